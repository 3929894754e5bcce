import { expect, test } from 'vitest'
import { withoutCommentMarks } from './comments.ts'
import { splitExample } from './example-parts.ts'
import { lines } from './lines.fixture.ts'
import { sortLines } from './sections.ts'

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

test('what is asserted below a Python function is an example', () => {
  const page = ['# Add two numbers', '# and give the sum.', 'def add(a, b):', 'pass', 'assert add(1, 2) == 3']
  expect(examples(...page, 'assert add([2], 2) == 4')).toEqual([
    ['1, 2', '3'],
    ['[2], 2', '4'],
  ])
})
