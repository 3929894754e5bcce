/** The nth sign of a row that is written until it is long enough; a page's examples are small. */
function digitOf(n, written, from = 1) {
  let row = ''
  for (let number = from; row.length < n && row.length < 20_000; number++) row += written(number)
  return row[n - 1] === undefined ? undefined : Number(row[n - 1])
}

const lookAlikes = [
  {
    asks: 'places counted from zero',
    said: [
      '0|zero based|indexed',
      'counted|counting|counts|indexed|numbered|numbering|start|starting|starts .. from|at|with 0|zero ~0|1',
      'index|position|place 0|zero is|has|holds ~0|zero',
      'index|position|place|first .. 0|zero',
    ],
    answer: (n) => findNthDigit(n + 1),
  },
  {
    asks: 'a row that begins with zero, counted from one',
    said: [
      '012345|0123456|01234567|012345678|0123456789|01234567891011|0123456789101112|012345678910',
      'starting|beginning|begins|starts|start|begin|from .. 0|zero',
      '0 1 2',
      'nonnegative',
    ],
    answer: (n) => (n === 1 ? 0 : findNthDigit(n - 1)),
  },
  {
    asks: 'even or odd numbers alone',
    said: [
      'even|odd number|integer|positive|ones|natural',
      '2468|24681012|246810|1357|13579|1357911|135791113',
      'even|odd',
    ],
    answer: (n) => digitOf(n, (number) => 2 * number),
  },
  {
    asks: 'odd numbers alone',
    said: ['odd', '1357|13579|1357911|135791113'],
    answer: (n) => digitOf(n, (number) => 2 * number - 1),
  },
  {
    asks: 'squares, cubes or multiples',
    said: [
      'square|squares|squared|cube|cubes|triangular|multiples|powers|factorials',
      '149|14916|1491625|149162536|14916253649|1361015|13610152128',
    ],
    answer: (n) => digitOf(n, (number) => number * number),
  },
  {
    asks: 'prime or Fibonacci numbers',
    said: ['prime|primes|composite|fibonacci', '2357|235711|23571113|112358|1123581321'],
    answer(n) {
      const isPrime = (number) =>
        number > 1 && Array.from({ length: number - 2 }, (_, i) => i + 2).every((d) => number % d !== 0)
      return n > 60 ? undefined : digitOf(n, (number) => (isPrime(number) ? number : ''))
    },
  },
  {
    asks: 'binary numbers, or another base',
    said: ['binary|bit|ternary|octal|hexadecimal|hex', 'base 2|two|3|three|b|8|16|k', '11011100|110111001'],
    answer: (n) => digitOf(n, (number) => number.toString(2)),
  },
  {
    asks: 'every number written backwards',
    said: ['reversed|reverse|backward|backwards|mirrored|reversing', 'right to left'],
    answer: (n) => digitOf(n, (number) => [...String(number)].reverse().join('')),
  },
  {
    asks: 'every number written as often as it says',
    said: [
      'itself|its|own times',
      'repeated|repeat|repeats|as often|many as|times',
      '122333|1223334444|122333444455555',
    ],
    answer: (n) => digitOf(n, (number) => String(number).repeat(number)),
  },
  {
    asks: 'the number that the digit belongs to',
    said: [
      'number|integer|page that|which|to|whose|in .. contains|belongs|holds|digit|which|falls|lies',
      'return|find|give|which|what the|number|integer number|integer|page that|to|containing|contains|in|does',
      'belongs|belong to',
    ],
    answer(n) {
      let [number, left] = [1, n]
      while (left > String(number).length && number < 20_000) {
        left -= String(number).length
        number++
      }
      return number
    },
  },
  {
    asks: 'how many digits there are up to n',
    said: [
      'how many digits|figures|characters|keystrokes',
      'number|count|total|length of .. digits|figures|characters|string|row',
      '1|one to|through|until|up n|k|m',
      'up to n|k',
    ],
    answer: (n) => (n > 20_000 ? undefined : Array.from({ length: n }, (_, i) => String(i + 1)).join('').length),
  },
  {
    asks: 'the sum of the first digits, or of the digits of n',
    said: ['sum|sums|total|add|added|adding|product .. digits|digit|figures', 'digits|digit sum|root', 'sum|total of'],
    answer(n) {
      let sum = 0
      for (let place = 1; place <= Math.min(n, 5000); place++) sum += findNthDigit(place)
      return sum
    },
  },
  {
    asks: 'how often a digit occurs',
    said: [
      'how often|many|frequently',
      'number|count of times|occurrences|ones|zeros',
      'occurrences|occurrence|frequency',
    ],
    answer: (n) =>
      n > 20_000
        ? undefined
        : [...Array.from({ length: n }, (_, i) => i + 1).join('')].filter((digit) => digit === '1').length,
  },
  {
    asks: 'a digit of the number itself',
    said: [
      'digit|digits of n|num|x|the|a|number ~sequence|infinite|row|string|endless|text|series|line|this|that|result',
      'last|first|rightmost|leftmost|largest|smallest digit of|in',
    ],
    answer: (n) => n % 10,
  },
  {
    asks: 'a row in which certain numbers or digits are missing',
    said: [
      'skip|skips|skipped|skipping|omit|omits|omitted|omitting|missing|avoid|avoids|avoiding|excluding|leave|leaves|leaving|left',
      'without ~gaps|gap|any|spaces|space|separators|a|separator|writing|building|separating|commas|anything|blanks|blank|interruption|pause|converting',
      'contain|contains|containing|containing|divisible|multiple',
      'every|each second|third|other',
    ],
    answer: (n) => digitOf(n, (number) => (number % 10 === 0 ? '' : number)),
  },
  {
    asks: 'a row that goes down, or one with separators',
    said: [
      'down|downwards|descending|decreasing|countdown|falling',
      'separated|separator|separators|comma|commas|space|spaces|dash .. counts|count|counted|too|also|characters|is|are',
      'from the|its end|right|back|rear',
      'right to left',
    ],
    answer: (n) => digitOf(n, (number) => `${number},`),
  },
  {
    asks: 'numbers padded with zeros',
    said: ['padded|padding|pad|leading zero|zeros|zeroes|with', 'two|three|four|2|3|4 digits|places each|long|wide'],
    answer: (n) => digitOf(n, (number) => String(number).padStart(2, '0')),
  },
  {
    asks: 'a further condition',
    said: [
      '~out|break|breaks|breaking|broke even ~if|when|though|where|better|so|the|a|an|in|by|after|for|then|agree|share|tempered|handed|keeled|ring|their|its|they|them',
    ],
  },
]
