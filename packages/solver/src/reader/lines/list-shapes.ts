import { gapBetween } from '../pixels/boxes.ts'
import type { Box, Picture } from '../pixels/pictures.ts'
import { bracketsOf, curvedBracketOf, valueGlyphs } from './brackets.ts'
import type { Line } from './line.ts'

/** What stands between the commas and brackets of a list. */
export type Item = {
  kind: 'text' | 'number' | 'word'
  /** A dash and a point, as they are shown, or the place of a piece that is yet to be read. */
  pieces: ('-' | '.' | Box[])[]
}

/** A list as its shapes show it: `[["`, `", `, `]]` around what is yet to be read. */
export type ListShape = {
  /** One more than there are items. */
  around: string[]
  items: Item[]
  /** The height and place of a bracket: from above the capitals to below the descenders. */
  bracket: Box
}

/** A bracket is at least this high: in lines of text, and in heights of the highest bracket of its line. */
const HIGH = { inLines: 0.8, inBrackets: 0.85 }
/** Shapes and places, in heights of a bracket, counted down from its top. */
const TICK = { highest: 0.5, ends: 0.55, bothNarrowest: 0.22 }
const MARK = { highest: 0.5, begins: 0.5, commaHeight: 0.23, commaEnds: 0.9 }
const DASH = { highest: 0.25, narrowest: 0.15 }
/** Digits are of one height; the lowest letter of a word is lower than this share of its highest. */
const EVEN = 0.88
/** The signs of one number or word stand closer than this. */
const APART = 0.42

/**
 * Finds a list in a line of nothing else but its label. Brackets, commas, quotes, dashes and points are told from the
 * pixels: they are many, and small, and the recogniser stumbles over them, but their shape and place leave no doubt. Null
 * where the line is anything else.
 */
export function findList(line: Line): ListShape | null {
  return listIn(line, valueGlyphs(line))
}

/** Finds the part of a list of texts that begins or ends in the middle of one, where a narrow line breaks; null for any other line. */
export function findBrokenList(line: Line): ListShape | null {
  const glyphs = valueGlyphs(line)
  const list = partIn(line, glyphs, false) ?? partIn(line, glyphs, true)
  return list?.items.every(({ kind }) => kind === 'text') ? list : null
}

/** Finds the list that a line ends in, behind something else; null where it ends otherwise, or is a list as a whole. */
export function findLastList(line: Line): ListShape | null {
  const glyphs = valueGlyphs(line)
  let depth = 0
  for (let place = glyphs.length - 1; place > 0; place--) {
    const glyph = glyphs[place] as Box
    const signs = glyph.height >= line.textHeight * HIGH.inLines ? (bracketsIn(line.picture, glyph) ?? '') : ''
    depth += signs.split(']').length - signs.split('[').length
    if (depth <= 0) return signs.startsWith('[') ? listIn(line, glyphs.slice(place)) : null
  }
  return null
}

function listIn(line: Line, glyphs: Box[]): ListShape | null {
  const list = partIn(line, glyphs, false)
  return list?.isBroken ? null : list
}

/** The list in a line that ends in the middle of a text, or in none; `isWithin` says that the line begins in one. */
function partIn(line: Line, glyphs: Box[], isWithin: boolean): (ListShape & { isBroken: boolean }) | null {
  const bracket = glyphs
    .filter((glyph) => glyph.height >= line.textHeight * HIGH.inLines && bracketsIn(line.picture, glyph) !== null)
    .toSorted((a, b) => b.height - a.height)[0]
  if (!bracket) return null

  const list: Begun = { around: [''], items: [], bracket, open: isWithin ? { kind: 'text', pieces: [] } : null }
  let ticks = 0
  for (const [place, glyph] of [...glyphs, null].entries()) {
    if (glyph && isTick(glyph, bracket)) {
      // The two strokes of a quote touch at small sizes.
      ticks += glyph.width > bracket.height * TICK.bothNarrowest ? 2 : 1
      continue
    }
    for (; ticks >= 2; ticks -= 2) {
      const closes = list.open?.kind === 'text'
      endItem(list)
      put(list, '"')
      if (!closes) list.open = { kind: 'text', pieces: [] }
    }
    if (ticks !== 0) return null
    if (!glyph) continue
    const sign = signOf(line.picture, glyph, bracket)
    if (list.open?.kind === 'text') {
      if (sign === ',') return null
      addTo(list.open, glyph)
    } else if (sign && /^[[\],]+$/.test(sign)) {
      endItem(list)
      put(list, sign)
    } else {
      if (list.open && isApart(glyphs[place - 1], glyph, bracket)) return null
      list.open ??= { kind: 'number', pieces: [] }
      if (sign === '-' || sign === '.') list.open.pieces.push(sign)
      else if (sign) return null
      else addTo(list.open, glyph)
    }
  }
  const isBroken = list.open?.kind === 'text'
  endItem(list)
  return { ...list, isBroken }
}

/** A list up to a place of its line; `open` is the item that goes on there. */
type Begun = ListShape & { open: Item | null }

function put({ around }: Begun, signs: string): void {
  around.push((around.pop() ?? '') + signs)
}

function endItem(list: Begun): void {
  const { open } = list
  if (!open) return
  if (open.kind === 'number' && !isEven(open)) open.kind = 'word'
  list.items.push(open)
  list.around.push('')
  list.open = null
}

function isApart(before: Box | undefined, glyph: Box, bracket: Box): boolean {
  return before !== undefined && gapBetween(before, glyph) > bracket.height * APART
}

function addTo({ pieces }: Item, glyph: Box): void {
  const last = pieces.at(-1)
  if (typeof last === 'object') last.push(glyph)
  else pieces.push([glyph])
}

function isEven({ pieces }: Item): boolean {
  const heights = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : piece.map(({ height }) => height)))
  return Math.min(...heights) >= Math.max(...heights) * EVEN
}

/** The brackets among the signs of a text, as their shapes show; null for each other sign. */
export function bracketsAmong(picture: Picture, glyphs: Box[], { height }: Box): (string | null)[] {
  return glyphs.map((glyph) => (glyph.height >= height * HIGH.inBrackets ? bracketsIn(picture, glyph) : null))
}

/** A line of nothing but brackets, some of them round or curly, as their shapes show; null for any other line. */
export function bracketsAlone(line: Line): string | null {
  const signs = valueGlyphs(line).map((glyph) => bracketsIn(line.picture, glyph))
  return signs.length > 1 && !signs.includes(null) && signs.some((sign) => /[(){}]/.test(sign ?? ''))
    ? signs.join('')
    : null
}

function bracketsIn(picture: Picture, glyph: Box): string | null {
  return bracketsOf(picture, glyph) ?? curvedBracketOf(picture, glyph)
}

function signOf(picture: Picture, glyph: Box, bracket: Box): string | null {
  if (glyph.height >= bracket.height * HIGH.inBrackets) return bracketsIn(picture, glyph)
  const bottom = bracket.top + bracket.height * MARK.begins
  if (glyph.height < bracket.height * MARK.highest && glyph.top > bottom) {
    const descends = glyph.top + glyph.height > bracket.top + bracket.height * MARK.commaEnds
    return descends || glyph.height >= bracket.height * MARK.commaHeight ? ',' : '.'
  }
  const isDash = glyph.height <= bracket.height * DASH.highest && glyph.width >= bracket.height * DASH.narrowest
  return isDash && glyph.width > glyph.height * 1.3 ? '-' : null
}

function isTick(glyph: Box, bracket: Box): boolean {
  return (
    glyph.height < bracket.height * TICK.highest &&
    glyph.top + glyph.height < bracket.top + bracket.height * TICK.ends &&
    glyph.height > glyph.width * 0.6
  )
}
