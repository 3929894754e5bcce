const lookAlikes = [
  {
    asks: 'each value once',
    said: [
      'equal|identical|duplicate|duplicates|repeated|distinct|unique',
      'same number|value|element|figure|letter',
      'only|just the|its first',
      'already|before met|listed|written|reported|noted|collected',
      'first occurrence|appearance|time',
    ],
    answer: (matrix) => [...new Set(spiralOrder(matrix))],
  },
  {
    asks: 'where the elements stand',
    said: [
      'number|numbered|numbering the|each|all|its|every|are cell|cells|place|places|plot|plots|square|squares|field|row',
      'positions|position|index|indices|coordinate|coordinates',
      'numbered|numbering|labelled from|row|1|one|consecutively|line|by|in|like|cell|upward|upwards',
      'number|numbers of the cell|cells|place|places',
    ],
    answer: (matrix) => spiralOrder(matrix.map((line, row) => line.map((_, column) => row * line.length + column + 1))),
  },

  {
    asks: 'a spiral counterclockwise',
    said: [
      'off|start|starts|begin|begins|goes|heads|by|going|starting|beginning|heading down|downward|downwards|south|southward',
      'down|downward|downwards along|the|by .. left edge|side|column|border',
      'on his|her|your|its|their left',
      'turn|turns|turning|bends left',
      'left edge|column|side|border down|downward|downwards',
      'down .. first',
      'first|column|side down',
      'down .. then .. right',
      'counterclockwise|anticlockwise|widdershins',
      'counter|anti clockwise',
      'first|start|starting|moving|heading|begin|begins down',
      'down .. right .. up',
      'turns|turn|turning left',
      'left column|side .. first',
      'against the clock',
    ],
    answer: (matrix) => spiralOrder(transposed(matrix)),
  },
  {
    asks: 'a spiral from the middle outwards',
    said: [
      'outward|outwards|centre|center',
      'from .. middle|inside|innermost',
      'inside out',
      'start|starts|starting|begin|begins|beginning .. middle|centre|center',
      'ending|ends|end at|in the top|corner|first',
      'reverse|reversed|backwards',
    ],
    answer: (matrix) => spiralOrder(matrix).reverse(),
  },
  {
    asks: 'a spiral counterclockwise from the middle outwards',
    said: ['outward|outwards|centre|center|reverse|reversed'],
    answer: (matrix) => spiralOrder(transposed(matrix)).reverse(),
  },
  {
    asks: 'a spiral that starts at the top right',
    said: ['top|upper right', 'right|northeast|ne corner', 'north east', 'upper righthand'],
    answer: (matrix) => spiralOrder(matrix.map((line) => line.toReversed())),
  },
  {
    asks: 'a clockwise spiral that starts at the top right',
    said: ['top|upper right', 'north east', 'northeast'],
    answer: (matrix) => spiralOrder(transposed(matrix).reverse()),
  },
  {
    asks: 'a spiral that starts at the bottom left',
    said: ['bottom|lower left', 'south west', 'southwest'],
    answer: (matrix) => spiralOrder(matrix.toReversed()),
  },
  {
    asks: 'a clockwise spiral that starts at the bottom left',
    said: ['bottom|lower left', 'south west', 'southwest'],
    answer: (matrix) => spiralOrder(transposed(matrix.toReversed())),
  },
  {
    asks: 'a spiral that starts at the bottom right',
    said: ['bottom|lower right', 'south east', 'southeast', 'last element|cell|corner first'],
    answer: (matrix) => spiralOrder(matrix.toReversed().map((line) => line.toReversed())),
  },
  {
    asks: 'the outer ring alone',
    denied: [
      'cut|mown|mowed|already',
      'whenever',
      'strip|remain|remains|remaining|left|visited|mowed|unvisited|unread|seen|covered',
      'outermost|outer ring|layer|frame|border|shell first',
      'toward|towards|to|into the|its middle|centre|center|inside|interior|core',
      'layers|rings|shells|turns|round and',
      'layer by',
      'then|again|next .. same|inner|ring|layer|frame',
      'all|every|each|everything|spiral|spirally|inward|inwards|inner|inside|repeat|repeated|remaining|whole|entire|complete|rest|layer|peel|unroll|done',
    ],
    said: [
      'once around|round',
      'on|its|the|a rim|frame|perimeter|outline',
      'of .. rim|border|frame|edge|perimeter|boundary|outline|outermost|outer .',
      'on its|the border|edge|boundary',
      'one|single|full round|lap|turn|circuit',
      'until|till .. back',
      'posts|posts along',
      'only|just|alone .. border|outer|outermost|boundary|edge|perimeter|ring|frame|layer',
      'boundary|perimeter|outline|rim',
      'elements|values|cells|numbers .. border|frame|edge',
      'without|never|not going|go|turning inwards|inward|inside',
      'outer|outermost ring|layer|frame only|alone',
      'border|edge elements|cells|values',
    ],
    answer: (matrix) => spiralOrder(matrix).slice(0, 2 * (matrix.length + matrix[0].length) - 4 || 1),
  },
  {
    asks: 'rows read to and fro',
    denied: [
      'turns|turn|turning right',
      'rings|shells|outermost|layer|layers|strip',
      'middle|centre|center',
      'up|edge|edges',
      'spiral|spirally|inward|inwards|clockwise|ring|round|border|edge|frame|boundary|layer|inside|perimeter|circle',
    ],
    said: [
      'snake|zigzag|serpentine|boustrophedon|alternate|alternating|alternately|alternates',
      'every other|second row|line',
      'odd|even row|rows',
    ],
    answer: (matrix) => matrix.flatMap((line, row) => (row % 2 ? line.toReversed() : line)),
  },
  {
    asks: 'diagonals',
    said: ['diagonal|diagonals|diagonally'],
    answer: (matrix) =>
      matrix
        .flatMap((line, row) => line.map((value, column) => [row + column, column, value]))
        .sort((a, b) => a[0] - b[0] || a[1] - b[1])
        .map(([, , value]) => value),
  },
  {
    asks: 'diagonals read to and fro',
    said: ['diagonal|diagonals|diagonally|zigzag'],
    answer: (matrix) =>
      matrix
        .flatMap((line, row) => line.map((value, column) => [row + column, (row + column) % 2 ? row : column, value]))
        .sort((a, b) => a[0] - b[0] || a[1] - b[1])
        .map(([, , value]) => value),
  },
  {
    asks: 'every second element of the spiral',
    said: [
      'each|every second|other|third',
      'alternate|alternately',
      'every other|second|2nd|third|k',
      'alternate|alternating element|elements',
      'skip|skips|skipping',
    ],
    answer: (matrix) => spiralOrder(matrix).filter((_, at) => at % 2 === 0),
  },
  {
    asks: 'elements in sorted order, or row by row',
    said: ['sorted|sort|ascending|increasing|descending', 'row by row', 'column by column'],
    answer: (matrix) => matrix.flat().sort((a, b) => a - b),
  },
  {
    asks: 'columns read down and up in turn',
    denied: [
      'turns|turn|turning right',
      'rings|shells|outermost|layer|layers|strip',
      'middle|centre|center',
      'spiral|spirally|inward|inwards|clockwise|ring|round|border|edge|frame|boundary|layer|inside|perimeter|circle',
    ],
    said: ['snake|zigzag|serpentine|boustrophedon', 'column by column', 'odd|even column|columns', 'down and up'],
    answer: (matrix) => transposed(matrix).flatMap((line, row) => (row % 2 ? line.toReversed() : line)),
  },
  {
    asks: 'a spiral under a further condition',
    said: [
      'halt|halts|stop|stops|ends|quits .. at|on|first|as|before',
      'halt|halts|stop|stops|ends|quits .. once ~every|each|all|nothing|no',
      'negative value|number|cell',
      'centre|center|middle .. first|start|not|out|aside|begin|left|excepted|outwards',
      'start|starts|begin|begins|starting|beginning|from .. centre|center|middle',
      'two|three|second ring|layer|turn|round|lap',
      'one|single|only ring|round|lap|turn',
      'return|returns|read|reads|reading|visit|visits|go|goes|going|over|through|walk|walks|mow|mows|mowed|rake|rakes|output|print|list|report .. row by',
      'anti|counter',
      'outwards|outward',
    ],
  },
]

function transposed(matrix) {
  return matrix[0].map((_, column) => matrix.map((line) => line[column]))
}
