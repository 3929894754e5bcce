import { gapBetween, middleOf, rightOf } from '../pixels/boxes.ts'
import { cutGlyphs, type GlyphRow } from '../pixels/glyphs.ts'
import { type Box, clip, type Picture } from '../pixels/pictures.ts'
import { findPitch } from '../pixels/pitch.ts'
import type { RecognisedSign } from '../pixels/recognise.ts'
import { isBroken, isDotted, isOval, isSlash } from '../pixels/strokes.ts'
import { bracketOf, bracketsOf, withoutLoneBrackets } from './brackets.ts'
import { type Line, textOf } from './line.ts'

/**
 * Sizes and places of small signs, in heights of a capital. Heights above the baseline are counted upwards.
 */
const TICK = { ends: 0.45, widest: 0.33, bothWidest: 0.5 }
const MARK = { highest: 0.6, widest: 0.4, begins: 0.42, descends: 0.08, commaHeight: 0.33 }
const DASH = { highest: 0.28, narrowest: 0.2, lowest: 0.15 }
/** The strokes of one double quote stand closer than this, from middle to middle. */
const ONE_QUOTE = 0.42
/** A gap wider than this is a space where letters do not stand in columns. */
const SPACE = 0.32
/** A square bracket is at least this much higher, and by as many pixels. */
const BRACKET = { share: 1.1, pixels: 2 }
/** A capital or a digit is at least this high. */
const CAPITAL = 0.87
/** A capital is at least this share of a line of text high, also in a line that has none. */
const LEAST_CAPITAL = 0.6

/** A sign of a line; `shown` says that its shape and place alone leave no doubt about it. */
export type Sign = RecognisedSign & { shown: boolean }

/**
 * The signs of a line, left to right, and how many spaces stand before each. `label` is the text before them; `inColumns`
 * says that all stand in columns of equal width, so that the number of spaces is certain.
 */
export type Signs = { label: string; signs: Sign[]; spaces: number[]; inColumns: boolean }

/** `Output:` before a value; `->` and `returns` between a call and its value. Whole lines are read best by their words. */
const LABEL = /^(?:[A-Za-z]+\s+)?[A-Za-z]+\s*\d{0,2}\s*[:;]$/
const BETWEEN = /^(?:[-—–~=]*[>→»]|={2,3}|returns?|gives?)$/

/**
 * Puts together the signs of a line, each recognised by itself. Told from the pixels are those that are shown: quotes,
 * commas, points, dashes, equals signs, slashes, square brackets, zeros with a stroke or a dot, whether a letter such as x is a
 * capital, and how many spaces stand between signs of equal width.
 *
 * @param recognised in the picture's pixels
 */
export function assembleSigns(line: Line, recognised: RecognisedSign[]): Signs {
  const { picture, box, textHeight } = line
  const label = labelOf(line)
  const row = measured(picture, cutGlyphs(picture, box, withAir(line, label.length > 0), textHeight), recognised)
  const words = line.words.filter(({ text }) => BETWEEN.test(text))
  const taken = [...label, ...words].map((word) => word.box)
  const isFree = (part: Box) => !taken.some((word) => overlap(part, word) > part.width / 2)
  const isInside = (part: Box) => overlap(part, box) > part.width / 2
  const glyphs = row.glyphs.filter(
    (glyph) => isFree(glyph) && (isInside(glyph) || isTick(row, glyph) || isBracket(picture, row, glyph)),
  )
  const read = recognised.filter((sign) => isFree(sign.box) && isInside(sign.box))
  const small = smallSigns(picture, { ...row, glyphs }, read)
  const isSmall = (glyph: Box) => small.some((seen) => overlap(glyph, seen.box) > glyph.width / 2)
  const covered = ({ box }: RecognisedSign) => {
    const under = glyphs.filter((glyph) => overlap(glyph, box) > glyph.width / 2)
    return (
      (under.length > 0 && under.every(isSmall)) ||
      small.reduce((sum, seen) => sum + Math.max(0, overlap(box, seen.box)), 0) > box.width / 2
    )
  }
  const kept = read.filter((sign) => !covered(sign))
  const signs = [
    ...kept.map((sign) => withShape(line, { ...row, glyphs }, sign)),
    ...small,
    ...words.map((word) => ({ text: word.text, box: word.box, shown: true })),
  ].toSorted((a, b) => a.box.left - b.box.left)
  const pitch = findPitch(
    signs.filter(({ text }) => text.length === 1).map((sign) => sign.box),
    row.capital,
  )
  const spaces = signs.map((sign, place) => {
    const before = signs[place - 1]
    if (!before) return 0
    const gap = gapBetween(before.box, sign.box)
    if (pitch && sign.text.length + before.text.length === 2) {
      return Math.max(0, pitch.columnOf(sign.box) - pitch.columnOf(before.box) - 1)
    }
    return Number(gap > row.capital * SPACE)
  })
  return { label: textOf(label), signs, spaces, inColumns: pitch !== null }
}

/** Signs that stand on the baseline, are as high as a capital, and are not taken for a bracket or a small letter. */
const FULL = /[346789ABDEFGHKLMNPRTYbdhk]/
/** How much of a bracket is above the baseline, and how high a capital is beside it, where nothing else tells. */
const BESIDE_BRACKETS = { above: 0.8, capital: 0.75 }

/**
 * A row with its baseline and the height of its capitals taken from what was recognised, where that is enough. In
 * `[[], [1]]` most signs are brackets, which reach below the baseline and are read as anything: they tell nothing of it.
 */
function measured(picture: Picture, row: GlyphRow, recognised: RecognisedSign[]): GlyphRow {
  const highest = Math.max(0, ...row.glyphs.map(({ height }) => height))
  const brackets = row.glyphs.filter((glyph) => glyph.height >= highest * 0.85 && bracketOf(picture, glyph) !== null)
  const isBeside = (box: Box) => !brackets.some((bracket) => overlap(box, bracket) > bracket.width / 2)
  const full = recognised.filter(({ text, box }) => FULL.test(text) && box.height >= row.capital * 0.6 && isBeside(box))
  if (full.length >= 2) {
    return {
      ...row,
      baseline: Math.round(middling(full.map(({ box }) => box.top + box.height))),
      capital: middling(full.map(({ box }) => box.height)),
    }
  }
  const bottom = middling(brackets.map((glyph) => glyph.top + glyph.height))
  if (brackets.length < 2 || row.baseline < bottom - 1) return row
  const letters = row.glyphs.filter((glyph) => glyph.height >= highest / 2 && !brackets.includes(glyph))
  return letters.length > 0
    ? {
        ...row,
        baseline: middling(letters.map(({ top, height }) => top + height)),
        capital: Math.max(...letters.map(({ height }) => height)),
      }
    : {
        ...row,
        baseline: Math.round(bottom - highest * (1 - BESIDE_BRACKETS.above)),
        capital: highest * BESIDE_BRACKETS.capital,
      }
}

function middling(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0
}

export function textOfSigns({ label, signs, spaces }: Signs): string {
  const text = signs
    .map((sign, place) => ' '.repeat(spaces[place] ?? 0) + sign.text)
    .join('')
    .replace(/[ﬁﬂ]/g, (joined) => (joined === 'ﬁ' ? 'fi' : 'fl'))
  const read = withoutLoneBrackets(text)
  return label === '' ? read : `${label} ${read}`
}

/**
 * Another reading of the same line, with what its signs show put right. As it is where it has more signs or fewer, so
 * that there is no telling which is which.
 */
export function withSignsShown(reading: string, seen: Signs): string {
  const start = seen.label === '' ? 0 : reading.search(/[:;]/) + 1
  const read = [...reading.slice(start).replace(/\s/g, '')]
  if (read.length !== seen.signs.reduce((sum, { text }) => sum + text.length, 0)) return reading
  const shown = seen.signs.flatMap(({ text, shown: isShown }) => [...text].map((sign) => (isShown ? sign : null)))
  // A slim 7 has the shape of a slash, which stands among numbers only where texts are quoted.
  const isSeven = (sign: string, shape: string | null) => sign === '7' && shape === '/' && !/["'“”‘’]/.test(reading)
  const signs = read.map((sign, place) => {
    const shape = shown[place] ?? null
    return shape === null || isSeven(sign, shape) ? sign : shape
  })
  if (seen.inColumns) return textOfSigns({ ...seen, signs: regrouped(seen.signs, signs) })
  let place = 0
  const put = reading.slice(start).replace(/\S/g, (sign) => signs[place++] ?? sign)
  return withoutLoneBrackets(reading.slice(0, start) + put)
}

/** The same signs with other texts, a sign for each. */
function regrouped(signs: Sign[], texts: string[]): Sign[] {
  let place = 0
  return signs.map((sign) => {
    const text = texts.slice(place, place + sign.text.length).join('')
    place += sign.text.length
    return { ...sign, text }
  })
}

function labelOf({ words }: Line): Line['words'] {
  const length = [1, 2, 3].find((count) => LABEL.test(textOf(words.slice(0, count))))
  return words.slice(0, length ?? 0)
}

/**
 * The box of a line and a little more: the recogniser overlooks a bracket at its ends, and a pair of quotes behind a label.
 * The next cell of a table is no nearer.
 */
function withAir({ picture, box, textHeight }: Line, isLabelled: boolean): Box {
  const left = textHeight * 0.7
  return clip(picture, {
    ...box,
    left: box.left - left,
    width: box.width + left + (isLabelled ? textHeight * 2 : left),
  })
}

/** The signs of a row that are told by their shape alone, left to right. */
function smallSigns(picture: Picture, row: GlyphRow, signs: RecognisedSign[]): Sign[] {
  // The arm of an r or the dot of an i may come off; the letter reaches from there to the baseline.
  const brackets = row.glyphs.flatMap((glyph) => {
    const text = isBracket(picture, row, glyph) ? bracketsOf(picture, glyph) : null
    const isRound = signs.some(({ box, text: read }) => /^[(){}]$/.test(read) && overlap(box, glyph) > glyph.width / 2)
    return text && !isRound ? [{ text, box: glyph, shown: true }] : []
  })
  const letters = signs.filter(
    ({ box }) =>
      box.top + box.height > row.baseline - row.capital * 0.3 &&
      box.height > row.capital * 0.5 &&
      !brackets.some((bracket) => overlap(box, bracket.box) > bracket.box.width / 2),
  )
  const free = row.glyphs.filter((glyph) => !letters.some(({ box }) => overlap(glyph, box) > glyph.width * 0.6))
  const found: Sign[] = [...brackets]
  let open: Box | null = null
  for (const glyph of free) {
    const isOne = glyph.width <= row.capital * TICK.widest
    if (!isTick(row, glyph)) {
      const text = markOf(picture, row, glyph)
      if (text) found.push({ text, box: glyph, shown: true })
      open = null
    } else if (open && isOne && middleOf(glyph) - middleOf(open) < row.capital * ONE_QUOTE) {
      found.pop()
      found.push({ text: '"', box: { ...open, width: glyph.left + glyph.width - open.left }, shown: true })
      open = null
    } else {
      const swallowed = isOne ? recognisedDouble(signs, glyph) : undefined
      found.push({ text: isOne && !swallowed ? "'" : '"', box: swallowed?.box ?? glyph, shown: true })
      open = isOne ? glyph : null
    }
  }
  return found
}

/** A double quote of which one stroke touches the sign beside it, as it was recognised. */
function recognisedDouble(signs: RecognisedSign[], tick: Box): RecognisedSign | undefined {
  return signs.find(({ text, box }) => /["“”„]/.test(text) && overlap(box, tick) > 0 && box.width >= tick.width * 1.6)
}

/** A stroke of a quote hangs from the top of the line; both strokes of a quote may have run together. */
function isTick({ baseline, capital }: GlyphRow, { top, width, height }: Box): boolean {
  return top + height < baseline - capital * TICK.ends && width <= capital * TICK.bothWidest && height >= capital * 0.2
}

function bracketHeight(capital: number): number {
  return Math.max(capital * BRACKET.share, capital + BRACKET.pixels)
}

function isBracket(picture: Picture, { capital }: GlyphRow, glyph: Box): boolean {
  return glyph.height >= bracketHeight(capital) && bracketsOf(picture, glyph) !== null
}

/** A comma, a point, a dash or an equals sign; null for any other glyph. */
function markOf(picture: Picture, { baseline, capital }: GlyphRow, glyph: Box): string | null {
  const { top, width, height } = glyph
  const bottom = top + height
  if (width >= capital * DASH.narrowest && width >= height * 1.5 && bottom < baseline - capital * DASH.lowest) {
    if (height <= capital * DASH.highest) return '-'
    const inTheMiddle = top > baseline - capital * 0.85
    return inTheMiddle && height <= capital * 0.65 && isBroken(picture, glyph) ? '=' : null
  }
  if (height > capital * MARK.highest || width > capital * MARK.widest || top <= baseline - capital * MARK.begins)
    return null
  const descends = bottom > baseline + Math.max(1, capital * MARK.descends)
  return descends || height >= capital * MARK.commaHeight ? ',' : '.'
}

function overlap(a: Box, b: Box): number {
  return Math.min(rightOf(a), rightOf(b)) - Math.max(a.left, b.left)
}

/** A sign with what its shape tells: a square bracket among uprights, a zero among ovals, a capital by its height. */
function withShape({ picture, textHeight }: Line, row: GlyphRow, sign: RecognisedSign): Sign {
  const glyph = row.glyphs.find(
    (box) => Math.abs(middleOf(box) - middleOf(sign.box)) < row.capital * 0.2 && box.width < sign.box.width * 1.5 + 2,
  )
  const own = clip(picture, sign.box)
  if (/^[1lI|]$/.test(sign.text) && own.height >= bracketHeight(row.capital)) {
    // It touches the sign beside it, so that no glyph is its own.
    const bracket = bracketOf(picture, own)
    if (bracket) return { ...sign, text: bracket, shown: true }
  }
  if (!glyph) return { ...sign, shown: false }
  if (isSlash(picture, glyph)) return { ...sign, text: '/', shown: true }
  const capital = Math.max(row.capital, textHeight * LEAST_CAPITAL)
  const isHigh = Math.min(glyph.height, sign.box.height) >= capital * CAPITAL
  const isZero = isHigh && isOval(picture, glyph)
  if (isZero && (/^[069@©®°GeQ]$/.test(sign.text) || (/^[8OoCD]$/.test(sign.text) && isDotted(picture, glyph)))) {
    return { ...sign, text: '0', shown: true }
  }
  if (/^[cosuvwxz]$/i.test(sign.text)) {
    return { ...sign, text: isHigh ? sign.text.toUpperCase() : sign.text.toLowerCase(), shown: false }
  }
  const low = isHigh ? undefined : LOW.get(sign.text)
  return { ...sign, text: low ?? sign.text, shown: false }
}

/** Letters that look like a digit and are lower than one. */
const LOW = new Map([
  ['2', 'z'],
  ['0', 'o'],
  ['5', 's'],
])
