const turnedRoads = (connections) => connections.map(([start, end]) => [end, start])

/** The cities from which `to` can be reached as the roads are. */
function leadingTo(to, connections) {
  const leading = new Set([to])
  for (const city of leading) for (const [start, end] of connections) if (end === city) leading.add(start)
  return leading
}

/** The least number of roads to turn so that each city can reach `to`. */
const reorderFor = (n, to, connections) =>
  minReorder(
    n,
    connections.map((road) => road.map((city) => (city === to ? 0 : city === 0 ? to : city))),
  )

const lookAlikes = [
  {
    asks: 'each city to be reached from city 0',
    said: [
      'from city 0|zero to|every|each|all',
      'from 0|zero|capital|root|centre|center|base|hub|headquarters .. every|each|all|any',
      'every|each|all city|node|place|village|town|other .. reached|reachable|accessible|supplied from 0|zero|the|city|node|capital|it',
      'city|node|capital 0|zero can|could reach|visit|get|supply',
      'away from .. 0|zero|capital|root',
      'outward|outwards',
    ],
    answer: (n, connections) => minReorder(n, turnedRoads(connections)),
  },
  {
    asks: 'the roads that can stay',
    said: [
      'stay|stays|remain|remains|keep|kept|unchanged|need|needs not',
      'maximum|most|largest|as many',
      'already',
      'number|count|many .. correct|right|correctly|rightly|fine',
    ],
    answer: (n, connections) => n - 1 - minReorder(n, connections),
  },
  {
    asks: 'the cities that can reach city 0 as it is, or cannot',
    said: [
      'how many city|node|town|village|place|pool',
      'number|count of city|node|town|village|place|pool',
      'city|node|town|village|place .. that|which|from .. can|could',
      'number|count|many .. city|node|town|village|place that|which|from',
      'already|currently|now|present|today',
      'unreachable|stranded|isolated|cut off',
    ],
    answer: (_, connections) => leadingTo(0, connections).size,
  },
  {
    asks: 'the other cities that can reach city 0 as it is',
    said: [
      'how many city|node|town|village|place|other',
      'number|count of city|node|town|village|place|other',
      'already|currently|now|present|today',
    ],
    answer: (_, connections) => leadingTo(0, connections).size - 1,
  },
  {
    asks: 'the cities that cannot reach city 0',
    said: [
      'cannot|unable|stranded|unreachable|isolated|lost|cut',
      'how many city|node|town|village|place',
      'number|count of city|node|town|village|place',
    ],
    answer: (n, connections) => n - leadingTo(0, connections).size,
  },
  {
    asks: 'the best capital chosen freely',
    said: [
      'any|some|one|a city|node|capital|town .. chosen|choose|choice|pick|picked|freely|may be',
      'choose|chosen|pick|select|selected|best|suitable|optimal',
      'which city|node|capital|town',
      'over all',
      'for each|every city|node|root|possible',
      'capital .. may|can|could|any',
    ],
    answer: (n, connections) => Math.min(...Array.from({ length: n }, (_, city) => reorderFor(n, city, connections))),
  },
  {
    asks: 'all paths to lead to another city',
    said: [
      'last|final city|node|town|village|place',
      'city|node|town n|one|1|k|t',
      'n 1 can|could be|reached',
      'to|reach city|node n',
      'target|destination',
    ],
    answer: (n, connections) => reorderFor(n, n - 1, connections),
  },
  {
    asks: 'cities counted from one',
    said: ['1 to|through|and n|cities|count', 'from|with|at 1|one', 'one|1 based|indexed', '1 .. n', 'city|node 1|one'],
    answer: (n, connections) =>
      minReorder(
        n,
        connections.map((road) => road.map((city) => city - 1)),
      ),
  },
  {
    asks: 'every two cities joined in both directions',
    said: [
      'strongly|mutually|each other',
      'every|any|all pair|pairs|two|other city|node|cities|town',
      'both direction|directions|ways|way',
      'two-way|bidirectional|add|added|adding|new|build|built|additional',
    ],
    answer: (n) => n - 1,
  },
  {
    asks: 'whether it is possible, or which roads',
    said: ['list|return .. road|roads|edge|edges themselves|that'],
  },
]
