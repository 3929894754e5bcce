const depth = (node) => (node ? 1 + Math.max(depth(node.left), depth(node.right)) : 0)
const shallow = (node) => (node ? 1 + Math.min(shallow(node.left), shallow(node.right)) : 0)
const size = (node) => (node ? 1 + size(node.left) + size(node.right) : 0)
const total = (node) => (node ? node.val + total(node.left) + total(node.right) : 0)
const leaves = (node) => (!node ? 0 : node.left || node.right ? leaves(node.left) + leaves(node.right) : 1)
const every = (node, rule) => !node || (rule(node) && every(node.left, rule) && every(node.right, rule))
const mirrored = (a, b) => (a && b ? mirrored(a.left, b.right) && mirrored(a.right, b.left) : a === b)

const lookAlikes = [
  {
    asks: 'numbers of nodes that differ by at most one',
    said: [
      'weight|size|weights',
      'number|count|amount of node|element|vertex|vertices .. left|right|subtree|both|side|differ|at',
      'as many',
      'node count|total|number',
    ],
    answer: (root) => every(root, (node) => Math.abs(size(node.left) - size(node.right)) <= 1),
  },
  {
    asks: 'equal heights on both sides',
    said: [
      'equal|identical|same|exactly height|depth',
      'height|depth .. equal|identical|same|equally|agree',
      'perfectly|perfect|strictly|exactly',
      'equally high|deep|tall',
      'no difference',
    ],
    answer: (root) => every(root, (node) => depth(node.left) === depth(node.right)),
  },
  {
    asks: 'heights that differ by at most two',
    said: ['at most two|2', 'than two|2', 'by two|2', 'exceed two|2', 'up to two|2', '3|three', 'within two|2'],
    answer: (root) => every(root, (node) => Math.abs(depth(node.left) - depth(node.right)) <= 2),
  },
  {
    asks: 'the heights at the root alone',
    denied: [
      'every|each|all|any|no|none|some|everywhere|anywhere|nowhere|everyone|whichever|wherever',
      'a node|vertex',
      'height balanced',
    ],
    said: [
      'root alone|only',
      'only .. root',
      '~look|looking|check|checking|compare|comparing|test|testing at the root',
      'it suffices|suffice .. root',
      'is|be enough|sufficient .. root',
      'root .. two|left|both|own|subtree',
      'two|both|left .. subtree of the root',
      'just the root',
    ],
    answer: (root) => !root || Math.abs(depth(root.left) - depth(root.right)) <= 1,
  },
  {
    asks: 'leaves all at depths within one',
    said: [
      'leaf|leaves .. depth|level|deep|distance|apart',
      'depth|level|deepest|shallowest .. leaf|leaves',
      'any|all|every|between two leaf|leaves',
      'shallowest|deepest',
      'shortest .. longest',
    ],
    answer(root) {
      const depths = []
      function visit(node, at) {
        if (!node) return
        if (!node.left && !node.right) depths.push(at)
        visit(node.left, at + 1)
        visit(node.right, at + 1)
      }
      visit(root, 0)
      return depths.length === 0 || Math.max(...depths) - Math.min(...depths) <= 1
    },
  },
  {
    asks: 'all missing children at depths within one',
    said: ['null|missing|absent .. depth|level', 'nearest|shortest|closest', 'last level|row'],
    answer: (root) => depth(root) - shallow(root) <= 1,
  },
  {
    asks: 'sums of values that are balanced',
    said: ['sum|total|weigh|weight|average'],
    answer: (root) => every(root, (node) => Math.abs(total(node.left) - total(node.right)) <= 1),
  },
  {
    asks: 'numbers of leaves that differ by at most one',
    said: ['number|count|amount of leaf|leaves', 'leaf|leaves count', 'how many leaf|leaves'],
    answer: (root) => every(root, (node) => Math.abs(leaves(node.left) - leaves(node.right)) <= 1),
  },
  {
    asks: 'a symmetric tree',
    said: ['symmetric|symmetrical|mirror|mirrored|symmetry|palindrome'],
    answer: (root) => !root || mirrored(root.left, root.right),
  },
  {
    asks: 'a complete, full or perfect tree',
    said: [
      'complete|completely|full|perfect|filled',
      'two or no|zero|0',
      'zero|0 or two|2',
      'exactly two|2',
      'both child|children',
    ],
    answer: (root) => every(root, (node) => !node.left === !node.right),
  },
  {
    asks: 'a search tree',
    said: ['search tree|property|order', 'bst', 'avl', 'sorted|ordered', 'left .. smaller|less|lower'],
    answer(root) {
      const within = (node, low, high) =>
        !node ||
        (node.val > low && node.val < high && within(node.left, low, node.val) && within(node.right, node.val, high))
      return isBalanced(root) && within(root, -Infinity, Infinity)
    },
  },
  {
    asks: 'a left side that is never lower than the right',
    said: [
      'left .. at least as|never|not lower|higher|deeper|taller',
      'deeper|higher|taller than .. right|left',
      'lean|leaning|leans|heavy|leftist',
      'never lower|less',
    ],
    answer: (root) =>
      every(root, ({ left, right }) => depth(left) === depth(right) || depth(left) === depth(right) + 1),
  },
  {
    asks: 'trees that are not balanced',
    said: [
      'unbalanced|imbalanced|out of balance',
      'false if|when .. is balanced',
      'true if|when .. not|differ|differs|more',
      'at least two|2',
      'violate|violates',
    ],
    answer: (root) => !isBalanced(root),
  },
  {
    asks: 'balance at half of the nodes',
    said: ['at least one|half', 'some node'],
    answer: (root) => !every(root, (node) => Math.abs(depth(node.left) - depth(node.right)) > 1),
  },
  {
    asks: 'balance under a further condition',
    said: [
      'same height|depth .',
      'one|single|some|a node|exception|place .. may|might|can|exempt|excepted|violate|violates',
      'exception|exempt',
    ],
  },
  {
    asks: 'a condition or an exception put in passing',
    said: [
      'more|longer|further|farther|larger|bigger|greater|higher|deeper than two|three|four|five|six|2|3|4|5|6',
      'more than two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'unless|excepting|barring|exception|exempt',
    ],
  },
]
