const digits = (number) => [...String(Math.abs(number)).replace(/\D/g, '')].map(Number)
const upTo = (n) => Array.from({ length: Math.max(0, Math.min(n, 1000)) }, (_, at) => at + 1)

const lookAlikes = [
  {
    asks: 'the power modulo something',
    said: [
      'modulo|mod|modulus|remainder|modular',
      '1000000007|998244353|1337',
      '10 9 7',
      '~1|one divided by',
      'last digit|two|three',
    ],
    answer: (x, n) => myPow(x, n) % 1000000007,
  },
  {
    asks: 'the last digit',
    said: ['last|final|unit|ones|units|lowest|rightmost|trailing digit', 'modulo|mod|remainder', '~1|one divided by'],
    answer: (x, n) => myPow(x, n) % 10,
  },
  {
    asks: 'the nth root',
    said: ['root', 'roots', 'multiplied by itself .. gives|is|equals|yields', 'inverse power'],
    answer: (x, n) => x ** (1 / n),
  },
  {
    asks: 'the sum of the digits',
    said: ['digit|digits', 'sum of', 'add up|the'],
    answer: (x, n) => digits(myPow(x, n)).reduce((sum, digit) => sum + digit, 0),
  },
  {
    asks: 'the number of digits',
    said: ['digit|digits', 'length of', 'how many'],
    answer: (x, n) => digits(myPow(x, n)).length,
  },
  {
    asks: 'the base and the exponent the other way round',
    said: [
      'n raised|to .. x',
      'n to the',
      'raise|raises n',
      'x is .. exponent|power',
      'n is .. base',
      'exponent x',
      'base n',
    ],
    answer: (x, n) => n ** x,
  },
  {
    asks: 'the sign of the exponent ignored',
    said: [
      'absolute|magnitude',
      'sign .. exponent|n .. ignored|ignore|not|disregarded',
      'ignore|ignoring|regardless|disregard|disregarding|irrespective .. sign',
      'as if .. positive',
      'treat|treated|treats .. positive',
    ],
    answer: (x, n) => myPow(x, Math.abs(n)),
  },
  {
    asks: '0 or another value for a negative exponent',
    said: [
      'negative .. return|returns|gives|result|is|yields|answer 0|zero|1|one|-1',
      'return|returns 0|zero|-1|1|one .. if|when|for .. negative',
      '0|zero|-1 if|when|for|where .. negative|less|below',
    ],
    answer: (x, n) => (n < 0 ? 0 : myPow(x, n)),
  },
  {
    asks: 'the result rounded',
    said: [
      'round|rounded|rounding|truncate|truncated|floor|floored|ceil|ceiling',
      'integer|whole part',
      'decimal|decimals place|places|digits',
      'cut off',
      'nearest integer|whole',
      'integer division',
    ],
    answer: (x, n) => Math.floor(myPow(x, n)),
  },
  {
    asks: 'the absolute value of the result',
    said: [
      'absolute ~value',
      'absolute value ~of',
      'absolute value of ~the',
      'absolute value of the ~exponent',
      'magnitude ~of',
      'magnitude of ~the',
      'magnitude of the ~exponent',
      'sign|signs .. ignored|dropped|result',
      'unsigned|nonnegative result',
    ],
    answer: (x, n) => Math.abs(myPow(x, n)),
  },
  {
    asks: 'the negated or inverse result',
    said: [
      'negated|negation|negate|opposite|minus the',
      'reciprocal of|the .. result|power|x',
      'inverse of',
      '1 divided|over .. positive',
    ],
    answer: (x, n) => -myPow(x, n),
  },
  {
    asks: 'the inverse of the power',
    said: ['inverse', 'return|give .. reciprocal of', 'one|1 over|divided .. power'],
    answer: (x, n) => myPow(x, -n),
  },
  {
    asks: 'the product',
    said: ['product|times .. of|x and', 'multiply|multiplied|multiplies|times x|by|and n|x', 'x times|multiplied n|by'],
    answer: (x, n) => x * n,
  },
  {
    asks: 'the sum of all powers',
    said: [
      'sum|sums|total|add|adds|added|series|geometric|cumulative|accumulated',
      'all power',
      'savings|deposit|deposits|deposited',
      'plus x|the',
    ],
    answer: (x, n) => upTo(n).reduce((sum, k) => sum + myPow(x, k), 1),
  },
  {
    asks: 'the sum of the powers from the first',
    said: ['sum|sums|total|add|adds|added|series|geometric', 'all power'],
    answer: (x, n) => upTo(n).reduce((sum, k) => sum + myPow(x, k), 0),
  },
  {
    asks: 'a power tower, a factorial or a falling power',
    said: ['tower|tetration|repeatedly|iterated|factorial|falling|rising'],
    answer: (x, n) => (n > 6 ? Infinity : upTo(n).reduce((power) => x ** power, 1)),
  },
  {
    asks: 'the growth by a rate',
    said: ['percent|percentage|interest|rate|grows by|growth', 'compound|compounded', '1 x|plus x|rate'],
    answer: (x, n) => myPow(1 + x, n),
  },
  {
    asks: 'a logarithm, or the nearest power',
    said: [
      'log|logarithm|logarithms',
      'smallest|largest|nearest|greatest|least power|exponent',
      'power of n',
      'how often|many',
    ],
    answer: (x, n) => Math.log(x) / Math.log(n),
  },
  {
    asks: 'one more or less factor',
    said: ['plus|minus one|1', 'n 1', 'one|1 more|less|fewer', 'first|next year', 'doubled|twice|half'],
    answer: (x, n) => myPow(x, n - 1),
  },
  {
    asks: 'the exponent doubled, or a square of it',
    said: ['squared|square|cubed|double|doubled|twice', '2 n', 'power of a|the power', 'even|odd'],
    answer: (x, n) => myPow(x, 2 * n),
  },
  {
    asks: 'bits or a bitwise operation',
    said: ['xor|bitwise|exclusive', 'binary|bits|bit', 'shift|shifted'],
    answer: (x, n) => x ^ n,
  },
]
