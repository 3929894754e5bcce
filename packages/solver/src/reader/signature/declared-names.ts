import { isOneSlipAway } from '../lines/labels.ts'
import type { Line } from '../lines/line.ts'
import { isCode } from '../page/code-lines.ts'
import { SURE } from '../pixels/recognise.ts'

/** The name that a line of code declares. */
const DECLARED = /\b(?:var|let|const)\s+([A-Za-z_]\w*)\s*=|\b([A-Za-z_]\w*)\s?\(/

/**
 * Lines of code in which a name that the recogniser was not sure of is what two other readings of its place say, where
 * they agree: `reverselList` is `reverseList`. Capitals are taken for small letters by who knows no words, and stay.
 *
 * @param look reads the line's place again, in another way at each attempt
 */
export async function withNamesReadAgain(
  lines: Line[],
  look: (line: Line, attempt: 0 | 1) => Promise<{ text: string }>,
): Promise<Line[]> {
  const read: Line[] = []
  for (const line of lines) {
    const name = isCode(line) ? declaredIn(line.text) : undefined
    const isUnsure = line.words.some(({ text, confidence }) => confidence < SURE && text.includes(name ?? '\n'))
    if (name === undefined || !isUnsure) {
      read.push(line)
      continue
    }
    const first = declaredIn((await look(line, 0)).text)
    const second = declaredIn((await look(line, 1)).text)
    const isSlip = first !== undefined && first === second && isOneSlipAway(name.toLowerCase(), first.toLowerCase())
    const isOther = first?.toLowerCase() !== name.toLowerCase()
    read.push(isSlip && isOther ? { ...line, text: line.text.replace(name, first) } : line)
  }
  return read
}

function declaredIn(code: string): string | undefined {
  const [, variable, called] = DECLARED.exec(code) ?? []
  return variable ?? called
}
