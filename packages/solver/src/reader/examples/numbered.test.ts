import { expect, test } from 'vitest'
import { page } from '../page/page.fixture.ts'
import { numbered } from './numbered.ts'

const example = (number: number, ...texts: string[]) => ({
  name: `Example ${number}`,
  number,
  lines: page(...texts),
})
const shown = (...seen: ReturnType<typeof example>[]) =>
  numbered(seen).map(({ lines }) => lines.map(({ text }) => text))

test('an example that two shots show is told once, by the one that shows more of it', () => {
  const cut = example(1, 'Input: a = [1]')
  const whole = example(1, 'Input: a = [1]', 'Output: 2')
  expect(shown(cut, whole)).toEqual([['Input: a = [1]', 'Output: 2']])
})

test('where a shot ends below a heading, what the next one shows first is none of that example', () => {
  const next = example(1, 'Output: 8', 'Explanation: A - B - idle', 'A - B')
  const whole = example(1, 'Input: a = [1]', 'Output: 2')
  expect(shown(next, whole)).toEqual([['Input: a = [1]', 'Output: 2']])
})

test('a gap in the numbers is an example that no shot shows', () => {
  expect(shown(example(3, 'Input: a = [1]', 'Output: 2'))).toEqual([[], [], ['Input: a = [1]', 'Output: 2']])
})
