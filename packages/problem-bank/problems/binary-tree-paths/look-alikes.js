/** Every path from the root downward, as nodes, to a node that passes. */
function pathsTo(root, isEnd) {
  const found = []
  const visit = (node, above) => {
    if (!node) return
    const path = [...above, node]
    if (isEnd(node, path)) found.push(path)
    visit(node.left, path)
    visit(node.right, path)
  }
  visit(root, [])
  return found
}

const isLeaf = (node) => !node.left && !node.right
const text = (path) => path.map(({ val }) => val).join('->')
const total = (path) => path.reduce((sum, { val }) => sum + val, 0)

/** Those of the paths to the leaves that are best by a measure. */
function best(root, measure, better) {
  const paths = pathsTo(root, isLeaf)
  const wanted = better(...paths.map(measure))
  return paths.filter((path) => measure(path) === wanted).map(text)
}

const lookAlikes = [
  {
    asks: 'paths from the leaves to the root',
    said: [
      'leaf to|up root|to|the|towards',
      'from .. leaf .. up|to .. root|top',
      'reverse|reversed|backward|backwards|upward|upwards|upstream',
      'bottom up',
      'leaf first',
      'starting|beginning|start|begin|starts|begins at|with|from a|the|any|each leaf',
    ],
    answer: (root) => pathsTo(root, isLeaf).map((path) => text(path.reverse())),
  },
  {
    asks: 'paths to every node',
    said: [
      'root to any|some|every|each|all node|nodes|descendant',
      'end|ends|stop|stops|ending .. anywhere|inner|internal|early|any|every',
      'for|to every|each|all node|nodes|room|rooms',
      'prefix|prefixes|partial',
      'leaf or not|inner|internal',
      'need|must|has|have|may|can .. not .. leaf',
    ],
    answer: (root) => pathsTo(root, () => true).map(text),
  },
  {
    asks: 'paths to nodes without one of the children',
    said: ['lack|lacks|lacking|miss|misses|missing .. child', 'at most one|1 child', 'one or two|both'],
    answer: (root) => pathsTo(root, (node) => !node.left || !node.right).map(text),
  },
  {
    asks: 'the longest or the shortest paths',
    said: [
      'longest|deepest|lowest|furthest|farthest|longer',
      'greatest|maximum|largest|most .. length|nodes|depth',
      'last level',
    ],
    answer: (root) => best(root, (path) => path.length, Math.max),
  },
  {
    asks: 'the shortest paths',
    said: ['shortest|nearest|closest|shallowest|shorter', 'fewest|minimum|least|smallest .. length|nodes|depth'],
    answer: (root) => best(root, (path) => path.length, Math.min),
  },
  {
    asks: 'the paths with the largest sum',
    said: ['sum|sums|total|add|adds|weight|heaviest|cost|richest', 'largest|greatest|maximum|maximal|highest'],
    answer: (root) => best(root, total, Math.max),
  },
  {
    asks: 'the paths with the smallest sum',
    said: ['sum|sums|total|add|adds|weight|lightest|cost|cheapest', 'smallest|least|minimum|minimal|lowest'],
    answer: (root) => best(root, total, Math.min),
  },
  {
    asks: 'paths whose values rise or fall',
    said: ['increasing|ascending|decreasing|descending|monotonic|rising|falling|rise|rises|grow|grows|sorted ~order'],
    answer: (root) =>
      pathsTo(root, isLeaf)
        .filter((path) => path.every(({ val }, at) => at === 0 || val > path[at - 1].val))
        .map(text),
  },
  {
    asks: 'paths without a value, or without one twice',
    said: [
      'positive|negative|even|odd|zero|prime',
      'no|not|without|never .. twice|repeated|repeats|duplicate|duplicates|same|equal',
      'distinct|different|unique value|values|numbers|paths',
      'no|without value|node|number',
    ],
    answer: (root) =>
      pathsTo(root, isLeaf)
        .filter((path) => new Set(path.map(({ val }) => val)).size === path.length)
        .map(text),
  },
  {
    asks: 'positive values alone',
    said: ['positive|negative|below|above zero|0', 'no|without negative'],
    answer: (root) =>
      pathsTo(root, isLeaf)
        .filter((path) => path.every(({ val }) => val > 0))
        .map(text),
  },
  {
    asks: 'leaves that are left or right children',
    said: ['left|right leaf|leaves|child leaf|only|alone', 'only left|right', 'is|are a|the left|right child'],
    answer: (root) => pathsTo(root, (node, path) => isLeaf(node) && path.at(-2)?.left === node).map(text),
  },
  {
    asks: 'the root or the leaf to be left out',
    said: [
      'without|excluding|except|omit|omitting|omitted|skip|skipping|exclude .. root|leaf|first|last',
      'root|leaf .. excluded|omitted|skipped|not|left ~child|children',
      'inner|internal|intermediate nodes|values',
    ],
    answer: (root) => pathsTo(root, isLeaf).map((path) => text(path.slice(1))),
  },
  {
    asks: 'directions instead of values',
    said: ['direction|directions|turn|turns|l and|or r', 'letter|letters l|r'],
    answer: (root) =>
      pathsTo(root, isLeaf).map((path) =>
        path
          .slice(1)
          .map((node, at) => (path[at].left === node ? 'L' : 'R'))
          .join(''),
      ),
  },
  {
    asks: 'the paths in a certain order',
    said: [
      'lexicographic|lexicographical|lexicographically|alphabetical|alphabetically|dictionary',
      'paths|strings|list|result|output|answer sorted|ordered',
      'sorted by|from|paths|list|lexicographically',
      'shortest|longest|shorter|longer|smallest|largest first',
      'must|should .. in the|this order',
      'in order of',
      'rightmost|right .. first|before .. left',
    ],
    denied: [
      'any|no|arbitrary|whatever|whichever|either .. order|sequence',
      'order .. not|irrelevant|free|any|up|doesnt',
      'left to|before|first',
      'left .. before|first',
      'preorder',
      'all|every|each|which',
    ],
  },
]
