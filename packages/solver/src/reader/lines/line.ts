import { gapBetween, rightOf, widened } from '../pixels/boxes.ts'
import { cutGlyphs } from '../pixels/glyphs.ts'
import { median } from '../pixels/median.ts'
import { type Box, clip, type Picture } from '../pixels/pictures.ts'
import type { RecognisedWord } from '../pixels/recognise.ts'
import { straightenLabel } from './labels.ts'

/** A line of text on the page. Boxes are in the picture's own pixels. */
export type Line = {
  text: string
  box: Box
  words: RecognisedWord[]
  picture: Picture
  /** The column of text it stands in, and the usual height of a line there. */
  pane: Box
  textHeight: number
  /** The line it was cut from, read again as a whole: a few signs alone are taken for others. */
  cutFrom?: Box
  /** Its text is what the reader of lines saw in this view, not what the recogniser of words made of it. */
  seenWith?: View
}

/** How the reader of lines looks at one: with paper around it (`air`, in heights of its text), and so many times as wide as it is. */
export type View = { air: number; stretch: number }

/** Where a line is read again: the whole line it was cut from, with paper around it (`air`, in heights of its text). */
export function placeOf({ picture, textHeight, box, cutFrom = box }: Line, air: number): Box {
  return clip(picture, widened(cutFrom, Math.round(textHeight * air)))
}

/** How sure the recogniser is of a line (0 to 100): of the word in the middle of its words. */
export function certaintyOf({ words }: Line): number {
  return median(words.map(({ confidence }) => confidence))
}

/** What words say, or lines, one after the other. */
export function textOf(parts: { text: string }[]): string {
  return parts.map(({ text }) => text).join(' ')
}

/** A line of only some of its words. */
export function ofWords(line: Line, words: RecognisedWord[]): Line {
  const left = words[0]?.box.left ?? line.box.left
  const last = words.at(-1)
  const width = last ? rightOf(last.box) - left : 0
  return { ...line, text: textOf(words), words, box: { ...line.box, left, width } }
}

/** A part of a line with the height of its own words. */
export function aroundItsWords(line: Line): Line {
  const top = Math.min(...line.words.map(({ box }) => box.top))
  const bottom = Math.max(...line.words.map(({ box }) => box.top + box.height))
  return { ...line, box: { ...line.box, top, height: bottom - top } }
}

/** A line without the words that `start` of its text holds. */
export function withoutStart(line: Line, start: string): Line {
  let left = start.replace(/\s/g, '').length
  const words = line.words.flatMap((word) => {
    // A wide gap before a word is a space at its start.
    const inked = word.text.trimStart()
    const cut = Math.min(left, inked.length)
    left -= cut
    return cut === inked.length ? [] : [cut === 0 ? word : { ...word, text: inked.slice(cut) }]
  })
  const [first, ...others] = words
  const box = first ? { ...line.box, left: first.box.left, width: rightOf(line.box) - first.box.left } : line.box
  const labelled = first ? [{ ...first, text: straightenLabel(first.text) }, ...others] : []
  return { ...line, text: straightenLabel(line.text.slice(start.length)), words: labelled, box }
}

/** The same, to be read with the whole line. */
export function behindStart(line: Line, start: string): Line {
  return withoutStart({ ...line, cutFrom: line.cutFrom ?? line.box }, start)
}

/** The words of a line between two places of their text, to be read with the whole line. */
export function partOf(line: Line, from: number, to: number): Line {
  let start = 0
  const words = line.words.flatMap((word) => {
    const at = start
    start += word.text.length + 1
    const [first, last] = [Math.max(0, from - at), Math.min(word.text.length, to - at)]
    return first < last ? [inGaps(line, word, pieceOf(word, first, last))] : []
  })
  const next = line.words.find(({ box }) => words.length > 0 && box.left > (words.at(-1)?.box.left ?? 0))
  const last = words.at(-1)
  const ended = last && next && line.seenWith !== undefined ? [...words.slice(0, -1), upTo(line, last, next)] : words
  return ofWords({ ...line, cutFrom: line.cutFrom ?? line.box }, ended)
}

/** A word that ends where the next one begins: a look knows its place only roughly. */
function upTo(line: Line, word: RecognisedWord, next: RecognisedWord): RecognisedWord {
  const both = { ...word, box: { ...word.box, width: rightOf(next.box) - word.box.left } }
  const width = Math.max(word.box.width, next.box.left - word.box.left)
  const piece = inGaps(line, both, { ...word, box: { ...word.box, width } })
  return { ...word, box: piece.box }
}

/** The same between two places of the line's text, which may have other spaces than its words. */
export function partOfText(line: Line, from: number, to: number): Line {
  const said = textOf(line.words)
  const placeOf = (at: number) => {
    const inked = line.text.slice(0, at).replace(/\s/g, '').length
    return new RegExp(`^(?:\\s*\\S){${inked}}`).exec(said)?.[0].length
  }
  return { ...partOf(line, placeOf(from) ?? 0, placeOf(to) ?? said.length), text: line.text.slice(from, to).trim() }
}

/** Where signs are not equally wide, a cut may be wrong by so much, in heights of the text; a space is at least so wide. */
const ASTRAY = 1
const SPACE = 0.25

type Gap = { from: number; to: number; width: number }

/** A piece of a word with its ends in gaps between signs: the widest nearby where that is a space that was overlooked, as in `gives25(5 * 5)`. */
function inGaps(line: Line, word: RecognisedWord, piece: RecognisedWord): RecognisedWord {
  if (piece === word) return piece
  const { glyphs } = cutGlyphs(line.picture, line.box, word.box, line.textHeight)
  const gaps: Gap[] = glyphs.slice(1).flatMap((after, place) => {
    const before = glyphs[place]
    return before ? [{ from: rightOf(before), to: after.left, width: gapBetween(before, after) }] : []
  })
  const off = ({ from, to }: Gap, x: number) => Math.abs((from + to) / 2 - x)
  const gapAt = (x: number, among: Gap[]) => {
    const near = among.filter((gap) => off(gap, x) < line.textHeight * ASTRAY).toSorted((a, b) => off(a, x) - off(b, x))
    const [widest] = near.toSorted((a, b) => b.width - a.width)
    return widest && widest.width >= line.textHeight * SPACE ? widest : near[0]
  }
  const [left, right] = [piece.box.left, rightOf(piece.box)]
  const first = left > word.box.left ? gapAt(left, gaps) : undefined
  const begin = first?.from ?? left
  // Between two gaps there is a sign.
  const later = gaps.filter(({ from }) => from > (first?.to ?? begin))
  const end = right < rightOf(word.box) ? (gapAt(right, later)?.to ?? right) : right
  return begin < end ? { ...piece, box: { ...piece.box, left: begin, width: end - begin } } : piece
}

/** The signs of a word from one place to another, as if all were equally wide. */
export function pieceOf(word: RecognisedWord, from: number, to: number): RecognisedWord {
  if (from === 0 && to === word.text.length) return word
  const share = word.box.width / word.text.length
  const box = { ...word.box, left: word.box.left + from * share, width: (to - from) * share }
  return { ...word, text: word.text.slice(from, to), box }
}
