import { expect, test } from 'vitest'
import type { Line } from './line.ts'
import { readStatement } from './statement.ts'

const picture = { grey: new Uint8Array(0), width: 0, height: 0 }
const pane = { left: 0, top: 0, width: 100, height: 200 }

/** Lines of a page, a line's height apart; an empty text leaves a gap. */
function page(...texts: string[]): Line[] {
  return texts.flatMap((text, place) =>
    text === ''
      ? []
      : [{ text, words: [], picture, pane, textHeight: 10, box: { left: 0, top: place * 18, width: 100, height: 12 } }],
  )
}

test('lines go on in one paragraph, and a gap begins another', () => {
  expect(readStatement(page('Return the', 'sum .', '', 'Do it in 0(n).'))).toBe('Return the sum.\n\nDo it in O(n).')
})

test('the items of a list stand by themselves, whatever their bullets are taken for', () => {
  expect(
    readStatement(page('Build a stack:', '* push(x) puts x', 'on top.', '« pop() takes it off.', 'e top() shows it.')),
  ).toBe('Build a stack:\n\n• push(x) puts x on top.\n\n• pop() takes it off.\n\n• top() shows it.')
})

test('a sign at the beginning of a single line is no list', () => {
  expect(readStatement(page('The value is', '- 1 where there is none.'))).toBe('The value is - 1 where there is none.')
})

test('links above the statement are no part of it', () => {
  expect(readStatement(page('Topics Companies', '', 'Given a list, return its sum.'))).toBe(
    'Given a list, return its sum.',
  )
})
