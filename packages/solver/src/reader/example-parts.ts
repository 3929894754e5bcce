import type { Line } from './lines.ts'

/** A piece of a line that belongs to an example's input or output, its label cut off. */
export type Part = { text: string; line: Line }
export type ExampleParts = { input: Part[]; output: Part[] }

const LABEL =
  /(?:^|\s)(?:sample\s+)?(input|output|expected(?:\s+output)?|explanation|note)\s*(?:[:;]|(?<=^\s*(?:sample\s+)?\w+)\.?\s*$)/gi

/** Sorts an example's lines into input and output by their labels; what explains is left out. */
export function splitExample(lines: Line[]): ExampleParts {
  const parts: ExampleParts = { input: [], output: [] }
  let into: Part[] | null = null
  for (const line of lines) {
    let from = 0
    for (const label of [...line.text.matchAll(LABEL), null]) {
      const text = line.text.slice(from, label?.index ?? line.text.length).trim()
      if (text !== '') into?.push({ text, line })
      if (!label) break
      into = partsFor(parts, label[1] ?? '')
      from = label.index + label[0].length
    }
  }
  return parts
}

function partsFor(parts: ExampleParts, label: string): Part[] | null {
  if (/^input/i.test(label)) return parts.input
  return /^(?:output|expected)/i.test(label) ? parts.output : null
}

/** The value of a part in another reading of its line. */
export function samePart(part: Part, text: string): string {
  const reread = splitExample([{ ...part.line, text }])
  const wasInput = splitExample([part.line]).input.length > 0
  const found = wasInput ? reread.input : reread.output
  return (found[0]?.text ?? text).trim()
}
