const setBits = (number) => hammingDistance(number, 0)
const digitsOf = (number, width, base = 10) => number.toString(base).padStart(width, '0')

function differingDigits(x, y, base) {
  const width = Math.max(x.toString(base).length, y.toString(base).length)
  return [...digitsOf(x, width, base)].filter((digit, at) => digit !== digitsOf(y, width, base)[at]).length
}

const lookAlikes = [
  {
    asks: 'the set bits in common',
    said: [
      'both|common|shared|share .. set|bit|one|1',
      'set|bit|one|1 .. in common|both',
      'bitwise and',
      'intersection|overlap',
    ],
    answer: (x, y) => setBits(x & y),
  },
  {
    asks: 'the places that agree',
    said: [
      'agree|agrees|equal|same|identical|match|matches|matching|coincide|alike .. bit|digit|position|place',
      'bit|digit|position|place .. agree|same|identical|match|coincide|alike',
      'similarity',
    ],
    answer(x, y) {
      const width = Math.max(x.toString(2).length, y.toString(2).length)
      return width - hammingDistance(x, y)
    },
  },
  {
    asks: 'the set bits of either',
    said: ['either|least|union|altogether|together|total', 'at least one|1', 'bitwise or', 'inclusive'],
    answer: (x, y) => setBits(x | y),
  },
  {
    asks: 'decimal digits',
    said: [
      'decimal',
      'base 10|ten|3|three|8|16|k|b',
      'digits of the|both|two number|integer',
      'ternary|octal|hexadecimal',
    ],
    answer: (x, y) => differingDigits(x, y, 10),
  },
  {
    asks: 'the bits of the difference or the sum',
    said: [
      'absolute|arithmetic|their|the difference',
      'difference between|of',
      'sum|product|subtract|subtracting|subtraction|minus|plus',
    ],
    answer: (x, y) => setBits(Math.abs(x - y)),
  },
  {
    asks: 'the difference of the numbers of set bits',
    said: [
      'difference',
      'number|count of set|one|1 .. each|both|two',
      'how many more',
      'parity',
      'add|adding|remove|removing|move|moving|swap|swapping|rearrange',
    ],
    answer: (x, y) => Math.abs(setBits(x) - setBits(y)),
  },
  {
    asks: 'the exclusive or itself',
    said: [
      'number|integer|value whose|that|which .. bit|digit',
      'return|compute|give|find|output the xor|exclusive|bitwise',
      'value|number|result of xor|exclusive|the',
      'mask',
    ],
    answer: (x, y) => x ^ y,
  },
  {
    asks: 'changes in one direction only',
    said: [
      'turned|turn|switched|switch|flipped|set|changed|raised .. from|on|off 0|zero|1|one',
      'from 0|zero to 1|one .. only|turn|to|be',
      'only .. 0|1|on|off|set|cleared',
      'missing|lacking|lacks',
      'in x|a|start|first but|and not',
      'set|on|one|1 in .. but|and not',
      'bits .. switched|turned on|off',
    ],
    answer: (x, y) => setBits(y & ~x),
  },
  {
    asks: 'bits that may be cleared only',
    said: [
      'turned|switched|cleared|clear|switch|turn .. off|from',
      'cleared|clear|unset',
      'from 1|one to 0|zero .. only|turn|be',
    ],
    answer: (x, y) => setBits(x & ~y),
  },
  {
    asks: 'flips of several bits at once',
    said: [
      'adjacent|neighbouring|neighboring|consecutive|contiguous|successive|block|blocks|range|segment|run',
      'any number of .. bit|bits|adjacent',
      'at once',
      'all|every bits|bit from|to|up',
      'prefix|suffix',
      'two|2|three|k|pair bits at|of',
    ],
    answer: (x, y) => ((x ^ y).toString(2).match(/1+/g) ?? []).length,
  },
  {
    asks: 'a change of one bit that changes others as well',
    said: ['toggles|flips|changes|inverts .. and|also|both'],
  },
  {
    asks: 'the highest or lowest differing bit',
    said: [
      'highest|lowest|most|least|first|last|leftmost|rightmost differing|different|significant|position|place|bit|at',
      'index|longest|largest|smallest|maximum',
      'prefix',
    ],
    answer: (x, y) => (x === y ? 0 : (x ^ y).toString(2).length),
  },
  {
    asks: 'all numbers between the two',
    said: [
      'range|inclusive|between x|a|left|low|start',
      'all|every|each number|integer|pair',
      'from x|a|left|low to',
      'total',
    ],
    answer(x, y) {
      let sum = 0
      for (let number = x; number < y; number++) sum += hammingDistance(number, number + 1)
      return sum
    },
  },
]
