const lookAlikes = [
  {
    asks: 'trees that are the same after children are swapped',
    said: [
      'flip|flipped|flipping|flips|swap|swapped|swapping|swaps|exchange|exchanging|exchanged|isomorphic|isomorphism',
      'order of .. children|subtrees|child|siblings',
      'which child .. left|right',
      'regardless|irrespective|ignoring|disregarding .. order|left|side|sides',
      'unordered',
      'either order|way',
      'change|changes|changing|trade|trades|switch|switched place|places|side|sides',
    ],
    answer: swappable,
  },
  {
    asks: 'mirror images',
    said: [
      'mirror|mirrored|mirrors|mirroring|reflection|reflected|symmetric|symmetrical|reversed|reverse',
      'flip|flipped',
      'left .. of one .. right .. of .. other',
    ],
    answer: mirrored,
  },
  {
    asks: 'the same leaves',
    said: ['leaf value|sequence|similar|from|read|in', 'leaf are|have .. same|equal', 'only|just .. leaf'],
    answer: (p, q) => same(leavesOf(p), leavesOf(q)),
  },
  {
    asks: 'the same shape, whatever the values',
    said: [
      'regardless|irrespective|ignoring|ignore|whatever|disregarding|disregard .. value|number|content|label',
      '~be|differ|same only|just|alone .. shape|structure ~and',
      'shape|structure|structurally only|alone',
      'value|content|label .. matter|ignored|irrelevant',
      'value may|can|might differ',
    ],
    answer: (p, q) => same(shapeOfTree(p), shapeOfTree(q)),
  },
  {
    asks: 'the same values, whatever the shape',
    said: [
      'as often|many',
      'often',
      'same|equal number|values|stock|contents ~in|at|and|everywhere|on|there|as|or|of',
      'regardless|irrespective|ignoring|ignore|whatever|disregarding .. shape|structure|arrangement|position',
      'shape|structure .. matter|ignored|irrelevant',
      'shape|structure may|can|might differ',
      'same set|multiset|collection',
      'multiset',
      'any order',
    ],
    answer: (p, q) => same(preorder(p).sort(), preorder(q).sort()),
  },
  {
    asks: 'the same values in order',
    said: ['inorder|traversal', 'in order traversal|sequence', 'read|list|listed from left to right'],
    answer: (p, q) => same(inorder(p), inorder(q)),
  },
  {
    asks: 'the same values in preorder',
    said: ['preorder|postorder|traversal|traversals', 'pre|post order'],
    answer: (p, q) => same(preorder(p), preorder(q)),
  },
  {
    asks: 'the same sum',
    said: ['sum', 'total of'],
    answer: (p, q) => total(p) === total(q),
  },
  {
    asks: 'the same number of nodes, or the same height',
    said: ['same|equal height|depth|size', 'same|equal number|count|amount of', 'as many', 'how many'],
    answer: (p, q) => preorder(p).length === preorder(q).length,
  },
  {
    asks: 'the same root',
    said: ['root value|values|alone|only', 'only|just .. roots'],
    answer: (p, q) => p?.val === q?.val,
  },
  {
    asks: 'the second tree within the first',
    said: ['one .. within|inside .. other', 'is a subtree', 'part of', 'p|one|first contains|contain'],
    answer: (p, q) => q === null || everyNode(p).some((node) => isSameTree(node, q)),
  },
  {
    asks: 'the second tree at the top of the first',
    said: ['prefix|extend|extends|extended|overlap|overlaps'],
    answer: covers,
  },
  {
    asks: 'at most one difference',
    said: [
      'at most one|1 node|value|difference|place',
      'almost|nearly',
      'all but|except one',
      'differ|differs .. one|1',
    ],
    answer: (p, q) =>
      same(shapeOfTree(p), shapeOfTree(q)) && preorder(p).filter((value, at) => value !== preorder(q)[at]).length <= 1,
  },
  {
    asks: 'values up to the sign, or up to an offset',
    said: ['absolute|magnitude|offset|shifted|parity|modulo', 'twice|double', 'ignoring|regardless|up .. sign'],
    answer: (p, q) =>
      same(shapeOfTree(p), shapeOfTree(q)) && same(preorder(p).map(Math.abs), preorder(q).map(Math.abs)),
  },
  {
    asks: 'the same levels',
    said: ['same|equal|identical level|row|layer', 'each|every level|row|layer .. same|equal|set'],
    answer(p, q) {
      const levels = (root) => {
        const found = []
        for (let level = [root]; level.length; level = level.flatMap((node) => (node ? [node.left, node.right] : [])))
          found.push(level.flatMap((node) => (node ? [node.val] : [])).sort())
        return found
      }
      return same(levels(p), levels(q))
    },
  },
  {
    asks: 'trees that agree under a further condition',
    said: [
      'may|can be swapped|exchanged|flipped|turned|different|missing|ignored|any|mirrored|wrong',
      'left|right children|child ~where|wherever|whenever|exactly|if|when|and|or|must|only|in|precisely|just|is|isnt|as|against|so',
      'alike when|if|as',
      'when|if their root|roots|leaf|leaves',
      'of no importance|interest|account|consequence',
    ],
  },
  {
    asks: 'the same values but at the leaves',
    said: ['leaf|leaves|childless', 'bottom', 'without child|children'],
    answer: (p, q) => {
      const pruned = (tree) =>
        tree && new TreeNode(tree.left || tree.right ? tree.val : 0, pruned(tree.left), pruned(tree.right))
      return isSameTree(pruned(p), pruned(q))
    },
  },
  {
    asks: 'the same trees but for the roots',
    said: [
      'root|top .. not|excepted|except|aside|ignored',
      'root|top .. left out|aside|alone',
      'but for|but the root|top',
      'whatever|except|besides|apart .. root|top',
      'below|under the root|top',
    ],
    answer: (p, q) => (p && q ? isSameTree(p.left, q.left) && isSameTree(p.right, q.right) : p === q),
  },
]

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b)
const preorder = (node) => (node ? [node.val, ...preorder(node.left), ...preorder(node.right)] : [])
const inorder = (node) => (node ? [...inorder(node.left), node.val, ...inorder(node.right)] : [])
const everyNode = (node) => (node ? [node, ...everyNode(node.left), ...everyNode(node.right)] : [])
const leavesOf = (root) => everyNode(root).flatMap(({ val, left, right }) => (left || right ? [] : [val]))
const shapeOfTree = (node) => (node ? [shapeOfTree(node.left), shapeOfTree(node.right)] : null)
const total = (root) => preorder(root).reduce((sum, value) => sum + value, 0)

function mirrored(p, q) {
  return p && q ? p.val === q.val && mirrored(p.left, q.right) && mirrored(p.right, q.left) : p === q
}

function swappable(p, q) {
  if (!p || !q) return p === q
  if (p.val !== q.val) return false
  return (
    (swappable(p.left, q.left) && swappable(p.right, q.right)) ||
    (swappable(p.left, q.right) && swappable(p.right, q.left))
  )
}

function covers(p, q) {
  return !q || (p !== null && p.val === q.val && covers(p.left, q.left) && covers(p.right, q.right))
}
