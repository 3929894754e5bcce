const lookAlikes = [
  {
    asks: 'cells that reach at least one ocean',
    said: [
      'one ocean|sea|of|coast suffices|enough|will',
      'one|either|any .. suffices|enough|will',
      'pacific or',
      'whichever|no matter',
      'or the atlantic',
      'to|reach|reaches|into either',
      'either ocean|of|or',
      'at least one|1',
      'or both',
      'any ocean|sea',
    ],
    answer: (heights) => cellsOf(heights, (pacific, atlantic) => pacific || atlantic),
  },
  {
    asks: 'cells that reach the Pacific, whatever the Atlantic',
    said: [
      'only|just|alone|solely .. pacific',
      'pacific alone|only',
      'ignore|ignoring|regardless|irrespective .. atlantic',
    ],
    answer: (heights) => cellsOf(heights, (pacific) => pacific),
  },
  {
    asks: 'cells that reach the Atlantic, whatever the Pacific',
    said: [
      'only|just|alone|solely .. atlantic',
      'atlantic alone|only',
      'ignore|ignoring|regardless|irrespective .. pacific',
    ],
    answer: (heights) => cellsOf(heights, (_, atlantic) => atlantic),
  },
  {
    asks: 'water that flows to strictly lower cells alone',
    denied: [
      'equal|equally|level|same',
      'not|no|never|nor higher|greater|larger|taller|uphill|up|rise|rises|climb|exceed|exceeds',
      'most',
      'q|p <=|>= h',
      'h|v|u|w|q|p|x|y|a|b <=|>= h|v|u|w|q|p|x|y|a|b',
      'at least',
      'height|heights|elevation|neighbour|cell|it|that|h <=|>= current|present|the|its|own|h|cell|this',
    ],
    said: [
      'downhill|downwards|downward only|alone',
      'level|flat|even ground|plain|plains|cells|land',
      'never .. equal|level|flat|sideways',
      'never ~higher|greater|above|more|lower .. same',
      'really|truly|properly',
      'higher than .. next|neighbour',
      'equal|same height|level|heights ~is|are .. hold|holds|keeps|no|not|never|still|stands',
      'equal|same height|level|heights hold|holds|keeps|no|not|never|still|stands',
      'equal|same height|level|heights is|are ~fine|enough|allowed|permitted|ok .. hold|holds|keeps|no|not|never|still|stands',
      'equal|same height|level|heights is|are no|not|never',
      'drop|fall of at|one',
      'i j heights',
      'strictly|strict',
      'truly|really|actually lower',
      'between|across|over equal|equally|level|flat',
      'equal|equally|level|flat|same .. block|blocks|blocked|stop|stops|stay|stays',
      'equal|level|flat is|are|does|do not',
      'lower|smaller|less than it .',
      'lower|smaller|less than the current|present|own|original|first cell|one|height .',
      'lower|smaller|less than the current|present|own|original|first cell height .',
      'must be lower|smaller|less than the|its|it',
    ],
    answer: (heights) => cellsOf(heights, bothOceans, { flows: (from, to) => to < from }),
  },
  {
    asks: 'water that flows diagonally as well',
    said: [
      'across|over|through|via the|a|its corner|corners',
      'cornerwise|slantwise|aslant|askew|obliquely|oblique',
      'corner|corners',
      'eight',
      'obliquely|slantwise|knight|knights',
      'any side|direction|way',
      'around it',
      'or|and|also|including|even|plus|as diagonal|diagonally',
      'diagonally too|also|as',
      'diagonal flow|move|step|movement|neighbour|neighbor|cell is|are|count|counts allowed|permitted|possible|included|too|as|also',
      '8|eight direction|directional|directionally|neighbour|neighbor|neighbouring|neighboring|adjacent|surrounding|way|side|cell',
      'all .. eight',
      'touch|touches|touching|share|shares|sharing|through|across|over .. corner|corners',
    ],
    answer: (heights) => cellsOf(heights, bothOceans, { steps: [...STRAIGHT, ...DIAGONAL] }),
  },
  {
    asks: 'water that flows diagonally only',
    said: ['bishop|bishops', 'corner|corners', 'only|solely|just|exclusively|always diagonal|diagonally'],
    answer: (heights) => cellsOf(heights, bothOceans, { steps: DIAGONAL }),
  },
  {
    asks: 'steps that go up',
    said: [
      'uphill|upwards|climb|climbs|rise|rises',
      'not lower|smaller|less',
      'equal|equally|high or higher|greater',
      'same height or higher|greater|taller',
      'greater|higher|taller .. equal .. current|present',
    ],
    answer: (heights) => cellsOf(heights, bothOceans, { flows: (from, to) => to >= from }),
  },
  {
    asks: 'the Pacific along the top and the right',
    said: [
      'clockwise',
      'north|top and .. east|right',
      'pacific .. top|north|right|east edge|side|border|coast|and right|top|north|east|and',
      'pacific .. north|top and east|right',
    ],
    answer: (heights) =>
      cellsOf(heights, bothOceans, {
        coasts: [
          ['top', 'right'],
          ['left', 'bottom'],
        ],
      }),
  },
  {
    asks: 'the Pacific along the left alone and the Atlantic along the right alone',
    said: [
      '~and|or left|west|western edge|side|border|shore|coast .. atlantic .. right|east|eastern edge|side|border|shore|coast .',
    ],
    answer: (heights) => cellsOf(heights, bothOceans, { coasts: [['left'], ['right']] }),
  },
  {
    asks: 'the Pacific along the top alone and the Atlantic along the bottom alone',
    said: [
      'top|north|northern|upper edge|side|border|shore|coast .. atlantic .. bottom|south|southern|lower edge|side|border|shore|coast .',
    ],
    answer: (heights) => cellsOf(heights, bothOceans, { coasts: [['top'], ['bottom']] }),
  },
  {
    asks: 'coordinates with the column first',
    said: [
      'column number|index .. row',
      'col row',
      'j i',
      'column row',
      'column .. then|before|followed .. row',
      'column|columns first .. row',
      'column first',
      'x y',
      'ci ri',
      'c r',
    ],
    answer: (heights) => pacificAtlantic(heights).map(([row, column]) => [column, row]),
  },
  {
    asks: 'water that flows straight on to the coast',
    said: [
      'never turns|turn|turning|bends|changes',
      'without bend|bending|changing',
      'keep|keeps|keeping .. direction|course|line',
      'in line',
      'in|along|within|on|to|through|by the|its|his|their|same|own row or|and .. column',
      'straight',
      'without turning|turn',
      'same direction',
      'one direction',
      'single direction',
    ],
    answer(heights) {
      const runs = (r, c, down, right) => {
        for (let row = r, column = c; heights[row + down]?.[column + right] !== undefined; row += down, column += right)
          if (heights[row + down][column + right] > heights[row][column]) return false
        return true
      }
      return heights.flatMap((line, r) =>
        line.flatMap((_, c) =>
          (runs(r, c, -1, 0) || runs(r, c, 0, -1)) && (runs(r, c, 1, 0) || runs(r, c, 0, 1)) ? [[r, c]] : [],
        ),
      )
    },
  },
  {
    asks: 'cells that reach just one of the oceans',
    said: [
      'exactly|precisely|just|only one',
      'one|either .. but|not .. both',
      'not|never both',
      'neither',
      'but not',
      'no ocean',
      'cannot reach',
    ],
    answer: (heights) => cellsOf(heights, (pacific, atlantic) => pacific !== atlantic),
  },
  {
    asks: 'cells on no coast',
    said: [
      'border|rim|coast|edge|shore|coastal .. not|no|never|out|excluded|left|count|skipped|ignored',
      'inland|interior|inner',
      'not|without border|rim|coast|edge|shore',
      'not|without ~higher|larger|greater|lower|taller|smaller|above .. border|rim|coast|edge|shore',
      'itself',
    ],
    answer: (heights) =>
      pacificAtlantic(heights).filter(
        ([row, column]) => row > 0 && column > 0 && row < heights.length - 1 && column < heights[0].length - 1,
      ),
  },
  {
    asks: 'a further condition or exception',
    said: ['of no importance|use|interest|account|concern|consequence|avail|effect'],
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
const COASTS = [
  ['top', 'left'],
  ['bottom', 'right'],
]
const bothOceans = (pacific, atlantic) => pacific && atlantic
const lowerOrEqual = (from, to) => to <= from

function cellsOf(heights, wanted, { flows = lowerOrEqual, steps = STRAIGHT, coasts = COASTS } = {}) {
  const sides = (row, column) =>
    [
      row === 0 && 'top',
      column === 0 && 'left',
      row === heights.length - 1 && 'bottom',
      column === heights[0].length - 1 && 'right',
    ].filter(Boolean)
  const [pacific, atlantic] = coasts.map((coast) => {
    const reached = heights.map((line, row) =>
      line.map((_, column) => sides(row, column).some((side) => coast.includes(side))),
    )
    const toVisit = reached.flatMap((line, row) => line.flatMap((edge, column) => (edge ? [[row, column]] : [])))
    for (const [r, c] of toVisit)
      for (const [down, right] of steps) {
        const [row, column] = [r + down, c + right]
        if (heights[row]?.[column] === undefined || reached[row][column]) continue
        if (!flows(heights[row][column], heights[r][c])) continue
        reached[row][column] = true
        toVisit.push([row, column])
      }
    return reached
  })
  return heights.flatMap((line, row) =>
    line.flatMap((_, column) => (wanted(pacific[row][column], atlantic[row][column]) ? [[row, column]] : [])),
  )
}
