const sum = (counts) => counts.reduce((total, count) => total + count, 0)

/** The number of ways to each field, when it is reached by the given steps [down, right] from the top left. */
function waysWith(grid, steps, free = (cell) => cell !== 1) {
  const ways = grid.map((row) => row.map(() => 0))
  for (const [r, row] of grid.entries())
    for (const [c, cell] of row.entries()) {
      if (!free(cell)) continue
      ways[r][c] = r === 0 && c === 0 ? 1 : sum(steps.map(([down, right]) => ways[r - down]?.[c - right] ?? 0))
    }
  return ways
}

const STRAIGHT = [
  [0, 1],
  [1, 0],
]
const ALL = [...STRAIGHT, [0, -1], [-1, 0]]
const last = (ways) => ways.at(-1).at(-1)
const cells = (grid) => grid.flatMap((row, r) => row.map((_, c) => [r, c]))
const changed = (grid, [row, column], value) =>
  grid.map((cellsOfRow, r) => cellsOfRow.map((cell, c) => (r === row && c === column ? value : cell)))

/** The steps of the shortest way from corner to corner, or -1. */
function shortest(grid, steps) {
  if (grid[0][0] === 1) return -1
  const away = new Map([['0 0', 0]])
  for (const [place, length] of away) {
    const [r, c] = place.split(' ').map(Number)
    for (const [down, right] of steps) {
      const next = `${r + down} ${c + right}`
      if (grid[r + down]?.[c + right] === 0 && !away.has(next)) away.set(next, length + 1)
    }
  }
  return away.get(`${grid.length - 1} ${grid[0].length - 1}`) ?? -1
}

/** The number of ways in all given directions on which no field is met twice. */
function simpleWays(grid, steps) {
  const from = (r, c, visited) => {
    if (grid[r]?.[c] !== 0 || visited.has(`${r} ${c}`)) return 0
    if (r === grid.length - 1 && c === grid[0].length - 1) return 1
    return sum(steps.map(([down, right]) => from(r + down, c + right, new Set([...visited, `${r} ${c}`]))))
  }
  return from(0, 0, new Set())
}

/** Blocks what lies beside an obstacle as well, or around it. */
const widened = (grid, reach) =>
  grid.map((row, r) => row.map((_, c) => Number(reach.some(([down, right]) => grid[r + down]?.[c + right] === 1))))
const AROUND = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right]))

/** The paths that never step on two obstacles one after the other. */
function sparing(grid) {
  const from = (r, c, before) => {
    const cell = grid[r]?.[c]
    if (cell === undefined || cell + before > 1) return 0
    if (r === grid.length - 1 && c === grid[0].length - 1) return 1
    return from(r + 1, c, cell) + from(r, c + 1, cell)
  }
  return cells(grid).length > 60 ? undefined : from(0, 0, 0)
}

const lookAlikes = [
  {
    asks: 'one obstacle that may be removed',
    said: [
      'can|may|could cross|crossed|bridge|jump|leap|step',
      'plank|bridge|ladder|boat|rope|raft',
      'push|pushes|pushing|shove|shoves|shoving|heave|heaves|tip|tips|kick|kicks|drag|drags|saw|saws|dig|digs|tunnel|tunnels .. aside|away|out|through|over',
      'aside',
      'key|keys|ticket|token|permit|voucher|pass|tool|hammer|dynamite .. one|1|single|any|once|an',
      'opens|unlocks|unlock|clears|blows|frees|dissolves|melts one|1|any|an|a|single',
      'single|lone obstacle|crate|box|rock|stone|wall|bush|hole|block|blocked|tree|cone|puddle',
      'once .. through|over|past|across',
      'carries|carry|carrying',
      'remove|removed|removing|break|broken|breaking|destroy|destroyed|cleared|clearing|eliminate|eliminated|blast|demolish|demolished|jump|ignored|overcome|smash',
      'at most one|1|k|two obstacle|stone|blocked|wall|of',
      'one|1|k|single obstacle|stone|wall|blocked may|can|could',
      'through one|1|an|a|at|k',
      'up to one|1|k|two',
      'over one|1|an|a obstacle|stone|wall',
      'may|can .. one|1|an obstacle|stone|wall|blocked',
    ],
    answer: (obstacleGrid) => {
      const freed = cells(obstacleGrid).filter(([r, c]) => obstacleGrid[r][c] === 1)
      const without = uniquePathsWithObstacles(obstacleGrid)
      return without + sum(freed.map((place) => uniquePathsWithObstacles(changed(obstacleGrid, place, 0)) - without))
    },
  },
  {
    asks: 'the length of the shortest path in steps',
    said: [
      'shortest|fewest|minimum|minimal|quickest|fastest',
      'length of',
      'least|smallest number|step|steps|moves|count',
      'how many step|move|moves|cell',
      'number|count of step|move|cell|field',
      'how long|far',
    ],
    answer: (obstacleGrid) => shortest(obstacleGrid, ALL),
  },
  {
    asks: 'the length of the shortest path in fields',
    said: [
      'shortest|fewest|minimum|minimal|quickest|fastest',
      'length of',
      'least|smallest number|step|steps|moves|count',
      'how many step|move|moves|cell',
      'number|count of step|move|cell|field',
    ],
    answer: (obstacleGrid) => {
      const steps = shortest(obstacleGrid, ALL)
      return steps === -1 ? -1 : steps + 1
    },
  },
  {
    asks: 'diagonal steps too',
    said: [
      'both below|down|under and',
      'lies|lying both',
      'or right below|down',
      'across|over|through|via the|a|its corner|corners',
      'cornerwise|slantwise|aslant|askew|obliquely|oblique',
      'diagonal|diagonally|diagonals|slantwise|oblique',

      'down and right at|simultaneously|together',
      'three|3 direction|move|step|way',
      'southeast|south-east',
      'lower right neighbour|neighbor|diagonal|or',
      'king',
    ],
    answer: (obstacleGrid) => last(waysWith(obstacleGrid, [...STRAIGHT, [1, 1]])),
  },
  {
    asks: 'only diagonal and one straight step, or the other diagonal',
    said: ['diagonal|diagonally|diagonals', 'knight|bishop|king', 'two|2 cells|fields|squares|steps'],
    answer: (obstacleGrid) =>
      last(
        waysWith(obstacleGrid, [
          [1, 1],
          [0, 1],
        ]),
      ),
  },
  {
    asks: 'longer steps or jumps',
    said: [
      'one or two|2',
      '1 or 2|two',
      'jump|jumps|leap|leaps|hop|skip|skips|skipping',
      'two|2|several|any|k cell|cells|field|fields|square|squares|step|steps|places at|once|right|down|further',
      'any number of cells|fields|squares|steps',
      'as far|many',
    ],
    answer: (obstacleGrid) => last(waysWith(obstacleGrid, [...STRAIGHT, [0, 2], [2, 0]])),
  },
  {
    asks: 'the number modulo something',
    said: ['modulo|mod|modulus|remainder', '1000000007|998244353', '10 9 7'],
    answer: (obstacleGrid) => uniquePathsWithObstacles(obstacleGrid) % 1000000007,
  },
  {
    asks: 'steps in all four directions',
    said: [
      'four|all|any|every|4 direction',
      'up|upward|upwards down|or|and|left',
      'left or|and up',
      'left down',
      'left right',
      'right left',
      'down up',
      'up down',
      'or left|up|upward',
      'and left|up',
      'horizontally|vertically|sideways',
      'horizontal|vertical',
      'any|every|all adjacent|neighbouring|neighboring',
      'may|can .. back|backward|backwards',
      'exactly once',
      'visit|visited|enter|entered .. twice|again|once',
      'revisit|revisited',
    ],
    answer: (obstacleGrid) => (cells(obstacleGrid).length > 20 ? Infinity : simpleWays(obstacleGrid, ALL)),
  },
  {
    asks: 'steps right, down and left',
    said: [
      'left down',
      'left or|and up',
      'or left',
      'and left',
      'three|3 direction',
      'up down|or|and|left',
      'or up',
      'and up',
    ],
    answer: (obstacleGrid) =>
      cells(obstacleGrid).length > 20 ? Infinity : simpleWays(obstacleGrid, [...STRAIGHT, [0, -1]]),
  },
  {
    asks: 'every free field to be visited',
    said: [
      'every|each|all free|empty|cell|field|square|non .. exactly|once|visited|must',
      'visit|visits|visiting every|each|all',
      'exactly once',
      'hamiltonian',
      'cover|covers|covering',
    ],
    answer(obstacleGrid) {
      const free = sum(obstacleGrid.flat().map((cell) => 1 - cell))
      const from = (r, c, visited) => {
        if (obstacleGrid[r]?.[c] !== 0 || visited.has(`${r} ${c}`)) return 0
        const met = new Set([...visited, `${r} ${c}`])
        if (r === obstacleGrid.length - 1 && c === obstacleGrid[0].length - 1) return met.size === free ? 1 : 0
        return sum(ALL.map(([down, right]) => from(r + down, c + right, met)))
      }
      return free > 14 ? Infinity : from(0, 0, new Set())
    },
  },
  {
    asks: 'zeros to be the obstacles',
    said: [
      '1|one|ones .. step|stand|stone|land|free|floor|bridge|passable|ground|solid|plank|road|safe|open|path',
      '0|zero|zeros .. water|wall|hole|obstacle|blocked|closed|void|gap|sea|pit|rock|mine|trap|lava|swamp|abyss',
      '0|zero is|are|mark|means|mean|denote|for obstacle|blocked|stone|wall|forbidden|closed|an|a',
      '1|one is|are|mark|means|mean|denote|for free|empty|open|passable|walkable',
    ],
    answer: (obstacleGrid) => last(waysWith(obstacleGrid, STRAIGHT, (cell) => cell === 1)),
  },
  {
    asks: 'the paths through a grid without regard to obstacles',
    said: ['ignore|ignoring|ignored|regardless|disregarding', 'no obstacle|obstacles', 'all zero|zeros'],
    answer: (obstacleGrid) => last(waysWith(obstacleGrid, STRAIGHT, () => true)),
  },
  {
    asks: 'the paths to any field or to the last row',
    said: [
      'any cell|field|square of|in',
      'last|bottom row|column',
      'right|bottom edge|border|side|margin',
      'any|every free|cell|exit|border|edge',
      'number|count of .. reachable|reached',
      'reachable',
      'how many cell|field|square',
      'all cells|fields|squares',
    ],
    answer: (obstacleGrid) => sum(waysWith(obstacleGrid, STRAIGHT).at(-1)),
  },
  {
    asks: 'the number of fields that can be reached',
    said: ['reachable|reached', 'how many cell|field|square|free', 'number|count of cell|field|square|free'],
    answer: (obstacleGrid) =>
      waysWith(obstacleGrid, STRAIGHT)
        .flat()
        .filter((ways) => ways > 0).length,
  },
  {
    asks: 'the paths from another corner',
    said: [
      'bottom|lower left',
      'top|upper right',
      'bottom|lower right .. to .. top|upper left',
      'up and|or right|left',
      'right and|or up',
      'left and|or down|up',
      'down and|or left',
    ],
    answer: (obstacleGrid) => uniquePathsWithObstacles(obstacleGrid.map((row) => [...row].reverse())),
  },
  {
    asks: 'the obstacles counted, or passed at a cost',
    said: [
      'number|count of obstacle|stone|blocked|wall',
      'how many obstacle|stone|blocked|wall',
      'obstacle .. cost|costs|points|penalty',
      'exactly|through one|k|1|two obstacle|stone',
      'through exactly|at',

      'sum of',
    ],
    answer: (obstacleGrid) => sum(obstacleGrid.flat()),
  },
  {
    asks: 'a limited number of turns, or steps not repeated',
    said: [
      'turn|bend',
      'change|changes|changing .. direction',
      'direction .. change|changes|changed|turns',
      'no two|2',
      'same direction .. twice|row|consecutive|times|more',
      'in a row',
      'consecutive|successive|alternate|alternating|alternately',
      'at most k|one|two|1|2|three',
      'first step|move',
      'must .. through|visit|pass|include',
      'through .. centre|center|middle|checkpoint|given',
    ],
    answer(obstacleGrid) {
      const from = (r, c, before, turns) => {
        if (obstacleGrid[r]?.[c] !== 0) return 0
        if (r === obstacleGrid.length - 1 && c === obstacleGrid[0].length - 1) return 1
        const ways = STRAIGHT.map(([down, right]) => {
          const turned = before !== null && before !== down ? 1 : 0
          return turns + turned > 1 ? 0 : from(r + down, c + right, down, turns + turned)
        })
        return sum(ways)
      }
      return from(0, 0, null, 0)
    },
  },
  {
    asks: '-1 where there is no path',
    said: ['return|returns|give|answer -1', '-1 if|when|where', '-1'],
    answer: (obstacleGrid) => uniquePathsWithObstacles(obstacleGrid) || -1,
  },
  {
    asks: 'obstacles at the start or goal that do not count',
    said: [
      'start|goal|corner .. ignored|ignore|irrelevant|regardless',
      'even if|when .. start|first|corner|goal|end|last|corners',
    ],
    answer(obstacleGrid) {
      const opened = changed(changed(obstacleGrid, [0, 0], 0), [obstacleGrid.length - 1, obstacleGrid[0].length - 1], 0)
      return uniquePathsWithObstacles(opened)
    },
  },
  {
    asks: 'a grid that wraps around',
    said: ['wrap|wrapping|torus|cylinder|cylindrical|circular|cyclic|teleport|portal'],
    answer: (obstacleGrid) => uniquePathsWithObstacles(obstacleGrid),
  },
  {
    asks: 'obstacles that may be entered, though not two in a row',
    said: [
      'one after the|another',
      'in a row|succession',
      'can|may|could|might be entered|crossed|used|passed|trodden|stepped|waded',
      'consecutive|consecutively|successive|successively',
      'not|never|no .. two|2',
    ],
    answer: sparing,
  },
  {
    asks: 'what lies beside an obstacle blocked as well',
    said: [
      'share|shares|sharing .. side|edge|border|corner',
      'past|by a|an|one|it|them',
      'touch|touches|touching|border|borders|bordering|adjoin|adjoining',
      'next|adjacent|close|nearby|beside|alongside',
      'neighbour|neighbor|neighbours|neighbors|neighbouring|neighboring',
      'distance|around|surround|surrounding|surrounds|near',
    ],
    answer: (obstacleGrid) => uniquePathsWithObstacles(widened(obstacleGrid, [[0, 0], ...ALL])),
  },
  {
    asks: 'what lies around an obstacle blocked as well',
    said: [
      'share|shares|sharing .. side|edge|border|corner',
      'past|by a|an|one|it|them',
      'touch|touches|touching|border|borders|bordering|adjoin|adjoining',
      'next|adjacent|close|nearby|beside|alongside',
      'neighbour|neighbor|neighbours|neighbors|neighbouring|neighboring',
      'distance|around|surround|surrounding|surrounds|near',
    ],
    answer: (obstacleGrid) => uniquePathsWithObstacles(widened(obstacleGrid, AROUND)),
  },
  {
    asks: 'a start in any field of the first row',
    said: [
      'any|every|each|some|whichever|which .. top|first|upper|northern row|line|edge',
      'top|first|upper|northern row|line|edge|side',
    ],
    answer: (obstacleGrid) =>
      obstacleGrid[0].reduce(
        (total, _, column) => total + uniquePathsWithObstacles(obstacleGrid.map((row) => row.slice(column))),
        0,
      ),
  },
  {
    asks: 'a start in any field of the first column',
    said: [
      'any|every|each|some|whichever|which .. left|first|leftmost|western column|side|edge|border|row|field',
      'left|first|leftmost|western column|side|edge|border',
    ],
    answer: (obstacleGrid) =>
      obstacleGrid.reduce((total, _, row) => total + uniquePathsWithObstacles(obstacleGrid.slice(row)), 0),
  },
]
