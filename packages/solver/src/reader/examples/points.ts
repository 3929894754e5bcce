import type { Readings } from './readings.ts'

/** A point between two numbers of a list. */
const POINT = /(?<=[[,]\s*-?\d+)\.(?=\d+\s*[,\]])/g
/** Figures with several points between them are no number. */
const SEVERAL = /(?<=[[,]\s*)-?\d+(?:\.-?\d+){2,}(?=\s*[,\]])/g

/**
 * Readings in which a point in a list is the comma that another reading has there: small ones are taken for one another.
 * @param others what the other examples show in the same place; where one of them has a point, this one may have it too
 */
export function withPointsMended(readings: Readings, others: string[]): Readings {
  const parted = readings.texts.map(({ text, by }) => ({
    text: text.replace(SEVERAL, (run) => run.replaceAll('.', ',')),
    by,
  }))
  if (others.length === 0 || others.some((text) => /\d\.\d/.test(text))) return { ...readings, texts: parted }
  const read = new Set(parted.map(({ text }) => withoutSpaces(text)))
  const texts = parted.map(({ text, by }) => {
    const mended = text.replace(POINT, ',')
    return { text: read.has(withoutSpaces(mended)) ? mended : text, by }
  })
  return { ...readings, texts }
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}
