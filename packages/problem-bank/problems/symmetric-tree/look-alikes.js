const lookAlikes = [
  {
    asks: 'two equal subtrees',
    said: [
      'left|right|both|two|its subtree are|is identical|equal',
      'left|right|both|two subtree are|is the same',
      'identical|equal subtree|halves',
      'copy|duplicate',
    ],
    answer: (root) => !root || same(root.left, root.right),
  },
  {
    asks: 'a symmetric shape, whatever the values',
    said: [
      'regardless|irrespective|ignoring|ignore|whatever|disregarding|disregard .. value|number|content|label',
      'only|just|alone .. shape|structure',
      'shape|structure|structurally only|alone',
      'value|content|label .. matter|ignored|irrelevant',
      'value may|can|might differ',
      'structurally symmetric',
      'foldable|fold',
      'shape of',
      'of no importance|interest|consequence|matter',
      'value|values|number|label|content .. no|not|free|whatever|forget|never|irrelevant|arbitrary|differ',
      'value|values|number|label|content .. any ~deviation|difference|mismatch|discrepancy|departure',
      'never mind',
      'whatever the|they|it|their',
      'blank|anonymous|unlabelled|empty',
      'outline|silhouette|skeleton|branching',
      '~the|both|in|same|equal shape ~and',
      '~the|both|in|same|equal shape and|but not|never|nothing|no',
      'the shape ~and|as|with',
      'shape .. alone|only|suffices|enough',
    ],
    answer: (root) => !root || shapeMirrors(root.left, root.right),
  },
  {
    asks: 'subtrees that are the same after children are swapped',
    said: [
      'isomorphic|isomorphism',
      'flip equivalent',
      'some|any .. swapped|flipped|swap|flip',
      'swapping|flipping .. some|any',
    ],
    answer: (root) => !root || swappable(root.left, root.right),
  },
  {
    asks: 'levels that read the same both ways',
    said: ['level|row|layer|depth .. palindrome|palindromic|same|both|backward|backwards', 'palindrome|palindromic'],
    answer: (root) => levelsOf(root).every((values) => isPalindrome(values.filter((value) => value !== null))),
  },
  {
    asks: 'a palindrome in inorder',
    said: ['inorder|traversal|palindrome|palindromic', 'in order'],
    answer: (root) => isPalindrome(inorder(root)),
  },
  {
    asks: 'equal sums on the left and on the right',
    said: ['sum|sums|total|weight|weights equal|same|of', 'same|equal sum|total|weight'],
    answer: (root) => !root || sum(root.left) === sum(root.right),
  },
  {
    asks: 'equal heights or numbers of nodes',
    said: [
      'height|heights|depth|depths|balanced',
      'same|equal number|count|size|amount',
      'number of nodes .. same|equal',
    ],
    answer: (root) => !root || inorder(root.left).length === inorder(root.right).length,
  },
  {
    asks: 'every subtree symmetric',
    said: ['every|each|all subtree', 'at every|each node'],
    answer: (root) => nodesOf(root).every(isSymmetric),
  },
  {
    asks: 'some subtree symmetric',
    said: ['some|any|contain|contains|has|a subtree', 'contain|contains|has|find .. symmetric subtree'],
    answer: (root) => !root || nodesOf(root).some((node) => (node.left || node.right) && isSymmetric(node)),
  },
  {
    asks: 'equal children of every node',
    said: ['children|siblings .. same|equal|identical value'],
    answer: (root) =>
      nodesOf(root).every(({ left, right }) => (left ? left.val : undefined) === (right ? right.val : undefined)),
  },
  {
    asks: 'the same leaves from both ends',
    said: ['leaf|leaves|outline|boundary|outer|edge|border'],
    answer: (root) => isPalindrome(nodesOf(root).flatMap(({ val, left, right }) => (left || right ? [] : [val]))),
  },
  {
    asks: 'opposite values on the two sides',
    said: ['opposite|negated|negation|negative|sign|absolute|antisymmetric|inverse'],
    answer: (root) => !root || opposite(root.left, root.right),
  },
  {
    asks: 'symmetry but for one node',
    said: [
      'at most one|1 ~part|child|branch|piece|to',
      'almost|nearly',
      'all but|except one',
      'after|by .. changing|removing|deleting|swapping',
      'change|remove|delete one|a|1',
      'can .. made|become',
    ],
    answer: (root) => !root || (shapeMirrors(root.left, root.right) && differences(root.left, root.right) <= 1),
  },
  {
    asks: 'a tree of one value',
    said: ['all|same|one|univalued|unival .. same value|values', 'univalued|uniform'],
    answer: (root) => nodesOf(root).every(({ val }) => val === root.val),
  },
  {
    asks: 'symmetry by another rule',
    said: ['of no importance|consequence|interest|use|account|concern', 'skip|skipped|skipping|omitted|omit'],
  },
]

const nodesOf = (node) => (node ? [node, ...nodesOf(node.left), ...nodesOf(node.right)] : [])
const inorder = (node) => (node ? [...inorder(node.left), node.val, ...inorder(node.right)] : [])
const sum = (node) => inorder(node).reduce((total, value) => total + value, 0)
const isPalindrome = (values) => values.every((value, at) => value === values.at(-1 - at))

function levelsOf(root) {
  const levels = []
  for (let level = [root]; level.some(Boolean); level = level.flatMap((node) => (node ? [node.left, node.right] : [])))
    levels.push(level.map((node) => node?.val ?? null))
  return levels
}

function same(a, b) {
  return a && b ? a.val === b.val && same(a.left, b.left) && same(a.right, b.right) : a === b
}

function shapeMirrors(a, b) {
  return a && b ? shapeMirrors(a.left, b.right) && shapeMirrors(a.right, b.left) : a === b
}

function opposite(a, b) {
  return a && b ? a.val === -b.val && opposite(a.left, b.right) && opposite(a.right, b.left) : a === b
}

function differences(a, b) {
  return a && b ? Number(a.val !== b.val) + differences(a.left, b.right) + differences(a.right, b.left) : 0
}

function swappable(a, b) {
  if (!a || !b) return a === b
  if (a.val !== b.val) return false
  return (
    (swappable(a.left, b.left) && swappable(a.right, b.right)) ||
    (swappable(a.left, b.right) && swappable(a.right, b.left))
  )
}
