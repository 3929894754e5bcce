import type { ClassSignature, Signature, ValueType } from '@dryrun/contract/problem'
import type { Call, Value } from './program.ts'
import { decode, encode, type Wire, WrongType } from './values.ts'

/** What an operation of a class takes and gives; the first makes the object and gives nothing. */
export type Operation = { name: string; parameters: { type: ValueType }[]; returns: ValueType }

/**
 * The operations that a call of a class asks for, in order, without their arguments.
 * @throws WrongType where they are not the class's own name followed by names of its methods
 */
export function operationsOf(entry: ClassSignature, call: Call): Operation[] {
  const [names] = call.arguments
  if (!Array.isArray(names) || names.length === 0) throw new WrongType(`operations of ${entry.name}`, names)
  return names.map((name, place) => {
    if (place === 0 && name === entry.name) return { ...entry, returns: 'void' }
    const method = place > 0 ? entry.methods.find((one) => one.name === name) : undefined
    if (!method) throw new WrongType(`an operation of ${entry.name}`, name)
    return method
  })
}

/** A call as the harness is asked for it: a value for each parameter of a function; for a class a name and arguments for each operation. */
export type Request = { arguments: Wire[]; timed?: true }

/**
 * Writes a call for the harness.
 * @throws WrongType where its arguments are not what the signature says
 */
export function requestOf(entry: Signature, call: Call): Request {
  const given = encodeArguments(entry, call)
  return call.timed ? { arguments: given, timed: true } : { arguments: given }
}

function encodeArguments(entry: Signature, call: Call): Wire[] {
  if (!('methods' in entry)) return encodeValues(entry.parameters, call.arguments)
  const lists = call.arguments[1]
  const operations = operationsOf(entry, call)
  if (!Array.isArray(lists) || lists.length !== operations.length) throw new WrongType('arguments', lists)
  return operations.map(({ name, parameters }, place) => {
    const given = lists[place]
    if (!Array.isArray(given) || given.length !== parameters.length) throw new WrongType(`arguments of ${name}`, given)
    return [name, encodeValues(parameters, given)]
  })
}

function encodeValues(parameters: Operation['parameters'], given: Value[]): Wire[] {
  const strange = notOneNode(parameters, given)
  if (strange) throw new WrongType('tree_node_by_value', strange.value, `, which ${strange.nodes} of the tree has`)
  return parameters.map(({ type }, place) => encode(given[place] ?? null, type))
}

/**
 * The first value given for a node that no node of the first tree before it has, or more than one; null where there is none.
 * A missing node is given as null.
 */
export function notOneNode(
  parameters: Operation['parameters'],
  given: readonly Value[],
): { value: Value; nodes: 'no node' | 'more than one node' } | null {
  const treeAt = parameters.findIndex(({ type }) => type === 'tree_node')
  const tree = given[treeAt]
  for (const [place, { type }] of parameters.entries()) {
    const value = given[place] ?? null
    if (type !== 'tree_node_by_value' || value === null) continue
    const isBehind = treeAt !== -1 && treeAt < place
    const found = isBehind && Array.isArray(tree) ? tree.filter((one) => one === value).length : 0
    if (found !== 1) return { value, nodes: found === 0 ? 'no node' : 'more than one node' }
  }
  return null
}

/**
 * Reads what a harness says that a call came to: what a function returned or how long it took, or what each operation of a class did.
 * @throws WrongType where it is not of the types that the signature promises
 */
export function decodeOutcome(entry: Signature, call: Call, wire: unknown): Value {
  if (call.timed) return decode(wire, 'double')
  if (!('methods' in entry)) {
    // A function that returns nothing changes its first argument in place.
    return decode(wire, entry.returns === 'void' ? (entry.parameters[0]?.type ?? 'void') : entry.returns)
  }
  const operations = operationsOf(entry, call)
  if (!Array.isArray(wire) || wire.length !== operations.length) throw new WrongType('results', wire)
  return operations.map(({ returns }, place) => decode(wire[place], returns))
}
