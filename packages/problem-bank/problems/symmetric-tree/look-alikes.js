const lookAlikes = [
  {
    asks: 'two equal subtrees',
    said: [
      'left|right|both|two|its subtree are|is identical|equal',
      'left|right|both|two subtree are|is the same',
      'identical|equal subtree|halves',
      'copy|duplicate',
    ],
    answer: (root) => !root || same(root.left, root.right),
  },
  {
    asks: 'a symmetric shape, whatever the values',
    said: [
      'regardless|irrespective|ignoring|ignore|whatever|disregarding|disregard .. value|number|content|label',
      'only|just|alone .. shape|structure',
      'shape|structure|structurally only|alone',
      'value|content|label .. matter|ignored|irrelevant',
      'value may|can|might differ',
      'structurally symmetric',
      'foldable|fold',
      'shape of',
      'of no importance|interest|consequence|matter',
      'value|values|number|label|content .. no|not|free|any|whatever|forget|never|irrelevant|arbitrary|differ',
      'never mind',
      'whatever the|they|it|their',
      'blank|anonymous|unlabelled|empty',
      'shape|outline|silhouette|skeleton|branching',
    ],
    answer: (root) => !root || shapeMirrors(root.left, root.right),
  },
  {
    asks: 'subtrees that are the same after children are swapped',
    said: [
      'isomorphic|isomorphism',
      'flip equivalent',
      'some|any .. swapped|flipped|swap|flip',
      'swapping|flipping .. some|any',
    ],
    answer: (root) => !root || swappable(root.left, root.right),
  },
  {
    asks: 'levels that read the same both ways',
    said: ['level|row|layer|depth .. palindrome|palindromic|same|both|backward|backwards', 'palindrome|palindromic'],
    answer: (root) => levelsOf(root).every((values) => isPalindrome(values.filter((value) => value !== null))),
  },
  {
    asks: 'a palindrome in inorder',
    said: ['inorder|traversal|palindrome|palindromic', 'in order'],
    answer: (root) => isPalindrome(inorder(root)),
  },
  {
    asks: 'equal sums on the left and on the right',
    said: ['sum|sums|total|weight|weights equal|same|of', 'same|equal sum|total|weight'],
    answer: (root) => !root || sum(root.left) === sum(root.right),
  },
  {
    asks: 'equal heights or numbers of nodes',
    said: [
      'height|heights|depth|depths|balanced',
      'same|equal number|count|size|amount',
      'number of nodes .. same|equal',
    ],
    answer: (root) => !root || inorder(root.left).length === inorder(root.right).length,
  },
  {
    asks: 'every subtree symmetric',
    said: ['every|each|all subtree', 'at every|each node'],
    answer: (root) => nodesOf(root).every(isSymmetric),
  },
  {
    asks: 'some subtree symmetric',
    said: ['some|any|contain|contains|has|a subtree', 'contain|contains|has|find .. symmetric subtree'],
    answer: (root) => !root || nodesOf(root).some((node) => (node.left || node.right) && isSymmetric(node)),
  },
  {
    asks: 'equal children of every node',
    said: ['children|siblings .. same|equal|identical value'],
    answer: (root) =>
      nodesOf(root).every(({ left, right }) => (left ? left.val : undefined) === (right ? right.val : undefined)),
  },
  {
    asks: 'the same leaves from both ends',
    said: ['leaf|leaves|outline|boundary|outer|edge|border'],
    answer: (root) => isPalindrome(nodesOf(root).flatMap(({ val, left, right }) => (left || right ? [] : [val]))),
  },
  {
    asks: 'opposite values on the two sides',
    said: ['opposite|negated|negation|negative|sign|absolute|antisymmetric|inverse'],
    answer: (root) => !root || opposite(root.left, root.right),
  },
  {
    asks: 'symmetry but for one node',
    said: [
      'at most one|1',
      'almost|nearly',
      'all but|except one',
      'after|by .. changing|removing|deleting|swapping',
      'change|remove|delete one|a|1',
      'can .. made|become',
    ],
    answer: (root) => !root || (shapeMirrors(root.left, root.right) && differences(root.left, root.right) <= 1),
  },
  {
    asks: 'a tree of one value',
    said: ['all|same|one|univalued|unival .. same value|values', 'univalued|uniform'],
    answer: (root) => nodesOf(root).every(({ val }) => val === root.val),
  },
  {
    asks: 'symmetry by another rule',
    said: [
      'leaf|leaves',
      'except|but|apart for|from|one',
      'differ|differs|difference',
      'inner|internal|inside',
      'deepest|lowest|bottom|last',
      'parity|even|odd',
      'sum|total|count',
      'negative|opposite',
      'may|can|need not',
      'copy|copies',
      'first|top|two|three|2|3|upper|lower level',
      'root .. not|need|may|exempt',
      'at most',
      'unless',
      'in|on the left|right half|side .. than|more',
      'more than two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'no|not|never more|longer|further|larger|greater|higher than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'at most one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'up to two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10 or|and more|less|fewer|longer|larger|above|below|over',
      'larger|greater|smaller|less|longer|shorter|fewer|higher|lower|bigger than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'of no importance|consequence|interest|use|account|concern',
      'no role|part',
      'but never',
      'not|never|neither allowed|permitted|admitted|accepted',
      'forbidden|prohibited|banned|disallowed|barred',
      'stay|stays|remain|remains|left|leave .. where|alone|untouched|unchanged|aside',
      'unless|excepting|barring|exception|exempt',
      'except|excluding|besides|excluded|exclude',
      'ignore|ignored|ignoring|disregard|disregarded|overlooked',
      'skip|skipped|skipping|omitted|omit',
      'instead',
      'as soon as',
      'capped|cap|limited',
      'penalty|fee|discount|surcharge',
      'circular|cyclic|wrap|wraps',
      'modulo|remainder',
      'doubled|halved|thrice|triple|tripled',
      'rounded|truncated',
      'odd',
      'prime|divisible|multiple of',
      'every second|third|other',
      'once used|taken|passed|visited|chosen|counted|spent',
      'not take|participate|serve',
      'nothing|none|all but',
      'at least two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'exceed|exceeds|exceeding',
      'first|last|lowest|highest|top two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'only|just the first|last|largest|smallest|left|right|lower|upper|top|lowest|highest',
      'may|can be used|taken|counted|visited|chosen|entered again|twice|repeatedly|more|several',
      'joker|wildcard|asterisk',
      'second|third largest|smallest|longest|best|shortest|highest',
      'do|does|is|are not count|counted|considered|regarded',
      'same .. not mirrored|mirror|reflected',
      'add|adds up',
      'side|half|halves add|sum|weigh|count',
      'rather than',
      'is|are|be enough|sufficient',
      'suffices|suffice',
      'forgiven|tolerated|pardoned|mended|mending|misprint|typo',
      'is|are|get|gets|be gone|lost|thrown|swept|dropped',
      'vanish|vanishes|disappear|disappears',
      'falling|descending|decreasing',
      'no use|good|avail|effect',
      'is|are|be fine|okay|ok|welcome|harmless',
      'no harm|damage',
      'has|have|is|are|ought to contain|include|stand|lie|come|begin|start|end|pass|have',
      'not|no|never .. here',
      'serve|serves twice|several|again|also|as',
      'count|counts|go|goes|belong together',
      'unlike|contrary usual|the|in|to',
      'variant|variation|twist',
      'for once',
      'only those|these|such',
      'none of',
      'count|counts double|twice',
      'house|special|extra|additional rule|rules|condition',
      'above|below|under|over zero|one|two|three|four|five|ten|2|3|4|5',
      'only|just between|every|each|one|two|even|odd|negative|positive|neighbouring|adjacent',
      'third power|place|position|one|element|letter',
      'left|leave|leaves|leaving|taken out|aside|alone',
      'worth|worthless|pointless|useless',
      'until|up to|through index|position|place',
      'outermost|innermost|extreme',
      'than usual',
    ],
  },
]

const nodesOf = (node) => (node ? [node, ...nodesOf(node.left), ...nodesOf(node.right)] : [])
const inorder = (node) => (node ? [...inorder(node.left), node.val, ...inorder(node.right)] : [])
const sum = (node) => inorder(node).reduce((total, value) => total + value, 0)
const isPalindrome = (values) => values.every((value, at) => value === values.at(-1 - at))

function levelsOf(root) {
  const levels = []
  for (let level = [root]; level.some(Boolean); level = level.flatMap((node) => (node ? [node.left, node.right] : [])))
    levels.push(level.map((node) => node?.val ?? null))
  return levels
}

function same(a, b) {
  return a && b ? a.val === b.val && same(a.left, b.left) && same(a.right, b.right) : a === b
}

function shapeMirrors(a, b) {
  return a && b ? shapeMirrors(a.left, b.right) && shapeMirrors(a.right, b.left) : a === b
}

function opposite(a, b) {
  return a && b ? a.val === -b.val && opposite(a.left, b.right) && opposite(a.right, b.left) : a === b
}

function differences(a, b) {
  return a && b ? Number(a.val !== b.val) + differences(a.left, b.right) + differences(a.right, b.left) : 0
}

function swappable(a, b) {
  if (!a || !b) return a === b
  if (a.val !== b.val) return false
  return (
    (swappable(a.left, b.left) && swappable(a.right, b.right)) ||
    (swappable(a.left, b.right) && swappable(a.right, b.left))
  )
}
