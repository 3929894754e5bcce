import type { Known } from './bank.ts'
import { CLAUSES } from './conditions.ts'
import { pattern, phraseIn, says, type Words, wordsOf } from './text.ts'

/**
 * Phrases that make another problem of nearly any: where none of a problem's own wordings has one and a page does, the page
 * may ask for something else.
 */
const TELLTALES = `
  modulo|mod, divisible, half, average, median, difference, product, cube|cubed, squared, prime, manhattan, absolute,
  doubled|tripled|halved, odd, digit, vowel, descending, lexicographical|lexicographically|lexicographic,
  alphabetical|alphabetically, circular|circularly, diagonal|diagonally, reversed, wildcard, subsequence,
  subarray, substring, prefix, suffix, palindromic, nonoverlapping, leaf, shortest, closest, nearest,
  exceeding, except, ignoring, skip, fee, cooldown, exception, older than, how many call|operation,
  second|third largest|smallest|longest|shortest|highest|lowest|biggest|best|occurrence|last,
  kth largest|smallest|longest|shortest|last, every|each second|third|fourth|fifth,
  exactly k, k time, exactly two|three, at most k, at most one|two|three, at least k, at least two|three,
  change|replace|delete|remove|insert one|k,
  no two adjacent|consecutive|neighbouring, first and last together, only even|odd|positive|negative|prime,
  elements that are even|odd, decreasing, penalty|discount|surcharge, joker|asterisk, outermost|innermost,
  but never, rather than, for once, than usual, only those|such, left|leave|leaving alone|aside,
  take|taking|playing|play no part|role, not|never take|participate part, house|special|extra rule|rules,
  worth nothing|half|double|twice, pay|pays|cost|costs nothing|double|twice|two, even|odd position|index|place,
  counted|numbered from the right|end|back|top, count|counts for|as half|nothing, no more than two|three|four|five,
  longest|largest|smallest|biggest|shortest one|coin|number|stone|interval|element must|may|can|has|is|stays,
  five|six|seven|eight, minimum|min, rotated, almost, in binary, deeper|shallower, only once,
  any number of time, taken|used|chosen|visited|picked|counted several time, no|not|never .. more than once, in which no,
  left as it|they is|are, each other or not, may|can|could change|swap|switch|trade place, same set, has most, direct neighbour, standing before|after|behind,
  not above|below|over|under,
  least one .. greater|smaller, if k|n|they is|are greater|larger|longer|smaller than,
  is|are|be not visited|used|touched, even length|size|sum, be|is|are even ~if|when|though|better|so|the|a
`
  .split(',')
  .map((phrase) => phrase.trim())

/** More of them, for what asks for a function: pages about a class say them of its methods. */
export const TELLTALES_OF_FUNCTIONS = [
  'at least ~one|1|once|a',
  'one|1 or two|2',
  'between any two',
  'furthest|farthest ~from|apart|away',
  'days|times running',
]

/** Clauses that honest pages of any problem say at times. */
const COMMON = new Set([
  'as well',
  'other than',
  'instead',
  'no longer',
  'nothing|none|all but',
  'none of',
  'only if|when|where',
  'wherever|whichever|whenever',
  'multiple|divisible|remainder',
  'must|may|shall|can|should only',
  'has|have|is|are|ought to contain|include|stand|lie|come|begin|start|end|pass|have',
  '~contain|consist|of|hold|is|are|has|have|with nothing but',
  'not|never|neither allowed|permitted|admitted',
  'not|never|neither|longer allowed|permitted|admitted',
  'only|just between|every|each|two|even|odd|negative|positive|neighbouring|adjacent',
  'larger|greater|smaller|less|longer|shorter|fewer|higher|lower|bigger than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
  '~left above|below|under|over zero|one|two|three|four|five|ten|2|3|4|5',
  'limit|limited|capped|ceiling|cap',
  'circular|cyclic|wrap|wraps',
  'suffices|suffice',
  'is|are|be enough|sufficient',
  'every other',
  'every second|third|other',
  'only|just one ~and|valid|answer|solution|correct|possible|pair|such|way|result',
  'is|are|get|gets|be gone|lost|thrown|swept|dropped',
  'count|counts|go|goes|belong together',
  'stay|stand|remain|keep in|at|their|its|where place|they|it',
])

/** Words that set a condition: many a page has one that changes nothing, so they are heard where the examples settle little. */
const OF_CONDITIONS = `
  exactly ~once|one, last, again, several, half, unlike, unlimited, twice, distinct, more than ~one|once, at most, at a time,
  ~the|to|from|upper|lower|top|bottom|up|its|down left ~to|and|or|subtree|child|corner|right|of|over|out
`
  .split(',')
  .map((word) => word.trim())

/** All of them, for a page whose examples leave open which of many problems is asked for. */
export const TELLTALES_OF_OPEN_PAGES = [
  ...TELLTALES_OF_FUNCTIONS,
  ...[...CLAUSES.conditions, ...CLAUSES.asides].filter((clause) => !COMMON.has(clause)),
  ...OF_CONDITIONS,
]

/** What is as much as to say a phrase: where that is told of a problem, the phrase is no news. */
const SAID_OTHERWISE: [phrase: RegExp, others: string[]][] = [
  [/^(?:except|apart from|aside from|other than)$/, ['except', 'apart|aside from', 'other than']],
  [/^min(?:imum)?$/, ['minimum|min|minimal|smallest|lowest|fewest|shortest|cheapest|few', '~at least']],
  [/^reversed$/, ['reversed|reverse|reversing|backward|backwards|palindrome|mirror']],
  [/^at least(?: (?:have|has|to|must|are|is|in))?$/, ['minimum|min|minimal|smallest|lowest|fewest|few', '~at least']],
  [/^only once$/, ['exactly|just|precisely once', 'single', 'one|1 time']],
  [/^shortest$/, ['shortest|short|fewest|minimum|min|minimal|smallest|quickest|soonest|earliest|few', '~at least']],
  [/^(?:closest|nearest)$/, ['closest|nearest|closer|nearer|close|near']],
  [/^(?:difference|absolute)$/, ['difference|differ|apart|abs|absolute|distance|closest|nearest|minus']],
  [/^average$/, ['average|mean|half']],
  [/^distinct$/, ['distinct|different|unique|unlike|duplicate']],
  [/^rotated$/, ['rotated|rotate|rotating|rotation|turn|turned|turning']],
  [/^several$/, ['several|multiple|many|any', 'more than one']],
  [/^again$/, ['again|repeat|repeated|repeatedly|recursively|next|further']],
  [
    /^any number of time$/,
    ['many|several|multiple time', 'again and again', 'more than once', 'unlimited|infinite', 'often'],
  ],
  [/twice$/, ['twice|repeat|repeated|duplicate', 'more than once', 'exactly|only|most|just once']],
  [/^direct neighbour$/, ['neighbour|neighbor|adjacent|neighbouring|neighboring', 'next to']],
  [/^no two (?:adjacent|consecutive|neighbouring)$/, ['two|both|of adjacent|consecutive|neighbouring|neighboring']],
  [/^exactly (\w+)$/, ['only|just|precisely|single $1']],
  [/^(?:no|not|never|nor) \w+ than (\w+)$/, ['at most $1', 'up to $1', '$1 .. at most', '$1 at the most']],
  [/^at most (\w+)$/, ['no|not|never|nor ~.|and|or than $1', 'up to $1', '$1 .. at most', '$1 at the most']],
  [
    /^(?:no|not|never) more than one$|^at most one$/,
    ['only|just|exactly|but|single|the one|1', 'a single', 'one or none|no'],
  ],
  [
    /^at most$/,
    ['no|not|never more|larger|longer|greater|later|higher|further|farther than', 'up to', 'exceed|exceeding|limit'],
  ],
  [
    /^(?:change|replace|delete|remove|insert) one$/,
    ['change|flip|turn|switch|replace|delete|remove|insert a|any|one|single'],
  ],
]

const known = new WeakMap<Known, Words>()

/**
 * What the page says of the telltales, and of the others given, that the problem's own wordings have not.
 *
 * @param names single words that are names on the page, and so tell nothing
 */
export function telltalesIn(
  page: Words,
  entry: Known,
  others: readonly string[] = [],
  names: readonly string[] = [],
): string[] {
  const own = known.get(entry) ?? wordsOfEntry(entry)
  known.set(entry, own)
  const said = new Set(
    [...TELLTALES, ...others].flatMap((phrase) => {
      const found = phraseIn(page, pattern(phrase))
      if (found === null || names.includes(found)) return []
      return [phrase, ...otherwise(found)].some((one) => says(own, pattern(one))) ? [] : [found]
    }),
  )
  return [...said]
}

function otherwise(found: string): string[] {
  return SAID_OTHERWISE.flatMap(([phrase, others]) => {
    const [, number = ''] = phrase.exec(found) ?? []
    return phrase.test(found) ? others.map((other) => other.replaceAll('$1', number)) : []
  })
}

function wordsOfEntry({ title, aliases, statement, constraints, thoughts, explanation, wordings }: Known): Words {
  return wordsOf([title, ...aliases, statement, ...constraints, ...thoughts, explanation, ...wordings].join('.\n'))
}
