import type { Known } from './bank.ts'
import { denies, type Words, wordsOf } from './text.ts'

/*
 * What a common term means is told on many a page, and asks nothing new; but a page may also give a term another meaning.
 * So a definition is one only in the words that its term is told in everywhere.
 */

const OF_SEQUENCES = `sequence element letter character number value array string list original order relative position remaining
  contiguous consecutive adjacent block part within derived obtained formed made got created taken by from deleting
  removing dropping leaving leave left out keep keeping change changing disturbing some any zero more possibly even none
  nonempty gap row side stand need remain rest skipped what after deleted removed dropped without in it them can may but or and not no new another that which`
const OF_WORDS = `word string phrase text letter character number read same forward forwards backward backwards reverse reversed
  mirrored as from both direction left right end formed made rearranging rearranged reordering another different typically
  using use every all original exactly once each leaving none out it by order in again`
const OF_TREES = `tree node root child children left right subtree key value less smaller greater larger than every each all
  both also must only contain binary search valid no without has have that longest shortest path number edge along from
  down to farthest nearest leaf level distance one single just it`

/** Terms, and the words in which each is defined. */
const DEFINED: [terms: string, words: string][] = [
  ['subsequence subarray substring prefix suffix', `${OF_SEQUENCES} beginning start end front`],
  ['palindrome palindromic anagram permutation', OF_WORDS],
  ['tree bst leaf depth height', OF_TREES],
]
const BEGINNING = words('note that recall remember here a an the of is are')
const CONNECTING = words('a an the of is are be i e so this its to in with and or if')

const VOCABULARIES = DEFINED.map(([terms, defining]) => ({ terms: words(terms), defining: words(defining) }))
/** What is denied in a definition is what its term does not ask for. */
const DENIED_THERE =
  /some or no|(?:no|without|not) (?:gap|child|any child|letter .. out)|(?:need not|not necessarily)(?: be)? (?:contiguous|consecutive|adjacent)|no (?:element|letter|character) (?:left out|skipped)|is (?:no|not a) leaf/

/** Whether a sentence defines a common term that the problem is told with, and gives it no other meaning. */
export function isDefinition(sentence: Words, entry: Known): boolean {
  const at = sentence.findIndex((word) => !BEGINNING.has(word))
  const defined = VOCABULARIES.find(({ terms }) => sentence.slice(at, at + 3).some((word) => terms.has(word)))
  if (!defined || !isToldWith(entry, defined.terms, sentence.slice(at, at + 3))) return false
  const { terms, defining } = defined
  const isUsual = sentence.slice(at).every((word) => terms.has(word) || defining.has(word) || CONNECTING.has(word))
  return (
    isUsual &&
    !sentence
      .join(' ')
      .replace(DENIED_THERE, '')
      .split(' ')
      .some((word) => word !== 'without' && denies(word))
  )
}

function isToldWith({ statement, wordings }: Known, terms: ReadonlySet<string>, beginning: Words): boolean {
  const used = beginning.filter((word) => terms.has(word))
  return [statement, ...wordings].some((text) => {
    const told = new Set(wordsOf(text))
    return used.every((word) => told.has(word))
  })
}

function words(list: string): ReadonlySet<string> {
  return new Set(wordsOf(list))
}
