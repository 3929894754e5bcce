import { isDeepStrictEqual } from 'node:util'
import type { Example, Problem, StandardInput } from '@dryrun/contract/problem'
import { argumentNames, countsIn, namesIn, renamed } from '../../input-lines.ts'
import type { Argument, Json } from '../values/values.ts'
import { describedNotation } from './described-texts.ts'
import { type Block, type BlockNotation, flat, isValue, type Layout, readAll, scalar } from './input-block.ts'
import { boundedNames, type Description, descriptionsIn, isDescribed, namesFor } from './input-format.ts'
import { layoutsOf, type Ranked } from './input-layouts.ts'
import { argumentsOf, isBlocks, parseBlock } from './standard-input.ts'

/** Costs that differ by less make two layouts equally likely. */
const CLEARLY_LIKELIER = 0.35
/** A page that speaks of the lines of its input, or of standard input by name. */
export const SAYS_LINES =
  /\b(?:first|second|only|single|next|each)\b[^.\n]{0,30}\blines?\b|\bstandard input\b|\bstdin\b|\binput (?:format|specification|description)\b/i
/** A page that asks for what a program does, and no function. */
export const PRINTS = /\bprint(?:s|ed|ing)?\b|\boutputs?\b/i
/** A page whose samples hold several inputs, one after the other. */
const SAYS_CASES = /\b(?:number of|each|every|t)\s+test[\s-]?cases?\b|\btest[\s-]?cases?\s+follow/i
/** A page that asks for a text, which may look like a number. */
const ASKS_FOR_TEXT =
  /\b(?:as|print|output|return|find)\b(?:(?!\b(?:lengths?|numbers?|counts?|sizes?|many|index|positions?|cost)\b)[^.\n]){0,40}\bstring\b/i

/**
 * A problem whose page asks for a whole program, with the layout of its input and output; any other as it is. The layout
 * is told by the page alone: by its examples, all of which must be written in it, and by what it says of the lines.
 *
 * @param areSamples whether the page heads its examples as those of a program
 */
export function withStandardInput(problem: Problem, areSamples: boolean): Problem {
  if (problem.signature || problem.classSignature || SAYS_CASES.test(problem.statement)) return problem
  const read = problem.examples.filter((example) => example.arguments && example.value !== undefined)
  // Arguments that have names stand in a table.
  if (read.some((example) => example.arguments?.some(({ name }) => name !== undefined))) return problem
  const texts = read.map(({ input }) => input)
  if (read.length === 0) return problem
  const parse: BlockNotation | null = isBlocks(texts)
    ? { input: parseBlock, output: parseBlock }
    : describedNotation([problem.statement, ...problem.constraints], texts)
  if (!parse) return problem
  const inputs = blocksOf(texts, parse.input)
  const outputs = blocksOf(
    read.map(({ expected }) => expected),
    parse.output,
  )
  if (!inputs || !outputs) return problem
  const found = findLayout(problem, read, inputs)
  const saysSo = areSamples || SAYS_LINES.test(problem.statement) || PRINTS.test(problem.statement)
  if (!found || (!saysSo && countsIn(found.layout).length === 0)) return problem
  const { layout, names, texts: areTexts } = found
  const output = outputOf(outputs, layout)
  const printsTexts =
    isMixed(outputs.flat(2)) ||
    (areTexts.size === argumentNames(layout).length && ASKS_FOR_TEXT.test(problem.statement))
  return {
    ...problem,
    examples: problem.examples.map((example) => {
      const at = read.indexOf(example)
      const [input, expected] = [inputs[at], outputs[at]]
      if (!input || !expected) return example
      const given = argumentsOf(input, layout, areTexts)
      return {
        ...example,
        input: textOf(input),
        expected: textOf(expected),
        arguments: given?.map(({ value }, place) => withName(names.get(argumentNames(layout)[place] ?? ''), value)),
        value: printedValue(expected, output, printsTexts),
      }
    }),
    stdin: { input: named(layout, names), output },
  }
}

/** A layout of which there is no doubt, the page's names for what stands in it, and which arguments are texts. */
function findLayout(
  { statement, constraints }: Problem,
  examples: Example[],
  blocks: Block[],
): { layout: Layout; names: Map<string, string>; texts: Set<string> } | null {
  const likely = layoutsOf(blocks)
  // What was mended is not what the text says.
  if (!likely.some(({ layout }) => blocks.every((block, at) => isReadSo(block, layout, examples[at])))) return null
  const said = descriptionsIn(statement, boundedNames(constraints))
  const described = likely.filter(({ layout }) => isDescribed(layout, said))
  const descriptions = described.length > 0 ? said : []
  const layout = certainOf(described.length > 0 ? described : likely, blocks)
  if (!layout) return null
  return { layout, names: namesFor(layout, descriptions), texts: textsIn(layout, blocks, descriptions) }
}

function withName(name: string | undefined, value: Json): Argument {
  return name === undefined ? { value } : { name, value }
}

/** The arguments that are texts: the page says so, or not all of their words in all examples are numbers, as `0201` is none. */
function textsIn(layout: Layout, blocks: Block[], descriptions: Description[]): Set<string> {
  const found = blocks.map((block) => readAll(block, layout))
  const texts = layout.flatMap((lines, place) =>
    namesIn(lines).filter((name) => {
      const words = found.flatMap((each) => flat(each?.get(name) ?? []))
      return descriptions[place]?.isText || isMixed(words) || words.some((word) => /^0\d/.test(word))
    }),
  )
  return new Set(texts)
}

function isMixed(words: string[]): boolean {
  const areNumbers = words.map((word) => typeof scalar(word) === 'number')
  return areNumbers.includes(true) && areNumbers.includes(false)
}

function blocksOf(texts: string[], parse: (text: string) => Block | null): Block[] | null {
  const blocks = texts.map(parse)
  return blocks.every((block) => block !== null) && !blocks.flat(2).some(isValue) ? blocks : null
}

function isReadSo(block: Block, layout: Layout, example: Example | undefined): boolean {
  const values = (given: Example['arguments'] | null) => given?.map(({ value }) => value)
  return isDeepStrictEqual(values(argumentsOf(block, layout)), values(example?.arguments))
}

/** The likeliest layout, where no other one finds the same values in other places. */
function certainOf([best, ...others]: Ranked[], blocks: Block[]): Layout | null {
  if (!best) return null
  // In an order of their own, as the same may be read in another.
  const values = (layout: Layout) =>
    blocks.map((block) =>
      argumentsOf(block, layout)
        ?.map(({ value }) => JSON.stringify(value))
        .toSorted(),
    )
  const isRival = ({ layout, cost }: Ranked) =>
    cost < best.cost + CLEARLY_LIKELIER && isDeepStrictEqual(values(layout), values(best.layout))
  return others.some(isRival) ? null : best.layout
}

const COUNT_NAMES = ['n', 'm', 'p', 'q', 'r']
const ARGUMENT_NAMES = ['a', 'b', 'c', 'd', 'e']

/** A layout under the page's names; where it has none, under such as say whether they count. */
function named(layout: Layout, pages: Map<string, string>): Layout {
  const given = argumentNames(layout)
  const taken = new Set(pages.values())
  const [counts, others] = [COUNT_NAMES, ARGUMENT_NAMES].map((spare) => spare.filter((name) => !taken.has(name)))
  const names = new Map(
    layout.flatMap(namesIn).map((name) => {
      const spare = given.includes(name) ? others : counts
      return [name, pages.get(name) ?? spare?.shift() ?? name]
    }),
  )
  return layout.map((lines) => renamed(lines, (name) => names.get(name) ?? name))
}

function outputOf(blocks: Block[], layout: Layout): StandardInput['output'] {
  const words = blocks.flat(2)
  const isOneLine = blocks.every((block) => block.length === 1)
  const isText = layout.some(({ kind }) => kind === 'text') && words.every((word) => typeof scalar(word) === 'string')
  if (isOneLine && (words.length === blocks.length || isText)) {
    return { kind: 'value', booleans: booleansOf(words), decimals: decimalsOf(words) }
  }
  const isNarrow = blocks.flat().every((row) => row.length === 1)
  const kind = isOneLine ? 'list' : isNarrow ? 'column' : 'table'
  return { kind, decimals: decimalsOf(words) }
}

const PAIRS = ['true false', 'yes no'].flatMap((pair) => {
  const capital = pair.replace(/\b./g, (letter) => letter.toUpperCase())
  return [pair, capital, pair.toUpperCase()].map((each) => each.split(' '))
})

function booleansOf(words: string[]): [string, string] | undefined {
  const [yes, no] = PAIRS.find((pair) => words.every((word) => pair.includes(word))) ?? []
  return yes !== undefined && no !== undefined ? [yes, no] : undefined
}

function decimalsOf(words: string[]): number | undefined {
  const digits = new Set(words.map((word) => /\.(\d+)$/.exec(word)?.[1]?.length))
  return digits.size === 1 ? [...digits][0] : undefined
}

function printedValue(block: Block, { kind, booleans }: StandardInput['output'], areTexts: boolean): Json {
  const value = (word: string) => (booleans ? word === booleans[0] : areTexts ? word : scalar(word))
  if (kind === 'table') return block.map((row) => row.map(value))
  const values = block.flat().map(value)
  return kind !== 'value' ? values : values.length === 1 ? (values[0] ?? null) : block.flat().join(' ')
}

function textOf(block: Block): string {
  return block.map((row) => row.join(' ')).join('\n')
}
