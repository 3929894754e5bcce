import { expect, test } from 'vitest'
import { openBank } from './bank.ts'
import { page } from './pages-for-tests.ts'
import { readText } from './reading.ts'

const bank = await openBank()
const read = (statement: string) => readText(bank, page('', statement, [])).asked.filter((word) => word !== '.')
const ASKED = 'Given the head of a linked list and k, reverse the nodes.'

test.each([
  'You are not allowed to alter the values in the nodes.',
  "Don't touch the values.",
  'The values stored in the nodes must not be changed.',
  'Only the nodes themselves may be moved.',
  'k is a positive integer no larger than the length of the linked list.',
  'k is never larger than the number of elements.',
  'The list is never empty.',
  'The tree need not be balanced.',
  'Follow up: could you do it in one pass?',
  'Think about when to skip.',
  'Leave the values inside the nodes alone.',
  'push and pop are called only when there is something on the stack.',
  'A common mistake is to compare just the even with the odd positions.',
  'Hint: sink every island that you have counted.',
  'Make use of the fact that smaller values are on the left.',
  'The numbers painted on the carriages must stay where they are.',
  'Before you ask: no, always taking the largest coin first does not work.',
  'Warning: always taking the largest coin that fits is not correct.',
  'Do not confuse the position in queries, which plays no role, with the position in base.',
  'A heap is a respectable second best.',
  'There is no limit on how long the work may last.',
  'Ask yourself at each node whether a branch is worth it.',
  'The first line holds n. The second line contains n integers, separated by spaces.',
  'Then n lines follow, each with two numbers.',
  'Line 1: the number k.',
  'It should not take you longer than forty minutes.',
  'I wrote the DP bottom-up, with the last two values.',
  'Order plays no role whatsoever.',
  'The number of moves is of no interest.',
  "Don't mix it up with the other one.",
  "That's what half of them miss.",
  'Time allowed: 120 minutes, no calculators.',
  'Beware: always grabbing the biggest coin does not work in general.',
  "Half of yesterday's interview.",
  'The values inside must be left untouched.',
  'The array has at least two elements.',
  'Nodes should be relinked rather than their contents rewritten.',
  'Please rearrange the nodes instead of swapping the data.',
  'position is never more than the number of nodes.',
  "There's never more than one right answer.",
  'Use no more than constant extra memory.',
])('what asks nothing is left out: %s', (remark) => {
  expect(read(`${ASKED} ${remark}`)).toEqual(read(ASKED))
})

test('that the answer is unique, or exists once, is left out of its sentence', () => {
  expect(read('Return any order. The answer is guaranteed to be unique (except for the order that it is in).')).toEqual(
    read('Return any order.'),
  )
  expect(read('Return it, or -1 if there is none; there is never more than one.')).not.toContain('never')
  expect(read('It is guaranteed that at most one such substring exists; return it.')).toEqual(
    read('It is ; return it.'),
  )
})

test.each([
  'You are not allowed to alter the values in the nodes above 9.',
  'Only the nodes of even value may be moved.',
  'It has at least two elements.',
  'k is never larger than the smallest element.',
  'The result is never empty.',
  'Each line has at most two nodes.',
  'It should take the nodes in pairs.',
  'The tree need not be connected.',
  'The DFS must pass every node twice.',
  'The answer is the largest apart from its order.',
  'Skip every node of value k.',
  'Leave the values above k alone.',
  'next is called only when the node is visited.',
  'A common rule is to skip the even positions.',
  'The numbers above 9 must stay where they are.',
  'Always take the largest coin first.',
  'Return the second best.',
  'A negative number is skipped.',
  'There is a limit on how long the work may last.',
])('what may change the question is read: %s', (rule) => {
  expect(read(`${ASKED} ${rule}`)).toEqual([...read(ASKED), ...read(rule)])
})

test('products that are sold are multiplied by nobody', () => {
  expect(read('The product at position i costs prices[i]. Take two products.')).toEqual(
    read('The goods at position i costs prices[i]. Take two goods.'),
  )
  expect(read('Return the largest product of two numbers.')).toContain('product')
})

test('a contiguous subsequence is a subarray, whatever else a page calls it', () => {
  expect(read('Count the contiguous non-empty subsequences of A.')).toEqual(read('Count the subarrays of A.'))
})
