import { bracketOf, valueGlyphs, valueStart } from './brackets.ts'
import type { Line } from './line.ts'
import { SURE } from './lines.ts'
import { mosaic } from './mosaic.ts'
import type { Box, Picture } from './pictures.ts'
import type { Recogniser } from './recognise.ts'

/** The heights of a bracket, in pixels, at which the texts between the quotes are read, until one reading is certain. */
const BRACKET_HEIGHTS = [40, 52, 33]

/**
 * Reads a line that ends in a list of quoted texts, `["1","0"],` or `strs = ["eat","tea"]`. The recogniser stumbles over
 * the many small strokes, whose shape and place leave no doubt: brackets, commas and quotes are told from the pixels, and
 * only the texts between the quotes are read. Null where the line is anything else, or a text is not read for certain.
 */
export async function readQuotedList(line: Line, recogniser: Recogniser, signal?: AbortSignal): Promise<string | null> {
  const list = findList(line)
  if (!list) return null
  const texts = await readTexts(list, line.picture, recogniser, signal)
  if (!texts) return null
  const written = list.around.map((signs, place) => signs + (texts[place] ?? '')).join('')
  return [...line.words.slice(0, valueStart(line)).map(({ text }) => text), written].join(' ')
}

/** Signs that are taken for one another without a doubt; in a word two readings must say the same. */
const MISTAKEN = /[Il1|O0o]/

type QuotedList = {
  /** The list with a hole for each text: `["`, `","`, `"]`. One more than there are texts. */
  around: string[]
  /** The signs of each text. */
  texts: Box[][]
  /** The height and place of a bracket: from above the capitals to below the descenders. */
  bracket: Box
}

function findList(line: Line): QuotedList | null {
  const glyphs = valueGlyphs(line)
  const bracket = glyphs.find(
    (glyph) => bracketOf(line.picture, glyph) !== null && glyph.height >= line.textHeight * 0.9,
  )
  if (!bracket) return null

  const list: QuotedList = { around: [''], texts: [], bracket }
  const put = (signs: string) => list.around.push((list.around.pop() ?? '') + signs)
  let text: Box[] | null = null
  let ticks = 0
  for (const glyph of [...glyphs, null]) {
    if (glyph && isTick(glyph, bracket)) {
      // The two strokes of a quote touch at small sizes.
      ticks += glyph.width > bracket.height * 0.22 ? 2 : 1
      continue
    }
    for (; ticks >= 2; ticks -= 2) {
      if (text) {
        list.texts.push(text)
        list.around.push('')
      }
      put('"')
      text = text ? null : []
    }
    if (ticks !== 0) return null
    if (!glyph) continue
    const sign = isComma(glyph, bracket)
      ? ','
      : glyph.height < bracket.height * 0.9
        ? null
        : bracketOf(line.picture, glyph)
    if (text && sign !== null) return null
    if (text) text.push(glyph)
    else if (sign === null) return null
    else put(sign)
  }
  return text ? null : list
}

function isTick(glyph: Box, bracket: Box): boolean {
  return glyph.height < bracket.height / 2 && glyph.top + glyph.height < bracket.top + bracket.height * 0.55
}

function isComma(glyph: Box, bracket: Box): boolean {
  return glyph.height < bracket.height / 2 && glyph.top > bracket.top + bracket.height / 2
}

async function readTexts(
  { texts, bracket }: QuotedList,
  picture: Picture,
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<string[] | null> {
  const filled = texts.filter((text) => text.length > 0).map((text) => boxAround(text, bracket))
  if (filled.length === 0) return texts.map(() => '')
  const read = await readBoxes(
    filled,
    texts.every((text) => text.length <= 1),
    picture,
    recogniser,
    signal,
  )
  return read && texts.map((text) => (text.length > 0 ? (read.shift() ?? '') : ''))
}

/** The text in each box, as one reading is sure of it or two say alike. Null where there is no such reading. */
async function readBoxes(
  boxes: Box[],
  single: boolean,
  picture: Picture,
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<string[] | null> {
  const doubtful: string[][] = []
  for (const height of BRACKET_HEIGHTS) {
    // The signs of a grid read best side by side, as a word; words read best apart.
    const image = await mosaic(picture, single ? [boxes] : boxes.map((box) => [box]), height)
    const words = (await recogniser.lines(image, { layout: 'line' }, signal)).flatMap((line) => line.words)
    const read = single ? [...words.map(({ text }) => text).join('')] : words.map(({ text }) => text)
    if (read.length !== boxes.length) continue
    const sure = words.every(({ confidence, text }) => confidence >= SURE && (single || !MISTAKEN.test(text)))
    if (sure || doubtful.some((other) => `${other}` === `${read}`)) return read
    doubtful.push(read)
  }
  return null
}

function boxAround(text: Box[], { top, height }: Box): Box {
  const left = text[0]?.left ?? 0
  const last = text.at(-1)
  return { left, top, width: last ? last.left + last.width - left : 0, height }
}
