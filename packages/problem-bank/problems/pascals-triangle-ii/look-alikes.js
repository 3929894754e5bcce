/** The row of a triangle whose rows begin and end with `edge(row)`, each number between being made of the row above. */
function rowBy(rowIndex, inner, edge = () => 1) {
  let row = [edge(0)]
  for (let index = 1; index <= rowIndex; index++) {
    const above = row
    row = Array.from({ length: index + 1 }, (_, place) =>
      place === 0 || place === index ? edge(index) : inner(above, place),
    )
  }
  return row
}

const sumAbove = (above, place) => above[place - 1] + above[place]

const lookAlikes = [
  {
    asks: 'rows counted from one',
    said: [
      '1|one indexed|based|index',
      'count|counted|counting|numbered|numbering|start|starting|begins|beginning .. 1|one ~and|at|in',
      'first|top|uppermost row is|has|being|as .. 1|one',
      'row|number 1|one is|being .. top|first',
    ],
    answer: (rowIndex) => (rowIndex === 0 ? [] : getRow(rowIndex - 1)),
  },
  {
    asks: 'the numbers by a modulus',
    said: ['modulo|modulus|mod|remainder|parity|sierpinski', 'odd|even', 'last|final|units digit', 'digit|digits'],
    answer: (rowIndex) => getRow(rowIndex).map((number) => number % 2),
  },
  {
    asks: 'the last digits, or another modulus',
    said: ['modulo|modulus|mod|remainder', 'last|final|units|unit digit'],
    answer: (rowIndex) => getRow(rowIndex).map((number) => number % 10),
  },
  {
    asks: 'sums of three numbers above',
    said: [
      'three|3|four|4|k number|numbers|above|neighbours|neighbors|entries',
      'sum of three|3|four|4|all|k',
      'trinomial',
    ],
    answer: (rowIndex) => rowBy(rowIndex, (above, place) => sumAbove(above, place) + (above[place + 1] ?? 0)),
  },
  {
    asks: 'differences, products or other values of the numbers above',
    said: [
      'difference|differences|product|products|maximum|minimum|larger|smaller|xor|average|alternating',
      'minus|subtract|subtracted|multiply|multiplied',
    ],
    answer: (rowIndex) => rowBy(rowIndex, (above, place) => Math.abs(above[place - 1] - above[place])),
  },
  {
    asks: 'rows that begin and end with another number',
    said: [
      'begins|begin|starts|start|ends|edge|edges|outer|border .. 2|two|0|zero|index|its|number|row ~and',
      'edges|ends .. 2|two',
    ],
    answer: (rowIndex) => rowBy(rowIndex, sumAbove, (row) => row + 1),
  },
  {
    asks: 'all rows up to it',
    said: ['first numrows|n|k rows', 'the first ~and|entry|element|number|value|one|or .. rows'],
  },
  {
    asks: 'half of the row, or the row in reverse',
    said: [
      'half|halves|left part',
      'reverse|reversed|backwards|right to left',
      'distinct|different|unique',
      'without .. 1|ones|ends',
    ],
    answer: (rowIndex) => getRow(rowIndex).slice(0, Math.floor(rowIndex / 2) + 1),
  },
  {
    asks: 'another triangle of numbers',
    said: ['floyd|floyds|catalan|bell|stirling|eulerian|fibonacci|leibniz|triangular', 'powers|factorial|factorials'],
    answer: (rowIndex) => Array.from({ length: rowIndex + 1 }, (_, at) => (rowIndex * (rowIndex + 1)) / 2 + at + 1),
  },
]
