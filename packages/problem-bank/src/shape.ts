import type { Example, FunctionSignature, Problem, ValueType } from '@dryrun/contract/problem'
import { notOneNode } from '@dryrun/runner/operations'
import type { BankEntry, Json } from './bank.ts'
import { whichAreLengths } from './lengths.ts'

/** What the page's function takes and gives, from its signature or, without one, from its examples. */
export type PageShape = {
  parameters: { name?: string; type?: ValueType; values: Json[]; isLength: boolean }[]
  returns?: ValueType
  /** Expected values that could be read. */
  returned: Json[]
  /** The arguments of each example in the order of `parameters`; null where they could not be read, or a node is in no tree. */
  calls: (Json[] | null)[]
}

/**
 * For each of the page's parameters the place of the bank's parameter; null for the length of another, which the bank's
 * problem does without.
 */
export type Order = (number | null)[]

export function shapeOf(problem: Problem): PageShape | null {
  const firstRead = problem.examples.find((example) => example.arguments)?.arguments
  const parameters: { name?: string; type?: ValueType }[] | undefined = problem.signature?.parameters ?? firstRead
  if (parameters === undefined) return null
  const names = parameters.map(({ name }) => name)
  const taken = parameters.map(({ type = 'void' }) => ({ type }))
  const calls = problem.examples.map((example) => {
    const call = argumentsInOrder(example, names)
    return call && notOneNode(taken, call) === null ? call : null
  })
  const read = calls.filter((call) => call !== null)
  const areLengths = whichAreLengths(problem, names, read)
  return {
    parameters: parameters.map(({ name, type }, place) => {
      const values = read.map((call) => call[place] ?? null)
      // Where starter code and examples contradict each other, one was misread, and the examples are what is run.
      const holds = type !== undefined && values.every((value) => fits(value, type))
      return { name, type: holds ? type : undefined, values, isLength: areLengths[place] ?? false }
    }),
    returns: problem.signature?.returns,
    returned: problem.examples.flatMap(({ value }) => (value === undefined ? [] : [value])),
    calls,
  }
}

/** An example's arguments by name where every name is known, else as they stand. */
function argumentsInOrder(example: Example, names: readonly (string | undefined)[]): Json[] | null {
  const given = example.arguments
  if (given === undefined || given.length !== names.length) return null
  // A page may show `N` where its starter code has `n`, unless it has both.
  const areToldApart = new Set(names.map((one) => one?.toLowerCase())).size === names.length
  const folded = (name: string | undefined) => (areToldApart ? name?.toLowerCase() : name)
  const byName = names.map((name) => given.find((one) => name !== undefined && folded(one.name) === folded(name)))
  return (byName.every((argument) => argument !== undefined) ? byName : given).flatMap((argument) =>
    argument === undefined ? [] : [argument.value],
  )
}

/**
 * Every way in which the page's parameters can be the bank's: those under names we know first, and then those in the
 * bank's own order. Empty where no way fits the types. Only a page with more parameters than the problem has lengths.
 */
export function assignments(page: PageShape, entry: BankEntry): Order[] {
  const ours = entry.signature.parameters
  const spare = page.parameters.length - ours.length
  const lengths = page.parameters.filter(({ isLength }) => isLength).length
  if (spare < 0 || spare > lengths || !fitsReturned(page, entry)) return []
  const named = (order: Order) =>
    page.parameters.filter(({ name }, place) => {
      const parameter = oursAt(entry, order, place)
      return name !== undefined && parameter !== undefined && isCalled(entry, parameter.name, name)
    }).length
  // To one page x is the row and to another the column.
  const isSure = page.parameters.every(({ name }) => !/^[xy]$/i.test(name ?? ''))
  const ways = permutations(page.parameters.length)
    // Which of two lengths comes first makes no difference.
    .filter((places) => places.filter((place) => place >= ours.length).every((place, at) => place === ours.length + at))
    .map((places): Order => places.map((place) => (place < ours.length ? place : null)))
    .filter((order) =>
      page.parameters.every(({ type, values, isLength }, place) => {
        const wanted = oursAt(entry, order, place)?.type
        if (wanted === undefined) return isLength
        return sameType(type, wanted) && values.every((value) => fits(value, wanted))
      }),
    )
    .map((order) => ({ order, named: named(order) }))
    .sort((a, b) => b.named - a.named)
  // A page that calls all of them as we do means them so.
  const isNamed = isSure && ways[0]?.named === ours.length
  return ways.filter(({ named }) => !isNamed || named === ours.length).map(({ order }) => order)
}

/** The bank's parameter that one of the page's is; undefined for a length that the problem does without. */
export function oursAt(
  { signature }: BankEntry,
  order: Order,
  place: number,
): FunctionSignature['parameters'][number] | undefined {
  return signature.parameters[order[place] ?? -1]
}

/** The arguments of a call of the page in the order of the bank's parameters. */
export function inOurOrder<Argument>(order: Order, call: readonly Argument[]): (Argument | null)[] {
  return order.filter((place) => place !== null).map((_, ours) => call[order.indexOf(ours)] ?? null)
}

function isCalled({ matching }: BankEntry, ours: string, name: string): boolean {
  const plain = (word: string) => word.toLowerCase().replaceAll('_', '')
  return [ours, ...(matching.parameters[ours] ?? [])].some((known) => plain(known) === plain(name))
}

function fitsReturned(page: PageShape, entry: BankEntry): boolean {
  const { returns, parameters } = entry.signature
  // A function that changes its first argument is shown by what that argument becomes, and some pages return it.
  const shown = returns === 'void' ? parameters[0]?.type : returns
  if (shown === undefined || !page.returned.every((value) => fits(value, shown))) return false
  return sameType(page.returns, returns) || (returns === 'void' && sameType(page.returns, shown))
}

function sameType(pages: ValueType | undefined, ours: ValueType): boolean {
  // Starter code without a type for one character says string.
  const narrow = (type: ValueType) => type.replace('long', 'integer').replace('character', 'string')
  // Only starter code tells a node from its value.
  if (pages === undefined) return ours !== 'tree_node_by_value'
  return narrow(pages) === narrow(ours)
}

/** Whether a JSON value can be of a type. */
export function fits(value: Json, type: ValueType): boolean {
  if (type.endsWith('[]')) return Array.isArray(value) && value.every((item) => fits(item, type.slice(0, -2)))
  switch (type) {
    case 'integer':
    case 'long':
      return Number.isInteger(value)
    case 'double':
      return typeof value === 'number'
    case 'boolean':
      return typeof value === 'boolean'
    case 'string':
      return typeof value === 'string'
    case 'character':
      return typeof value === 'string' && [...value].length === 1
    case 'list_node':
      return value === null || fits(value, 'integer[]')
    case 'tree_node':
      return value === null || (Array.isArray(value) && value.every((item) => item === null || Number.isInteger(item)))
    case 'tree_node_by_value':
      return value === null || Number.isInteger(value)
    case 'cyclic_list':
      return isCyclicList(value)
    default:
      return value === null
  }
}

/** Whether a value is those of a list and the place of one of them, or -1. */
function isCyclicList(value: Json): boolean {
  const [values, place, ...others] = Array.isArray(value) ? value : []
  if (!Array.isArray(values) || typeof place !== 'number' || others.length > 0) return false
  return fits(values, 'integer[]') && Number.isInteger(place) && place >= -1 && place < values.length
}

function permutations(length: number): number[][] {
  if (length === 0) return [[]]
  return permutations(length - 1).flatMap((rest) =>
    Array.from({ length }, (_, at) => [...rest.slice(0, length - 1 - at), length - 1, ...rest.slice(length - 1 - at)]),
  )
}
