/** The largest value of the rectangles that fit a rule: each is told by its first row and column, its height and width. */
function largestOf(matrix, fits, value = (height, width) => height * width) {
  let largest = 0
  for (let top = 0; top < matrix.length; top++)
    for (let left = 0; left < matrix[0].length; left++)
      for (let height = 1; top + height <= matrix.length; height++)
        for (let width = 1; left + width <= matrix[0].length; width++) {
          const area = value(height, width)
          if (area > largest && fits(matrix, top, left, height, width)) largest = area
        }
  return largest
}

const rowsOf = (matrix, top, left, height, width) =>
  matrix.slice(top, top + height).map((row) => row.slice(left, left + width))
const zeros = (rows) => rows.flat().filter((cell) => cell === '0').length
const isFull = (...place) => zeros(rowsOf(...place)) === 0
const isSquare = (height, width) => height === width
const largestSquare = (matrix, fits) =>
  largestOf(
    matrix,
    (_, top, left, height, width) => isSquare(height, width) && fits(rowsOf(matrix, top, left, height, width)),
  )

function squaresOf(matrix) {
  const found = []
  largestOf(matrix, (_, ...place) => {
    if (isSquare(place[2], place[3]) && isFull(matrix, ...place)) found.push(place[2])
    return false
  })
  return found
}

const flipped = (matrix) => matrix.map((row) => row.map((cell) => (cell === '1' ? '0' : '1')))

/** The largest diamond: all cells within `reach` steps of its centre. */
function diamonds(matrix, fits) {
  let largest = 0
  for (let row = 0; row < matrix.length; row++)
    for (let column = 0; column < matrix[0].length; column++)
      for (let reach = 0; reach < matrix.length; reach++) {
        const cells = []
        for (let down = -reach; down <= reach; down++)
          for (let right = -reach; right <= reach; right++)
            if (fits(Math.abs(down), Math.abs(right), reach)) cells.push(matrix[row + down]?.[column + right])
        if (cells.every((cell) => cell === '1')) largest = Math.max(largest, cells.length)
      }
  return largest
}

const lookAlikes = [
  {
    asks: 'the largest rectangle',
    said: [
      'rectangle|rectangles|oblong',
      'rectangular area|region|block|park|shape|submatrix|patch|piece',
      'any shape',
    ],
    answer: (matrix) => largestOf(matrix, isFull),
  },
  {
    asks: 'the side of the square',
    said: [
      'side length|of|is',
      'length|size|width|height|edge of .. side|edge|square|largest|biggest|it|maximal',
      'return|find|give|what|report|output its|the|is|s|a side|length|width|edge|size',
      'edge|side length',
      'how long|wide',
      'not|rather|instead .. area',
    ],
    answer: (matrix) => Math.sqrt(maximalSquare(matrix)),
  },
  {
    asks: 'the perimeter or the diagonal',
    said: ['perimeter|circumference|fence', 'length of .. border|boundary|outline'],
    answer: (matrix) => 4 * Math.sqrt(maximalSquare(matrix)),
  },
  {
    asks: 'the number of squares',
    said: [
      'number|count of .. square|submatrix|submatrices',
      'how many .. square|submatrix|submatrices',
      'count the|all|square|how|every',
    ],
    answer: (matrix) => squaresOf(matrix).length,
  },
  {
    asks: 'the number of the largest squares',
    said: [
      'number|count of .. square|largest|maximal',
      'how many .. square|largest',
      'count the|all|square',
      'how often',
    ],
    answer(matrix) {
      const sides = squaresOf(matrix)
      return sides.filter((side) => side === Math.max(...sides)).length
    },
  },
  {
    asks: 'the sum of the areas',
    said: ['sum|total|combined|together .. area|square', 'all square'],
    answer: (matrix) => squaresOf(matrix).reduce((sum, side) => sum + side ** 2, 0),
  },
  {
    asks: 'the number of ones',
    said: ['number|count of .. 1|one|ones', 'how many 1|ones', 'count the|all 1|ones'],
    answer: (matrix) => zeros(flipped(matrix)),
  },
  {
    asks: 'a square of zeros',
    said: [
      'only|just|entirely|solely 0|zero|zeros|zeroes',
      'nothing but 0|zero|zeros',
      'full|consisting|made of 0|zero|zeros|zeroes',
      'square of 0|zero|zeros',
      'empty square',
    ],
    answer: (matrix) => maximalSquare(flipped(matrix)),
  },
  {
    asks: 'a square of one kind, zeros or ones',
    said: [
      'same|equal|uniform|identical|single|one value|character|colour|color|kind|digit|symbol',
      'all equal|identical|alike',
      'uniform|monochromatic|monochrome|homogeneous',
      'only 0|1|zeros|ones or only|1|0|ones|zeros',
    ],
    answer: (matrix) => Math.max(maximalSquare(matrix), maximalSquare(flipped(matrix))),
  },
  {
    asks: 'a square after one flip',
    said: [
      'flip|flipped|flipping|change|changed|changing|turn|turned|toggle|toggled|replace|replaced|repair|repaired|convert|converted|switch|switched',
      'at most|up|exactly|than one|1|k|two|2|to .. 0|zero|zeros|cell|exception|defect|blocked|bad',
      'single|k 0|zero|exception',
      'one|1|a|single exception|defect|hole|bad|blocked',
      'except|apart .. one|1|k',
      'square|it|which|that may|can contain|include .. one|1|0|zero',
      'tolerate|tolerated',
    ],
    answer: (matrix) => largestSquare(matrix, (rows) => zeros(rows) <= 1),
  },
  {
    asks: 'a square after two flips',
    said: [
      'flip|flipped|flipping|change|changed|changing|turn|turned|replace|replaced|repair|repaired',
      'at most|up two|2|k|to',
      'two|2|k 0|zero|zeros',
      'may|can contain|include .. two|2',
    ],
    answer: (matrix) => largestSquare(matrix, (rows) => zeros(rows) <= 2),
  },
  {
    asks: 'a square with exactly one zero, or mostly ones',
    said: ['exactly|precisely one|1|k|a 0|zero|hole', 'majority|mostly', 'at least half|as'],
    answer: (matrix) => largestSquare(matrix, (rows) => zeros(rows) === 1),
  },
  {
    asks: 'a square with more ones than zeros',
    said: ['majority|mostly', 'more 1|ones than', 'at least half|as', 'than half', 'equal number|many'],
    answer: (matrix) => largestSquare(matrix, (rows) => 2 * zeros(rows) <= rows.length ** 2),
  },
  {
    asks: 'a square whose border is of ones',
    said: [
      'border|borders|bordered|frame|framed|outline|boundary|perimeter|rim|hollow|contour|ring|fence',
      'edge|side|sides only|all .. 1|one',
      'four|4|every|each side|edge',
      'interior|inner cell|part|zeros',
      'surrounded|bounded|enclosed',
    ],
    answer: (matrix) =>
      largestSquare(matrix, (rows) => zeros(rows) === zeros(rows.slice(1, -1).map((row) => row.slice(1, -1)))),
  },
  {
    asks: 'a square whose diagonals are of ones',
    said: ['diagonal|diagonals|diagonally|cross|x shape', '~right|left|bottom|lower|upper|top|its|the corner|corners'],
    answer: (matrix) =>
      largestSquare(matrix, (rows) => rows.every((row, at) => row[at] === '1' && row.at(-1 - at) === '1')),
  },
  {
    asks: 'a square whose corners are of ones',
    said: ['corner|corners|vertex|vertices'],
    answer: (matrix) =>
      largestSquare(matrix, (rows) => [rows[0], rows.at(-1)].every((row) => row[0] === '1' && row.at(-1) === '1')),
  },
  {
    asks: 'a square of alternating cells, or an identity matrix',
    said: [
      'chessboard|checkerboard|checkered|chequered|alternate|alternating|alternately|chess',
      'identity|triangular|symmetric',
      'adjacent|neighbouring|neighboring .. differ|different|distinct',
    ],
    answer: (matrix) => {
      const turned = matrix.map((row, r) => row.map((cell, c) => String(Number(cell) ^ ((r + c) % 2))))
      return Math.max(maximalSquare(turned), maximalSquare(flipped(turned)))
    },
  },
  {
    asks: 'a diamond',
    said: ['diamond|rhombus|tilted|rotated', 'plus|cross shape|sign|of'],
    answer: (matrix) => diamonds(matrix, (down, right, reach) => down + right <= reach),
  },
  {
    asks: 'a plus sign',
    said: ['plus|cross sign|shape|shaped|of', 'plus|cross|arm|arms'],
    answer: (matrix) => diamonds(matrix, (down, right) => down === 0 || right === 0),
  },
  {
    asks: 'the largest connected region',
    said: ['connected|island|component|blob|connect|lake', 'any shape', 'adjacent|neighbouring|touching'],
    answer(matrix) {
      const left = matrix.map((row) => [...row])
      const areaFrom = (row, column) => {
        if (left[row]?.[column] !== '1') return 0
        left[row][column] = '0'
        return (
          1 +
          areaFrom(row + 1, column) +
          areaFrom(row - 1, column) +
          areaFrom(row, column + 1) +
          areaFrom(row, column - 1)
        )
      }
      return Math.max(...matrix.map((row, r) => Math.max(...row.map((_, c) => areaFrom(r, c)))))
    },
  },
  {
    asks: 'a square that may reach over the edge',
    said: [
      'wrap|wraps|wrapping|wrapped|wraparound|torus|toroidal|cyclic|circular|cylinder|periodic',
      'opposite edge|side',
      'over|across|beyond the edge|border',
    ],
    answer(matrix) {
      const wide = [...matrix, ...matrix].map((row) => [...row, ...row])
      return Math.min(matrix.length, matrix[0].length, Math.sqrt(maximalSquare(wide))) ** 2
    },
  },
  {
    asks: 'a square of even side, or of odd',
    said: [
      'quartered|halved|quarters|halves|fourths',
      'even|odd',
      'quartered|halved|quarters|halves|four equal|parts',
      'half|halves',
      'multiple of',
      'even side|length|area|size|number|square|sided',
      'odd side|length|area|size|number|square|sided',
      'at least|minimum|larger two|2|three|3|than',
      'power of',
      'side|length|size .. even|odd|multiple|divisible|most|exceed',
    ],
    answer: (matrix) =>
      largestOf(
        matrix,
        (_, ...place) => place[2] % 2 === 0 && isSquare(place[2], place[3]) && isFull(matrix, ...place),
      ),
  },
  {
    asks: 'a square of odd side',
    said: ['odd side|length|area|size|number|square|sided', 'centre|center|central|middle', 'side|length|size .. odd'],
    answer: (matrix) =>
      largestOf(
        matrix,
        (_, ...place) => place[2] % 2 === 1 && isSquare(place[2], place[3]) && isFull(matrix, ...place),
      ),
  },
  {
    asks: 'a square at the edge, or away from it',
    said: [
      'clear|away|apart|off of|from',
      'outer|outermost|rim|border|edge|margin|inside|interior|inner',
      'surrounded|framed|touch|touches|touching',
      'touch|touches|touching|edge|border|boundary|corner|top|bottom|adjacent',
      'include|includes|including|contain|contains|starting|starts .. top|corner|centre|center|upper|first|left',
      'main diagonal',
    ],
    answer: (matrix) => {
      let side = 0
      while (side < Math.min(matrix.length, matrix[0].length) && isFull(matrix, 0, 0, side + 1, side + 1)) side++
      return side ** 2
    },
  },
  {
    asks: 'a line of ones',
    said: ['streak|strip|straight', 'line of', 'consecutive|horizontal|vertical|horizontally|vertically'],
    answer: (matrix) =>
      largestOf(matrix, (_, ...place) => Math.min(place[2], place[3]) === 1 && isFull(matrix, ...place)),
  },
  {
    asks: 'rows or columns that may be put in another order, or left out',
    said: [
      'rearrange|rearranged|rearranging|reorder|reordered|permute|permuted|swap|swapped|shuffle',
      'remove|removed|removing|delete|deleted|deleting|skip|omit .. row|column',
      'row|column .. removed|deleted|any order|chosen|noncontiguous',
    ],
    answer(matrix) {
      const full = (rows) => matrix[0].filter((_, column) => rows.every((row) => row[column] === '1')).length
      let best = 0
      for (let chosen = 1; chosen < 1 << matrix.length; chosen++) {
        const rows = matrix.filter((_, row) => (chosen >> row) & 1)
        best = Math.max(best, Math.min(rows.length, full(rows)))
      }
      return best ** 2
    },
  },
  {
    asks: 'the second largest, the smallest or two squares',
    said: ['second|2nd|smallest|minimum|smaller', 'two|2 .. square|disjoint', 'disjoint|nonoverlapping'],
    answer(matrix) {
      const sides = [...new Set(squaresOf(matrix))].sort((a, b) => b - a)
      return (sides[1] ?? 0) ** 2
    },
  },
  {
    asks: 'a grid that goes round',
    said: ['round column|tower|pillar|cylinder', 'seam|cylinder', 'touching the first'],
  },
  {
    asks: 'a square of two cells or more each way',
    said: [
      'two|2 or more|bigger|wider',
      'at least two|2|four|4',
      'lone|single|solitary cell|square|field|tile|1|one|slab',
      'too small|little',
      'larger|bigger|wider|more than one|1|a',
    ],
    answer: (matrix) => (maximalSquare(matrix) > 1 ? maximalSquare(matrix) : 0),
  },
  {
    asks: 'a square that does not touch the edge',
    said: [
      'clear|away|apart|off of|from',
      'outer|outermost|rim|border|edge|margin|inside|interior|inner|boundary',
      'surrounded|touch|touches|touching',
    ],
    answer: (matrix) =>
      matrix.length > 2 && matrix[0].length > 2 ? maximalSquare(matrix.slice(1, -1).map((row) => row.slice(1, -1))) : 0,
  },
]
