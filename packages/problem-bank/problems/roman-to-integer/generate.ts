import type { Generate } from '../../src/inputs.ts'

const DIGITS = ['', 'a', 'aa', 'aaa', 'ab', 'b', 'ba', 'baa', 'baaa', 'ac']
/** The symbols for one, five and ten of each decimal place, the highest place first. */
const PLACES = ['M', 'CDM', 'XLC', 'IVX']

/** Numerals are short by nature: a larger size means a numeral with more decimal places, of which there are four. */
export const generate: Generate = (size, random) => {
  const places = PLACES.slice(-Math.min(size, 4))
  const numeral = places.map((symbols) => {
    const digit = DIGITS[random.integer(1, symbols === 'M' ? 3 : 9)] ?? ''
    return [...digit].map((letter) => symbols['abc'.indexOf(letter)] ?? '').join('')
  })
  return [numeral.join('')]
}
