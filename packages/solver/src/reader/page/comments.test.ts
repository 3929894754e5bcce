import { expect, test } from 'vitest'
import { lines } from '../lines/lines.fixture.ts'
import { withoutCommentMarks } from './comments.ts'

function read(...texts: Parameters<typeof lines>) {
  return withoutCommentMarks(lines(...texts)).map(({ text }) => text)
}

test('line numbers are cut off, and so is whatever else the recogniser saw in their column', () => {
  const page = read(
    '11 * Sums',
    '12 * Add two numbers.',
    '13 * Example:',
    '14 * Input: a = 1, b = 2',
    'SI * Qutput: 3',
    '16 * Limits:',
    'fl * 0 <= a',
    '18 * 0 <= b',
  )
  expect(page).toEqual([
    'Sums',
    'Add two numbers.',
    'Example:',
    'Input: a = 1, b = 2',
    'Output: 3',
    'Limits:',
    '0 <= a',
    '0 <= b',
  ])
})

test('a mark is known by the column it stands in, and brackets further in are none', () => {
  expect(read('* Sums', '* Input:', '5 a = 1', '*   nums', ['[[1, 2]]', { left: 32 }])).toEqual([
    'Sums',
    'Input:',
    'a = 1',
    'nums',
    '[[1, 2]]',
  ])
})

test('a mark that was read as two signs is cut off with both', () => {
  const page = lines('*   Sums', '*   Input:', '«x  a = 1, b = 2', '*   nums')
  const narrow = page.map((line) => ({
    ...line,
    words: line.words.map((word, place) => (place === 0 ? { ...word, box: { ...word.box, width: 9 } } : word)),
  }))
  expect(withoutCommentMarks(narrow).map(({ text }) => text)).toEqual(['Sums', 'Input:', 'a = 1, b = 2', 'nums'])
})

test('above the comment of an editor stand tabs, which are left out, and code, which comes after it', () => {
  expect(
    read('sums.cpp x', '#include <vector>', '// Sums', '// Add two numbers.', '// 0 <= a', 'class Solution {'),
  ).toEqual(['Sums', 'Add two numbers.', '0 <= a', 'class Solution {', '#include <vector>'])
})

test('a page that is no editor stays as it is', () => {
  const page = ['Sums', 'Add two numbers.', '* The first is a', '2 is the second']
  expect(read(...page)).toEqual(page)
})

test('an editor below a statement takes nothing from it', () => {
  const statement = [
    'Sums',
    'Add two numbers and',
    'return what they give.',
    'Example 1',
    'Input: a = 1, b = 2',
    'Output: 3',
  ]
  const code = ['1 /*', '2  * @param {number} a', '3  */', '4 var sum = function(a, b) {', '5   return 0', '6 };']
  expect(read(...statement, ...code).slice(0, 6)).toEqual(statement)
})

test('a statement above an editor with examples in comments is kept', () => {
  const statement = ['A text is made of words.', 'How long is the last word in it?']
  const editor = ['// Examples', '// last("a bc") -> 2', '// last("a") -> 1', '/*', '* @param {string} s', '*/']
  const code = [...editor, 'var last = function(s) {'].map((text): [string, { left: number }] => [text, { left: 90 }])
  expect(read(...statement, ...code).slice(0, 4)).toEqual([...statement, 'Example', 'last("a bc") -> 2'])
})

test('steps of an explanation with arrows are no numbered lines of the editor below', () => {
  const steps = ['Explanation: 0 --> 0', '1 --> 1', '2 --> 10']
  const statement = ['Count the ones.', 'Input: n = 2', ...steps, 'Example 2:', 'Input: n = 5', 'Output: [0,1]']
  const code = ['1 class Solution {', '2 public:', '3   int count(int n) {', '4', '5   }', '6 };']
  const page = [...statement, ...code].map((text, place): [string, { left: number }] => [
    text,
    { left: place < statement.length ? 0 : 20 },
  ])
  expect(read(...page).slice(0, statement.length)).toEqual(statement)
})

test('the nodes that a comment above starter code declares are no code that is asked for', () => {
  const python = [
    '# Definition for singly-linked list.',
    '# class ListNode:',
    '#     def init (self, val=0, next=None):',
  ]
  const asked = ['class Solution:', 'def addTwo(self, l1: Optional[ListNode]) -> int:']
  expect(read(...python, '#         self.val = val', ...asked)).toEqual(asked)
  const script = [
    '/**',
    '* Definition for a binary tree node.',
    '* function TreeNode(val) {',
    '*  this.val = val',
    '* }',
    '*/',
  ]
  const documented = ['/**', '* @param {TreeNode} root', '*/', 'var depth = function(root) {']
  const code = read(...script, ...documented)
  expect(code).toContain('* @param {TreeNode} root')
  expect(code.join()).not.toMatch(/function TreeNode|this\.val/)
})

test('a comment in a file is found by the marks that were read, though most of them came out as other signs', () => {
  const file = [
    '1 import java.util.x;',
    '3 [Rx',
    '4% A box holds the numbers that were put in it.',
    '5 % int top() gives the one on top',
    '6 * and leaves it there',
    '7 x It is never empty.',
    '8 *',
    '9 * Example:',
    '10% Box b = new Box();',
    '11 % b.put(1);',
    '12 * b.top(); // 1',
    '13 */',
    '14 class Box {',
    '16 public Box() {',
  ].map((text): [string, { left: number }] => [text, { left: /^\d\d/.test(text) ? 0 : 8 }])
  expect(read(...file)).toEqual([
    'A box holds the numbers that were put in it.',
    'int top() gives the one on top',
    'and leaves it there',
    'It is never empty.',
    'Example:',
    'Box b = new Box();',
    'b.put(1);',
    'b.top(); // 1',
    'class Box {',
    'public Box() {',
    'import java.util.x;',
  ])
})

test('a mark that stands far behind its number is cut off whole, with the place it has in the picture', () => {
  const file = ['11 * Input:', '12 * [1, 2]', '13 * Output:', '14 * [2, 1]', '15 * Limits:', '16 * 0 <= a']
  const page = lines(...file).map((line) => ({
    ...line,
    // A wide gap is read as a space at the start of the word behind it.
    words: line.words.map((word) => (word.text === '*' ? { ...word, text: ' *' } : word)),
  }))
  const output = withoutCommentMarks(page).find(({ text }) => text === '[2, 1]')
  expect(output?.words.map(({ text }) => text)).toEqual(['[2,', '1]'])
  expect(output?.box.left).toBe('14 * '.length * 8)
})

test('the marks that an answer puts before what it quotes are cut off, and the prompts of a shell are none', () => {
  expect(read('> Sums', '> Add two numbers.', '> Input: a = 1, b = 2', '> Output: 3')).toEqual([
    'Sums',
    'Add two numbers.',
    'Input: a = 1, b = 2',
    'Output: 3',
  ])
  const prompted = ['>>> add(1, 2)', '3', '>>> add(2, 2)', '4']
  expect(read(...prompted)).toEqual(prompted)
})

test('what a file imports stands over the comment that tells its problem, some marks of which are read as other signs', () => {
  const file = ['package rotated', '// Find looks up a number.', '// The list was turned.', '1!  Find(3) // 4']
  expect(
    read(...file, 'func Find(want int) int {', 'return -1', '}', 'x := 1', 'y := 2', 'z := 3').slice(0, 2),
  ).toEqual(['Find looks up a number.', 'The list was turned.'])
})

test('examples above starter code whose comment declares the nodes are no tabs of an editor', () => {
  const nodes = [
    '/* %',
    '* public class TreeNode {',
    '*     public int val;',
    '*     public TreeNode left;',
    '* }',
    '*/',
  ]
  const page = read('Examples', 'Hike([9, 4]) // => 1', 'Signature', ...nodes, 'public class Solution {')
  expect(page.slice(0, 2)).toEqual(['Examples', 'Hike([9, 4]) // => 1'])
})
