/** All choices of one number of each array as numbers and places; a page's examples are small. */
const choices = (arrays) =>
  arrays.reduce(
    (chosen, array) => chosen.flatMap((tuple) => array.map((number, place) => [...tuple, { number, place }])),
    [[]],
  )

const added = (numbers) => numbers.reduce((a, b) => a + b, 0)

/** How many choices are as wished, given their numbers and places. */
const counted =
  (fits) =>
  (...arrays) =>
    choices(arrays).filter((tuple) =>
      fits(
        tuple.map(({ number }) => number),
        tuple.map(({ place }) => place),
      ),
    ).length

const isZero = (numbers) => added(numbers) === 0

const lookAlikes = [
  {
    asks: 'tuples of different numbers counted once',
    said: [
      'distinct|unique|different numbers|values|quadruples|quadruplets|sums',
      'distinct|unique tuples|combinations',
      'once|duplicates|duplicate',
      'same|equal numbers|values|tuple|quadruple|quadruplet .. once|one|same|single|again',
      'tuples|quadruples|quadruplets of numbers|values',
    ],
    answer: (...arrays) =>
      new Set(
        choices(arrays)
          .map((tuple) => tuple.map(({ number }) => number))
          .filter(isZero)
          .map((numbers) => numbers.join()),
      ).size,
  },
  {
    asks: 'the same place in all arrays',
    said: [
      'same|common|one|single index|position|place|row|column',
      'position by position',
      'indices|i where|for|with .. all|each nums',
    ],
    answer: counted((numbers, [i, j, k, l]) => isZero(numbers) && i === j && j === k && k === l),
  },
  {
    asks: 'different places',
    said: [
      'pairwise|mutually|all distinct|different indices|positions|places|index',
      'indices|positions|places|index .. distinct|different|differ|unequal',
      'no two|position|index',
      'distinct|different indices|positions|places',
    ],
    answer: counted((numbers, places) => isZero(numbers) && new Set(places).size === places.length),
  },
  {
    asks: 'places in rising order',
    said: ['i < j', 'i <= j', 'increasing|ascending|rising', 'order of|increasing'],
    answer: counted((numbers, [i, j, k, l]) => isZero(numbers) && i <= j && j <= k && k <= l),
  },
  {
    asks: 'sums that are negative',
    said: ['negative|below|less|smaller|under', 'sum|total|add .. <|negative|below|less|smaller'],
    answer: counted((numbers) => added(numbers) < 0),
  },
  {
    asks: 'sums of at most zero',
    said: ['at most', 'nonpositive', '<= 0', 'exceed|exceeds', 'not|no more|greater|larger|positive'],
    answer: counted((numbers) => added(numbers) <= 0),
  },
  {
    asks: 'sums of at least zero, or positive ones',
    said: ['positive|above|nonnegative|greater|larger|exceeds|exceed', 'at least', '>= 0', 'not|never negative'],
    answer: counted((numbers) => added(numbers) >= 0),
  },
  {
    asks: 'positive sums',
    said: ['positive|above|greater|larger|exceeds|exceed', '> 0'],
    answer: counted((numbers) => added(numbers) > 0),
  },
  {
    asks: 'sums that are not zero',
    said: ['nonzero', 'not|never|other .. zero|0|cancel|vanish', '!= 0'],
    answer: counted((numbers) => added(numbers) !== 0),
  },
  {
    asks: 'products that are zero, or equal',
    said: ['product|products|multiply|multiplied|multiplying|multiplication|times'],
    answer: counted((numbers) => numbers.includes(0)),
  },
  {
    asks: 'two sums that are equal',
    said: [
      'same|equal|equals|balance|balances|balanced ~length|size|lengths|number|numbers|value|values|many|zero|0|to',
      'nums1|a|first .. nums2|b|second =|== nums3|c|third',
      'left|right pan|scale|side',
      'minus|difference|subtract|subtracted|subtracting',
    ],
    answer: counted(([a, b, c, d]) => a + b === c + d),
  },
  {
    asks: 'two differences that are equal',
    said: ['minus|difference|differences|subtract|subtracted|alternating|sign|signs', 'same|equal difference'],
    answer: counted(([a, b, c, d]) => a - b === c - d),
  },
  {
    asks: 'an exclusive or of zero',
    said: ['xor|exclusive|bitwise|nim'],
    answer: counted((numbers) => numbers.reduce((a, b) => a ^ b, 0) === 0),
  },
  {
    asks: 'only three or two of the arrays',
    said: [
      'three|two|3|2 of|numbers|arrays|elements|from',
      'at most|least one|two|three',
      'some|any of the',
      'skip|skipped|leave|left',
    ],
    answer: (...arrays) => arrays.reduce((sum, _, at) => sum + counted(isZero)(...arrays.toSpliced(at, 1)), 0),
  },
  {
    asks: 'four numbers from all arrays together',
    said: ['all|any .. together|combined|joined|merged', 'same|any array|list', 'whichever|whatever|merged|union'],
    answer: (...arrays) => {
      const all = arrays.flat()
      let count = 0
      for (const [i, a] of all.entries())
        for (let j = 0; j < i; j++)
          for (let k = 0; k < j; k++) for (let l = 0; l < k; l++) if (a + all[j] + all[k] + all[l] === 0) count++
      return count
    },
  },
  {
    asks: 'the sum nearest to zero, or the largest one',
    said: ['closest|nearest|smallest|largest|maximum|minimum|least|greatest|absolute', 'near|close to'],
    answer: (...arrays) =>
      Math.min(...choices(arrays).map((tuple) => Math.abs(added(tuple.map(({ number }) => number))))),
  },
  {
    asks: 'as many disjoint tuples as possible',
    said: [
      'used|use|taken|removed .. once|again|twice',
      'disjoint',
      'most|maximum|largest|many .. possible|formed|made',
      'no|each .. twice|once|again',
    ],
    answer: (...arrays) => (fourSumCount(...arrays) > 0 ? 1 : 0),
  },
  {
    asks: 'sums divisible by a number, or another one than zero',
    said: [
      'divisible|multiple|modulo|mod|remainder|even|odd',
      'target|goal',
      'sum|total|add|adds up .. one|1|two|ten|10|100|k|n',
    ],
    answer: counted((numbers) => added(numbers) % 2 === 0),
  },
  { asks: 'a further condition', said: ['thrown|used away|out'] },
]
