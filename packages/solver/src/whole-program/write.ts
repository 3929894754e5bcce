import type { Language } from '@dryrun/contract/languages'
import type { FunctionSignature, InputLines, StandardInput, ValueType } from '@dryrun/contract/problem'
import { isName, nameIn } from '@dryrun/problem-bank/rename'
import { argumentNames, namesIn, renamed } from '../input-lines.ts'
import { cpp } from './cpp.ts'
import { csharp } from './csharp.ts'
import { go } from './go.ts'
import { java } from './java.ts'
import { javascript } from './javascript.ts'
import { type Leaf, leafOf, resultType, type Variables, type Writer } from './main.ts'
import { python } from './python.ts'
import { rust } from './rust.ts'

const writers: Record<Language, Writer> = { python, javascript, java, cpp, csharp, go, rust }

/** Names for what has none of its own, or one that the program needs for something else. */
const SPARE = ['n', 'm', 'count', 'size', 'rows', 'columns', 'width', 'length', 'total', 'values', 'others', 'rest']

/**
 * The whole program around a function: it reads standard input as the page lays it out, calls the function and prints.
 * Null where the function's arguments, or what it returns, are not of a kind that the layout holds.
 *
 * @param places for each parameter, the place of its argument in the order in which the input has them
 */
export function writeProgram(
  { source, entry }: { source: string; entry: FunctionSignature },
  places: readonly number[],
  { input, output }: StandardInput,
  language: Language,
): string | null {
  const given = argumentNames(input)
  if (given.length !== entry.parameters.length) return null
  const bound = entry.parameters.map((parameter, at) => ({ parameter, name: given[places[at] ?? -1] ?? '' }))
  const typeOf = new Map(bound.map(({ name, parameter }) => [name, parameter.type]))
  const writer = writers[language]
  const nameOf = variables(
    input.flatMap(namesIn),
    new Map(bound.map(({ name, parameter }) => [name, parameter.name])),
    [...writer.own.split(' '), entry.name],
    language,
  )

  const read: Variables[] = []
  for (const lines of input) {
    const names = namesIn(lines)
    const types = names.map((name) => heldIn(lines, typeOf.get(name) ?? 'integer'))
    if (!types.every((type) => type !== null)) return null
    const linked = names.some((name) => typeOf.get(name) === 'list_node')
    read.push({ lines: renamed(lines, nameOf), types, linked })
  }
  const printed = leafOf(resultType(entry), { value: 0, list: 1, column: 1, table: 2 }[output.kind])
  if (printed === null || (printed === 'boolean' && !output.booleans)) return null
  return writer.write({
    source: source.trim(),
    entry,
    input: read,
    byWord: isByWord(input),
    call: bound.map(({ name }) => nameOf(name)),
    output,
    printed,
    printsLinked: resultType(entry) === 'list_node',
  })
}

/** Whether it is read word by word: where numbers tell how much follows, and nothing depends on where lines end. */
function isByWord(input: StandardInput['input']): boolean {
  const needsLines = input.some(
    (lines) =>
      lines.kind === 'text' ||
      (lines.kind === 'list' && lines.count === undefined) ||
      (lines.kind === 'table' && lines.columns === undefined),
  )
  return !needsLines && input.some(({ kind }) => kind !== 'values')
}

/** The type of the single values that lines hold for an argument of a type; null where they hold none such. */
function heldIn({ kind }: InputLines, type: ValueType): Leaf | null {
  switch (kind) {
    case 'values':
      return type === 'boolean' ? null : leafOf(type, 0)
    case 'text':
      return type === 'string' ? 'string' : null
    case 'list':
    case 'column':
      return leafOf(type, 1)
    case 'table':
      return leafOf(type, 2)
    case 'grid':
      return type === 'character[][]' ? 'string' : null
  }
}

/** A variable for each name of the layout: the function's own parameter, the name as it is, or a spare one. */
function variables(
  names: string[],
  parameters: Map<string, string>,
  taken: string[],
  language: Language,
): (name: string) => string {
  const chosen = new Map<string, string>()
  const isFree = (wish: string) => isName(wish, language) && ![...taken, ...chosen.values()].includes(wish)
  const choose = (name: string, wishes: string[]) => {
    const wish = wishes.find(isFree)
    if (wish !== undefined && !chosen.has(name)) chosen.set(name, wish)
  }
  for (const [name, parameter] of parameters) choose(name, [parameter])
  for (const name of names) choose(name, [nameIn(language, name)])
  for (const name of names) choose(name, SPARE)
  return (name) => chosen.get(name) ?? name
}
