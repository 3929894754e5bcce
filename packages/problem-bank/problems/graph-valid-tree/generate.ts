import type { Generate } from '../../src/inputs.ts'

/** Mostly a tree; sometimes one with an edge too many, too few, or in another place. */
export const generate: Generate = (size, random) => {
  const nodes = size + 3
  const labels = random.shuffled(Array.from({ length: nodes }, (_, node) => node))
  const label = (at: number) => labels[at] ?? 0
  const tree = Array.from({ length: nodes - 1 }, (_, at) => [label(random.integer(0, at)), label(at + 1)])
  const spoiled = random.integer(0, 4)
  const joined = new Set(tree.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
  const [a, b] = random.shuffled(labels)
  const extra = [a ?? 0, b ?? 1]
  const isNew = !joined.has(extra.join(' '))
  const kept = spoiled === 1 || spoiled === 2 ? tree.slice(1) : tree
  return [nodes, random.shuffled(isNew && (spoiled === 2 || spoiled === 3) ? [...kept, extra] : kept)]
}
