import type { Line } from './line.ts'

/** The statement as Markdown: lines that belong together in one paragraph, a blank line between paragraphs. */
export function readStatement(lines: Line[]): string {
  const paragraphs: string[] = []
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    if (above && continues(above, line)) paragraphs.push(`${paragraphs.pop()} ${line.text}`)
    else paragraphs.push(line.text)
  }
  return paragraphs.map(tidy).join('\n\n')
}

/** Whether a line goes on where the one above it broke off: close below it, in the same picture. */
function continues(above: Line, line: Line): boolean {
  const step = line.box.top + line.box.height / 2 - (above.box.top + above.box.height / 2)
  return above.picture === line.picture && step < line.textHeight * 2.2
}

/** Undoes what the recogniser does to code inside prose: space before a mark, and `0(n)` for a complexity. */
function tidy(paragraph: string): string {
  return paragraph.replace(/\s+(?=[.,;](?:\s|$))/g, '').replace(/\b0(?=\((?:log|n|m|1)\b)/g, 'O')
}
