import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  let text = ''
  while (text.length < size) {
    const part = random.string(random.integer(1, 3), 'abc')
    const nested = random.integer(0, 1) === 0 ? part : `${part}${random.integer(1, 12)}[${part}]`
    text += random.integer(0, 2) === 0 ? nested : `${random.integer(1, 3)}[${nested}]`
  }
  return [text]
}
