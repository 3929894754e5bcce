/** In how many ways n pieces can stand, one in each row and column, if `fits(columns)` says so. */
function waysWith(n, fits) {
  const fill = (columns) => {
    if (columns.length === n) return fits(columns) ? 1 : 0
    let ways = 0
    for (let column = 0; column < n; column++) if (!columns.includes(column)) ways += fill([...columns, column])
    return ways
  }
  return n > 7 ? undefined : fill([])
}

const pairsOf = (columns) =>
  columns.flatMap((a, row) => columns.slice(row + 1).map((b, more) => [more + 1, Math.abs(a - b)]))
const noDiagonal = (columns) => pairsOf(columns).every(([rows, across]) => rows !== across)

/** The eight ways to see a board, as texts. */
function turns(columns) {
  const n = columns.length
  const turned = (places) => places.map((_, row) => n - 1 - places.indexOf(row))
  const all = [columns]
  for (let turn = 0; turn < 3; turn++) all.push(turned(all.at(-1)))
  return [...all, ...all.map((places) => [...places].reverse())].map(String)
}

const lookAlikes = [
  {
    asks: 'rooks',
    said: [
      'rook|rooks|tower|towers|castles',
      'only|just .. row|column|rank|file',
      'row|column|rank|file .. only',
      'diagonal .. do|does|allowed|ignored|without',
    ],
    answer: (n) => waysWith(n, () => true),
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
    answer: (n) => waysWith(n, (columns) => pairsOf(columns).every(([rows, across]) => rows > 1 || across > 1)),
  },
  {
    asks: 'queens that also move as knights, or bishops',
    said: [
      'knight|knights|superqueen|superqueens|amazon|amazons|jump|jumps|leap|pawn|bishop|bishops',
      'only|just .. diagonal|diagonally',
      'diagonals only|alone',
    ],
    answer: (n) =>
      waysWith(
        n,
        (columns) => noDiagonal(columns) && pairsOf(columns).every(([rows, across]) => rows > 2 || rows + across !== 3),
      ),
  },
  {
    asks: 'a board that goes on at its edges',
    said: [
      'torus|toroidal|wrap|wraps|wrapping|wrapped|cylinder|cylindrical|circular|cyclic|modular|modulo|edge|edges|border|glued',
    ],
    answer: (n) =>
      waysWith(n, (columns) =>
        pairsOf(columns).every(([rows, across]) => rows !== across && (rows + across) % n !== 0),
      ),
  },
  {
    asks: 'squares that are blocked, or queens that stand already',
    said: [
      'blocked|forbidden|hole|holes|obstacle|obstacles|removed|missing|destroyed|closed|unavailable',
      'corner|corners',
      'main|long|principal|longest diagonal',
      'already|preset|fixed|predetermined|prescribed queen|placed|position|place|square|stands',
      'first row|queen|column|square .. must|fixed',
    ],
    answer: (n) =>
      waysWith(
        n,
        (columns) => noDiagonal(columns) && columns.every((column, row) => column !== row && column + row !== n - 1),
      ),
  },
  {
    asks: 'no queen in the upper left corner',
    said: ['corner|corners', 'upper|top|bottom|lower left|right'],
    answer: (n) => waysWith(n, (columns) => noDiagonal(columns) && columns[0] !== 0),
  },
  {
    asks: 'solutions counted once that are turned or mirrored ones of another',
    said: [
      'symmetric|symmetrical|symmetry|symmetries|rotation|rotations|rotated|rotating|turned|turning|reflection|reflected|reflections|mirror|mirrored|mirroring|flipped|fundamental|essentially',
      'up to',
      'counted|count|counts once|as one',
    ],
    answer(n) {
      const seen = new Set()
      return waysWith(n, (columns) => {
        if (!noDiagonal(columns) || seen.has(String(columns))) return false
        for (const text of turns(columns)) seen.add(text)
        return true
      })
    },
  },
  {
    asks: 'solutions that stay the same when turned',
    said: ['symmetric|symmetrical|symmetry|rotation|rotated|turned|mirrored|same when'],
    answer: (n) => waysWith(n, (columns) => noDiagonal(columns) && turns(columns)[2] === String(columns)),
  },
  {
    asks: 'queens that are told apart',
    said: [
      'distinguishable|labelled|labeled|numbered|coloured|colored|named',
      'order .. matters|which|placed',
      'queens are different|distinct',
    ],
    answer(n) {
      let orders = 1
      for (let queen = 2; queen <= n; queen++) orders *= queen
      return orders * totalNQueens(n)
    },
  },
  {
    asks: 'another number of queens, or some that attack each other',
    said: [
      'n minus|1|2',
      'one|1|two|2 queen fewer|less|more',
      'fewer|less|more queen',
      'at most|least|up n|to|one|two|k',
      'exactly one|1|two|2|k pair',
      'k|m|two|three|four|eight|any queens',
      'may|can|could attack',
      'pair .. attack|attacks',
      'any number of queens',
    ],
    answer: (n) => waysWith(n, (columns) => pairsOf(columns).filter(([rows, across]) => rows === across).length === 1),
  },
  {
    asks: 'the number of queens or squares, or of steps',
    said: [
      'maximum|minimum|largest|smallest|fewest|most number|queens|how',
      'attacked|safe|free|dominate|domination|cover squares|cells|all',
      'steps|backtracks|calls',
    ],
    answer: (n) => n,
  },
]
