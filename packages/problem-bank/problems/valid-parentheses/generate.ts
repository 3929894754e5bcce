import type { Generate } from '../../src/inputs.ts'

/** A well-nested string, spoiled in one place half the time. */
export const generate: Generate = (size, random) => {
  const owed: string[] = []
  let text = ''
  while (text.length < size) {
    if (owed.length > 0 && random.integer(0, 1) === 0) text += owed.pop()
    else {
      const pair = ['()', '[]', '{}'][random.integer(0, 2)] ?? '()'
      text += pair[0]
      owed.push(pair.slice(1))
    }
  }
  text += owed.reverse().join('')
  if (random.integer(0, 1) === 0) return [text]
  const at = random.integer(0, text.length - 1)
  return [text.slice(0, at) + random.string(1, '()[]{}') + text.slice(at + 1)]
}
