import type { Generate } from '../../src/inputs.ts'

/** The two traversals of a random tree, whose nodes are numbered in a random order. */
export const generate: Generate = (size, random) => {
  const names = random.shuffled(Array.from({ length: size }, (_, value) => value))
  const preorder: number[] = []
  const inorder: number[] = []
  const visit = (nodes: number) => {
    const value = names[preorder.length]
    if (nodes === 0 || value === undefined) return
    const left = random.integer(0, nodes - 1)
    preorder.push(value)
    visit(left)
    inorder.push(value)
    visit(nodes - 1 - left)
  }
  visit(size)
  return [preorder, inorder]
}
