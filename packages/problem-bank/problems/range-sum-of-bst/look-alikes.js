/** Every node with its depth (the root's is 0), in order of the values. */
function nodesOf(root, depth = 0) {
  if (!root) return []
  return [...nodesOf(root.left, depth + 1), { node: root, depth }, ...nodesOf(root.right, depth + 1)]
}

const total = (values) => values.reduce((sum, value) => sum + value, 0)
const valuesOf = (root) => nodesOf(root).map(({ node }) => node.val)
const valuesIn = (root, low, high) => valuesOf(root).filter((value) => low <= value && value <= high)

/** The sum over the nodes in the range that pass. */
const overNodes = (passes) => (root, low, high) =>
  total(
    nodesOf(root)
      .filter(({ node, depth }) => low <= node.val && node.val <= high && passes(node, depth, root))
      .map(({ node }) => node.val),
  )

function pathTo(root, value) {
  if (!root) return []
  return [root.val, ...(value === root.val ? [] : pathTo(value < root.val ? root.left : root.right, value))]
}

const lookAlikes = [
  {
    asks: 'the number of such nodes',
    said: [
      'return|returns|find|compute|determine|report|give|output|print|want|need|calculate the|a|their number|count',
      'return|find|compute|determine|give number|count',
      'how many',
      'count the|of|all|how|node|value|those|every|each',
    ],
    answer: (root, low, high) => valuesIn(root, low, high).length,
  },
  {
    asks: 'the range without its ends',
    said: [
      'strictly between|inside|within|in',
      'exclusive|exclusively|excluded|excluding|excludes|exclude',
      'open interval|range',
      'without|except|not .. end|border|bound|boundary|boundaries|limit|themselves|included|inclusive|counted|low|high',
      'greater|larger|more|higher|bigger than low|lo|lower|min|minimum|l|from',
      'less|smaller|lower than high|hi|upper|max|maximum|b|h',
      'above low|lo|l',
      'below high|hi|b|h',
      'properly|truly between|inside|within',
    ],
    answer: (root, low, high) => rangeSumBST(root, low + 1, high - 1),
  },
  {
    asks: 'the range without its upper end',
    said: [
      'exclusive|exclusively|excluded|excluding|excludes|exclude|half',
      'strictly .. high|upper|hi|b|less|smaller|below|under',
      'up to but',
      'but not|without|except .. high|upper|hi|b|right|latter|last|second',
      'high|upper|hi|right|latter|second|b .. not|itself',
      'less|smaller|lower than high|hi|upper|max|maximum|b|h',
      'below high|hi|b|h',
    ],
    answer: (root, low, high) => rangeSumBST(root, low, high - 1),
  },
  {
    asks: 'the range without its lower end',
    said: [
      'exclusive|exclusively|excluded|excluding|excludes|exclude|half',
      'strictly .. low|lower|lo|a|greater|larger|above|more|over',
      'but not|without|except .. low|lower|lo|a|left|former|first',
      'low|lower|lo|left|former|first|a .. not|itself',
      'greater|larger|more|higher|bigger than low|lo|lower|min|minimum|l',
      'above low|lo|l',
    ],
    answer: (root, low, high) => rangeSumBST(root, low + 1, high),
  },
  {
    asks: 'the values outside the range',
    said: [
      'outside|beyond|out of',
      'not in|within|inside|between|lying|lie|contained|covered',
      'less|smaller|lower|below .. or .. greater|larger|more|above|higher',
      'smaller|less|below than low|lo|lower|the low|lowest|a',
      'greater|larger|above|more than high|hi|upper|the high|highest|b',
      'except|excluding|excluded|other than',
    ],
    answer: (root, low, high) => total(valuesOf(root)) - rangeSumBST(root, low, high),
  },
  {
    asks: 'leaves only',
    said: ['leaf|leafs|leaves', 'without|no|have no child|children', 'childless|terminal|external'],
    answer: overNodes((node) => !node.left && !node.right),
  },
  {
    asks: 'inner nodes only',
    said: [
      'internal|inner|nonleaf|nonleaves|branch',
      'leaf|leaves .. not|excluded|excluding|ignored|without|except|skipped',
      'not|without|except|excluding|ignore|ignoring .. leaf|leaves',
      'at least one|a child',
      'with child|children|a child|at least|one|two|both|exactly',
      'has|have|having child|children|a child|at least|one|two|both|exactly',
    ],
    answer: overNodes((node) => node.left || node.right),
  },
  {
    asks: 'nodes with one child or two',
    said: ['one|exactly|only|single|two|both child|children|one|two', 'only child'],
    answer: overNodes((node) => Boolean(node.left) !== Boolean(node.right)),
  },
  {
    asks: 'nodes with two children',
    said: ['two|both|2 child|children', 'full node'],
    answer: overNodes((node) => node.left && node.right),
  },
  {
    asks: 'all but the root',
    said: [
      'root .. not|excluded|excluding|ignored|ignore|without|except|skipped|uncounted',
      'except|excluding|without|besides|below|beneath|under|apart the|from root',
      'excluding|except root',
      'below|beneath|under the root',
      'descendant',
    ],
    answer: overNodes((node, _, root) => node !== root),
  },
  {
    asks: 'left children only',
    said: [
      'left child|children only|are|is',
      'only|just .. left',
      'are|is|being a|the left',
      'left leaf|leaves|hand',
      'left child|children .. count|counts|sum',
      'sum|all|node .. left child|children',
    ],
    answer(root, low, high) {
      const left = new Set(nodesOf(root).map(({ node }) => node.left))
      return overNodes((node) => left.has(node))(root, low, high)
    },
  },
  {
    asks: 'right children only',
    said: [
      'right child|children only|are|is',
      'only|just .. right',
      'are|is|being a|the right',
      'right leaf|leaves|hand',
      'sum|all|node .. right child|children',
    ],
    answer(root, low, high) {
      const right = new Set(nodesOf(root).map(({ node }) => node.right))
      return overNodes((node) => right.has(node))(root, low, high)
    },
  },
  {
    asks: 'even values only',
    said: [
      'even value|number|node|key|label|price|only|integer|one|valued',
      'is|are|be|have|being even',
      'divisible|multiple',
    ],
    answer: overNodes((node) => node.val % 2 === 0),
  },
  {
    asks: 'odd values only',
    said: ['odd', 'not divisible'],
    answer: overNodes((node) => node.val % 2 !== 0),
  },
  {
    asks: 'even levels, or every other',
    said: [
      'even|odd level|depth|layer|generation',
      'every other|second',
      'alternate|alternating',
      'level|depth .. even|odd',
    ],
    answer: overNodes((_, depth) => depth % 2 === 0),
  },
  {
    asks: 'odd levels',
    said: [
      'odd|even level|depth|layer|generation',
      'every other|second',
      'alternate|alternating',
      'level|depth .. even|odd',
    ],
    answer: overNodes((_, depth) => depth % 2 === 1),
  },
  {
    asks: 'levels in the range, the root being at 0',
    said: ['level|levels|depth|depths|layer|layers|generation|height', 'distance|far from|of'],
    answer: (root, low, high) =>
      total(
        nodesOf(root)
          .filter(({ depth }) => low <= depth && depth <= high)
          .map(({ node }) => node.val),
      ),
  },
  {
    asks: 'levels in the range, the root being at 1',
    said: ['level|levels|depth|depths|layer|layers|generation|height', 'distance|far from|of'],
    answer: (root, low, high) =>
      total(
        nodesOf(root)
          .filter(({ depth }) => low <= depth + 1 && depth < high)
          .map(({ node }) => node.val),
      ),
  },
  {
    asks: 'values times their depth',
    said: ['weighted|weight|weighs', 'multiplied|multiply|multiplying|times', 'level|depth|layer'],
    answer: (root, low, high) =>
      total(
        nodesOf(root)
          .filter(({ node }) => low <= node.val && node.val <= high)
          .map(({ node, depth }) => node.val * (depth + 1)),
      ),
  },
  {
    asks: 'ranks, from the low-th to the high-th value',
    said: [
      'kth|ith|nth|jth|lth|hth',
      'th|st|nd smallest|largest|value|element|node|lowest|least|number|key|in|to|through',
      'rank|ranks|ranked|ranking',
      'position|positions|index|ordinal',
      'smallest|lowest|least .. to|through|until|up',
      'in|by|of|the sorted|ascending|increasing|inorder order|sequence|list|traversal',
      'place|number low|lo|a',
    ],
    answer: (root, low, high) => total(valuesOf(root).slice(Math.max(0, low - 1), Math.max(0, high))),
  },
  {
    asks: 'ranks counted from zero',
    said: ['index|indexed|position|rank', '0|zero based|indexed', 'from zero|0'],
    answer: (root, low, high) => total(valuesOf(root).slice(low, high + 1)),
  },
  {
    asks: 'the path between the two values',
    said: ['path|paths|route|way', 'ancestor|ancestors', 'on the way', 'connecting|connects|connect'],
    answer(root, low, high) {
      const [toLow, toHigh] = [pathTo(root, low), pathTo(root, high)]
      const shared = toLow.filter((value) => toHigh.includes(value))
      return total([...toLow, ...toHigh].filter((value) => !shared.includes(value))) + (shared.at(-1) ?? 0)
    },
  },
  {
    asks: 'each value once',
    said: [
      'distinct|different|unique value|number|key|label .. once|only',
      'count|counts|counted|counting|added|summed|considered|taken|included .. once',
      'sum|total of .. distinct|different|unique',
      'duplicate|duplicates|repeated|repeats|equal .. once|ignored|ignore|skip|skipped',
      'ignore|ignoring|skip|without duplicate|duplicates|repetition',
      'each distinct|different',
    ],
    answer: (root, low, high) => total([...new Set(valuesIn(root, low, high))]),
  },
  {
    asks: 'a tree that is not a search tree',
    said: [
      'root of a|the|some binary tree',
      'given|take a|the|any binary tree',
      'any|arbitrary|ordinary|general|plain|regular|usual|unordered|unsorted|normal|simple binary|tree',
      'not .. search tree',
      'not .. sorted|ordered',
      'no|without|any particular|certain|special order',
      'unordered|unsorted',
      'heap|trie',
    ],
    answer: (root, low, high) => total(valuesIn(root, low, high)),
  },
  {
    asks: 'bounds in either order',
    said: [
      'either|any|whichever|whatever order|way|one',
      'low|lo|first|a|left|lower .. may|can|could|might .. larger|greater|bigger|exceed|above|higher',
      'swap|swapped|interchanged|exchanged|reversed',
      'bounds|borders|limits|order .. wrong|reversed|mixed',
      'not .. in order',
    ],
    answer: (root, low, high) => rangeSumBST(root, Math.min(low, high), Math.max(low, high)),
  },
  {
    asks: 'the product',
    said: ['product', 'multiply|multiplied|multiplying|multiplication'],
    answer: (root, low, high) => valuesIn(root, low, high).reduce((product, value) => product * value, 1),
  },
  {
    asks: 'the average',
    said: ['average|mean|median|rounded'],
    answer: (root, low, high) =>
      Math.floor(rangeSumBST(root, low, high) / Math.max(1, valuesIn(root, low, high).length)),
  },
  {
    asks: 'the largest or smallest value in the range',
    said: [
      'largest|greatest|biggest|maximum value|node|key|number|element|label|one|price',
      'find|return|determine|give|report|output the|a largest|greatest|biggest|maximum|highest|smallest|minimum|lowest|least',
      'second|kth',
    ],
    answer: (root, low, high) => Math.max(0, ...valuesIn(root, low, high)),
  },
  {
    asks: 'the smallest value in the range',
    said: [
      'smallest|least|minimum|lowest value|node|key|number|element|label|one',
      'find|return|determine|give|report|output the|a smallest|minimum|lowest|least',
    ],
    answer: (root, low, high) => Math.max(0, ...valuesIn(root, low, high).slice(0, 1)),
  },
  {
    asks: 'differences or signs between them',
    said: ['difference|differences|subtract|subtracted|minus|alternating|alternately'],
    answer(root, low, high) {
      const values = valuesIn(root, low, high)
      return values.length > 0 ? values.at(-1) - values[0] : 0
    },
  },
  {
    asks: 'the squares, digits or absolute values summed',
    said: ['square|squares|squared', 'digit|digits', 'absolute|magnitude', 'xor|bitwise'],
    answer: (root, low, high) => total(valuesIn(root, low, high).map((value) => value ** 2)),
  },
  {
    asks: 'the numbers of the range that the tree lacks',
    said: [
      'missing|absent|lack|lacks|lacking',
      'not|never .. in|present|contained|stored|occur|appear|exist',
      'does not|no contain|node|occur|appear|exist',
    ],
    answer(root, low, high) {
      const missing = (high * (high + 1) - (low - 1) * low) / 2
      return missing - total([...new Set(valuesIn(root, low, high))])
    },
  },
  {
    asks: 'the subtrees that lie in the range as a whole',
    said: ['subtree|subtrees .. whole|entire|entirely|completely|all|every|only|sum', 'entire|whole subtree'],
    answer: overNodes((node, _, root) => node !== root || (!node.left && !node.right)),
  },
]
