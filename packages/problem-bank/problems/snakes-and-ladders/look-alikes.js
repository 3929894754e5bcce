/** What begins on each square, by its number less one, the board being numbered as usual. */
const jumpsOf = (board) => [...board].reverse().flatMap((line, row) => (row % 2 === 0 ? line : [...line].reverse()))

/** The fewest rolls to the end of these squares; `next` says where one can come with a roll. */
function fewest(jumps, next) {
  const rolls = new Map([[1, 0]])
  for (const [square, count] of rolls)
    for (const end of next(square)) if (end <= jumps.length && !rolls.has(end)) rolls.set(end, count + 1)
  return rolls.get(jumps.length) ?? -1
}

const range = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
const usual = (jumps, sides = 6) =>
  fewest(jumps, (square) =>
    range(square + 1, Math.min(square + sides, jumps.length)).map((ahead) =>
      jumps[ahead - 1] === -1 ? ahead : jumps[ahead - 1],
    ),
  )

/** Where one ends that follows snakes and ladders as far as they lead. */
function followed(jumps, square) {
  const passed = new Set()
  let at = square
  while (jumps[at - 1] !== -1 && !passed.has(at)) {
    passed.add(at)
    at = jumps[at - 1]
  }
  return at
}

const lookAlikes = [
  {
    asks: 'snakes and ladders that are followed one after the other',
    said: [
      'follow|following|followed|take|taken|continue|carried .. again|next|second|another|further|until|chain|too|also',
      'chain|chained|chains|consecutive|successive',
      'until .. no|not|-1|plain',
      'as many|far|often',
    ],
    answer(board) {
      const jumps = jumpsOf(board)
      return fewest(jumps, (square) =>
        range(square + 1, Math.min(square + 6, jumps.length)).map((ahead) => followed(jumps, ahead)),
      )
    },
  },
  {
    asks: 'rows that are all numbered from left to right',
    said: [
      'every|each|all row|rows .. left|from|same|direction',
      'same direction',
      'left to right in|throughout|always every|each|all',
      'row major',
    ],
    denied: [
      'boustrophedon|alternate|alternates|alternating|alternately|snake|zigzag|serpentine|opposite|direction|turn|turns|back|reverse|changing|odd|second|other|right|left|left|winding|winds',
    ],
    answer: (board) => usual([...board].reverse().flat()),
  },
  {
    asks: 'a board that is numbered from the top',
    said: [
      'top left|right|row|down|to',
      'from the top',
      'downward|downwards',
      'upper left|right',
      'begins|starts|starting|beginning at|in|with .. top|upper|first row',
    ],
    answer: (board) => usual(board.flatMap((line, row) => (row % 2 === 0 ? line : [...line].reverse()))),
  },
  {
    asks: 'rows numbered from left to right, from the top',
    said: ['top left|right|row|down|to', 'from the top', 'row major', 'upper left'],
    answer: (board) => usual(board.flat()),
  },
  {
    asks: 'a die of another number of sides, or several dice',
    said: [
      'dice .. two|both|sum',
      'two|2|k|three dice',
      'four|4|eight|8|ten|k|m sided|sides|faces',
      '1 to|through 4|5|8|10|12|k|m',
      'up to four|4|five|5|eight|8|k|m',
      'three|four|five 3|4|5 squares|steps',
    ],
    answer: (board) => usual(jumpsOf(board), 4),
  },
  {
    asks: 'ladders alone, or snakes that may be declined',
    said: [
      'without|no harm|effect',
      'passed over',
      'harmless',
      'bite|bites',
      'may|can|optional|optionally|choose|need .. take|use|ignore|decline|follow|skip',
      'not have to',
      'ignore|ignored|ignoring|decline|skip|skipped|refuse',
      'only|just|no ladders|snakes',
      'optional',
    ],
    answer(board) {
      const jumps = jumpsOf(board)
      return fewest(jumps, (square) =>
        range(square + 1, Math.min(square + 6, jumps.length)).flatMap((ahead) => [ahead, followed(jumps, ahead)]),
      )
    },
  },
  {
    asks: 'a jump that costs a roll',
    said: [
      'ladder|snake|jump|ride .. costs|cost|counts|takes .. roll|move|turn|extra',
      'extra|additional roll|move|turn',
    ],
    answer(board) {
      const jumps = jumpsOf(board)
      return fewest(jumps, (square) =>
        jumps[square - 1] === -1 ? range(square + 1, Math.min(square + 6, jumps.length)) : [jumps[square - 1]],
      )
    },
  },
  {
    asks: 'a further condition or exception',
    said: ['other than'],
  },
]
