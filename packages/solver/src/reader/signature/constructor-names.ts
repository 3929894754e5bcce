import type { Example } from '@dryrun/contract/problem'
import type { Json } from '../values/values.ts'
import { findClass, GO_CONSTRUCTOR } from './starter-class.ts'

/**
 * Examples with the names that starter code declares: of the class, where their first operation is the function that makes an
 * object, or the class with its capital spoiled, and of a method where one of several calls of it has other capitals.
 */
export function withClassNamed(examples: Example[], starter: string): Example[] {
  const found = findClass(starter)
  if (found === null) return examples
  const called = new Set(examples.flatMap((example) => operationsOf(example)))
  const methods = found.methods.map(({ name }) => name).filter((name) => called.has(name))
  return examples.map((example) => {
    const [operations, ...others] = example.arguments ?? []
    const [made, ...calls] = operationsOf(example)
    if (operations === undefined || made === undefined) return example
    const isClass = made === GO_CONSTRUCTOR || isWithAnotherCapital(made, found.name)
    const value = [isClass ? found.name : made, ...calls.map((name) => declaredAs(name, methods))]
    return { ...example, arguments: [{ ...operations, value }, ...others] }
  })
}

function operationsOf({ arguments: [operations] = [] }: Example): Json[] {
  return Array.isArray(operations?.value) ? operations.value : []
}

function declaredAs(called: Json, methods: string[]): Json {
  if (typeof called !== 'string' || methods.includes(called)) return called
  return methods.find((name) => name.toLowerCase() === called.toLowerCase()) ?? called
}

function isWithAnotherCapital(made: Json, name: string): boolean {
  return typeof made === 'string' && made.length === name.length && made.slice(1) === name.slice(1)
}
