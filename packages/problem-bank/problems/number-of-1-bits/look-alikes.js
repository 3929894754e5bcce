const bits = (n) => n.toString(2)
const count = (text, bit) => text.split(bit).length - 1
const longest = (text, pieces) => Math.max(0, ...(text.match(pieces) ?? []).map((piece) => piece.length))

const lookAlikes = [
  {
    asks: 'the zeros',
    said: [
      'zeros|zeroes|0s|unset|cleared',
      'zero|0 bits|bit|digits|digit',
      'bits|digits .. are|equal|to zero|0',
      'clear|off bits|bit',
    ],
    answer: (n) => count(bits(n), '0'),
  },
  {
    asks: 'the zeros of all 32 bits',
    said: ['zeros|zeroes|0s|unset|cleared', 'zero|0 bits|bit|digits|digit', 'leading'],
    answer: (n) => 32 - hammingWeight(n),
  },
  {
    asks: 'the length of the binary representation',
    said: [
      'length|long',
      'bits|digits needed|required|necessary',
      'needed|required|necessary',
      'total number',
      'bit length|width',
      'highest|leftmost|most significant|top .. bit|set|1|one',
    ],
    answer: (n) => bits(n).length,
  },
  {
    asks: 'the length of the binary representation, none for zero',
    said: [
      'length|long',
      'bits|digits needed|required|necessary',
      'needed|required|necessary',
      'total number',
      'bit length|width',
      'take|takes|taken|taking up',
      'occupy|occupies|fill|fills|span|spans|wide',
      'highest|leftmost|most significant|top .. bit|set|1|one',
      'lowest|rightmost|least significant .. highest|leftmost|top|most',
    ],
    answer: (n) => (n === 0 ? 0 : bits(n).length),
  },
  {
    asks: 'the place of the highest or the lowest set bit',
    said: [
      'highest|leftmost|top|significant|lowest|rightmost|first|last|position|index|place|where',
      'trailing|leading',
    ],
    answer: (n) => bits(n).length - 1,
  },
  {
    asks: 'the zeros at the end',
    said: [
      'trailing|rightmost|lowest',
      'end|ends|ending .. zeros|zeroes|zero|0',
      'zeros|zeroes at',
      'divided|divisible|halved',
    ],
    answer: (n) => bits(n).match(/0*$/)[0].length,
  },
  {
    asks: 'the ones in a row',
    said: [
      'side by',
      'next|beside|touching|together|unbroken|uninterrupted|joined',
      'one after',
      'consecutive|contiguous|adjacent|longest|run|runs|row|neighbouring|neighboring|successive|streak|group|groups|block|blocks',
    ],
    answer: (n) => longest(bits(n), /1+/g),
  },
  {
    asks: 'the groups of ones',
    said: [
      'side by',
      'together',
      'adjacent|neighbouring|consecutive|successive',
      'group|groups|run|runs|block|blocks|cluster',
      'in a row',
      'one|ones .. is|are|as|count|counts one|once|single',
      'group|groups|block|blocks|run|runs|stretch|stretches|segments|segment',
    ],
    answer: (n) => bits(n).match(/1+/g).length,
  },
  {
    asks: 'the longest gap between ones',
    said: ['gap|gaps|distance|between|apart|longest'],
    answer: (n) => longest(bits(n), /0+(?=1)/g),
  },
  {
    asks: 'the largest distance of two ones',
    said: ['gap|gaps|distance|between|apart|longest'],
    answer: (n) => longest(bits(n), /10*(?=1)/g),
  },
  {
    asks: 'the ones at even or at odd places',
    said: ['even', 'odd', 'every|each second|other', 'alternate|alternating', 'positions|position|index|indices'],
    answer: (n) => count(bits(n & 0x55555555), '1'),
  },
  {
    asks: 'the ones at odd places',
    said: ['odd', 'every|each second|other', 'alternate|alternating', 'positions|position|index|indices'],
    answer: (n) => count(bits(n & 0x2aaaaaaa), '1'),
  },
  {
    asks: 'the parity of the ones',
    said: ['parity|modulo|mod|even|odd'],
    answer: (n) => hammingWeight(n) % 2,
  },
  {
    asks: 'the ones among the decimal digits',
    said: ['decimal|base 10|ten', 'digit 1|one', 'ternary|octal|hexadecimal|hex', 'decimal'],
    answer: (n) => count(String(n), '1'),
  },
  {
    asks: 'the sum of the digits',
    said: ['decimal', 'sum|adding|added .. digits', 'base 10|ten|3|three|k'],
    answer: (n) => [...String(n)].reduce((total, digit) => total + Number(digit), 0),
  },
  {
    asks: 'the ones of all numbers up to n',
    said: [
      'up to',
      'from|between|range 0|1|zero|one',
      'all|every|each numbers|integers|number|integer',
      '1 to|through n|to',
      '0 to|through',
      'total .. ones|1|bits',
    ],
    answer: (n) =>
      Array.from({ length: Math.min(n, 4096) }, (_, below) => hammingWeight(below + 1)).reduce((a, b) => a + b, 0),
  },
  {
    asks: 'the steps to zero, or the bits to flip',
    said: [
      'step|steps|operations|moves|flip|flips|flipped|flipping|change|changed',
      'reduce|become|becomes|make|until .. 0|zero',
      'fewest|minimum|least',
    ],
    answer: (n) => bits(n).length - 1 + hammingWeight(n),
  },
  {
    asks: 'the bits in which it differs from its reverse or from another number',
    said: [
      'differ|differs|different|distance|reverse|reversed|mirror|palindrome',
      'changes|transitions|alternations|neighbours|neighbors',
    ],
    answer: (n) => [...bits(n)].filter((bit, place) => bit !== bits(n).at(-1 - place)).length,
  },
  {
    asks: 'the bits in which it differs from the next number',
    said: ['differ|differs|different', 'next|previous number|integer', 'n 1', 'n plus|minus', 'gray'],
    answer: (n) => hammingWeight(n ^ (n + 1)),
  },
  {
    asks: 'more ones than zeros, or how many more',
    said: ['more .. than', 'difference|minus|surplus|excess', 'ratio|majority'],
    answer: (n) => hammingWeight(n) - count(bits(n), '0'),
  },
  {
    asks: 'the ones without the first or the last',
    said: [
      'leaving|leave|aside|out|without|except|ignoring|but|save',
      'last|first|lowest|highest|right|sign|parity place|bit|digit|position',
      'except|excluding|without|besides|ignore|ignoring|apart|other than',
      'not counting|count|including',
    ],
    answer: (n) => hammingWeight(n) - 1,
  },
  {
    asks: 'the ones of some bits only, or counted otherwise',
    said: [
      'lowest|low|lower|upper|top|highest|high .. bit|half|byte',
      'stay|stays|remain|remains|left|leave .. where|alone|untouched|unchanged|aside',
    ],
  },
  {
    asks: 'the ones without the last place',
    said: [
      'leaving|leave|aside|out|without|except|ignoring|but|save',
      'last|first|lowest|highest|right|sign|parity place|bit|digit|position',
      'rightmost|parity|odd|even',
    ],
    answer: (n) => hammingWeight(n >>> 1),
  },
]
