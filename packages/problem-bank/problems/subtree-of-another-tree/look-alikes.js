const lookAlikes = [
  {
    asks: 'a tree that occurs anywhere, more nodes allowed below it',
    said: [
      'need|neednt|not .. descendant|leaf|leaves|bottom|end|below|complete|whole',
      'may|might|can have|has|be|continue|go|extend more|additional|further|other|extra',
      'may|can continue|extend',
      'may|might|can|could go|reach on|further|deeper',
      'more|additional|extra|further node|child|children|descendant may|can',
      'not necessarily|only',
      'partial|partially|connected part|subgraph',
      'pattern',
      'subgraph',
      'may|might|can|could .. hang|grow|follow|continue|stick',
      'hang|hangs|hanging',
      'pruned|pruning|trimmed|trim|clipped|lopped',
      'upper|top part',
      'embedded|embed',
      'no matter what|whatever|whether .. below|beneath|follows|hangs|under|further',
      'whatever|anything follows|hangs|comes|grows|stands|below|beneath',
      'below|beneath|under|underneath .. irrelevant|ignored|importance|matter|whatever',
      'below|beneath|under|underneath .. no|not ~does|.|count|counted|one',
      'need|neednt .. stop|end|finish|leaf|leaves',
      'further|more|additional|extra nodes|children|branches|twigs|growth',
      'cut off|away|short',
      'may|might|can|could .. missing|absent|lacking',
      'missing|absent in',
      'incomplete|beginning of',
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
      'below|beneath|under root',
      'root itself .. out|aside|count',
      '~be left out',
      'root|tree|itself|whole .. left out',
      'proper|strict|strictly',
      'itself .. not|excluded|isnt',
      'not|except|excluding|other .. itself|whole|entire',
      'different from',
      'smaller than|subtree|part',
      'must be smaller|below',
      'whole|full|entire .. not|does|no|never',
      'not|never count|counts|counted|qualify',
      'below|beneath|under the root',
      'real part',
      'equal|identical|same return|is|answer false|no',
      'equal|identical|same .. ~otherwise|else|and|or|not|if return|is|answer false|no',
      'equal|identical|same .. is|are|does|do|must|may not|never',
      'not|never the|its root|top',
      'other than',
      'truly|genuine|genuinely',
      'children|child of',
      'unless',
      'no candidate',
      'itself is|does|cannot|may no|not|never',
      'not|never the whole|full|entire',
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
      'no importance|consequence|account|interest|concern',
      'number|numbers|value|values|label|labels .. nothing|whatever|irrelevant|disregarded|ignored|differ|compared|unimportant',
      'outline|silhouette|skeleton|contour',
      'shape|form|structure .. alone|only|enough|suffices|counts',
      'nothing but .. shape|form|structure',
      'not .. values|numbers|labels',
    ],
    answer: (root, subRoot) => nodesOf(root).some((node) => shapeOf(node) === shapeOf(subRoot)),
  },
  {
    asks: 'a mirror image of the tree',
    said: [
      'mirror|mirrored|mirrors|reflection|reflected|symmetric|flip|flipped|reversed|inverted',
      'looking glass',
      'left and right .. exchanged|swapped|interchanged|reversed',
      'turned round|over|around',
      'other way',
      'reversed|reverse',
    ],
    answer: (root, subRoot) => nodesOf(root).some((node) => same(node, mirrored(subRoot))),
  },
  {
    asks: 'a tree that is the same after children are swapped',
    said: [
      'flip|flipped|flipping|flips|swap|swapped|swapping|isomorphic|isomorphism|unordered|rotate|rotated',
      'order of .. children|subtrees|siblings',
      'either order|way',
      'left and right .. exchanged|interchanged',
      'exchange|exchanged|interchange|interchanged|exchanging',
      'left and|or right .. swapped|reversed|matter|same|no|not',
      'order of|left .. no|not|matter|importance',
      'which|either|other side',
      'turned|turn round|over|around',
      'siblings|sibling|brothers',
      'sides .. swapped|exchange|matter',
    ],
    answer: (root, subRoot) => nodesOf(root).some((node) => swappable(node, subRoot)),
  },
  {
    asks: 'the first tree within the second',
    said: ['either .. other', 'vice versa', 'whichever', 'either|one of .. other|them', 'other way', 'each other'],
    answer: (root, subRoot) => isSubtree(subRoot, root),
  },
  {
    asks: 'exactly one such subtree',
    said: [
      'exactly|only|just one|once|1',
      'unique|single subtree|occurrence|place|node',
      'no|not more than one|once|1',
      'one and only',
      'once only',
      'second|another time|place|occurrence|spot',
      'never|not .. twice|again',
      'sole|lone',
    ],
    answer: (root, subRoot) => nodesOf(root).filter((node) => same(node, subRoot)).length === 1,
  },
  {
    asks: 'two such subtrees',
    said: [
      'twice|two times|several|multiple',
      'at least two|2|twice',
      'more than once|one',
      'one place|spot|time .. not|never|enough',
      'second time|occurrence|place|spot',
      'more than|one place|spot',
      'both|two|2 places|spots|children|halves|sides|nodes',
    ],
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
    said: ['path|chain', '~everything|all|it|there|node|whatever|reaching|continues downward', 'linked list'],
    answer: (root, subRoot) => nodesOf(root).some((node) => covers(node, subRoot)),
  },
  {
    asks: 'a subtree directly below the root',
    said: [
      'left|right|one|either subtree|child|half|side|branch',
      'directly|immediately below|under|beneath',
      'child|children of .. root',
      'one of the two|root',
      'two subtrees|children|halves',
      'first|second|one level',
    ],
    answer: (root, subRoot) => root !== null && (same(root.left, subRoot) || same(root.right, subRoot)),
  },
  {
    asks: 'the same values in the same order, whatever the shape',
    said: [
      'inorder|preorder|postorder|traversal|traversed',
      'in order',
      'read|reading|written|listed .. left|row|down|order',
      'sequence of',
      'same sequence|order|list',
    ],
    answer: (root, subRoot) => nodesOf(root).some((node) => String(valuesOf(node)) === String(valuesOf(subRoot))),
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
