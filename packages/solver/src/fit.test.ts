import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Growth, growthOf, growths, type Timing } from './fit.ts'

const cost: Record<Growth, (size: number) => number> = {
  '1': () => 1,
  'log n': (n) => Math.log(n),
  n: (n) => n,
  'n log n': (n) => n * Math.log(n),
  'n^2': (n) => n ** 2,
  'n^3': (n) => n ** 3,
  '2^n': (n) => 2 ** n,
}

const doubling = fc
  .record({ first: fc.constantFrom(64, 128, 256), count: fc.integer({ min: 5, max: 9 }) })
  .map(({ first, count }) => Array.from({ length: count }, (_, step) => first * 2 ** step))
const slowly = fc.integer({ min: 6, max: 10 }).map((count) => Array.from({ length: count }, (_, step) => 6 + 2 * step))

/** Timings of a class, each off by at most this share, and slower or faster machines. */
function timings(growth: Growth, noise: number): fc.Arbitrary<Timing[]> {
  return fc
    .tuple(growth === '2^n' ? slowly : doubling, fc.double({ min: 1e-6, max: 10, noNaN: true }))
    .chain(([sizes, factor]) =>
      fc
        .array(fc.double({ min: -noise, max: noise, noNaN: true }), {
          minLength: sizes.length,
          maxLength: sizes.length,
        })
        .map((off) =>
          sizes.map((size, at) => ({ size, milliseconds: factor * cost[growth](size) * (1 + (off[at] ?? 0)) })),
        ),
    )
}

describe.each(growths)('timings that grow as O(%s)', (growth) => {
  test('are named so when they are clean', () => {
    fc.assert(fc.property(timings(growth, 0.01), (clean) => growthOf(clean) === growth))
  })

  test('are named so or not at all when they are off by up to a tenth, whichever way', () => {
    fc.assert(
      fc.property(timings(growth, 0.1), (noisy) => [growth, null].includes(growthOf(noisy))),
      { numRuns: 1_000 },
    )
  })
})

test.each([
  ['n to the power of 1.5', (n: number) => n ** 1.5],
  ['the square root of n', (n: number) => Math.sqrt(n)],
  ['n squared, times its logarithm', (n: number) => n ** 2 * Math.log(n)],
  ['n, times its logarithm squared', (n: number) => n * Math.log(n) ** 2],
])('%s is no class that is named', (_, grows) => {
  const sizes = [64, 128, 256, 512, 1024, 2048, 4096]
  expect(growthOf(sizes.map((size) => ({ size, milliseconds: grows(size) })))).toBeNull()
})

test('four sizes are too few to tell', () => {
  expect(growthOf([64, 128, 256, 512].map((size) => ({ size, milliseconds: size })))).toBeNull()
})

test('an answer that sometimes returns early is not named', () => {
  const shares = [1, 0.4, 1, 0.2, 0.9, 1, 0.3]
  expect(growthOf(shares.map((share, step) => ({ size: 64 * 2 ** step, milliseconds: share * 2 ** step })))).toBeNull()
})
