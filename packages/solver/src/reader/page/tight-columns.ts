import { isOpen } from '../examples/example-parts.ts'
import { hasOnlyValues, unquoted } from '../examples/output-end.ts'
import { type Line, ofWords, textOf } from '../lines/line.ts'
import { middleOf } from '../pixels/boxes.ts'

/** A value may begin so far right of its heading's middle, in heights of the text. */
const SLACK = 0.5

/**
 * The cells of a row in a table whose columns nearly touch: one whole value under each heading, whose middle is over it or
 * over the empty rest of its column. Null where a line is anything else.
 *
 * @param header the headings of the columns, from left to right
 */
export function valuesUnder(line: Line, header: Line[]): Line[] | null {
  const values = wholeValues(line)
  if (values.length !== header.length || !hasOnlyValues(line.text, false)) return null
  const areUnder = header.every((heading, place) => {
    const [value, next] = [values[place], values[place + 1]]
    const middle = middleOf(heading.box)
    return value && middle > value.box.left - line.textHeight * SLACK && (!next || middle < next.box.left)
  })
  return areUnder ? values : null
}

/** The values of a line one by one, each a line of its own: a list goes on to its last bracket. */
function wholeValues(line: Line): Line[] {
  const values: Line['words'][] = []
  for (const word of line.words) {
    const before = values.at(-1)
    if (before && isOpen(unquoted(textOf(before)))) before.push(word)
    else values.push([word])
  }
  return values.map((words) => ofWords(line, words))
}
