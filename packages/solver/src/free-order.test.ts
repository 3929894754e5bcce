import { expect, test } from 'vitest'
import { freesOrderOfLeft, orderOfResult } from './free-order.ts'

test.each([
  'You may return the answer in any order.',
  'You can return the answer in any order',
  'You may return the answer **in any order**; it is unique.',
  'Return the result in any order',
  'Return the answer (in any order).',
  'You may return the output in any order you like.',
  'You can return the combinations in any order',
  'You may return the final list of trees in any order.',
  'Notice that you can return the vertices in any order.',
  'Each element in the result must be unique and you may return the result in any order.',
  'Find all possible paths from node 0 to node n - 1 and return them in arbitrary order.',
  'Return the `k` most frequent elements of nums in any order.',
  'Given an array points, return the k closest points to the origin (0, 0), in any order.',
  'Return all pairs that sum to target, in any order.',
  'The order of the output does not matter.',
  'Order of output doesn’t matter',
  'The order of the output is not important.',
  'The order in which you return them does not matter.',
  'The solution set can be in any order',
  'The result may be in whatever order.',
  'The final answer list can be returned in any order.',
  'The elements of the answer may be in any order.',
  'Return the unique elements of nums. The elements may be in any order.',
  'Return all pairs. The pairs may be listed in an arbitrary order.',
  'Return all pairs. The order in which the pairs are returned does not matter.',
  'Find all the pairs. The order of the pairs is irrelevant.',
  'Return the pairs. Any order is fine.',
  'Return the pairs. The order is not important.',
  'Return all combinations. No combination may occur twice, and the combinations may be returned in any order.',
])('the order of what is returned is free: %s', (page) => {
  expect(orderOfResult(page)).toBe('unordered')
})

test.each([
  'Return the groups. Note: the order in which the groups appear, and the order of words inside a group, do not matter.',
  'Return the groups; neither their order nor the order inside them matters.',
  'Return all triples. The order of the triples, and within them, does not matter.',
  'Return all different triplets. The triplets, and the numbers inside them, may come in any order.',
  'Return all triplets. Notice that the order of the output and the order of the triplets does not matter.',
  'Return all combinations. You may return the combinations in any order and the order of the numbers in each combination can be in any order.',
  'Return all groups. You can return the answer in any order. The words inside a group may be in any order.',
])('so is that of the lists in it: %s', (page) => {
  expect(orderOfResult(page)).toBe('unordered-nested')
})

test.each([
  'The jobs may be submitted in any order. Return the time at which each is finished.',
  'The queries can be processed in any order. Return their results.',
  'Return the finishing times of the jobs. The numbers of nums are given in any order.',
  'Two words are anagrams if one has the letters of the other in any order. Return the anagrams.',
  'Return the words that have the letters of s in any order.',
  'Return the words that have all letters of s, in any order.',
  'Return the finishing times. The order of the jobs does not matter.',
  'Return the finishing times. It does not matter in which order the jobs come; the order of the inputs does not matter.',
  'Return the finishing time of each job. The order does not matter.',
  'Given pairs of socks, return the best pairs. The order of the pairs does not matter.',
  'You may apply the operations in any order. Return the final array.',
  'Return the array after visiting the rooms in any order.',
  'Return the groups, the words of a group in any order.',
  'Return the groups. The words inside a group may be in any order.',
  'You may not return the answer in any order.',
  'You cannot return the answer in any order.',
  'Do not return the answer in any order.',
  "Don't sort nums and return the answer in any order.",
  'Unless nums is sorted, return the answer in any order.',
  'You may return the answer in any order if nums is empty.',
  'You may return the answer in any order: answer[i] must belong to nums[i].',
  'Return an array where ways[i] is the number of ways. The order does not matter.',
  'The order of the output matters.',
  'The order of the letters in the answer does not matter.',
])('what is not clear frees nothing: %s', (page) => {
  expect(orderOfResult(page)).toBe('exact')
})

test.each([
  'Their order may be changed.',
  'The order of the elements may be changed.',
  'The relative order of the elements may be changed. It does not matter what you leave beyond the first k elements.',
  'The first k elements may be in any order',
  'Note that the five elements can be returned in any order.',
  "The order of the remaining elements doesn't matter.",
])('the order of what is left is free: %s', (page) => {
  expect(freesOrderOfLeft(page)).toBe(true)
})

test.each([
  'Keep the elements in their original order, and it does not matter what you leave beyond the first k elements.',
  'Remove the duplicates, keeping the order. Numbers of other arrays come in any order.',
  'The relative order of the elements should be kept the same.',
  'The order of the elements may not be changed.',
  'You may return the answer in any order.',
])('what says nothing of it leaves it as it is: %s', (page) => {
  expect(freesOrderOfLeft(page)).toBe(false)
})
