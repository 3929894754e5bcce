import type { Problem } from '@dryrun/contract/problem'
import { expect, test } from 'vitest'
import { openBank } from './bank.ts'
import { matchProblem } from './match.ts'
import { page, starterCode } from './page-for-tests.ts'

const bank = await openBank()

/**
 * Pages that look like a bundled problem and ask for something else, or for nothing we have. Their examples are chosen,
 * where that is possible, so that the bundled answer would pass them: the words alone must stop it.
 */
const twisted: Record<string, Problem> = {
  'two sum on sorted input, counted from one': page(
    'Two Sum II - Input Array Is Sorted',
    'Given a 1-indexed array of integers numbers that is already sorted in non-decreasing order, find two numbers such that they add up to a specific target number. Return the indices of the two numbers, index1 and index2, added by one.',
    [
      [{ numbers: [2, 7, 11, 15], target: 9 }, [1, 2]],
      [{ numbers: [-1, 0], target: -1 }, [1, 2]],
    ],
  ),
  'two sum, counted from one in passing': page(
    'Two Sum',
    'Given an array of integers nums and a target, return the indices of the two numbers that add up to target. Positions are numbered starting at 1.',
    [[{ nums: [2, 7, 11, 15], target: 9 }, [1, 2]]],
  ),
  'two sum that wants the values': page(
    'Two Sum',
    'Given an array of integers nums and a target, return the two numbers that add up to target.',
    [
      [{ nums: [0, 1, 7], target: 1 }, [0, 1]],
      [{ nums: [0, 1, 9], target: 1 }, [0, 1]],
    ],
  ),
  'two sum that wants the values and says so': page(
    'Pair with target',
    'Find the pair of numbers in nums whose sum is target. Return the numbers themselves, not their indices.',
    [
      [{ nums: [0, 1, 7], target: 1 }, [0, 1]],
      [{ nums: [0, 1, 9], target: 1 }, [0, 1]],
    ],
  ),
  'closest two sum': page(
    'Two Sum: Closest',
    'You are given a list of integers nums and an integer target. Find two numbers whose sum is closest to target and return their indices, in any order.',
    [
      [{ nums: [2, 7, 11, 15], target: 9 }, [0, 1]],
      [{ nums: [3, 2, 4], target: 6 }, [1, 2]],
    ],
  ),
  'two numbers with a difference': page(
    'Pair with difference',
    'Given an array of integers nums and an integer target, return the indices of the two numbers whose difference is target.',
    [[{ nums: [0, 5], target: 5 }, [0, 1]]],
  ),
  'two numbers with a product': page(
    'Pair with product',
    'Given an array of integers nums and an integer target, return the indices of the two numbers whose product is target. Exactly one pair exists.',
    [[{ nums: [2, 2, 9], target: 4 }, [0, 1]]],
  ),
  'how many pairs': page(
    'Count Pairs',
    'Given an array of integers nums and an integer target, return the number of pairs of indices whose elements add up to target.',
    [[{ nums: [1, 2, 3], target: 3 }, 1]],
  ),
  'two sum with a fallback': page(
    'Two Sum',
    'Given an array of integers nums and an integer target, return indices of the two numbers that add up to target. If there is no such pair, return [-1, -1].',
    [
      [{ nums: [2, 7, 11, 15], target: 9 }, [0, 1]],
      [{ nums: [3, 2, 4], target: 6 }, [1, 2]],
    ],
  ),
  'three sum': page(
    'Three numbers',
    'Given an array of integers nums and an integer target, return the indices of the three numbers that add up to target.',
    [[{ nums: [1, 2, 3], target: 6 }, [0, 1, 2]]],
  ),
  'adjacent two sum': page(
    'Neighbouring sum',
    'Given an array of integers nums and an integer target, return the indices of the two adjacent numbers that add up to target.',
    [[{ nums: [2, 7, 11, 15], target: 9 }, [0, 1]]],
  ),
  'two sum with the pair furthest apart': page(
    'Two Sum',
    'Given nums and target, return the indices of the two numbers that add up to target. If several pairs do, choose the one with the smallest indices in lexicographical order.',
    [[{ nums: [2, 7, 11, 15], target: 9 }, [0, 1]]],
  ),
  'stock with many transactions': page(
    'Best Time to Buy and Sell Stock II',
    'You are given an integer array prices where prices[i] is the price of a given stock on the ith day. On each day you may decide to buy or sell the stock. You can hold at most one share at any time. You may complete as many transactions as you like. Return the maximum profit you can achieve.',
    [
      [{ prices: [1, 2, 3, 4, 5] }, 4],
      [{ prices: [7, 6, 4, 3, 1] }, 0],
    ],
  ),
  'stock with at most two transactions': page(
    'Best Time to Buy and Sell Stock III',
    'You are given an array prices where prices[i] is the price of a stock on day i. Find the maximum profit you can achieve. You may complete at most two transactions.',
    [
      [{ prices: [1, 2, 3, 4, 5] }, 4],
      [{ prices: [7, 6, 4, 3, 1] }, 0],
    ],
  ),
  'stock with a cooldown': page(
    'Stock with rest',
    'prices[i] is the price of a stock on day i. Find the maximum profit from buying and selling; after you sell you cannot buy on the next day (cooldown of one day).',
    [[{ prices: [1, 2] }, 1]],
  ),
  'stock with a fee': page(
    'Stock with fee',
    'prices[i] is the price of a stock on day i. Buy one day and sell on a later day for the maximum profit. Each transaction costs a fee of 1.',
    [[{ prices: [1] }, 0]],
  ),
  'stock with a loss where one must trade': page(
    'Least loss',
    'prices[i] is the price of a stock on day i. You must buy exactly once and sell on a later day. Return the maximum profit, which may be negative.',
    [
      [{ prices: [1, 2] }, 1],
      [{ prices: [4, 9] }, 5],
    ],
  ),
  'smallest subarray sum': page(
    'Minimum Subarray',
    'Given an integer array nums, find the contiguous subarray with the smallest sum and return that sum.',
    [
      [{ nums: [0] }, 0],
      [{ nums: [1] }, 1],
    ],
  ),
  'circular subarray': page(
    'Maximum Sum Circular Subarray',
    'Given a circular integer array nums, return the maximum possible sum of a non-empty subarray of nums.',
    [
      [{ nums: [1, -2, 3, -2] }, 3],
      [{ nums: [-3, -2, -3] }, -2],
    ],
  ),
  'largest subsequence sum': page(
    'Maximum Subsequence Sum',
    'Given an integer array nums, find the subsequence with the largest sum, and return the sum. It need not be contiguous.',
    [
      [{ nums: [1, 2] }, 3],
      [{ nums: [5] }, 5],
    ],
  ),
  'subarray sum with one deletion': page(
    'Maximum Subarray Sum with One Deletion',
    'Given an array of integers, return the maximum sum for a non-empty subarray with at most one element deletion.',
    [[{ arr: [1, 2] }, 3]],
  ),
  'subarray sum that may be empty': page(
    'Best stretch',
    'Find the largest sum of a contiguous subarray of nums. The subarray may be empty, in which case its sum is zero.',
    [
      [{ nums: [1, 2] }, 3],
      [{ nums: [5, -9, 4] }, 5],
    ],
  ),
  'subarray sum of a fixed length': page(
    'Best window',
    'Given an integer array nums, find the contiguous subarray of length 3 with the largest sum, and return that sum.',
    [[{ nums: [1, 2, 3] }, 6]],
  ),
  'subarray sum without repeats': page(
    'Maximum Erasure Value',
    'Given an array nums, find a contiguous subarray containing unique elements with the largest sum and return the sum.',
    [[{ nums: [1, 2, 3] }, 6]],
  ),
  'stairs taken three at a time': page(
    'Climbing Stairs',
    'You climb a staircase of n steps. Each time you can climb 1, 2 or 3 steps. In how many distinct ways can you reach the top?',
    [
      [{ n: 1 }, 1],
      [{ n: 2 }, 2],
    ],
  ),
  'stairs at a cost': page(
    'Min Cost Climbing Stairs',
    'You are given an integer array cost where cost[i] is the cost of the ith step on a staircase. Once you pay the cost, you can climb one or two steps. Return the minimum cost to reach the top.',
    [[{ cost: [10, 15, 20] }, 15]],
  ),
  'stairs with no two double steps in a row': page(
    'Careful climb',
    'A staircase has n steps. Each move climbs 1 or 2 steps, but never 2 steps twice in a row. In how many ways can the top be reached?',
    [
      [{ n: 1 }, 1],
      [{ n: 2 }, 2],
    ],
  ),
  'intervals to insert into': page(
    'Insert Interval',
    'Given an array of non-overlapping intervals sorted by start, insert a new interval, merging overlapping intervals if necessary.',
    [[{ intervals: [[1, 3]], newInterval: [2, 5] }, [[1, 5]]]],
  ),
  'intervals to remove': page(
    'Non-overlapping Intervals',
    'Given an array of intervals, return the minimum number of intervals you need to remove so that no two overlap. Do not merge them.',
    [[{ intervals: [[1, 2]] }, 0]],
  ),
  'intervals that touch stay apart': page(
    'Merge Intervals',
    'Merge all overlapping intervals and return the merged intervals. Intervals that only touch at an endpoint do not overlap; touching intervals are not merged.',
    [
      [{ intervals: [[1, 3]] }, [[1, 3]]],
      [{ intervals: [[2, 5]] }, [[2, 5]]],
    ],
  ),
  'first place of a repeated target': page(
    'First Occurrence',
    'Given a sorted array nums that may contain duplicates and a target, return the index of the first occurrence of target, or -1 if it is not there.',
    [
      [{ nums: [1, 2, 3], target: 2 }, 1],
      [{ nums: [1, 2, 3], target: 5 }, -1],
    ],
  ),
  'rotated search': page(
    'Search in Rotated Sorted Array',
    'The array nums is sorted in ascending order with distinct values and was rotated at an unknown pivot. Return the index of target, or -1 if it is not in nums.',
    [
      [{ nums: [1, 3, 5], target: 3 }, 1],
      [{ nums: [1, 3], target: 0 }, -1],
    ],
  ),
  'place to insert': page(
    'Search Insert Position',
    'Given a sorted array of distinct integers and a target value, return the index if the target is found. If not, return the index where it would be if it were inserted in order.',
    [
      [{ nums: [1, 3, 5, 6], target: 5 }, 2],
      [{ nums: [1, 3, 5, 6], target: 6 }, 3],
    ],
  ),
  'search in descending order': page(
    'Binary Search',
    'Given an array of integers nums sorted in descending order and an integer target, return the index of target, or -1 if it is not in nums.',
    [[{ nums: [5], target: 5 }, 0]],
  ),
  'linked list reversed in groups': page(
    'Reverse Nodes in k-Group',
    'Given the head of a linked list, reverse the nodes of the list k at a time, and return the modified list.',
    [[{ head: [1, 2], k: 2 }, [2, 1]]],
  ),
  'linked list with pairs swapped': page(
    'Swap Nodes in Pairs',
    'Given a linked list, reverse every two adjacent nodes and return its head.',
    [[{ head: [1, 2] }, [2, 1]]],
  ),
  'half of a linked list reversed': page(
    'Reverse the Second Half',
    'Given the head of a linked list, reverse its second half in place and return the head.',
    [[{ head: [1] }, [1]]],
  ),
  'islands through corners': page(
    'Number of Islands',
    "Given a grid of '1' (land) and '0' (water), count the islands. Land cells are connected horizontally, vertically or diagonally.",
    [[{ grid: [['1']] }, 1]],
  ),
  'distinct islands': page(
    'Number of Distinct Islands',
    "Given a grid of '1' (land) and '0' (water), return the number of distinct islands. Two islands are the same if one can be moved onto the other.",
    [[{ grid: [['1']] }, 1]],
  ),
  'closed islands': page(
    'Number of Closed Islands',
    "Given a grid of '1' (land) and '0' (water), return the number of closed islands, those that do not touch the border of the grid.",
    [[{ grid: [['0']] }, 0]],
  ),
  'largest island': page(
    'Max Area of Island',
    "Given a grid of '1' (land) and '0' (water), return the maximum area of an island. Count its cells.",
    [[{ grid: [['1']] }, 1]],
  ),
  'islands on a map of numbers': page(
    'Number of Islands',
    'Given a grid of 1 (land) and 0 (water), return the number of islands.',
    [[{ grid: [[1, 0]] }, 1]],
  ),
  'longest subsequence without repeats': page(
    'Longest Distinct Subsequence',
    'Given a string s, return the length of the longest subsequence of s that has no repeating characters. A subsequence is not necessarily contiguous.',
    [
      [{ s: 'abc' }, 3],
      [{ s: 'bbb' }, 1],
    ],
  ),
  'longest substring with two distinct characters': page(
    'Longest Substring with At Most Two Distinct Characters',
    'Given a string s, return the length of the longest substring that contains at most two distinct characters.',
    [[{ s: 'ab' }, 2]],
  ),
  'longest substring after replacements': page(
    'Longest Repeating Character Replacement',
    'Given a string s and an integer k, you may replace at most k characters. Return the length of the longest substring containing the same letter.',
    [[{ s: 'ABAB', k: 2 }, 4]],
  ),
  'longest substring without consecutive repeats': page(
    'Longest Smooth Substring',
    'Given a string s, find the length of the longest substring without consecutive repeating characters.',
    [
      [{ s: 'abc' }, 3],
      [{ s: 'aa' }, 1],
    ],
  ),
  'substrings without repeats, counted': page(
    'Count Substrings',
    'Given a string s, return the number of substrings without repeating characters.',
    [[{ s: 'a' }, 1]],
  ),
  'shortest substring': page(
    'Shortest Substring',
    'Given a string s, return the length of the shortest substring that contains every distinct character of s.',
    [[{ s: 'abc' }, 3]],
  ),
  'groups of anagrams, sorted': page(
    'Sorted anagram groups',
    'Given an array of strings strs, group the anagrams together. Return the groups in lexicographical order.',
    [[{ strs: ['a'] }, [['a']]]],
  ),
  'large groups of anagrams': page(
    'Anagram families',
    'Given an array of strings strs, group the anagrams together and return the groups with at least two words.',
    [[{ strs: ['ab', 'ba'] }, [['ab', 'ba']]]],
  ),
  'sum except self': page(
    'Sum of Array Except Self',
    'Given an integer array nums, return an array answer where answer[i] is the sum of all the elements of nums except nums[i].',
    [[{ nums: [2, 2] }, [2, 2]]],
  ),
  'product of the neighbours': page(
    'Product of neighbours',
    'Given an integer array nums, return an array where each element is the product of its adjacent elements, without the element itself.',
    [[{ nums: [2, 3] }, [3, 2]]],
  ),
  'product modulo': page(
    'Product Except Self, Modulo',
    'Given an integer array nums, return an array answer where answer[i] is the product of all elements except nums[i], modulo 1000000007.',
    [[{ nums: [1, 2, 3, 4] }, [24, 12, 8, 6]]],
  ),
  'brackets with wildcards': page(
    'Valid Parenthesis String',
    "Given a string s containing only '(', ')' and '*', return true if s is valid. The asterisk can be treated as a bracket or an empty string.",
    [[{ s: '()' }, true]],
  ),
  'brackets to be removed': page(
    'Minimum Remove to Make Valid',
    'Given a string s of brackets, remove the minimum number of parentheses so that the resulting string is valid. Return true if one removal is enough.',
    [[{ s: '()' }, true]],
  ),
  'longest valid brackets': page(
    'Longest Valid Parentheses',
    'Given a string of brackets, return the length of the longest valid parentheses substring.',
    [[{ s: '()' }, 2]],
  ),
  'brackets mended by at most one swap': page(
    'Nearly balanced',
    'Given a string s of brackets, return true if it is balanced or can be made balanced by at most one swap.',
    [
      [{ s: '()' }, true],
      [{ s: '((' }, false],
    ],
  ),
  'duplicates close to each other': page(
    'Contains Duplicate II',
    'Given an integer array nums, return true if some value appears at least twice within 3 positions.',
    [
      [{ nums: [1, 1] }, true],
      [{ nums: [1, 2] }, false],
    ],
  ),
  'a value three times': page('Contains Triple', 'Return true if any value of nums appears at least three times.', [
    [{ nums: [1, 1, 1] }, true],
    [{ nums: [1, 2] }, false],
  ]),
  'a value exactly twice': page('Exact pair', 'Return true if any value of nums appears exactly twice.', [
    [{ nums: [1, 1] }, true],
    [{ nums: [1, 2] }, false],
  ]),
  'anagrams whatever the case': page('Valid Anagram', 'Return true if t is an anagram of s, ignoring case.', [
    [{ s: 'ab', t: 'ba' }, true],
    [{ s: 'ab', t: 'bb' }, false],
  ]),
  'anagrams inside a string': page('Permutation in String', 'Return true if a substring of t is an anagram of s.', [
    [{ s: 'ab', t: 'ba' }, true],
    [{ s: 'ab', t: 'bb' }, false],
  ]),
  'a palindrome to the letter': page('Is Palindrome', 'Return true if the string s is a palindrome.', [
    [{ s: 'aba' }, true],
    [{ s: 'ab' }, false],
  ]),
  'a palindrome after a deletion': page(
    'Valid Palindrome II',
    'Return true if s can be a palindrome after deleting at most one character. Ignore case and non-alphanumeric characters.',
    [
      [{ s: 'aba' }, true],
      [{ s: 'abcd' }, false],
    ],
  ),
  'zeroes to the front': page(
    'Move zeroes',
    'Move all zeroes of nums to the front, in place, and keep the order of the other elements.',
    [
      [{ nums: [0] }, [0]],
      [{ nums: [1] }, [1]],
    ],
  ),
  'zeroes moved in a new array': page(
    'Move Zeroes',
    'Return a new array with all zeroes of nums at the end and the other elements in their original order.',
    [[{ nums: [0, 1] }, [1, 0]]],
    starterCode('moveZeroes', { nums: 'integer[]' }, 'integer[]'),
  ),
  'single among threes': page(
    'Single Number II',
    'Every element of nums appears three times except for one, which appears once. Find it.',
    [
      [{ nums: [1] }, 1],
      [{ nums: [5] }, 5],
    ],
  ),
  'two singles': page(
    'Single Number III',
    'In nums exactly two elements appear only once and all others appear twice. Find the two elements.',
    [[{ nums: [1, 2] }, [1, 2]]],
  ),
  'coins counted in ways': page(
    'Coin Change II',
    'Return the number of combinations of coins that make up amount. There is an infinite number of each kind of coin.',
    [
      [{ coins: [5], amount: 5 }, 1],
      [{ coins: [1], amount: 1 }, 1],
    ],
  ),
  'coins used at most once': page(
    'Coin purse',
    'Return the fewest coins that make up amount, or -1. Each coin may be used at most once, not many times.',
    [
      [{ coins: [5], amount: 5 }, 1],
      [{ coins: [1], amount: 2 }, -1],
    ],
  ),
  'most coins': page(
    'Heaviest purse',
    'Return the largest number of coins that make up amount, or -1 if it is impossible. Each coin may be used any number of times.',
    [
      [{ coins: [5], amount: 5 }, 1],
      [{ coins: [2], amount: 3 }, -1],
    ],
  ),
  'houses in a circle': page(
    'House Robber II',
    'A robber plans to rob houses arranged in a circle, so the first house is the neighbor of the last one. Adjacent houses cannot both be robbed. Return the maximum amount of money.',
    [
      [{ nums: [1, 2, 3, 1] }, 4],
      [{ nums: [5] }, 5],
    ],
  ),
  'houses two apart': page(
    'Careful robber',
    'Rob houses so that between two robbed houses there are at least two others; adjacent ones have alarms. Return the maximum sum.',
    [
      [{ nums: [5] }, 5],
      [{ nums: [5, 1] }, 5],
    ],
  ),
  'tree inverted on odd levels': page(
    'Reverse Odd Levels',
    'Given the root of a perfect binary tree, reverse the node values at each odd level of the tree.',
    [
      [{ root: [1] }, [1]],
      [{ root: [2, 3, 5] }, [2, 5, 3]],
    ],
  ),
  'symmetric tree': page('Symmetric Tree', 'Given the root of a binary tree, check whether it is a mirror of itself.', [
    [{ root: [1] }, true],
  ]),
  'least depth': page(
    'Minimum Depth of Binary Tree',
    'Given a binary tree, find its minimum depth: the number of nodes along the shortest path from the root down to the nearest leaf.',
    [
      [{ root: [1] }, 1],
      [{ root: [1, 2] }, 2],
    ],
  ),
  diameter: page(
    'Diameter of Binary Tree',
    'Return the length of the longest path between any two nodes of the binary tree, the maximum diameter.',
    [
      [{ root: [] }, 0],
      [{ root: [1, 2] }, 1],
    ],
  ),
  'lists merged in descending order': page(
    'Merge Lists',
    'Merge two linked lists sorted in ascending order into one linked list in descending order.',
    [
      [{ a: [1], b: [] }, [1]],
      [{ a: [2], b: [] }, [2]],
    ],
  ),
  'lists merged without repeats': page(
    'Merge Lists',
    'Merge two sorted linked lists into one sorted linked list without duplicates.',
    [
      [{ a: [1], b: [2] }, [1, 2]],
      [{ a: [2], b: [] }, [2]],
    ],
  ),
  'the k least frequent': page(
    'Rare elements',
    'Given nums and k, return the k least frequent elements in any order.',
    [
      [{ nums: [1], k: 1 }, [1]],
      [{ nums: [1, 2], k: 2 }, [1, 2]],
    ],
  ),
  'elements that occur k times': page(
    'Frequent elements',
    'Given nums and k, return all elements that occur at least k times, the most frequent ones.',
    [[{ nums: [1], k: 1 }, [1]]],
  ),
  'kth smallest': page(
    'Kth Smallest',
    'Given an integer array nums and an integer k, return the kth smallest element.',
    [
      [{ nums: [1], k: 1 }, 1],
      [{ nums: [3, 3], k: 2 }, 3],
    ],
  ),
  'kth distinct largest': page('Kth Largest Distinct', 'Given nums and k, return the kth largest distinct element.', [
    [{ nums: [1], k: 1 }, 1],
    [{ nums: [3, 4], k: 2 }, 3],
  ]),
  'image turned the other way': page(
    'Rotate Image',
    'Rotate the n x n matrix by 90 degrees counterclockwise, in place.',
    [[{ matrix: [[1]] }, [[1]]]],
  ),
  'image turned the other way, spelled apart': page(
    'Rotate Image',
    'Rotate the n x n image by 90 degrees anti-clockwise, in place.',
    [
      [{ matrix: [[1]] }, [[1]]],
      [{ matrix: [[2]] }, [[2]]],
    ],
  ),
  'image turned by 180 degrees': page('Rotate Image', 'Rotate the n x n image by 180 degrees clockwise, in place.', [
    [{ matrix: [[1]] }, [[1]]],
  ]),
  'spiral the other way': page(
    'Spiral Matrix',
    'Given an m x n matrix, return all its elements in counter-clockwise spiral order.',
    [
      [{ matrix: [[1]] }, [1]],
      [{ matrix: [[2]] }, [2]],
    ],
  ),
  'spiral from the middle': page(
    'Spiral Matrix',
    'Return all elements of the matrix in spiral order from the centre outwards.',
    [
      [{ matrix: [[1]] }, [1]],
      [{ matrix: [[2]] }, [2]],
    ],
  ),
  'triplets counted': page(
    'Count triplets',
    'Given an integer array nums, return the number of triplets that sum to zero.',
    [[{ nums: [0, 0, 0] }, 1]],
  ),
  'triplets closest to zero': page(
    '3Sum Closest',
    'Given an integer array nums, return the three numbers whose sum is closest to zero.',
    [[{ nums: [0, 0, 0] }, [[0, 0, 0]]]],
  ),
  'rain water': page(
    'Trapping Rain Water',
    'Given n bars of heights height, compute how much rain water is trapped between the bars. Return the total number of units.',
    [
      [{ height: [1, 1] }, 0],
      [{ height: [0, 0] }, 0],
    ],
  ),
  'least water': page(
    'Smallest tank',
    'Choose two lines that form a container with the x-axis. Return the smallest amount of water such a container can hold.',
    [
      [{ height: [1, 1] }, 1],
      [{ height: [2, 2] }, 2],
    ],
  ),
  'two sum below the target': page(
    'Two Sum Less Than K',
    'Given nums and target, return the indices of the two numbers with the largest sum less than target.',
    [
      [{ nums: [1, 2], target: 4 }, [0, 1]],
      [{ nums: [1, 2], target: 5 }, [0, 1]],
    ],
  ),
  'two sum that divides': page(
    'Two Sum',
    'Return the indices of two numbers in nums whose sum is divisible by target.',
    [
      [{ nums: [1, 2], target: 3 }, [0, 1]],
      [{ nums: [2, 1], target: 3 }, [0, 1]],
    ],
  ),
  'stock sold exactly a day later': page(
    'Stock',
    'Buy a stock on one day and sell it exactly one day later. Return the maximum profit.',
    [
      [{ prices: [1, 2] }, 1],
      [{ prices: [1, 5] }, 4],
    ],
  ),
  'two disjoint subarrays': page('Max', 'Return the largest sum of two non-overlapping contiguous subarrays.', [
    [{ nums: [1, 2] }, 3],
    [{ nums: [2, 2] }, 4],
  ]),
  'length of the best subarray': page(
    'Longest subarray',
    'Return the length of the longest contiguous subarray with the largest sum.',
    [
      [{ nums: [1, 2] }, 2],
      [{ nums: [1] }, 1],
    ],
  ),
  'stairs where order does not matter': page(
    'Stairs',
    'A staircase has n steps and you climb 1 or 2 at a time. In how many ways can you reach the top if the order of the moves does not matter?',
    [
      [{ n: 1 }, 1],
      [{ n: 2 }, 2],
    ],
  ),
  'intervals merged over gaps': page(
    'Merge',
    'Merge intervals that overlap or lie at a distance of at most 1 from each other.',
    [
      [{ intervals: [[1, 3]] }, [[1, 3]]],
      [{ intervals: [[2, 3]] }, [[2, 3]]],
    ],
  ),
  'search for the floor': page(
    'Search',
    'Given a sorted array, return the index of the largest element not exceeding target, or -1.',
    [
      [{ nums: [1, 2], target: 2 }, 1],
      [{ nums: [1], target: 0 }, -1],
    ],
  ),
  'search with another fallback': page(
    'Search',
    'Given a sorted array, return the index of target. If it is not found, return the length of the array.',
    [
      [{ nums: [1, 2], target: 2 }, 1],
      [{ nums: [1, 4], target: 4 }, 1],
    ],
  ),
  'coins used at most twice': page(
    'Coins',
    'Return the fewest coins for amount. Each coin can be used at most twice. Return -1 if impossible.',
    [
      [{ coins: [1], amount: 1 }, 1],
      [{ coins: [1], amount: 2 }, 2],
    ],
  ),
  'a problem we do not have': page(
    'Lantern Rows',
    'A street has lanterns in a row. Lantern i has brightness lamps[i]. Two lanterns greet each other when they are equally bright and every lantern between them is dimmer. Return the number of pairs of lanterns that greet each other.',
    [
      [{ lamps: [3, 1, 3, 2, 3] }, 2],
      [{ lamps: [4, 4, 4] }, 2],
    ],
  ),
  'a starter code of another shape': page(
    'Two Sum',
    'Given an array of integers nums and an integer target, return the indices of the two numbers that add up to target.',
    [[{ nums: [2, 7], target: 9 }, [0, 1]]],
    starterCode('twoSum', { nums: 'integer[]', target: 'integer' }, 'integer[][]'),
  ),
}

test.each(Object.entries(twisted))('refused: %s', (_, shown) => {
  expect(matchProblem(bank, shown)?.entry.slug).toBeUndefined()
})

test('a word that changes the problem is seen through misreading too', () => {
  const words = 'Given a circuIar integer array nums, return the rnaximum possible sum of a subarray of nums.'
  expect(
    matchProblem(
      bank,
      page('', words, [
        [{ nums: [1, -2, 3] }, 3],
        [{ nums: [2] }, 2],
      ]),
    ),
  ).toBeNull()
})

test('an example whose value is of another kind refuses the match', () => {
  const words =
    'Given an array of integers nums and an integer target, return the indices of the two numbers that add up to target.'
  expect(matchProblem(bank, page('Two Sum', words, [[{ nums: [2, 7], target: 9 }, true]]))).toBeNull()
})
