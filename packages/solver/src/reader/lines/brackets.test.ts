import { expect, test } from 'vitest'
import { bracketOf, curvedBracketOf, valueStart, withoutLoneBrackets } from './brackets.ts'
import type { Line } from './line.ts'

/** The bracket that is seen in rows of ink (0 to 255); the first and last column are the paper and blur beside it. */
function seen(rows: number[][]): string | null {
  const width = rows[0]?.length ?? 0
  const empty = Array.from({ length: width }, () => 0)
  const grey = Uint8Array.from([empty, ...rows, empty].flat(), (ink) => 255 - ink)
  const picture = { grey, width, height: rows.length + 2 }
  const glyph = { left: 1, top: 1, width: width - 2, height: rows.length }
  return bracketOf(picture, glyph) ?? curvedBracketOf(picture, glyph)
}

function turned(rows: number[][]): number[][] {
  return rows.map((row) => row.toReversed())
}

test('a round bracket of ten pixels in a compressed picture bends away before its ends, a square one has corners', () => {
  const round = [
    [0, 0, 7, 141, 135, 0],
    [14, 14, 123, 130, 39, 0],
    [0, 40, 167, 31, 0, 4],
    [1, 89, 150, 0, 17, 0],
    [0, 93, 124, 0, 0, 17],
    [6, 113, 109, 0, 21, 0],
    [1, 104, 137, 0, 7, 0],
    [0, 46, 171, 19, 0, 7],
    [2, 27, 161, 95, 24, 8],
    [0, 0, 24, 145, 165, 16],
  ]
  const square = [
    [0, 165, 226, 195, 13],
    [4, 169, 62, 13, 0],
    [3, 164, 53, 0, 7],
    [0, 164, 58, 9, 15],
    [0, 172, 41, 12, 0],
    [0, 172, 66, 2, 0],
    [0, 168, 52, 0, 6],
    [0, 171, 56, 6, 2],
    [0, 186, 58, 0, 0],
    [3, 152, 228, 211, 13],
  ]
  expect(seen(round)).toBe('(')
  expect(seen(turned(round))).toBe(')')
  expect(seen(square)).toBe('[')
  expect(seen(turned(square))).toBe(']')
})

test('a curly bracket has a nub, though its arms are as square as those of a square one, or its ink is spread about', () => {
  const square = [
    [0, 0, 32, 164, 221, 160, 0],
    [0, 0, 116, 142, 7, 0, 0],
    [0, 0, 126, 105, 0, 0, 0],
    [0, 0, 127, 105, 0, 0, 0],
    [0, 14, 183, 73, 0, 0, 0],
    [39, 221, 134, 0, 0, 0, 0],
    [0, 33, 182, 49, 0, 0, 0],
    [0, 0, 130, 101, 0, 0, 0],
    [0, 0, 126, 105, 0, 0, 0],
    [0, 0, 126, 105, 0, 0, 0],
    [0, 0, 107, 136, 0, 0, 0],
    [0, 0, 24, 201, 221, 160, 0],
  ]
  const spread = [
    [0, 72, 210, 114, 7, 0, 0],
    [0, 0, 10, 217, 49, 10, 14],
    [0, 18, 6, 186, 0, 18, 0],
    [14, 0, 9, 163, 51, 10, 0],
    [3, 0, 0, 85, 204, 241, 78],
    [8, 0, 9, 174, 60, 0, 15],
    [0, 3, 8, 183, 40, 0, 0],
    [8, 0, 0, 192, 46, 0, 0],
    [0, 0, 14, 188, 29, 2, 0],
    [32, 70, 202, 151, 0, 3, 16],
  ]
  expect(seen(square)).toBe('{')
  expect(seen(turned(square))).toBe('}')
  expect(seen(spread)).toBe('}')
  expect(seen(turned(spread))).toBe('{')
})

test('a value begins behind its label and its name', () => {
  const start = (text: string) => {
    const box = { left: 0, top: 0, width: 1, height: 1 }
    const words = text.split(' ').map((word) => ({ text: word, confidence: 90, box }))
    return valueStart({ text, words, box } as Line)
  }
  expect(['Input: s = "()"', 'Input: s= "()"', 'Output: [1]'].map(start)).toEqual([3, 2, 1])
  expect(['s = "()"', 's= "()"', '"()"', 'f("=") = 1'].map(start)).toEqual([2, 1, 0, 0])
})

test('a bracket without a partner between the letters of a text is a letter', () => {
  expect(withoutLoneBrackets('f("listen", "si]ent")')).toBe('f("listen", "silent")')
  expect(withoutLoneBrackets('"2[abc]3[cd]ef"')).toBe('"2[abc]3[cd]ef"')
  expect(withoutLoneBrackets('["a", "b"]')).toBe('["a", "b"]')
})
