import { type Line, ofWords } from '../lines/line.ts'
import { isRule } from './rules.ts'

/** What ends the input of a sample. */
const ENDS = /^(?:(?:sample|example)\s+)?(?:output|explanation)/i
/** The column of remarks begins no further left of its heading than this, in heights of the text. */
const OFF = 0.5

/**
 * Lines in which a sample's input stands by itself where the page shows under `STDIN` what a program reads, and beside it
 * under `Function` what each line is given to.
 */
export function withoutFunctionColumn(lines: Line[]): Line[] {
  const at = lines.findIndex(({ words }) => /^STDIN Functions?$/i.test(words.map(({ text }) => text).join(' ')))
  const [head, heading] = [lines[at], lines[at]?.words[1]]
  if (!head || !heading) return lines
  const below = lines.slice(at + 1)
  const end = below.findIndex(({ text }) => ENDS.test(text))
  const edge = heading.box.left - head.textHeight * OFF
  const rows = below.slice(0, end === -1 ? below.length : end).flatMap((line) => {
    const words = line.words.filter(({ box }) => box.left < edge)
    if (words.length === 0 || isRule(line)) return []
    return [words.length === line.words.length ? line : ofWords(line, words)]
  })
  return [...lines.slice(0, at), ...rows, ...withoutFunctionColumn(below.slice(end === -1 ? below.length : end))]
}
