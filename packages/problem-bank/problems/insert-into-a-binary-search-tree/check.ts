import type { Accepts } from '../../src/any-answer.ts'
import { treeIn, valuesInOrder } from '../../src/checked-trees.ts'

/** Any search tree of the values there were and the new one. */
export const accepts: Accepts = ([root, val], _expected, actual) => {
  const [before, after] = [treeIn(root), treeIn(actual)]
  if (!before || !after || typeof val !== 'number') return false
  const wanted = [...valuesInOrder(before), val].sort((a, b) => a - b)
  const values = valuesInOrder(after)
  return values.length === wanted.length && values.every((value, place) => value === wanted[place])
}
