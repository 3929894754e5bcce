/** The tree of an inorder traversal, its root in each part being the one of the highest standing. */
function treeOf(inorder, roots) {
  if (inorder.length === 0) return null
  const root = roots.find((value) => inorder.includes(value))
  if (root === undefined) return null
  const place = inorder.indexOf(root)
  return new TreeNode(root, treeOf(inorder.slice(0, place), roots), treeOf(inorder.slice(place + 1), roots))
}

function mirrored(node) {
  return node && new TreeNode(node.val, mirrored(node.right), mirrored(node.left))
}

const lookAlikes = [
  {
    asks: 'a tree from its preorder and inorder traversals',
    said: ['preorder', 'pre order', 'node|root|parent first|before', 'before its|both child|children|subtree|subtrees'],
    answer: (first, second) => treeOf(second, first),
  },
  {
    asks: 'a tree from its inorder and preorder traversals, in this order',
    said: ['preorder', 'pre order', 'node|root|parent first|before'],
    answer: (first, second) => treeOf(first, second),
  },
  {
    asks: 'a tree from its postorder and inorder traversals, in this order',
    said: ['postorder .. inorder', 'first .. postorder'],
    answer: (first, second) => treeOf(second, [...first].reverse()),
  },
  {
    asks: 'a tree from its level order and inorder traversals',
    said: ['level order and|with', 'and|with|its level order', 'breadth first and|with|order|traversal', 'bfs'],
    answer: (first, second) => treeOf(first, second),
  },
  {
    asks: 'any tree from its preorder and postorder traversals',
    said: ['preorder', 'pre order', 'any|several|many|multiple .. tree|answer'],
    answer(preorder, postorder) {
      const build = (pre, post) => {
        if (pre.length === 0) return null
        const size = pre.length > 1 ? post.indexOf(pre[1]) + 1 : 0
        return new TreeNode(
          pre[0],
          build(pre.slice(1, size + 1), post.slice(0, size)),
          build(pre.slice(size + 1), post.slice(size, -1)),
        )
      }
      return build(preorder, postorder)
    },
  },
  {
    asks: 'the mirror image of the tree',
    said: [
      'mirror|mirrored|invert|inverted|flipped|flip|swapped|swap|reflection|reflected',
      'left and right .. exchanged',
      'right to left',
      'reverse|reversed|backward|backwards',
      'right subtree|child|side first|before',
      'right before',
    ],
    answer: (inorder, postorder) => mirrored(buildTree(inorder, postorder)),
  },
  {
    asks: 'the search tree of the values, or one of a certain shape',
    said: ['search tree', 'bst', 'balanced|balance|minimum height|height', 'heap|cartesian|complete'],
    answer: (_, postorder) =>
      treeOf(
        [...postorder].sort((a, b) => a - b),
        [...postorder].reverse(),
      ),
  },
  {
    asks: 'a tree of the largest values on top',
    said: ['balanced|maximum|heap|cartesian|largest|smallest|minimum'],
    answer: (inorder) =>
      treeOf(
        inorder,
        [...inorder].sort((a, b) => b - a),
      ),
  },
  {
    asks: 'a tree without some of its nodes',
    said: ['leave|leaving|left out'],
  },
]
