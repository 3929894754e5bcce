const SIDES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
]
const CORNERS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
]

/** The distance of each cell from the nearest of these, by these moves over cells that let one pass. */
function distancesFrom(starts, rooms, moves = SIDES, passes = (cell) => cell !== -1) {
  const distances = rooms.map((row) => row.map(() => EMPTY))
  for (const [row, column] of starts) distances[row][column] = 0
  const queue = [...starts]
  for (const [row, column] of queue)
    for (const [down, right] of moves) {
      const [beside, along] = [row + down, column + right]
      if (distances[beside]?.[along] !== EMPTY || !passes(rooms[beside][along])) continue
      distances[beside][along] = distances[row][column] + 1
      queue.push([beside, along])
    }
  return distances
}

const gatesOf = (rooms) =>
  rooms.flatMap((cells, row) => cells.flatMap((cell, column) => (cell === 0 ? [[row, column]] : [])))

/** Gives each empty room what is worked out for it. */
function fill(rooms, valueAt) {
  const values = rooms.map((cells, row) => cells.map((_, column) => valueAt(row, column)))
  for (const [row, cells] of rooms.entries())
    for (const [column, cell] of cells.entries()) if (cell === EMPTY) cells[column] = values[row][column]
}

const lookAlikes = [
  {
    asks: 'moves in other directions',
    said: [
      'eight|8|six|6 directions|neighbours|neighbors|cells',
      'also|or|and|may|can|all|including diagonally|diagonal|diagonals',
      'diagonally|diagonal .. allowed|too|well|permitted|included|adjacent',
      'king|knight',
    ],
    answer(rooms) {
      const distances = distancesFrom(gatesOf(rooms), rooms, [...SIDES, ...CORNERS])
      fill(rooms, (row, column) => distances[row][column])
    },
  },
  {
    asks: 'the farthest gate',
    said: ['farthest|furthest|remotest', 'most distant', 'largest|longest|greatest|maximum distance|of|way'],
    answer(rooms) {
      const each = gatesOf(rooms).map((gate) => distancesFrom([gate], rooms))
      fill(rooms, (row, column) => {
        const reached = each.map((distances) => distances[row][column]).filter((distance) => distance < EMPTY)
        return reached.length > 0 ? Math.max(...reached) : EMPTY
      })
    },
  },
  {
    asks: 'the sum of the distances, or the number of gates',
    said: [
      'sum|total|average|mean of|distance|distances',
      'number|count of gates|exits|chests|treasures|sources|shelters',
      'how many gates|exits|chests|treasures|sources|shelters',
      'all|every|each gates|exits|chests|gate|exit|chest',
    ],
    answer(rooms) {
      const each = gatesOf(rooms).map((gate) => distancesFrom([gate], rooms))
      fill(rooms, (row, column) => {
        const reached = each.map((distances) => distances[row][column]).filter((distance) => distance < EMPTY)
        return reached.length > 0 ? reached.reduce((a, b) => a + b) : EMPTY
      })
    },
  },
  {
    asks: 'ways through walls',
    said: [
      'walls|wall|obstacles|pillars|houses|water .. ignored|ignore|climbed|break|broken|passable|swum',
      'ignoring|ignore|regardless|break|climb|despite .. wall|walls|obstacles|pillars|houses|water',
      '~never|not|nor|or|cannot|neither through|over|across .. wall|walls|obstacles|pillars|houses|water',
      'through|over walls|a|one|k wall|obstacle',
      'manhattan|straight|bird|crow',
    ],
    answer(rooms) {
      const distances = distancesFrom(gatesOf(rooms), rooms, SIDES, () => true)
      fill(rooms, (row, column) => distances[row][column])
    },
  },
  {
    asks: 'another mark for rooms without a gate',
    said: [
      'unreachable|impossible|cannot|no gate|otherwise|none .. -1|-2|0|zero|null',
      'filled|fill|fills|set|marked|replaced|mark with|to|by -1|-2|0|zero',
      'becomes|gets|stays|be -1|-2|0|zero',
      'fill|set|mark|replace it|them|such|those .. with|to|by -1|-2|0|zero',
      'wall instead|too',
      'closed|sealed|walled off|up',
    ],
    answer(rooms) {
      const distances = distancesFrom(gatesOf(rooms), rooms)
      fill(rooms, (row, column) => (distances[row][column] === EMPTY ? -1 : distances[row][column]))
    },
  },
  {
    asks: 'distances counted from one',
    said: [
      'itself|gate|both|room|ends|start included|counted|counts|inclusive|too',
      'including|counting .. gate|itself|both|room',
      'number of rooms|cells on|along|passed|visited',
      'plus one',
      'rooms|cells .. on the|its way|path',
    ],
    answer(rooms) {
      const distances = distancesFrom(gatesOf(rooms), rooms)
      fill(rooms, (row, column) => (distances[row][column] === EMPTY ? EMPTY : distances[row][column] + 1))
    },
  },
  {
    asks: 'the distance to the nearest wall',
    said: ['nearest|closest|next wall|obstacle|pillar|water|house', 'to|from a|the wall|obstacle|pillar|border|edge'],
    answer(rooms) {
      const walls = rooms.flatMap((cells, row) => cells.flatMap((cell, column) => (cell === -1 ? [[row, column]] : [])))
      const distances = distancesFrom(walls, rooms, SIDES, () => true)
      fill(rooms, (row, column) => distances[row][column])
    },
  },
  {
    asks: 'a limited distance',
    said: [
      'at most 1|2|3|5|10|k|one|two|three|five|ten',
      'within|limit|limited|range|radius|energy|fuel',
      'no|not more|farther|further than',
      'up to 2|3|5|10|k|two|three|five|ten',
      'only .. distance|steps|moves',
    ],
    answer(rooms) {
      const distances = distancesFrom(gatesOf(rooms), rooms)
      fill(rooms, (row, column) => (distances[row][column] > 2 ? EMPTY : distances[row][column]))
    },
  },
  {
    asks: 'ways that turn, wrap or cost in another way',
    said: [
      'wrap|wraps|torus|cyclic|circular',
      'straight|line|sight|turn|turns|rook|slide|slides|row or column',
      'cost|costs|weight|weights|twice|double',
      'even|odd|parity',
      'horizontally|vertically|right|down only',
      'only horizontally|vertically|right|down|left|up',
      'squared|square of',
    ],
    answer(rooms) {
      const distances = distancesFrom(gatesOf(rooms), rooms)
      fill(rooms, (row, column) => (distances[row][column] % 2 === 1 ? EMPTY : distances[row][column]))
    },
  },
]
