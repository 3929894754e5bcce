import { behindStart, type Line, partOfText, textOf } from '../lines/line.ts'
import { withoutTagsIn } from '../page/doc-tags.ts'
import { gapBetween, rightOf } from '../pixels/boxes.ts'
import { callAlone, isAsserted, openCall } from '../values/asserted.ts'
import { closingPlace, withoutClosing } from '../values/round-brackets.ts'
import { behindArrow, givenIn, withoutTicks } from './arrows.ts'
import { continuesOutput, hasWordsInARow, unquoted } from './output-end.ts'
import { SAID_TWICE, withoutRemark } from './remark.ts'

/** A piece of a line that belongs to an example's input or output, its label cut off, or a line that is both (`isWhole`). */
export type Part = { text: string; line: Line; of: 'input' | 'output'; isWhole?: true }
export type ExampleParts = Record<Part['of'], Part[]>

const LABEL =
  /(?:^|\s)(?:(?:sample|example)\s+)?(input|call|output|expected(?:\s+(?:output|result|answer|value|return(?:\s+value)?))?|explanation|note|returns?|return(?:ed)?\s+value|answer|result|(?<=^\s*)given(?=\s+[A-Za-z_]\w*\s*=)|(?<=^\s*)(?:given|in|q|a|arg(?:ument)?s?|param(?:eter)?s?)(?=\s*:)|out(?=\s*:)|(?<=^\s*)gives|(?<=^\s*)prints)\s*(?:(?<=^\s*(?:returns?|gives|prints)\s+)(?=[[{"'“‘\d−–-]|(?:true|false|null|none)\b)|[:;]|(?<=^\s*(?:input|given))(?=\s+[A-Za-z_]\w*\s*=)|(?:(?<=^\s*(?:sample|example|explanation)\s.*)#?\s*(?:\d{1,2}|[OolI])\s*|(?<=^\s*(?:(?:sample|example|expected)\s+)?\w+)|(?<=^\s*return(?:ed)?\s+value))[.:;]?\s*$)/gi

/** A word that announces a result without a colon; below a result it is one of an explanation's. */
const BARE_RESULT = /^\s*(?:returns?|gives|prints)\s*$/i

/** What a bullet before a call is taken for. */
const BULLET = /^(?:[:°®©+«¢¤'‘’.,]{1,2}\s*|[eox]\s+)(?=[A-Za-z_]\w*(?:\s_\w*)*\s?\()/

/** A line with what it calls and what comes of it alone. */
function bare(text: string): string {
  return callAlone(text.replace(BULLET, ''))
}

/** What is given in a call: it has a value in it, or is one sign that may be a figure. */
const GIVEN = String.raw`(?=[^)]*(?:(?<![A-Za-z_]\w*)\d|[\x22\x27“”‘’[\]]).*\)|[^\sA-Za-z()]{1,2}\)|[OolIe]\))`

/** A bullet, the mark of a comment or the signs of a prompt before a call. */
export const BEFORE_CALL = String.raw`[•*»·-]\s*|(?:\/\/|#)\s*|>{1,3}\s*`

/** What stands between a call and its result. */
export const RETURNS = String.raw`(?:[-—–~=]{0,3}\s?[>→»]|→|[-—–](?=\s+[[\x22\x27“‘\d])|={1,3}|:(?=\s*(?:[[\x22\x27“‘\d−–-]|(?:true|false|null|none)\b))|(?:\/\/|#)\s*(?:->|=>|returns?|should\s+be)?|(?:(?:should|will|must)\s+)?(?:returns?|gives?|yields?|evaluates to|equals)(?:\b|(?=\d|[oO]$)))`

/**
 * `twoSum([2,7], 9) -> [0,1]`, in the ways people write it; the arguments, and what comes back, which is no sentence. The
 * recogniser overlooks the strokes of a name such as `two_sum`.
 */
const CALL = new RegExp(
  [
    String.raw`^(?:(?:e\.?g\.?|ex(?:ample)?s?)\s*\d{0,2}\s*[:.]?\s+|${BEFORE_CALL})?`,
    String.raw`(?:assert\s+)?(?:[A-Za-z_]\w*\s){0,4}[A-Za-z_]\w*\s?\(${GIVEN}(.*)\)\s*;?\s*${RETURNS}`,
    String.raw`\s*:?\s*(?!(?!(?:true|false|null|none)\b)(?:[a-z]+[\s,]+){2,}[a-z]+\W*$)(\S.*)$`,
  ].join(''),
  'i',
)

/** `>>> twoSum([2,7], 9)`, or behind the single sign of a console, with the answer on the next line. */
const PROMPT = new RegExp(
  String.raw`^[>»](?:\s?>\s?>?\s*[1|]?|\s*(?=\w+\s?\(${GIVEN}))(?:[A-Za-z_]\w*\s){0,5}[A-Za-z_]\w*\s?\((.*)\)$`,
)

/** `twoSum([2,7], 9) returns`, with the result on the next line. */
const CALL_ABOVE = new RegExp(
  String.raw`^(?:[A-Za-z]\w*\s){0,1}[A-Za-z_]\w*\s?\(${GIVEN}(.*)\)\s*;?\s*${RETURNS}\s*:?$`,
  'i',
)

/** Whether a line in code shows an example all the same: what it asserts, or a call at a prompt. */
export function showsExample(text: string): boolean {
  return isAsserted(text) || PROMPT.test(text)
}

/** How a function is declared, with its types, or a test that holds others. */
const DECLARES =
  /^\W*(?:[A-Za-z]+\s){0,3}(?:def|fn|func|function|public|private|static)\s+\w|^(?:test|it|describe)\s?\(\s*["'‘“`].*(?:=\s?>|function\b)/

/** Whether a line is an example by itself, or its input: a call with the function's name. */
export function isCall(text: string): boolean {
  if (DECLARES.test(text)) return false
  return CALL.test(bare(text)) || PROMPT.test(text) || CALL_ABOVE.test(text)
}

/** A call that goes on beyond its line. */
const OPEN_CALL = new RegExp(String.raw`^(?:${BEFORE_CALL})?([A-Za-z_]\w*)\s?\((?=\s*[\d"'“‘[{−–-])(.*)$`)

/** Whether a line begins a call of one of these names that has no end in it: the edge of a pane cut it off. */
export function isCutCall(text: string, names: ReadonlySet<string>): boolean {
  const [, name = '', rest = ''] = OPEN_CALL.exec(text) ?? []
  const given = unquoted(rest)
  return names.has(name) && given.split('(').length >= given.split(')').length
}

/** The name in a call, with no word before it but what tests write: two words may be one of which a stroke was overlooked. */
const CALLED = new RegExp(
  String.raw`^(?:input\s*:\s*)?(?:${BEFORE_CALL})?(?:(?:assert|await|expect|check)\s)?([A-Za-z_]\w*)\s?\((?=.*[\d"'“”‘’[\]])`,
  'i',
)

function nameCalled(text: string): string | undefined {
  return CALLED.exec(bare(text))?.[1]
}

/** What is called in a line that is an example by itself. */
export function calledIn(text: string): string | undefined {
  return isCall(text) ? nameCalled(text) : undefined
}

/** What the page calls its function where its examples are calls: the name in more than half of them. */
export function nameInCalls(examples: { lines: Line[] }[]): string | undefined {
  const names = examples.flatMap(({ lines: [first] }) => (first && nameCalled(first.text)) || [])
  return names.find((name) => names.filter((other) => other === name).length * 2 > examples.length)
}

/** The mark of a comment in which a result goes on; one of its strokes may be read as a letter. */
const COMMENT = /^(?:\/\s?[/lI1|]|[lI1|]\s?\/|#)\s+/

/** A line without the mark of a comment, to be read with the whole line. */
function withoutMark(line: Line): Line {
  const mark = COMMENT.exec(line.text)?.[0]
  return mark === undefined ? line : behindStart(line, mark)
}

/** An arrow that was read as another sign, behind the mark of a comment or a call. */
const MISREAD_ARROW = /^[^\w\s"'“”‘’[({]{1,3}\s/

/** The result of a call in its line, without the arrow that the pixels show before it. */
function resultOf(line: Line, returned: string): Part {
  const cut = MISREAD_ARROW.test(returned)
    ? behindArrow(partOfText(line, line.text.lastIndexOf(returned), line.text.length))
    : null
  return cut
    ? { text: resultAlone(cut.text), line: cut, of: 'output' }
    : { text: resultAlone(returned.trim()), line, of: 'output' }
}

/** The call of what is named above, before what it gives: `islands(grid) = 3`. */
const CALLS_NAMED =
  /^[A-Za-z_]\w*\s?\(\s*[A-Za-z_]\w*(?:\s*,\s*[A-Za-z_]\w*)*\s*\)\s*(?:={1,3}|[-=]>|→|returns?|gives?|is)\s*(?=[[{"'“‘\d−–-]|(?:true|false|null|none)\b)/i

/** A call at the prompt of a session, and what is remarked behind it: what it gives stands below. */
const REMARKED = /^>\s?>.*\)(?=\s*(?:#|\/\/))/

/** A line at a prompt without what is remarked behind its call. */
function withoutRemarkAtPrompt(line: Line): Line {
  const call = REMARKED.exec(line.text)?.[0]
  return call === undefined ? line : partOfText(line, 0, call.length)
}

/** Sorts an example's lines into input and output by their labels; what explains is left out. */
export function splitExample(shown: Line[]): ExampleParts {
  const parts: ExampleParts = { input: [], output: [] }
  const lines = shown.length > 1 ? shown.map(withoutRemarkAtPrompt) : shown
  let of: Part['of'] | null = null
  for (const whole of lines) {
    // The next test opens where those of an example end.
    if (DECLARES.test(whole.text)) break
    const isBegun = of === 'output' && isOpen(textOf(parts.output))
    const line = withoutAside(isBegun ? withoutMark(whole) : whole)
    const [, given, returned] = CALL.exec(bare(line.text)) ?? PROMPT.exec(line.text) ?? CALL_ABOVE.exec(line.text) ?? []
    if (given !== undefined) {
      parts.input.push({ text: given.trim(), line, of: 'input' })
      if (returned !== undefined) parts.output.push(resultOf(line, returned))
      of = returned === undefined || isOpen(returned) ? 'output' : null
      continue
    }
    const called = CALLS_NAMED.exec(line.text)?.[0]
    if (called !== undefined) {
      const result = behindStart(line, called)
      parts.output.push({ text: resultAlone(result.text), line: result, of: 'output' })
      of = isOpen(result.text) ? 'output' : null
      continue
    }
    let from = 0
    const labels = [...line.text.matchAll(LABEL)].filter(
      (label) => parts.output.length === 0 || !BARE_RESULT.test(label[0]),
    )
    for (const label of [...labels, null]) {
      const text = line.text.slice(from, label?.index ?? line.text.length).trim()
      if (of === 'output' && text !== '' && !continuesOutput(parts.output, { text, line })) of = null
      if (of && text !== '')
        parts[of].push({ text: of === 'input' ? givenIn(withoutRule(text)) : resultAlone(text), line, of })
      if (!label) break
      of = labelled(label[1] ?? '')
      from = label.index + label[0].length
    }
  }
  if (parts.input.length === 0 && parts.output.length > 0) parts.input.push(...valuesAbove(lines))
  return parts
}

/** `nums: [2, 7]` in a line of its own, where no label stands over the input. */
const NAMED_VALUE =
  /^(?:[•*»·-]|[eox](?=\s))?\s*(?!(?:note|explanation|why|hint)\b)([A-Za-z_]\w*)\s*[:=]\s*(?=[\d[{"'“‘−–-]|(?:true|false|null|none)\b)/i

/** What heads a result in a line of its own. */
const HEADS_RESULT =
  /^\s*(?:(?:sample|example|expected)\s+)?(?:output|result|answer|returns?|expected|return(?:ed)?\s+value)\s*:?\s*$/i

/**
 * The lines above the output as input, where any of them gives a value its name, or where the output has a heading to
 * itself as they have in that of the example.
 */
function valuesAbove(lines: Line[]): Part[] {
  const end = lines.findIndex(({ text }) => CALLS_NAMED.test(text) || [...text.matchAll(LABEL)].length > 0)
  const above = lines.slice(0, Math.max(0, end))
  const areBare = HEADS_RESULT.test(lines[end]?.text ?? '') && !above.some(({ text }) => hasWordsInARow(text))
  if (!areBare && !above.some(({ text }) => NAMED_VALUE.test(text)) && !areRows(above)) return []
  return above.map((line) => ({ text: withEquals(line.text), line, of: 'input' }))
}

/** Whether lines hold nothing but numbers, as the rows of a matrix without brackets do. */
function areRows(lines: Line[]): boolean {
  return lines.length > 1 && lines.every(({ text }) => /^-?\d+(?:\s+-?\d+)+$/.test(text.trim()))
}

function withEquals(text: string): string {
  return text.replace(NAMED_VALUE, '$1 = ')
}

/** Whether a value breaks off, to go on in the next line. */
export function isOpen(value: string): boolean {
  return /[[,]\s*$/.test(value) || value.split('[').length > value.split(']').length
}

function labelled(label: string): Part['of'] | null {
  if (/^(?:in|call|given|arg|param|q$)/i.test(label)) return 'input'
  return /^(?:out|expected|return|answer|result|gives|prints|a$)/i.test(label) ? 'output' : null
}

/** What stands further from a value than this, in heights of the text, may be no part of it. */
const ASIDE = 3

const BUTTON = /^\W*(?:copy|copied|edit|run|try(?: it)?)\W*$/i

/** The border of a box as one sign, which no figure is taken for. */
const BORDER = /^[i|¦:;!.,'’]$/

/** A line without what stands far to its right and says something else, such as the foot of a slide or another column. */
function withoutAside(line: Line): Line {
  const place = line.words.findIndex(({ box }, at) => {
    const before = line.words[at - 1]?.box
    return before !== undefined && gapBetween(before, box) > line.textHeight * ASIDE
  })
  if (place < 1) return line
  const [kept, aside] = [line.words.slice(0, place), textOf(line.words.slice(place))]
  const last = kept.at(-1)?.box ?? line.box
  // A comment behind a call says what that gives, however far behind it stands.
  const isSentence = (aside.match(/\b[a-z]{3,}\b/gi)?.length ?? 0) >= 2 && !/["'=[\](){}]|^(?:\/\/|#)/.test(aside)
  const isFigure = FIGURE.test(aside) && RESULT_BEFORE.test(textOf(kept)) && isFarBehind(line, place)
  const isBorder = BORDER.test(aside) && /[\])}"”]$/.test(textOf(kept))
  if (!(isSentence || isFigure || isBorder || BUTTON.test(aside)) || aside.search(LABEL) >= 0) return line
  return {
    ...line,
    text: textOf(kept),
    words: kept,
    box: { ...line.box, width: rightOf(last) - line.box.left },
  }
}

/** A result that is whole, behind its label; the labels of a drawing, and how far behind, in heights of the text, it is none of the result. */
const RESULT_BEFORE = /^output\s*:\s*(?:-?\d+|true|false|\[.*\]|"[^"]*")$/i
const FIGURE = /^\d+(?:\s+\d+)*$/
const FAR_BEHIND = 8

function isFarBehind({ words, textHeight }: Line, place: number): boolean {
  const [before, first] = [words[place - 1], words[place]]
  return before !== undefined && first !== undefined && gapBetween(before.box, first.box) > textHeight * FAR_BEHIND
}

/** A label of which the colon was overlooked, and all that is between it and the value. */
const BARE_LABEL = {
  input: /^input\W{0,2}?\s*(?=[\w"'[(-])/i,
  output: /^(?:expected\s+)?output\W{0,2}?\s*(?=[\w"'[(-])/i,
}

/** What is given without the stroke that parts it from the result in its line. */
function withoutRule(text: string): string {
  return text.replace(/\s+[|¦·•]$/, '')
}

/** An arrow before a result, which a wider look takes in. */
const LEFT_OF_ARROW = /^\s*(?:[-—–~=]{1,2}\s?[>→»]|[→⇒])\s*/

/** A result without what is said of it behind it, and without the bracket of a test around it. */
function resultAlone(text: string): string {
  return withoutClosing(withoutRemark(withoutTicks(text))).replace(SAID_TWICE, '$1')
}

/** The words behind what was cut from a sentence, which may be read with it where there is hardly a space. */
const NEXT_WORD =
  /(?<=["”\])}\d])\s*[,;:]?\s*(?:gives?|returns?|yields?|becomes?|you|the|so|we|it)\w?\s*(?:[\w.,]{0,2}|[a-z]+(?:\s+\w)?)$/i

/** The same behind a result: how its sentence goes on. */
const NEXT_CLAUSE = /(?<=["”\])}\d])\s*[;,.]\s*(?:while|whereas|if|for|with|given|and|but)\b.*$/i

const BRACKETS = /^\s*[()[\]{}][()[\]{}\s]+$/

/** What may stand behind a value that was cut from a sentence, or a record: its mark, and the quote where all of it is quoted. */
function markBehind(value: string): RegExp {
  if (/["”'’]$/.test(value)) return /(?:[.,;]|(?<=["”'’])\s?\})+\s*$/
  return value.endsWith('}') ? /[.,;]+["”'’]?\s*$/ : /(?:[.,;]|\s?\})+["”'’]?\s*$/
}

/** A label with a speck before it that was read as a mark. */
const LABEL_BEHIND_SPECK = /^[‘’'"“”.,·*](?=(?:input|output)\s*:)/i

/** The text of a part in another reading of its line. */
export function samePart({ of, line, isWhole }: Part, seen: string): string {
  const read = withoutTagsIn(seen)
  if (isWhole) return read.trim()
  const reading = withNameOfCall(line, LABEL_BEHIND_SPECK.test(read) ? read.slice(1) : read)
  // Brackets that have a line for themselves are those of no call; between them spaces are seen where all are equally wide.
  if (!line.cutFrom && BRACKETS.test(reading)) return reading.replace(/\s/g, '')
  const [same] = splitExample([{ ...line, text: reading }])[of]
  if (same) return same.text.trim()
  const whole = BARE_LABEL[of].test(line.text) ? reading.replace(BARE_LABEL[of], '') : reading
  // The mark behind a value that was cut from a sentence is read again with it.
  const bare = line.cutFrom && !/[.,;]$/.test(line.text) ? whole.replace(markBehind(line.text), '') : whole
  if (of === 'output') {
    const result = line.cutFrom ? bare.replace(NEXT_CLAUSE, '') : bare
    return resultAlone(result.replace(LEFT_OF_ARROW, '')).trim()
  }
  // A line may be read without the bracket that closes its call, as one whose result stands below.
  const isOpened = openCall(line.text.replace(BARE_LABEL.input, '').trim()) !== null
  const given = line.cutFrom ? withFirstName(line, upToClosing(bare.replace(NEXT_WORD, ''))) : bare
  // The brackets of a call from which this was cut may be read with it.
  const isCut = line.cutFrom !== undefined && !/^(?:Input:\s*)?\(/.test(line.text)
  return givenIn(withEquals(isOpened || isCut ? withoutPair(given.trim()) : given)).trim()
}

/** What was cut from a call, without what is read with it behind the bracket that closes the call. */
function upToClosing(given: string): string {
  const end = closingPlace(given, 0)
  return end === null ? given : given.slice(0, end)
}

/** A name before the bracket of its call, perhaps in pieces between which strokes were overlooked. */
const NAME_OF_CALL = /(?<=^(?:Input:\s)?)(?:[A-Za-z_]\w*\s){0,4}[A-Za-z_][\w.]*(?=\()/

/** A reading of a call with its name and its bracket as the line has them, where a slip is all that differs: `eva‘lpostfix[[3])`. */
function withNameOfCall({ text }: Line, reading: string): string {
  const name = NAME_OF_CALL.exec(text)?.[0]
  const read = /^[^([]+(?=[([])/.exec(reading)?.[0]
  // Uprights are taken for one another, and for brackets.
  const letters = (written: string) => written.toLowerCase().replace(/[^a-z\d]|[il1]/g, '')
  if (!name || !read || letters(read) !== letters(name)) return reading
  return `${name}(${reading.slice(read.length + 1)}`
}

/** What is given with its first name, `=8, A=[3]`, where the cut went behind that. */
function withFirstName({ text }: Line, reading: string): string {
  const name = /^(?:Input:\s*)?([A-Za-z_]\w*)\s*=(?!=)/.exec(text)?.[1]
  return name !== undefined && /^\s*[=-](?![=>])\s*[\d[{"'“‘]/.test(reading)
    ? name + reading.replace('-', '=')
    : reading
}

/** What a pair of brackets holds that is around all of a text: those of a call that was cut off before them. */
function withoutPair(text: string): string {
  return text.startsWith('(') && closingPlace(text, 1) === text.length - 1 ? text.slice(1, -1) : text
}
