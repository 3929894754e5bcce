const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]

/** The cells of each island of `land`. */
function islandsOf(grid, steps = SIDES, land = '1') {
  const seen = new Set()
  const islands = []
  for (const [row, line] of grid.entries())
    for (const column of line.keys()) {
      if (grid[row][column] !== land || seen.has(`${row} ${column}`)) continue
      const cells = [[row, column]]
      seen.add(`${row} ${column}`)
      for (const [r, c] of cells)
        for (const [down, right] of steps) {
          const near = `${r + down} ${c + right}`
          if (grid[r + down]?.[c + right] !== land || seen.has(near)) continue
          seen.add(near)
          cells.push([r + down, c + right])
        }
      islands.push(cells)
    }
  return islands
}

const atBorder = (grid) => (cells) =>
  cells.some(([r, c]) => r === 0 || c === 0 || r === grid.length - 1 || c === grid[0].length - 1)

function outline(cells) {
  const [top, left] = [Math.min(...cells.map(([r]) => r)), Math.min(...cells.map(([, c]) => c))]
  return cells
    .map(([r, c]) => `${r - top} ${c - left}`)
    .toSorted()
    .join()
}

/** The outline that a shape, turned and mirrored in every way, has in common with its likes. */
function anyWayRound(cells) {
  const ways = [cells, cells.map(([r, c]) => [c, r])].flatMap((way) =>
    [1, -1].flatMap((down) => [1, -1].map((right) => outline(way.map(([r, c]) => [down * r, right * c])))),
  )
  return ways.toSorted()[0]
}

const changed = (grid, from, to) =>
  grid.flatMap((line, row) =>
    line.flatMap((cell, column) => (cell === from ? [numIslands(grid.with(row, line.with(column, to)))] : [])),
  )

const lookAlikes = [
  {
    asks: 'islands joined through corners',
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
      'meet|meets|touch|touches|adjoin|adjoins in|at|by a|one|the|their|its corner ~not|do|does|only|are|is|dont|doesnt|alone|remain|stay',
      'corner belong|belongs|form|forms|count|counts as|to|one|together|the|a',
      'just|exactly|precisely as|like .. side|sides|edge|edges',
      'even|or|also at|by .. corner|corners',
      'eight|8 directions|direction|directionally|neighbours|neighbors|neighbouring|adjacent|connected|way|sides|surrounding|cells',
      'horizontally|horizontal vertically|vertical and|or diagonally|diagonal',
      'horizontally|vertically|vertical|side|sides|edge|orthogonally .. or diagonally|diagonal|corner|corners',
      'diagonally|diagonal|diagonals too|also|included|count',
      'including|include|even|also diagonally|diagonal|diagonals|corner|corners',
      'or diagonally|diagonal',
      'or|even a|at|the|by|their corner|corners',
      'or a|one|some|any common|shared|same|single corner|corners',
      'side|sides|edge|edges or corner|corners',
      'side|sides|edge|edges .. or|and .. corner|corners',
      'be|whether it|they|at|along|by .. corner|corners',
      'or just|merely|only|even|simply|barely at|in|a|by|the|over .. corner|corners',
      'corner contact|touch|contacts is|are|counts|count|connects|joins|links|suffices',
      'king|queen',
      'corner .. enough|suffices|suffice|connects|joins|together|link|links|well|too|even',
      'diagonal|diagonally .. enough|suffices|suffice|connects|joins|together|link|links|well|too',
      'corner to',
      'even|already|merely .. corner|diagonal|diagonally',
      'any|all|its eight|8',
    ],
    answer: (grid) => islandsOf(grid, [...SIDES, ...CORNERS]).length,
  },
  {
    asks: 'islands joined through corners only',
    said: [
      'only .. diagonal|diagonally|corner|corners ~not|dont|doesnt|does|do|are|is|belong|belongs',
      'diagonally|diagonal only',
    ],
    answer: (grid) => islandsOf(grid, CORNERS).length,
  },
  {
    asks: 'islands of different shapes',
    said: [
      'distinct|unique island|shape',
      'number of different island|shape',
      'same|identical|equal shape|form|outline|if|when',
      'shape|shapes|congruent',
      'moved|translated|shifted|slid|translation',
      'considered|counted the same',
    ],
    answer: (grid) => new Set(islandsOf(grid).map(outline)).size,
  },
  {
    asks: 'islands of different shapes, turned or mirrored as well',
    said: ['rotate|rotated|rotation|rotations|reflect|reflected|reflection|mirrored|flipped', 'shape|shapes|congruent'],
    answer: (grid) => new Set(islandsOf(grid).map(anyWayRound)).size,
  },
  {
    asks: 'islands away from the border',
    said: [
      'side|sides|round|around .. within|inside the map|grid|chart|picture|board',
      'closed|enclosed|inland|landlocked|inner|interior',
      'not|never|without .. border|boundary|reach|rim',
      'border|boundary|rim .. not|ignored|excluded|ignore|except',
      'touch|touches|touching .. border|boundary|rim|margin',
      'touch|touches|touching the|an edge|edges of',
      'cut off',
      'edge|rim|frame|margin|border of the map|chart|picture',
      'reach|reaches|meet|lies|lie|runs .. edge|border|rim|margin|frame',
      'land|cells|those|islands|what|groups|one at|on|along the frame|border|rim|margin|edge',
      'continent|mainland|peninsula',
      'for sure|certain',
      'frame|rim|margin|border|edge .. may|might|could|maybe|perhaps',
    ],
    answer: (grid) => islandsOf(grid).filter((cells) => !atBorder(grid)(cells)).length,
  },
  {
    asks: 'islands at the border',
    said: [
      'touch|touches|touching|reach|reaches .. border|boundary|rim|margin',
      'touch|touches|touching|reach the|an edge of',
      'on|at|along the border|boundary|rim|coast',
    ],
    answer: (grid) => islandsOf(grid).filter(atBorder(grid)).length,
  },
  {
    asks: 'the size of the largest island',
    said: [
      'largest|biggest|maximum|greatest|max|area',
      '~at most',
      'size ~m|n|x|k|1',
      'how many cells',
      'number of cells',
    ],
    answer: (grid) => Math.max(0, ...islandsOf(grid).map((cells) => cells.length)),
  },
  {
    asks: 'the size of the smallest island',
    said: ['smallest|minimum|least|minimal|tiniest'],
    answer: (grid) => Math.min(...islandsOf(grid).map((cells) => cells.length), grid.flat().length),
  },
  {
    asks: 'the number of land cells',
    said: ['cells|cell|squares .. how many|number|count', 'how many|number of land|cells|squares|1|ones', 'area|total'],
    answer: (grid) => grid.flat().filter((cell) => cell === '1').length,
  },
  {
    asks: 'the lakes or stretches of water',
    said: [
      'number|count|how of|the|many lakes|lake|seas|ponds|water|oceans',
      'regions|region of 0|water|zeros',
      'patches|areas|regions|pools|rooms|groups|components|clusters|lakes|patch|bodies of|with|from|holding 0|zero|water',
      '0|zero .. joined|connected|linked|neighbours|adjacent|together',
      'how many .. lakes|pools|ponds|seas|rooms|holes',
    ],
    answer: (grid) => islandsOf(grid, SIDES, '0').length,
  },
  {
    asks: 'lakes inside islands',
    said: ['lakes|ponds|holes|hole|puddles', 'enclosed|inside|within .. island|islands|land', 'water .. enclosed'],
    answer: (grid) => islandsOf(grid, SIDES, '0').filter((cells) => !atBorder(grid)(cells)).length,
  },
  {
    asks: 'islands of two cells or more',
    said: [
      'at least|most two|2|three|3|k',
      'two|2|three|3|k or more|cells',
      'more than one|1|k|two',
      'single|lone|isolated|one cell|land .. not|ignored|excluded',
      'larger|bigger|smaller than',
      'single|lone|one|solitary cell|square|1 .. no|not|never|too|nothing|rock|rocks',
      'too small|tiny',
      'bigger|larger|more than one|a|single',
      'least two|three|2|3 cell|square|field',
      'than one|two|1|2 cell|square|field',
      'have|has|having a|one|some|any|no|their|its|another neighbour|neighbor|companion|partner|company',
      'alone|lonely|solitary|hermit|hermits',
      'not|never .. by itself|themselves',
      'without|lacks|lack .. neighbour|neighbor',
    ],
    answer: (grid) => islandsOf(grid).filter((cells) => cells.length > 1).length,
  },
  {
    asks: 'islands of one cell',
    said: ['single|lone|isolated|one|exactly cell|cells|one|land', 'exactly one|two|k'],
    answer: (grid) => islandsOf(grid).filter((cells) => cells.length === 1).length,
  },
  {
    asks: 'islands of an even or odd size',
    said: ['even|odd'],
    answer: (grid) => islandsOf(grid).filter((cells) => cells.length % 2 === 0).length,
  },
  {
    asks: 'a map that goes on at the opposite edge',
    said: [
      'off|past|over .. top|bottom',
      'come|comes|arrive|arrives|emerge|emerges|reappear|reappears in|out|at|from|back .. bottom|top|left|right|opposite',
      'wrap|wrapping|wrapped|circular|cyclic|torus|toroidal|cylinder|sphere|globe',
      'opposite edge|edges|side|sides',
    ],
    answer(grid) {
      const [rows, columns] = [grid.length, grid[0].length]
      const owner = grid.map((line, r) => line.map((_, c) => r * columns + c))
      for (let round = rows * columns; round > 0; round--)
        for (let r = 0; r < rows; r++)
          for (let c = 0; c < columns; c++)
            for (const [down, right] of SIDES) {
              const [nr, nc] = [(r + down + rows) % rows, (c + right + columns) % columns]
              if (grid[r][c] === '1' && grid[nr][nc] === '1') owner[r][c] = Math.min(owner[r][c], owner[nr][nc])
            }
      return new Set(owner.flatMap((line, r) => line.filter((_, c) => grid[r][c] === '1'))).size
    },
  },
  {
    asks: 'the islands left after one cell is changed into land',
    said: [
      'change|changing|flip|flipping|convert|converting|fill|filling|bridge|build|building',
      'turn|turning|add|adding one|a|at|any',
      'at most one|1',
      'fewest|minimum|least',
    ],
    answer: (grid) => Math.min(numIslands(grid), ...changed(grid, '0', '1')),
  },
  {
    asks: 'the islands after one cell of land is gone',
    said: [
      'remove|removing|removed|flood|floods|flooded|sink|sinks|sunk|erase|drown|lose|disappear',
      'most|maximum .. islands',
    ],
    answer: (grid) => Math.max(0, ...changed(grid, '1', '0')),
  },
  {
    asks: 'cells joined along rows only',
    said: [
      'only horizontally|horizontal|row|rows',
      'horizontally|horizontal only|alone',
      'same|a row',
      'in|within .. row|rows',
      'left|right or|and right|left .. only|alone',
      'above|below .. not',
      'vertical|vertically neighbour|neighbor|contact|connection .. nothing|separate',
    ],
    answer: (grid) =>
      islandsOf(
        grid,
        SIDES.filter(([down]) => down === 0),
      ).length,
  },
  {
    asks: 'cells joined along columns only',
    said: [
      'only vertically|vertical|column|columns',
      'vertically|vertical only|alone',
      'same|a column',
      'in|within .. column|columns',
    ],
    answer: (grid) =>
      islandsOf(
        grid,
        SIDES.filter(([, right]) => right === 0),
      ).length,
  },
  {
    asks: 'other signs for land and water',
    said: [
      '0|zero land|island|ground',
      '0|zero is|are|means|represents|marks|for land|ground',
      '0|zero stands for land',
      '1|one water|sea|lake',
      '1|one is|are|means|represents|marks|for water|sea',
      '1|one stands for water',
    ],
    answer: (grid) => islandsOf(grid, SIDES, '0').length,
  },
  {
    asks: 'islands under one more condition',
    said: ['one|two|three .. wide|thick|broad', 'rock|rocks|reef|sandbank'],
  },
  {
    asks: 'a map whose left and right edges meet',
    said: [
      'comes|come|enters|enter|appears|appear|reappears|back again|on|at|from',
      'leave|leaves|leaving|exit|exits|sail|sails .. right|left|east|west|top|bottom|edge',
      'walk|walks|go|goes|going|step|steps off|out|beyond|past|over .. right|left|east|west|top|bottom|edge',
      'whole|entire world|globe|earth|planet',
      'again .. left|right',
      'west ~south|north|or|and|east .. east',
      'east ~south|north|or|and|west .. west',
      'world|globe|planet|earth',
      'left|right|east|west|top|bottom|opposite|outer|two|both edge|edges|side|sides|border|borders|column .. joined|join|joins|meet|meets|continue|continues|continued',
      'joined|join|joins|meet|meets|continue|continues|continued .. edge|rim|border|margin|opposite',
      'joined|join|joins|meet|meets|continue|continues|continued .. left|right|east|west column|edge|end',
      'continue|continues|continued .. side|left|right|east|west',
      'wound|wrapped|wrap|wraps|bent|rolled|glued|globe|cylinder|torus|planet|earth|equator|ring|sphere|donut|doughnut|tube',
      'last|rightmost|right column|edge|border|side .. first|leftmost|left',
      'first|leftmost|left column|edge|border .. last|rightmost|right',
      'opposite edge|border|side',
      'date line',
      'round|around the globe|world|back',
      '~all round|around the map',
    ],
    answer(grid) {
      const [height, width] = [grid.length, grid[0].length]
      const seen = new Set()
      let islands = 0
      const spread = (row, column) => {
        if (row < 0 || row >= height || grid[row][column] !== '1' || seen.has(row * width + column)) return
        seen.add(row * width + column)
        for (const [down, right] of SIDES) spread(row + down, (column + right + width) % width)
      }
      for (let row = 0; row < height; row++)
        for (let column = 0; column < width; column++)
          if (grid[row][column] === '1' && !seen.has(row * width + column)) {
            islands++
            spread(row, column)
          }
      return islands
    },
  },
  {
    asks: 'the islands of a part of the map',
    said: [
      'left|right|upper|lower|top|bottom|western|eastern|northern|southern|west|east|north|south half|part|side|third|quarter',
      'middle|centre|center|central column|row|line|meridian',
      'leftmost|rightmost|topmost|uppermost|bottommost cell|land|square',
      'left|right|above|below|west|east|north|south of the|its|column|row',
      'half|halves|quarter',
      'first|last two|three|row|column|rows|columns',
    ],
    answer: (grid) =>
      islandsOf(grid).filter((cells) => Math.min(...cells.map((cell) => cell[1])) <= (grid[0].length - 1) / 2).length,
  },
  {
    asks: 'islands without water inside',
    said: [
      'enclose|encloses|enclosing|encircle|encircles|surround|surrounds any|a|some|no|water|lake|lakes|0|sea',
      'no|not|never|without|free .. lake|lakes|hole|holes|pond|ponds|lagoon',
    ],
  },
  {
    asks: 'a map whose opposite edges meet',
    said: [
      '~not|no|nothing|never|without|nor|or wrap|wraps|wrapping|wrapped around|round ~is|are|not|isnt',
      'torus|toroidal|cylinder|cylindrical|globe|planet|donut|doughnut',
      'leave|leaves|leaving|exit|exits|exiting|off|past|over|beyond .. comes|come|coming|enters|enter|entering|reenters|reenter|reappears|reappear|appears|appear|emerges|emerge|continues back|again|in|on|out|at|up|from',
      'last|rightmost|right|eastern|bottom|lowest column|edge|border|row|side|margin .. adjacent|next|neighbour|neighbours|neighbouring|joined|beside|connected|followed|continues .. first|leftmost|left|western|top|uppermost',
    ],
  },
]
