const total = (values) => values.reduce((sum, value) => sum + value, 0)

const lookAlikes = [
  {
    asks: 'levels from the bottom up',
    said: [
      'bottom up|to',
      'bottom .. top|root',
      'leaf|leaves .. root',
      'from the|its bottom|deepest|lowest|last',
      'deepest|lowest|last|bottom level|row|floor|depth first',
      'upward|upwards',
      'reverse|reversed',
      'root last',
      'root at the end|bottom',
    ],
    answer: (root) => levelOrder(root).reverse(),
  },
  {
    asks: 'levels from right to left',
    said: [
      'right to left',
      'right|rightmost .. first|before',
      'from .. right .. left',
      'reverse|reversed|backward|backwards',
      'mirror|mirrored',
    ],
    answer: (root) => levelOrder(root).map((values) => values.reverse()),
  },
  {
    asks: 'levels in alternating directions',
    said: [
      'zigzag|zig|snake|spiral|serpentine|alternate|alternates|alternating|alternately|boustrophedon',
      'in turn',
      'right to left',
      'every|each other|second level|row|floor',
      'odd|even level|row|depth|floor',
      'switch|switching|swap|change direction',
      'back and forth',
    ],
    answer: (root) => levelOrder(root).map((values, depth) => (depth % 2 ? values.reverse() : values)),
  },
  {
    asks: 'sorted levels',
    said: [
      'sorted|sort|sorting|ascending|increasing|descending|decreasing|nondecreasing',
      'smallest|largest|lowest|greatest .. first',
      'by value|size',
    ],
    answer: (root) => levelOrder(root).map((values) => values.sort((a, b) => a - b)),
  },
  {
    asks: 'levels sorted downwards',
    said: ['descending|decreasing|nonincreasing', 'largest|greatest|highest .. first|smallest'],
    answer: (root) => levelOrder(root).map((values) => values.sort((a, b) => b - a)),
  },
  {
    asks: 'the average of each level',
    said: ['average|averages|mean|median'],
    answer: (root) => levelOrder(root).map((values) => [total(values) / values.length]),
  },
  {
    asks: 'the sum of each level',
    said: ['sum|sums|total|add|added|product'],
    answer: (root) => levelOrder(root).map((values) => [total(values)]),
  },
  {
    asks: 'the largest, smallest, first or last of each level',
    said: [
      'largest|maximum|greatest|smallest|minimum|max|min|highest|lowest',
      'first|last|leftmost|rightmost|outermost|middle value|node|one|element',
      'rightmost|seen|visible|view',
    ],
    answer: (root) => levelOrder(root).map((values) => [Math.max(...values)]),
  },
  {
    asks: 'the first and the last of each level',
    said: ['first and last', 'leftmost and|rightmost', 'outermost|boundary|end|ends|edge', 'smallest and largest'],
    answer: (root) => levelOrder(root).map((values) => (values.length === 1 ? values : [values[0], values.at(-1)])),
  },
  {
    asks: 'each value of a level once',
    said: [
      'each|every distinct|different|unique',
      'skip|ignore|remove|removing|dropping|drop|omit|omitting|collapse|without|no duplicate|repeat|repetition|repeated',
      'duplicate|repeat|repeated|repetition .. once|removed|skipped|dropped|omitted|ignored',
      'distinct|unique|different value only',
      'value .. only once',
    ],
    answer: (root) => levelOrder(root).map((values) => [...new Set(values)]),
  },
  {
    asks: 'the nodes by columns',
    said: ['column|vertical|vertically|diagonal|diagonally|columns'],
    answer(root) {
      const columns = new Map()
      let level = root ? [[root, 0]] : []
      while (level.length > 0) {
        for (const [node, at] of level) columns.set(at, [...(columns.get(at) ?? []), node.val])
        level = level
          .flatMap(([node, at]) => [
            [node.left, at - 1],
            [node.right, at + 1],
          ])
          .filter(([node]) => node)
      }
      return [...columns].sort(([a], [b]) => a - b).map(([, values]) => values)
    },
  },
  {
    asks: 'some of the levels',
    said: [
      'every|each other|second|third level|row|floor|depth',
      'odd|even level|row|depth|floor',
      'only .. level|odd|even',
      'skip|skipping|skipped|omit|omitting|without|except|excluding .. root|level|row|leaf|leaves',
    ],
    answer: (root) => levelOrder(root).filter((_, depth) => depth % 2 === 0),
  },
  {
    asks: 'leaves taken away round by round, or paths',
    said: ['remove|removed|removing|peel|strip|collect', 'path|paths|leaf|leaves', 'height of'],
    answer(root) {
      const rounds = []
      function height(node) {
        if (!node) return -1
        const at = 1 + Math.max(height(node.left), height(node.right))
        rounds[at] = [...(rounds[at] ?? []), node.val]
        return at
      }
      height(root)
      return rounds
    },
  },
  {
    asks: 'missing nodes too',
    said: ['null|missing|placeholder|gap|absent|empty position|child|place|node'],
    answer(root) {
      const rows = []
      let level = root ? [root] : []
      while (level.some(Boolean)) {
        rows.push(level.map((node) => node?.val ?? null))
        level = level.flatMap((node) => (node ? [node.left, node.right] : []))
      }
      return rows
    },
  },
]
