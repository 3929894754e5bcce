import type { Line } from '../lines/line.ts'

/** The tags of Javadoc and of C#'s comments; of `l` any upright may be made. */
const TAG =
  /<\/?(?:p|u[l1I|\]]|o[l1I|\]]|[l1I|\]]i|b|i|em|strong|code|pre|br|tt|c|para|summary|remarks|examp[l1I]e|returns)\s*\/?>/gi
const INLINE = /\{@(?:code|literal|link|value)\s+/
/** What shows that a line has tags at all: code compares, and has types in such brackets. */
const SHOWS_TAGS = /^<(?:p|ul|ol|pre|summary|example)>|<\/[a-z]+>|\{@(?:code|literal)\s/i

/** A text without the tags of documentation, and what they hold left where it is. */
export function withoutTagsIn(text: string): string {
  if (!SHOWS_TAGS.test(text)) return text
  const bare = withoutInline(text)
  return bare.replace(TAG, '').replace(/\s+/g, ' ').trim()
}

/** A text with what `{@code }` holds in its place. */
function withoutInline(text: string): string {
  const found = INLINE.exec(text)
  if (!found) return text
  const [before, inside] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  const end = closingBrace(inside)
  return before + (end === -1 ? withoutInline(inside) : inside.slice(0, end) + withoutInline(inside.slice(end + 1)))
}

/** Where the brace stands that closes what was opened before a text; -1 where none does. */
function closingBrace(text: string): number {
  let depth = 1
  return [...text].findIndex((sign) => {
    if (sign === '{') depth++
    if (sign === '}') depth--
    return depth === 0
  })
}

/** Lines of documentation without its tags; none is left of those that hold nothing else. */
export function withoutTags(lines: Line[]): Line[] {
  return lines.flatMap((line) => {
    const text = withoutTagsIn(line.text)
    if (text === line.text) return [line]
    return text === '' ? [] : [{ ...line, text }]
  })
}
