import { expect, test } from 'vitest'
import { isBlank } from './blank.ts'

type Frame = { width?: number; height?: number; ground?: number[]; ink?: (x: number, y: number) => number[] | null }

function frame({ width = 640, height = 360, ground = [0, 0, 0, 255], ink = () => null }: Frame) {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.set(ink(x, y) ?? ground, (y * width + x) * 4)
  }
  return pixels
}
const white = [255, 255, 255, 255]
const black = [0, 0, 0, 255]

test('a black, a white or a see-through frame is blank', () => {
  expect(isBlank(frame({ ground: black }))).toBe(true)
  expect(isBlank(frame({ ground: white }))).toBe(true)
  expect(isBlank(frame({ ground: [0, 0, 0, 0] }))).toBe(true)
})

test('the noise of the codec on one colour is blank', () => {
  expect(isBlank(frame({ ink: (x, y) => [(x * y) % 4, (x + y) % 4, x % 3, 255] }))).toBe(true)
})

test('a mouse pointer over nothing is still blank', () => {
  expect(isBlank(frame({ ink: (x, y) => (x > 100 && x < 108 && y > 100 && y < 110 ? white : null) }))).toBe(true)
})

test('one short line of text makes a picture of it', () => {
  const strokes = (x: number, y: number) => (y > 40 && y < 52 && x > 20 && x < 120 && x % 5 === 0 ? black : null)
  expect(isBlank(frame({ ground: white, ink: strokes }))).toBe(false)
})
