const lookAlikes = [
  {
    asks: 'a path that starts anywhere and goes down',
    denied: ['root|top|entrance|summit|apex|head|topmost|founder|chief|director|boss|origin|first|outset'],
    said: [
      'not|neednt|doesnt|dont|necessarily .. start|begin|pass .. root',
      'start|starts|starting|begin|begins|beginning .. anywhere|any|whichever|every',
      'anywhere',
      'any|some downward',
      'between|from .. any two|node',
      'any|some|every node .. descendant',
      'wherever',
      'start|starts|begin|begins .. further|lower|deeper|below|inside',
      'some node',
      'not|neednt .. top|root ~to|leaf',
      'straight down',

      'ancestor|ancestors',
      'anywhere .. down|below',
    ],
    answer: (root, targetSum) => nodesOf(root).some((node) => endings(node, () => true).includes(targetSum)),
  },
  {
    asks: 'a path from the root that may end anywhere',
    denied: [
      'no|nowhere|nothing|none .. lead|leads|leading|goes|continue|continues|below|beneath|deeper|follow|follows',
      'leaf|leaves|childless',
      'no|without|neither|nothing child|children|kids|further|more|other|successor|successors|descendant|descendants|son|sons',
      'end|ends|dead|terminal|tip|tips|bottom|maximal',
      'all|full way down',
      'not|never split|fork|branch|divide|go',
    ],
    said: [
      'not|neednt|doesnt|dont|necessarily .. end|stop|finish|reach|go .. leaf|leaves',
      'end|ends|ending|stop|stops|stopping .. anywhere|whichever',
      'may|can|could|might|also|or|either|allowed|to end|ends|stop|stops .. inner|internal',
      'end|ends|ending|stop|stops at|in|on any|every node',
      'root|down to any|every|another node ~with|without|that|which|who|having|lacking',
      'leaf or not',
      'anywhere',
      'not|need|neednt|necessarily|required .. far|way|bottom|leaf|leaves|down',
      'stop|stops|stopped|stopping|end|ends|ending|finish .. early|earlier|halfway|wherever|whenever|anywhere',
      'partway|halfway|midway',
      'break|broken|breaking off',
      'leaf|leaves .. not|required|necessary|needed|need',
      'wherever|whenever',

      'turn back',
      'as soon as',
      'prefix',
      'initial part|piece|stretch',
      'leads|leading|lead|goes|down to some|any|a node',
      'up to some|any|a',
    ],
    answer: (root, targetSum) => endings(root, () => true).includes(targetSum),
  },
  {
    asks: 'a path from any node to a leaf',
    said: [
      'any|arbitrary node .. leaf|leaves',
      'not|neednt|doesnt|dont|necessarily .. start|begin .. root',
      'start|starts|starting|begin|begins|beginning .. anywhere|any',
      'wherever',
      'start|starts|begin|begins .. further|lower|deeper|below|inside',
      'some|any|whichever node .. leaf',
      'not|neednt .. top|root ~to|leaf',
    ],
    answer: (root, targetSum) => nodesOf(root).some((node) => endings(node, isLeaf).includes(targetSum)),
  },
  {
    asks: 'a path that sums to at least the target',
    said: [
      'at least target|targetsum|goal|the|k|as|this|that|total|limit|threshold|x|s',
      'no|not less|smaller|lower',
      'greater|larger|higher|bigger than|or',
      'more than the|target|targetsum|goal|k|this|that',
      'exceed|exceeds|exceeding|minimum',
      '~one or more|above|over|beyond',
    ],
    answer: (root, targetSum) => endings(root, isLeaf).some((total) => total >= targetSum),
  },
  {
    asks: 'a path that sums to more than the target',
    said: [
      'greater|larger|higher|bigger than',
      'more than the|target|targetsum|goal|k|this|that',
      'exceed|exceeds|exceeding',
    ],
    answer: (root, targetSum) => endings(root, isLeaf).some((total) => total > targetSum),
  },
  {
    asks: 'a path that sums to at most the target',
    said: [
      'at most target|targetsum|goal|the|k|as|this|that|total|limit|threshold|x|s',
      'not|without|never exceed|exceeding|more|larger|greater',
      'less|smaller|lower than|or the|target|targetsum|goal|k|equal',
    ],
    answer: (root, targetSum) => endings(root, isLeaf).some((total) => total <= targetSum),
  },
  {
    asks: 'every path to have this sum',
    said: [
      'every|each|all path|branch|route|root|leaf|leaves',
      'every|each way',
      'all of .. path|branch|way|route',
      'all the paths|branch|route',
    ],
    answer: (root, targetSum) => root !== null && endings(root, isLeaf).every((total) => total === targetSum),
  },
  {
    asks: 'exactly one path with this sum',
    said: [
      'exactly|precisely|only|just one|1|a path|way|route|branch|such|of|root|leaf',
      'unique|single path|way|route|branch|such',
    ],
    answer: (root, targetSum) => endings(root, isLeaf).filter((total) => total === targetSum).length === 1,
  },
  {
    asks: 'two paths with this sum',
    said: [
      'two|several|multiple|more path|way|route|branch|different|distinct|such|or',
      'at least two|2',
      'more than one|once path|way|route|such|root',
      'second|another',
      'one .. not|never|enough suffices',
      'pair of',
    ],
    answer: (root, targetSum) => endings(root, isLeaf).filter((total) => total === targetSum).length >= 2,
  },
  {
    asks: 'the product of the values',
    said: ['product|multiply|multiplied|multiplying|multiplication|multiplies'],
    answer: (root, targetSum) => endings(root, isLeaf, (total, value) => total * value).includes(targetSum),
  },
  {
    asks: 'the root left out of the sum',
    said: [
      'exclude|excluded|excludes|excluding|except|ignore|ignored|ignoring|omit|omitting|skip|skipping|leaving|besides .. root',
      'root .. excluded|ignored|isnt|omitted|skipped',
      'root .. not counted|count|included|part',
      'without|leaving .. root|first|top',
      'below|beneath|under|after the root|top',
      'root|top|first .. free|waived|exempt|nothing',
      'root .. no account|importance|part|consequence',
      'root is|has|plays no|not counted|part|account',
      'roots value is|does|has|plays no|not',
    ],
    answer: (root, targetSum) => endings(root, isLeaf).includes(targetSum + (root?.val ?? 0)),
  },
  {
    asks: 'the leaf left out of the sum',
    said: [
      'exclude|excluded|excludes|excluding|except|ignore|ignored|ignoring|omit|omitting|skip|skipping|leaving|besides .. leaf|leaves',
      'leaf|leaves .. excluded|ignored|omitted|skipped',
      'leaf .. not counted|count|included',
      'leaf|last|final .. free|waived|exempt',
      'above the leaf|leaves',
      'inner nodes|node',
    ],
    answer: (root, targetSum) => withLeaf(root).some(([total, leaf]) => total - leaf === targetSum),
  },
  {
    asks: 'the alternating sum',
    said: ['alternate|alternating|alternately|subtract|subtracted|subtracting|minus|sign|signs|difference|xor'],
    answer(root, targetSum) {
      const alternating = (node, sign) => {
        if (!node) return []
        if (isLeaf(node)) return [sign * node.val]
        return [...alternating(node.left, -sign), ...alternating(node.right, -sign)].map(
          (rest) => sign * node.val + rest,
        )
      }
      return alternating(root, 1).includes(targetSum)
    },
  },
  {
    asks: 'absolute values',
    said: ['absolute|magnitude|magnitudes', 'ignore|ignoring|regardless|disregarding .. sign|signs'],
    answer: (root, targetSum) =>
      endings(root, isLeaf, (total, value) => Math.abs(total) + Math.abs(value)).includes(targetSum),
  },
  {
    asks: 'the sum modulo the target, or a multiple of it',
    said: ['multiple of', 'divisible|divides|modulo|mod|remainder'],
    answer: (root, targetSum) => endings(root, isLeaf).some((total) => targetSum !== 0 && total % targetSum === 0),
  },
  {
    asks: 'a level with this sum',
    said: ['level|levels|depth|row|rows|layer|layers|horizontal'],
    answer(root, targetSum) {
      for (
        let level = root ? [root] : [];
        level.length;
        level = level.flatMap(({ left, right }) => [left, right].filter(Boolean))
      )
        if (level.reduce((total, { val }) => total + val, 0) === targetSum) return true
      return false
    },
  },
  {
    asks: 'a path between two leaves or any two nodes',
    said: ['two leaves|nodes|leaf', 'leaf to leaf', 'one leaf .. another', 'any two', 'up and|then', 'upward|upwards'],
    answer: (root, targetSum) =>
      nodesOf(root).some((node) =>
        [0, ...endings(node.left, () => true)].some((left) =>
          [0, ...endings(node.right, () => true)].some((right) => node.val + left + right === targetSum),
        ),
      ),
  },
  {
    asks: 'a path with no turn, or only to the left',
    said: ['leftmost|rightmost|straight|zigzag', 'only|always|just .. left|right', 'left|right only'],
    answer(root, targetSum) {
      let total = 0
      for (let node = root; node; node = node.left ?? node.right) total += node.val
      return root !== null && total === targetSum
    },
  },
  {
    asks: 'a path with one value skipped',
    said: [
      'skip|skipped|skipping|drop|dropping|dropped|remove|removing|removed|omit|omitting .. one|1|single|node|value',
      'leave|leaving one',
    ],
    answer: (root, targetSum) => endings(root, isLeaf).includes(targetSum) || withSkips(root).includes(targetSum),
  },
  {
    asks: 'a path that may end where one child is missing',
    denied: [
      'no|nowhere|nothing|none .. lead|leads|leading|goes|continue|continues|below|beneath|deeper|follow|follows',
      'leaf|leaves|childless',
      'no|without|neither|nothing child|children|kids|further|more|other|successor|successors|descendant|descendants|son|sons',
      'end|ends|dead|terminal|tip|tips|bottom|maximal',
      'all|full way down',
      'not|never split|fork|branch|divide|go',
    ],
    said: [
      'one child',
      'at most one|1',
      'child|branch|side is missing|absent',
      'lacks|lacking|missing a|one|either|some child|branch|left|right',
      'half ~way',
      'only one',
      'single|only child',

      'also .. leaf',
    ],
    answer(root, targetSum) {
      const ends = (node, left) =>
        node !== null &&
        ((!(node.left && node.right) && node.val === left) ||
          ends(node.left, left - node.val) ||
          ends(node.right, left - node.val))
      return ends(root, targetSum)
    },
  },
  {
    asks: '0 as the sum of an empty tree',
    said: ['empty .. true|0|zero|yes', 'no|without nodes|node .. 0|zero|true|yes', 'null .. true|0|zero'],
    answer: (root, targetSum) => (root === null ? targetSum === 0 : hasPathSum(root, targetSum)),
  },
  {
    asks: 'a condition or an exception put in passing',
    said: ['~not has|have|is|are|ought to contain|include|stand|lie|come|begin|start|end|pass|have'],
  },
  {
    asks: 'digits, or a sum that is met nearly',
    said: [
      'anything from|between|up|above',
      'any sum|value|amount|total from|between',
      'plus|minus',
      'already',
      'second|third time',
      'twice|repeated|repeats|repetition|repetitions|duplicate|duplicates',
      'distinct|different value|number',
      'digit|digits',
      'end|ends|ending in|with|on the|a|same|last number|figure',
      'misses|miss|deviates|deviate|deviation|tolerance|nearly|almost|roughly|approximately',
      'by|only|at most one|1|two|2|ten|10 more|less|off|away',
    ],
    answer: (root, targetSum) => hasPathSum(root, targetSum),
  },
]

const isLeaf = ({ left, right }) => !left && !right
const nodesOf = (node) => (node ? [node, ...nodesOf(node.left), ...nodesOf(node.right)] : [])

function endings(node, mayEnd, combine = (total, value) => total + value) {
  if (!node) return []
  const below = [...endings(node.left, mayEnd, combine), ...endings(node.right, mayEnd, combine)]
  return [
    ...(mayEnd(node) ? [combine(neutral(combine), node.val)] : []),
    ...below.map((total) => combine(total, node.val)),
  ]
}

function neutral(combine) {
  return combine(2, 3) === 6 ? 1 : 0
}

function withLeaf(node) {
  if (!node) return []
  if (isLeaf(node)) return [[node.val, node.val]]
  return [...withLeaf(node.left), ...withLeaf(node.right)].map(([total, leaf]) => [total + node.val, leaf])
}

function withSkips(node) {
  if (!node) return []
  if (isLeaf(node)) return [0]
  const children = [node.left, node.right].filter(Boolean)
  return children.flatMap((child) => [...endings(child, isLeaf), ...withSkips(child).map((total) => total + node.val)])
}
