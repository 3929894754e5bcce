import type { Example } from '@dryrun/contract/problem'
import { findClass, GO_CONSTRUCTOR } from './starter-class.ts'

/**
 * Examples whose first operation is the function that makes an object, or the class with its capital spoiled, with the name of
 * the class that starter code declares.
 */
export function withClassNamed(examples: Example[], starter: string): Example[] {
  const name = findClass(starter)?.name
  if (name === undefined) return examples
  return examples.map((example) => {
    const [operations, ...others] = example.arguments ?? []
    if (!Array.isArray(operations?.value)) return example
    const [made, ...called] = operations.value
    if (made !== GO_CONSTRUCTOR && !isWithAnotherCapital(made, name)) return example
    return { ...example, arguments: [{ ...operations, value: [name, ...called] }, ...others] }
  })
}

function isWithAnotherCapital(made: unknown, name: string): boolean {
  return typeof made === 'string' && made.length === name.length && made.slice(1) === name.slice(1)
}
