import { expect, test } from 'vitest'
import { type Json, openBank } from './bank.ts'
import { matchProblem, warmUp } from './match.ts'
import { withNegationsMoved, withoutPermissions } from './negations.ts'
import { page } from './pages-for-tests.ts'
import { openRehearsals } from './rehearse.ts'
import { wordsOf } from './text.ts'

const bank = await openBank()
const rehearsals = openRehearsals(bank)
await warmUp(bank, rehearsals)

test.each([
  ['None of the coins may be used again', 'of the coin may not be used again'],
  ['No word of the dictionary may appear twice', 'word of the dictionary may not appear twice'],
  ['Using a coin a second time is ruled out', 'not using a coin a second time'],
  ['Such intervals fail to overlap', 'such interval not overlap'],
  ["A coin can't be used again", 'a coin can not be used again'],
  ["A coin won't count twice, nor shan't it be used", 'a coin will not count twice nor shall not it be used'],
  ['By no means is a capital equal to a small letter', 'not is a capital equal to a small letter'],
  ['Take the first rather than the last', 'take the first not the last'],
])('a negation is put where it is sought: %s', (sentence, moved) => {
  expect(withNegationsMoved(wordsOf(sentence)).join(' ')).toBe(moved)
})

test.each([
  ['Such a path does not have to lead through the root', 'such a path doe'],
  ["The path doesn't need to pass it, and it may bend", 'the path and it may bend'],
  ['It need not be contiguous', 'it'],
  ['You are not required to sort them', 'you are'],
  ['Not every word has to be used', ''],
  ['It does not have a root', 'it doe not have a root'],
])('what is left free is not said: %s', (sentence, left) => {
  expect(withoutPermissions(wordsOf(sentence)).join(' ')).toBe(left)
})

type Shown = { title: string; statement: string; examples: [Record<string, Json>, Json][] }

const WORD_BREAK: Shown = {
  title: 'Word Break',
  statement:
    'Given a string s and a dictionary of strings wordDict, return true if s can be segmented into a space-separated sequence of one or more dictionary words.',
  examples: [
    [{ s: 'leetcode', wordDict: ['leet', 'code'] }, true],
    [{ s: 'catsan', wordDict: ['cats', 'dog'] }, false],
  ],
}
const COIN_CHANGE: Shown = {
  title: 'Coin Change',
  statement:
    'You are given an integer array coins representing coins of different denominations and an integer amount. Return the fewest number of coins that make up that amount, or -1 if it cannot be made up. You may assume that you have an infinite number of each kind of coin.',
  examples: [
    [{ coins: [1, 2], amount: 3 }, 2],
    [{ coins: [2], amount: 3 }, -1],
  ],
}
const PALINDROME: Shown = {
  title: 'Valid Palindrome',
  statement:
    'Given a string s, return true if it reads the same forward and backward after removing all non-alphanumeric characters.',
  examples: [
    [{ s: 'race a car' }, false],
    [{ s: 'never odd or even' }, true],
  ],
}
const MERGE: Shown = {
  title: 'Merge Intervals',
  statement:
    'Given an array of intervals where intervals[i] = [starti, endi], merge all overlapping intervals, and return an array of the non-overlapping intervals that cover all the intervals in the input.',
  examples: [
    [
      {
        intervals: [
          [1, 3],
          [2, 6],
          [8, 10],
        ],
      },
      [
        [1, 6],
        [8, 10],
      ],
    ],
    [
      {
        intervals: [
          [1, 4],
          [6, 7],
        ],
      },
      [
        [1, 4],
        [6, 7],
      ],
    ],
  ],
}
const STAIRS: Shown = {
  title: 'Climbing Stairs',
  statement:
    'You are climbing a staircase. It takes n steps to reach the top. Each time you can either climb 1 or 2 steps. In how many distinct ways can you climb to the top?',
  examples: [
    [{ n: 1 }, 1],
    [{ n: 2 }, 2],
  ],
}
const SUBSEQUENCE: Shown = {
  title: 'Longest Increasing Subsequence',
  statement: 'Given an integer array nums, return the length of the longest strictly increasing subsequence.',
  examples: [
    [{ nums: [1, 3, 2, 4] }, 3],
    [{ nums: [7, 7, 7] }, 1],
  ],
}

const doubtsOn = async ({ title, statement, examples }: Shown, sentence: string) =>
  (await matchProblem(bank, rehearsals, page(title, `${statement} ${sentence}`, examples)))?.doubts

test.each(
  (
    [
      [WORD_BREAK, 'Note that no word of the dictionary may be used more than once in the segmentation.'],
      [WORD_BREAK, 'None of the words of the dictionary may be reused in the segmentation.'],
      [WORD_BREAK, 'Using any word of the dictionary a second time is ruled out.'],
      [COIN_CHANGE, 'Note that none of the coins of the array may be used more than once.'],
      [COIN_CHANGE, 'Reusing a coin of the array is prohibited.'],
      [PALINDROME, 'Uppercase and lowercase letters are never considered to be the same.'],
      [PALINDROME, 'By no means does a capital letter equal its small counterpart.'],
      [MERGE, 'Intervals that just touch, such as [1,4] and [4,5], are never considered overlapping.'],
      [MERGE, 'Intervals such as [1,4] and [4,5] fail to overlap.'],
      [MERGE, 'On no account are intervals that merely meet at a point joined.'],
      [STAIRS, 'You never climb 2 steps directly after having climbed 2 steps.'],
      [SUBSEQUENCE, 'None of the elements of the subsequence may be negative.'],
    ] as [Shown, string][]
  ).map(([shown, sentence]) => [sentence, shown] as const),
)('a page that denies what the problem allows is in doubt: %s', async (sentence, shown) => {
  expect(await doubtsOn(shown, sentence)).not.toEqual([])
})

test.each(
  (
    [
      [WORD_BREAK, 'You may not change the order of the letters of s, and no letter may be left over.'],
      [COIN_CHANGE, 'No coin ever runs out.'],
      [PALINDROME, 'Upper and lower case are not distinguished.'],
      [MERGE, 'Note that the input is not guaranteed to be sorted by start.'],
      [STAIRS, 'You cannot climb more than 2 steps at a time.'],
      [SUBSEQUENCE, 'A subsequence keeps the order of the elements but may leave some of them out.'],
      [SUBSEQUENCE, 'No extra space is needed.'],
    ] as [Shown, string][]
  ).map(([shown, sentence]) => [sentence, shown] as const),
)('a page that denies what the problem does not allow either is in none: %s', async (sentence, shown) => {
  expect(await doubtsOn(shown, sentence)).toEqual([])
})
