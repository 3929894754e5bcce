const rootOf = (number, power) => {
  let root = 0
  while ((root + 1) ** power <= number) root++
  return root
}
const digitsOf = (number) => [...String(number)].map(Number)
const divisors = (number) => Array.from({ length: number }, (_, at) => at + 1).filter((k) => number % k === 0)
const distance = (root, number) => Math.abs(root * root - number)

const lookAlikes = [
  {
    asks: 'the root rounded up',
    said: [
      'round|rounded|rounding|rounds .. up|upward|upwards',
      'up to the|an next|nearest|integer|whole',
      'ceil|ceiling',
      'next|following larger|higher|greater|integer|whole|number',
      'at least x|n|num|value|as',
      'smallest|least|lowest|minimum integer|number|side|whole|square|positive|nonnegative|y|k|r|length|value',
      'smallest .. whose square',
      'not less|smaller|below',
      'reach|cover x|n|num',
      'greater|larger than|or',
      'large enough',
    ],
    answer: (x) => Math.ceil(Math.sqrt(x)),
  },
  {
    asks: 'the root rounded to the nearest integer',
    said: [
      'nearest|closest to',
      'half up',
      'round|rounding|rounds it|this|that|them|result|answer|side|value|root|off|correctly .. ~down|downward|downwards|truncated|cut|off to|into the|its|a nearest|closest',
      'round|rounds|rounding|rounded it|this|that|them|the .. nearest|closest',
      'half|halfway',
      'tie|ties',
      'point|decimal five|5',
      'whichever|either .. closer|nearer|side',
      'within half|0',
      'commercially',
      'nearer|closer',
      'round|rounded|rounding off|half|correctly|mathematically|conventionally',
      'round|rounded|rounding to the|its|an nearest|closest|integer|whole',
      'integer|whole nearest|closest',
      'up or down',
    ],
    answer: (x) => Math.round(Math.sqrt(x)),
  },
  {
    asks: 'the cube root',
    said: ['cube|cubes|cubed|cubic|cuboid', 'third root|power', '3rd root', 'three times'],
    answer: (x) => rootOf(x, 3),
  },
  {
    asks: 'the fourth or another root',
    said: [
      'fourth|4th|nth|kth|fifth root|power',
      'fourth|fifth power',
      'square root of .. square root',
      'root twice|of its|of the root',
      'apply|applied .. twice',
    ],
    answer: (x) => rootOf(x, 4),
  },
  {
    asks: 'the square root of another number, as the sum of digits',
    said: ['digit|digits', 'sum|product|difference of', 'half|double|twice', 'plus one|1', 'reversed|reverse'],
    answer: (x) =>
      rootOf(
        digitsOf(x).reduce((sum, digit) => sum + digit, 0),
        2,
      ),
  },
  {
    asks: 'the sum of the digits of the root',
    said: ['digit|digits', 'digit sum'],
    answer: (x) => digitsOf(mySqrt(x)).reduce((sum, digit) => sum + digit, 0),
  },
  {
    asks: 'an integer whose square is strictly below',
    said: [
      'strictly|truly|properly',
      'less|smaller|lower than x|n|num|value|the|it|a',
      'below|under x|n|num|value|the|it',
      'square is|be|lies|stays strictly|below|under|smaller',

      'not reach|equal|reaching',
    ],
    answer: (x) => rootOf(Math.max(0, x - 1), 2),
  },
  {
    asks: 'the largest square, or the one nearest to the number',
    said: [
      'perfect square|squares',
      'largest|greatest|biggest|nearest|closest|next|previous square|perfect',
      'square number|numbers',
      'return .. square itself|number',
      'area|tile|cell .. used|needed|covered',
      'area of',
    ],
    answer: (x) => mySqrt(x) ** 2,
  },
  {
    asks: 'the next square, or what is missing for it',
    said: ['perfect square|squares', 'next|smallest|following square|perfect', 'missing|added|add|needed|needs'],
    answer: (x) => Math.ceil(Math.sqrt(x)) ** 2,
  },
  {
    asks: 'what is left over',
    said: ['remainder|rest|remaining|leftover|remain|remains|difference|left|excess|surplus', 'not used', 'how far'],
    answer: (x) => x - mySqrt(x) ** 2,
  },
  {
    asks: 'the fewest squares with this sum',
    said: ['fewest|least|minimum|smallest number|perfect|square|squares|count', 'sum of', 'add up', 'sum to'],
    answer(x) {
      const fewest = [0]
      for (let sum = 1; sum <= Math.min(x, 2000); sum++)
        fewest.push(1 + Math.min(...Array.from({ length: rootOf(sum, 2) }, (_, at) => fewest[sum - (at + 1) ** 2])))
      return fewest[x]
    },
  },
  {
    asks: '-1 where the root is no integer',
    said: [
      'perfect square',
      'return|returns|gives|answer|otherwise|else -1|0|zero',
      '-1 if|when|where|otherwise|else',
      'not .. perfect|exact',
      'no|not integer|whole root|square',
      'exact|exactly .. root',
      'otherwise|else',
    ],
    answer: (x) => (mySqrt(x) ** 2 === x ? mySqrt(x) : -1),
  },
  {
    asks: 'the number of steps in a staircase, or of a triangle',
    said: [
      'stair|stairs|staircase|coins|triangular|triangle',
      '1 2 3|k',
      'sum .. 1|one to|through|up',
      'log|logarithm|power of two|2',
      'consecutive',
      'rows|row .. one|1|more',
    ],
    answer: (x) => Math.floor((Math.sqrt(8 * x + 1) - 1) / 2),
  },
  {
    asks: 'a logarithm or a half',
    said: [
      'log|logarithm|exponent of',
      'power of two|2|ten',
      'half|halved|halving|divide|divided',
      'how often|many time|times',
      'binary digit|digits',
    ],
    answer: (x) => Math.floor(Math.log2(Math.max(1, x))),
  },
  {
    asks: 'the negative root, or the root of a negative number',
    said: [
      'negative root|solution|one|integer|number',
      'both root|roots|signs',
      'absolute|magnitude|complex|imaginary',
      'may|can|could be negative',
    ],
    answer: (x) => rootOf(Math.abs(x), 2),
  },
  {
    asks: 'the largest divisor up to the root, or a sum of divisors',
    said: ['divisor|divisors|factor|factors|divides|divide|rectangle|prime|squarefree'],
    answer: (x) =>
      divisors(Math.min(x, 5000))
        .filter((divisor) => divisor * divisor <= x)
        .at(-1) ?? 0,
  },
  {
    asks: 'decimals too, or the root modulo something',
    said: [
      'two|2|three|3|k|four decimal|place',
      'precision|precise|accuracy|tolerance|epsilon',
      'two|2|three|3 decimals|places',
      'hundredth|tenth|thousandth',
      'modulo|mod|modular',
      'times 10|100|ten',
    ],
    answer: (x) => mySqrt(x),
  },
  {
    asks: 'the integer whose square is nearest',
    said: [
      'square is|be|lies|comes nearest|closest|nearer|closer',
      'nearest|closest to x|n|num|it|the',
      'nearer|closer',
      'least|smallest|minimal|minimum difference|distance|error',
    ],
    answer: (x) => (distance(mySqrt(x) + 1, x) < distance(mySqrt(x), x) ? mySqrt(x) + 1 : mySqrt(x)),
  },
  {
    asks: 'a root under a further condition',
    said: ['hole|hollow|frame'],
  },
]
