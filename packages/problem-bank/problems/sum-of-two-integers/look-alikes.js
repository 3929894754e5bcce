const digitsOf = (number) => [...String(Math.abs(number))].map(Number)
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0)

const lookAlikes = [
  {
    asks: 'the difference',
    said: ['difference|subtract|subtracts|subtraction|subtracting', 'a minus|less b', 'minus b', 'distance'],
    answer: (a, b) => a - b,
  },
  { asks: 'the distance', said: ['distance|difference', 'absolute difference'], answer: (a, b) => Math.abs(a - b) },
  {
    asks: 'a sum without carries',
    said: [
      'without .. carry|carries|carrying',
      'carryless|carry less',
      'carry|carries .. ignored|dropped|lost',
      'modulo|mod',
      'bit by bit',
      'exclusive or of|xor',
    ],
    answer: (a, b) => a ^ b,
  },
  {
    asks: 'the product',
    said: ['product|multiply|multiplies|multiplication|multiplying|times', 'power|quotient|divide|division'],
    answer: (a, b) => a * b,
  },
  {
    asks: 'the sum of all integers from one to the other',
    said: ['all|every .. from|between|integers|numbers', 'from a|x|m to', 'between a|x|m and', 'range|inclusive'],
    answer: (a, b) => ((a + b) * (Math.abs(a - b) + 1)) / 2,
  },
  {
    asks: 'the sum of absolute values, or of squares',
    said: ['absolute|magnitude|magnitudes', 'ignoring .. sign', 'without .. sign|signs'],
    answer: (a, b) => Math.abs(a) + Math.abs(b),
  },
  {
    asks: 'the sum of squares',
    said: ['square|squares|squared|cubes'],
    answer: (a, b) => a * a + b * b,
  },
  {
    asks: 'the sum of the digits',
    said: ['digit|digits'],
    answer: (a, b) => sum([...digitsOf(a), ...digitsOf(b)]),
  },
  {
    asks: 'the mean, or a sum that is bounded',
    said: [
      'average|mean|half|middle|midpoint',
      'saturate|saturated|saturating|overflow|overflows|clamped|clamp|wrap|wraps',
      'at most|capped|limit .. 100|255|k',
    ],
    answer: (a, b) => Math.trunc((a + b) / 2),
  },
  {
    asks: 'the larger, or the smaller',
    said: ['larger|greater|maximum|max|bigger|smaller|minimum|min|lesser'],
    answer: (a, b) => Math.max(a, b),
  },
  {
    asks: 'a sum with one added or more numbers',
    said: [
      'plus|and one|1|two',
      'twice|double|doubled',
      'three|3|four|several|array|list integers|numbers|of',
      'gcd|common|lcm',
      'reversed|reverse',
    ],
    answer: (a, b) => a + b + 1,
  },
]
