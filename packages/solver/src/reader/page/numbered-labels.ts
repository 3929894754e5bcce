import { behindStart, type Line } from '../lines/line.ts'

/** `Input 1:`, with the value behind it or in the lines below. */
const NUMBERED =
  /^((?:sample|example)\s+)?(input|output|explanation)\s*[-#(]?\s*([\dlIO]{1,2})\s*\)?\s*(?:[:.;](?=\s|$)|$)\s*/i
/** What stands over all the inputs, or all the outputs. */
const HEADING = /^(?:(?:sample|example)\s+(?:inputs?|outputs?|explanations?)\s*[:.]?(?:\s+|$))+$/i
const ORDER = ['input', 'output', 'explanation']

/** A label with its number cut off, and the lines below it. `isSample` says that it is headed as a sample. */
type Block = { of: string; isSample: boolean; number: number; lines: Line[] }

/**
 * The lines of a page that numbers its labels, `Input 1:` and `Output 1:`, as if it had none: each input followed by its
 * output, though the page may show all the inputs first. Those of any other page as they are.
 */
export function withNumberedLabels(lines: Line[]): Line[] {
  const start = lines.findIndex(({ text }) => NUMBERED.test(text))
  if (start === -1) return lines
  const blocks = blocksOf(lines.slice(start))
  const [inputs, outputs] = ORDER.map((of) => blocks.filter((block) => block.of === of))
  if (!inputs?.length || !outputs?.length || !isInTurn(inputs) || !isInTurn(outputs)) return lines
  // A number behind a label that nothing stands below is its value.
  if (
    blocks.some((block) => block.of !== 'explanation' && block.lines.every(({ text }) => /^(?:\w+ )?\w+:$/.test(text)))
  )
    return lines
  // Samples in their order are understood by their numbers.
  const isInOrder = blocks.every((block, place) => block.number >= (blocks[place - 1]?.number ?? 0))
  if (isInOrder && blocks.some(({ isSample }) => isSample)) return lines
  const above = lines.slice(0, start).filter(({ text }) => !HEADING.test(text))
  const byNumber = blocks.toSorted((a, b) => a.number - b.number || ORDER.indexOf(a.of) - ORDER.indexOf(b.of))
  return [...above, ...byNumber.flatMap((block) => block.lines)]
}

function blocksOf(lines: Line[]): Block[] {
  const blocks: Block[] = []
  for (const line of lines) {
    const [label, sample = '', of, number] = NUMBERED.exec(line.text) ?? []
    if (label !== undefined && of !== undefined && number !== undefined) {
      const rest = behindStart(line, label)
      const text = `${sample}${of}: ${rest.text}`.trim()
      const labelled = rest.text === '' ? { ...line, text } : { ...rest, text }
      blocks.push({
        of: of.toLowerCase(),
        isSample: sample !== '',
        number: readLabelNumber(number),
        lines: [labelled],
      })
    } else if (!HEADING.test(line.text)) blocks.at(-1)?.lines.push(line)
  }
  return blocks
}

function isInTurn(blocks: Block[]): boolean {
  return blocks.every(({ number }, place) => number === place + 1)
}

/** The number of a label, in which figures are taken for letters. */
export function readLabelNumber(text: string): number {
  return Number(text.replace(/[lI]/g, '1').replace(/O/g, '0'))
}
