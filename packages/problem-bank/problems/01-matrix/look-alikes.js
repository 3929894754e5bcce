/** For each cell the least of these distances to a cell of that value. */
function nearest(mat, value, distance) {
  const sought = mat.flatMap((row, r) => row.flatMap((cell, c) => (cell === value ? [[r, c]] : [])))
  return mat.map((row, r) =>
    row.map((_, c) =>
      sought.reduce((least, [y, x]) => Math.min(least, distance(Math.abs(r - y), Math.abs(c - x))), 1e9),
    ),
  )
}

const lookAlikes = [
  {
    asks: 'steps that do not all cost the same',
    said: [
      'wind|windy|slope|uphill|slower|faster|slow',
      'cost|costs|price|fee|weight|weighs',
      'take|takes|count|counts|need|needs two|2|double|twice|half|three',
      'second|seconds|minute|minutes ~of .. two|three|double|twice',
    ],
    answer: (mat) =>
      updateMatrix(mat).map((row, r) =>
        row.map((value, c) =>
          value === 0 || mat[r].slice(0, c).includes(0) || mat.some((line, y) => y !== r && line[c] === 0)
            ? value
            : value + 1,
        ),
      ),
  },

  {
    asks: 'the straight distance, rounded',
    said: [
      'euclidean|straight|pythagoras|pythagorean|hypotenuse|crow|beeline|diagonal|diagonally',
      'square root',
      'rounded|rounding|floor',
    ],
    answer: (mat) => nearest(mat, 0, (dr, dc) => Math.floor(Math.hypot(dr, dc))),
  },
  {
    asks: 'zeros in the same row alone',
    said: [
      'own|same row|line|street|column|file|lane',
      'along|in|within|inside its|the|that|one|own row|street|line|lane ~and|or',
      'only|just|solely .. row|line|horizontally|sideways|street',
      'left or right|the',
      'cannot|not|never|without .. up|down|vertically|row|street|line|lane',
      'each|every row is|stands|of',
    ],
    answer: (mat) => mat.map((row) => nearest([row], 0, (_, dc) => dc)[0]),
  },
  {
    asks: 'zeros in the same column alone',
    said: [
      'own|same column|file',
      'along|in|within|inside its|the|that|one|own column|file ~and|or',
      'only|just|solely .. column|vertically|up|down',
      'straight up|down',
    ],
    answer(mat) {
      const turned = mat[0].map((_, c) => nearest([mat.map((row) => row[c])], 0, (_, dr) => dr)[0])
      return mat.map((row, r) => row.map((_, c) => turned[c][r]))
    },
  },
  {
    asks: 'zeros above and to the left alone, or the like',
    said: [
      'only|just|solely|never|not|cannot|no .. up|upward|upwards|leftward|leftwards|rightward|rightwards|down|downward|downwards|back|backwards',
      'only|just|solely .. left|right|west|east|north|south ~angle|angles',
      'never|not|cannot .. left|right|west|east|north|south ~angle|angles',
      'up|left|right|down|west|east|north|south only|alone',
      'uphill|downhill|upstream|downstream|oneway',
      'one way',
    ],
    answer(mat) {
      const far = mat.map((row) => row.map((cell) => (cell === 0 ? 0 : 1e9)))
      for (const [r, row] of far.entries())
        for (const c of row.keys()) row[c] = Math.min(row[c], (far[r - 1]?.[c] ?? 1e9) + 1, (row[c - 1] ?? 1e9) + 1)
      return far
    },
  },
  {
    asks: 'the way out of the grid where that is shorter',
    said: [
      'outside|border|boundary|margin|rim|edge .. counts|count|also|too|as|sooner|nearer|zero|zeros',
      'or .. out|outside|border|boundary|margin|rim|edge',
      'leave|leaves|leaving the|grid|map|matrix',
      'beyond the',
      'surrounded|framed by|with',
    ],
    answer: (mat) =>
      nearest(mat, 0, (dr, dc) => dr + dc).map((row, r) =>
        row.map((value, c) => Math.min(value, r + 1, c + 1, mat.length - r, row.length - c)),
      ),
  },

  {
    asks: 'steps over corners as well',
    denied: [
      'horizontal|horizontally|vertical|vertically|orthogonal|orthogonally|manhattan',
      'four|4',
      'side|sides|edge|edges|wall|walls',
      'row|rows|column|columns|block|blocks',
      'up|left|above|north',
      'adjacent|neighbouring|neighboring|neighbour|neighbor|neighbours|neighbors|beside|next',
      'diagonal|diagonally|diagonals',
      'right angle|angles',
      'taxicab|dr|dx',
    ],
    said: [
      'slantwise|aslant|obliquely|oblique|slanting',
      'surrounding|surrounds|surround|around',
      'any|all|every|each neighbouring|neighboring|adjacent|neighbour|neighbor|direction|directions',
      'touch|touching|touches .. point|corner|vertex',
      'diagonal|diagonally|corner|corners|eight|8|king|chebyshev',
      'any direction',
    ],
    answer: (mat) => nearest(mat, 0, Math.max),
  },
  {
    asks: 'the distance to the nearest one',
    said: ['nearest|closest 1|one|ones', 'distance to a|the 1|one', '1|one .. nearest|closest'],
    answer: (mat) => nearest(mat, 1, (dr, dc) => dr + dc),
  },
  {
    asks: 'the straight distance',
    said: [
      'crow',
      'line of sight',
      'pythagoras|pythagorean|hypotenuse',
      'beeline|air',
      'euclidean|straight|square|squared',
    ],
    answer: (mat) => nearest(mat, 0, (dr, dc) => dr * dr + dc * dc),
  },
  {
    asks: 'zeros in the same row or column alone',
    said: [
      'same|its row|column',
      'only|just .. row|rows|column|columns|horizontally|vertically',
      'left|right|up|down only|alone',
    ],
    answer: (mat) => nearest(mat, 0, (dr, dc) => (dr === 0 || dc === 0 ? dr + dc : 1e9)),
  },
  {
    asks: 'the number of zeros or ones around',
    said: ['number|count of .. zeros|zeroes|0s|ones|1s|neighbours|neighbors|adjacent', 'how many', 'mines|mine'],
    answer: (mat) => nearest(mat, 0, (dr, dc) => Math.min(1, dr + dc)),
  },
  {
    asks: 'the farthest zero',
    said: ['farthest|furthest|most distant|remote|largest distance|maximum'],
    answer: (mat) => nearest(mat, 0, (dr, dc) => -dr - dc).map((row) => row.map((value) => -value)),
  },
  {
    asks: 'a grid whose edges meet',
    said: ['wrap|wraps|torus|opposite|cyclic|circular', 'edge meet'],
    answer: (mat) => nearest(mat, 0, (dr, dc) => Math.min(dr, mat.length - dr) + Math.min(dc, mat[0].length - dc)),
  },
  {
    asks: 'an upper limit or -1',
    said: ['at most', 'more than', '-1|minus|cap|capped|limit|limited'],
    answer: (mat) => nearest(mat, 0, (dr, dc) => Math.min(2, dr + dc)),
  },
]
