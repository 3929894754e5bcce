import { isCallAlone, sidesOf } from '../examples/arrows.ts'
import { readBroken } from '../examples/broken-examples.ts'
import { readBrokenTest } from '../examples/broken-tests.ts'
import {
  beginsCall,
  beginsDeclared,
  callsDeclared,
  explainsCall,
  isSpoiledCall,
  namesCalled,
  withCallsOpened,
} from '../examples/called-examples.ts'
import { withProseCallsApart } from '../examples/calls-in-prose.ts'
import { readClauses } from '../examples/clauses.ts'
import { isCall, isCutCall, isOpen, showsExample } from '../examples/example-parts.ts'
import { readIndexed } from '../examples/indexed-elements.ts'
import { endsInQuotes } from '../examples/output-end.ts'
import { readResultBelow } from '../examples/result-below.ts'
import { withBeginningApart, withSentencesApart } from '../examples/sentences-apart.ts'
import { lengthOfSession, withCallsApart } from '../examples/session-lines.ts'
import { isTold, readTold, showsGiven } from '../examples/told-examples.ts'
import { type Line, textOf, withoutStart } from '../lines/line.ts'
import { withoutAbout } from './about-page.ts'
import { readAcross, startsAcross } from './across.ts'
import { withoutAdverts } from './adverts.ts'
import { withColons } from './bare-labels.ts'
import { withBecomesLabelled } from './becomes.ts'
import { withHeadsJoined } from './broken-heads.ts'
import { withoutBadge, withoutButton, withoutMarks } from './buttons.ts'
import { readCallTable } from './call-table.ts'
import { withChangesLabelled } from './changed-in-place.ts'
import { isCode } from './code-lines.ts'
import { withMessagesJoined } from './conversation.ts'
import { beginsAgain, givesAgain } from './given-again.ts'
import { withValuesOfNames } from './given-by-name.ts'
import {
  AFTERWORD,
  ASIDES,
  CONSTRAINTS,
  exampleNumber,
  FORMAT_HEADING,
  headingOf,
  INPUT,
  isFormat,
  readNumber,
  SAMPLE_INPUT,
  TOLD_EXAMPLE,
} from './headings.ts'
import { readHeadsInWords } from './heads-in-words.ts'
import { withJsonLabelled } from './json-cases.ts'
import { hasParts, isDrawn, isFoot, isLost, isNumbered, isRemark, isValueLine } from './line-kinds.ts'
import { readNamedLines, readNamedResult, withRepeatedNames } from './named-lines.ts'
import { readNamedRows } from './named-rows.ts'
import { readNamesAbove } from './names-above.ts'
import { isCalledCell, withCellLabelled } from './notebook.ts'
import { withNumberedLabels } from './numbered-labels.ts'
import { isPageData } from './page-data.ts'
import { isPageLinks } from './page-links.ts'
import { withRecordsLabelled } from './record-cases.ts'
import { isRule } from './rules.ts'
import { ENDS_OPEN, withSentenceEnds } from './sentence-ends.ts'
import { withoutFunctionColumn } from './stdin-table.ts'
import { isTableHead, label, readTable } from './tables.ts'
import { bodySize, findBeginning, isAboutPage, titleText } from './title.ts'

/** A page's lines, sorted by what they are. */
export type Sections = {
  title: string
  statement: Line[]
  examples: ExampleLines[]
  constraints: Line[]
  code: Line[]
  /** Whether the examples are headed 'Sample Input', as pages have it that ask for a program. */
  areSamples: boolean
}

/**
 * The lines of one example, its heading left out. `name` is what the page calls it: 'Example 2'; `names` are those of its
 * arguments, where a table gives them in its headings.
 */
export type ExampleLines = { name: string; number: number; lines: Line[]; names?: string[] }

const LISTED_LABEL =
  /^(?:[•*»·°+«¢-]|[eo])\s+(?=(?:input|output)\s*[:;]|(?:example|sample|(?:test\s*)?case)\s*#?\s*\d{1,2}\s*[:.]?$)/i
/** A bound of which a sign was read as another: `-10^4 = nums[i] = 10^4`. */
const BOUND =
  /^(?:\W{1,2}\s*|[eo]{1,2}\s+)?[-−–]?(?:\d[^A-Za-z=<>≤≥]*|[Oo]\s?)[=<>≤≥]{1,2}\s*[A-Za-z_]\w*[^=<>≤≥]*[=<>≤≥]/

/** Sorts the lines of a page (all shots joined, top to bottom) into title, statement, examples, constraints and code. */
export function sortLines(seen: Line[]): Sections {
  const shown = withoutAbout(withHeadsJoined(withoutFunctionColumn(withoutAdverts(seen))), startsExample).filter(
    ({ text }) => !ASIDES.some((aside) => aside.test(text)),
  )
  const cleared = withValuesOfNames(
    withBecomesLabelled(withChangesLabelled(withRecordsLabelled(withJsonLabelled(withSentenceEnds(shown))))),
  ).map((line) => withBeginningApart(withoutMarks(withoutBadge(withoutButton(withoutBullet(withCellLabelled(line)))))))
  const marked = withCallsOpened(
    withRepeatedNames(withColons(withNumberedLabels(withSentencesApart(withProseCallsApart(withCallsApart(cleared)))))),
  )
  const lines = withMessagesJoined(marked, firstExample(marked))
  const end = firstExample(lines)
  const above = lines.slice(0, end === -1 ? lines.length : end)
  const { start, title, asked } = findBeginning(above)
  const body = bodySize(above.slice(start))
  const areSamples = lines.some(({ text }) => SAMPLE_INPUT.test(text))
  const sections: Sections = {
    title: titleText(title),
    statement: [],
    examples: [],
    constraints: [],
    code: [],
    areSamples,
  }
  // With samples on the page, `Input` heads what is said about their format.
  const input = areSamples ? SAMPLE_INPUT : INPUT
  // With labels on the page, an arrow explains something.
  const labelled = lines.some(({ text }) => INPUT.test(text) || SAMPLE_INPUT.test(text))
  const hasResult = (from: Line[]) => (readResultBelow(from, false) ?? readBroken(from)) !== null
  const areCalls = lines.some(({ text }, at) => isCallAlone(text) && hasResult(lines.slice(at)))
  const examplesInWords = readHeadsInWords(lines)
  const called = namesCalled(lines)
  const definition = lines.findIndex(({ text }) => RECURRENCE.test(text))
  const defined = RECURRENCE.exec(lines[definition]?.text ?? '')?.[1]
  let into: Line[] = sections.statement
  let tableEnd = 0
  let runEnd = 0
  // Some pages count their examples from 0.
  const first = lines.some((line) => exampleNumber(line) === 0) ? 0 : 1
  const placeOf = (number: string | undefined) => {
    const read = readNumber(number)
    return read === undefined ? undefined : read + 1 - first
  }
  for (const [place, line] of lines.entries()) {
    if (place < asked || place < tableEnd) continue
    if (into === sections.statement && into.length === 0 && place < end && isAboutPage(line, body)) continue
    if (into === sections.statement && place <= definition + 1 && defined && line.text.includes(`${defined}(`)) {
      into.push(line)
      continue
    }
    // A sentence in which the function is declared goes on below its head.
    if (into === sections.code && sections.examples.length === 0 && GOES_ON_BELOW_CODE.test(line.text))
      into = sections.statement
    // Nor does what comes of a call of the function stand in its starter code.
    if (into === sections.code && beginsDeclared(line, into) && (sidesOf(line) ?? readBroken(lines.slice(place))))
      into = []
    const opened = sections.examples.at(-1)
    // Below its heading an example has nothing yet, or a remark.
    const isHeaded = opened !== undefined && into === opened.lines && into.every(isRemark)
    const isBelowNumber = place > 0 && headingOf(lines[place - 1]?.text ?? '')?.[1] !== undefined
    const table =
      readCallTable(lines.slice(place)) ??
      readTable(lines.slice(place), isHeaded && !labelled, isBelowNumber) ??
      readAcross(lines.slice(place))
    if (table) {
      const above = sections.examples.at(-1)?.lines
      if (above?.every((one) => isRule(one) || isRemark(one) || isDrawn(one)) && !hasParts(above))
        sections.examples.pop()
      for (const { lines: cells, names } of table.examples) openExample(sections, line, undefined, cells, names)
      tableEnd = place + table.length
      into = []
      continue
    }
    const heading = SAMPLE_INPUT.test(line.text) ? null : headingOf(line.text)
    const saysFormat = isFormat(line, lines[place + 1]) && lines.slice(place + 1).some(startsExample)
    const expected = place === runEnd ? 'run' : isHeaded ? 'example' : null
    const exampleHere = () => (isHeaded ? opened.lines : openExample(sections, line, undefined, []))
    const session = labelled ? 0 : lengthOfSession(lines.slice(place))
    const followsSession = opened !== undefined && into === opened.lines && lengthOfSession(opened.lines) > 0
    if (session > 0 && (isHeaded || followsSession || into !== opened?.lines)) {
      into = exampleHere()
      into.push(...lines.slice(place, place + session))
      tableEnd = place + session
      continue
    }
    const inWords = examplesInWords.get(line)
    const rows =
      inWords ??
      (into === sections.code || (opened && into === opened.lines && endsInQuotes(textOf(into)))
        ? null
        : (readNamedRows(lines.slice(place)) ?? (isHeaded ? readNamesAbove(lines.slice(place)) : null)))
    if (rows) {
      if (isHeaded) {
        opened.lines.push(...rows.lines)
        opened.names = rows.names
      } else openExample(sections, line, undefined, rows.lines, rows.names)
      tableEnd = place + rows.length
      // Where examples are told in words, what is said below them may be said of the task.
      into = inWords ? sections.statement : []
      continue
    }
    const isAsked = into === sections.statement || into === sections.constraints
    const isPlain =
      !labelled &&
      !isCode(line) &&
      !explainsCall(line, opened?.lines ?? []) &&
      !(into === sections.constraints && BOUND.test(line.text))
    const mayBreak = isPlain && (into !== sections.code || showsExample(line.text))
    // Below labels a sentence explains.
    const mayTell = into !== sections.code && !(labelled && !isHeaded && into === opened?.lines)
    const numbered = TOLD_EXAMPLE.exec(line.text)
    const begun = numbered ? withBeginningApart(withoutStart(line, numbered[0])) : line
    const from = [begun, ...lines.slice(place + 1)]
    const sentence = mayTell ? readTold(from) : null
    const broken = mayBreak && !sentence ? (readBroken(from) ?? readBrokenTest(from)) : null
    if (isPlain && !broken && isCutCall(line.text, called)) {
      // Nobody knows what came of it; what stands below is of another example.
      exampleHere().push(label(line, 'Input'))
      into = []
      runEnd = place + 1
      continue
    }
    const clauses = isPlain && into !== sections.constraints ? readClauses(line, expected !== null) : null
    if (clauses) {
      sections.statement.push(...clauses.said)
      const [first, ...others] = clauses.examples
      if (first && isHeaded) opened.lines.push(...first)
      if (first && !isHeaded) openExample(sections, line, placeOf(heading?.[1]), first)
      for (const example of others) openExample(sections, line, undefined, example)
      // A statement goes on below examples that it tells in its sentences.
      if (into !== sections.statement) into = []
      continue
    }
    const sides = isPlain ? sidesOf(line, expected) : null
    // The number of a heading is no value.
    const isValues = isPlain && !sides && heading?.[0] !== line.text
    const resultBelow = isValues ? readResultBelow(lines.slice(place), expected !== null) : null
    const named = labelled || into === sections.code ? null : readNamedLines(lines.slice(place))
    const result = into === sections.code ? null : resultBelow
    const indexed = isPlain && into !== sections.code ? readIndexed(lines.slice(place)) : null
    const told =
      indexed ??
      broken ??
      sentence ??
      named ??
      result ??
      (isHeaded && isPlain ? readNamedResult(lines.slice(place)) : null)
    if (into === sections.constraints && FORMAT_HEADING.test(line.text)) {
      into = sections.statement
      into.push(line)
    } else if (told) {
      const example = numbered ? openExample(sections, line, placeOf(numbered[1]), []) : exampleHere()
      example.push(...told.lines)
      tableEnd = place + told.length
      if (resultBelow) runEnd = tableEnd
      into = []
    } else if (saysFormat) {
      into = sections.statement
      into.push(line)
    } else if (sides && into !== sections.code) {
      into = exampleHere()
      into.push(sides.input, sides.output)
      // Below a result that is whole stand other things, such as what people thought of the message.
      if (!isOpen(sides.output.text)) {
        into = []
        runEnd = place + 1
      }
    } else if (
      isPlain &&
      ((expected === 'run' && isValueLine(line) && !isCall(line.text)) ||
        (into !== sections.code && !isCall(line.text) && isSpoiledCall(line.text, called)) ||
        (areCalls && !isHeaded && into !== sections.code && isCallAlone(line.text)))
    ) {
      // Its arrow or its result was read as something else.
      into = openExample(sections, line, undefined, [label(line, 'Input')])
    } else if (isPlain && expected === 'run' && isLost(line, lines[place - 1], lines[place + 1])) {
      openExample(sections, line, undefined, [label(line, 'Input')])
      runEnd = place + 1
    } else if (
      isPlain &&
      heading === null &&
      into !== sections.code &&
      (isHeaded || into !== opened?.lines) &&
      (showsGiven(line) || givesAgain(line, sections.examples))
    ) {
      // Nobody knows what comes of it.
      exampleHere().push(label(line, 'Input'))
      into = []
    } else if (heading) {
      // 'Examples', and right below it 'Example 1'.
      if (isHeaded && opened.lines.length === 0 && headingOf(lines[place - 1]?.text ?? '')?.[1] === undefined) {
        sections.examples.pop()
      }
      const rest = line.text.slice(heading[0].length)
      into = openExample(sections, line, placeOf(heading[1]), rest === '' ? [] : [{ ...line, text: rest }])
    } else if (
      (input.test(line.text) || (isCall(line.text) && !isCode(line)) || showsExample(line.text)) &&
      (into !== sections.code || showsExample(line.text) || callsDeclared(line, sections.code)) &&
      !(into === opened?.lines && !hasParts(into))
    ) {
      // Examples without headings, one after the other.
      into = openExample(sections, line, placeOf(input.exec(line.text)?.[1]), [line])
    } else if (into === sections.constraints && !isCode(line) && (isPageLinks(line.text) || isFoot(into, line))) {
      // The foot of a page or a slide.
      into = []
    } else if (CONSTRAINTS.test(line.text)) {
      into = sections.constraints
      // In a message they go on in the same line.
      const first = withoutStart(line, CONSTRAINTS.exec(line.text)?.[0] ?? '')
      if (first.text !== '') into.push(first)
    } else if (isCode(line) && !(into === sections.statement && ENDS_OPEN.test(into.at(-1)?.text ?? ''))) {
      into = sections.code
      into.push(line)
    } else if (AFTERWORD.test(line.text) && into !== sections.code) {
      into = []
    } else if (
      !(
        isAsked &&
        (isPageData(line.text) || isPageLinks(line.text) || (place === lines.length - 1 && isNumbered(line)))
      )
    )
      into.push(line)
  }
  const [over, begun] = [lines[end - 1], lines[end]]
  const isFirstOfArrows = (line: Line) =>
    line === over && begun !== undefined && sidesOf(begun) !== null && HAS_ARROW.test(line.text)
  for (const line of sections.statement.filter(
    (one) =>
      PROMPTED.test(one.text) ||
      SAYS_EXAMPLE.test(one.text) ||
      isFirstOfArrows(one) ||
      (!defined && beginsCall(one.text, called)) ||
      beginsAgain(one, sections.examples),
  ))
    openExample(sections, line, undefined, [label(line, 'Input')])
  return sections
}

/** `Write a function:`, its head, and `that, given an array, returns …`. */
const GOES_ON_BELOW_CODE = /^(?:that|which),?\s+[a-z]/

/** A call at a prompt with a value in it, perhaps behind the number of its line: an example that could not be made out. */
const PROMPTED = /^(?:\S{1,3}\s+)?>{3}\s*\w+\s?\([^)]*[\d"'[]/

/** `for [4, 9] and 13 you'd give me back`, anywhere in a line: what comes of it could not be made out. */
const SAYS_EXAMPLE =
  /\b(?:for|with|given)\s+\[[^\]]*\d[^\]]*\](?:,?\s+(?:and|with)\s+\S+)?,?\s+(?:you|we|it|one|the (?:answer|result|output)|returns?|gives?)\b.*[\d\])"'”]/i

/** An arrow between values: right above an example of this kind it is one that could not be made out. */
const HAS_ARROW = /[\])}"”]\s*(?:[-=—–]{1,2}[>»]|→|⇒)\s*(?:[[({"“\d−–-]|true\b|false\b)/i

/** What a function gives, told by what it gives for less: with the beginning above it, or below, it defines a sequence. */
const RECURRENCE = /\b([A-Za-z_]\w*)\(\s?[a-z]\s?(?:[-+–]\s?\d\s?)?\)\s*=\s.*\b\1\(\s?[a-z]/

/** What is left of a picture beside a message, before an example with its arrow: `= [2, 2, 1] -> 1`. */
const BESIDE_EXAMPLE = /^(?![-=—–]+[>»])[=~—–«»|•*°.:;<>-]{1,3}\s+(?=[[{("“].*[\])}"”]\s*(?:[-=—–]{1,2}[>»]|→|⇒)\s*\S)/

/** What documentation in code puts before an example: ` * @example half(4) // 2`. */
const TAG = /^(?:\W{1,2}\s*)?@examp[l1]e\s+(?=\S)/

/**
 * An example that is an item of a list, without the bullets before its heading and its labels, whatever these are read as,
 * and one without what stands beside it.
 */
function withoutBullet(line: Line): Line {
  const bullet = [LISTED_LABEL, BESIDE_EXAMPLE, TAG].flatMap((one) => one.exec(line.text)?.[0] ?? [])[0]
  return bullet === undefined ? line : withoutStart(line, bullet)
}

/** Opens the example that begins at a line, under the number it has there. */
function openExample(
  sections: Sections,
  { picture }: Line,
  number: number | undefined,
  lines: Line[],
  names?: string[],
): Line[] {
  const next = (sections.examples.at(-1)?.number ?? 0) + 1
  // A number far ahead is a slip of the recogniser ('Example 1l'), not a page that begins in the middle; and one that this
  // shot has shown already is another example.
  const isShown = sections.examples.some((shown) => shown.number === number && shown.lines[0]?.picture === picture)
  const place = number !== undefined && number >= 1 && number <= next + 3 && !isShown ? number : next
  sections.examples.push({ name: `Example ${place}`, number: place, lines, names })
  return lines
}

/** The place of the first line that begins an example, by itself or with what stands below it; -1 where none does. */
export function firstExample(lines: Line[]): number {
  const inWords = readHeadsInWords(lines)
  const begins = (from: Line[]) =>
    lengthOfSession(from) > 0 ||
    (readResultBelow(from, false) ?? readTold(from) ?? readBroken(from) ?? readNamedLines(from) ?? readTable(from)) !==
      null
  return lines.findIndex((line, place) => startsExample(line) || inWords.has(line) || begins(lines.slice(place)))
}

/** Whether a line begins an example: its heading, its input, a call of the function, or a table's headings. */
export function startsExample(line: Line): boolean {
  const { text } = line
  if (headingOf(text) || INPUT.test(text) || SAMPLE_INPUT.test(text) || isTold(line) || readClauses(line)) return true
  if (isCalledCell(line)) return true
  return (!isCode(line) && (isCall(text) || sidesOf(line) !== null || startsAcross(line))) || isTableHead(line)
}
