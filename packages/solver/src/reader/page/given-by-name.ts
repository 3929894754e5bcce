import { withRest } from '../examples/broken-examples.ts'
import { RETURNS } from '../examples/example-parts.ts'
import { hasOnlyValues } from '../examples/output-end.ts'
import { behindStart, type Line, partOfText } from '../lines/line.ts'
import { label } from './tables.ts'

/** `shifts1 = [[9, 12]]`, a value under a name. */
export const ASSIGNS = /^(?:(?:const|let|var)\s+)?([A-Za-z_]\w*)\s*=(?!=)\s*(?=[[{("'“‘\d−–-])/
/** `desksNeeded(shifts1) => 2`, a call of what was given a name, with what it gives. */
const CALLS = new RegExp(String.raw`^[A-Za-z_]\w*(?:\s?_\w*)?\s?\(([^()=]*)\)\s*;?\s*${RETURNS}\s*(?=\S)`, 'i')
/** Fewer are no list of calls. */
const FEWEST = 2

/**
 * Lines in which each example has its own values where the page gives them names first, and then shows what its function
 * gives for each: the values of a call are put before its result. Those of any other page as they are.
 */
export function withValuesOfNames(lines: Line[]): Line[] {
  const first = lines.findIndex(({ text }) => CALLS.test(text))
  const values = valuesIn(lines.slice(0, Math.max(0, first)))
  const calls = new Map(lines.flatMap((line) => exampleOf(line, values) ?? []))
  if (calls.size < FEWEST || values.size < FEWEST) return lines
  const given = new Set([...values.values()].flatMap(({ lines: own }) => own))
  return lines.flatMap((line) => (given.has(line) ? [] : (calls.get(line) ?? [line])))
}

/** A value, and the lines that show it. */
type Value = { value: Line[]; lines: Line[] }

function valuesIn(lines: Line[]): Map<string, Value> {
  const values = new Map<string, Value>()
  for (const [place, line] of lines.entries()) {
    const [start, name] = ASSIGNS.exec(line.text) ?? []
    if (start === undefined || name === undefined) continue
    const own = withRest([line], lines.slice(place + 1))
    values.set(sameName(name), { value: [behindStart(line, start), ...own.slice(1)], lines: own })
  }
  return values
}

/** The example that a call of names tells, by its line; null where it gives what has no name. */
function exampleOf(line: Line, values: Map<string, Value>): [Line, Line[]][] | null {
  const [call, inside] = CALLS.exec(line.text) ?? []
  if (call === undefined || inside === undefined) return null
  const from = line.text.indexOf('(') + 1
  let at = from
  const given: Line[] = []
  for (const argument of inside.split(',')) {
    const own = values.get(sameName(argument))
    if (!own && !hasOnlyValues(argument, false)) return null
    given.push(
      ...(own?.value ?? [partOfText({ ...line, cutFrom: line.cutFrom ?? line.box }, at, at + argument.length)]),
    )
    at += argument.length + 1
  }
  const [head, ...rest] = given
  const isNamed = inside.split(',').some((argument) => values.has(sameName(argument)))
  return head && isNamed ? [[line, [label(head, 'Input'), ...rest, label(behindStart(line, call), 'Output')]]] : null
}

/** A name as it is compared: figures at its end are taken for letters. */
function sameName(name: string): string {
  return name.trim().replace(/[lI|]/g, '1').replace(/[Oo]/g, '0')
}
