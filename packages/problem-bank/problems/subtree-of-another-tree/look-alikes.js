const lookAlikes = [
  {
    asks: 'a tree that occurs anywhere, more nodes allowed below it',
    said: [
      'need|neednt|not .. descendant|leaf|leaves|bottom|end|below|complete|whole',
      'may|might|can have|has|be|continue|go|extend more|additional|further|other|extra',
      'may|can continue|extend',
      'more|additional|extra|further node|child|children|descendant may|can',
      'not necessarily|only',
      'partial|partially|connected part|subgraph',
      'pattern',
      'subgraph',
    ],
    answer: (root, subRoot) => nodesOf(root).some((node) => covers(node, subRoot)),
  },
  {
    asks: 'a tree at the root',
    said: ['prefix', 'start|starts|starting|begin|begins|beginning at|with|from .. root', 'same root', 'at the root'],
    answer: covers,
  },
  {
    asks: 'a proper subtree, not the whole tree',
    said: [
      'proper|strict|strictly',
      'itself .. not|excluded|isnt',
      'not|except|excluding|other .. itself|whole|entire',
      'different from',
    ],
    answer: (root, subRoot) =>
      nodesOf(root)
        .slice(1)
        .some((node) => same(node, subRoot)),
  },
  {
    asks: 'the same shape, whatever the values',
    said: [
      'regardless|irrespective|ignoring|ignore|whatever|disregarding|disregard .. value|number|content|label',
      'only|just|alone .. shape|structure',
      'shape|structure|structurally only|alone',
      'value|content|label .. matter|ignored|irrelevant',
      'value may|can|might differ',
    ],
    answer: (root, subRoot) => nodesOf(root).some((node) => shapeOf(node) === shapeOf(subRoot)),
  },
  {
    asks: 'a mirror image of the tree',
    said: ['mirror|mirrored|mirrors|reflection|reflected|symmetric|flip|flipped|reversed|inverted'],
    answer: (root, subRoot) => nodesOf(root).some((node) => same(node, mirrored(subRoot))),
  },
  {
    asks: 'a tree that is the same after children are swapped',
    said: [
      'flip|flipped|flipping|flips|swap|swapped|swapping|isomorphic|isomorphism|unordered|rotate|rotated',
      'order of .. children|subtrees|siblings',
      'either order|way',
      'left and right .. exchanged|interchanged',
    ],
    answer: (root, subRoot) => nodesOf(root).some((node) => swappable(node, subRoot)),
  },
  {
    asks: 'the first tree within the second',
    said: ['either .. other', 'vice versa'],
    answer: (root, subRoot) => isSubtree(subRoot, root),
  },
  {
    asks: 'exactly one such subtree',
    said: ['exactly|only|just one|once|1', 'unique|single subtree|occurrence|place|node'],
    answer: (root, subRoot) => nodesOf(root).filter((node) => same(node, subRoot)).length === 1,
  },
  {
    asks: 'two such subtrees',
    said: ['twice|two times|several|multiple', 'at least two|2|twice', 'more than once|one'],
    answer: (root, subRoot) => nodesOf(root).filter((node) => same(node, subRoot)).length >= 2,
  },
  {
    asks: 'the same values, whatever the shape',
    said: [
      'regardless|irrespective|ignoring|ignore|whatever|disregarding .. shape|structure|arrangement|position',
      'same set|multiset|collection|sum',
      'any order',
      'sum',
    ],
    answer: (root, subRoot) =>
      nodesOf(root).some((node) => String(valuesOf(node).sort()) === String(valuesOf(subRoot).sort())),
  },
  {
    asks: 'a root value that occurs',
    said: ['root value', 'value of .. root', 'contains|contain|includes .. value|values of'],
    answer: (root, subRoot) => subRoot === null || valuesOf(root).includes(subRoot.val),
  },
  {
    asks: 'all the values of the second tree within the first',
    said: ['subset', 'contain|contains all|every value'],
    answer: (root, subRoot) => valuesOf(subRoot).every((value) => valuesOf(root).includes(value)),
  },
  {
    asks: 'a tree that differs in at most one value',
    said: ['at most one|1', 'differ|differs|almost|nearly|tolerance|mismatch', 'all but|except one'],
    answer: (root, subRoot) =>
      nodesOf(root).some(
        (node) =>
          shapeOf(node) === shapeOf(subRoot) &&
          valuesOf(node).filter((value, at) => value !== valuesOf(subRoot)[at]).length <= 1,
      ),
  },
  {
    asks: 'a path down the tree',
    said: ['path|downward|chain', 'linked list'],
    answer: (root, subRoot) => nodesOf(root).some((node) => covers(node, subRoot)),
  },
]

const nodesOf = (node) => (node ? [node, ...nodesOf(node.left), ...nodesOf(node.right)] : [])
const valuesOf = (root) => nodesOf(root).map(({ val }) => val)
const shapeOf = (node) => (node ? `(${shapeOf(node.left)}${shapeOf(node.right)})` : '-')
const mirrored = (node) => node && new TreeNode(node.val, mirrored(node.right), mirrored(node.left))

function covers(node, part) {
  return (
    !part || (node !== null && node.val === part.val && covers(node.left, part.left) && covers(node.right, part.right))
  )
}

function swappable(a, b) {
  if (!a || !b) return a === b
  if (a.val !== b.val) return false
  return (
    (swappable(a.left, b.left) && swappable(a.right, b.right)) ||
    (swappable(a.left, b.right) && swappable(a.right, b.left))
  )
}
