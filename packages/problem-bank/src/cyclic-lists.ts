import type { Example, Problem } from '@dryrun/contract/problem'
import type { Json } from './bank.ts'
import { speaksOfLists } from './doubts.ts'
import { fits } from './shape.ts'

/** How a page says that the first node is number one, so that number zero is none. */
const COUNTS_FROM_ONE =
  /\b(?:1|one)[- ](?:based|indexed)\b|\b(?:counted|counting|numbered|starting|starts?) (?:from|at|with) (?:1|one)\b/i

/**
 * A page that shows a list and the place where its tail leads back to, `head = [3,2,0,-4], pos = 1`, with both as the one list
 * that its function takes; null for any other. The place is no argument: starter code that takes it asks for something else.
 * An example whose two values make no such list is one that could not be read.
 */
export function withCyclesJoined(problem: Problem): Problem | null {
  const { signature, stdin, statement, constraints } = problem
  if (stdin !== undefined || (signature !== undefined && !takesList(problem))) return null
  const first = COUNTS_FROM_ONE.test([statement, ...constraints].join('\n')) ? 1 : 0
  const hasPlaces = problem.examples.some(({ arguments: given }) => given?.length === 2)
  const examples = problem.examples.map((example) => ({ ...example, arguments: joined(example, first, hasPlaces) }))
  const isShown = problem.examples.some((example) => example.arguments !== undefined)
  const isJoined = examples.some((example) => example.arguments !== undefined)
  if (!isJoined && (isShown || signature === undefined)) return null
  const [list] = signature?.parameters ?? []
  return {
    ...problem,
    examples,
    signature: signature && list && { ...signature, parameters: [{ ...list, type: 'cyclic_list' }] },
  }
}

/** Whether starter code takes a list and nothing else; without types it is known by what the examples show for it. */
function takesList(problem: Problem): boolean {
  const [list, ...others] = problem.signature?.parameters ?? []
  const isOfNodes = list?.type === 'list_node' || (list?.type === 'integer[]' && speaksOfLists(problem))
  return isOfNodes && others.length === 0
}

/**
 * @param first the number of the first node
 * @param mayEnd whether a list without a place is one that ends, as another has one
 */
function joined({ arguments: given = [] }: Example, first: number, mayEnd: boolean): Example['arguments'] {
  const list = given.find(({ value }) => fits(value, 'list_node') && value !== null)
  if (list !== undefined && given.length === 1 && mayEnd) return [{ ...list, value: [list.value, -1] }]
  const place = given.find((one) => one !== list)
  if (list === undefined || place === undefined || given.length !== 2) return undefined
  // Some pages show the place of no node as null.
  const at: Json = typeof place.value === 'number' ? place.value - first : place.value === null ? -1 : place.value
  const value = [list.value, at]
  return fits(value, 'cyclic_list') ? [{ ...list, value }] : undefined
}
