import { isDeepStrictEqual } from 'node:util'
import type { Example } from '@dryrun/contract/problem'
import { type Part, samePart, splitExample } from './example-parts.ts'
import type { Line } from './lines.ts'
import { fits, mendValue, type Shape, shapeOf, together } from './mend.ts'
import type { ExampleLines } from './sections.ts'
import { type Argument, type Json, parseArguments, parseValue } from './values.ts'

/** Reads the place of a line once more, at another size each time; null when there is no other size left to try. */
export type ReadAgain = (line: Line, attempt: number) => Promise<string | null>

/** An example under the name the page gives it. */
export type NamedExample = { name: string; example: Example }

/** Words of a value that the recogniser is less sure of than this are read a second time. */
const SURE = 87

/**
 * Reads the examples' values. What cannot be read for certain is left out of its example: an input or output counts as
 * read when the recogniser was sure of it, or when two readings of the same place agree.
 */
export async function readExamples(found: ExampleLines[], readAgain: ReadAgain): Promise<NamedExample[]> {
  const read: (NamedExample & { doubt: Doubt })[] = []
  for (const { name, lines } of found) {
    const { input, output } = splitExample(lines)
    const reading = {
      input: await readings(input, parseArguments, readAgain),
      output: await readings(output, parseOutput, readAgain),
    }
    read.push({
      name,
      doubt: reading,
      example: {
        input: asText(input),
        expected: asText(output),
        arguments: agreed(reading.input, parseArguments) ?? undefined,
        value: agreed(reading.output, parseOutput)?.value,
      },
    })
  }
  const shapes = commonShapes(read.map(({ example }) => example))
  return read.map(({ name, example, doubt }) => ({ name, example: settle(example, doubt, shapes) }))
}

/** Whether all of an example was read, so that it can be run and judged. */
export function isReadable({ arguments: given, value }: Example): boolean {
  return given !== undefined && value !== undefined
}

type Readings = { texts: string[]; sure: boolean }
type Doubt = { input: Readings; output: Readings }
type Parse<T> = (text: string) => T | null

async function readings<T>(parts: Part[], parse: Parse<T>, readAgain: ReadAgain): Promise<Readings> {
  const first = asText(parts)
  const sure = parts.every(isSure)
  const taken: Readings = { texts: [first], sure }
  for (let attempt = 0; parts.length > 0 && agreed(taken, parse) === null; attempt++) {
    const again: string[] = []
    for (const part of parts) {
      const text = await readAgain(part.line, attempt)
      if (text === null) return taken
      again.push(samePart(part, text))
    }
    taken.texts.push(again.join('\n'))
  }
  return taken
}

/** What the readings say: the first one if it was sure, else what two of them say alike. */
function agreed<T>({ texts, sure }: Readings, parse: Parse<T>): T | null {
  const values = texts.map(parse).filter((value) => value !== null)
  const first = parse(texts[0] ?? '')
  if (sure && first !== null) return first
  return values.find((value, index) => values.slice(index + 1).some((other) => isDeepStrictEqual(value, other))) ?? null
}

function isSure({ text, line }: Part): boolean {
  return line.words.every(
    (word) => word.confidence >= SURE || !/[[\]"'\d]/.test(word.text) || !text.includes(word.text),
  )
}

/** An output is one value; sites also put a sentence of explanation under it without a label. */
function parseOutput(text: string): { value: Json } | null {
  const [first = '', ...rest] = text.split('\n')
  const whole = parseValue(text)
  if (whole || rest.length === 0) return whole
  return rest.every((line) => /[a-z]{2,}\s+[a-z]{2,}/i.test(line)) ? parseValue(first) : null
}

function asText(parts: Part[]): string {
  return parts.map(({ text }) => text).join('\n')
}

type Shapes = { arguments: { name: string | undefined; shape: Shape }[]; value: Shape }

/** What the examples that were read have in common. */
function commonShapes(examples: Example[]): Shapes {
  const inputs = examples.flatMap((example) => (example.arguments ? [example.arguments] : []))
  const longest = Math.max(0, ...inputs.map((input) => input.length))
  return {
    arguments: Array.from({ length: longest }, (_, place) => ({
      name: mostFrequent(inputs.map((input) => input[place]?.name)),
      shape: inputs.map((input) => shapeOf(input[place]?.value ?? null)).reduce(together, 'unknown'),
    })),
    value: examples.map(({ value }) => shapeOf(value ?? null)).reduce(together, 'unknown'),
  }
}

/** Mends what was not read by the shape of the other examples, and takes back what does not fit beside them. */
function settle(example: Example, { input, output }: Doubt, shapes: Shapes): Example {
  const mended = (readings: Readings, shape: Shape): Readings => ({
    sure: readings.sure,
    texts: readings.texts.map((text) => mendValue(text, shape)),
  })
  const only = shapes.arguments.length === 1 ? (shapes.arguments[0]?.shape ?? 'unknown') : 'unknown'
  const given = example.arguments ?? agreed(mended(input, only), parseArguments)
  const value = example.value ?? agreed(mended(output, shapes.value), parseOutput)?.value
  return {
    ...example,
    arguments: given && sitsWell(given, shapes) ? named(given, shapes) : undefined,
    value: value !== undefined && fits(shapeOf(value), shapes.value) ? value : undefined,
  }
}

function sitsWell(given: Argument[], shapes: Shapes): boolean {
  return (
    (given.length === shapes.arguments.length || shapes.arguments.length === 0) &&
    given.every(({ value }, place) => fits(shapeOf(value), shapes.arguments[place]?.shape ?? 'unknown'))
  )
}

/** A parameter has one name in all examples; a slip in one of them is outvoted. */
function named(given: Argument[], shapes: Shapes): Argument[] {
  return given.map(({ name, value }, place) =>
    name === undefined ? { value } : { name: shapes.arguments[place]?.name ?? name, value },
  )
}

function mostFrequent(names: (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>()
  for (const name of names) if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}
