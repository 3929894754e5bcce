import { expect, test } from 'vitest'
import type { Box } from '../pixels/pictures.ts'
import { lines } from './lines.fixture.ts'
import { lostLines } from './lost-lines.ts'

const PANE = { left: 10, top: 5, width: 180, height: 190 }

/** What is lost of a white picture with boxes of ink, of which the recogniser saw those at some heights. */
function lost(inked: Box[], ...seen: number[]): Box[] {
  return lostBeside('seen', inked, ...seen)
}

function lostBeside(text: string, inked: Box[], ...seen: number[]): Box[] {
  const picture = { grey: new Uint8Array(200 * 200).fill(255), width: 200, height: 200 }
  for (const { left, top, width, height } of inked)
    for (let y = top; y < top + height; y++) picture.grey.fill(0, y * 200 + left, y * 200 + left + width)
  const saw = seen.flatMap((top) =>
    lines(text).map((line) => ({ ...line, box: { ...line.box, left: 30, top, height: 16 } })),
  )
  return lostLines(picture, PANE, saw)
}

const ink = (top: number, height = 14, width = 90): Box => ({ left: 30, top, width, height })

test('a line that was passed over is lost, with all the ink it has', () => {
  expect(lost([ink(20), ink(60), ink(100)], 19, 99)).toEqual([ink(60)])
  expect(lost([ink(20), ink(60), { ...ink(60), left: 140, width: 9 }], 19)).toEqual([{ ...ink(60), width: 119 }])
})

test('nothing is lost where every row of ink is a seen line\u2019s, or beside one', () => {
  expect(lost([ink(20, 18), ink(60)], 19, 60)).toEqual([])
})

test('a border, a picture, a speck and what stands outside the pane are no lines', () => {
  expect(lost([ink(20), ink(60, 2), ink(80, 60), ink(150, 12, 5), ink(197, 3)], 19)).toEqual([])
})

test('a figure alone is lost below a call, at the beginning of a line', () => {
  const figure = ink(60, 12, 6)
  expect(lostBeside('>>> f([3])', [ink(20), figure], 19)).toEqual([figure])
  expect(lostBeside('>>> f([3])', [ink(20), { ...figure, left: 120 }], 19)).toEqual([])
  expect(lost([ink(20), figure], 19)).toEqual([])
})
