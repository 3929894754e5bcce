import type { Line } from './lines.ts'

/** What the recogniser makes of a list's bullet. */
const BULLET = /^(?:[•·*«»+©¢°.eo-]|oe|eo|e\+|\+\+)\s+(?![<>=])/

/** The constraints as sentences: a bullet begins one, a line without a bullet goes on. */
export function readConstraints(lines: Line[]): string[] {
  const bulleted = lines.filter(({ text }) => BULLET.test(text)).length > lines.length / 2
  const constraints: string[] = []
  for (const { text } of lines) {
    const sentence = text.replace(BULLET, '').trim()
    if (sentence === '') continue
    if (bulleted && !BULLET.test(text) && constraints.length > 0) constraints.push(`${constraints.pop()} ${sentence}`)
    else constraints.push(sentence)
  }
  return constraints
}
