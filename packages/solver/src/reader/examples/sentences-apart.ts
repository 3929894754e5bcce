import { type Line, partOfText, pieceOf } from '../lines/line.ts'
import { readClauses } from './clauses.ts'
import { LINES_APART } from './output-end.ts'
import { readTold } from './told-examples.ts'

/** `… is 3. For source =`: a sentence that ends, and one behind it that begins to give something. */
const BEGINS_BEHIND =
  /^(?<before>.*[.;!?]\s*)(?=(?:and\s+)?(?:(?:for|with|given|if|when|while|whereas)\s+(?:[A-Za-z_]\w*\s*(?:=(?!=)|$)|[[{"“])|(?:For|With|Given|If|When)[a-z]\w*\s*=(?!=)))/i

/** `Examples. For instance, when`: how a paragraph begins that tells examples in its sentences. */
const OPENS_EXAMPLES = /^examples?\s?[.:]\s|\bfor\s+(?:example|instance)\s*,/i
/** A sentence that ends, and one behind it that may tell another example, among those that do: `… is 3. If, on` */
const ANOTHER_BEHIND =
  /^(?<before>.*(?:[.!?]["”’)]?|["”’])\s*)(?<=\s|[.!?])(?=(?:For|With|Given|If|When|Where|Finally|Lastly|Also|Similarly|Likewise)\b)/

/** A line whose first word was run together with the name behind it: `Fordiffs = [2, 3]`. */
export function withBeginningApart(line: Line): Line {
  const [begun] = /^(?:For|With|Given|If|When|And)(?=(?:[a-z]\w*|[A-Z]\d?)\s*=\s*[[{"'“‘\d-])/.exec(line.text) ?? []
  const [first, ...others] = line.words
  if (begun === undefined || !first?.text.startsWith(begun)) return line
  const words = [pieceOf(first, 0, begun.length), pieceOf(first, begun.length, first.text.length), ...others]
  return { ...line, text: `${begun} ${line.text.slice(begun.length)}`, words }
}

/** Whether a text is the rest of a sentence that began above, or a result. */
function isRest(text = ''): boolean {
  return /^[a-z[{("'“‘\d−–-]/.test(text)
}

/**
 * Lines with the sentences apart that begin behind another one, tell an example and go on below, or behind the rest of one: a
 * paragraph breaks its sentences wherever its lines end.
 */
export function withSentencesApart(lines: Line[]): Line[] {
  const among = amongExamples(lines)
  const apart: Line[] = []
  // From below, so that the sentence that goes on there has been parted from the one behind it.
  for (const [place, line] of [...lines.entries()].toReversed())
    apart.unshift(...partedAtSentences(line, apart, among.has(place)))
  return apart
}

/** A line in pieces, each but the first a sentence that tells an example; the last of them is parted first. */
function partedAtSentences(line: Line, below: Line[], isAmong: boolean): Line[] {
  const parts = atSentence(line, below, isAmong)
  return parts ? [...partedAtSentences(parts.before, [parts.begun, ...below], isAmong), parts.begun] : [line]
}

/** A line before the last sentence that begins in it and tells an example, and that sentence; null where there is none. */
function atSentence(line: Line, below: Line[], isAmong: boolean): { before: Line; begun: Line } | null {
  const own = BEGINS_BEHIND.exec(line.text)?.groups?.before
  const before = own ?? (isAmong ? ANOTHER_BEHIND.exec(line.text)?.groups?.before : undefined)
  if (before === undefined) return null
  const begun = withBeginningApart(partOfText(line, before.length, line.text.length))
  const told = readTold([begun, ...below])
  const isClause = readClauses(begun) !== null
  const goesOn = told ? told.length > 1 || isRest(before) || (isAmong && !isClause) : isRest(before) && isClause
  return goesOn ? { before: partOfText(line, 0, before.length), begun } : null
}

/** The places of the lines in paragraphs that begin to tell examples, from where they do. */
function amongExamples(lines: Line[]): Set<number> {
  const among = new Set<number>()
  for (const [place, line] of lines.entries()) {
    const above = lines[place - 1]
    const goesOn = above !== undefined && among.has(place - 1) && isRightBelow(above, line)
    if (goesOn || OPENS_EXAMPLES.test(line.text)) among.add(place)
  }
  return among
}

function isRightBelow(above: Line, { picture, box }: Line): boolean {
  return above.picture === picture && box.top - above.box.top <= above.textHeight * LINES_APART
}
