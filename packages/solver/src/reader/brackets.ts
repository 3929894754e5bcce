import { cutGlyphs } from './glyphs.ts'
import type { Line } from './line.ts'
import type { Box, Picture } from './pictures.ts'

/** The place of the word at which a value begins: after `Input: strs =`. A line without a label is all value. */
export function valueStart({ words }: Line): number {
  const [label, name, equals] = words.map(({ text }) => text)
  if (!/^(?:input|output|expected)[:;]?$/i.test(label ?? '')) return 0
  if (/^[A-Za-z_]\w*$/.test(name ?? '') && equals === '=') return 3
  return /^[A-Za-z_]\w*=$/.test(name ?? '') ? 2 : 1
}

/** The signs of a line's value. */
export function valueGlyphs(line: Line): Box[] {
  const [from, to] = [line.words[valueStart(line)], line.words.at(-1)]
  if (!from || !to) return []
  const part = { ...line.box, left: from.box.left, width: to.box.left + to.box.width - from.box.left }
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
  return brackets.length > 0 ? signs.join('') : reading
}

/** A square bracket: an upright with an arm above and one below, both on the same side. Null for any other sign. */
export function bracketOf(picture: Picture, glyph: Box): '[' | ']' | null {
  if (glyph.width > glyph.height * 0.5 || glyph.width < 2) return null
  const ground = picture.grey[(glyph.top - 1) * picture.width + glyph.left - 1] ?? 0
  const ink = (x: number, y: number) => Math.abs((picture.grey[y * picture.width + x] ?? ground) - ground)
  const [left, right] = [glyph.left, glyph.left + glyph.width - 1]
  const [top, bottom] = [glyph.top, glyph.top + glyph.height - 1]
  const middle = [0.25, 0.5, 0.75].map((share) => top + Math.floor(glyph.height * share))
  const strongest = Math.max(...[left, left + 1, right - 1, right].flatMap((x) => middle.map((y) => ink(x, y))))
  // The edges of strokes fall between pixels, so each is looked for in two.
  const ends = (x: number) =>
    Math.min(Math.max(ink(x, top), ink(x, top + 1)), Math.max(ink(x, bottom), ink(x, bottom - 1)))
  const upright = (x: number) => Math.min(...middle.map((y) => ink(x, y))) > strongest / 2 && ends(x) > strongest / 2
  const armsOnly = (x: number) => middle.every((y) => ink(x, y) < strongest / 3) && ends(x) > strongest / 3
  // Beside the upright there is at most its own blur: the foot of a 1 goes on to both sides.
  const blur = (x: number) => ends(x) < strongest / 2
  if ((upright(left) || (upright(left + 1) && blur(left))) && armsOnly(right)) return '['
  return (upright(right) || (upright(right - 1) && blur(right))) && armsOnly(left) ? ']' : null
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
