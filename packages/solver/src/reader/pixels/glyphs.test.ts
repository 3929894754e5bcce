import { expect, test } from 'vitest'
import { cutGlyphs } from './glyphs.ts'

const [HEIGHT, BASELINE] = [40, 30]

/** The row of black boxes that stand side by side, each from so far above the baseline to so far above it. */
function rowOf(signs: { width: number; from: number; to: number }[]) {
  const width = 20 + signs.reduce((sum, sign) => sum + sign.width + 3, 0)
  const grey = new Uint8Array(width * HEIGHT).fill(255)
  let left = 10
  for (const sign of signs) {
    for (let y = BASELINE - sign.from; y < BASELINE - sign.to; y++)
      grey.fill(0, y * width + left, y * width + left + sign.width)
    left += sign.width + 3
  }
  const line = { left: 8, top: BASELINE - 21, width: width - 16, height: 21 }
  return cutGlyphs({ grey, width, height: HEIGHT }, line, line, 21)
}

const [stroke, small, equals, bracket] = [
  { width: 3, from: 21, to: 12 },
  { width: 12, from: 16, to: 0 },
  { width: 12, from: 14, to: 5 },
  { width: 5, from: 23, to: -5 },
]

test('a line of small letters stands on its letters, not on the quotes that hang above them', () => {
  const name = Array(6).fill(small)
  expect(rowOf([...name, equals, stroke, stroke, stroke, stroke])).toMatchObject({ baseline: BASELINE, capital: 21 })
})

test('a line of brackets and quotes stands where letters would, or where its brackets end', () => {
  expect(rowOf([bracket, stroke, stroke, small, small, small, stroke, stroke, bracket]).baseline).toBe(BASELINE)
  expect(rowOf([bracket, stroke, stroke, stroke, stroke, bracket]).baseline).toBe(BASELINE + 5)
})

test('what empty rows part from a line is of the next one, and what hangs below its box is its own', () => {
  const picture = { grey: new Uint8Array(40 * 30).fill(255), width: 40, height: 30 }
  const ink = (left: number, top: number, width: number, height: number) => {
    for (let y = top; y < top + height; y++) picture.grey.fill(0, y * 40 + left, y * 40 + left + width)
  }
  ink(5, 5, 4, 10)
  ink(12, 13, 2, 4)
  ink(20, 18, 6, 2)
  const line = { left: 2, top: 5, width: 36, height: 10 }
  const { glyphs } = cutGlyphs(picture, line, line, 16)
  expect(glyphs).toEqual([
    { left: 5, top: 5, width: 4, height: 10 },
    { left: 12, top: 13, width: 2, height: 4 },
  ])
})
