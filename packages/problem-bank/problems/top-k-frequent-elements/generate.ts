import type { Generate } from '../../src/inputs.ts'

/** Number i occurs i + 1 times, so that no two are equally frequent. */
export const generate: Generate = (size, random) => {
  const kinds = Math.ceil(Math.sqrt(2 * size))
  const numbers = random.shuffled(Array.from({ length: kinds }, (_, index) => 3 * index - 10))
  return [random.shuffled(numbers.flatMap((number, index) => Array(index + 1).fill(number))), random.integer(1, kinds)]
}
