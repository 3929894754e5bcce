const pairs = (nums) => nums.flatMap((a, i) => nums.slice(i + 1).map((b, more) => [a, b, more + 1]))
const kinds = (nums, isGood) =>
  new Set(
    pairs(nums)
      .filter(([a, b, gap]) => isGood(a, b, gap))
      .map(([a, b]) => String([Math.min(a, b), Math.max(a, b)])),
  ).size

const lookAlikes = [
  {
    asks: 'pairs of indices, each of them',
    said: [
      'pair|pairs of indices|positions|places|indexes',
      'index|indices pair|pairs',
      'each|every|all|separately|several .. counted|counts|count ~once',
      'counted|count|counts .. separately|each|every|again|several|more|twice|often',
      'different positions|indices|places .. different|separate|distinct|pairs',
      'i j',
      'ways',
    ],
    answer: (nums, k) => pairs(nums).filter(([a, b]) => Math.abs(a - b) === k).length,
    denied: [
      'distinct|unique|different|differ|once|duplicate|duplicates|same|single|repeated|repeats|repeat|twice|set|kinds',
    ],
  },
  {
    asks: 'differences of at most k',
    said: [
      'at most',
      'up to',
      'within',
      'or less|smaller|fewer',
      'no|not more|larger|greater',
      'not|never exceed|exceeds',
    ],
    answer: (nums, k) => kinds(nums, (a, b) => Math.abs(a - b) <= k),
  },
  {
    asks: 'differences of at least k',
    said: ['at least k|d|diff|gap|the|that', 'or more|larger|greater', 'no|not less|smaller'],
    answer: (nums, k) => kinds(nums, (a, b) => Math.abs(a - b) >= k),
  },
  {
    asks: 'differences below or above k',
    said: ['less|smaller|fewer|closer|nearer than', 'below|under'],
    answer: (nums, k) => kinds(nums, (a, b) => Math.abs(a - b) < k),
  },
  {
    asks: 'sums',
    said: ['sum|sums|add|adds|total|together', 'product|products'],
    answer: (nums, k) => kinds(nums, (a, b) => a + b === k),
  },
  {
    asks: 'the smaller number to stand first, or last',
    said: [
      'i < j',
      'later|second|right|following|behind|after .. larger|greater|bigger|higher|smaller|less|lower|minus',
      'larger|greater|higher|smaller|lower .. before|after|first|left|later|earlier|behind',
      'minus .. earlier|first|left',
      'order|sequence',
    ],
    answer: (nums, k) => kinds(nums, (a, b) => b - a === k),
  },
  {
    asks: 'the larger number to stand first',
    said: [
      'i < j',
      'larger|greater|higher|smaller|lower .. before|after|first|left|later|earlier',
      'minus .. later|second|right',
      'first|earlier .. larger|greater|higher|minus',
    ],
    answer: (nums, k) => kinds(nums, (a, b) => a - b === k),
  },
  {
    asks: 'neighbours, or indices apart by something',
    said: [
      'adjacent|neighbouring|neighboring|neighbour|neighbours|consecutive|successive',
      'next to',
      'indices|positions|index|places .. apart|differ|difference|distance',
      'side by',
    ],
    answer: (nums, k) => kinds(nums, (a, b, gap) => gap === 1 && Math.abs(a - b) === k),
  },
  {
    asks: 'numbers that are not neighbours',
    said: [
      'not|never|nor|no .. adjacent|neighbouring|neighbours|consecutive|next|beside',
      'nonadjacent',
      'between them',
    ],
    answer: (nums, k) => kinds(nums, (a, b, gap) => gap > 1 && Math.abs(a - b) === k),
  },
  {
    asks: 'the most pairs without a common element',
    said: [
      'disjoint|matched|matching|teams|partner|partners',
      'used|use|belong|belongs|taken|member .. once|one|only',
      'largest|maximum|greatest|most|many .. pairs|teams|can',
    ],
    answer(nums, k) {
      const left = [...nums].sort((a, b) => a - b)
      let found = 0
      while (left.length) {
        const other = left.indexOf(left.shift() + k)
        if (other >= 0) {
          left.splice(other, 1)
          found++
        }
      }
      return found
    },
  },
  {
    asks: 'the numbers that have a partner',
    said: [
      'how many numbers|elements|values|integers|entries',
      'number|count of numbers|elements|values|integers|entries',
      'partner|counterpart',
    ],
    answer: (nums, k) => nums.filter((a, i) => nums.some((b, j) => i !== j && Math.abs(a - b) === k)).length,
  },
  {
    asks: 'triples',
    said: ['triple|triples|triplet|triplets|trio|trios|three'],
    answer: (nums, k) => [...new Set(nums)].filter((a) => nums.includes(a + k) && nums.includes(a + 2 * k)).length,
  },
  {
    asks: 'differences that are multiples of k',
    said: ['multiple|multiples|divisible|divides|remainder'],
    answer: (nums, k) => kinds(nums, (a, b) => (a - b) % k === 0),
  },
  {
    asks: 'values that occur only once',
    said: [
      'once|only .. in|occur|occurs|appear|appears',
      'occur|occurs|appear|appears .. once|one',
      'unique numbers|elements|values|integers',
    ],
    answer(nums, k) {
      const once = nums.filter((number) => nums.indexOf(number) === nums.lastIndexOf(number))
      return kinds(once, (a, b) => Math.abs(a - b) === k)
    },
  },
  {
    asks: 'absolute values',
    said: ['absolute values|value ~of', 'magnitude|magnitudes', 'regardless|ignoring .. sign|signs'],
    answer: (nums, k) => kinds(nums, (a, b) => Math.abs(Math.abs(a) - Math.abs(b)) === k),
  },
  {
    asks: 'a further condition or another figure',
    said: ['prime|divisible|multiple of', 'circle|circular|clock'],
  },
]
