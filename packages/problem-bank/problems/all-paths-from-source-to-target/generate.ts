import type { Generate } from '../../src/inputs.ts'

/** A few edges from each node to later ones; the inner nodes are renumbered. */
export const generate: Generate = (size, random) => {
  const nodes = size + 1
  const inner = random.shuffled(Array.from({ length: nodes - 2 }, (_, at) => at + 1))
  const names = [0, ...inner, nodes - 1]
  const graph: number[][] = names.map(() => [])
  for (const [at, name] of names.entries()) {
    if (at === nodes - 1) continue
    const later = Array.from(
      { length: random.integer(0, 3) },
      () => names[random.integer(at + 1, Math.min(nodes - 1, at + 4))] ?? 0,
    )
    graph[name] = [...new Set(later)]
  }
  return [graph]
}
