const allPairs = (nums1, nums2) => nums1.flatMap((one) => nums2.map((other) => [one, other]))
const sumOf = ([one, other]) => one + other
const bestBy = (pairs, size, k) => pairs.sort((a, b) => size(a) - size(b)).slice(0, k)
/** Each pair of values once. */
const different = (pairs) => pairs.filter((pair, at) => pairs.findIndex((one) => String(one) === String(pair)) === at)
const numbersOnce = (nums) => [...new Set(nums)]

const lookAlikes = [
  {
    asks: 'the pairs with the largest sums',
    said: ['largest|greatest|highest|biggest|maximum|max sum|sums|pairs|total', 'largest|greatest|biggest|highest'],
    answer: (nums1, nums2, k) => bestBy(allPairs(nums1, nums2), (pair) => -sumOf(pair), k),
  },
  {
    asks: 'different pairs of values',
    said: [
      'distinct|unique|different ~positions|indices|places|numbers|arrays',
      'no|without|not duplicate|duplicates|repeated|repetition|twice',
      'same|equal|identical pair|values .. once|one',
      'only|just once',
    ],
    answer: (nums1, nums2, k) => bestBy(different(allPairs(nums1, nums2)), sumOf, k),
  },
  {
    asks: 'each number used in one pair only',
    said: [
      'each|every|no number|element|entry|value .. once|one|twice|two|again',
      'used|taken|chosen|paired once|again|twice|only',
      'disjoint|matching|matched|assigned|assignment',
    ],
    answer: (nums1, nums2, k) => nums1.slice(0, k).flatMap((one, at) => (at < nums2.length ? [[one, nums2[at]]] : [])),
  },
  {
    asks: 'the pairs with the smallest differences or products',
    said: [
      'difference|differences|differ|closest|nearest|distance|apart|product|products|quotient|fraction|fractions|ratio|absolute',
    ],
    answer: (nums1, nums2, k) => bestBy(allPairs(nums1, nums2), ([one, other]) => Math.abs(one - other), k),
  },
  {
    asks: 'the pairs with the smallest products',
    said: ['product|products|multiply|multiplied'],
    answer: (nums1, nums2, k) => bestBy(allPairs(nums1, nums2), ([one, other]) => one * other, k),
  },
  {
    asks: 'pairs of positions',
    said: [
      'pairs of indices|positions|index',
      'indices|positions|index rather|instead|of the numbers|of both',
      'return|give .. indices|positions',
    ],
    answer: (nums1, nums2, k) =>
      bestBy(
        nums1.flatMap((_, i) => nums2.map((_, j) => [i, j])),
        ([i, j]) => nums1[i] + nums2[j],
        k,
      ),
  },
  {
    asks: 'pairs with a certain sum, or below one',
    said: [
      'sum|sums|total equal|equals|below|above|less|at|greater|exceeding|up .. target|k|t|x',
      'exactly|target',
      'divisible|even|odd|prime',
    ],
    answer: (nums1, nums2, k) => allPairs(nums1, nums2).filter((pair) => sumOf(pair) <= k),
  },
  {
    asks: 'pairs of one number and what follows it in order',
    said: ['i j|less|<', 'same index|position|place', 'index|position .. less|smaller|before|greater'],
    answer: (nums1, nums2, k) =>
      bestBy(
        nums1.flatMap((one, at) => (at < nums2.length ? [[one, nums2[at]]] : [])),
        sumOf,
        k,
      ),
  },
  {
    asks: 'pairs of two different numbers',
    said: ['different|unequal|distinct numbers|values|elements', 'not .. equal|same', 'u v .. not|!='],
    answer: (nums1, nums2, k) =>
      bestBy(
        allPairs(nums1, nums2).filter(([one, other]) => one !== other),
        sumOf,
        k,
      ),
  },
  {
    asks: 'repeated numbers of an array taken once',
    said: ['repeated|duplicate|equal|duplicates .. once|one|ignored|removed', 'sets|set'],
    answer: (nums1, nums2, k) => bestBy(allPairs(numbersOnce(nums1), numbersOnce(nums2)), sumOf, k),
  },
  {
    asks: 'pairs where the second array comes first, or sorted pairs',
    said: ['number|element of nums2|second|b first|before', 'smaller|larger .. first|before', 'sorted|ordered within'],
    answer: (nums1, nums2, k) => kSmallestPairs(nums1, nums2, k).map(([one, other]) => [other, one]),
  },
]
