import type { Readings } from './readings.ts'

/** A point between two numbers of a list. */
const POINT = /(?<=[[,]\s*-?\d+)\.(?=\d+\s*[,\]])/g

/**
 * Readings in which a point in a list is the comma that another reading has there: small ones are taken for one another.
 * @param others what the other examples show in the same place; where one of them has a point, this one may have it too
 */
export function withPointsMended(readings: Readings, others: string[]): Readings {
  if (others.length === 0 || others.some((text) => /\d\.\d/.test(text))) return readings
  const read = new Set(readings.texts.map(({ text }) => withoutSpaces(text)))
  const texts = readings.texts.map(({ text, by }) => {
    const mended = text.replace(POINT, ',')
    return { text: read.has(withoutSpaces(mended)) ? mended : text, by }
  })
  return { ...readings, texts }
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}
