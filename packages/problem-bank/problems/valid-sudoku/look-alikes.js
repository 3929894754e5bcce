const lookAlikes = [
  {
    asks: 'both diagonals valid as well',
    said: [
      'or|and|also|including|even|plus|both|two|main|each|its|of diagonal',
      'both|two|main|the|its|on diagonal',
      'diagonal also|too|must|contain',
      'x sudoku',
      'sudoku x',
      'diagonally',
    ],
    answer: (board) =>
      isValidSudoku(board) &&
      areDifferent(board.map((line, at) => line[at])) &&
      areDifferent(board.map((line, at) => line[8 - at])),
  },
  {
    asks: 'rows and columns alone',
    denied: [
      'box|boxes|block|blocks|subgrid|subgrids|subbox|subboxes|square|squares|region|regions|3x3|nonet',
      '3 x 3',
      '3 3',
    ],
    said: [
      'latin',
      'row and column only|alone',
      'only|just row|column|the|in .. column',
      'box|block|subgrid .. ignored|matter|disregarded|irrelevant|neednt',
      'regardless|ignoring|ignore .. box|block|subgrid',
      'no box|block|subgrid',
    ],
    answer: (board) => [...board, ...columnsOf(board)].every(areDifferent),
  },
  {
    asks: 'rows alone',
    said: ['rows only|alone', 'only|just rows|row'],
    answer: (board) => board.every(areDifferent),
  },
  {
    asks: 'columns alone',
    said: ['columns only|alone', 'only|just columns|column'],
    answer: (board) => columnsOf(board).every(areDifferent),
  },
  {
    asks: 'boxes alone',
    said: ['box|block|subgrid only|alone', 'only|just box|block|subgrid', 'row .. ignored|irrelevant'],
    answer: (board) => boxesOf(board).every(areDifferent),
  },
  {
    asks: 'every box of nine neighbouring cells, wherever it stands',
    said: ['overlapping|wherever|sliding', 'windoku|hyper', 'extra|additional region|box|block'],
    answer: (board) =>
      isValidSudoku(board) &&
      board
        .slice(2)
        .every((_, row) =>
          board
            .slice(2)
            .every((__, column) =>
              areDifferent(board.slice(row, row + 3).flatMap((line) => line.slice(column, column + 3))),
            ),
        ),
  },
  {
    asks: 'a board that is filled and right',
    said: [
      'completely|fully|entirely|correctly filled|solved|completed',
      'solved|completed|filled correctly|completely|fully',
      'exactly once',
      'no|without empty|blank',
    ],
    answer: (board) => isValidSudoku(board) && !board.flat().includes('.'),
  },
  {
    asks: 'a board that can be solved',
    said: [
      'must|should be solvable|solved',
      'and solvable',
      'exactly|precisely|only|at least one solution',
      'unique solution',
      'true if .. can be|solved|solvable',
    ],
    answer: isValidSudoku,
  },
  {
    asks: 'no equal digits next to each other',
    said: [
      'adjacent|neighbouring|neighboring|neighbour|neighbours|neighbor|neighbors|touch|touches|touching|consecutive|next to',
      'king|knight|queen',
    ],
    answer: (board) =>
      isValidSudoku(board) &&
      board.every((line, row) =>
        line.every((digit, column) =>
          [-1, 0, 1].every((down) =>
            [-1, 0, 1].every(
              (right) => digit === '.' || (down === 0 && right === 0) || board[row + down]?.[column + right] !== digit,
            ),
          ),
        ),
      ),
  },
  {
    asks: 'no equal digits a knight away',
    said: ['knight|chess'],
    answer: (board) =>
      isValidSudoku(board) &&
      board.every((line, row) =>
        line.every((digit, column) =>
          [
            [1, 2],
            [2, 1],
            [1, -2],
            [2, -1],
          ].every(([down, right]) => digit === '.' || board[row + down]?.[column + right] !== digit),
        ),
      ),
  },
  {
    asks: 'digits that may occur twice',
    said: ['at most twice|two|2', 'up to two|twice', 'more than twice|two'],
    answer: (board) =>
      [...board, ...columnsOf(board), ...boxesOf(board)].every((unit) =>
        '123456789'.split('').every((digit) => unit.filter((cell) => cell === digit).length <= 2),
      ),
  },
  {
    asks: 'at least some number of clues',
    said: ['at least 17|seventeen|k', 'at least one|1 digit|clue|filled', '17 clue'],
    answer: (board) => isValidSudoku(board) && board.flat().filter((cell) => cell !== '.').length >= 17,
  },
  {
    asks: 'boxes of another shape, or a sum in each box',
    said: ['jigsaw|irregular|cage|killer|sum|sums|add|adds', 'magic'],
    answer: isValidSudoku,
  },
  {
    asks: 'other digits than 1 to 9 refused',
    said: [
      'any other character|symbol|digit|value',
      'invalid character|symbol|digit',
      'outside|beyond .. range',
      '0|zero .. empty|blank',
    ],
    answer: (board) => isValidSudoku(board) && board.flat().every((cell) => /[1-9.]/.test(cell)),
  },
  {
    asks: 'at most one clash',
    said: [
      'at most one|1 conflict|clash|repetition|duplicate|error|mistake',
      'almost|nearly',
      'by|after changing|removing|correcting|clearing',
      'change|remove|correct|clear one|a|1',
    ],
    answer: (board) =>
      [...board, ...columnsOf(board), ...boxesOf(board)].filter((unit) => !areDifferent(unit)).length <= 1,
  },
  {
    asks: 'odd and even digits in their places',
    said: ['odd|even digit|number|cell', 'parity'],
    answer: isValidSudoku,
  },
]

const columnsOf = (board) => board.map((_, column) => board.map((line) => line[column]))
const boxesOf = (board) =>
  board.map((_, box) =>
    board.slice(box - (box % 3), box - (box % 3) + 3).flatMap((line) => line.slice((box % 3) * 3, (box % 3) * 3 + 3)),
  )

function areDifferent(unit) {
  const digits = unit.filter((cell) => cell !== '.')
  return new Set(digits).size === digits.length
}
