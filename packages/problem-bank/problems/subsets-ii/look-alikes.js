const totalOf = (subset) => subset.reduce((sum, number) => sum + number, 0)
const onlyOnce = (lists) => [...new Map(lists.map((list) => [list.join(), list])).values()]

/** All subsets of places, as lists of places in order. */
function choicesOf(nums) {
  const found = [[]]
  for (const place of nums.keys()) found.push(...found.map((chosen) => [...chosen, place]))
  return found
}

const lookAlikes = [
  {
    asks: 'all subsets, equal ones listed apart',
    said: [
      'told apart',
      'distinguish|distinguished|distinguishable',
      'equal|identical|same|duplicate subset|selection .. listed|kept|allowed|apart|separately|several|each|included|may|are|appear',
      'equal|same|identical number|element|value|fruit .. different|apart|separate|separately|distinct',
      'as often|many times',
      'including|with duplicate|repeated|identical|equal subset',
      'even if|when|though .. same|equal|identical',
      'by .. position|index',
    ],
    answer: (nums) => choicesOf(nums).map((chosen) => chosen.map((place) => nums[place])),
  },
  {
    asks: 'subsets in which no number is there twice',
    said: [
      'subset|selection .. no|not|without|never .. number|element|value|integer|fruit|two .. twice|equal|same|repeat|repeats|duplicate',
      'no|not|never number|element|value|two|integer .. twice|repeat|repeats|more|same|equal|repeated',
      '~with|have|has|had|bear|bears|carry|are|all|by|of distinct|different|unique number|element|value|integer',
      'subset|subsets|selection|selections|group|groups|only|to .. with|have|has|of|all distinct|different|unique number|element|value|integer',
      'each|every number|element|value|integer .. once',
      'at most|only once',
      'remove|removed|removing|drop|dropped|ignore|ignoring|discard|delete|deduplicate .. duplicate|repeated|equal',
      'duplicate .. removed|dropped|ignored|discarded|left|omitted',
      'one of each',
    ],
    answer: (nums) => subsetsWithDup([...new Set(nums)]),
  },
  {
    asks: 'subsets in which a number is there twice at most, or in which one is',
    said: ['at|than most|more|least twice|two|2', 'at least|some .. duplicate|repeated|twice|equal'],
    answer: (nums) =>
      subsetsWithDup(nums).filter((subset) => subset.every((number, at) => at < 2 || number !== subset[at - 2])),
  },
  {
    asks: 'subsets of two numbers',
    said: [
      'size|length|sized|cardinality k|two|2|three|3|n|half|exactly|at|up|one|1',
      'k|two|2|three|3 element|number|item|fruit|integer|of',
      'exactly|precisely k|two|2|three|3|one|1',
      'pair|pairs|triple|triples|choose|couple',
      'fixed|equal|given size|length|number',
    ],
    answer: (nums) => subsetsWithDup(nums).filter(({ length }) => length === 2),
  },
  {
    asks: 'subsets of at most so many numbers',
    said: ['at most|least', 'up to', 'no more|fewer', 'or fewer|less|more', 'fewer|less|more than'],
    answer: (nums) => subsetsWithDup(nums).filter(({ length }) => length <= 2),
  },
  {
    asks: 'subsets that are not empty, or not the whole',
    said: [
      'nonempty|nonvoid|proper|nontrivial',
      'at least one',
      'not|without|excluding|except|no|exclude|excluded|besides|other .. empty|whole|full|none',
      'empty .. not|excluded|left|omitted|except|missing',
      'one or more',
      'not .. all|everything',
    ],
    answer: (nums) => subsetsWithDup(nums).filter(({ length }) => length > 0),
  },
  {
    asks: 'subsets other than the whole',
    said: [
      'proper|nontrivial|strict',
      'not|without|excluding|except|exclude|excluded|besides|other .. whole|full|all|itself|entire',
      'not .. all|everything|whole',
    ],
    answer: (nums) => subsetsWithDup(nums).filter(({ length }) => length < nums.length),
  },
  {
    asks: 'contiguous subarrays',
    said: [
      'subarray|subarrays|contiguous|contiguously|substring',
      'consecutive|adjacent|neighbouring|neighboring|successive',
      'next to each|one',
      'segment|segments|interval|run|block|stretch|slice|window',
    ],
    answer: (nums) =>
      onlyOnce([
        [],
        ...nums.flatMap((_, from) => nums.slice(from).map((__, more) => nums.slice(from, from + more + 1))),
      ]),
  },
  {
    asks: 'subsets without neighbours',
    said: [
      'adjacent|neighbouring|neighboring|neighbour|neighbor|neighbours|neighbors|consecutive|successive|next',
      'nonadjacent|nonconsecutive|apart|independent',
      'differ|differs|difference',
    ],
    answer: (nums) =>
      onlyOnce(
        choicesOf(nums)
          .filter((chosen) => chosen.every((place, at) => at === 0 || place > chosen[at - 1] + 1))
          .map((chosen) => chosen.map((place) => nums[place])),
      ),
  },
  {
    asks: 'different subsequences, in the order of the array',
    said: [
      'subsequence|subsequences',
      'order matter|matters',
      'original|relative|given|same|input|their order',
      'order .. kept|preserved|maintained',
      'keep|keeping|keeps|preserve|preserving|maintain|maintaining .. order',
    ],
    answer: (nums) => onlyOnce(choicesOf(nums).map((chosen) => chosen.map((place) => nums[place]))),
  },
  {
    asks: 'increasing subsequences',
    said: [
      'increasing|ascending|nondecreasing|sorted|decreasing|rising subsequence|sequence|subset|order',
      'increasing|nondecreasing',
    ],
    answer: (nums) =>
      onlyOnce(choicesOf(nums).map((chosen) => chosen.map((place) => nums[place]))).filter((list) =>
        list.every((number, at) => at === 0 || number >= list[at - 1]),
      ),
  },
  {
    asks: 'subsets with a certain sum',
    said: ['sum|sums|total|totals|adding|adds|add', 'product|divisible|average|mean|xor'],
    answer: (nums) => subsetsWithDup(nums).filter((subset) => totalOf(subset) === 0),
  },
  {
    asks: 'subsets with an even sum or of an even number of numbers',
    said: ['even|odd|divisible|multiple'],
    answer: (nums) => subsetsWithDup(nums).filter((subset) => totalOf(subset) % 2 === 0),
  },
  {
    asks: 'subsets of different sums',
    said: [
      'sum|sums|total .. once|different|distinct|same|unique|equal',
      'same|equal|different|distinct|unique sum|total',
    ],
    answer: (nums) => [...new Map(subsetsWithDup(nums).map((subset) => [totalOf(subset), subset])).values()],
  },
  {
    asks: 'ordered selections',
    said: [
      'permutation|permutations|arrangement|arrangements|ordered|orderings|sequence|sequences',
      'order matter|matters|counts',
      'different order|orders',
    ],
    answer(nums) {
      const orders = (left) => [
        [],
        ...left.flatMap((number, at) => orders(left.toSpliced(at, 1)).map((rest) => [number, ...rest])),
      ]
      return onlyOnce(orders(nums))
    },
  },
  {
    asks: 'numbers that may be used again',
    said: [
      '~no|not|none|never|neither|nor number|value|element|candidate|entry|integer may|can|could|might be picked|chosen|used|taken|drawn|selected more|again|twice|several|as|any|repeatedly|over',
      'reuse|reused|reusing|replacement|unlimited|repetition',
      'used|use|chosen|taken|picked .. again|several|multiple|repeatedly|unlimited',
      'more than once',
      'any number of times',
    ],
    answer: (nums) => subsetsWithDup([...nums, ...nums]).filter(({ length }) => length <= nums.length),
  },
  {
    asks: 'prefixes or suffixes',
    said: ['prefix|prefixes|suffix|suffixes|beginning'],
    answer: (nums) => [[], ...nums.map((_, at) => nums.slice(0, at + 1))],
  },
  {
    asks: 'subsets that hold a certain number',
    said: [
      'must|contain|contains|containing|include|includes|hold .. largest|smallest|first|last|maximum|minimum|greatest',
      'including|with the first|last|largest|smallest|maximum|minimum',
      'palindrome|symmetric',
    ],
    answer: (nums) => subsetsWithDup(nums).filter((subset) => subset.includes(Math.max(...nums))),
  },
]
