import { rightOf } from '../pixels/boxes.ts'
import { type Box, clip, paper } from '../pixels/pictures.ts'
import type { Line } from './line.ts'

/** The same text may stand this many pixels higher or lower in the box that was found around it. */
const SHIFT = 3
/** The share of a sign's ink by which two pictures of it differ, where they were compressed. */
const NOISE = 0.25
/** What a shot's edge cuts off is lower than the whole line. */
const CUT = 0.88
/** Paper differs by the noise of a few shades. */
const CALM = 4

/**
 * Whether two lines are the same piece of one page, seen in two shots that scrolled it: at the same distance from the
 * left stands the same ink, sign for sign.
 */
export function looksTheSame(a: Line, b: Line): boolean {
  const [lower, higher] = [a.box.height, b.box.height].toSorted((one, other) => one - other)
  if (a.picture.width !== b.picture.width || (lower ?? 0) < (higher ?? 0) * CUT) return false
  const [left, right] = [Math.min(a.box.left, b.box.left), Math.max(rightOf(a.box), rightOf(b.box))]
  const place = { left, width: right - left, top: a.box.top, height: a.box.height }
  const box = clip(a.picture, place)
  const down = Math.round(b.box.top - a.box.top)
  for (let shift = -SHIFT; shift <= SHIFT; shift++) if (hasSameInk(a, b, box, down + shift)) return true
  return false
}

/** Whether the ink of `a` in a box is that of `b` so many pixels further down. */
function hasSameInk(a: Line, b: Line, box: Box, down: number): boolean {
  const below = { ...box, top: box.top + down }
  if (below.top < 0 || below.top + below.height > b.picture.height) return false
  const [mine, theirs] = [inkOf(a, box), inkOf(b, below)]
  // A single digit that differs is lost in a long line, so each sign is looked at.
  const step = Math.max(2, Math.round(a.textHeight / 2))
  for (let from = 0; from < box.width; from += step) {
    let [ink, off] = [0, 0]
    for (let x = from; x < Math.min(from + step, box.width); x++) {
      for (let y = 0; y < box.height; y++) {
        const [one, other] = [mine(x, y), theirs(x, y)]
        ink += Math.max(one, other)
        off += Math.abs(one - other)
      }
    }
    if (off > Math.max(ink * NOISE, step * box.height * CALM)) return false
  }
  return true
}

function inkOf({ picture }: Line, box: Box): (x: number, y: number) => number {
  const ground = paper(picture, box)
  return (x, y) => Math.abs((picture.grey[(box.top + y) * picture.width + box.left + x] ?? ground) - ground)
}
