/** A node, and the places of its children among the nodes, each after its parent. The root stands first. */
export type CheckedNode = { value: number; left?: number; right?: number }

/** The nodes of a tree that is written level by level; null where that is no tree of integers. */
export function treeIn(levels: unknown): CheckedNode[] | null {
  if (!Array.isArray(levels)) return null
  const nodes: CheckedNode[] = []
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

/** The values from left to right, of the tree or of what hangs at `root`. Walks without calling itself, as it may be deep. */
export function valuesInOrder(nodes: readonly CheckedNode[], root: number | undefined = 0): number[] {
  const values: number[] = []
  const above: CheckedNode[] = []
  const childAt = (place: number | undefined) => (place === undefined ? undefined : nodes[place])
  let node = childAt(root)
  while (node || above.length > 0) {
    while (node) {
      above.push(node)
      node = childAt(node.left)
    }
    const next = above.pop()
    if (next) values.push(next.value)
    node = childAt(next?.right)
  }
  return values
}
