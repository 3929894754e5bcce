import { expect, test } from 'vitest'
import { examplesOf, STATEMENT } from './page.fixture.ts'

test.each([
  [['{ "input": { "a": [[9, 11], [1]] }, "output": [[9, 12]] },']],
  [['{ "input": { "a": [[9, 11], [1]] },', '"output": [[9, 12]] }']],
  [['{', '"input": { "a": [[9, 11], [1]] },', '"expected": [[9, 12]]', '},']],
])('a test case may be an object of JSON: %j', (shown) => {
  const example = ['{ "a": [[9, 11], [1]] }', '[[9, 12]]']
  expect(examplesOf(...STATEMENT, 'Examples', ...shown, ...shown)).toEqual([example, example])
})

test('an object without what is expected, and one that only holds a result, is no test case', () => {
  expect(examplesOf(...STATEMENT, '"output": [[9, 12]] }')).toEqual([])
})
