const valuesOf = (root) => (root ? [...valuesOf(root.left), root.val, ...valuesOf(root.right)] : [])
const leavesOf = (root) => {
  if (!root) return []
  return root.left || root.right ? [...leavesOf(root.left), ...leavesOf(root.right)] : [root.val]
}
const hasPair = (values, isGood) => values.some((a, i) => values.slice(i + 1).some((b) => isGood(a, b)))

/** The values on each way from the root to a node. */
const waysOf = (root, above = []) => {
  if (!root) return []
  const way = [...above, root.val]
  return [way, ...waysOf(root.left, way), ...waysOf(root.right, way)]
}

const lookAlikes = [
  {
    asks: 'one element used twice as well',
    said: [
      'same|one|single element|node|value|number|key .. twice|itself|both|again|double',
      'not|necessarily .. distinct|different',
      'twice|itself|doubled|repeatedly',
      'may|can be the|one same|and',
    ],
    answer: (root, k) => findTarget(root, k) || valuesOf(root).some((value) => 2 * value === k),
  },
  {
    asks: 'a path with that sum',
    said: ['path|paths|route|way', 'from the root', 'root to', 'down|downward|downwards'],
    answer: (root, k) => waysOf(root).some((way) => way.reduce((sum, value) => sum + value, 0) === k),
  },
  {
    asks: 'a node and one below it',
    said: [
      'ancestor|ancestors|descendant|descendants|below|above|under',
      'parent|child|children|adjacent|neighbouring|connected|edge|joined|linked',
      'same branch|path|subtree|side',
    ],
    answer: (root, k) => waysOf(root).some((way) => way.slice(0, -1).some((value) => value + way.at(-1) === k)),
  },
  {
    asks: 'two leaves',
    said: ['leaf|leaves|childless'],
    answer: (root, k) => hasPair(leavesOf(root), (a, b) => a + b === k),
  },
  {
    asks: 'one value of each half of the tree',
    said: ['left subtree|side|half|and', 'right subtree|side|half', 'subtree|subtrees|sides|halves'],
    answer: (root, k) => valuesOf(root.left).some((value) => valuesOf(root.right).includes(k - value)),
  },
  {
    asks: 'one of each of two trees',
    said: ['two|both trees|roots|bsts', 'each|other tree', 'root1|root2'],
    answer: (root, k) => findTarget(root, k),
  },
  {
    asks: 'a difference',
    said: ['difference|differ|differs|differing|apart|subtract|minus|absolute|distance'],
    answer: (root, k) => hasPair(valuesOf(root), (a, b) => Math.abs(a - b) === k),
  },
  {
    asks: 'a product',
    said: ['product|multiply|multiplied|times'],
    answer: (root, k) => hasPair(valuesOf(root), (a, b) => a * b === k),
  },
  {
    asks: 'three elements, or any number of them',
    said: [
      'three|3|four|4|triple|triplet',
      'any number|subset',
      'some subset|elements|nodes|values ~that|whose',
      'one or more',
    ],
    answer: (root, k) => valuesOf(root).some((a, i, all) => hasPair(all.slice(i + 1), (b, c) => a + b + c === k)),
  },
  {
    asks: 'a sum that is at most or at least the target',
    said: [
      'at least|most k|target|the|sum',
      'less|more|greater|smaller|larger|below|above|exceed|exceeds than|or|k|the',
      'closest|nearest',
      'exceed|exceeds|below|above',
    ],
    answer: (root, k) => hasPair(valuesOf(root), (a, b) => a + b <= k),
  },
  {
    asks: 'neighbours in order',
    said: ['consecutive|successive|neighbours|neighbors|inorder', 'next to'],
    answer: (root, k) => valuesOf(root).some((value, at, all) => at > 0 && value + all[at - 1] === k),
  },
  {
    asks: 'whether a single value is there',
    said: ['contains|has|find|search k|target|a|the|for value|node|key|k', 'equal|equals k|target|to'],
    answer: (root, k) => valuesOf(root).includes(k),
  },
  {
    asks: 'nodes on one level',
    said: ['level|levels|depth|row|rows|siblings|cousins'],
    answer(root, k) {
      for (let row = [root]; row.length > 0; row = row.flatMap(({ left, right }) => [left, right].filter(Boolean)))
        if (
          hasPair(
            row.map(({ val }) => val),
            (a, b) => a + b === k,
          )
        )
          return true
      return false
    },
  },
]
