import { expect, test } from 'vitest'
import { cutOf } from './cuts.ts'
import { edgesOf } from './edges.ts'
import type { Box, Picture } from './pictures.ts'

const TEXT = 16
const WHOLE = { left: 0, top: 0, width: 600, height: 400 }

/** A white page with lines of text, as strokes, in each of the columns. */
function page(...columns: { left: number; right: number; bottom?: number }[]): Picture {
  const { width, height } = WHOLE
  const picture = { grey: new Uint8Array(width * height).fill(255), width, height }
  for (const { left, right, bottom = height } of columns) {
    for (let top = 10; top + TEXT < bottom; top += TEXT * 2) {
      for (let x = left; x < right; x += 4) fill(picture, { left: x, top, width: 2, height: TEXT })
    }
  }
  return picture
}

function fill({ grey, width }: Picture, box: Box) {
  for (let y = box.top; y < box.top + box.height; y++) {
    grey.fill(0, y * width + box.left, y * width + box.left + box.width)
  }
}

function frame(picture: Picture, { left, top, width, height }: Box) {
  fill(picture, { left, top, width, height: 1 })
  fill(picture, { left, top: top + height, width, height: 1 })
  fill(picture, { left, top, width: 1, height })
  fill(picture, { left: left + width, top, width: 1, height: height + 1 })
}

const cut = (picture: Picture) => cutOf(edgesOf(picture), WHOLE, WHOLE, TEXT)

test('borders of two boxes side by side that happen to be in one row are no bar across the page', () => {
  const boxes = page({ left: 10, right: 380 }, { left: 440, right: 560 })
  frame(boxes, { left: 4, top: 201, width: 396, height: 150 })
  frame(boxes, { left: 430, top: 201, width: 166, height: 100 })
  expect(cut(boxes)?.into).toBe('columns')
})

test('beside an advertisement in a box, a gutter that is hardly wider than a line is high parts two columns', () => {
  const advert = page({ left: 10, right: 400 }, { left: 440, right: 560, bottom: 200 })
  frame(advert, { left: 420, top: 4, width: 160, height: 190 })
  const { into, at } = cut(advert) ?? {}
  expect([into, at?.length]).toEqual(['columns', 1])
  expect(at?.[0]).toBeGreaterThan(400)
  expect(at?.[0]).toBeLessThan(420)
})

test('without a border such a gutter may be the space between words, and one that borders cross is in a table', () => {
  expect(cut(page({ left: 10, right: 400 }, { left: 420, right: 560 }))).toBeNull()
  const table = page({ left: 10, right: 400, bottom: 300 }, { left: 440, right: 560, bottom: 300 })
  for (const top of [4, 98, 192]) {
    frame(table, { left: 4, top, width: 416, height: 94 })
    frame(table, { left: 420, top, width: 160, height: 94 })
  }
  expect(cut(table)?.into).not.toBe('columns')
})

test('a banner that lies over the lower end of a gutter does not join the columns above it', () => {
  const overlaid = page({ left: 10, right: 380, bottom: 330 }, { left: 440, right: 560, bottom: 230 })
  const banner = { left: 370, top: 280, width: 226, height: 116 }
  for (let y = banner.top; y < banner.top + banner.height; y++)
    overlaid.grey.fill(255, y * WHOLE.width + banner.left, y * WHOLE.width + banner.left + banner.width)
  frame(overlaid, banner)
  for (const top of [296, 328, 360])
    for (let x = 380; x < 580; x += 4) fill(overlaid, { left: x, top, width: 2, height: TEXT })
  const { into, at } = cut(overlaid) ?? {}
  expect([into, at?.length]).toEqual(['rows', 1])
  expect(at?.[0]).toBeLessThan(banner.top)
  expect(at?.[0]).toBeGreaterThan(230)
})

test('rows in which JPEG blurs signs that fill a line are no border', () => {
  const picture = page()
  const blurred = (top: number, shades: number[]) => {
    for (let x = 0; x < WHOLE.width; x++) picture.grey[top * WHOLE.width + x] = shades[x % 2] ?? 0
  }
  for (const [row, shades] of [
    [255, 251],
    [244, 239],
    [255, 247],
    [255, 251],
  ].entries())
    blurred(192 + row, shades)
  expect(cutOf(edgesOf(picture), WHOLE, WHOLE, TEXT)).toBeNull()
  fill(picture, { left: 0, top: 193, width: WHOLE.width, height: 1 })
  expect(cutOf(edgesOf(picture), WHOLE, WHOLE, TEXT)?.into).toBe('rows')
})

/** The columns of a paper, with its title over the gutter and the number of the page below it. */
function paper(left: number[], right: number[]): Picture {
  const { width, height } = { width: 600, height: 600 }
  const picture = { grey: new Uint8Array(width * height).fill(255), width, height }
  const write = (top: number, from: number, to: number) => {
    for (let x = from; x < to; x += 4) fill(picture, { left: x, top, width: 2, height: TEXT })
  }
  write(10, 200, 400)
  for (const [place, end] of left.entries()) write(70 + place * 24, 10, end)
  for (const [place, end] of right.entries()) write(70 + place * 24, 330, end)
  write(560, 298, 306)
  return picture
}

test('the columns of a paper are cut off from the title over their gutter and the number of the page in it', () => {
  const column = Array.from({ length: 18 }, () => 300)
  const whole = { left: 0, top: 0, width: 600, height: 600 }
  const cutIn = (picture: Picture) => cutOf(edgesOf(picture), whole, whole, TEXT)
  const { into, at } =
    cutIn(
      paper(
        column,
        column.map(() => 590),
      ),
    ) ?? {}
  expect([into, at?.length]).toEqual(['rows', 2])
  expect(at?.[0]).toBeGreaterThan(26)
  expect(at?.[0]).toBeLessThan(70)
  expect(at?.[1]).toBeGreaterThan(500)
})

test('columns in which a few lines are full are those of a paper, however low they are on its page', () => {
  const low = (ends: number[], full: number) => ends.map((end, place) => (place < 3 ? full : end))
  const left = low([0, 0, 0, 90, 120, 110, 80], 300)
  const columns = paper(left, low([0, 0, 0, 380, 400, 420, 390], 590))
  const box = { left: 0, top: 60, width: 600, height: 178 }
  expect(cutOf(edgesOf(columns), box, box, TEXT - 2)?.into).toBe('columns')
  const samples = paper(left, low([0, 0, 0, 380, 400, 420, 390], 410))
  expect(cutOf(edgesOf(samples), box, box, TEXT - 2)?.into).not.toBe('columns')
})

test('samples side by side, whose lines are short, are no columns of a paper', () => {
  const samples = paper(
    Array.from({ length: 18 }, (_, place) => (place === 4 ? 300 : 60)),
    Array.from({ length: 18 }, () => 380),
  )
  const whole = { left: 0, top: 0, width: 600, height: 600 }
  expect(cutOf(edgesOf(samples), whole, whole, TEXT)?.at).toHaveLength(2)
})

test('the borders of a box are no lines of a column', () => {
  const example = page({ left: 10, right: 380 })
  frame(example, { left: 4, top: 150, width: 590, height: 100 })
  for (let x = 430; x < 560; x += 4) fill(example, { left: x, top: 202, width: 2, height: TEXT })
  expect(cut(example)?.into).not.toBe('columns')
})

test('a sign of upright strokes, like the number of a page, is one line below a word, and the two are no column', () => {
  const slide = page({ left: 10, right: 380 })
  for (let x = 430; x < 460; x += 4) fill(slide, { left: x, top: 170, width: 2, height: TEXT })
  for (const top of [360, 364, 368]) fill(slide, { left: 580, top, width: 6, height: 1 })
  for (const left of [580, 582, 585]) fill(slide, { left, top: 360, width: 1, height: 9 })
  expect(cut(slide)?.into).not.toBe('columns')
})
