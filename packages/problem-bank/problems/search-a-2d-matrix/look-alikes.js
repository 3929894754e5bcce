const lookAlikes = [
  {
    asks: 'rows and columns sorted, each by itself',
    said: [
      'each|every column',
      'column is|are|also|too sorted|ordered|in|ascending|increasing',
      'row and|or column .. sorted|order|ascending|increasing|nondecreasing|ordered',
      'sorted|ordered|ascending|increasing|nondecreasing .. row and column',
      'column .. top to bottom',
      'top to bottom .. column',
      'sorted|ordered|increase|grow|increasing downwards|downward|column',
      'along .. column',
      'row as well as .. column',
      'column as well as .. row',
      'i 1 j',
    ],
    answer: holds,
  },
  {
    asks: 'a matrix in no order',
    said: ['unsorted|unordered', 'not sorted|ordered|necessarily', 'no|any|arbitrary|random order', 'arbitrarily'],
    answer: holds,
  },
  {
    asks: 'a matrix in descending order',
    said: ['descending|decreasing|nonincreasing', 'less|smaller|lower than the last', 'largest to', 'greatest first'],
    answer: holds,
  },
  {
    asks: 'a target that occurs once, or several times',
    said: ['exactly|precisely|only|just once', 'single occurrence', 'more than once', 'at least two|twice|2'],
    answer: (matrix, target) => matrix.flat().filter((value) => value === target).length === 1,
  },
  {
    asks: 'a row or a column whose sum is the target',
    said: ['sum|sums|add|total|adding|adds'],
    answer: (matrix, target) => matrix.some((line) => line.reduce((sum, value) => sum + value, 0) === target),
  },
  {
    asks: 'two numbers whose sum is the target',
    said: ['sum|add|total|adding|pair', 'two number|integer|value|element|cell'],
    answer: (matrix, target) =>
      matrix.flat().some((value, at, all) => all.some((other, place) => place !== at && value + other === target)),
  },
  {
    asks: 'a number at least as large as the target',
    said: [
      'is|are there .. higher|greater|larger|bigger|more than',
      'at least target|x|k',
      'greater|larger|bigger or|than target|x|k|or|equal',
      'exceed|exceeds target|x|k',
    ],
    answer: (matrix, target) => matrix.flat().some((value) => value >= target),
  },
  {
    asks: 'a target in every row',
    said: [
      'all|every|each .. row|rows|line|lines|deck|level',
      'no row|line .. without|lack|miss',
      'every|each|all row|rows|column|columns .. contain|contains|hold|holds|has',
      'in|of|from every|each|all row|rows|column|columns',
    ],
    answer: (matrix, target) => matrix.every((line) => line.includes(target)),
  },
  {
    asks: 'a target on the diagonal, or on the edge',
    said: ['diagonal|diagonals|border|edge|edges|boundary|corner|corners'],
    answer: (matrix, target) => matrix.some((line, at) => line[at] === target),
  },
  {
    asks: 'a number near the target',
    said: [
      'one|1 more|less|larger|smaller|higher|lower|off|away|above|below|apart',
      'off by',
      'or|nor a|its|one|the neighbour|neighbor|neighbours',
      'tolerance|approximately|roughly|almost',
      'within one|1|two|2|k of',
      'closest|nearest',
      'near|within .. of target|x|k',
      'difference|differ|differs',
      'absolute',
    ],
    answer: (matrix, target) => matrix.flat().some((value) => Math.abs(value - target) <= 1),
  },
  {
    asks: 'a multiple of the target',
    said: ['multiple|multiples|divisible|divides|divisor'],
    answer: (matrix, target) => matrix.flat().some((value) => target !== 0 && value % target === 0),
  },
  {
    asks: 'rows that were rotated, or a matrix in snake order',
    said: [
      'to|from the left|right .. then|next|and|while|every .. right|left',
      'back and forth',
      'turn|turns|turning|winds|winding|serpentine',
      'other|opposite way|direction',
      'rotate|rotated|rotation|pivot|snake|zigzag|boustrophedon|alternate|alternating|spiral',
      'right to left',
    ],
    answer: holds,
  },
  {
    asks: 'a column that does not count',
    said: ['serial', 'arent|isnt amounts|counted|searched', 'hit .. not count', 'first|last column'],
  },
]

function holds(matrix, target) {
  return matrix.flat().includes(target)
}
