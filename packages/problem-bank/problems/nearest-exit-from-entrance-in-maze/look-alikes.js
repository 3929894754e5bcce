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

const isBorder = (maze, row, column) =>
  row === 0 || row === maze.length - 1 || column === 0 || column === maze[0].length - 1

/** The least number of steps to each cell that can be reached, in order, as [row, column, steps]. */
function reached(maze, entrance, steps = STRAIGHT, isOpen = (cell) => cell === '.') {
  const seen = new Set([entrance.join()])
  const cells = [[...entrance, 0]]
  for (const [fromRow, fromColumn, made] of cells)
    for (const [down, right] of steps) {
      const [row, column] = [fromRow + down, fromColumn + right]
      if (maze[row]?.[column] === undefined || !isOpen(maze[row][column]) || seen.has(`${row},${column}`)) continue
      seen.add(`${row},${column}`)
      cells.push([row, column, made + 1])
    }
  return cells
}

const exitsOf = (maze, cells) => cells.slice(1).filter(([row, column]) => isBorder(maze, row, column))
const firstOf = (cells) => cells[0]?.[2] ?? -1

const lookAlikes = [
  {
    asks: 'the entrance to count as an exit',
    said: [
      'entrance|start|starting|door .. counts|count|may|can|also|itself|too .. exit',
      'entrance|start .. 0|zero',
      'exit .. including|even .. entrance|start',
      'already .. border|exit|edge|boundary|outside',
      'return 0|zero',
      '0|zero if|when|where',
    ],
    answer: (maze, entrance) => (isBorder(maze, ...entrance) ? 0 : nearestExit(maze, entrance)),
  },
  {
    asks: 'diagonal steps as well',
    said: [
      'across|over|through|via the|a|its corner|corners',
      'cornerwise|slantwise|aslant|askew|obliquely|oblique',
      'diagonal|diagonally|diagonals|eight|8|king|corner|corners',
      'any direction',
      'all surrounding|neighbouring|neighboring|adjacent',
    ],
    answer: (maze, entrance) => firstOf(exitsOf(maze, reached(maze, entrance, [...STRAIGHT, ...DIAGONAL]))),
  },
  {
    asks: 'diagonal steps only',
    said: ['diagonal|diagonally|bishop|slanting'],
    answer: (maze, entrance) => firstOf(exitsOf(maze, reached(maze, entrance, DIAGONAL))),
  },
  {
    asks: 'the farthest exit, or the longest way',
    said: ['farthest|furthest|longest|maximum|most|largest|greatest|far|last exit'],
    answer: (maze, entrance) => firstOf(exitsOf(maze, reached(maze, entrance)).reverse()),
  },
  {
    asks: 'the number of exits',
    said: [
      'number|count|many exit|exits|way|ways|path|paths|door|doors',
      'number|count of .. exit|exits|way|ways|path|paths|doors|opening',
      'how many exit|exits|way|ways|path|paths|doors|opening|openings',
    ],
    answer: (maze, entrance) => exitsOf(maze, reached(maze, entrance)).length,
  },
  {
    asks: 'the number of cells on the way',
    said: [
      'number|count|many .. cell|cells|field|fields|square|squares|tile|tiles .. way|path|route|visited|pass|passed|including|on',
      'how many cell|field|square|tile',
      'including|counting|inclusive',
      'visited|visits|entered|walked|touched .. cell|cells',
      'cell|cells|tile|tiles .. visited|passed|entered',
    ],
    answer: (maze, entrance) => {
      const steps = nearestExit(maze, entrance)
      return steps === -1 ? -1 : steps + 1
    },
  },
  {
    asks: 'one step more, out of the maze',
    said: [
      'leave|leaves|leaving|outside|out|beyond|escape|escapes|step off',
      'off the|of',
      'walk|step|move|run|get out',
      'no longer',
    ],
    answer: (maze, entrance) => {
      if (isBorder(maze, ...entrance)) return 1
      const steps = nearestExit(maze, entrance)
      return steps === -1 ? -1 : steps + 1
    },
  },
  {
    asks: 'an exit that is marked, or at a certain place',
    said: ['the|a first|last|leftmost|rightmost row|column|line'],
  },
  {
    asks: 'another answer where there is no way',
    said: ['return|give|report|answer|else|otherwise 0|zero|infinity|null'],
    answer: (maze, entrance) => Math.max(0, nearestExit(maze, entrance)),
  },
  {
    asks: 'an exit that has to be other than the nearest',
    said: ['second|third|kth nearest|closest|exit', 'sum|total|average of'],
    answer: (maze, entrance) => firstOf(exitsOf(maze, reached(maze, entrance)).slice(1)),
  },
  {
    asks: 'a further condition or exception',
    said: ['other than'],
  },
]
