import type { Generate } from '../../src/inputs.ts'

/** A palindrome with stray case and punctuation, spoiled in one place half the time. */
export const generate: Generate = (size, random) => {
  const half = random.string(Math.ceil(size / 2), 'aAbB1')
  const stray = random.string(random.integer(0, 2), ' ,.')
  const spoiled = random.integer(0, 1) === 0 ? '' : random.string(1, 'ab')
  return [`${half}${stray}${spoiled}${[...half.toLowerCase()].reverse().join('')}`]
}
