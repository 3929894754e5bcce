/** The nodes from the root to where the value is or would be. */
function way(root, val) {
  const nodes = []
  for (let node = root; node; node = val < node.val ? node.left : node.right) {
    nodes.push(node)
    if (node.val === val) break
  }
  return nodes
}

const found = (root, val) => way(root, val).find((node) => node.val === val) ?? null

const lookAlikes = [
  {
    asks: 'the parent of the node',
    said: ['parent|father|predecessor|successor|sibling|ancestor'],
    answer: (root, val) => (found(root, val) ? (way(root, val).at(-2) ?? null) : null),
  },
  {
    asks: 'the node nearest to the value',
    said: [
      'closest|nearest|close|near|floor|ceiling',
      'smallest|largest .. than',
      'greater|smaller|larger|less than or equal|val',
      'at least|most',
    ],
    answer: (root, val) => way(root, val).toSorted((a, b) => Math.abs(a.val - val) - Math.abs(b.val - val))[0],
  },
  {
    asks: 'a subtree cut short or mirrored',
    said: [
      'mirror|mirrored|inverted',
      'left|right|its subtree|child|children only|alone',
      'without its|the|any child|children|subtree',
      'just|only the node',
      'two levels|generations',
    ],
    answer: (root, val) => {
      const node = found(root, val)
      return node && new TreeNode(node.val)
    },
  },
  {
    asks: 'the whole tree where there is none',
    said: ['return|returned the root|whole|entire', 'otherwise .. root|tree', 'last node'],
    answer: (root, val) => found(root, val) ?? root,
  },
]
