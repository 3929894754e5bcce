const isLeaf = (node) => !node.left && !node.right
const nodesOf = (root) => (root ? [root, ...nodesOf(root.left), ...nodesOf(root.right)] : [])
const same = (one, other) => one.join() === other.join()
const sorted = (values) => values.toSorted((a, b) => a - b)

/** The leaves as they come level by level. */
function byLevels(root) {
  const leaves = []
  for (let level = [root]; level.length > 0; level = level.flatMap(({ left, right }) => [left, right].filter(Boolean)))
    leaves.push(...level.filter(isLeaf).map(({ val }) => val))
  return leaves
}

function shape(root) {
  return root ? [root.val, ...shape(root.left), ...shape(root.right)] : ['none']
}

function depths(root, depth = 0) {
  if (!root) return []
  return isLeaf(root) ? [depth] : [...depths(root.left, depth + 1), ...depths(root.right, depth + 1)]
}

const lookAlikes = [
  {
    asks: 'the same leaves in any order',
    said: [
      'any|some|whatever|different|another order',
      'order .. not|irrelevant|ignored|matter|regardless',
      'regardless|irrespective|ignoring .. order',
      'multiset|collection|set|sets|rearranged|permutation|anagram',
      'equally often',
    ],
    answer: (root1, root2) => same(sorted(leavesOf(root1)), sorted(leavesOf(root2))),
  },
  {
    asks: 'the same set of leaf values',
    said: ['set|sets|distinct|different|unique', 'how often', 'duplicate|duplicates|repeated'],
    answer: (root1, root2) => new Set(leavesOf(root1)).symmetricDifference(new Set(leavesOf(root2))).size === 0,
  },
  {
    asks: 'the same number of leaves',
    said: ['same|equal number|count|amount of|leaf', 'as many', 'how many', 'equally many', 'number of leaves|leaf'],
    answer: (root1, root2) => leavesOf(root1).length === leavesOf(root2).length,
  },
  {
    asks: 'the same sum of leaves',
    said: ['sum|sums|total|product|average'],
    answer: (root1, root2) => leavesOf(root1).reduce((a, b) => a + b, 0) === leavesOf(root2).reduce((a, b) => a + b, 0),
  },
  {
    asks: 'the same tree',
    said: [
      'identical|same tree|trees|structure|shape',
      'structurally',
      'same|identical nodes|values everywhere|at|in',
      'every node',
      'all nodes',
    ],
    answer: (root1, root2) => same(shape(root1), shape(root2)),
  },
  {
    asks: 'leaves read from right to left in one tree',
    said: [
      'right to',
      'reverse|reversed|backwards|backward|mirror|mirrored|mirrors|palindrome',
      'opposite|other direction|order|way',
    ],
    answer: (root1, root2) => same(leavesOf(root1), leavesOf(root2).toReversed()),
  },
  {
    asks: 'leaves read level by level',
    said: ['level|levels|breadth|bfs', 'top to|down', 'deepest|shallowest|lowest', 'row by'],
    answer: (root1, root2) => same(byLevels(root1), byLevels(root2)),
  },
  {
    asks: 'leaves at the same depths too',
    said: ['depth|depths|deep|height|heights|distance|level|levels'],
    answer: (root1, root2) => leafSimilar(root1, root2) && same(depths(root1), depths(root2)),
  },
  {
    asks: 'the inner nodes, or a traversal of all',
    said: [
      'inner|internal|interior|nonleaf|inorder|preorder|postorder|traversal|traversals',
      'not|no leaf|leaves',
      'in order',
      'children',
    ],
    answer: (root1, root2) => {
      const inner = (root) =>
        nodesOf(root)
          .filter((node) => !isLeaf(node))
          .map(({ val }) => val)
      return same(inner(root1), inner(root2))
    },
  },
  {
    asks: 'the outer leaves, or a beginning',
    said: [
      'first|last|leftmost|rightmost leaf|leaves|two|k',
      'prefix|suffix|subsequence|substring|begins|beginning|starts|part',
      'contained|contains|contain|included|longer|shorter',
    ],
    answer: (root1, root2) => leavesOf(root1)[0] === leavesOf(root2)[0],
  },
  {
    asks: 'left leaves alone, or nearly the same',
    said: [
      'left|right leaf|leaves|child|children',
      'almost|nearly',
      'at most|one|1|k difference|differences|leaf|change|mismatch|exception',
      'absolute|sign|parity|even|odd|modulo',
      'flip|flips|flipped|swap|swapped|swapping|swaps|flipping',
      'ignoring|ignore|ignored|except|skip|skipped|remove|removed|removing',
      'consecutive|repeated|adjacent|successive',
      'not|no leaf similar|longer',
      ...conditions('no longer'),
    ],
    answer: (root1, root2) => {
      const [one, other] = [leavesOf(root1), leavesOf(root2)]
      return one.length === other.length && one.filter((value, at) => value !== other[at]).length <= 1
    },
  },
]
