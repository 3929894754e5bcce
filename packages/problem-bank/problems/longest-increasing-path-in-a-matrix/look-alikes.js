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

/** For each cell what `better` makes of it and the best that can follow by these moves. */
function followed(matrix, moves, allowed, better) {
  const found = matrix.map((row) => row.map(() => 0))
  const cells = matrix.flatMap((numbers, row) => numbers.map((number, column) => ({ number, row, column })))
  for (const { number, row, column } of cells.sort((a, b) => b.number - a.number)) {
    const next = moves.filter(([down, right]) => allowed(number, matrix[row + down]?.[column + right]))
    const rest = next.map(([down, right]) => found[row + down][column + right])
    found[row][column] = better(number, rest)
  }
  return found
}

const rising = (from, to) => to > from
const oneMore = (_, rest) => 1 + Math.max(0, ...rest)

const lookAlikes = [
  {
    asks: 'the number of moves',
    said: [
      'number|count of moves|steps|jumps|edges|transitions',
      'how many moves|steps|jumps|edges|times',
      'moves|steps|jumps|edges .. made|taken|count|counted',
      'start|starting|first cell|field|stone .. not|excluded',
      'not counting|including',
      'most|maximum|largest moves|steps|jumps',
    ],
    answer: (matrix) => longestIncreasingPath(matrix) - 1,
  },
  {
    asks: 'moves in other directions',
    said: [
      'eight|8|six|6 directions|neighbours|neighbors|cells',
      'also|or|and|may|can|all|including diagonally|diagonal|diagonals',
      'diagonal|diagonals|diagonally .. allowed|too|well|permitted|included|count|moves',
      'king|kings|queen|knight|knights',
      'touch|touches|touching|share|shares|sharing|over|across .. corner|corners',
      'side|sides|edge|edges .. or|and .. corner|corners',
      'be|whether it|they|at|along|by .. corner|corners',
      'or just|merely|only|even|simply|barely at|in|a|by|the|over .. corner|corners',
      'corner contact|touch|contacts is|are|counts|count|connects|joins|links|suffices',
    ],
    answer: (matrix) => Math.max(...followed(matrix, [...SIDES, ...CORNERS], rising, oneMore).flat()),
  },
  {
    asks: 'moves to the right and down only',
    said: [
      'east|right|eastward|rightward .. south|down|southward|downward',
      'south|down .. east|right',
      'only|just|either .. right|down|downwards|east|south',
      'right or|and down',
      'down or|and right',
      'never .. left|up|back',
      'not .. left|up',
    ],
    answer: (matrix) =>
      Math.max(
        ...followed(
          matrix,
          [
            [1, 0],
            [0, 1],
          ],
          rising,
          oneMore,
        ).flat(),
      ),
  },
  {
    asks: 'a path in one row or column',
    said: ['one|same|single row|column|line|direction', 'straight|turn|turns|turning', 'row or column'],
    answer: (matrix) => Math.max(...SIDES.flatMap((move) => followed(matrix, [move], rising, oneMore).flat())),
  },
  {
    asks: 'a path from the upper left corner',
    said: [
      'from grid|matrix|0|cell',
      'always|must|has|have to begin|start',
      '0 0',
      'start|starts|starting|begin|begins|beginning|from .. upper|top left|0|corner|border|edge|boundary|first|smallest',
      'corner',
      'to|ends|ending|end|reach|reaches .. lower|bottom right|corner|border|edge|boundary',
      'row|source|given|cell sx|sr|row1',
    ],
    answer: (matrix) => followed(matrix, SIDES, rising, oneMore)[0][0],
  },
  {
    asks: 'a path whose numbers grow by one',
    said: [
      'exactly|precisely one|1',
      'consecutive numbers|integers|values',
      'differ|differs|difference .. one|1',
      'one|1 more|larger|greater|higher than',
      'by one|1',
      'plus one|1',
    ],
    answer: (matrix) => Math.max(...followed(matrix, SIDES, (from, to) => to === from + 1, oneMore).flat()),
  },
  {
    asks: 'numbers that grow by at least two, or at most so much',
    said: [
      'at least|most two|2|three|k|one',
      'two|2|k or more|less',
      'more than one|1|two|k|double|twice',
      'difference|rise|climb .. most|least|exceed|exceeds',
      'double|twice|multiple|divisible|divides|even|odd|prime',
    ],
    answer: (matrix) => Math.max(...followed(matrix, SIDES, (from, to) => to >= from + 2, oneMore).flat()),
  },
  {
    asks: 'the largest sum along a path',
    said: [
      'sum|total|product of|value',
      'heaviest|richest|maximum weight',
      'largest|maximum|highest sum|total|product',
    ],
    answer: (matrix) =>
      Math.max(...followed(matrix, SIDES, rising, (number, rest) => number + Math.max(0, ...rest)).flat()),
  },
  {
    asks: 'the number of increasing paths',
    said: [
      'number|count of .. paths|walks|ways|routes|sequences',
      'how many .. paths|walks|ways|routes|sequences',
      'different|distinct paths|walks|ways',
      'modulo|mod',
    ],
    answer: (matrix) =>
      followed(matrix, SIDES, rising, (_, rest) => rest.reduce((a, b) => a + b, 1))
        .flat()
        .reduce((a, b) => a + b),
  },
  {
    asks: 'a matrix whose edges are joined, or that has obstacles',
    said: [
      'wrap around is|are|allowed|possible',
      'wraps|torus|cylinder|joined|cyclic|circular',
      'obstacle|obstacles|blocked|wall|walls|forbidden|impassable|0|-1 cells|fields|may|cannot',
      'shortest|smallest|minimum path|length|walk',
      'jump|jumps over|across',
      'skip|skipping',
    ],
    answer(matrix) {
      const all = matrix.flatMap((_, row) => matrix[0].map((_, column) => [row, column]))
      return Math.max(
        ...all.map(([row, column]) => {
          const down = [...matrix.slice(row), ...matrix.slice(0, row)]
          return longestIncreasingPath(down.map((numbers) => [...numbers.slice(column), ...numbers.slice(0, column)]))
        }),
      )
    },
  },
]
