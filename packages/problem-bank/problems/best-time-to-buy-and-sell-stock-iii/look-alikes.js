/**
 * The most that at most `count` deals, one after another, gain.
 *
 * @param gain what buying on the one day and selling on the other gains
 * @param pause days from a sale to the next purchase at the least
 */
function deals(prices, count, gain, pause = 0) {
  let before = prices.map(() => 0)
  for (let deal = 0; deal < count; deal++) {
    const best = prices.map(() => 0)
    for (let sold = 0; sold < prices.length; sold++) {
      best[sold] = Math.max(best[sold - 1] ?? 0, before[sold])
      for (let bought = 0; bought < sold; bought++)
        best[sold] = Math.max(
          best[sold],
          gain(prices[bought], prices[sold], sold - bought) + (before[bought - pause] ?? 0),
        )
    }
    before = best
  }
  return before.at(-1) ?? 0
}

const gained = (bought, sold) => sold - bought

const lookAlikes = [
  {
    asks: 'at most one transaction',
    said: [
      'only|most|exactly|just once',
      'most|only|exactly|just|complete|make|do one|1 transaction|trade|deal|purchase|buy|time|round',
      'buy|sell|trade|bought|sold|purchase|sale once',
      'a|one|1 single transaction|trade|deal|purchase|buy|sale|time|round|pair|day',
      'single transaction|trade|deal|day',
      'one|1|single day to buy|purchase',
      'of|from|by|with|in one|1|a|single transaction|trade|deal|purchase',
    ],
    answer: (prices) => deals(prices, 1, gained),
  },
  {
    asks: 'as many transactions as wanted',
    said: [
      'as many|often .. as you|she|he|wanted|want|like|likes|wish|possible|needed',
      'as many|often as you|she|he|wanted|want|like|possible|needed',
      'unlimited|unrestricted|arbitrary|arbitrarily|infinite|infinitely|unbounded',
      'any number|amount|count|many',
      'no|without|any limit|restriction|bound|cap',
      'however many|often',

      'repeatedly|whenever',
    ],
    answer: (prices) => deals(prices, prices.length, gained),
  },
  {
    asks: 'exactly two transactions',
    said: [
      'exactly|precisely|just two|2|twice',
      'must make|complete|do|perform|carry|trade|transact|conduct|buy|execute two|2|twice|both|out|exactly',
      'even|possibly|if at a loss',
      'both .. must|required|mandatory|made|completed',
      'must .. both',
      'two|2|both|each|which must|are|is made|mandatory|compulsory|obligatory|required|obliged|be|happen',

      'has|have|need|needs|obliged|required to make|trade|complete|buy|do|perform .. two|2|twice|both|exactly',
      'may|can|could|might be negative',
      'neither .. skipped|omitted',
      'no|not|never fewer',
    ],
    answer(prices) {
      let best = -Infinity
      for (let middle = 1; middle < prices.length; middle++)
        best = Math.max(best, forced(prices.slice(0, middle + 1)) + forced(prices.slice(middle)))
      return Number.isFinite(best) ? best : 0
    },
  },
  {
    asks: 'exactly two transactions on four days',
    said: [
      'exactly|precisely|just two|2|twice',
      'must make|complete|do|perform|carry|trade|transact|conduct two|2|twice|both|out|exactly',
      'both .. must|required|mandatory|made|completed',
      'must .. both',
      'two|2|both|each|which must|are|is made|mandatory|compulsory|obligatory|required|obliged|be|happen',
      'may|can|could|might be negative',
      'four|4 day|different|distinct|separate',
    ],
    answer(prices) {
      let best = -Infinity
      for (let middle = 2; middle < prices.length; middle++)
        best = Math.max(best, forced(prices.slice(0, middle)) + forced(prices.slice(middle)))
      return Number.isFinite(best) ? best : 0
    },
  },
  {
    asks: 'at most three transactions',
    said: ['thrice', 'three|3|k transaction|trade|deal|time|purchase|round|share|sale', 'most|to|than three|3|k'],
    answer: (prices) => deals(prices, 3, gained),
  },
  {
    asks: 'at most four or more transactions',
    said: ['four|4|five|5|six|10|ten|hundred|k transaction|trade|deal|time|purchase', 'most|to|than four|4|five|5|k'],
    answer: (prices) => deals(prices, 4, gained),
  },
  {
    asks: 'a fee',
    said: [
      'fee|commission|tax|charge|charges|charged|brokerage|toll|duty|surcharge',
      'transaction|trade|deal costs',
      'cost|costs 1|2|one|two|a|extra',
      'cost of|per|for each|every|a|transaction|trade|deal',
      'pay|pays|paid|paying|deducted|subtracted|minus|less one|1|2|two|a',
      'broker|exchange|bank takes|keeps|charges',
      'fixed|flat amount|rate|price',
    ],
    answer: (prices) => deals(prices, 2, (bought, sold) => sold - bought - 1),
  },
  {
    asks: 'a cooldown',
    said: [
      'cooldown|cool|cooling|resting|wait|waiting|pause|idle|freeze|frozen|locked',
      'rest|rests|must day|for|at|one|a|rest',
      'least|one|1|two|2|full day between|apart|off|must|pass|passes',
      'a day off|between|must|pass|passes',
      'not|never|cannot|cant|no .. day after|following',
      'not|never|cannot|cant|no .. next|following day',
      'day after selling|sale',
      'day after a|the|each|every sale|selling',
      'skip|skips|skipping a|one|1|the|two',
      'gap|interval|break of|between',

      'settlement|settle|settles',
    ],
    answer: (prices) => deals(prices, 2, gained, 2),
  },
  {
    asks: 'a longer cooldown',
    said: [
      'two|2|three|3 day|days between|apart|after|must|off',

      'wait|rest|pause .. two|2|three|3',
    ],
    answer: (prices) => deals(prices, 2, gained, 3),
  },
  {
    asks: 'transactions that may overlap, or two shares at a time',
    said: [
      'may|can|might|could|free|permitted overlap|overlapping',
      'overlap|overlapping .. allowed|permitted|fine|ok|okay',
      'even if .. overlap',
      'hold|own|holding|owning|buy|keep|carry two|2|both',
      'hold|own|holding .. up|most .. two|2',
      'two|2 share|shares|stocks .. at|each|same|once',
      'may|can|allowed .. at the same time',
      'may|can simultaneously|both|buy .. again .. before',
      'independent|independently',
    ],
    answer: (prices) => 2 * deals(prices, 1, gained),
  },
  {
    asks: 'the least profit or the largest loss',
    said: [
      'minimum|smallest|minimal|lowest|least|worst profit|gain|return|result|outcome|earning|amount|total',
      'minimise|minimize|minimising|minimizing',
      'maximum|largest|biggest|greatest|worst|highest|maximal loss|losses',
      'lose|loses|lost .. most|largest|maximum',
      'loss|losses|lose .. at most|worst',
    ],
    answer: (prices) => maxProfit(prices.map((price) => -price)),
  },
  {
    asks: 'the smallest loss, negative',
    said: [
      'may|can|could|might be negative',
      'at least one|1 transaction|trade|deal|purchase',
      'at least once',
      'must|has|have|obliged to|trade|buy|make|transact .. least',
      'even at a loss',
      'negative .. possible|allowed|profit|when',
    ],
    answer: (prices) => maxProfit(prices) || (prices.length > 1 ? forced(prices) : 0),
  },
  {
    asks: 'short selling',
    said: [
      'may|can|could sell|go|also|even short',
      'short sale|selling is|are|allowed allowed|permitted|possible|too',
      'sell first',
      'sell|sold before .. owning|owns|bought|own',
      'borrow|borrows|borrowed|borrowing',
      'either .. order|way|first',
      'buy|sell and|or sell|buy .. order|either',
      'absolute',
    ],
    answer: (prices) => deals(prices, 2, (bought, sold) => Math.abs(sold - bought)),
  },
  {
    asks: 'a share to be held for some days',
    said: [
      'hold|held|keep|kept|holding|own|owned .. at least|minimum|longer|than|two|2|three|3|days',
      'at least|minimum .. two|2|three|3|one day .. sell|sold|selling|after|later|between',
      'not|never|cannot .. sold|sell .. next|following',
      'holding|minimum period|time|day',
      'earliest .. two|2|second day',
    ],
    answer: (prices) => deals(prices, 2, (bought, sold, days) => (days > 1 ? sold - bought : 0)),
  },
  {
    asks: 'a share to be sold on the next day or soon',
    said: [
      'sell|sold|sale|sells .. next|following|consecutive|very day',
      'adjacent|consecutive day .. only|alone',
      'within|inside one|1|two|2|three|3|k|five|5|a day|week',
      'for at most|no',
      'no longer than',
      'most|than one|1|two|2|three|3|k|five|5 day',

      'expires|expire|overnight|consecutively',
    ],
    answer: (prices) => deals(prices, 2, (bought, sold, days) => (days === 1 ? sold - bought : 0)),
  },
  {
    asks: 'the number of transactions, of days or of ways',
    said: [
      'return|find|give|count|determine|compute|report the|a number',
      'how many transaction|trade|deal|time|day|way|share|purchase|profitable',
      'fewest|number of transaction|trade|deal|day|way .. needed|earn|reach|maximum|profitable|made',
      'count .. transaction|trade|deal|day|way',
    ],
    answer: (prices) => [0, 1, 2].find((count) => deals(prices, count, gained) === maxProfit(prices)),
  },
  {
    asks: 'the better or the worse of the two, or the second best',
    said: [
      'second|2nd best|highest|largest|biggest',
      'larger|better|smaller|worse|difference of|between the|both|two',

      'product|multiply|multiplied|ratio|percent|percentage|relative|average',
    ],
    answer: (prices) => maxProfit(prices) - deals(prices, 1, gained),
  },
  {
    asks: 'a fee after the second transaction, or as many as one likes',
    said: ['free|cost|costs|charge|charged|fee|fees|plan', 'as many|often', 'over and over', 'unlimited|any number'],
    answer(prices) {
      let profit = 0
      for (let day = 1; day < prices.length; day++) profit += Math.max(0, prices[day] - prices[day - 1])
      return profit
    },
  },
]

/** The most that buying once and selling later gains, be it a loss. */
function forced(prices) {
  let best = -Infinity
  for (let sold = 1; sold < prices.length; sold++)
    for (let bought = 0; bought < sold; bought++) best = Math.max(best, prices[sold] - prices[bought])
  return best
}
