import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const candidates = random.shuffled(Array.from({ length: 9 }, (_, at) => at + 2)).slice(0, 4)
  return [candidates, random.integer(1, Math.min(40, size + 4))]
}
