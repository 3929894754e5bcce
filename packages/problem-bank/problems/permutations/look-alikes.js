const lookAlikes = [
  {
    asks: 'a certain order of the result',
    said: [
      'lexicographic|lexicographical|lexicographically|dictionary|alphabetical|alphabetically',
      'ascending|increasing|sorted|numerical order',
      'sorted|listed from smallest|small|largest',
    ],
    answer: permute,
  },

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
      'fewer|shorter',
      'up to',
      'not|need .. all|every',
      'proper|leaving|left out|away|home|over',
      'may|can be|stay .. out|missing|home|left',
      'some of',
      'whatever length|size',
      'at least one|1|two|2',
      'empty',
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
    said: [
      'circular|circle|round|ring|table|necklace|rotation|rotations|rotated|cyclic',
      'turned|turning',
      'no beginning|start',
      'who sits',
      'neighbours|neighbors',
      'only .. neighbours|next',
    ],
    answer: (nums) => permute(nums.slice(1)).map((order) => [nums[0], ...order]),
  },
  {
    asks: 'orders that are not another one reversed',
    said: [
      'reverse|reversed|reversal|reversals|mirror|mirrored|backwards|direction',
      'either|both end|side|direction|way',
      'behind|backwards',
      'bracelet|turned over',
      'left or|and right',
      'right to left',
      'same .. other|way|read',
    ],
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
      'first|last|largest|smallest|lowest|highest .. place|fixed|remain|remains|always|head|front|stay|stays',
      'always first|last|leads|stands|comes',
      'lead|leads|leading|captain',
      'front|head|end|in is|must|always|with',
      'before|ahead|after|behind',
    ],
    answer: (nums) => permute(nums.slice(1)).map((order) => [nums[0], ...order]),
  },
  {
    asks: 'permutations that alternate',
    said: [
      'take|takes|taking turns|turn',
      'in turn',
      'turn by turn',
      'one odd|even',
      'follow|follows|followed',
      'alternate|alternates|alternating|zigzag|odd|even|parity|wave|neighbouring|neighboring|adjacent|consecutive|next to',
      'up and',
      'side by',
      'beside',
      'differ',
      'not|never|no .. beside|together|neighbours|neighbour|meet',
      'apart',
    ],
    answer: (nums) =>
      permute(nums).filter((order) => order.every((n, place) => place === 0 || (n + order[place - 1]) % 2 !== 0)),
  },
  {
    asks: 'sorted permutations alone',
    said: [
      'increasing|ascending|decreasing|descending|sorted permutations|orders|sequences|arrangements',
      'rise|rises|rising|fall|falls|climb',
      'smaller before|first',
      'order of size',
      'larger|greater|bigger|smaller than|before',
    ],
    answer: (nums) => [nums.toSorted((a, b) => a - b)],
  },
  {
    asks: 'orders in which nothing keeps its place',
    said: [
      'has|have|must|is|every|each|all moved|moves|move',
      'moved|moves|changes|changed from|place|places|seat',
      'derangement|derangements',
      'own|original|old|former|initial|given|previous place|position|seat|spot',
      'no|none|nobody|never|not .. place|position|seat|where|index|spot',
      'stays|remain|remains|keep|keeps|stay where|put|place',
      'place|position|seat .. before|earlier|changes|change|leave|leaves',
    ],
    answer: (nums) => permute(nums).filter((order) => order.every((number, place) => number !== nums[place])),
  },
  {
    asks: 'orders that one exchange makes',
    said: [
      'one|single|1|a swap|exchange|interchange',
      'two|2 .. exchanged|swapped|change|places|interchanged',
      'at most',
      'more than one|two|2|three',
      'neighbours|neighbors',
      'swap|swaps',
    ],
    answer: (nums) =>
      permute(nums).filter((order) => order.filter((number, place) => number !== nums[place]).length <= 2),
  },
  {
    asks: 'permutations under one more condition',
    said: ['differ by|more'],
  },
]

function choices(nums) {
  return [[], ...nums.flatMap((number, at) => choices(nums.toSpliced(at, 1)).map((rest) => [number, ...rest]))]
}
