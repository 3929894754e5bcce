function levels(root) {
  const rows = []
  let level = root ? [root] : []
  while (level.length > 0) {
    rows.push(level.map((node) => node.val))
    level = level.flatMap((node) => [node.left, node.right].filter(Boolean))
  }
  return rows
}

const branch = (node, ...sides) =>
  node ? [node.val, ...branch(sides.map((side) => node[side]).find(Boolean), ...sides)] : []

const lookAlikes = [
  {
    asks: 'the view from the left',
    denied: ['right|rightmost|righthand|east|eastern|easternmost|last|end|ends|final'],
    said: [
      'to|on|at|from|by|in its|the|his|her|their|our|your|whose left|west|western',
      'left ~child|children|subtree|subtrees|and|or|to|is|link|branch|son|of|pointer',
      'west|western|westward|westernmost|port',
      'comes|come|stands|stand|stood|is|are|ahead before|ahead|in all|the|any|every|front others|other|rest|of',
      'first|foremost .. read|reading|left',
      'left side|view|hand|edge',
      'leftmost',
      'from|on the left',
      'first|leftmost value|node|element .. level|row|depth',
      'left-side|left-hand',
      'first .. of|on|in each|every level|row|depth|floor',
    ],
    answer: (root) => levels(root).map((row) => row[0]),
  },
  {
    asks: 'the view from the bottom up',
    said: [
      'bottom up',
      'bottom .. top|root',
      'upward|upwards',
      'deepest|lowest|last|bottom .. first',
      'reverse|reversed',
      'from the bottom',
    ],
    answer: (root) => rightSideView(root).reverse(),
  },
  {
    asks: 'the way down through right children',
    said: [
      'right child|children|pointer|link|branch',
      'only right',
      'rightmost path|branch|chain|spine',
      'right spine|path|boundary|chain',
      'follow|following|going|keep|always .. right',
      'boundary',
    ],
    answer: (root) => branch(root, 'right'),
  },
  {
    asks: 'the right boundary',
    said: [
      'boundary|outline|border|contour',
      'right|rightmost path|branch|chain|spine',
      'right child .. left child',
      'if .. no right',
    ],
    answer: (root) => branch(root, 'right', 'left'),
  },
  {
    asks: 'the largest of each level',
    said: [
      'tallest|highest|top tower|node|building|tree|value|house',
      'largest|maximum|greatest|max|biggest|highest value|number|node|element|one|in|on|of',
      'maximum|max|largest|greatest',
    ],
    answer: (root) => levels(root).map((row) => Math.max(...row)),
  },
  {
    asks: 'the smallest of each level',
    said: ['smallest|minimum|least|min|lowest'],
    answer: (root) => levels(root).map((row) => Math.min(...row)),
  },
  {
    asks: 'the sum or number of each level',
    said: ['sum|sums|total|average|mean|product|width', 'number|count of node|element|value', 'how many'],
    answer: (root) => levels(root).map((row) => row.reduce((sum, value) => sum + value, 0)),
  },
  {
    asks: 'left and right in turn',
    said: [
      'alternate|alternates|alternating|alternately|zigzag',
      'in turn',
      'odd|even level|row|depth',
      'both side|sides',
      'every|each other|second level|row',
    ],
    answer: (root) => levels(root).map((row, depth) => row.at(depth % 2 ? 0 : -1)),
  },
  {
    asks: 'the second from the right, or the middle',
    said: [
      'second|next .. right|last',
      'second rightmost',
      'middle|hidden|invisible|behind|median',
      'cannot|not|never|cant see|seen|visible',
    ],
    answer: (root) => levels(root).map((row) => row.at(-2) ?? row.at(-1)),
  },
  {
    asks: 'the view from above or below',
    said: ['top|bottom view', 'from above|below|beneath|underneath', 'vertical|column|columns|looking down|up'],
    answer(root) {
      const columns = new Map()
      let level = root ? [[root, 0]] : []
      while (level.length > 0) {
        for (const [node, at] of level) if (!columns.has(at)) columns.set(at, node.val)
        level = level
          .flatMap(([node, at]) => [
            [node.left, at - 1],
            [node.right, at + 1],
          ])
          .filter(([node]) => node)
      }
      return [...columns].sort(([a], [b]) => a - b).map(([, value]) => value)
    },
  },
  {
    asks: 'leaves or some of the nodes only',
    said: [
      'leaf|leaves',
      'each|every distinct|unique|different',
      'only .. odd|even|positive',
      'skip|skipping|omit|excluding|except .. root|level',
    ],
    answer(root) {
      const leaves = (node) =>
        !node ? [] : node.left || node.right ? [...leaves(node.left), ...leaves(node.right)] : [node.val]
      return leaves(root)
    },
  },
  {
    asks: 'sorted values',
    said: ['sorted|ascending|increasing|descending|decreasing|sort', 'smallest|largest first|to'],
    answer: (root) => rightSideView(root).sort((a, b) => a - b),
  },
  {
    asks: 'all values level by level',
    said: ['level order', 'all value|node', 'preorder|inorder|postorder'],
    answer: (root) => levels(root).flat(),
  },
  {
    asks: 'nodes hidden by higher values',
    said: [
      'above|overhead|sky|bird',
      'hide|hides|hidden|cover|covers|covered|conceal|conceals|block|blocks|blocked|shade|shadow|obscure|obscured .. greater|larger|smaller|lower|taller|higher|not',
      'greater|larger|bigger|smaller than',
      'taller|higher|lower|shorter than ~the',
      'taller|higher|lower|shorter than the ~right|left|one|other',
      'height of|is',
      'strictly',
      'not greater|larger|smaller|higher',
    ],
    answer: (root) =>
      rightSideView(root).filter((value, place, seen) => seen.slice(0, place).every((above) => above < value)),
  },
  {
    asks: 'nodes that hide nothing',
    said: ['glass|transparent|invisible|translucent', 'negative', 'cannot|cant|not .. seen', 'left|leave out|aside'],
  },
  {
    asks: 'each value once',
    said: [
      'reported|seen|listed|named|shown|met|noted before|earlier|previously',
      'replaced|replace|replaces',
      'twice|again|already|repeat|repeats|repeated|repeating|repetition|repetitions',
      'duplicate|duplicates|distinct|unique|different value|values|number|numbers|only|once|are|is|removed|skipped',
      'value|values|number|numbers .. once|twice|already|distinct|different',
    ],
    answer: (root) => [...new Set(rightSideView(root))],
  },
  {
    asks: 'the left view of the deeper levels',
    said: [
      'left side|view|hand|edge|one|end',
      'leftmost',
      'from|on|at the left',
      'second|third|fourth|fifth level|row|floor|depth on|onwards|onward',
      'above|below|beyond|after|until|from the second|third|fourth|fifth',
    ],
    answer: (root) => levels(root).map((row, depth) => (depth > 2 ? row[0] : row.at(-1))),
  },
]
