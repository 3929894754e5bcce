import { isPrompted } from '../examples/session-steps.ts'
import { around, rightOf } from '../pixels/boxes.ts'
import { cutGlyphs } from '../pixels/glyphs.ts'
import type { Box } from '../pixels/pictures.ts'
import { type RecognisedWord, SURE } from '../pixels/recognise.ts'
import { areQuotesAlone } from './empty-quotes.ts'
import { type Line, ofWords } from './line.ts'

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
    const isHeading = HEADED.test(line.text)
    const beside = isHeading ? quotesBeside(line) : null
    if (beside) return [{ ...ofWords(line, [...line.words, beside]), box: around(line.box, beside.box) }]
    const next = tops[place + 1] ?? Number.POSITIVE_INFINITY
    const hasResult = isPrompted(line.text) || isHeading
    if (!hasResult || next - line.box.top < step * OVERLOOKED || !Number.isFinite(step)) return [line]
    const below = quotesBelow(line, step)
    return below ? [line, { ...line, text: below.text, box: below.box, words: [below] }] : [line]
  })
}

/** Two quotes behind a line, where nothing else stands there. */
function quotesBeside(line: Line): RecognisedWord | null {
  return quotesIn(line, { ...line.box, left: rightOf(line.box) + line.textHeight * BESIDE })
}

/** Two quotes in the row below a line, where nothing else stands in it. */
function quotesBelow(line: Line, step: number): RecognisedWord | null {
  return quotesIn(line, { ...line.box, top: line.box.top + step })
}

/** The quotes that a row of a line's picture begins with, as the word that they are. */
function quotesIn({ picture, textHeight }: Line, begun: Box): RecognisedWord | null {
  const row = { ...begun, width: textHeight * ROW.width }
  const { glyphs } = cutGlyphs(picture, row, row, textHeight)
  const [first, last] = [glyphs[0], glyphs.at(-1)]
  if (!first || !last || !areQuotesAlone(glyphs, textHeight)) return null
  return { text: '""', box: around(first, last), confidence: SURE }
}
