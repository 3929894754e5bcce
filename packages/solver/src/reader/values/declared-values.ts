import type { ValueType } from '@dryrun/contract/problem'
import type { Json } from './values.ts'

/** Whether a value can be given where this type is declared; anything can where the page leaves the type open. */
export function isOfType(value: Json, type: ValueType | null): boolean {
  if (type === null || value === null) return true
  if (type.endsWith('[]')) return Array.isArray(value) && value.every((item) => isOfType(item, itemOf(type)))
  if (type === 'list_node' || type === 'tree_node') return Array.isArray(value)
  if (type === 'string' || type === 'character') return typeof value === 'string'
  return typeof value === (type === 'boolean' ? 'boolean' : 'number')
}

function itemOf(type: ValueType): ValueType {
  return type.slice(0, -2)
}
