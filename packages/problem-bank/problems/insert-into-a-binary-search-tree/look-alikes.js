const valuesOf = (root) => (root ? [...valuesOf(root.left), root.val, ...valuesOf(root.right)] : [])

/** The tree of the values, cut in the middle again and again. */
function balanced(values) {
  if (values.length === 0) return null
  const middle = values.length >> 1
  return new TreeNode(values[middle], balanced(values.slice(0, middle)), balanced(values.slice(middle + 1)))
}

/** The tree's part of smaller values, or of larger ones. */
function split(node, fits) {
  if (!node) return null
  if (!fits(node.val)) return split(node.left, fits) ?? split(node.right, fits)
  return new TreeNode(node.val, split(node.left, fits), split(node.right, fits))
}

const insert = (root, val, goesLeft) => {
  if (!root) return new TreeNode(val)
  const isLeft = goesLeft(val, root.val)
  return new TreeNode(
    root.val,
    isLeft ? insert(root.left, val, goesLeft) : root.left,
    isLeft ? root.right : insert(root.right, val, goesLeft),
  )
}

/** Puts the value at the first free place, level by level. */
function byLevel(root, val) {
  if (!root) return new TreeNode(val)
  const nodes = [root]
  for (const node of nodes)
    for (const side of ['left', 'right']) {
      if (node[side]) nodes.push(node[side])
      else {
        node[side] = new TreeNode(val)
        return root
      }
    }
}

const lookAlikes = [
  {
    asks: 'a balanced tree',
    said: [
      'balanced|balance|avl|rebalance|rebalanced|rotate|rotation|rotations',
      'red black',
      'height .. small|low|minimal|minimum|least',
    ],
    answer: (root, val) => balanced([...valuesOf(root), val].sort((a, b) => a - b)),
  },
  {
    asks: 'the value to become the root',
    said: ['new|as|become|becomes|be|is|at the|its|new root|top', 'at the top'],
    answer: (root, val) =>
      new TreeNode(
        val,
        split(root, (value) => value < val),
        split(root, (value) => value > val),
      ),
  },
  {
    asks: 'larger values on the left',
    said: [
      'larger|greater|bigger|higher .. left',
      'smaller|lesser|lower|less .. right',
      'descending|reversed|mirrored',
    ],
    answer: (root, val) => insert(root, val, (value, other) => value > other),
  },
  {
    asks: 'the first free place, level by level',
    said: [
      'level|levels|breadth',
      'first|next free|empty|vacant|available',
      'complete|heap',
      'not|no|any|ordinary .. search|bst',
    ],
    answer: byLevel,
  },
  {
    asks: 'a value that may be there already',
    said: [
      'already|duplicate|duplicates|equal|present|again',
      'twice|several times|more than once',
      'if .. exists|exist|found|contains|there',
      'not unique|distinct',
      'count|counter|counts',
    ],
    answer: (root, val) => (valuesOf(root).includes(val) ? root : insertIntoBST(root, val)),
  },
  {
    asks: 'the new node, its parent or its depth to be returned',
    said: [
      'return|returns .. new|inserted|added node|leaf|one',
      'parent of|node',
      'subtree|depth|level of|rooted ~the|left|right',
      'whether',
    ],
    answer: (_, val) => new TreeNode(val),
  },
  {
    asks: 'the value to be deleted or searched for',
    said: ['delete|deletes|deleted|remove|removes|removed|deletion', 'search|find|look for .. value|val|key'],
    answer: (root, val) => (valuesOf(root).includes(val) ? null : root),
  },
  {
    asks: 'the value to be hung at the leftmost or rightmost end',
    said: ['leftmost|rightmost|far left|right', 'end of'],
    answer(root, val) {
      if (!root) return new TreeNode(val)
      let node = root
      while (node.right) node = node.right
      node.right = new TreeNode(val)
      return root
    },
  },
]
