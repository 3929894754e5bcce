import type { Readings } from './readings.ts'

/** A list of no items, of which readers of words make one round sign, and the name that is given to it. */
const ROUND = /^(\s*(?:[A-Za-z_]\w*\s*=\s*)?)[0OoUD]\s*$/
const LIST = /^\s*(?:[A-Za-z_]\w*\s*=\s*)?\[/

/**
 * Readings in which one round sign is the empty list, where every other example has a list in its place, or such a sign.
 * @param others what the other examples show in the same place
 */
export function withEmptyLists(readings: Readings, others: string[]): Readings {
  const areLists = others.some((text) => LIST.test(text)) && others.every((text) => LIST.test(text) || ROUND.test(text))
  if (!areLists) return readings
  return { ...readings, texts: readings.texts.map(({ text, by }) => ({ text: text.replace(ROUND, '$1[]'), by })) }
}
