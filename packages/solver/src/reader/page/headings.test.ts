import { expect, test } from 'vitest'
import { INPUT } from './headings.ts'
import { examplesOf, page, STATEMENT } from './page.fixture.ts'
import { sortLines } from './sections.ts'

test('limits above the examples, as slides have them, are no title', () => {
  const slide = ['Cheapest Way Down', '', ...STATEMENT, 'Limits', '1 <= n <= 9', '', 'Examples', 'half(4) returns2']
  const { title, statement, constraints } = sortLines(page(...slide))
  expect([title, statement.length]).toEqual(['Cheapest Way Down', 1])
  expect(constraints.map(({ text }) => text)).toEqual(['1 <= n <= 9'])
})

test('what may be assumed, below the examples, is none of theirs', () => {
  const calls = ['half(4) returns2', 'half(0) returnso']
  const { constraints, examples } = sortLines(page(...STATEMENT, ...calls, 'You may assume:', '1 <= n <= 9'))
  expect(constraints.map(({ text }) => text)).toEqual(['1 <= n <= 9'])
  expect(examples.map(({ lines }) => lines.map(({ text }) => text))).toEqual(calls.map((call) => [call]))
})

test('where a contest has its programs read and write is neither an example nor asked', () => {
  const streams = ['input: standard input', 'Output: standard output', '']
  const { statement, examples } = sortLines(page(...streams, ...STATEMENT, 'Examples', 'Input', '5 2', 'Output', '18'))
  expect([statement.length, examples.length]).toEqual([1, 1])
})

test('how long an exam lasts, and how much of it is to be answered, is nothing that is asked', () => {
  const asked = (head: string) =>
    sortLines(page(head, '', ...STATEMENT, 'For n = 3, the answer is 1.')).statement.length
  const rules = [
    'Time allowed: 60 minutes. Answer all questions.',
    'Duration: 2 hours',
    'Answer any three questions.',
    'Prof. Lind    Due: 24 November, 10 a.m.',
  ]
  expect(rules.map(asked)).toEqual([1, 1, 1, 1])
  expect(asked('Each task has a deadline, and you may do one of them a day.')).toBe(2)
  expect(asked('Answer all of the queries on the numbers that are given to you below.')).toBe(2)
})

test('how long an article takes to read, and what a contest allows, are no title and nothing that is asked', () => {
  const head = ['Memory limit: 512 MB', 'by Hanna Lind - 8 Oct 2026 - 4 min read', '']
  const { title, statement } = sortLines(page(...head, ...STATEMENT, 'Example 1', 'Input: n = 1', 'Output: 1'))
  expect([title, statement.length]).toEqual(['', 1])
})

test('a sentence that goes on with the word input in its next line heads nothing', () => {
  expect(INPUT.test('input has exactly one solution, and you may not use the same element twice. The answer')).toBe(
    false,
  )
  expect(INPUT.test('input is = [3]')).toBe(true)
})

test('what is given and what comes of it may stand below `in:` and `out:`', () => {
  const shown = ['in:', '[7, 3, 9, 3, 7]', 'out:', '9', '', 'in:', '[-4]', 'out:', '-4']
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['[7, 3, 9, 3, 7]', '9'],
    ['[-4]', '-4'],
  ])
})

test('a sentence that goes on with a word that heads what pages add is no end of the statement', () => {
  const { statement } = sortLines(
    page(
      ...STATEMENT,
      'If several orders work, any of them is',
      'accepted. If none does, return 0.',
      'For n = 3, the answer is 1.',
    ),
  )
  expect(statement.map(({ text }) => text).at(-1)).toBe('accepted. If none does, return 0.')
})
