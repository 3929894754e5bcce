import { type Known, toldOf } from './bank.ts'
import { pattern, phraseIn, says, type Words, wordsOf } from './text.ts'

/**
 * Phrases that make another problem of nearly any: where none of a problem's own wordings has one and a page does, the page
 * may ask for something else.
 */
const TELLTALES = `
  modulo|mod ~noise|case|punctuation|order|permutation|rotation, half ~an|hour|past|point|points|empty|full|mark|marks|adder|finished|filled|done|completed|forgotten|asleep|past, average, median, ~no|show difference ~between, ~no|show difference between ~capital|capitals|upper|uppercase|lower|lowercase|small,
  product ~code|name|id|page|line|price|catalogue|catalog|label|manager|team,
  cubed, cube of ~the, sum|sums|difference|power|root .. cube|cubes ~in|on|at, ~n squared ~paper, prime, manhattan, ~never|not|nor|no doubled|tripled|halved, vowel, ~never|not|nor descending,
  lexicographical|lexicographically|lexicographic, alphabetical|alphabetically, reversed, wildcard, subsequence,
  subarray, prefix ~sum|sums|suffix|max|min|maxima|product, suffix ~sum|sums|max|min|maxima|product|array, palindromic, nonoverlapping, shortest, closest, exceeding, ~entrance|entry|admission fee, cooldown, older than,
  throw|throws|raise|raises .. exception|error,
  how many call|operation, second|third largest|smallest|longest|shortest|highest|lowest|biggest|best|occurrence|last,
  kth largest|smallest|longest|shortest|last, k time, exactly two|three, at most k, at least k, at least two|three,
  change|replace|delete|remove|insert one|k, no two adjacent|consecutive|neighbouring, first and last together,
  ~of only even|odd|positive|negative|prime ~if|when|though, elements that are even|odd, penalty|discount|surcharge, joker|asterisk,
  but never ~diagonally|diagonal|across|over|through|empty|more|both|go|goes|turn|turns|return|returns, but never go|goes|turn|turns ~back|backward|backwards|round|around, ~and only those|such ~keep|k|n, left|leave|leaving alone|aside ~otherwise, take|taking|playing|play no part|role,
  not|never take|participate part, house|special|extra rule|rules ~forbid|forbids, house|special|extra rule|rules forbid|forbids ~two|that, worth nothing|half|double|twice,
  pay|pays|cost|costs nothing|double|twice|two, even|odd position|index|place|number|length|size,
  counted|numbered from the right|end|back|top, count|counts for|as half|nothing, no more than two|three|four|five,
  longest|largest|smallest|biggest|shortest one|coin|number|stone|interval|element must|may|can|has|is|stays, rotated,
  deeper|shallower, taken|used|chosen|visited|picked|counted several time, no|not|never .. more than once,
  left as it|they is|are, shorter|fewer than two|three|four|five|2|3|4|5, each other or not, may|can|could change|swap|switch|trade place, same set, has most,
  case .. same|alike|equal|identical|ignored|insensitive, case .. count|counts|counted|treated|taken .. same|alike|equal|one, capital|capitals|uppercase .. same|alike|ignored, no difference .. capital|capitals|case|uppercase|letters, insensitive,
  direct neighbour, standing before|after|behind, not above|below|over|under, least one .. greater|smaller,
  if k|n|they is|are greater|larger|longer|smaller than, is|are|be not visited|touched, is|are|be not used ~up,
  only every|each second|third|other, every|each second|third call|time|request, change|replace|delete|remove|insert at most|up one|k
`
  .split(',')
  .map((phrase) => phrase.trim())

/** More of them, for what asks for a function: pages about a class say them of its methods. */
export const TELLTALES_OF_FUNCTIONS = [
  'one|1 or two|2',
  'furthest|farthest ~from|apart|away|left|right',
  'days|times running',
]

/** All of them, for a page whose examples leave open which of many problems is asked for. */
export const TELLTALES_OF_OPEN_PAGES = [
  ...TELLTALES_OF_FUNCTIONS,
  'last ~week|night|time|year|month|round|interview|summer|five|ten|few',
  'several',
  'unlike',
  'more than ~one|once|are',
  'up to two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10 ~row|column|letter|character|element|number|node|word|string',
  'more|longer|further|farther|larger|bigger|greater|higher|deeper than two|three|four|five|six|2|3|4|5|6',
  'may|can be used|taken|counted|visited|chosen|entered again|twice|repeatedly|more|several',
  'anything more|beyond|else',
]

/** What is as much as to say a phrase: where that is told of a problem, the phrase is no news. */
const SAID_OTHERWISE: [phrase: RegExp, others: string[]][] = [
  [/^reversed$/, ['reversed|reverse|reversing|backward|backwards|palindrome|mirror']],
  [
    /\bdescending$/,
    ['descending|decreasing|falling', 'highest|largest|greatest|biggest|most|frequent|commonest first'],
  ],
  [/^shortest$/, ['shortest|short|fewest|minimum|min|minimal|smallest|quickest|soonest|earliest|few', '~at least']],
  [/^last (?:row|column)/, ['bottom|lowest|right|rightmost|south|southern|east|eastern']],
  [/^(?:furthest|farthest)\b/, ['longest path']],
  [/^closest$/, ['closest|nearest|closer|nearer|close|near', 'lowest|deepest common', 'lowest|deepest node']],
  [/(?:^| )difference\b(?! between)/, ['difference|differ|apart|abs|absolute|distance|closest|nearest|minus']],
  [
    /^(?:height|depth) difference/,
    ['height|heights|depth|depths .. differ|differs', 'differ|differs .. height|heights|depth|depths'],
  ],
  [/^average$/, ['average|mean|half']],
  [/^rotated$/, ['rotated|rotate|rotating|rotation|turn|turned|turning']],
  [/^several$/, ['several|multiple|many|any', 'more than one']],
  [/^no difference/, ['ignoring|ignored|regardless .. case', 'uppercase .. lowercase', 'case .. ignored|matter']],
  [/running$/, ['two adjacent|consecutive|neighbouring|neighboring']],
  [/^(?:second|third) /, ['kth|nth|ith', 'k largest|smallest|biggest|highest|lowest']],
  [
    /^(?:even|odd) (?:number|length|size)/,
    ['size|length|number|count|many .. even|odd', 'even|odd .. size|length|number|count|many'],
  ],
  [/twice$/, ['twice|repeat|repeated|duplicate', 'more than once', 'exactly|only|most|just once']],
  [/^direct neighbour$/, ['neighbour|neighbor|adjacent|neighbouring|neighboring', 'next to']],
  [/^no two (?:adjacent|consecutive|neighbouring)$/, ['two|both|of adjacent|consecutive|neighbouring|neighboring']],
  [/^exactly (\w+)$/, ['only|just|precisely|single $1']],
  [/^(?:no|not|never|nor) \w+ than (\w+)$/, ['at most $1', 'up to $1', '$1 .. at most', '$1 at the most']],
  [/^at most (\w+)$/, ['no|not|never|nor ~.|and|or than $1', 'up to $1', '$1 .. at most', '$1 at the most']],
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
      if (found === null || names.includes(found) || isNamed(phrase, found, names)) return []
      return [phrase, ...otherwise(found)].some((one) => says(own, pattern(one))) ? [] : [found]
    }),
  )
  return [...said]
}

/** Whether all that a phrase seeks, but for the words that must not be there, is a name on the page. */
function isNamed(phrase: string, found: string, names: readonly string[]): boolean {
  const [sought = [], ...others] = pattern(phrase).flatMap((part) =>
    typeof part === 'string' || part.isOther ? [] : [[...part.words]],
  )
  return others.length === 0 && sought.some((word) => names.includes(word) && found.split(' ').includes(word))
}

function otherwise(found: string): string[] {
  return SAID_OTHERWISE.flatMap(([phrase, others]) => {
    const [, number = ''] = phrase.exec(found) ?? []
    return phrase.test(found) ? others.map((other) => other.replaceAll('$1', number)) : []
  })
}

function wordsOfEntry(entry: Known): Words {
  return wordsOf(toldOf(entry).join('.\n'))
}
