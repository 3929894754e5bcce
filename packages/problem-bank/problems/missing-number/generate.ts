import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const range = random.shuffled(Array.from({ length: size + 1 }, (_, number) => number))
  return [range.slice(1)]
}
