import type { Accepts } from '../../src/any-answer.ts'
import { integersIn } from '../../src/checked-values.ts'

/** A tree of exactly these numbers, in order from left to right, in which no two sides of a node differ by more than one. */
export const accepts: Accepts = ([nums], _expected, actual) => {
  const numbers = integersIn(nums)
  const nodes = Array.isArray(actual) ? treeOf(actual) : null
  return numbers !== null && nodes !== null && isBalanced(nodes) && isInOrder(nodes, numbers)
}

/** A node, and the places of its children among the nodes, each after its parent. */
type Node = { value: number; left?: number; right?: number }

/** The nodes of a tree that is written level by level; null where that is no tree of integers. */
function treeOf(levels: readonly unknown[]): Node[] | null {
  const nodes: Node[] = []
  const open: { parent: number; side: 'left' | 'right' }[] = []
  for (const [place, value] of levels.entries()) {
    const at = place === 0 ? undefined : open[place - 1]
    if (place > 0 && !at) return null
    if (value === null) continue
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) return null
    const parent = at && nodes[at.parent]
    if (at && parent) parent[at.side] = nodes.length
    open.push({ parent: nodes.length, side: 'left' }, { parent: nodes.length, side: 'right' })
    nodes.push({ value })
  }
  return nodes
}

function isBalanced(nodes: readonly Node[]): boolean {
  const heights: number[] = []
  const heightOf = (child: number | undefined) => (child === undefined ? 0 : (heights[child] ?? 0))
  for (const [place, { left, right }] of [...nodes.entries()].toReversed()) {
    if (Math.abs(heightOf(left) - heightOf(right)) > 1) return false
    heights[place] = 1 + Math.max(heightOf(left), heightOf(right))
  }
  return true
}

/** Walks without calling itself, as the tree may be of any depth. */
function isInOrder(nodes: readonly Node[], numbers: readonly number[]): boolean {
  const above: Node[] = []
  let node = nodes[0]
  let seen = 0
  while (node || above.length > 0) {
    while (node) {
      above.push(node)
      node = node.left === undefined ? undefined : nodes[node.left]
    }
    const next = above.pop()
    if (next?.value !== numbers[seen++]) return false
    node = next?.right === undefined ? undefined : nodes[next.right]
  }
  return seen === numbers.length
}
