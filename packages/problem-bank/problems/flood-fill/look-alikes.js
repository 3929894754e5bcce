const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]

/** Paints all that is reached over these steps; a step is taken where `spreads` allows it. */
function painted(image, row, column, color, steps, spreads = (from, to) => from === to, most = Infinity) {
  const seen = new Map([[`${row},${column}`, [row, column, 0]]])
  for (const [r, c, far] of seen.values())
    for (const [down, right] of steps) {
      const [nextRow, nextColumn] = [r + down, c + right]
      const value = image[nextRow]?.[nextColumn]
      const key = `${nextRow},${nextColumn}`
      if (value !== undefined && far < most && !seen.has(key) && spreads(image[r][c], value, image[row][column]))
        seen.set(key, [nextRow, nextColumn, far + 1])
    }
  return image.map((cells, r) => cells.map((cell, c) => (seen.has(`${r},${c}`) ? color : cell)))
}

const lookAlikes = [
  {
    asks: 'a fill that passes through corners',
    denied: [
      'horizontal|horizontally|vertical|vertically|orthogonal|orthogonally',
      'four|4|4directionally|fourdirectionally',
      'side|sides|edge|edges',
      'up|above|north|left|down',
      'adjacent|neighbouring|neighboring|neighbour|neighbor|neighbours|neighbors|beside|next',
      'diagonal|diagonally|diagonals',
      'simple|graph',
    ],
    said: [
      'meet|meets|touch|touches|touching|share|shares|sharing|connected at|in|by|a|through|over|via corner|corners',
      'corner|corners',
      'side|edge or corner|corners',
      'or|and meet|touch',
      'king',
      'obliquely|slantwise',
      'including|or|and|even|also diagonal|diagonally|corner',
      'or|and|even|also|including a|at|by|over|through|the corner|corners|diagonal|diagonals',
      'diagonal|diagonally|corner included|too|also|allowed|count|as',
      'diagonal|diagonally|corner .. also|too|included|belong',
      '8|eight',
      'all direction',
      'all around',
      'surrounding',
    ],
    answer: (image, sr, sc, color) => painted(image, sr, sc, color, [...SIDES, ...CORNERS]),
  },
  {
    asks: 'a fill over corners only',
    said: [
      'only|just .. diagonal|diagonally|corner|corners',
      'diagonal|diagonally|corners only',
      'bishop|touching at corners',
    ],
    answer: (image, sr, sc, color) => painted(image, sr, sc, color, CORNERS),
  },
  {
    asks: 'a fill along the row only',
    said: [
      'same row',
      'row only',
      'only .. row',
      'horizontally only',
      'only to the left|right',
      'left or|and right only',
      'vertical|vertically|above|upper|lower .. alone|not|no|left|never|ignored|nothing|excluded',
      'to it|them|one|this horizontally',
      'horizontally|sideways|row|horizontal .',
      'along|in|of its|the|that|same|one|this row|line',
      'sideways',
      'horizontal neighbour|neighbours|neighbor|neighbors|moves|steps|run|line|stretch',
      'left and|or|nor right',
      'east and|or west',
      'up and|or|nor|neither down .. not|no|never',
    ],
    answer: (image, sr, sc, color) =>
      painted(image, sr, sc, color, [
        [0, 1],
        [0, -1],
      ]),
  },
  {
    asks: 'a fill along the column only, or downwards',
    said: [
      'same column',
      'column only',
      'only .. column',
      'vertically only',
      'only down|downwards|up',
      'flow|flows|downhill|gravity',
      'horizontal|horizontally .. alone|not|no|left|never|ignored|nothing|excluded',
      'to it|them|one|this vertically',
      'vertical neighbour|neighbours|neighbor|neighbors|moves|steps|run|line|stretch',
      'along|in|of its|the|that|same|one|this column',
      'above and|or below',
      'north and|or south',
      'gravity|drip|drips|drops|sinks|downward|downwards',
      'sideways .. not|no|never',
    ],
    answer: (image, sr, sc, color) =>
      painted(image, sr, sc, color, [
        [1, 0],
        [-1, 0],
      ]),
  },
  {
    asks: 'every pixel of that colour, connected or not',
    said: [
      'connected|adjacent|touching|contiguous or not',
      'regardless|irrespective',
      'all|every pixel|cell|square .. anywhere|whether',
      'anywhere|everywhere|throughout|wherever',
      'not .. be connected|adjacent',
      'disconnected|unconnected',
      'replace|recolor|recolour every|all',
      'even if|when|those .. not connected|adjacent|touch',
      'no importance|consequence|account',
      'wherever',
      'joined|connected|linked or|otherwise',
      'whole|entire image|picture|canvas|grid|map',
      'need|neednt|not .. connected|joined|touch|linked',
      'islands|island',
    ],
    answer: (image, sr, sc, color) =>
      image.map((cells) => cells.map((cell) => (cell === image[sr][sc] ? color : cell))),
  },
  {
    asks: 'the pixel and its direct neighbours only',
    said: [
      'neighbour|neighbor only',
      'only .. immediate|direct neighbour|neighbor',
      'only its|the immediate|direct|four',
      'one step|round',
      'not .. spread|further|recursive|recursively|beyond',
      'just the|its neighbour|neighbor',
      'go|goes|spread|spreads no|not further|farther|on',
      'next|beside to|the',
      'direct|immediate neighbours|neighbors',
      'touch|touches|touching',
      'no further|farther',
    ],
    answer: (image, sr, sc, color) => painted(image, sr, sc, color, SIDES, undefined, 1),
  },
  {
    asks: 'a fill that goes some steps only',
    said: [
      'within|most|exactly|to k|2|3|two|three step|move|pixel|cell|round|second|minute',
      'within|most .. step|move|second|minute',
      'distance|radius',
      'number of step|move',
      'more than one|two|2|three|3|four|five|k',
      'two|three|four|2|3|4 steps|cells|pixels|squares|moves|away',
      'far|farther|further|beyond',
      'at most',
      'range|reach of',
      'paint|ink|colour|color runs|lasts|suffices',
      'enough',
      'runs|run out|dry',
      'next to|beside the',
    ],
    answer: (image, sr, sc, color) => painted(image, sr, sc, color, SIDES, undefined, 2),
  },
  {
    asks: 'the rim of the region only',
    said: [
      'border|boundary of the|its|that region|area|shape|component',
      'only .. border|boundary|edge',
      'border|boundary only|pixel',
      'rim|outline|contour|perimeter|outermost|frame',
    ],
    answer(image, sr, sc, color) {
      const region = painted(image, sr, sc, -1, SIDES)
      return image.map((cells, r) =>
        cells.map((cell, c) =>
          region[r][c] === -1 && SIDES.some(([a, b]) => region[r + a]?.[c + b] !== -1) ? color : cell,
        ),
      )
    },
  },
  {
    asks: 'a fill up to a border of some colour',
    said: [
      'until .. border|boundary|color|colour|value|wall|line',
      'boundary|border color|colour|fill',
      'wall|obstacle|blocked|barrier',
      'any color|colour',
    ],
    answer: (image, sr, sc, color) => painted(image, sr, sc, color, SIDES, (_, to) => to !== color),
  },
  {
    asks: 'pixels of similar, higher or lower colours too',
    said: [
      'similar|tolerance|threshold|close|nearly|approximately',
      'differ|differs|difference .. at|most|by|than|one|1',
      'greater|less|larger|smaller|lower|higher|brighter|darker than|or|values|pixels|at',
      'at most|least as',
      'not .. exceed|darker|brighter|higher|lower',
      'or equal',
      'differing|differ',
      'taken|treated|regarded as',
      'same .. by one|1',
    ],
    answer: (image, sr, sc, color) =>
      painted(image, sr, sc, color, SIDES, (_, to, origin) => Math.abs(to - origin) <= 1),
  },
  {
    asks: 'an image whose edges meet',
    said: [
      'wrap|wraps|wrapping|torus|toroidal|circular|cyclic|cylinder|sphere|globe',
      'opposite side|edge|border',
      'left edge .. right edge',
      'around the edge|edges|border',
    ],
    answer(image, sr, sc, color) {
      const [rows, columns] = [image.length, image[0].length]
      const seen = new Set([sr * columns + sc])
      for (const place of seen)
        for (const [down, right] of SIDES) {
          const r = (Math.floor(place / columns) + down + rows) % rows
          const c = ((place % columns) + right + columns) % columns
          if (image[r][c] === image[sr][sc]) seen.add(r * columns + c)
        }
      return image.map((cells, r) => cells.map((cell, c) => (seen.has(r * columns + c) ? color : cell)))
    },
  },
  {
    asks: 'all pixels outside the region',
    said: [
      'outside|except|complement|excluding|rest|remaining|others|invert|inverse|besides',
      'not connected|reachable|reached|part',
      'every|all other',
    ],
    answer(image, sr, sc, color) {
      const region = painted(image, sr, sc, -1, SIDES)
      return image.map((cells, r) => cells.map((cell, c) => (region[r][c] === -1 ? cell : color)))
    },
  },
  {
    asks: 'a region without the pixel it starts from',
    said: [
      'starting|start|first|clicked|original pixel|cell .. unchanged|keeps|stays|remain|remains|not|excluded|except|keep',
      'except|excluding|without|but .. starting|start|first|itself',
      'not .. starting pixel|cell',
      'clicked|starting|start|first|given|middle .. not|left|own|old|exempt|alone|stays|unpainted',
      'itself .. not|left|keeps|stays',
      'around|surrounding|round the|it',
      'but not',
      'exempt',
    ],
    answer(image, sr, sc, color) {
      const start = image[sr][sc]
      const filled = painted(image, sr, sc, color, SIDES)
      filled[sr][sc] = start
      return filled
    },
  },
  {
    asks: 'colours added, counted or exchanged',
    said: [
      'add|added|adding|increase|increased|plus|increment|double|subtract|toggle|swap|exchange|sum',
      'number of pixel|cell|changed|region',
      'how many',
      'largest|smallest|every region',
      'old|former .. instead',
      'more than',
      'mix|mixed|blend|average|mean',
    ],
    answer(image, sr, sc, color) {
      const region = painted(image, sr, sc, -1, SIDES)
      return image.map((cells, r) => cells.map((cell, c) => (region[r][c] === -1 ? cell + color : cell)))
    },
  },
  {
    asks: 'row and column counted from one, or the other way round',
    said: [
      '1|one based|indexed',
      'counted|counting|numbered .. from|at|with 1|one',
      'column .. before|then|followed .. row',
      'x .. y coordinate',
      'column first',
      'column and row',
    ],
    answer: (image, sr, sc, color) => painted(image, sc, sr, color, SIDES),
  },
  {
    asks: 'a fill that goes a few moves only',
    said: ['3|three|two|2|k|four|4 .. moves|steps', 'within two|three|2|3|k'],
  },
]
