import { type Line, ofWords, partOf, pieceOf, textOf, withoutStart } from '../lines/line.ts'
import { gapBetween, middleOf, rightOf } from '../pixels/boxes.ts'
import { cutGlyphs } from '../pixels/glyphs.ts'
import type { Box, Picture } from '../pixels/pictures.ts'
import { inkOf } from '../pixels/strokes.ts'
import { openCall, PRINT } from '../values/asserted.ts'
import { withoutClosing } from '../values/round-brackets.ts'
import { saysEmpty } from '../values/values.ts'
import { hasOnlyValues, hasWordsInARow, unquoted } from './output-end.ts'
import { withoutPaleRemark } from './pale-remark.ts'
import { withoutRemark } from './remark.ts'
import { withEqualsForIs } from './said-values.ts'

/** What stands before and after the arrow of an example in one line, `nums = [2, 2, 1] → 1`, each as a labelled line. */
export type Sides = { input: Line; output: Line }

/** What pages put before such a line, or what a mark before it was read as; the end of a value is none. */
const START =
  /^(?:(?:e\.?g\.?|ex(?:ample)?|(?:test\s*)?case|test|input)\s*#?\d{0,2}\s*[:.)]?\s+|[•*»«·¢-]\s+|(?:[«+©°.:]\s*)?(?:[eox]\s+)?(?:(?:for|with|given|if)\s+)?(?=[A-Za-z_]\w*\s*=)|(?:for|with|given|if)\s+(?=[[{"'“])|(?:\/\/|#)\s*|[\da-h][.)]\s+|(?:finally|lastly|also|similarly|likewise|and)\s*,?\s+(?:(?:for|with|given|if)\s+)?(?=[A-Za-z_]\w*\s*=|[[{"“])|(?!\d+\s|\S*[\])}"'”’])[^\s,=]{1,3}\s+(?=[A-Za-z_]\w*\s*=\s*[[{"'“‘]))/i
/** The same where its space was lost: `Forreach = [2, 3]`. */
const GLUED = /^(?:For|With|Given|If)(?=[a-z]\w*\s*=|[A-Z]\d?\s*=)/
/** What is left of an arrow behind a value; behind a name it is `=`, with the value in the next line. */
const REST = /(?<!(?!(?:true|false|null|none)\b)\b[A-Za-z_]\w*\s*)\s*[-—–~=>»:]+\s*$/i
/** `a = [1] and k = 2` is a list of two, as `a = [1], k = 2` is; the l of the name `l2` is taken for a figure. */
const AND =
  /(?<=[\]"'”’\d]|\b(?:true|false|null|none)),?(?:\s*and(?=\s*[A-Za-z_]\w*\s*(?:=|$))|\s+(?:and|with)(?:\s+(?=[[{\x22\x27“‘\d−–-])|\s*(?=1\d\s*=)|\s*$))\s*/gi
const ASSIGNMENT = /^[A-Za-z_]\w*\s*[=-]+\s*\S/
/** `nums: [2, 7]; target: 9`: names before a colon, as a label has one too. */
const NAMED =
  /(?<=^|[,;]\s*)(?!(?:input|output|explanation|note|why|example|expected|result|returns?|answer|hint|constraints?|case|test)\b)[A-Za-z_]\w*\s*:\s*(?=[[{"'“‘\d−–-]|(?:true|false|null|none)\b)/gi
const CALL = /^(?:[A-Za-z]\w*\s){0,3}[A-Za-z_]\w*\s?\((.*)\)\s*;?$/
/** How a result begins. */
const VALUE = /^(?:[[("'“‘+−–—-]?\s*\d|[[({"'“‘]|(?:true|false|null|none)\b|(?:yes|no)\s*\((?:true|false)\)$)/i
/** How it begins where it is said that it holds nothing. */
const SAYS_EMPTY = /^(?:(?:the|an)\s+)?empty\s+(?:list|array)\b/i
/** The same in one word, as a result by itself. */
export const EMPTY = /^empty$/i
/** A sign or a word that stands for an arrow, after a value; `=` names nothing there. */
const SIGN =
  /(?<=[\])}"'”’\d]\s*|\b(?:true|false|null|none|empty\s(?:list|array))\s*)(?:[-—–~=]{1,2}\s?[>→»]|[→⇒]|={1,3}|(?:\s|(?<=[\])\d"”]))(?:(?:should|will|must)\s?)?(?:returns?|gives?|yields?|outputs?|produces?|becomes|evaluates\s?to|leads?\s?to|results\s?in):?(?=\s|\d|[[("'“-])|(?:[,;]\s?|\s)(?:answer|result|output)\s?:(?=\s|\d|[[("'“-])|,?\s?(?:(?:so|and|then)\s)?(?:the\s?)?(?:answer|result|output)\s?(?:is|should\s?be):?(?=\s|\d|[[("'“-]))/gi

/** An arrow as it is read where it is read right. */
const ARROW = /[-—–~=]{1,2}\s?[>→»]|[→⇒]/
/** What is left of an arrow between two values. */
const DASH = /(?<=[\])}"'”’\d])\s(?:(?<!\d\s)[-—–~»]\s|>\s?)(?=[[("'“‘\d−–-]|(?:true|false)\b)/

/** A word that stands for an arrow. */
const SAYS_RESULT = /\b(?:gives|returns|yields|produces|becomes|evaluates to|leads to|results in)\b/i
/** How values begin that need no name to be seen as such: lists, with brackets or arrows, and texts. */
const LIST_OR_TEXT = /^(?:[[{"'“‘]|\((?=[[{"'“‘\d])|-?\d+\s*(?:-{1,2}>|→)\s*-?\d|\d+(?:\s*[-–—»>=~]+\s*\d+){2,}(?!\S))/

/** The nodes of a list up to its end, `1 -> 2 -> null`: its last arrow leads to no result. */
const LIST_TO_ITS_END = /(?:-?\d+\s*(?:[-=]{1,2}>|→)\s*){2,}(?:null|none|nil)$/i

/** What a result may be called behind its arrow. */
const RESULT_LABEL = /^(?:expected(?:\s+(?:output|result|answer))?|output|result|answer|returns?)\s*:\s*(?=\S)/i
/** An arrow stands so far from what is beside it, and is at least so wide, in heights of the text. */
const GAP = 0.18
const NARROWEST = 0.3
/** The shaft of an arrow is no higher than this beside its head; that of two strokes is, with paper between them. */
const SHAFT = { single: 0.65, double: 0.8 }

/** What is known of the place where a line stands: `example` where examples are expected, `run` right below another. */
export type Expected = 'example' | 'run' | null

/**
 * Cuts an example in one line at its arrow: one that the pixels show, which the recogniser takes for many other signs, or
 * a sign or a word that was read as such. Null for any other line. Before the arrow stand assignments, or values without
 * names: lists and texts anywhere, numbers where examples are expected, and below another example whatever was read.
 */
export function sidesOf(line: Line, expected: Expected = null): Sides | null {
  const bare = line.text.replace(START, '')
  if (!/[=(:-]/.test(line.text) && !VALUE.test(bare) && !SAYS_EMPTY.test(bare)) return null
  const mayBeSpoiled = expected === 'run' || (expected === 'example' && line.text.startsWith('['))
  const cut = cutAtResult(line, mayBeSpoiled)
  if (!cut) return null
  const { before, after, isSeen } = cut
  const given = before.text.replace(START, '').replace(GLUED, '').replace(REST, '')
  const isArrow = isSeen || ARROW.test(line.text) || (mayBeSpoiled && DASH.test(line.text))
  // What is reckoned below an example, `2 + 3 gives 5`, is none.
  const maySay = expected === 'run' && !/[+*/×·]/.test(given) ? 'example' : null
  const isSaid = SAYS_RESULT.test(line.text) && isBareInput(given, maySay)
  const unnamed = given.replace(NAMED, '')
  const isNamed = unnamed !== given && hasOnlyValues(unnamed, false)
  // Under a heading, with an arrow that the pixels show, a list or a text may be spoiled.
  const isSpoiled = isSeen && expected === 'example' && /^[["'“]/.test(given) && isBareInput(given, 'run')
  const isInput =
    isSpoiled ||
    ASSIGNMENT.test(given) ||
    isNamed ||
    (isSeen && CALL.test(given)) ||
    (isArrow && isBareInput(given, expected)) ||
    isSaid
  if (!isInput) return null
  return {
    input: { ...before, text: `Input: ${given}` },
    output: { ...after, text: `Output: ${after.text}` },
  }
}

/** A line on both sides of what stands before its result; `isSeen` says that the pixels show an arrow there. */
export type CutLine = { before: Line; after: Line; isSeen: boolean }

/**
 * Cuts a line before its result; null where it has none.
 * @param anywhere whether a sign that stands for an arrow is one after what is no value as well
 */
export function cutAtResult(line: Line, anywhere = false): CutLine | null {
  if (LIST_TO_ITS_END.test(line.text) && !SAYS_RESULT.test(line.text)) return null
  const seen = arrowBeforeWords(line)
  const cut = seen ? cutAtPlace(line.words, seen.arrow) : cutAtSign(line, anywhere)
  if (!cut) return null
  const whole = { ...line, cutFrom: line.box }
  const [before, behind] = seen
    ? besideArrow(whole, cut, seen)
    : [ofWords(whole, cut.before), ofWords(whole, wordsOfValue(whole, cut.after))]
  const labelled = withoutPaleRemark(behind)
  const label = RESULT_LABEL.exec(labelled.text)?.[0]
  const after = label === undefined ? labelled : withoutStart(labelled, label)
  return isResult(after.text) ? { before, after, isSeen: seen !== null } : null
}

/** The arrow in a line; none behind a word that stands for one, as what is reckoned there has signs like arrows. */
function arrowBeforeWords(line: Line): SeenArrow | null {
  const seen = arrowIn(line)
  const before = line.words.filter(({ box }) => seen !== null && rightOf(box) <= seen.arrow.left)
  return SAYS_RESULT.test(textOf(before)) ? null : seen
}

/** A line without the arrow that it ends in; null for any other line. */
export function beforeArrow(line: Line): Line | null {
  const last = line.words.at(-1)
  if (!last || last.text.length > 2) return null
  const [before, arrow] = glyphsOf(line).slice(-2)
  const isSeen =
    before !== undefined &&
    arrow !== undefined &&
    arrow.width >= line.textHeight * NARROWEST &&
    gapBetween(before, arrow) >= line.textHeight * GAP &&
    isArrow(line.picture, arrow)
  if (!isSeen && !new RegExp(`^(?:${ARROW.source})$`).test(last.text)) return null
  return ofWords({ ...line, cutFrom: line.cutFrom ?? line.box }, line.words.slice(0, -1))
}

/** An arrow before everything else in a line; of one with two shafts a head may be overlooked. */
const FIRST = /^(?:[-—–~=]{1,2}\s?[>→»]|[→⇒]|={1,2}(?=\s))\s*/

/** What stands behind the arrow that a line begins with, to be read with the whole line; null for any other line. */
export function behindArrow(line: Line): Line | null {
  const { picture, box, textHeight } = line
  const [arrow, next] = glyphsOf(line)
  const whole = { ...line, cutFrom: line.cutFrom ?? box }
  if (arrow && next && standsApart(arrow, next, textHeight) && isArrow(picture, arrow)) {
    const right = ofWords(whole, cutAtPlace(line.words, arrow).after)
    const cut = { ...right, box: { ...right.box, left: next.left, width: rightOf(box) - next.left } }
    return isResult(withoutRemark(cut.text)) ? cut : null
  }
  const sign = FIRST.exec(line.text)?.[0]
  const rest = sign === undefined ? null : withoutStart(whole, sign)
  return rest && VALUE.test(rest.text) && isResult(withoutRemark(rest.text)) ? rest : null
}

/** Whether a line is nothing but what is given: assignments, or also values without names. */
export function isGiven(text: string, maybeBare: boolean): boolean {
  const given = text.replace(START, '').replace(AND, ', ')
  const values = given.replace(/\b[A-Za-z_]\w*\s*=(?!=)/g, '').replace(LIST_TO_ITS_END, '')
  if (ARROW.test(unquoted(values))) return false
  return (ASSIGNMENT.test(given) || (maybeBare && VALUE.test(given))) && hasOnlyValues(values, false)
}

/** Whether a line is a call with its values, and nothing else. */
export function isCallAlone(text: string): boolean {
  const given = CALL.exec(text)?.[1]
  return given !== undefined && given !== '' && hasOnlyValues(given, false)
}

/** Whether a text may be a result: a sign or two that were read as something else are still a value, to be read again. */
export function isResult(text: string): boolean {
  if (saysEmpty(text) || EMPTY.test(text)) return true
  return (VALUE.test(text) || /^\S{1,2}$/.test(text)) && !/[a-z]{2,}\s+[a-z]{2,}\s/.test(text)
}

/** Whether what stands before an arrow is given without a name. */
function isBareInput(given: string, expected: Expected): boolean {
  // A text between quotes may be read as a word or two; a sentence is longer.
  if (expected === 'run') return given !== '' && !hasWordsInARow(given)
  if (saysEmpty(given)) return true
  const isBegun = expected === 'example' ? VALUE.test(given) : LIST_OR_TEXT.test(given)
  return isBegun && hasOnlyValues(given.replace(AND, ', '), false)
}

/** What is given, without what pages put before it and without the name of the function it is given to. */
export function givenIn(text: string): string {
  const said = withEqualsForIs(withoutTicks(text))
  const begun = said.replace(START, '')
  const bare = (POSTFIX.test(begun) ? begun : begun.replace(REST, '')).replace(PRINTED, '$1')
  const given = bare.replace(AND, ', ')
  return CALL.exec(given)?.[1]?.trim() ?? PAIR.exec(given)?.[1]?.trim() ?? withoutBrackets(given)
}

/** A row of numbers and operators, as standard input has it: the dash at its end is one. */
const POSTFIX = /^-?\d+(?:\s+(?:-?\d+|[-+*/]))+$/

/** A call whose result is printed. */
const PRINTED = new RegExp(String.raw`^${PRINT}\s?\(([A-Za-z_].*\))\)\s*;?$`)

/** Arguments in the brackets of a call whose name is not said; more than one number there may be a pair. */
const PAIR = /^\((?=[[{"'“‘]|[−–-]?\d+\)$)([^()]*)\)$/

/** A text without the marks that a message has around code, which are read as quotes: no text in quotes begins so. */
export function withoutTicks(text: string): string {
  return text.trim().replace(/^[`'‘’]\s*((?:[A-Za-z_]\w*\s*=|\[).*?)\s*[`'‘’]$/s, '$1')
}

/** What is given in one of the lines into which a call is broken: what opens the call and what closes it are cut off. */
function withoutBrackets(given: string): string {
  return withoutClosing(given.slice(openCall(given)?.length ?? 0)).replace(/^\((?=[[{\d"'“‘−–-])(?!.*\))/, '')
}

/** The words of a result without what is said of it behind them: `4 ("swim" is the longest)`. */
function wordsOfValue(whole: Line, words: Words): Words {
  return partOf({ ...whole, words }, 0, withoutRemark(textOf(words)).length).words
}

type Words = Line['words']
type Cut = { before: Words; after: Words }

/** The words on both sides of an arrow; one that goes across it is cut at the sign nearest to it. */
function cutAtPlace(words: Words, arrow: Box): Cut {
  const slack = arrow.width / 2
  const end = rightOf(arrow)
  return {
    before: words.flatMap((word) => {
      if (word.box.left >= arrow.left - slack) return []
      return rightOf(word.box) <= end + slack ? [word] : [pieceOf(word, 0, signNear(word, arrow))]
    }),
    after: words.flatMap((word) => {
      if (rightOf(word.box) <= end + slack) return []
      return word.box.left >= middleOf(arrow) ? [word] : [pieceOf(word, signNear(word, arrow) + 1, word.text.length)]
    }),
  }
}

/** The lines before and after an arrow, up to the signs beside it: the box of a word may end too early or too late. */
function besideArrow(whole: Line, cut: Cut, { before, after }: SeenArrow): [Line, Line] {
  const [left, right] = [ofWords(whole, cut.before), ofWords(whole, wordsOfValue(whole, cut.after))]
  const end = Math.max(rightOf(after), rightOf(right.box))
  return [
    { ...left, box: { ...left.box, width: rightOf(before) - left.box.left } },
    { ...right, box: { ...right.box, left: after.left, width: end - after.left } },
  ]
}

/** The words on both sides of the last sign that stands for an arrow; `anywhere` has it after what is no value as well. */
function cutAtSign(line: Line, anywhere: boolean): Cut | null {
  const text = textOf(line.words)
  const signs = [...text.matchAll(SIGN)].filter(({ index }) => !isQuoted(text, index))
  // Behind a word that stands for an arrow, `=` is a remark's: `gives 25 (12 + 13 = 25)`.
  // A word says so among the arrows of a list: `1 -> 2 gives 2 -> 1`.
  const word = signs.findLast(([one]) => /[a-z]/i.test(one))
  const sign =
    word ??
    signs.findLast(([one]) => !/^=+$/.test(one)) ??
    signs.at(-1) ??
    (anywhere ? (ARROW.exec(text) ?? DASH.exec(text)) : null)
  if (!sign) return null
  const end = sign.index + sign[0].length
  return { before: partOf(line, 0, sign.index).words, after: partOf(line, end, text.length).words }
}

/** Whether a place of a text is between two quotes of one kind: `['3->5']`. */
function isQuoted(text: string, place: number): boolean {
  const countIn = (part: string, quote: string) => part.split(quote).length - 1
  const isOdd = (part: string) => ['"', "'"].some((quote) => countIn(part, quote) % 2 === 1)
  return isOdd(text.slice(0, place)) && isOdd(text.slice(place))
}

function signNear({ text, box }: Words[number], arrow: Box): number {
  const place = ((middleOf(arrow) - box.left) / box.width) * text.length
  const signs = [...text].flatMap((sign, at) => (/[\w[\]"',]/.test(sign) ? [] : [at]))
  return signs.toSorted((a, b) => Math.abs(a - place) - Math.abs(b - place))[0] ?? Math.floor(place)
}

/** An arrow and the signs beside it. */
type SeenArrow = { arrow: Box; before: Box; after: Box }

/** The arrow before a result is at least so many times as wide as those between the nodes of lists, where it stands out. */
const STANDS_OUT = 1.5

/** The arrow in a line that stands apart from what is beside it: of several one that is far wider than the others, or the last. */
function arrowIn(line: Line): SeenArrow | null {
  const { picture, textHeight } = line
  const glyphs = glyphsOf(line)
  const found = glyphs.flatMap((arrow, place) => {
    const [before, after] = [glyphs[place - 1], glyphs[place + 1]]
    const stands =
      before !== undefined &&
      after !== undefined &&
      gapBetween(before, arrow) >= textHeight * GAP &&
      standsApart(arrow, after, textHeight) &&
      isArrow(picture, arrow)
    return stands ? [{ arrow, before, after }] : []
  })
  const [widest, next] = found.toSorted((a, b) => b.arrow.width - a.arrow.width)
  return widest && next && widest.arrow.width >= next.arrow.width * STANDS_OUT ? widest : (found.at(-1) ?? null)
}

function glyphsOf({ picture, box, textHeight }: Line): Box[] {
  return cutGlyphs(picture, box, box, textHeight).glyphs
}

function standsApart(arrow: Box, after: Box, textHeight: number): boolean {
  return arrow.width >= textHeight * NARROWEST && gapBetween(arrow, after) >= textHeight * GAP
}

/** Whether a sign is a shaft, or two, with a head at its right: thin at the left, highest right of its middle, even above and below. */
export function isArrow(picture: Picture, sign: Box): boolean {
  if (sign.width < sign.height || sign.height < 3) return false
  const ink = inkOf(picture, sign)
  const strongest = Math.max(
    ...Array.from({ length: sign.width * sign.height }, (_, at) => ink(at % sign.width, Math.floor(at / sign.width))),
  )
  const columns = Array.from({ length: sign.width }, (_, x) => {
    const rows = Array.from({ length: sign.height }, (_, y) => y).filter((y) => ink(x, y) > strongest / 3)
    const [first = 0, last = -1] = [rows[0], rows.at(-1)]
    const height = last - first + 1
    return { height, middle: (first + last) / 2, isDouble: rows.length < height }
  })
  const heights = columns.map(({ height }) => height)
  const highest = Math.max(...heights)
  const heads = heights.flatMap((height, x) => (height === highest ? [x] : []))
  const head = ((heads[0] ?? 0) + (heads.at(-1) ?? 0) + 1) / 2 / sign.width
  // The first column may be no more than the blur of the shaft's end.
  const shaft = columns.slice(1, Math.max(2, Math.round(sign.width * 0.4)))
  const centre = (sign.height - 1) / 2
  return (
    head > 0.54 &&
    shaft.every(({ height, middle, isDouble }) => {
      const isThin = height > 0 && height <= highest * (isDouble ? SHAFT.double : SHAFT.single)
      return isThin && Math.abs(middle - centre) <= Math.max(1, sign.height * 0.12)
    }) &&
    (columns.at(-1)?.height ?? 0) < highest
  )
}
