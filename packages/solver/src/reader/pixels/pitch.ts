import { middleOf } from './boxes.ts'
import type { Box } from './pictures.ts'

/** Columns of equal width in which the signs of a line stand. */
export type Pitch = { columnOf(sign: Box): number }

/** A sign's middle is off the middle of its column by no more than this, in columns. */
const OFF = 0.22
/** Fewer signs than this stand in columns by chance. */
const FEWEST = 6
/** The width of a column, in heights of a capital. */
const WIDTH = { least: 0.68, most: 1.1 }
const STEP = 0.02

/** The columns in which the signs of a line stand, in type where all are of one width; null in other type. */
export function findPitch(signs: Box[], capital: number): Pitch | null {
  if (signs.length < FEWEST) return null
  const middles = signs.map(middleOf)
  let best = { width: 0, off: Number.POSITIVE_INFINITY, start: 0 }
  for (let width = capital * WIDTH.least; width <= capital * WIDTH.most; width += STEP) {
    const start = phase(middles, width)
    const off = Math.max(...middles.map((middle) => offColumn(middle, start, width)))
    if (off < best.off) best = { width, off, start }
  }
  if (best.off > OFF) return null
  return { columnOf: (sign) => Math.round((middleOf(sign) - best.start) / best.width) }
}

/** The start of the columns at which the signs stand most nearly in their middle: the mean of their places on a circle. */
function phase(middles: number[], width: number): number {
  const angles = middles.map((middle) => ((middle % width) / width) * 2 * Math.PI)
  const sine = angles.reduce((sum, angle) => sum + Math.sin(angle), 0)
  const cosine = angles.reduce((sum, angle) => sum + Math.cos(angle), 0)
  return (Math.atan2(sine, cosine) / (2 * Math.PI)) * width
}

function offColumn(middle: number, start: number, width: number): number {
  const column = (middle - start) / width
  return Math.abs(column - Math.round(column))
}
