import { around, gapBetween, levelOf, middleOf, rightOf } from '../pixels/boxes.ts'
import { flatten } from '../pixels/flatten.ts'
import { type Pane, panes } from '../pixels/layout.ts'
import { median } from '../pixels/median.ts'
import { mosaic } from '../pixels/mosaic.ts'
import { type Box, enlarge, type Picture, paper } from '../pixels/pictures.ts'
import type { RecognisedLine, RecognisedWord, RecogniseOptions, Recogniser } from '../pixels/recognise.ts'
import { eraseShapes } from '../pixels/shapes.ts'
import { withoutBorder } from './borders.ts'
import { straightenLabel, straightenSample, straightenSamples } from './labels.ts'
import { certaintyOf, type Line, ofWords, placeOf, textOf } from './line.ts'
import { lostLines } from './lost-lines.ts'
import { partsOf } from './pane-parts.ts'
import { withEmptyTexts } from './quotes-alone.ts'
import { assembleSigns, type Signs } from './signs.ts'

/** The height that lines of text are brought to; at this size brackets and quotes read best. */
const READING_HEIGHT = 28
const SIGN_HEIGHT = 32
/** Paper around what is read, in enlarged pixels. */
const MARGIN = 12
/** Paper taken in around a line that is read again, in heights of its text. */
const AIR = 0.25
/** Enlarging further only blurs; shrinking loses strokes, and large text reads well as it is. */
const SCALES = { smallest: 1, largest: 3 }

/** From here on the recogniser is sure enough that a word is one. */
const LEGIBLE = 60

/** A line that is higher than others by this may be two in one, or one with the border of its box, where it cannot be read. */
const TOO_HIGH = 1.6

/** A line that is higher than others by this may be two, however well one of them was read. */
const TWICE_AS_HIGH = 2.2

/** A page is not enlarged beyond this; a picture with more pixels is shrunk. */
const MOST_PIXELS = 16_000_000

/** A part of a pane that is read in one go, and how many times it is enlarged for that. */
type Part = { pane: Pane; box: Box; scale: number; layout: RecogniseOptions['layout'] }

/** Reads every line of a picture: a list for each of its panes, in which the lines go from top to bottom. */
export async function readPanes(picture: Picture, recogniser: Recogniser, signal?: AbortSignal): Promise<Line[][]> {
  const found = panes(picture)
  if (found.length === 0) return []
  const heights = found.map(({ textHeight }) => textHeight)
  const papers = found.map(({ box }) => paper(picture, box))
  const flat = flatten(picture, Math.min(...heights), papers)
  for (const pane of found) eraseShapes(flat, pane.box, pane.textHeight)
  const parts = found.map((pane) => partsOf(flat, pane.box, pane.textHeight).map((box) => partAt(pane, box, 'block')))
  const read = await readParts(flat, parts.flat(), recogniser, signal)
  return Promise.all(
    found.map((pane, place) => {
      const lines = parts[place]?.flatMap((part) => read.get(part) ?? []) ?? []
      return withLostLines(flat, pane, withoutMarksApart(lines), recogniser, signal)
    }),
  )
}

/** A line that was lost is enlarged by its own height. */
function partAt(pane: Pane, box: Box, layout: Part['layout']): Part {
  const wanted = scaleFor(layout === 'line' ? box.height : pane.textHeight)
  return { pane, box, scale: Math.min(wanted, Math.sqrt(MOST_PIXELS / (box.width * box.height))), layout }
}

/**
 * The lines of each part. The largest are read first: with one of them left to the end, a recogniser would stand idle while
 * the other is at it.
 */
async function readParts(
  picture: Picture,
  parts: Part[],
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<Map<Part, Line[]>> {
  const sizeOf = ({ box, scale }: Part) => box.width * box.height * scale ** 2
  const largestFirst = parts.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const read = largestFirst.map(async (part): Promise<[Part, Line[]]> => {
    const image = await enlarge(picture, part.box, part.scale, MARGIN)
    const found = await recogniser.lines(image, { layout: part.layout }, signal)
    return [part, linesOf(picture, part, found)]
  })
  return new Map(await Promise.all(read))
}

function linesOf(picture: Picture, { pane, box, scale }: Part, found: RecognisedLine[]): Line[] {
  const lines = found.map((line) => {
    const words = line.words.map((word, place) => ({
      ...word,
      text: place === 0 ? straightenLabel(word.text) : straightenSample(line.words[place - 1]?.text ?? '', word.text),
      box: placed(word.box, box, scale),
    }))
    const text = straightenSamples(straightenLabel(line.text))
    const { box: column, textHeight } = pane
    const whole = { text, box: placed(line.box, box, scale), words, picture, pane: column, textHeight }
    // A stray pixel far behind the last word makes a line longer than it is.
    return withQuotesJoined(withoutBorder(words.length > 0 ? { ...ofWords(whole, words), text } : whole))
  })
  return lines.filter(({ text }) => text !== '')
}

/** The lines of a pane with those that the recogniser passed over. */
async function withLostLines(
  picture: Picture,
  pane: Pane,
  seen: Line[],
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<Line[]> {
  const usual = median(seen.map(({ box }) => box.height))
  const isBlurred = (line: Line) =>
    line.box.height > usual * TWICE_AS_HIGH || (line.box.height > usual * TOO_HIGH && !isLegible(line))
  const clear = seen.filter((line) => !isBlurred(line))
  const places = lostLines(picture, pane.box, clear).map((place) => partAt(pane, place, 'line'))
  const lost = [...(await readParts(picture, places, recogniser, signal)).values()]
    .flat()
    .filter((line) => isLegible(line) || isFigure(line))
  const blurred = seen.filter((line) => isBlurred(line) && !lost.some((other) => areLevel(line, other)))
  const whole = [...clear, ...blurred, ...lost]
  return withEmptyTexts(lost.length === 0 ? seen : whole.toSorted((a, b) => a.box.top - b.box.top))
}

/** Whether the middle of one line is within another. */
function areLevel({ box }: Line, { box: other }: Line): boolean {
  const middle = levelOf(other)
  return middle > box.top && middle < box.top + box.height
}

/** Marks are no higher than this, in heights of the text. */
const MARK = 0.6

/** Lines without those that are marks of another one: commas hang out of a line, and are taken for one of their own. */
function withoutMarksApart(lines: Line[]): Line[] {
  const bottomOf = ({ box }: Line) => box.top + box.height
  const isMarks = ({ words, box, textHeight }: Line) =>
    box.height < textHeight * MARK && words.every(({ text }) => text.length === 1)
  return lines.filter(
    (line) =>
      !isMarks(line) ||
      !lines.some(
        (other) =>
          other !== line &&
          !isMarks(other) &&
          line.box.top > other.box.top &&
          line.box.top < bottomOf(other) &&
          line.box.left > other.box.left &&
          line.box.left < rightOf(other.box),
      ),
  )
}

/** What was passed over at first is text only where it is read for certain; icons and faces are not. */
function isLegible(line: Line): boolean {
  return /\w{2}|\w.*[[({=]/.test(line.text) && certaintyOf(line) >= LEGIBLE
}

/** A figure alone: where it stands, its place has told that it is the result of a call. */
function isFigure(line: Line): boolean {
  return /^[-−–—]?\d{1,2}$/.test(line.text) && certaintyOf(line) >= LEGIBLE
}

/** A quote is lower than this beside letters, in heights of the text, and has no space beside it where the gap is narrower. */
const QUOTE = { highest: 0.5, closest: 0.42 }

/** A line whose quotes are no words of their own: beside signs that are equally wide, each has some paper around it. */
function withQuotesJoined(line: Line): Line {
  const isQuote = ({ text, box }: RecognisedWord, beside: Box) =>
    text.length === 1 && box.height < line.textHeight * QUOTE.highest && box.top + box.height < levelOf(beside)
  const words: RecognisedWord[] = []
  for (const [place, word] of line.words.entries()) {
    const [before, joined] = [line.words[place - 1], words.at(-1)]
    const isClose = before !== undefined && gapBetween(before.box, word.box) < line.textHeight * QUOTE.closest
    if (isClose && joined && (isQuote(word, before.box) || isQuote(before, word.box)))
      words.splice(-1, 1, { ...joined, text: joined.text + word.text, box: around(joined.box, word.box) })
    else words.push(word)
  }
  return words.length === line.words.length ? line : { ...line, text: textOf(words), words }
}

/** How to read the place of a line again: the height its text is brought to (in pixels), and the layout assumed. */
export type Way = { height: number; layout: RecogniseOptions['layout'] }

/** The text of a line's place read again. */
export async function readAgain(
  line: Line,
  { height, layout }: Way,
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<string> {
  const { image, box, scale } = await cropOf(line, height)
  const lines = await recogniser.lines(image, { layout }, signal)
  if (!line.cutFrom) return straightenLabel(textOf(lines))
  const words = lines.flatMap((read) => read.words.map((word) => ({ ...word, box: placed(word.box, box, scale) })))
  return words.flatMap((word) => (standsIn(line, word.box) ? [word.text] : [])).join(' ')
}

/** The signs of a line's place, each read by itself at a height of the text in pixels. */
export async function readSigns(
  line: Line,
  height: number,
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<Signs> {
  const { image, box, scale } = await cropOf(line, height)
  const lines = await recogniser.lines(image, { layout: 'line', by: 'signs' }, signal)
  const signs = lines.flatMap((read) => read.signs.map((sign) => ({ ...sign, box: placed(sign.box, box, scale) })))
  return assembleSigns(line, line.cutFrom ? signs.filter((sign) => standsIn(line, sign.box)) : signs)
}

function standsIn({ box }: Line, found: Box): boolean {
  return middleOf(found) >= box.left && middleOf(found) <= rightOf(box)
}

async function cropOf(line: Line, height: number): Promise<{ image: Buffer; box: Box; scale: number }> {
  const box = placeOf(line, AIR)
  const scale = height / line.textHeight
  return { image: await enlarge(line.picture, box, scale, MARGIN), box, scale }
}

/** A box of an image that shows `scale` times a part of the picture, in the picture's pixels. */
function placed(found: Box, part: Box, scale: number): Box {
  return {
    left: part.left + (found.left - MARGIN) / scale,
    top: part.top + (found.top - MARGIN) / scale,
    width: found.width / scale,
    height: found.height / scale,
  }
}

function scaleFor(textHeight: number): number {
  return Math.min(SCALES.largest, Math.max(SCALES.smallest, READING_HEIGHT / textHeight))
}

/** Reads groups of digits, each digit in a box of its own, set side by side. Null where the digits are not as many. */
export async function readDigits(
  picture: Picture,
  groups: Box[][],
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<string[] | null> {
  const image = await mosaic(picture, groups, SIGN_HEIGHT)
  const lines = await recogniser.lines(image, { layout: 'line', characters: '0123456789' }, signal)
  const digits = lines.map((line) => line.text.replace(/\s/g, '')).join('')
  if (digits.length !== groups.flat().length) return null
  let from = 0
  return groups.map((group) => {
    from += group.length
    return digits.slice(from - group.length, from)
  })
}
