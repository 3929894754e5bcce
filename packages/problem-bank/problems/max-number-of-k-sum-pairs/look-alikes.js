const pairsOf = (nums, fits) =>
  nums.flatMap((one, place) => nums.slice(place + 1).flatMap((other) => (fits(one, other) ? [[one, other]] : [])))

/** How many pairs there can be at most where each number is in one; tried in every way, so for few numbers alone. */
function most(nums, fits) {
  if (nums.length < 2) return 0
  if (nums.length > 12) return undefined
  const [one, ...rest] = nums
  const taken = rest.flatMap((other, place) => (fits(one, other) ? [1 + most(rest.toSpliced(place, 1), fits)] : []))
  return Math.max(most(rest, fits), ...taken)
}

const lookAlikes = [
  {
    asks: 'all pairs, in which a number may be used again',
    said: [
      'pairs|pair of indices|indexes|positions',
      'i|a|x < j|b|y',
      'number|count of .. ways',
      'used|reused|serve|taken|part .. several|many|more|again|repeatedly|twice',
      'reuse|reused',
      'every|all pair|pairs',
      'without removing',
      'not removed|used up|gone',
    ],
    answer: (nums, k) => pairsOf(nums, (one, other) => one + other === k).length,
  },
  {
    asks: 'different pairs of values',
    said: [
      'distinct|unique|different pair|pairs|combination|combinations|couple',
      'pair|pairs .. distinct|unique|different|counted once',
      'same|equal pair|pairs',
      'duplicate|duplicates',
    ],
    answer: (nums, k) =>
      new Set(pairsOf(nums, (one, other) => one + other === k).map((pair) => Math.min(...pair))).size,
  },
  {
    asks: 'pairs of two different numbers',
    said: [
      'distinct|different|unequal values|value|numbers|elements',
      'unequal|distinct|different from each',
      'not .. equal|same|identical',
      'itself',
    ],
    answer: (nums, k) => most(nums, (one, other) => one !== other && one + other === k),
  },
  {
    asks: 'pairs with a difference of k',
    said: ['difference|differ|differs|apart|subtract|subtracting|minus|absolute'],
    answer: (nums, k) => most(nums, (one, other) => Math.abs(one - other) === k),
  },
  {
    asks: 'a product of k',
    said: ['product|multiply|multiplied|multiplying|multiplies'],
    answer: (nums, k) => most(nums, (one, other) => one * other === k),
  },
  {
    asks: 'a sum of at most k',
    said: [
      'of|is|weigh|weighs|worth|be at most|maximum',
      'at most ~what|which|often|how|possible|be|can|times|the .. together|altogether|sum|total|combined',
      'together|sum|total|combined .. at most|maximum',
      'within|below|under',
      'at most k|target|t|the|so',
      'no|not more|greater|larger|heavier|higher than',
      'less|smaller|lower|lighter|below|under than|k|target',
      'not|never exceed|exceeds|above|over',
      'j|b|y|other|second <=|< k|target|t|s|sum|total',
      'up to k',
      'or less|fewer',
    ],
    answer: (nums, k) => most(nums, (one, other) => one + other <= k),
  },
  {
    asks: 'a sum of at least k',
    said: [
      'at least k|target|t|the|so',
      'no|not less|smaller|fewer|lower than',
      'greater|larger|bigger|higher|more than',
      'reach|reaches|exceed|exceeds|above|over',
      'j|b|y|other|second >=|> k|target|t|s|sum|total',
      'or more',
    ],
    answer: (nums, k) => most(nums, (one, other) => one + other >= k),
  },
  {
    asks: 'a sum that k divides',
    said: ['divisible|multiple|multiples|divides|modulo|mod|remainder|evenly'],
    answer: (nums, k) => most(nums, (one, other) => (one + other) % k === 0),
  },
  {
    asks: 'neighbours alone',
    said: [
      'adjacent|neighbouring|neighboring|neighbours|neighbors|consecutive|contiguous|beside',
      'first two|last|and',
      'both ends',
      'front|ends',
      '~come|comes|coming|put|brought|go|get back',
      'next to',
    ],
    answer(nums, k) {
      const kept = []
      let removed = 0
      for (const number of nums) {
        if (kept.at(-1) + number === k) {
          kept.pop()
          removed++
        } else kept.push(number)
      }
      return removed
    },
  },
  {
    asks: 'what is left, or removed',
    said: [
      'remaining|remain|remains|left|leftover|unpaired|unmatched|alone|single',
      'how many numbers|elements|people',
      'number|count of elements|numbers|removed',
      'size|length of',
    ],
    answer: (nums, k) => nums.length - 2 * maxOperations(nums, k),
  },
  {
    asks: 'the fewest operations, or whether all can go',
    said: ['minimum|fewest|least|smallest|minimal', 'whether|if|possible .. all|every|empty', 'true|false'],
    answer: (nums, k) => (pairsOf(nums, (one, other) => one + other === k).length > 0 ? 1 : 0),
  },
]
