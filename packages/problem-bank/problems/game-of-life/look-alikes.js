const STRAIGHT = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
]
const DIAGONAL = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
]
const AROUND = [...STRAIGHT, ...DIAGONAL]

const neighbours = (row, column, near = AROUND) => near.map(([down, right]) => [row + down, column + right])
const count = (board, cells, beyond = 0) => cells.reduce((sum, [r, c]) => sum + (board[r]?.[c] ?? beyond), 0)
const lives = (cell, live) => live === 3 || (live === 2 && cell === 1)

/** Changes the board to what a rule says of each cell, by the board as it was. */
function change(board, rule) {
  const before = board.map((cells) => [...cells])
  for (const [row, cells] of before.entries())
    for (const [column, cell] of cells.entries()) board[row][column] = Number(rule(cell, row, column, before))
}

/** A rule on the cell and the number of its live neighbours. */
const byNumber = (fits, near) => (board) =>
  change(board, (cell, row, column, before) => fits(cell, count(before, neighbours(row, column, near))))

/** The usual rule with other numbers to be born and to survive. */
const withNumbers = (born, survive) => byNumber((cell, live) => (cell === 1 ? survive : born).includes(live))

function repeated(board, times) {
  for (let step = 0; step < times; step++) gameOfLife(board)
}

const lookAlikes = [
  {
    asks: 'a board whose edges meet',
    said: [
      'wrap|wraps|wrapping|wrapped|wraparound|torus|toroidal|toroidally|cyclic|cyclically|circular|periodic|cylinder|doughnut|donut|sphere|globe|endless',
      'opposite edge|side|border|end',
      'edge|side|border|row|column .. joined|connected|meet|glued',
      'first and last row|column',
      'last row|column .. above|neighbour|neighbor|adjacent|next|first',
      'come|comes back|out',
    ],
    answer: (board) =>
      change(board, (cell, row, column, before) => {
        const [rows, columns] = [board.length, board[0].length]
        const cells = neighbours(row, column).map(([r, c]) => [(r + rows) % rows, (c + columns) % columns])
        return lives(cell, count(before, cells))
      }),
  },
  {
    asks: 'rows that wrap, or columns',
    said: [
      'wrap|wraps|wrapping|wrapped|wraparound|cyclic|circular|cylinder|cylindrical',
      'left and right edge|border|side|end|column',
      'top and bottom edge|border|side|end|row',
    ],
    answer: (board) =>
      change(board, (cell, row, column, before) => {
        const columns = board[0].length
        return lives(
          cell,
          count(
            before,
            neighbours(row, column).map(([r, c]) => [r, (c + columns) % columns]),
          ),
        )
      }),
  },
  {
    asks: 'four neighbours',
    said: [
      'four|4 neighbour|neighbor|neighbouring|neighboring|adjacent|direction|direct|side|orthogonal|orthogonally|nearest|directly|cell',
      'orthogonal|orthogonally|neumann|sideways|edgewise',
      'diagonal|diagonals|diagonally .. not|ignored|excluded|never',
      'not|no|without|ignoring|except|excluding|never .. diagonal|diagonals|diagonally',
      'share|shares|sharing a|an side|edge with|are|is|count|counts|only',
      'only .. horizontal|horizontally|vertical|vertically|above|up|down|north|left|straight',
    ],
    answer: byNumber(lives, STRAIGHT),
  },
  {
    asks: 'diagonal neighbours only',
    said: [
      'only|just .. diagonal|diagonals|diagonally',
      'diagonal|diagonals|diagonally .. only|alone',
      'only|just .. corner|corners',
    ],
    answer: byNumber(lives, DIAGONAL),
  },
  {
    asks: 'six neighbours',
    said: [
      'six|6 neighbour|neighbor|neighbouring|neighboring|adjacent|side|cell|surrounding',
      'hexagon|hexagonal|honeycomb|hex',
    ],
    answer: byNumber(lives, [...STRAIGHT, [-1, 1], [1, -1]]),
  },
  {
    asks: 'neighbours in the same row or column only',
    said: [
      'left and right edge|border|side|end|column',
      'same row|column',
      'only|just .. horizontal|horizontally|vertical|vertically',
    ],
    answer: byNumber(lives, [
      [0, -1],
      [0, 1],
    ]),
  },
  {
    asks: 'neighbours two cells away as well',
    said: [
      'within .. distance|two|2|radius',
      'two|2 cell|step away|apart',
      'twenty|sixteen|twelve neighbour|neighbor|four|cell',
      '5 x 5',
      'radius',
    ],
    answer: byNumber(
      lives,
      [-2, -1, 0, 1, 2].flatMap((r) => [-2, -1, 0, 1, 2].flatMap((c) => (r || c ? [[r, c]] : []))),
    ),
  },
  {
    asks: 'the cell itself to be counted as well',
    said: [
      'including|include|includes|counting|counts|with|plus itself|the cell|own',
      'cell itself .. counts|counted|count|included|too|also',
      'nine|9 cell|neighbour|neighbor',
      'itself .. included|counted|too|also',
    ],
    answer: byNumber((cell, live) => lives(cell, live + cell)),
  },
  {
    asks: 'the state two generations on',
    said: [
      'two|2|second|three|3|k|several|five|5|ten|10|n|many generation|step|round|tick|state|iteration|evolution|turn|times|move|update|year|day',
      'after two|2|k|three|3|several|ten|10',
      'twice|thrice|double',
      'generation after next',
      'two|2|second next',
      'repeat|repeated|repeatedly',
    ],
    answer: (board) => repeated(board, 2),
  },
  {
    asks: 'the state three generations on',
    said: [
      'three|3|third|k|several|n|many generation|step|round|tick|state|iteration|turn|times|move|update',
      'after three|3|k|several',
      'thrice',
    ],
    answer: (board) => repeated(board, 3),
  },
  {
    asks: 'the state at last, when nothing changes any more',
    said: ['stable|stabilises|stabilizes|eventually|until|settles|equilibrium', 'no longer|more change'],
    answer: (board) => repeated(board, 2 * board.length * board[0].length + 100),
  },
  {
    asks: 'cells to change one after another',
    said: [
      'one after another|the',
      'one by one',
      'one at a time',
      'immediate|immediately|sequential|sequentially|successively|asynchronous|asynchronously',
      'row by row',
      'as soon as',
      'not simultaneous|simultaneously',
      'cell by cell',
      'reading order',
    ],
    answer(board) {
      for (const [row, cells] of board.entries())
        for (const column of cells.keys())
          cells[column] = Number(lives(cells[column], count(board, neighbours(row, column))))
    },
  },
  {
    asks: 'live cells beyond the board',
    said: [
      'outside|beyond|off|surrounding|surrounded .. alive|live|living|1|one|ones|occupied',
      'alive|live|living|1|one|ones|occupied .. outside|beyond',
      'border|frame|wall of live|living|ones',
    ],
    answer: (board) =>
      change(board, (cell, row, column, before) => lives(cell, count(before, neighbours(row, column), 1))),
  },
  {
    asks: 'cells at the edge that do not change',
    said: [
      'border|edge|boundary|outer|outermost|rim|frame|corner .. stay|stays|remain|remains|unchanged|fixed|never|frozen|constant',
      'only .. inner|interior|inside',
      'unchanged|fixed|frozen|inert .. border|edge|boundary|outer|rim',
      'except|excluding|apart .. border|edge|boundary|outer',
    ],
    answer: (board) =>
      change(board, (cell, row, column, before) => {
        const isEdge = [row, board.length - 1 - row, column, board[0].length - 1 - column].includes(0)
        return isEdge ? cell : lives(cell, count(before, neighbours(row, column)))
      }),
  },
  {
    asks: 'cells at the edge that die',
    said: [
      'border|edge|boundary|outer|outermost|rim|frame|corner .. die|dies|dying|killed|perish|deadly',
      'border|edge|boundary|outermost|rim cell|one .. dead|0',
    ],
    answer: (board) =>
      change(board, (cell, row, column, before) => {
        const isEdge = [row, board.length - 1 - row, column, board[0].length - 1 - column].includes(0)
        return !isEdge && lives(cell, count(before, neighbours(row, column)))
      }),
  },
  {
    asks: 'zeros for live cells',
    said: [
      '0|zero|zeros live|alive|living',
      'live|alive|living 0|zero|zeros',
      '0|zero|zeros for|means|mean|is|are|represents|denotes|denote|being live|alive|living',
      '1|one for|means|mean|is|are|represents|denotes|denote|being dead|empty',
      'dead 1|one|ones',
      'inverted|swapped|reversed',
    ],
    answer(board) {
      change(board, (cell) => 1 - cell)
      gameOfLife(board)
      change(board, (cell) => 1 - cell)
    },
  },
  {
    asks: 'births with six as well',
    said: ['six|6', 'highlife|day and night', '3 or 6'],
    answer: withNumbers([3, 6], [2, 3]),
  },
  {
    asks: 'births with two',
    said: [
      'dead .. two|2 .. alive|live|born|life|becomes|neighbour|neighbor',
      'born|birth|births|reproduce|reproduction|awakens .. two|2',
      'seeds',
      'exactly|precisely two|2',
      'two|2 .. to be born',
    ],
    answer: withNumbers([2], []),
  },
  {
    asks: 'births with two, and survival as usual',
    said: [
      'dead .. two|2 .. alive|live|born|life|becomes|neighbour|neighbor',
      'born|birth .. two|2',
      'exactly|precisely two|2',
    ],
    answer: withNumbers([2], [2, 3]),
  },
  {
    asks: 'births with two or three',
    said: [
      'dead .. two|2 or|and three|3',
      'born|birth|becomes|life .. two|2 or|and three|3',
      'whether .. alive|live or dead',
      'born|birth|births|becomes .. at least two|2|three|3',
    ],
    answer: withNumbers([2, 3], [2, 3]),
  },
  {
    asks: 'births with three or more',
    said: [
      'dead .. at least|three|3 or more|three|3',
      'three|3 or more|four|4',
      'at least three|3',
      'born|birth|becomes|life .. three|3 or more|four|4',
      'more than two|2',
    ],
    answer: withNumbers([3, 4, 5, 6, 7, 8], [2, 3]),
  },
  {
    asks: 'births with another number',
    said: [
      'dead .. four|4|one|1|five|5 .. alive|live|born|life|becomes|neighbour|neighbor',
      'born|birth .. four|4|one|1|five|5',
      'exactly|precisely four|4|one|1',
    ],
    answer: withNumbers([4], [2, 3]),
  },
  {
    asks: 'survival with four as well',
    said: [
      'two|2 to four|4',
      'three|3 or|and four|4',
      '2 3 or 4',
      'two three or four',
      'more than four|4',
      'between two|2 and four|4',
      'at least two|2',
      'two|2 or more ~than',
      'five|5 or more',
    ],
    answer: withNumbers([3], [2, 3, 4]),
  },
  {
    asks: 'survival with one as well',
    said: [
      'one|1 two|2 or|and|to',
      'one|1 to|or three|3|two|2',
      'fewer|less than one|1',
      'no live|living neighbour|neighbor',
      'at least one|1',
      'from one|1',
      'isolated|alone',
    ],
    answer: withNumbers([3], [1, 2, 3]),
  },
  {
    asks: 'survival with three only, or with two only',
    said: [
      'exactly|only|precisely two|2',
      'survive|survives|survival only|exactly',
      'fewer|less than three|3',
      'more than two|2',
    ],
    answer: withNumbers([3], [3]),
  },
  {
    asks: 'cells that never die',
    said: [
      'never|cannot|not die|dies',
      'immortal|forever|always|permanent|eternal|no deaths',
      'without death',
      'live|living cell .. stay|stays|remain|remains alive|live .. regardless|whatever|always',
    ],
    answer: withNumbers([3], [0, 1, 2, 3, 4, 5, 6, 7, 8]),
  },
  {
    asks: 'no births',
    said: [
      'no birth|births|reproduction',
      'never|not .. born|revive|revived',
      'dead cell|one .. stay|stays|remain|remains dead|so|forever',
      'nothing is born',
    ],
    answer: withNumbers([], [2, 3]),
  },
  {
    asks: 'the state before, or marks of the change',
    said: [
      'previous|prior|before|predecessor|preceding state|generation',
      'mark|marks|marked|age|ages|2|3|number of live|generations',
      'which|that .. changed|change|changes',
    ],
    answer: (board) =>
      change(board, (cell, row, column, before) => {
        const next = lives(cell, count(before, neighbours(row, column)))
        return next === Boolean(cell) ? 0 : 1
      }),
  },
  {
    asks: 'the number of live neighbours in each cell',
    said: [
      'number|count of .. live|living neighbour|neighbor|cell',
      'replace|replaced|replacing .. number|count',
      'how many',
    ],
    answer(board) {
      const before = board.map((cells) => [...cells])
      for (const [row, cells] of before.entries())
        for (const column of cells.keys()) board[row][column] = count(before, neighbours(row, column))
    },
  },
]
