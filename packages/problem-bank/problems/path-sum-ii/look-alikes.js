const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

/** Every path downward, as nodes, from a node to one below it. */
function paths(root, fromRoot = true) {
  const found = []
  const visit = (node, path) => {
    if (!node) return
    found.push([...path, node])
    visit(node.left, [...path, node])
    visit(node.right, [...path, node])
  }
  const start = (node) => {
    if (!node) return
    visit(node, [])
    start(node.left)
    start(node.right)
  }
  if (fromRoot) visit(root, [])
  else start(root)
  return found
}

const isLeaf = (node) => !node.left && !node.right
const values = (path) => path.map((node) => node.val)
const toLeaves = (root) =>
  paths(root)
    .filter((path) => isLeaf(path.at(-1)))
    .map(values)
const among = (fits) => (root, targetSum) => toLeaves(root).filter((path) => fits(path, targetSum))

/** Those of the paths that are best by a measure. */
function best(found, measure, better = Math.max) {
  const wanted = better(...found.map(measure))
  return found.filter((path) => measure(path) === wanted)
}

const lookAlikes = [
  {
    asks: 'a sum of at least the target',
    said: [
      'at least targetsum|target|the|k|s|that|total',
      'not|no less|smaller|below|lower',
      'or more|greater|larger|higher|above',
      'greater|larger|more|higher|bigger than|or',
      'exceed|exceeding',
      'minimum sum|total',
    ],
    answer: among((path, target) => total(path) >= target),
  },
  {
    asks: 'a sum above the target',
    said: [
      'greater|larger|more|higher|bigger than',
      'exceed|exceeding',
      'above|over .. target|targetsum|k',
      'strictly',
    ],
    answer: among((path, target) => total(path) > target),
  },
  {
    asks: 'a sum of at most the target',
    said: [
      'at most targetsum|target|the|k|s|that|total',
      'not|no|never|without exceed|exceeding|greater|larger|more|higher|above',
      'or less|smaller|below|lower|fewer',
      'less|smaller|lower than|or',
      'within|limit|budget',
      'below|under .. target|targetsum|k',
    ],
    answer: among((path, target) => total(path) <= target),
  },
  {
    asks: 'a sum below the target',
    said: ['less|smaller|lower than', 'below|under .. target|targetsum|k', 'strictly'],
    answer: among((path, target) => total(path) < target),
  },
  {
    asks: 'another sum than the target',
    said: ['not|never equal|add|sum', 'differ|unequal', 'other|different than|from'],
    answer: among((path, target) => total(path) !== target),
  },
  {
    asks: 'the product',
    said: ['product|multiply|multiplied|multiplying|multiplication', 'xor|bitwise'],
    answer: among((path, target) => path.reduce((product, value) => product * value, 1) === target),
  },
  {
    asks: 'a multiple of the target',
    said: ['divisible|multiple|modulo|remainder|divide'],
    answer: among((path, target) => total(path) % target === 0),
  },
  {
    asks: 'paths that may end anywhere',
    said: [
      'need|necessarily|must|has|have|may|can .. not .. leaf',
      'not|never|neednt|without .. end|stop|leaf ~point|points|node|nodes',
      'any node|where|place|descendant|point',
      'anywhere|wherever|arbitrary',
      'descendant ~without|with|who|that|having|lacking|which',
      'root to any|some|a|each|every node|descendant ~with|without|that|which|who|having|lacking',
      'end|stop|ending .. anywhere|inner|internal|early',
      'end|stop|ending .. any|every|arbitrary ~leaf',
      'leaf or not|inner|internal',
      'partial|prefix',
    ],
    answer: (root, target) =>
      paths(root)
        .map(values)
        .filter((path) => total(path) === target),
  },
  {
    asks: 'paths that may start anywhere',
    said: [
      'not .. start|begin|root',
      'start|begin|starting|beginning .. any|anywhere|every|arbitrary|inner|internal|some',
      'any|arbitrary|every|some node .. leaf|downward|down',
      'anywhere|wherever|arbitrary|descendant|ancestor',
      'from any|every|some|each node',
    ],
    answer: (root, target) =>
      paths(root, false)
        .map(values)
        .filter((path) => total(path) === target),
  },
  {
    asks: 'paths that may start anywhere and end in a leaf',
    denied: ['root|top|entrance|summit|apex|head'],
    said: [
      'start|starts|begin|begins|starting .. any|anywhere|every|arbitrary|inner|internal|some',
      'any|arbitrary|every|some node .. leaf',
      'from any|every|some|each node',
      'anywhere|wherever|suffix',
      'not .. start|starts|begin|begins|root',
    ],
    answer: (root, target) =>
      paths(root, false)
        .filter((path) => isLeaf(path.at(-1)))
        .map(values)
        .filter((path) => total(path) === target),
  },
  {
    asks: 'paths from the leaf to the root',
    said: [
      'leaf to|up root|to|the|towards',
      'from .. leaf .. up|to .. root',
      'reverse|reversed|backward|backwards|upward|upwards',
      'bottom up',
      'leaf first',
      'starting|beginning|start|begin at|with|from a|the|any|each leaf',
    ],
    answer: (root, target) => pathSum(root, target).map((path) => path.reverse()),
  },
  {
    asks: 'the root or the leaf not to be counted',
    said: [
      'excluding|except|ignoring|excluded|exclude|exclusive|skipping .. root|leaf|end|first|last',
      'not counting|including',
      'root|leaf .. excluded|ignored|skipped|omitted',
      'root|leaf itself|value .. not',
      'inner|intermediate|internal',
      'strictly between',
    ],
    answer: among((path, target) => total(path.slice(1)) === target),
  },
  {
    asks: 'the leaf not to be counted',
    said: [
      'excluding|except|ignoring|excluded|exclude|exclusive|skipping .. leaf|last|end',
      'leaf .. excluded|ignored|skipped|omitted',
      'not counting|including',
      'leaf itself|value .. not',
    ],
    answer: among((path, target) => total(path.slice(0, -1)) === target),
  },
  {
    asks: 'one path',
    said: [
      'return|find|give|report|output|print one|any|just|only',
      'return|find|give|report|output|print the first|single|leftmost|shortest|longest|lexicographically',
      'only|just one|the first|path|leftmost',
      'any|one|single such|valid',
      'first|single path',
      'leftmost|rightmost|lexicographically',
    ],
    answer: (root, target) => pathSum(root, target).slice(0, 1),
  },
  {
    asks: 'the last path',
    said: ['only|just|return|find|give|report .. last|rightmost', 'rightmost|last path'],
    answer: (root, target) => pathSum(root, target).slice(-1),
  },
  {
    asks: 'the shortest paths',
    said: [
      'none|no|nothing .. shorter',
      'shorter',
      'shortest|fewest',
      'minimum|smallest|least number|length|node|edge',
      'as few',
    ],
    answer: (root, target) => best(pathSum(root, target), (path) => path.length, Math.min),
  },
  {
    asks: 'the longest paths',
    said: [
      'none|no|nothing .. longer',
      'longer|deeper',
      'longest|deepest',
      'most node|edge|value',
      'maximum|largest|greatest number|length|depth',
      'as many',
    ],
    answer: (root, target) => best(pathSum(root, target), (path) => path.length),
  },
  {
    asks: 'the paths of the largest sum',
    said: ['largest|maximal|greatest|highest|biggest', 'maximum sum|total|path'],
    answer: (root) => best(toLeaves(root), total),
  },
  {
    asks: 'the paths of the smallest sum',
    said: ['smallest|lowest|minimal|cheapest', 'minimum|least sum|total|path'],
    answer: (root) => best(toLeaves(root), total, Math.min),
  },
  {
    asks: 'the sum closest to the target',
    said: ['closest|nearest|difference|differ|differs|approximately|distance|absolute'],
    answer: (root, target) => best(toLeaves(root), (path) => Math.abs(total(path) - target), Math.min),
  },
  {
    asks: 'all paths',
    said: [
      'all paths|path .. regardless|irrespective|whatever',
      'regardless|irrespective|whatever',
      'average|mean|median|rounded',
    ],
    answer: (root) => toLeaves(root),
  },
  {
    asks: 'a number of nodes or edges',
    said: [
      'exactly|with|of|have|has|having targetsum|target|k|most|least node|nodes|edge|edges|many|values',
      'number|count of node|edge',
      'length|long|edges|edge|depth|level',
      'at most|least k|two|three|2|3|as',
      'exactly k|two|three|2|3',
    ],
    answer: among((path, target) => path.length === target),
  },
  {
    asks: 'so many nodes besides the sum',
    said: [
      'even|odd number|count|length|of',
      'at least|most|than two|2|three|3 ~trail|trails|child|children|branch|branches|subtree|subtrees|way|ways',
      'exactly two|2|three|3',
      'more than one|1|two|2',
    ],
    answer: (root, target) => pathSum(root, target).filter((path) => path.length > 1),
  },
  {
    asks: 'sums of some nodes alone',
    said: [
      'even|odd|positive|negative|prime|absolute|square|squares|squared|alternating|alternate|alternately|distinct|different|unique',
      'every second',
      'left|right child|children|turn|turns|edge|only',
      'only|just|solely left|right|leaves|leaf',
      'bonus|weight|weights|weighted|double|doubled|twice|times|depth',
    ],
    answer: among((path, target) => total(path.map((value, i) => (i % 2 === 0 ? value : -value))) === target),
  },
  {
    asks: 'sums of absolute values or different values',
    said: ['absolute|magnitude', 'ignore|ignoring|regardless .. sign'],
    answer: among((path, target) => total(path.map(Math.abs)) === target),
  },
  {
    asks: 'paths without repeated values, or rising ones',
    said: [
      'distinct|different|unique value|number|node',
      'repeated|repeat|duplicate',
      'increasing|ascending|strictly|decreasing|descending|monotonic|rising|falling',
      'no|without two|same|equal',
    ],
    answer: (root, target) => pathSum(root, target).filter((path) => new Set(path).size === path.length),
  },
  {
    asks: 'rising paths',
    said: ['increasing|ascending|strictly|decreasing|descending|monotonic|monotone|rising|falling'],
    answer: (root, target) =>
      pathSum(root, target).filter((path) => path.every((value, i) => i === 0 || path[i - 1] < value)),
  },
  {
    asks: 'a condition or an exception put in passing',
    said: [
      'larger|greater|smaller|less|longer|shorter|fewer|higher|lower|bigger than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
    ],
  },
  {
    asks: 'paths in another order',
    said: [
      'right|rightmost|farther|further|last|lower .. first|before',
      'right to left',
      'sorted|sort|ordered|ordering|lexicographic|lexicographically|order|arranged by|of|in|ascending|descending|increasing|decreasing',
      'shorter|shortest|longer|longest|smaller|smallest|larger|largest .. first|before',
    ],
    answer: (root, target) => pathSum(root, target).toReversed(),
  },
  {
    asks: 'values that are all different on a path',
    said: [
      'value|values|number|numbers|node|nodes|toll|tolls are|is|be|being|all .. different|distinct|unique',
      'no value|number|toll|coin|amount .. twice|again|repeated|repeats|once|recurs',
      'twice|repeatedly|repeat|repeats|repetition|repeated|recur|recurs',
      'same|equal value|number|toll .. twice|again|not|never',
      'pairwise',
    ],
    answer: (root, target) => pathSum(root, target).filter((path) => new Set(path).size === path.length),
  },
  {
    asks: 'a sum that is met nearly',
    said: [
      'misses|miss|missing|off|deviates|deviate|deviation|tolerance|within|nearly|almost|roughly|approximately|away|close|near',
      'digit|digits',
    ],
    answer: (root, target) => pathSum(root, target),
  },
]
