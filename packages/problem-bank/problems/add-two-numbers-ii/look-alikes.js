const valuesOf = (list) => (list ? [list.val, ...valuesOf(list.next)] : [])
const listOf = (values) => values.reduceRight((next, val) => new ListNode(val, next), null)
const digitsOf = (number) => [...String(number)].map(Number)
const numberOf = (list) => BigInt(valuesOf(list).join(''))
const reversedNumber = (list) => BigInt(valuesOf(list).reverse().join(''))

/** The digits of both from the highest to the lowest, the shorter with zeros before it. */
function columns(l1, l2) {
  const [a, b] = [valuesOf(l1), valuesOf(l2)]
  const width = Math.max(a.length, b.length)
  const padded = (digits) => [...Array(width - digits.length).fill(0), ...digits]
  return padded(a).map((digit, at) => [digit, padded(b)[at]])
}

const lookAlikes = [
  {
    asks: 'digits stored lowest first',
    denied: [
      'most|highest significant|order|place',
      'highest|largest|leading|top|biggest digit|figure|place',
      'forward|forwards|usual|usually|natural|normal|ordinary|ordinarily|reading',
      'left to right',
      'as one|it|they|we|you is|are|writes|write|reads|read|would',
      'written|write|writes|read|reads|spell|spells',
      'hundreds|thousands before|first|then|tens',
      'first|head .. most|highest|largest|leading',
      'units|ones|unit|lowest|least .. last|end|tail|rear',
      'not reverse|reversed|in',
      'descending|decreasing',
    ],
    said: [
      'reverse|reversed|backward|backwards .. order|form|stored|digits',
      'stored|kept|given|written|held|are .. backward|backwards|reversed|reverse',
      'least|lowest|smallest significant .. first|head|front|start',
      'ones|units|unit|lowest|least digit|first|place .. first|head|front|start|beginning',
      'units|ones come|comes|stand|stands|is|are first',
    ],
    answer: (l1, l2) => listOf(digitsOf(reversedNumber(l1) + reversedNumber(l2)).reverse()),
  },
  {
    asks: 'the sum stored lowest digit first',
    said: [
      'sum|result|answer|total|output|return|returned .. reverse|reversed|backward|backwards|least|lowest|units|ones',
      'least|lowest|units|ones|unit .. sum|result|answer|total|output',
      'opposite|other order|way|direction|end',
      'first|head node|digit|one is|holds|being|has|holding .. least|lowest|units|ones',
    ],
    answer: (l1, l2) => listOf(digitsOf(numberOf(l1) + numberOf(l2)).reverse()),
  },
  {
    asks: 'digits stored lowest first, and the sum highest first',
    said: [
      'reverse|reversed|backward|backwards .. sum|result|answer|total|output',
      'least|lowest|units|ones|unit .. sum|result|answer|total|output',
      'units|ones|lowest first',
    ],
    answer: (l1, l2) => listOf(digitsOf(reversedNumber(l1) + reversedNumber(l2))),
  },
  {
    asks: 'the product',
    said: ['product|multiply|multiplied|multiplying|multiplication|times|multiplies'],
    answer: (l1, l2) => listOf(digitsOf(numberOf(l1) * numberOf(l2))),
  },
  {
    asks: 'the difference',
    said: ['difference|subtract|subtracting|subtraction|subtracted|minus|deduct|less|more'],
    answer(l1, l2) {
      const difference = numberOf(l1) - numberOf(l2)
      return listOf(digitsOf(difference < 0n ? -difference : difference))
    },
  },
  {
    asks: 'the sum without carries',
    said: [
      'without|no|ignoring|ignore|dropping|discarding|drop|discard|never|not|forget|forgets|forgetting .. carry|carrying|carries|carried',
      'carry|carries .. ignored|dropped|discarded|lost|thrown|forgotten',
      'modulo|mod|remainder',
      'carryless|digitwise|elementwise|pairwise',
    ],
    answer: (l1, l2) => listOf(columns(l1, l2).map(([a, b]) => (a + b) % 10)),
  },
  {
    asks: 'sums of nodes that may have two digits',
    said: [
      'corresponding node|position|pair|digit',
      'node may|can hold',
      'two digits',
      'elementwise|pairwise',
      'node by node',
    ],
    answer: (l1, l2) => listOf(columns(l1, l2).map(([a, b]) => a + b)),
  },
  {
    asks: 'lists that are lined up at their heads',
    said: [
      'line|lined|lining|aligned|align up|at|by .. head|heads|front|left',
      'carry|carries|carried .. right|next|rightwards',
      'left aligned',
      'head|heads|front|left .. aligned|lined|underneath',
    ],
    answer(l1, l2) {
      const [a, b] = [valuesOf(l1), valuesOf(l2)]
      const width = Math.max(a.length, b.length)
      const padded = (digits) => [...digits, ...Array(width - digits.length).fill(0)]
      return listOf(digitsOf(BigInt(padded(a).join('')) + BigInt(padded(b).join(''))))
    },
  },
  {
    asks: 'another base',
    said: [
      'binary|bit|octal|hexadecimal|hex|ternary',
      'base 2|3|4|5|6|7|8|9|11|12|16|two|three|four|five|six|seven|eight|nine|twelve|sixteen',
    ],
    answer(l1, l2) {
      if ([...valuesOf(l1), ...valuesOf(l2)].some((digit) => digit > 1)) return null
      const inTwo = (list) => parseInt(valuesOf(list).join(''), 2)
      return listOf(digitsOf((inTwo(l1) + inTwo(l2)).toString(2)))
    },
  },
  {
    asks: 'a sum cut or padded to some length',
    said: [
      'truncate|truncated|overflow|overflows|fixed|pad|padded|padding|odometer',
      'same|equal length|width|number',
      'last|final|first|leading carry|digit .. dropped|ignored|lost|discarded|omitted',
      'carry|carries|overflow|excess|surplus .. lost|dropped|discarded|vanishes|vanish|disappears|ignored|forgotten|thrown|falls|gone|nowhere',
      'as many|long node|nodes|digit|digits|places|links|as',
      'odometer|mileage|speedometer|turnstile|register|registers',
      'starts|start|starting|begins|turns|rolls over|again',
    ],
    answer(l1, l2) {
      const width = columns(l1, l2).length
      return listOf(valuesOf(addTwoNumbers(l1, l2)).slice(-width))
    },
  },
  {
    asks: 'lists joined or merged',
    said: ['concatenate|concatenated|merge|merged|interleave|append|appended|alternate|alternating'],
    answer: (l1, l2) => listOf([...valuesOf(l1), ...valuesOf(l2)]),
  },
  {
    asks: 'the larger of the two numbers',
    said: ['larger|greater|bigger|maximum|max|smaller of|one|number|list', 'compare|compares|comparing'],
    answer: (l1, l2) => listOf(digitsOf(numberOf(l1) > numberOf(l2) ? numberOf(l1) : numberOf(l2))),
  },
  {
    asks: 'negative numbers or decimals',
    said: [
      'negative number|integer|sign|value',
      'may|can be negative',
      'signed',
      'decimal point|fraction|part',
      'fraction|fractions|behind the point',
    ],
    answer: (l1, l2) => addTwoNumbers(l1, l2),
  },
]
