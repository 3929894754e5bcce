const bitsOf = (n, width = 32) => n.toString(2).padStart(width, '0')
const numberOf = (bits) => Number.parseInt(bits, 2)
const turned = (bits) => [...bits].reverse().join('')

const lookAlikes = [
  {
    asks: 'the bits without leading zeros',
    said: [
      'without|no|ignore|ignoring|drop|dropping|dropped|omit|omitting|omitted|strip|excluding|exclude|skip|skipping|disregard|disregarding .. leading|zero|zeros',
      'leading zero .. not|ignored|dropped|omitted|removed|excluded|skipped|disregarded',
      'shortest|minimal|significant bit|binary|representation|only',
      'highest|most set|significant .. to|down lowest|first|least',
      'as written',
      'bit length',
      'written in|as binary',
      'plain|own|shortest|usual binary',
      'unpadded|padding',
      'leading zero|zeros .. part|away|gone|fall|forgotten',
      'as many|long bits|as|digits',
      'only .. significant|needed|used',
      'significant',
    ],
    answer: (n) => numberOf(turned(bitsOf(n, 1))),
  },
  {
    asks: 'the bits flipped',
    said: [
      'flip|flips|flipped|flipping|invert|inverted|inverting|inverts|complement|complemented|negate|negated|negation|toggle|toggled|not',
      'one|ones|1|1s become|becomes|to|into|turn zero|zeros|0|0s|into',
      'opposite value|bit',
      'one|1 .. zero|0 and|vice',
    ],
    answer: (n) => ~n >>> 0,
  },
  {
    asks: 'the bytes, or other groups, turned round',
    said: [
      'byte|bytes|endian|endianness|nibble|nibbles|octet|octets',
      'group|groups|block|chunk of|bits',
      'two|four|2|4|8|eight bits|by',
      'pairs of',
      'in fours|eights|groups|pairs',
      'hexadecimal|hex',
    ],
    answer: (n) => numberOf(bitsOf(n).match(/.{8}/g).reverse().join('')),
  },
  {
    asks: 'the bits turned round within each byte',
    said: ['byte|bytes|nibble|nibbles|octet|octets', 'within each|every', 'group|groups of'],
    answer: (n) => numberOf(bitsOf(n).match(/.{8}/g).map(turned).join('')),
  },
  {
    asks: 'neighbouring bits swapped',
    said: [
      'odd|even|odds|evens bit|position|place|and|numbered',
      'neighbour|neighbor|neighbouring|neighboring|adjacent|pair|pairs|pairwise',
      'every|each two|second',
      'next to',
      'with its|the|their neighbour|next|other',
      'in twos|pairs',
    ],
    answer: (n) => numberOf(bitsOf(n).replace(/(.)(.)/g, '$2$1')),
  },
  {
    asks: 'the halves swapped',
    said: [
      'half|halves|upper|lower',
      'first|last|high|low 16|sixteen',
      'rotate|rotated|rotating|rotation|shift|shifted|cyclic|circular',
    ],
    answer: (n) => numberOf(bitsOf(n).slice(16) + bitsOf(n).slice(0, 16)),
  },
  {
    asks: 'another width',
    said: [
      '8|16|64|sixteen|eight|k|w|31 bit',
      'bit width|length',
      'width|length of 8|16|64|k|w',
      'short|long|char integer|type',
    ],
    answer: (n) => numberOf(turned(bitsOf(n).slice(16))),
  },
  {
    asks: 'a signed result',
    said: [
      'twos complement',
      'as a|an signed',
      'is|be a signed',
      'result|output|answer .. signed',
      'signed .. result|output|answer|value',
      'negative .. result|output|number|returned',
      'interpret|interpreted|read .. signed',
    ],
    answer: (n) => reverseBits(n) | 0,
  },
  {
    asks: 'the decimal digits turned round',
    said: ['decimal|base digit|digits|10|ten', 'ternary|octal|hexadecimal|hex|base'],
    answer: (n) => Number(turned(String(n))),
  },
  {
    asks: 'the number of bits, or whether they read the same',
    said: [
      'how many',
      'number|count of .. bit|ones|steps|swaps',
      'palindrome|palindromic|symmetric',
      'sum|difference|add|plus|xor|product',
    ],
    answer: (n) => bitsOf(n).replaceAll('0', '').length,
  },
  {
    asks: 'a part of the bits only',
    said: [
      'between|from position|bit|i|place',
      'lowest|last|lower|first|highest|top k|8|16|eight|sixteen',
      'only the|set|bits|between',
      'except|sign|keep|keeping|keeps|stay|stays|fixed|unchanged|leave|leaving',
      'put|untouched|exempt|apart',
      'no part',
      'left|leaves|leave|stays|stay alone|untouched|where|out|in|put',
      'sign|top|topmost|highest|lowest|first|last bit .. not|never|stay|stays|kept|place',
      'not .. move|moves|moved',
      'most 8|16|31|30|eight|sixteen',
      'more than',
      'unless',
      'every second|other',
      'even|odd',
    ],
    answer: (n) => numberOf(bitsOf(n)[0] + turned(bitsOf(n).slice(1))),
  },
  {
    asks: 'the bits sorted, or the largest number they make',
    said: ['sort|sorted|rearrange|rearranged|permute|shuffle|largest|smallest|maximum|minimum|greatest'],
    answer: (n) => numberOf([...bitsOf(n)].sort().reverse().join('')),
  },
  {
    asks: 'the larger or the smaller of both numbers',
    said: [
      'larger|smaller|greater|bigger|lesser|maximum|minimum of|one',
      'whichever',
      'max|min',
      'sum|difference|xor .. both|its|reversed|mirror',
      'bitwise|logical or|and',
      'or|and of|with .. both|its|reversed|reversal|mirror|mirrored',
      '~bits|order|reverse|lowest|highest|first|last or|and its|the reversed|reverse|reversal|mirror|mirrored',
    ],
    answer: (n) => Math.max(n, reverseBits(n)),
  },
]
