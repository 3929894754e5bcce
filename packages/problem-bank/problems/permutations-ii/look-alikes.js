const ordersOf = (nums) =>
  nums.length === 0
    ? [[]]
    : nums.flatMap((number, at) => ordersOf(nums.toSpliced(at, 1)).map((rest) => [number, ...rest]))

const onlyOnce = (orders) => [...new Map(orders.map((order) => [order.join(), order])).values()]

/** The different orders of every choice of numbers. */
const choicesOf = (nums) =>
  onlyOnce([[], ...nums.flatMap((number, at) => choicesOf(nums.toSpliced(at, 1)).map((rest) => [number, ...rest]))])

const isPalindrome = (order) => order.every((number, place) => number === order.at(-1 - place))
const risesTo = (a, b) => a.join() <= b.join()

const lookAlikes = [
  {
    asks: 'all permutations, equal ones listed apart',
    said: [
      'told apart',
      'distinguish|distinguished|distinguishable',
      'duplicate|identical|equal permutation|arrangement|order|ordering .. kept|listed|included|appear|allowed|apart|separately|several|repeated|may|are',
      'equal|same|identical|duplicate number|value|element|flag .. different|apart|separate|separately',
      'as often|many times',
      'including|with|and .. duplicate|repeated|identical|equal permutation|arrangement|order|ordering',
      'even if|when|though .. same|equal|identical|look',
      'by .. position|index',
    ],
    answer: ordersOf,
  },
  {
    asks: 'permutations without equal neighbours',
    said: [
      'adjacent|neighbouring|neighboring|neighbour|neighbor|neighbours|neighbors|consecutive|successive',
      'next to|one|after',
      'side by|each',
      'in a row',
      'one after',
    ],
    answer: (nums) => permuteUnique(nums).filter((order) => order.every((number, at) => number !== order[at - 1])),
  },
  {
    asks: 'permutations with equal numbers together',
    said: [
      'together|side|grouped|block|group',
      'equal|same|identical .. adjacent|neighbouring|neighboring|consecutive|contiguous',
      'stay|stays|remain .. together|order',
    ],
    answer: (nums) =>
      ordersOf([...new Set(nums)]).map((order) => order.flatMap((number) => nums.filter((other) => other === number))),
  },
  {
    asks: 'palindromes',
    said: [
      'palindrome|palindromic|palindromes',
      'symmetric|symmetrical',
      'read|reads|reading|same .. backward|backwards|forward|sides',
    ],
    answer: (nums) => permuteUnique(nums).filter(isPalindrome),
  },
  {
    asks: 'a circle, where turned orders are the same',
    said: [
      'circular|circle|round|ring|table|necklace|rotation|rotations|rotated|rotate|rotating|turning|cyclic|cyclically|carousel|bracelet',
    ],
    answer(nums) {
      const seen = new Set()
      return permuteUnique(nums).filter((order) => {
        const isNew = !seen.has(order.join())
        for (const at of order.keys()) seen.add([...order.slice(at), ...order.slice(0, at)].join())
        return isNew
      })
    },
  },
  {
    asks: 'rotations',
    said: ['rotation|rotations|rotate|rotated|rotating|cyclic|circular|cycle|shift|shifts|shifted|shifting'],
    answer: (nums) => onlyOnce(nums.map((_, at) => [...nums.slice(at), ...nums.slice(0, at)])),
  },
  {
    asks: 'orders that are not another one reversed',
    said: ['reverse|reversed|reversal|reversals|reverses|mirror|mirrored|backward|backwards|direction|flipped'],
    answer(nums) {
      return permuteUnique(nums).filter((order) => risesTo(order, [...order].reverse()))
    },
  },
  {
    asks: 'the first number kept in its place, or a number at a certain place',
    said: [
      'fixed|fix|keep|keeping|keeps|kept|stay|stays|remain|remains .. first|last|place|position|front|fixed',
      'begin|begins|beginning|start|starts|starting|end|ends|ending with|in|at',
      'first|last number|element|flag|place|position .. fixed|must|stays|kept|is|stay|remains',
      'must .. first|last|beginning|front',
      'largest|smallest|biggest|least .. first|last|front',
    ],
    answer: (nums) => permuteUnique(nums.slice(1)).map((order) => [nums[0], ...order]),
  },
  {
    asks: 'orders that start with the smallest or the largest number',
    said: [
      'begin|begins|beginning|start|starts|starting|end|ends|ending with|in|at',
      'largest|smallest|biggest|least|minimum|maximum .. first|last|front|start|beginning|end',
    ],
    answer: (nums) => permuteUnique(nums).filter(([first]) => first === Math.min(...nums)),
  },
  {
    asks: 'derangements, no number being where it was',
    said: [
      'derangement|derangements',
      'original|old|own|initial|previous|former place|position|index|spot|order|arrangement',
      'no|none|not|never .. place|position|same place|position|where',
      'different|other|another|new from|than|position|place the|where|original',
      'fixed point',
      'moves|moved|move',
    ],
    answer: (nums) => permuteUnique(nums).filter((order) => order.every((number, at) => number !== nums[at])),
  },
  {
    asks: 'the permutations other than the given order',
    said: [
      'other|different than|from the|given|input|original',
      'except|excluding|besides|without|apart the|from|given|original|input',
      'not .. given|original|input|itself',
    ],
    answer: (nums) => permuteUnique(nums).filter((order) => order.join() !== nums.join()),
  },
  {
    asks: 'orders of every length',
    said: [
      'any|every|all|various|arbitrary length|size',
      'of one or more',
      'partial',
      'subset|subsets|combination|combinations|subsequence',
      'not all|every|necessarily',
      'some of the number|element|flag',
      'nonempty|empty',
      'up to',
      'at least one',
    ],
    answer: (nums) => choicesOf(nums).filter(({ length }) => length > 0),
  },
  {
    asks: 'ordered pairs, or orders of so many numbers',
    said: [
      'pair|pairs|triple|triples',
      'length|size|exactly 2|two|k|3|three',
      'two|2|three|3|k number|element|flag|of|at|item',
      'k permutation',
      'choose|choosing|pick|picking|select|selecting|take|taking 2|two|k|three|3',
    ],
    answer: (nums) => choicesOf(nums).filter(({ length }) => length === 2),
  },
  {
    asks: 'orders of the different numbers alone',
    said: [
      'remove|removed|removing|drop|dropped|dropping|delete|ignore|ignoring|discard|discarding|deduplicate .. duplicate|repeated|equal',
      'duplicate|repeated|repetition .. removed|dropped|ignored|discarded|deleted|omitted',
      'distinct|different|unique number|value|element|integer|design|flag',
      'each|every|one .. design|value|kind once',
      'one of each',
    ],
    answer: (nums) => ordersOf([...new Set(nums)]),
  },
  {
    asks: 'tuples in which a number may be used again',
    said: [
      'reuse|reused|reusing|replacement|unlimited',
      'used|use|chosen|taken .. again|several|multiple|repeatedly',
      'more than once',
      'any number of times',
      'with repetition',
    ],
    answer: (nums) =>
      onlyOnce(nums.reduce((found) => found.flatMap((start) => nums.map((number) => [...start, number])), [[]])),
  },
  {
    asks: 'permutations that alternate or zigzag',
    said: [
      'alternate|alternates|alternating|alternately|zigzag|wave|mountain|wiggle',
      'odd|even|parity',
      'differ|differs by|at',
      'sum|sums|total|product|divisible|square|perfect',
    ],
    answer: (nums) =>
      permuteUnique(nums).filter((order) =>
        order.every((number, at) => at === 0 || Math.abs(number + order[at - 1]) % 2 === 1),
      ),
  },
  {
    asks: 'the next permutation, or the one of a rank',
    said: [
      'next|following|successor|previous|preceding .. permutation|order|arrangement',
      'kth|k th',
      'next lexicographically|lexicographical|greater|larger',
      'greater|larger|smaller|lexicographically than|after|before',
      'first|last permutation|arrangement',
      'smallest|largest permutation|arrangement',
    ],
    answer: (nums) => permuteUnique(nums).slice(0, 1),
  },
  {
    asks: 'the permutations after the given one',
    said: [
      'greater|larger|later|bigger than|or',
      'after the given|input|original',
      'lexicographically greater|larger',
      'from the given|input',
    ],
    answer: (nums) => permuteUnique(nums).filter((order) => risesTo(nums, order)),
  },
]
