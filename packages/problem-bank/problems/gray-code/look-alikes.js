const upTo = (n) => Array.from({ length: 2 ** n }, (_, number) => number)
const bits = (number) => number.toString(2).replaceAll('0', '').length

const lookAlikes = [
  {
    asks: 'the codes as strings of bits',
    said: ['string|strings|text|texts', 'as|in binary|bits', 'padded|leading', 'binary string|strings'],
    answer: (n) => grayCode(n).map((code) => code.toString(2).padStart(n, '0')),
  },
  {
    asks: 'the code at one place, or of one number',
    said: [
      'nth|kth|ith',
      'code of|for a|the|n|single|given number|integer|value|n',
      'single|one code|number|integer ~bit',
      'convert|encode|encodes|decode|decodes',
    ],
    answer: (n) => [n ^ (n >> 1)],
  },
  {
    asks: 'a given first code',
    said: [
      'start|starts|starting|begin|begins|beginning|first with|at|is|from|element|integer|number|one start|1|one|k|x|given|s',
      'given|certain start|beginning',
      'circular permutation',
      'start|begin parameter|value|given',
    ],
    answer: (n) => grayCode(n).map((code) => code ^ 1),
  },
  {
    asks: 'the numbers in order of size',
    said: ['ascending|increasing|sorted|descending|order of size|counting|natural'],
    answer: upTo,
  },
  {
    asks: 'the numbers by how many bits are set',
    said: [
      'number|count of .. ones|1|set|bits',
      'how many .. ones|1|set|bits',
      'popcount|weight',
      'sorted|sort|ordered|grouped by',
    ],
    answer: (n) => upTo(n).sort((a, b) => bits(a) - bits(b) || a - b),
  },
  {
    asks: 'how many bits are set in each number',
    said: ['number|count of .. ones|1|set', 'how many .. ones|1|set|bits'],
    answer: (n) => upTo(n).map(bits),
  },
  {
    asks: 'neighbours that differ in two bits, or in all but one',
    said: [
      'two|2|k|three|both bits|positions|places|digits|switches|wires|lamps|bit',
      'at least|most one|two|2|1',
      'all but|except',
      'more than one',
      'at least|most',
    ],
    answer: (n) => grayCode(n),
  },
  {
    asks: 'ends that need not be neighbours',
    said: [
      'last .. not|need|neednt .. first',
      'not|need|neednt .. cyclic|circular|close|closed|return',
      'open',
      'end|ends|ending in|at|with|k|all',
    ],
    answer: grayCode,
  },
  {
    asks: 'how many such orders there are',
    said: ['how many sequences|orders|ways|codes|different', 'number of sequences|orders|ways|codes|different|such'],
    answer: (n) => [2 ** n],
  },
  {
    asks: 'the bits that change',
    said: [
      'which|index|position|place|number of the|bit|switch|wire changes|flips|changed|flipped|toggled',
      'flips|moves|changes .. list|return|instead',
    ],
    answer: (n) =>
      upTo(n)
        .slice(1)
        .map((number) => Math.log2(number & -number)),
  },
  {
    asks: 'the way backwards',
    said: ['reverse|reversed|backwards|decreasing|from the end'],
    answer: (n) => [0, ...grayCode(n).slice(1).reverse()],
  },
]
