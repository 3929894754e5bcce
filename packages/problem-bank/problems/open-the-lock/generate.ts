import type { Generate } from '../../src/inputs.ts'

/** A target that is further away the larger the input is, and dead ends on the way. */
export const generate: Generate = (size, random) => {
  const digits = size > 50 ? '0123456789' : '0199'
  const target = random.string(4, digits)
  const deadends = Array.from({ length: size }, () => random.string(4, `${digits}2`))
  return [[...new Set(deadends)].filter((dead) => dead !== target).concat('5555'), target]
}
