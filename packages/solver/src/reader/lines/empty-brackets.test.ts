import { expect, test } from 'vitest'
import { drawn, lineOf } from './drawn-line.fixture.ts'
import { withEmptyBrackets } from './empty-brackets.ts'

const OPENING = '<path d="M8 0h-4v14h4" stroke="black" stroke-width="1.5" fill="none"/>'
const CLOSING = '<path d="M2 0h4v14h-4" stroke="black" stroke-width="1.5" fill="none"/>'
const ONE = '<path d="M2 3l3 -2v13M2 14h6" stroke="black" stroke-width="1.5" fill="none"/>'

async function read(text: string, ...marks: string[]): Promise<string | undefined> {
  const places = marks.map((_, at) => at)
  return withEmptyBrackets([lineOf(text, await drawn(' '.repeat(marks.length), places, marks))])[0]?.text
}

test('two brackets by themselves are an empty list, whatever is read beside one of them', async () => {
  expect(await read('[1', OPENING, CLOSING)).toBe('[]')
  expect(await read('l]', OPENING, CLOSING)).toBe('[]')
})

test('a figure behind a bracket stays one, as does what says more', async () => {
  expect(await read('[1', OPENING, ONE)).toBe('[1')
  expect(await read('[17', OPENING, CLOSING)).toBe('[17')
  expect(await read('[', OPENING)).toBe('[')
})
