const isPowerOf = (base) => (n) => {
  for (let power = 1; power <= n; power *= base) if (power === n) return true
  return false
}

const ones = (n) => (n < 0 ? -1 : [...n.toString(2)].filter((bit) => bit === '1').length)
const isPrime = (n) => {
  for (let factor = 2; factor * factor <= n; factor++) if (n % factor === 0) return false
  return n > 1
}
const only = (n, primes) => {
  for (const prime of primes) while (n > 0 && n % prime === 0) n /= prime
  return n === 1
}

const powerOf = (...names) => [
  `power|powers of ${names.join('|')}`,
  `base ${names.join('|')}`,
  `${names.join('|')} raised|to|multiplied|x|k|times`,
  `times|by|factor|of ${names.join('|')}`,
]

const lookAlikes = [
  {
    asks: 'a power of three',
    said: [...powerOf('three', '3'), 'triple|triples|tripled|tripling|threefold|trebles|ternary'],
    answer: isPowerOf(3),
  },
  {
    asks: 'a power of four',
    said: [
      ...powerOf('four', '4'),
      'quadruple|quadruples|quadrupled|quadrupling|fourfold|quarter|quarters|quartered',
      'even|odd exponent|power|index|position|k|x',
      'exponent .. even|odd|multiple|divisible|square',
      'square',
      'every two|other',
    ],
    answer: isPowerOf(4),
  },
  {
    asks: 'a power of two with an odd exponent',
    said: [
      'odd exponent|power|index|position|k|x',
      'exponent .. odd',
      'not|nor|but .. four|4|square',
      'twice|double a|of .. square|four|4',
    ],
    answer: (n) => isPowerOfTwo(n) && !isPowerOf(4)(n),
  },
  {
    asks: 'a power of eight, ten or sixteen',
    said: [
      ...powerOf('eight', '8', 'sixteen', '16', 'five', '5', 'six', '6', 'seven', '7'),
      'exponent .. multiple|divisible .. three|3',
    ],
    answer: isPowerOf(8),
  },
  { asks: 'a power of sixteen', said: powerOf('sixteen', '16'), answer: isPowerOf(16) },
  { asks: 'a power of five', said: powerOf('five', '5'), answer: isPowerOf(5) },
  { asks: 'a power of six', said: powerOf('six', '6'), answer: isPowerOf(6) },
  {
    asks: 'a power of ten',
    said: [...powerOf('ten', '10'), 'tenfold'],
    answer: isPowerOf(10),
  },
  {
    asks: 'a square',
    said: ['square|squared|root', 'product of .. equal|same|itself', 'number|integer times itself'],
    answer: (n) => n >= 0 && Number.isInteger(Math.sqrt(n)),
  },
  {
    asks: 'a square above nought, or a cube',
    said: ['cube|cubed|cubic', 'third power'],
    answer: (n) => n > 0 && Number.isInteger(Math.round(Math.cbrt(n) * 1e9) / 1e9),
  },
  {
    asks: 'a power of any number',
    said: [
      'power of any|some|an|another|other|whole|integer',
      'perfect|prime power',
      'any|some base|prime',
      'a b',
      'exponent greater|larger|least .. 2|two|1|one',
    ],
    answer(n) {
      for (let base = 2; base * base <= n; base++) if (isPowerOf(base)(n)) return true
      return n === 1
    },
  },
  {
    asks: 'a power of a prime',
    said: ['prime|primes'],
    answer: (n) =>
      n > 1 && Array.from({ length: Math.min(n, 5000) }, (_, i) => i + 1).some((p) => isPrime(p) && isPowerOf(p)(n)),
  },
  {
    asks: 'the sum of two powers of two',
    said: [
      'sum|sums|add|added|total',
      'two|2|exactly|both|several different|distinct|power|powers|unequal',
      'two|2 bit|bits|ones|1',
      'difference|product|minus of|two',
      'exactly|has|have|at most two|2',
      'plus',
    ],
    answer: (n) => ones(n) === 2,
  },
  {
    asks: 'the sum of two powers of two that may be equal',
    said: ['sum|add|added|total', 'two|2 different|distinct|power|bit', 'plus'],
    answer: (n) => n > 1 && ones(n) <= 2,
  },
  {
    asks: 'at most two ones in binary',
    said: ['two|2 bit|one|power', 'at most two|2', 'sum', 'or .. sum'],
    answer: (n) => n > 0 && ones(n) <= 2,
  },
  {
    asks: 'one less or more than a power of two',
    said: [
      'one|1 less|more|below|above|before|after|smaller|greater|larger|short',
      'minus|plus one|1',
      'mersenne|fermat',
      'predecessor|successor|next|neighbour|neighbor',
      'differ|differs|difference',
      'all|only|every|consists .. ones|1|bit|bits|set',
      '2 k|x|n 1',
      'less|more by one|1',
    ],
    answer: (n) => n > 0 && isPowerOfTwo(n + 1),
  },
  {
    asks: 'one less than a power of two, or nought',
    said: [
      'one|1 less|below|before|smaller|short',
      'minus one|1',
      'mersenne',
      'all|only .. ones|1|bit|bits|set',
      'predecessor',
    ],
    answer: (n) => n >= 0 && isPowerOfTwo(n + 1),
  },
  {
    asks: 'one more than a power of two',
    said: ['one|1 more|above|after|greater|larger', 'plus one|1', 'fermat', 'successor', 'differ|differs|difference'],
    answer: (n) => isPowerOfTwo(n - 1),
  },
  {
    asks: 'one away from a power of two',
    said: [
      'one|1 away|off|apart|distance|less|more|from',
      'plus|minus or|and',
      'differ|differs|difference|neighbour|neighbor|next|adjacent',
      'within|close|near|nearly|almost',
    ],
    answer: (n) => isPowerOfTwo(n - 1) || isPowerOfTwo(n + 1),
  },
  {
    asks: 'the sign to be ignored',
    said: [
      'absolute|magnitude',
      'ignore|ignoring|ignored|regardless|disregarding|irrespective|without .. sign|minus',
      'sign .. ignored|irrelevant|disregarded',
      'negative power|number|integer .. too',
      'or its|the|their negative|opposite|negation',
      'plus or|and',
    ],
    answer: (n) => isPowerOfTwo(Math.abs(n)),
  },
  {
    asks: 'powers of minus two',
    said: ['minus|negative two|2', 'power of minus|negative|-2'],
    answer(n) {
      for (let power = 1; Math.abs(power) <= Math.abs(n); power *= -2) if (power === n) return true
      return false
    },
  },
  {
    asks: 'one not to be a power',
    said: [
      '1|one is|does|itself|should not|excluded|false|none|no',
      'except|excluding|exclude|but|besides 1|one',
      'positive exponent',
      'exponent .. positive',
      'exponent|x|k .. least 1|one',
      'exponent|x|k .. above|greater|larger .. 0|zero',
      'greater|larger|more than|above 1|one',
      'proper|nontrivial',
      'at least two|2',
      'least once',
    ],
    answer: (n) => n > 1 && isPowerOfTwo(n),
  },
  {
    asks: 'nought to count',
    said: [
      '0|zero also|counts|too',
      '0|zero is true|included|considered|also',
      'including 0|zero',
      '0|zero or',
      'or is|equals|it|n 0|zero',
    ],
    answer: (n) => n === 0 || isPowerOfTwo(n),
  },
  {
    asks: 'no power of two',
    said: ['not|never|no|isnt a|power', 'true|whether|if .. not', 'false if|when|for'],
    answer: (n) => !isPowerOfTwo(n),
  },
  {
    asks: 'an even number, or a multiple',
    said: ['even|odd|multiple|multiples|divisible|parity', 'divided|divides|divide .. two|2|without'],
    answer: (n) => n % 2 === 0,
  },
  {
    asks: 'a number divisible by four or an even number of ones',
    said: ['odd|even number|count', 'parity|divisible'],
    answer: (n) => n > 0 && ones(n) % 2 === 1,
  },
  {
    asks: 'products of small primes',
    said: [
      'ugly|smooth|factor|factors|divisor|divisors',
      'prime|primes',
      'two|2 and|or three|3|five|5',
      'three|3|five|5',
      'product|products|multiplying|multiplied',
    ],
    answer: (n) => only(n, [2, 3, 5]),
  },
  {
    asks: 'products of twos and threes',
    said: ['two|2 and|or three|3', 'three|3', 'ugly|smooth|factor|factors', 'prime|primes'],
    answer: (n) => only(n, [2, 3]),
  },
  {
    asks: 'a power of two or of three',
    said: ['two|2 or .. three|3', 'three|3'],
    answer: (n) => isPowerOfTwo(n) || isPowerOf(3)(n),
  },
  {
    asks: 'a factorial, a Fibonacci number, a triangular number',
    said: ['factorial|factorials|fibonacci|triangular|triangle|catalan|palindrome|palindromic'],
    answer: (n) => [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987].includes(n),
  },
  {
    asks: 'a factorial',
    said: ['factorial|factorials'],
    answer(n) {
      let factorial = 1
      for (let factor = 2; factorial < n; factor++) factorial *= factor
      return factorial === n
    },
  },
  {
    asks: 'a rearrangement of the digits that is a power of two, or a sum of digits',
    said: [
      'reorder|reordered|rearrange|rearranged|permute|permuted|permutation|permutations|digit|digits|shuffle|shuffled|anagram',
      'order|swap',
    ],
    answer(n) {
      const sorted = (number) => [...`${number}`].sort().join('')
      return Array.from({ length: 31 }, (_, exponent) => sorted(2 ** exponent)).includes(sorted(n))
    },
  },
  {
    asks: 'the sum of the digits to be a power of two',
    said: ['digit|digits|sum'],
    answer: (n) => isPowerOfTwo([...`${Math.abs(n)}`].reduce((sum, digit) => sum + Number(digit), 0)),
  },
  {
    asks: 'the number of ones or of bits to be a power of two',
    said: ['bit|binary .. power', 'number|count of one|bit|set'],
    answer: (n) => isPowerOfTwo(ones(n)),
  },
]
