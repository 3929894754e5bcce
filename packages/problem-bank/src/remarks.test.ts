import { expect, test } from 'vitest'
import { type BankEntry, openBank } from './bank.ts'
import { matchProblem, warmUp } from './match.ts'
import { page } from './pages-for-tests.ts'
import { openRehearsals } from './rehearse.ts'
import { denialsIn } from './remarks.ts'

const bank = await openBank()
const rehearsals = openRehearsals(bank)
await warmUp(bank, rehearsals)

const entryOf = (slug: string): BankEntry => {
  const entry = bank.entries.find((each) => each.slug === slug)
  if (!entry) throw new Error(`no problem ${slug}`)
  return entry
}

test.each([
  ['two-sum', 'If there is no such pair, return -1.'],
  ['find-first-and-last-position', 'lf target is not in the array return [-1, -1].'],
  ['two-sum', 'You must not use any extra memory.'],
  ['sort-colors', 'Sort them by your own code and not by calling a sort.'],
  ['two-sum', 'The order of the two indices does not matter.'],
  ['merge-intervals', 'The intervals are not necessarily sorted.'],
  ['two-sum', 'It is guaranteed that no two numbers are equal.'],
  ['rotate-image', 'The matrix is to be modified, and no second matrix may be allocated.'],
  ['rotate-image', 'Never build another matrix.'],
  ['move-zeroes', 'You must not copy the array.'],
  ['move-zeroes', 'Making a copy of it is not permitted.'],
  ['3sum', 'Neither the order of the triplets nor the order of the numbers in a triplet matters.'],
  ['group-anagrams', "Order doesn't matter, neither of the groups nor within a group."],
  ['find-minimum-in-rotated-sorted-array', 'Some elements were moved from the front to the back, perhaps none.'],
  ['permutations', 'No number occurs twice.'],
  ['evaluate-reverse-polish-notation', 'The expression is always valid and never divides by zero.'],
  ['majority-element', 'There is no need to check that it exists.'],
  ['longest-increasing-subsequence', 'The elements need not be adjacent.'],
  ['majority-element', 'You can take it for granted that it is never missing.'],
])('it denies nothing of what is asked in %s: %s', (slug, sentence) => {
  expect(denialsIn(sentence, entryOf(slug))).toEqual([])
})

test.each([
  // What the comparison looks at, or what the arrangement is made of.
  ['permutations', 'The order of the numbers in an arrangement does not matter.'],
  ['longest-common-subsequence', 'The order of the characters does not matter.'],
  // What the problem demands.
  ['maximum-subarray', 'The elements need not be contiguous.'],
  ['binary-search', 'The array is not sorted.'],
  ['valid-parentheses', 'Not every bracket has to be closed.'],
  // Nothing says that these are all different.
  ['contains-duplicate', 'No number occurs twice.'],
  ['rotate-image', 'No second row may be moved.'],
  ['decode-string', 'You must not copy a letter.'],
])('it denies something of what is asked in %s: %s', (slug, sentence) => {
  expect(denialsIn(sentence, entryOf(slug))).not.toEqual([])
})

/** Told in the plainest way, by examples that hardly any twist contradicts. */
const PAGES = {
  'word-break': [
    'Given a string s and a dictionary of strings wordDict, return true if s can be segmented into a space-separated sequence of one or more dictionary words.',
    [{ s: 'leetcode', wordDict: ['leet', 'code'] }, true],
    [{ s: 'applepenapple', wordDict: ['apple', 'pen'] }, true],
    [{ s: 'catsandog', wordDict: ['cats', 'dog', 'sand', 'and', 'cat'] }, false],
  ],
  'kth-smallest-element-in-a-bst': [
    'Given the root of a binary search tree, and an integer k, return the kth smallest value (1-indexed) of all the values of the nodes in the tree.',
    [{ root: [3, 1, 4, null, 2], k: 1 }, 1],
    [{ root: [5, 3, 6, 2, 4, null, null, 1], k: 3 }, 3],
  ],
  '3sum': [
    'Given an integer array nums, return all the triplets of elements at three different places whose sum is zero. The same triplet must not be listed twice.',
    [{ nums: [-1, 0, 1, 2, -1, -4] }, [[-1, -1, 2] as number[], [-1, 0, 1]]],
    [{ nums: [0, 1, 1] }, []],
  ],
  'two-sum': [
    'Given an array of integers nums and an integer target, return indices of the two numbers such that they add up to target. You may assume that each input would have exactly one solution.',
    [{ nums: [2, 7, 11, 15], target: 9 }, [0, 1]],
    [{ nums: [3, 2, 4], target: 6 }, [1, 2]],
  ],
  'valid-parentheses': [
    'Given a string s containing just the characters ( ) { } [ ], determine if the brackets are closed by brackets of the same type and in the correct order.',
    [{ s: '()[]{}' }, true],
    [{ s: '(]' }, false],
  ],
  'valid-anagram': [
    'Given two strings s and t, return true if t is an anagram of s, and false otherwise.',
    [{ s: 'anagram', t: 'nagaram' }, true],
    [{ s: 'rat', t: 'car' }, false],
  ],
  'jump-game': [
    'You are given an integer array nums. You start at the first index, and each element is your maximum jump length at that position. Return true if you can reach the last index, or false otherwise.',
    [{ nums: [2, 3, 1, 1, 4] }, true],
    [{ nums: [3, 2, 1, 0, 4] }, false],
  ],
  'house-robber': [
    'A robber plans to rob houses along a street. Given an integer array nums with the amount of money of each house, return the maximum amount of money he can rob tonight without robbing two adjacent houses.',
    [{ nums: [1, 2, 3, 1] }, 4],
    [{ nums: [2, 7, 9, 3, 1] }, 12],
  ],
} as const satisfies Record<string, readonly [string, ...Parameters<typeof page>[2]]>

type Told = keyof typeof PAGES

const doubtsOn = async (slug: Told, sentence: string) => {
  const [statement, ...examples] = PAGES[slug] as readonly [string, ...Parameters<typeof page>[2]]
  return (await matchProblem(bank, rehearsals, page('', `${statement} ${sentence}`, examples)))?.doubts
}

test.each<[Told, string]>([
  ['word-break', 'A word may be used as often as needed, and not every word has to be used.'],
  ['kth-smallest-element-in-a-bst', 'You may assume that the tree has at least k nodes.'],
  ['3sum', 'Neither the order of the triplets nor the order of the numbers in a triplet matters.'],
  ['two-sum', 'The order of the two indices does not matter.'],
  ['two-sum', 'An element cannot be paired with itself.'],
  ['house-robber', 'Not every house has to be robbed.'],
])('a page that leaves free what %s leaves free is in no doubt: %s', async (slug, sentence) => {
  expect(await doubtsOn(slug, sentence)).toEqual([])
})

test.each<[Told, string]>([
  ['word-break', 'A word may be used as often as needed, and not every letter has to be covered.'],
  ['kth-smallest-element-in-a-bst', 'A node counts if the tree below it has at least k nodes.'],
  ['3sum', 'The signs of the numbers do not matter.'],
  ['two-sum', 'The two numbers need not be at different places.'],
  ['two-sum', 'The signs of the numbers do not matter.'],
  ['valid-parentheses', 'Brackets need not be closed by the same type.'],
  ['valid-parentheses', 'Not every bracket has to be closed.'],
  ['valid-parentheses', 'The order of the closing brackets does not matter.'],
  ['valid-anagram', 'The number of times a letter occurs does not matter.'],
  ['valid-anagram', 'One letter need not have a partner.'],
  ['jump-game', 'A jump must not be shorter than the element says.'],
  ['house-robber', 'He must never leave three houses in a row untouched.'],
  ['house-robber', 'Not all neighbours have to be left alone.'],
])('a page that leaves free what %s demands is in doubt: %s', async (slug, sentence) => {
  expect(await doubtsOn(slug, sentence)).not.toEqual([])
})
