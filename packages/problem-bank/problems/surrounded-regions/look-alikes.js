const lookAlikes = [
  {
    asks: 'the regions at the edge captured',
    said: [
      'surrounded|enclosed|inner|interior .. stay|stays|remain|remains|kept|unchanged|left',
      'replace|capture|flip|turn|change|captured .. touch|touches|touching|border|edge|reach|reaching|connected',
      'touch|touches|touching|reach|reaches .. edge|border|boundary .. by|become|becomes|replaced|captured|removed|flipped',
      'not surrounded',
    ],
    answer: (board) => capture(board, ({ atEdge }) => atEdge),
  },
  {
    asks: 'every O replaced',
    said: ['all|every o become|is|are replaced|whatever|wherever', 'whether or not', 'regardless'],
    answer: (board) => capture(board, () => true),
  },
  {
    asks: 'regions linked diagonally as well',
    denied: [
      'horizontal|horizontally|vertical|vertically|orthogonal|orthogonally',
      'four|4|4directionally|fourdirectionally',
      'side|sides|edge|edges',
      'up|above|north|left|down',
      'adjacent|neighbouring|neighboring|neighbour|neighbor|neighbours|neighbors|beside|next',
      'diagonal|diagonally|diagonals',
      'simple|graph',
    ],
    said: [
      'across|over|through|via the|a|its corner|corners',
      'cornerwise|slantwise|aslant|askew|obliquely|oblique',
      'or|and|also|including|even|plus diagonal|diagonally',
      'diagonally too|also|as|connected',
      '8|eight .. direction|directions|neighbour|neighbours|neighbor|neighbors|neighbouring|neighboring|cells|sides',
      '8|eight directional|directionally|connected',
      'touch|touches|touching|share|shares|sharing|through|across|over|at .. corner|corners',
      'side|sides|edge|edges .. or|and .. corner|corners',
      'be|whether it|they|at|along|by .. corner|corners',
      'or just|merely|only|even|simply|barely at|in|a|by|the|over .. corner|corners',
      'corner contact|touch|contacts is|are|counts|count|connects|joins|links|suffices',
    ],
    answer: (board) => capture(board, ({ atEdge }) => !atEdge, [...STRAIGHT, [1, 1], [1, -1], [-1, 1], [-1, -1]]),
  },
  {
    asks: 'cells captured each by itself',
    said: [
      'single|isolated|individual cell|o',
      'an o|cell whose|with|if .. neighbour|neighbor|side',
      'all four .. neighbour|neighbor|neighbouring|neighboring|adjacent .. x',
    ],
    answer: (board) => capture(board, ({ atEdge, cells }) => !atEdge && cells.length === 1),
  },
  {
    asks: 'cells with an X on each side of their row and column',
    said: ['in|along|within its|the|same|their row|column', 'some x .. row|column'],
    answer(board) {
      const before = board.map((line) => [...line])
      for (const [row, line] of before.entries())
        for (const column of line.keys()) {
          const down = before.map((other) => other[column])
          const sides = [line.slice(0, column), line.slice(column + 1), down.slice(0, row), down.slice(row + 1)]
          if (sides.every((side) => side.includes('X'))) board[row][column] = 'X'
        }
    },
  },
  {
    asks: 'every O that is not on the edge itself',
    said: ['except|but .. edge|border|boundary', 'inner|interior|inside cell|o'],
    answer(board) {
      for (const line of board.slice(1, -1)) line.splice(1, line.length - 2, ...line.slice(1, -1).fill('X'))
    },
  },
  {
    asks: 'the largest region captured',
    said: ['largest|biggest|greatest|smallest|maximum|minimum'],
    answer(board) {
      const sizes = regionsOf(board, STRAIGHT).flatMap(({ atEdge, cells }) => (atEdge ? [] : [cells.length]))
      capture(board, ({ atEdge, cells }) => !atEdge && cells.length === Math.max(...sizes))
    },
  },
  {
    asks: 'surrounded regions of a certain size',
    said: [
      'at least|most two|2|three|3|k',
      'more|larger|bigger|greater than one|k|a|1',
      'region|group|area|pocket|cluster of size|several|two|three',
      'size k|at|exactly|one',
      'two|2|three|3|several or|and more',
      'two|2|three|3 cells|stones|squares|points|fields|tiles|pieces|cell|os or|and|at',
      'two|several|2 .. together|connected|adjacent|joined',
      'several cell|cells|stones|squares|fields|of',
      'lone|alone|isolated|solitary|lonely|singleton|singletons',
      'single ~cell|field|square|point|stone|o|one',
      '~a single cell|field|square|point|stone|o|one ~on|at|along|in|of|touches|touching|lies|reaches',
      '~not|have a single cell|field|square|point|stone|o|one ~on|at|along|in|touches|touching|lies|reaches',
      'has|have|with|without|no .. neighbour|partner|company',
      'only|just|merely one|a',
    ],
    answer: (board) => capture(board, ({ atEdge, cells }) => !atEdge && cells.length > 1),
  },
  {
    asks: 'the roles of the letters exchanged',
    said: [
      'region|regions|group|groups|cells of|are x|xs',
      'xs|x .. surrounded|enclosed|captured .. by|with o|os',
      'x|xs .. become|becomes|into|to|replaced|flip|flipped .. o|os',
      'surrounded|enclosed by|with o|os',
    ],
    answer(board) {
      exchange(board)
      solve(board)
      exchange(board)
    },
  },
  {
    asks: 'the edge at some sides alone',
    said: [
      'only|just .. top|left|bottom|right|first edge|row|border|column',
      'top|left|bottom|right edge|border|row|column only|alone',
    ],
    answer: (board) => capture(board, ({ cells }) => cells.every(([row]) => row > 0)),
  },
  {
    asks: 'a board whose edges are joined',
    said: [
      'wrap|wraps|torus|toroidal|cyclic|circular',
      'edge|edges|border|borders|rim|rims|margin|margins|end|ends|top|bottom|row|rows|column|columns|left|right .. joined',
      'side|sides|edge|edges of the|a board|grid|map|matrix are joined',
      'joined up|together',
      'joined to|with|at|along|by .. edge|edges|border|borders|rim|rims|margin|margins|end|ends|top|bottom|row|rows|column|columns|left|right',
    ],
    answer: solve,
  },
  {
    asks: 'regions linked in a row or a column alone',
    said: ['horizontally|vertically only|alone', 'only|just horizontally|vertically'],
    answer: (board) => capture(board, ({ atEdge }) => !atEdge, STRAIGHT.slice(2)),
  },
  {
    asks: 'regions marked with another letter',
    said: ['become|becomes|with|by s|t|dot'],
    answer: solve,
  },
  {
    asks: 'regions of some size left alone',
    said: [
      '~a single|one|1 cell|pixel|field|square|point ~on|at|along|touches|touching|lies|reaches',
      'consist|consists|consisting of one|single|1|only',
      'isolated|lone|solitary',
      'not|never be altered|changed|modified',
    ],
  },
]

const STRAIGHT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]

function regionsOf(board, steps) {
  const seen = board.map((line) => line.map(() => false))
  const regions = []
  for (const [r, line] of board.entries())
    for (const c of line.keys()) {
      if (line[c] !== 'O' || seen[r][c]) continue
      seen[r][c] = true
      const cells = [[r, c]]
      for (const [row, column] of cells)
        for (const [down, right] of steps) {
          const [y, x] = [row + down, column + right]
          if (board[y]?.[x] !== 'O' || seen[y][x]) continue
          seen[y][x] = true
          cells.push([y, x])
        }
      const atEdge = cells.some(
        ([row, column]) => row === 0 || column === 0 || row === board.length - 1 || column === line.length - 1,
      )
      regions.push({ cells, atEdge })
    }
  return regions
}

function capture(board, falls, steps = STRAIGHT) {
  for (const region of regionsOf(board, steps))
    if (falls(region)) for (const [row, column] of region.cells) board[row][column] = 'X'
}

function exchange(board) {
  for (const line of board) for (const [column, letter] of line.entries()) line[column] = letter === 'X' ? 'O' : 'X'
}
