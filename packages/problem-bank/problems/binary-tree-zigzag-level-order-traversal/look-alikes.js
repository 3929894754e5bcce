function levels(root) {
  const rows = []
  let level = root ? [root] : []
  while (level.length > 0) {
    rows.push(level.map((node) => node.val))
    level = level.flatMap((node) => [node.left, node.right].filter(Boolean))
  }
  return rows
}

const turned = (rows, rule) => rows.map((row, depth) => (rule(depth) ? row.reverse() : row))

const lookAlikes = [
  {
    asks: 'a first level from right to left',
    said: [
      'even .. right to left',
      'odd .. left to right',
      'begins|begin|starting|starts|start|beginning from|at|with|on the right',
      'right to left .. first|root|top|initial',
      'first|root|top|odd|initial level|row|floor .. right to left',
      'start|starts|starting|begin|begins|beginning .. right',
      'second|next level|row .. left to right',
      'right to left .. then|next|alternate .. left to right',
      'even .. left to right',
    ],
    answer: (root) => turned(levels(root), (depth) => depth % 2 === 0),
  },
  {
    asks: 'levels from the bottom up',
    said: [
      'bottom up|to',
      'bottom .. top|root',
      'leaf|leaves .. root',
      'from the|its bottom|deepest|lowest|last',
      'deepest|lowest|last|bottom level|row|floor first',
      'upward|upwards',
      'root last',
    ],
    answer: (root) => zigzagLevelOrder(root).reverse(),
  },
  {
    asks: 'levels all from left to right',
    said: [
      'each|every|all|same level|row|direction left to right',
      'always .. left to right',
      'not .. alternate|alternating|zigzag',
      'same direction',
    ],
    answer: levels,
  },
  {
    asks: 'levels all from right to left',
    said: ['each|every|all level|row .. right to left', 'always .. right'],
    answer: (root) => turned(levels(root), () => true),
  },
  {
    asks: 'a turn after every second or third level',
    said: [
      'every|each two|2|three|3|third|other level|row',
      'two|2|three|3 level|row',
      'third level|row',
      'pair of level|row',
    ],
    answer: (root) => turned(levels(root), (depth) => depth % 4 > 1),
  },
  {
    asks: 'a turn at every third level',
    said: ['every|each|only third|3|three', 'third level|row', 'multiple|divisible'],
    answer: (root) => turned(levels(root), (depth) => depth % 3 === 2),
  },
  {
    asks: 'sorted levels',
    said: [
      'sorted|sort|sorting|ascending|increasing|descending|decreasing',
      'smallest|largest|lowest|greatest .. first',
    ],
    answer: (root) => levels(root).map((row, depth) => row.sort((a, b) => (depth % 2 ? b - a : a - b))),
  },
  {
    asks: 'sums, averages or other numbers of each level',
    said: ['sum|sums|total|average|mean|product|largest|maximum|smallest|minimum|count'],
    answer: (root) => levels(root).map((row) => [row.reduce((a, b) => a + b, 0)]),
  },
  {
    asks: 'some of the levels or nodes',
    said: [
      'only .. level|row|leaf|leaves|odd|even',
      'skip|skipping|omit|omitting|without|except|excluding .. root|level|row|leaf|leaves',
      'each|every distinct|unique|different',
    ],
    answer: (root) => zigzagLevelOrder(root).map((row) => [...new Set(row)]),
  },
  {
    asks: 'columns or diagonals',
    said: ['column|vertical|vertically|diagonal|diagonally'],
    answer: levels,
  },
]
