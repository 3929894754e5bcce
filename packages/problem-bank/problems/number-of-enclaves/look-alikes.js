const STRAIGHT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]

/** The connected groups of cells with this value, and whether each touches the edge. */
function groups(grid, value = 1, steps = STRAIGHT) {
  const seen = new Set()
  const found = []
  for (const row of grid.keys())
    for (const column of grid[0].keys()) {
      const cells = []
      const toVisit = [[row, column]]
      while (toVisit.length) {
        const [r, c] = toVisit.pop()
        if (grid[r]?.[c] !== value || seen.has(`${r},${c}`)) continue
        seen.add(`${r},${c}`)
        cells.push([r, c])
        for (const [down, right] of steps) toVisit.push([r + down, c + right])
      }
      const isEdge = ([r, c]) => r === 0 || c === 0 || r === grid.length - 1 || c === grid[0].length - 1
      if (cells.length) found.push({ size: cells.length, open: cells.some(isEdge) })
    }
  return found
}
const total = (all) => all.reduce((sum, { size }) => sum + size, 0)
const closed = (all) => all.filter(({ open }) => !open)

const lookAlikes = [
  {
    asks: 'the number of enclosed islands',
    said: [
      'island|islands|lake|lakes|region|regions|group|groups|areas|enclave|enclaves|ponds|components ~cell|cells',
      'how many islands|lakes|regions|groups|enclaves|areas|ponds',
      'number of islands|regions|groups|closed|enclosed|areas|components|lakes|ponds',
    ],
    answer: (grid) => closed(groups(grid)).length,
  },
  {
    asks: 'the number of all islands',
    said: [
      'number|many of|islands|regions|groups islands|regions|groups|components',
      'how many islands|regions|groups',
    ],
    answer: (grid) => groups(grid).length,
  },
  {
    asks: 'the size of the largest',
    said: ['largest|biggest|greatest|maximum|most|smallest'],
    answer: (grid) => Math.max(0, ...closed(groups(grid)).map(({ size }) => size)),
  },
  {
    asks: 'the cells that do have a way out',
    said: [
      'can|could|able|possible|may reach|leave|escape|walk|get|flow|drain ~cannot|never|not',
      'connected|joined|linked to|with the border|edge|boundary|outside|sea|rim',
      'which|that touch|touches|reach|reaches',
      'from .. can|it',
    ],
    answer: (grid) => total(groups(grid)) - total(closed(groups(grid))),
  },
  {
    asks: 'diagonal steps as well',
    said: [
      'diagonal|diagonally|diagonals',
      'eight|8 direction|directions|neighbours|neighbors|neighbouring|neighboring|ways|cells|surrounding',
      'corner|corners',
      'king',
    ],
    answer: (grid) => total(closed(groups(grid, 1, [...STRAIGHT, ...DIAGONAL]))),
  },
  {
    asks: 'enclosed water',
    said: [
      'water|sea|zeros|0|zeroes|0s cells|cell|squares|that|which|from|enclosed|surrounded|trapped|fields',
      'lake|lakes|pond|ponds|holes|hole',
      'number|many|count of water|sea|zeros|0s|zeroes',
    ],
    answer: (grid) => total(closed(groups(grid, 0))),
  },
  {
    asks: 'zeros to be land',
    said: [
      '0|zero|zeros|0s|zeroes is|are|means|marks|stands|for|represents|denotes|as land|ground|free|open|passable|floor',
      'land .. 0|zero|zeros',
      '1|ones|1s is|are|means|marks|stands|for|represents|denotes|as sea|water|wall|walls|blocked',
    ],
    answer: (grid) => total(closed(groups(grid, 0))),
  },
  {
    asks: 'land that is not on the edge',
    said: ['interior|inner|inside', 'not|never on|at the|an edge|border|boundary|rim', 'away from'],
    answer: (grid) => grid.slice(1, -1).reduce((sum, row) => sum + row.slice(1, -1).reduce((a, b) => a + b, 0), 0),
  },
  {
    asks: 'all land',
    said: ['all land', 'total .. land'],
    answer: (grid) => total(groups(grid)),
  },
  {
    asks: 'the edge of the land, or the land that touches the sea',
    said: ['perimeter|coast|shore|coastline', 'surrounded .. four|all sides', 'touch|touches|touching .. sea|water'],
    answer: (grid) =>
      grid.reduce(
        (sum, row, r) =>
          sum + row.filter((cell, c) => cell === 1 && STRAIGHT.every(([d, e]) => grid[r + d]?.[c + e] === 0)).length,
        0,
      ),
  },
  {
    asks: 'a way out at some of the edges alone',
    said: [
      'top|bottom|left|right|upper|lower|north|south|west|east|northern|southern|eastern|western edge|border|row|column|side|boundary|rim',
      'exit|exits|gate|gates|door|doors',
      'corner|corners',
      'within|at most|less|fewer .. steps|moves|k',
    ],
    /** Of water to the left, to the right and below, only the top edge leads out. */
    answer: (grid) =>
      total(closed(groups([...grid.map((row) => [0, ...row, 0]), new Array(grid[0].length + 2).fill(0)]))),
  },
  {
    asks: 'land that may be changed, or a bridge',
    said: ['change|changes|changed|flip|flipped|turn|turned|convert|converted|fill|filled|bridge|bridges'],
  },
]
