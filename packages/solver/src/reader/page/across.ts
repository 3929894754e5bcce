import { isGiven } from '../examples/arrows.ts'
import { hasOnlyValues } from '../examples/output-end.ts'
import type { Line } from '../lines/line.ts'
import { cellsOf, label, type TableExample } from './tables.ts'

const INPUTS = /^inputs?$/i
const OUTPUTS = /^(?:outputs?|expected|returns?|results?|answers?)$/i
const INPUT_LABEL = /^input\s*[:=]\s*/i
const OUTPUT_LABEL = /^(?:output|expected|returns?|result|answer)\s*[:=]\s*(?=\S)/i
const NAMES = /\b([A-Za-z_]\w*)\s*=(?!=)/g

/**
 * Reads examples that stand side by side, each with its result below it: a table whose rows are headed `Input` and
 * `Output`, or `s = "ab"    s = "abc"` over `Result: 2    Result: 3`. Null where there are none.
 */
export function readAcross([top, below]: Line[]): { examples: TableExample[]; length: number } | null {
  if (!top || !below || top.picture !== below.picture) return null
  const given = givenAcross(top)
  const results = given && resultsAcross(below)
  if (!given || !results || given.length < 2) return null
  // Where a cell was lost, nobody knows whose result is whose.
  const areWhole = given.length === results.length
  const examples = given.map((cell, place) => {
    const result = areWhole ? results[place] : undefined
    return { lines: [label(cell, 'Input'), ...(result ? [label(result, 'Output')] : [])], names: [] }
  })
  return { examples, length: 2 }
}

/** Whether a line gives the inputs of several examples, side by side. */
export function startsAcross(line: Line): boolean {
  return (givenAcross(line)?.length ?? 0) >= 2
}

function givenAcross(line: Line): Line[] | null {
  const [first, ...others] = cellsOf(line)
  if (!first) return null
  const isHeaded = INPUTS.test(first.text)
  const cells = (isHeaded ? others : [first, ...others]).map((cell) => without(cell, INPUT_LABEL))
  const names = new Set(cells.map(({ text }) => [...text.matchAll(NAMES)].map(([, name]) => name).join()))
  // Cells with names of their own are the arguments of one example.
  return names.size === 1 && cells.every(({ text }) => isGiven(text, isHeaded)) ? cells : null
}

function resultsAcross(line: Line): Line[] | null {
  const [first, ...others] = cellsOf(line)
  if (!first) return null
  const isHeaded = OUTPUTS.test(first.text)
  const cells = isHeaded ? others : [first, ...others]
  const isResult = ({ text }: Line) => isHeaded || OUTPUT_LABEL.test(text)
  const results = cells.map((cell) => without(cell, OUTPUT_LABEL))
  return cells.every(isResult) && results.every(({ text }) => hasOnlyValues(text, false)) ? results : null
}

function without(cell: Line, start: RegExp): Line {
  return { ...cell, text: cell.text.replace(start, '') }
}
