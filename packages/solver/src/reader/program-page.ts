import { isDeepStrictEqual } from 'node:util'
import type { Example, Problem, StandardInput } from '@dryrun/contract/problem'
import { argumentNames, namesIn, renamed } from '../input-lines.ts'
import { type Block, type Layout, scalar } from './input-block.ts'
import { layoutsOf, type Ranked } from './input-layouts.ts'
import { argumentsOf, isBlocks, parseBlock } from './standard-input.ts'
import type { Json } from './values.ts'

/** Costs that differ by less make two layouts equally likely. */
const CLEARLY_LIKELIER = 0.35
/** A page that speaks of the lines of its input, or of standard input by name. */
const SAYS_SO =
  /\b(?:first|second|only|single|next|each)\b[^.\n]{0,30}\blines?\b|\bstandard input\b|\bstdin\b|^input (?:format|specification|description)\b/im

/**
 * A problem whose page asks for a whole program, with the layout of its input and output; any other as it is. The layout
 * is told by the page alone: by its examples, all of which must be written in it, and by what it says of the lines.
 */
export function withStandardInput(problem: Problem): Problem {
  if (problem.signature || problem.classSignature) return problem
  const read = problem.examples.filter((example) => example.arguments && example.value !== undefined)
  const texts = read.map(({ input }) => input)
  if (read.length === 0 || !(isBlocks(texts) || SAYS_SO.test(problem.statement))) return problem
  const inputs = blocksOf(texts)
  const outputs = blocksOf(read.map(({ expected }) => expected))
  if (!inputs || !outputs) return problem
  const likely = layoutsOf(inputs)
  // What was mended is not what the text says.
  if (!likely.some(({ layout }) => inputs.every((block, at) => isReadSo(block, layout, read[at])))) return problem
  const chosen = certainOf(likely, inputs)
  const output = outputOf(outputs)
  if (!chosen || !output) return problem
  const layout = named(chosen)
  return {
    ...problem,
    examples: problem.examples.map((example) => {
      const at = read.indexOf(example)
      const [input, expected] = [inputs[at], outputs[at]]
      if (!input || !expected) return example
      return {
        input: textOf(input),
        expected: textOf(expected),
        arguments: argumentsOf(input, layout) ?? undefined,
        value: printedValue(expected, output),
      }
    }),
    stdin: { input: layout, output },
  }
}

function blocksOf(texts: string[]): Block[] | null {
  const blocks = texts.map(parseBlock)
  return blocks.every((block) => block !== null) ? blocks : null
}

function isReadSo(block: Block, layout: Layout, example: Example | undefined): boolean {
  const values = (given: Example['arguments'] | null) => given?.map(({ value }) => value)
  return isDeepStrictEqual(values(argumentsOf(block, layout)), values(example?.arguments))
}

/** The likeliest layout, where no other one finds the same values in other places. */
function certainOf([best, ...others]: Ranked[], blocks: Block[]): Layout | null {
  if (!best) return null
  const found = (layout: Layout) => blocks.map((block) => argumentsOf(block, layout))
  const isRival = ({ layout, cost }: Ranked) =>
    cost < best.cost + CLEARLY_LIKELIER && isDeepStrictEqual(sorted(found(layout)), sorted(found(best.layout)))
  return others.some(isRival) ? null : best.layout
}

/** The values in an order of their own, as the same may be read in another. */
function sorted(values: unknown[]): string[] {
  return values.map((each) =>
    Array.isArray(each)
      ? each
          .map((one) => JSON.stringify(one))
          .sort()
          .join()
      : '',
  )
}

const COUNT_NAMES = ['n', 'm', 'p', 'q', 'r']
const ARGUMENT_NAMES = ['a', 'b', 'c', 'd', 'e']

/** A layout whose names say whether they count. */
function named(layout: Layout): Layout {
  const given = argumentNames(layout)
  const names = layout.flatMap(namesIn)
  const counts = names.filter((name) => !given.includes(name))
  const nameOf = (name: string) =>
    (given.includes(name) ? ARGUMENT_NAMES[given.indexOf(name)] : COUNT_NAMES[counts.indexOf(name)]) ?? name
  return layout.map((lines) => renamed(lines, nameOf))
}

function outputOf(blocks: Block[]): StandardInput['output'] | null {
  const words = blocks.flat(2)
  const isOneLine = blocks.every((block) => block.length === 1)
  if (words.length === blocks.length && isOneLine) {
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
  const [digits, another] = new Set(words.map((word) => /^-?\d+\.(\d+)$/.exec(word)?.[1]?.length))
  return another === undefined ? digits : undefined
}

function printedValue(block: Block, { kind, booleans }: StandardInput['output']): Json {
  const value = (word: string) => (booleans ? word === booleans[0] : scalar(word))
  if (kind === 'table') return block.map((row) => row.map(value))
  const values = block.flat().map(value)
  return kind === 'value' ? (values[0] ?? null) : values
}

function textOf(block: Block): string {
  return block.map((row) => row.join(' ').replace(/[−–]/g, '-')).join('\n')
}
