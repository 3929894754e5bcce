import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const places = random.shuffled(Array.from({ length: 9 * size }, (_, place) => place))
  const width = Math.ceil(Math.sqrt(9 * size))
  return [places.slice(0, size).map((place) => [(place % width) - 3, Math.floor(place / width) - 3])]
}
