const cells = (mat) => mat.flatMap((row, i) => row.map((value, j) => ({ value, i, j })))

/** The diagonals, each from the top, by what is the same on one. */
function diagonals(mat, lineOf = ({ i, j }) => i + j) {
  const lines = Map.groupBy(cells(mat), lineOf)
  return [...lines.keys()].sort((a, b) => a - b).map((line) => lines.get(line).map(({ value }) => value))
}

const turned = (lines, isTurned) => lines.flatMap((line, at) => (isTurned(at) ? line.toReversed() : line))
const falling = ({ i, j }) => i - j

const lookAlikes = [
  {
    asks: 'all diagonals from the bottom to the top',
    said: [
      'each|every|all diagonal|diagonals .. from|read|up|upward|upwards|bottom',
      'always|same direction',
      'bottom|lower left to|towards the|top|upper',
      'upwards|upward|up only|always',
    ],
    answer: (mat) => turned(diagonals(mat), () => true),
  },
  {
    asks: 'all diagonals from the top to the bottom',
    said: [
      'each|every|all diagonal|diagonals .. from|read|down|downward|downwards|top',
      'always|same direction',
      'top|upper right to|towards the|bottom|lower',
      'downwards|downward|down only|always',
    ],
    answer: (mat) => diagonals(mat).flat(),
  },
  {
    asks: 'the first direction to be the other one',
    said: [
      'first|starting|starts|begin|begins|second .. down|downward|downwards',
      'first .. top|upper right',
      'second .. up|upward|upwards',
      'even|odd diagonal|diagonals .. down|downward|downwards|up|upward|upwards',
      'down .. then .. up',
    ],
    answer: (mat) => turned(diagonals(mat), (at) => at % 2 === 1),
  },
  {
    asks: 'the other kind of diagonals',
    said: [
      'top|upper left to|and bottom|lower right ~corner',
      'from top|upper left to|towards bottom|lower|the',
      'main diagonal|diagonals',
      'parallel to the main',
    ],
    answer: (mat) => turned(diagonals(mat, falling), (at) => at % 2 === 0),
  },
  {
    asks: 'the other kind of diagonals, in one direction',
    said: ['top|upper right corner', 'main diagonal|diagonals', 'bottom|lower left corner'],
    answer: (mat) => diagonals(mat, falling).flat(),
  },
  {
    asks: 'a spiral',
    said: ['spiral|spirally|clockwise|counterclockwise', 'inward|inwards|outward|outwards'],
    answer(mat) {
      const [order, rows] = [[], mat.map((row) => [...row])]
      while (rows.length > 0) {
        order.push(...rows.shift())
        const columns = rows[0]?.length ?? 0
        const turned = Array.from({ length: columns }, (_, at) => rows.map((row) => row[columns - 1 - at]))
        rows.splice(0, rows.length, ...turned)
      }
      return order
    },
  },
  {
    asks: 'rows or columns in alternating directions',
    said: [
      'row|rows by|in|are|alternately|alternating ~left|right',
      'snake|snakes|boustrophedon|serpentine',
      'column by column',
      'every|each|second row|rows|column|columns',
    ],
    answer: (mat) => turned(mat, (at) => at % 2 === 1),
  },
  {
    asks: 'columns in alternating directions',
    said: ['column by column', 'every|each|second column|columns', 'snake|snakes|serpentine'],
    answer: (mat) =>
      turned(
        (mat[0] ?? []).map((_, j) => mat.map((row) => row[j])),
        (at) => at % 2 === 1,
      ),
  },
  {
    asks: 'the sums or the largest numbers of the diagonals',
    said: [
      'sum|sums|total|totals|average|product of|for ~row|its|indices|i',
      'largest|smallest|maximum|minimum|longest',
    ],
    answer: (mat) => diagonals(mat).map((line) => line.reduce((sum, number) => sum + number, 0)),
  },
  {
    asks: 'every second diagonal, or one alone',
    said: [
      'every|each|only second|other|third',
      'kth|single|one diagonal ~to|at|by|after|above|begins|is',
      'skip|skipping|leaving|omit',
    ],
    answer: (mat) =>
      diagonals(mat)
        .filter((_, at) => at % 2 === 0)
        .flat(),
  },
  {
    asks: 'sorted diagonals',
    said: ['sort|sorted|ascending|descending|increasing|decreasing'],
    answer: (mat) => diagonals(mat).flatMap((line) => line.toSorted((a, b) => a - b)),
  },
  {
    asks: 'the order to begin in another corner',
    said: [
      'start|starts|starting|begin|begins|beginning .. bottom|lower|last',
      'start|starts|starting|begin|begins|beginning .. top|upper right',
      'reverse|reversed|backward|backwards',
      'from the last|bottom right',
    ],
    answer: (mat) => turned(diagonals(mat), (at) => at % 2 === 0).reverse(),
  },
]
