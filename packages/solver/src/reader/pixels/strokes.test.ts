import { expect, test } from 'vitest'
import type { Box, Picture } from './pictures.ts'
import { isOval, isSlash } from './strokes.ts'

/** What is seen of the sign in rows of ink (0 to 255); the first and last column are the paper and blur beside it. */
function sees(is: (picture: Picture, sign: Box) => boolean, rows: number[][]): boolean {
  const width = rows[0]?.length ?? 0
  const empty = Array.from({ length: width }, () => 0)
  const grey = Uint8Array.from([empty, ...rows, empty].flat(), (ink) => 255 - ink)
  const picture = { grey, width, height: rows.length + 2 }
  return is(picture, { left: 1, top: 1, width: width - 2, height: rows.length })
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
  expect(sees(isOval, zero)).toBe(true)
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
  expect(sees(isOval, six)).toBe(false)
  expect(
    sees(
      isOval,
      six.toReversed().map((row) => row.toReversed()),
    ),
  ).toBe(false)
})

test('one straight stroke that leans is a slash, what has a stroke across it or leans the other way is none', () => {
  const slash = [
    [0, 0, 0, 0, 0, 21, 117, 5],
    [0, 0, 0, 0, 0, 133, 174, 0],
    [0, 0, 0, 0, 13, 239, 57, 0],
    [0, 0, 0, 0, 117, 191, 0, 0],
    [0, 0, 0, 7, 229, 72, 0, 0],
    [0, 0, 0, 101, 209, 1, 0, 0],
    [0, 0, 2, 217, 89, 0, 0, 0],
    [0, 0, 84, 222, 4, 0, 0, 0],
    [0, 0, 199, 106, 0, 0, 0, 0],
    [0, 68, 233, 9, 0, 0, 0, 0],
    [0, 187, 124, 0, 0, 0, 0, 0],
  ]
  const zed = [
    [0, 96, 238, 238, 238, 238, 238, 238, 168, 0],
    [0, 34, 85, 85, 85, 85, 123, 255, 124, 0],
    [0, 0, 0, 0, 0, 2, 194, 208, 5, 0],
    [0, 0, 0, 0, 0, 108, 251, 50, 0, 0],
    [0, 0, 0, 0, 30, 242, 125, 0, 0, 0],
    [0, 0, 0, 0, 178, 207, 5, 0, 0, 0],
    [0, 0, 0, 95, 250, 50, 0, 0, 0, 0],
    [0, 0, 20, 234, 124, 0, 0, 0, 0, 0],
    [0, 0, 170, 207, 5, 0, 0, 0, 0, 0],
    [0, 79, 255, 114, 68, 68, 68, 68, 59, 0],
    [0, 142, 255, 255, 255, 255, 255, 255, 220, 0],
  ]
  const seven = [
    [0, 103, 170, 170, 170, 170, 170, 170, 126, 0],
    [0, 103, 170, 170, 170, 170, 178, 255, 140, 0],
    [0, 0, 0, 0, 0, 0, 92, 255, 45, 0],
    [0, 0, 0, 0, 0, 0, 192, 201, 0, 0],
    [0, 0, 0, 0, 0, 38, 254, 104, 0, 0],
    [0, 0, 0, 0, 0, 137, 247, 17, 0, 0],
    [0, 0, 0, 0, 4, 230, 166, 0, 0, 0],
    [0, 0, 0, 0, 83, 255, 69, 0, 0, 0],
    [0, 0, 0, 0, 183, 227, 3, 0, 0, 0],
    [0, 0, 0, 28, 252, 131, 0, 0, 0, 0],
    [0, 0, 0, 128, 254, 36, 0, 0, 0, 0],
    [0, 0, 2, 224, 193, 0, 0, 0, 0, 0],
  ]
  expect(sees(isSlash, slash)).toBe(true)
  const backslash = slash.map((row) => row.toReversed())
  const upright = slash.map(() => [0, 0, 20, 250, 250, 20, 0, 0])
  for (const other of [backslash, upright, zed, seven, slash.slice(2)]) expect(sees(isSlash, other)).toBe(false)
})
