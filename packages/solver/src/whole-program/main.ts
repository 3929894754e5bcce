import type { FunctionSignature, InputLines, StandardInput, ValueType } from '@dryrun/contract/problem'

/** A function as it stands, and how the program around it reads its arguments and prints what it returns. */
export type Main = {
  source: string
  entry: FunctionSignature
  /** What is read, in order, under names that the language allows. */
  input: Variables[]
  /** Read word by word, wherever lines end; else line by line. */
  byWord: boolean
  /** The variables that the function is called with. */
  call: string[]
  output: StandardInput['output']
  /** The type of each single value that is printed. */
  printed: Leaf
  /** What is printed is a linked list. */
  printsLinked: boolean
}

/** Lines of the input, and the type of each single value under each of their names; `linked` where they make a linked list. */
export type Variables = { lines: InputLines; types: Leaf[]; linked: boolean }

/** The type of a single value. */
export type Leaf = 'integer' | 'double' | 'boolean' | 'string'

/** A language's way to write a program. */
export type Writer = {
  /** Names that its `main` uses itself, between spaces, so that nothing else may be called so. */
  own: string
  /** Null where the function is not declared as it can write a program around. */
  write(main: Main): string | null
}

const leaves = new Map<ValueType, Leaf>([
  ['integer', 'integer'],
  ['long', 'integer'],
  ['double', 'double'],
  ['boolean', 'boolean'],
  ['string', 'string'],
  ['character', 'string'],
])

/** The type of the single values in an array of so many dimensions, a linked list being one too; null for any other type. */
export function leafOf(type: ValueType, dimensions: number): Leaf | null {
  if (type === 'list_node') return dimensions === 1 ? 'integer' : null
  const brackets = '[]'.repeat(dimensions)
  return type.endsWith(brackets) ? (leaves.get(type.slice(0, type.length - brackets.length)) ?? null) : null
}

/**
 * What a call comes to in a program, as an expression; and the statements before it, where the function returns nothing
 * and changes its first argument.
 */
export function outcomeOf(
  { entry, call: [first = ''] }: Pick<Main, 'entry' | 'call'>,
  called: string,
  end: ';' | '' = ';',
): { before: string[]; returned: string } {
  return entry.returns === 'void' ? { before: [called + end], returned: first } : { before: [], returned: called }
}

/** What a function comes to: what it returns, or its first argument where it changes that in place. */
export function resultType({ returns, parameters }: FunctionSignature): ValueType {
  return returns === 'void' ? (parameters[0]?.type ?? 'void') : returns
}
