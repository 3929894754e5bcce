const lookAlikes = [
  {
    asks: 'a turn counterclockwise',
    said: [
      'counterclockwise|anticlockwise|widdershins|270',
      'counter|anti clockwise',
      'to the left',
      'three quarter|quarters',
      '90 .. left',
      'against the clock',
      'left|leftward|leftwards turn|rotation',
      'turn|rotate|rotated .. left|leftward|leftwards',
    ],
    answer: (matrix) => become(matrix, (row, column, last) => [column, last - row]),
  },
  {
    asks: 'half a turn',
    said: ['180', 'half a|turn|rotation|revolution', 'upside down', 'two quarter|quarters', 'twice'],
    answer: (matrix) => become(matrix, (row, column, last) => [last - row, last - column]),
  },
  {
    asks: 'the transposed matrix',
    said: [
      'transpose|transposed|transposing|transposition',
      'main|principal|leading diagonal',
      'along|across|over|about|around .. diagonal',
      'row .. become .. column',
      'diagonal',
    ],
    answer: (matrix) => become(matrix, (row, column) => [column, row]),
  },
  {
    asks: 'a mirror image at the other diagonal',
    said: ['antidiagonal|diagonal', 'anti|secondary|minor|counter|other diagonal'],
    answer: (matrix) => become(matrix, (row, column, last) => [last - column, last - row]),
  },
  {
    asks: 'a mirror image, left for right',
    said: [
      'mirror|mirrored|mirroring|flip|flipped|flipping|reflect|reflected|reflection|horizontally',
      'reverse|reversed|reversing .. row|rows',
    ],
    answer: (matrix) => become(matrix, (row, column, last) => [row, last - column]),
  },
  {
    asks: 'a mirror image, top for bottom',
    said: [
      'mirror|mirrored|mirroring|flip|flipped|flipping|reflect|reflected|reflection|vertically',
      'reverse|reversed|reversing .. column|columns|rows',
      'upside down',
    ],
    answer: (matrix) => become(matrix, (row, column, last) => [last - row, column]),
  },
  {
    asks: 'the rings shifted by one cell',
    said: [
      'ring|rings|layer|layers|shell|shells|border|frame|boundary|perimeter',
      'by|one|1|each|every one|1|cell|element|step|position',
      'spiral',
    ],
    answer: (matrix) =>
      become(matrix, (row, column, last) => {
        const ring = Math.min(row, column, last - row, last - column)
        const [low, high] = [ring, last - ring]
        if (low === high) return [row, column]
        if (row === low && column > low) return [row, column - 1]
        if (column === high && row > low) return [row - 1, column]
        if (row === high && column < high) return [row, column + 1]
        return [row + 1, column]
      }),
  },
  {
    asks: 'the outer ring turned alone',
    said: [
      'outer|outermost|border|frame|boundary|perimeter|ring',
      'only|just .. edge|edges|corner|corners|inner|centre|center',
    ],
    answer: (matrix) =>
      become(matrix, (row, column, last) =>
        row === 0 || column === 0 || row === last || column === last ? [last - column, row] : [row, column],
      ),
  },
  {
    asks: 'the inner part turned alone',
    said: ['inner|inside|centre|center|middle', 'except|but|leaving|keeping .. border|edge|edges|frame|outer|corners'],
    answer: (matrix) =>
      become(matrix, (row, column, last) =>
        row === 0 || column === 0 || row === last || column === last ? [row, column] : [last - column, row],
      ),
  },
  {
    asks: 'colours inverted as well',
    said: ['invert|inverted|inverting|negate|negated|complement'],
    answer(matrix) {
      rotate(matrix)
      for (const line of matrix) for (const [column, value] of line.entries()) line[column] = 1 - value
    },
  },
  {
    asks: 'the corners turned alone',
    said: ['only|just .. corners|corner', 'four corners|corner'],
    answer: (matrix) =>
      become(matrix, (row, column, last) =>
        row % last === 0 && column % last === 0 ? [last - column, row] : [row, column],
      ),
  },
]

/** Gives each cell the value that stood where `source` says. */
function become(matrix, source) {
  const before = matrix.map((line) => [...line])
  for (const [row, line] of matrix.entries())
    for (const column of line.keys()) {
      const [fromRow, fromColumn] = source(row, column, matrix.length - 1)
      line[column] = before[fromRow][fromColumn]
    }
}
