import type { Generate } from '../../src/inputs.ts'

/** Edges between two halves, and in every second graph perhaps one within a half. */
export const generate: Generate = (size, random) => {
  const nodes = size + 3
  const neighbors = Array.from({ length: nodes }, () => new Set<number>())
  const side = random.integers(nodes, 0, 1)
  const spoiled = random.integer(0, 1) === 0
  const join = (a: number, b: number) => {
    if (a === b) return
    neighbors[a]?.add(b)
    neighbors[b]?.add(a)
  }
  for (let edge = 0; edge < 2 * nodes; edge++) {
    const [a, b] = [random.integer(0, nodes - 1), random.integer(0, nodes - 1)]
    if (side[a] !== side[b] || (spoiled && edge === 0)) join(a, b)
  }
  return [neighbors.map((ends) => [...ends].sort((a, b) => a - b))]
}
