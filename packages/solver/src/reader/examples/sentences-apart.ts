import { type Line, partOfText } from '../lines/line.ts'
import { readTold } from './told-examples.ts'

/** `… is 3. For source =`: a sentence that ends, and one behind it that begins to give something. */
const BEGINS_BEHIND = /^(?<before>.*[.;!?]\s+)(?=(?:for|with|given|if|when)\s+[A-Za-z_]\w*\s*=(?!=))/i

/**
 * Lines with the sentence apart that begins behind another one, tells an example and goes on below: a paragraph breaks its
 * sentences wherever its lines end.
 */
export function withSentencesApart(lines: Line[]): Line[] {
  const apart: Line[] = []
  // From below, so that the sentence that goes on there has been parted from the one behind it.
  for (const line of lines.toReversed()) {
    const before = BEGINS_BEHIND.exec(line.text)?.groups?.before
    const begun = before === undefined ? null : partOfText(line, before.length, line.text.length)
    const told = begun && readTold([begun, ...apart])
    if (before !== undefined && begun && told && told.length > 1) {
      apart.unshift(partOfText(line, 0, before.length), begun)
    } else apart.unshift(line)
  }
  return apart
}
