import { type Argument, type Json, parseArguments } from '../values/values.ts'
import type { Part } from './example-parts.ts'
import { agreed, certain, type Readings, type Rereading, readValue, unread } from './readings.ts'

/** Where the names of a class's operations begin, `["LRUCache", "get"`, and where they end. */
const NAMES_BEGIN = /^\W{0,2}(?:["'“”‘’][A-Za-z_]\w*["'“”‘’]|\W[A-Z]\w+\W{0,2},)/
const NAMES_END = /\w\W{1,3}\s*\]$/
/** Signs before the first name, of which a bracket may be one. */
const BRACKETS_FIRST = 2
const TEXT_OR_NUMBER = /^\s*(?:["'“‘][^[\](){}]*["'”’]|[-−–]?\d+|[^\s\w[\](){}]|[Oo])\s*$/
/** What stands between two names. */
const NEXT_NAME = /,|(?<=\w)["'“”‘’]\s?["'“”‘’](?=\w)/

/** How many of an example's first lines name the operations on a class; 0 where it shows no class. */
function namesIn(parts: Part[]): number {
  if (!NAMES_BEGIN.test(parts[0]?.text ?? '')) return 0
  const end = parts.findIndex(({ text }) => NAMES_END.test(text)) + 1
  // Another list within is one of values: `"CODE", [` and the rows of a board.
  const isNested = parts.slice(0, end).some(({ text }, place) => text.includes('[', place === 0 ? BRACKETS_FIRST : 0))
  // A text or a number alone behind a list of words is another argument.
  const isArgument = parts.slice(end).every(({ text }) => TEXT_OR_NUMBER.test(text))
  return isNested || isArgument ? 0 : end
}

/**
 * Reads an input that names operations and gives the arguments of each. The two are read apart, as words and small signs
 * spoil in different readings; each counts by the same rule as any value. Null where the input is another one.
 */
export async function readOperations(parts: Part[], rereading: Rereading): Promise<Readings | null> {
  const names = namesIn(parts)
  if (names === 0) return null
  const named = await readValue(parts.slice(0, names), parseNames, rereading)
  const called = agreed(named, parseNames)?.value
  const count = called?.length
  const parseGiven = (text: string) => {
    const given = parseOperations(text)
    const lists = listIn(given)
    // Each operation has its own list of arguments.
    return lists?.length === count && lists?.every((list) => Array.isArray(list)) ? given : null
  }
  const given = await readValue(parts.slice(names), parseGiven, rereading)
  const first = `${named.first}\n${given.first}`
  const lists = agreed(given, parseGiven)
  if (!called || !lists) return unread(first)
  return certain(`[${called.map((name) => `"${name}"`).join(', ')}]\n${squared(lists.text)}`, first)
}

/**
 * The names in a list of them. They hold no quotes and no commas, so whatever is read for the quotes around them is one, and
 * two quotes side by side have a comma between them that was overlooked; a line may break in the middle of a name.
 */
function parseNames(text: string): string[] | null {
  const whole = text.replace(/(?<=\w)\n(?=\w)/g, '')
  const names = whole.split(NEXT_NAME).map((name) => name.replace(/^\W+|\W+$/g, ''))
  return names.every((name) => /^[A-Za-z_]\w*$/.test(name)) ? inOneSpelling(names) : null
}

/** Names that differ in signs alone that look alike are one, spelled as most of them are: `checkOut` and `check0ut`, `enQueue` and `en0ueue`. */
function inOneSpelling(names: string[]): string[] {
  const looks = (name: string) => name.toLowerCase().replace(/[0q]/g, 'o').replace(/[1i]/g, 'l')
  const timesOf = (name: string) => names.filter((other) => other === name).length
  return names.map((name) => {
    const alike = names.filter((other) => looks(other) === looks(name))
    // Of two that are there as often, a letter is likelier than a figure.
    const [usual] = alike.toSorted((a, b) => timesOf(b) - timesOf(a) || Number(/\d/.test(a)) - Number(/\d/.test(b)))
    return usual ?? name
  })
}

function parseOperations(text: string): Argument[] | null {
  return parseArguments(squared(text))
}

function listIn(given: Argument[] | null | undefined): Json[] | null {
  const [only, ...others] = given ?? []
  return others.length === 0 && Array.isArray(only?.value) ? only.value : null
}

/** With square brackets for all that are not quoted: there are no others around names and arguments. */
function squared(text: string): string {
  return text.replace(/"[^"\n]*"|'[^'\n]*'|[({]|[)}]/g, (found) =>
    /^[({]/.test(found) ? '[' : /^[)}]/.test(found) ? ']' : found,
  )
}
