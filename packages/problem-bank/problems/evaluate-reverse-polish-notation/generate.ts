import type { Generate } from '../../src/inputs.ts'

/** Sums, differences, products by small numbers and divisions by numbers that are not zero. */
export const generate: Generate = (size, random) => {
  const tokens = [String(random.integer(-200, 200))]
  let factors = 0
  for (let operation = 0; operation < size; operation++) {
    const operator = random.string(1, factors < 8 ? '+-*/' : '+-/')
    if (operator === '*') factors++
    const small = random.integer(1, 9) * (random.integer(0, 1) === 0 ? 1 : -1)
    tokens.push(String(operator === '*' || operator === '/' ? small : random.integer(-200, 200)), operator)
  }
  return [tokens]
}
