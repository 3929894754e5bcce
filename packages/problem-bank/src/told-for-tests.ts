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
  'contains-duplicate': [
    page(
      'Contains Duplicate',
      'Given an integer array nums, return true if any value appears at least twice in the array, and return false if every element is distinct.',
      [
        [{ nums: [1, 2, 3, 1] }, true],
        [{ nums: [1, 2, 3, 4] }, false],
      ],
    ),
    page('', 'Decide whether a list of ticket numbers holds the same number more than once.', [
      [{ tickets: [4, 9, 4] }, true],
      [{ tickets: [4, 9] }, false],
    ]),
    page(
      'Contains DupIicate',
      'Given an integer arrav nums, return true if any vaIue appears at Ieast twice in the array.',
      [
        [{ nums: [1, 1] }, true],
        [{ nums: [1, 2] }, false],
      ],
    ),
  ],
  'valid-anagram': [
    page('Valid Anagram', 'Given two strings s and t, return true if t is an anagram of s, and false otherwise.', [
      [{ s: 'anagram', t: 'nagaram' }, true],
      [{ s: 'rat', t: 'car' }, false],
    ]),
    page('', 'Tell whether the word second can be formed by rearranging the letters of the word first.', [
      [{ second: 'tea', first: 'eat' }, true],
      [{ second: 'tee', first: 'eat' }, false],
    ]),
    page('VaIid Anagrarn', 'Given two strlngs s and t, return true if t is an anagrarn of s, and false otherwise.', [
      [{ s: 'ab', t: 'ba' }, true],
      [{ s: 'ab', t: 'bb' }, false],
    ]),
  ],
  'valid-palindrome': [
    page(
      'Valid Palindrome',
      'A phrase is a palindrome if, after converting all uppercase letters into lowercase letters and removing all non-alphanumeric characters, it reads the same forward and backward. Alphanumeric characters include letters and numbers. Given a string s, return true if it is a palindrome, or false otherwise.',
      [
        [{ s: 'A man, a plan, a canal: Panama' }, true],
        [{ s: 'race a car' }, false],
      ],
    ),
    page('', 'Does the sentence read the same backwards? Ignore punctuation, spaces and the case of letters.', [
      [{ sentence: 'No lemon, no melon' }, true],
      [{ sentence: 'lemon' }, false],
    ]),
    page(
      'Valid PaIindrome',
      'A phrase is a paIindrome if, after converting all uppercase letters into Iowercase letters and removing all non-alphanumeric characters, it reads the same forward and backward. Return true if s is a palindrorne.',
      [
        [{ s: ' ' }, true],
        [{ s: 'ab' }, false],
      ],
    ),
  ],
  'move-zeroes': [
    page(
      'Move Zeroes',
      "Given an integer array nums, move all 0's to the end of it while maintaining the relative order of the non-zero elements. Note that you must do this in-place without making a copy of the array. Follow up: Could you minimize the total number of operations done?",
      [
        [{ nums: [0, 1, 0, 3, 12] }, [1, 3, 12, 0, 0]],
        [{ nums: [0] }, [0]],
      ],
      starterCode('moveZeroes', { nums: 'integer[]' }, 'void'),
    ),
    page('', 'Push every zero of the list to the back, in place. The other numbers keep their order.', [
      [{ list: [0, 5] }, [5, 0]],
      [{ list: [1] }, [1]],
    ]),
    page(
      'Move Zeroas',
      "Given an integer arrav nums, move aII 0's to the end of it while rnaintaining the relative order of the non-zero elements, in-place.",
      [
        [{ nums: [0, 1] }, [1, 0]],
        [{ nums: [0, 0, 7] }, [7, 0, 0]],
      ],
    ),
  ],
  'single-number': [
    page(
      'Single Number',
      'Given a non-empty array of integers nums, every element appears twice except for one. Find that single one. You must implement a solution with a linear runtime complexity and use only constant extra space.',
      [
        [{ nums: [2, 2, 1] }, 1],
        [{ nums: [4, 1, 2, 1, 2] }, 4],
      ],
    ),
    page(
      '',
      'All socks in the drawer have a colour number. Each colour occurs twice, but one sock is without a partner. Which colour is it?',
      [
        [{ socks: [7, 3, 7] }, 3],
        [{ socks: [9] }, 9],
      ],
    ),
    page(
      '5ingle Number',
      'Given a non-empty arrav of integers nums, every eIement appears twice except for one. Find that singIe one.',
      [
        [{ nums: [2, 2, 1] }, 1],
        [{ nums: [1] }, 1],
      ],
    ),
  ],
  'coin-change': [
    page(
      'Coin Change',
      'You are given an integer array coins representing coins of different denominations and an integer amount representing a total amount of money. Return the fewest number of coins that you need to make up that amount. If that amount of money cannot be made up by any combination of the coins, return -1. You may assume that you have an infinite number of each kind of coin.',
      [
        [{ coins: [1, 2, 5], amount: 11 }, 3],
        [{ coins: [2], amount: 3 }, -1],
      ],
    ),
    page(
      '',
      'A machine pays out a sum with as few coins as it can, and has an unlimited supply of every denomination. What is the smallest number of coins for the sum? Give -1 when it is impossible.',
      [
        [{ sum: 6, denominations: [1, 3, 4] }, 2],
        [{ sum: 1, denominations: [2] }, -1],
      ],
    ),
    page(
      'Coln Change',
      'You are given an inteqer array coins representing colns of different denominations and an integer arnount. Return the fewest number of coins that make up that amount, or -1 if no combination does. You have an infinlte number of each kind of coin.',
      [
        [{ coins: [1, 2, 5], amount: 11 }, 3],
        [{ coins: [1], amount: 0 }, 0],
      ],
    ),
  ],
  'house-robber': [
    page(
      'House Robber',
      'You are a professional robber planning to rob houses along a street. Each house has a certain amount of money stashed, the only constraint stopping you from robbing each of them is that adjacent houses have security systems connected and it will automatically contact the police if two adjacent houses were broken into on the same night. Given an integer array nums representing the amount of money of each house, return the maximum amount of money you can rob tonight without alerting the police.',
      [
        [{ nums: [1, 2, 3, 1] }, 4],
        [{ nums: [2, 7, 9, 3, 1] }, 12],
      ],
    ),
    page('', 'Pick numbers from the list so that no two neighbouring ones are picked. What is the largest sum?', [
      [{ list: [5, 1, 1, 5] }, 10],
      [{ list: [3] }, 3],
    ]),
    page(
      'House Robbor',
      'Given an integer arrav nums with the money in each house, return the maxirnum amount you can rob when two adiacent houses cannot both be robbed.',
      [
        [{ nums: [1, 2, 3, 1] }, 4],
        [{ nums: [2, 1] }, 2],
      ],
    ),
  ],
  'invert-binary-tree': [
    page('Invert Binary Tree', 'Given the root of a binary tree, invert the tree, and return its root.', [
      [{ root: [4, 2, 7, 1, 3, 6, 9] }, [4, 7, 2, 9, 6, 3, 1]],
      [{ root: [] }, []],
    ]),
    page('', 'Turn a binary tree into its mirror image by swapping the left and right child of every node.', [
      [{ tree: [1, 2, null] }, [1, null, 2]],
      [{ tree: [1] }, [1]],
    ]),
    page('lnvert Binarv Tree', 'Given the root of a blnary tree, lnvert the tree, and return its root.', [
      [{ root: [2, 1, 3] }, [2, 3, 1]],
      [{ root: [1, 2] }, [1, null, 2]],
    ]),
  ],
  'maximum-depth-of-binary-tree': [
    page(
      'Maximum Depth of Binary Tree',
      "Given the root of a binary tree, return its maximum depth. A binary tree's maximum depth is the number of nodes along the longest path from the root node down to the farthest leaf node.",
      [
        [{ root: [3, 9, 20, null, null, 15, 7] }, 3],
        [{ root: [1, null, 2] }, 2],
      ],
    ),
    page(
      '',
      'How many levels does the tree have? Return the greatest depth at which a node of the binary tree lies; the root alone has depth 1.',
      [
        [{ tree: [1, 2] }, 2],
        [{ tree: [] }, 0],
      ],
    ),
    page(
      'Maxlmum Depth of Binarv Tree',
      'Given the root of a binary tree, return its maxirnum depth, the number of nodes on the Iongest path down to a leaf.',
      [
        [{ root: [1, null, 2] }, 2],
        [{ root: [7] }, 1],
      ],
    ),
  ],
  'merge-two-sorted-lists': [
    page(
      'Merge Two Sorted Lists',
      'You are given the heads of two sorted linked lists list1 and list2. Merge the two lists into one sorted list. The list should be made by splicing together the nodes of the first two lists. Return the head of the merged linked list.',
      [
        [{ list1: [1, 2, 4], list2: [1, 3, 4] }, [1, 1, 2, 3, 4, 4]],
        [{ list1: [], list2: [] }, []],
      ],
    ),
    page(
      '',
      'Both linked lists a and b are in ascending order. Combine them into a single linked list in ascending order.',
      [
        [{ b: [2], a: [1, 3] }, [1, 2, 3]],
        [{ b: [], a: [0] }, [0]],
      ],
    ),
    page(
      'Merge Two 5orted Lists',
      'You are given the heads of two sortcd linked lists list1 and Iist2. Merge the two lists into one sorted Iist and return its head.',
      [
        [{ list1: [1], list2: [2] }, [1, 2]],
        [{ list1: [], list2: [0] }, [0]],
      ],
    ),
  ],
  'top-k-frequent-elements': [
    page(
      'Top K Frequent Elements',
      'Given an integer array nums and an integer k, return the k most frequent elements. You may return the answer in any order.',
      [
        [{ nums: [1, 1, 1, 2, 2, 3], k: 2 }, [1, 2]],
        [{ nums: [1], k: 1 }, [1]],
      ],
    ),
    page('', 'Report the n numbers that occur most often among the readings, in any order. The result is unique.', [
      [{ n: 1, readings: [5, 5, 6] }, [5]],
      [{ n: 2, readings: [5, 5, 6] }, [5, 6]],
    ]),
    page(
      'Top K Freguent EIements',
      'Given an integer arrav nums and an integer k, return the k most freguent elements in any order.',
      [
        [{ nums: [1, 1, 2], k: 1 }, [1]],
        [{ nums: [1], k: 1 }, [1]],
      ],
    ),
  ],
  'kth-largest-element-in-an-array': [
    page(
      'Kth Largest Element in an Array',
      'Given an integer array nums and an integer k, return the kth largest element in the array. Note that it is the kth largest element in the sorted order, not the kth distinct element. Can you solve it without sorting?',
      [
        [{ nums: [3, 2, 1, 5, 6, 4], k: 2 }, 5],
        [{ nums: [3, 2, 3, 1, 2, 4, 5, 5, 6], k: 4 }, 4],
      ],
    ),
    page(
      '',
      'Which score is in rank k when the scores are put from highest to lowest? Return the k-th highest score.',
      [
        [{ k: 1, scores: [10, 40] }, 40],
        [{ k: 2, scores: [10, 40] }, 10],
      ],
    ),
    page(
      'Kth Largest EIement in an Arrav',
      'Given an integer array nums and an lnteger k, return the kth Iargest element in the array.',
      [
        [{ nums: [3, 2, 1], k: 2 }, 2],
        [{ nums: [1], k: 1 }, 1],
      ],
    ),
  ],
  'rotate-image': [
    page(
      'Rotate Image',
      'You are given an n x n 2D matrix representing an image, rotate the image by 90 degrees (clockwise). You have to rotate the image in-place, which means you have to modify the input 2D matrix directly. DO NOT allocate another 2D matrix and do the rotation.',
      [
        [
          {
            matrix: [
              [1, 2],
              [3, 4],
            ],
          },
          [
            [3, 1],
            [4, 2],
          ],
        ],
        [{ matrix: [[1]] }, [[1]]],
      ],
    ),
    page('', 'Turn the square picture a quarter turn to the right (rotation clockwise), without a second matrix.', [
      [
        {
          picture: [
            [1, 2],
            [3, 4],
          ],
        },
        [
          [3, 1],
          [4, 2],
        ],
      ],
      [{ picture: [[5]] }, [[5]]],
    ]),
    page(
      'Rotate lmage',
      'You are given an n x n matrlx representing an image, rotate the irnage by 90 degrees clockwise, in-place.',
      [
        [
          {
            matrix: [
              [1, 2],
              [3, 4],
            ],
          },
          [
            [3, 1],
            [4, 2],
          ],
        ],
        [{ matrix: [[1]] }, [[1]]],
      ],
    ),
  ],
  'spiral-matrix': [
    page('Spiral Matrix', 'Given an m x n matrix, return all elements of the matrix in spiral order.', [
      [
        {
          matrix: [
            [1, 2],
            [4, 3],
          ],
        },
        [1, 2, 3, 4],
      ],
      [{ matrix: [[1, 2, 3]] }, [1, 2, 3]],
    ]),
    page(
      '',
      'Walk over the grid in a clockwise spiral that starts at the top left corner and list the numbers you meet.',
      [
        [
          {
            grid: [
              [1, 2],
              [4, 3],
            ],
          },
          [1, 2, 3, 4],
        ],
        [{ grid: [[7]] }, [7]],
      ],
    ),
    page('5piral Matrix', 'Given an m x n matrlx, return aII elements of the matrix in splral order.', [
      [
        {
          matrix: [
            [1, 2],
            [4, 3],
          ],
        },
        [1, 2, 3, 4],
      ],
      [{ matrix: [[7]] }, [7]],
    ]),
  ],
  '3sum': [
    page(
      '3Sum',
      'Given an integer array nums, return all the triplets [nums[i], nums[j], nums[k]] such that i != j, i != k, and j != k, and nums[i] + nums[j] + nums[k] == 0. Notice that the solution set must not contain duplicate triplets.',
      [
        [
          { nums: [-1, 0, 1, 2, -1, -4] },
          [
            [-1, -1, 2],
            [-1, 0, 1],
          ],
        ],
        [{ nums: [0, 1, 1] }, []],
      ],
    ),
    page('', 'Find all distinct groups of three entries of the list that sum to zero.', [
      [{ entries: [1, -1, 0] }, [[-1, 0, 1]]],
      [{ entries: [1, 2, 3] }, []],
    ]),
    page(
      '3Surn',
      'Given an integer arrav nums, return aII the triplets whose surn is 0. The solution set must not contain dupIicate triplets.',
      [
        [{ nums: [0, 0, 0] }, [[0, 0, 0]]],
        [{ nums: [0, 1, 1] }, []],
      ],
    ),
  ],
  'container-with-most-water': [
    page(
      'Container With Most Water',
      'You are given an integer array height of length n. There are n vertical lines drawn such that the two endpoints of the ith line are (i, 0) and (i, height[i]). Find two lines that together with the x-axis form a container, such that the container contains the most water. Return the maximum amount of water a container can store. Notice that you may not slant the container.',
      [
        [{ height: [1, 8, 6, 2, 5, 4, 8, 3, 7] }, 49],
        [{ height: [1, 1] }, 1],
      ],
    ),
    page(
      '',
      'Boards of given heights stand one step apart. Choose two of them as the walls of a tank. How much water can the largest tank hold?',
      [
        [{ boards: [2, 1, 2] }, 4],
        [{ boards: [1, 1] }, 1],
      ],
    ),
    page(
      'Container With Most Watcr',
      'Given n vertical Iines of heights height[i], find two lines that form a contaiiner with the x-axis that holds the most water. Return the maxirnum amount of water.',
      [
        [{ height: [1, 1] }, 1],
        [{ height: [4, 3, 2, 1, 4] }, 16],
      ],
    ),
  ],
}
