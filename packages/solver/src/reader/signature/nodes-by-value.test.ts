import type { Example } from '@dryrun/contract/problem'
import { expect, test } from 'vitest'
import type { Json } from '../values/values.ts'
import { readSignature } from './signature.ts'

const shown = (given: Json[], value: Json): Example => ({
  ...{ input: '', expected: '', value },
  arguments: given.map((one) => ({ value: one })),
})
const typesOf = (code: string, examples: Example[]) => {
  const read = readSignature(code, examples)
  return read && [...read.parameters.map(({ type }) => type), read.returns]
}
const java = 'class Solution {\n    public TreeNode lca(TreeNode root, TreeNode p, TreeNode q) {\n    }\n}'
const byValue = ['tree_node', 'tree_node_by_value', 'tree_node_by_value', 'tree_node_by_value']
const examples = [shown([[3, 5, 1], 5, 1], 3), shown([[3, 5, 1], 5, 3], 3)]

test.each([
  java,
  'class Solution:\n    def lca(self, root: "TreeNode", p: "TreeNode", q: "TreeNode") -> "TreeNode":',
  '/**\n * @param {TreeNode} root\n * @param {TreeNode} p\n * @param {TreeNode} q\n * @return {TreeNode}\n */\nvar lca = function(root, p, q) {\n};',
  'TreeNode* lca(TreeNode* root, TreeNode* p, TreeNode* q) {\n}',
  'func lca(root, p, q *TreeNode) *TreeNode {\n}',
  'impl Solution {\n    pub fn lca(root: Option<Rc<RefCell<TreeNode>>>, p: Option<Rc<RefCell<TreeNode>>>, q: Option<Rc<RefCell<TreeNode>>>) -> Option<Rc<RefCell<TreeNode>>> {\n    }\n}',
])('nodes that the examples give as numbers are nodes of the tree, given by their values: %#', (code) => {
  expect(typesOf(code, examples)).toEqual(byValue)
})

test('a node that is missing in an example is given by its value in others', () => {
  expect(typesOf(java, [...examples, shown([[3, 5, 1], 5, null], null)])).toEqual(byValue)
})

test('nodes are trees where examples show them so, or none', () => {
  const trees = ['tree_node', 'tree_node', 'tree_node', 'tree_node']
  expect(typesOf(java, [shown([[3, 5, 1], [5], [1]], [3, 5])])).toEqual(trees)
  expect(typesOf(java, [])).toEqual(trees)
  expect(typesOf(java, [shown([3, 5, 1], 3)])).toEqual(trees)
})

test('what the code takes for numbers is numbers', () => {
  const code = 'public TreeNode find(TreeNode root, int p) {'
  expect(typesOf(code, [shown([[3, 5, 1], 5], 5)])).toEqual(['tree_node', 'integer', 'tree_node_by_value'])
  expect(typesOf(code, [shown([[3, 5, 1], 5], [5])])).toEqual(['tree_node', 'integer', 'tree_node'])
})
