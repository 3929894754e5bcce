import { expect, test } from 'vitest'
import { examplesOf, page, STATEMENT } from '../page/page.fixture.ts'
import { sortLines } from '../page/sections.ts'

test('calls at the prompt of a console have their results below them, however their name is read', () => {
  const console = ['> spanOf(8, [5, 7])', '[3, 4]', '> span0f (0, [])', '[-1, -1]', 'Best wishes,', 'Marta']
  expect(examplesOf(...STATEMENT, 'Some calls and what they give:', ...console)).toEqual([
    ['8, [5, 7]', '[3, 4]'],
    ['0, []', '[-1, -1]'],
  ])
})

test('what is remarked behind a call at a prompt is no result, where one stands below', () => {
  const session = [
    '>>> fewest([3, 4, 7], 15)  # 7 + 4 + 4',
    '3',
    '>>> fewest([5, 8], 12)',
    '-1',
    '>>> fewest([9], 0)  # 0',
  ]
  expect(examplesOf(...STATEMENT, 'Examples', ...session)).toEqual([
    ['[3, 4, 7], 15', '3'],
    ['[5, 8], 12', '-1'],
    ['[9], 0', '0'],
  ])
})

test('what is quoted, or chosen from a menu, is no call at a prompt', () => {
  expect(examplesOf(...STATEMENT, '> Compose (new)', '> see also (notes)', 'Input: s = "a"', 'Output: 1')).toEqual([
    ['s = "a"', '1'],
  ])
})

test('a session with an object at the prompt of a console is one example', () => {
  const session = ['> const t = new Trie()', 'undefined', '> t.insert("ap")', 'undefined', '> t.search("ap")', 'true']
  const { examples } = sortLines(page(...STATEMENT, 'Example', ...session))
  expect(examples.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    session.filter((text) => text !== 'undefined'),
  ])
})
