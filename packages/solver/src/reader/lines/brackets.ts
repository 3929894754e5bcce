import { rightOf } from '../pixels/boxes.ts'
import { cutGlyphs } from '../pixels/glyphs.ts'
import type { Box, Picture } from '../pixels/pictures.ts'
import { middleOfInk } from '../pixels/strokes.ts'
import type { Line } from './line.ts'

/** The place of the word at which a value begins: after `Input: strs =`, `Output:` or `strs =`. Any other line is all value. */
export function valueStart({ words }: Line): number {
  const labels = /^(?:input|output|expected)[:;]?$/i.test(words[0]?.text ?? '') ? 1 : 0
  const [name = '', equals] = words.slice(labels).map(({ text }) => text)
  if (/^[A-Za-z_]\w*$/.test(name) && equals === '=') return labels + 2
  return /^[A-Za-z_]\w*=$/.test(name) ? labels + 1 : labels
}

/** The signs of a line's value. */
export function valueGlyphs(line: Line): Box[] {
  const [from, to] = [line.words[valueStart(line)], line.words.at(-1)]
  if (!from || !to) return []
  const part = { ...line.box, left: from.box.left, width: rightOf(to.box) - from.box.left }
  return cutGlyphs(line.picture, line.box, part, line.textHeight).glyphs
}

/**
 * A reading of a line in which square brackets that were taken for 1, l, I, J or | are brackets again, as their pixels
 * show. Only where every sign of the value has its place in the reading; else the reading as it is.
 */
export function withBracketsSeen(line: Line, reading: string): string {
  const glyphs = valueGlyphs(line)
  // Two strokes make a quote, everything else is one sign.
  const places = [...reading].flatMap((sign, place) =>
    /\s/.test(sign) ? [] : /["“”]/.test(sign) ? [place, place] : [place],
  )
  const before = places.length - glyphs.length
  if (before < 0 || (before > 0 && !/[:;=]/.test(reading.charAt(places[before - 1] ?? 0)))) return reading
  const seen = glyphs.map((glyph, index) => ({ glyph, place: places[before + index] ?? 0 }))
  const brackets = seen.filter(({ place }) => /[[\](){}]/.test(reading.charAt(place)))
  const tall = Math.max(...brackets.map(({ glyph }) => glyph.height)) * 0.9
  const signs = [...reading]
  for (const { glyph, place } of seen) {
    const sign = signs[place] ?? ''
    if (/[1lIJ|]/.test(sign) && glyph.height >= tall) signs[place] = bracketOf(line.picture, glyph) ?? sign
  }
  return brackets.length > 0 ? withoutLoneBrackets(signs.join('')) : reading
}

/**
 * A reading without the brackets between letters of a quoted text in which they have no partners, `si]ent`: in some type an
 * `l` has the arms of one.
 */
export function withoutLoneBrackets(reading: string): string {
  return reading.replace(/"[^"]*"|'[^']*'/g, (quoted) => {
    const isPaired = quoted.split('[').length === quoted.split(']').length
    return isPaired ? quoted : quoted.replace(/(?<=[A-Za-z])[[\]](?=[A-Za-z])/g, 'l')
  })
}

/** The blur beside an upright is darker at its ends by no more than this. */
const BLUR = 1.5
/** Where an upright meets an arm there is at least this share of the arm's ink. */
const CORNER = 0.5
/** An upright moves to the side by less than this, in pixels. */
const STRAIGHT = 0.5

/** A square bracket: an upright with an arm above and one below, both on the same side. Null for any other sign. */
export function bracketOf(picture: Picture, glyph: Box): '[' | ']' | null {
  if (glyph.width > glyph.height * 0.5 || glyph.width < 2) return null
  const ink = inkBeside(picture, glyph)
  const [left, right] = [glyph.left, glyph.left + glyph.width - 1]
  const [top, bottom] = [glyph.top, glyph.top + glyph.height - 1]
  const columns = Array.from({ length: glyph.width }, (_, x) => left + x)
  const middle = [0.25, 0.5, 0.75].map((share) => top + Math.floor(glyph.height * share))
  const strongest = Math.max(...[left, left + 1, right - 1, right].flatMap((x) => middle.map((y) => ink(x, y))))
  // The edges of strokes fall between pixels, so each is looked for in two.
  const ends = (x: number) =>
    Math.min(Math.max(ink(x, top), ink(x, top + 1)), Math.max(ink(x, bottom), ink(x, bottom - 1)))
  const upright = (x: number) => Math.min(...middle.map((y) => ink(x, y))) > strongest / 2 && ends(x) > strongest / 2
  const arms = (x: number, least: number) => middle.every((y) => ink(x, y) < strongest / 3) && ends(x) > least
  // The tips of the arms may be no more than blur, beside columns that are whole.
  const armsOnly = (x: number, inner: number) =>
    arms(x, strongest / 3) || (arms(x, strongest / 6) && arms(inner, strongest / 3))
  // Beside the upright there is at most its own blur, as pale at the ends: the foot of a 1 goes on to both sides.
  const blur = (x: number) => ends(x) < Math.max(strongest / 2, Math.min(...middle.map((y) => ink(x, y))) * BLUR)
  // A round bracket bends away from its upright before its ends.
  const corners = (x: number) =>
    [top, bottom].every((y) => ink(x, y) >= Math.max(...columns.map((column) => ink(column, y))) * CORNER)
  if (!isStraight(glyph, ink)) return null
  const stands = (x: number) => upright(x) && corners(x)
  if ((stands(left) || (stands(left + 1) && blur(left))) && armsOnly(right, right - 1)) return '['
  return (stands(right) || (stands(right - 1) && blur(right))) && armsOnly(left, left + 1) ? ']' : null
}

/** Whether the strokes of a glyph stay in their place around its middle, where a curly bracket has its nub. */
function isStraight({ left, top, width, height }: Box, ink: (x: number, y: number) => number): boolean {
  const inner = Array.from({ length: Math.ceil(height / 2) }, (_, row) => top + Math.floor(height / 4) + row)
  const places = inner.map((y) => {
    const columns = Array.from({ length: width }, (_, x) => ink(left + x, y))
    const least = Math.max(...columns) * BOW.faintest
    return middleOfInk(columns.map((one) => (one > least ? one : 0)))
  })
  return Math.max(...places) - Math.min(...places) < STRAIGHT
}

/** Where, from its top, a round or curly bracket shows what it is. */
const SHARES = { tip: 0.02, shoulder: 0.18, waist: 0.38 }
/** A bow comes out at least this far, in heights of the bracket, and a nub this far from the strokes above and below it. */
const BOW = { least: 0.07, nub: 0.4, straight: 0.2, faintest: 0.2 }

/**
 * A round or curly bracket: both are the same above and below, with the middle furthest to one side; a curly one runs
 * straight down to a nub. Null for any other sign. Letters such as C are told by their height alone.
 */
export function curvedBracketOf(picture: Picture, glyph: Box): '(' | ')' | '{' | '}' | null {
  if (glyph.width > glyph.height * 0.55 || glyph.width < 3) return null
  const ink = inkBeside(picture, glyph)
  const rows = Array.from({ length: glyph.height }, (_, y) =>
    Array.from({ length: glyph.width }, (_, x) => ink(glyph.left + x, glyph.top + y)),
  )
  // What a compressed picture has beside the strokes of a sign would draw their middle to that side.
  const least = Math.max(...rows.flat()) * BOW.faintest
  /** The middle of the ink in a row, counted from the top or, for a share of more than a half, from the bottom. */
  const place = (share: number) => placeIn(Math.round((glyph.height - 1) * share))
  const placeIn = (row: number) => middleOfInk((rows[row] ?? []).map((one) => (one > least ? one : 0)))
  const both = (share: number) => [place(share), place(1 - share)] as const
  const [tips, shoulders, waists] = [both(SHARES.tip), both(SHARES.shoulder), both(SHARES.waist)]
  // The nub is in one of two rows where there is none in the middle.
  const middles = [Math.floor, Math.ceil].map((round) => placeIn(round((glyph.height - 1) / 2)))
  const middle = middles.toSorted((a, b) => Math.abs(b - tips[0]) - Math.abs(a - tips[0]))[0] ?? 0
  const bow = glyph.height * BOW.least
  const opens = tips.every((tip) => tip - middle > bow)
  if (!opens && !tips.every((tip) => middle - tip > bow)) return null
  const even = [tips, shoulders, waists].every(([above, below]) => Math.abs(above - below) < Math.max(1.2, bow))
  if (!even) return null
  const out = (places: readonly number[]) =>
    Math.abs(places.reduce((sum, one) => sum + one, 0) / places.length - middle)
  const [tip, shoulder, waist] = [out(tips), out(shoulders), out(waists)]
  if (tip < shoulder || shoulder < waist * 0.9) return null
  if (waist > shoulder * (1 - BOW.straight) && waist > tip * BOW.nub * 0.75) return opens ? '{' : '}'
  return waist < shoulder * BOW.nub ? (opens ? '(' : ')') : null
}

/** How far each pixel of a picture is from the paper at the corner of a glyph. */
function inkBeside({ grey, width }: Picture, glyph: Box): (x: number, y: number) => number {
  const ground = grey[(glyph.top - 1) * width + glyph.left - 1] ?? 0
  return (x, y) => Math.abs((grey[y * width + x] ?? ground) - ground)
}

/** The square brackets a glyph is made of: one, or two that touch, such as `[]` and `]]`. Null for any other glyph. */
export function bracketsOf(picture: Picture, glyph: Box): string | null {
  const one = bracketOf(picture, glyph)
  if (one) return one
  if (glyph.width < glyph.height * 0.35 || glyph.width > glyph.height * 0.9) return null
  const half = Math.floor(glyph.width / 2)
  for (const width of [half, half + 1]) {
    const [left, right] = [
      bracketOf(picture, { ...glyph, width }),
      bracketOf(picture, { ...glyph, left: glyph.left + width, width: glyph.width - width }),
    ]
    if (left && right) return left + right
  }
  return null
}
