/** The best walk for each number of flights from 0 to `longest`, by a way to join a price and a choice of the better. */
function walks(n, flights, src, dst, longest, { join = (a, b) => a + b, better = Math.min, start = 0 } = {}) {
  const none = better(Infinity, -Infinity) > 0 ? -Infinity : Infinity
  let reached = new Array(n).fill(none)
  reached[src] = start
  const found = [reached[dst]]
  for (let flown = 1; flown <= longest; flown++) {
    const after = new Array(n).fill(none)
    for (const [from, to, price] of flights)
      if (Number.isFinite(reached[from])) after[to] = better(after[to], join(reached[from], price, flown))
    reached = after
    found.push(reached[dst])
  }
  return found
}

const orMinusOne = (price) => (Number.isFinite(price) ? price : -1)
const cheapest = (found) => orMinusOne(Math.min(...found))

/** The cheapest walk on which one flight at most costs what `reduced` makes of its price. */
function withOneReduced(n, flights, src, dst, k, reduced) {
  const twice = flights.flatMap(([from, to, price]) => [
    [from, to, price],
    [from + n, to + n, price],
    [from, to + n, reduced(price)],
  ])
  const found = [dst, dst + n].flatMap((goal) => walks(2 * n, twice, src, goal, k + 1))
  return cheapest(found)
}

const lookAlikes = [
  {
    asks: 'exactly so many stops',
    said: [
      'no fewer and|nor no|more',
      'neither fewer|less nor more',
      'exactly|precisely',
      'neither more nor|fewer|less',
      'no more and no|fewer',
      'must .. k stop|stopover|layover',
    ],
    answer: (n, flights, src, dst, k) => orMinusOne(walks(n, flights, src, dst, k + 1)[k + 1]),
  },
  {
    asks: 'at least so many stops',
    said: [
      'at least k|m|limit|max|so|that|as|two|2|three|3|many',
      'at least .. stop|stopover|layover|intermediate|change',
      'k|m|stop|stopover or more',
      'not|no fewer|less than',
      'minimum|minimal stop|stopover|layover',
    ],
    answer: (n, flights, src, dst, k) => cheapest(walks(n, flights, src, dst, n + k + 1).slice(k + 1)),
  },
  {
    asks: 'fewer than so many stops, or a limit on flights',
    said: [
      'coupon|coupons|token|tokens|voucher|vouchers|stamp|stamps|ticket|tickets|pass|card',
      'each|every|a|per flight|leg|hop|ride|journey .. uses|use|takes|costs|spends|consumes|needs|counts|one',
      'flight|flights|leg|legs|hop|hops|ride|rides .. at most|no|k|most|limit|more|budget|allowed',
      'board|boards|boarding|take|takes|taking|embark|embarks|aboard|fly|flies .. k|at|times|most',
      'k|m|limit flight|edge|leg|hop|bus|connection|ticket|ride|segment',
      'at most|up|than k|m|limit|max|three|3|two|2|five|5|to flight|edge|leg|hop|bus|connection|ticket|ride|segment|k',
      'fewer|less|strictly than k|m|stop|limit',
      'flight|edge|leg|hop|ticket|ride|segment limit',
      'limit of|on .. flight|edge|leg|hop|ticket|ride|segment',
      'k or fewer|less flight|edge|leg|hop|bus|connection|ticket|ride',
      'destination|dst|goal|arrival|target also|too|itself counts|count',
      'stop|stopover|layover|k|these|which including|include|includes|counting|count .. destination|dst|goal|target|arrival',
    ],
    answer: (n, flights, src, dst, k) => findCheapestPrice(n, flights, src, dst, k - 1),
  },
  {
    asks: 'the ends to count as stops, or a limit on cities',
    said: [
      'k|m|limit city|cities|town|airport|node|vertex|vertices',
      'stop|stopover|layover|city|airport|k|these|which including|include|includes|counting|count .. both|source|src|start|origin',
      'source|src|start|origin also|too|itself counts|count',
    ],
    answer: (n, flights, src, dst, k) => findCheapestPrice(n, flights, src, dst, k - 2),
  },
  {
    asks: 'one flight for free',
    said: ['free|voucher|coupon|gratis|complimentary|waived|waive'],
    answer: (n, flights, src, dst, k) => withOneReduced(n, flights, src, dst, k, () => 0),
  },
  {
    asks: 'one flight at half its price',
    said: ['half|halved|halve|halves|discount|discounted|rebate|voucher|coupon|reduced|reduction'],
    answer: (n, flights, src, dst, k) => withOneReduced(n, flights, src, dst, k, (price) => Math.floor(price / 2)),
  },
  {
    asks: 'the fewest stops for a limited price',
    said: [
      'fewest|least|minimum|smallest|minimal|lowest number|stop|stopover|layover|count|intermediate',
      'how many stop|stopover|layover|flight|change',
      'price|cost|budget|total|fare of|is at most|within|up',
      'budget',
    ],
    answer: (n, flights, src, dst, k) => walks(n, flights, src, dst, n).findIndex((price) => price <= k) - 1,
  },
  {
    asks: 'the fewest flights for a limited price',
    said: [
      'fewest|least|minimum|smallest|minimal number|flight|edge|leg|hop|ticket',
      'how many flight|edge|leg|hop|ticket',
      'budget',
    ],
    answer: (n, flights, src, dst, k) => walks(n, flights, src, dst, n).findIndex((price) => price <= k),
  },
  {
    asks: 'the number of flights or stops of the cheapest route',
    said: ['number|count of stop|flight|edge|leg|hop .. cheapest|route|price', 'how many stop|flight'],
    answer(n, flights, src, dst, k) {
      const found = walks(n, flights, src, dst, k + 1)
      const price = Math.min(...found)
      return Number.isFinite(price) ? found.indexOf(price) - 1 : -1
    },
  },
  {
    asks: 'flights in both directions',
    said: [
      'both|either|any|each direction|way|directions',
      'two|2 way',
      'bidirectional|undirected|twoway|symmetric',
      'back and forth',
      'in reverse',
      'between|connects|connecting|joins|links .. and .. costs|costing',
      'direction .. ignored|irrelevant',
    ],
    answer: (n, flights, src, dst, k) =>
      findCheapestPrice(n, [...flights, ...flights.map(([from, to, price]) => [to, from, price])], src, dst, k),
  },
  {
    asks: 'the dearest route',
    said: [
      'most expensive|costly',
      'dearest|costliest|priciest',
      'maximum|highest|largest|greatest|maximal|biggest price|cost|fare|total|sum|profit|possible|amount',
      'maximise|maximize',
    ],
    answer: (n, flights, src, dst, k) =>
      orMinusOne(Math.max(...walks(n, flights, src, dst, k + 1, { better: Math.max }))),
  },
  {
    asks: 'the dearest single flight of a route to be as cheap as possible',
    said: [
      'bottleneck|minimax',
      'most expensive|costly',
      'maximum|largest|highest|dearest|costliest|priciest|greatest .. flight|leg|edge|ticket|ride|segment|single|individual',
    ],
    answer: (n, flights, src, dst, k) => cheapest(walks(n, flights, src, dst, k + 1, { join: Math.max })),
  },
  {
    asks: 'the product of the prices',
    said: ['product|multiply|multiplied|multiplying|multiplication'],
    answer: (n, flights, src, dst, k) =>
      cheapest(walks(n, flights, src, dst, k + 1, { join: (a, b) => a * b, start: 1 })),
  },
  {
    asks: 'the number of routes',
    said: [
      'number|count of .. route|way|path|trip|itinerary|walk',
      'how many route|way|path|trip|itinerary',
      'count the|all',
    ],
    answer: (n, flights, src, dst, k) => {
      let ways = new Array(n).fill(0).with(src, 1)
      let total = ways[dst]
      for (let flown = 0; flown <= k; flown++) {
        const after = new Array(n).fill(0)
        for (const [from, to] of flights) after[to] += ways[from]
        ways = after
        total += ways[dst]
      }
      return total
    },
  },
  {
    asks: 'a fee for every stop',
    said: [
      'fee|tax|surcharge|charge|extra|toll|penalty|plus .. stop|stopover|layover|intermediate|airport|city|k',
      'stop|stopover|layover .. costs|cost|adds|fee|charge',
      'fee|tax|surcharge|toll|penalty',
    ],
    answer: (n, flights, src, dst, k) =>
      cheapest(walks(n, flights, src, dst, n, { join: (a, b, flown) => a + b + (flown > 1 ? k : 0) })),
  },
  {
    asks: 'the cheapest route of any length, or by time',
    said: [
      'any number of stop|stopover|flight',
      'unlimited|unbounded',
      'regardless|irrespective .. stop',
      'fastest|quickest|hour|duration|minute',
    ],
    answer: (n, flights, src, dst) => findCheapestPrice(n, flights, src, dst, n),
  },
  {
    asks: 'a journey there and back',
    said: ['round trip', 'there and back', 'return trip|journey|flight', 'back to|home|again', 'both way'],
    answer(n, flights, src, dst, k) {
      const [there, back] = [findCheapestPrice(n, flights, src, dst, k), findCheapestPrice(n, flights, dst, src, k)]
      return there < 0 || back < 0 ? -1 : there + back
    },
  },
  {
    asks: 'the way from the second city to the first',
    said: ['from dst|destination|goal|target to', 'to src|source|origin|start from', 'arrives .. from'],
    answer: (n, flights, src, dst, k) => findCheapestPrice(n, flights, dst, src, k),
  },
  {
    asks: 'the second cheapest price',
    said: ['second|2nd|next cheapest|lowest|smallest|best|least|minimum'],
    answer(n, flights, src, dst, k) {
      const prices = new Set(walks(n, flights, src, dst, k + 1).filter(Number.isFinite))
      return [...prices].sort((a, b) => a - b)[1] ?? -1
    },
  },
  {
    asks: 'another answer where there is no route',
    said: [
      'return|returns|give|answer|report|output|print 0|zero',
      '0|zero if|when|where|otherwise .. no|not|none|cannot|unreachable|impossible',
      'or 0|zero if|when',
      'no|none|unreachable|impossible|otherwise 0|zero',
    ],
    answer: (n, flights, src, dst, k) => Math.max(0, findCheapestPrice(n, flights, src, dst, k)),
  },
  {
    asks: 'cities counted from one',
    said: [
      'from 1|one to|through|up|upward|upwards|onward|onwards',
      'numbered|labeled|labelled|called|numbering|index .. from|starting|starts|with|at 1|one',
      '1|one based|indexed',
      'numbered|labeled|labelled|called 1|one',
    ],
    answer: (n, flights, src, dst, k) => findCheapestPrice(n + 1, flights, src, dst, k),
  },
  {
    asks: 'flights in both directions',
    said: ['there and back'],
  },
]
