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
      'starting|starts|start|begin|begins|beginning at|from|with|on the right',
      'right end first',
      'from the right',
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
      'turn|turns|turning',
      'then back',
      'every second|other',
      'alternate|other way|direction',
      'third',
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
      'in|into|the rising|falling|ascending|descending|increasing|decreasing order|sequence',
      'arranged|ordered|ranked by|from|on .. value|values|smallest|least|low|lowest',
      'smaller|lower|lesser|lighter|younger|cheaper|shorter .. before|first|precede|precedes|ahead',
      'larger|greater|higher|heavier|older|bigger .. after|behind|last|follow|follows',
      'rising|falling|order|ordered by|of|value|size',
      'in order of',
      '~about|without sorted|sort|sorting|ascending|increasing|descending|decreasing|nondecreasing',
      'youngest|smallest|lowest|least|cheapest|lightest|shortest .. to|before|first',
      'largest|highest|biggest|greatest|heaviest|tallest to|first',
      'each|every|within|member|siblings|cousins|people|person|persons|names|ages .. oldest|eldest to|first',
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
      'no more than',
      'at most',
      'only|just one|the|first|two',
      'one|single value|node|per|from|of',
      'two|three|2|3 value|node|per|from|of|on|at',
      'largest|maximum|greatest|smallest|minimum|max|min|highest|lowest',
      'first|last|leftmost|rightmost|outermost|middle value|node|one|element',
      'rightmost|seen|visible|view',
    ],
    answer: (root) => levelOrder(root).map((values) => [Math.max(...values)]),
  },
  {
    asks: 'the first and the last of each level',
    said: [
      'first and last',
      'leftmost and|rightmost',
      'outermost|boundary|edge|edges',
      'both|two|outer|opposite|either|each|left|right end|ends',
      'ends|end of ~a|the|each|every|one',
      'smallest and largest',
    ],
    answer: (root) => levelOrder(root).map((values) => (values.length === 1 ? values : [values[0], values.at(-1)])),
  },
  {
    asks: 'each value of a level once',
    said: [
      'twice',
      'again',
      'already',
      'repeat|repeated|repeats|repetition',
      'once',
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
    said: ['by|per|in column', 'slant|diagonal', 'column|vertical|vertically|diagonal|diagonally|columns'],
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
      'leaf|leaves .. out|except|omitted|missing|dropped|not|no|skipped',
      'leaving|leave|left out|aside|off',
      'last|deepest|bottom|lowest level|row|floor|layer|generation',
      'without',
      'no|not|never .. root|leaf|leaves|level|row',
      'root .. not|left|omitted|missing|out|excluded|aside',
      'second|third|first level|row|floor|layer',
      'below|under|beneath the root',
      'up to|at most',
      'top|upper|first two|three|k',
      'more than',
      'every|each other|second|third level|row|floor|depth',
      'odd|even level|row|depth|floor',
      'only .. level|odd|even',
      'skip|skipping|skipped|omit|omitting|without|except|excluding .. root|level|row|leaf|leaves',
    ],
    answer: (root) => levelOrder(root).filter((_, depth) => depth % 2 === 0),
  },
  {
    asks: 'leaves taken away round by round, or paths',
    said: [
      'leaf|leaves|height|round|rounds',
      'remove|removed|removing|peel|strip|collect',
      'path|paths|leaf|leaves',
      'height of',
    ],
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
    said: ['hole|holes|dash|blank|mark|marker', 'null|missing|placeholder|gap|absent|empty position|child|place|node'],
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
  {
    asks: 'inner nodes alone, or leaves alone',
    said: [
      'leaf|leaves',
      'child|children .. only|no|without|have|has|least',
      'no|without|childless child|children|childless',
      'only|just|nothing node|nodes|inner|internal|but',
      'inner|internal|parents|parent',
    ],
    answer: (root) => {
      const rows = []
      const walk = (node, depth) => {
        if (!node?.left && !node?.right) return
        rows[depth] = [...(rows[depth] ?? []), node.val]
        walk(node.left, depth + 1)
        walk(node.right, depth + 1)
      }
      walk(root, 0)
      return rows
    },
  },
  {
    asks: 'nodes or levels left out',
    said: [
      'level|levels .. not|never|omitted|skipped|excluded|left|dropped ~to',
      'without|except|excluding|skip|skipping|omit the|its|root|first|last',
      'without|except|omit|omitting|skip|skipping|excluding|minus .. leaf|leaves|level|row|root|nodes',
    ],
  },
  {
    asks: 'full levels alone',
    said: [
      'no|none|every|each|all place|places|slot|slots|position|positions|spot|seat',
      'place|places|slot|slots|position|positions|spot .. empty|free|vacant|unoccupied|occupied|missing',
      'not|none|nothing missing|lacking|absent',
      '1 2 4|and',
      'as many .. as|possible',
      'level|levels .. incomplete|partial|partly|unfilled',
      'skip|leave|drop|omit|stop|stops .. level|levels',
      'full|filled|complete|completed|completely|fully|perfect|gapless',
      'both child|children|kids',
      'every|each .. both|two',
      'no|without|any gap|gaps|hole|holes|missing',
      'missing|gap|gaps|incomplete',
      'as many as possible|nodes|2',
      'power|powers|twice|double',
    ],
    answer: (root) => levelOrder(root).filter((level, depth) => level.length === 2 ** depth),
  },
  {
    asks: 'nodes that are passed over',
    said: ['nothing is output', 'value is|of 0|zero'],
  },
  {
    asks: 'gaps between nodes too',
    said: [
      'put|write|insert|include|output|print|report|leave|keep .. null|nulls|none|nil|dash|dashes|blank|blanks|gap|gaps|placeholder|marker',
      'between two|them|present|existing',
    ],
    answer(root) {
      const rows = []
      let level = root ? [root] : []
      while (level.some(Boolean)) {
        const [from, to] = [level.findIndex(Boolean), level.findLastIndex(Boolean)]
        rows.push(level.slice(from, to + 1).map((node) => node?.val ?? null))
        level = level.flatMap((node) => (node ? [node.left, node.right] : [null, null]))
      }
      return rows
    },
  },
  {
    asks: 'nodes of so many children alone',
    said: [
      'only|single|lone|exactly one|child|children',
      'one child',
      'only one',
      'two|both children|kids .. only|alone|not|never',
    ],
    answer: (root) => levelOrder(root),
  },
  {
    asks: 'values not listed before',
    said: [
      'listed|seen|shown|met|occurred|mentioned|appeared|printed|named before|already|earlier|previously',
      'already',
      'passed|pass|skipped over',
      'for the first time',
      'new|fresh value|values|number|numbers',
    ],
    answer(root) {
      const seen = new Set()
      return levelOrder(root)
        .map((values) => values.filter((value) => !seen.has(value) && seen.add(value)))
        .filter((values) => values.length > 0)
    },
  },
  {
    asks: 'two of each level at most',
    said: [
      'two|three|four|2|3|4 seat|seats|place|places|slot|slots|column|columns|entries|positions',
      'at most|up to|more than',
      'fill|filled|capacity|fit|fits',
      'get|gets|find|finds no',
    ],
    answer: (root) => levelOrder(root).map((values) => values.slice(0, 2)),
  },
  {
    asks: 'levels read from both ends',
    said: [
      'outside|inward|inwards|outward|outwards',
      'leftmost .. rightmost',
      'second|next from the left|right',
      'middle .. out|outwards|first',
    ],
    answer: (root) =>
      levelOrder(root).map((values) =>
        values.map((_, at) => (at % 2 === 0 ? values[at / 2] : values[values.length - 1 - (at - 1) / 2])),
      ),
  },
]
