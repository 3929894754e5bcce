import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const half = String(random.integer(1, 10 ** Math.min(4, size)))
  const middle = random.integer(0, 1) === 0 ? '' : '5'
  const mirrored = half + middle + [...half].reverse().join('')
  return [random.integer(0, 3) === 0 ? random.integer(-999, 99_999) : Number(mirrored)]
}
