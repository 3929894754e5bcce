import type { ValueType } from '@dryrun/contract/problem'
import type { Value } from './program.ts'

/** A value as JSON carries it to the harness and back: integers too large for a double and infinities are strings. */
export type Wire = null | boolean | number | string | Wire[]

/** A value does not have the type it should. */
export class WrongType extends Error {
  constructor(type: ValueType, value: unknown, why = '') {
    super(
      `Expected ${type}, but got ${typeof value === 'object' ? JSON.stringify(value)?.slice(0, 80) : String(value)}${why}`,
    )
    this.name = 'WrongType'
  }
}

/**
 * Writes a value for the harness.
 * @throws WrongType where the value is not of the type
 */
export function encode(value: Value, type: ValueType): Wire {
  if (type === 'cyclic_list') return cyclicList(value)
  if (value === null) return nodesOf(value, type) === null ? null : []
  if (type.endsWith('[]')) return items<Value>(value, type).map((item) => encode(item, type.slice(0, -2)))
  switch (type) {
    case 'list_node':
    case 'tree_node':
      return items<Value>(value, type).map((item) => encode(item, 'integer'))
    case 'integer':
    case 'long':
    case 'tree_node_by_value':
      if (typeof value === 'bigint') return String(value)
      if (Number.isInteger(value)) return Number.isSafeInteger(value) ? Number(value) : String(BigInt(Number(value)))
      break
    case 'double':
      if (typeof value === 'number' || typeof value === 'bigint')
        return Number.isFinite(Number(value)) ? Number(value) : String(value)
      break
    case 'boolean':
      if (typeof value === 'boolean') return value
      break
    case 'string':
    case 'character':
      if (typeof value === 'string') return value
      break
  }
  throw new WrongType(type, value)
}

/** The values of a list, and the place of the node that its tail leads back to; -1 where it leads nowhere. */
function cyclicList(value: Value): Wire {
  const [values = [], place, ...others] = items<Value>(value, 'cyclic_list')
  const written = encode(values, 'list_node')
  const isPlace = typeof place === 'number' && Number.isInteger(place) && place >= -1
  if (!isPlace || !Array.isArray(written) || place >= written.length || others.length > 0)
    throw new WrongType('cyclic_list', value)
  return [written, place]
}

/** A value as it travels: pages write the list or the tree without a node as `null` too. */
export function nodesOf(value: Value, type?: ValueType): Value {
  return value === null && (type === 'list_node' || type === 'tree_node') ? [] : value
}

/**
 * Reads what a harness wrote, which may be anything.
 * @throws WrongType where it is not of the type
 */
export function decode(wire: unknown, type: ValueType): Value {
  if (wire === null) return nodesOf(wire, type)
  if (type.endsWith('[]')) return items<unknown>(wire, type).map((item) => decode(item, type.slice(0, -2)))
  switch (type) {
    case 'list_node':
    case 'tree_node':
      return items<unknown>(wire, type).map((item) => decode(item, 'integer'))
    case 'integer':
    case 'long':
    case 'tree_node_by_value':
      if (Number.isSafeInteger(wire)) return Number(wire)
      if (typeof wire === 'string' && /^-?\d{1,10000}$/.test(wire)) return smallest(BigInt(wire))
      break
    case 'double':
      if (typeof wire === 'number') return wire
      if (wire === 'NaN' || wire === 'Infinity' || wire === '-Infinity') return Number(wire)
      break
    case 'boolean':
      if (typeof wire === 'boolean') return wire
      break
    case 'string':
    case 'character':
      if (typeof wire === 'string') return wire
      break
  }
  throw new WrongType(type, wire)
}

/** A number where it holds the integer exactly, as it would have come had it been written as one. */
function smallest(value: bigint): Value {
  return Number.isSafeInteger(Number(value)) ? Number(value) : value
}

function items<Item>(value: unknown, type: ValueType): Item[] {
  if (!Array.isArray(value)) throw new WrongType(type, value)
  return value
}
