function column(a, b, rule) {
  const length = Math.max(a.length, b.length)
  const [x, y] = [a.padStart(length, '0'), b.padStart(length, '0')]
  return [...x].map((bit, place) => rule(Number(bit), Number(y[place]))).join('')
}

const trimmed = (bits) => bits.replace(/^0+(?=.)/, '')
const turned = (text) => [...text].reverse().join('')
const binary = (value) => BigInt(`0b${value}`)

const lookAlikes = [
  {
    asks: 'decimal numbers',
    said: ['decimal', 'base ten|10', 'digits 0 to|through 9'],
    answer: (a, b) => String(BigInt(a) + BigInt(b)),
  },
  {
    asks: 'another base',
    said: [
      'hexadecimal|octal|ternary|hex',
      'base 3|4|8|16|three|four|eight|sixteen|minus|-2',
      'negabinary',
      'balanced',
    ],
    answer: (a, b) => (parseInt(a, 3) + parseInt(b, 3)).toString(3),
  },
  {
    asks: 'the sum in decimal',
    said: [
      'in decimal|base 10|ten',
      'as a decimal',
      'decimal string|number|form|notation|representation|digit|value',
      'base ten|10',
    ],
    answer: (a, b) => String(binary(a) + binary(b)),
  },
  {
    asks: 'the product',
    said: ['product|multiply|multiplied|multiplying|multiplication|multiple|times'],
    answer: (a, b) => (binary(a) * binary(b)).toString(2),
  },
  {
    asks: 'the difference',
    said: ['difference|subtract|subtracting|subtraction|subtracted|minus|takeaway'],
    answer: (a, b) => {
      const difference = binary(a) - binary(b)
      return (difference < 0n ? -difference : difference).toString(2)
    },
  },
  {
    asks: 'the exclusive or',
    said: [
      'carry|carries|carried|carrying .. no|not|never|lost|forgotten|away|nothing|without|gone|vanish|vanishes',
      'without|no|never|not .. carried|carry|carrying|carries',
      'nothing .. carried',
      'column|place .. alone|own|itself',
      'forget|forgets|forgotten',
      'xor|xored|xoring|exclusive',
      'without|no|ignoring|ignore|dropping|discarding|drop|discard .. carry|carrying|carries',
      'carry|carries .. ignored|dropped|discarded|lost',
      'carryless',
      'exactly one of',
    ],
    answer: (a, b) => trimmed(column(a, b, (x, y) => x ^ y)),
  },
  {
    asks: 'the bitwise or',
    said: [
      '1|one and|plus 1|one .. 1|one',
      'where|if either',
      'at least one',
      'either .. 1|one',
      'or',
      'bitwise|bit or',
      'or of|operation|operator|operated|gate',
      'logical',
      'inclusive or',
      'at least one of .. bit',
    ],
    answer: (a, b) => trimmed(column(a, b, (x, y) => x | y)),
  },
  {
    asks: 'the bitwise and',
    said: [
      'where|if both',
      'both .. 1|one|ones',
      'in common',
      'only where|if',
      'bitwise|bit and',
      'and operation|operator|gate',
      'logical',
    ],
    answer: (a, b) => trimmed(column(a, b, (x, y) => x & y)),
  },
  {
    asks: 'bits written lowest first',
    said: [
      'lowest|ones|unit|units|least .. left|first|front',
      'from left',
      'left to',
      'first|leftmost .. ones|units|lowest',
      'reverse|reversed|backward|backwards|little endian',
      'least significant|lowest|low .. first',
      'first|left|leftmost .. least significant|lowest',
      'lsb',
      'starting|begin|beginning|start .. least|lowest|low|unit',
      'right|rightmost .. most significant',
    ],
    answer: (a, b) => turned(addBinary(turned(a), turned(b))),
  },
  {
    asks: 'a result of fixed width',
    said: [
      'length of|as',
      'wide|width',
      'eight|16|32|sixteen',
      '8 bit|bits|digit|digits|place|places|long|wide',
      'zeros .. kept|stay|remain',
      'leading zero .. kept|stay|remain|stays',
      'never shorter',
      'padded|pad|padding|width|fixed',
      'same|equal length|width|size as',
      'keep|keeping|keeps|preserve|preserving .. leading zero|0',
      'as long as .. longer',
      'with leading zero|0',
    ],
    answer: (a, b) => addBinary(a, b).padStart(Math.max(a.length, b.length), '0'),
  },
  {
    asks: 'a sum that overflows',
    said: [
      'eight|8|16|32|sixteen|four|4|n bit|bits|digit|digits',
      'falls|fall off|away|out|over',
      'no longer|more than',
      'as many .. as',
      'lost|cut|thrown|dropped|drops|gone',
      'fit|fits|room|register',
      'odometer',
      'overflow|overflows|wrap|wraps|modulo|mod|truncate|truncated|discard|discarded',
      'carry .. lost|dropped|thrown',
    ],
    answer: (a, b) => addBinary(a, b).slice(-Math.max(a.length, b.length)),
  },
  {
    asks: 'signed numbers',
    said: ['sign|signed|negative', 'signed|complement', 'negative number|integer|value', 'minus'],
    answer: (a, b) => addBinary(a, b),
  },
  {
    asks: 'the strings joined, or compared',
    said: [
      'larger|greater|bigger|longer|maximum',
      'behind|after one|each',
      'concatenate|concatenation|concatenated|concatenating|joined',
      'larger|greater|bigger of',
      'hamming',
    ],
    answer: (a, b) => (binary(a) > binary(b) ? a : b),
  },
  {
    asks: 'a further condition or exception',
    said: ['no longer'],
  },
]
