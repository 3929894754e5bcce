/*
 * Texts of letters, in which an `l` beside other small letters was read as a 1: `"f1"`. Readers of signs see no difference, and
 * those that know words know none of two letters.
 */

/** As many words show that a page's texts are of letters, and so many that one with a figure among small letters was read amiss. */
const FEWEST_WORDS = 4
const MANY_WORDS = 6

/** Whether the texts of a page's examples, as far as they were read, are of letters alone, and some of them words. */
export function areOfLetters(texts: string[]): boolean {
  const words = texts.filter((text) => /^[A-Za-z]{3,}$/.test(text)).length
  const [mixed, ...others] = texts.filter((text) => /\d/.test(text))
  if (mixed === undefined) return words >= FEWEST_WORDS
  return others.length === 0 && words >= MANY_WORDS && /^[a-z01]*[a-z][a-z01]*$/.test(mixed)
}

/** A reading whose quoted texts have small letters where a figure beside one was read. */
export function withLettersForFigures(reading: string): string {
  return reading.replace(/(?<=["“'‘])[a-z01]*[a-z][a-z01]*(?=["”'’])/g, (word) =>
    word.replaceAll('1', 'l').replaceAll('0', 'o'),
  )
}
