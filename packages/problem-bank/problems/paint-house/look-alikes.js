/** The totals of all ways of choosing a column in each row that are allowed. */
function totals(costs, isAllowed, join = (a, b) => a + b) {
  if (costs.length > 7) return undefined
  let ways = [[]]
  for (const cost of costs) ways = ways.flatMap((way) => cost.map((_, color) => [...way, color]))
  return ways.filter(isAllowed).map((way) => way.map((color, i) => costs[i][color]).reduce(join))
}
const differ = (gap) => (way) => way.every((color, i) => i < gap || color !== way[i - gap])
const least = (all) => all && Math.min(...all)
const most = (all) => all && Math.max(...all)

const lookAlikes = [
  {
    asks: 'neighbours of the same color to be allowed',
    said: [
      'may|can|could .. same|alike|equal',
      'same .. allowed|fine|permitted',
      'freely|independently',
      'any colour|color',
    ],
    answer: (costs) => least(totals(costs, () => true)),
  },
  {
    asks: 'one color for all houses',
    said: [
      'one|same|single color|colour .. all|every|whole|entire',
      'all|every .. same|one|single color|colour',
      'alike',
    ],
    answer: (costs) => least(totals(costs, (way) => new Set(way).size === 1)),
  },
  {
    asks: 'houses in a circle',
    said: [
      'circle|circular|ring|round|around|cyclic|roundabout|square',
      'first and last',
      'last and first',
      'last .. first|beginning',
    ],
    answer: (costs) => least(totals(costs, (way) => differ(1)(way) && (way.length < 3 || way[0] !== way.at(-1)))),
  },
  {
    asks: 'three houses in a row of different colors',
    said: [
      'three|3 .. row|succession|successive|consecutive|neighbouring|neighboring|adjacent|different|differ|running',
      'neighbours|neighbor|neighbour|neighbors .. both|two|side|sides',
      'next but',
      'two|2 houses|doors|places apart|away|further|off|between',
      'within two|2',
    ],
    answer: (costs) => least(totals(costs, (way) => differ(1)(way) && differ(2)(way))),
  },
  {
    asks: 'no three houses in a row of the same color',
    said: [
      'three|3 .. row|succession|successive|consecutive|same|neighbouring|adjacent|running',
      'more than two|2',
      'at most two|2',
    ],
    answer: (costs) =>
      least(totals(costs, (way) => way.every((color, i) => i < 2 || color !== way[i - 1] || color !== way[i - 2]))),
  },
  {
    asks: 'neighbours of the same column only, or columns that are near',
    said: [
      'adjacent|neighbouring|neighboring column|columns|color|colour|colors',
      'diagonal|diagonally',
      'directly below',
      'differ|differs by',
      'falling path',
    ],
    answer: (costs) =>
      least(totals(costs, (way) => way.every((color, i) => i === 0 || Math.abs(color - way[i - 1]) < 2))),
  },
  {
    asks: 'the most',
    said: asMost('as|so much|many|long|large|big|high|far', '~at most'),
    answer: (costs) => most(totals(costs, differ(1))),
  },
  {
    asks: 'the dearest house to be as cheap as possible',
    said: ['dearest|priciest|largest|greatest|highest|maximum|expensive|costliest|single', 'bottleneck'],
    answer: (costs) => least(totals(costs, differ(1), Math.max)),
  },
  {
    asks: 'the number of ways',
    said: ['how many way|ways|different', 'number|count of .. ways|way|colorings|colourings', 'ways'],
    answer: (costs) => totals(costs, differ(1))?.length,
  },
  {
    asks: 'colors that all have to be used, or some that may not',
    said: ['every|all|each|both|three colors|colours|color|colour .. used|least|once|occur|appear', 'at least once'],
    answer: (costs) => least(totals(costs, (way) => differ(1)(way) && new Set(way).size === 3)),
  },
  {
    asks: 'colors that may be used only so often, or not everywhere',
    said: ['used at most', 'red|blue|green may|must|can|cannot|is|has', 'at most k|one|once|two|three times|houses'],
  },
  {
    asks: 'houses that may stay unpainted, or are painted already',
    said: [
      'unpainted|already|skip|skipped|skipping|omit|free',
      'leave|left|leaves .. unpainted|out|as|one|white',
      'need not',
      'neednt',
      'up to',
      'may|can|could .. unpainted|bare|white',
    ],
    answer: (costs) =>
      least(
        [...costs.keys()].map((left) => (costs.length === 1 ? 0 : least(totals(costs.toSpliced(left, 1), () => true)))),
      ),
  },
  {
    asks: 'a price for a change of color, or a discount',
    said: ['discount|rebate|surcharge|fee|extra|penalty|cleaning|brush|voucher'],
  },
  {
    asks: 'a further condition or another figure',
    said: ['discount ~entry|price|item|article|voucher|product|value|line'],
  },
]
