import { expect, test } from 'vitest'
import { openBank } from './bank.ts'
import { clarificationsOf } from './clarifications.ts'

const bank = await openBank()

function left(slug: string, said: string): string {
  const entry = bank.entries.find((each) => each.slug === slug)
  if (entry === undefined) throw new Error(`no problem is called ${slug}`)
  return clarificationsOf(entry)
    .reduce((text, one) => text.replace(one, ''), said)
    .trim()
}

test.each([
  ['longest-substring-without-repeating-characters', 'picking scattered characters does not count'],
  ['maximum-subarray', 'skipping elements is not allowed'],
  ['longest-substring-without-repeating-characters', 'no skipping'],
  ['minimum-size-subarray-sum', 'without skipping any days'],
  ['subarray-sum-equals-k', 'Stretches that start or end at different places are counted separately'],
  ['majority-element-ii', 'The order in which you list the numbers does not matter'],
  ['compare-version-numbers', 'leading zeros are of no importance'],
  ['decode-string', 'digits are used for nothing but repeat counts'],
  ['container-with-most-water', 'boards standing in between do not get in the way'],
  ['two-sum', 'Using one element twice does not count as a pair'],
  ['word-ladder', 'startWord itself need not be in it'],
  ['word-break', 'not all words need to be used'],
  ['number-of-islands', 'cells that touch only at a corner are not connected'],
  ['house-robber', 'The street is not a circle'],
  ['single-number', 'The equal numbers need not stand side by side'],
  ['diameter-of-binary-tree', 'A path is not allowed to visit a node twice'],
  ['combination-sum', 'the same combination must not be listed twice'],
  ['path-sum-ii', 'A node with no children is called a leaf'],
  ['diameter-of-binary-tree', 'The path may pass through the root, but it does not have to'],
  ['diameter-of-binary-tree', 'It may, but need not, lead through the root'],
  ['binary-tree-maximum-path-sum', 'not necessarily at the root or at a leaf'],
  ['longest-increasing-path-in-a-matrix', 'no diagonals'],
  ['house-robber', 'any houses may be left alone'],
  ['longest-common-subsequence', 'but never changing their order'],
  ['longest-consecutive-sequence', 'For an empty array return 0'],
  ['jump-game', 'a stone with a 0 is a dead end, unless it happens to be the last'],
  ['minimum-path-sum', 'nothing else'],
  ['minimum-window-substring', 'If t has a letter three times, the piece must have it at least three times'],
  [
    'minimum-window-substring',
    'a character that occurs three times in t has to occur at least three times in the substring',
  ],
  ['minimum-window-substring', 'Further letters in between do no harm'],
  ['permutation-in-string', 'with no foreign letter in the piece'],
  ['partition-equal-subset-sum', 'the two need not get the same number of pieces'],
  ['valid-parentheses', 'Brackets may be nested to any depth'],
  ['longest-substring-without-repeating-characters', 'a subsequence with gaps is not a piece'],
  ['longest-substring-without-repeating-characters', 'upper and lower case count as different'],
  ['house-robber', 'the first and the last house are not neighbours (unless there are only two)'],
  ['minimum-size-subarray-sum', 'hitting the value exactly is not required'],
  ['path-sum', 'stopping halfway at an inner node does not count'],
  ['subtree-of-another-tree', 'a matching upper part with further nodes below it does not count'],
  ['set-matrix-zeroes', 'the zeros you write yourself must not spread further'],
  ['diameter-of-binary-tree', 'The values in the nodes play no role'],
  ['valid-sudoku', 'It does not matter whether the puzzle has a solution'],
  ['string-compression', 'whatever is left in the cells beyond is of no interest'],
  ['surrounded-regions', 'A group that reaches the border anywhere is safe as a whole'],
  ['subtree-of-another-tree', 'Partial agreement, with further nodes underneath, does not count'],
  ['validate-binary-search-tree', 'That is not sufficient, as the second example illustrates'],
  ['set-matrix-zeroes', 'Only the original zeros count'],
  ['n-queens', 'Solutions that are reflections of one another are still different solutions here'],
  ['reverse-linked-list', 'An empty train stays empty'],
  ['reverse-linked-list', 'An empty train stays an empty train'],
  ['ransom-note', 'there is no need to use them all'],
  ['kth-smallest-element-in-a-bst', 'whatever hangs to the left of a node is smaller than it'],
  ['kth-smallest-element-in-a-bst', 'smaller prices on the left of a node, greater ones on the right'],
  ['best-time-to-buy-and-sell-stock-with-cooldown', 'Fees do not exist in this exercise'],
  ['balanced-binary-tree', "Looking at the root alone won't do"],
  ['minimum-window-substring', 'Between and around them there may be any other characters'],
  ['minimum-window-substring', 'order plays no role'],
  ['word-search', 'Capital and small letters are different letters'],
  ['longest-substring-without-repeating-characters', 'so that a subsequence such as "pwke" in "pwwkew" does not count'],
  ['longest-substring-without-repeating-characters', 'you cannot skip songs'],
  ['3sum', 'The order of the triplets, and the order of the elements in a triplet, are of no importance'],
  ['meeting-rooms', 'Two meetings of which one ends exactly when the other begins are no conflict'],
  ['rotate-image', 'A mosaic of one tile stays as it is'],
  ['min-cost-to-connect-all-points', 'A single point costs 0'],
  ['decode-ways', '"06" is not the same as "6"'],
  ['validate-binary-search-tree', 'a grandchild can break the rule too'],
  ['contains-duplicate-ii', 'a distance of exactly k is still close enough'],
  ['graph-valid-tree', 'no road leads from a village to itself'],
  ['isomorphic-strings', 'Remember to check both directions'],
  ['n-queens', 'Mirror and rotated boards count as different solutions'],
  ['remove-element', 'It is of no importance what is left in the places after that, or how long the array is'],
  ['container-with-most-water', "the lines between them don't take up any room"],
  ['remove-all-adjacent-duplicates-in-string', 'Watch out: exactly two letters vanish at a time'],
  ['fruit-into-baskets', 'as soon as you come to a tree whose fruit fits in neither basket, you have to stop'],
  ['car-fleet', 'No two boats begin at the same place'],
  ['spiral-matrix', 'It stops as soon as every square has been swept'],
  ['trapping-rain-water', 'At both ends the water runs off'],
  ['trapping-rain-water', 'Water that would run over the left or the right edge is lost'],
  ['group-anagrams', 'A word with no partner forms a group of its own'],
  ['number-of-connected-components-in-an-undirected-graph', 'A pupil without friends has a table to himself'],
  ['maximum-depth-of-binary-tree', 'A burrow without rooms has depth 0'],
  ['set-matrix-zeroes', 'Zeros that arise in this way spread no further'],
  ['valid-palindrome', 'A line without any letters or digits counts as a palindrome'],
  ['daily-temperatures', 'An equally warm day does not count as warmer'],
  ['jump-game', 'From a stone with 0 you get nowhere'],
  ['decode-ways', '"07" is no code of a letter'],
  ['koko-eating-bananas', 'He never works on two heaps in the same hour'],
  ['capacity-to-ship-packages-within-d-days', 'A crate is never divided'],
])('on a page about %s, it asks nothing that %s', (slug, said) => {
  expect(left(slug, `${said}.`)).toBe('.')
})

test.each([
  ['longest-common-subsequence', 'Picking scattered characters does not count'],
  ['house-robber-ii', 'The street is not a circle'],
  ['longest-substring-without-repeating-characters', 'picking vowels does not count'],
  ['word-ladder', 'endWord itself need not be in it'],
  ['diameter-of-binary-tree', 'The path must pass through the root'],
  ['word-ladder', 'startWord itself must be in it'],
  ['permutations', 'not all numbers need to be used'],
  ['combination-sum', 'the same number must not be listed twice'],
  ['number-of-islands', 'cells that touch only at a corner are connected'],
  ['path-sum-ii', 'not necessarily at the root'],
  ['longest-common-prefix', 'For an empty array return 0'],
  ['house-robber', 'no house may be left alone'],
  ['jump-game', 'a stone with a 1 is a dead end'],
  ['minimum-window-substring', 'If t has a letter twice, the piece must have it three times'],
  ['longest-common-subsequence', 'Further letters in between do no harm'],
  ['partition-equal-subset-sum', 'the two must get the same number of pieces'],
  ['surrounded-regions', 'A group that reaches the bottom is safe as a whole'],
  ['set-matrix-zeroes', 'Only the first zeros count'],
  ['ransom-note', 'you may not use them all'],
  ['kth-smallest-element-in-a-bst', 'whatever hangs to the left of a node is larger than it'],
  ['best-time-to-buy-and-sell-stock-with-transaction-fee', 'there is no fee'],
  ['balanced-binary-tree', 'looking at the root alone is enough'],
  ['longest-common-prefix', 'Capital and small letters are the same'],
  ['valid-palindrome', 'Capital and small letters are different'],
  ['combination-sum-iv', 'The order of the combinations does not matter'],
  ['merge-intervals', 'Two meetings of which one ends exactly when the other begins are no conflict'],
  ['reverse-nodes-in-k-group', 'A group of one node stays as it is'],
  ['contains-duplicate-ii', 'a distance of exactly k is too far'],
  ['n-queens', 'Mirror and rotated boards count as one solution'],
  ['container-with-most-water', 'the lines between them take up room'],
  ['remove-all-adjacent-duplicates-in-string', 'Groups of exactly two letters vanish'],
  ['fruit-into-baskets', 'as soon as you come to a tree of type 0, you have to stop'],
  ['car-fleet', 'Two boats begin at the same place'],
  ['spiral-matrix', 'It stops as soon as a zero is met'],
  ['trapping-rain-water', 'At the left end the water runs off, at the right end there is a wall'],
  ['group-anagrams', 'A word with no partner is left out'],
  ['number-of-connected-components-in-an-undirected-graph', 'A pupil without friends needs no table'],
  ['daily-temperatures', 'An equally warm day counts as warmer'],
  ['koko-eating-bananas', 'He may work on two heaps in the same hour'],
  ['capacity-to-ship-packages-within-d-days', 'A crate may be divided'],
])('on a page about %s, it may ask for something else that %s', (slug, said) => {
  expect(left(slug, `${said}.`)).toBe(`${said}.`)
})

test('the order in which examples are shown is none that is asked for, where any will do', () => {
  expect(left('permutations', 'Any order is fine (we list them lexicographically).')).toBe('Any order is fine ().')
  expect(left('subsets', 'They may come in any sequence, but the examples have them sorted.')).toBe(
    'They may come in any sequence, but .',
  )
  const asked = 'Return them in any order, each sorted. We want them lexicographically.'
  expect(left('permutations', asked)).toBe(asked)
})
