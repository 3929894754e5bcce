import type { Box } from './pictures.ts'

/** Where a box ends. */
export function rightOf({ left, width }: Box): number {
  return left + width
}

/** The middle of a box, from left to right. */
export function middleOf({ left, width }: Box): number {
  return left + width / 2
}

/** The middle of a box, from top to bottom. */
export function levelOf({ top, height }: Box): number {
  return top + height / 2
}

/** How far a box begins behind the end of the one before it, in pixels; below zero where they overlap. */
export function gapBetween(before: Box, box: Box): number {
  return box.left - rightOf(before)
}

/** The smallest box that holds two others. */
export function around(a: Box, b: Box): Box {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)]
  const bottom = Math.max(a.top + a.height, b.top + b.height)
  return { left, top, width: Math.max(rightOf(a), rightOf(b)) - left, height: bottom - top }
}

/** A box with so many pixels more at each side. */
export function widened({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by }
}
