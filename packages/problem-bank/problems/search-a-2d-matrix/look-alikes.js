/** Words for where a row and a hall of rows end. */
const OF_ENDS = [
  'border|rim|fringe|outermost|perimeter|boundary|margin|corner|corners|flank|flanks',
  'aisle|window|gangway',
]

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
    said: [
      '~not|never|ever|without|nor descending|decreasing|nonincreasing',
      'less|smaller|lower than the last',
      'largest to',
      'greatest first',
    ],
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
    asks: 'a target at an end of its row',
    said: [
      ...OF_ENDS,
      'first|1st|front|left|leftmost or|nor .. last|right|rightmost|back',
      'last|right|rightmost|back or|nor .. first|front|left|leftmost',
      'neither .. first|last|left|right',
      'either|both|one|an|two|outer end|ends|side|sides',
      'one|a|only|single neighbour|neighbor|side',
      'end|ends of .. row|line|shelf|rack|aisle',
    ],
    answer: (matrix, target) => matrix.some((line) => [line[0], line.at(-1)].includes(target)),
  },
  {
    asks: 'a target at the beginning of its row',
    said: [
      ...OF_ENDS,
      'is|as|be|being|stands|sits|lies|stand|sit|lie .. first|leftmost|front ~row|line|shelf',
      'start|starts|begins|opens|headed|led .. with|by target|it|x|k|no|that',
      'first|leftmost|front column',
      'column 0|zero|a|one|1',
      'beginning|start|front|head|left of .. row|line|shelf|rack',
    ],
    answer: (matrix, target) => matrix.some((line) => line[0] === target),
  },
  {
    asks: 'a target at the end of its row',
    said: [
      ...OF_ENDS,
      'is|as|be|being|stands|sits|lies|stand|sit|lie the|a|its last|rightmost|final ~row|line|shelf|integer|number',
      'end|ends|closes with|in|by target|it|x|k|no|that',
      'last|rightmost|final column',
      'end|tail|right of .. row|line|shelf|rack',
    ],
    answer: (matrix, target) => matrix.some((line) => line.at(-1) === target),
  },
  {
    asks: 'a target at the rim',
    said: [
      ...OF_ENDS,
      'first|last|top|bottom|front|back|uppermost or|nor .. row|line|column|shelf|rack',
      'is|lies|stands|sits|in|on the first|last|top|bottom|front|back row|line|shelf|rack ~is|has|starts|begins|ends|holds',
      'perimeter|outline|frame|outermost|outer|outside',
    ],
    answer: (matrix, target) =>
      [matrix[0], matrix.at(-1), ...matrix.map((line) => [line[0], line.at(-1)])].flat().includes(target),
  },
  {
    asks: 'a target outside the first row',
    said: [
      'not|except|without|but|besides|excluding|save|beyond|skip|skipping|ignoring .. first|top|uppermost|front row|line|shelf|one',
      'below|under|after|behind|beneath the first|top|uppermost|front row|line|shelf',
      'first|top|uppermost|front row|line|shelf .. not|never|ignored|excluded|excepted|out|aside|apart|skipped|reserved',
    ],
    answer: (matrix, target) => matrix.slice(1).some((line) => line.includes(target)),
  },
  {
    asks: 'a target outside the last row',
    said: [
      'not|except|without|but|besides|excluding|save|skip|skipping|ignoring .. last|bottom|lowest row|line|shelf|one ~is|of',
      'above|over|before the last|bottom|lowest row|line|shelf',
    ],
    answer: (matrix, target) => matrix.slice(0, -1).some((line) => line.includes(target)),
  },
  {
    asks: 'a target inside the matrix',
    said: [...OF_ENDS, 'inside|inner|interior|middle|surrounded|enclosed', 'on all|four|every sides|side'],
    answer: (matrix, target) => matrix.slice(1, -1).some((line) => line.slice(1, -1).includes(target)),
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
