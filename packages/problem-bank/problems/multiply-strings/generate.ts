import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const number = () => random.string(1, '123456789') + random.string(size - 1, '0123456789')
  return [number(), random.integer(0, 9) === 0 ? '0' : number()]
}
