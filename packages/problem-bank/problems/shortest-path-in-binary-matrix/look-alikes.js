const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right])).filter(([d, r]) => d || r)
const straight = around.filter(([down, right]) => down === 0 || right === 0)
const diagonal = around.filter(([down, right]) => down !== 0 && right !== 0)
const knight = [-2, -1, 1, 2].flatMap((down) => [3 - Math.abs(down), Math.abs(down) - 3].map((right) => [down, right]))

/**
 * The cells on a shortest path from one of the starts ([row, column]) to a goal; -1 where there is none.
 * `cleared` cells with a 1 may be passed.
 */
function shortest(
  grid,
  { moves = around, starts = [[0, 0]], isGoal, cleared = 0, mayGo = () => true, wraps = false } = {},
) {
  const size = grid.length
  const ends = isGoal ?? ((row, column) => row === size - 1 && column === size - 1)
  const left = grid.map((line) => line.map(() => -1))
  let reached = []
  const enter = (row, column, rest) => {
    const after = rest - (grid[row]?.[column] ?? Infinity)
    if (!(after >= 0 && after > left[row][column])) return
    left[row][column] = after
    reached.push([row, column, after])
  }
  for (const [row, column] of starts) enter(row, column, cleared)
  for (let length = 1; reached.length > 0; length++) {
    const cells = reached
    reached = []
    for (const [row, column, rest] of cells) {
      if (ends(row, column)) return length
      for (const [down, right] of moves) {
        const [r, c] = [row + down, column + right]
        if (!mayGo(grid, [row, column], [r, c])) continue
        if (wraps) enter((r + size) % size, (c + size) % size, rest)
        else enter(r, c, rest)
      }
    }
  }
  return -1
}

const blocked = (grid, row, column) => grid[row]?.[column] !== 0
const countOr = (length, made) => (length === -1 ? -1 : made(length))

/** The numbers of shortest ways to the cells, and whether they are reached at all, level by level. */
function countShortest(grid) {
  if (grid[0][0] !== 0) return 0
  const last = grid.length - 1
  const seen = new Set(['0,0'])
  for (let level = new Map([['0,0', 1]]); level.size > 0; ) {
    if (level.has(`${last},${last}`)) return level.get(`${last},${last}`)
    const following = new Map()
    for (const [cell, ways] of level) {
      const [row, column] = cell.split(',').map(Number)
      for (const [down, right] of around) {
        const next = `${row + down},${column + right}`
        if (blocked(grid, row + down, column + right) || seen.has(next)) continue
        following.set(next, (following.get(next) ?? 0) + ways)
      }
    }
    for (const cell of following.keys()) seen.add(cell)
    level = following
  }
  return 0
}

function reachable(grid) {
  const cells = grid[0][0] === 0 ? [[0, 0]] : []
  const seen = new Set(cells.map(String))
  for (const [row, column] of cells)
    for (const [down, right] of around) {
      const next = [row + down, column + right]
      if (blocked(grid, ...next) || seen.has(String(next))) continue
      seen.add(String(next))
      cells.push(next)
    }
  return cells.length
}

const obstacleWords = [
  'may|can|could|allowed cross|enter|step|use .. single|one|1',
  'may|can|could|might|allowed|able|permitted|exactly|most .. remove|removed|change|changed|flip|flipped|cleared|eliminate|eliminated|break|broken|destroy|destroyed|crossed|converted|convert',
  'one|1|k|two|2|single|three wall|obstacle|cell|block|occupied|blocked|one .. removed|changed|flipped|eliminated|broken|destroyed|opened|crossed',
  'remove|removing|change|changing|flip|flipping|clearing|eliminate|eliminating|break|breaking|destroy|destroying|convert|converting|turning .. one|1|k|two|2|single|wall|obstacle|cell',
  'at most|up|to one|1|k|two|2|three|3|to wall|obstacle|cell|blocked|one|k|removal|elimination|flip|change',
  'through one|1|a|k|two|2|at|up .. wall|obstacle|blocked|occupied|one|cell',
  'bomb|hammer|dynamite|joker|pickaxe|explosive|key',
  'blast|blasts|blasting|dig|digs|digging|drill|drills|drilling|tunnel|smash|smashes|blow|blows|climb|climbs|demolish|hack|saw|melt|melts|push|shove|shift|knock|tear',
  'may|can|could|allowed|able|might .. one|1|single|two rock|stone|tree|shelf|hedge|fence|mine|bush|crate|boulder|barrier|pillar|of',
]

const lookAlikes = [
  {
    asks: 'a path by way of another corner',
    said: [
      'on the|its|her|his way',
      'pass|passes|passing|via|visit|visits|visiting|through the|a|its|cell|corner|key|top|upper|right|middle|centre|center',
      'must|has|have visit|pass|touch|collect',
      'key|checkpoint|pick|picks|collect|collects|stopover|detour',
      'by way',
    ],
    answer(grid) {
      const last = grid.length - 1
      const first = shortest(grid, { isGoal: (row, column) => row === 0 && column === last })
      const second = shortest(grid, { starts: [[0, last]] })
      return first < 0 || second < 0 ? -1 : first + second - 1
    },
  },
  {
    asks: 'a rule on the steps that follow one another',
    said: [
      'after a|each|every|one diagonal|straight|step|move',
      'next one|step|move',
      'previous|same direction|step|move|way',
      'in succession',
      'two|2|three .. row|succession|consecutive|consecutively|running',
      'turn|turns|turning|turned',
    ],
    answer(grid) {
      const found = shortest(grid)
      const straightly = shortest(grid, { moves: straight })
      return found > 2 && found !== straightly ? undefined : found
    },
  },

  {
    asks: 'the longest path',
    said: [
      'longest|largest|greatest|maximum|maximal',
      'most cell|square|number|field|possible|tile|step',
      'as many|long',
      'slowest|detour',
    ],
    answer(grid) {
      if (grid.flat().filter((cell) => cell === 0).length > 11) return undefined
      const seen = new Set()
      const from = (row, column) => {
        if (blocked(grid, row, column) || seen.has(`${row} ${column}`)) return -1
        if (row === grid.length - 1 && column === row) return 1
        seen.add(`${row} ${column}`)
        const best = Math.max(...around.map(([down, right]) => from(row + down, column + right)))
        seen.delete(`${row} ${column}`)
        return best === -1 ? -1 : best + 1
      }
      return from(0, 0)
    },
  },

  {
    asks: 'four directions',
    denied: [
      'eight|8|8directionally|8connected|diagonal|diagonally|diagonals|king|kings|surrounding|surround|surrounds|around|slantwise|obliquely|slant',
      'corner|corners|vertex|point .. side|edge',
      'side|sides|edge|edges .. corner|corners|vertex|point',
      'any|all|every direction|directions|neighbour|neighbours|neighbor|neighbors|neighbouring|neighboring|way|adjacent|ways',
      'touch|touches|touching',
    ],
    said: [
      'above|below|left|right .. left|right|above|below or|and',
      'side|sides|edge|edges ~or|and',
      'beside|sideways',
      'four|4 cardinal|compass|main|straight|basic|orthogonal',
      'four|4 direction|neighbour|neighbor|way|side|adjacent|connected|neighbouring|neighboring|directional|directionally',
      'without|no|never|not|forbidden|forbids|except .. diagonal|diagonally|diagonals',
      'diagonal|diagonally|diagonals .. not|forbidden|disallowed|prohibited|never|excluded|cannot|illegal',
      'horizontal|horizontally or vertical|vertically',
      'vertical|vertically or horizontal|horizontally',
      'only|just .. horizontal|horizontally|vertical|vertically|straight|orthogonal|orthogonally|up|sideways',
      'orthogonal|orthogonally',
      'up down left|and|or',
      'left right up|and|or',
      'up left|right down|and',
      'north south|east',
      'rook|rooks|manhattan',
    ],
    answer: (grid) => shortest(grid, { moves: straight }),
  },
  {
    asks: 'diagonal moves only',
    said: [
      'only|just|solely|exclusively .. diagonal|diagonally',
      'diagonal|diagonally move|only|direction only',
      'always|must .. diagonally',
      'four diagonal',
      'bishop|bishops',
    ],
    answer: (grid) => shortest(grid, { moves: diagonal }),
  },
  {
    asks: 'moves of a knight',
    said: ['knight|knights|horse', 'two cell|field|square .. and one', 'l shaped'],
    answer: (grid) => shortest(grid, { moves: knight }),
  },
  {
    asks: 'moves to the right and down only',
    denied: ['eight|8|8directionally|diagonal|diagonally|corner|corners|any|all|king|surrounding|directions|around'],
    said: [
      'only moves|move|steps|step|directions|ways|options',
      'are|is the only',
      'only|just|solely|always right|rightward|rightwards|down|downward|downwards|forward|forwards|south|east',
      'only|just|always move|go|step|walk|travel|drive .. right|down',
      'move|go|step|walk|moves|steps only|just .. right|down',
      'only|just|always .. rightward|rightwards|down|downward|downwards|forward|forwards',
      'to|the|go|move|moves|moving|step|steps|only right or|and|down down|downward|downwards|below',
      'to|go|move|moves|moving|step|steps|only down or|and|right right|rightward|rightwards',
      'never|not|cannot|cant .. up|upward|upwards|leftward|leftwards|backward|backwards',
      'never|not|cannot|cant move|go|step|walk .. left|back',
      'monotone|monotonic|monotonically',
    ],
    answer: (grid) => shortest(grid, { moves: around.filter(([down, right]) => down >= 0 && right >= 0) }),
  },
  {
    asks: 'moves that never go back a row',
    said: ['only|just|always .. down|downward|downwards|next row|south', 'never|not|cannot|cant .. up|upward|upwards'],
    answer: (grid) => shortest(grid, { moves: around.filter(([down]) => down >= 0) }),
  },
  {
    asks: 'the number of moves',
    said: [
      'number|count|fewest|least|minimum|many|minimal|few of|move|step|hop|jump step|move|hop|jump|edge|transition',
      'fewest|least|minimum|many|minimal|few|smallest step|move|hop|jump|edge|transition|king',
      'how many .. step|move|hop|jump',
      'length .. edge|step|move|hop',
      'minute|minutes|second|seconds|time|day|days|hour',
      'start .. not|without|except|excluding .. counted|count|included|counting',
      'not counting|including the|start|first',
      'without|excluding|except the|its start|first',
    ],
    answer: (grid) => countOr(shortest(grid), (length) => length - 1),
  },
  {
    asks: 'the cells between the ends',
    said: [
      'between|strictly|intermediate|inner|interior',
      'both end|ends|corner|corners .. not|excluded|without|except',
      'excluding|except|without|besides both|the|start|end|first|its|corner',
      'not|never counting|including|counted|included|count',
    ],
    answer: (grid) => countOr(shortest(grid), (length) => Math.max(0, length - 2)),
  },
  {
    asks: 'a path through ones',
    said: [
      'path|way|route of|through|over|on|along|via|across 1|one|ones',
      'only .. 1|one',
      'cell|cells|field|containing|contain|value|of|to|are|is|be|equal|equals|with 1|one .. path|free|open|clear|passable|walkable|walk|pass|step|may|can|visited|allowed',
      'value|all|visit|visits|visiting|visited|through|equals|equal .. 1|one',
      '1|one is|are|mean|means|denotes|denote|marks|stands|for|for|represents .. free|open|clear|passable|walkable|road|path|land|allowed|floor|empty',
      '0|zero is|are|mean|means|denotes|denote|marks|represents|for a|an|the|blocked|wall|obstacle|closed|occupied|water wall|obstacle|hole|block|water|blocked|occupied|and',
      'cell with|of|containing 1|one',
    ],
    answer: (grid) => shortest(grid.map((line) => line.map((cell) => 1 - cell))),
  },
  ...[1, 2].map((cleared) => ({
    asks: `${cleared} obstacles that may be removed`,
    said: obstacleWords,
    answer: (grid) => shortest(grid, { cleared }),
  })),
  {
    asks: 'the fewest obstacles on a path',
    said: [
      'fewest|least|minimum|few|number|many|of|count wall|obstacle|ones|removal',
      'how many|number|few of|obstacle|wall obstacle|wall|ones|blocked|must|have',
      'remove|removed|cleared|break|broken',
    ],
    answer(grid) {
      let cleared = 0
      while (shortest(grid, { cleared }) === -1) cleared++
      return cleared
    },
  },
  {
    asks: 'the number of shortest paths',
    said: [
      'number|count of shortest|different|distinct|path|clear|such|all|possible|way|route',
      'how many shortest|different|distinct|clear|path|way|route|possible|such|of',
      'many shortest|different|distinct|path|way|route',
      'count|counting the|all|different|distinct|shortest|clear path|way|route|shortest|clear|such',
      'in how many ~minute|hour|day|second|step|move|turn|round|slot|unit|month|week',
    ],
    answer: countShortest,
  },
  {
    asks: 'the number of cells that can be reached',
    said: [
      'number|many|count|all of|cell|field .. reachable|reached|reach|connected|accessible',
      'how many .. reach|reached|reachable|visit|visited|accessible|get',
      'cells .. can .. reached|visited',
      'size|area of|component',
    ],
    answer: reachable,
  },
  {
    asks: 'a path between the other two corners',
    said: [
      'top|upper right',
      'right upper|top',
      'bottom|lower left',
      'left lower|bottom',
      'first row .. last column',
      'other|both corner|diagonal',
      'each|any|every|all corner',
    ],
    answer: (grid) => shortest(grid.map((line) => [...line].reverse())),
  },
  {
    asks: 'a path from the top row to the bottom row',
    said: [
      'any|some|a cell|field|place .. row|edge|border|side|line',
      'top|first|upper|bottom|last|lower row|edge|border|side|line',
      'row to',
      'from top to',
      'whichever|anywhere',
    ],
    answer: (grid) =>
      shortest(grid, {
        starts: grid.map((_, column) => [0, column]),
        isGoal: (row) => row === grid.length - 1,
      }),
  },
  {
    asks: 'a path from the left column to the right one',
    said: [
      'any|some|a cell|field|place .. column|edge|border|side',
      'left|first|leftmost|right|last|rightmost column|edge|border|side',
      'column to',
      'from left to',
      'whichever|anywhere',
    ],
    answer: (grid) =>
      shortest(grid, {
        starts: grid.map((_, row) => [row, 0]),
        isGoal: (_, column) => column === grid.length - 1,
      }),
  },
  {
    asks: 'a grid whose edges are joined',
    said: [
      'wrap|wraps|wrapped|wrapping|wraparound|torus|toroidal|cyclic|circular|cylinder|cylindrical',
      'opposite|other|left|right edge|side|border',
      'edge|edges|side|border .. joined|connected|glued|adjacent|opposite',
      'leave|leaves|leaving|goes off|out',
      'reenter|reenters|reappear|reappears|teleport|teleports|portal',
    ],
    answer: (grid) => shortest(grid, { wraps: true }),
  },
  {
    asks: 'no diagonal move between two blocked cells',
    said: [
      'squeeze|squeezing|slip|wriggle',
      'slantwise|diagonally .. if|when|where both',
      'squeeze|squeezing|cut|cutting|slip|slipping|pass|passing .. between|corner|corners|diagonal|diagonally',
      'diagonal|diagonally|diagonals .. only if|when|unless|both|provided|between',
      'diagonal|diagonally|diagonals .. unless|provided|forbidden',
      'between two|2 blocked|wall|obstacle|occupied|ones|1',
      'corner .. blocked|wall|obstacle|cut|forbidden|not',
      'both .. blocked|walls|obstacles|occupied|free|clear',
    ],
    answer: (grid) =>
      shortest(grid, {
        mayGo: (cells, [row, column], [r, c]) => !(blocked(cells, row, c) && blocked(cells, r, column)),
      }),
  },
  {
    asks: 'no diagonal move past a blocked cell',
    said: [
      'squeeze|squeezing|cut|cutting|slip|slipping|pass|passing .. between|corner|corners|diagonal|diagonally',
      'diagonal|diagonally|diagonals .. only if|when|unless|both|provided|between',
      'diagonal|diagonally|diagonals .. unless|provided|forbidden',
      'corner .. blocked|wall|obstacle|cut|forbidden|not',
      'both .. free|clear|open|0|zero',
    ],
    answer: (grid) =>
      shortest(grid, {
        mayGo: (cells, [row, column], [r, c]) => !blocked(cells, row, c) && !blocked(cells, r, column),
      }),
  },
  {
    asks: 'ends that may be blocked',
    said: [
      'regardless|irrespective|whatever',
      'even if|when .. start|first|end|last|corner|itself|1|one|blocked|occupied',
      'start|first|last|end|goal|corner|corners .. ignored|count|counts|treated|considered|regarded|whatever|regardless .. free|clear|open|empty|not|is|passable',
      'start|first|last|end|corner .. may|can .. 1|one|blocked|occupied',
    ],
    answer(grid) {
      const last = grid.length - 1
      const isEnd = (row, column) => (row === 0 && column === 0) || (row === last && column === last)
      return shortest(grid.map((line, row) => line.map((cell, column) => (isEnd(row, column) ? 0 : cell))))
    },
  },
  {
    asks: 'diagonal moves that count for two',
    said: [
      'diagonal|diagonally|diagonals .. two|2|twice|double|cost|costs|weight|weigh|longer|more|expensive|1|three|3',
      'cost|costs|weight|weighs|weighted|euclidean|expensive|price|energy',
      'straight .. diagonal .. cost|costs',
    ],
    answer(grid) {
      const last = grid.length - 1
      const least = grid.map((line) => line.map(() => Infinity))
      if (!blocked(grid, 0, 0)) least[0][0] = 1
      for (let changed = true; changed; ) {
        changed = false
        for (const [row, line] of grid.entries())
          for (const column of line.keys())
            for (const [down, right] of around) {
              const cost = least[row][column] + Math.abs(down) + Math.abs(right)
              const [r, c] = [row + down, column + right]
              if (blocked(grid, r, c) || cost >= least[r][c]) continue
              least[r][c] = cost
              changed = true
            }
      }
      return Number.isFinite(least[last][last]) ? least[last][last] : -1
    },
  },
  {
    asks: 'at most one diagonal move, or so many',
    said: [
      'at most|only|just|than|single|exactly .. diagonal|diagonally|diagonals',
      'one|1|k|two|2|single diagonal|diagonally',
      'once|twice .. diagonal|diagonally',
      'diagonal|diagonally|diagonals .. once|twice|at most|one|k',
      'two .. diagonal .. row|succession|other',
      'alternate|alternating|alternately',
    ],
    answer: (grid) => shortest(grid, { moves: straight }),
  },
  {
    asks: 'longer moves in one go',
    said: [
      'any number|distance|many of cell|field|square|step',
      'queen|queens|slide|slides|sliding',
      'up to|most k|two|2|three|3 cell|field|square|step',
      'jump|jumps|jumping|leap|leaps',
      'two|2|k cell|field|square at',
    ],
    answer(grid) {
      const far = around.map(([down, right]) => [2 * down, 2 * right])
      return shortest(grid, { moves: [...around, ...far] })
    },
  },
  {
    asks: '0 where there is no path',
    said: [
      'return|returns|give|answer|report|output|result 0|zero if|when|where|in|otherwise',
      'otherwise|else|or|result|answer 0|zero .. no|not|impossible|exists|exist|path',
      'otherwise|else|impossible|unreachable .. 0|zero',
      'no|not|impossible|unreachable .. return|answer|give 0|zero',
      'or 0|zero if|when',
    ],
    answer: (grid) => Math.max(0, shortest(grid)),
  },
  {
    asks: 'the way there and back',
    said: ['round trip|tour|way', 'there and back', 'and .. back|return|returns|returning', 'return trip|journey|way'],
    answer: (grid) => countOr(shortest(grid), (length) => 2 * length - 1),
  },
]
