import type { Generate } from '../../src/inputs.ts'

/** Two versions that begin alike, with zeros before some of the numbers. */
export const generate: Generate = (size, random) => {
  const written = (number: number) => '0'.repeat(random.integer(0, 2)) + number
  const version = (numbers: number[]) => numbers.map(written).join('.')
  const common = random.integers(size, 0, 12)
  const rest = () => random.integers(random.integer(0, 2), 0, 2)
  return [version([...common, ...rest()]), version([...common, ...rest()])]
}
