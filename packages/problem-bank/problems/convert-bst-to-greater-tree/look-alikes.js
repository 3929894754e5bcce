const valuesOf = (root) => (root ? [...valuesOf(root.left), root.val, ...valuesOf(root.right)] : [])
const total = (values) => values.reduce((sum, value) => sum + value, 0)

/** A tree of the same form, with the value that `change` gives for each node. */
const changed = (root, change) =>
  root && new TreeNode(change(root), changed(root.left, change), changed(root.right, change))
const byValues = (change) => (root) => {
  const values = valuesOf(root)
  return changed(root, ({ val }) => change(val, values))
}

const lookAlikes = [
  {
    asks: 'the greater values without its own',
    said: [
      'strictly',
      'without|excluding|except|not its|the|itself|counting|including own|original|value|itself|it',
      'not|never .. itself|own|original',
      'only|just .. greater|larger|higher|bigger',
      'replaced|replace|becomes|become by|with|the .. sum of .. all|values|keys greater|larger|that',
    ],
    answer: byValues((own, values) => total(values.filter((value) => value > own))),
  },
  {
    asks: 'the smaller values',
    said: ['smaller|less|lower|lesser|preceding|below', 'less|smaller|lower than', 'to|on the left'],
    answer: byValues((own, values) => total(values.filter((value) => value <= own))),
  },
  {
    asks: 'the sums of subtrees',
    said: ['subtree|subtrees|descendant|descendants|below|beneath|under|children|child'],
    answer: (root) => changed(root, (node) => total(valuesOf(node))),
  },
  {
    asks: 'its own right part alone',
    said: ['right|its subtree|part|side|children|child', 'subtree|subtrees|descendants'],
    answer: (root) => changed(root, (node) => node.val + total(valuesOf(node.right))),
  },
  {
    asks: 'how many values are greater',
    said: ['how many', 'number|count of .. keys|nodes|values|greater|larger', 'rank|ranks'],
    answer: byValues((own, values) => values.filter((value) => value >= own).length),
  },
  {
    asks: 'the next greater value',
    said: [
      'next|successor|nearest|closest',
      'smallest|least|lowest|largest|greatest|maximum|biggest value|key|greater|of|that|number',
    ],
    answer: byValues((own, values) => Math.min(...values.filter((value) => value > own).concat(own))),
  },
  {
    asks: 'the sum of all others',
    said: ['all|every other|others|else ~greater|larger', 'whole|entire|total tree|sum'],
    answer: byValues((own, values) => total(values) - own),
  },
  {
    asks: 'the way from the root summed',
    said: ['path|paths|ancestor|ancestors|way|above|parent|parents'],
    answer(root) {
      const along = (node, above) =>
        node && new TreeNode(above + node.val, along(node.left, above + node.val), along(node.right, above + node.val))
      return along(root, 0)
    },
  },
  {
    asks: 'the products, averages or differences',
    said: ['product|average|mean|difference|xor|multiplied|modulo'],
    answer: byValues((own, values) => values.filter((value) => value >= own).reduce((a, b) => a * b, 1)),
  },
  {
    asks: 'the way back',
    said: ['restore|undo|original tree|bst', 'reverse|inverse|back'],
    answer(root) {
      const values = valuesOf(root)
      return changed(root, ({ val }) => val - (values[values.indexOf(val) + 1] ?? 0))
    },
  },
  {
    asks: 'a mirrored tree',
    said: ['mirror|mirrored|invert|inverted|flip|flipped|swapped|swap'],
    answer: (root) => root && new TreeNode(root.val, root.right, root.left),
  },
  {
    asks: 'nodes on the same level',
    said: ['level|levels|depth|row|siblings|cousins'],
    answer(root) {
      const walk = (row) => {
        for (const node of row) node.sum = total(row.filter(({ val }) => val >= node.val).map(({ val }) => val))
        if (row.length > 0) walk(row.flatMap(({ left, right }) => [left, right].filter(Boolean)))
      }
      walk(root ? [root] : [])
      return changed(root, ({ sum }) => sum)
    },
  },
  {
    asks: 'only some nodes',
    said: ['leaf|leaves|even|odd|positive|negative', 'only|just nodes|node'],
    answer(root) {
      const values = valuesOf(root)
      return changed(root, ({ val, left, right }) =>
        left || right ? val : total(values.filter((value) => value >= val)),
      )
    },
  },
  {
    asks: 'a tree that is no search tree',
    said: ['any|ordinary|arbitrary|plain|general|unsorted|unordered binary|tree', 'not|no .. search tree|bst'],
    answer: byValues((own, values) => total(values.filter((value) => value >= own))),
  },
]
