/** What is left when the fight of a right-moving and a left-moving one leaves the given ones of [right, left]. */
function leftAfter(asteroids, fight) {
  const row = [...asteroids]
  const meeting = () => row.findIndex((size, at) => size > 0 && row[at + 1] < 0)
  for (let at = meeting(); at !== -1; at = meeting()) row.splice(at, 2, ...fight(row[at], row[at + 1]))
  return row
}

const larger = (right, left) => (right > -left ? [right] : [left])

const lookAlikes = [
  {
    asks: 'equal ones to pass or to survive',
    denied: ['both', 'neither', 'each other', 'together'],
    said: [
      'equal|same|equally|tie .. pass|unharmed|through|bounce|nothing|intact',
      'pass|passing through|each|unharmed|one',
      'neither|none .. explodes|explode|destroyed|vanishes|removed|harmed',
      'both survive|remain|stay|continue|live|pass|are kept|bounce',
      'unharmed|bounce|bounces|rebound|ricochet',
      'nothing happens',
    ],
    answer(asteroids) {
      const survivors = []
      for (const asteroid of asteroids) {
        const passed = []
        while (asteroid < 0 && survivors.at(-1) > 0 && survivors.at(-1) <= -asteroid) {
          const met = survivors.pop()
          if (met === -asteroid) passed.unshift(met)
        }
        const stopped = asteroid < 0 && survivors.at(-1) > 0
        survivors.push(...(stopped ? [] : [asteroid]), ...passed)
      }
      return survivors
    },
  },
  {
    asks: 'one of two equal ones to survive',
    denied: ['both', 'neither', 'each other', 'together'],
    said: [
      'of two .. same|equal|alike',
      'one|ball|rock|asteroid that|which goes|moves|flies|rolls|heads|travels',
      'same|equal|equally|alike|both .. right|positive|rightward stay|stays|remain|remains|survive|survives|win|wins|goes on',
      'runs|moves|flies|heads|going|moving|running .. right stays|survives|wins|remains',
      'right|left|first|second|former|latter|earlier|later|positive|negative|one moving|one|of .. survive|win|stay|remain|prevail',
      'right|left|first|second|former|latter|earlier|later|positive|negative survive|win|prevail',
      'only the right|left|first|second|one|positive|negative|later|earlier',
      'only one of|survive|remain|stay',
      'one of them|both',
      'one of the two',
      'tie|tied',
      'favour|favor|advantage|priority|precedence',
    ],
    answer: (asteroids) => leftAfter(asteroids, (right, left) => (right >= -left ? [right] : [left])),
  },
  {
    asks: 'the left-moving one of two equal ones to survive',
    denied: ['both', 'neither', 'each other', 'together'],
    said: [
      'runs|moves|flies|heads|going|moving|running .. left stays|survives|wins|remains',
      'right|left|first|second|former|latter|earlier|later|positive|negative|one moving|one|of .. survive|win|stay|remain|prevail',
      'right|left|first|second|former|latter|earlier|later|positive|negative survive|win|prevail',
      'only the right|left|first|second|one|positive|negative|later|earlier',
      'only one of|survive|remain|stay',
      'one of them|both',
      'one of the two',
      'tie|tied',
      'favour|favor|advantage|priority|precedence',
    ],
    answer: (asteroids) => leftAfter(asteroids, larger),
  },
  {
    asks: 'equal ones to merge',
    said: ['merge|merges|fuse|fuses|combine|combines|unite|join|joins', 'stick|together', 'twice|double|doubled'],
    answer: (asteroids) => leftAfter(asteroids, (right, left) => (right === -left ? [2 * right] : larger(right, left))),
  },
  {
    asks: 'the survivor to lose size',
    said: [
      'take|takes|taking .. off|away',
      'its own|whole size|weight|mass',
      'loses|lose|losing|lost|reduced|reduces|shrinks|shrink|weakened|weakens|weaker|diminished|decreases|decreased',
      'difference|minus|subtracted|subtract|remainder',
      'damage|damaged|worn|erodes|chipped',
      'lose|reduced|shrink|weakened by',
      'left with',
    ],
    answer: (asteroids) => leftAfter(asteroids, (right, left) => (right + left === 0 ? [] : [right + left])),
  },
  {
    asks: 'the survivor to lose one',
    said: [
      'loses|lose|losing|lost|reduced|reduces|shrinks|shrink|weakened|decreases|decreased',
      'by one|1',
      'damage|damaged|worn|erodes|chipped',
    ],
    answer: (asteroids) =>
      leftAfter(asteroids, (right, left) => {
        if (right === -left) return []
        const rest = right > -left ? right - 1 : left + 1
        return rest === 0 ? [] : [rest]
      }),
  },
  {
    asks: 'the survivor to gain the size',
    said: [
      'absorb|absorbs|absorbed|swallow|swallows|gain|gains|grow|grows|eat|eats|added|adds|increases|increased|bigger',
      'merge|merges|fuse|combined|combine',
      'sum of',
    ],
    answer: (asteroids) =>
      leftAfter(asteroids, (right, left) => {
        if (right === -left) return []
        return right > -left ? [right - left] : [left - right]
      }),
  },
  {
    asks: 'the larger one to explode',
    said: [
      'larger|bigger|stronger|greater|heavier|largest .. explodes|explode|destroyed|vanishes|removed|disappears|lost|dies|breaks',
      'smaller|weaker|lighter|lesser .. survives|wins|remains|stays|left|continues',
    ],
    answer: (asteroids) =>
      leftAfter(asteroids, (right, left) => {
        if (right === -left) return []
        return right < -left ? [right] : [left]
      }),
  },
  {
    asks: 'both to explode in every collision',
    said: [
      'both always',
      'always both',
      'both .. regardless|whatever|irrespective',
      'regardless|whatever|irrespective .. size|bigger|larger|strength',
      'each other out',
      'annihilate',
    ],
    answer: (asteroids) => leftAfter(asteroids, () => []),
  },
  {
    asks: 'the directions the other way round',
    said: [
      'positive|plus meaning|means|to|for|is|are|one|ones|run|runs|fly|move|moves left',
      'positive|plus one|ones|element|sign fly|move|moves|run|runs|go left',
      'positive|plus .. to the left',
      'left|leftward if|when|for positive|plus',
    ],
    answer: (asteroids) => asteroidCollision(asteroids.map((size) => -size)).map((size) => -size),
  },
  {
    asks: 'a circular track',
    said: [
      'circle|circular|circularly|ring|cyclic|cyclically|loop|round|orbit|orbiting|around|carousel',
      'wrap|wraps|wrapping',
      'first .. last .. meet|neighbour|neighbor|adjacent',
      'reappear',
      'enter again',
    ],
    answer(asteroids) {
      const row = asteroidCollision(asteroids)
      while (row.length > 1 && row.at(-1) > 0 && row[0] < 0) {
        const [right, left] = [row.at(-1), row[0]]
        if (right <= -left) row.pop()
        if (right >= -left) row.shift()
      }
      return row
    },
  },
  {
    asks: 'a wall at an end',
    said: ['wall|barrier|boundary|edge|border', 'reflect|reflects|reflected|bounce|bounces', 'turn|turns around|back'],
    answer: (asteroids) => asteroidCollision(asteroids).map(Math.abs),
  },
  {
    asks: 'only one collision each, or one round',
    said: [
      'at most|only|just one|once|1|single|k|two|2|a',
      'most|only|just once|one|1|a|single|k|two|2',
      'first|single|one collision|round|step|second|encounter|moment',
      'after one|1|k|two round|collision|step|second|hour|of',
      'after the first|single',
      'after a single|second|minute|round',
      'per|each round|turn|second|step',
      'simultaneous|simultaneously|rounds',
      'immediately adjacent|neighbouring|next',
      'retire|retires|stop|stops|leaves',
    ],
    answer(asteroids) {
      const row = []
      for (let at = 0; at < asteroids.length; at++) {
        const [right, left] = [asteroids[at], asteroids[at + 1]]
        if (right > 0 && left < 0) {
          if (right !== -left) row.push(larger(right, left)[0])
          at++
        } else row.push(right)
      }
      return row
    },
  },
  {
    asks: 'those that are destroyed',
    said: [
      'return|list|report|give|find|which|output .. destroyed|exploded|explode|lost|vanished|removed|eliminated',
      'those .. destroyed|exploded|lost|vanished|removed|eliminated',
      'asteroids that .. explode|destroyed|vanish',
    ],
    answer(asteroids) {
      const left = asteroidCollision(asteroids)
      return asteroids.filter((size) => {
        const at = left.indexOf(size)
        if (at !== -1) left.splice(at, 1)
        return at === -1
      })
    },
  },
  {
    asks: 'the sizes or places of those left',
    said: [
      'return|list|report .. size|index|position|place',
      'return|list|report|give .. absolute',
      'sizes|positions|indices|indexes of .. left|remaining|survive|surviving|survivors',
      'return|list|report|tell|name .. without .. sign|direction',
      'without signs|directions',
      'unsigned',
    ],
    answer: (asteroids) => asteroidCollision(asteroids).map(Math.abs),
  },
  {
    asks: 'the ones left in another order',
    said: [
      'sorted|sort|ascending|descending|increasing|decreasing',
      'reverse|reversed|backward|backwards',
      'right to left',
      'from .. right .. to .. left',
      'order|ordered by',
      'largest|smallest|biggest first',
    ],
    answer: (asteroids) => asteroidCollision(asteroids).sort((a, b) => a - b),
  },
  {
    asks: 'the ones left, last first',
    said: ['reverse|reversed|backward|backwards', 'right to left', 'last|rightmost first'],
    answer: (asteroids) => asteroidCollision(asteroids).reverse(),
  },
  {
    asks: 'those left that move one way',
    said: [
      'only .. right|left|positive|negative .. return|remain|survive|left|remaining|surviving',
      'return only',
      'remaining|surviving|left .. moving|move|fly|flying .. right|left',
    ],
    answer: (asteroids) => asteroidCollision(asteroids).filter((size) => size > 0),
  },
  {
    asks: 'asteroids that stand still',
    said: [
      'stationary|motionless|static|immobile|unmoving|parked|anchored|moored|idle|asleep',
      'stand|stands|standing|stay|stays|lie|lies|sit|sits|keep|keeps|remain|remains|hang|hangs|be|is still',
      'still one|asteroid|rock|stone|car|cart|ball|robot',
      'at rest',
      'fixed ~in|at|order|speed|direction',
      'standing ~.|in|after|at|when|once',
      'stand|stands in|at|on its|their|one|the place|spot|same',
      'stand|stands idle|there|motionless|unmoved|fast|and|while|until|where',
      'zero|0 .. stand|stationary|empty|gap',
      'zero|0 .. not|never|nowhere move|moves|moving|direction',
      'zero|0 means|is|marks ~it|that|walking|going|running|moving|heading|to|right|left|a',
    ],
    answer: (asteroids) => asteroidCollision(asteroids.filter((size) => size !== 0)),
  },
  {
    asks: 'asteroids that catch up, or move at other speeds',
    said: [
      'different|differing|various|own|varying speed|velocity|pace',
      'faster|slower|overtake|overtakes|catch|catches',
      'size .. how fast',
      'value|number is .. speed',
      'speed .. proportional|depends',
    ],
    answer: (asteroids) => asteroidCollision(asteroids),
  },
  {
    asks: 'a size that counts in another way',
    said: [
      'at least twice|double|two|1|one',
      'more than twice|double',
      'twice|double|margin|difference',
      'only if|when .. larger|bigger|exceeds|by',
      'shield|shields|shielded|armour|armor|life|lives|immune|indestructible',
      'odd|prime|multiple|divisible',
      'even ~notice|a|the|if|when|though|in|at|one|get|for',
    ],
    answer: (asteroids) =>
      leftAfter(asteroids, (right, left) => (Math.abs(right + left) > 1 ? larger(right, left) : [])),
  },
  {
    asks: 'sizes that are nearly equal',
    said: ['differ|differs|different by|only'],
  },
]
