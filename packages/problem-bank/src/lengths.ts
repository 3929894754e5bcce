import type { Problem } from '@dryrun/contract/problem'
import type { Json } from './bank.ts'
import { nameIn } from './rename.ts'

/** Names of what says how long something is: `n`, `arr_size`, `numsLength`, `numRows`. */
const OF_LENGTHS = /(?:^|_)(?:n|m|size|length|len|count|rows?|cols?|columns?)\d?(?:_|$)|^num(?:ber)?_/

/**
 * Which of the page's parameters say only how long another is, as pages for languages whose arrays do not know their
 * length have them: in every call that could be read it is that long, and the parameter's name says so, or the page does
 * and the lengths differ. A name that the page sets a limit by (`at most n`) is none, whatever the examples show.
 */
export function whichAreLengths(
  { statement, constraints }: Problem,
  names: readonly (string | undefined)[],
  calls: readonly Json[][],
): boolean[] {
  const places = [...names.keys()]
  const isEver = (at: number, side: 'length' | 'width', of: number) =>
    at !== of && calls.every((call) => call[at] === extent(call[of] ?? null)?.[side])
  // The width of pairs is a number by chance: a page that gives a width gives the length as well.
  const isAsLong = (at: number) =>
    places.some(
      (of) =>
        isEver(at, 'length', of) || (isEver(at, 'width', of) && places.some((rows) => isEver(rows, 'length', of))),
    )
  return names.map((name, at) => {
    if (calls.length === 0 || !isAsLong(at)) return false
    const differs = new Set(calls.map((call) => call[at])).size > 1
    if (name === undefined) return differs
    if (!/^\w+$/.test(name) || isLimit(name, statement)) return false
    return OF_LENGTHS.test(nameIn('python', name)) || (differs && isCount(name, [statement, ...constraints].join('\n')))
  })
}

/** How long a value is, and how wide where it is a table. */
function extent(value: Json): { length: number; width?: number } | null {
  if (typeof value === 'string') return { length: value.length }
  if (!Array.isArray(value)) return null
  const [width, ...others] = new Set(value.map((row) => extent(row)?.length))
  return { length: value.length, width: others.length === 0 ? width : undefined }
}

/** Whether the page says of a name that it is how many there are: `given k numbers`, `of size k`, `k == a.length`. */
function isCount(name: string, text: string): boolean {
  const said = [
    String.raw`\b(?:size|length|number of \w+)\b[^.\n]{0,15}\b${name}\b`,
    String.raw`\b(?:are|given|has|have|holds?|contains?|with|of)\s+${name}\s+(?:\w+\s+)?\w+s\b`,
    String.raw`\b${name}\s*(?:={1,3}|is)\s*(?:the\s+)?(?:len|length|size|number|\w+\.(?:length|size))\b`,
    String.raw`\b\w+\.(?:length|size)\s*={1,3}\s*${name}\b`,
  ]
  return new RegExp(said.join('|'), 'i').test(text)
}

/** Whether the page asks for something by this number: `at most k`, `every k-th`, `subarrays of size k`. */
function isLimit(name: string, statement: string): boolean {
  const said = [
    String.raw`\b(?:at most|at least|exactly|up to|within|every|first|last|top|next|by|apart|distance|(?:long|short|more|few|larg|great|furth|farth)(?:er)? than)\s+${name}\b(?!\s*[/+*-])`,
    String.raw`\b(?:sub\w+|windows?|blocks?|groups?|runs?|paths?) of (?:size|length) ${name}\b`,
    String.raw`\b${name}(?:-?(?:th|st)|\s+(?:times?|steps?|largest|smallest|most|apart|consecutive|adjacent))\b`,
  ]
  return new RegExp(said.join('|'), 'i').test(statement)
}
