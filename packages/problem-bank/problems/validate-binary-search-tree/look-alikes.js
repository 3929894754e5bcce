const lookAlikes = [
  {
    asks: 'equal keys allowed on the left',
    said: [
      'or the same|equal|equals',
      'also|too|even|further|more|other copies|copy|duplicates|doubles|equals|twins|repeats',
      'copies|copy|duplicate of the same|its|it|that',
      'doubles|twins|copies|duplicates|repeats|equals|repetitions|ties are|is|go|goes|stored|kept|stand|put|belong|to .. left',
      'no|none|not .. left .. greater|larger|bigger|higher|above',
      'no|none|nothing .. greater|larger|bigger|higher than the|its|it',
      'no value|key|node|number|one .. greater|larger|bigger|smaller|less',
      'left .. up|most|equal|same',
      'equal .. left',
      'nothing|none|no|neither|nor bigger|larger|greater|higher',
      'not|never|nothing above|over|exceed|exceeds|exceeding',
      'left .. <=',
      'most',
      'left .. less|smaller|lower .. or equal|equally',
      'less|smaller|lower than or',
      'less|smaller|lower or equal',
      'at most the|its|that|as',
      'not|no|never greater|larger|bigger|higher|exceed|exceeds',
      'equal|duplicate key|value|one .. on|in|to|into .. left',
      'equal|duplicate go|belong|on|to|in|into .. left',
      'left .. not|no|never larger|greater|bigger|exceed|above',
      'no larger|greater|bigger',
      'may|can be|equal .. left',
      'equal|same|twin|tie|copy|copies|repeat .. left',
      'up to and',
      'left .. same|equal',
    ],
    answer: (root) => bounded(root, (value, low, high) => value > low && value <= high),
  },
  {
    asks: 'equal keys allowed on the right',
    said: [
      'also|too|even|further|more|other copies|copy|duplicates|doubles|equals|twins|repeats',
      'copies|copy|duplicate of the same|its|it|that',
      'or the same|equal|equals',
      'doubles|twins|copies|duplicates|repeats|equals|repetitions|ties are|is|go|goes|stored|kept|stand|put|belong|to .. right',
      'no|none|not .. right .. less|smaller|lower|below',
      'no|none|nothing .. less|smaller|lower than the|its|it',
      'no value|key|node|number|one .. smaller|less|lower',
      'nothing|none|no|neither|nor smaller|less|lower',
      'not|never|nothing below|under',
      'right .. >=',
      '>= its|the|node|value|x|root|parent',
      '~at least',
      'right .. greater|larger|bigger|more .. or equal|equally',
      'greater|larger|bigger|higher than or',
      'greater|larger|bigger|higher or equal',
      'at least the|its|that|as',
      'not|no|never less|smaller|lower',
      'equal|duplicate key|value|one .. on|in|to|into .. right',
      'equal|duplicate go|belong|on|to|in|into .. right',
      'right .. not|no|never smaller|less|below',
      'no smaller|less',
      'equal|same|twin|tie|copy|copies|repeat .. right',
      'as large|big|great',
      'right .. may|can|could|might|must|to be equal',
      'right .. equal .. allowed|permitted|fine|admitted|stand|stands|go|goes|count|valid|welcome|too|also',
    ],
    answer: (root) => bounded(root, (value, low, high) => value >= low && value < high),
  },
  {
    asks: 'equal keys allowed on both sides',
    said: [
      'not|never|no|nowhere .. fall|falls|drop|drops|decrease|decreases|descend|descends|sink|sinks',
      'may|can|might contain|have|hold|include duplicate|equal|repeated',
      'duplicate may|can',
      'key|value may|can repeat|occur|appear|be',
      '~on|in either side|subtree',
      'or equal',
      'nondecreasing',
      'never decrease|decreases',
      'tie|ties',
      'repetition|repeats|repeated',
      'may|can|might be equal|the|repeated',
      'or the same',
      'never fall|falls|drop|drops|decrease|decreases',
      'not larger|smaller|greater|less|bigger',
      'equal|same key|value .. fine|ok|welcome|tolerated',
    ],
    answer: (root) => bounded(root, (value, low, high) => value >= low && value <= high),
  },
  {
    asks: 'every node in order with its children alone',
    said: [
      'left|right child .. younger|older|less|smaller|larger|greater|lower|higher|before|after',
      'than|with|to its|their parent|father|mother',
      'only|just this|that|direct|immediate relation|comparison|pair|neighbours|rule',
      'left child .. less|smaller|lower',
      'right child .. greater|larger|bigger',
      'node .. less|smaller .. right child',
      'than its left|right|children child',
      'than its|their|both children',
      'child|children .. smaller|less|lower|larger|greater',
      'its|own|the left|right child',
      'with its|the two child',
      'child alone',
      'grandchild|grandchildren',
      'just its|the two',
      'deeper .. no|nothing|free',
    ],
    answer: (root) =>
      nodesOf(root).every(({ val, left, right }) => (!left || left.val < val) && (!right || right.val > val)),
  },
  {
    asks: 'a search tree turned round, larger keys on the left',
    said: [
      'left .. greater|larger|bigger|higher .. right',
      'right .. less|smaller|lower .. left',
      'larger|greater|bigger|higher .. left .. smaller|less|lower',
      'descending|decreasing|reverse|reversed|mirrored|mirror|inverted',
      'left subtree .. greater|larger|bigger|higher',
      'right subtree .. less|smaller|lower',
      'larger|greater|bigger live|sit|stand|belong .. left',
      'larger|greater|bigger key|value .. live|sit|stand .. left',
    ],
    answer: (root) => isValidBST(mirrored(root)),
  },
  {
    asks: 'a heap',
    said: [
      'exceed|exceeds|tops|outranks|outweighs|dominates|beats .. below|beneath|underneath|descendants|descendant|child|children',
      'greater|larger|higher|bigger .. everything|all|any|every|each .. below|beneath|underneath ~left|on|to',
      'heap|heaps',
      'parent .. greater|larger|smaller|less|bigger|least',
      'both children|child',
      'than its|their parent|children',
    ],
    answer: (root) =>
      nodesOf(root).every(({ val, left, right }) => [left, right].every((child) => !child || child.val < val)),
  },
  {
    asks: 'a heap with the smallest key at the top',
    said: ['heap|heaps', 'parent .. greater|larger|smaller|less|bigger|most', 'both children|child'],
    answer: (root) =>
      nodesOf(root).every(({ val, left, right }) => [left, right].every((child) => !child || child.val > val)),
  },
  {
    asks: 'a balanced search tree',
    said: ['balanced|avl', 'height|heights|depth|depths .. differ|differs|difference|most'],
    answer: (root) =>
      isValidBST(root) && nodesOf(root).every(({ left, right }) => Math.abs(heightOf(left) - heightOf(right)) <= 1),
  },
  {
    asks: 'a complete or a full search tree',
    said: [
      'complete|full|perfect binary|search|tree',
      'zero|no|or two children',
      'exactly two children',
      'every level ~of',
    ],
    answer: (root) => isValidBST(root) && nodesOf(root).every(({ left, right }) => Boolean(left) === Boolean(right)),
  },
  {
    asks: 'a symmetric or a balanced tree',
    said: ['symmetric|symmetrical|mirror image'],
    answer: (root) => isValidBST(root) && !!root?.left === !!root?.right,
  },
  {
    asks: 'a search tree once one node is removed or changed',
    said: [
      'at most one|1|two',
      'remove|removing|removed|delete|deleting|swap|swapping|swapped|change|changing|recover|fix|fixed|mistake',
      'almost|nearly',
      'except|but one',
    ],
    answer(root) {
      const keys = inorder(root)
      const rises = (values) => values.every((value, at) => at === 0 || value > values[at - 1])
      return rises(keys) || keys.some((_, out) => rises(keys.toSpliced(out, 1)))
    },
  },
  {
    asks: 'keys within a certain range',
    said: ['given range|bounds|interval', 'between low|min|a and', 'only positive'],
    answer: (root) => isValidBST(root) && nodesOf(root).every(({ val }) => val >= 0),
  },
  {
    asks: 'sums of subtrees in place of keys',
    said: ['sum|total|average'],
    answer: (root) =>
      nodesOf(root).every(({ val, left, right }) => (!left || sum(left) < val) && (!right || sum(right) > val)),
  },
  {
    asks: 'some subtree that is a search tree',
    said: ['largest', 'contain|contains|some|any .. subtree that|which is'],
    answer: (root) => nodesOf(root).some((node) => (node.left || node.right) && isValidBST(node)),
  },
  {
    asks: 'keys that rise level by level, or in another traversal',
    said: ['preorder|postorder|level|levels', 'pre|post order', 'top to bottom'],
    answer(root) {
      const keys = nodesOf(root).map(({ val }) => val)
      return keys.every((value, at) => at === 0 || value > keys[at - 1])
    },
  },
  {
    asks: 'absolute values, or odd and even keys',
    said: ['absolute|magnitude'],
    answer: (root) => bounded(root && absolute(root), (value, low, high) => value > low && value < high),
  },
  {
    asks: 'a search tree under one more condition',
    said: [
      'more than two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'grandchild|grandchildren|grandparent',
      'first|top|two|three|2|3|upper|same level',
    ],
  },
  {
    asks: 'keys that are far enough apart',
    said: ['room for'],
  },
  {
    asks: 'a condition or an exception put in passing',
    said: [
      'no|never|not|nor more|longer|larger|further|bigger|greater|higher|deeper|fewer|less than one|two|three|four|five|six|2|3|4|5|6',
      'more|longer|further|farther|larger|bigger|greater|higher|deeper than two|three|four|five|six|2|3|4|5|6',
      'other than',
    ],
  },
  {
    asks: 'the root in order with its two sides alone',
    said: [
      'than the|its root ~of|in|at|under|for',
      'root only|alone',
      'only|just .. root',
      'left|right of the root ~of',
      'under|over|above|below the root ~of',
    ],
    answer: (root) =>
      !root ||
      (inorder(root.left).every((value) => value < root.val) && inorder(root.right).every((value) => value > root.val)),
  },
  {
    asks: 'a tree that can be made a search tree',
    said: [
      'become|becomes|became one|valid|a|such|correct|sorted',
      'swap|swapped|swapping|exchange|exchanged|exchanging|rearrange|rearranged|rotation|rotations|repair|repaired',
      'turned|made|converted|changed into a|one',
    ],
    answer: (root) => isValidBST(root),
  },
  {
    asks: 'a search tree or its mirror image',
    said: [
      'one|a|either side .. other',
      'which side|way|direction|of',
      'either way|direction|order|round',
      'mirror|mirrored|reversed|reverse|descending|decreasing',
      'the other way round|around|about',
      'vice versa',
      'upwards|ascending|increasing or downwards|descending|decreasing',
    ],
    answer: (root) => isValidBST(root) || isValidBST(mirrored(root)),
  },
]

const nodesOf = (node) => (node ? [node, ...nodesOf(node.left), ...nodesOf(node.right)] : [])
const inorder = (node) => (node ? [...inorder(node.left), node.val, ...inorder(node.right)] : [])
const heightOf = (node) => (node ? 1 + Math.max(heightOf(node.left), heightOf(node.right)) : 0)
const sum = (root) => inorder(root).reduce((total, value) => total + value, 0)
const mirrored = (node) => node && new TreeNode(node.val, mirrored(node.right), mirrored(node.left))
const absolute = (node) => node && new TreeNode(Math.abs(node.val), absolute(node.left), absolute(node.right))

function bounded(node, fits, low = -Infinity, high = Infinity) {
  return (
    !node ||
    (fits(node.val, low, high) && bounded(node.left, fits, low, node.val) && bounded(node.right, fits, node.val, high))
  )
}
