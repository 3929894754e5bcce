import { type Line, ofWords, pieceOf, textOf } from '../lines/line.ts'
import { gapBetween, middleOf, rightOf } from '../pixels/boxes.ts'
import { cutGlyphs, PALE_INK } from '../pixels/glyphs.ts'
import type { Box } from '../pixels/pictures.ts'
import { inkOf } from '../pixels/strokes.ts'
import { parseValue } from '../values/values.ts'

/** A remark stands so far behind the value, in heights of the text. */
const GAP = 0.25
/** The ink of a remark at its strongest is no more than this share of the value's at its weakest. */
const PALE = 0.75
/** With fewer signs than this it may be chance that none is as dark as the others. */
const FEWEST = 3

/**
 * A result without a remark in visibly paler letters behind it: `3 "abc"`, with the text in grey. Only behind a value
 * that is whole, and never where what is paler goes on with figures or brackets: they could be a part of it.
 */
export function withoutPaleRemark(line: Line): Line {
  const { picture, box, cutFrom = box, textHeight } = line
  const { glyphs } = cutGlyphs(picture, cutFrom, box, textHeight, PALE_INK)
  const inks = glyphs.map((glyph) => strongestInk(line, glyph))
  const place = glyphs.findIndex((glyph, at) => {
    const before = glyphs[at - 1]
    return (
      before !== undefined &&
      gapBetween(before, glyph) >= textHeight * GAP &&
      glyphs.length - at >= FEWEST &&
      Math.max(...inks.slice(at)) <= Math.min(...inks.slice(0, at)) * PALE
    )
  })
  const [last, next] = [glyphs[place - 1], glyphs[place]]
  if (!last || !next) return line
  const words = line.words.flatMap((word) => {
    if (rightOf(word.box) <= next.left) return [word]
    const signs = glyphs.slice(0, place).filter((glyph) => middleOf(glyph) > word.box.left).length
    if (word.box.left >= middleOf(last) || signs === 0) return []
    // Signs that touch are counted as one, so that such a piece is not sure until it is read again.
    return [{ ...pieceOf(word, 0, Math.min(signs, word.text.length)), confidence: 0 }]
  })
  const [value, whole] = [textOf(words).trim(), textOf(line.words).trim()]
  const remark = whole.slice(value.length).trim()
  if (!parseValue(value) || /^[-−–+,.\d[\](){}]/.test(remark)) return line
  const kept = ofWords(line, words)
  return { ...kept, box: { ...kept.box, left: box.left, width: rightOf(last) - box.left } }
}

function strongestInk({ picture }: Line, glyph: Box): number {
  const ink = inkOf(picture, glyph)
  const pixels = Array.from({ length: glyph.width * glyph.height }, (_, at) =>
    ink(at % glyph.width, Math.floor(at / glyph.width)),
  )
  return Math.max(0, ...pixels)
}
