import { expect, test } from 'vitest'
import type { Part } from './example-parts.ts'
import { readOperations } from './operation-lines.ts'
import { readAlike } from './rereading.fixture.ts'

const box = { left: 0, top: 0, width: 1, height: 1 }
const picture = { grey: new Uint8Array(1), width: 1, height: 1 }

function partOf(text: string): Part {
  return { text, of: 'input', line: { text, box, words: [], picture, pane: box, textHeight: 10 } }
}

/** What is taken for certain when the arguments read one way in `lines` and another in `shapes`. */
async function read(names: string, lines: string[], shapes: string): Promise<string | undefined> {
  const readings = await readOperations([partOf(names), partOf(lines[0] ?? '')], {
    look: async () => null,
    signs: async () => null,
    text: async (line, attempt) => (line.text === names ? names : lines[attempt + 1]) ?? null,
    elder: async () => null,
    list: async ({ line }, attempt) => (attempt > 0 ? null : line.text === names ? names : shapes),
  })
  return readings?.texts[0]?.text
}

const NAMES = '["Queue", "push", "pop"]'

test('a reading that has not a list of arguments for each operation does not count', async () => {
  const wrong = ['[[1], [1]]', '[[1], [1]]', '[[1], [1]]', '[[], [1], []]']
  expect(await read(NAMES, wrong, '[[], [1], []]')).toBe(`${NAMES}\n[[], [1], []]`)
  expect(await read(NAMES, ['[[], 1, []]', '[[], 1, []]'], '[[], 1, []]')).toBeUndefined()
})

test('one reading alone is not taken because it fits', async () => {
  expect(await read(NAMES, ['[1 11, [1]', '[[], [7], []]'], '[[], [1], []]')).toBeUndefined()
})

test('a name that a line breaks in two is one', async () => {
  const broken = '["Queue", "pu\nsh", "pop"]'
  expect(await read(broken, ['[[], [1], []]', '[[], [1], []]'], '[[], [1], []]')).toBe(`${NAMES}\n[[], [1], []]`)
})

test('two quotes side by side have a comma between them', async () => {
  const given = ['[[], [1], []]', '[[], [1], []]']
  expect(await read('["Queue""push""pop"]', given, '[[], [1], []]')).toBe(`${NAMES}\n[[], [1], []]`)
})

test('a name that is spelled in two ways is one, as it is spelled most or with letters', async () => {
  const given = ['[[], [1], []]', '[[], [1], []]']
  expect(await read('["Queue", "checkOut", "check0ut"]', given, '[[], [1], []]')).toBe(
    '["Queue", "checkOut", "checkOut"]\n[[], [1], []]',
  )
})

test('a word before the rows of a board names no operations', async () => {
  expect(await read('"CODE", [', ['[["C"]]', '[["C"]]'], '[["C"]]')).toBeUndefined()
})

test('a list of words with a text behind it names no operations', async () => {
  expect(await readOperations([partOf('["car", "cart"]'), partOf('"cartoon"')], readAlike)).toBeNull()
})

test('a number behind a list of words is another argument', async () => {
  expect(await read('["sea", "sun"]', ['3', '3'], '3')).toBeUndefined()
})
