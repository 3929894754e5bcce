const rises = (prices) => prices.slice(1).map((price, day) => price - prices[day])
const pairs = (prices, least = 1, most = Infinity) =>
  prices.flatMap((price, day) =>
    prices.filter((_, later) => later - day >= least && later - day <= most).map((sale) => sale - price),
  )
const best = (profits, otherwise = 0) => Math.max(otherwise, ...profits)

/** The most that many transactions earn where so many days must lie between a sale and the next purchase. */
function afterRest(prices, rest) {
  const earned = [0]
  for (const day of prices.keys()) {
    const trades = prices.slice(0, day).map((price, bought) => prices[day] - price + earned[Math.max(0, bought - rest)])
    earned.push(Math.max(earned[day], ...trades))
  }
  return earned[prices.length]
}

const AS_MANY = [
  'as many|often',
  'many|multiple|several|unlimited|repeated transaction|trade|time|deal|number',
  'any number',
  'unlimited|infinite|repeatedly',
  'hold at most',
  'buy|buying|bought it|one|some|shares|stock|anew|back again',
  'buy|buying again',
  'on each|any|every day .. buy|sell|may|decide',
]

const lookAlikes = [
  {
    asks: 'as many transactions as one likes',
    said: AS_MANY,
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
      'cooldown|cooling|settle|settlement|pause|pauses|pausing',
      '~the rest ~of',
      'wait|waits|waiting one|another|at|between|before|out|two|three|after',
      'wait|waits|waiting a ~while|bit|few|little|better|higher',
      'cannot|not|never buy .. next|following|day after',
    ],
    answer(prices) {
      let [free, held, sold] = [0, -Infinity, -Infinity]
      for (const price of prices)
        [free, held, sold] = [Math.max(free, sold), Math.max(held, free - price), held + price]
      return Math.max(free, sold)
    },
  },
  ...[2, 3].map((rest) => ({
    asks: `as many transactions with ${rest} days of rest between`,
    said: [
      ...AS_MANY,
      'cooldown|cooling|settle|settlement|pause|pauses|pausing|recover|recovery',
      '~the rest ~of',
      'rests|resting|idle',
      'wait|waits|waiting one|another|at|between|before|out|two|three|after|until',
      'two|2|three|3 day|morning|evening|session|night',
      'after|following|follow|since .. sale|selling|sold',
      'arbitrary|arbitrarily number|many|often',
      'new|next|another|further|fresh purchase|unit|share|stock|one|trade|deal|transaction',
    ],
    answer: (prices) => afterRest(prices, rest),
  })),
  {
    asks: 'a fee to be paid',
    said: [
      'takes|taken|took|keeps|kept|gets|got|deducts|wants|demands|claims|receives its|their|his|her|a|one ~hand|hands',
      'bank|state|government|king|tax|taxman|dealer|agent',
      'for|per|on each|every sale|trade|deal|transaction|purchase|sell|buy',
      'once .. taken|paid|deducted|gone|subtracted',
      'after .. taken|paid|deducted|taxes|subtracted|deduction|deducting',
      'broker|state|bank|taxman|house|platform|exchange|agent keeps|takes|gets|charges|retains|wants|demands|collects|deducts|receives',
      'broker|brokers',
      'unit|units|coin|euro|dollar|cent of|for|per|on|is|are each|every|the|sale|trade|deducted|kept|lost',
      'deduct|deducted|deducts|subtracted|minus|less a|one|1|2',
      'expense|expenses|toll|stamp|discount|percent|percentage',
      'net|after fees|costs|tax|expenses',
      'fee|commission|tax|charge|brokerage|duty|levy',
      'transaction|trade|trading|deal|sale|purchase cost|costs',
      'pay|pays|paying .. each|every|per',
    ],
    answer: (prices) => best(pairs(prices).map((profit) => profit - 1)),
  },
  {
    asks: 'the profit though it may be negative',
    denied: [
      'return|returns|returned|give|gives|answer|answers|report|output|print|is|be|as|get|gets|earn|earns|make|makes|made|or|with|result|profit|worth|yields|yield|at|then|choose|case|otherwise|brings|bring|to|of|else|just|simply|count|counts|by|for|have|has|want|should|expect|expected|want|= 0|zero|nothing|none',
      '0|zero|nothing if|when|is|where|otherwise|for|in|instead|else|should|profit',
      'no|any|cannot|not|impossible .. profit|gain|profitable|money|earn',
      'not|never|need .. trade|buy|transact|deal|invest',
      'stay|stays|staying|keep|keeps|stand|sit out|away|home',
      'nothing|none .. earned|gained|won|bought',
      'not to',
      'do|doing|buy|buying|gain|gains|earn|earns|earning nothing',
      'not|never|no .. negative|below|less',
      'max 0',
    ],
    said: [
      'in any case',
      'whatever happens|comes|may',
      'obliges|oblige|obliged|obligation|contract|compelled|compels|bound|compulsory|mandatory',
      '~not|never|nor|no|neither below|under|beneath|than zero|0',
      'can only lose',
      'is|are|be|have|has|leaves no choice|option|alternative ~of|that|with|earns',
      'loss .. negative|minus|below',
      'minus sign|result',
      'not|never|no .. staying|stay|stand|trading|abstain|sit .. out|choice|option|possible|allowed',
      'has|have|need to part|sell|buy|trade ~first|before',
      'may|can|could|might|possibly|perhaps|then|even|become|becomes .. negative',
      'which is negative',
      'however bad|badly|poor|small',
      'even a|the|if loss|negative|bad|price|he|she|you|it',
      'may|can|could turn|come|be out ~0|zero',
      'in the red',
      'result|profit|gain|answer can|may|might be|come|fall below|under',
      'must|have|has|need|needs make|do the|a|one|exactly trade|deal|transaction',
      'may|can|could|might|possibly be|become negative',
      'negative profit|result|answer|number|value',
      'profit|result|answer .. negative|loss',
      'be a loss',
      'trading|buying .. not allowed|permitted',
      'must|required|forced|obliged|exactly .. once|transact|invest|trade',
      'smallest|least|minimum|minimal loss',
      'even if|when|though|at .. loss|negative|lose',
    ],
    answer: (prices) => best(pairs(prices), -Infinity),
  },
  {
    asks: 'a sale on the very next day',
    said: [
      '~a|any|some day|morning|evening after',
      '~on|at a|any|some day|morning|evening after',
      'the next|following day|morning',
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
      'three|3|four|4|five|5 day|night',
      'perish|perishable|spoil|spoils|stale|lapse|lapses|valid|validity',
      'no|not longer|later|more than',
      'j i k|2|3|4|5',
      'i 2|3|k|4|5',
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
      'b|i|d|x|t 2',
      'earliest|soonest',
      'i|d|b|x plus two|2',
      'day after that|next',
      'day in between',
      'sooner|earlier than',
      'three|3|four|4|five|5 day|night',
      'hold|held|keep|kept .. longer|more|night',
      'hold|held|keep|kept it|share|shares|stock .. day',
      'j i k|2|3|4|5',
      'i 2|3|k|4|5',
      'day|night must|has|have .. lie|pass|elapse|go',
      'full|whole|complete day|night',
      'not|never|no .. sell|selling|sale|sold .. immediately|directly|next|following',
      'night .. between',
      'not tomorrow|overnight|immediately|directly',
      'lock|locked|lockup|frozen|blocked',
      'at least two|2|three|3 .. day|between|later|apart|after|full',
      'hold|held|keep|kept .. at least|minimum',
      'day between|apart|in between',
      'not .. next|following day',
      'two|2|three|3 day later|after|apart|or',
      'very next',
      'wait|waits|waiting|rest|rests .. day|night',
      'not|never|except|but the next',
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
  {
    asks: 'trades on some of the days or at some of the prices only',
    said: [
      'right|directly|straight after buying|purchase|it|the',
      '~lose|loses|losing|make|makes|making|earn|earns|win|wins money .. only|has|have|enough|limited',
    ],
  },
  {
    asks: 'a purchase after the first day',
    said: [
      'first|opening hour|week|month|year|element|session|entry .. not|no|never|ignored|skipped',
      'not|never|cannot|cant|no .. first|opening hour|week|month|year|session|entry',
      'first day|price|quote|morning .. not|no|never|ignored|late|missed|skipped|does|unavailable|cannot',
      'not|never|cannot|cant|no|miss|misses|skip .. first day|price|quote|morning',
      'second day|price or|on|later|onward|onwards|at',
    ],
    answer: (prices) => maxProfit(prices.slice(1)),
  },
  {
    asks: 'a sale before the last day',
    said: [
      'last|final|closing hour|week|month|year|session|entry .. not|no|never|ignored|skipped',
      'not|never|cannot|cant|no .. last|final|closing hour|week|month|year|session|entry',
      'last|final day|price|quote .. not|no|never|ignored|does|unavailable|cannot|closed',
      'not|never|cannot|cant|no|before .. last|final day|price|quote',
    ],
    answer: (prices) => maxProfit(prices.slice(0, -1)),
  },
  {
    asks: 'a sale on the last day',
    said: ['last|final day|price|quote|one', 'at the end'],
    answer: (prices) => best(prices.map((price) => prices[prices.length - 1] - price)),
  },
  {
    asks: 'a purchase on the first day',
    said: ['first day|price|quote|morning|one', 'day 0|1|one|zero', 'at the start|beginning|outset'],
    answer: (prices) => best(prices.map((price) => price - prices[0])),
  },
  {
    asks: 'how long the share is held',
    said: [
      'number of day|month|week|night|year|hour',
      'how many|long',
      'long .. held|hold|keep|kept|owned',
      'duration|length of',
      'return|returns|give|report the|its day|time|period|duration|length',
    ],
    answer: (prices) => {
      const most = maxProfit(prices)
      const spans = prices.flatMap((price, day) =>
        prices.slice(day).flatMap((sale, span) => (sale - price === most ? [span] : [])),
      )
      return most === 0 ? 0 : Math.min(...spans)
    },
  },
  {
    asks: 'the gain as a share of what was paid',
    said: [
      'part|parts|fraction|fractions|piece of shares|share|stock|stocks',
      'invest|invests|invested|put|puts|spend|spends|spent .. all|hundred|100|1000|thousand|everything|capital|savings',
      'rounded|truncated|ratio',
    ],
  },
]
