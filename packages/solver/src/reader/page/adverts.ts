import type { Line } from '../lines/line.ts'
import { rightOf } from '../pixels/boxes.ts'

/** What an advert is called, in a corner of its box or over what it says. */
const LABEL = /^\W{0,2}(?:ads?|adverts?|advertisements?|advertising|sponsored|promoted)\W{0,2}$/i
/** What an advert says stands in the middle of its box, so far from the edges of the text at least, in heights of the text. */
const INSET = 2
/** Lines of one box follow one another closer than this, in heights of the text. */
const NEAR = 2.4

/**
 * Lines without adverts that stand among them: what one is called, and the lines in the middle of the page right below that,
 * in which no sentence of a problem begins or ends.
 */
export function withoutAdverts(lines: Line[]): Line[] {
  if (!lines.some(({ text }) => LABEL.test(text))) return lines
  let last: Line | undefined
  return lines.filter((line) => {
    const isOfAdvert: boolean = LABEL.test(line.text) || (last !== undefined && goesOn(last, line, lines))
    last = isOfAdvert ? line : undefined
    return !isOfAdvert
  })
}

function goesOn(above: Line, line: Line, page: Line[]): boolean {
  const own = page.filter(({ picture, pane }) => picture === line.picture && pane.left === line.pane.left)
  const [left, right] = [Math.min(...own.map(({ box }) => box.left)), Math.max(...own.map(({ box }) => rightOf(box)))]
  const inset = line.textHeight * INSET
  return (
    above.picture === line.picture &&
    line.box.top - above.box.top <= line.textHeight * NEAR &&
    line.box.left > left + inset &&
    rightOf(line.box) < right - inset
  )
}
