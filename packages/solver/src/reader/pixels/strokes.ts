import type { Box, Picture } from './pictures.ts'

/** Whether a row of pixels inside the sign holds no ink, so that it is made of two strokes, one above the other. */
export function isBroken(picture: Picture, sign: Box): boolean {
  const pixel = (x: number, y: number) => picture.grey[y * picture.width + x] ?? 0
  const spread = (y: number) => {
    const row = Array.from({ length: sign.width }, (_, x) => pixel(sign.left + x, y))
    return Math.max(...row) - Math.min(...row)
  }
  const rows = Array.from({ length: sign.height }, (_, y) => spread(sign.top + y))
  return rows.slice(1, -1).some((contrast) => contrast < Math.max(...rows) / 3)
}

/** The rows of an oval, from its top, in which both its sides are at their furthest. */
const SIDES = { from: 0.3, to: 0.7 }
/** How much of a side's ink at its strongest a row between must have; the waist of an 8 has less. */
const UNBROKEN = 0.8
/** A zero is no wider than this, in its heights, and no narrower than that; `small` is the height of small text in pixels. */
const OVAL = { widest: 0.85, narrowest: 0.45, small: 10 }

/**
 * Whether a sign has one unbroken bow on each side, as a zero has, whatever is inside it; 6 and 9 are open on one side, 8
 * has a waist.
 */
export function isOval(picture: Picture, sign: Box): boolean {
  if (sign.width > sign.height * OVAL.widest || sign.width < sign.height * OVAL.narrowest) return false
  const ink = inkOf(picture, sign)
  const [first, last] = [Math.floor(sign.height * SIDES.from), Math.ceil(sign.height * SIDES.to) - 1]
  const isUnbroken = (a: number, b: number) => {
    const rows = Array.from({ length: sign.height }, (_, y) => ink(a, y) + ink(b, y))
    return Math.min(...rows.slice(first, last + 1)) >= Math.max(...rows) * UNBROKEN
  }
  const end = sign.width - 1
  // In small text half of a side may be blur beyond the sign, and what is inside touches the other half.
  const isSmall = sign.height <= OVAL.small
  return (
    (isUnbroken(0, 1) || (isSmall && isUnbroken(-1, 0))) &&
    (isUnbroken(end, end - 1) || (isSmall && isUnbroken(end + 1, end)))
  )
}

/** Whether there is ink in the middle of an oval, and less to the left and right of it: a dot or a stroke. */
export function isDotted(picture: Picture, sign: Box): boolean {
  const ink = inkOf(picture, sign)
  const [x, y] = [Math.floor(sign.width / 2), Math.floor(sign.height / 2)]
  const centre = Math.max(ink(x, y), ink(x - 1, y), ink(x, y - 1), ink(x - 1, y - 1))
  const side = Math.max(ink(0, y), ink(1, y))
  return centre > side * 0.45
}

/**
 * A slash, in its heights: how wide it is, how far its middle goes to the left, and how straight; its stroke in its widths.
 * In fewer pixels than `least` a Z looks the same.
 */
const SLASH = { least: 11, narrowest: 0.3, widest: 0.85, leans: 0.25, off: 0.05, stroke: 0.5 }

/** Whether a sign is one straight stroke from above on the right to below on the left, as a slash is. */
export function isSlash(picture: Picture, sign: Box): boolean {
  if (
    sign.height < SLASH.least ||
    sign.width < sign.height * SLASH.narrowest ||
    sign.width > sign.height * SLASH.widest
  )
    return false
  const ink = inkOf(picture, sign)
  const rows = Array.from({ length: sign.height }, (_, y) => Array.from({ length: sign.width }, (_, x) => ink(x, y)))
  // The ends are cut off aslant, or half blur.
  const inner = rows.slice(1, -1)
  const strongest = Math.max(...inner.flat())
  const middles = inner.map(middleOfInk)
  const [first = 0, last = 0] = [middles[0], middles.at(-1)]
  if (first - last < sign.height * SLASH.leans) return false
  const off = Math.max(1, sign.height * SLASH.off)
  return inner.every((row, y) => {
    const expected = first + ((last - first) * y) / (inner.length - 1)
    const inked = row.flatMap((one, x) => (one > strongest / 4 ? [x] : []))
    const [from = 0, to = sign.width] = [inked[0], inked.at(-1)]
    return Math.abs((middles[y] ?? 0) - expected) <= off && to - from < Math.max(3, sign.width * SLASH.stroke)
  })
}

/** Where the middle of the ink in a row of pixels is, from its left. */
export function middleOfInk(row: number[]): number {
  const all = row.reduce((sum, one) => sum + one, 0)
  return row.reduce((sum, one, x) => sum + one * x, 0) / Math.max(1, all)
}

/** How far each pixel of a sign, counted from its corner, is from the paper beside it. */
export function inkOf({ grey, width }: Picture, sign: Box): (x: number, y: number) => number {
  const ground = grey[(sign.top - 1) * width + sign.left - 1] ?? 255
  return (x, y) => Math.abs((grey[(sign.top + y) * width + sign.left + x] ?? ground) - ground)
}
