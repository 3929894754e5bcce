import type { Generate } from '../../src/inputs.ts'

const DEEPEST = 20

/** A balanced string of `size` pairs. */
export const generate: Generate = (size, random) => {
  let text = ''
  let [unopened, open] = [size, 0]
  while (unopened + open > 0) {
    const opens = open === 0 || (unopened > 0 && open < DEEPEST && random.integer(0, 1) === 1)
    text += opens ? '(' : ')'
    open += opens ? 1 : -1
    if (opens) unopened--
  }
  return [text]
}
