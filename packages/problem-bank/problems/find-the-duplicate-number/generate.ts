import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const repeated = random.integer(1, size)
  const others = random
    .shuffled(Array.from({ length: size }, (_, at) => at + 1))
    .filter((number) => number !== repeated)
  const kept = others.slice(random.integer(0, Math.min(2, others.length)))
  const copies = Array.from({ length: size + 1 - kept.length }, () => repeated)
  return [random.shuffled([...kept, ...copies])]
}
