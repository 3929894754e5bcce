const isLeaf = (node) => !node.left && !node.right
const childrenOf = (node) => [node.left, node.right].filter(Boolean)

function leafDepths(node, depth = 1) {
  if (!node) return []
  return isLeaf(node) ? [depth] : childrenOf(node).flatMap((child) => leafDepths(child, depth + 1))
}

function pathSums(node, above = 0) {
  const sum = above + node.val
  return isLeaf(node) ? [sum] : childrenOf(node).flatMap((child) => pathSums(child, sum))
}

function size(node) {
  return node ? 1 + size(node.left) + size(node.right) : 0
}

/** How many nodes there are on each level. */
function levelSizes(root) {
  const sizes = []
  for (let level = root ? [root] : []; level.length > 0; level = level.flatMap(childrenOf)) sizes.push(level.length)
  return sizes
}

const lookAlikes = [
  {
    asks: 'the greatest depth',
    said: ['maximum|maximal|greatest|largest|longest|farthest|furthest|deepest|max|highest', 'height'],
    answer: (root) => Math.max(0, ...leafDepths(root)),
  },
  {
    asks: 'edges counted, not nodes',
    said: [
      'edge|edges|link|links|connection|connections|arrow|arrows|step|steps|hop|hops|branches|moves',
      'root .. depth|level 0|zero',
      'depth|level 0|zero',
      'starting|starts|start|counted|counting from 0|zero',
      'zero based|indexed',
      '0 indexed|based',
      'between',
    ],
    answer: (root) => (root ? minDepth(root) - 1 : 0),
  },
  {
    asks: 'edges counted, and -1 for an empty tree',
    said: ['edge|edges|link|links|step|steps', '-1', 'empty .. minus'],
    answer: (root) => minDepth(root) - 1,
  },
  {
    asks: 'the nearest missing child, even beside another one',
    denied: [
      'no|without|neither|nobody|none|any subordinate|report|underling|pupil|heir|branch|stair|passage|successor|follower|one|room|exit|member',
      'cannot|cant|not|never go|goes|continue|proceed|descend|climb|lead|leads|deeper',
      'leaf|leaves',
      'no|without|neither child|children|kids|offspring|successor|successors|descendant|descendants|son|sons',
      'childless',
      'no|nothing|without further|more|other',
      'neither|both .. left|right|null|child',
      'end|ends|dead|terminal|tip|tips|bottom',
    ],
    said: [
      'missing|absent|empty|nonexistent|free child|spot|place|subtree|position|slot',
      'fewer|less than two|2',
      'at most one|1',
      'lacks|lacking|without .. child',
      'incomplete|insert|inserted',
    ],
    answer(root) {
      return root ? 1 + Math.min(lookAlikes[3].answer(root.left), lookAlikes[3].answer(root.right)) : 0
    },
  },
  {
    asks: 'the least sum of a path',
    said: ['sum|sums|total|add|adding|added|cost|weight|weights', 'value|values'],
    answer: (root) => (root ? Math.min(...pathSums(root)) : 0),
  },
  {
    asks: 'the shortest way between two leaves',
    said: ['two leaf|leaves', 'leaf to|and leaf|another', 'between .. leaf|leaves', 'any two'],
    answer(root) {
      let shortest = Infinity
      function down(node) {
        if (!node) return Infinity
        if (isLeaf(node)) return 1
        const [left, right] = [down(node.left), down(node.right)]
        shortest = Math.min(shortest, left + right + 1)
        return 1 + Math.min(left, right)
      }
      down(root)
      return Number.isFinite(shortest) ? shortest : 0
    },
  },
  {
    asks: 'the number of nodes or leaves',
    said: [
      'how many leaf|leaves',
      'number|count of leaf|leaves',
      'total number',
      'count the|all',
      'how many nodes does|has|in|are',
    ],
    answer: size,
  },
  {
    asks: 'the number of leaves',
    said: ['how many leaf|leaves', 'number|count of leaf|leaves', 'count the|all'],
    answer: (root) => leafDepths(root).length,
  },
  {
    asks: 'the smallest value',
    said: ['value|values|label|labels', 'smallest|lowest|least number|key|element'],
    answer(root) {
      if (!root) return 0
      return Math.min(root.val, ...childrenOf(root).map((child) => lookAlikes[8].answer(child)))
    },
  },
  {
    asks: 'the depth of a leaf of a certain value',
    said: [
      'leaf|leaves .. even|odd|positive|negative|value',
      'even|odd|positive|negative|smallest|largest leaf|leaves|value',
      'target|given value',
    ],
    answer(root) {
      const found = (node, depth) => {
        if (!node) return []
        return isLeaf(node)
          ? node.val % 2 === 0
            ? [depth]
            : []
          : childrenOf(node).flatMap((child) => found(child, depth + 1))
      }
      const depths = found(root, 1)
      return depths.length === 0 ? 0 : Math.min(...depths)
    },
  },
  {
    asks: 'leaves below the root only, so that a root alone has none',
    said: ['other than|besides|except|excluding .. root', 'root .. alone|itself|single .. 0|zero'],
    answer: (root) => (root && isLeaf(root) ? 0 : minDepth(root)),
  },
  {
    asks: 'the second least depth, or the average',
    said: ['second|2nd|average|mean|median|difference'],
    answer: (root) => leafDepths(root).toSorted((a, b) => a - b)[1] ?? 0,
  },
  {
    asks: 'the way down that goes left or right only',
    said: [
      'only|always|just|keep .. left|right',
      'left|right only',
      'leftmost|rightmost',
      'alternate|alternately|alternating|zigzag',
    ],
    answer(root) {
      return root ? 1 + lookAlikes[12].answer(root.left) : 0
    },
  },
  {
    asks: 'the way down that goes right only',
    said: ['only|always|just|keep .. right', 'right only', 'rightmost'],
    answer(root) {
      return root ? 1 + lookAlikes[13].answer(root.right) : 0
    },
  },
  {
    asks: 'nodes at the level of the nearest leaf',
    said: ['leaves|nodes|leaf .. at|on that|this|the .. level|depth', 'how many .. level|depth'],
    answer: (root) => leafDepths(root).filter((depth) => depth === minDepth(root)).length,
  },
  {
    asks: 'nodes on the deepest level',
    said: [
      'deepest|lowest|bottom|bottommost|last level|row|generation|floor|layer|rank|tier|line|nodes',
      'level|row|generation|floor|layer|rank|tier .. farthest|furthest|deepest|lowest|bottom|last',
      'farthest|furthest|deepest .. level|row|generation|floor|layer|rank|tier',
      'nodes|leaves|people|members|rooms as far|deep',
      'maximum|maximal|greatest|largest depth',
    ],
    answer: (root) => (root ? levelSizes(root).at(-1) : 0),
  },
  {
    asks: 'nodes on the fullest level',
    said: [
      'fullest|widest|broadest|largest|biggest|busiest level|row|generation|floor|layer|rank|tier',
      'most|maximum|greatest|largest .. one|same|single|any|a level|row|generation|floor|layer|rank|tier',
      'level|row|generation|floor|layer|rank|tier .. most|fullest|widest|broadest',
      'width',
    ],
    answer: (root) => Math.max(0, ...levelSizes(root)),
  },
  {
    asks: 'the nodes strictly between root and leaf',
    said: [
      'between',
      'excluding|exclude|without|except|excluded|not .. leaf|root|ends|both',
      'inner|internal|intermediate',
    ],
    answer: (root) => Math.max(0, minDepth(root) - 2),
  },
  {
    asks: 'a condition or an exception put in passing',
    said: [
      'larger|greater|smaller|less|longer|shorter|fewer|higher|lower|bigger than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
    ],
  },
  {
    asks: 'a way on which values rise or fall',
    said: [
      'increasing|ascending|descending|decreasing|uphill|rising|falling|monotonic|monotone|strictly',
      'value|values|number|numbers|key|keys|label|labels go|goes|get|gets|grow|grows|increase|increases|rise|rises|fall|falls|drop|drops|shrink|climb',
      'larger|smaller|greater|bigger|higher than',
    ],
    answer: function least(root, above = -Infinity) {
      if (!root || root.val <= above) return 0
      if (isLeaf(root)) return 1
      const depths = childrenOf(root)
        .map((child) => least(child, root.val))
        .filter((depth) => depth > 0)
      return depths.length === 0 ? 0 : 1 + Math.min(...depths)
    },
  },
  {
    asks: 'the nearest leaf but one',
    said: [
      'second|2nd|next|runner|other|another|remaining leaf|leaves|exit|exits|path|paths|route|routes|way|ways|nearest|shortest|closest|best|least|smallest|to',
      'closed|blocked|barred|locked|taken|occupied|full',
      'but one',
    ],
    answer(root) {
      const depths = leafDepths(root).toSorted((a, b) => a - b)
      return depths[1] ?? depths[0] ?? 0
    },
  },
  {
    asks: 'a way on which some nodes are barred',
    said: [
      'avoid|avoids|avoided|avoiding|bypass|bypassed|dodge',
      'hole|holes|swamp|swamps|blocked|closed|broken|barred|locked|impassable|trap|traps',
      'cannot|not|never|no|nobody .. stepped|enter|entered|cross|crossed|trodden|traversed|visited',
      'positive|negative|even|odd|zero|nonzero|prime node|nodes|value|values|number|numbers',
      'number|value|key|numbers|values zero|0|negative|positive|even|odd',
    ],
    answer: function least(root) {
      if (!root || root.val <= 0) return 0
      if (isLeaf(root)) return 1
      const depths = childrenOf(root)
        .map(least)
        .filter((depth) => depth > 0)
      return depths.length === 0 ? 0 : 1 + Math.min(...depths)
    },
  },
]
