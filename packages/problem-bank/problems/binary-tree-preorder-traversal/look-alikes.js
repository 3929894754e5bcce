const inorder = (node) => (node ? [...inorder(node.left), node.val, ...inorder(node.right)] : [])
const postorder = (node) => (node ? [...postorder(node.left), ...postorder(node.right), node.val] : [])
const rightFirst = (node) => (node ? [node.val, ...rightFirst(node.right), ...rightFirst(node.left)] : [])
const levels = (nodes) =>
  nodes.length === 0
    ? []
    : [nodes.map((node) => node.val), ...levels(nodes.flatMap((n) => [n.left, n.right]).filter(Boolean))]
const some = (node, keep) =>
  node ? [...(keep(node) ? [node.val] : []), ...some(node.left, keep), ...some(node.right, keep)] : []

const lookAlikes = [
  {
    asks: 'right subtrees before left ones',
    said: [
      'right to left',
      'right|right-hand subtree|child|side|branch|part first|before',
      'right .. before .. left',
      'root|node|itself|then right .. left',
      'node|root|itself .. right subtree .. left',
      'mirror|mirrored|right first',
    ],
    answer: rightFirst,
  },
  {
    asks: 'the reverse of the preorder traversal',
    said: ['reverse|reversed|backward|backwards', 'from the end|last', 'last .. first', 'bottom up'],
    answer: (root) => preorderTraversal(root).reverse(),
  },
  {
    asks: 'the inorder traversal',
    said: [
      'inorder',
      'in order traversal',
      'between',
      'left .. then|before|followed .. node|root|itself .. right',
      'left .. node|root|itself .. right',
    ],
    answer: inorder,
  },
  {
    asks: 'the postorder traversal',
    said: [
      'postorder',
      'post order',
      'node|root|parent|itself last',
      'after its|their|both subtree|child|children',
      'child|children before .. parent|node',
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
    said: [
      'sorted|sort|sorting|ascending|increasing|descending|decreasing',
      'smallest|lowest|largest|greatest first|to',
    ],
    answer: (root) => preorderTraversal(root).sort((a, b) => a - b),
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
    answer: (root) => [...new Set(preorderTraversal(root))],
  },
  {
    asks: 'leaves only',
    said: ['leaf|leaves only', 'only .. leaf|leaves', 'leaf|leaves value|node|sequence', 'value of .. leaf|leaves'],
    answer: (root) => some(root, (node) => !node.left && !node.right),
  },
  {
    asks: 'inner nodes only',
    said: [
      'internal|inner|nonleaf',
      'without|excluding|except|skip|skipping|omit|omitting|ignore|ignoring .. leaf|leaves',
      'not .. leaf|leaves',
      'have|has|with .. child|children',
    ],
    answer: (root) => some(root, (node) => node.left || node.right),
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
    answer: (root) => some(root, (node) => node.val > 0),
  },
  {
    asks: 'running sums or other numbers than the values',
    said: [
      'running|prefix|cumulative|sum|sums|total',
      'depth|height of',
      'double|doubled|square|squared|absolute',
      'position|index of',
    ],
    answer: (root) => preorderTraversal(root).map((_, i, values) => values.slice(0, i + 1).reduce((a, b) => a + b)),
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
