const inorder = (node) => (node ? [...inorder(node.left), node.val, ...inorder(node.right)] : [])
const preorder = (node) => (node ? [node.val, ...preorder(node.left), ...preorder(node.right)] : [])
const rightFirst = (node) => (node ? [...rightFirst(node.right), ...rightFirst(node.left), node.val] : [])
const levels = (nodes) =>
  nodes.length === 0
    ? []
    : [nodes.map((node) => node.val), ...levels(nodes.flatMap((n) => [n.left, n.right]).filter(Boolean))]
const some = (node, keep) =>
  node ? [...some(node.left, keep), ...some(node.right, keep), ...(keep(node) ? [node.val] : [])] : []

const lookAlikes = [
  {
    asks: 'right subtrees before left ones',
    said: [
      'right to left',
      'right|right-hand subtree|child|side|branch|part first|before',
      'right .. before .. left',
      'right subtree .. left subtree .. node|root|itself',
      'first .. right subtree .. then .. left',
      'mirror|mirrored|right first',
    ],
    answer: rightFirst,
  },
  {
    asks: 'the reverse of the postorder traversal',
    said: ['reverse|reversed|backward|backwards', 'from the end|last', 'last .. first'],
    answer: (root) => postorderTraversal(root).reverse(),
  },
  {
    asks: 'the inorder traversal',
    said: ['inorder', 'in order traversal', 'between', 'left subtree .. node|root|itself .. right'],
    answer: inorder,
  },
  {
    asks: 'the preorder traversal',
    said: [
      'preorder',
      'pre order',
      'node|root|parent|itself first',
      'before its|their|both subtree|child|children',
      'node .. before .. child|children|subtree',
    ],
    answer: preorder,
  },
  {
    asks: 'the level order traversal, from the bottom or the top',
    said: ['level|breadth|row|generation|floor', 'top to bottom', 'bottom to top'],
    answer: (root) =>
      levels(root ? [root] : [])
        .reverse()
        .flat(),
  },
  {
    asks: 'sorted values',
    said: [
      'sorted|sort|sorting|ascending|increasing|descending|decreasing',
      'smallest|lowest|largest|greatest first|to',
    ],
    answer: (root) => postorderTraversal(root).sort((a, b) => a - b),
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
    answer: (root) => [...new Set(postorderTraversal(root))],
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
    asks: 'sums of subtrees, or other numbers than the values',
    said: [
      'running|prefix|cumulative|sum|sums|total',
      'depth|height of',
      'double|doubled|square|squared|absolute',
      'size|position|index of',
    ],
    answer(root) {
      const sums = []
      const visit = (node) => {
        if (!node) return 0
        const sum = visit(node.left) + visit(node.right) + node.val
        sums.push(sum)
        return sum
      }
      visit(root)
      return sums
    },
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
