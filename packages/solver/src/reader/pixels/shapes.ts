import { nextIn } from './edges.ts'
import type { Box, Picture } from './pictures.ts'

/** How much darker than white a pixel of a flattened picture is to belong to a shape. */
const INK = 36
/** The same of a pale border, such as messages have around a piece of code. */
const PALE_INK = 12
/** The least size of a shape that is no sign, in lines of text: wide and high, or long and thin. */
const BIG = 2.4
const LONG = 2.2
const THIN = 0.3
/** A box is no lower than this, in lines of text, and its border fills no more than this share of it. */
const HOLLOW = { least: 1.3, most: 0.18 }
/** The letters of a word in small text touch: as high as letters, in lines of text, and filled to at least this share. */
const WORD = { lowest: 0.45, highest: 1.4, filled: 0.3 }

/**
 * Whitens what is no text in a part of a flattened picture: the borders of tables and boxes, faces and icons. The
 * recogniser takes them for letters, and the letters beside them for something else.
 */
export function eraseShapes(picture: Picture, box: Box, textHeight: number): void {
  eraseInked(picture, box, textHeight, { darkest: 0, palest: 254 - INK })
  eraseInked(picture, box, textHeight, { darkest: 255 - INK, palest: 254 - PALE_INK })
}

type Shades = { darkest: number; palest: number }

function eraseInked({ grey, width }: Picture, box: Box, textHeight: number, { darkest, palest }: Shades): void {
  const cutLeft = box.left > 0
  const cutRight = box.left + box.width < width
  const ink = new Uint8Array(box.width * box.height)
  for (let y = 0, place = 0; y < box.height; y++) {
    const row = (box.top + y) * width + box.left
    for (let x = 0; x < box.width; x++, place++) {
      const shade = grey[row + x] ?? 255
      if (shade >= darkest && shade <= palest) ink[place] = 1
    }
  }
  const erase = ({ pixels }: Shape) => {
    for (const place of pixels) grey[place] = 255
  }
  const small: Shape[] = []
  for (let place = nextIn(ink, 0, ink.length); place !== -1; place = nextIn(ink, place + 1, ink.length)) {
    const shape = takeShape(place)
    if (isNoSign(shape, textHeight) || isCut(shape)) erase(shape)
    else if (isDash(shape, textHeight)) small.push(shape)
  }
  for (const dash of dashesIn(small, textHeight)) erase(dash)

  /** Whether a shape goes on outside: text stands with air around it, a face between two columns was cut. */
  function isCut({ left, right }: Shape): boolean {
    return (cutLeft && left === 0) || (cutRight && right === box.width - 1)
  }

  /** All ink that hangs together with a pixel, which is not seen again. */
  function takeShape(start: number): Shape {
    const [startX, startY] = [start % box.width, Math.floor(start / box.width)]
    const shape: Shape = { pixels: [], left: startX, right: startX, top: startY, bottom: startY }
    const open = [start]
    ink[start] = 0
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const [x, y] = [place % box.width, Math.floor(place / box.width)]
      shape.pixels.push((box.top + y) * width + box.left + x)
      shape.left = Math.min(shape.left, x)
      shape.right = Math.max(shape.right, x)
      shape.top = Math.min(shape.top, y)
      shape.bottom = Math.max(shape.bottom, y)
      for (let nextY = Math.max(0, y - 1); nextY <= Math.min(box.height - 1, y + 1); nextY++) {
        for (let nextX = Math.max(0, x - 1); nextX <= Math.min(box.width - 1, x + 1); nextX++) {
          const next = nextY * box.width + nextX
          if (ink[next] !== 1) continue
          ink[next] = 0
          open.push(next)
        }
      }
    }
    return shape
  }
}

/** A dash of a border is no thicker than this, in pixels, and no longer than that, in lines of text: some run together. */
const DASH = { thickest: 4, short: 0.6, longest: 1.3 }
/** As many short dashes, with no more than this between them, in lines of text, are a border; a few may be too pale. */
const DASHED = { fewest: 7, apart: 0.5, furthest: 1.4 }

function isDash({ left, right, top, bottom }: Shape, textHeight: number): boolean {
  return right - left < DASH.thickest && bottom - top < textHeight * DASH.longest
}

/** The shapes that stand below each other at short distances, as no signs do: the sides of a dashed border. */
function dashesIn(shapes: Shape[], textHeight: number): Shape[] {
  const runs: Shape[][] = []
  for (const shape of shapes.toSorted((a, b) => a.top - b.top)) {
    const run = runs.find((above) => {
      const last = above.at(-1) ?? shape
      return Math.abs(last.left - shape.left) <= 2 && gapBelow(last, shape) <= textHeight * DASHED.furthest
    })
    if (run) run.push(shape)
    else runs.push([shape])
  }
  return runs.filter((run) => isDashed(run, textHeight)).flat()
}

function isDashed(run: Shape[], textHeight: number): boolean {
  const short = run.filter(({ top, bottom }) => bottom - top < textHeight * DASH.short)
  const near = run.filter((shape, place) => {
    const above = run[place - 1]
    return above !== undefined && gapBelow(above, shape) <= textHeight * DASHED.apart
  })
  return short.length >= DASHED.fewest && near.length >= DASHED.fewest && near.length * 2 > run.length
}

function gapBelow(above: Shape, below: Shape): number {
  return below.top - above.bottom - 1
}

type Shape = { pixels: number[]; left: number; right: number; top: number; bottom: number }

function isNoSign({ pixels, left, right, top, bottom }: Shape, textHeight: number): boolean {
  const [short, long] = [right - left + 1, bottom - top + 1].toSorted((a, b) => a - b) as [number, number]
  if (short >= textHeight * HOLLOW.least && pixels.length < short * long * HOLLOW.most) return true
  const isWord =
    short >= textHeight * WORD.lowest &&
    short <= textHeight * WORD.highest &&
    bottom - top <= right - left &&
    pixels.length >= short * long * WORD.filled
  if (isWord) return false
  const thickness = pixels.length / long
  return short >= textHeight * BIG || (long >= textHeight * LONG && thickness <= Math.max(4, textHeight * THIN))
}
