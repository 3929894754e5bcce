import { expect, test } from 'vitest'
import { lines } from '../lines/lines.fixture.ts'
import { readStatement } from './statement.ts'

/** A line with empty space above it, as a paragraph begins. */
const apart = (text: string): [string, { gap: number }] => [text, { gap: 40 }]

test('lines go on in one paragraph, and a gap begins another', () => {
  expect(readStatement(lines('Return the', 'sum .', apart('Do it in 0(n).')))).toBe('Return the sum.\n\nDo it in O(n).')
})

test('the items of a list stand by themselves, whatever their bullets are taken for', () => {
  expect(
    readStatement(lines('Build a stack:', '* push(x) puts x', 'on top.', '« pop() takes it off.', 'e top() shows it.')),
  ).toBe('Build a stack:\n\n• push(x) puts x on top.\n\n• pop() takes it off.\n\n• top() shows it.')
})

test('a sign at the beginning of a single line is no list', () => {
  expect(readStatement(lines('The value is', '- 1 where there is none.'))).toBe('The value is - 1 where there is none.')
})

test('links above the statement are no part of it', () => {
  expect(readStatement(lines('Topics Companies', apart('Given a list, return its sum.')))).toBe(
    'Given a list, return its sum.',
  )
})

test('a word that breaks at its hyphen stays one word', () => {
  expect(readStatement(lines('Keep the order of the non-', 'zero elements.'))).toBe(
    'Keep the order of the non-zero elements.',
  )
})

test('a heading stands by itself', () => {
  expect(readStatement(lines('Find the sum.', 'Input', 'The first line holds n.', 'Output', 'Print it.'))).toBe(
    'Find the sum.\n\nInput\n\nThe first line holds n.\n\nOutput\n\nPrint it.',
  )
})

test('a word that is read as a number is one where no number can stand', () => {
  expect(readStatement(lines('50 there is a river, 50 we need a boat.'))).toBe(
    'so there is a river, so we need a boat.',
  )
  expect(readStatement(lines('Return 50 if there is none, or 50 of them.'))).toBe(
    'Return 50 if there is none, or 50 of them.',
  )
})

test('the partner of a bracket that is told beside it is a bracket, whatever it was read as', () => {
  expect(readStatement(lines('It has only the characters (, ), [, 1, { and 3.'))).toBe(
    'It has only the characters (, ), [, ], { and }.',
  )
  expect(readStatement(lines('An opening ( or 3 other signs.'))).toBe('An opening ( or 3 other signs.')
})
