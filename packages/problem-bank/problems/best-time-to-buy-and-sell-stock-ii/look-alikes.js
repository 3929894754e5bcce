/** The best profit with so many trades, a fee for each, and days of rest after a sale. */
function traded(prices, { trades = prices.length, fee = 0, rest = 0 } = {}) {
  const known = new Map()
  function best(day, left, bought) {
    if (day >= prices.length || (left === 0 && bought === null)) return bought === null ? 0 : -Infinity
    const key = [day, left, bought].join()
    if (!known.has(key)) {
      let most = best(day + 1, left, bought)
      if (bought !== null) {
        const next = rest > 0 ? day + 1 + rest : day
        most = Math.max(most, prices[day] - prices[bought] - fee + best(next, left, null))
      } else if (left > 0) most = Math.max(most, best(day + 1, left - 1, day))
      known.set(key, most)
    }
    return known.get(key)
  }
  return best(0, trades, null)
}

const lookAlikes = [
  {
    asks: 'one transaction only',
    said: [
      'buy|sell|purchase|trade once',
      'single transaction|trade|deal|purchase|sale',
      'one|1 transaction|trade|deal|purchase|sale',
      'at most once',
      'only once',
    ],
    answer: (prices) => traded(prices, { trades: 1 }),
  },
  {
    asks: 'at most two transactions',
    denied: [
      'unlimited|unlimitedly|infinite|infinitely|endless|endlessly|inexhaustible|limitless|limit|arbitrarily',
      'arbitrary number|amount|quantity|count|times',
      'any number|amount|many|quantity|times',
      'many|often|again|repeat|repeats|repeated|repeatedly|repetition|repetitions|reuse|reused|reusable|several|multiple|multiply',
      'number of times',
      'more than once',
      'run|runs out',
      'never|not .. out|empty|up',
      'once',
      'enough|needed|wish|want|like',
      'multiset|multisets|n_0',
      'every|each|times|freely|please|pleases|transactions|trades|deals|all',
    ],
    said: [
      'two|2 transaction|trade|deal|purchase|sale|time|round|buy ~at|simultaneously',
      'at most two|2',
      'up to two|2',
      'no more than two|2',
      'more than two|2',
      'twice',
      'second transaction|trade',
    ],
    answer: (prices) => traded(prices, { trades: 2 }),
  },
  {
    asks: 'at most three or more transactions',
    said: [
      '3|4|5|6|7|8|9|10|k|three|four|five|six|ten transaction|trade|deal|purchase|sale|time|round',
      'limit|maximum of 3|4|5|6|k|three|four|five',
      'at most 3|4|5|6|k|three|four|five',
      'thrice',
    ],
    answer: (prices) => traded(prices, { trades: 3 }),
  },
  {
    asks: 'a day of rest after a sale',
    said: [
      'stay|stays|sit|sits|keep|keeps|remain|stand out|still|idle|away|off',
      'day off|out|away|idle|pause|break|without',
      'pause|pauses|break|breather|skip|skips|miss|misses|idle',
      'for a|one|1 day',
      'one|a full|whole|entire|clear|complete day',
      'blocked|locked|frozen|barred|suspended',
      'day .. must|has|have pass|go|elapse|lie',
      'pass before|between|until',
      'day before|until|till the|you|he|she|buying|next|another',
      'two day|days later|after|apart',
      'that|which follows|following a|the|each|every|any sale',
      'after a|the|each|every|any sale .. not|never|no',
      'cooldown|cooling|pause|wait|waiting|settle|settlement',
      'rest day|for|a|period',
      'day of rest',
      'after .. sell|sale|selling|sold .. not|cannot|cant|never|skip',
      'not|cannot|cant|never buy|purchase .. next|following|day after',
      'next|following day .. not|cannot|cant|never|forbidden|blocked|barred',
      'day between',
      'in between',
    ],
    answer: (prices) => traded(prices, { rest: 1 }),
  },
  {
    asks: 'a fee for each transaction',
    said: [
      'bank|broker|state|exchange|house|agent|platform|dealer|government|taxman|city withholds|withhold|keeps|takes|gets|charges|retains|deducts|collects|wants',
      'charge|charges|charged|withholds|withheld|deducts|deducted|toll|stamp|expense|expenses',
      'unit|euro|dollar|coin|cent each|per|for|on|is|are',
      'for|per|on each|every|a|any deal|sale|trade|transaction|purchase',
      'each|every deal|sale|trade|transaction|purchase cost|costs|takes|reduces|is',
      'after|minus|less costs|charges|fees|expenses',
      'costs|cost you|one|1|him|her|a',
      'fee|commission|tax|brokerage|duty|levy',
      'transaction|trade|trading|deal|sale|purchase|selling|buying cost|costs|charge|charged',
      'pay|pays|paying .. each|every|per',
    ],
    answer: (prices) => traded(prices, { fee: 1 }),
  },
  {
    asks: 'sales on the very next day, a pair of days each',
    said: [
      'following|next|day after day|morning',
      'on the|its|that following|next|day',
      'day after|following buying|purchase|it|the',
      'overnight',
      'day|days apart|later',
      'not|never .. on the day|same',
      'one|1|single action|thing|order|operation|either',
      'very next|following',
      'exactly one|a day',
      'next day',
      'day after',
      'consecutive|adjacent|successive day',
      'at least two|2|three|3 day',
    ],
    answer(prices) {
      let [older, newer] = [0, 0]
      for (let day = 1; day < prices.length; day++)
        [older, newer] = [newer, Math.max(newer, older + prices[day] - prices[day - 1])]
      return newer
    },
  },
  {
    asks: 'several shares held at once',
    said: [
      'hold|own|have any number|amount',
      'as many share|stock|unit',
      'several|multiple|many share|unit',
      'buy one .. each|every|per day',
      'sell .. all',
      'two|2 share|unit',
      'at most two|2',
    ],
    answer(prices) {
      let [highest, profit] = [0, 0]
      for (const price of prices.toReversed()) {
        highest = Math.max(highest, price)
        profit += highest - price
      }
      return profit
    },
  },
  {
    asks: 'short sales',
    said: [
      'sell|selling|sold first',
      'owe|owes|owing|owed|negative',
      'back later',
      'buy|buys|buying|bought it|them|shares back',
      'first sell|selling',
      'before .. own|owning|have|bought|buying',
      'falling|down market|price|days',
      'short',
      'sell .. before .. buy',
      'borrow|borrowed|either order',
      'falling|fall|falls',
    ],
    answer: (prices) => prices.slice(1).reduce((profit, price, day) => profit + Math.abs(price - prices[day]), 0),
  },
  {
    asks: 'the largest profit of any one transaction',
    said: [
      'best|largest|greatest|most profitable transaction|trade|deal',
      'of a|any|one single|one transaction|trade|deal',
      'single best',
      'most profitable',
    ],
    answer: (prices) => traded(prices, { trades: 1 }),
  },
  {
    asks: 'the least profit or a loss',
    said: ['loss|losses|lose|worst', 'smallest|least|minimum|minimal|lowest profit|gain', 'fall|falls|drop|drops'],
    answer: (prices) => prices.slice(1).reduce((loss, price, day) => loss + Math.max(0, prices[day] - price), 0),
  },
  {
    asks: 'shares to be held for two days or more',
    said: [
      'night|nights',
      'hold|held|keep|kept|stay|stays|lie|lies|remain|remains|wait|own|owned .. at least two|2|three|3|k',
      'minimum|holding time|period',
      'two|2|three|3 day|night before|after|later|apart|between',
      'before .. can|may|could|is be sold',
      'earliest .. sell|sold|sale',
      'lock|locked|lockup|frozen|blocked',
      'day|days .. must|have to pass|lie',
      'not|never|cannot sell|sold .. next|following day',
      'j i 2|3|k',
      'j i >= 2|3|k',
    ],
    answer(prices) {
      const held = (span) => {
        const most = [0]
        for (let day = 1; day <= prices.length; day++) {
          most.push(most[day - 1])
          for (let bought = 0; bought + span < day; bought++)
            most[day] = Math.max(most[day], most[bought] + prices[day - 1] - prices[bought])
        }
        return most[prices.length]
      }
      return held(2)
    },
  },
  {
    asks: 'shares to be held for a few days at most',
    said: [
      'within|after two|2|three|3|k|a|four|five|5 day',
      'no longer|later than',
      'at most two|2|three|3|k|four|five|5 day',
      'deadline|expire|expires|lapse|lapses|perish|spoil',
      'j i <=|< 2|3|4|5|k',
    ],
    answer(prices) {
      const most = [0]
      for (let day = 1; day <= prices.length; day++) {
        most.push(most[day - 1])
        for (let bought = Math.max(0, day - 3); bought < day - 1; bought++)
          most[day] = Math.max(most[day], most[bought] + prices[day - 1] - prices[bought])
      }
      return most[prices.length]
    },
  },
  {
    asks: 'days on which nothing can be sold or bought',
    said: ['odd|even numbered|day|days', 'only day|days .. sell|buy', 'opens on|at|only|every'],
  },
  {
    asks: 'at least one transaction, though at a loss',
    said: [
      'at least|minimum one|1|once',
      'even at|if|though|when .. loss|lose|loses|negative',
      'must|obliged|forced|required|bound|compelled .. trade|deal|once|least|active',
      'negative',
      'below|under|beneath zero|0',
      'may|can|could|might be|become|result|end loss|negative',
      'doing|staying|sitting nothing|out|idle .. not',
      'not|never option|possible|allowed .. nothing|idle',
      'obliged|obliges|contract|mandatory|compulsory',
      'in any case',
      'whatever happens',
    ],
    answer: (prices) => maxProfit(prices) || Math.max(...prices.slice(1).map((price, day) => price - prices[day])),
  },
  {
    asks: 'the number of transactions',
    said: [
      'how many|often|few|little deal|trade|transaction|purchase|sale|time|are|that|must|have|has|do|does|you',
      'number|count of deal|trade|transaction|purchase|sale|time .. needed|necessary|required|takes|take|made|make|that|in|for',
      'return|returns|report|output|give|find|state|compute|determine .. number|count',
      'fewest|least|smallest|minimum|minimal number|deal|trade|transaction|purchase|sale',
    ],
    answer: (prices) =>
      prices.filter((price, day) => day > 0 && price > prices[day - 1] && !(prices[day + 1] > price)).length,
  },
  {
    asks: 'trades each better than the last',
    said: [
      'sale|sell|sold|selling .. higher|more|above|better|dearer|larger .. before|previous|last|earlier|preceding',
      'each|every|all sale|deal|trade|purchase must|has|have|should|brings',
    ],
  },
]
