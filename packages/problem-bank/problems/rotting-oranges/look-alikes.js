const lookAlikes = [
  {
    asks: 'minus how many stay fresh',
    said: ['negative|minus|negated ~1|one', 'how many|number|count .. negative|minus|negated'],
    answer: (grid) => (rot(grid).time < 0 ? -rot(grid).fresh : rot(grid).time),
  },
  {
    asks: 'another answer where nothing is fresh at first',
    said: [
      'or|and if|when|where|in no|none|nothing|nobody|there',
      'or|and if|when|where .. no|none|nothing|nobody|without',
      '-1 as well',
      '-1 also|too|likewise',
      'also|likewise|too .. -1',
      'all .. rotten|empty .. -1',
      'nothing|none|nobody to .. -1',
    ],
    answer: (grid) => rot(grid).time || -1,
  },

  {
    asks: 'rot that spreads diagonally as well',
    denied: [
      'four|4|4directionally|fourdirectionally',
      'horizontal|horizontally|vertical|vertically',
      'adjacent|neighbouring|neighboring|neighbour|neighbor|neighbours|neighbors|beside|next|touching|touch|touches',
      'up|above|below|north|side|sides|edge|edges|left',
      'directly|orthogonal|orthogonally',
    ],
    said: [
      'across|over|through|via the|a|its corner|corners',
      'cornerwise|slantwise|aslant|askew|obliquely|oblique',
      'eight|8',
      'corner|corners',
      'all around|round',
      'all|any|every surrounding|neighbours|direction|directions',
      'surrounding|surrounds',
      'diagonal|diagonally|diagonals .. count|too|well|also|included',
      'or|and|also|including|even|plus diagonal|diagonally|diagonals',
      'diagonally too|also|as',
      '8|eight .. direction|directions|neighbour|neighbours|neighbor|neighbors|neighbouring|neighboring|cells|sides',
      '8|eight directional|directionally',
      'touch|touches|touching|share|shares|sharing|through|across|over|at .. corner|corners',
    ],
    answer: (grid) => rot(grid, { steps: [...STRAIGHT, ...DIAGONAL] }).time,
  },
  {
    asks: 'rot that spreads diagonally only',
    said: ['only|just|solely|exclusively diagonal|diagonally', 'diagonally only|adjacent'],
    answer: (grid) => rot(grid, { steps: DIAGONAL }).time,
  },
  {
    asks: 'rot that spreads within a row or a column only',
    said: [
      'only|just|solely .. horizontally|vertically|row|column|sideways',
      'left and|or right only|alone',
      'horizontally|vertically|sideways only|alone',
      'same row|column',
    ],
    answer: (grid) => rot(grid, { steps: STRAIGHT.slice(2) }).time,
  },
  {
    asks: 'how many oranges stay fresh',
    said: [
      'how many|number of .. stay|stays|remain|remains|remaining|left|never|survive|surviving|unaffected',
      'count|number .. fresh|healthy .. remain|left|stay|end|never|survive',
      'remain|remains|stay|stays|survive .. fresh|healthy in|at|after|forever .',
    ],
    answer: (grid) => rot(grid).fresh,
  },
  {
    asks: 'how many oranges become rotten',
    said: [
      'how many|number of|count .. rot|infected|become|becomes|turned|spoiled|reached',
      'number of .. rotten|infected',
    ],
    answer: (grid) => rot(grid).turned,
  },
  {
    asks: 'how many oranges are rotten in the end',
    said: ['how many|number of|count .. rotten|infected'],
    answer: (grid) => rot(grid).rotten,
  },
  {
    asks: 'the time until nothing changes any more',
    said: [
      'for the last',
      'last|final time|new|change|orange|plant|infection ~to|is|has|that',
      'even|although|though if|when|some .. never|not|stay|stays|remain|remains|for',
      'whether|regardless .. some|all|every|others',
      'never|not|cannot .. matter|count|counts',
      'stop|stops|stopped|ceases|ends spreading|rotting|changing',
      'nobody|none|noone|nothing .. any|anymore|new',
      'any more',
      'not|never|no .. waiting|wait|delay',
      'keep|keeps|hold|holds us|up',
      'never .. ignored|disregarded|aside|unconsidered',
      'nothing changes|change|more|further|happens',
      'no more|further|new|longer|other',
      'stabilise|stabilize|stabilises|stabilizes|stable|stops|stop|steady',
      'last .. rots|rot|infected|orange',
      'process .. ends|stops|end|finish',
    ],
    answer: (grid) => rot(grid).spread,
  },
  {
    asks: 'zero where some orange never rots',
    said: [
      'return|give|answer|or 0|zero if|when|otherwise',
      '0|zero if|when .. impossible|never|cannot|not|remain|stays',
      'otherwise|else 0|zero',
    ],
    answer: (grid) => Math.max(rot(grid).time, 0),
  },
  {
    asks: 'rot that spreads every second minute, or two cells at once',
    said: ['two|2|second|other minute|day|hour', 'takes two|2', 'every two|2', 'two|2|k cell|step .. away|apart'],
    answer(grid) {
      const { time } = rot(grid)
      return time > 0 ? 2 * time : time
    },
  },
  {
    asks: 'rot that reaches two cells in each minute',
    said: ['two|2|k cell|step|orange', 'distance|within|radius'],
    answer: (grid) => (rot(grid).time < 0 ? -1 : Math.ceil(rot(grid).time / 2)),
  },
  {
    asks: 'a grid whose edges are joined',
    said: [
      'cylinder|cylindrical|torus|globe|barrel|tube|donut|doughnut|wrapped|rolled',
      'at|on|from|to|by the opposite|other side|edge|end|one',
      'leave|leaves|leaving|exit|exits|off|beyond .. side|edge|grid|border',
      'left .. right column|edge|side|border .. touch|touches|adjacent|neighbours|joined|meet|next',
      'wrap|wraps|wrapped|wrapping|torus|toroidal|circular|cyclic|opposite edge|edges|joined',
    ],
    answer: (grid) => rot(grid, { wraps: true }).time,
  },
  {
    asks: 'rot that passes through empty cells',
    said: [
      'even if|when|though|where|across|over .. empty|gap|gaps|between|vacant',
      'empty|gaps|gap|vacant .. between',
      'nearest|closest',
      'its|whole|entire|same|full row|column',
      'next|nearest .. each|either|every direction|side',
      'blow|blows|flies|fly|airborne|wind .. over|across|through',
      'empty|vacant|bare .. no hindrance|obstacle|barrier|harm',
      'through|across|over|jump|jumps|skip|skips .. empty|gap|gaps|bare',
      'empty .. pass|passes|spread|spreads|crossed|jumped',
    ],
    answer: (grid) => rot(grid, { through: true }).time,
  },
  {
    asks: 'rot that needs two rotten neighbours',
    said: [
      'two .. neighbour|neighbours|neighbor|neighbors|neighbouring|neighboring|adjacent|sides',
      'two|both|three .. rotten|sick|infected|convinced|burning|mouldy|bad',
      'pair|pairs',
      '~a|one single|one .. not|never enough|suffice|sufficient',
      'more than one|a|two|half',
      'at least two|2|three|3',
      'two or more',
      'two|2|three|3|majority|half rotten|infected',
      'two|three neighbour|neighbor|neighbouring|adjacent',
      'all .. its|four neighbour|neighbor',
    ],
    answer: (grid) => rot(grid, { needs: 2 }).time,
  },
  {
    asks: 'minutes counted from one',
    said: [
      'counting|counted|starts|start|starting|begin|begins|first minute|day .. 1|one',
      'minute|day 1|one',
      'initial .. counts|counted|count',
    ],
    answer: (grid) => (rot(grid).time < 0 ? -1 : rot(grid).time + 1),
  },
  {
    asks: 'rot under a further condition',
    said: [
      'thrown|throw|throws|cleared|taken|removed|discarded|picked away|out|off|up',
      'never|not|no upward|upwards|up|downward|downwards|down',
      'eight|8|six|two direction|neighbour|side',
      'number of orange|fresh|rotten|plant|human',
      'how many orange|fresh|rotten|plant|human|cell',
      'the|its right and|or below|under',
      'at least two|three|2|k',
      'border|boundary',
      'first row|column',
    ],
  },
  {
    asks: 'an end to it',
    said: ['end of the .. minute', 'eighth|fifth|tenth minute', 'no more|longer orange|rot'],
  },
  {
    asks: 'a grid whose edges meet',
    said: ['drum|cylinder|torus|unrolled'],
  },
  {
    asks: 'a grid whose opposite edges meet',
    said: [
      'leave|leaves|leaving|exit|exits|exiting|off|past|over|beyond .. comes|come|coming|enters|enter|entering|reenters|reenter|reappears|reappear|appears|appear|emerges|emerge|continues back|again|in|on|out|at|up|from',
    ],
  },
]

const STRAIGHT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]

function rot(grid, { steps = STRAIGHT, wraps = false, through = false, needs = 1 } = {}) {
  let cells = grid
  const near = (row, column) =>
    steps.filter(([down, right]) => {
      let [r, c] = [row + down, column + right]
      if (wraps) [r, c] = [(r + cells.length) % cells.length, (c + cells[0].length) % cells[0].length]
      while (through && cells[r]?.[c] === 0) [r, c] = [r + down, c + right]
      return cells[r]?.[c] === 2
    }).length
  const count = (kind) => cells.flat().filter((cell) => cell === kind).length
  const rottenAtFirst = count(2)
  for (let spread = 0; ; spread++) {
    const before = count(2)
    const next = cells.map((line, row) =>
      line.map((cell, column) => (cell === 1 && near(row, column) >= needs ? 2 : cell)),
    )
    cells = next
    if (count(2) === before)
      return { spread, time: count(1) ? -1 : spread, fresh: count(1), turned: before - rottenAtFirst, rotten: before }
  }
}
