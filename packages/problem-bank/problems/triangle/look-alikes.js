/** All ways down as lists of indices, the index growing by one of `steps` from row to row. */
function waysDown(triangle, steps = [0, 1]) {
  let ways = [[0]]
  for (const row of triangle.slice(1))
    ways = ways.flatMap((way) =>
      steps.map((step) => [...way, way.at(-1) + step]).filter((longer) => longer.at(-1) in row),
    )
  return ways
}

const sumAlong = (triangle, way) => way.reduce((sum, place, row) => sum + triangle[row][place], 0)
const sumsOf = (triangle, steps, fits = () => true) =>
  waysDown(triangle, steps)
    .filter(fits)
    .map((way) => sumAlong(triangle, way))
const stepsOf = (way) => way.slice(1).map((place, row) => place - way[row])
const least = (numbers) => (numbers.length > 0 ? Math.min(...numbers) : -1)

const lookAlikes = [
  {
    asks: 'the largest sum',
    said: ['maximum|maximal|largest|greatest|highest|biggest|maximise|maximize|richest|best', 'most'],
    answer: (triangle) => Math.max(...sumsOf(triangle)),
  },
  {
    asks: 'three numbers to go on to',
    said: [
      'three|3 adjacent|neighbour|neighbor|neighbouring|neighboring|number|below|nearest|closest|direction|next|possible|stone|position|choice|cell|move|option|element|way',
      'one of three|3',
      'of .. three|3 .. below|under|next|beneath',
      'up to three|3',
      'i 1 i',
      'j 1 j',
      'minus one|1',
      'left .. straight .. right',
      'left .. directly below .. right',
      'left .. right .. straight|or below|middle|down',
      'left .. right .. straight',
      'straight .. left .. right',
      'below or .. left or .. right',

      'same .. previous|preceding|lower .. next',
      'previous|preceding .. same .. next',
      'differ|differs .. at most one|1',

      'one|1 to the left',
    ],
    answer: (triangle) => least(sumsOf(triangle, [-1, 0, 1])),
  },
  {
    asks: 'any number of the next row to go on to',
    denied: [
      'adjacent|neighbouring|neighboring|neighbour|neighbours|index|directly|touch|touching|left|right|either|two|diagonal|diagonally|j',
      'i 1',
    ],
    said: [
      'any number|element|position|place|stone|one|index|cell|entry of|in|from|on|below',
      'anywhere|freely|arbitrary|arbitrarily',
      'regardless|irrespective .. adjacent|position|where',
      'one|single|exactly number|element|entry|one|stone from|of|in|per each|every|row',
      'not|without|need .. adjacent|adjacency|neighbouring|connected',

      'nonadjacent',
    ],
    answer: (triangle) => triangle.reduce((sum, row) => sum + Math.min(...row), 0),
  },
  {
    asks: 'the smaller number below taken each time',
    said: [
      'greedy|greedily',
      'always|must|only|each time .. the smaller|smallest|lesser|lower|cheaper|least number|of|one|neighbour|neighbor|stone|adjacent|value|element',
      'smaller|lesser|cheaper of .. two|adjacent|both|next',
      'locally|local',
      'choose|chooses|picks|pick|takes|goes|step|steps .. smaller|smallest|lesser|cheaper number|one|of|stone',
    ],
    answer(triangle) {
      let place = 0
      return triangle.reduce((sum, row) => {
        if (row[place + 1] < row[place] && row.length > 1) place++
        return sum + row[place]
      }, 0)
    },
  },
  {
    asks: 'steps that alternate, or that may not be the same again and again',
    said: [
      'turn|turns|turning|alternate|alternately|alternating',
      'by turns',
      'left and right',
      'other side|direction',
      'alternate|alternates|alternating|alternately|alternation|zigzag',
      'same direction|way|kind|side|move|step',
      'twice',
      'consecutive|successive move|step|direction',
      'twice|times in a row',
      'in succession|turn',
      'not|never|cannot .. same|twice|consecutive',
    ],
    answer: (triangle) =>
      least(sumsOf(triangle, [0, 1], (way) => stepsOf(way).every((step, at, all) => at === 0 || step !== all[at - 1]))),
  },
  {
    asks: 'at most so many steps to the next index, or no three alike',
    said: [
      'at most|than two|2|k|three|3|once|twice',
      'at most one|1 time|right|step|such|diagonal',
      'only|just|most once|twice|k',
      'three|3 .. consecutive|times',
      'limited|limit|limits',
      'exactly once|k|two|one',
    ],
    answer: (triangle) =>
      least(sumsOf(triangle, [0, 1], (way) => stepsOf(way).filter((step) => step === 1).length <= 1)),
  },
  {
    asks: 'a path that ends or bends at a certain place',
    said: [
      'end|ends|ending|finish|finishes|arrive|arrives|reach|reaches .. middle|corner|center|centre|rightmost|leftmost',
      'even|odd|prime',
      'middle|corner|rightmost|leftmost',
    ],
    answer: (triangle) => least(sumsOf(triangle, [0, 1], (way) => way.at(-1) > 0 && way.at(-1) < triangle.length - 1)),
  },
  {
    asks: 'an odd sum, or an even one',
    said: ['odd|even|divisible|multiple|parity'],
    answer: (triangle) => least(sumsOf(triangle).filter((sum) => sum % 2 !== 0)),
  },
  {
    asks: 'an even sum',
    said: ['odd|even|divisible|multiple|parity'],
    answer: (triangle) => least(sumsOf(triangle).filter((sum) => sum % 2 === 0)),
  },
  {
    asks: 'the sum nearest to zero, or the least absolute value',
    said: [
      'absolute|magnitude',
      'closest|nearest|near|close to',
      'nonnegative|positive|greater than zero|0|sum|total|path',
    ],
    answer: (triangle) => Math.min(...sumsOf(triangle).map(Math.abs)),
  },
  {
    asks: 'the least sum of absolute values',
    said: ['absolute|magnitude|magnitudes', 'square|squares|squared', 'regardless .. sign', 'without .. sign'],
    answer: (triangle) => minimumTotal(triangle.map((row) => row.map(Math.abs))),
  },
  {
    asks: 'one number of the path left out',
    said: [
      'skip|skips|skipped|skipping|omit|omits|omitted|omitting|spared|free|ignored|ignore|dropped|drop|remove|removed|excluded',
      'leave|leaving|left out',
      'halve|halved|discount|coupon',
      'zero|0 .. one|once|single',
      'except .. one|largest',
    ],
    answer: (triangle) =>
      least(
        waysDown(triangle).map(
          (way) => sumAlong(triangle, way) - Math.max(0, ...way.map((place, row) => triangle[row][place])),
        ),
      ),
  },
  {
    asks: 'the product or the differences along the path',
    said: [
      'product|multiply|multiplied|multiplication',
      'difference|differences|climb|climbs|ascent',
      'average|mean|xor',
    ],
    answer: (triangle) =>
      least(waysDown(triangle).map((way) => way.reduce((product, place, row) => product * triangle[row][place], 1))),
  },
  {
    asks: 'the largest number of the path kept small',
    said: [
      'bottleneck|hardest|worst',
      'largest|greatest|maximum|highest|biggest number|element|stone|value|effort|step',
      'minimise|minimize .. maximum|largest|highest|greatest',
    ],
    answer: (triangle) =>
      least(waysDown(triangle).map((way) => Math.max(...way.map((place, row) => triangle[row][place])))),
  },
  {
    asks: 'steps within a row as well',
    said: [
      'sideways|sideway|horizontal|horizontally|laterally',
      'same|within|along row|level|line',
      'along|within the row|level|line',
      'left or right .. same|within',
    ],
    answer(triangle) {
      let best = [0]
      for (const row of triangle) {
        const here = row.map((number, place) => number + Math.min(best[place] ?? Infinity, best[place - 1] ?? Infinity))
        for (let place = 1; place < row.length; place++)
          here[place] = Math.min(here[place], here[place - 1] + row[place])
        for (let place = row.length - 2; place >= 0; place--)
          here[place] = Math.min(here[place], here[place + 1] + row[place])
        best = here
      }
      return Math.min(...best)
    },
  },
  {
    asks: 'rows closed to a circle',
    said: ['wrap|wraps|wrapping|wrapped|circular|cyclic|cyclically|circle|cylinder|ring'],
    answer(triangle) {
      let best = triangle[0]
      for (const row of triangle.slice(1))
        best = row.map(
          (number, place) =>
            number + Math.min(...[-1, 0, 1].map((step) => best.at((place + step) % row.length) ?? Infinity)),
        )
      return Math.min(...best)
    },
  },
  {
    asks: 'numbers that may not be stepped on',
    said: [
      'blocked|forbidden|avoid|avoids|avoiding|closed|impassable|obstacle|missing|hole|broken|wall',
      'zero|0 .. blocked|hole|wall|forbidden|closed',
    ],
    answer: (triangle) => {
      const total = minimumTotal(triangle.map((row) => row.map((number) => (number === 0 ? 1e9 : number))))
      return total > 5e8 ? -1 : total
    },
  },
  {
    asks: 'a path that may begin or stop anywhere',
    said: [
      'any|some row|level',
      'stop|stops|stopping|halt|anywhere|begin|begins|early|abort',
      'need not|neednt',
      'not necessarily',
      'any start|starting|end|ending|number|element|position',
    ],
    answer(triangle) {
      let [best, ends] = [Infinity, [0]]
      for (const row of triangle) {
        ends = row.map((number, place) => number + Math.min(ends[place] ?? Infinity, ends[place - 1] ?? Infinity))
        best = Math.min(best, ...ends)
      }
      return best
    },
  },
  {
    asks: 'the number of paths',
    said: ['how many', 'number|count of .. path|way|route|different|distinct', 'count the|all'],
    answer: (triangle) => sumsOf(triangle).filter((sum) => sum === minimumTotal(triangle)).length,
  },
  {
    asks: 'the second smallest sum, or a sum that leaves out the ends',
    said: [
      'not|never paid|pay|counted|count|added|due|included',
      'first|last|top|base|bottom|end .. free|not|nothing',
      'second|third smallest|least|best|lowest|minimum',
      'kth',
      'excluding|except',
      'not counting|counted',
    ],
    answer: (triangle) => sumsOf(triangle).sort((a, b) => a - b)[1] ?? sumsOf(triangle)[0],
  },
  {
    asks: 'steps down by two rows as well',
    said: ['two|2 row|level|line|steps', 'skip|skips|skipping|jump|jumps|leap', 'next but one', 'one or two'],
    answer(triangle) {
      const best = (row, place) =>
        row >= triangle.length - 1
          ? (triangle[row]?.[place] ?? Infinity)
          : triangle[row][place] +
            Math.min(
              ...[1, 2].flatMap((down) =>
                [0, 1].map((step) => (row + down < triangle.length ? best(row + down, place + step) : Infinity)),
              ),
            )
      return best(0, 0)
    },
  },
]
