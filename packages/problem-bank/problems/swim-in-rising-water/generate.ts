import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const side = Math.ceil(Math.sqrt(size))
  const elevations = random.shuffled(Array.from({ length: side * side }, (_, elevation) => elevation))
  return [Array.from({ length: side }, (_, row) => elevations.slice(row * side, (row + 1) * side))]
}
