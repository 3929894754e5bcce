import { expect, test } from 'vitest'
import type { Reading } from './reading.ts'
import { contradictsZeros, withNumbersInQuotes, withZerosSeen } from './zeros.ts'

function texts(...readings: [Reading['by'], string][]): Reading[] {
  return readings.map(([by, text]) => ({ by, text }))
}

function words(...readings: [Reading['by'], string][]): string[] {
  return withZerosSeen(texts(...readings)).flatMap(({ by, text }) => (by === 'lines' ? [text] : []))
}

test('words get the zeros that both signs and looks have, though a look overlooked what stands between them', () => {
  const spoilt = ['[3, 8, 2, @, 4]', '[3, 6, 2, 8, 4]']
  for (const text of spoilt) {
    expect(words(['lines', text], ['signs', '[3, 0, 2, 0, 4]'], ['faint', 'f3,0,2,0,4]'])).toEqual(['[3, 0, 2, 0, 4]'])
  }
})

test('words stay as they are where one alone has a zero, another figure differs, or a text is quoted', () => {
  const eight = '[3, 8, 2]'
  expect(words(['lines', eight], ['signs', '[3, 0, 2]'])).toEqual([eight])
  expect(words(['lines', eight], ['signs', '[3, 0, 2]'], ['look', '[3, 8, 2]'])).toEqual([eight])
  expect(words(['lines', eight], ['signs', '[3, 0, 1]'], ['look', '[3, 0, 1]'])).toEqual([eight])
  expect(words(['lines', '"38"'], ['signs', '"30"'], ['look', '"30"'])).toEqual(['"38"'])
})

test('a look with a zero speaks against an eight, and looks with an eight alone against a zero', () => {
  expect(contradictsZeros('[-8, 8, -10]', texts(['faint', '[-80-10]']))).toBe(true)
  expect(contradictsZeros('[-8, 0, -10]', texts(['look', '[-8,8,-10]'], ['look', '[-8,8,-10]']))).toBe(true)
  expect(contradictsZeros('[-8, 0, -10]', texts(['look', '[-8,8,-10]'], ['look', '[-8,0,-10]']))).toBe(false)
  expect(contradictsZeros('[-8, 8, -10]', texts(['look', '[-8,8,-10]'], ['faint', '[-8-10]']))).toBe(false)
  expect(contradictsZeros('[3, 8]', texts(['signs', '[3, 0]']))).toBe(false)
})

test('the uprights of a number in quotes are ones where another way has these', () => {
  const mended = (...readings: [Reading['by'], string][]) => withNumbersInQuotes(texts(...readings))[0]?.text
  const seen: [Reading['by'], string] = ['signs', '["10", "-11", "*"]']
  expect(mended(['elder', '["l0","-ll","*"]'], seen)).toBe('["10","-11","*"]')
  expect(mended(['elder', '["l0","-ll","+"]'], seen)).toBe('["l0","-ll","+"]')
  expect(mended(['elder', '["ll"]'], ['signs', '["11"]'])).toBe('["ll"]')
})
