function valuesOf(root) {
  return root ? [...valuesOf(root.left), root.val, ...valuesOf(root.right)] : []
}

function preorder(root) {
  return root ? [root.val, ...preorder(root.left), ...preorder(root.right)] : []
}

function postorder(root) {
  return root ? [...postorder(root.left), ...postorder(root.right), root.val] : []
}

function byLevel(root) {
  const nodes = [root]
  for (const node of nodes) for (const child of [node.left, node.right]) if (child) nodes.push(child)
  return nodes.map((node) => node.val)
}

function leaves(root) {
  if (!root) return []
  return root.left || root.right ? [...leaves(root.left), ...leaves(root.right)] : [root.val]
}

const ascending = (values) => values.toSorted((a, b) => a - b)

const lookAlikes = [
  {
    asks: 'the kth largest',
    said: [
      'high|higher|highest|large|larger|big|bigger to low|lower|lowest|small|smaller',
      'its right .. sorted|order|sequence',
      'its right hand',
      'best|top|winning score|scores|points|mark|marks|grade|grades',
      'most points|expensive',
      'best|richest|tallest|oldest|heaviest|latest .. is|has|gets|being rank|place|number|first',
      'larger|greater|higher|bigger|more than it',
      'value|values|key|keys|node|nodes|number|numbers on|to|at its|the right',
      'above|over|exceeding|beyond it',
      'exceed|exceeds it',
      'downward|downwards',
      'dearest|priciest|costliest|largest|highest|greatest|biggest|heaviest|tallest|oldest|latest|strongest|fastest|longest|hottest|deepest down|on|onward|onwards|first|to|downwards',
      'dearest|priciest|costliest|descending',
      'top down',
      'largest|highest|greatest|biggest|maximum|most',
      'descending|decreasing',
      'from the top|end|right|back',
      'largest|highest first|to',
    ],
    answer: (root, k) => valuesOf(root).at(-k),
  },
  {
    asks: 'a rank counted from zero',
    said: [
      'zero|0 based|indexed',
      'counted|counting|numbered|starting|starts|start .. zero|0',
      '0 .. is|means|gives|for the smallest|minimum|lowest',
      '0th|zeroth',
    ],
    answer: (root, k) => valuesOf(root)[k] ?? -1,
  },
  {
    asks: 'the kth smallest of the distinct values, in any tree',
    said: [
      'of|among|amongst the|its|all distinct|different|unique',
      'smallest|th|kth|k .. distinct|different|unique ~and|.',
      'same|equal value|key|number .. several|twice|repeatedly|times|again',
      'may|can|could|might .. repeat|recur|duplicate|duplicates|twice',
      'several|many times',
      'count|counts|counted|taken once',
      'tie|ties|repetition|repetitions|repeats',
      'smallest|th|kth|k distinct|different|unique',
      'duplicate|duplicates|repeated|equal .. once|ignored|removed|skipped|collapsed',
      'not a|be|necessarily .. search tree',
      'any|ordinary|arbitrary|plain|general binary|tree',
    ],
    answer: (root, k) => ascending([...new Set(valuesOf(root))])[k - 1],
  },
  {
    asks: 'the kth in preorder',
    said: ['preorder|prefix', 'pre order', 'root first', 'before .. children|subtrees'],
    answer: (root, k) => preorder(root)[k - 1],
  },
  {
    asks: 'the kth in postorder',
    said: ['postorder|postfix', 'post order', 'children|subtrees|after first|before|its', 'after .. children|subtrees'],
    answer: (root, k) => postorder(root)[k - 1],
  },
  {
    asks: 'the kth by level',
    said: ['level|levels|breadth|row', 'top to bottom', 'breadth first', 'kth level|depth'],
    answer: (root, k) => byLevel(root)[k - 1],
  },
  {
    asks: 'the smallest value on level k',
    said: ['level|levels|depth|row'],
    answer(root, k) {
      let nodes = [root]
      for (let level = 1; level < k; level++) nodes = nodes.flatMap((node) => [node.left, node.right].filter(Boolean))
      return nodes[0]?.val ?? -1
    },
  },
  {
    asks: 'the kth smallest of the leaves',
    said: ['leaf|leaves'],
    answer: (root, k) => leaves(root)[k - 1] ?? -1,
  },
  {
    asks: 'the kth smallest even value',
    said: ['even value|number|element|one|key|node', 'only|smallest|are|is even'],
    answer: (root, k) => valuesOf(root).filter((value) => value % 2 === 0)[k - 1] ?? -1,
  },
  {
    asks: 'the kth smallest odd value',
    said: ['odd'],
    answer: (root, k) => valuesOf(root).filter((value) => value % 2 !== 0)[k - 1] ?? -1,
  },
  {
    asks: 'the sum of the k smallest',
    said: ['sum|total|add|adding|added|together|combined', 'k smallest|lowest|least values|elements|keys|numbers'],
    answer: (root, k) =>
      valuesOf(root)
        .slice(0, k)
        .reduce((total, value) => total + value, 0),
  },
  {
    asks: 'how many values are smaller than k, or the smallest above k',
    said: [
      'less|smaller|lower|greater|larger|more|bigger than|or',
      'above|below|exceeding|exceeds|exceed',
      'how many|number of',
      'successor|next',
      'closest|nearest',
    ],
    answer: (root, k) => valuesOf(root).filter((value) => value < k).length,
  },
  {
    asks: 'the smallest value above k',
    said: ['greater|larger|more|bigger than|or', 'above|exceeding|exceeds|exceed', 'successor|next|ceiling'],
    answer: (root, k) => valuesOf(root).find((value) => value > k) ?? -1,
  },
  {
    asks: 'another answer where there are fewer than k values',
    said: [
      'again|anew .. start|beginning|from|first',
      'start|starts|starting|begin|begins over|again|anew',
      'cyclic|cyclically|circular|circularly|modulo|wrap|wraps|wrapping',
      'end is reached',
      'fewer|less than k|n',
      'if .. not|no .. exist|k|such',
      'if .. not|no .. enough ~beetle|to',
      'return|returns|or|give -1|minus|0|null',
      'more .. nodes|values than',
      'if k .. exceeds|larger|greater|invalid',
      'too few|large',
      'no such',
    ],
    answer: (root, k) => valuesOf(root)[k - 1] ?? -1,
  },
  {
    asks: 'the median, or the middle value',
    said: ['median|middle'],
    answer: (root) => valuesOf(root)[(valuesOf(root).length - 1) >> 1],
  },
  {
    asks: 'the smallest difference of values',
    said: ['difference|differences|gap'],
    answer(root, k) {
      const values = valuesOf(root)
      return ascending(values.flatMap((a, i) => values.slice(i + 1).map((b) => b - a)))[k - 1] ?? -1
    },
  },
  {
    asks: 'a value under a further condition',
    said: ['root .. not|aside|excepted|except|excluded|left|ignored|count', 'two|one|both child|children'],
  },
  {
    asks: 'the kth smallest but for the root',
    said: [
      'root|top .. not|excepted|except|aside|ignored|left',
      'but for|but the root|top',
      'without|except|besides|apart .. root|top',
    ],
    answer: (root, k) => {
      const rest = []
      const walk = (node) => {
        if (!node) return
        walk(node.left)
        if (node !== root) rest.push(node.val)
        walk(node.right)
      }
      walk(root)
      return rest[k - 1]
    },
  },
  {
    asks: 'a condition or an exception put in passing',
    said: ['not take part|place|turns|its|his|her|their'],
  },
]
