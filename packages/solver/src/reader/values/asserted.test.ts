import { expect, test } from 'vitest'
import { splitExample } from '../examples/example-parts.ts'
import { lines } from '../lines/lines.fixture.ts'
import { withoutCommentMarks } from '../page/comments.ts'
import { sortLines } from '../page/sections.ts'
import { callAlone, isAsserted } from './asserted.ts'

function examples(...page: string[]): [string, string][] {
  return sortLines(withoutCommentMarks(lines(...page))).examples.map((example) => {
    const { input, output } = splitExample(example.lines)
    return [input.map(({ text }) => text).join(), output.map(({ text }) => text).join()]
  })
}

test('what the tests of a Rust file assert are its examples, those that cannot be read too', () => {
  const comment = ['/// A thief walks along a street', '/// of houses. Return the most', '/// that can be taken.']
  const code = ['pub fn best_haul(cash: Vec<i32>) -> i32 {', '}', 'fn samples() {']
  const page = [...comment, ...code, 'assert_eq!(best_haul(vec![1, 2]), 2);', 'assert_eq!(best_haul(vec![5]) 5);', '}']
  expect(withoutCommentMarks(lines(...page))[0]?.text).toBe('A thief walks along a street')
  expect(examples(...page)).toEqual([
    ['[1, 2]', '2'],
    ['', ''],
  ])
})

test('strokes that were overlooked in the name of what is asserted take no example away', () => {
  const page = ['# Say whether every room', '# can be visited.', 'def can_visit_all_the_rooms(keys):', 'pass']
  const asserted = [
    'assert can visit all the rooms([[1], []]) == True',
    'assert can _visit all_the_rooms([[], []]) == False',
  ]
  expect(examples(...page, ...asserted)).toEqual([
    ['[[1], []]', 'True'],
    ['[[], []]', 'False'],
  ])
})

test('what is asserted below a Python function is an example', () => {
  const page = ['# Add two numbers', '# and give the sum.', 'def add(a, b):', 'pass', 'assert add(1, 2) == 3']
  expect(examples(...page, 'assert add([2], 2) == 4')).toEqual([
    ['1, 2', '3'],
    ['[2], 2', '4'],
  ])
})

test('an underscore in the name of what is asserted may be lost', () => {
  const page = ['# Add two numbers', '# and give the sum.', 'def add_up(a, b):', 'pass', 'assert add up(1, 2) == 3']
  expect(examples(...page)).toEqual([['1, 2', '3']])
})

test('an example that asserts without a comparison is one that could not be read, and takes no other with it', () => {
  const page = ['# Add two numbers', '# and tell if it is even.', 'def is_even(a, b):', 'pass']
  expect(examples(...page, 'assert not is_even(1, 2)', 'assert is_even(1, 3) is True')).toEqual([
    ['', ''],
    ['1, 3', 'True'],
  ])
})

test.each([
  ['assert_eq!(best(vec![vec![1], vec![2]]), 2);', 'best([[1], [2]]) == 2'],
  ['assert_eq!(Solution::best(vec![1]), 2);', 'best([1]) == 2'],
  ['assert.deepStrictEqual(pair([2, 7], 9), [0, 1]);', 'pair([2, 7], 9) == [0, 1]'],
  ['assert.equal(pair([2, 7], 9), [0, 1])', 'pair([2, 7], 9) == [0, 1]'],
  ['expect(isOpen("([)]")).toBe(false);', 'isOpen("([)]") == false'],
  ['console.assert(steps(3) === 4);', 'steps(3) == 4'],
  ['assert(steps(3) == 4);', 'steps(3) == 4'],
  ['self.assertEqual(steps(3), 4)', 'steps(3) == 4'],
  ['self.assertEqual(Solution().steps(3), 4)', 'steps(3) == 4'],
  ['assertEqual(4, steps(3))', 'steps(3) == 4'],
  ['assertEquals(steps([3, 1]), [4, 2])', 'steps([3, 1]) == [4, 2]'],
  ['assertEquals(List.of(4, 2), steps(3));', 'steps(3) == List.of(4, 2)'],
  ['assert sorted(steps([3])) == [[1], [2]]', 'assert steps([3]) == [[1], [2]]'],
  ['assertEquals(4, new Solution().steps(3));', 'steps(3) == 4'],
  ['assertArrayEquals(new int[]{0, 1}, pair(new int[]{2, 7}, 9));', 'pair([2, 7], 9) == [0, 1]'],
  ['Assert.Equal(new[] { 0, 1 }, Pair(new[] { 2, 7 }, 9));', 'Pair([ 2, 7 ], 9) == [ 0, 1 ]'],
  ['Assert.AreEqual("{a}", Wrap("a"));', 'Wrap("a") == "{a}"'],
  ['EXPECT_EQ(pair({2, 7}, 9), 1);', 'pair([2, 7], 9) == 1'],
  ['assert steps(3) == 4, "the small one"', 'assert steps(3) == 4'],
  ['assert Solution().steps(3) == 4', 'assert steps(3) == 4'],
  ['assert can_deal([8, 9], 1) is True', 'assert can_deal([8, 9], 1) == True'],
  ['assert can_deal([8, 9], 1) is False, "odd"', 'assert can_deal([8, 9], 1) == False'],
])('the call of a test is found, and what it gives: %s', (line, alone) => {
  expect(isAsserted(line)).toBe(true)
  expect(callAlone(line)).toBe(alone)
})

test.each(['expect(n).toBe(3)', 'assert n > 0', 'assert len(nums)', 'equal(a, b)'])(
  'what checks no call of values is no example: %s',
  (line) => {
    expect(callAlone(line)).toBe(line)
  },
)

test('an assertion whose name was spoiled is an example, and part of no other', () => {
  const page = ['/// Give the ones of each', '/// number up to n.', 'pub fn ones(n: i32) -> Vec<i32> {', '}']
  const shown = [
    'assert_eq!(ones(2), vec![0, 1]);',
    'assert -cq1(ones(5), vec![0, 1, 1]);',
    'assert_eq!(ones(0), vec![0]);',
  ]
  expect(examples(...page, ...shown)).toHaveLength(3)
})

test('a test that holds others is none of the examples', () => {
  const page = ['// Return the largest number', '// of the array scores.', 'function largest(scores) {', '}']
  const shown = ["test('largest', () => {", 'expect(largest([3, 2])).toBe(3);', 'expect(largest([1])).toBe(1);', '});']
  expect(examples(...page, ...shown).slice(0, 2)).toEqual([
    ['[3, 2]', '3'],
    ['[1]', '1'],
  ])
})

test('the stroke in the name of a test may be overlooked', () => {
  const page = [
    '/// Say whether the brackets',
    '/// of s are closed in order.',
    'pub fn is_closed(s: &str) -> bool {',
    '}',
  ]
  expect(examples(...page, 'assert eq! (is _closed("(]"), false);', 'assert _eq!(is_closed("()"), true);')).toEqual([
    ['"(]"', 'false'],
    ['"()"', 'true'],
  ])
})

test('three signs of equality may be drawn as one', () => {
  const page = ['// Return the largest number', '// of the array scores.', 'function largest(scores) {', '}']
  expect(examples(...page, 'console.assert(largest([3, 2]) = 3);', 'console.assert(largest([1]) = 1);')).toEqual([
    ['[3, 2]', '3'],
    ['[1]', '1'],
  ])
})
