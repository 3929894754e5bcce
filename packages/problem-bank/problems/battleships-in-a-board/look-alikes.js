const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
const AROUND = [...SIDES, [1, 1], [1, -1], [-1, 1], [-1, -1]]

/** The cells of each group of one sign. */
function groupsOf(board, steps = SIDES, sign = 'X') {
  const seen = new Set()
  const groups = []
  for (const [row, line] of board.entries())
    for (const column of line.keys()) {
      if (board[row][column] !== sign || seen.has(`${row} ${column}`)) continue
      const cells = [[row, column]]
      seen.add(`${row} ${column}`)
      for (const [r, c] of cells)
        for (const [down, right] of steps) {
          const near = `${r + down} ${c + right}`
          if (board[r + down]?.[c + right] !== sign || seen.has(near)) continue
          seen.add(near)
          cells.push([r + down, c + right])
        }
      groups.push(cells)
    }
  return groups
}

const isFlat = (cells) => cells.every(([r]) => r === cells[0][0])
const sizes = (board) => groupsOf(board).map((cells) => cells.length)
const cellsOf = (board, sign) => board.flat().filter((cell) => cell === sign).length

const lookAlikes = [
  {
    asks: 'groups of any shape',
    denied: [
      'straight|row|column|line|rows|columns|1|horizontal|horizontally|vertical|vertically|rectangle|strip|strips|lengthwise|bar|deep|wide|long',
      'ship|ships|battleship|battleships|boat|boats',
    ],
    said: [
      'any|whatever|arbitrary|irregular shape|form|outline|kind|way',
      'island|islands|region|regions|blob|blobs|cluster|clusters|component|components|area|areas|group|groups',
      'bent|bend|bends|crooked',
      'turn|turns a|the|round|at|around',
      'l shaped|shape',
      'connected|reached|reach|joined',
      'not|need .. straight',
    ],
    answer: (board) => groupsOf(board).length,
  },
  {
    asks: 'groups joined through corners',
    said: [
      'eight|8',
      'diagonal|diagonally|diagonals|corner|corners .. one|same|belong|belongs|together|join|joined|joins|connect|connected|connects|too|also|count|counts|count|well|single',
      'or diagonally|diagonal',
      'may|can|also|even lie|be|run|stand|placed|diagonal .. diagonally|diagonal|slanting',
    ],
    answer: (board) => groupsOf(board, AROUND).length,
  },
  {
    asks: 'the number of cells that ships cover',
    said: [
      'cells|squares|fields|area|parts .. covered|occupied|belong|belongs|taken|hold|holds|cover|covers|contain|with',
      'how many|number|count of|the|all cells|squares|fields|parts|shots|hits|x',
      'shots|hits|sink|hit|bombs|shells|torpedoes',
    ],
    answer: (board) => cellsOf(board, 'X'),
  },
  {
    asks: 'the empty cells, or the free stretches',
    said: [
      'empty|free|water|open .. how|number|count|many',
      'number|count|many .. empty|free|water cells|fields|squares',
      'another|new|further|more ship|battleship',
    ],
    answer: (board) => cellsOf(board, '.'),
  },
  {
    asks: 'the length of the longest ship',
    said: [
      'longest|largest|biggest|greatest|maximum|size|length of|battleship|ship',
      'length|size of the ~board|grid|map',
      'longest|largest|biggest',
    ],
    answer: (board) => Math.max(0, ...sizes(board)),
  },
  {
    asks: 'the length of the shortest ship',
    said: ['shortest|smallest|least|minimum'],
    answer: (board) => Math.min(...sizes(board)),
  },
  {
    asks: 'horizontal ships alone',
    said: [
      'only|just|lie|lies|lying|placed|many|of|number|the horizontal|horizontally|flat ~or',
      'horizontal|horizontally battleship|battleships|ships|ship',
      'vertical|vertically|upright .. not|ignored|ignore|excluded',
    ],
    answer: (board) => groupsOf(board).filter((cells) => isFlat(cells) && cells.length > 1).length,
  },
  {
    asks: 'vertical ships alone',
    said: [
      'only|just|stand|stands|placed|many|of|number|the vertical|vertically|upright ~or',
      'vertical|vertically battleship|battleships|ships|ship',
      'horizontal|horizontally .. not|ignored|ignore|excluded',
    ],
    answer: (board) => groupsOf(board).filter((cells) => !isFlat(cells)).length,
  },
  {
    asks: 'horizontal ships with those of one cell',
    said: [
      'only|just|lie|lies|lying|placed|many|of|number|the horizontal|horizontally|flat ~or',
      'horizontal|horizontally battleship|battleships|ships|ship',
    ],
    answer: (board) => groupsOf(board).filter(isFlat).length,
  },
  {
    asks: 'ships of a certain length alone',
    said: [
      'at least two|2|three|3|k',
      'length|size|long|cells two|2|three|3|one|1|k|or|exactly|at',
      'more than one|1|two',
      'longer|larger|shorter|smaller than',
      'exactly one|1|two|2|three|3',
      'single|one cell|cells|celled .. not|ignored|ignore|rock|rocks|buoy|buoys|mine|mines|no',
      'submarine|submarines|destroyer|destroyers|buoy|buoys|rock|rocks|mine|mines|debris',
    ],
    answer: (board) => sizes(board).filter((size) => size > 1).length,
  },
  {
    asks: 'ships of one cell alone',
    said: [
      'one|single|1 cell|celled|field|square .. only|alone|count|number|many',
      'length|size one|1',
      'submarine|submarines|destroyer|destroyers|buoy|buoys',
    ],
    answer: (board) => sizes(board).filter((size) => size === 1).length,
  },
  {
    asks: 'ships away from the border, or at it',
    said: [
      'border|boundary|rim|margin|shore|coast',
      'edge|edges|side|sides of|at the board|grid|map|sea',
      'touch|touches|touching the|an edge|border|boundary|side',
      'inside|interior|inner|enclosed|harbour|harbor',
    ],
    answer: (board) =>
      groupsOf(board).filter((cells) =>
        cells.every(([r, c]) => r > 0 && c > 0 && r < board.length - 1 && c < board[0].length - 1),
      ).length,
  },
  {
    asks: 'ships at the border',
    said: [
      'border|boundary|rim|margin|shore|coast',
      'touch|touches|touching the|an edge|border|boundary|side|quay',
      'edge|edges of|at the',
    ],
    answer: (board) =>
      groupsOf(board).filter((cells) =>
        cells.some(([r, c]) => r === 0 || c === 0 || r === board.length - 1 || c === board[0].length - 1),
      ).length,
  },
  {
    asks: 'different lengths',
    said: [
      'class|classes|category|categories',
      'equally long|large',
      'distinct|different|unique|kinds|types|sorts',
      'same|equal length|size|long',
    ],
    answer: (board) => new Set(sizes(board)).size,
  },
  {
    asks: 'rows or columns with a ship',
    said: ['how many|number|of rows|columns', 'rows|columns that|with|which|without|contain'],
    answer: (board) => board.filter((line) => line.includes('X')).length,
  },
  {
    asks: 'ships that were hit, or other signs on the board',
    said: ['sunk|sunken|sinks|hit|hits|damaged|intact|afloat|destroyed|missed|miss'],
  },
  {
    asks: 'ships that may touch each other',
    said: ['may|can|could|allowed|permitted touch|touches|adjoin|adjacent', 'fewest|minimum'],
  },
]
