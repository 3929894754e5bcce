import { withRest } from '../examples/broken-examples.ts'
import { behindStart, type Line } from '../lines/line.ts'
import { ASSIGNS } from './given-by-name.ts'
import { headingOf } from './headings.ts'
import { label } from './tables.ts'

const DECLARED = /^(?:const|let|var)\s+/
/** `quarterTurn(tile)`, a call of names alone. */
const CALL = /^(?:[A-Za-z_]\w*\s?\.\s?)?[A-Za-z_]\w*(?:\s?_\w*)?\s?\(\s?[A-Za-z_]\w*(?:\s?,\s?[A-Za-z_]\w*)*\s?\)\s*;?/
/** `# tile is now [[3, 1]]`, what a name stands for behind the call. */
const CHANGED =
  /^(?:(?:\/\/|#)\s*)?([A-Za-z_]\w*)\s*(?:(?:is\s+)?now(?:\s+is)?|is|becomes|has\s+become|==|(?:should|must)\s+be)\s*:?\s*(?=[[{("'“‘\d−–-])/i

/**
 * Lines in which an example that gives names to its values, calls the function with them, and says what one of them has
 * become, has labels for what is given and what comes of it. Those of any other page as they are, and of one on which each
 * example has its own heading.
 */
export function withChangesLabelled(lines: Line[]): Line[] {
  for (const place of lines.keys()) {
    if (headingOf(lines[place - 1]?.text ?? '')?.[1] !== undefined) continue
    const change = changeAt(lines.slice(place))
    if (change)
      return [...lines.slice(0, place), ...change.labelled, ...withChangesLabelled(lines.slice(place + change.length))]
  }
  return lines
}

function changeAt(lines: Line[]): { labelled: Line[]; length: number } | null {
  const given: Line[] = []
  const names = new Set<string>()
  let at = 0
  for (let line = lines[at]; line; line = lines[at]) {
    const name = ASSIGNS.exec(line.text)?.[1]
    if (name === undefined) break
    names.add(name)
    const declared = DECLARED.exec(line.text)?.[0]
    const own = withRest([declared ? behindStart(line, declared) : line], lines.slice(at + 1))
    given.push(...own)
    at += own.length
  }
  const [first, ...others] = given
  const calling = lines[at]
  const called = CALL.exec(calling?.text ?? '')
  if (!first || !calling || !called) return null
  const isAlone = called[0].length === calling.text.length
  const said = isAlone ? lines[at + 1] : behindStart(calling, called[0])
  const [start, name] = CHANGED.exec(said?.text.trimStart() ?? '') ?? []
  if (!said || start === undefined || name === undefined || !names.has(name)) return null
  const behind = at + (isAlone ? 2 : 1)
  const result = withRest([behindStart(said, start)], lines.slice(behind))
  const [value, ...rest] = result
  if (!value) return null
  return {
    labelled: [label(first, 'Input'), ...others, label(value, 'Output'), ...rest],
    length: behind + rest.length,
  }
}
