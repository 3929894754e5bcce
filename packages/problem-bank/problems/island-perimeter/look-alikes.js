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

const landOf = (grid, land = 1) =>
  grid.flatMap((line, row) => line.flatMap((cell, column) => (cell === land ? [[row, column]] : [])))
const isIn = (grid, row, column) => grid[row]?.[column] !== undefined
/** The sides of land, by what is behind each. */
const sidesOf = (grid, steps = SIDES) =>
  landOf(grid).flatMap(([row, column]) => steps.map(([down, right]) => [row + down, column + right]))

/** The cells of each island. */
function islandsOf(grid) {
  const seen = new Set()
  const islands = []
  for (const [row, column] of landOf(grid)) {
    if (seen.has(`${row} ${column}`)) continue
    const cells = [[row, column]]
    seen.add(`${row} ${column}`)
    for (const [r, c] of cells)
      for (const [down, right] of SIDES) {
        const near = `${r + down} ${c + right}`
        if (grid[r + down]?.[c + right] !== 1 || seen.has(near)) continue
        seen.add(near)
        cells.push([r + down, c + right])
      }
    islands.push(cells)
  }
  return islands
}

const perimeterOf = (grid, cells) =>
  cells.flatMap(([r, c]) => SIDES.filter(([down, right]) => grid[r + down]?.[c + right] !== 1)).length

const lookAlikes = [
  {
    asks: 'the area of the island, or the number of islands',
    said: [
      'area|areas|surface',
      'number|count|many of islands|squares|cells|land',
      'how many islands|cells|squares|tiles',
      'size of the|an|each',
    ],
    answer: (grid) => landOf(grid).length,
  },
  {
    asks: 'the sides within the map alone',
    said: [
      'edge|border|boundary|margin|end|rim .. map|grid|matrix|board .. not|no|never|ignored|excluded|count|free',
      'only .. water|inside|within|interior',
      'not|never|no .. edge|border|boundary|margin|rim',
      'inside|within the map|grid|matrix|board',
      'only sides|edges|those',
      'wall|walls',
    ],
    answer: (grid) => sidesOf(grid).filter(([r, c]) => grid[r]?.[c] === 0).length,
  },
  {
    asks: 'the sides at the edge of the map alone',
    said: [
      'at|on|along|touching|touch|touches the edge|border|boundary|margin|rim of',
      'only|just .. edge|border|boundary|margin',
      'outside|beyond|outermost',
    ],
    answer: (grid) => sidesOf(grid).filter(([r, c]) => !isIn(grid, r, c)).length,
  },
  {
    asks: 'the squares of water beside land',
    said: [
      'water|sea cells|squares|tiles|fields',
      'squares|cells|tiles|fields of water|sea .. touch|touching|next|adjacent|beside|border',
      'coastal|shore|shallow',
      'each|every water|sea',
    ],
    answer: (grid) =>
      new Set(
        sidesOf(grid)
          .filter(([r, c]) => grid[r]?.[c] !== 1)
          .map(String),
      ).size,
  },
  {
    asks: 'the squares of land at the coast',
    said: [
      'coastal|shore|outer|border|boundary land|squares|cells|tiles',
      'how many|number|count .. land|ones|1s',
      'cells|squares|tiles .. that|which|touch|touching|next',
    ],
    answer: (grid) =>
      landOf(grid).filter(([r, c]) => SIDES.some(([down, right]) => grid[r + down]?.[c + right] !== 1)).length,
  },
  {
    asks: 'the perimeter of several islands, of the largest or the smallest',
    said: [
      'largest|biggest|maximum|greatest|longest|max|smallest|minimum|shortest',
      'each|every|all|several|many islands|component|components|region|regions|shape|shapes',
      'several|many|multiple|more than one|two',
    ],
    answer: (grid) => Math.max(0, ...islandsOf(grid).map((cells) => perimeterOf(grid, cells))),
  },
  {
    asks: 'the sides behind which is land, or the pairs of neighbours',
    said: [
      'inner|internal|interior|shared|common|between',
      'pair|pairs',
      'neighbouring|adjacent .. count|number|pairs',
    ],
    answer: (grid) => sidesOf(grid).filter(([r, c]) => grid[r]?.[c] === 1).length / 2,
  },
  {
    asks: 'land that is connected through corners',
    said: [
      'eight|8 direction|directions|neighbours|neighbors',
      'diagonal|diagonally|corner|corners .. also|count|counts|too|included',
      'also|including|or|and diagonally|corner|corners',
      'side|sides|edge|edges .. or|and .. corner|corners',
      'be|whether it|they|at|along|by .. corner|corners',
      'or just|merely|only|even|simply|barely at|in|a|by|the|over .. corner|corners',
      'corner contact|touch|contacts is|are|counts|count|connects|joins|links|suffices',
    ],
    answer: (grid) => sidesOf(grid, [...SIDES, ...CORNERS]).filter(([r, c]) => grid[r]?.[c] !== 1).length,
  },
  {
    asks: 'the coast of the water, or of zeros',
    said: [
      '0|0s|zero|zeros|zeroes .. land|island',
      '1|1s|one|ones .. water|sea',
      'lake|pond|pool perimeter|shore|bank',
    ],
    answer: (grid) => islandPerimeter(grid.map((line) => line.map((cell) => 1 - cell))),
  },
  {
    asks: 'horizontal or vertical sides alone',
    said: [
      'only|just horizontal|vertical|north|south|east|west|northern|southern|eastern|western|upper|lower',
      'horizontal|vertical|north|south|east|west|northern|southern|eastern|western sides|side|edges|coast',
      'corners|turns|number of sides|corner',
    ],
    answer: (grid) =>
      sidesOf(grid, [
        [1, 0],
        [-1, 0],
      ]).filter(([r, c]) => grid[r]?.[c] !== 1).length,
  },
  {
    asks: 'a map that goes on at the opposite edge',
    said: [
      'wrap|wraps|wrapping|wrapped|circular|cyclic|torus|toroidal|cylinder|sphere|globe',
      'opposite edge|side|sides',
    ],
    answer(grid) {
      const [rows, columns] = [grid.length, grid[0].length]
      return sidesOf(grid).filter(([r, c]) => grid[(r + rows) % rows][(c + columns) % columns] !== 1).length
    },
  },
  {
    asks: 'a map whose opposite edges meet',
    said: ['turns|turn|crops|pops|shows|bobs up|in .. at|on|from the left|right|top|bottom|other|opposite|far'],
  },
]
