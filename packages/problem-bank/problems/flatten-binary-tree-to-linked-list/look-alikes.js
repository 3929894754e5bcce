const inorder = (node) => (node ? [...inorder(node.left), node, ...inorder(node.right)] : [])
const preorder = (node) => (node ? [node, ...preorder(node.left), ...preorder(node.right)] : [])
const postorder = (node) => (node ? [...postorder(node.left), ...postorder(node.right), node] : [])
const rightFirst = (node) => (node ? [node, ...rightFirst(node.right), ...rightFirst(node.left)] : [])
const byLevel = (root) => {
  const nodes = root ? [root] : []
  for (const node of nodes) nodes.push(...[node.left, node.right].filter(Boolean))
  return nodes
}

/** Puts the values that an order gives into the tree, which becomes a chain along one side. */
const chain =
  (order, side = 'right') =>
  (root) => {
    if (!root) return
    const values = order(root).map(({ val }) => val)
    root.val = values[0]
    root.left = null
    root.right = null
    let node = root
    for (const value of values.slice(1)) {
      node[side] = new TreeNode(value)
      node = node[side]
    }
  }

const lookAlikes = [
  {
    asks: 'the inorder sequence',
    said: [
      'inorder',
      'in order traversal|sequence|walk',
      'ascending|increasing|sorted|sort',
      'search tree',
      'left .. then|before|followed .. node|root|itself .. right',
    ],
    answer: chain(inorder),
  },
  {
    asks: 'the postorder sequence',
    said: [
      'postorder',
      'post order',
      'node|root|parent|itself last',
      'children before',
      'after .. subtree|subtrees|children',
    ],
    answer: chain(postorder),
  },
  {
    asks: 'the order of the levels',
    said: ['level|levels|breadth|generation|generations', 'row by', 'top to bottom'],
    answer: chain(byLevel),
  },
  {
    asks: 'right sides before left ones',
    said: [
      'right subtree|side|branch|part first|before',
      'right first|before',
      'right .. before .. left',
      'root|node right left',
      'mirror|mirrored',
    ],
    answer: chain(rightFirst),
  },
  {
    asks: 'a chain of left children',
    said: [
      'left child|pointer|link|reference|hand .. next|successor|following',
      'next|successor|following .. left child|pointer|link',
      'right .. null|none|empty|nothing|nil',
      'no right child|children',
      'through|via|along|by .. left child|children|pointer|pointers|links',
    ],
    answer: chain(preorder, 'left'),
  },
  {
    asks: 'the order to be reversed',
    said: ['reverse|reversed|backward|backwards', 'from the last|end', 'last .. first', 'bottom up'],
    answer: chain((root) => preorder(root).reverse()),
  },
  {
    asks: 'the leaves alone, or only some of the nodes',
    said: [
      'leaf|leaves|childless',
      'only|just .. node|nodes|value|values ~right|as|a',
      'even|odd|positive|negative',
      'duplicate|duplicates|distinct|twice|once',
    ],
    answer: chain((root) => preorder(root).filter((node) => !node.left && !node.right)),
  },
  {
    asks: 'a list that is linked both ways, or that closes',
    said: ['doubly|double|circular|circle|ring', 'left .. predecessor|previous'],
  },
]
