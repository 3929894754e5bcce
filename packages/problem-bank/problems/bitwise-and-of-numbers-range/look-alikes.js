/** All numbers of the range, of which there may be too many to name. */
const numbers = (left, right) =>
  right - left > 5000 ? [] : Array.from({ length: right - left + 1 }, (_, at) => left + at)
const folded = (values, join) => (values.length === 0 ? undefined : values.reduce(join))

const lookAlikes = [
  {
    asks: 'the bitwise OR of the range',
    said: [
      'bitwise|logical|the or of|operation|operator',
      'or of all|the|every',
      'bit .. 1|one|set in|by any|some|one|at',
    ],
    answer: (left, right) => folded(numbers(left, right), (a, b) => a | b),
  },
  {
    asks: 'the bitwise XOR of the range',
    said: ['xor|exclusive|parity', 'odd number|times'],
    answer: (left, right) => folded(numbers(left, right), (a, b) => a ^ b),
  },
  {
    asks: 'the bitwise AND of the two ends alone',
    said: [
      'and of left|the|both|two left|ends|numbers|bounds',
      'two numbers|integers',
      'only|just .. ends|bounds|two|both',
      'of both',
    ],
    denied: ['all|every|range|between|through|inclusive|interval|sequence|each|from|consecutive|...'],
    answer: (left, right) => left & right,
  },
  {
    asks: 'a range without one end, or without both',
    said: [
      'exclusive|excluding|exclude|excluded|without|not|half open .. right|left|end|ends|bound|bounds|last|first|included|inclusive',
      'exclusive|excluding',
      'half open',
      'strictly|only between',
      'right|end|last|left .. excluded|exclusive',
      'until|to|but|and|yet without ~using|any|going|loop|looping|walking|visiting|running|a|overflow|iterating',
      'but|yet not|excluding|before|short',
      'itself .. not|never|no|excluded|out',
      'not|never|without .. itself|last|latter|upper|former',
      'less|smaller|lower than right|high|hi|end|b|to|last|upper',
      '< right|high|hi|end|b|to|last|upper',
      'up to but',
      'before|below|up right|right|end',
    ],
    answer: (left, right) => folded(numbers(left, right).slice(0, -1), (a, b) => a & b),
  },
  {
    asks: 'the range without its first number',
    said: [
      'above|after|behind|beyond left|low|lo|start|from|first|lower|a',
      'greater|larger|more|higher than left|low|lo|start|from|first|lower|a',
      'exclusive|excluding|excluded|exclude',
      'half open',
      'itself .. not|never|no|excluded|out',
      'not|never|without .. itself|first|former|lower',
      '> left|low|lo|start|from|first|lower|a',
    ],
    answer: (left, right) => folded(numbers(left, right).slice(1), (a, b) => a & b),
  },
  {
    asks: 'the range without both ends',
    said: [
      'strictly|only between',
      'in between',
      'lie|lies|lying|are|is|stand between ~and',
      'exclusive|excluding|without',
    ],
    answer: (left, right) => folded(numbers(left, right).slice(1, -1), (a, b) => a & b),
  },
  {
    asks: 'the sum, or the number of ones',
    said: ['sum|total|count|how many|product', 'number of ones|1s|bits|set', 'set bits .. number|count'],
    answer: (left, right) => numbers(left, right).reduce((sum, number) => sum + number, 0),
  },
  {
    asks: 'the even or odd numbers of the range',
    said: ['even|odd|prime|divisible|multiple|multiples numbers|integers', 'every|each second|other'],
    answer: (left, right) =>
      folded(
        numbers(left, right).filter((number) => number % 2 === left % 2),
        (a, b) => a & b,
      ),
  },
  {
    asks: 'the length of the common beginning, or the bits as text',
    said: ['length|size of the|common', 'binary string|text|representation .. return', 'in binary', 'how long'],
    answer: (left, right) => (rangeBitwiseAnd(left, right) >>> 0).toString(2).length,
  },
  {
    asks: 'the negation, or the largest AND of two numbers',
    said: [
      'nand|not of|complement|negation|inverted',
      'largest|maximum|greatest|smallest|minimum',
      'any two|pair|pairs',
      'subarray|array|k',
    ],
    answer(left, right) {
      const all = numbers(left, Math.min(right, left + 60))
      return Math.max(...all.flatMap((a, at) => all.slice(at + 1).map((b) => a & b)))
    },
  },
  {
    asks: 'the common divisor or factor',
    said: ['divisor|gcd|factor|lcm'],
    answer: (left, right) => (left === right ? left : 1),
  },
]
