import type { Accepts } from '../../src/any-answer.ts'
import { type CheckedNode, treeIn, valuesInOrder } from '../../src/checked-trees.ts'
import { integersIn } from '../../src/checked-values.ts'

/** A tree of exactly these numbers, in order from left to right, in which no two sides of a node differ by more than one. */
export const accepts: Accepts = ([nums], _expected, actual) => {
  const [numbers, nodes] = [integersIn(nums), treeIn(actual)]
  if (numbers === null || nodes?.length !== numbers.length) return false
  return isBalanced(nodes) && valuesInOrder(nodes).every((value, place) => value === numbers[place])
}

function isBalanced(nodes: readonly CheckedNode[]): boolean {
  const heights: number[] = []
  const heightOf = (child: number | undefined) => (child === undefined ? 0 : (heights[child] ?? 0))
  for (const [place, { left, right }] of [...nodes.entries()].toReversed()) {
    if (Math.abs(heightOf(left) - heightOf(right)) > 1) return false
    heights[place] = 1 + Math.max(heightOf(left), heightOf(right))
  }
  return true
}
