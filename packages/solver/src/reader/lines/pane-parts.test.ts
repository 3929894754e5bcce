import { expect, test } from 'vitest'
import { partsOf } from './pane-parts.ts'

const WIDTH = 60

/** A pane of so many rows in which every line of text is ten rows high, with a gap of eight below it, but where `gaps` says. */
function pane(lines: number, gaps: Record<number, number> = {}) {
  const rows = Array.from({ length: lines }, (_, line) => [10, gaps[line] ?? 8]).flat()
  const height = rows.reduce((sum, count) => sum + count, 0)
  const grey = new Uint8Array(WIDTH * height).fill(255)
  let top = 0
  for (const [place, count] of rows.entries()) {
    if (place % 2 === 0) for (let row = top; row < top + count; row++) grey.fill(0, row * WIDTH + 8, row * WIDTH + 20)
    top += count
  }
  return { picture: { grey, width: WIDTH, height }, box: { left: 0, top: 0, width: WIDTH, height } }
}

test('a pane is cut in the middle of the widest gap near its middle', () => {
  const { picture, box } = pane(12, { 1: 30, 6: 20 })
  const above = 7 * 10 + 5 * 8 + 30 + 20 / 2
  expect(partsOf(picture, box, 10)).toEqual([
    { ...box, height: above },
    { ...box, top: above, height: box.height - above },
  ])
})

test('a low pane, and one without a gap between lines, are read in one go', () => {
  const { picture, box } = pane(5)
  expect(partsOf(picture, box, 10)).toEqual([box])
  const full = { ...picture, grey: picture.grey.map(() => 0), height: 300 }
  expect(partsOf({ ...full, grey: new Uint8Array(WIDTH * 300) }, { ...box, height: 300 }, 10)).toHaveLength(1)
})

test('a long pane is cut again, each part between two lines', () => {
  const { picture, box } = pane(40)
  const parts = partsOf(picture, box, 10)
  expect(parts).toHaveLength(7)
  for (const [place, { top, height }] of parts.entries()) {
    expect(top + height).toBe(parts[place + 1]?.top ?? box.height)
    expect(picture.grey.subarray(top * WIDTH, (top + 1) * WIDTH).includes(0)).toBe(place === 0)
  }
})
