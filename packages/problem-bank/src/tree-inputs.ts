import type { Random } from './inputs.ts'

/** The levels of a random tree of about `size` nodes, at least one; a null stands where a child is missing. */
export function randomTree(size: number, random: Random, low = -100, high = 100): (number | null)[] {
  const levels: (number | null)[] = [random.integer(low, high)]
  for (let open = 1; levels.length < size && open > 0; open--) {
    for (let child = 0; child < 2; child++) {
      const missing = random.integer(0, 3) === 0
      levels.push(missing ? null : random.integer(low, high))
      if (!missing) open++
    }
  }
  while (levels.at(-1) === null) levels.pop()
  return levels
}

type Node = { value: number; left?: Node; right?: Node }

/** The levels of a binary search tree made by inserting these distinct values in this order. */
export function searchTree(values: readonly number[]): (number | null)[] {
  let root: Node | undefined
  for (const value of values) root = inserted(root, value)
  const level = [root]
  for (const node of level) if (node) level.push(node.left, node.right)
  const levels = level.map((node) => node?.value ?? null)
  while (levels.at(-1) === null) levels.pop()
  return levels
}

function inserted(node: Node | undefined, value: number): Node {
  if (!node) return { value }
  if (value < node.value) return { ...node, left: inserted(node.left, value) }
  return { ...node, right: inserted(node.right, value) }
}
