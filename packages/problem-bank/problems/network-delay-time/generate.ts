import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const nodes = size + 1
  const edges = new Map<string, number[]>()
  for (let node = 2; node <= nodes; node++) {
    if (random.integer(0, 9) > 0) {
      const from = random.integer(1, node - 1)
      edges.set(`${from}-${node}`, [from, node, random.integer(1, 20)])
    }
    const from = random.integer(1, nodes)
    if (from !== node) edges.set(`${from}-${node}`, [from, node, random.integer(1, 20)])
  }
  edges.set('1-2', [1, 2, random.integer(1, 20)])
  return [[...edges.values()], nodes, random.integer(0, 3) === 0 ? random.integer(1, nodes) : 1]
}
