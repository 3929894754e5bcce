const rises = (prices) => prices.slice(1).map((price, day) => price - prices[day])
const pairs = (prices, least = 1, most = Infinity) =>
  prices.flatMap((price, day) =>
    prices.filter((_, later) => later - day >= least && later - day <= most).map((sale) => sale - price),
  )
const best = (profits, otherwise = 0) => Math.max(otherwise, ...profits)

const lookAlikes = [
  {
    asks: 'as many transactions as one likes',
    said: [
      'as many|often',
      'many|multiple|several|unlimited|repeated transaction|trade|time|deal|number',
      'any number',
      'unlimited|infinite|repeatedly',
      'hold at most',
      'buy .. again',
      'on each|any|every day .. buy|sell|may|decide',
    ],
    answer: (prices) => rises(prices).reduce((sum, rise) => sum + Math.max(0, rise), 0),
  },
  {
    asks: 'at most two transactions',
    said: [
      'two|2 transaction|trade|deal|purchase|sale|time|round',
      'at most|up to|than two|2',
      'twice',
      'k|three|3 transaction|trade|deal|time',
    ],
    answer: (prices) =>
      best(prices.map((_, day) => maxProfit(prices.slice(0, day + 1)) + maxProfit(prices.slice(day)))),
  },
  {
    asks: 'as many transactions with a day of rest between',
    said: [
      'cooldown|cooling|rest|pause|wait|waiting|settle|settlement',
      'cannot|not|never buy .. next|following|day after',
    ],
    answer(prices) {
      let [free, held, sold] = [0, -Infinity, -Infinity]
      for (const price of prices)
        [free, held, sold] = [Math.max(free, sold), Math.max(held, free - price), held + price]
      return Math.max(free, sold)
    },
  },
  {
    asks: 'a fee to be paid',
    said: [
      'fee|commission|tax|charge|brokerage|duty|levy',
      'transaction|trade|trading|deal|sale|purchase cost|costs',
      'pay|pays|paying .. each|every|per',
    ],
    answer: (prices) => best(pairs(prices).map((profit) => profit - 1)),
  },
  {
    asks: 'the profit though it may be negative',
    said: [
      'may|can|could|might|possibly be|become negative',
      'negative profit|result|answer|number|value',
      'profit|result|answer .. negative|loss',
      'must|required|forced|obliged|exactly .. once|transact|invest|trade',
      'smallest|least|minimum|minimal loss',
      'even if|when|though|at .. loss|negative|lose',
    ],
    answer: (prices) => best(pairs(prices), -Infinity),
  },
  {
    asks: 'a sale on the very next day',
    said: [
      'very next|following',
      'next|following day|morning',
      'two|2 consecutive|adjacent|successive|neighbouring|neighboring day',
      'exactly one|1|a day later|after|apart',
      'one|1 day later|after',
      'immediately|straight after|afterwards|following',
      'overnight',
      'within|after a day',
    ],
    answer: (prices) => best(pairs(prices, 1, 1)),
  },
  {
    asks: 'a sale within a few days',
    said: [
      'within|no more than|at most|up to|fewer than|less than .. day',
      'day limit|deadline|window',
      'no later|longer than',
      'expire|expires|deadline|window|limit',
    ],
    answer: (prices) => best(pairs(prices, 1, 3)),
  },
  {
    asks: 'a sale two days later or more',
    said: [
      'at least two|2|three|3 .. day|between|later|apart|after|full',
      'hold|held|keep|kept .. at least|minimum',
      'day between|apart|in between',
      'not .. next|following day',
      'two|2|three|3 day later|after|apart|or',
    ],
    answer: (prices) => best(pairs(prices, 2)),
  },
  {
    asks: 'a sale before the purchase',
    said: [
      'short|shorting|borrow|borrowed|borrowing',
      'sell .. before|first .. buy',
      'sell first',
      'buy .. back',
      'earlier day',
      'buy|purchase .. after .. sell',
    ],
    answer: (prices) => best(pairs(prices).map((profit) => -profit)),
  },
  {
    asks: 'any two days in whatever order',
    said: [
      'any order',
      'any two day',
      'either order|direction|way',
      'regardless|irrespective',
      'highest .. lowest',
      'lowest .. highest',
      'absolute',
      'whatever .. order',
    ],
    answer: (prices) => Math.max(...prices) - Math.min(...prices),
  },
  {
    asks: 'the largest loss',
    said: [
      'largest|greatest|maximum|worst|biggest|max loss|drop|fall|decline|drawdown',
      'loss|drawdown|lose|drop',
      'smallest|least|minimum|minimal|lowest profit|gain',
      'minimise|minimize',
    ],
    answer: (prices) => best(pairs(prices).map((profit) => -profit)),
  },
  {
    asks: 'the day of the purchase or of the sale',
    said: [
      'index|position of',
      'which day',
      'day number|index',
      'how many|long',
      'number of day|way|pair|time',
      'return|give the day|pair',
    ],
    answer: (prices) => prices.findIndex((price, day) => Math.max(...prices.slice(day)) - price === maxProfit(prices)),
  },
  {
    asks: 'the ratio of the prices',
    said: ['ratio|percent|percentage|factor|relative', 'rate of return'],
    answer: (prices) => Math.max(...prices.map((price, day) => Math.max(...prices.slice(day)) / price)),
  },
  {
    asks: '-1 where no profit can be made',
    said: [
      'return|give|returns|answer|report|result|output .. -1',
      '-1 .. if|when|otherwise|where',
      'otherwise|impossible|else|no profit .. -1',
    ],
    answer: (prices) => maxProfit(prices) || -1,
  },
  {
    asks: 'the second best profit, or a circle of days',
    said: ['second best|largest|highest|greatest', 'circular|circle|cyclic|wrap|wraps|repeat|repeats|cycle'],
    answer: (prices) => [...new Set([0, ...pairs(prices)])].sort((a, b) => b - a)[1] ?? 0,
  },
  {
    asks: 'another number of shares',
    said: ['two|2|three|3|several|many|multiple share|unit|stock', 'as many share|unit'],
    answer: (prices) => 2 * maxProfit(prices),
  },
]
