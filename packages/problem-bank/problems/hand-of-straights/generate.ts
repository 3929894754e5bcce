import type { Generate } from '../../src/inputs.ts'

/** Groups of consecutive numbers, shuffled; every other time one card is another. */
export const generate: Generate = (size, random) => {
  const groupSize = random.integer(1, 4)
  const groups = Math.ceil(size / groupSize)
  const starts = random.integers(groups, 0, size)
  const hand = starts.flatMap((start) => Array.from({ length: groupSize }, (_, place) => start + place))
  if (random.integer(0, 1) === 0) hand[random.integer(0, hand.length - 1)] = random.integer(0, size)
  return [random.shuffled(hand), groupSize]
}
