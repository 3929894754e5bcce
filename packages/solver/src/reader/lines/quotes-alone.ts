import { areQuotesAlone } from '../examples/empty-text.ts'
import { isPrompted } from '../examples/session-steps.ts'
import { around, rightOf } from '../pixels/boxes.ts'
import { cutGlyphs } from '../pixels/glyphs.ts'
import type { Box } from '../pixels/pictures.ts'
import { SURE } from '../pixels/recognise.ts'
import { type Line, textOf } from './line.ts'

/** A row in which quotes are looked for, in heights of the text. */
const ROW = { width: 6, leastStep: 1.1 }
/** Quotes stand so far behind their label, in heights of the text. */
const BESIDE = 0.2
/** The next line is further away than this, in lines, where one between was overlooked. */
const OVERLOOKED = 1.5

/** What a result stands below, alone in its line. */
const HEADED =
  /^\W*(?:(?:expected|sample|correct)\s+)?(?:output|result|answer|returns?|expected)\s*\d{0,2}\s*[:.]?\s*$/i

/**
 * Lines with those that hold a pair of quotes alone, as a call at a prompt gives an empty text, or a heading has one below
 * or beside it: the recogniser sees nothing in so little ink.
 */
export function withEmptyTexts(lines: Line[]): Line[] {
  const tops = lines.map(({ box }) => box.top)
  const steps = lines.slice(1).map(({ box, textHeight }, place) => ({ step: box.top - (tops[place] ?? 0), textHeight }))
  const step = Math.min(...steps.flatMap((way) => (way.step > way.textHeight * ROW.leastStep ? [way.step] : [])))
  return lines.flatMap((line, place) => {
    const beside = HEADED.test(line.text) ? quotesBeside(line) : null
    if (beside) return [withQuotes(line, beside)]
    const next = tops[place + 1] ?? Number.POSITIVE_INFINITY
    const hasResult = isPrompted(line.text) || HEADED.test(line.text)
    if (!hasResult || next - line.box.top < step * OVERLOOKED || !Number.isFinite(step)) return [line]
    const quotes = quotesBelow(line, step)
    return quotes
      ? [line, { ...line, text: '""', box: quotes, words: [{ text: '""', box: quotes, confidence: SURE }] }]
      : [line]
  })
}

/** The place of two quotes behind a line, where nothing else stands there. */
function quotesBeside({ picture, box, textHeight }: Line): Box | null {
  const row = { ...box, left: rightOf(box) + textHeight * BESIDE, width: textHeight * ROW.width }
  const { glyphs } = cutGlyphs(picture, row, row, textHeight)
  const [first, last] = [glyphs[0], glyphs.at(-1)]
  return first && last && areQuotesAlone(glyphs, textHeight) ? around(first, last) : null
}

function withQuotes(line: Line, box: Box): Line {
  const words = [...line.words, { text: '""', box, confidence: SURE }]
  return { ...line, text: textOf(words), box: around(line.box, box), words }
}

/** The place of two quotes in the row below a line, where nothing else stands in it. */
function quotesBelow({ picture, box, textHeight }: Line, step: number): Box | null {
  const row = { ...box, top: box.top + step, width: textHeight * ROW.width }
  const { glyphs } = cutGlyphs(picture, row, row, textHeight)
  const [first, last] = [glyphs[0], glyphs.at(-1)]
  return first && last && areQuotesAlone(glyphs, textHeight) ? around(first, last) : null
}
