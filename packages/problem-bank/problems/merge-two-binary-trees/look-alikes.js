/** One tree laid over the other, by a rule on two values and on a node that stands alone. */
function overlaid(a, b, value, alone = (node) => node) {
  if (!a && !b) return null
  if (!a || !b) return alone(a ?? b, Boolean(a))
  return new TreeNode(
    value(a.val, b.val),
    overlaid(a.left, b.left, value, alone),
    overlaid(a.right, b.right, value, alone),
  )
}

const nothing = () => null
const added = (a, b) => a + b
const mapped = (node, change) =>
  node && new TreeNode(change(node.val), mapped(node.left, change), mapped(node.right, change))
const mirrored = (node) => node && new TreeNode(node.val, mirrored(node.right), mirrored(node.left))
const inOrder = (node) => (node ? [...inOrder(node.left), node.val, ...inOrder(node.right)] : [])

/** The two subtrees below two nodes, crossed over. */
function crossed(a, b) {
  if (!a || !b) return a ?? b
  return new TreeNode(a.val + b.val, crossed(a.left, b.right), crossed(a.right, b.left))
}

/** A search tree of some values, put in one after the other. */
function searchTree(values) {
  const put = (node, val) => {
    if (!node) return new TreeNode(val)
    if (val < node.val) node.left = put(node.left, val)
    else node.right = put(node.right, val)
    return node
  }
  return values.reduce(put, null)
}

const lookAlikes = [
  {
    asks: 'only the nodes that both have',
    said: [
      'intersect|intersects|intersection|intersecting|common',
      'only|just|solely .. both|overlap|overlaps|overlapping|overlapped|two|shared',
      'both .. only|survive|survives|kept|remain|remains|otherwise',
      'otherwise|else|missing|only|alone .. removed|dropped|discarded|omitted|deleted|disappear|vanish|cut|ignored|thrown|away',
      'remove|drop|discard|omit|delete|cut|ignore|prune|leave .. node|that|which|where|without|not|only|in',
      'only if|when|where both',
      'present|exist|exists|occur|occurs|appear|appears in both|each',
    ],
    answer: (root1, root2) => overlaid(root1, root2, added, nothing),
  },
  {
    asks: 'the larger value',
    said: ['larger|largest|greater|greatest|bigger|biggest|maximum|max|higher|highest|heavier'],
    answer: (root1, root2) => overlaid(root1, root2, Math.max),
  },
  {
    asks: 'the smaller value',
    said: ['smaller|smallest|lesser|least|minimum|min|lower|lowest|lighter'],
    answer: (root1, root2) => overlaid(root1, root2, Math.min),
  },
  {
    asks: 'the product',
    said: ['product|products|multiply|multiplied|multiplying|multiplies|multiplication', 'times the|one|other'],
    answer: (root1, root2) => overlaid(root1, root2, (a, b) => a * b),
  },
  {
    asks: 'the difference',
    said: ['difference|differences|subtract|subtracted|subtracting|subtracts|minus|subtraction'],
    answer: (root1, root2) => overlaid(root1, root2, (a, b) => a - b),
  },
  {
    asks: 'the difference, nodes of the second tree counting negative',
    said: ['difference|differences|subtract|subtracted|subtracting|minus|negated|negative|negate|subtraction'],
    answer: (root1, root2) =>
      overlaid(
        root1,
        root2,
        (a, b) => a - b,
        (node, first) => (first ? node : mapped(node, (value) => -value)),
      ),
  },
  {
    asks: 'the absolute difference',
    said: ['absolute|distance', 'difference|differences|differ|differs'],
    answer: (root1, root2) => overlaid(root1, root2, (a, b) => Math.abs(a - b)),
  },
  {
    asks: 'the value of the first tree',
    said: [
      'first|1st|left tree .. wins|counts|value|kept|precedence|priority|preferred|used|stays|prevails|remains',
      'value|node|values|that of|from .. first|root1|1st',
      'keep|keeps|take|takes|use|uses|prefer|prefers|preferring .. first|root1|1st|upper|top',
      'precedence|priority|overrides|overwrite|overwrites|wins|hides|covers|prevails|replaces|replaced',
      'instead|not of|added|adding|sum|summing|the',
    ],
    answer: (root1, root2) => overlaid(root1, root2, (a) => a),
  },
  {
    asks: 'the value of the second tree',
    said: [
      'second|2nd|right|other tree .. wins|counts|value|kept|precedence|priority|preferred|used|stays|prevails|remains',
      'value|node|values|that of|from .. second|root2|2nd',
      'keep|keeps|take|takes|use|uses|prefer|prefers|preferring .. second|root2|2nd|upper|top',
      'precedence|priority|overrides|overwrite|overwrites|wins|hides|covers|prevails|replaces|replaced|overwritten',
    ],
    answer: (root1, root2) => overlaid(root1, root2, (_, b) => b),
  },
  {
    asks: 'one tree mirrored',
    said: [
      'mirror|mirrors|mirrored|mirroring|mirrorwise|flip|flips|flipped|flipping|invert|inverted|inverting|reversed|reflected|reflection|symmetric',
      'left and right .. swapped|exchanged|swap',
    ],
    answer: (root1, root2) => overlaid(root1, mirrored(root2), added),
  },
  {
    asks: 'the first tree mirrored',
    said: ['mirror|mirrored|mirroring|flip|flipped|flipping|invert|inverted|inverting|reflected|reflection'],
    answer: (root1, root2) => overlaid(mirrored(root1), root2, added),
  },
  {
    asks: 'the merged tree mirrored',
    said: [
      'mirror|mirrored|mirroring|flip|flipped|flipping|invert|inverted|inverting|reflected|reflection',
      'left and right .. swapped|exchanged|swap',
    ],
    answer: (root1, root2) => mirrored(overlaid(root1, root2, added)),
  },
  {
    asks: 'left children laid over right ones',
    said: [
      'left .. over|with|onto|to .. right',
      'right .. over|with|onto|to .. left',
      'opposite|crosswise|crossed|cross|swapped',
    ],
    answer: crossed,
  },
  {
    asks: 'only the shape of the first tree',
    said: [
      'shape|structure of',
      'not|no|never .. second|root2|new',
      'second|root2 .. ignored|dropped|removed',
      'ignored|dropped|discarded|ignore|drop|discard',
      'only|just .. node|place|position .. first|root1',
      'first|root1 tree|has|alone|only .. only|alone|shape',
    ],
    answer: (root1, root2) => overlaid(root1, root2, added, (node, first) => (first ? node : null)),
  },
  {
    asks: 'only the shape of the second tree',
    said: [
      'shape|structure of',
      'first|root1 .. ignored|dropped|removed',
      'ignored|dropped|discarded|ignore|drop|discard',
      'only|just .. node|place|position .. second|root2',
    ],
    answer: (root1, root2) => overlaid(root1, root2, added, (node, first) => (first ? null : node)),
  },
  {
    asks: 'only the nodes that one tree has',
    said: ['symmetric difference', 'exclusive', 'not both', 'not in both', 'but not'],
    answer: (root1, root2) => overlaid(root1, root2, () => 0),
  },
  {
    asks: 'the average of the values',
    said: ['average|averages|averaged|mean|median|half|halved|rounded'],
    answer: (root1, root2) => overlaid(root1, root2, (a, b) => (a + b) / 2),
  },
  {
    asks: 'the average, rounded down',
    said: ['average|averages|averaged|mean|half|halved|rounded'],
    answer: (root1, root2) => overlaid(root1, root2, (a, b) => Math.floor((a + b) / 2)),
  },
  {
    asks: 'other values where a node stands alone',
    said: ['doubled|double|twice|negated|squared|halved', 'missing|alone|otherwise .. plus|minus|times|marked'],
    answer: (root1, root2) => overlaid(root1, root2, added, (node) => mapped(node, (value) => 2 * value)),
  },
  {
    asks: 'other values, nought where a node stands alone',
    said: ['zero|0 .. alone|otherwise', 'alone|otherwise .. zero|0', 'becomes|get|set|value 0|zero'],
    answer: (root1, root2) => overlaid(root1, root2, added, (node) => mapped(node, () => 0)),
  },
  {
    asks: 'a bitwise or a comparing rule, or a remainder',
    said: [
      'xor|bitwise|equal|equals|identical|modulo|mod|remainder|concatenate|concatenated|digits|even|odd|gcd|divisor',
      'exclusive or',
      'whether|if .. same|agree',
    ],
    answer: (root1, root2) => overlaid(root1, root2, (a, b) => a ^ b),
  },
  {
    asks: 'the sum of equal values once, or values joined as digits',
    said: ['equal|same|identical|different|differ values|value', 'xor|bitwise|concatenate|concatenated|digits'],
    answer: (root1, root2) => overlaid(root1, root2, (a, b) => (a === b ? a : a + b)),
  },
  {
    asks: 'one search tree of both',
    said: ['search|bst|ordered|sorted|balanced|heap', 'ascending|inorder|order', 'insert|inserted|inserting'],
    answer: (root1, root2) => searchTree([...inOrder(root1), ...inOrder(root2)]),
  },
  {
    asks: 'one tree hung below the other',
    said: [
      'attach|attached|append|appended|hang|hung|graft|grafted|join|joined|below|under|leaf|leaves|beneath',
      'new root',
      'subtree|subtrees|child|children of',
    ],
    answer: (root1, root2) => new TreeNode((root1?.val ?? 0) + (root2?.val ?? 0), root1, root2),
  },
  {
    asks: 'only leaves, or only one level, to be added',
    said: [
      'leaf',
      'only|just|solely .. root|level|depth|inner|even|odd|left|right',
      'level ~order|by',
      'depth',
      'odd|prime',
      'even level|depth|value|number',
      'root .. only|alone',
    ],
    answer: (root1, root2) =>
      overlaid(root1, root2, added, (node) => (node.left || node.right ? new TreeNode(node.val) : node)),
  },
]
