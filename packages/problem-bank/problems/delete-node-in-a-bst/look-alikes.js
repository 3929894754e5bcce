function largestOf(root) {
  let node = root
  while (node.right) node = node.right
  return node.val
}

/** Deletes as the bank's answer does, but `left` chooses what is left of a node, given the node. */
function without(root, key, left) {
  if (!root) return null
  if (root.val === key) return left(root)
  root.left = without(root.left, key, left)
  root.right = without(root.right, key, left)
  return root
}

/** The tree without the values that `goes` says. */
function withoutAll(root, goes) {
  const values = []
  const walk = (node) => {
    if (!node) return
    walk(node.left)
    values.push(node.val)
    walk(node.right)
  }
  walk(root)
  return values.filter(goes).reduce((tree, value) => deleteNode(tree, value), root)
}

const lookAlikes = [
  {
    asks: 'the largest value of the left side to take its place',
    said: [
      'predecessor',
      'largest|greatest|maximum|rightmost|biggest|highest .. left|smaller',
      'next smaller|lower|lesser',
    ],
    answer: (root, key) =>
      without(root, key, (node) => {
        if (!node.left || !node.right) return node.left ?? node.right
        node.val = largestOf(node.left)
        node.left = deleteNode(node.left, node.val)
        return node
      }),
  },
  {
    asks: 'the whole subtree to be deleted',
    said: [
      'whole|entire|complete|all subtree|branch|descendants|below',
      'with|and|including all|its|every|the .. children|descendants|below|subtree',
      'subtree|branch|descendants|children .. also|too|deleted|removed|dropped|cut|disappear|fall',
      'everything .. below|under|beneath|hangs',
      'prune|pruned|cut off',
    ],
    answer: (root, key) => without(root, key, () => null),
  },
  {
    asks: 'the left side to be hung below the right one, or the right below the left',
    said: [
      'hang|hangs|hung|attach|attached|attaches|append|appended .. left|right|subtree',
      'left|right child .. takes|becomes|moves|moved|place',
    ],
    answer: (root, key) =>
      without(root, key, (node) => {
        if (!node.right) return node.left
        let lowest = node.right
        while (lowest.left) lowest = lowest.left
        lowest.left = node.left
        return node.right
      }),
  },
  {
    asks: 'all values on one side of the key to be deleted',
    said: [
      'all|every|each|any node|nodes|value|values|key|keys .. less|smaller|greater|larger|below|above|than',
      'less|smaller|lower|greater|larger|higher|bigger than key|k|x|target|val|value|the',
      'less|smaller|greater|larger than or|and equal',
      'at least|most key|k|x|target|val|value',
      'trim|trimmed|range|interval|between|split',
    ],
    answer: (root, key) => withoutAll(root, (value) => value >= key),
  },
  {
    asks: 'all smaller values to be deleted',
    said: ['less|smaller|lower|below .. key|k|x|target|val|value|than', 'trim|trimmed|range|interval|split'],
    answer: (root, key) => withoutAll(root, (value) => value < key),
  },
  {
    asks: 'only leaves to be deleted',
    said: [
      'leaf|leaves|childless',
      'only|just .. if|when .. no|without child|children',
      'no child|children',
      'two children .. not|never|stay|stays',
    ],
    answer: (root, key) => without(root, key, (node) => (node.left || node.right ? node : null)),
  },
  {
    asks: 'a balanced tree',
    said: ['balanced|avl|rebalance|rebalanced|rotate|rotation'],
  },
]
