import type { Example, FunctionSignature, ValueType } from '@dryrun/contract/problem'
import { findFunction } from './starter-code.ts'
import { arrayOf } from './starter-types.ts'
import type { Json } from './values.ts'

/**
 * The function that starter code asks for, in any of the languages. Types that the code leaves open are taken from the
 * examples. Undefined where there is no such function, or a type stays unknown.
 */
export function readSignature(code: string, examples: Example[]): FunctionSignature | undefined {
  const found = findFunction(code)
  if (!found) return undefined
  const parameters = found.parameters.map(({ name, type }, place) => ({
    name,
    type: type ?? typeOf(examples.map(({ arguments: given }) => given?.[place]?.value)),
  }))
  const returns = found.returns ?? typeOf(examples.map(({ value }) => value))
  const known = parameters.filter(
    (parameter): parameter is { name: string; type: ValueType } => parameter.type !== null,
  )
  if (known.length < parameters.length || returns === null) return undefined
  return { name: found.name, parameters: known, returns }
}

/** The type that all of these values have, as far as they were read; null where they differ or tell nothing. */
function typeOf(values: (Json | undefined)[]): ValueType | null {
  const types = new Set(values.filter((value) => value !== undefined).map(typeOfOne))
  if (types.has('double')) types.delete('integer')
  const [type, ...others] = types
  return others.length === 0 ? (type ?? null) : null
}

function typeOfOne(value: Json): ValueType | null {
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'double'
  if (typeof value === 'string') return 'string'
  if (typeof value === 'boolean') return 'boolean'
  return Array.isArray(value) ? arrayOf(typeOf(value)) : null
}
