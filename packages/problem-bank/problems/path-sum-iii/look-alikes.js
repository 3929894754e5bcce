/** All paths down from the node, as lists of the nodes on them. */
function pathsFrom(node) {
  if (!node) return []
  return [[node], ...[node.left, node.right].flatMap(pathsFrom).map((path) => [node, ...path])]
}

const nodesOf = (root) => (root ? [root, ...nodesOf(root.left), ...nodesOf(root.right)] : [])
const pathsOf = (root) => nodesOf(root).flatMap(pathsFrom)
const isLeaf = (node) => !node.left && !node.right
const total = (nodes) => nodes.reduce((sum, node) => sum + node.val, 0)
const counted = (paths, target) => paths.filter((path) => total(path) === target).length

const lookAlikes = [
  {
    asks: 'paths from the root to a leaf',
    said: [
      'root to leaf',
      'root to a|the|any|every|some|bottom|its leaf',
      'from root|top to|down',
      'from the|its root|top to|down',
      'that|which|must|path|it|they|always|each begin|start at|in|from|with the|root|top',
      'beginning|starting at|in|from|with the|root|top',
      'that|which|must|path|it|they|always|and end|stop|finish|arrive at|in|on a|the|some|any leaf|bottom',
      'ending|stopping|finishing at|in|on a|the|some|any leaf|bottom',
      'to|reach|reaching a|the|some|any leaf',
      'leaf to',
      'all the way',
      'complete|full|whole|entire path',
    ],
    answer: (root, targetSum) =>
      counted(
        pathsFrom(root).filter((path) => isLeaf(path.at(-1))),
        targetSum,
      ),
  },
  {
    asks: 'paths from the root',
    said: [
      'from root|top down|downward|to',
      'from the|its root|top down|downward|to',
      'that|which|must|path|it|they|always|each begin|start at|in|from|with the|root|top',
      'beginning|starting at|in|from|with the|root|top',
      'must .. start|begin|contain|include|pass .. root|top',
      'including|containing the root',
      'that|which contain|include the root',
    ],
    answer: (root, targetSum) => counted(pathsFrom(root), targetSum),
  },
  {
    asks: 'paths that end at a leaf',
    said: [
      'that|which|must|path|it|they|always|and end|stop|finish|arrive at|in|on a|the|some|any leaf|bottom',
      'ending|stopping|finishing at|in|on a|the|some|any leaf|bottom',
      'to|reach|reaching a|the|some|any leaf',
      'to leaf',
      'end|ends|ending in|at|on|with a|the|some|any leaf',
      'must .. end|reach .. leaf',
    ],
    answer: (root, targetSum) =>
      counted(
        pathsOf(root).filter((path) => isLeaf(path.at(-1))),
        targetSum,
      ),
  },
  {
    asks: 'paths that may turn',
    said: [
      'up and|then|or|first|as',
      'upward|upwards|ascending|ascend|climb|bend|turn|turns',
      'any direction|two|2|three nodes|pair|connected',
      'in any|every|all|both|either direction|directions',
      'either|both|any direction',
      'any two|2|pair',
      'between any|two|2|every|all',
      'neighbour|neighbouring|neighbor|neighboring|adjacent|edge|edges',
      'undirected|connected by',
      'through a|the|its parent',

      'not .. downward|downwards|down',
      'need not .. down|downward|downwards',
      'and then down',
    ],
    answer(root, targetSum) {
      let found = counted(pathsOf(root), targetSum)
      for (const node of nodesOf(root))
        for (const left of pathsFrom(node.left))
          for (const right of pathsFrom(node.right)) if (node.val + total(left) + total(right) === targetSum) found++
      return found
    },
  },
  {
    asks: 'the number modulo something',
    said: ['modulo|mod|modulus|remainder', '1000000007|998244353', '10 9 7'],
    answer: (root, targetSum) => pathSum(root, targetSum) % 1000000007,
  },
  {
    asks: 'paths of at least two nodes',
    said: [
      'at least two|2|one edge|one|three|k',
      'at least one|1 edge|step|child',
      'more than one|1',
      'two|2 or more',
      'single|lone|one node|value|basin .. not|no|excluded|forbidden',
      'not .. single|lone|alone',
      'node|it alone|itself|by .. not|excluded|no',
      'proper descendant',
      'to another|other|different .. below|beneath|under',
      'different|distinct node|start|end|basin',
      'nontrivial|trivial|nonempty',
    ],
    answer: (root, targetSum) =>
      counted(
        pathsOf(root).filter((path) => path.length > 1),
        targetSum,
      ),
  },
  {
    asks: 'paths of a certain length',
    said: [
      'exactly k|two|three|2|3 node|edge',
      'length k|two|2|three|3',
      'of length',
      'at most two|2|three|3|k',
      'length .. exactly|k|at|even|odd',
      'even|odd number|length',
      'exactly two|2|three|3|k',
      'no longer than',
    ],
    answer: (root, targetSum) =>
      counted(
        pathsOf(root).filter((path) => path.length <= 2),
        targetSum,
      ),
  },
  {
    asks: 'the length of the longest path with the sum',
    said: [
      'longest|shortest|length of',
      'most|fewest|maximum|minimum|largest|smallest number|length|nodes|many',
      'number|count of node|edge|basin on|along|that',
    ],
    answer: (root, targetSum) => {
      const fitting = pathsOf(root).filter((path) => total(path) === targetSum)
      return Math.max(0, ...fitting.map((path) => path.length))
    },
  },
  {
    asks: 'sums of at most the target',
    said: [
      'at most',

      'not|never|no .. exceed|exceeds|exceeding|above|greater|larger|more',
      'less|smaller|lower than|or',
      'below|under the|target|k|goal',
    ],
    answer: (root, targetSum) => pathsOf(root).filter((path) => total(path) <= targetSum).length,
  },
  {
    asks: 'sums of at least the target',
    said: [
      'at least the|target|targetsum|k|goal|total|sum|as',
      'greater|larger|more|higher than|or',
      'exceed|exceeds|exceeding|above|over',
      'reach or',
      'or more|above|greater|larger',
    ],
    answer: (root, targetSum) => pathsOf(root).filter((path) => total(path) >= targetSum).length,
  },
  {
    asks: 'sums divisible by the target',
    said: ['divisible|divides|divisor|multiple|multiples', 'multiple of'],
    answer: (root, targetSum) => pathsOf(root).filter((path) => total(path) % targetSum === 0).length,
  },
  {
    asks: 'the product of the values',
    said: ['product|multiply|multiplied|multiplying|xor|difference', 'times each'],
    answer: (root, targetSum) =>
      pathsOf(root).filter((path) => path.reduce((product, node) => product * node.val, 1) === targetSum).length,
  },
  {
    asks: 'the absolute or other values',
    said: [
      'absolute|magnitude|square|squared',
      'average|mean|median|maximum|minimum',
      'regardless of sign',
      'concatenated|digits|digit',
    ],
    answer: (root, targetSum) =>
      pathsOf(root).filter((path) => path.reduce((sum, node) => sum + Math.abs(node.val), 0) === targetSum).length,
  },
  {
    asks: 'paths that share no node, or go one way',
    said: [
      'disjoint|overlap|overlapping|nonoverlapping|share|sharing|common',
      'only|always|straight .. left|right',
      'straight|zigzag|alternating',
      'left child|children|edges only',
      'at most once',
      'no node|two',
    ],
    answer: (root, targetSum) =>
      counted(
        pathsOf(root).filter((path) => path.every((node, at) => at === 0 || path[at - 1].left === node)),
        targetSum,
      ),
  },
  {
    asks: 'different paths by their values',
    said: [
      'distinct|unique sequence|list|value|by',
      'different sequence|list|by',
      'same value|sequence|values .. once|one',
      'counted once',
    ],
    answer: (root, targetSum) =>
      new Set(
        pathsOf(root)
          .filter((path) => total(path) === targetSum)
          .map((path) => path.map((node) => node.val).join(' ')),
      ).size,
  },
  {
    asks: 'whole subtrees, or levels',
    said: ['subtree|subtrees', 'level|levels|depth', 'nodes with|whose value', 'sibling'],
    answer: (root, targetSum) => nodesOf(root).filter((node) => total(nodesOf(node)) === targetSum).length,
  },
  {
    asks: 'paths whose values rise, or are all of one kind',
    said: [
      'increasing|increase|decreasing|ascending|descending|sorted|strictly|rising|falling',
      'even|odd|positive|negative .. only|node|nodes|value|values|numbers',
      'skip|skipped|skipping|ignore|ignored',
      'leave|leaving|left out',
      'one|a|1 node .. skipped|ignored|removed|left',
      'consecutive zeros|values',
    ],
    answer: (root, targetSum) =>
      counted(
        pathsOf(root).filter((path) => path.every((node, at) => at === 0 || path[at - 1].val < node.val)),
        targetSum,
      ),
  },
  {
    asks: 'the nodes at which a path begins or ends',
    said: ['how many|number|count of|node nodes|node|basin|basins', 'node|nodes|basin at|from|where which|path|a|such'],
    answer: (root, targetSum) =>
      nodesOf(root).filter((node) => pathsFrom(node).some((path) => total(path) === targetSum)).length,
  },
]
