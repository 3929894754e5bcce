/** All ways to stand n pieces, one in each row and column, if `fits(columns)` says so, as boards. */
function boardsWith(n, fits) {
  const boards = []
  const fill = (columns) => {
    if (columns.length === n && fits(columns))
      boards.push(columns.map((column) => `${'.'.repeat(column)}Q${'.'.repeat(n - column - 1)}`))
    for (let column = 0; column < n && columns.length < n; column++)
      if (!columns.includes(column)) fill([...columns, column])
  }
  fill([])
  return boards
}

const pairsOf = (columns) =>
  columns.flatMap((a, row) => columns.slice(row + 1).map((b, more) => [more + 1, Math.abs(a - b)]))
const noDiagonal = (columns) => pairsOf(columns).every(([rows, across]) => rows !== across)
const queenOf = (row) => row.indexOf('Q')

const lookAlikes = [
  {
    asks: 'rooks',
    said: [
      'rook|rooks|tower|towers|castles',
      'only|just .. row|column|rank|file',
      'row|column|rank|file .. only',
      'diagonal .. do|does|not|allowed|ignored|may|without',
    ],
    answer: (n) => boardsWith(n, () => true),
  },
  {
    asks: 'kings, or queens that reach one square on the diagonal',
    said: [
      'king|kings',
      'adjacent|neighbouring|neighboring|touch|touching|next to',
      'one|1|single|k|two|2 square|step|field|cell',
      'within .. square|cell|distance',
      'distance',
    ],
    answer: (n) => boardsWith(n, (columns) => pairsOf(columns).every(([rows, across]) => rows > 1 || across > 1)),
  },
  {
    asks: 'queens that also move as knights',
    said: ['knight|knights|superqueen|superqueens|amazon|amazons|jump|jumps|leap', 'king|bishop|pawn'],
    answer: (n) =>
      boardsWith(
        n,
        (columns) => noDiagonal(columns) && pairsOf(columns).every(([rows, across]) => rows > 2 || rows + across !== 3),
      ),
  },
  {
    asks: 'a board that goes on at its edges',
    said: [
      'torus|toroidal|wrap|wraps|wrapping|wrapped|cylinder|cylindrical|circular|cyclic|modular|modulo|edge|edges|border',
    ],
    answer: (n) =>
      boardsWith(n, (columns) =>
        columns.every((a, i) =>
          columns.every(
            (b, j) => i >= j || ((j - i + n) % n !== (b - a + n) % n && (j - i + n) % n !== (a - b + n) % n),
          ),
        ),
      ),
  },
  {
    asks: 'no queen in a corner or on the main diagonals',
    said: [
      'corner|corners',
      'main|long|principal|longest diagonal',
      'blocked|forbidden|hole|holes|obstacle|obstacles|removed|missing|destroyed|closed|unavailable',
      'not|no|never .. on|in|occupy .. first|center|centre|middle|main',
    ],
    answer: (n) =>
      boardsWith(
        n,
        (columns) => noDiagonal(columns) && columns.every((column, row) => column !== row && column + row !== n - 1),
      ),
  },
  {
    asks: 'no queen in the upper left corner, or one in a certain place',
    said: [
      'corner|corners',
      'upper|top|bottom|lower left|right',
      'first row|queen|column|square .. must|fixed',
      'already|given|preset|fixed|predetermined|prescribed queen|placed|position|place|square|stands',
      'must .. stand|contain|include|occupy .. first|corner|center|centre|middle|square',
    ],
    answer: (n) => solveNQueens(n).filter(([first]) => first[0] !== 'Q'),
  },
  {
    asks: 'no three queens on one line of any slope',
    said: ['three|3 .. line|row|collinear|straight', 'collinear|slope|straight', 'no three|3'],
    answer: (n) =>
      boardsWith(
        n,
        (columns) =>
          noDiagonal(columns) &&
          columns.every((a, i) =>
            columns.every((b, j) =>
              columns.every((c, k) => i >= j || j >= k || (b - a) * (k - i) !== (c - a) * (j - i)),
            ),
          ),
      ),
  },
  {
    asks: 'solutions that stay the same when turned',
    said: [
      'symmetric|symmetrical|symmetry|symmetries|rotation|rotated|rotating|turned|turning|reflection|reflected|reflections|mirror|mirrored|mirroring|flipped|fundamental',
    ],
    answer: (n) =>
      solveNQueens(n).filter((board) =>
        board.every((row, place) => queenOf(row) + queenOf(board[n - 1 - place]) === n - 1),
      ),
  },
  {
    asks: 'solutions that are not another one turned or mirrored',
    said: [
      'symmetric|symmetrical|symmetry|symmetries|rotation|rotated|rotating|turned|turning|reflection|reflected|reflections|mirror|mirrored|mirroring|flipped|fundamental|essentially',
      'up to',
      'counted|count|listed|list once',
    ],
    answer(n) {
      const seen = new Set()
      return solveNQueens(n).filter((board) => {
        const isNew = !seen.has(board.join())
        let turned = board
        for (let turn = 0; turn < 4; turn++) {
          turned = [...turned].map((_, at) =>
            turned
              .map((row) => row[at])
              .reverse()
              .join(''),
          )
          seen.add(turned.join()).add([...turned].reverse().join())
        }
        return isNew
      })
    },
  },
  {
    asks: 'one solution',
    said: [
      'lexicographically|smallest|largest',
      'one|single|any|some|first|only solution|way|placement|board|arrangement|configuration',
      'first k|two|2|three|3|10|ten',
      'just|only one|a|the',
      'at most k|one|1|two|2|ten|10',
    ],
    answer: (n) => solveNQueens(n).slice(0, 1),
  },
  {
    asks: 'boards given as columns, or as another thing than rows of text',
    said: [
      'column number|index|position',
      'index|number|position of .. column|queen',
      'list|array|sequence of .. column|integer|number|index|position',
      '1|one|0|zero based|indexed',
      'counted|numbered .. 1|one|0|zero',
    ],
    answer: (n) => solveNQueens(n).map((board) => board.map((row) => queenOf(row) + 1)),
  },
  {
    asks: 'another number of queens',
    said: [
      'n minus|1|2',
      'one|1|two|2 queen fewer|less|more',
      'fewer|less|more queen',
      'at most|least|up n|to|one|two|k',
      'exactly one|1|two|2|k pair',
      'may|can|could attack',
      'pair .. attack|attacks',
      'every|each queen attacks',
      'peaceful|armies|colours|colors|white and|black and',
    ],
    answer: (n) =>
      boardsWith(n, (columns) => pairsOf(columns).filter(([rows, across]) => rows === across).length === 1),
  },
  {
    asks: 'queens attacked by one another, or only along the diagonals',
    said: [
      'bishop|bishops',
      'only|just .. diagonal|diagonally',
      'diagonal|diagonals only|alone',
      'every|each|all .. attacked|attacks|threatened',
      'must attack',
    ],
    answer: (n) => (n === 1 ? solveNQueens(1) : []),
  },
]
