const lookAlikes = [
  {
    asks: 'unique permutations of numbers that may repeat',
    said: [
      'may|might|can|could contain|have|include|hold|be|occur|repeat|also duplicate|repeated|repeat|equal|contain|identical|more|twice',
      'contain|contains|containing|with|has|having|holding duplicate|repeated|repeat|equal|identical',
      'possibly|maybe|perhaps|some .. duplicate|repeated|equal|identical',
      'not necessarily|always|all|guaranteed distinct|unique|different',
      'unique|distinct permutation|arrangement|ordering',
    ],
    answer(nums) {
      const orders = permute(nums.map((_, place) => place)).map((places) => places.map((place) => nums[place]))
      return [...new Map(orders.map((order) => [order.join(), order])).values()]
    },
  },
  {
    asks: 'all permutations of numbers that may repeat, equal ones listed apart',
    said: [
      'may|might|can|could contain|have|include|hold|be|occur|repeat|also duplicate|repeated|repeat|equal|contain|identical|more|twice',
      'contain|contains|containing|with|has|having|holding duplicate|repeated|repeat|equal|identical',
      'possibly|maybe|perhaps|some .. duplicate|repeated|equal|identical',
      'not necessarily|always|all|guaranteed distinct|unique|different',
    ],
    answer: (nums) => permute(nums.map((_, place) => place)).map((places) => places.map((place) => nums[place])),
  },
  {
    asks: 'the next permutation',
    said: [
      'next|following|successor|previous|preceding .. permutation|order|arrangement',
      'next lexicographically|lexicographical|greater|larger',
      'kth|k th',
    ],
    answer: (nums) => [nums],
  },
  {
    asks: 'subsets',
    said: ['subset|combination', 'power set', 'subsequence'],
    answer: (nums) => choices(nums).filter((order) => order.every((number, at) => at === 0 || number > order[at - 1])),
  },
  {
    asks: 'permutations of every length',
    said: [
      'any|every|all|each|various|different length|size',
      'of one or more',
      'some of the numbers|elements|integers',
      'partial|subset',
      'not all|every|necessarily',
    ],
    answer: (nums) => choices(nums).filter(({ length }) => length > 0),
  },
  {
    asks: 'ordered pairs',
    said: [
      'pair|pairs|two numbers|elements|of them',
      'length|size 2|two|k',
      'choose|choosing|pick|picking|select|selecting|take|taking 2|two|k',
    ],
    answer: (nums) => choices(nums).filter(({ length }) => length === 2),
  },
  {
    asks: 'rotations',
    said: ['rotation|rotations|rotate|rotated|rotating|cyclic|circular|cycle|circle|round|ring|shift|shifts'],
    answer: (nums) => nums.map((_, turn) => [...nums.slice(turn), ...nums.slice(0, turn)]),
  },
  {
    asks: 'a circle, where turned orders are the same',
    said: ['circular|circle|round|ring|table|necklace|rotation|rotations|rotated|cyclic'],
    answer: (nums) => permute(nums.slice(1)).map((order) => [nums[0], ...order]),
  },
  {
    asks: 'orders that are not another one reversed',
    said: ['reverse|reversed|reversal|reversals|mirror|mirrored|backwards|direction'],
    answer: (nums) => permute(nums).filter((order) => order[0] <= order.at(-1)),
  },
  {
    asks: 'tuples in which a number may be used again',
    said: [
      'reuse|reused|reusing|repetition|replacement',
      'used|use|chosen|taken|occur|appear .. again|several|multiple|repeatedly',
      'more than once',
      'may|can repeat',
      'any number of times',
    ],
    answer: (nums) => nums.reduce((found) => found.flatMap((start) => nums.map((number) => [...start, number])), [[]]),
  },
  {
    asks: 'the first number kept in its place',
    said: [
      'fixed|fix|keep|keeping|keeps|stay|stays|remains .. first|last|place|position',
      'begin|begins|beginning|start|starts|starting with',
    ],
    answer: (nums) => permute(nums.slice(1)).map((order) => [nums[0], ...order]),
  },
  {
    asks: 'permutations that alternate',
    said: [
      'alternate|alternates|alternating|zigzag|odd|even|parity|wave|neighbouring|neighboring|adjacent|consecutive|next to',
    ],
    answer: (nums) =>
      permute(nums).filter((order) => order.every((n, place) => place === 0 || (n + order[place - 1]) % 2 !== 0)),
  },
  {
    asks: 'sorted permutations alone',
    said: ['increasing|ascending|decreasing|descending|sorted permutations|orders|sequences|arrangements'],
    answer: (nums) => [nums.toSorted((a, b) => a - b)],
  },
]

function choices(nums) {
  return [[], ...nums.flatMap((number, at) => choices(nums.toSpliced(at, 1)).map((rest) => [number, ...rest]))]
}
