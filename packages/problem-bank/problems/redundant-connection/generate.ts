import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const nodes = size + 2
  const parents = Array.from({ length: nodes - 1 }, (_, at) => random.integer(Math.max(1, at - 3), at + 1))
  const edges = parents.map((parent, at) => [parent, at + 2])
  const far = 2 + parents.findIndex((parent, at) => at > 0 && parent > 0)
  const near = [1, 2, 3].find((node) => node < far && node !== parents[far - 2]) ?? 1
  return [random.shuffled([...edges, [near, far]])]
}
