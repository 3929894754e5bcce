import { gapBetween, middleOf, rightOf } from '../pixels/boxes.ts'
import type { Box } from '../pixels/pictures.ts'
import { valueGlyphs } from './brackets.ts'
import type { Line } from './line.ts'

/** A gap this many times the narrowest of its line is more than one space; letters leave a single one less uneven. */
const SEVERAL = 1.65
/** A line's only gap is more than one space when it is wider than this, in heights of the text. */
const WIDEST_SPACE = 1.15
/** Digits of one number stand closer than this, in heights of a digit. */
const BETWEEN_NUMBERS = 0.45

/**
 * Whether a quoted text of the line may hold several spaces in a row. No reading tells how many stand in such a gap, and
 * all of them would agree on one.
 */
export function hidesSpaces(line: Line): boolean {
  const { words, textHeight } = line
  const glyphs = valueGlyphs(line)
  const gaps = words.map(({ box }, place) => {
    const before = words[place - 1]?.box
    return before ? emptyBetween(glyphs, before, box) : Number.POSITIVE_INFINITY
  })
  const widest = gaps.length > 2 ? Math.max(1, Math.min(...gaps)) * SEVERAL : textHeight * WIDEST_SPACE
  const texts = words.map(({ text }) => text)
  const quote = texts.some((text) => /["“”„]/.test(text)) ? /["“”„]/g : /['‘’]/g
  return gaps.some((gap, place) => {
    const opened = texts.slice(0, place).join('').match(quote)?.length ?? 0
    return place > 0 && opened % 2 === 1 && gap > widest
  })
}

/** The widest empty stretch between two words, in pixels: signs that the recogniser missed stand where no word does. */
function emptyBetween(glyphs: Box[], before: Box, box: Box): number {
  const missed = glyphs.filter((glyph) => middleOf(glyph) > rightOf(before) && middleOf(glyph) < box.left)
  const stops = [before, ...missed, box]
  return Math.max(...stops.slice(1).map((stop, place) => gapBetween(stops[place] ?? stop, stop)))
}

/**
 * A reading of a line of bare numbers, perhaps with operators among them, with the spaces that its pixels show: the
 * recogniser runs `0 2 0 1` together.
 * Where there are such spaces and the signs cannot be told apart, there is no knowing which numbers they make: it is `?`.
 */
export function withSpacesSeen(line: Line, reading: string): string {
  const [, label = '', numbers = ''] = /^(\w+\s*[:;]\s*)?([-+*/\d\s]+)$/.exec(reading) ?? []
  const signs = numbers.replace(/\s/g, '')
  if (signs.length < 2) return reading
  const glyphs = valueGlyphs(line)
  const height = Math.max(...glyphs.map((glyph) => glyph.height))
  const apart = glyphs.map((glyph, place) => {
    const before = glyphs[place - 1]
    return before !== undefined && gapBetween(before, glyph) > height * BETWEEN_NUMBERS
  })
  if (apart.filter(Boolean).length === numbers.trim().split(/\s+/).length - 1) return reading
  if (glyphs.length !== signs.length) return `${label}?`
  return label + apart.map((isApart, place) => (isApart ? ' ' : '') + signs.charAt(place)).join('')
}
