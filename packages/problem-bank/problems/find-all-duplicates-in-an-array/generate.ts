import type { Generate } from '../../src/inputs.ts'

/** Numbers up to `size`, each of them twice at most. */
export const generate: Generate = (size, random) => {
  const numbers = Array.from({ length: size }, (_, place) => place + 1)
  return [random.shuffled([...numbers, ...numbers]).slice(0, size)]
}
