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

test('an advert above what is asked is no part of it, nor who sent it in', () => {
  const shown = ['Cut Into Palindromes', 'Sponsored · Learn system design in 6 weeks · Join →', ...STATEMENT]
  expect(statementOf(...shown, 'Input: s = "a"', 'Output: 1')).toEqual([STATEMENT[0]])
  const cut = ['Cut Into Palindromes', 'tem design in 6 weeks - Join —', ...STATEMENT]
  expect(statementOf(...cut, 'Input: s = "a"', 'Output: 1')).toEqual([STATEMENT[0]])
  const archive = ['Cut Into Palindromes', '242 points by mlk 3 years ago | hide | 28 comments', ...STATEMENT]
  expect(statementOf(...archive, 'Input: s = "a"', 'Output: 1')).toEqual([STATEMENT[0]])
})

test('what a shell was asked to do stands above the title', () => {
  const shown = ['eva@thinkpad: ~/katas$ cat common-beginning.md', 'Common Beginning', '', ...STATEMENT]
  const { title, statement } = sortLines(page(...shown, 'Input: s = "a"', 'Output: 1'))
  expect([title, statement.map(({ text }) => text)]).toEqual(['Common Beginning', [STATEMENT[0]]])
})

test('what stands between a title and the tabs over what is asked is none of that, nor is the badge of a kata', () => {
  const above = ['5 kyu     Richest Trail', 'w247     Mm 43     79% of 371', 'Instructions     Output', '']
  const { title, statement } = sortLines(page(...above, ...STATEMENT, 'Input: s = "a"', 'Output: 1'))
  expect([title, statement.map(({ text }) => text)]).toEqual(['Richest Trail', [STATEMENT[0]]])
})
