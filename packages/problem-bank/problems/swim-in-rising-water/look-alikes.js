const SIDES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
]
const CORNERS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
]

/** The least cost from cells at the start to one at the end; `cost` is what a path's cost becomes by one more cell. */
function cheapest(grid, { moves = SIDES, starts = [[0, 0]], isEnd, first, cost }) {
  const best = grid.map((row) => row.map(() => Infinity))
  for (const [row, column] of starts) best[row][column] = first(grid[row][column])
  for (let changed = true; changed; ) {
    changed = false
    for (const [row, numbers] of grid.entries())
      for (const [column, from] of numbers.entries())
        for (const [down, right] of moves) {
          const to = grid[row + down]?.[column + right]
          if (to === undefined) continue
          const found = cost(best[row][column], from, to)
          if (found >= best[row + down][column + right]) continue
          best[row + down][column + right] = found
          changed = true
        }
  }
  const isLast = isEnd ?? ((row, column) => row === grid.length - 1 && column === grid.length - 1)
  return Math.min(...best.flatMap((numbers, row) => numbers.filter((_, column) => isLast(row, column))))
}

const highest = { first: (number) => number, cost: (sofar, _, to) => Math.max(sofar, to) }

const lookAlikes = [
  {
    asks: 'moves in other directions',
    said: [
      'eight|8|six|6 directions|neighbours|neighbors|squares|cells',
      'also|or|and|may|can|all|including diagonally|diagonal|diagonals',
      'diagonally|diagonal .. allowed|too|well|permitted|included|adjacent',
      'king|knight',
      'corner .. neighbours|adjacent|touching',
      'side|sides|edge|edges .. or|and .. corner|corners',
      'be|whether it|they|along|by .. corner|corners',
      'whether|be at .. edge|edges|side|sides .. corner|corners',
      'or just|merely|only|even|simply|barely at|in|a|by|the|over .. corner|corners',
      'corner contact|touch|contacts is|are|counts|count|connects|joins|links|suffices',
    ],
    answer: (grid) => cheapest(grid, { ...highest, moves: [...SIDES, ...CORNERS] }),
  },
  {
    asks: 'moves to the right and down only',
    said: [
      'right or|and down|below|downwards|south',
      'down or|and right',
      'only|just .. right|down|east|south',
      'never|not .. left|up|back',
      'on the right',
    ],
    answer: (grid) =>
      cheapest(grid, {
        ...highest,
        moves: [
          [1, 0],
          [0, 1],
        ],
      }),
  },
  {
    asks: 'the sum of the elevations',
    said: ['sum|total of|elevation|cost|height|heights', 'cheapest|average|mean', 'added up'],
    answer: (grid) => cheapest(grid, { first: (number) => number, cost: (sofar, _, to) => sofar + to }),
  },
  {
    asks: 'the largest difference between neighbours',
    said: [
      'difference|differences',
      'effort|climb|climbs|slope|steepest|step|ascent',
      'consecutive squares|cells|fields',
    ],
    answer: (grid) =>
      cheapest(grid, { first: () => 0, cost: (sofar, from, to) => Math.max(sofar, Math.abs(to - from)) }),
  },
  {
    asks: 'the number of steps',
    said: [
      'number|count of .. steps|moves|squares|cells|strokes',
      'how many steps|moves|squares|cells',
      'fewest|shortest',
      'each|every|one move|stroke|step takes|costs',
      'takes .. one|1|unit|second|minute',
    ],
    answer: (grid) => cheapest(grid, { first: () => 0, cost: (sofar) => sofar + 1 }),
  },
  {
    asks: 'the lowest cell of a path to be as high as possible',
    said: [
      'smallest|lowest|minimum .. as .. large|high|big as',
      'maximum of the|minimum|lowest|smallest',
      'maximise|maximize|maximal|latest|dries|falling|sinks|sinking|drains|recedes',
      'largest|highest|maximum score|minimum',
      'water .. falls|sinks|drops',
    ],
    answer: (grid) => -cheapest(grid, { first: (number) => -number, cost: (sofar, _, to) => Math.max(sofar, -to) }),
  },
  {
    asks: 'the corners not to count',
    said: [
      'start|end|corner|corners|first|last|source|target|both .. not|never|excluded|ignored|without|regardless|irrelevant',
      'not|without|excluding|except|ignoring .. start|end|corner|corners|first|last|endpoints',
      'in between|intermediate',
      'do|does not matter|count',
      'boats|islands',
    ],
    answer(grid) {
      const last = grid.length - 1
      const level = grid.map((row) => [...row])
      level[0][0] = level[last][last] = 0
      return swimInWater(level)
    },
  },
  {
    asks: 'a way from one side to the other',
    said: [
      'any square|cell|field of|in the first|top|last|bottom|left|right|upper|lower|row|column|one',
      'first|top|upper row|edge|side|border',
      'last|bottom|lower row|edge|side|border',
      'anywhere',
      'from .. border|boundary',
    ],
    answer: (grid) =>
      cheapest(grid, {
        ...highest,
        starts: grid.map((_, column) => [0, column]),
        isEnd: (row) => row === grid.length - 1,
      }),
  },
  {
    asks: 'other corners, or a way back',
    said: [
      'top|upper right',
      'bottom|lower left',
      'north eastern|east',
      'south western|west',
      'and back',
      'round trip',
      'return .. start',
    ],
    answer: (grid) => swimInWater(grid.map((row) => [...row].reverse())),
  },
  {
    asks: 'all cells to be covered, or some time to pass',
    said: [
      'all|every|each|whole|entire square|squares|cell|cells|grid|field .. submerged|covered|reachable|under|reached|flooded|connected',
      'strictly|deeper|exceed|exceeds|exceeding',
      'less|lower|smaller than t|the',
      'above t|water|the',
      'obstacle|obstacles|blocked|wall|walls',
      'once|one square|cell|k .. higher|ignored|skipped|skip|jump',
      'wrap|wraps|torus',
    ],
    answer: (grid) => Math.max(...grid.map((row) => Math.max(...row))),
  },
]
