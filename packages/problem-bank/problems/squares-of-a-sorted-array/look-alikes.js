const ascending = (numbers) => [...numbers].sort((a, b) => a - b)
const squaresOf = (nums) => nums.map((number) => number ** 2)

/** The sorted squares of the numbers that pass. */
const whose = (passes) => (nums) => sortedSquares(nums.filter(passes))

/** What is made of each number, sorted. */
const made = (make) => (nums) => ascending(nums.map(make))

const lookAlikes = [
  {
    asks: 'the squares in falling order',
    said: [
      'descending|decreasing|nonincreasing|falling',
      'largest|biggest|greatest|highest first|to|down|come|comes',
      'largest|biggest|greatest|highest square|one first|at',
      'smallest|lowest|least last|at the end',
      'reverse|reversed|backward|backwards',
      'high|large to low|small',
    ],
    answer: (nums) => sortedSquares(nums).reverse(),
  },
  {
    asks: 'the squares in the order of the numbers',
    said: [
      'position|place .. original|input|number',
      'original|input|initial order|position|place|arrangement|sequence',
      'order .. original|input|kept|preserved|retained|maintained|unchanged',
      'keep|keeping|preserve|preserving|maintain|maintaining|retain|retaining .. order|position|place',
      'same position|place|index',
      'without reordering|changing',
      'not|never|need .. sort|reorder|rearranged',
      'in place of',
      'order in which|given',
      'order of the array|input|numbers',
    ],
    answer: squaresOf,
  },
  {
    asks: 'the squares in another order',
    said: [
      'zigzag|alternate|alternating|alternately|wiggle|wave',
      'then .. odd|even|rest',
      'even .. before|first|then .. odd',
      'lexicographic|lexicographical|lexicographically|alphabetical',
      'last|units digit',
    ],
    answer(nums) {
      const squares = sortedSquares(nums)
      return squares.map((_, place) => squares.at(place % 2 === 0 ? place / 2 : -(place + 1) / 2))
    },
  },
  {
    asks: 'cubes',
    said: ['cube|cubes|cubed|cubic', 'third|3rd power', 'power of|to three|3', 'exponent three|3'],
    answer: made((number) => number ** 3),
  },
  {
    asks: 'fourth powers, or others',
    said: [
      'fourth|4th|fifth|kth|nth power',
      'power of|to four|4|k',
      'exponent',
      'square of .. square',
      'squared twice',
      'twice',
    ],
    answer: made((number) => number ** 4),
  },
  {
    asks: 'absolute values',
    said: [
      'return|array|list|give|output|sequence|the|all|sorted|their absolute|magnitude|magnitudes',
      'absolute|magnitude .. sorted|order|nondecreasing|ascending|increasing|return|returned',
      'distance|distances',
    ],
    answer: made(Math.abs),
  },
  {
    asks: 'the numbers themselves, sorted by their squares',
    said: [
      'sort|sorted|order|ordered|arrange|arranged|rearrange by|according|after .. square|absolute|magnitude|size',
      'original number|value|element|integer',
      'number|numbers themselves',
      'not the|their square',
      'in|by order of|their square|absolute|magnitude',
    ],
    answer: (nums) => [...nums].sort((a, b) => Math.abs(a) - Math.abs(b)),
  },
  {
    asks: 'each square once',
    said: [
      'one time',
      'just|only|but the|one|a|once|single one|time|once',
      'one and the same',
      'the|one|a same square',
      'share|shares|sharing .. square',
      'once',
      'a single time',
      'coincide|coincides|collide|collapse|collapses|merge|merges|fall|falls together|coincide',
      'twice',
      'distinct|different|unique square|result|output|energy|squared',
      'return|give|list|output|report|determine .. distinct|unique|different',
      'square|squares|result|results .. distinct|unique|different|once',
      'without|remove|removed|removing|drop|dropping|dropped|collapse|collapsed|omit|omitting|eliminate|eliminating|ignore|ignoring|discard .. duplicate|duplicates|repeat|repeats|repetition|repetitions|repeated|equal',
      'duplicate|duplicates|repeated|equal .. removed|dropped|once|collapsed|omitted|eliminated|ignored|discarded|left|merged',
      'no|without|free duplicate|duplicates|repetition|repetitions in the output|result|answer|returned',
      'no square|value|result|number|one .. twice|repeated|repeats',
      'only|just|exactly once',
      'once each|only',
      'listed|appear|appears|appearing|occur|occurs|kept|given|reported|returned|show|shown|included .. once',
      'each|every .. once',
      'strictly increasing|ascending .. result|output|squares',
      'result|output|returned|squares .. strictly',
      'set of square|their|the|all',
      'deduplicate|deduplicated|duplicatefree',
    ],
    answer: (nums) => [...new Set(sortedSquares(nums))],
  },
  {
    asks: 'only the squares that occur several times, or just once',
    said: [
      'more than once|one time',
      'at least twice',
      'occur|occurs|appear|appears .. once|twice|several',
      'unique|repeated square|result|energy',
      'both .. negative|sign',
    ],
    answer: (nums) => sortedSquares(nums).filter((square, _, all) => all.indexOf(square) === all.lastIndexOf(square)),
  },
  {
    asks: 'the even numbers only',
    said: [
      'even number|integer|one|element|value|only|entry|entries|member|square|offset',
      'only|just .. even',
      'is|are|be|being even',
      'odd .. ignored|dropped|skipped|removed|left|discarded|omitted|excluded|without',
      'ignore|ignoring|skip|drop|discard|leave|omit|remove|without|except .. odd',
      'divisible|multiple|parity',
    ],
    answer: whose((number) => number % 2 === 0),
  },
  {
    asks: 'the odd numbers only',
    said: [
      'odd',
      'parity',
      'ignore|ignoring|skip|drop|discard|leave|omit|remove|without|except .. even',
      'even .. ignored|dropped|skipped|removed|left|discarded|omitted|excluded',
    ],
    answer: whose((number) => number % 2 !== 0),
  },
  {
    asks: 'the positive numbers only',
    said: [
      'only|just|solely|of .. positive|nonnegative',
      'positive|nonnegative number|one|element|integer|value only|alone',
      'the positive|nonnegative',
      'greater|larger|more|above than zero|0',
      'ignore|ignoring|skip|skipping|drop|dropping|discard|discarding|leave|leaving|omit|remove|removing|without|except|excluding .. negative',
      'negative .. ignored|dropped|skipped|removed|discarded|omitted|excluded|disregarded|out|away',
    ],
    answer: whose((number) => number > 0),
  },
  {
    asks: 'the numbers that are not negative',
    said: [
      'only|just|solely|of .. positive|nonnegative',
      'the nonnegative',
      'nonnegative number|one|element|integer|value only|alone',
      'ignore|ignoring|skip|skipping|drop|dropping|discard|discarding|leave|leaving|omit|remove|removing|without|except|excluding .. negative',
      'negative .. ignored|dropped|skipped|removed|discarded|omitted|excluded|disregarded|out|away',
    ],
    answer: whose((number) => number >= 0),
  },
  {
    asks: 'the negative numbers only',
    said: [
      'only|just|solely .. negative|negatives',
      'of|the|its|all|whose negative',
      'negative number|one|element|integer|value only|alone',
      'positive .. ignored|dropped|skipped|removed|left|discarded|omitted|excluded',
      'less|smaller|below than|zero zero|0',
    ],
    answer: whose((number) => number < 0),
  },
  {
    asks: 'zeros left out',
    said: [
      'nonzero',
      'zero|zeros|0 .. ignored|dropped|skipped|removed|left|discarded|omitted|excluded|not',
      'ignore|ignoring|skip|drop|discard|leave|omit|remove|without|except|excluding .. zero|zeros|0',
      'other than zero|0',
    ],
    answer: whose((number) => number !== 0),
  },
  {
    asks: 'positive squares for positive numbers, negative ones for negative',
    said: [
      'sign kept|preserved|retained|stays|remains|must',
      'sign is|be kept|preserved|retained',
      'signed',
      'keep|keeping|keeps|preserve|preserving|retain|retaining|carry|with|maintain .. sign',
      'original|same|its|their sign',
      'negative .. stay|stays|remain|remains|again|kept',
      'negated|negative square',
    ],
    answer: made((number) => number * Math.abs(number)),
  },
  {
    asks: 'every second number',
    said: [
      'every|each second|other|third',
      'even|odd index|position|place',
      'index|position|place .. even|odd',
      'alternate|alternating',
    ],
    answer: (nums) => sortedSquares(nums.filter((_, place) => place % 2 === 0)),
  },
  {
    asks: 'the numbers at odd places',
    said: [
      'every|each second|other|third',
      'even|odd index|position|place',
      'index|position|place .. even|odd',
      'alternate|alternating',
    ],
    answer: (nums) => sortedSquares(nums.filter((_, place) => place % 2 === 1)),
  },
  {
    asks: 'squares within a bound',
    said: [
      'square|result|one|value|energy exceeding|exceed|exceeds|above|below|under|over|within',
      'square|result|value|number|one .. greater|larger|smaller|less|more than 100|50|k|limit|bound',
      'only|just|keep|drop|remove|discard|ignore|omit .. below|above|exceeding|than|exceed|exceeds|most',
      'at most|to 100|50|k|limit',
      'capped|cap|clipped|clip',
    ],
    answer: (nums) => sortedSquares(nums).filter((square) => square <= 100),
  },
  {
    asks: 'only some of the squares',
    said: [
      'k|first|two|2|three|3|five|5 smallest|largest|biggest|greatest|lowest|highest',
      'smallest|largest|biggest|greatest k|two|2|three|3|five|5|square|squares',
      'except|without|all|but .. first|last|smallest|largest',
      'top k|two|three|3',
      'median|middle',
      'half',
    ],
    answer: (nums) => sortedSquares(nums).slice(0, 3),
  },
  {
    asks: 'numbers in any order',
    said: [
      'unsorted|unordered|shuffled|scrambled array|list|integer|input|number|sequence|nums',
      'array|list|input|number|integer|nums .. unsorted|unordered|shuffled|scrambled',
      'any|arbitrary|random|unknown|particular|no order|sequence',
      'arbitrarily|randomly ordered|arranged',
      'nums|array|list|input|integer|number .. not necessarily',
      'not necessarily sorted|ordered array|list|integer|number',
      'need not be',
      'nums|array|list|input is not sorted|ordered',
      'rotated|rotation|rotate',
    ],
    answer: (nums) => ascending(squaresOf(nums)),
  },
  {
    asks: 'running sums or differences of the squares',
    said: [
      'cumulative|cumulated|running|prefix|accumulated|accumulative|partial|sum|sums|total|totals',
      'so far|up to',
    ],
    answer(nums) {
      let sum = 0
      return sortedSquares(nums).map((square) => {
        sum += square
        return sum
      })
    },
  },
  {
    asks: 'sums of squares of the digits',
    said: ['digit|digits'],
    answer: made((number) => [...`${Math.abs(number)}`].reduce((sum, digit) => sum + digit ** 2, 0)),
  },
  {
    asks: 'the differences between squares',
    said: [
      'difference|differences|gap|gaps',
      'subtract|subtracted|minus',
      'consecutive|adjacent|neighbouring|neighboring',
    ],
    answer: (nums) => sortedSquares(nums).map((square, place, all) => square - (all[place - 1] ?? 0)),
  },
  {
    asks: 'a product or other formula',
    said: [
      'double|doubled|doubles|half|halved|twice|triple|tripled',
      'plus|minus|add|added|increase|increased|formula|polynomial|quadratic|function of|f',
      'product|products|multiplied by',
      'reciprocal|inverse',
    ],
    answer: made((number) => 2 * number),
  },
  {
    asks: 'square roots',
    said: ['square|their root|roots', 'root|roots'],
    answer: made((number) => Math.floor(Math.sqrt(Math.abs(number)))),
  },
  {
    asks: 'the numbers that are perfect squares',
    said: ['perfect square|squares', 'is|are .. square number|of', 'are squares', 'which|that are|is .. square'],
    answer: (nums) => nums.filter((number) => Number.isInteger(Math.sqrt(number))),
  },
  {
    asks: 'what a square of its place would be',
    said: ['index|indices|position|positions', 'argsort|permutation|rank|ranks', 'where .. came|comes|was'],
    answer: (nums) => nums.map((_, place) => place ** 2),
  },
]
