import { expect, test } from 'vitest'
import { page } from '../page/page.fixture.ts'
import { withLostPrompts } from './lost-prompts.ts'

const textsOf = (...lines: string[]) =>
  withLostPrompts(page(...lines)).map(({ text }) => text.replace(/\s+/g, ' ').trim())

test('a call right below the name in another has lost its prompt', () => {
  expect(textsOf('>>> fewest([5, 8], 12)', '-1', '    fewest([9], 0)', '0')).toEqual([
    '>>> fewest([5, 8], 12)',
    '-1',
    '>>> fewest([9], 0)',
    '0',
  ])
})

test('a call at the beginning of a line, or of another function, has lost none', () => {
  const lines = ['>>> fewest([5, 8], 12)', '-1', 'fewest([9], 0)', '    largest([9], 0)', '    fewest of all']
  expect(textsOf(...lines)).toEqual(lines.map((line) => line.trim()))
})
