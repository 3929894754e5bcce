import type { Example, ValueType } from '@dryrun/contract/problem'
import { bracketsAlone } from '../lines/list-shapes.ts'
import type { ExampleLines } from '../page/sections.ts'
import { describedNotation } from '../program/described-texts.ts'
import type { Block, BlockNotation } from '../program/input-block.ts'
import { isValue } from '../program/input-block.ts'
import {
  areNumbers,
  argumentsOf,
  isBlocks,
  outputOf,
  parseBlock,
  parseNumbers,
  planFor,
  textNamesIn,
} from '../program/standard-input.ts'
import { areOfLetters, withLettersForFigures } from '../values/letter-texts.ts'
import {
  areCapitals,
  fits,
  hasFigureAmongLetters,
  inCapitals,
  isOfOneKind,
  mendArguments,
  mendValue,
  namedLetters,
  type Shape,
  saysLetters,
  saysLowercase,
  saysUppercase,
  shapeOf,
  together,
  withCapitalsLowered,
  withCapitalsRaised,
  withLettersMended,
  withZerosLowered,
} from '../values/mend.ts'
import { mistakenIn, pointsIn } from '../values/mistaken.ts'
import { mostFrequent } from '../values/most-frequent.ts'
import { shownInput, shownText } from '../values/shown-text.ts'
import { placedTailsOf } from '../values/tail-leads.ts'
import { type Argument, type Json, parseArguments, parseLeaves, parseValue, textsIn } from '../values/values.ts'
import { withEmptyLists } from './empty-lists.ts'
import { readEmptyText } from './empty-text.ts'
import { type Part, splitExample } from './example-parts.ts'
import { withListsOfElements } from './indexed-elements.ts'
import { loneNodesOf } from './lone-nodes.ts'
import { readOperations } from './operation-lines.ts'
import { withPointsMended } from './points.ts'
import { agreed, certain, firstText, type Parse, type Readings, type Rereading, readValue } from './readings.ts'
import { readSession } from './session-lines.ts'

/** An example under the name the page gives it. */
export type NamedExample = { name: string; example: Example }

/**
 * Reads the examples' values. What cannot be read for certain is left out of its example: an input or output counts as
 * read when the recogniser was sure of it, or when two readings of the same place agree.
 * @param said what the page says of them: the types of the function's parameters, as far as it declares them, and its prose
 */
export async function readExamples(
  found: ExampleLines[],
  said: { types: (ValueType | null)[]; prose: string[] },
  rereading: Rereading,
): Promise<NamedExample[]> {
  const values = valueNotation(said.prose)
  const split = found.map((example) => ({ ...example, ...splitExample(example.lines) }))
  const sessions = await Promise.all(found.map(({ lines }) => readSession(lines, rereading)))
  const given = split.filter((_, place) => sessions[place] === null).map(({ input }) => input)
  const asRead = given.map(firstText)
  const isPlain = given.length > 0 && (isBlocks(asRead) || areBrackets(given))
  const described = isPlain ? null : describedNotation(said.prose, asRead)
  const blocks = isPlain || described !== null
  const parse = described ?? {
    input: areNumbers(asRead) ? parseNumbers : parseBlock,
    output: areNumbers(split.map(({ output }) => firstText(output))) ? parseNumbers : parseBlock,
  }
  const taken = await Promise.all(
    split.map(async ({ name, names, input, output }, place) => ({
      name,
      names,
      ...(sessions[place] ?? {
        input:
          readEmptyInput(input) ??
          (await readOperations(input, rereading)) ??
          (await readValue<unknown>(input, blocks ? parse.input : inColumns(values, names).input, rereading)),
        output:
          readEmptyText(output) ?? (await readValue<unknown>(output, blocks ? parse.output : values.output, rereading)),
      }),
    })),
  )
  const notation = blocks ? blockNotation(taken, parse, said) : values
  const first = taken.map(({ input, output, names }) => exampleOf(input, output, inColumns(notation, names)))
  const [withLoneNodes, withTails] = [loneNodesOf(first), placedTailsOf(first)]
  const complete = (example: Example) => withTails(withLoneNodes(example))
  const shapes = commonShapes(first.map(complete))
  const texts = first.flatMap(({ arguments: given = [], value = null }) =>
    [...given.map((one) => one.value), value].flatMap(textsIn),
  )
  const inLetters = areOfLetters(texts)
    ? (read: Readings) => mended(read, withLettersForFigures)
    : (read: Readings) => read
  const seen = taken.map(({ input, output, names }, place) => {
    const others = first.filter((_, other) => other !== place)
    const inputs = others.map((example) => example.input)
    const outputs = others.map(({ expected }) => expected)
    return settle(
      { input: inLetters(shapedLikeOthers(input, inputs)), output: inLetters(shapedLikeOthers(output, outputs)) },
      shapes,
      inColumns(notation, names),
      complete,
    )
  })
  const inputs = seen.flatMap(({ arguments: given = [] }) => given.flatMap((one) => textsIn(one.value)))
  const settled = areCapitals(inputs) ? seen.map(withCapitals) : seen
  const isMistaken = mistakenIn(
    settled.flatMap(({ arguments: given = [], value = null }) => [...given.map((one) => one.value), value]),
  )
  const isPointed = pointsIn(settled.flatMap(({ input, expected }) => [input, expected]))
  const read = taken.map(({ name, names }, place) => {
    const { arguments: given, value, ...texts } = settled[place] ?? { input: '', expected: '' }
    // What a session gives was read call by call, with nothing beside it that a point could part.
    const mayBePointed = sessions[place] === null ? isPointed : () => false
    const inputIsCertain = !mayBePointed(texts.input) && !given?.some((one) => isMistaken(one.value))
    const outputIsCertain = !mayBePointed(texts.expected) && (value === undefined || !isMistaken(value))
    const isSettled = !blocks && inputIsCertain && outputIsCertain && given !== undefined && value !== undefined
    const example = {
      ...texts,
      ...(isSettled ? { input: shownInput(texts.input, given), expected: shownText(texts.expected, value) } : {}),
      arguments: inputIsCertain ? given : undefined,
      value: outputIsCertain ? value : undefined,
    }
    return { name, example: withNames(example, names ?? []) }
  })
  return read.filter((one) => !isTriedAgain(one, read))
}

/** Whether an example shows nothing that comes of it, and gives what another gives: a cell of a notebook tries that one. */
function isTriedAgain({ example }: NamedExample, all: NamedExample[]): boolean {
  if (example.expected !== '' || example.value !== undefined || !example.arguments) return false
  const given = JSON.stringify(example.arguments.map(({ value }) => value))
  return all.some(
    ({ example: { value, arguments: other = [] } }) =>
      value !== undefined && JSON.stringify(other.map((one) => one.value)) === given,
  )
}

/** An example whose texts are of capitals, as they are told by their height alone. */
function withCapitals(example: Example): Example {
  return {
    ...example,
    arguments: example.arguments?.map((one) => ({ ...one, value: inCapitals(one.value) })),
    value: inCapitals(example.value),
  }
}

/** Whether inputs are brackets alone without quotes, of which words make letters: one is by its shapes, and all others are a word. */
function areBrackets(inputs: Part[][]): boolean {
  const shown = inputs.map(([first, ...others]) => (first && others.length === 0 ? bracketsAlone(first.line) : null))
  return (
    shown.some((text) => text !== null && isBlocks([text])) &&
    inputs.every(
      (parts, place) => shown[place] !== null || (parts.length === 1 && /^[^\s"'=,]+$/.test(firstText(parts))),
    )
  )
}

/** An input that is `""` alone, with the name that is given to it. */
function readEmptyInput(input: Part[]): Readings | null {
  const empty = readEmptyText(input)
  const name = /^([A-Za-z_]\w*)\s*=/.exec(input[0]?.text ?? '')?.[1]
  return empty && name !== undefined ? certain(`${name} = ""`) : empty
}

/** How the page writes inputs and outputs. */
type Notation = { input: Parse<Argument[]>; output: Parse<{ value: Json; leaves?: Json[] }> }

/**
 * The notation where what is given stands in the columns of a table, a value in each: a reading with more lost the brackets
 * around a list, if it has a single column.
 */
function inColumns(notation: Notation, names: string[] = []): Notation {
  if (names.length === 0) return notation
  return {
    ...notation,
    input: (text) => {
      const given = notation.input(text)
      if (given === null || given.length === names.length) return given
      const items = given.map(({ value }) => value)
      return names.length === 1 && items.every(Array.isArray) ? [{ value: items }] : null
    },
  }
}

/** What is changed in place is told by its name: `seq = [1, 2]`. */
const NAME_OF_RESULT = /^\s*[A-Za-z_]\w*\s*=\s*(?=\[)/

/** Values as they are written in code, with letters in the case in which the prose names them. */
function valueNotation(prose: string[]): Notation {
  const named = namedLetters(prose)
  const lowered = saysLowercase(prose)
  const uppered = saysUppercase(prose)
  const isOfLetters = saysLetters(prose)
  const mended = <T extends { value: Json }>(read: T): T | null => {
    const value = isOfLetters && lowered ? withZerosLowered(read.value) : read.value
    // A figure there is a letter that was read as one.
    if (isOfLetters && hasFigureAmongLetters(value)) return null
    const inCase = { ...read, value: withLettersMended(value, named) }
    if (uppered) return withCapitalsRaised(inCase)
    return lowered ? withCapitalsLowered(inCase) : inCase
  }
  return {
    input: (text) => {
      const given = parseArguments(withListsOfElements(text))?.map(mended)
      return given?.every((one) => one !== null) ? given : null
    },
    output: (text) => {
      const read = parseValue(text) ?? parseValue(text.replace(NAME_OF_RESULT, ''))
      return parseLeaves(text) ?? (read && mended(read))
    },
  }
}

/** The notation of a program's standard input and output, as far as all the examples are written in one way. */
function blockNotation(
  taken: { input: Readings; output: Readings }[],
  parse: BlockNotation,
  { types, prose }: { types: (ValueType | null)[]; prose: string[] },
): Notation {
  const inCase = saysLowercase(prose) ? withCapitalsLowered : <T>(value: T) => value
  const read = (readings: Readings, one: Parse<Block>) => agreed(readings, one)?.value ?? []
  const inputs = taken.map(({ input }) => read(input, parse.input)).filter((block) => block.length > 0)
  const outputs = taken.map(({ output }) => read(output, parse.output))
  const plan = planFor(inputs, types)
  const asArray = outputs.some((block) => block.length > 1 || (block[0]?.length ?? 0) > 1)
  const areLists = outputs.some((block) => block.flat().some((word) => word.startsWith('[') && isValue(word)))
  return {
    input: (text) => {
      const block = parse.input(text)
      return block && plan && inCase(argumentsOf(block, plan, textNamesIn(plan, types)))
    },
    output: (text) => {
      // By itself it could be a text of brackets.
      if (areLists && /^\s*\[\s*\]\s*$/.test(text)) return { value: [] }
      const block = parse.output(text)
      return block && inCase({ value: outputOf(block, asArray) })
    },
  }
}

function withNames(example: Example, names: string[]): Example {
  if (example.arguments?.length !== names.length) return example
  return { ...example, arguments: example.arguments.map(({ value }, place) => ({ name: names[place], value })) }
}

/** Whether all of an example was read, so that it can be run and judged. */
export function isReadable({ arguments: given, value }: Example): boolean {
  return given !== undefined && value !== undefined
}

function exampleOf(input: Readings, output: Readings, notation: Notation): Example {
  const [given, value] = [agreed(input, notation.input), agreed(output, notation.output)]
  return {
    input: given?.text ?? input.first,
    expected: value?.text ?? output.first,
    arguments: given?.value,
    ...value?.value,
  }
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
function settle(
  { input, output }: { input: Readings; output: Readings },
  shapes: Shapes,
  notation: Notation,
  complete: (example: Example) => Example,
): Example {
  const isSettled = agreed(output, notation.output) !== null && !isOfOneKind(shapes.value)
  const areSettled = agreed(input, notation.input) !== null && !shapes.arguments.some(({ shape }) => isOfOneKind(shape))
  const example = complete(
    exampleOf(
      areSettled ? input : mended(input, (text) => mendArguments(text, shapes.arguments)),
      isSettled ? output : mended(output, (text) => mendValue(text, shapes.value)),
      notation,
    ),
  )
  const { arguments: given, value } = example
  return {
    ...example,
    arguments: given && sitsWell(given, shapes) ? named(given, shapes) : undefined,
    value: value !== undefined && fits(shapeOf(value), shapes.value) ? value : undefined,
  }
}

/** Readings of a value mended by what the other examples have in its place. */
function shapedLikeOthers(readings: Readings, others: string[]): Readings {
  return withEmptyLists(withPointsMended(readings, others), others)
}

function mended(readings: Readings, mend: (text: string) => string): Readings {
  return { ...readings, texts: readings.texts.map(({ text, by }) => ({ text: mend(text), by })) }
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
