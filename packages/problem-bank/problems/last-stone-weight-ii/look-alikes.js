const total = (weights) => weights.reduce((sum, weight) => sum + weight, 0)
const falling = (weights) => weights.toSorted((a, b) => b - a)

/** Every difference of two heaps that all stones are put into. */
function differences(stones) {
  let all = new Set([0])
  for (const stone of stones) all = new Set([...all].flatMap((weight) => [weight + stone, weight - stone]))
  return [...all].filter((weight) => weight >= 0)
}

/** The last weight where `pick` takes the two stones to smash from those left, heaviest first. */
function smashed(stones, pick) {
  let left = falling(stones)
  while (left.length > 1) {
    const [one, other] = pick(left)
    const rest = Math.abs(left[one] - left[other])
    const others = left.filter((_, place) => place !== one && place !== other)
    left = falling(rest > 0 ? [...others, rest] : others)
  }
  return left[0] ?? 0
}

/** Every weight that may be left of a few stones. */
function lastOf(stones) {
  let all = new Map([[`${falling(stones)}`, falling(stones)]])
  for (let turn = 1; turn < stones.length; turn++) {
    const next = new Map()
    for (const left of all.values())
      for (const [i, a] of left.entries())
        for (const [j, b] of left.slice(0, i).entries()) {
          const others = left.filter((_, place) => place !== i && place !== j)
          const rest = falling([...others, Math.abs(a - b)])
          next.set(`${rest}`, rest)
        }
    all = next
  }
  return [...all.values()].flat()
}

const lookAlikes = [
  {
    asks: 'the two heaviest stones, turn by turn',
    said: [
      'two|2 heaviest|largest|biggest|greatest|strongest',
      'heaviest|largest|biggest|strongest two|2|stones|stone|ones ~left|that',
      'heaviest',
    ],
    answer: (stones) => smashed(stones, () => [0, 1]),
  },
  {
    asks: 'the two lightest stones, turn by turn',
    said: ['two|2 lightest|smallest', 'lightest|smallest two|2|stones|ones', 'lightest'],
    answer: (stones) => smashed(stones, ({ length }) => [length - 2, length - 1]),
  },
  {
    asks: 'the heaviest and the lightest stone, turn by turn',
    said: ['heaviest|largest|biggest and|with|against', 'lightest'],
    answer: (stones) => smashed(stones, ({ length }) => [0, length - 1]),
  },
  {
    asks: 'neighbouring stones',
    said: ['adjacent|neighbouring|neighboring|neighbour|neighbours|neighbor|neighbors|consecutive|next', 'in a row'],
    answer(stones) {
      const best = (row) =>
        row.length < 2
          ? (row[0] ?? 0)
          : Math.min(
              ...row
                .slice(1)
                .map((stone, at) => best([...row.slice(0, at), Math.abs(stone - row[at]), ...row.slice(at + 2)])),
            )
      return stones.length > 7 ? undefined : best(stones)
    },
  },
  {
    asks: 'the largest possible weight',
    denied: asLeast(),
    said: [
      'largest|maximum|maximal|greatest|heaviest|biggest|highest possible|weight|last|stone|remaining|result',
      'as heavy|large|much',
    ],
    answer: (stones) => (stones.length > 7 ? undefined : Math.max(...lastOf(stones))),
  },
  {
    asks: 'whether nothing can be left',
    said: ['true|false|whether', 'equal|equally halves|parts|subsets|groups|shares|sums ~as'],
    answer: (stones) => differences(stones).includes(0),
  },
  {
    asks: 'heaps of equal size',
    said: [
      'same|equal number|count|size|amount|many of',
      'as many',
      'equally many',
      'exactly half|n',
      'half of the stones|numbers|items',
    ],
    answer(stones) {
      let all = new Set(['0 0'])
      for (const stone of stones)
        all = new Set(
          [...all].flatMap((known) => {
            const [weight, many] = known.split(' ').map(Number)
            return [`${weight + stone} ${many + 1}`, `${weight - stone} ${many - 1}`]
          }),
        )
      const fair = [...all].map((known) => known.split(' ').map(Number)).filter(([, many]) => Math.abs(many) < 2)
      return Math.min(...fair.map(([weight]) => Math.abs(weight)))
    },
  },
  {
    asks: 'heaps that stand together in the row',
    said: ['contiguous|subarray|prefix|suffix|split|cut point|position|row', 'left and right', 'first k'],
    answer: (stones) =>
      Math.min(...stones.map((_, end) => Math.abs(total(stones.slice(0, end)) - total(stones.slice(end))))),
  },
  {
    asks: 'stones that need not all be used',
    said: [
      'not|need|neednt .. all|every|each .. used|use|stones',
      'left|leave out|aside',
      'some|two of the stones',
      'at any time',
      'stop|stops',
    ],
    answer: (stones) =>
      Math.min(...stones.flatMap((a, i) => stones.slice(i + 1).map((b) => Math.abs(a - b))), stones[0]),
  },
  {
    asks: 'the weight of the lighter or the heavier heap',
    said: [
      'weight|sum|total|value of the lighter|heavier|smaller|larger',
      'lighter|heavier|smaller|larger heap|pile|half|part|sum|group|share',
    ],
    answer: (stones) => (total(stones) - Math.min(...differences(stones))) / 2,
  },
  {
    asks: 'the number of turns or of stones',
    said: ['how many|often', 'number|count of turn|turns|rounds|smashes|collisions|ways|stones|steps'],
    answer: (stones) => stones.length - 1,
  },
  {
    asks: 'signs that give a certain sum',
    said: ['target', 'assign|assigned', 'sum|result|value is|equals|equal 0|zero|s|target'],
    answer: (stones) => differences(stones).length,
  },
  {
    asks: 'a sum, a product or the xor of two stones to stay',
    said: [
      'product|xor|multiply|multiplied|average',
      'sum of .. two|both|weights|stays|remains',
      'merge|merged|glued|combined',
    ],
    answer: (stones) => stones.reduce((a, b) => a ^ b, 0),
  },
]
