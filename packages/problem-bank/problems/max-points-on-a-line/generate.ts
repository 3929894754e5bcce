import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const side = Math.ceil(Math.sqrt(size)) + 1
  const cells = Array.from({ length: side * side }, (_, cell) => [
    Math.floor(cell / side) - 2,
    2 * (cell % side) - side,
  ])
  return [random.shuffled(cells).slice(0, size)]
}
