/** The nodes for which the rule holds, given the node and the values above it, from the root down. */
function counted(node, rule, above = []) {
  if (!node) return 0
  const deeper = [...above, node.val]
  return Number(Boolean(rule(node, above))) + counted(node.left, rule, deeper) + counted(node.right, rule, deeper)
}

const within = (node) => (node ? [node.val, ...within(node.left), ...within(node.right)] : [])
const below = (node) => [...within(node.left), ...within(node.right)]

const lookAlikes = [
  {
    asks: 'the nodes of the longest path',
    said: ['longest ~decreasing|increasing|rising|falling'],
    answer: (root) => {
      let most = 0
      const heightOf = (node) => {
        if (node === null) return 0
        const [left, right] = [heightOf(node.left), heightOf(node.right)]
        most = Math.max(most, left + right + 1)
        return Math.max(left, right) + 1
      }
      heightOf(root)
      return most
    },
  },
  {
    asks: 'nodes with no smaller value above them',
    said: [
      'no|not|never|without|any|none .. less|smaller|lower',
      'smallest|minimum|least',
      'lowest ~hut|house|node|room|place|chamber|village',
      'value less|smaller|lower than',
      'at most .. ancestor|path|above',
      'less|smaller than or equal',
    ],
    answer: (root) => counted(root, (node, above) => above.every((value) => value >= node.val)),
  },
  {
    asks: 'nodes greater than all above them',
    denied: [
      'no|none|not|nor|never|without|nothing|nobody',
      'at least',
      'equal|equals|ties|tie',
      '>=|<=',
      'maximum|max|highest|largest|greatest|biggest|record|most',
    ],
    said: [
      'not|isnt|never .. reached|equalled|equaled|matched|attained',
      'reached or exceeded|surpassed|topped|passed',
      'surpass|surpasses|tops|beats|outranks',
      'larger|greater|bigger|higher than any|all|every|each|the|both',
      'taller|older|heavier|richer|stronger|better|brighter|louder|faster|deeper|longer|wider|later|more than any|all|every|each|both|everybody|everyone|anybody|anyone|whoever|everything|anything',
      '~least as tall|large|great|high|big|good|old|heavy|strong|rich as .. no|not|never|nothing',
      'no|not .. for|if|when|where equal|equals|tie|ties|equality',
      'equality|equalling|equaling|matching|draw|draws .. no|not|never|spoils|fails|disqualifies',
      'outdoes|outdo|overtops|overtop|outranked|outweighs|outgrows|towers|dwarfs',
      'strictly',
      '~or|as greater|larger|bigger than .. every|all|any|each',
      'new|fresh record|maximum|high',
      'equal|ties|tie .. not|bad|no',
      'x|it|its|value|node is|be strictly',
      'strictly greater|larger|bigger|higher than every|all|any|each',
      'no|not|never|without|any|none .. equal',
      'greater|larger|bigger|higher than or equal to x|its|it',
      'greater|larger|bigger|higher or equal to x|its|it',
      'greater|larger than every|all|any|each|both',
      'exceed|exceeds|exceeding every|all|any|each',
      'exceed|exceeds|exceeding|beats|tops the|its|that value|number|height|score|mark of every|all|any|each|its',
      'at least as large|great|high|big as x|it|its',
      'new maximum|record',
    ],
    answer: (root) => counted(root, (node, above) => above.every((value) => value < node.val)),
  },
  {
    asks: 'nodes not smaller than their parent',
    said: ['its|their|the|direct|immediate parent', 'parents'],
    answer: (root) => counted(root, (node, above) => above.length === 0 || above.at(-1) <= node.val),
  },
  {
    asks: 'nodes that are largest in their own subtree',
    said: ['subtree|descendant', 'below|beneath|under it|its|them', 'its|their|own child|children'],
    answer: (root) => counted(root, (node) => below(node).every((value) => value <= node.val)),
  },
  {
    asks: 'the smallest depth of a leaf',
    said: ['depth|mindepth|height|shallow|shallowest', 'leaf|leaves', 'shortest path|way|branch'],
    answer: function depth(root) {
      if (!root) return 0
      const depths = [root.left, root.right].filter(Boolean).map(depth)
      return 1 + (depths.length === 0 ? 0 : Math.min(...depths))
    },
  },
  {
    asks: 'good nodes without the root',
    said: [
      'root .. not|never count|counted|include|included|good|considered',
      'excluding|exclude|except|without|besides|apart|other .. root',
      'below the root',
      'nonroot',
      'root itself .. not|never|excluded',
      'root is not|never|excluded',
      'not .. count|counting|counted|including .. root',
    ],
    answer: (root) => goodNodes(root) - 1,
  },
  {
    asks: 'leaves only',
    said: ['good|such|of leaf|leaves', 'leaf|leaves'],
    answer: (root) =>
      counted(root, (node, above) => !node.left && !node.right && above.every((value) => value <= node.val)),
  },
  {
    asks: 'the nodes that are not good',
    said: [
      'not good',
      'bad|hidden|overshadowed|dominated',
      'at least one .. greater|larger|higher',
      'some|any .. greater|larger|higher value',
    ],
    answer: (root) => counted(root, (node, above) => above.some((value) => value > node.val)),
  },
  {
    asks: 'nodes whose path has at most one larger value',
    said: ['at most one|1|two|2|k', 'exactly|only one|1', 'no more than one|1'],
    answer: (root) => counted(root, (node, above) => above.filter((value) => value > node.val).length <= 1),
  },
  {
    asks: 'nodes not smaller than the root',
    said: [
      'than|exceed|exceeds the root',
      'high|large|big|great|good|much as the root',
      'root value',
      'value of the root',
      'compared to|with the root',
    ],
    answer: (root) => counted(root, (node) => node.val >= root.val),
  },
  {
    asks: 'nodes with no larger value on their level',
    said: ['level|row|generation', 'same depth'],
    answer(root) {
      const levels = []
      const visit = (node, depth) => {
        if (!node) return
        levels[depth] = [...(levels[depth] ?? []), node.val]
        visit(node.left, depth + 1)
        visit(node.right, depth + 1)
      }
      visit(root, 0)
      return levels.flatMap((row) => row.filter((value) => value === Math.max(...row))).length
    },
  },
  {
    asks: 'nodes whose value is on the path, or new to it',
    said: ['same|equal value|number', 'distinct|different|unique|duplicate value|number'],
    answer: (root) => counted(root, (node, above) => !above.includes(node.val)),
  },
  {
    asks: 'nodes at least the sum or average above them',
    said: ['sum|total|average|mean|product'],
    answer: (root) => counted(root, (node, above) => above.reduce((a, b) => a + b, 0) <= node.val),
  },
  {
    asks: 'paths that rise all the way',
    said: ['nondecreasing|increasing|ascending|monotonic|sorted|rising|rise'],
    answer: (root) =>
      counted(root, (node, above) => above.every((value, i) => value <= ([...above, node.val][i + 1] ?? 0))),
  },
  {
    asks: 'the sum, the largest or the depth of good nodes',
    said: ['sum|total of', 'largest|deepest|longest good', 'how deep', 'even|odd value|node|number'],
    answer: (root) => {
      let sum = 0
      counted(root, (node, above) => {
        if (above.every((value) => value <= node.val)) sum += node.val
      })
      return sum
    },
  },
  {
    asks: 'compared with the parent alone',
    said: ['directly|immediately|right above|over'],
  },
  {
    asks: 'the different values of good nodes',
    said: [
      'different|distinct|unique value|values|number|numbers|key|keys|kind|kinds|height|heights|salary|salaries',
      'number|count|many of different|distinct|unique',
      'value|values|number|numbers .. once|twice|repeated|again',
      'kind|kinds of',
      'counted|count|counts once|twice',
      'how many different|distinct|unique',
    ],
    answer(root) {
      const values = new Set()
      counted(root, (node, above) => {
        if (above.every((value) => value <= node.val)) values.add(node.val)
      })
      return values.size
    },
  },
  {
    asks: 'absolute values compared',
    said: [
      'absolute|magnitude|magnitudes|modulus',
      'far|farther|further|distance|away|close|closer|near|nearer .. zero|0',
      'sign|signs',
    ],
    answer: (root) => counted(root, (node, above) => above.every((value) => Math.abs(value) <= Math.abs(node.val))),
  },
]
