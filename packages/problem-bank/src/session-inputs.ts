import type { Json } from './bank.ts'

/** An operation of a class and its arguments. */
type Operation = [name: string, ...given: Json[]]

/** The two arguments of a call to a class: `size` operations after its constructor, and what each is given. */
export function session(made: Operation, size: number, next: () => Operation): [names: string[], given: Json[][]] {
  const operations = [made, ...Array.from({ length: size }, next)]
  return [operations.map(([name]) => name), operations.map(([, ...given]) => given)]
}
