import { expect, test } from 'vitest'
import { panes } from './layout.ts'
import type { Box, Picture } from './pictures.ts'

const [WIDTH, HEIGHT] = [700, 560]
const LINE = 20

function fill({ grey, width }: Picture, box: Box, shade: number) {
  for (let y = box.top; y < box.top + box.height; y++) {
    grey.fill(shade, y * width + box.left, y * width + box.left + box.width)
  }
}

function blank(): Picture {
  return { grey: new Uint8Array(WIDTH * HEIGHT).fill(255), width: WIDTH, height: HEIGHT }
}

/** Lines of text, as strokes of a height, from `top` on; the row of pixels in which they end. */
function write(picture: Picture, top: number, left: number, rights: number[], height: number): number {
  for (const [place, right] of rights.entries()) {
    for (let x = left; x < right; x += 4) fill(picture, { left: x, top: top + place * LINE, width: 2, height }, 0)
  }
  return top + rights.length * LINE
}

type Message = { height: number; rights: number[] }

/** Messages one below the other, each with the height of its text and how far its lines go, beside the initial of who writes on a ground of its own. */
function chat(...messages: Message[]): Picture {
  const picture = blank()
  let top = 20
  for (const { height, rights } of messages) {
    fill(picture, { left: 10, top, width: 38, height: 38 }, 90)
    for (const left of [22, 32]) fill(picture, { left, top: top + 12, width: 4, height: 14 }, 255)
    top = write(picture, top, 62, rights, height) + LINE * 1.5
  }
  return picture
}

test('a face beside what somebody writes does not cut a chat apart', () => {
  const code = { height: 8, rights: [300, 200, 320, 280, 250, 310, 290, 240, 300] }
  const found = panes(
    chat({ height: 14, rights: [600, 640, 620, 610, 600, 400] }, code, {
      height: 14,
      rights: [500, 560, 540, 530, 520, 300],
    }),
  )
  expect(found).toHaveLength(1)
})

test('a column of words is none', () => {
  const page = blank()
  write(
    page,
    20,
    10,
    Array.from({ length: 17 }, () => 90),
    12,
  )
  write(
    page,
    20,
    130,
    Array.from({ length: 17 }, () => 600),
    12,
  )
  expect(panes(page)).toHaveLength(2)
})
