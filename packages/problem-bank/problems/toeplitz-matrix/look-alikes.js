const cells = (matrix) => matrix.flatMap((row, i) => row.map((number, j) => ({ number, i, j })))

/** Whether all numbers that `lineOf` puts on one line pass the test. */
function everyLine(matrix, lineOf, passes) {
  const lines = Map.groupBy(cells(matrix), lineOf)
  return [...lines.values()].every((line) => passes(line.map(({ number }) => number)))
}

const same = (numbers) => new Set(numbers).size === 1
const falling = ({ i, j }) => i - j

const lookAlikes = [
  {
    asks: 'diagonals from top right to bottom left',
    said: [
      'top|upper right',
      'bottom|lower left',
      'anti|antidiagonal|antidiagonals|secondary|counter|hankel|rising',
      'right to left',
      'left and|bottom .. up|upward|upwards',
      'down|downwards and|to left',
      'below and left',
    ],
    answer: (matrix) => everyLine(matrix, ({ i, j }) => i + j, same),
  },
  {
    asks: 'both kinds of diagonals',
    said: [
      'both|either direction|directions|diagonals|kinds|ways',
      'all|every|each diagonals in',
      'anti|antidiagonal|antidiagonals|secondary',
      'top|upper right',
    ],
    answer: (matrix) => everyLine(matrix, falling, same) && everyLine(matrix, ({ i, j }) => i + j, same),
  },
  {
    asks: 'the main diagonal alone',
    said: ['main|principal|long|longest|leading diagonal', 'the diagonal ~from|is|has', 'only|just .. diagonal'],
    answer: (matrix) =>
      same(
        cells(matrix)
          .filter(({ i, j }) => i === j)
          .map(({ number }) => number),
      ),
  },
  {
    asks: 'rows or columns',
    said: [
      'every|each|all|any|some|one row|rows|column|columns ~of|to|and|from|further',
      'rows|columns are|is|have|has|hold|contain',
      'row and column .. same|equal|identical',
    ],
    answer: (matrix) => everyLine(matrix, ({ i }) => i, same),
  },
  {
    asks: 'columns of equal numbers',
    said: ['every|each|all column|columns ~of|to|and|from|further', 'columns are|is|have|has|hold|contain'],
    answer: (matrix) => everyLine(matrix, ({ j }) => j, same),
  },
  {
    asks: 'a symmetric matrix',
    said: ['symmetric|symmetrical|symmetry|transpose|transposed|mirror|mirrored|reflection|circulant|persymmetric'],
    answer: (matrix) => matrix.every((row, i) => row.every((number, j) => matrix[j]?.[i] === number)),
  },
  {
    asks: 'diagonals that rise, fall or have different numbers',
    said: [
      'increasing|ascending|sorted|decreasing|descending|monotonic|rises|rise|falls',
      'distinct|different|unique|differ',
      'no two .. same|equal',
      'sum|sums|total',
    ],
    answer: (matrix) => everyLine(matrix, falling, (numbers) => new Set(numbers).size === numbers.length),
  },
  {
    asks: 'diagonals in ascending order',
    said: [
      'decrease|decreases|increase|increases|grow|grows|rising|falling|less|greater|smaller|larger',
      'increasing|ascending|sorted|monotonic|rises|rise',
    ],
    answer: (matrix) =>
      everyLine(matrix, falling, (numbers) => numbers.every((number, at) => at === 0 || numbers[at - 1] <= number)),
  },
  {
    asks: 'a circulant matrix',
    said: ['circulant|circular|circularly|cyclic|rotated|rotation|shifted|shift|wrap|wraps', 'goes on|continues'],
    answer: (matrix) =>
      matrix.every((row, i) => row.every((number, j) => number === matrix[0][(j - i + i * row.length) % row.length])),
  },
  {
    asks: 'the diagonals that begin in the first row alone, or some of them',
    said: [
      'above|below|upper|lower triangle|triangular|half|the',
      'begin|begins|start|starts .. first row|column',
      'every|each second|other diagonal',
      'longer|shorter than',
      'diagonal|identity matrix|matrices',
    ],
    answer: (matrix) => everyLine(matrix, ({ i, j }) => (i <= j ? j - i : -1 - i * 100 - j), same),
  },
  {
    asks: 'the opposite',
    said: ['true if|when|where .. not|differ|no|differs', 'false if|when .. all|every'],
    answer: (matrix) => !isToeplitzMatrix(matrix),
  },
]
