import { type Line, partOfText, pieceOf } from '../lines/line.ts'
import { readClauses } from './clauses.ts'
import { readTold } from './told-examples.ts'

/** `… is 3. For source =`: a sentence that ends, and one behind it that begins to give something. */
const BEGINS_BEHIND =
  /^(?<before>.*[.;!?]\s*)(?=(?:and\s+)?(?:(?:for|with|given|if|when|while|whereas)\s+(?:[A-Za-z_]\w*\s*(?:=(?!=)|$)|[[{"“])|(?:For|With|Given|If|When)[a-z]\w*\s*=(?!=)))/i

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
 * Lines with the sentence apart that begins behind another one, tells an example and goes on below, or behind the rest of
 * one: a paragraph breaks its sentences wherever its lines end.
 */
export function withSentencesApart(lines: Line[]): Line[] {
  const apart: Line[] = []
  // From below, so that the sentence that goes on there has been parted from the one behind it.
  for (const line of lines.toReversed()) {
    const before = BEGINS_BEHIND.exec(line.text)?.groups?.before
    const begun = before === undefined ? null : withBeginningApart(partOfText(line, before.length, line.text.length))
    const told = begun && readTold([begun, ...apart])
    const goesOn = begun && (told ? told.length > 1 || isRest(before) : isRest(before) && readClauses(begun) !== null)
    if (before !== undefined && begun && goesOn) {
      apart.unshift(partOfText(line, 0, before.length), begun)
    } else apart.unshift(line)
  }
  return apart
}
