import type { Known } from './bank.ts'
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
  kth largest|smallest|longest|shortest|last, every second|third|other, each second|third,
  exactly k, k time, exactly two|three, at most k, at most one|two|three, at least k, at least two|three,
  change|replace|delete|remove|insert one|k,
  no two adjacent|consecutive|neighbouring, first and last together, only even|odd|positive|negative|prime,
  elements that are even|odd, decreasing, penalty|discount|surcharge, joker|asterisk, outermost|innermost,
  but never, rather than, for once, than usual, only those|such, left|leave|leaving alone|aside,
  take|taking|playing|play no part|role, not|never take|participate part, house|special|extra rule|rules,
  worth nothing|half|double|twice, pay|pays|cost|costs nothing|double|twice|two, even|odd position|index|place,
  counted|numbered from the right|end|back|top, count|counts for|as one|two|half|nothing, no more than two|three|four|five,
  longest|largest|smallest|biggest|shortest one|coin|number|stone|interval|element must|may|can|has|is|stays,
  third|fourth|fifth, five|six|seven|eight, minimum, rotated, almost, in binary, deeper|shallower, only once,
  any number of time, taken|used|chosen|visited|picked|counted several time, no|not|never .. more than once, in which no,
  left as it|they is|are, each other or not, may|can|could change|swap|switch|trade place, same set, has most, direct neighbour, standing before|after|behind,
  not above|below|over|under, but .. doe not, which|one is greater|larger|bigger|smaller|less,
  least one .. greater|smaller, if k|n|they is|are greater|larger|longer|smaller than,
  is|are|be not visited|used|touched, even length|size|sum, be|is|are even ~if|when|though|better|so|the|a
`
  .split(',')
  .map((phrase) => phrase.trim())

const known = new WeakMap<Known, ReadonlySet<string>>()

/** What the page says of the telltales that the problem's own wordings have not. */
export function telltalesIn(page: Words, entry: Known): string[] {
  const own = known.get(entry) ?? telltalesOf(wordsOfEntry(entry))
  known.set(entry, own)
  return TELLTALES.filter((phrase) => !own.has(phrase)).flatMap((phrase) => phraseIn(page, pattern(phrase)) ?? [])
}

function telltalesOf(words: Words): ReadonlySet<string> {
  return new Set(TELLTALES.filter((phrase) => says(words, pattern(phrase))))
}

function wordsOfEntry({ title, aliases, statement, constraints, thoughts, explanation, wordings }: Known): Words {
  return wordsOf([title, ...aliases, statement, ...constraints, ...thoughts, explanation, ...wordings].join('.\n'))
}
