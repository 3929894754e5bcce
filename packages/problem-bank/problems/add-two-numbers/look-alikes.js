const numberOf = (list, digits = '') => (list ? numberOf(list.next, list.val + digits) : BigInt(digits || 0))
const valuesOf = (list) => (list ? [list.val, ...valuesOf(list.next)] : [])
const listOf = (values) => values.reduceRight((next, val) => new ListNode(val, next), null)
const digitsOf = (number) => [...String(number)].map(Number)
const reversedNumber = (list) => BigInt(valuesOf(list).join(''))

const lookAlikes = [
  {
    asks: 'digits stored highest first',
    denied: [
      'reverse|reversed|backward|backwards|little|mirrored',
      'least|lowest|smallest significant|digit|place|value',
      'one|ones|unit|units .. first|front|head|beginning|start',
      'begin|begins|beginning|start|starts|starting|from|head|first .. one|ones|unit|units|least|lowest|right|end|back',
      'right to left',
    ],
    said: [
      'most|highest significant|order|place .. first|head|start|front',
      'most significant',
      'highest|largest|leading digit .. first|head|front|start',
      'first|head .. most|highest|largest|leading',
      'forward|usual|natural|normal|reading order|direction',
      'left to right',
      'not reverse|reversed',
      'not in reverse|reversed',
      'as written|read',
      'starting|start|begin|beginning .. most|highest',
    ],
    answer: (l1, l2) => listOf(digitsOf(reversedNumber(l1) + reversedNumber(l2))),
  },
  {
    asks: 'the sum stored highest digit first',
    said: [
      'sum|result|answer|total|output|return|returned .. most|highest|forward|normal|usual|natural',
      'most|highest .. sum|result|answer|total|output',
      'not reversed',
      'forward order',
      'left to right',
    ],
    answer: (l1, l2) => listOf(digitsOf(numberOf(l1) + numberOf(l2))),
  },
  {
    asks: 'the product',
    said: ['product|multiply|multiplied|multiplying|multiplication|times'],
    answer: (l1, l2) => listOf(digitsOf(numberOf(l1) * numberOf(l2)).reverse()),
  },
  {
    asks: 'the difference',
    said: ['difference|subtract|subtracting|subtraction|subtracted|minus|deduct'],
    answer(l1, l2) {
      const difference = numberOf(l1) - numberOf(l2)
      return listOf(digitsOf(difference < 0n ? -difference : difference).reverse())
    },
  },
  {
    asks: 'the sum without carries',
    said: [
      'without|no|ignoring|ignore|dropping|discarding|drop|discard|never .. carry|carrying|carries|carried',
      'carry|carries .. ignored|dropped|discarded|lost|thrown',
      'modulo|mod|remainder',
      'carryless',
      'digit by digit|digitwise',
      'node by node',
      'elementwise|pairwise|position wise',
    ],
    answer(l1, l2) {
      const [a, b] = [valuesOf(l1), valuesOf(l2)]
      return listOf(Array.from({ length: Math.max(a.length, b.length) }, (_, i) => ((a[i] ?? 0) + (b[i] ?? 0)) % 10))
    },
  },
  {
    asks: 'sums of nodes that may have two digits',
    said: [
      'corresponding node|position|pair',
      'node may|can hold',
      'two digits',
      'larger than|above|exceed|exceeds 9|nine',
    ],
    answer(l1, l2) {
      const [a, b] = [valuesOf(l1), valuesOf(l2)]
      return listOf(Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0)))
    },
  },
  {
    asks: 'another base',
    said: [
      'binary|bit|octal|hexadecimal|hex|ternary',
      'base 2|3|4|5|6|7|8|9|11|12|16|two|three|four|five|six|seven|eight|nine|twelve|sixteen',
    ],
    answer(l1, l2) {
      const inNine = (list) => parseInt(valuesOf(list).reverse().join(''), 9)
      if ([...valuesOf(l1), ...valuesOf(l2)].includes(9)) return null
      return listOf([...(inNine(l1) + inNine(l2)).toString(9)].reverse().map(Number))
    },
  },
  {
    asks: 'a sum cut or padded to some length',
    said: [
      'truncate|truncated|overflow|overflows|wrap|wraps|fixed|pad|padded|padding',
      'same|equal length',
      'last|final carry .. dropped|ignored|lost|discarded',
      'carry|carries|overflow|excess|surplus .. lost|dropped|discarded|vanishes|vanish|disappears|ignored|forgotten|thrown|falls|gone|nowhere',
      'lose|loses|losing|drop|drops|dropping|discard|discards|discarding|forget|ignore .. carry',
      'as many|long node|nodes|digit|digits|places|links|as',
      'odometer|mileage|speedometer|turnstile|register|registers',
      'no|not|never .. extra|additional|further|longer node|digit|place|link|than',
      'starts|start|starting|begins|turns|rolls over|again',
    ],
    answer(l1, l2) {
      const [a, b] = [valuesOf(l1), valuesOf(l2)]
      return listOf(valuesOf(addTwoNumbers(l1, l2)).slice(0, Math.max(a.length, b.length)))
    },
  },
  {
    asks: 'lists joined or merged',
    said: ['concatenate|concatenated|merge|merged|interleave|append|alternate|alternating'],
    answer: (l1, l2) => listOf([...valuesOf(l1), ...valuesOf(l2)]),
  },
  {
    asks: 'negative numbers',
    said: ['negative number|integer|sign|value', 'may|can be negative', 'signed'],
    answer: (l1, l2) => addTwoNumbers(l1, l2),
  },
]
