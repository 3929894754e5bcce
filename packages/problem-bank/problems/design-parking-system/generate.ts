import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  const [big = 0, medium = 0, small = 0] = random.integers(3, 0, Math.ceil(size / 3))
  return session(['ParkingSystem', big, medium, small], size, () => ['addCar', random.integer(1, 3)])
}
