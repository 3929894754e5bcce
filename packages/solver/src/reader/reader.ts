import type { Problem } from '@dryrun/contract/problem'
import type { Reader } from '../ports.ts'
import { readConstraints } from './constraints.ts'
import { isReadable, type NamedExample, readExamples } from './examples.ts'
import { joinShots } from './join.ts'
import { type Line, readAgain, readLines } from './lines.ts'
import { openPicture } from './pictures.ts'
import { openRecogniser, type Recogniser } from './recognise.ts'
import { type ExampleLines, sortLines } from './sections.ts'
import { readSignature } from './signature.ts'
import { readStatement } from './statement.ts'

/** Sizes, beside the usual one, at which a doubtful place is read again. */
const ZOOMS = [1.4, 0.75, 1.8]

/** The embedded reader: finds a coding problem in screenshots with a recogniser that runs here. */
export async function openReader(): Promise<Reader> {
  const recogniser = await openRecogniser()
  return {
    read: (images, signal) => read(images, recogniser, signal),
    close: () => recogniser.close(),
  }
}

async function read(images: Uint8Array[], recogniser: Recogniser, signal?: AbortSignal): Promise<Problem | null> {
  const shots: Line[][] = []
  for (const image of images) shots.push(await readLines(await openPicture(image), recogniser, signal))
  const sections = sortLines(joinShots(shots))
  const statement = readStatement(sections.statement)
  if (sections.examples.length === 0 || !isStatement(statement)) return null

  const named = await readExamples(mostComplete(sections.examples), async (line, attempt) => {
    const zoom = ZOOMS[attempt]
    if (zoom === undefined) return null
    const lines = await readAgain(line, zoom, { layout: 'line' }, recogniser, signal)
    return lines.map(({ text }) => text).join(' ')
  })
  const examples = named.map(({ example }) => example)
  return {
    title: sections.title,
    statement,
    constraints: readConstraints(sections.constraints),
    examples,
    signature: readSignature(sections.code.map(({ text }) => text).join('\n'), examples),
    unreadable: unreadable(named, sections.examples),
  }
}

/** A few words of prose: less is a picture that only happens to say 'example'. */
function isStatement(text: string): boolean {
  return (text.match(/\b[a-z]{2,}\b/gi) ?? []).length >= 5
}

/** An example that several shots show is taken from the one that shows most of it. */
function mostComplete(examples: ExampleLines[]): ExampleLines[] {
  const best = new Map<number, ExampleLines>()
  for (const example of examples) {
    if (example.lines.length > (best.get(example.number)?.lines.length ?? -1)) best.set(example.number, example)
  }
  return [...best.values()].toSorted((a, b) => a.number - b.number)
}

/** Examples that were seen and not read, and those that the numbering says are missing in between. */
function unreadable(named: NamedExample[], seen: ExampleLines[]): string[] {
  const last = Math.max(...seen.map(({ number }) => number))
  const names = Array.from({ length: last }, (_, index) => `Example ${index + 1}`)
  return names.filter((name) => !named.some((entry) => entry.name === name && isReadable(entry.example)))
}
