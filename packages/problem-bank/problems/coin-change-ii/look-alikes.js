/** The ways by their number of coins, each coin used at most `limit` times. */
function waysByCoins(amount, coins, limit = amount) {
  let ways = new Map([[0, new Map([[0, 1]])]])
  for (const coin of coins) {
    const next = new Map()
    for (const [total, byCount] of ways)
      for (let used = 0; used <= limit && total + used * coin <= amount; used++) {
        const counts = next.get(total + used * coin) ?? new Map()
        for (const [count, number] of byCount) counts.set(count + used, (counts.get(count + used) ?? 0) + number)
        next.set(total + used * coin, counts)
      }
    ways = next
  }
  return [...(ways.get(amount) ?? [])]
}

const numberOf = (ways) => ways.reduce((sum, [, number]) => sum + number, 0)

const lookAlikes = [
  {
    asks: 'the fewest coins',
    said: [
      'fewest',
      'least|smallest|minimum|minimal|lowest number|count|amount|coin|quantity|possible',
      'minimise|minimize|minimum|minimal',
      'as few',
      'how few',
      'most|maximum|largest|greatest number|coin|count',
    ],
    answer: (amount, coins) => Math.min(...waysByCoins(amount, coins).map(([count]) => count), Infinity),
  },
  {
    asks: 'the fewest coins, -1 where there are none',
    said: ['fewest', 'least|smallest|minimum|minimal|lowest number|count|amount|coin', 'as few', '-1'],
    answer(amount, coins) {
      const counts = waysByCoins(amount, coins).map(([count]) => count)
      return counts.length > 0 ? Math.min(...counts) : -1
    },
  },
  {
    asks: 'the most coins',
    said: [
      'most|maximum|maximal|largest|greatest|highest number|coin|count|possible',
      'as many coin',
      'maximise|maximize',
    ],
    answer: (amount, coins) => Math.max(0, ...waysByCoins(amount, coins).map(([count]) => count)),
  },
  {
    asks: 'the number of ordered sequences',
    said: [
      'sequence|permutation|ordered|arrangement|ordering',
      'order matter|matters|counts|is|count|taken|considered|relevant|important',
      'order .. plays|play|has|have a|its|some role|part|significance|meaning|influence',
      'different|another|distinct|new order|ordering|sequence .. different|distinct|count|separate|another|separately',
      'in different|another order',
      'order .. different|distinct|separate|separately|distinguish|distinguished',
      '1 2 and 2 1',
      '2 1 .. different|distinct|separate|two|both|separately',
      'one after',
      'sequentially|successively',
    ],
    answer(amount, coins) {
      const ways = [1]
      for (let total = 1; total <= amount; total++)
        ways.push(coins.reduce((sum, coin) => sum + (ways[total - coin] ?? 0), 0))
      return ways[amount]
    },
  },
  {
    asks: 'each coin used at most once',
    denied: [
      'unlimited|unlimitedly|infinite|infinitely|endless|endlessly|inexhaustible|limitless|limit|arbitrarily',
      'arbitrary number|amount|quantity|count|times',
      'any number|amount|many|quantity|times',
      'many|often|again|repeat|repeats|repeated|repeatedly|repetition|repetitions|reuse|reused|reusable|several|multiple|multiply',
      'more than once',
      'run|runs out',
      'never|not .. out|empty|up|exhausted',
      'enough|needed|wish|want|like',
      'necessarily different|distinct',
      'quantity|quantities',
      'multiset|multisets|multiplicity|n_0',
      'nonnegative',
      'supply|stock',
      'freely',
      'huge|vast|plenty|plentiful|abundance|abundant|ample|boundless|countless|unbounded|plenteous',
      'like|likes|liking|wishes|wanted|pleases|please',
    ],
    said: [
      'one|single|1 coin|piece|stamp|note|banknote|token per|for|of',
      'own|owns|have|has|got|hold|holds .. one|single',
      'per entry|element|denomination|value',
      'once|gone|spent',
      'at most|only|just once',
      'at most|only|than one|a single time|copy|piece|of',
      'used|use|spent|taken|chosen|picked once',
      'used|use|spent|taken|chosen|picked .. one|1|a single time',
      'not|never|cannot|cant|without|no .. reuse|repeat|repetition|reused|repeated|again|repeats',
      'not|never|cannot|cant|no .. more than once',
      'not|never|cannot|cant|no .. twice',
      'single|one|1|exactly copy|copies|piece|coin of|for|one each|every|of',
      'one|single|exactly of|one each|every',
      'subset',
      'all|pairwise|mutually|only different|distinct',
      'distinct coin|denomination',
      'different coin .. only',
      'no two .. same|equal|alike',
    ],
    answer: (amount, coins) => numberOf(waysByCoins(amount, coins, 1)),
  },
  {
    asks: 'each coin used at most twice',
    said: ['twice', 'two|2 time|copy|copies|piece|of', 'at most|than|to|only two|2', 'pair|couple of each'],
    answer: (amount, coins) => numberOf(waysByCoins(amount, coins, 2)),
  },
  {
    asks: 'each coin used at most a few times',
    said: [
      'there are|is two|three|four|five|2|3|4|5',
      'two|three|four|five|2|3|4|5 coin|coins|piece|pieces|note|notes|stamp|stamps',
      'till|register|drawer|box|wallet|purse',
      'of each|every .. there|only|two|three|four|five',
      'in stock|all',
      'runs|run|gives|give out',
      'second|third|fourth|fifth|sixth time|coin|piece|one|copy',
      'jam|jams|jammed|stuck|refuse|refuses|reject|rejects|chokes|choke',
      'more|fewer|less|often than',
      'no|not|never .. times',
      'limit|limited|most|maximum|maximal .. per|of|each',
      'cap|capped',
      'supply|stock|pocket|purse|wallet',
      '<=|< 2|3|4|5',
      '3|4|5|three|four|five|few|k|m time|copy|copies',
      'most 3|4|5|three|four|five|k|m|ten|10',
      'limited number|supply|quantity|stock|amount',
      'finite|thrice',
      'supply|stock .. limited|only',
    ],
    answer: (amount, coins) => numberOf(waysByCoins(amount, coins, 3)),
  },
  {
    asks: 'combinations of so many coins',
    said: [
      'exactly|precisely two|2|three|3|four|4|five|5|k|m|n coin|piece|stamp|note|token',
      'two|2|three|3|four|4|k coin|piece|stamp|note|token',
      'consist|consists|consisting|made of .. two|2|three|3|four|4|k',
    ],
    answer: (amount, coins) => numberOf(waysByCoins(amount, coins).filter(([count]) => count === 3)),
  },
  {
    asks: 'combinations of at most so many coins',
    said: [
      'at most|than|to two|2|three|3|four|4|five|5|ten|10|k|m|n',
      'at most .. coin|piece|stamp|note|token',
      'no more than',
      'fewer|less than .. coin|piece',
      'coin|piece in total|all|hand',
      'limited number',
    ],
    answer: (amount, coins) => numberOf(waysByCoins(amount, coins).filter(([count]) => count <= 3)),
  },
  {
    asks: 'combinations of an even or odd number of coins, or of even or odd coins',
    said: ['even|odd'],
    answer: (amount, coins) => numberOf(waysByCoins(amount, coins).filter(([count]) => count % 2 === 0)),
  },
  {
    asks: 'combinations of an odd number of coins',
    said: ['odd'],
    answer: (amount, coins) => numberOf(waysByCoins(amount, coins).filter(([count]) => count % 2 === 1)),
  },
  {
    asks: 'combinations of two coins or more',
    said: ['at least two|2', 'more than one|1|a', 'two|2 or more', 'not .. single|one|alone'],
    answer: (amount, coins) => numberOf(waysByCoins(amount, coins).filter(([count]) => count > 1)),
  },
  {
    asks: 'each coin used at least once',
    said: [
      'at least one|once|1|a',
      'each|every|all .. must|has|have|needs|need|should .. used|occur|appear|once|present',
      'all|every|each .. denomination|coin|kind|type .. used|occur|appear|present|once',
      'every|each|all denomination|kind|coin|type must|has|have|occurs|appears',
      'must .. each|every|all',
    ],
    answer(amount, coins) {
      const left = amount - coins.reduce((sum, coin) => sum + coin, 0)
      return left < 0 ? 0 : change(left, coins)
    },
  },
  {
    asks: 'one coin that must be used, or must not',
    said: [
      'largest|smallest|biggest|highest|lowest|first|last coin|denomination|value|one|stamp',
      'must .. contain|include|use',
      'include|includes|including|containing|contains|contain .. largest|smallest|first|last|least|k',
      'excluding|except|without the',
    ],
    answer(amount, coins) {
      const largest = Math.max(...coins)
      return amount < largest ? 0 : change(amount - largest, coins)
    },
  },
  {
    asks: 'any total up to the amount',
    said: [
      'at most|up the|amount|total|target|to',
      'not|without|never|cannot exceed|exceeding|above|more|over',
      'less|smaller|lower than or|the|amount|equal',
      'amount|total|target|sum or less|smaller|below|under|lower',
      'within the|amount|budget',
      'no|not more than',
      'budget|exceed|exceeds|exceeding',
    ],
    answer: (amount, coins) => change(amount, [...coins, 1]),
  },
  {
    asks: 'every total up to the amount counted together',
    said: [
      'at most|up the|amount|total|target|to',
      'not|without|never|cannot exceed|exceeding|above|more|over',
      'less|smaller|lower than or|the|amount|equal',
      'every|each|any amount|total',
      'amount|total|target|sum or less|smaller|below|under|lower',
      'between 0|1|zero|one',
    ],
    answer(amount, coins) {
      let sum = 0
      for (let total = 0; total <= amount; total++) sum += change(total, coins)
      return sum
    },
  },
  {
    asks: 'equal coins of the list told apart',
    said: [
      'may|can|might|could contain|have|hold duplicate|repetition',
      'duplicate .. collapse|count|counted|once|ignored|separate',
      'different|distinct design|year|colour|color',
      'equal|same value|denomination .. told apart|different coin',
    ],
    answer: (amount, coins) => change(amount, [...new Set(coins)]),
  },
  {
    asks: 'coins in the order of the list',
    said: [
      'adjacent|consecutive|neighbouring|neighboring|contiguous|successive',
      'in the order',
      'subarray|subsequence',
    ],
    answer(amount, coins) {
      let found = 0
      for (let start = 0; start < coins.length; start++) {
        let sum = 0
        for (let end = start; end < coins.length; end++) {
          sum += coins[end]
          if (sum === amount) found++
        }
      }
      return found
    },
  },
  {
    asks: 'the number of ways by a modulus, or 0 for the amount 0',
    said: [
      'modulo|mod|modulus|remainder|last digit',
      'at least one|1 coin',
      'nonempty',
      'empty .. not|never',
      '-1',
      'amount|total|target 0|zero .. 0|no',
      'not .. empty|nothing',
    ],
    answer: (amount, coins) => (amount === 0 ? 0 : change(amount, coins)),
  },
  {
    asks: 'a certain result where there is no way',
    said: ['-1', 'modulo|mod|modulus'],
    answer: (amount, coins) => change(amount, coins) || -1,
  },
  {
    asks: 'the product of the coins, or the numbers of different coins',
    said: [
      'product|multiply|multiplied|difference|xor',
      'number of .. denomination|kind|type .. used|needed',
      'how many .. denomination|kind|type|amount',
    ],
    answer(amount, coins) {
      const ways = [0, 1, ...new Array(amount).fill(0)]
      for (const coin of coins)
        if (coin > 1) for (let product = coin; product <= amount; product += coin) ways[product] += ways[product / coin]
      return ways[amount]
    },
  },
]
