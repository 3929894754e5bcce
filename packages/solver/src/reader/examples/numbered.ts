import type { Line } from '../lines/line.ts'
import type { ExampleLines } from '../page/sections.ts'
import { splitExample } from './example-parts.ts'

/**
 * The examples by number, each from the shot that shows most of it: what is given and what comes of it. A gap in the
 * numbering is an example that the page has and no shot shows: it stands there empty.
 */
export function numbered(seen: ExampleLines[]): ExampleLines[] {
  const last = Math.max(...seen.map(({ number }) => number))
  return Array.from({ length: last }, (_, index) => {
    const shown = seen.filter(({ number }) => number === index + 1)
    const [most] = shown.toSorted((a, b) => partsOf(b.lines) - partsOf(a.lines) || b.lines.length - a.lines.length)
    return most ?? { name: `Example ${index + 1}`, number: index + 1, lines: [] }
  })
}

/**
 * How many of the two parts of an example its lines have. Where a shot ends below a heading, what the next one shows first
 * stands below it.
 */
function partsOf(lines: Line[]): number {
  const { input, output } = splitExample(lines)
  return Number(input.length > 0) + Number(output.length > 0)
}
