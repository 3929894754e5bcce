const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)
const main = (arr) => arr.map((row, i) => row[i])
const other = (arr) => arr.map((row, i) => row[row.length - 1 - i])
const product = (numbers) => numbers.reduce((all, number) => all * number, 1)

const lookAlikes = [
  {
    asks: 'the sum of both diagonals',
    said: [
      'sum of both|the|all|its|two .. diagonal|diagonals ~difference|and',
      'both diagonals together|combined|added',
      'diagonal sum',
      'total of|on both|the|all|two',
      'together|altogether',
      'counted|counts|count|added|taken|include once|twice',
    ],
    answer: (arr) =>
      total(main(arr)) + total(other(arr)) - (arr.length % 2 ? arr[(arr.length - 1) / 2][(arr.length - 1) / 2] : 0),
  },
  {
    asks: 'the sum of both diagonals with the centre twice',
    said: ['sum of both', 'together|altogether', 'centre|center|middle .. twice'],
    answer: (arr) => total(main(arr)) + total(other(arr)),
  },
  {
    asks: 'the difference with its sign',
    said: [
      'signed|sign',
      'main|first|primary|left minus|less the|other|anti',
      'minus|subtract|subtracted|subtracting|less ~sign|number',
      'may|can|could be negative',
      'negative .. if|when|where|result|answer',
      'by how much|many .. exceeds|exceed|larger|greater|more',
      'exceed|exceeds',
    ],
    answer: (arr) => total(main(arr)) - total(other(arr)),
  },
  {
    asks: 'the difference the other way round, with its sign',
    said: ['minus|subtract|subtracted|less|signed', 'second|other|secondary|anti minus|less'],
    answer: (arr) => total(other(arr)) - total(main(arr)),
  },
  {
    asks: 'the sums of absolute values',
    said: [
      'absolute|magnitude value|values|amounts .. each|every|cell|cells|entries|elements|numbers',
      'magnitude|magnitudes',
      'sum|sums|total|totals of .. absolute',
      'regardless|irrespective|disregarding|ignoring .. sign|signs',
      'without|whatever .. sign|signs',
      'as|taken|counted|treated positive',
    ],
    answer: (arr) => Math.abs(total(main(arr).map(Math.abs)) - total(other(arr).map(Math.abs))),
  },
  {
    asks: 'the products of the diagonals',
    said: ['product|products|multiply|multiplied|multiplying'],
    answer: (arr) => Math.abs(product(main(arr)) - product(other(arr))),
  },
  {
    asks: 'the differences of the cells, row by row',
    said: [
      'row by row',
      'in|for|of each|every row|line',
      'each|every|per row|line .. difference|differences|absolute|between',
      'difference|differences .. each|every|per row|line|pair',
      'sum|total of .. absolute|difference|differences',
      'pairwise|pair|pairs',
    ],
    answer: (arr) => total(main(arr).map((number, i) => Math.abs(number - other(arr)[i]))),
  },
  {
    asks: 'the largest numbers of the diagonals',
    said: ['largest|greatest|biggest|highest|maximum|max', 'smallest|least|lowest|minimum|min'],
    answer: (arr) => Math.abs(Math.max(...main(arr)) - Math.max(...other(arr))),
  },
  {
    asks: 'the smallest numbers of the diagonals',
    said: ['smallest|least|lowest|minimum|min'],
    answer: (arr) => Math.abs(Math.min(...main(arr)) - Math.min(...other(arr))),
  },
  {
    asks: 'the averages of the diagonals',
    said: ['average|averages|mean|means|median'],
    answer: (arr) => Math.floor(Math.abs(total(main(arr)) - total(other(arr))) / arr.length),
  },
  {
    asks: 'the first and last row or column',
    said: [
      'first|top|upper|uppermost row|line .. last|bottom|lower|lowest',
      'first|left|leftmost column .. last|right|rightmost',
      'border|borders|edge|edges|frame|rim',
    ],
    answer: (arr) => Math.abs(total(arr[0]) - total(arr.at(-1))),
  },
  {
    asks: 'the two halves on either side of the diagonal',
    said: [
      'above|below|under|over|beneath the|it|main|its',
      'triangle|triangles|triangular',
      'half|halves',
      'either side',
    ],
    answer: (arr) =>
      Math.abs(total(arr.flatMap((row, i) => row.slice(i + 1))) - total(arr.flatMap((row, i) => row.slice(0, i)))),
  },
  {
    asks: 'only some of the cells of the diagonals',
    said: [
      'only|just|solely|merely even|odd',
      'even|odd number|numbers|values|entries|ones ~of',
      'positive|nonnegative number|numbers|values|cells|entries|ones|only',
      'only|just|solely|merely .. positive|negative|even|odd',
      'negative number|numbers|values|cells|entries|ones .. no|not|zero|0|ignored|skipped|out',
      'skip|skips|skipped|skipping|ignore|ignored|ignoring|exclude|excluded|excluding|omit|omitted|disregard',
      'without the|its|their corner|corners|centre|center|middle',
      'corner|corners .. not|no|never|only|out',
      'corners only|alone',
      'every|each second|other',
    ],
    answer: (arr) =>
      Math.abs(total(main(arr).filter((number) => number > 0)) - total(other(arr).filter((number) => number > 0))),
  },
  {
    asks: 'the diagonals without their corners',
    said: ['corner|corners', 'ends|end of', 'inner|interior', 'first and last'],
    answer: (arr) => Math.abs(total(main(arr).slice(1, -1)) - total(other(arr).slice(1, -1))),
  },
  {
    asks: 'a further condition or another figure',
    said: [
      '~out|break|breaks|breaking|broke even ~if|when|though|where|better|so|the|a|an|in|by|after|for|then|agree|share|tempered|handed|keeled|ring|their|its|they|them',
      'modulo',
      'rounded|truncated',
      'only|just between|every|each|two|even|odd|negative|positive|neighbouring|adjacent',
      'modulo|remainder|digit|digits',
    ],
  },
]
