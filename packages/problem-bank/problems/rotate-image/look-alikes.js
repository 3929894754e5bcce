const lookAlikes = [
  {
    asks: 'a turn only where the picture calls for it',
    said: [
      'odd|even',
      'else|otherwise leave|leaves|leaving|nothing|keep|unchanged|untouched|it',
      'only if|when|where',
      'if|when|unless .. odd|even|corner|top|left|sum|greater|larger|smaller|less|negative|positive|wider|portrait|landscape',
    ],
    answer: (matrix) => (matrix[0][0] % 2 === 0 ? undefined : rotate(matrix)),
  },

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
      'ccw',
      'left',
      'right .. top|up',
      'top|first .. left',
      'against',
      'three|3 times|quarters|steps',
      'opposite|other|reverse direction|sense|way',
      'opposite to',
      'sense opposite',
      'anti',
      '270',
    ],
    answer: (matrix) => become(matrix, (row, column, last) => [column, last - row]),
  },
  {
    asks: 'half a turn',
    said: [
      '180',
      'half a|turn|rotation|revolution',
      'upside down',
      'two quarter|quarters',
      'twice',
      'half',
      'point reflection|symmetry',
      'through the centre|center',
      'last .. first',
      'on its head',
      'bottom .. top',
      'two times|turns',
    ],
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
      'rows|row and|into|to|for columns|column',
      'columns|column .. rows|row',
      'swap|exchange|interchange rows|row|columns|i',
      'j i',
      'i j',
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
      'mirrored|looking|glass',
      'left and|for|with|becomes right',
      'left .. right',
      'back|behind|reverse side',
      'last column',
      'right to left',
    ],
    answer: (matrix) => become(matrix, (row, column, last) => [row, last - column]),
  },
  {
    asks: 'a mirror image, top for bottom',
    said: [
      'mirror|mirrored|mirroring|flip|flipped|flipping|reflect|reflected|reflection|vertically',
      'reverse|reversed|reversing .. column|columns|rows',
      'upside down',
      'top and|for|with|becomes bottom',
      'top .. bottom',
      'last row',
      'water|lake',
      'upside',
    ],
    answer: (matrix) => become(matrix, (row, column, last) => [last - row, column]),
  },
  {
    asks: 'the rings shifted by one cell',
    said: [
      'ring|rings|layer|layers|shell|shells|border|frame|boundary|perimeter',
      'by|one|1|each|every one|1|cell|element|step|position',
      'spiral',
      'shift|shifted|moves|move|step|steps|neighbour|along',
      'by one',
      'one place|cell|step|position',
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
      'stay|stays|untouched|fixed|keep|keeps|except|unless',
      'left alone',
      'only .. edge|rim|border|corner|inner',
      'alone is|are|turn|turns',
      'rim|border|margin',
      'not|never .. ~the|this|hence|a move|moves|moved|turn|turns|change|changes',
    ],
    answer: (matrix) =>
      become(matrix, (row, column, last) =>
        row === 0 || column === 0 || row === last || column === last ? [last - column, row] : [row, column],
      ),
  },
  {
    asks: 'the inner part turned alone',
    said: [
      'inner|inside|centre|center|middle',
      'except|but|leaving|keeping .. border|edge|edges|frame|outer|corners',
      'stay|stays|untouched|fixed|keep|keeps|except|unless',
      'left alone',
      'only .. edge|rim|border|corner|inner',
      'alone is|are|turn|turns',
      'rim|border|margin',
      'not|never .. ~the|this|hence|a move|moves|moved|turn|turns|change|changes',
    ],
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
    said: [
      'only|just .. corners|corner',
      'four corners|corner',
      'stay|stays|untouched|fixed|keep|keeps|except|unless',
      'left alone',
      'only .. edge|rim|border|corner|inner',
      'alone is|are|turn|turns',
      'rim|border|margin',
      'not|never .. ~the|this|hence|a move|moves|moved|turn|turns|change|changes',
    ],
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
