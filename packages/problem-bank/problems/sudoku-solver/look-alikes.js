const ROWS = [...Array(9).keys()]
const rowOf = (row) => ROWS.map((at) => [row, at])
const columnOf = (column) => ROWS.map((at) => [at, column])
const boxOf = (box) => ROWS.map((at) => [3 * Math.floor(box / 3) + Math.floor(at / 3), 3 * (box % 3) + (at % 3)])
const DIAGONALS = [ROWS.map((at) => [at, at]), ROWS.map((at) => [at, 8 - at])]

/** Fills the board so that no unit has a digit twice; leaves it as it is where that cannot be done. */
function fill(board, units) {
  const unitsOf = new Map()
  for (const unit of units)
    for (const [row, column] of unit) {
      const known = unitsOf.get(9 * row + column) ?? []
      unitsOf.set(9 * row + column, [...known, unit])
    }
  const digitsFor = (row, column) => {
    const seen = new Set((unitsOf.get(9 * row + column) ?? []).flat().map(([r, c]) => board[r][c]))
    return [...'123456789'].filter((digit) => !seen.has(digit))
  }
  const isFilled = () => {
    let best = null
    for (const row of ROWS)
      for (const column of ROWS)
        if (board[row][column] === '.') {
          const digits = digitsFor(row, column)
          if (!best || digits.length < best.digits.length) best = { row, column, digits }
        }
    if (!best) return true
    for (const digit of best.digits) {
      board[best.row][best.column] = digit
      if (isFilled()) return true
    }
    board[best.row][best.column] = '.'
    return false
  }
  isFilled()
}

const latin = [...ROWS.map(rowOf), ...ROWS.map(columnOf)]
const usual = [...latin, ...ROWS.map(boxOf)]

const lookAlikes = [
  {
    asks: 'both diagonals to have all digits as well',
    said: ['diagonal|diagonals|diagonally', 'x sudoku', 'sudoku x'],
    answer: (board) => fill(board, [...usual, ...DIAGONALS]),
  },
  {
    asks: 'rows and columns alone',
    denied: [
      'box|boxes|block|blocks|subgrid|subgrids|subbox|subboxes|square|squares|region|regions|3x3|nonet|sudoku|subsquares',
      '3 x 3',
      '3 3',
    ],
    said: [
      'latin',
      'box|block|subgrid|subbox .. ignored|matter|disregarded|irrelevant|neednt|free',
      'no box|boxes|blocks|subgrids',
      'row and column only|alone',
      'only|just row|rows|column|columns',
      'without .. boxes|blocks|subgrids',
    ],
    answer: (board) => fill(board, latin),
  },
  {
    asks: 'one step of the solution alone',
    said: [
      'single|one|next step|move|candidate|cell|digit',
      'only .. cells|cell .. one|single candidate|possibility|digit|choice',
      'without guessing',
      'certain|forced|obvious',
      'where|wherever only|exactly one',
      'naked|hidden',
    ],
    answer(board) {
      const isFree = (row, column, digit) =>
        usual.every(
          (unit) => !unit.some(([r, c]) => r === row && c === column) || !unit.some(([r, c]) => board[r][c] === digit),
        )
      const forced = ROWS.flatMap((row) =>
        ROWS.flatMap((column) => {
          const digits =
            board[row][column] === '.' ? [...'123456789'].filter((digit) => isFree(row, column, digit)) : []
          return digits.length === 1 ? [[row, column, digits[0]]] : []
        }),
      )
      for (const [row, column, digit] of forced) board[row][column] = digit
    },
  },
  {
    asks: 'every cell with a single candidate to be filled, again and again',
    said: ['again|repeatedly|until', 'only|single|one candidate|possibility|choice', 'without guessing'],
    answer: solveSudoku,
  },
  {
    asks: 'whether the board is valid or can be solved, or how many solutions it has',
    said: [
      'whether|true|false',
      'how many|number of solutions|ways',
      'valid or',
      'count the|all solutions|ways',
      'all|every|several|multiple|many|two solutions',
      'no solution',
      'unsolvable|impossible',
      'return -1|null|empty',
    ],
    answer: solveSudoku,
  },
  {
    asks: 'sums or other signs between cells',
    said: ['killer|cage|cages|sum|sums|add|jigsaw|irregular|greater|thermometer|inequality|arrow|arrows|magic'],
  },
  {
    asks: 'no equal digits a knight or a king away',
    said: ['knight|king|chess|queen', 'touch|touches|touching|adjacent|neighbouring|neighboring'],
    answer: (board) =>
      fill(board, [
        ...usual,
        ...ROWS.slice(1).flatMap((row) =>
          ROWS.flatMap((column) =>
            [
              [row - 1, column - 1],
              [row - 1, column + 1],
              [row - 1, column - 2],
              [row - 1, column + 2],
              [row - 2, column - 1],
              [row - 2, column + 1],
            ]
              .filter(([r, c]) => r >= 0 && c >= 0 && c < 9)
              .map((other) => [[row, column], other]),
          ),
        ),
      ]),
  },
  {
    asks: 'other boxes as well',
    said: [
      'windoku|hyper|overlapping',
      'extra|additional region|box|block|boxes|blocks|regions',
      'four|4 more|further|inner',
    ],
    answer: (board) =>
      fill(board, [
        ...usual,
        ...[1, 5].flatMap((top) => [1, 5].map((left) => ROWS.map((at) => [top + Math.floor(at / 3), left + (at % 3)]))),
      ]),
  },
  {
    asks: 'the board cleared or made',
    said: ['generate|create|make|remove|clear|fewest a|the|as|clues|cells|puzzle', 'minimum|minimal number|clues'],
    answer(board) {
      for (const line of board) line.fill('.')
    },
  },
]
