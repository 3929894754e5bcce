/** The fewest coins by how often each may be used; Infinity where there is no way. */
function fewestWith(coins, amount, limit) {
  let fewest = [0, ...new Array(amount).fill(Infinity)]
  for (const coin of coins)
    fewest = fewest.map((_, total) => {
      let best = Infinity
      for (let used = 0; used <= limit && used * coin <= total; used++)
        best = Math.min(best, used + fewest[total - used * coin])
      return best
    })
  return fewest
}

function counted(coins, amount, start, step) {
  const found = [start]
  for (let total = 1; total <= amount; total++)
    found.push(step(coins.filter((coin) => coin <= total).map((coin) => found[total - coin])))
  return found[amount]
}

const orMinusOne = (number) => (Number.isFinite(number) ? number : -1)

const lookAlikes = [
  {
    asks: 'the number of combinations',
    said: [
      'number|count of .. combination|way|different|distinct|possibility|possibilities',
      'how many way|different|combination|distinct',
      'many different|combination|way|distinct',
      'count .. combination|way',
      'in how many ~minute|hour|day|second|step|move|turn|round|slot|unit|month|week',
    ],
    answer: (coins, amount) => {
      const ways = [1, ...new Array(amount).fill(0)]
      for (const coin of coins) for (let total = coin; total <= amount; total++) ways[total] += ways[total - coin]
      return ways[amount]
    },
  },
  {
    asks: 'the number of ordered ways',
    said: [
      'number|count of .. sequence|ordered|permutation|order|way',
      'order matter|matters',
      'how many sequence|order|way',
    ],
    answer: (coins, amount) => counted(coins, amount, 1, (ways) => ways.reduce((a, b) => a + b, 0)),
  },
  {
    asks: 'each coin to be used at most once',
    said: [
      'reusing|reuse',
      'at most|only|just once',
      'at most|only|than one|a single time|copy|piece',
      'used|use|spent|taken|chosen|picked once',
      'used|use|spent|taken|chosen|picked one|1|a single time',
      'not|never|cannot|cant|without .. reuse|repeat|repetition|reused|repeated|again',
      'not|never|cannot|cant|no .. more than once',
      'not|never|cannot|cant|no .. twice',
      'single|one|1 copy|copies|piece|coin of|for each|every',
      'one|single of each|every',
      'subset',
      'gone|spent|consumed|exhausted|expended|vanishes|disappears',
      'no second',
      'second|another coin|one|copy of',
      'a second time',
      'only|just one|a of|coin|piece|stamp',
      'single coin|piece|stamp of',
      'as listed',
      'no two',
      'alike',
      'all different',
      'in the|my|your|a purse|pocket|wallet|hand|drawer',
      'each|every|any value|denomination|kind|type|sort once',
      'once each|per|only',
      'different from|coins each|one',
      'no|not|never coin|stamp|denomination|value|piece .. twice|again|once',
      'comes|come|exists|exist|occurs|there once',
      'no longer available',
      'used up',
      'every|each coin|one exists|is only|once',
      'own|owns|have exactly|only|just',
      'several|many|repeated|repeatedly .. not|never|forbidden',
      'not|never|forbidden|cannot .. several|same|twice',
      'one time',

      'holds|contains|has each|one|every',
    ],
    answer: (coins, amount) => orMinusOne(fewestWith(coins, amount, 1)[amount]),
  },
  {
    asks: 'each coin to be used at most twice',
    denied: [
      'without end|bound|number',
      'stock',
      'freely',
      'huge|vast|plenty|plentiful|abundance|abundant|ample|boundless|countless|unbounded|plenteous',
      'like|likes|liking|wishes|wanted|pleases|please',
      'replenished|refill|refilled|supply',
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
      'more .. than .. ever|need|needs',
      'necessarily different|distinct',
      'quantity|quantities',
      'multiset|multisets|n_0',
    ],
    said: ['twice', 'two|2 time|copy|copies|piece|of|each', 'at most|than|to two|2', 'pair|couple of each'],
    answer: (coins, amount) => orMinusOne(fewestWith(coins, amount, 2)[amount]),
  },
  {
    asks: 'each coin to be used at most a few times',
    denied: [
      'without end|bound|number',
      'stock',
      'freely',
      'huge|vast|plenty|plentiful|abundance|abundant|ample|boundless|countless|unbounded|plenteous',
      'like|likes|liking|wishes|wanted|pleases|please',
      'replenished|refill|refilled|supply',
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
      'more .. than .. ever|need|needs',
      'necessarily different|distinct',
      'quantity|quantities',
      'multiset|multisets|n_0',
    ],
    said: [
      '3|4|5|three|four|five|few|k time|copy|copies',
      'most 3|4|5|three|four|five|k',
      'limited number|supply|quantity|stock|amount',
      'finite',
      'thrice',
      'as often as its',
      'often .. value|says|face',
    ],
    answer: (coins, amount) => orMinusOne(fewestWith(coins, amount, 3)[amount]),
  },
  {
    asks: 'the most coins',
    denied: asLeast(),
    said: [
      'most coin|stamp|piece',
      'largest|greatest|maximum|maximal|highest|biggest number|count|amount|possible|quantity',
      'as many coin|stamp|piece .. possible|can',
      'maximise|maximize',
      'largest|maximum|greatest',
    ],
    answer: (coins, amount) => orMinusOne(counted(coins, amount, 0, (counts) => Math.max(...counts) + 1)),
  },
  {
    asks: 'the fewest coins for at least the amount',
    said: [
      'little|bit|somewhat|slightly|something more|over|extra|above',
      'covered|suffice|suffices|sufficient',
      'pay|paying|pays|give|giving|hand|handing .. more|extra|over|above',
      'tip|round',
      'no|without change',
      'at least the amount|sum|price|total',
      'at least amount|as|that',
      'not less',
      'amount|price|total|sum or more|higher|above|larger|greater',
      'overpay|overpaying|overpaid|exceed|exceeds|exceeding|surplus',
      'reach or exceed|pass',
      'enough|sufficient for|to',
      'is|are|be enough|sufficient',
      'cover|covers|covering|afford|affords',
      'no|not|never less|short|fall|falls|below',
      'or beyond|further|past',
    ],
    answer(coins, amount) {
      const fewest = fewestWith(coins, amount + Math.max(...coins), Infinity)
      return orMinusOne(Math.min(...fewest.slice(amount)))
    },
  },
  {
    asks: 'change that may be given back',
    said: [
      'returned|returning',
      'receive|receives|get|gets|getting|return back|change',
      'shopkeeper|cashier|seller|merchant|vendor .. back|return',
      'both side|direction|buyer|party',
      'negative coin',
      'subtract|subtracted',
      'both|either|two side|sides|pan|pans|scale|scales',
      '~gram|gramme|kilo|ounce|pound|load|goods|parcel|ware|cargo|object|thing|fruit|g|kg in|on|onto|to|into the|its other|opposite side|pan|scale',
      'scale|scales|balance|pan .. both|either|left|right|difference|against',
      'same|other|second|its|their side|pan|scale as|with|beside|of',
      'on|in|to|beside .. same side|pan|scale',
      'beside|with|alongside|next the|to load|parcel|goods|object|ware|thing',
      'pay .. and receive|get',
    ],
    answer(coins, amount) {
      const span = amount + 2 * Math.max(...coins)
      const seen = new Map([[0, 0]])
      for (const [total, used] of seen)
        for (const next of coins.flatMap((coin) => [total + coin, total - coin]))
          if (!seen.has(next) && Math.abs(next) <= span) seen.set(next, used + 1)
      return seen.get(amount) ?? -1
    },
  },
  {
    asks: 'the coins taken largest first',
    said: ['greedy|greedily', 'largest|biggest|highest .. first|possible|fits', 'always .. largest|biggest|highest'],
    answer(coins, amount) {
      let [left, used] = [amount, 0]
      for (const coin of [...coins].sort((a, b) => b - a)) {
        used += Math.floor(left / coin)
        left %= coin
      }
      return left === 0 ? used : -1
    },
  },
  {
    asks: 'a number of different denominations',
    said: [
      'number|count of different|distinct|kind|type',
      'fewest|least|smallest|minimum|few different|distinct|kind|type|denomination',
      'how many denomination|kind|type|different|distinct',
      'different kind|type .. fewest|least',
    ],
    answer(coins, amount) {
      let kinds = [0, ...new Array(amount).fill(Infinity)]
      for (const coin of coins)
        kinds = kinds.map((old, total) => {
          let best = old
          for (let rest = total - coin; rest >= 0; rest -= coin) best = Math.min(best, kinds[rest] + 1)
          return best
        })
      return orMinusOne(kinds[amount])
    },
  },
  {
    asks: '0 where there is no combination',
    said: [
      'return|returns|give|answer|report 0|zero if|when|where .. no|not|cannot|impossible|none',
      '0|zero if|when|where|otherwise .. not|no|impossible|cannot|none',
      'impossible|cannot|otherwise|none .. 0|zero',
      'or 0|zero if|when|where',
    ],
    answer: (coins, amount) => Math.max(0, coinChange(coins, amount)),
  },
  {
    asks: 'the largest amount or the smallest that cannot be made',
    said: [
      'smallest|least|lowest|first amount|sum|value|total',
      'cannot be made|paid|formed .. return',
      'closest|nearest',
      'remaining|remainder|left over|leftover',
    ],
    answer: (coins, amount) => fewestWith(coins, amount, 1).findIndex((coinsUsed) => !Number.isFinite(coinsUsed)),
  },
  {
    asks: 'an even or odd number of coins, or every coin used',
    said: [
      'be|is even|odd',
      'even|odd number|count|coin',
      'every|each|all .. at least once|one|1',
      'each|every denomination .. must',
      'no two .. adjacent',
      'exactly k|two|three|2|3|four coin',
    ],
    answer: (coins, amount) => {
      const left = amount - coins.reduce((a, b) => a + b, 0)
      const rest = left < 0 ? -1 : coinChange(coins, left)
      return rest < 0 ? -1 : rest + coins.length
    },
  },
  {
    asks: 'at most so many coins',
    said: [
      '~without|no|not|any|is limit|maximum',
      'two|three|four|five coins|stamps ~of|are|in',
      'coins|coin|number|count|used|pieces|notes|stamps <=|< 2|3|4|5|6|7|8|9|10|k',
      'used <=|<',
      'number of coins|coin used|taken|spent|paid|laid',
      'coins|pieces|stamps|notes per|limit|limited',
      'more than two|2|three|3|four|4|five|5|six|6|ten|10|twenty|20|k',
      'up to two|2|three|3|four|4|five|5|six|ten|10',
      'most two|2|three|3|four|4|five|5|six|ten|10',
      'room|space|place for',
      'two|2|three|3|four|five coins|stamps|pieces .. most|only|maximum|limit',
      'than|exceed|exceeds two|2|three|3|four|4|five|5|six|ten coins|stamps|pieces',
      'beyond',
      'fewer|less than',
      'too many',
    ],
    answer: (coins, amount) => (coinChange(coins, amount) > 3 ? -1 : coinChange(coins, amount)),
  },
  {
    asks: 'at least two coins',
    said: [
      'at least two|2|three|k',
      'two|2|three or more',
      'single coin|stamp|piece',
      'one coin|stamp alone|is|does|not|never',
      'more than one|1|a coin|stamp|piece',
      'several coin',
      'no|never fewer|less than two|2',
    ],
    answer: (coins, amount) => {
      const rests = coins
        .map((coin) => (coin < amount ? coinChange(coins, amount - coin) : -1))
        .filter((rest) => rest > 0)
      return rests.length > 0 ? Math.min(...rests) + 1 : -1
    },
  },
  {
    asks: 'coins of one kind alone',
    said: [
      'same|one|single|equal kind|denomination|sort|type|value|coin',
      'mix|mixed|mixing|combine|combined|combining',
      'not|never|no .. ~put|made|brought|added|pieced together',
      'all .. equal|same|alike|identical',
      'identical coins|stamps',
    ],
    answer: (coins, amount) =>
      orMinusOne(Math.min(...coins.filter((coin) => amount % coin === 0).map((coin) => amount / coin))),
  },
  {
    asks: 'coins under one more condition',
    said: ['lightest|lighter|heaviest|heavier'],
  },
  {
    asks: 'the largest or smallest coin used once at most',
    said: [
      'largest|biggest|smallest|highest|first|last|most|least coin|denomination|value|piece|valuable',
      'only|just|at|most once|one|twice',
      'can|may be used only|once|just|at',
      'rare|scarce|gold|golden|broken|special',
    ],
    answer: (coins, amount) => {
      const [largest, others] = [Math.max(...coins), coins.filter((coin) => coin !== Math.max(...coins))]
      const counts = [others.length > 0 ? coinChange(others, amount) : amount === 0 ? 0 : -1]
      if (amount >= largest) {
        const rest = others.length > 0 ? coinChange(others, amount - largest) : amount === largest ? 0 : -1
        if (rest >= 0) counts.push(rest + 1)
      }
      const ways = counts.filter((count) => count >= 0)
      return ways.length > 0 ? Math.min(...ways) : -1
    },
  },
  {
    asks: 'coins of several kinds',
    said: ['two|2|three|several different|distinct value|kind|denomination|sort', 'not all .. alike|same|equal'],
  },
  {
    asks: 'coins in pairs',
    said: ['pair|pairs|twos|couple|couples', 'by two|twos', 'even'],
    answer: (coins, amount) => {
      const pairs = coinChange(
        coins.map((coin) => 2 * coin),
        amount,
      )
      return pairs < 0 ? -1 : 2 * pairs
    },
  },
]
