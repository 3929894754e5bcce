import type { Problem, ValueType } from '@dryrun/contract/problem'
import type { Json } from './bank.ts'

type Shown = [given: Record<string, Json>, expected: Json]

/** A page as the reader hands it over, with its examples' arguments under the page's own names and in its own order. */
export function page(title: string, statement: string, examples: Shown[], more: Partial<Problem> = {}): Problem {
  return {
    title,
    statement,
    constraints: [],
    examples: examples.map(([given, expected]) => ({
      input: Object.entries(given)
        .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
        .join(', '),
      expected: JSON.stringify(expected),
      arguments: Object.entries(given).map(([name, value]) => ({ name, value })),
      value: expected,
    })),
    unreadable: [],
    ...more,
  }
}

export function starterCode(name: string, parameters: Record<string, ValueType>, returns: ValueType): Partial<Problem> {
  return {
    signature: {
      name,
      parameters: Object.entries(parameters).map(([parameter, type]) => ({ name: parameter, type })),
      returns,
    },
  }
}
