/** The positions of the nodes of each level, as in a complete tree. */
function levels(root) {
  const all = []
  let level = [[root, 0]]
  while (level.length > 0) {
    all.push(level)
    level = level.flatMap(([node, at]) =>
      [
        [node.left, 2 * at],
        [node.right, 2 * at + 1],
      ].filter(([child]) => child),
    )
  }
  return all
}

const largest = (numbers) => numbers.reduce((a, b) => Math.max(a, b), 0)
const widths = (root) => levels(root).map((level) => level.at(-1)[1] - level[0][1] + 1)
const sumOf = (numbers) => numbers.reduce((a, b) => a + b, 0)

/** The columns of the nodes, a left child being one column further left than its parent. */
function columns(root, column = 0) {
  return root ? [column, ...columns(root.left, column - 1), ...columns(root.right, column + 1)] : []
}

function height(root) {
  return root ? 1 + Math.max(height(root.left), height(root.right)) : 0
}

function diameter(root) {
  return root ? Math.max(height(root.left) + height(root.right), diameter(root.left), diameter(root.right)) : 0
}

const lookAlikes = [
  {
    asks: 'the largest number of nodes in a level',
    denied: [
      'null|gap|gaps|missing|empty|absent|vacant|complete|full|between|leftmost|rightmost|outermost|ends|end|distance|position|positions|first|free',
    ],
    said: [
      'number|count of .. nodes .. level|levels',
      'most|many nodes',
      'gap|gaps|null|nulls|missing|empty .. not|never|ignored|excluded|out',
      'not|without|ignoring|never|only .. gap|gaps|null|nulls|missing|existing|present',
      'only|just .. nodes',
    ],
    answer: (root) => largest(levels(root).map((level) => level.length)),
  },
  {
    asks: 'the number of missing nodes in a level',
    said: ['number|count of missing|gaps|null|nulls|empty', 'how many .. missing|gaps|null|nulls|empty'],
    answer: (root) => largest(levels(root).map((level) => level.at(-1)[1] - level[0][1] + 1 - level.length)),
  },
  {
    asks: 'the width between the outermost nodes without one or both of them',
    said: [
      'excluding|exclusive|without|not .. ends|end|leftmost|outermost|both',
      'strictly|only between',
      'edges|steps|difference',
    ],
    answer: (root) => largest(widths(root)) - 1,
  },
  {
    asks: 'the number of columns of the tree',
    said: ['column|columns|vertical|vertically|horizontal|horizontally', 'whole|entire tree'],
    answer: (root) => Math.max(...columns(root)) - Math.min(...columns(root)) + 1,
  },
  {
    asks: 'the smallest width, or that of the last level',
    said: [
      'smallest|minimum|minimal|least|narrowest width|level|row|of',
      'narrowest|narrow',
      'last|deepest|lowest|bottom|lowermost level|row|floor|generation|depth',
      'level|row k|n|d|given',
    ],
    answer: (root) => widths(root).at(-1),
  },
  {
    asks: 'which level is the widest',
    said: [
      'which level|levels|depth|row',
      'number|index|depth of the widest|level',
      'return|find|give|print .. level|depth that|whose|with|of',
      'level|depth number|index',
    ],
    answer: (root) => widths(root).indexOf(largest(widths(root))) + 1,
  },
  {
    asks: 'the sum of the widths, or their average',
    said: ['sum|total|average|mean|median|product', 'all widths'],
    answer: (root) => sumOf(widths(root)),
  },
  {
    asks: 'the diameter or the height of the tree',
    said: ['diameter|longest path|height|depth|deep|tall', 'edges between|path'],
    answer: (root) => diameter(root),
  },
  {
    asks: 'the largest sum of a level, or the values of nodes',
    said: ['sum|values|value of .. level|nodes', 'difference|largest value'],
    answer: (root) => largest(levels(root).map((level) => sumOf(level.map(([node]) => node.val)))),
  },
  {
    asks: 'the whole level, missing places at its ends counted',
    said: ['whole|entire|full|complete|all level|row|positions', 'ends|outside|outer .. count|counts|counted|also|too'],
    answer: (root) => 2 ** (levels(root).length - 1),
  },
  {
    asks: 'the leaves alone, or some levels',
    said: ['leaf|leaves|odd|even', 'inner|internal nodes', 'subtree|subtrees', 'children|nary|ternary .. three|many'],
    answer: (root) => largest(levels(root).map((level) => level.filter(([node]) => !node.left && !node.right).length)),
  },
]
