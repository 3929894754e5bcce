const isPowerOf = (base) => (n) => {
  for (let power = 1; power <= n; power *= base) if (power === n) return true
  return false
}

const digitsIn = (base) => (n) => (n > 0 ? [...n.toString(base)].map(Number) : [])
const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)
const only = (n, primes) => {
  let left = n
  for (const prime of primes) while (left > 0 && left % prime === 0) left /= prime
  return left === 1
}

const powerOf = (...names) => [
  `power|powers of ${names.join('|')}`,
  `base ${names.join('|')}`,
  `${names.join('|')} raised|to|multiplied|times ~get|see`,
  `times|by|factor ${names.join('|')}`,
]

const isPowerOfTwo = isPowerOf(2)

const lookAlikes = [
  {
    asks: 'a power of two',
    said: [...powerOf('two', '2'), 'double|doubles|doubled|doubling|halve|halved|halving'],
    answer: isPowerOfTwo,
  },
  {
    asks: 'a power of two that is none of four',
    said: [
      'odd exponent|power|index|position|k|x',
      'exponent .. odd',
      'but not|no|none',
      'not|no|none .. four|4',
      'twice|double a|the|some power',
    ],
    answer: (n) => isPowerOfTwo(n) && !isPowerOfFour(n),
  },
  {
    asks: 'a power of three',
    said: [...powerOf('three', '3'), 'triple|triples|tripled|tripling|threefold'],
    answer: isPowerOf(3),
  },
  { asks: 'a power of five or six', said: powerOf('five', '5', 'six', '6', 'seven', '7'), answer: isPowerOf(5) },
  { asks: 'a power of eight', said: [...powerOf('eight', '8'), 'cube|cubes|cubed|cubic'], answer: isPowerOf(8) },
  {
    asks: 'a power of sixteen',
    said: [
      ...powerOf('sixteen', '16'),
      'even|odd exponent|power|index|k|x',
      'exponent .. even|odd|multiple|divisible',
      'fourth power',
      'square of a|some|another power',
    ],
    answer: isPowerOf(16),
  },
  { asks: 'a power of ten', said: [...powerOf('ten', '10'), 'tenfold'], answer: isPowerOf(10) },
  {
    asks: 'a square',
    said: [
      'perfect|whole|integer square',
      'square of a|an|some|another integer|number|whole',
      'square root',
      'number|integer times itself',
      'its root',
    ],
    answer: (n) => n >= 0 && Number.isInteger(Math.sqrt(n)),
  },
  {
    asks: 'a fourth power',
    said: ['fourth power', 'power four|4', 'to the fourth', 'to the power of four|4'],
    answer: (n) => n >= 0 && Number.isInteger(Math.round(Math.sqrt(Math.sqrt(n)) * 1e9) / 1e9),
  },
  {
    asks: 'a multiple of four',
    said: ['multiple|multiples', 'divisible by four|4 ~or|again|until|as|then|over', 'leap'],
    answer: (n) => n % 4 === 0,
  },
  {
    asks: 'the sum of different powers of four',
    said: [
      'sum|sums|add|adds|added|adding|total|plus',
      'distinct|different|several power|powers',
      'digit|digits .. 0|zero and|or 1|one',
    ],
    answer: (n) => n > 0 && digitsIn(4)(n).every((digit) => digit < 2),
  },
  {
    asks: 'the sum of two powers of four',
    said: ['sum|sums|add|adds|added|adding|total|plus', 'two|2 power|powers', 'difference'],
    answer: (n) => total(digitsIn(4)(n)) === 2,
  },
  {
    asks: 'one less or more than a power of four',
    said: [
      'one|1 less|more|below|above|before|after|smaller|greater|larger|short|away|off',
      'minus|plus one|1',
      'predecessor|successor|neighbour|neighbor',
      'within|close|near|nearly|almost',
    ],
    answer: (n) => isPowerOfFour(n + 1) || isPowerOfFour(n - 1),
  },
  {
    asks: 'one less than a power of four',
    said: ['one|1 less|below|before|smaller|short', 'minus one|1', 'only|all threes|3s'],
    answer: (n) => isPowerOfFour(n + 1),
  },
  {
    asks: 'the sign to be ignored',
    said: [
      'absolute|magnitude',
      'ignore|ignoring|ignored|regardless|disregarding|irrespective|without .. sign|minus',
      'sign .. ignored|irrelevant|disregarded',
      'negative power|powers|number|integer .. too',
      'or its|the|their negative|opposite|negation',
      'plus or|and minus',
    ],
    answer: (n) => isPowerOfFour(Math.abs(n)),
  },
  {
    asks: 'powers of minus four',
    said: ['minus|negative four|4|two|2', 'power of minus|negative|-4|-2'],
    answer(n) {
      for (let power = 1; Math.abs(power) <= Math.abs(n); power *= -4) if (power === n) return true
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
      'at least four|4|once',
    ],
    answer: (n) => n > 1 && isPowerOfFour(n),
  },
  {
    asks: 'zero to count',
    said: [
      '0|zero also|counts|too',
      '0|zero is true|included|considered|also',
      'including 0|zero',
      '0|zero or',
      'or is|equals|it|n 0|zero',
    ],
    answer: (n) => n === 0 || isPowerOfFour(n),
  },
  {
    asks: 'no power of four',
    said: ['not|never|no|isnt a|power', 'true|whether|if .. not', 'false if|when .. is ~not|no'],
    answer: (n) => !isPowerOfFour(n),
  },
  {
    asks: 'products of several primes',
    said: ['ugly|smooth|factor|factors|prime|primes', 'two|2 and|or three|3|five|5'],
    answer: (n) => only(n, [2, 3, 5]),
  },
  {
    asks: 'a power of three or of four',
    said: ['three|3|five|5 or|and .. four|4', 'four|4 or|and .. three|3|five|5'],
    answer: (n) => isPowerOf(3)(n) || isPowerOf(4)(n),
  },
  {
    asks: 'a power of a number that is given or of any number',
    said: ['power of any|some|an|another|other|whole|integer|base', 'perfect|prime power', 'any|some base|prime'],
    answer(n) {
      for (let base = 2; base * base <= n; base++) if (isPowerOf(base)(n)) return true
      return n === 1
    },
  },
  {
    asks: 'an even number of ones or bits',
    said: ['odd|even number|count', 'parity', 'number|count of one|ones|bit|bits|digits'],
    answer: (n) => n > 0 && n.toString(2).length % 2 === 1,
  },
]
