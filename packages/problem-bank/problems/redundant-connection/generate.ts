import type { Generate } from '../../src/inputs.ts'

/** A random tree, every node under a smaller one, and one pair of nodes more that it does not join. */
export const generate: Generate = (size, random) => {
  const nodes = size + 2
  const edges = Array.from({ length: nodes - 1 }, (_, at) => [random.integer(Math.max(1, at - 3), at + 1), at + 2])
  const joined = new Set(edges.map(String))
  let extra = [1, 2]
  while (joined.has(String(extra))) {
    const far = random.integer(2, nodes)
    extra = [random.integer(1, far - 1), far]
  }
  return [random.shuffled([...edges, extra])]
}
