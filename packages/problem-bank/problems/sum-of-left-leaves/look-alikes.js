const lookAlikes = [
  {
    asks: 'all leaves',
    said: [
      'all|every leaf .',
      'all|every leaf of|in the tree .',
      'all leaf value',
      'sum|total of leaf|leaves',
      'left and|or right leaf',
      'whether left or right',
      'both|either side',
    ],
    answer: (root) => sumOf(root, ({ node }) => isLeaf(node)),
  },
  {
    asks: 'right leaves',
    said: ['right leaf', 'sum|total|add .. right child|leaf|children', 'rightmost'],
    answer: (root) => sumOf(root, ({ node, side }) => isLeaf(node) && side === 'right'),
  },
  {
    asks: 'all left children, leaves or not',
    denied: [
      'leaf|leaves',
      'childless',
      'degree|further',
      'not|never split|fork|branch|divide',
      'no|without|neither child|children|kids|descendants|successors|offspring',
      'end|ends|terminal|tip|tips|bottom',
    ],
    said: [
      'left child|children|node whether|even|including|regardless',
      'need|have|has|must .. not .. leaf|leaves',
      'neednt|whether .. leaf|leaves',
      'all|every|each left child|children|node',
      'leaf or not',
      'inner|internal node .. too|also|included|well',
      'sum|total .. left children|child|node .',
    ],
    answer: (root) => sumOf(root, ({ side }) => side === 'left'),
  },
  {
    asks: 'left children that are no leaves',
    said: [
      'nonleaf|inner|internal .. left',
      'left .. nonleaf|inner|internal',
      'not leaves|leaf|a leaf',
      'left .. with children',
    ],
    answer: (root) => sumOf(root, ({ node, side }) => side === 'left' && !isLeaf(node)),
  },
  {
    asks: 'the root counted as a left leaf when it stands alone',
    said: ['root .. alone|single|only .. return|gives|give its|own|the', 'single|lone|sole root|node counts|itself'],
    answer: (root) => sumOf(root, ({ node, side }) => isLeaf(node) && side !== 'right'),
  },
  {
    asks: 'the number of left leaves',
    said: ['how many', 'number|count of .. leaf|left'],
    answer: (root) => leftLeaves(root).length,
  },
  {
    asks: 'the product of the left leaves',
    said: ['product|multiply|multiplied'],
    answer: (root) => leftLeaves(root).reduce((product, value) => product * value, 1),
  },
  {
    asks: 'the largest left leaf',
    said: ['largest|maximum|greatest|biggest|highest'],
    answer: (root) => Math.max(...leftLeaves(root)),
  },
  {
    asks: 'the smallest left leaf',
    said: ['smallest|minimum|lowest'],
    answer: (root) => Math.min(...leftLeaves(root)),
  },
  {
    asks: 'the leftmost leaf',
    said: ['leftmost', 'bottom left', 'first leaf', 'farthest|furthest left'],
    answer(root) {
      let node = root
      while (node && !isLeaf(node)) node = node.left ?? node.right
      return node?.val ?? 0
    },
  },
  {
    asks: 'the leaves of the left subtree',
    said: ['left subtree|half|part|branch', 'in|of|on the left subtree|half|part|of'],
    answer: (root) => sumOf(root?.left ?? null, ({ node }) => isLeaf(node)),
  },
  {
    asks: 'the deepest leaves or those of one level',
    said: ['deepest|level|depth|lowest level|bottom'],
    answer(root) {
      const deepest = Math.max(...nodesOf(root).map(({ depth }) => depth))
      return sumOf(root, ({ node, depth }) => isLeaf(node) && depth === deepest)
    },
  },
  {
    asks: 'absolute values, or positive ones alone',
    said: ['absolute|magnitude', 'only|just positive', 'ignore|ignoring .. negative|sign'],
    answer: (root) => leftLeaves(root).reduce((sum, value) => sum + Math.max(value, 0), 0),
  },
  {
    asks: 'odd or even values alone',
    said: ['odd|even value|values|valued|number|numbers|leaf|leaves', 'value .. odd|even'],
    answer: (root) => leftLeaves(root).reduce((sum, value) => sum + (value % 2 === 0 ? value : 0), 0),
  },
  {
    asks: 'left leaves less the right ones',
    said: ['difference|minus|subtract|subtracted|less the|subtracting'],
    answer: (root) => 2 * sumOfLeftLeaves(root) - sumOf(root, ({ node, side }) => isLeaf(node) && side !== undefined),
  },
  {
    asks: 'left leaves without a sibling, or with one',
    said: ['sibling|siblings|brother|only child', 'no right'],
    answer: (root) => sumOf(root, ({ node, side, parent }) => isLeaf(node) && side === 'left' && !parent.right),
  },
  {
    asks: 'all nodes',
    said: ['all|every node|nodes|values', 'whole|entire tree'],
    answer: (root) => sumOf(root, () => true),
  },
  {
    asks: 'different values',
    said: ['distinct|different|unique value|leaf', 'duplicate'],
    answer: (root) => [...new Set(leftLeaves(root))].reduce((sum, value) => sum + value, 0),
  },
]

const isLeaf = ({ left, right }) => !left && !right
const leftLeaves = (root) =>
  nodesOf(root).flatMap(({ node, side }) => (isLeaf(node) && side === 'left' ? [node.val] : []))
const sumOf = (root, chosen) => nodesOf(root).reduce((sum, place) => sum + (chosen(place) ? place.node.val : 0), 0)

function nodesOf(node, side, parent, depth = 0) {
  if (!node) return []
  return [
    { node, side, parent, depth },
    ...nodesOf(node.left, 'left', node, depth + 1),
    ...nodesOf(node.right, 'right', node, depth + 1),
  ]
}
