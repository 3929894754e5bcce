function levels(root) {
  const all = []
  for (let level = [root]; level.length > 0; level = level.flatMap(({ left, right }) => [left, right].filter(Boolean)))
    all.push(level.map(({ val }) => val))
  return all
}

const sumOf = (values) => values.reduce((sum, value) => sum + value, 0)
const meanOf = (values) => sumOf(values) / values.length
const sorted = (values) => values.toSorted((a, b) => a - b)

const lookAlikes = [
  {
    asks: 'the sum of each level',
    said: ['sum|total|totals of .. each|every|level|row', 'add|adds up'],
    answer: (root) => levels(root).map(sumOf),
  },
  {
    asks: 'the largest value of each level',
    said: ['largest|maximum|greatest|biggest|highest|max'],
    answer: (root) => levels(root).map((level) => Math.max(...level)),
  },
  {
    asks: 'the smallest value of each level',
    said: ['smallest|minimum|least|lowest|min'],
    answer: (root) => levels(root).map((level) => Math.min(...level)),
  },
  {
    asks: 'the median of each level',
    said: ['median|middle|central'],
    answer: (root) => levels(root).map((level) => sorted(level)[level.length >> 1]),
  },
  {
    asks: 'the averages from the bottom up',
    said: ['bottom|upward|upwards|reverse|reversed|leaves', 'deepest|lowest level first'],
    answer: (root) => levels(root).map(meanOf).reverse(),
  },
  {
    asks: 'the number of nodes of each level',
    said: ['number|count of node|nodes in|on|at|per', 'how many'],
    answer: (root) => levels(root).map((level) => level.length),
  },
  {
    asks: 'the average of the first and the last of each level',
    said: ['first|leftmost|outermost and', 'leftmost|rightmost|outer|ends'],
    answer: (root) => levels(root).map((level) => (level[0] + level.at(-1)) / 2),
  },
  {
    asks: 'rounded averages',
    said: ['rounded|round|truncated|floor|whole|integer|nearest|rounding'],
    answer: (root) => levels(root).map((level) => Math.floor(meanOf(level))),
  },
  {
    asks: 'each value once in its level',
    said: ['distinct|unique|different|duplicate|duplicates|repeated'],
    answer: (root) => levels(root).map((level) => meanOf([...new Set(level)])),
  },
  {
    asks: 'the average of leaves, or of some nodes alone',
    said: ['leaf|leaves|even|odd|positive|negative|children|inner|internal'],
    answer: (root) => levels(root).map((level) => meanOf(level.filter((value) => value > 0))),
  },
  {
    asks: 'the average of each subtree or of all levels together',
    said: ['subtree|subtrees|path|paths|running|cumulative', 'so far', 'up to'],
    answer: (root) => levels(root).map((_, depth, all) => meanOf(all.slice(0, depth + 1).flat())),
  },
]
