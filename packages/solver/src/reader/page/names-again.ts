import type { Line } from '../lines/line.ts'

/** A name with its value behind it. */
const GIVEN = /(?<![\w"'])([A-Za-z_]\w*)\s*[:=](?!=)\s*(?=[[{("'“‘\d−–-])/g
/** One name may stand in any sentence. */
const FEWEST = 2

/**
 * Whether a line begins as an example above it does, and gives values to the same names: it is another one, though nobody
 * knows what comes of it.
 */
export function givesNamesAgain({ text }: Line, above: { lines: Line[] }[]): boolean {
  const [first, ...others] = namesIn(text)
  if (first === undefined || others.length + 1 < FEWEST || !text.startsWith(first)) return false
  return above.some(({ lines: [given] }) => {
    const names = namesIn((given?.text ?? '').replace(/^Input:\s*/, ''))
    return names.join() === [first, ...others].join()
  })
}

function namesIn(text: string): string[] {
  return [...text.matchAll(GIVEN)].flatMap(([, name]) => name ?? [])
}
