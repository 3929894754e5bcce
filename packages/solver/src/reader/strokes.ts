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

/** How far each pixel of a sign, counted from its corner, is from the paper beside it. */
export function inkOf({ grey, width }: Picture, sign: Box): (x: number, y: number) => number {
  const ground = grey[(sign.top - 1) * width + sign.left - 1] ?? 255
  return (x, y) => Math.abs((grey[(sign.top + y) * width + sign.left + x] ?? ground) - ground)
}
