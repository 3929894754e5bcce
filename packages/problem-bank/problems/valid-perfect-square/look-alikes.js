const rootOf = (num, power) => Math.round(num ** (1 / power))
const isPowerOf = (num, base) => {
  let left = num
  while (left > 1 && left % base === 0) left /= base
  return left === 1
}
const divisorsOf = (num) => Array.from({ length: num }, (_, at) => at + 1).filter((divisor) => num % divisor === 0)

const lookAlikes = [
  {
    asks: 'a square or something else',
    said: ['square or a|an|one|twice|is|the|also|even|1|two'],
  },
  {
    asks: 'a power of four or two',
    said: [
      'power of 4|four|3|three|k',
      'a|is power of',
      'powers of 4|four',
      'repeatedly|dividing|doubling|quadrupling',
    ],
    answer: (num) => isPowerOf(num, 4),
  },
  {
    asks: 'a power of two',
    said: ['a|is power of', 'doubling|doubled'],
    answer: (num) => isPowerOf(num, 2),
  },
  {
    asks: 'a cube',
    said: ['cube|cubes|cubic|cubed|third|cuboid', 'three|3 times|equal factors|dimensions'],
    answer: (num) => rootOf(num, 3) ** 3 === num,
  },
  {
    asks: 'a fourth or any higher power',
    said: ['fourth|4th|kth|any|perfect|higher power', 'perfect power', 'square or|and .. cube', 'square of .. square'],
    answer: (num) => num === 1 || [2, 3, 4, 5, 7].some((power) => rootOf(num, power) ** power === num),
  },
  {
    asks: 'a sum of two squares',
    said: [
      'sum|sums of two|2|three|four|squares|square|perfect',
      'two|2|three|3|four squares|square|perfect|integers',
      'added|add|plus|difference',
      'two|2 integers|numbers|whole',
      'a a b b',
    ],
    answer: (num) =>
      Array.from({ length: Math.floor(Math.sqrt(num)) + 1 }, (_, a) => num - a * a).some(
        (rest) => rest === 0 || isPerfectSquare(rest),
      ),
  },
  {
    asks: 'twice a square as well',
    said: [
      'twice|double|half|thrice|multiple',
      'times a|some perfect|square',
      'divided by',
      'product of .. squares|two|distinct|different',
    ],
    answer: (num) => isPerfectSquare(num) || isPerfectSquare(num / 2),
  },
  {
    asks: 'a perfect number',
    said: ['divisor|divisors|factor|proper', 'perfect number'],
    answer: (num) => num > 1 && num < 10_000 && divisorsOf(num).reduce((sum, divisor) => sum + divisor, 0) === 2 * num,
  },
  {
    asks: 'an even or odd root, or a prime one',
    said: [
      'even|odd integer|root|square|perfect|natural',
      'is|be even|odd|prime',
      'of an|a even|odd|prime',
      'square of an|a|some even|odd|prime',
      'prime',
      'even and|as',
      'root .. even|odd|prime|palindrome|divisible',
    ],
    answer: (num) => isPerfectSquare(num) && num % 2 === 0,
  },
  {
    asks: 'an odd square',
    said: ['odd integer|root|square', 'is|be odd', 'square of an odd', 'root .. odd'],
    answer: (num) => isPerfectSquare(num) && num % 2 === 1,
  },
  {
    asks: 'a number that is no square, or free of squares',
    said: [
      'true if|when .. not|no|isnt',
      'not|no|isnt a|the perfect|square',
      'squarefree',
      'square free',
      'false if|when .. is a',
      'divisible|divides by|a',
    ],
    answer: (num) => !isPerfectSquare(num),
  },
  {
    asks: 'a number of another shape',
    said: [
      'triangular|triangle|rectangular|rectangle|oblong|pronic|hexagonal|pentagonal|fibonacci|palindrome|armstrong',
      'consecutive|successive|neighbouring integers|numbers',
      'one|1 more|less|row|greater|smaller|longer than',
    ],
    answer: (num) => {
      const root = Math.floor(Math.sqrt(num))
      return root * (root + 1) === num
    },
  },
  {
    asks: 'digits that are squares, or make one',
    said: [
      'digit|digits',
      'rearrange|rearranged|permutation|permute|reversed|reverse',
      'binary|hexadecimal|concatenation',
    ],
    answer: (num) => isPerfectSquare(Number([...String(num)].reverse().join(''))),
  },
  {
    asks: 'a square after one change',
    said: [
      'adding|add|added|subtracting|increase|decrease|plus|minus|neighbour|neighbor',
      'at most one|1|k',
      'close|nearest|closest|next',
      'can|could become|made|turned',
      'left|few|some over|may|up .. one|1|two|at|k',
    ],
    answer: (num) => isPerfectSquare(num) || isPerfectSquare(num + 1),
  },
]
