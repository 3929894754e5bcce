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
    asks: 'steps over corners as well',
    said: ['diagonal|diagonally|corner|corners|eight|8|king|chebyshev', 'any direction'],
    answer: (mat) => nearest(mat, 0, Math.max),
  },
  {
    asks: 'the distance to the nearest one',
    said: ['nearest|closest 1|one|ones', 'distance to a|the 1|one', '1|one .. nearest|closest'],
    answer: (mat) => nearest(mat, 1, (dr, dc) => dr + dc),
  },
  {
    asks: 'the straight distance',
    said: ['euclidean|straight|square|squared'],
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
