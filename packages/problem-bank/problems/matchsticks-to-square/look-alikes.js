const total = (sticks) => sticks.reduce((a, b) => a + b, 0)

/** Whether the sticks can be laid to sides of these lengths. */
function canLay(sticks, lengths, { isLeft = false, isFull = false } = {}) {
  let tries = 20_000
  const sorted = sticks.toSorted((a, b) => b - a)
  const go = (at, left, used) => {
    if (tries-- < 0) return false
    if (isLeft && left.every((rest) => rest === 0)) return true
    if (at === sorted.length) return left.every((rest) => rest === 0) && (!isFull || new Set(used).size === 1)
    const ways = left.some((rest, i) => {
      if (rest < sorted[at] || (!isFull && left.indexOf(rest) < i)) return false
      return go(at + 1, left.with(i, rest - sorted[at]), used.with(i, used[i] + 1))
    })
    return ways || (isLeft && go(at + 1, left, used))
  }
  return go(
    0,
    lengths,
    lengths.map(() => 0),
  )
}

/** Whether all sticks make a figure of so many equal sides. */
const regular = (sides, how) => (sticks) =>
  total(sticks) % sides === 0 && canLay(sticks, Array(sides).fill(total(sticks) / sides), how)

const lookAlikes = [
  {
    asks: 'an equilateral triangle',
    said: ['triangle|triangles|triangular|three|3'],
    answer: regular(3),
  },
  {
    asks: 'two equal parts',
    said: [
      'two|2|both|halves|half .. equal|same|parts|piles|sums|total',
      'halves|half',
      'two|2 parts|piles|groups|subsets|teams|sets|rows|lines',
      'balance|balanced',
    ],
    answer: regular(2),
  },
  {
    asks: 'a polygon of more sides',
    said: ['pentagon|hexagon|hexagons|octagon|five|six|eight|5|6|8', 'cube|cubes|twelve|12'],
    answer: regular(5),
  },
  {
    asks: 'a hexagon, or a cube',
    said: ['hexagon|hexagons|six|6', 'cube|cubes|twelve|12'],
    answer: regular(6),
  },
  {
    asks: 'a rectangle',
    said: ['rectangle|rectangles|rectangular|oblong', 'opposite sides|pairs', 'two pairs', 'pairs of equal|opposite'],
    answer: (sticks) => {
      const half = total(sticks) / 2
      if (!Number.isInteger(half)) return false
      return Array.from({ length: Math.max(0, half - 1) }, (_, at) => at + 1)
        .slice(0, 200)
        .some((width) => canLay(sticks, [width, width, half - width, half - width]))
    },
  },
  {
    asks: 'a rectangle that is no square',
    said: ['rectangle|rectangles|rectangular|oblong', 'not|no|never square'],
    answer: (sticks) => {
      const half = total(sticks) / 2
      if (!Number.isInteger(half)) return false
      return Array.from({ length: Math.max(0, half - 1) }, (_, at) => at + 1)
        .slice(0, 200)
        .some((width) => width !== half - width && canLay(sticks, [width, width, half - width, half - width]))
    },
  },
  {
    asks: 'sticks that may be left over',
    said: [
      'left|leave|leaving over|out|aside|unused|behind',
      'unused|spare|remaining|leftover',
      'some of the|them|these|its|your',
      'not|need|neednt|without .. all|every|each ~once .. used|use|using',
      'not|need|neednt|without|necessarily .. all|every of|stick|matchstick|sticks|them|matches|rod',
      'choose|chosen|pick|select',
      'a|some|any subset',
      'no|not|need .. all of',
    ],
    answer: (sticks) =>
      Array.from({ length: Math.floor(total(sticks) / 4) }, (_, at) => at + 1)
        .slice(0, 100)
        .some((side) => canLay(sticks, Array(4).fill(side), { isLeft: true })),
  },
  {
    asks: 'sticks that may be broken',
    said: [
      'may|can|could|allowed|permitted be|to|break|cut|saw|bend|split .. broken|cut|sawn|bent|split|shortened|break',
      'may|can|could break|cut|saw|bend|split|shorten',
      'broken|cut|sawn|split|snapped in|into|once|anywhere|wherever|as|if',
      'breaking|cutting .. allowed|permitted|one|once|fine',
      'one|a|single cut|break',
    ],
    answer: (sticks) => total(sticks) % 4 === 0,
  },
  {
    asks: 'sticks that overlap or stand over',
    said: [
      'overlap|overlaps|overlapping|overhang|protrude|protrudes',
      'stick|stand|jut|beyond|past out|over|the',
      'cross|crosses|crossing',
    ],
    answer: (sticks) => sticks.length >= 4,
  },
  {
    asks: 'the sticks in their order',
    said: [
      'order|sequence ~matters|does|is|in .. given|kept|keep|list|stay|preserved|array|stand|lie|one',
      'contiguous|consecutive|consecutively|adjacent|successive|neighbouring|subarrays|segments|folded|fold|folding|hinge|hinges|chain|chained|bent|bend|ruler',
      'in the|given|this order',
      'around|round .. order',
      'rearranging|rearranged|reordering',
    ],
    answer(sticks) {
      const side = total(sticks) / 4
      let [sides, length] = [0, 0]
      for (const stick of sticks) {
        length += stick
        if (length === side) [sides, length] = [sides + 1, 0]
      }
      return sides === 4 && length === 0
    },
  },
  {
    asks: 'as many sticks on every side',
    said: [
      'same|equal|identical number|count|amount|many',
      'equally|as many',
      'each|every side .. two|three|2|3|k sticks|matchsticks|matches',
      'number of .. same|equal|each|every|per',
      'exactly|just|only one|1|two|2|three|3 stick|matchstick|match|sticks|matchsticks|matches',
    ],
    answer: regular(4, { isFull: true }),
  },
  {
    asks: 'a stick for every side',
    said: [
      'exactly|just|only|single four|4|one|1',
      'four|4 of|equal|sticks|matchsticks|matches|rods',
      'one|1|single stick|matchstick|match|rod .. side',
      'pick|choose|select four|4',
    ],
    answer: (sticks) => sticks.some((stick) => sticks.filter((other) => other === stick).length >= 4),
  },
  {
    asks: 'an area, or squares of another kind',
    said: [
      'area|areas|surface|tiles|tile|perfect|diagonal|diagonals|grid|filled|fill',
      'square numbers|number',
      'sum|product .. perfect|square',
    ],
    answer: (sticks) => Number.isInteger(Math.sqrt(total(sticks))),
  },
  {
    asks: 'several squares, or the largest one',
    said: ['two|several|many|three|2|3 squares', 'largest|biggest|smallest|greatest square|side'],
    answer: (sticks) => makesquare(sticks),
  },
  {
    asks: 'a sum that four divides',
    said: ['divisible|multiple|divided evenly', 'sum|total .. divisible'],
    answer: (sticks) => total(sticks) % 4 === 0,
  },
  {
    asks: 'sides that are nearly equal',
    said: ['nearly|almost|about|roughly|tolerance|differ|differs|difference|approximately', 'at most'],
    answer(sticks) {
      const side = Math.ceil(total(sticks) / 4)
      return sticks.every((stick) => stick <= side)
    },
  },
]
