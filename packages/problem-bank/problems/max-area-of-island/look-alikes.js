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
function islandsOf(grid, steps = SIDES, land = 1) {
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

const largest = (islands) => Math.max(0, ...islands.map((cells) => cells.length))

function perimeter(grid, cells) {
  return cells.flatMap(([r, c]) => SIDES.filter(([down, right]) => grid[r + down]?.[c + right] !== 1)).length
}

function flipped(grid, from, to) {
  return grid.flatMap((line, row) =>
    line.flatMap((cell, column) => (cell === from ? [maxAreaOfIsland(grid.with(row, line.with(column, to)))] : [])),
  )
}

const atBorder = (grid, cells) =>
  cells.some(([r, c]) => r === 0 || c === 0 || r === grid.length - 1 || c === grid[0].length - 1)

const lookAlikes = [
  {
    asks: 'the two largest islands together',
    said: [
      'two|2|three|3 largest|biggest',
      'largest|biggest two|2|three|3',
      'between|of|both them',
      'both|together|combined',
    ],
    answer(grid) {
      const [first = 0, second = 0] = islandsOf(grid)
        .map((cells) => cells.length)
        .toSorted((a, b) => b - a)
      return first + second
    },
  },
  {
    asks: 'the width or the height of an island',
    said: [
      'wide|widest|width|widths|tall|tallest|height|broad|broadest|long|longest|length|diameter|extent',
      'how many|of columns|rows',
    ],
    answer: (grid) => Math.max(0, ...islandsOf(grid).map((cells) => new Set(cells.map(([, column]) => column)).size)),
  },
  {
    asks: 'the height of an island',
    said: ['wide|tall|tallest|height|high|highest|long|longest|length|diameter|extent', 'how many|of rows'],
    answer: (grid) => Math.max(0, ...islandsOf(grid).map((cells) => new Set(cells.map(([row]) => row)).size)),
  },

  {
    asks: 'islands joined across a cell of water',
    said: [
      'over|across one|a|single|narrow water|sea|zero|gap|blocked|empty|strait|channel',
      'gap|gaps|bridge|bridges|bridged|jump|jumps|hop|hops|leap|ferry',
      'two|2 cells|steps|squares|places|tiles away|apart|off',
      'distance|within',
    ],
    answer: (grid) => largest(islandsOf(grid, [...SIDES, ...SIDES.map(([down, right]) => [2 * down, 2 * right])])),
  },

  {
    asks: 'islands joined through corners',
    said: [
      'even|or|also|just at a|the|one|some corner|corners',
      'eight|8 directions|direction|directionally|neighbours|neighbors|neighbouring|adjacent|connected|way|ways|sides|surrounding|cells',
      'horizontally|horizontal vertically|vertical and|or diagonally|diagonal',
      'horizontally|vertically|side|edge .. or diagonally|diagonal|corner',
      'diagonally|diagonal|diagonals too|also|included|count',
      'including|include|even|also diagonally|diagonal|diagonals|corner|corners',
      'or diagonally|diagonal',
      'or|even a|at|the|by|their corner',
      'touch|touching|share|sharing|meet .. or .. corner',
      'king|kings|queen',
      'side|sides|edge|edges .. or|and .. corner|corners',
      'be|whether it|they|at|along|by .. corner|corners',
      'or just|merely|only|even|simply|barely at|in|a|by|the|over .. corner|corners',
      'corner contact|touch|contacts is|are|counts|count|connects|joins|links|suffices',
    ],
    answer: (grid) => largest(islandsOf(grid, [...SIDES, ...CORNERS])),
  },
  {
    asks: 'islands joined only through corners',
    said: ['only .. diagonal|diagonally|corner|corners', 'diagonally|diagonal only|connected'],
    answer: (grid) => largest(islandsOf(grid, CORNERS)),
  },
  {
    asks: 'the smallest island',
    said: ['smallest|minimum|minimal|least|tiniest|min|fewest'],
    answer(grid) {
      const islands = islandsOf(grid)
      return islands.length === 0 ? 0 : Math.min(...islands.map((cells) => cells.length))
    },
  },
  {
    asks: 'the largest perimeter',
    said: ['perimeter|perimeters|coast|coastline|shoreline|shore|circumference|fence|outline|boundary|length'],
    answer: (grid) => Math.max(0, ...islandsOf(grid).map((cells) => perimeter(grid, cells))),
  },
  {
    asks: 'the largest island once one cell is changed into land',
    said: [
      'change|changing|changed|flip|flipping|flipped|turn|turned|convert|converting|converted|fill|filling|filled|add|adding|build|replace',
      'at most one|1',
      'one water|sea|0|zero',
    ],
    answer: (grid) => Math.max(maxAreaOfIsland(grid), ...flipped(grid, 0, 1)),
  },
  {
    asks: 'the largest island once one cell of land is gone',
    said: [
      'remove|removing|removed|flood|floods|flooded|sink|sinks|sunk|erase|lose|lost|drown|destroyed',
      'one land cell|field|square',
    ],
    answer: (grid) => Math.min(maxAreaOfIsland(grid), ...flipped(grid, 1, 0)),
  },
  {
    asks: 'the number of islands',
    said: [
      'how many islands|groups|regions',
      'count the islands',
      'number of separate|distinct|different|connected islands|groups|regions',
      'number of islands',
      'count the islands|number',
    ],
    answer: (grid) => islandsOf(grid).length,
  },
  {
    asks: 'the number of all land cells',
    said: ['total|whole|combined|overall|sum|all area|land|islands|of', 'sum'],
    answer: (grid) => grid.flat().filter((cell) => cell === 1).length,
  },
  {
    asks: 'the largest stretch of water',
    said: [
      'lake|lakes|pond|sea|water|ocean .. largest|area|biggest|maximum|size',
      'largest|biggest|area .. water|lake|lakes|sea|0s',
      'largest|biggest|area .. of 0|zeros|zeroes',
      'region|regions of water|0',
    ],
    answer: (grid) => largest(islandsOf(grid, SIDES, 0)),
  },
  {
    asks: 'islands away from the border only',
    said: [
      'beyond|over|past|outside|off the edge|border|margin|map|matrix|grid|frame',
      'mainland|continent|peninsula',
      'goes|go|continue|continues|extend|extends|run|runs|stretch|reach|reaches on|beyond|out|off|past',
      'on|at|hits|hit|meets|meet|reaching|reaches|reach .. border|margin|rim|boundary|frame',
      'on|hits|hit|reaching|reaches|reach .. edge',
      'edge|border|margin|rim|boundary|frame .. no|not|none|never|excluded|uncounted|ignored',
      'completely|entirely|wholly|fully surrounded|enclosed|within|inside',
      'inland|interior|landlocked|enclosed',
      'closed|enclosed|inland|interior|landlocked|inner',
      'not|never|without .. border|boundary|reach|rim',
      'border|boundary|edge|edges .. not|ignored|excluded|count|ignore|except',
      'touch|touches|touching .. border|boundary|margin|rim',
      'touch|touches|touching the|an edge of',
    ],
    answer: (grid) => largest(islandsOf(grid).filter((cells) => !atBorder(grid, cells))),
  },
  {
    asks: 'islands at the border only',
    said: [
      'touch|touches|touching|reach|reaches .. border|boundary|margin|rim',
      'touch|touches|reach the|an edge of',
      'on|at|along the border|boundary|rim',
    ],
    answer: (grid) => largest(islandsOf(grid).filter((cells) => atBorder(grid, cells))),
  },
  {
    asks: 'a map that goes on at the opposite edge',
    said: [
      'leave|leaves|leaving .. again|enter|enters|back|appear',
      'enter|enters|come|comes|reappear|appear again|back|opposite',
      'joined|glued|cylinder|round world|planet',
      'other|opposite end|side|edge',
      'wrap|wrapping|wrapped|circular|cyclic|torus|toroidal|cylinder|sphere|globe',
      'opposite edge|edges|side|sides',
    ],
    answer(grid) {
      const [rows, columns] = [grid.length, grid[0].length]
      const wide = Array.from({ length: 2 * rows }, (_, r) =>
        Array.from({ length: 2 * columns }, (_, c) => grid[r % rows][c % columns]),
      )
      const places = (cells) => new Set(cells.map(([r, c]) => `${r % rows} ${c % columns}`)).size
      return Math.max(0, ...islandsOf(wide).map(places))
    },
  },
  {
    asks: 'the second largest island, or another rank',
    said: ['second|2nd|third|kth|runner', 'difference between'],
    answer: (grid) =>
      islandsOf(grid)
        .map((cells) => cells.length)
        .toSorted((a, b) => b - a)[1] ?? 0,
  },
  {
    asks: 'the largest rectangle or square of land',
    said: ['largest|biggest|maximum|greatest .. rectangle|square', 'rectangle|square of|made|consisting|entirely'],
    answer(grid) {
      let best = 0
      for (let top = 0; top < grid.length; top++)
        for (let left = 0; left < grid[0].length; left++)
          for (let bottom = top; bottom < grid.length; bottom++)
            for (let right = left; right < grid[0].length; right++)
              if (grid.slice(top, bottom + 1).every((line) => line.slice(left, right + 1).every((cell) => cell === 1)))
                best = Math.max(best, (bottom - top + 1) * (right - left + 1))
      return best
    },
  },
  {
    asks: 'cells joined along rows only, or along columns only',
    said: ['only .. horizontally|horizontal|row|rows', 'horizontally|horizontal|row only|alone', 'in a row|line'],
    answer: (grid) =>
      largest(
        islandsOf(
          grid,
          SIDES.filter(([down]) => down === 0),
        ),
      ),
  },
  {
    asks: 'cells joined along columns only',
    said: ['only .. vertically|vertical|column|columns', 'vertically|vertical|column|columns only|alone'],
    answer: (grid) =>
      largest(
        islandsOf(
          grid,
          SIDES.filter(([, right]) => right === 0),
        ),
      ),
  },
  {
    asks: 'the largest island with its lakes filled, or with holes',
    said: [
      'hole|holes|lake|lakes|enclosed|including .. water|filled|counted|included|inside',
      'hole|holes',
      'bounding',
    ],
    answer(grid) {
      const filled = grid.map((line) => [...line])
      for (const cells of islandsOf(grid, SIDES, 0))
        if (!atBorder(grid, cells)) for (const [r, c] of cells) filled[r][c] = 1
      return maxAreaOfIsland(filled)
    },
  },
  {
    asks: 'another answer where there is no island',
    said: ['minus one|1', 'negative', '-1', 'return|returns|give|output minus'],
    answer: (grid) => maxAreaOfIsland(grid) || -1,
  },
  {
    asks: 'single cells that have no area',
    said: [
      'is|are|be only|merely|just|mere|but a|rock|rocks|cliff|reef|islet|islets',
      'of a|just|only single|lone|one',
      'single|lone|solitary|isolated .. not|no|never|ignored|neglected|dropped|skipped',
      'least|minimum two|three|2|3',
      'no .. by itself|alone',
      'rock|rocks|cliff|reef .. not|no|never|only|merely|just|count|small',
      'single|lone|isolated|one cell|square .. not|no|never|ignored|count',
      'all|four sides|neighbours .. water',
      'at least two|2|three|3',
      'larger|bigger|smaller than',
    ],
    answer: (grid) => (maxAreaOfIsland(grid) < 2 ? 0 : maxAreaOfIsland(grid)),
  },
  {
    asks: 'a map whose opposite edges meet',
    said: [
      'torus|toroidal|cylinder|cylindrical|globe|planet|donut|doughnut',
      'first|leftmost|left|top|west|western and|with last|rightmost|right|bottom|east|eastern column|columns|edge|edges|border|borders|row|rows|margin|margins|side|sides .. adjacent|next|neighbour|neighbours|neighbouring|joined|connected|glued|touch|meet|one',
      'around|round the globe|world|earth',
    ],
  },
]
