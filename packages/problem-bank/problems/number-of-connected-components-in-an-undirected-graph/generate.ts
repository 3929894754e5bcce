import type { Generate } from '../../src/inputs.ts'

/** A few nodes more than edges, so that several components are left. */
export const generate: Generate = (size, random) => {
  const nodes = size + random.integer(1, 4)
  const pair = () => {
    const first = random.integer(0, nodes - 1)
    return [first, (first + random.integer(1, nodes - 1)) % nodes]
  }
  const edges = nodes === 1 ? [] : Array.from({ length: random.integer(Math.floor(size / 2), size) }, pair)
  return [nodes, edges]
}
