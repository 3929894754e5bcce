import type { Argument, Json } from './values.ts'
import { parseArguments, parseValue, withLettersQuoted } from './values.ts'

/*
 * What a page shows is told as it was read, with its own spaces and quotes, but where a slip was mended: a person compares
 * the evidence with the page, and has to see there what was run.
 */

/** The text of a value as it was read, with all its quotes, or the value itself where the text says another. */
export function shownText(text: string, value: Json): string {
  const read = parseValue(text)
  // In wide type `true` comes apart.
  if (typeof read?.value === 'boolean' && read.value === value) return text.replace(/\s/g, '')
  return read === null || isSame(read.value, value) ? withLettersQuoted(text) : JSON.stringify(value)
}

/** The text of an input as it was read, or its arguments where the text says others. */
export function shownInput(text: string, given: Argument[]): string {
  const read = parseArguments(text)
  // A name and its value stand together, wherever the page's column breaks.
  if (read === null || isSame(valuesOf(read), valuesOf(given)))
    return withLettersQuoted(text).replace(/=\s*\n\s*/g, '= ')
  return given.map(({ name, value }) => (name === undefined ? '' : `${name} = `) + JSON.stringify(value)).join(', ')
}

function valuesOf(given: Argument[]): Json[] {
  return given.map(({ value }) => value)
}

/** Whether values hold the same; a node alone may stand in no list on the page. */
function isSame(a: Json, b: Json): boolean {
  return JSON.stringify(leavesOf(a)) === JSON.stringify(leavesOf(b))
}

function leavesOf(value: Json): Json[] {
  return Array.isArray(value) ? value.flatMap(leavesOf) : [value]
}
