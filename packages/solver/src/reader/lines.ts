import { type Pane, panes } from './layout.ts'
import { mosaic } from './mosaic.ts'
import { type Box, clip, enlarge, type Picture } from './pictures.ts'
import type { RecognisedWord, RecogniseOptions, Recogniser } from './recognise.ts'

/** A line of text on the page. Boxes are in the picture's own pixels. */
export type Line = { text: string; box: Box; words: RecognisedWord[]; picture: Picture; textHeight: number }

/** The height that lines of text are brought to; at this size brackets and quotes read best. */
const READING_HEIGHT = 29
const SIGN_HEIGHT = 32
/** Paper around what is read, in enlarged pixels. */
const MARGIN = 12
/** Enlarging further only blurs; shrinking loses strokes, and large text reads well as it is. */
const SCALES = { smallest: 1, largest: 3 }

/** Reads every line of a picture, pane by pane, top to bottom. */
export async function readLines(picture: Picture, recogniser: Recogniser, signal?: AbortSignal): Promise<Line[]> {
  const lines: Line[] = []
  for (const pane of panes(picture)) {
    if (pane.textHeight > 0) lines.push(...(await readPart(picture, pane, 1, { layout: 'block' }, recogniser, signal)))
  }
  return lines
}

/** Reads the place of a line again, `zoom` times the usual size. */
export async function readAgain(
  line: Line,
  zoom: number,
  options: RecogniseOptions,
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<Line[]> {
  const air = Math.round(line.textHeight / 4)
  const { left, top, width, height } = line.box
  const box = clip(line.picture, { left: left - air, top: top - air, width: width + 2 * air, height: height + 2 * air })
  return readPart(line.picture, { box, textHeight: line.textHeight }, zoom, options, recogniser, signal)
}

/** Reads groups of signs set side by side, a word for each group. Null where the words are not as many. */
export async function readGroups(
  picture: Picture,
  groups: Box[][],
  options: RecogniseOptions,
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<string[] | null> {
  const lines = await recogniser.lines(await mosaic(picture, groups, SIGN_HEIGHT), options, signal)
  const words = lines.flatMap((line) => line.words.map((word) => word.text))
  return words.length === groups.length ? words : null
}

async function readPart(
  picture: Picture,
  { box, textHeight }: Pane,
  zoom: number,
  options: RecogniseOptions,
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<Line[]> {
  const scale = Math.min(SCALES.largest, Math.max(SCALES.smallest, READING_HEIGHT / textHeight)) * zoom
  const read = await recogniser.lines(await enlarge(picture, box, scale, MARGIN), options, signal)
  const placed = (found: Box): Box => ({
    left: box.left + (found.left - MARGIN) / scale,
    top: box.top + (found.top - MARGIN) / scale,
    width: found.width / scale,
    height: found.height / scale,
  })
  return read
    .filter((line) => line.text !== '')
    .map((line) => ({
      text: line.text,
      box: placed(line.box),
      words: line.words.map((word) => ({ ...word, box: placed(word.box) })),
      picture,
      textHeight,
    }))
}
