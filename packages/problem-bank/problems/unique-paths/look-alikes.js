/** How pages say that a step is not taken again right after itself. */
const IN_A_ROW = [
  'twice|two|both|again running|end|succession|row|consecutively|successively',
  'twice|two|thrice .. in|on|after .. row|end|succession|other|another',
  'rest|rests|pause|tired|breath',
  'follow|follows|followed|after .. down|downward|right',
  'consecutive|successive|alternate|alternating|consecutively',
]

const lookAlikes = [
  {
    asks: 'diagonal steps as well',
    said: [
      'between|in these|those|the two|both',
      'both at|together',
      'slant|slanting|oblique|obliquely|crosswise|king',
      'both below|down|under and',
      'lies|lying both',
      'across|over|through|via the|a|its corner|corners',
      'cornerwise|slantwise|aslant|askew|obliquely|oblique',
      'or right below|down',
      'right and down|below at|both|together|in',
      'down and right at|both|together|in',
      'at once',
      'same time',
      'both at',
      'or|and|also|including|even|plus|one|move|step|right|down diagonal|diagonally',
      'diagonally too|also|as|down|right',
      'diagonal moves|move|step|steps are|is|too|as|also',
      'three|3 direction|directions|moves|kinds|ways',
    ],
    answer: (m, n) =>
      waysBy(m, n, [
        [0, 1],
        [1, 0],
        [1, 1],
      ]),
  },
  {
    asks: 'the number of steps of the shortest path',
    said: ['shortest|fewest|minimum|minimal|smallest', 'how many move|step', 'number of move|step'],
    answer: (m, n) => m + n - 2,
  },
  {
    asks: 'the number of cells of a path',
    said: ['how many|number of cell|square', 'cell .. visited|visit|pass'],
    answer: (m, n) => m + n - 1,
  },
  {
    asks: 'steps of two cells allowed',
    said: [
      'two|2|several|more|any|k cells|squares|steps|fields|places|number|at',
      'jump|jumps|jumping|jumped',
      'one or|1 or',
      'knight|rook|queen|king',
    ],
    answer: (m, n) =>
      waysBy(m, n, [
        [0, 1],
        [1, 0],
        [0, 2],
        [2, 0],
      ]),
  },
  {
    asks: 'steps of any length',
    said: ['any number|length', 'rook|queen', 'as far|many as', 'one or more', 'several cells'],
    answer: (m, n) =>
      waysBy(
        m,
        n,
        [...Array(Math.max(m, n)).keys()].flatMap((more) => [
          [0, more + 1],
          [more + 1, 0],
        ]),
      ),
  },
  {
    asks: 'the way there and back',
    said: ['and back', 'back to|again', 'round trip', 'return|returns|returning to'],
    answer: (m, n) => uniquePaths(m, n) ** 2,
  },
  {
    asks: 'obstacles',
    said: [
      '~not|never|no|without|nor blocked|forbidden|broken|wall',
      'with|has|have|contains|contain|are|some|several|and obstacle',
      'obstacle are|is|on|at|marked|block',
      'avoid|avoiding .. cell|centre|center|middle',
      'must not|never .. centre|center|middle',
    ],
    answer: uniquePaths,
  },
  {
    asks: 'paths that change direction a certain number of times',
    said: [
      'turn|turns|turning|bend|bends .. once|one|single|twice|two|three|most|only',
      'single|one|once|two time|turn|bend|corner',
      'change|changes|switch|switches direction|course',
      'turn|bend once|twice|exactly|at most|least',
      'at most|least|exactly .. turn|bend',
      'change|changes|changing .. direction',
    ],
    answer: (m, n) => (m > 1 && n > 1 ? 2 : 1),
  },
  {
    asks: 'no two steps of a kind one after the other',
    said: ['consecutive|consecutively|succession|successive|alternate|alternating', 'same direction'],
    answer: (m, n) => (Math.abs(m - n) > 1 ? 0 : m === n && m > 1 ? 2 : 1),
  },
  {
    asks: 'paths that do not cross the diagonal',
    said: ['diagonal .. below|above|cross|crosses|touch', 'below|above|cross|crosses .. diagonal', 'catalan'],
    answer(m, n) {
      const ways = (row, column) =>
        column > row ? 0 : row === 0 ? 1 : column === 0 ? 1 : ways(row - 1, column) + ways(row, column - 1)
      return ways(m - 1, n - 1)
    },
  },
  {
    asks: 'the number of paths modulo a number',
    said: ['modulo|mod|modulus|remainder|1000000007|998244353'],
    answer: (m, n) => uniquePaths(m, n) % 1000000007,
  },
  {
    asks: 'paths in all four directions',
    said: [
      'four|4 direction',
      'up down left',
      'left right up',
      'up or|and down|left',
      'any direction',
      'self avoiding',
      'not|never|without .. visit|visiting .. twice|again',
    ],
    answer(m, n) {
      const visited = new Set()
      const ways = (row, column) => {
        if (row === m - 1 && column === n - 1) return 1
        const key = row * n + column
        if (row < 0 || column < 0 || row >= m || column >= n || visited.has(key)) return 0
        visited.add(key)
        const found = ways(row + 1, column) + ways(row - 1, column) + ways(row, column + 1) + ways(row, column - 1)
        visited.delete(key)
        return found
      }
      return m * n > 20 ? undefined : ways(0, 0)
    },
  },
  {
    asks: 'paths to every cell, or to the last row',
    said: [
      'any|every|each|all cell|cells|square|bottom|last',
      'last|bottom row|column|edge',
      'anywhere',
      'leave|leaves|exit',
    ],
    answer: (m, n) => [...Array(n).keys()].reduce((sum, column) => sum + uniquePaths(m, column + 1), 0),
  },
  {
    asks: 'the number of rectangles or squares',
    said: [
      'rectangle|rectangles|square|squares|tile|tiles|tilings|domino how|number|count',
      'how many rectangles|squares',
      'number of rectangles|squares|tilings',
    ],
    answer: (m, n) => (m * (m + 1) * n * (n + 1)) / 4,
  },
  {
    asks: 'paths under a further condition',
    said: [
      'arrive|arrives|arriving|enter|enters|entering|reach|reaches from|by|vertically|horizontally',
      'pick|picks|picking|picked up',
      'on its|the|his|her way',
      'mirror|mirrored|reflection|reflections|symmetric|symmetrical|symmetry',
      'image|images',
      'slant|aslant|slantwise|oblique|obliquely|bishop',
      'shortest way|path|route takes|has|visit|see|length',
      'change|changes|changing|alter|alters|switch|switches .. direction|course|way|twice|once',
    ],
  },
  {
    asks: 'a rule for the steps that follow one another',
    said: ['after|following a|each|every step|move|one'],
  },
  {
    asks: 'no two steps down in a row',
    said: IN_A_ROW,
    answer: (m, n) => {
      let ways = 1
      for (let i = 0; i < m - 1; i++) ways = (ways * (n - i)) / (i + 1)
      return Math.round(ways)
    },
  },
  {
    asks: 'no two steps to the right in a row',
    said: IN_A_ROW,
    answer: (m, n) => {
      let ways = 1
      for (let i = 0; i < n - 1; i++) ways = (ways * (m - i)) / (i + 1)
      return Math.round(ways)
    },
  },
]

function waysBy(m, n, steps) {
  const ways = Array.from({ length: m }, () => new Array(n).fill(0))
  ways[0][0] = 1
  for (let row = 0; row < m; row++)
    for (let column = 0; column < n; column++)
      for (const [down, right] of steps) ways[row][column] += ways[row - down]?.[column - right] ?? 0
  return ways[m - 1][n - 1]
}
