import { sidesOf } from '../examples/arrows.ts'
import { isCall } from '../examples/example-parts.ts'
import { isPrompted } from '../examples/session-steps.ts'
import { isTold } from '../examples/told-examples.ts'
import { around, gapBetween, middleOf, rightOf } from '../pixels/boxes.ts'
import { cutGlyphs, PALE_INK } from '../pixels/glyphs.ts'
import type { LineReader, SeenSign } from '../pixels/paddle.ts'
import type { Box } from '../pixels/pictures.ts'
import { SURE } from '../pixels/recognise.ts'
import { withPairsApart } from './bracket-texts.ts'
import { straightenLabel } from './labels.ts'
import { certaintyOf, type Line, placeOf, textOf, type View } from './line.ts'
import { signPlaces, someTouch } from './sign-places.ts'

/** A line is one of values when this share of its signs are figures, brackets, quotes and what stands between them. */
const OF_VALUES = 0.4
const VALUE_SIGN = /[\d[\](){}"',=]/
/** With no more of them than this, in as many signs as that, no look would see enough: the line is prose, or code. */
const OF_PROSE = { share: 0.25, signs: 12 }
/** A line that was read less surely is mostly not what stands there, and says nothing of whether it is prose. */
const LEGIBLE = 40
/** Signs that no value has: the recogniser takes small figures and quotes for them, and may be sure of it. */
const ODD_SIGN = /[©®™¢£¥€§¶°«»¬]/
/** How a line is looked at, one view after the other: small signs that stand close are passed over unless they are drawn apart. */
export const VIEWS = [
  { air: 0.15, stretch: 1 },
  { air: 0.3, stretch: 1 },
  { air: 0.05, stretch: 1 },
  { air: 0.3, stretch: 1.25 },
  { air: 0.3, stretch: 1.5 },
] as const satisfies View[]
/** A line is looked at so often before the recogniser's own reading is kept, and in every view where that can hardly be right. */
const LOOKS = 2
const DOUBTFUL = 60
/** Marks side by side, as no value but a path has them, or one behind a bracket: the look made two signs of one. */
const GARBLED = /(?<!\/)[,;.][,;.](?![./])|\[[,;]/
/** The last sign is seen so far behind its line, in heights of the text. */
const OFF = 0.25
/** The stroke of a quote is no higher than this, in heights of a capital, and both that touch no wider, in their height: a dash is. */
const STROKE = { highest: 0.6, widest: 1.5 }
/** What stands further apart than this, in heights of the text, are two words, whether a space was seen or not. */
const FAR = 0.9
/** What stands no further apart than this belongs to one word. */
const NEAR = 0.5

/**
 * A line of values as the reader of lines sees it, where the recogniser was not sure of it: short lines of brackets and
 * figures without a word among them are hard for one who knows words. Any other line as it is.
 */
export async function withSecondLook(line: Line, reader: LineReader, elder?: LineReader): Promise<Line> {
  const isSure = line.words.every(({ text, confidence }) => confidence >= SURE && !ODD_SIGN.test(text))
  if (isSure || CHAIN.test(line.text)) return line
  if (certaintyOf(line) >= LEGIBLE && (isBound(line) || isOfProse(line))) return line
  const shown = shownIn(line)
  const isDoubtful = certaintyOf(line) < DOUBTFUL
  const looks = VIEWS.slice(0, isDoubtful ? VIEWS.length : LOOKS).map((view) => ({ view, by: reader }))
  // Of brackets and quotes that stand side by side the elder sees more.
  const more = isDoubtful && elder ? [{ view: VIEWS[0], by: elder }] : []
  for (const { view, by } of [...looks, ...more]) {
    const signs = withLabelKnown(line, withoutSpaceInQuote(line, await signsOf(line, view, by)))
    const inked = signs.filter(({ text }) => text !== ' ')
    const share = shareOfValues(inked.map(({ text }) => text))
    const text = textOfSigns(inked)
    if (share === 0 || (share < OF_VALUES && !tellsExample(line, signs))) return line
    if (countOf(text) < shown || GARBLED.test(text) || quotesIn(text) < quotesIn(line.text)) continue
    if (losesPairs(text, line.text)) continue
    const seen = withWordsApart(withLabel(line, withSignBehindCall(wordsOf(line, signs))), line.words)
    const words = withLastCell(line, withArrow(line, seen))
    // A frame around a piece of code is taken for brackets.
    const looked = { ...line, text: withEvenCommas(textOf(words)), words, seenWith: view }
    if (isExample(line) && !isExample(looked)) return line
    return looked
  }
  return line
}

/** Whether a line is an example, told in a sentence or with its arrow. */
function isExample(line: Line): boolean {
  return isTold(line) || sidesOf(line) !== null
}

/** A call with a list or a text, and with what comes of it. */
const CALLED = /^\w+\(.*[[\d"'].*\)\s*;?\s*\S{1,2}\s*returns?\b/
/** Two texts with an arrow between them. */
const TEXTS = /^["'].*[-=]>.*["']$/
/** A text by itself, as a call at a prompt gives it. */
const QUOTED = /^(["'])[^"']*\1$/

/** Whether the look saw an example told in a sentence, a call at a prompt or with a remark, or texts: these are full of words. */
function tellsExample(line: Line, signs: SeenSign[]): boolean {
  const text = textOfSigns(signs)
  return (
    isTold({ ...line, text }) ||
    isCall(text) ||
    CALLED.test(text) ||
    isPrompted(text) ||
    QUOTED.test(text) ||
    TEXTS.test(text)
  )
}

/** Signs without the space that a look may see behind the quote that begins a text. */
function withoutSpaceInQuote({ text }: Line, signs: SeenSign[]): SeenSign[] {
  if (/["'‘’“”]\s/.test(text)) return signs
  return signs.filter((sign, place) => sign.text !== ' ' || !(place === 1 && /["']/.test(signs[0]?.text ?? '')))
}

/** Signs with the label that the recogniser was sure of, where a look passed over some of its letters: `Inu: [0]`. */
function withLabelKnown({ words: [first] }: Line, signs: SeenSign[]): SeenSign[] {
  const label = first && first.confidence >= SURE ? /^(?:input|output)(?=:$)/i.exec(first.text)?.[0] : undefined
  if (!first || !label || new RegExp(`^\\W{0,3}${label}`, 'i').test(straightenLabel(textOfSigns(signs)))) return signs
  const end = rightOf(first.box)
  const step = first.box.width / first.text.length
  const known = [...first.text].map((text, place) => ({ text, at: first.box.left + step * (place + 0.5) }))
  return [...known, { text: ' ', at: end }, ...signs.filter(({ at, text }) => at > end && text !== ':')]
}

/** The sign behind a call: the look takes a stroke of a comment for a figure, and an equals sign that is two in one for dashes. */
function withSignBehindCall(words: Line['words']): Line['words'] {
  const isAsserted = words[0]?.text === 'assert'
  return words.map((word, place) => {
    const isBehind = /[);]$/.test(words[place - 1]?.text ?? '') && place < words.length - 1
    if (isBehind && /^(?:[1lI|]\/|\/[1lI|])$/.test(word.text)) return { ...word, text: '//' }
    return isBehind && isAsserted && /^[-=]{2,3}$/.test(word.text) ? { ...word, text: '==' } : word
  })
}

/**
 * Words with those apart that the look ran together, `theansweris13.`, where the recogniser saw each: only prose is full of
 * words, and who knows them sees where they end.
 */
function withWordsApart(seen: Line['words'], read: Line['words']): Line['words'] {
  return seen.flatMap((word) => {
    const within = read.filter(({ box }) => middleOf(box) > word.box.left && middleOf(box) < rightOf(word.box))
    const apart: Line['words'] = []
    let rest = word.text
    for (const own of within) {
      if (within.length < 2 || !/^[A-Za-z]{2,}[,:]?$/.test(own.text) || !rest.startsWith(own.text)) break
      apart.push(own)
      rest = rest.slice(own.text.length)
    }
    if (apart.length === 0 || rest === '') return apart.length === 0 ? [word] : apart
    const left = within[apart.length]?.box.left ?? rightOf((apart.at(-1) ?? word).box)
    return [...apart, { ...word, text: rest, box: { ...word.box, left, width: rightOf(word.box) - left } }]
  })
}

/** What a thin arrow is read as, between a call and what it gives. */
const THIN_ARROW = /^[-—–~=]{0,2}[-—–>→]$/

/** What a look makes of a thin arrow, at the end of the call before it or by itself. */
const LOW_STROKE = /(?:^|(?<=\)))_$/

/** Words with the thin arrow behind a call that the look passed over, or took for a low stroke. */
function withArrow({ words }: Line, looked: Line['words']): Line['words'] {
  const arrow = words.find(({ text }, place) => THIN_ARROW.test(text) && words[place - 1]?.text.endsWith(')'))
  if (!arrow) return looked
  const seen = looked
    .map((word) => ({ ...word, text: word.text.replace(LOW_STROKE, '') }))
    .filter(({ text }) => text !== '')
  const at = seen.findIndex(({ box }) => box.left > arrow.box.left)
  const before = seen[at - 1]
  const isLost =
    before?.text.endsWith(')') && (rightOf(before.box) <= arrow.box.left || before.text !== looked[at - 1]?.text)
  return isLost ? seen.toSpliced(at, 0, arrow) : seen
}

/** Words with what stands far behind them, in another cell, which the look lost: it is small, such as `[]`. */
function withLastCell({ words, textHeight }: Line, seen: Line['words']): Line['words'] {
  const last = seen.at(-1)
  const lost = last ? words.filter(({ box }) => gapBetween(last.box, box) > textHeight * FAR) : []
  return [...seen, ...lost]
}

function isOfProse({ text }: Line): boolean {
  // A call may have a long name.
  if (/^\w+\s?\(\[/.test(text)) return false
  const signs = [...text.replace(/\s/g, '')]
  return signs.length >= OF_PROSE.signs && shareOfValues(signs) <= OF_PROSE.share
}

function shareOfValues(signs: string[]): number {
  return signs.filter((sign) => VALUE_SIGN.test(sign)).length / Math.max(1, signs.length)
}

const LABEL = /^(?:input|output)(?=\s*[:;.])/i

/**
 * Words in which the label that the recogniser read stands by itself, and first: its colon and the space behind it are
 * overlooked, and the mark of a comment is seen anew.
 */
function withLabel(line: Line, [first, ...others]: Line['words']): Line['words'] {
  if (!first) return []
  const label = LABEL.exec(line.text)?.[0]
  if (label && others[0] && /^\W{1,3}$/.test(first.text) && startsWith(others[0].text, label)) {
    return withLabel(line, others)
  }
  const read = straightenLabel(first.text)
  if (!label || !startsWith(read, label)) return [{ ...first, text: read }, ...others]
  const rest = read.slice(label.length).replace(/^[:;.]\s*/, '')
  if (rest === '') return [{ ...first, text: `${label}:` }, ...others]
  const width = first.box.width * ((read.length - rest.length) / read.length)
  return [
    { ...first, text: `${label}:`, box: { ...first.box, width } },
    { ...first, text: rest, box: { ...first.box, left: first.box.left + width, width: first.box.width - width } },
    ...others,
  ]
}

function startsWith(read: string, label: string): boolean {
  return straightenLabel(read).toLowerCase().startsWith(label.toLowerCase())
}

/** A constraint: `nums[i]` is taken for `nums[1]` by who knows no words, and a raised figure is none to it. */
function isBound({ text }: Line): boolean {
  return /(?<![<>])[<>≤≥]=?\s*[\w-]/.test(text) && !/[-=]>/.test(text)
}

/** A chain from number to number by way of a name, whose signs of order may have lost a stroke: `* 1 = n = 20000`. */
const CHAIN = /^\W*\d+\s*(?:[<=]=?|≤)\s*[A-Za-z][\w.[\]()]*\s*(?:[<=]=?|≤)\s*-?\d/

/** What the reader of lines sees in a place. It is faint when the place has more signs than were seen. */
export type Look = { text: string; isFaint: boolean }

/** Reads a line's place. */
export async function lookAt(line: Line, view: View, reader: LineReader): Promise<Look> {
  const text = straightenLabel(
    (await signsOf(line, view, reader))
      .map((sign) => sign.text)
      .join('')
      .trim(),
  )
  const own = withoutNextWord(line, text)
  const paired = own.replace(HALF_QUOTED, '$1"$2$3"')
  const shown = shownIn(line)
  const isWhole = (text: string) => countOf(text) >= shown
  const taken = [own, paired, withPairsApart(own)].find(isWhole) ?? own
  return { text: withEvenCommas(taken), isFaint: !isWhole(taken) || missesBetweenQuotes(line, taken) }
}

const EMPTY_TEXT = /""|''/g

/**
 * Whether a text was read as empty in which the pixels show something: a dash between two quotes. The strokes of two quotes
 * with nothing between them stand in one run, those around a sign in two.
 */
function missesBetweenQuotes({ picture, box, textHeight }: Line, text: string): boolean {
  const empty = text.match(EMPTY_TEXT)?.length ?? 0
  if (empty === 0) return false
  const { glyphs, baseline, capital } = cutGlyphs(picture, box, box, textHeight, PALE_INK)
  const isStroke = ({ top, width, height }: Box) =>
    height < capital * STROKE.highest && width < height * STROKE.widest && top + height <= baseline - capital / 2
  const runs = glyphs.filter((glyph, place) => {
    const before = glyphs[place - 1]
    return isStroke(glyph) && !(before !== undefined && isStroke(before))
  })
  return runs.length > (text.match(/["']/g)?.length ?? 0) - empty
}

/** The reading of what is cut from a line, without the first letter of the word behind it. */
function withoutNextWord({ box, cutFrom = box }: Line, text: string): string {
  return rightOf(box) < rightOf(cutFrom) ? text.replace(/(?<=[\])"'\d])\s?[a-z]$/, '') : text
}

/** A reading with a space behind each comma or behind none, as most of its commas have it: spaces are seen or not by chance. */
function withEvenCommas(text: string): string {
  const spaced = text.match(/, /g)?.length ?? 0
  const tight = text.match(/,(?=\S)/g)?.length ?? 0
  const even = (part: string) => part.replace(/, ?(?=\S)/g, spaced >= tight ? ', ' : ',')
  return text.replace(/("[^"]*"|'[^']*')|[^"']+/g, (part, quoted) => (quoted ? part : even(part)))
}

/** A sign or a few in a list with one of their quotes overlooked: `"+", *"]`. */
const HALF_QUOTED = /((?:^|[[(,])\s*)(?:"([\w+*/%^&|!?<>=#@$~-]{1,3})|([\w+*/%^&|!?<>=#@$~-]{1,3})")(?=\s*[,\])])/g

/** A name right before a list, at the start of a line: a place in an array has one number, or one name. */
const LIST_BEHIND_NAME = /^[^\w[]{0,3}[A-Za-z_]\w*\s?\[(?=[[\]"']|[^\]]*,)/

/** Signs with the bracket of a call that was overlooked, as it touches the list behind it: `spiral[[3], [2]])`. */
function withCallOpened(signs: SeenSign[]): SeenSign[] {
  const text = textOfSigns(signs)
  const found = LIST_BEHIND_NAME.exec(text)
  const bare = text.replace(/"[^"]*"|'[^']*'/g, '')
  if (!found || bare.split(')').length <= bare.split('(').length) return signs
  const at = found[0].length - 1
  const [before, list] = [signs[at - 1], signs[at]]
  return before && list ? signs.toSpliced(at, 0, { text: '(', at: (before.at + list.at) / 2 }) : signs
}

/** The signs of a line as they are seen; where some were passed over, each in the place that the pixels show. */
async function signsOf(line: Line, { air, stretch }: View, reader: LineReader): Promise<SeenSign[]> {
  const place = placeOf(line, air)
  const seen = withinLine(line, withCallOpened(await reader.read(line.picture, place, stretch)))
  if (seen.length === 0 || countOf(textOfSigns(seen)) >= shownIn(line)) return seen
  const places = signPlaces(line)
  const each = await reader.read(line.picture, place, stretch, places)
  return someTouch(places, each) ? seen : withinLine(line, withCallOpened(each))
}

function textOfSigns(signs: SeenSign[]): string {
  return signs.map(({ text }) => text).join('')
}

/** The signs that stand in a part of a line that was looked at as a whole. */
function withinLine({ box, cutFrom = box, textHeight }: Line, signs: SeenSign[]): SeenSign[] {
  // A mark behind a value does no harm, but one before it may be the end of an arrow, and would be taken for a minus.
  const [from, to] = [box.left, rightOf(box) + textHeight * OFF]
  return signs.filter(
    ({ at }) => (at >= from || box.left <= cutFrom.left) && (at <= to || rightOf(box) >= rightOf(cutFrom)),
  )
}

/**
 * How many signs the pixels of a line show at least: those that touch are one there, and quotes are two. The edge of a sign
 * from which it was cut is none.
 */
function shownIn({ picture, box, textHeight }: Line): number {
  const { glyphs } = cutGlyphs(picture, box, box, textHeight, PALE_INK)
  return glyphs.filter((glyph) => middleOf(glyph) > box.left && middleOf(glyph) < rightOf(box)).length
}

/** Whether the words of a line have fewer signs than its pixels show: a look at a whole row passes over a dash in a cell. */
export function missesSigns(line: Line): boolean {
  return countOf(textOf(line.words)) < shownIn(line)
}

/** In how many places a reading has quotes: those of small signs are lost before any other, and one may be read twice. */
function quotesIn(text: string): number {
  return text.match(/["'“”‘’]+/g)?.length ?? 0
}

const PAIRS = ['()', '[]', '{}']

/** Whether a look has fewer brackets of a kind than a reading in which each of that kind has its partner. */
function losesPairs(look: string, reading: string): boolean {
  return PAIRS.some((pair) => {
    const [open = 0, closed = 0] = [...pair].map((bracket) => timesIn(reading, bracket))
    return open === closed && [...pair].some((bracket) => timesIn(look, bracket) < open)
  })
}

function timesIn(text: string, sign: string): number {
  return text.split(sign).length - 1
}

/** How many signs a reading has, counted in the same way. */
function countOf(read: string): number {
  return [...read].reduce((sum, sign) => sum + (sign === '"' ? 2 : sign === ' ' ? 0 : 1), 0)
}

/**
 * The signs as words in their places: a word ends at a space, and where the next ink is far. What was passed over beside one,
 * such as the minus before a number, stands in its place.
 */
function wordsOf(line: Line, signs: SeenSign[]): Line['words'] {
  const { glyphs } = cutGlyphs(line.picture, line.box, line.box, line.textHeight)
  const words: { text: string; box: Box }[] = []
  let isOpen = false
  for (const sign of signs) {
    if (sign.text === ' ') {
      isOpen = false
      continue
    }
    const distance = (glyph: Box) => Math.abs(middleOf(glyph) - sign.at)
    const glyph = glyphs.toSorted((a, b) => distance(a) - distance(b))[0]
    const box = glyph ?? { ...line.box, left: sign.at, width: 1 }
    const last = words.at(-1)
    if (last && isOpen && gapBetween(last.box, box) < line.textHeight * FAR) {
      last.text += sign.text
      last.box = around(last.box, box)
    } else words.push({ text: sign.text, box })
    isOpen = true
  }
  for (const glyph of glyphs) {
    if (words.some(({ box }) => middleOf(glyph) >= box.left && middleOf(glyph) <= rightOf(box))) continue
    const gap = ({ box }: { box: Box }) => Math.max(gapBetween(box, glyph), gapBetween(glyph, box))
    const nearest = words.toSorted((a, b) => gap(a) - gap(b))[0]
    if (nearest && gap(nearest) < line.textHeight * NEAR) nearest.box = around(nearest.box, glyph)
  }
  return words.map((word) => ({ ...word, confidence: SURE }))
}
