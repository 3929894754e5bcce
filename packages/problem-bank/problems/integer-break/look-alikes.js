const productOf = (parts) => parts.reduce((product, part) => product * part, 1)

/** The best product of parts that `isPart` allows, `least` of them at least and `most` at most, each as often as wished. */
function bestOf(n, { isPart = () => true, least = 2, most = n }) {
  // For each number of parts, the largest product for each sum.
  let best = [1, ...Array(n).fill(-1)]
  let found = -1
  for (let many = 1; many <= most; many++) {
    const next = Array(n + 1).fill(-1)
    for (const [sum, product] of best.entries())
      if (product >= 0)
        for (let part = 1; sum + part <= n; part++)
          if (isPart(part)) next[sum + part] = Math.max(next[sum + part], product * part)
    best = next
    if (many >= least) found = Math.max(found, best[n])
  }
  return found
}

/** The largest product of parts that differ. */
function bestOfDistinct(n, most = n - 1) {
  if (n === 0) return 1
  let best = 0
  for (let part = Math.min(n, most); part > 0; part--) best = Math.max(best, part * bestOfDistinct(n - part, part - 1))
  return best
}

const isPrime = (n) => n > 1 && ![...Array(n).keys()].slice(2).some((divisor) => n % divisor === 0)

const lookAlikes = [
  {
    asks: 'the whole to count as well',
    said: [
      'one or more|several',
      'at least one|1 ~cut|break|split',
      'any number|count of ~positive|times|pieces',
      'zero|no or|cut|break|split',
      'need|needs not|necessarily|be broken|split|cut',
      'itself|unbroken|uncut|whole',
      'k >= 1',
    ],
    answer: (n) => bestOf(n, { least: 1 }),
  },
  {
    asks: 'exactly two parts',
    said: [
      'exactly|precisely|only|just two|2',
      'into|of|as two|2 ~or',
      'both parts|pieces|numbers|summands',
      'the|its|their two|2 parts|pieces|numbers|summands',
      'pair|halves',
      'a and b',
    ],
    answer: (n) => bestOf(n, { most: 2 }),
  },
  {
    asks: 'exactly three parts, or a number of them that is given',
    said: [
      'three|3|four|4 parts|pieces|numbers|integers|summands',
      'exactly|into|of|least|most k|three|3|m',
      'at least three|3|k',
      'at most k|three|3|four',
    ],
    answer: (n) => bestOf(n, { least: 3, most: 3 }),
  },
  {
    asks: 'three parts or more',
    said: ['three|3 or more|parts', 'at least three|3', 'more than two|2'],
    answer: (n) => bestOf(n, { least: 3 }),
  },
  {
    asks: 'parts that differ',
    said: [
      'distinct|different|unequal|unique|differing',
      'not|no|never .. twice|equal|same|repeated|repeat|alike',
      'each .. once',
    ],
    answer: (n) => bestOfDistinct(n),
  },
  {
    asks: 'prime parts',
    said: ['prime|primes'],
    answer: (n) => bestOf(n, { isPart: isPrime, least: 1 }),
  },
  {
    asks: 'odd or even parts',
    said: ['odd|even|squares|perfect|powers|power'],
    answer: (n) => bestOf(n, { isPart: (part) => part % 2 === 1 }),
  },
  {
    asks: 'parts of a limited size',
    said: [
      'parts|part|pieces|piece|each|summand|summands|length .. at|no most|least|more|longer|larger|greater',
      'longer|larger|greater|shorter|smaller than',
      'at most two|2|three|3|four|4|k',
      'at least two|2 ~positive|integers|parts|pieces|numbers|or|summands|natural|of|smaller|whole',
    ],
    answer: (n) => bestOf(n, { isPart: (part) => part <= 2 }),
  },
  {
    asks: 'neighbouring numbers as parts',
    said: ['consecutive|successive|adjacent|neighbouring|row', 'fibonacci'],
    answer(n) {
      let best = 0
      for (let first = 1; first < n; first++)
        for (let sum = first, parts = [first]; sum < n; ) {
          parts = [...parts, parts.at(-1) + 1]
          sum += parts.at(-1)
          if (sum === n) best = Math.max(best, productOf(parts))
        }
      return best
    },
  },
  {
    asks: 'the smallest product, or the fewest parts',
    denied: asMost(),
    said: [
      'smallest|minimum|minimal|least|lowest|fewest|minimise|minimize product|parts|number|pieces|possible|result|sum|squares',
    ],
    answer: (n) => n - 1,
  },
  {
    asks: 'the number of ways',
    said: [
      'how many ways|different|partitions|distinct',
      'number of ways|partitions|possibilities|different|distinct|ordered',
      'in how many',
    ],
    answer(n) {
      const ways = [1, ...Array(n).fill(0)]
      for (let part = 1; part < n; part++) for (let sum = part; sum <= n; sum++) ways[sum] += ways[sum - part]
      return ways[n]
    },
  },
  {
    asks: 'the least common multiple, or another figure',
    said: ['lcm|gcd|xor|multiple|divisor|squares|squared|difference', 'sum of .. squares|products|cubes'],
    answer: (n) => bestOf(n, { most: 2 }),
  },
  {
    asks: 'the product modulo a number',
    said: ['modulo|mod|remainder|1e9|1000000007'],
    answer: (n) => integerBreak(n) % 1000000007,
  },
  {
    asks: 'the parts themselves, or how many there are',
    said: [
      'return|print|output|list the parts|pieces|numbers|summands',
      'number|count of parts|pieces|summands|cuts ~is|may|can',
      'how many parts|pieces|summands|cuts',
    ],
    answer: (n) => Math.max(2, Math.ceil(n / 3)),
  },
  {
    asks: 'the largest sum of what the cuts yield',
    said: [
      'price|prices|each cut|split|break .. yields|earns|scores|points|costs|gives',
      'total|sum of .. products|all|scores',
    ],
    answer: (n) => (n * (n - 1)) / 2,
  },
]
