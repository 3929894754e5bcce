import { isGiven } from '../examples/arrows.ts'
import { behindStart, type Line } from '../lines/line.ts'
import { label } from './tables.ts'

/** What stands alone in its line between what is given and what it has become. */
const BECOMES =
  /^(?:becomes|turns into|is (?:turned|changed|rearranged) into|gives|yields|returns|produces|results in|leads to)\s*[:,]?$/i
/** What stands alone between two such examples. */
const BETWEEN = /^(?:and|then|also|likewise|similarly|while|whereas)\s*[:,.]?$/i
/** The nodes of a list, one behind the other. */
const CHAIN = /^-?\d+(?:\s*(?:[-=—–]{1,2}>|→|>)\s*-?\d+)+(?:\s*(?:[-=—–]{1,2}>|→|>)\s*(?:null|none|nil))?$/i
/** The name of what is given, before its value. */
const NAME = /^([A-Za-z_]\w*)\s*=\s*/

/** Lines in which values above and below a `becomes` that stands by itself have labels; those of any other page as they are. */
export function withBecomesLabelled(lines: Line[]): Line[] {
  const place = lines.findIndex(({ text }, at) => BECOMES.test(text.trim()) && areValues(lines[at - 1], lines[at + 1]))
  const [given, result] = [lines[place - 1], lines[place + 1]]
  if (!given || !result) return lines
  const name = NAME.exec(given.text)?.[1]
  const [said, again] = NAME.exec(result.text) ?? []
  const value = said !== undefined && again === name ? behindStart(result, said) : result
  const below = lines.slice(place + 2)
  const next = below[0] && BETWEEN.test(below[0].text.trim()) ? below.slice(1) : below
  return [...lines.slice(0, place - 1), label(given, 'Input'), label(value, 'Output'), ...withBecomesLabelled(next)]
}

function areValues(...lines: (Line | undefined)[]): boolean {
  return lines.every((line) => line !== undefined && (CHAIN.test(line.text.trim()) || isGiven(line.text, true)))
}
