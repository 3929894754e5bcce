import type { Example } from '@dryrun/contract/problem'
import { findClass, GO_CONSTRUCTOR } from './starter-class.ts'

/** Examples whose first operation is the function that makes an object, with the name of the class that starter code declares. */
export function withClassNamed(examples: Example[], starter: string): Example[] {
  const name = findClass(starter)?.name
  if (name === undefined) return examples
  return examples.map((example) => {
    const [operations, ...others] = example.arguments ?? []
    if (!Array.isArray(operations?.value) || operations.value[0] !== GO_CONSTRUCTOR) return example
    return { ...example, arguments: [{ ...operations, value: [name, ...operations.value.slice(1)] }, ...others] }
  })
}
