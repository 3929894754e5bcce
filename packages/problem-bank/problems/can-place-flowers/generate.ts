import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const flowerbed: number[] = []
  for (let plot = 0; plot < size; plot++) flowerbed.push(flowerbed[plot - 1] === 1 || random.integer(0, 3) > 0 ? 0 : 1)
  return [flowerbed, random.integer(0, Math.ceil(size / 4))]
}
