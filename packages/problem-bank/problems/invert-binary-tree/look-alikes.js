function swapWhere(node, chosen, level = 0) {
  if (!node) return node
  if (chosen(node, level)) [node.left, node.right] = [node.right, node.left]
  swapWhere(node.left, chosen, level + 1)
  swapWhere(node.right, chosen, level + 1)
  return node
}

function isLeaf(node) {
  return !node.left && !node.right
}

function swapLevels(a, b, chosen, level = 1) {
  if (!a || !b) return
  if (chosen(level)) [a.val, b.val] = [b.val, a.val]
  swapLevels(a.left, b.right, chosen, level + 1)
  swapLevels(a.right, b.left, chosen, level + 1)
}

const lookAlikes = [
  {
    asks: 'only the children of the root swapped',
    said: [
      'as it is|was|stands|stood',
      'in one piece',
      'wings|halves|sides|subtrees|branches|two at|of|under|below the root|gate|top|entrance',
      'unchanged|unaltered|intact',
      'moved|move|moves|carried whole|as|in|unchanged|bodily',
      'only|just|merely .. root|top|topmost|first level',
      'root only|alone',
      'below|under|at|beneath the root .. only|alone',
      'children|child|subtree|branch of|below|under the root|top',
      'root .. children|subtree|two|left .. swapped|swap|exchange|exchanged',
      'roots .. children|child|subtree',
      'subtree|branch|below|beneath|deeper .. stay|stays|unchanged|remain|remains|keep|keeps|untouched|themselves|as they are',
      'not .. recursively|deeper|below|further',
      'top|first|one level',
    ],
    answer: (root) => swapWhere(root, (_, level) => level === 0),
  },
  {
    asks: 'children swapped on every second level',
    said: [
      'odd|even|alternate|alternating level|depth|row|layer|numbered',
      'every|each other|second level|depth|row|layer|generation',
      'level|depth|row|layer .. odd|even|alternate|alternately',
      'alternate|alternately|alternating',
    ],
    answer: (root) => swapWhere(root, (_, level) => level % 2 === 0),
  },
  {
    asks: 'the values of the odd levels reversed',
    said: [
      'odd|alternate|alternating level|depth|row|layer|numbered',
      'every|each other|second level|depth|row|layer|generation',
      'level|depth|row|layer .. odd|alternate|alternately',
      'perfect',
    ],
    answer(root) {
      if (root) swapLevels(root.left, root.right, (level) => level % 2 === 1)
      return root
    },
  },
  {
    asks: 'values exchanged where the subtrees stay',
    said: [
      'values|labels|numbers|keys only|alone',
      'only .. values|labels|keys|numbers',
      'swap|swapping|exchange|exchanging .. values|labels|keys',
      'values|labels|keys .. swapped|exchanged|swap|exchange',
      'shape|structure|form .. same|unchanged|stays|stay|kept|keep|remains|preserved',
      'keep|keeping|preserve|preserving|without changing .. shape|structure|form|links',
    ],
    answer(root) {
      function exchange(node) {
        if (!node) return
        const { left, right } = node
        if (left && right) [left.val, right.val] = [right.val, left.val]
        exchange(left)
        exchange(right)
      }
      exchange(root)
      return root
    },
  },
  {
    asks: 'only pairs of leaves swapped',
    said: [
      'only|just .. leaf|leaves',
      'two|both|pair|sibling leaf|leaves',
      'leaf|leaves only|siblings|pair',
      'both .. leaf|leaves',
      'leaf|leaves .. swap|swapped|exchange|exchanged|change',
      'swap|exchange .. leaf|leaves',
    ],
    answer: (root) =>
      swapWhere(root, (node) => (!node.left || isLeaf(node.left)) && (!node.right || isLeaf(node.right))),
  },
  {
    asks: 'leaves left where they are',
    said: [
      'except|excluding|but|without .. leaf|leaves',
      'leaf|leaves .. stay|remain|unchanged|untouched|keep|fixed',
      'inner|internal',
    ],
    answer: (root) =>
      swapWhere(root, (node) => (node.left && !isLeaf(node.left)) || (node.right && !isLeaf(node.right))),
  },
  {
    asks: 'children swapped only where there are two',
    said: [
      'has|have|having|with|where|exactly|there|are|possess two|both|2 children|child',
      'both .. exist|present|there',
      'full node',
      'single|only|lone|one child .. stay|stays|remain|remains|keep|keeps|unchanged',
    ],
    answer: (root) => swapWhere(root, (node) => node.left && node.right),
  },
  {
    asks: 'children swapped only at nodes of certain values',
    said: [
      'value|val|number|key .. even|odd|negative|positive|greater|larger|less|smaller',
      'even|odd|negative|positive|equal value|number|node|key',
      'greater|larger|smaller|less than',
    ],
    answer: (root) => swapWhere(root, (node) => node.val % 2 === 0),
  },
  {
    asks: 'children swapped where the left one is larger',
    said: [
      'left .. greater|larger|bigger|exceeds|smaller|less|more',
      'larger|smaller|greater|bigger|heavier .. child|subtree|left|right',
      'if necessary',
      'out of order',
      'sorted|ascending|increasing',
    ],
    answer: (root) => swapWhere(root, (node) => (node.left?.val ?? Infinity) > (node.right?.val ?? Infinity)),
  },
  {
    asks: 'only one of the subtrees inverted',
    said: [
      'only .. left|right',
      'left|right subtree|half|branch|side only|alone',
      'just|invert|mirror|flip the left|right',
      'root .. stay|stays|remain|remains|keep|keeps .. left|right',
    ],
    answer(root) {
      if (root) invertTree(root.left)
      return root
    },
  },
  {
    asks: 'everything but the children of the root swapped',
    said: [
      'except|excluding|but|other than|besides|apart .. root|top',
      'root .. children|subtree|branches .. stay|remain|keep|unchanged|place',
      'below the root',
      'each subtree',
    ],
    answer: (root) => swapWhere(root, (_, level) => level > 0),
  },
  {
    asks: 'the tree upside down',
    said: [
      'upside down',
      'bottom up|to|becomes',
      'leftmost .. root',
      'new root',
      'parent .. child|right|left',
      'rotate|rotated|rotation|turned by',
    ],
    answer(root) {
      let above = null
      let aboveRight = null
      let node = root
      while (node) {
        const { left, right } = node
        node.left = aboveRight
        node.right = above
        aboveRight = right
        above = node
        node = left
      }
      return above
    },
  },
  {
    asks: 'the tree and its mirror image together',
    said: [
      'together with',
      'symmetric|symmetrical|palindrome|palindromic',
      'both the tree',
      'equal to|of its mirror',
      'merge|merged|overlay|add|added|sum',
    ],
    answer(root) {
      const add = (a, b) => a && b && new TreeNode(a.val + b.val, add(a.left, b.right), add(a.right, b.left))
      return add(root, root)
    },
  },
  {
    asks: 'values negated or doubled on the way',
    said: [
      'negate|negated|sign|opposite value|negative of',
      'double|doubled|increase|increased|add|incremented|multiply|multiplied',
      'depth added',
    ],
    answer(root) {
      const negate = (node) => node && new TreeNode(-node.val + 0, negate(node.right), negate(node.left))
      return negate(root)
    },
  },
  {
    asks: 'a tree turned by another rule',
    said: ['unless|excepting|barring|exception|exempt', 'no .. changed'],
  },
]
