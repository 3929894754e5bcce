/** The fewest turns from `start`, `near` saying what one turn can show; -1 where there is no way. */
function fewest(deadends, target, near, start = '0000') {
  const closed = new Set(deadends)
  if (closed.has(start)) return -1
  closed.add(start)
  let level = [start]
  for (let turns = 0; level.length > 0; turns++) {
    if (level.includes(target)) return turns
    level = level.flatMap(near).filter((shown) => !closed.has(shown) && closed.add(shown))
  }
  return -1
}

const turned = (shown, wheels, by) =>
  [...shown].map((digit, wheel) => (wheels.includes(wheel) ? (Number(digit) + by + 10) % 10 : digit)).join('')
const WHEELS = [0, 1, 2, 3]
const NEIGHBOURS = [
  [0, 1],
  [1, 2],
  [2, 3],
]

const lookAlikes = [
  {
    asks: 'wheels that turn forwards only',
    said: [
      'only|just .. forward|forwards|up|upward|clockwise|one direction|increase|increased|next',
      'forward|forwards|up|clockwise only',
      'one direction|way',
      'not|never|no|cannot .. backward|backwards|back|down',
    ],
    answer: (deadends, target) => fewest(deadends, target, (shown) => WHEELS.map((wheel) => turned(shown, [wheel], 1))),
  },
  {
    asks: 'wheels that stop at 0 and 9',
    said: [
      'not|no|never|cannot|without .. wrap|around|round|over|past|beyond|neighbours|adjacent',
      'stop|stops|end|ends|limit|blocked at|between|by 0|9|zero|nine',
      'not .. 9 .. 0',
      'slider|sliders|linear',
    ],
    answer: (deadends, target) =>
      fewest(deadends, target, (shown) =>
        WHEELS.flatMap((wheel) => [
          ...(shown[wheel] === '9' ? [] : [turned(shown, [wheel], 1)]),
          ...(shown[wheel] === '0' ? [] : [turned(shown, [wheel], -1)]),
        ]),
      ),
  },
  {
    asks: 'several wheels turned together',
    said: [
      'two|2|several|three|3|adjacent|neighbouring|neighboring|consecutive wheels|dials|rings|digits',
      'wheels|dials|rings|digits .. together|simultaneously|same time|once',
      'any number of wheels|dials',
      'at the same time',
    ],
    answer: (deadends, target) =>
      fewest(deadends, target, (shown) =>
        [...WHEELS.map((wheel) => [wheel]), ...NEIGHBOURS].flatMap((wheels) => [
          turned(shown, wheels, 1),
          turned(shown, wheels, -1),
        ]),
      ),
  },
  {
    asks: 'any digit of one wheel in one turn',
    said: [
      'any digit|amount|number|other|value|distance',
      'to any|another digit',
      'set|change|changed|replaced|replace .. to|by|with any',
      'as far as',
      'several|many|more digits|steps|places .. one|single',
    ],
    answer: (deadends, target) =>
      fewest(deadends, target, (shown) =>
        WHEELS.flatMap((wheel) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((by) => turned(shown, [wheel], by))),
      ),
  },
  {
    asks: 'another combination at first',
    said: [
      'start|starts|starting|begin|begins|initially|initial|first|set|shows at|with|on|from|is|to 1111|9999|start|source',
      '1111|9999',
    ],
    answer: (deadends, target) =>
      fewest(
        deadends,
        target,
        (shown) => WHEELS.flatMap((wheel) => [turned(shown, [wheel], 1), turned(shown, [wheel], -1)]),
        '9999',
      ),
  },
  {
    asks: 'combinations that may be passed at a price, or a number of times',
    said: [
      'undone|undo|undoes|repaired|freed|unstuck|forgiven|unlocked',
      'can|may|could .. once',
      'at most|exactly|once|up k|to|one|1|two|2 dead|forbidden|of',
      'cost|costs|price|fee|penalty|extra|double|twice',
      'may|can .. pass|enter|cross .. once|one|twice',
      'ignore|ignored|ignoring|may be passed',
    ],
    answer: (_, target) => openLock([], target),
  },
  {
    asks: 'another answer where it cannot be reached',
    said: [
      '0|zero|null|none|infinity|10000 .. cannot|impossible|not|no|unreachable',
      'cannot|impossible|unreachable .. 0|null|none|infinity|10000',
    ],
    answer: (deadends, target) => Math.max(0, openLock(deadends, target)),
  },
]
