import type { Accepts } from '../../src/any-answer.ts'
import { type CheckedNode, treeIn, valuesInOrder } from '../../src/checked-trees.ts'

/** What hung at the node holds the same values without it, still in order; all else is as it was. */
export const accepts: Accepts = ([root, key], _expected, actual) => {
  const [before, after] = [treeIn(root), treeIn(actual)]
  if (!before || !after || typeof key !== 'number') return false
  let places: Places = [0, 0]
  for (;;) {
    const [node, kept] = [before[places[0] ?? -1], after[places[1] ?? -1]]
    if (!node) return !kept
    if (node.value === key) break
    if (node.value !== kept?.value) return false
    const [side, other] = key < node.value ? (['left', 'right'] as const) : (['right', 'left'] as const)
    if (!isSame(before, after, [node[other], kept[other]])) return false
    places = [node[side], kept[side]]
  }
  const values = places[1] === undefined || after.length === 0 ? [] : valuesInOrder(after, places[1])
  const wanted = valuesInOrder(before, places[0]).filter((value) => value !== key)
  return values.length === wanted.length && values.every((value, place) => value === wanted[place])
}

/** A place in the tree before and one in the tree after, each undefined where there is no node. */
type Places = [number | undefined, number | undefined]

/** Whether the same hangs at both places. Walks without calling itself, as a tree may be of any depth. */
function isSame(before: readonly CheckedNode[], after: readonly CheckedNode[], places: Places): boolean {
  const toCompare = [places]
  for (let next = toCompare.pop(); next; next = toCompare.pop()) {
    const [node, kept] = [before[next[0] ?? -1], after[next[1] ?? -1]]
    if (node?.value !== kept?.value) return false
    if (node && kept) toCompare.push([node.left, kept.left], [node.right, kept.right])
  }
  return true
}
