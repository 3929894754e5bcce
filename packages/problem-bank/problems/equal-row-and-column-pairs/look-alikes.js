const turned = (grid) => grid.map((_, at) => grid.map((row) => row[at]))
const countPairs = (rows, columns, same) =>
  rows.reduce((sum, row) => sum + columns.filter((column) => same(row, column)).length, 0)
const isSame = (one, other) => one.join() === other.join()
const sorted = (line) => line.toSorted((a, b) => a - b)
const sumOf = (line) => line.reduce((a, b) => a + b, 0)

const lookAlikes = [
  {
    asks: 'rows and columns of the same number',
    said: [
      'same index|number|position',
      'row i .. column i',
      'ith row .. ith column',
      'corresponding column',
      'index i',
      'symmetric',
    ],
    answer: (grid) => grid.filter((row, at) => isSame(row, turned(grid)[at])).length,
  },
  {
    asks: 'the same numbers in any order',
    said: [
      'any|some|different|another|whatever order',
      'order .. not|irrelevant|matter|ignored|regardless',
      'regardless|irrespective|ignoring .. order',
      'permutation|rearranged|rearrangement|rearranging|anagram|multiset|set',
    ],
    answer: (grid) => countPairs(grid, turned(grid), (row, column) => isSame(sorted(row), sorted(column))),
  },
  {
    asks: 'the same sum',
    said: ['sum|sums|total|totals|average'],
    answer: (grid) => countPairs(grid, turned(grid), (row, column) => sumOf(row) === sumOf(column)),
  },
  {
    asks: 'a column read from bottom to top',
    said: [
      'reverse|reversed|backwards|backward|upward|upwards|palindrome',
      'bottom up|to',
      'mirrored|mirror',
      'either|both direction|directions|way|ways',
    ],
    answer: (grid) => countPairs(grid, turned(grid), (row, column) => isSame(row, column.toReversed())),
  },
  {
    asks: 'different lines, counted once',
    said: [
      'distinct|unique|different',
      'counted|count|counts once',
      'number|count of rows|columns',
      'how many rows|columns|lines',
      'duplicate|duplicates|repeated',
    ],
    answer: (grid) =>
      new Set(grid.filter((row) => turned(grid).some((column) => isSame(row, column))).map((row) => row.join())).size,
  },
  {
    asks: 'rows that some column is equal to',
    said: [
      'number|count of rows|columns|lines',
      'how many rows|columns|lines',
      'at least one|1|some',
      'some|any column|row',
      'each row|column .. at most|once',
    ],
    answer: (grid) => grid.filter((row) => turned(grid).some((column) => isSame(row, column))).length,
  },
  {
    asks: 'pairs of equal rows, or of equal columns',
    said: [
      'two|equal|identical rows|columns',
      'pair|pairs of rows|columns|two|equal|lines',
      'row|rows .. another|other|two row|rows',
    ],
    answer: (grid) => countPairs(grid, grid, isSame) - grid.length,
  },
  {
    asks: 'pairs that are not equal',
    said: ['not equal|same|identical|match', 'unequal', 'differ|differs', 'share|shares no|some|at'],
    answer: (grid) => grid.length ** 2 - equalPairs(grid),
  },
  {
    asks: 'lines that are equal but for some places',
    said: [
      'at most|least|exactly',
      'except|but for|one|place|position|cell',
      'almost|nearly',
      'modulo|parity|absolute|difference',
      'common|share|shares|cross|crossing|intersection|intersect',
      'one|two|k .. places|positions|mismatches|differences',
    ],
    answer: (grid) =>
      countPairs(grid, turned(grid), (row, column) => row.filter((value, at) => value !== column[at]).length <= 1),
  },
  {
    asks: 'diagonals, or another figure',
    said: ['r|row|i < c|column|j'],
  },
]
