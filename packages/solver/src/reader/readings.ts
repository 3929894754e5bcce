import { isDeepStrictEqual } from 'node:util'
import { withBracketsSeen } from './brackets.ts'
import { type Part, samePart } from './example-parts.ts'
import { type Line, SURE } from './lines.ts'
import { hidesSpaces, losesPoints, withSpacesSeen } from './spacing.ts'

/** Other ways to read the place of a line. Each gives the whole line's text. */
export type Rereading = {
  /** As a list of quoted texts, from the pixels; null where it is not one that is certain. */
  quotedList(line: Line): Promise<string | null>
  /** At another size for each attempt; null when there is no other left to try. */
  anotherSize(line: Line, attempt: number): Promise<string | null>
}

/** What was read in one place, each time it was read; `sure` says that the first time is certain. */
export type Readings = { texts: string[]; sure: boolean }
export type Parse<T> = (text: string) => T | null

/** The text of a value as it was read at first. */
export function firstText(parts: Part[]): string {
  return parts.map((part) => ofPart(part, part.line.text)).join('\n')
}

/** Reads a value until it is certain, or until there is no other way to read it. */
export async function readValue<T>(parts: Part[], parse: Parse<T>, rereading: Rereading): Promise<Readings> {
  const first = parts.map((part) => ofPart(part, part.line.text))
  if (parts.some(({ line }) => hidesSpaces(line) || losesPoints(line)))
    return { texts: [first.join('\n')], sure: false }
  const taken: Readings = { texts: [first.join('\n')], sure: parts.every(isSure) }
  if (parts.length === 0 || agreed(taken, parse)) return taken

  const lists: (string | null)[] = []
  for (const part of parts) {
    const list = await rereading.quotedList(part.line)
    lists.push(list === null ? null : samePart(part, list))
  }
  const certain = parts.map((part, place) => lists[place] ?? (isSure(part) ? first[place] : undefined))
  if (!certain.includes(undefined)) {
    const fromPixels: Readings = { texts: [certain.join('\n')], sure: true }
    if (agreed(fromPixels, parse)) return fromPixels
  }
  for (let attempt = 0; !agreed(taken, parse); attempt++) {
    const again: string[] = []
    for (const [place, part] of parts.entries()) {
      const text = await rereading.anotherSize(part.line, attempt)
      if (text === null) return taken
      again.push(lists[place] ?? ofPart(part, text))
    }
    taken.texts.push(again.join('\n'))
  }
  return taken
}

/** What the readings say, and the text that says it: the first one if it was sure, else what two of them say alike. */
export function agreed<T>({ texts, sure }: Readings, parse: Parse<T>): { text: string; value: T } | null {
  const read = texts.flatMap((text) => {
    const value = parse(text)
    return value === null ? [] : [{ text, value }]
  })
  if (sure && read[0]?.text === texts[0]) return read[0] ?? null
  const twice = read.find(({ value }, place) =>
    read.slice(place + 1).some((other) => isDeepStrictEqual(value, other.value)),
  )
  return twice ?? null
}

/**
 * Words without figures or brackets may be doubtful: they are names, and tell nothing of the value. A text between quotes
 * is never sure at once: no spelling holds it together, and the recogniser takes `[]` for `[1` without a doubt.
 */
function isSure({ text, line }: Part): boolean {
  const doubtful = line.words.filter((word) => word.confidence < SURE)
  return !/["'“”‘’]/.test(text) && doubtful.every((word) => !/[[\]\d]/.test(word.text))
}

function ofPart(part: Part, text: string): string {
  return samePart(part, withSpacesSeen(part.line, withBracketsSeen(part.line, text)))
}
