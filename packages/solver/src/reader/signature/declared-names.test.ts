import { expect, test } from 'vitest'
import type { Line } from '../lines/line.ts'
import { lines } from '../lines/lines.fixture.ts'
import { withNamesReadAgain } from './declared-names.ts'

/** The lines of an editor, of which the recogniser is as sure as that, after others looked at them. */
async function read(code: string, confidence: number, ...looks: [string, string]): Promise<string> {
  const seen = lines(code).map(
    (line): Line => ({ ...line, words: line.words.map((word) => ({ ...word, confidence })) }),
  )
  const [line] = await withNamesReadAgain(seen, async (_, attempt) => ({ text: looks[attempt] }))
  return line?.text ?? ''
}

const SPOILED = 'func sumOfListls(head *Node) *Node {'
const LOOKED = 'func sumOfLists(head *Node)*Node{'

test('a name that was read with doubt is what two other readings agree on', async () => {
  expect(await read(SPOILED, 50, LOOKED, LOOKED)).toBe('func sumOfLists(head *Node) *Node {')
  expect(await read('1 var sumns = function(a) {', 50, '1 var sums = function(a) {', '1 var sums= function(a){')).toBe(
    '1 var sums = function(a) {',
  )
})

test('it stays where they differ, where they tell another name, where a capital is all, and where it was sure', async () => {
  expect(await read(SPOILED, 50, LOOKED, SPOILED)).toBe(SPOILED)
  expect(await read(SPOILED, 50, 'func total(head', 'func total(head')).toBe(SPOILED)
  expect(await read(SPOILED, 50, 'func sumofListls(head', 'func sumofListls(head')).toBe(SPOILED)
  expect(await read(SPOILED, 99, LOOKED, LOOKED)).toBe(SPOILED)
})
