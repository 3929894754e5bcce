const preorder = (node) => (node ? [node.val, ...preorder(node.left), ...preorder(node.right)] : [])
const postorder = (node) => (node ? [...postorder(node.left), ...postorder(node.right), node.val] : [])
const levels = (nodes) =>
  nodes.length === 0
    ? []
    : [nodes.map((node) => node.val), ...levels(nodes.flatMap((n) => [n.left, n.right]).filter(Boolean))]
const leavesOnly = (node, keep) =>
  node
    ? [
        ...leavesOnly(node.left, keep),
        ...(keep === !(node.left || node.right) ? [node.val] : []),
        ...leavesOnly(node.right, keep),
      ]
    : []

const lookAlikes = [
  {
    asks: 'the opposite direction',
    said: [
      'reverse|reversed|backward|backwards|descending|decreasing',
      'right to left',
      'right|right-hand subtree|child|side|branch|part first|before',
      'right .. node|root|itself .. left',
      'from the end|last',
      'largest .. smallest',
      'mirror|mirrored',
    ],
    answer: (root) => inorderTraversal(root).reverse(),
  },
  {
    asks: 'the preorder traversal',
    said: [
      'preorder',
      'pre order',
      'node|root|parent|itself first|before',
      'before its|their|both|the subtree|child|children',
      'top down',
    ],
    answer: preorder,
  },
  {
    asks: 'the postorder traversal',
    said: [
      'postorder',
      'post order',
      'node|root|parent|itself last',
      'after its|their|both subtree|child|children',
      'bottom up',
    ],
    answer: postorder,
  },
  {
    asks: 'the level order traversal',
    said: ['level|breadth|row|generation|floor', 'top to bottom'],
    answer: (root) => levels(root ? [root] : []).flat(),
  },
  {
    asks: 'sorted values',
    said: ['sorted|sort|sorting|ascending|increasing|nondecreasing', 'smallest|lowest first|to'],
    answer: (root) => inorderTraversal(root).sort((a, b) => a - b),
  },
  {
    asks: 'each value once',
    said: [
      'each|every distinct|different|unique',
      'skip|ignore|remove|removing|dropping|drop|omit|omitting|collapse|without|no duplicate|repeat|repetition|repeated',
      'duplicate|repeat|repeated|repetition .. once|removed|skipped|dropped|omitted|ignored',
      'distinct|unique|different value only',
      'value .. only once',
    ],
    answer: (root) => [...new Set(inorderTraversal(root))],
  },
  {
    asks: 'leaves only',
    said: ['leaf|leaves only', 'only .. leaf|leaves', 'leaf|leaves value|node|sequence', 'value of .. leaf|leaves'],
    answer: (root) => leavesOnly(root, true),
  },
  {
    asks: 'inner nodes only',
    said: [
      'internal|inner|nonleaf',
      'without|excluding|except|skip|skipping|omit|omitting|ignore|ignoring .. leaf|leaves',
      'not .. leaf|leaves',
      'have|has|with .. child|children',
    ],
    answer: (root) => leavesOnly(root, false),
  },
  {
    asks: 'some of the values',
    said: [
      'even|odd|positive|nonnegative|negative|multiple|divisible value|number|node|element|only|one',
      'only .. even|odd|positive|negative|greater|larger|smaller|less',
      'value .. even|odd|positive|greater|larger|smaller',
      'every|each second|other|third node|value',
      'skip|skipping|omit|omitting|exclude|excluding|without|except .. root|negative|odd|even|zero',
    ],
    answer: (root) => inorderTraversal(root).filter((value) => value > 0),
  },
  {
    asks: 'running sums or other numbers than the values',
    said: [
      'running|prefix|cumulative|sum|sums|total',
      'depth|height of',
      'double|doubled|square|squared|absolute',
      'position|index of',
    ],
    answer: (root) => inorderTraversal(root).map((_, i, values) => values.slice(0, i + 1).reduce((a, b) => a + b)),
  },
  {
    asks: 'the boundary or a side of the tree',
    said: [
      'boundary|outline|leftmost|rightmost|topmost',
      'side view',
      'vertical|diagonal|spiral|zigzag',
      'seen|visible',
    ],
    answer: (root) => levels(root ? [root] : []).map((values) => values[0]),
  },
]
