const inOrder = (matrix) => matrix.flat().sort((a, b) => a - b)

const lookAlikes = [
  {
    asks: 'the kth largest',
    said: [
      'largest|greatest|biggest|highest|maximum|dearest|most kth|element|value|one|number|first|entry|expensive',
      'kth|nth|k|n|th largest|greatest|biggest|highest|dearest|most',
      'descending|decreasing',
      'from the end|top|largest|back|greatest',
    ],
    answer: (matrix, k) => inOrder(matrix).at(-k),
  },
  {
    asks: 'different elements',
    said: [
      'smallest|lowest|cheapest|least|the|kth|nth distinct|unique|different element|value|number|entry|price|one',
      'smallest|lowest|least distinct|unique|different',
      'equal|same|repeated|repeat|duplicate|duplicates|several .. once|one|single|collapse|collapsed|ignored',
      'once|ignore|ignoring|without|no|collapse|skip .. duplicate|duplicates|repeat|repetition|repeated',
      'only|just once',
      'count|counts|counted|counting|considered once',
      'among the|all distinct|different|unique',
    ],
    answer: (matrix, k) => [...new Set(inOrder(matrix))][k - 1],
  },
  {
    asks: 'ranks counted from zero',
    said: [
      '0|zero based|indexed|index',
      'rank|position|place|index|numbered|k 0|zero',
      'from|at|with|is 0|zero',
      'k smaller|less|lower elements|ones|values|than|before',
      'exactly k .. smaller|less|lower|below',
    ],
    answer: (matrix, k) => inOrder(matrix)[k],
  },
  {
    asks: 'how many elements are up to k',
    said: [
      'number|count of .. than|equal|most|exceed|k|up|below',
      'how many',
      'count .. element|value|number|entry',
      'less|smaller|lower|greater than or|k|x|the',
      'at most k',
    ],
    answer: (matrix, k) => inOrder(matrix).filter((value) => value <= k).length,
  },
  {
    asks: 'sums or products of elements',
    said: [
      'sum|sums|product|products|total|difference|differences|add|average',
      'one|exactly element|number from|of each|every',
      'pair|pairs',
    ],
    answer(matrix, k) {
      let sums = [0]
      for (const row of matrix) sums = sums.flatMap((sum) => row.map((value) => sum + value))
      return sums.sort((a, b) => a - b)[k - 1]
    },
  },
  {
    asks: 'the sum of the k smallest',
    said: ['sum|total of|the .. smallest|k', 'together'],
    answer: (matrix, k) =>
      inOrder(matrix)
        .slice(0, k)
        .reduce((sum, value) => sum + value, 0),
  },
  {
    asks: 'one row or column, or the diagonal',
    said: [
      'diagonal|diagonals|border|corner|corners',
      'in|of row|column k|j',
      'kth|k row|column',
      'smallest .. each|every row|column',
      'row|column minimum|maximum',
    ],
    answer: (matrix, k) => matrix.map((row, at) => row[at]).sort((a, b) => a - b)[k - 1],
  },
  {
    asks: 'the element in reading order',
    said: [
      'reading|spiral|zigzag|visited|traversal|snake',
      'row by row .. kth|k|element',
      'flattened|flatten|concatenated',
    ],
    answer: (matrix, k) => matrix.flat()[k - 1],
  },
  {
    asks: 'the median, or the element next to k',
    said: [
      'median|middle',
      'closest|nearest|next|following .. k|x|target|value',
      'ceiling|floor|successor|predecessor',
    ],
    answer: (matrix) => inOrder(matrix)[(matrix.length ** 2 - 1) >> 1],
  },
  {
    asks: 'absolute values, or only some elements',
    said: [
      'absolute|magnitude|even|odd|positive|negative|nonnegative|prime|squared|square of|value|number|element|entries',
      'absolute|magnitude',
    ],
    answer: (matrix, k) =>
      matrix
        .flat()
        .map(Math.abs)
        .sort((a, b) => a - b)[k - 1],
  },
  {
    asks: 'the most frequent elements, or the frequency',
    said: ['frequent|frequency|frequently|often|occurrences|mode|common'],
    answer(matrix, k) {
      const values = inOrder(matrix)
      const times = (value) => values.filter((other) => other === value).length
      return [...new Set(values)].sort((a, b) => times(b) - times(a) || a - b)[k - 1]
    },
  },
]
