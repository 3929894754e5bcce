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

const inThrees = digitsIn(3)

const lookAlikes = [
  {
    asks: 'a power of two',
    said: [...powerOf('two', '2'), 'double|doubles|doubled|doubling|halve|halved|halving|binary'],
    answer: isPowerOf(2),
  },
  {
    asks: 'a power of four, five or another number',
    said: [
      ...powerOf('four', '4', 'five', '5', 'six', '6', 'seven', '7', 'eight', '8'),
      'quadruple|quadruples|fourfold|fivefold',
    ],
    answer: isPowerOf(4),
  },
  { asks: 'a power of five', said: powerOf('five', '5'), answer: isPowerOf(5) },
  { asks: 'a power of six', said: powerOf('six', '6'), answer: isPowerOf(6) },
  { asks: 'a power of ten', said: [...powerOf('ten', '10'), 'tenfold'], answer: isPowerOf(10) },
  {
    asks: 'a power of nine',
    said: [
      ...powerOf('nine', '9'),
      'ninefold|square|squares|squared|ninth',
      'even|odd exponent|power|index|position|k|x',
      'exponent .. even|odd|multiple|divisible',
      'every|each second|other',
    ],
    answer: isPowerOf(9),
  },
  {
    asks: 'a power of three with an odd exponent',
    said: [
      'odd exponent|power|index|position|k|x',
      'exponent .. odd',
      'not|nor .. nine|9|square',
      'three|3 times a|the square',
    ],
    answer: (n) => isPowerOfThree(n) && !isPowerOf(9)(n),
  },
  {
    asks: 'a power of twenty-seven',
    said: ['27|cube|cubes|cubed|cubic', 'exponent .. multiple|divisible .. three|3'],
    answer: isPowerOf(27),
  },
  {
    asks: 'a cube',
    said: ['cube|cubes|cubed|cubic', 'third power', 'a number to the third', 'itself .. itself'],
    answer: (n) => Number.isInteger(Math.round(Math.cbrt(n) * 1e9) / 1e9),
  },
  {
    asks: 'a cube of a positive number',
    said: ['cube|cubes|cubed|cubic', 'third power', 'power three|3'],
    answer: (n) => n > 0 && Number.isInteger(Math.round(Math.cbrt(n) * 1e9) / 1e9),
  },
  {
    asks: 'a multiple of three',
    said: ['multiple|multiples', 'divisible by three|3 ~or|again|until|as|then|over', 'sum of digits|its'],
    answer: (n) => n % 3 === 0,
  },
  {
    asks: 'no multiple of three',
    said: ['not|never|no|nor divisible', 'not|no a multiple'],
    answer: (n) => n % 3 !== 0,
  },
  {
    asks: 'the sum of different powers of three',
    said: [
      'sum|sums|add|adds|added|adding|total|plus',
      'distinct|different|several power|powers',
      'no digit .. 2|two',
      'digit|digits .. 0|zero and|or 1|one',
    ],
    answer: (n) => n > 0 && !inThrees(n).includes(2),
  },
  {
    asks: 'the sum of two powers of three',
    said: ['sum|sums|add|adds|added|adding|total|plus', 'two|2 power|powers', 'difference'],
    answer: (n) => total(inThrees(n)) === 2,
  },
  {
    asks: 'a digit times a power of three',
    said: ['once or twice', 'twice|double a|the|some power', 'one|single nonzero digit', 'up to two|2'],
    answer: (n) => inThrees(n).filter(Boolean).length === 1,
  },
  {
    asks: 'one less or more than a power of three',
    said: [
      'one|1 less|more|below|above|before|after|smaller|greater|larger|short|away|off',
      'minus|plus one|1',
      'predecessor|successor|neighbour|neighbor',
      'within|close|near|nearly|almost',
    ],
    answer: (n) => isPowerOfThree(n + 1) || isPowerOfThree(n - 1),
  },
  {
    asks: 'one less than a power of three',
    said: ['one|1 less|below|before|smaller|short', 'minus one|1', 'only|all twos|2s'],
    answer: (n) => isPowerOfThree(n + 1),
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
    answer: (n) => isPowerOfThree(Math.abs(n)),
  },
  {
    asks: 'powers of minus three',
    said: ['minus|negative three|3', 'power of minus|negative|-3'],
    answer(n) {
      for (let power = 1; Math.abs(power) <= Math.abs(n); power *= -3) if (power === n) return true
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
      'at least three|3|once',
    ],
    answer: (n) => n > 1 && isPowerOfThree(n),
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
    answer: (n) => n === 0 || isPowerOfThree(n),
  },
  {
    asks: 'no power of three',
    said: ['not|never|no|isnt a|power', 'true|whether|if .. not', 'false if|when .. is ~not|no'],
    answer: (n) => !isPowerOfThree(n),
  },
  {
    asks: 'products of several primes',
    said: ['ugly|smooth|factor|factors|prime|primes', 'two|2 and|or three|3', 'three|3 and|or two|2|five|5'],
    answer: (n) => only(n, [2, 3]),
  },
  {
    asks: 'a power of two or of three',
    said: ['two|2 or|and .. three|3', 'three|3 or|and .. two|2|five|5'],
    answer: (n) => isPowerOf(2)(n) || isPowerOf(3)(n),
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
    asks: 'a palindrome, or digits that all are equal',
    said: ['palindrome|palindromic|same|equal digit|digits|both|backwards', 'reads|read|reading', 'repdigit|repunit'],
    answer: (n) => n > 0 && new Set(inThrees(n)).size === 1,
  },
]
