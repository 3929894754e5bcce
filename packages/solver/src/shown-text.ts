import type { ProgramError } from '@dryrun/runner/program'

/**
 * A program's text as people are shown it: what cannot be seen, or would turn the text around it, is escaped, so that two texts
 * that differ look different. Lines and tabs stay.
 */
export function shownText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(/(?![ \n\t])[\p{Control}\p{Separator}\p{Format}\p{Default_Ignorable_Code_Point}]/gu, escaped)
}

/** An error in the author's own terms, with its line. */
export function shownError({ message, line }: ProgramError): string {
  const text = shownText(message)
  return line === undefined ? text : `${text} (line ${line})`
}

function escaped(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16)
  return code.length <= 4 ? `\\u${code.padStart(4, '0')}` : `\\u{${code}}`
}
