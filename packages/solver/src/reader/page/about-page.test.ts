import { expect, test } from 'vitest'
import { page, STATEMENT } from './page.fixture.ts'
import { sortLines } from './sections.ts'

const ATTEMPTS = 'You have 5 attempts, and only the last one of them counts for the list.'
const statementOf = (...texts: string[]) => sortLines(page(...texts)).statement.map(({ text }) => text)

test('what a page tells about a task, under a heading of its own, is no part of it', () => {
  const shown = ['About this task', ATTEMPTS, '', 'Task', ...STATEMENT, 'Input: s = "a"', 'Output: 1']
  expect(statementOf(...shown)).toEqual([STATEMENT[0]])
})

test('without a heading of the task, or with an example before it, nothing is left out', () => {
  const examples = ['Input: s = "a"', 'Output: 1']
  expect(statementOf('About this task', ATTEMPTS, ...STATEMENT, ...examples)).toContain(ATTEMPTS)
  expect(statementOf(...STATEMENT, 'About this task', ATTEMPTS, ...examples, 'Task')).toContain(ATTEMPTS)
})
