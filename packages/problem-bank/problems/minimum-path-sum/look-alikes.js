const DOWN_OR_RIGHT = [
  [1, 0],
  [0, 1],
]

/** The best sum from the first cell to one that `ends` allows, by the given steps and never up. */
function walk(grid, steps, pick, ends, starts = (row, column) => row === 0 && column === 0) {
  const sums = grid.map((line) => line.map(() => null))
  for (const [row, line] of grid.entries())
    for (const [column, number] of line.entries()) {
      const before = steps
        .map(([down, right]) => sums[row - down]?.[column - right] ?? null)
        .filter((sum) => sum !== null)
      if (starts(row, column)) before.push(0)
      if (before.length > 0) sums[row][column] = number + before.reduce((a, b) => pick(a, b))
    }
  const found = sums.flatMap((line, row) => line.filter((sum, column) => sum !== null && ends(row, column)))
  return found.reduce((a, b) => pick(a, b))
}

const corner = (grid) => (row, column) => row === grid.length - 1 && column === grid[0].length - 1
const lastRow = (grid) => (row) => row === grid.length - 1

function anyWay(grid, steps) {
  const least = grid.map((line) => line.map(() => Infinity))
  least[0][0] = grid[0][0]
  for (let round = grid.length * grid[0].length; round > 0; round--)
    for (const [row, line] of grid.entries())
      for (const column of line.keys())
        for (const [down, right] of steps) {
          const before = least[row - down]?.[column - right] ?? Infinity
          least[row][column] = Math.min(least[row][column], before + grid[row][column])
        }
  return least.at(-1).at(-1)
}

/** The least sum where steps down or right may not follow one another as often as one likes. */
function paced(grid, most) {
  const from = (row, column, steps) => {
    const number = grid[row]?.[column]
    if (number === undefined || ['down', 'right'].some((way) => steps.at(-1) === way && steps.length > most[way]))
      return Infinity
    if (row === grid.length - 1 && column === grid[0].length - 1) return number
    const after = (way) => (steps.at(-1) === way ? [...steps, way] : [way])
    return number + Math.min(from(row + 1, column, after('down')), from(row, column + 1, after('right')))
  }
  const found = grid.length * grid[0].length > 60 ? Infinity : from(0, 0, [])
  return Number.isFinite(found) ? found : -1
}

/** How pages limit how many steps of a kind follow one another. */
const SAYS_IN_A_ROW = [
  'in a|direct row|succession',
  'same direction|way|kind',
  'after|following|behind .. down|right|downward|south|east|step|move .. comes|come|must|follow|follows|next|has|only|another',
  'consecutive|successive|successively|consecutively|alternate|alternates|alternating|alternately|turns',
  'never|not|no|nor .. twice|two|again',
  'one after|followed',
  'two|three|2|3 .. down|right|downward|steps|moves .. not|never|forbidden',
  'at most|only|more .. down|right|steps|moves',
]

const lookAlikes = [
  {
    asks: 'the largest sum',
    denied: asLeast(),
    said: ['largest|maximum|maximal|greatest|highest|biggest|most|max|maximize|maximise|maximizes|maximises|richest'],
    answer: (grid) => walk(grid, DOWN_OR_RIGHT, Math.max, corner(grid)),
  },
  {
    asks: 'steps in all four directions',
    denied: [
      '~bottom|lower|last|south right',
      'rightward|rightwards|east|eastward',
      'down|downward|downwards|below|south',
      'next .. same row|line',
      'not|never|cannot|cant .. left|up',
    ],
    said: [
      'four|4 direction|neighbours|neighbors|sides',
      'up down left|right|or|and',
      'left right up|or|and',
      'up left|right down|or|and',
      'any|every direction',
      'upward|upwards|leftward|leftwards|backwards',
      '~go|turn|going|come|get back',
      'horizontally or|and vertically',
    ],
    answer: (grid) => anyWay(grid, [...DOWN_OR_RIGHT, [-1, 0], [0, -1]]),
  },
  {
    asks: 'steps up too',
    said: [
      'right|down|downward|downwards|below|south|east .. up|upward|upwards|north|above|northward',
      'up|upward|upwards|north|above|northward .. down|downward|downwards|south|below',
      'or upward|upwards|northward',
      'three|3 ways|directions|possibilities|options|moves|kinds',
    ],
    answer: (grid) => anyWay(grid, [...DOWN_OR_RIGHT, [-1, 0]]),
  },
  {
    asks: 'steps to the left too',
    said: [
      'down|downward|downwards|below|south .. ~upper|lower|top|bottom|the|far|most left|leftward|leftwards|west|westward',
      'right .. or|and left|leftward|leftwards|west|westward ~corner|cell|square|one|field|stall',
      'left or|and right',
      'sideways|sidewards|either side',
      'to|on the left|west or|and',
      'three|3 ways|directions|possibilities|options|moves|kinds',
    ],
    answer: (grid) => anyWay(grid, [...DOWN_OR_RIGHT, [0, -1]]),
  },
  {
    asks: 'diagonal steps too',
    said: [
      'both below|down|under and',
      'lies|lying both',
      'across|over|through|via the|a|its corner|corners',
      'cornerwise|slantwise|aslant|askew|obliquely|oblique',
      'or right below|down',
      'three|3 ways|possibilities|options|choices|neighbours|steps|kinds',
      'cell|square|field|one between',
      'between these|the|those',
      'right and down|below at|in|together',
      'down and right at|in|together',
      'obliquely|aslant|slanting|southeast',
      'both .. at once|the',
      'i 1 j 1',
      'down right ~or|and',
      'king',
      'diagonal|diagonally|diagonals',
      'three|3 directions|moves',
      'corner to corner',
    ],
    answer: (grid) => walk(grid, [...DOWN_OR_RIGHT, [1, 1]], Math.min, corner(grid)),
  },
  {
    asks: 'a path that falls from row to row',
    said: [
      'falling|fall|falls',
      'each|every row',
      'any|some cell|column|element|field .. first|top|last|bottom row',
      'to the bottom|last row',
      'directly below|diagonally',
      'triangle',
    ],
    answer: (grid) =>
      walk(
        grid,
        [
          [1, 0],
          [1, 1],
          [1, -1],
        ],
        Math.min,
        lastRow(grid),
        (row) => row === 0,
      ),
  },
  {
    asks: 'one cell for nothing',
    said: [
      'skip|skipping|skipped|free|waive|waived|ignore|ignored|joker|coupon|voucher|discount',
      'one|single cell|number|field|toll .. nothing|free|zero|0',
      'remove|removing|replace|set one|a|any|at',
    ],
    answer: (grid) =>
      Math.min(
        ...grid.flatMap((line, row) => line.map((_, column) => minPathSum(grid.with(row, line.with(column, 0))))),
      ),
  },
  {
    asks: 'the first or the last cell left out',
    said: [
      'start|starting|first|last|final|end|destination|starts cell|field|square|corner|point .. not|free|excluded|uncounted|nothing',
      'excluding|except|exclude|without|besides .. first|start|starting|last|end|final',
      'not|never count|counted|counting|include|included|including|pay|paid .. first|start|starting|last|end|final',
    ],
    answer: (grid) => minPathSum(grid) - grid[0][0],
  },
  {
    asks: 'the last cell left out',
    said: [
      'end|last|final|goal|stop .. not paid|due|charged',
      'last|final|end|destination|goal cell|field|square|corner .. not|free|excluded|nothing',
      'excluding|except|exclude|without .. last|end|final|destination',
      'not|never count|counted|include|included|pay|paid .. last|end|final|destination',
      'when|upon|on leave|leaving',
      'each|every|any|which|that you|one|he|she|it|they leave|leaves|left',
    ],
    answer: (grid) => minPathSum(grid) - grid.at(-1).at(-1),
  },
  {
    asks: 'cells that block the way',
    said: [
      'obstacle|blocked|wall|forbidden|impassable',
      'zero|zeros|zeroes|0 .. blocked|wall|obstacle|impassable|closed|means',
      'cannot|not|never .. enter|entered|crossed|stepped',
    ],
    answer(grid) {
      const sum = minPathSum(grid.map((line) => line.map((number) => (number === 0 ? Infinity : number))))
      return Number.isFinite(sum) ? sum : -1
    },
  },
  {
    asks: 'the number of paths',
    said: ['how many|number of .. paths|path|ways|routes', 'ways|count'],
    answer: (grid) =>
      walk(
        grid.map((line, row) => line.map((_, column) => (row + column === 0 ? 1 : 0))),
        DOWN_OR_RIGHT,
        (a, b) => a + b,
        corner(grid),
      ),
  },
  {
    asks: 'the smallest product',
    said: ['product|multiply|multiplied|multiplying'],
    answer(grid) {
      const products = grid.map((line) => [...line])
      for (const [row, line] of products.entries())
        for (const column of line.keys())
          if (row + column > 0)
            line[column] *= Math.min(products[row - 1]?.[column] ?? Infinity, line[column - 1] ?? Infinity)
      return products.at(-1).at(-1)
    },
  },
  {
    asks: 'the smallest possible largest number of a path',
    said: ['largest|maximum|highest|greatest|biggest number|value|cell|single|element|toll', 'bottleneck|worst'],
    answer(grid) {
      const tops = grid.map((line) => [...line])
      for (const [row, line] of tops.entries())
        for (const column of line.keys())
          if (row + column > 0)
            line[column] = Math.max(
              line[column],
              Math.min(tops[row - 1]?.[column] ?? Infinity, line[column - 1] ?? Infinity),
            )
      return tops.at(-1).at(-1)
    },
  },
  {
    asks: 'the cost of climbing between cells',
    said: ['difference|differences|absolute|climb|height|heights|ascent'],
    answer(grid) {
      const cost = grid.map((line) => line.map(() => 0))
      for (const [row, line] of grid.entries())
        for (const [column, number] of line.entries()) {
          const from = [
            [row - 1, column],
            [row, column - 1],
          ].filter(([r, c]) => r >= 0 && c >= 0)
          if (from.length > 0)
            cost[row][column] = Math.min(...from.map(([r, c]) => cost[r][c] + Math.abs(number - grid[r][c])))
        }
      return cost.at(-1).at(-1)
    },
  },
  {
    asks: 'a way from another corner, or to any cell of the last row',
    said: [
      'top|upper right',
      'bottom|lower left',
      'any cell|field .. last|bottom|right',
      'last|bottom row',
      'right|last column|edge|border',
    ],
    answer: (grid) => walk(grid, DOWN_OR_RIGHT, Math.min, lastRow(grid)),
  },
  {
    asks: 'a start in any cell of the first row',
    said: ['any|some cell|field|column|square', 'every cell|field|column|square of|in|along .. row', 'first|top row'],
    answer: (grid) => walk(grid, DOWN_OR_RIGHT, Math.min, corner(grid), (row) => row === 0),
  },
  {
    asks: 'a way from the top right to the bottom left',
    said: ['top|upper right', 'bottom|lower left', 'down or|and left', 'left or|and down'],
    answer: (grid) => minPathSum(grid.map((line) => [...line].reverse())),
  },
  {
    asks: 'a path whose first or last cell is free',
    said: [
      'pay|pays|paying|costs|cost nothing|no|not',
      'except|excluding|without the first|last|start|end|its',
      'not .. start|first|last|destination .. cell|count',
    ],
    answer: (grid) => minPathSum(grid) - grid.at(-1).at(-1),
  },
  {
    asks: 'a path that pays nothing for its first cell',
    said: [
      'begin|start|first|starting .. not enter|entered|paid|pay|due|charged',
      'whenever|when|only .. enter',
      'nothing|free|waived|gratis',
      'first|start|starting cell .. not|free|nothing|excluded|count|pay|cost',
      'except|excluding|without the first|start|its',
    ],
    answer: (grid) => minPathSum(grid) - grid[0][0],
  },
  {
    asks: 'no two steps down in a row',
    said: SAYS_IN_A_ROW,
    answer: (grid) => paced(grid, { down: 1, right: Infinity }),
  },
  {
    asks: 'no two steps right in a row',
    said: SAYS_IN_A_ROW,
    answer: (grid) => paced(grid, { down: Infinity, right: 1 }),
  },
  {
    asks: 'steps down and right by turns',
    said: SAYS_IN_A_ROW,
    answer: (grid) => paced(grid, { down: 1, right: 1 }),
  },
  {
    asks: 'no three steps of a kind in a row',
    said: SAYS_IN_A_ROW,
    answer: (grid) => paced(grid, { down: 2, right: 2 }),
  },
  {
    asks: 'a start in any cell of the first column',
    said: [
      'any|every|each|some|whichever|which .. left|first|leftmost|western column|side|edge|border',
      'left|first|leftmost|western column|side|edge|border',
    ],
    answer: (grid) => walk(grid, DOWN_OR_RIGHT, Math.min, corner(grid), (_, column) => column === 0),
  },
  {
    asks: 'a way to any cell of the last column',
    said: ['any|some|whichever cell|field|square', 'last|right|rightmost|final|eastern column|side|edge|border|margin'],
    answer: (grid) => walk(grid, DOWN_OR_RIGHT, Math.min, (_, column) => column === grid[0].length - 1),
  },
  {
    asks: 'a way by the bottom left corner',
    said: [
      'bottom|lower left',
      'must|has|have|needs pass|visit|go|touch|call|stop',
      'drop|drops|fetch|fetches|visit|via|pick|picks',
    ],
    answer: (grid) =>
      grid.reduce((total, line) => total + line[0], 0) +
      grid
        .at(-1)
        .slice(1)
        .reduce((a, b) => a + b, 0),
  },
  {
    asks: 'a way by the top right corner',
    said: [
      'top|upper right',
      'must|has|have|needs pass|visit|go|touch|call|stop',
      'drop|drops|fetch|fetches|visit|via|pick|picks',
    ],
    answer: (grid) =>
      grid[0].reduce((a, b) => a + b, 0) + grid.slice(1).reduce((total, line) => total + line.at(-1), 0),
  },
  {
    asks: 'a grid whose opposite edges meet',
    said: [
      'last|rightmost|right|bottom|lowest column|row|edge|border|margin leads|lead|goes|opens|runs|passes .. first|leftmost|left|top|uppermost',
      'bottom|top|first|last|leftmost|rightmost row|column has|have .. top|bottom|first|last|leftmost|rightmost row|column .. below|above|beside|after|before|under|left|right',
    ],
  },
]
