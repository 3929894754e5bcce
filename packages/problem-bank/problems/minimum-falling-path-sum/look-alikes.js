const everyColumn = (columns) => [...Array(columns).keys()]

/** The best of all falling paths: `next` says to which columns a path may go on, `add` what it costs, `pick` which is better. */
function fall(matrix, { next, pick = Math.min, add = (a, b) => a + b, starts = everyColumn, ends = () => true }) {
  const columns = matrix[0].length
  const first = new Set(starts(columns))
  let best = matrix[0].map((number, column) => (first.has(column) ? number : null))
  for (const [above, row] of matrix.slice(1).entries())
    best = row.map((number, column) => {
      const sums = best.filter((sum, from) => sum !== null && next(from, columns, above).includes(column))
      return sums.length > 0 ? sums.map((sum) => add(sum, number)).reduce((a, b) => pick(a, b)) : null
    })
  const ended = best.filter((sum, column) => sum !== null && ends(column, columns))
  return ended.length > 0 ? ended.reduce((a, b) => pick(a, b)) : null
}

const usual = (column) => [column - 1, column, column + 1]

const lookAlikes = [
  {
    asks: 'the largest sum',
    denied: asLeast(),
    said: ['largest|maximum|maximal|greatest|highest|biggest|most|max|maximize|maximise|richest'],
    answer: (matrix) => fall(matrix, { next: usual, pick: Math.max }),
  },
  {
    asks: 'any column but the same',
    said: [
      'same column .. not|never|no|forbidden',
      'not|never|no|nonzero|different|another .. same column|column|shift|shifts|columns',
      'any|every|each|all other column|columns',
      'adjacent rows',
    ],
    answer: (matrix) =>
      fall(matrix, { next: (column, columns) => everyColumn(columns).filter((other) => other !== column) }),
  },
  {
    asks: 'any column at all',
    said: [
      'any|every|each column|columns|cell|element|number|one .. next|each|every row',
      'one from|of each|every',
      'wherever|anywhere',
    ],
    answer: (matrix) => fall(matrix, { next: (_, columns) => everyColumn(columns) }),
  },
  {
    asks: 'straight down alone',
    said: ['straight down|only', 'only|just .. below|down|straight', 'column sum|sums', 'same column'],
    answer: (matrix) => fall(matrix, { next: (column) => [column] }),
  },
  {
    asks: 'diagonal steps alone',
    said: [
      'one to|left',
      'changes|change by|its|each|every',
      'never|not|no straight|same|vertical|vertically',
      'left or right',
      'zigzag|diagonal|diagonally',
      'only|just|always|must .. diagonal|diagonally',
      'not|never .. directly|straight|vertically',
      'diagonal|diagonally only|alone',
    ],
    answer: (matrix) => fall(matrix, { next: (column) => [column - 1, column + 1] }),
  },
  {
    asks: 'down, or down and to the right',
    said: [
      'triangle|pyramid',
      'not|never .. left',
      'down|below or|and .. right ~or|and|diagonally',
      'two|2 cells|steps|moves|ways|choices|options|neighbours|directions',
    ],
    answer: (matrix) => fall(matrix, { next: (column) => [column, column + 1] }),
  },
  {
    asks: 'a start in the first cell',
    said: [
      'top|upper left|right|corner',
      'first|leftmost|middle|given|fixed|certain cell|column|corner|field',
      'start|starts|starting|begin|begins at|in|from 0|the|top|column left|middle|corner|0|top',
    ],
    answer: (matrix) => fall(matrix, { next: usual, starts: () => [0] }),
  },
  {
    asks: 'an end in the last cell, or in a given one',
    said: [
      'bottom|lower right|left|corner',
      'end|ends|ending|arrive|arrives|finish .. corner|right|middle|same|column',
      'last|rightmost cell|column',
      'returns|return|back to',
    ],
    answer: (matrix) => fall(matrix, { next: usual, ends: (column, columns) => column === columns - 1 }),
  },
  {
    asks: 'from the first cell to the last, down or right',
    said: ['top left', 'bottom right', 'down or right', 'right or down', 'left to right'],
    answer(matrix) {
      const sums = matrix.map((line) => [...line])
      for (const [row, line] of sums.entries())
        for (const column of line.keys())
          if (row + column > 0)
            line[column] += Math.min(sums[row - 1]?.[column] ?? Infinity, line[column - 1] ?? Infinity)
      return sums.at(-1).at(-1)
    },
  },
  {
    asks: 'a matrix whose sides are joined',
    said: [
      'wrap|wraps|wrapped|cylinder|circular|cyclic|cyclically|torus|round|around|ring',
      'last|first column .. next|adjacent|neighbours|neighbouring|neighbor',
    ],
    answer: (matrix) =>
      fall(matrix, { next: (column, columns) => usual(column).map((other) => (other + columns) % columns) }),
  },
  {
    asks: 'a path that ends in any row',
    said: ['any|every|some row', 'stop|stops|end|ends .. anywhere|early|any', 'anywhere'],
    answer: (matrix) => Math.min(...matrix.map((_, last) => minFallingPathSum(matrix.slice(0, last + 1)))),
  },
  {
    asks: 'the smallest product',
    said: ['product|products|multiply|multiplied|multiplying'],
    answer: (matrix) => fall(matrix, { next: usual, add: (a, b) => a * b }),
  },
  {
    asks: 'the smallest possible largest number of a path',
    said: ['largest|maximum|highest|greatest|biggest number|value|element|single', 'bottleneck|worst'],
    answer: (matrix) => fall(matrix, { next: usual, add: Math.max }),
  },
  {
    asks: 'absolute values or differences summed',
    said: ['absolute|difference|differences|magnitude|squares|squared'],
    answer: (matrix) => minFallingPathSum(matrix.map((row) => row.map(Math.abs))),
  },
  {
    asks: 'the number of paths, or the path',
    said: [
      'how many|number of .. paths|path|ways|routes',
      'return|print|output|give the path|columns|cells|index|indexes',
    ],
    answer: (matrix) =>
      fall(
        matrix.map((row, at) => row.map(() => (at === 0 ? 1 : 0))),
        { next: usual, pick: (a, b) => a + b },
      ),
  },
  {
    asks: 'numbers of one kind alone',
    said: ['odd|even|positive|negative|prime cell|cells|number|numbers|row|rows|value|values'],
    answer: (matrix) => minFallingPathSum(matrix.map((row) => row.map((number) => Math.max(0, number)))),
  },
  {
    asks: 'no two steps in the same direction',
    said: ['same direction', 'twice in', 'change|changes|alternate|alternating|alternates direction|directions|sides'],
    answer: (matrix) =>
      fall(matrix, { next: (column, _, above) => (above % 2 === 0 ? [column - 1, column] : [column, column + 1]) }),
  },
  {
    asks: 'a matrix whose opposite edges meet',
    said: [
      '~not|no|nothing|never|without|nor|or wrap|wraps|wrapping|wrapped around|round ~is|are|not|isnt',
      'torus|toroidal|cylinder|cylindrical|globe|planet|donut|doughnut',
      'last|rightmost|right|eastern|bottom|lowest column|edge|border|row|side|margin .. adjacent|next|neighbour|neighbours|neighbouring|joined|beside|connected|followed|continues .. first|leftmost|left|western|top|uppermost',
    ],
  },
]
