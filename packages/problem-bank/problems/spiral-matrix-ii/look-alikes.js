const table = (n, valueAt) =>
  Array.from({ length: n }, (_, row) => Array.from({ length: n }, (_, column) => valueAt(row, column)))
/** The spiral with each of its numbers, from 1 on, replaced. */
const spiral = (n, replaced) => generateMatrix(n).map((line) => line.map(replaced))
const transposed = (matrix) => matrix.map((_, row) => matrix.map((line) => line[row]))

const lookAlikes = [
  {
    asks: 'a spiral that turns the other way',
    said: [
      'counterclockwise|anticlockwise|counter|anti',
      'first|begin|begins|starting|starts|start|going|goes|go down|downward|downwards',
      'against the clock',
      'left column first|down',
      'down .. then right',
      'down the left|first',
    ],
    answer: (n) => transposed(generateMatrix(n)),
  },
  {
    asks: 'a spiral from the center outwards',
    said: [
      'from|in|at the center|centre|middle|inside',
      'center|centre|middle .. outward|outwards|start|starting|first',
      'outward|outwards',
      'inside out',
      'inside to',
    ],
    answer: (n) => spiral(n, (number) => n * n + 1 - number),
  },
  {
    asks: 'falling numbers',
    said: [
      'descending|decreasing|down to 1|one',
      'from n2|n|the largest|highest .. to|down 1|one',
      'largest|highest|biggest first',
      'n2|n down to',
      'countdown|backwards|reverse',
      'ends with|at 1|one',
      'to 1',
    ],
    answer: (n) => spiral(n, (number) => n * n + 1 - number),
  },
  {
    asks: 'numbers from zero on',
    said: [
      'from|with|at|starting|starts|begins|begin 0|zero',
      '0|zero to|through|up|based|and',
      'start|starts|starting|begin .. 0|zero',
    ],
    answer: (n) => spiral(n, (number) => number - 1),
  },
  {
    asks: 'rows one after the other',
    said: ['row by row', 'row major|wise', 'each row left to right', 'reading order'],
    answer: (n) => table(n, (row, column) => row * n + column + 1),
  },
  {
    asks: 'columns one after the other',
    said: ['column by column', 'column major|wise', 'columnwise'],
    answer: (n) => table(n, (row, column) => column * n + row + 1),
  },
  {
    asks: 'rows to and fro',
    said: [
      'snake|snakes|zigzag|serpentine|boustrophedon|wave',
      'alternate|alternately|alternating|alternates',
      'every second|other',
      'to and fro|back and forth',
      'back and forth',
      'odd|even row',
    ],
    answer: (n) => table(n, (row, column) => row * n + (row % 2 ? n - column : column + 1)),
  },
  {
    asks: 'another corner to start from',
    said: [
      'bottom|lower|right|top left|right|corner corner',
      'bottom|lower left|right',
      'top|upper right',
      'from|in|at the bottom|lower|right',
      'last row|column first',
    ],
    answer: (n) => generateMatrix(n).map((line) => line.toReversed()),
  },
  {
    asks: 'the lower right corner to start from',
    said: ['bottom|lower right', 'from|in|at the bottom|lower'],
    answer: (n) =>
      generateMatrix(n)
        .map((line) => line.toReversed())
        .reverse(),
  },
  {
    asks: 'the lower left corner to start from',
    said: ['bottom|lower left', 'from|in|at the bottom|lower'],
    answer: (n) => generateMatrix(n).toReversed(),
  },
  {
    asks: 'diagonals',
    said: ['diagonal|diagonals|diagonally'],
    answer(n) {
      const cells = table(n, (row, column) => [row, column]).flat()
      cells.sort((a, b) => a[0] + a[1] - b[0] - b[1] || a[0] - b[0])
      const places = cells.map(String)
      return table(n, (row, column) => places.indexOf(String([row, column])) + 1)
    },
  },
  {
    asks: 'other numbers along the spiral',
    said: [
      'even|prime|fibonacci|power|triangular',
      'first n|n2 even|odd|prime',
      'multiple|multiples',
      'step|steps of 2|two|k',
      'modulo|mod|digit|digits|letter|letters',
    ],
    answer: (n) => spiral(n, (number) => 2 * number),
  },
  {
    asks: 'odd numbers along the spiral',
    said: ['odd number|value|integer', 'only|consecutive odd'],
    answer: (n) => spiral(n, (number) => 2 * number - 1),
  },
  {
    asks: 'square numbers along the spiral',
    said: ['square|perfect number|value', 'squares of|up|along'],
    answer: (n) => spiral(n, (number) => number * number),
  },
  {
    asks: 'rings of equal numbers',
    said: [
      'ring|rings|layer|layers|frame|frames|border|borders|concentric .. same|equal|number|value|filled|index|distance',
      'concentric|distance',
    ],
    answer: (n) => table(n, (row, column) => 1 + Math.min(row, column, n - 1 - row, n - 1 - column)),
  },
  {
    asks: 'a magic square, a multiplication table or another square',
    said: ['magic|multiplication|latin|pascal|product|identity|sum|sums|xor'],
    answer: (n) => table(n, (row, column) => (row + 1) * (column + 1)),
  },
]
