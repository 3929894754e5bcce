/**
 * The best balance for each number of transactions, in order. `feeOf` is told how many went before, both prices and how
 * many days the share was held; `rest` is how many days must pass after a sale before the next purchase.
 */
function balances(prices, feeOf, { limit = prices.length >> 1, rest = 0 } = {}) {
  let before = new Array(prices.length + rest + 1).fill(0)
  const found = [0]
  for (let count = 0; count < limit; count++) {
    const after = new Array(before.length).fill(-Infinity)
    for (let sold = 1; sold < prices.length; sold++) {
      for (let bought = 0; bought < sold; bought++) {
        const gain =
          prices[sold] -
          prices[bought] -
          feeOf({ count, buys: prices[bought], sells: prices[sold], days: sold - bought })
        after[sold + rest] = Math.max(after[sold + rest], before[bought] + gain)
      }
    }
    for (let day = 1; day < after.length; day++) after[day] = Math.max(after[day], after[day - 1])
    found.push(after.at(-1))
    before = after
  }
  return found
}

const bestOf = (...asked) => Math.max(...balances(...asked))

const lookAlikes = [
  {
    asks: 'a cooldown after each sale',
    said: [
      'cooldown|cooling|cool',
      'wait|waits|waiting|pause|pauses|idle|freeze|frozen|blocked',
      'rest for|one|a|day|1',
      'next|following day',
      'day after|following|between|later|off',
      'day must|has|have pass|elapse',
      'one|1|two|2|k|full|whole day between|before|off',
    ],
    answer: (prices, fee) => bestOf(prices, () => fee, { rest: 2 }),
  },
  {
    asks: 'a cooldown of two days',
    said: ['cooldown|cooling|wait|pause|rest|idle', 'two|2|three|3|fee|k|several day'],
    answer: (prices, fee) => bestOf(prices, () => fee, { rest: 3 }),
  },
  {
    asks: 'a single transaction',
    said: [
      'only|just|exactly|most one|1|a|single transaction|trade|deal|purchase|sale',
      'single transaction|trade|purchase|deal',
      'one|1 day .. buy .. different|later|another|other',
      'buy|buys|sell|sells|trade|trades|transact once',
      'buy|buys|sell|sells|trade|trades|transact only|just|exactly once',
      'buy|buys|sell|sells|trade|trades|transact at most once',
    ],
    answer: (prices, fee) => bestOf(prices, () => fee, { limit: 1 }),
  },
  {
    asks: 'at most two transactions',
    said: [
      'two|2|k|three|3|few|limited transaction|trade|purchase|deal|sale|complete|full|separate|round',
      'two|2|three|3|k times',
      'at most|only|than|exactly two|2|k|three|3|twice',
      'limited|maximum|max number of .. transaction|trade|purchase|deal|sale',
      'buy|buys|sell|sells|trade|trades at most twice|two|k|three',
      'buy|trade|sell|transact twice',
    ],
    answer: (prices, fee) => bestOf(prices, () => fee, { limit: 2 }),
  },
  {
    asks: 'as many transactions as the second argument says at most',
    said: ['at most|exactly|up|than k|fee|to', 'limit|limited|maximum number', 'k transaction|trade|times'],
    answer: (prices, k) => bestOf(prices, () => 0, { limit: Math.min(k, prices.length >> 1) }),
  },
  {
    asks: 'a fee on both purchase and sale',
    said: [
      'both buy|buying|when|on|for|at|times|purchase|order|side|way|action|operation|leg|purchases',
      'twice',
      'each|every|per order|operation|action|side|leg|way|half|move',
      'every|each buy|purchase .. and|or .. every|each sale|sell|selling',
      'buying|purchase|buy|purchasing and again|also|once|when|on|for|then',
      'when|on|at buying|purchase and|or',
      'buy or|and .. sell costs|incurs',
      'two|2|double fee',
    ],
    answer: (prices, fee) => maxProfit(prices, 2 * fee),
  },
  {
    asks: 'a fee in percent',
    said: [
      'percent|percentage|cent|proportional|proportion|rate|permille|proportionate',
      'share|fraction|part of .. price|profit|gain|value|amount',
    ],
    answer: (prices, fee) => bestOf(prices, ({ sells }) => (sells * fee) / 100),
  },
  {
    asks: 'a fee in percent of the profit',
    said: ['tax|percent|percentage|rate|cent', 'share|fraction|part of .. profit|gain'],
    answer: (prices, fee) => (maxProfit(prices, 0) * (100 - fee)) / 100,
  },
  {
    asks: 'the number of transactions',
    said: [
      'minimum|smallest|least|fewest|minimal|maximum|largest|greatest|most number|transaction|trade|purchase|deal|sale',
      'count|counts|counting the|of|all|transaction|trade',
      'return|find|give|compute|output|determine|report number',
      'return|find|give|compute|output|determine|report the number',
      'how many transaction|trade|deal|purchase|sale|times .. are|must|needed|does|did|is|give|achieve',
    ],
    answer(prices, fee) {
      const found = balances(prices, () => fee)
      return found.indexOf(Math.max(...found))
    },
  },
  {
    asks: 'short selling as well',
    said: ['short sell|selling|sale|position', 'shorting|shorted', 'borrow|borrowed|borrowing', 'sell first'],
    answer: (prices, fee) => bestOf(prices, ({ buys, sells }) => fee - Math.max(0, 2 * (buys - sells))),
  },
  {
    asks: 'two shares at a time',
    said: [
      'may|can|could|allowed .. hold|own|keep several|multiple|two|2|more|many|any|up',
      'two|2|k|three|several|multiple|unlimited share|stock',
      'at most|up|than two|2|k|three share|stock|to',
      'any number of share|stock',
      'simultaneous .. allowed|permitted',
      'many share|stock',
    ],
    answer: (prices, fee) => {
      let held = [0, -Infinity, -Infinity]
      for (const price of prices)
        held = held.map((_, now) =>
          Math.max(...held.map((money, old) => money - (now - old) * price - Math.max(0, old - now) * fee)),
        )
      return held[0]
    },
  },
  {
    asks: 'any number of shares at a time',
    said: ['several|multiple|many|unlimited share|stock', 'any number of share|stock', 'as many share|stock'],
    answer: (prices, fee) =>
      prices.reduce((sum, price, day) => sum + Math.max(0, Math.max(...prices.slice(day)) - price - fee), 0),
  },
  {
    asks: 'a first transaction without fee',
    said: [
      'free|waived|waive|waives|exempt|voucher|coupon|discount|gratis|refunded',
      'first .. no|without|free',
      'except|but|after the first|one',
      'no fee',
    ],
    answer: (prices, fee) => bestOf(prices, ({ count }) => (count === 0 ? 0 : fee)),
  },
  {
    asks: 'a fee that is paid only once in all',
    said: [
      'once overall|altogether',
      'once in all|total',
      'first|initial transaction|trade|purchase|sale',
      'regardless|irrespective|independent .. many|number .. transaction|trade',
      'entry|membership|account|subscription|opening|upfront',
    ],
    answer: (prices, fee) => Math.max(0, maxProfit(prices, 0) - fee),
  },
  {
    asks: 'a fee that changes with the transactions',
    said: [
      'fee|commission|charge|cost .. double|doubles|doubled|increase|increases|grow|grows|rise|rises|decrease|decreases|halve|halves|fall|falls',
      'increasing|growing|rising|doubling|decreasing|progressive fee|commission|charge',
      'ith|nth|kth|i|n|jth transaction|trade|sale|deal',
      'higher than .. last|previous',
      'every|each second|other|third transaction|trade|sale|deal',
    ],
    answer: (prices, fee) => bestOf(prices, ({ count }) => fee * (count + 1)),
  },
  {
    asks: 'a fee for every day that a share is held',
    said: [
      'per|for day|night|each day|.. held|kept|owned|keep|own',
      'per day',
      'day .. held|holding|kept|owned .. cost|fee|charge|pay|paid',
      'holding|custody|storage|overnight|daily|maintenance fee|cost|charge',
      'each|every day .. owned|kept|keeps|owns|keep|own',
    ],
    answer: (prices, fee) => bestOf(prices, ({ days }) => fee * days),
  },
  {
    asks: 'shares held for some days at least',
    said: [
      'at least|minimum|than one|two|2|k|1|three|3 day|full|whole',
      'held|hold|keep|kept|holding|own|owned .. at least|minimum',
      'held|hold|keep|kept .. no longer|more',
    ],
    answer: (prices, fee) => bestOf(prices, ({ days }) => (days < 2 ? Infinity : fee)),
  },
  {
    asks: 'at least one transaction',
    said: [
      'must trade',
      'forced|obliged|required to trade|buy|make',
      'at least one|1 transaction|trade|purchase|deal|sale|complete|time',
      'at least once',
      'may|can|could|might be negative',
    ],
    answer: (prices, fee) => Math.max(...balances(prices, () => fee).slice(1)),
  },
  {
    asks: 'the smallest profit',
    said: ['minimum|smallest|lowest|least|worst|minimal profit|gain', 'largest|greatest|biggest|worst|maximum loss'],
    answer: (prices, fee) => {
      const [cheap, dear] = [Math.min(...prices), Math.max(...prices)]
      return cheap - dear - fee
    },
  },
  {
    asks: 'the profit without any fee',
    said: ['fee .. only if|when|unless|above|exceeds', 'only charged|due|paid if|when', 'unless'],
    answer: (prices) => maxProfit(prices, 0),
  },
]
