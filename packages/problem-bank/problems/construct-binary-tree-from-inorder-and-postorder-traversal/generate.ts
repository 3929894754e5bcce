import type { Generate } from '../../src/inputs.ts'

/** The two traversals of a random tree, whose nodes are numbered in a random order. */
export const generate: Generate = (size, random) => {
  const names = random.shuffled(Array.from({ length: size }, (_, value) => value))
  const inorder: number[] = []
  const postorder: number[] = []
  const visit = (nodes: number) => {
    if (nodes === 0) return
    const left = random.integer(0, nodes - 1)
    visit(left)
    const value = names[inorder.length] ?? 0
    inorder.push(value)
    visit(nodes - 1 - left)
    postorder.push(value)
  }
  visit(size)
  return [inorder, postorder]
}
