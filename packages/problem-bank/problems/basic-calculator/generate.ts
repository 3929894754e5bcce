import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const term = (left: number): string => {
    if (left <= 1) return String(random.integer(0, 99))
    const first = random.integer(1, left - 1)
    const both = `${term(first)} ${random.integer(0, 1) === 0 ? '+' : '-'} ${term(left - first)}`
    return random.integer(0, 1) === 0 ? `(${both})` : both
  }
  return [term(Math.min(size, 2000))]
}
