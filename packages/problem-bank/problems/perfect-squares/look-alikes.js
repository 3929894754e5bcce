/** The fewest parts, each used as often as allowed, that sum to n; -1 where there are none. */
function fewestOf(n, parts, limit = Infinity) {
  let fewest = [0, ...new Array(n).fill(Infinity)]
  for (const part of parts)
    fewest = fewest.map((_, total) => {
      let best = Infinity
      for (let used = 0; used <= limit && used * part <= total; used++)
        best = Math.min(best, used + fewest[total - used * part])
      return best
    })
  return Number.isFinite(fewest[n]) ? fewest[n] : -1
}

/** What `made` gives for 1, 2, 3 ... as long as it is not above n. */
function partsUpTo(n, made) {
  const parts = []
  for (let root = 1; made(root) <= n; root++) parts.push(made(root))
  return parts
}

const square = (root) => root * root
const isSquare = (n) => Number.isInteger(Math.sqrt(n))
const squaresUpTo = (n) => partsUpTo(n, square)

function ways(n, parts) {
  const found = [1, ...new Array(n).fill(0)]
  for (const part of parts) for (let total = part; total <= n; total++) found[total] += found[total - part]
  return found[n]
}

/** The fewest squares by the remainder of their number: [even, odd]; Infinity where there are none. */
function fewestByParity(n) {
  const fewest = [[0, Infinity]]
  for (let total = 1; total <= n; total++) {
    const before = squaresUpTo(total).map((part) => fewest[total - part])
    fewest.push([1, 0].map((parity) => Math.min(...before.map((counts) => counts[parity])) + 1))
  }
  return fewest[n].map((count) => (Number.isFinite(count) ? count : -1))
}

function isPrime(number) {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false
  return number > 1
}

const lookAlikes = [
  {
    asks: 'different squares',
    said: [
      'one|single .. of|for each|every size|kind|side|sort',
      'each|every size|kind|square|number .. once|single',
      'distinct|different|unique|unequal|differing|dissimilar',
      'at most|only|just once',
      'each|every|no|any|same square|number|plate .. once|twice',
      'not|never|no|cannot|cant|without .. repeat|repeated|repetition|repeating|reuse|reused|again|twice',
      'no|without repeats|repetition|repetitions|repeat|duplicates|duplicate',
      'used|use|appear|appears|occur|taken|chosen once|one time',
      'no two .. same|equal|identical|alike',
      'all .. differ',
      'differ from',
      'one|single of each',
    ],
    answer: (n) => fewestOf(n, squaresUpTo(n), 1),
  },
  {
    asks: 'each square at most twice, or so many times',
    said: [
      'twice',
      'at most|than|to two|2|three|3|k',
      'two|2|three|3|k time|copy|copies|of each|the',
      'limited|thrice',
      'pair|couple of',
    ],
    answer: (n) => fewestOf(n, squaresUpTo(n), 2),
  },
  {
    asks: 'the number of ways',
    said: [
      'number|count of .. way|combination|representation|decomposition|partition|possibility|set|multiset',
      'how many way|different|combination|representation|decomposition|possibility|partition',
      'many way|different|combination|representation',
      'count .. way|combination|representation',
      'in how many ~minute|hour|day|second|step|move|turn|round|slot|unit|month|week',
    ],
    answer: (n) => ways(n, squaresUpTo(n)),
  },
  {
    asks: 'the number of ordered ways',
    said: [
      'number|count of .. sequence|ordered|order|permutation|composition|arrangement|way',
      'how many sequence|ordered|way|composition|arrangement',
      'order matter|matters|counts',
      'different order',
    ],
    answer(n) {
      const found = [1]
      for (let total = 1; total <= n; total++)
        found.push(squaresUpTo(total).reduce((sum, part) => sum + found[total - part], 0))
      return found[n]
    },
  },
  {
    asks: 'the number of ways with different squares',
    said: [
      'number|count of .. way|set|subset|combination|representation',
      'how many way|set|subset',
      'in how many ~minute|hour|day|second|step|move|turn|round|slot|unit|month|week',
    ],
    answer(n) {
      const found = [1, ...new Array(n).fill(0)]
      for (const part of squaresUpTo(n)) for (let total = n; total >= part; total--) found[total] += found[total - part]
      return found[n]
    },
  },
  {
    asks: 'cubes',
    said: ['cube|cubes|cubic|cubed', 'third power', 'x 3', 'power of|to three|3'],
    answer: (n) =>
      fewestOf(
        n,
        partsUpTo(n, (root) => root ** 3),
      ),
  },
  {
    asks: 'fourth powers',
    said: ['fourth|4th power', 'biquadrate|biquadrates|quartic|tesseract', 'power of|to four|4', 'kth|k power'],
    answer: (n) =>
      fewestOf(
        n,
        partsUpTo(n, (root) => root ** 4),
      ),
  },
  {
    asks: 'perfect powers, cubes among them',
    said: ['cube|cubes|cubic|cubed', 'perfect power', 'square or|and', 'power'],
    answer: (n) => fewestOf(n, [...squaresUpTo(n), ...partsUpTo(n, (root) => root ** 3)]),
  },
  {
    asks: 'triangular numbers',
    said: ['triangular|triangle|triangles|pyramid|pyramidal|tetrahedral|pentagonal|hexagonal'],
    answer: (n) =>
      fewestOf(
        n,
        partsUpTo(n, (root) => (root * (root + 1)) / 2),
      ),
  },
  {
    asks: 'powers of two',
    said: ['power|powers of two|2|three|3', 'binary', 'bit|bits'],
    answer: (n) =>
      fewestOf(
        n,
        partsUpTo(n, (root) => 2 ** (root - 1)),
      ),
  },
  {
    asks: 'prime numbers',
    said: ['prime|primes'],
    answer: (n) => fewestOf(n, partsUpTo(n, (root) => root + 1).filter(isPrime)),
  },
  {
    asks: 'squares of prime numbers',
    said: ['prime|primes'],
    answer: (n) =>
      fewestOf(
        n,
        squaresUpTo(n).filter((part) => isPrime(Math.sqrt(part))),
      ),
  },
  {
    asks: 'Fibonacci numbers or factorials',
    said: ['fibonacci|factorial|factorials|lucas|catalan|palindrome|palindromic'],
    answer: (n) => {
      const parts = [1, 2]
      while (parts.at(-1) < n) parts.push(parts.at(-1) + parts.at(-2))
      return fewestOf(n, parts)
    },
  },
  {
    asks: 'the most squares',
    denied: asLeast(),
    said: [
      'most square|plate|perfect|possible',
      'maximum|maximal|greatest|highest|biggest',
      'largest number|count|amount|possible',
      'as many',
      'maximise|maximize',
    ],
    answer: (n) => n,
  },
  {
    asks: 'the most different squares',
    denied: asLeast(),
    said: [
      'most square|plate|perfect|possible|distinct|different',
      'maximum|maximal|greatest|highest|biggest',
      'largest number|count|amount|possible',
      'as many',
      'maximise|maximize',
    ],
    answer(n) {
      let most = [0, ...new Array(n).fill(-Infinity)]
      for (const part of squaresUpTo(n))
        most = most.map((old, total) => (total < part ? old : Math.max(old, most[total - part] + 1)))
      return Math.max(-1, most[n])
    },
  },
  {
    asks: 'the largest square taken off each time',
    said: [
      'greedy|greedily',
      'largest|biggest|greatest|highest .. first|possible|fit|fits|still|each|every|again|repeatedly|off|away',
      'largest|biggest|greatest|highest square|perfect|one|plate',
      'repeat|repeatedly|always|again .. largest|biggest|greatest|subtract|remove|take',
      'subtract|subtracts|subtracted|subtracting|remaining|remainder',
    ],
    answer(n) {
      let [left, used] = [n, 0]
      for (; left > 0; used++) left -= squaresUpTo(left).at(-1)
      return used
    },
  },
  {
    asks: 'squares without 1',
    said: [
      'except|excluding|excluded|without|apart|beyond|besides from|for|the|number|square|1|one',
      'except|excluding|without|other .. 1|one',
      'greater|larger|bigger|more|above than 1|one',
      'above 1|one',
      '1|one is|may|itself excluded|forbidden|not|never',
      'start|starting|starts|begin|beginning|begins|from with|at|from|4|four',
      'at least 4|four',
      'root .. at least two|2',
    ],
    answer: (n) => fewestOf(n, squaresUpTo(n).slice(1)),
  },
  {
    asks: 'at least two squares',
    said: [
      'at least two|2 square|number|perfect|plate|term|summand|part|addend',
      'two|2 or more',
      'more than one|1 square|number|perfect|plate|term|summand',
      'smaller|less|lower|below than n|num|the|it|itself',
      'strictly|properly|really smaller|less|lower|below',
      'proper',
      'n|num|number|value|it itself .. not|excluded|cannot|never|forbidden|alone',
      'not .. n|num|number|value itself',
      'except|excluding|without n|num|itself',
    ],
    answer: (n) => fewestOf(n, squaresUpTo(n - 1)),
  },
  {
    asks: 'odd squares',
    said: ['odd'],
    answer: (n) =>
      fewestOf(
        n,
        squaresUpTo(n).filter((part) => part % 2 === 1),
      ),
  },
  {
    asks: 'even squares',
    said: ['even number|square|root|perfect|integer|one|plate|only|value', 'is|are|be|being even', 'parity'],
    answer: (n) =>
      fewestOf(
        n,
        squaresUpTo(n).filter((part) => part % 2 === 0),
      ),
  },
  {
    asks: 'an even number of squares',
    said: ['even number|count|many|amount', 'number|count .. even', 'parity', 'is|are|be even'],
    answer: (n) => fewestByParity(n)[0],
  },
  {
    asks: 'an odd number of squares',
    said: ['odd', 'parity'],
    answer: (n) => fewestByParity(n)[1],
  },
  {
    asks: 'squares of consecutive numbers',
    said: ['consecutive|successive|adjacent|neighbouring|neighboring', 'in a row', 'one after'],
    answer(n) {
      const squares = squaresUpTo(n)
      const runs = squares.flatMap((_, from) => squares.slice(from).map((_, at) => squares.slice(from, from + at + 1)))
      const lengths = runs.filter((run) => run.reduce((a, b) => a + b) === n).map((run) => run.length)
      return lengths.length > 0 ? Math.min(...lengths) : -1
    },
  },
  {
    asks: 'squares that may be subtracted too',
    said: [
      'difference|differences|subtract|subtracted|subtracting|subtraction|minus',
      'add|added|plus or|and',
      'sign|signs|signed|negative',
    ],
    answer(n) {
      if (isSquare(n)) return 1
      return n % 4 !== 2 || squaresUpTo(n).some((part) => isSquare(n - part)) ? 2 : 3
    },
  },
  {
    asks: 'squares whose product is n',
    said: ['product is|equal|equals|n|being', 'whose|their product', 'multiply to', 'factor|factors|divisor|divisors'],
    answer: (n) => (isSquare(n) ? 1 : -1),
  },
  {
    asks: 'the least sum of the roots',
    said: [
      'sum|total of .. root|side|edge|length|base',
      'total|combined|overall .. perimeter|side|edge|fence|length|root',
      'perimeter|circumference',
      'cost|costs|price|weight|weighs',
      'root|side .. sum|total|smallest|least',
      'smallest|least|minimum|minimal sum|total|cost|perimeter',
    ],
    answer(n) {
      const least = [0]
      for (let total = 1; total <= n; total++)
        least.push(Math.min(...squaresUpTo(total).map((part) => least[total - part] + Math.sqrt(part))))
      return least[n]
    },
  },
  {
    asks: 'the number of squares up to n',
    said: [
      'number|count|many .. square .. below|between|range|exceeding|from|interval',
      'number|count|many .. square .. less|smaller|greater|larger than',
      'square .. up to and|including|n|num',
      'exist|exists .. up|between|below',
      'from one|1 to|through|up',
      'between one|1|zero|0',
      'divide|divides|divisors|divisor',
    ],
    answer: (n) => squaresUpTo(n).length,
  },
  {
    asks: 'the root of the largest square in the sum, or how far n is from a square',
    said: [
      'square root of n|num|the',
      'closest|nearest',
      'distance|far',
      'largest|biggest|smallest root|base|square',
      'how much|far',
      'add|added|subtract|subtracted .. become|becomes|make|get|obtain',
    ],
    answer: (n) => Math.min(...[0, 1].map((up) => Math.abs(n - (Math.floor(Math.sqrt(n)) + up) ** 2))),
  },
  {
    asks: 'the squares of the digits',
    said: ['digit|digits'],
    answer: (n) => [...`${n}`].reduce((sum, digit) => sum + digit ** 2, 0),
  },
  {
    asks: 'the number of different squares',
    said: [
      'number|count of different|distinct|kind|size|type',
      'fewest|least|smallest|minimum|few different|distinct|kind|size|type',
      'how many|few different|distinct|kind|size|type',
      'different|distinct kind|size|type',
    ],
    answer(n) {
      let kinds = [0, ...new Array(n).fill(Infinity)]
      for (const part of squaresUpTo(n))
        kinds = kinds.map((old, total) => {
          let best = old
          for (let rest = total - part; rest >= 0; rest -= part) best = Math.min(best, kinds[rest] + 1)
          return best
        })
      return kinds[n]
    },
  },
  {
    asks: 'a sum of at least or about n',
    said: [
      'at least n|num|the|that|as|x',
      'not less',
      'n|num|total or more|higher|above|larger|greater',
      'reach or',
      'exceed|exceeds|exceeding|overshoot|at most n|num',
      'sum|total up to k|two|2|one|1 away|off',
      'within',
      'n plus|minus|or one|1',
    ],
    answer: (n) => Math.min(numSquares(n), numSquares(n + 1)),
  },
  {
    asks: 'squares under a further condition',
    said: [
      'even numbers|squares|number|square|root|roots',
      'squares of even|odd|prime|consecutive|numbers|different',
      'in|of stock',
    ],
  },
]
