import type { Generate } from '../../src/inputs.ts'

/** Products of small primes, with a larger one among them in half of the cases. */
export const generate: Generate = (size, random) => {
  const primes = random.integer(0, 1) === 0 ? [2, 3, 5] : [2, 3, 5, 7]
  const product = random
    .integers(Math.min(size, 12), 0, primes.length - 1)
    .reduce((factor, place) => factor * (primes[place] ?? 1), 1)
  return [random.integer(0, 5) === 0 ? -product : Math.min(product, 2 ** 31 - 1)]
}
