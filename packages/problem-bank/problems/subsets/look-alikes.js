const lookAlikes = [
  {
    asks: 'subsets without values that are next to each other',
    said: [
      'differ|differs|differing|difference by|of',
      'consecutive|successive|successor|neighbouring|neighboring|adjacent',
      'in sequence',
      'no|not|never|without two|pair',
    ],
    answer: (nums) => subsets(nums).filter((subset) => subset.every((number) => !subset.includes(number + 1))),
  },

  {
    asks: 'different subsets of numbers that may repeat',
    said: [
      'may|might|can|could contain|have|hold|include|repeat|be|occur|also duplicate|repeat|repeated|equal|several|twice',
      'may|might|can repeat',
      'with|having|has|possibly|maybe|perhaps duplicate|repeated|repeat|equal',
      'contain|containing duplicate|repeated|equal element|number|integer|value',
      'not necessarily|always distinct|unique|different',
    ],
    answer(nums) {
      const found = subsets(nums.toSorted((a, b) => a - b))
      return [...new Map(found.map((subset) => [subset.join(), subset])).values()]
    },
  },
  {
    asks: 'subsets of two numbers',
    said: [
      'size|length|sized|cardinality k|two|2|three|3|n|half|exactly',
      'k|two|2|three|3 elements|numbers|element|items',
      'exactly|at most|least k|two|2|three|3|one|1',
      'pair|pairs|triple|triples|choose',
      'same|equal size',
    ],
    answer: (nums) => subsets(nums).filter(({ length }) => length === 2),
  },
  {
    asks: 'subsets of as many numbers as there are',
    said: ['size|length|sized|cardinality k|n|number|exactly|equal'],
    answer: (nums) => [nums],
  },
  {
    asks: 'subsets of at most two numbers',
    said: ['at most', 'up to', 'no more', 'or fewer|less'],
    answer: (nums) => subsets(nums).filter(({ length }) => length <= 2),
  },
  {
    asks: 'subsets with a certain sum',
    said: ['sum|sums|total|adding|adds|add', 'product|divisible|average'],
    answer: (nums) => subsets(nums).filter((subset) => subset.reduce((sum, number) => sum + number, 0) === 0),
  },
  {
    asks: 'subsets with an even sum',
    said: ['even|odd sum|total', 'sum|total .. even|odd'],
    answer: (nums) => subsets(nums).filter((subset) => subset.reduce((sum, number) => sum + number, 0) % 2 === 0),
  },
  {
    asks: 'contiguous subarrays',
    said: [
      'subarray|subarrays|contiguous|consecutive|adjacent .. elements|numbers|part|parts|runs|stretches|subsets|pieces',
      'subarray|subarrays',
      'contiguous',
      'next to each',
    ],
    answer: (nums) => [
      [],
      ...nums.flatMap((_, from) => nums.slice(from).map((__, more) => nums.slice(from, from + more + 1))),
    ],
  },
  {
    asks: 'subsets without neighbours',
    said: [
      'side by',
      'beside|alongside',
      'next to',
      'apart|gap|gaps|distance',
      'stood|stand|standing|sit|sitting',
      'no|not|without|never .. adjacent|neighbouring|neighboring|consecutive|neighbours|neighbors',
      'nonadjacent|nonconsecutive',
      'independent',
    ],
    answer: (nums) =>
      subsets([...nums.keys()])
        .filter((subset) => subset.every((place, at) => at === 0 || place > subset[at - 1] + 1))
        .map((subset) => subset.map((place) => nums[place])),
  },
  {
    asks: 'ordered selections of every length',
    said: [
      'permutation|permutations|arrangement|arrangements|ordered|orderings',
      'order matters',
      'different order|orders .. different|distinct|count',
    ],
    answer(nums) {
      const orders = (left) => [
        [],
        ...left.flatMap((number, at) => orders(left.toSpliced(at, 1)).map((rest) => [number, ...rest])),
      ]
      return orders(nums)
    },
  },
  {
    asks: 'increasing subsequences',
    said: ['increasing|ascending|nondecreasing subsequence|sequence'],
    answer: (nums) =>
      subsets(nums).filter((subset) => subset.every((number, at) => at === 0 || number > subset[at - 1])),
  },
  {
    asks: 'prefixes',
    said: ['prefix|prefixes|suffix|suffixes'],
    answer: (nums) => [[], ...nums.map((_, at) => nums.slice(0, at + 1))],
  },
  {
    asks: 'subsets under a further condition',
    said: [
      'never|not|no .. together',
      'larger|bigger|smaller|more|fewer|less than two|three|four|one|half|k|a',
      'contiguous|block|run|stretch|substring|subarray',
    ],
  },
  {
    asks: 'the subsets without the empty or the whole one',
    said: [
      'without|except|excluding|excluded|besides|apart|nonempty .. empty|whole|full|one',
      'nonempty',
      'empty .. not|out|excluded|omitted|left|never|no|aside|missing',
      'leave|leaving|omit|omitting|skip|drop .. empty',
      'at least one|two|k',
      'proper',
      'whole .. not|out|excluded',
    ],
    answer: (nums) => subsets(nums).filter((subset) => subset.length > 0),
  },
]
