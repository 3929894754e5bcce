const each = (n, of) => Array.from({ length: n + 1 }, (_, number) => of(number))
const binary = (number) => number.toString(2)
const ones = (text) => [...text].filter((digit) => digit === '1').length
const runs = (text) => text.split(/0+/).filter(Boolean)

const lookAlikes = [
  {
    asks: 'the zeros',
    said: [
      'zeros|zeroes|0s|0-bits',
      'number|count of 0|zero|unset|clear|cleared|off',
      'zero|unset|clear|cleared|off|0 bit',
      'not lit|set',
      'unlit|dark',
    ],
    answer: (n) => each(n, (number) => [...binary(number)].length - ones(binary(number))),
  },
  {
    asks: 'the zeros, none of them for 0',
    said: ['zeros|zeroes|0s', 'number|count of 0|zero|unset|clear', 'zero|unset|clear|cleared|off|0 bit', 'unlit|dark'],
    answer: (n) => each(n, (number) => (number === 0 ? 0 : binary(number).length - ones(binary(number)))),
  },
  {
    asks: 'the parity',
    said: [
      'modulo|mod|parity|remainder',
      'even|odd number|count|amount|or|parity|many',
      'whether|evil|odious|thue|morse',
      'is|are even|odd',
      'xor',
    ],
    answer: (n) => countBits(n).map((count) => count % 2),
  },
  {
    asks: 'only even or only odd numbers to be counted',
    said: [
      'even|odd integer|number|i|index|entry|one|ones|value',
      'for even|odd|each|every even|odd',
      'multiple|prime|divisible|powers',
      '0 for|if|where|when',
      'zero for|if|where|when .. even|odd',
    ],
    answer: (n) => countBits(n).map((count, number) => (number % 2 === 1 ? count : 0)),
  },
  {
    asks: 'the even numbers to be counted',
    said: [
      'even|odd integer|number|i|index|entry|one|ones|value',
      'for even|odd|each|every even|odd',
      'multiple|prime|divisible|powers',
      '0 for|if|where|when',
    ],
    answer: (n) => countBits(n).map((count, number) => (number % 2 === 0 ? count : 0)),
  },
  {
    asks: 'the numbers from one on',
    said: [
      '1|one to|through|until n|limit|num|m|x',
      '1|one up to',
      'from|between 1|one',
      'starting at|with|from 1|one',
      'positive integer|number',
      '1 n|m|x|num|limit',
      '1 i',
      'excluding|without|except 0|zero',
    ],
    answer: (n) => countBits(n).slice(1),
  },
  {
    asks: 'the numbers below n',
    said: [
      'less|smaller|lower than',
      'below|under n|limit|the|num|x|m',
      'exclusive|excluding|excluded|excludes',
      'first n|m|k',
      'before n',
    ],
    answer: (n) => countBits(n).slice(0, -1),
  },
  {
    asks: 'running totals',
    said: [
      'total|cumulative|cumulatively|running|accumulated|altogether|together|prefix',
      'so far',
      'up to i|it|and|that|each|itself',
      'sum|sums of',
      'all .. 0|zero to i|it|that|each',
      'through i',
    ],
    answer: (n) => countBits(n).map((_, number) => countBits(number).reduce((total, count) => total + count, 0)),
  },
  {
    asks: 'the numbers in another order',
    said: [
      'reverse|reversed|descending|decreasing|backward|backwards|downward|down',
      'from n|num|limit|m|x .. 0|zero|to',
      'sorted|sort|ordered|order .. by|ascending|increasing|number|count',
    ],
    answer: (n) => countBits(n).reverse(),
  },
  {
    asks: 'the counts or the numbers sorted',
    said: [
      'sorted|sort|ordered',
      '~in|the order',
      'in order of|by',
      'ascending|increasing|nondecreasing',
      'by .. number|count',
    ],
    answer: (n) => countBits(n).sort((a, b) => a - b),
  },
  {
    asks: 'the length of the binary representation',
    said: [
      'number|count of bit|digit|binary .. needed|required|necessary|long|total|representation',
      'number|count of digit',
      'bit|digit .. needed|required|necessary|long',
      'how many digit|binary',
      'how long|wide',
      'width|highest|leading|leftmost',
      'most significant',
      'length of the|it|its|binary',
      'position|place of the',
    ],
    answer: (n) => each(n, (number) => (number === 0 ? 0 : binary(number).length)),
  },
  {
    asks: 'the length of the binary representation, of 0 as well',
    said: [
      'number|count of digit|binary',
      'number|count of bit .. needed|required|necessary|representation',
      'bit|digit .. needed|required|necessary|long',
      'most significant',
      'highest|leading|leftmost',
      'how many digit|binary',
      'how long|wide',
      'length|width of the|it|its|binary',
    ],
    answer: (n) => each(n, (number) => binary(number).length),
  },
  {
    asks: 'the trailing bits',
    said: [
      'trailing|rightmost|lowest|lsb|ending',
      'last bit|set|digit',
      'least significant',
      'at the end|right',
      'divide|divided|halved|halving',
      'power of two|2',
    ],
    answer: (n) => each(n, (number) => /1*$/.exec(binary(number))[0].length),
  },
  {
    asks: 'the trailing zeros',
    said: ['trailing|rightmost|lowest|ending', 'at the end|right', 'how often .. divided|halved'],
    answer: (n) => each(n, (number) => (number === 0 ? 0 : /0*$/.exec(binary(number))[0].length)),
  },
  {
    asks: 'the longest run of ones',
    said: [
      'longest|maximum|consecutive|adjacent|neighbouring|neighboring|run|streak|row|successive|contiguous',
      'most .. row',
      'pair|pairs',
      'block|blocks|group|groups',
    ],
    answer: (n) => each(n, (number) => Math.max(0, ...runs(binary(number)).map((run) => run.length))),
  },
  {
    asks: 'the number of runs of ones',
    said: [
      'run|block|group|segment|stretch|cluster',
      'consecutive|adjacent|neighbouring|neighboring|contiguous',
      'isolated|separated',
    ],
    answer: (n) => each(n, (number) => runs(binary(number)).length),
  },
  {
    asks: 'the bits in which a number differs from its neighbour, or its Gray code',
    said: [
      'differ|differs|different|differing|hamming|change|changes|flip|flips|flipped|toggle|toggled',
      'gray|grey',
      'previous|predecessor|next|successor',
    ],
    answer: (n) => each(n, (number) => ones(binary(number ^ (number >> 1)))),
  },
  {
    asks: 'the bits that change from the number before',
    said: [
      'differ|differs|different|differing|hamming|change|changes|flip|flips|flipped|toggle|toggled',
      'previous|predecessor|next|successor',
    ],
    answer: (n) => each(n, (number) => (number === 0 ? 0 : ones(binary(number ^ (number - 1))))),
  },
  {
    asks: 'another base, or the digits themselves',
    said: [
      'ternary|decimal|octal|hexadecimal|hex',
      'base 3|three|8|10|ten|16|4|four',
      'digit sum|sums',
      'sum of .. digits',
      'decimal digit|representation|notation',
    ],
    answer: (n) => each(n, (number) => [...number.toString(3)].reduce((sum, digit) => sum + Number(digit), 0)),
  },
  {
    asks: 'the ones among the digits of another base',
    said: ['ternary|decimal|octal|hexadecimal|hex', 'base 3|three|8|10|ten|16|4|four', 'digit 1|one', 'written'],
    answer: (n) => each(n, (number) => ones(String(number))),
  },
  {
    asks: 'the binary numbers themselves',
    said: [
      'binary representation|form|number|notation|value themselves|itself|as',
      'return|list the binary',
      'convert',
    ],
    answer: (n) => each(n, (number) => Number(binary(number))),
  },
  {
    asks: 'the numbers with so many ones, or how many there are',
    said: [
      'how many number|integer .. have|has|with|contain',
      'number|count of number|integer|those .. with|have|having|that',
      'entry|index|position k|j|i .. how many|number of number|integer',
      'numbers|integers with|having|whose .. exactly|k|i|one',
      'histogram|frequency|frequencies',
    ],
    answer: (n) => {
      const counts = countBits(n)
      return counts.map((_, bits) => counts.filter((count) => count === bits).length)
    },
  },
  {
    asks: 'the negated or signed numbers too',
    said: [
      'negative|complement|signed|32|sixteen|fixed',
      'ones minus|less|more',
      'difference',
      'squared|square|product',
    ],
    answer: (n) => countBits(n),
  },
  {
    asks: 'ones under a further condition',
    said: [
      'above|over|exceeding two|2|three|3|four|4',
      'any number above|over|exceeding',
      'number|count of zero',
      'three|3|two|2|four|4|eight|8|few lowest|last|least|low|right|rightmost|highest|first|leading|bit|bits|place|places',
      'lowest|highest|leading|leftmost|rightmost .. bit|one|digit|1|place',
    ],
  },
  {
    asks: 'the ones without the leading one',
    said: ['leading|highest|first|top|leftmost', 'one|1 .. front|left|not|free', 'without .. first|leading'],
    answer: (n) => each(n, (number) => Math.max(0, ones(binary(number)) - 1)),
  },
  {
    asks: 'the ones among the lowest three bits',
    said: ['lowest|last|least|low|right|rightmost bit|place|digit|three|3|of', 'three|3', 'no|not more than'],
    answer: (n) => each(n, (number) => ones(binary(number % 8))),
  },
  {
    asks: 'two ones at most',
    said: ['above two|2', 'as two|2', 'at most two|2', 'more than two|2', 'cap|capped', 'up to two|2'],
    answer: (n) => countBits(n).map((count) => Math.min(count, 2)),
  },
]
