/** A triangle whose rows begin and end with `edge(row)`, each number between being made of the row above. */
function triangleBy(numRows, inner, edge = () => 1) {
  const rows = []
  for (let row = 0; row < numRows; row++)
    rows.push(
      Array.from({ length: row + 1 }, (_, place) =>
        place === 0 || place === row ? edge(row) : inner(rows[row - 1], place),
      ),
    )
  return rows
}

const sumAbove = (above, place) => above[place - 1] + above[place]

const lookAlikes = [
  {
    asks: 'the numbers by a modulus',
    denied: ['sum|add|added|adding|plus|total|binomial|coefficient|pascal|choose|c'],
    said: [
      'colour|color|parity',
      'modulo|modulus|mod|remainder|parity|sierpinski|binary',
      'odd|even .. 1|0|one|zero|by',
      'last|final|units digit',
      'digit',
    ],
    answer: (numRows) => generate(numRows).map((row) => row.map((number) => number % 2)),
  },
  {
    asks: 'the last digits, or another modulus',
    said: ['modulo|modulus|mod|remainder', 'last|final|units|unit digit'],
    answer: (numRows) => generate(numRows).map((row) => row.map((number) => number % 10)),
  },
  {
    asks: 'sums of three numbers above',
    said: [
      'three|3|four|4|k number|above|neighbour|neighbor|brick|value|entry|adjacent|nearest|directly',
      'sum of three|3|four|4|all|k',
      'trinomial',
    ],
    answer: (numRows) => triangleBy(numRows, (above, place) => sumAbove(above, place) + (above[place + 1] ?? 0)),
  },
  {
    asks: 'sums of three numbers above in rows that grow by two',
    said: [
      'three|3 number|above|neighbour|neighbor|brick|value|entry|adjacent|nearest',
      'sum of three|3',
      'trinomial',
      'grow|grows|longer by .. two|2',
      'two|2 longer|more',
    ],
    answer(numRows) {
      const rows = [[1]]
      while (rows.length < numRows) {
        const last = [0, 0, ...rows.at(-1), 0, 0]
        rows.push(last.slice(2).map((number, place) => number + last[place] + last[place + 1]))
      }
      return rows
    },
  },
  {
    asks: 'the rows from the longest to the shortest',
    said: [
      'reverse|reversed|upside|inverted|flipped|backward|backwards|descending|decreasing|opposite',
      'longest|last|bottom|widest|lowest row|line .. first',
      'longest|last|bottom|widest|lowest first|to|at',
      'from .. bottom|last|longest|base',
      'bottom up',
    ],
    answer: (numRows) => generate(numRows).reverse(),
  },
  {
    asks: 'products instead of sums',
    said: ['product|multiply|multiplied|multiplying|multiplication|multiplicative'],
    answer: (numRows) => triangleBy(numRows, (above, place) => above[place - 1] * above[place]),
  },
  {
    asks: 'differences, or signs that alternate',
    said: ['difference|subtract|subtracted|minus|absolute|alternating|alternate|sign|signs|signed|negative'],
    answer: (numRows) => generate(numRows).map((row) => row.map((number, place) => (place % 2 ? -number : number))),
  },
  {
    asks: 'differences of the numbers above',
    said: ['difference|subtract|subtracted|minus|absolute'],
    answer: (numRows) => triangleBy(numRows, (above, place) => Math.abs(above[place - 1] - above[place])),
  },
  {
    asks: 'the sum and one more',
    said: [
      'plus|and|increased one|1|by|more',
      'sum .. plus|increased|doubled|twice|double',
      'twice|double|doubled|times',
      'adding one|1',
    ],
    answer: (numRows) => triangleBy(numRows, (above, place) => sumAbove(above, place) + 1),
  },
  {
    asks: 'the larger or another function of the numbers above',
    said: ['larger|largest|greater|greatest|maximum|smaller|minimum|max|min|bigger', 'xor|exclusive|mean|average'],
    answer: (numRows) => triangleBy(numRows, (above, place) => Math.max(above[place - 1], above[place])),
  },
  {
    asks: 'other numbers at the edges',
    said: [
      'edge|edges|first|border|side|end|ends|outer|sides .. 2|two|row|index|its|natural|counting|k|three|3 number|index|of',
      'edge|edges|border|side|end|ends|outer|start|starts|begin|begins|first .. 2|two|3|three',
      'start|starts|begin|begins .. row number|index',
      'number|index of .. row .. edge|ends|border|side',
      'fibonacci|hosoya|lucas|seed',
    ],
    answer: (numRows) => triangleBy(numRows, sumAbove, (row) => row + 1),
  },
  {
    asks: 'a 2 at the edges',
    said: [
      'edge|edges|border|side|end|ends|outer|start|starts|begin|begins|first|sides .. 2|two',
      'seed|twice|double|doubled',
      'right|left|last .. 2|two',
    ],
    answer: (numRows) => triangleBy(numRows, sumAbove, (row) => (row === 0 ? 1 : 2)),
  },
  {
    asks: 'rows filled up with zeros',
    said: [
      'zero|zeros|0 .. fill|filled|pad|padded|padding|end|square|same|length',
      'pad|padded|padding|filled|fill|square|matrix|rectangle|rectangular',
      'same|equal length',
    ],
    answer: (numRows) => generate(numRows).map((row) => [...row, ...new Array(numRows - row.length).fill(0)]),
  },
  {
    asks: 'half of each row',
    said: [
      'half|halves|symmetric|symmetry|symmetrical|left part|half',
      'once|distinct|different|unique|duplicate',
      'interior|inner|without|excluding|omit|omitting|leave',
    ],
    answer: (numRows) => generate(numRows).map((row) => row.slice(0, Math.ceil(row.length / 2))),
  },
  {
    asks: 'only some rows or numbers',
    said: [
      'every|each second|other|third row',
      'only|just',
      'odd|even row|number|index',
      'row|rows .. from|between|k to',
      'last|kth|nth|k th row',
      'one row',
      'skip|skipping|skipped',
    ],
    answer: (numRows) => generate(numRows).slice(-1),
  },
  {
    asks: 'every second row',
    said: [
      'every|each second|other|third row',
      'only|just|skip|skipping|skipped',
      'odd|even row|number|index|numbered',
    ],
    answer: (numRows) => generate(numRows).filter((_, place) => place % 2 === 0),
  },
  {
    asks: 'rows in another order of their numbers, or sums of them',
    said: [
      'sorted|sort|ascending|increasing|nondecreasing|nonincreasing',
      'running|cumulative|prefix|partial sum|total',
      'column|columns|diagonal|diagonals',
      'transposed|transpose',
    ],
    answer: (numRows) => generate(numRows).map((row) => [...row].sort((a, b) => a - b)),
  },
  {
    asks: 'the counting numbers in a triangle',
    said: ['floyd|floyds', 'consecutive|successive|natural|counting number|integer', 'counting up|on'],
    answer: (numRows) =>
      Array.from({ length: numRows }, (_, row) =>
        Array.from({ length: row + 1 }, (__, place) => (row * (row + 1)) / 2 + place + 1),
      ),
  },
  {
    asks: 'the triangle of Bell, Catalan, Stirling or others',
    said: [
      'bell|bells|catalan|catalans|stirling|euler|eulerian|narayana|leibniz|harmonic|lozanic|delannoy|bernoulli',
      'begins|starts|begin|start with .. last',
      'sum of .. left|left and',
      'to|on|at its|the left|right',
      'rascal',
    ],
    answer(numRows) {
      const rows = [[1]]
      while (rows.length < numRows) {
        const above = rows.at(-1)
        const row = [above.at(-1)]
        for (const number of above) row.push(row.at(-1) + number)
        rows.push(row)
      }
      return rows
    },
  },
  {
    asks: 'a triangle of another rule',
    said: ['without its|their|the|tens|ones|edges|first|last', 'above|over 9|ten|10|100', 'three numbers|above'],
  },
  {
    asks: 'single digits',
    said: ['last|decimal|one|single digit', 'modulo|mod|remainder'],
  },
]
