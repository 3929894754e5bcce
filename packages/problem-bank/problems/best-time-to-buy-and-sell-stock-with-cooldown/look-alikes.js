/**
 * The largest profit by rules: the next purchase is at earliest `wait` days after a sale, there are at most `trades`,
 * each on days that `fits` allows and worth `gain`.
 */
function best(prices, { wait = 2, trades = prices.length, fits = () => true, gain = (bought, sold) => sold - bought }) {
  const known = new Map()
  const mostFrom = (first, left) => {
    if (first >= prices.length || left === 0) return 0
    const key = `${first} ${left}`
    if (known.has(key)) return known.get(key)
    let most = mostFrom(first + 1, left)
    for (let sale = first + 1; sale < prices.length; sale++)
      if (fits(first, sale)) most = Math.max(most, gain(prices[first], prices[sale]) + mostFrom(sale + wait, left - 1))
    known.set(key, most)
    return most
  }
  return mostFrom(0, trades)
}

const lookAlikes = [
  {
    asks: 'no cooldown',
    said: [
      'without|no .. cooldown|rest|wait|waiting|pause|restriction',
      'same day',
      'immediately|directly|right|straight .. again|buy|rebuy',
      'next day .. may|can .. buy',
      'may|can .. buy .. next day',
      'twice a|one|per day',
    ],
    answer: (prices) => best(prices, { wait: 0 }),
  },
  {
    asks: 'a cooldown of two days',
    said: [
      'two|2 day|days|full|whole|trading|cooldown',
      'cooldown of two|2|several|more',
      'two|2 day|session .. pass|cooldown|wait|rest',
      'next two|2',
      'i 3',
    ],
    answer: (prices) => best(prices, { wait: 3 }),
  },
  {
    asks: 'a longer cooldown',
    said: [
      'three|3|four|4|five|5|seven|k|several|ten day|full|whole|trading|cooldown',
      'cooldown of three|3|k|several|four|4|five|5|seven',
      'next three|3|k|several',
      'a week',
    ],
    answer: (prices) => best(prices, { wait: 4 }),
  },
  {
    asks: 'a fee for each transaction',
    said: [
      'fee|commission|charge|charged|tax|taxes|brokerage|levy|duty|toll|penalty|surcharge',
      'pay|pays|paid .. sale|transaction|trade|time',
      'transaction|trading|trade cost',
      'cost .. transaction|trade|sale|deal',
      'transaction|trade|sale|deal cost',
      'deducted|deduct',
    ],
    answer: (prices) => best(prices, { gain: (bought, sold) => sold - bought - 2 }),
  },
  {
    asks: 'a fee of one for each transaction',
    said: [
      'fee|commission|charge|charged|tax|taxes|brokerage|levy|duty|toll|penalty|surcharge',
      'pay|pays|paid .. sale|transaction|trade|time',
      'transaction|trading|trade cost',
      'cost .. transaction|trade|sale|deal',
      'transaction|trade|sale|deal cost',
      'deducted|deduct',
    ],
    answer: (prices) => best(prices, { gain: (bought, sold) => sold - bought - 1 }),
  },
  {
    asks: 'one transaction',
    said: [
      'at most one|1',
      'only|exactly|just one|1|a',
      'one|1|single transaction|trade|purchase|deal',
      'once',
      'buy on|one|a|the .. and sell .. later|another|different',
      'single day|pair',
    ],
    answer: (prices) => best(prices, { trades: 1 }),
  },
  {
    asks: 'two transactions',
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
      'every|each|times|freely|please|pleases|all|transactions|trades|deals',
    ],
    said: [
      'at most two|2',
      'up to two|2',
      'only|exactly two|2',
      'two|2 transaction|trade|purchase|deal|times|sales',
      'twice',
    ],
    answer: (prices) => best(prices, { trades: 2 }),
  },
  {
    asks: 'a limited number of transactions',
    said: [
      'at most k|3|three|4|four|5|five|ten',
      'up to k|3|three|4|four|5|five',
      'only|exactly k|3|three|4|four',
      'k|three|3|four|4|five|5 transaction|trade|purchase|deal|times|sales',
      'limited|limit|capped|cap .. transaction|trade|number',
      'at most .. transaction|trade|deal',
    ],
    answer: (prices) => best(prices, { trades: 3 }),
  },
  {
    asks: 'a day to pass between purchase and sale',
    said: [
      'between purchase|buying|buy',
      'between a|each|every|the|any purchase|buy|buying',
      'after a|each|every|the|any|you purchase|buy|buying|transaction',
      'after buying|purchase|purchasing|transaction',
      'bought .. sold|sell .. next|following|same|earliest',
      'hold|held|keep|kept .. at least|minimum',
      'hold|held|keep|kept for',
      'minimum holding',
      'both|either .. purchase|buying|transaction|action',
      'before selling|sale',
      'before a|each|every|the sale',
    ],
    answer: (prices) => best(prices, { wait: 1, fits: (bought, sold) => sold - bought > 1 }),
  },
  {
    asks: 'a cooldown after purchases as well',
    said: [
      'after a|each|every|the|any|you purchase|buy|buying|transaction|trade|action',
      'after buying|purchase|purchasing',
      'both|either .. purchase|buying|buy|action',
      'and after|purchase|buying .. cooldown',
      'between any|every|two action|transaction|trade|two',
      'hold|held|keep|kept .. at least|minimum',
      'hold|held|keep|kept for',
    ],
    answer: (prices) => best(prices, { fits: (bought, sold) => sold - bought > 1 }),
  },
  {
    asks: 'a share to be sold soon after its purchase',
    said: [
      'hold|held|keep|kept|own .. at most two|2|three|3|k|five|one day',
      'at most|within two|2|three|3|k|five day',
      'no longer than',
      'must .. sell|sold .. within|next|following|exactly',
      'exactly one|1|two|2|three|3|k day',
    ],
    answer: (prices) => best(prices, { fits: (bought, sold) => sold - bought <= 2 }),
  },
  {
    asks: 'the cooldown only after some sales',
    said: [
      'one|a single time|occasion',
      'once|time .. skip|ignore|break|waive|violate|omit',
      'may|can|could|allowed|permitted|free .. skip|ignore|break|waive|violate|omit|overlook|shorten',
      'skip|ignore|waive|violate|overlook it|the|this|one|rule|cooldown|rest|pause',
      'joker|ticket|pass|free',
      'unless|except|provided',
      'rest|cooldown|pause|rule|wait .. only|first|last|once|applies',
      'only|just .. first|last|second sale|time',
      'after .. loss|profit|gain|losing|profitable',
      'sale|sold .. loss|losing',
      'skip|skipped|waived|ignore|ignored|suspend|suspended|break|violate|exempt .. once|cooldown',
      'once|one|single exception',
      'except|exception|waive|waived',
      'every|each second|other|third sale|transaction',
      'cooldown .. only',
    ],
    answer: (prices) => best(prices, { wait: 0 }),
  },
  {
    asks: 'several shares at a time',
    said: [
      'several|multiple|many|two|2|k share|unit',
      'any number of share|stock|unit',
      'more than one share|stock|unit|open',
      'hold|own|held .. several|multiple|two|2|many|any number',
      'one|1 share|stock per|each|a day',
      'buy|purchase one|1 share .. each|every',
    ],
    answer: (prices) =>
      prices.reduce((sum, price, day) => sum + Math.max(0, ...prices.slice(day + 1).map((later) => later - price)), 0),
  },
  {
    asks: 'selling before buying',
    said: ['short|shorting', 'sell .. before|first|then .. buy ~again', 'borrow|borrowed'],
    answer(prices) {
      const [up, down] = [prices, prices.map((price) => -price)].map((row) => best(row, {}))
      return Math.max(up, down)
    },
  },
  {
    asks: 'the smallest profit, or the largest loss',
    denied: asMost(),
    said: [
      'minimum|smallest|lowest|least|worst profit|gain|return|result',
      'maximum|largest|greatest|biggest|worst loss',
      'minimize|minimise',
      'lose|loses most',
    ],
    answer: (prices) => best(prices, { gain: (bought, sold) => bought - sold }),
  },
  {
    asks: 'the number of transactions or of days',
    said: [
      'number|count of transaction|trade|sale|purchase|day|time .. needed|necessary|made|performed|best|maximum|return',
      'return|find|report|give|determine|output the number|count|fewest',
      'fewest|minimum|smallest|least number',
      'how many transaction|trade|sale|day|time|way',
      'number of profitable|way',
    ],
    answer(prices) {
      const most = best(prices, {})
      return [...prices.keys()].find((trades) => best(prices, { trades }) === most)
    },
  },
  {
    asks: 'the largest gain of one of the transactions',
    said: ['profit|gain of|from|in a|one|any|each single|one|best transaction|trade', 'single|best transaction|trade'],
    answer: (prices) => best(prices, { trades: 1 }),
  },
  {
    asks: 'a profit in other terms',
    said: [
      'product|multiply|multiplied|ratio|percent|percentage|factor|relative',
      'invest|invested|reinvest|budget|capital|cash|money',
      'modulo|mod|remainder|absolute',
    ],
    answer: (prices) => best(prices, {}),
  },
  {
    asks: 'rising or falling stretches, or some days only',
    said: [
      'even|odd|weekend|weekday|holiday|closed|last day|forbidden',
      'circular|cyclic|wrap|wraps|cycle',
      'price|prices|week|pattern|series|list|quote .. repeat|repeats|repeating',
      'repeats itself|over|endlessly|forever',
      'at least one|1 transaction|trade|purchase|share|must',
      'must .. at least|trade|buy',
      'forced|obliged|exactly .. transaction|trade',
    ],
    answer: (prices) => best(prices, {}),
  },
  {
    asks: 'a cooldown that grows',
    said: [
      'second two|2|sale|time',
      'and so on|forth',
      'longer|growing|grows|increases|increasing|doubles|doubling|lengthens|lengthening each|every|with|by|after|time|than|cooldown|rest|pause|wait',
      'as many|long day|days|as',
      'each|every time|sale|trade .. longer|more|another|one',
      'one|a day more|longer',
      'longer|grows|doubles|lengthens|growing',
    ],
    answer: (prices) => {
      const mostFrom = (first, sales) => {
        let most = 0
        for (let bought = first; bought < prices.length; bought++)
          for (let sale = bought + 1; sale < prices.length; sale++)
            most = Math.max(most, prices[sale] - prices[bought] + mostFrom(sale + sales + 2, sales + 1))
        return most
      }
      return prices.length > 12 ? undefined : mostFrom(0, 0)
    },
  },
]
