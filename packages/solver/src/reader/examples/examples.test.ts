import { expect, test } from 'vitest'
import { page, STATEMENT } from '../page/page.fixture.ts'
import { sortLines } from '../page/sections.ts'
import { readExamples } from './examples.ts'
import { readAlike } from './rereading.fixture.ts'

test('what is changed in place may be told by its name', async () => {
  const shown = ['Example 1:', 'Input: seq = [2, 4, 3, 1]', 'Output: seq = [3, 1, 2, 4]']
  const { examples } = sortLines(page(...STATEMENT, ...shown))
  const [first] = await readExamples(
    examples.map((example) => ({ ...example, name: 'Example 1' })),
    { types: ['integer[]'], prose: [] },
    readAlike,
  )
  expect(first?.example).toMatchObject({ arguments: [{ name: 'seq', value: [2, 4, 3, 1] }], value: [3, 1, 2, 4] })
})

test('a call alone that an example above makes too is none of its own', async () => {
  const shown = ['>>> top([3, 1], 1)', '[1]', '', '>>> top([3, 1], 1)', '', '>>> top([7, 2], 1)']
  const { examples } = sortLines(page(...STATEMENT, ...shown))
  expect(examples).toHaveLength(3)
  const read = await readExamples(examples, { types: [], prose: [] }, readAlike)
  expect(read.map(({ example }) => example.arguments?.[0]?.value)).toEqual([
    [3, 1],
    [7, 2],
  ])
})
