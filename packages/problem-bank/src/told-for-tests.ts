import type { Problem } from '@dryrun/contract/problem'
import { page, starterCode } from './page-for-tests.ts'

/** Each problem in other words: as a page would put it, with other names in another order, without a title, and spoiled by OCR. */
export const told: Record<string, Problem[]> = {
  'two-sum': [
    page(
      'Two Sum',
      'You are given a list of integers nums and an integer target. Find the two numbers that add up to target and return their indices. Every input has exactly one solution, and the same element may not be used twice. The answer may be returned in any order.',
      [
        [{ nums: [2, 7, 11, 15], target: 9 }, [0, 1]],
        [{ nums: [3, 2, 4], target: 6 }, [1, 2]],
      ],
    ),
    page(
      '',
      'A list of whole numbers called values and a goal are provided. Exactly one pair of entries has a total of goal. Give back the positions of both entries. You cannot use an entry twice.',
      [
        [{ goal: 9, values: [2, 7, 11, 15] }, [0, 1]],
        [{ goal: 6, values: [3, 2, 4] }, [1, 2]],
      ],
    ),
    page(
      'Tw0 5um',
      'Given an arrav of integers nums and an integer tarqet, return lndices of the two numbers such that they add up to tarqet. You may assume that each input would have exactIy one soIution, and you may not use the same eIement twice.',
      [
        [{ nums: [2, 7, 11, 15], target: 9 }, [0, 1]],
        [{ nums: [3, 3], target: 6 }, [0, 1]],
      ],
    ),
    page(
      'Gift card',
      'A shop sells items at the given prices. You want to spend a gift card completely on two different items. Return the indexes of the two items whose prices sum to the amount on the card. There is always exactly one answer.',
      [
        [{ prices: [5, 20, 30], card: 25 }, [0, 1]],
        [{ prices: [1, 8, 3], card: 4 }, [0, 2]],
      ],
    ),
  ],
  'valid-parentheses': [
    page(
      'Valid Parentheses',
      "Given a string s containing just the characters '(', ')', '{', '}', '[' and ']', determine if the input string is valid. An input string is valid if open brackets are closed by the same type of brackets, open brackets are closed in the correct order, and every close bracket has a corresponding open bracket of the same type.",
      [
        [{ s: '()' }, true],
        [{ s: '(]' }, false],
      ],
    ),
    page(
      '',
      'You receive an expression made of round, square and curly brackets. Report whether it is balanced: each opener must be matched by a closer of its own kind, and pairs must nest properly.',
      [
        [{ expression: '{[]}' }, true],
        [{ expression: '([)]' }, false],
      ],
    ),
    page(
      'VaIid Parenthesas',
      'Given a strlng s containing just parentheses and brackets, determine if the input string is vaIid: open brackats must be closed by the same type of brackets and in the correct order.',
      [
        [{ s: '()[]{}' }, true],
        [{ s: '(]' }, false],
      ],
    ),
  ],
  'best-time-to-buy-and-sell-stock': [
    page(
      'Best Time to Buy and Sell Stock',
      'You are given an array prices where prices[i] is the price of a given stock on the ith day. You want to maximize your profit by choosing a single day to buy one stock and choosing a different day in the future to sell that stock. Return the maximum profit you can achieve from this transaction. If you cannot achieve any profit, return 0.',
      [
        [{ prices: [7, 1, 5, 3, 6, 4] }, 5],
        [{ prices: [7, 6, 4, 3, 1] }, 0],
      ],
    ),
    page(
      '',
      'The quotes of one share over consecutive days are listed. You may buy one share on one day and sell it on a later day, at most once. What is the largest gain? When no gain is possible the answer is 0.',
      [
        [{ quotes: [7, 1, 5, 3, 6, 4] }, 5],
        [{ quotes: [3, 2] }, 0],
      ],
    ),
    page(
      'Best Tirne to Buy and SeII Stock',
      'prices[i] is the prlce of a stock on day i. Choose one day to buy and a later day to selI, and return the maxlmum profit of this one transactlon, or 0 if no profit is possible.',
      [
        [{ prices: [7, 1, 5, 3, 6, 4] }, 5],
        [{ prices: [7, 6, 4, 3, 1] }, 0],
      ],
    ),
  ],
  'maximum-subarray': [
    page(
      'Maximum Subarray',
      'Given an integer array nums, find the subarray with the largest sum, and return its sum. A subarray is a contiguous non-empty sequence of elements within an array. Follow up: If you have figured out the O(n) solution, try coding another solution using the divide and conquer approach, which is more subtle.',
      [
        [{ nums: [-2, 1, -3, 4, -1, 2, 1, -5, 4] }, 6],
        [{ nums: [5, 4, -1, 7, 8] }, 23],
      ],
    ),
    page(
      '',
      'Among all runs of consecutive entries in the list arr, at least one entry long, compute the greatest total that any of them has.',
      [
        [{ arr: [1, -2, 3] }, 3],
        [{ arr: [-4, -1] }, -1],
      ],
    ),
    page(
      'Maxlmum 5ubarray',
      'Given an inteqer array nums, find the contlguous subarrav which has the Iargest sum and return that surn.',
      [
        [{ nums: [-2, 1, -3, 4, -1, 2, 1, -5, 4] }, 6],
        [{ nums: [1] }, 1],
      ],
    ),
  ],
  'climbing-stairs': [
    page(
      'Climbing Stairs',
      'You are climbing a staircase. It takes n steps to reach the top. Each time you can either climb 1 or 2 steps. In how many distinct ways can you climb to the top?',
      [
        [{ n: 2 }, 2],
        [{ n: 3 }, 3],
      ],
    ),
    page(
      '',
      'A child hops up a ladder of k rungs and takes one or two rungs with each hop. Count the different ways to get to the top rung.',
      [
        [{ k: 4 }, 5],
        [{ k: 1 }, 1],
      ],
    ),
    page(
      'CIimbing Stalrs',
      'It takes n steps to reach the top of a stalrcase. Each tlme you can climb 1 or 2 stеps. In how many dlstinct ways can you reach the top of the stairs?',
      [
        [{ n: 2 }, 2],
        [{ n: 5 }, 8],
      ],
    ),
  ],
  'merge-intervals': [
    page(
      'Merge Intervals',
      'Given an array of intervals where intervals[i] = [starti, endi], merge all overlapping intervals, and return an array of the non-overlapping intervals that cover all the intervals in the input.',
      [
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
              [4, 5],
            ],
          },
          [[1, 5]],
        ],
      ],
    ),
    page(
      '',
      'A calendar holds meetings, each with a start and an end time. Combine the meetings that overlap into one block and output the blocks that remain.',
      [
        [
          {
            meetings: [
              [9, 10],
              [9, 12],
            ],
          },
          [[9, 12]],
        ],
        [{ meetings: [[1, 2]] }, [[1, 2]]],
      ],
    ),
    page(
      'Merge lntervals',
      'Given an array of lntervals where intervals[i] = [start, end], rnerge all overIapping intervals and return the non-overlapplng intervals that cover all of them.',
      [
        [
          {
            intervals: [
              [1, 3],
              [2, 6],
            ],
          },
          [[1, 6]],
        ],
        [
          {
            intervals: [
              [1, 4],
              [4, 5],
            ],
          },
          [[1, 5]],
        ],
      ],
    ),
  ],
  'binary-search': [
    page(
      'Binary Search',
      'Given an array of integers nums which is sorted in ascending order, and an integer target, write a function to search target in nums. If target exists, then return its index. Otherwise, return -1. You must write an algorithm with O(log n) runtime complexity.',
      [
        [{ nums: [-1, 0, 3, 5, 9, 12], target: 9 }, 4],
        [{ nums: [-1, 0, 3, 5, 9, 12], target: 2 }, -1],
      ],
    ),
    page(
      '',
      'You have a key and a table of unique numbers in increasing order. Locate the key and give its position in the table; if the key is missing, give -1. Logarithmic time is expected.',
      [
        [{ key: 5, table: [1, 5, 9] }, 1],
        [{ key: 6, table: [1, 5, 9] }, -1],
      ],
    ),
    page(
      'Binarv 5earch',
      'Given a sortcd array of integers nums in ascendlng order and an integer target, search for target in nums. lf it exists return its lndex, otherwise return -1.',
      [
        [{ nums: [-1, 0, 3, 5, 9, 12], target: 9 }, 4],
        [{ nums: [5], target: 5 }, 0],
      ],
    ),
  ],
  'reverse-linked-list': [
    page(
      'Reverse Linked List',
      'Given the head of a singly linked list, reverse the list, and return the reversed list.',
      [
        [{ head: [1, 2, 3, 4, 5] }, [5, 4, 3, 2, 1]],
        [{ head: [] }, []],
      ],
      starterCode('reverseList', { head: 'list_node' }, 'list_node'),
    ),
    page(
      '',
      'The first node of a linked list is passed in. Turn the list backwards so that the last node comes first, and hand back its new front.',
      [
        [{ start: [1, 2, 3] }, [3, 2, 1]],
        [{ start: [7] }, [7]],
      ],
    ),
    page(
      'Reverse Llnked List',
      'Given the head of a singIy linked Iist, revcrse the list, and return the reversed list.',
      [
        [{ head: [1, 2] }, [2, 1]],
        [{ head: [1, 2, 3] }, [3, 2, 1]],
      ],
    ),
  ],
  'number-of-islands': [
    page(
      'Number of Islands',
      "Given an m x n 2D binary grid grid which represents a map of '1's (land) and '0's (water), return the number of islands. An island is surrounded by water and is formed by connecting adjacent lands horizontally or vertically. You may assume all four edges of the grid are all surrounded by water.",
      [
        [{ grid: [['1', '0']] }, 1],
        [{ grid: [['0']] }, 0],
      ],
    ),
    page(
      '',
      "A satellite map is a matrix in which '1' stands for land and '0' for sea. Land cells that share a side belong to one island; touching at a corner does not count, so diagonals do not connect. How many islands are on the map?",
      [
        [
          {
            map: [
              ['1', '0'],
              ['0', '1'],
            ],
          },
          2,
        ],
        [{ map: [['1', '1']] }, 1],
      ],
    ),
    page(
      'Number of lslands',
      "Given a 2D grid of '1's (Iand) and '0's (water), return the nurnber of islands. An isIand is surrounded by water and is formed by connecting adjacent Iands horizontally or vertically.",
      [
        [{ grid: [['1', '0', '1']] }, 2],
        [{ grid: [['0']] }, 0],
      ],
    ),
  ],
  'longest-substring-without-repeating-characters': [
    page(
      'Longest Substring Without Repeating Characters',
      'Given a string s, find the length of the longest substring without repeating characters.',
      [
        [{ s: 'abcabcbb' }, 3],
        [{ s: 'bbbbb' }, 1],
      ],
    ),
    page(
      '',
      'Take the text and look at its unbroken stretches of letters. How long is the longest stretch whose letters are all different?',
      [
        [{ text: 'pwwkew' }, 3],
        [{ text: '' }, 0],
      ],
    ),
    page(
      'Longest 5ubstring Without Repeatlng Characters',
      'Given a string s, find the Iength of the Iongest substrlng without repeatinq characters.',
      [
        [{ s: 'abcabcbb' }, 3],
        [{ s: 'pwwkew' }, 3],
      ],
    ),
  ],
  'group-anagrams': [
    page(
      'Group Anagrams',
      'Given an array of strings strs, group the anagrams together. You can return the answer in any order. An Anagram is a word or phrase formed by rearranging the letters of a different word or phrase, typically using all the original letters exactly once.',
      [
        [{ strs: ['eat', 'tea', 'tan'] }, [['eat', 'tea'], ['tan']]],
        [{ strs: [''] }, [['']]],
      ],
    ),
    page(
      '',
      'Sort the words into buckets: two words go into the same bucket if one can be made by rearranging the letters of the other. Output the buckets in any order.',
      [
        [{ words: ['ab', 'ba', 'c'] }, [['ab', 'ba'], ['c']]],
        [{ words: ['x'] }, [['x']]],
      ],
    ),
    page(
      'Group Anagrarns',
      'Given an array of strinqs strs, qroup the anagrarns together. You can return the answer in any order.',
      [
        [{ strs: ['eat', 'tea', 'tan'] }, [['eat', 'tea'], ['tan']]],
        [{ strs: ['a'] }, [['a']]],
      ],
    ),
  ],
  'product-of-array-except-self': [
    page(
      'Product of Array Except Self',
      'Given an integer array nums, return an array answer such that answer[i] is equal to the product of all the elements of nums except nums[i]. The product of any prefix or suffix of nums is guaranteed to fit in a 32-bit integer. You must write an algorithm that runs in O(n) time and without using the division operation.',
      [
        [{ nums: [1, 2, 3, 4] }, [24, 12, 8, 6]],
        [{ nums: [-1, 1, 0, -3, 3] }, [0, 0, 9, 0, 0]],
      ],
    ),
    page(
      '',
      'For each position of the list a, multiply together every other number of the list, leaving out the one at that position. Return the results as a list. Division is not allowed.',
      [
        [{ a: [1, 2, 3] }, [6, 3, 2]],
        [{ a: [0, 4] }, [4, 0]],
      ],
    ),
    page(
      'Product of Array Except SeIf',
      'Given an integer arrav nums, return an array answer such that answer[i] is equaI to the prodvct of all the elements of nums exccpt nums[i].',
      [
        [{ nums: [1, 2, 3, 4] }, [24, 12, 8, 6]],
        [{ nums: [2, 3] }, [3, 2]],
      ],
    ),
  ],
}
