/** How long a call took on an input of a size. */
export type Timing = { size: number; milliseconds: number }

/** The classes a measurement may name, as they stand between the brackets of O(). */
export type Growth = '1' | 'log n' | 'n' | 'n log n' | 'n^2' | 'n^3' | '2^n'

/** The natural logarithm of each class's growth, so that a constant factor is only a shift. */
const logarithms: Record<Growth, (size: number) => number> = {
  '1': () => 0,
  'log n': (size) => Math.log(Math.log2(size)),
  n: (size) => Math.log(size),
  'n log n': (size) => Math.log(size * Math.log2(size)),
  'n^2': (size) => 2 * Math.log(size),
  'n^3': (size) => 3 * Math.log(size),
  '2^n': (size) => size * Math.LN2,
}

/** From the slowest growth to the fastest. */
export const growths = Object.keys(logarithms) as Growth[]

const FEWEST_TIMINGS = 5
/** How far, on average and as a share, timings may lie from the class they are said to follow. */
const CLOSE = 0.08
/** How far they must lie from every other class: n and n log n differ by some 0.15 from 256 to 4k. */
const APART = 0.11

/**
 * The one class that timings follow, or null where none does or more than one could be meant. A class is named only
 * where all others are further off than any noise that the named one forgives.
 * @param timings of sizes from 3 on, without what a call costs whatever its input
 */
export function growthOf(timings: Timing[]): Growth | null {
  if (timings.length < FEWEST_TIMINGS) return null
  const [best, next] = growths
    .map((growth) => ({ growth, distance: distanceFrom(growth, timings) }))
    .sort((one, other) => one.distance - other.distance)
  return best && next && best.distance <= CLOSE && next.distance >= APART ? best.growth : null
}

/** The root mean square of what a class leaves unexplained, in natural logarithms: 0.1 is about ten percent. */
function distanceFrom(growth: Growth, timings: Timing[]): number {
  const left = timings.map(({ size, milliseconds }) => Math.log(milliseconds) - logarithms[growth](size))
  const mean = left.reduce((sum, one) => sum + one, 0) / left.length
  return Math.sqrt(left.reduce((sum, one) => sum + (one - mean) ** 2, 0) / left.length)
}
