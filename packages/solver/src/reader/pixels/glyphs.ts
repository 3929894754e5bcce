import { type Box, clip, type Picture, paper } from './pictures.ts'

/** The signs of one line of text, left to right, each in its own box; those that touch are one. */
export type GlyphRow = {
  glyphs: Box[]
  /** Where letters without descenders end. */
  baseline: number
  /** How far capitals, digits and quotes rise above it. */
  capital: number
}

/** How much darker or lighter than the paper a pixel is to belong to a sign. */
const INK = 70
/** The same where the thin parts of small letters are to be seen, too. */
export const PALE_INK = 45
/** A letter, digit or bracket is at least this share of the highest sign high. */
const TALL = 0.5
/** As many letters as this, ending at one height, show where the baseline is; what ends lower are brackets. */
const ENOUGH = 3

/** A band around a line without what stands in it of the lines above and below, which empty rows part from it. */
function withoutNeighbours(band: Box, line: Box, isInk: (x: number, y: number) => boolean): Box {
  const isEmpty = (y: number) => {
    for (let x = band.left; x < band.left + band.width; x++) if (isInk(x, y)) return false
    return true
  }
  let [top, bottom] = [Math.ceil(line.top), Math.floor(line.top + line.height) - 1]
  while (top > band.top && !isEmpty(top - 1)) top--
  while (bottom < band.top + band.height - 1 && !isEmpty(bottom + 1)) bottom++
  return { ...band, top, height: bottom - top + 1 }
}

/**
 * Cuts a part of a line into its signs, by the columns of pixels that hold no ink.
 *
 * @param line the box of the whole line, which gives baseline and size; `part` is the piece to cut
 */
export function cutGlyphs(picture: Picture, line: Box, part: Box, textHeight: number, ink = INK): GlyphRow {
  const air = Math.ceil(textHeight / 4)
  const { top, height } = clip(picture, { ...line, top: line.top - air, height: line.height + 2 * air })
  const wide = clip(picture, { left: part.left - 2, width: part.width + 4, top, height })
  const ground = paper(picture, wide)
  const isInk = (x: number, y: number) => Math.abs((picture.grey[y * picture.width + x] ?? ground) - ground) > ink
  const band = withoutNeighbours(wide, line, isInk)
  const glyphs: Box[] = []
  let started = -1
  for (let x = band.left; x <= band.left + band.width; x++) {
    const inked = x < band.left + band.width && column(x)
    if (inked && started < 0) started = x
    if (!inked && started >= 0) {
      glyphs.push(shrunk(started, x))
      started = -1
    }
  }
  // Quotes, dashes and commas tell nothing of where letters stand, and there may be more of them than letters.
  const highest = glyphs.toSorted((a, b) => b.height - a.height)[0] ?? { ...band, height: 0 }
  const tall = glyphs.filter(
    // Where there are only small letters quotes are half as high, but hang above their middle.
    ({ top, height }) => height >= highest.height * TALL && top + height > highest.top + highest.height / 2,
  )
  const bottoms = tall.map((glyph) => glyph.top + glyph.height).toSorted((a, b) => a - b)
  const baseline =
    bottoms.find((bottom, place) => (bottoms[place + ENOUGH - 1] ?? Number.POSITIVE_INFINITY) <= bottom + 1) ??
    bottoms[Math.floor(bottoms.length / 2)] ??
    band.top + band.height
  // Brackets rise a little higher, and go down below the baseline; dashes hardly rise.
  const isDash = ({ width, height }: Box) => width > height && height < highest.height * TALL
  const standing = glyphs.filter((glyph) => glyph.top + glyph.height <= baseline + 1 && !isDash(glyph))
  const rises = (standing.length > 0 ? standing : glyphs).map(({ top }) => baseline - top).toSorted((a, b) => b - a)
  return { glyphs, baseline, capital: rises[1] ?? rises[0] ?? 0 }

  function column(x: number): boolean {
    for (let y = band.top; y < band.top + band.height; y++) if (isInk(x, y)) return true
    return false
  }

  function shrunk(left: number, right: number): Box {
    let [first, last] = [band.top + band.height, band.top]
    for (let y = band.top; y < band.top + band.height; y++) {
      for (let x = left; x < right; x++) {
        if (!isInk(x, y)) continue
        first = Math.min(first, y)
        last = Math.max(last, y)
      }
    }
    return { left, top: first, width: right - left, height: last - first + 1 }
  }
}
