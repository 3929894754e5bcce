import type { Generate } from '../../src/inputs.ts'

/** Runs of up to twelve letters. */
export const generate: Generate = (size, random) => {
  let text = ''
  while (text.length < size) text += random.string(1, 'abc').repeat(random.integer(1, 12))
  return [text]
}
