import { expect, test } from 'vitest'
import { isOval } from './strokes.ts'

/** Whether the sign in rows of ink (0 to 255) is an oval; the first and last column are the paper and blur beside it. */
function seesOval(rows: number[][]): boolean {
  const width = rows[0]?.length ?? 0
  const empty = Array.from({ length: width }, () => 0)
  const grey = Uint8Array.from([empty, ...rows, empty].flat(), (ink) => 255 - ink)
  const picture = { grey, width, height: rows.length + 2 }
  return isOval(picture, { left: 1, top: 1, width: width - 2, height: rows.length })
}

test('a zero of eight pixels is oval, though its sides are half blur and the dot in it touches one', () => {
  const zero = [
    [0, 55, 169, 171, 83, 0, 0],
    [2, 188, 39, 14, 194, 19, 0],
    [42, 176, 0, 0, 137, 82, 0],
    [60, 150, 106, 144, 110, 101, 0],
    [61, 149, 16, 25, 109, 102, 0],
    [42, 166, 0, 0, 127, 82, 0],
    [2, 187, 27, 10, 182, 21, 0],
    [0, 55, 169, 171, 83, 0, 0],
  ]
  expect(seesOval(zero)).toBe(true)
})

test('a six of eight pixels, and a nine, are open on one side', () => {
  const six = [
    [0, 0, 108, 189, 210, 85, 0],
    [0, 70, 173, 38, 2, 25, 0],
    [0, 140, 70, 0, 0, 0, 0],
    [0, 163, 131, 194, 166, 40, 0],
    [0, 165, 121, 11, 66, 171, 0],
    [0, 147, 66, 0, 2, 209, 0],
    [0, 87, 119, 0, 51, 171, 0],
    [0, 4, 131, 170, 160, 38, 0],
  ]
  expect(seesOval(six)).toBe(false)
  expect(seesOval(six.toReversed().map((row) => row.toReversed()))).toBe(false)
})
