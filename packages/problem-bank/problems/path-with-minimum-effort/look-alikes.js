const ALL = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]

/** The least cost of a way from corner to corner. */
function least(
  heights,
  { steps = ALL, join = Math.max, cost = (a, b) => Math.abs(a - b), start = () => 0, wraps = false } = {},
) {
  const [rows, columns] = [heights.length, heights[0].length]
  const costs = new Map([['0,0', start(heights[0][0])]])
  for (let isBetter = true, round = 0; isBetter && round <= rows * columns; round++) {
    isBetter = false
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        for (const [down, right] of steps) {
          const so = costs.get(`${row},${column}`)
          let [r, c] = [row + down, column + right]
          if (wraps) [r, c] = [(r + rows) % rows, (c + columns) % columns]
          if (so === undefined || heights[r]?.[c] === undefined) continue
          const now = join(so, cost(heights[row][column], heights[r][c]))
          if (now < (costs.get(`${r},${c}`) ?? Number.POSITIVE_INFINITY)) {
            costs.set(`${r},${c}`, now)
            isBetter = true
          }
        }
  }
  return costs.get(`${rows - 1},${columns - 1}`)
}
const sum = (a, b) => a + b

const lookAlikes = [
  {
    asks: 'the sum of the differences',
    said: ['sum|sums|total|totals|altogether|overall|added|adds|accumulated|cumulative', 'together ~with'],
    answer: (heights) => least(heights, { join: sum }),
  },
  {
    asks: 'the sum of the climbs',
    said: [
      'climb|climbs|climbed|climbing|ascent|ascents|ascending|uphill|rise|rises|upwards',
      'descent|down|downhill|downwards .. free|nothing|no|costs|cost',
    ],
    answer: (heights) => least(heights, { join: sum, cost: (a, b) => Math.max(0, b - a) }),
  },
  {
    asks: 'the largest climb alone',
    said: [
      'climb|climbed|climbing|ascent|ascents|ascending|uphill|rise|rises|upwards|upward|higher ~over',
      'descent|descents|downhill|downwards|descending|lower|drop|drops .. free|nothing|no|costs|cost|zero|not|ignored|effortless|easy',
      'down .. free|nothing|no|costs|effortless|zero|ignored|easy',
    ],
    answer: (heights) => least(heights, { cost: (a, b) => Math.max(0, b - a) }),
  },
  {
    asks: 'the largest descent alone',
    said: [
      'descent|descents|downhill|downwards|drop|drops|descending|fall|falls',
      'up|uphill|climb|climbing .. free|nothing|no|costs|zero|effortless|easy',
    ],
    answer: (heights) => least(heights, { cost: (a, b) => Math.max(0, a - b) }),
  },
  {
    asks: 'the highest cell on the way',
    said: [
      'highest|largest|greatest|maximum|tallest cell|cells|height|elevation|altitude|point|value|square|field|number',
      'water|level|swim|flood|time',
      'height|value|elevation of|on|along .. highest|largest|greatest|maximum',
    ],
    answer: (heights) => least(heights, { cost: (_, b) => b, start: (a) => a }),
  },
  {
    asks: 'the difference between the highest and the lowest cell on the way',
    said: [
      'highest|largest|greatest|maximum|tallest .. lowest|smallest|least|minimum|deepest ~difference|step|effort|jump|climb|change',
      'lowest|smallest|minimum|deepest .. highest|largest|tallest ~difference|step|effort|jump|climb|change',
      'range|spread|span',
      'any two|pair cells|of',
    ],
    answer(heights) {
      const levels = [...new Set(heights.flat())].sort((a, b) => a - b)
      const spans = levels.flatMap((low) =>
        levels
          .filter((high) => high >= low)
          .map((high) => {
            const inside = (height) => height >= low && height <= high
            if (!inside(heights[0][0])) return Number.POSITIVE_INFINITY
            return least(heights, {
              cost: (_, b) => (inside(b) ? high - low : Number.POSITIVE_INFINITY),
              start: () => high - low,
            })
          }),
      )
      return Math.min(...spans)
    },
  },
  {
    asks: 'steps to the right and down only',
    said: [
      'only|just right|down|to|south|east',
      'right or|and|nor|and down|below|downwards|downward',
      'down or|and right',
      'never|not|cannot left|up|back|north|west',
      'rightwards|rightward|downwards|downward',
      'south or|and east',
      'east or|and south',
    ],
    denied: [
      'up|upwards|left|back|north|four|4|neighbour|neighbours|neighbor|neighboring|neighbouring|adjacent|horizontally|vertically|directions|side|any|edge|sides|every|next',
    ],
    answer: (heights) =>
      least(heights, {
        steps: [
          [1, 0],
          [0, 1],
        ],
      }),
  },
  {
    asks: 'diagonal steps as well',
    said: [
      'diagonal|diagonally|diagonals',
      'eight|8 direction|directions|neighbours|neighbors|neighbouring|neighboring|ways|cells|surrounding',
      'corner|corners .. touch|touching|share|sharing',
      'king',
    ],
    answer: (heights) => least(heights, { steps: [...ALL, ...DIAGONAL] }),
  },
  {
    asks: 'the fewest steps',
    said: ['fewest|shortest|number|count step|steps|moves|path|route|of', 'how many'],
    answer: (heights) => heights.length + heights[0].length - 2,
  },
  {
    asks: 'the most of it',
    said: ['as large|great|high|much'],
  },
  {
    asks: 'the least height on the way',
    said: ['lowest|smallest|minimum|least cell|height|elevation|point|value|score', 'score|bottleneck'],
    answer: (heights) => -least(heights, { cost: (_, b) => -b, start: (a) => -a }),
  },
  {
    asks: 'a grid whose edges meet',
    said: edgesMeet(),
    answer: (heights) => least(heights, { wraps: true }),
  },
  {
    asks: 'squares of the differences, or ratios',
    said: ['squared|square|squares of', 'ratio|quotient|product', 'average|mean|median'],
    answer: (heights) => least(heights, { cost: (a, b) => (a - b) ** 2 }),
  },
  {
    asks: 'a further condition or another figure',
    said: [
      'ignore|ignored|ignoring|disregard|disregarded|overlooked',
      'once|one|single step|time|move .. free|ignored',
    ],
  },
]
