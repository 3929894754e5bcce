import type { Line } from './lines.ts'

/** A piece of a line that belongs to an example's input or output, its label cut off. */
export type Part = { text: string; line: Line; of: 'input' | 'output' }
export type ExampleParts = Record<Part['of'], Part[]>

const LABEL =
  /(?:^|\s)(?:sample\s+)?(input|output|expected(?:\s+output)?|explanation|note)\s*(?:[:;]|(?<=^\s*(?:sample\s+)?\w+)\.?\s*$)/gi

/** Sorts an example's lines into input and output by their labels; what explains is left out. */
export function splitExample(lines: Line[]): ExampleParts {
  const parts: ExampleParts = { input: [], output: [] }
  let of: Part['of'] | null = null
  for (const line of lines) {
    let from = 0
    for (const label of [...line.text.matchAll(LABEL), null]) {
      const text = line.text.slice(from, label?.index ?? line.text.length).trim()
      if (text !== '' && of) parts[of].push({ text, line, of })
      if (!label) break
      of = labelled(label[1] ?? '')
      from = label.index + label[0].length
    }
  }
  return parts
}

function labelled(label: string): Part['of'] | null {
  if (/^input/i.test(label)) return 'input'
  return /^(?:output|expected)/i.test(label) ? 'output' : null
}

/** The text of a part in another reading of its line. */
export function samePart({ of, line }: Part, reading: string): string {
  const [same] = splitExample([{ ...line, text: reading }])[of]
  return (same?.text ?? reading).trim()
}
