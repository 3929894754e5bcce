import { expect, test } from 'vitest'
import { page, STATEMENT } from '../page/page.fixture.ts'
import { sortLines } from '../page/sections.ts'
import { readExamples } from './examples.ts'

test('what is changed in place may be told by its name', async () => {
  const shown = ['Example 1:', 'Input: seq = [2, 4, 3, 1]', 'Output: seq = [3, 1, 2, 4]']
  const { examples } = sortLines(page(...STATEMENT, ...shown))
  const [first] = await readExamples(
    examples.map((example) => ({ ...example, name: 'Example 1' })),
    { types: ['integer[]'], prose: [] },
    {
      look: async (line, attempt) => (attempt < 2 ? { text: line.text, isFaint: false } : null),
      signs: async () => null,
      text: async () => null,
      elder: async () => null,
      list: async () => null,
    },
  )
  expect(first?.example).toMatchObject({ arguments: [{ name: 'seq', value: [2, 4, 3, 1] }], value: [3, 1, 2, 4] })
})
