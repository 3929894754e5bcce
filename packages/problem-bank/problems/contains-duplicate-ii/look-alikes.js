/** Whether two different places, the earlier one first, fit. */
const anyTwo = (nums, fits) => nums.some((_, i) => nums.some((_, j) => i < j && fits(i, j)))
const equal = (nums, fits) => anyTwo(nums, (i, j) => nums[i] === nums[j] && fits(j - i))

const lookAlikes = [
  {
    asks: 'any duplicate, however far away',
    said: ['anywhere|however|regardless|irrespective|whatever', 'any distance', 'at all|least twice', 'more than once'],
    answer: (nums) => equal(nums, () => true),
  },
  {
    asks: 'less than the distance',
    said: [
      'less|smaller|lower|fewer|closer|nearer than k|d|the|distance|window|gap|limit|that|w|r',
      'strictly less|smaller|fewer|below|within|closer|under',
      'below|under k|d',
      'less than',
      'k 1 places|positions',
    ],
    answer: (nums, k) => equal(nums, (gap) => gap < k),
  },
  {
    asks: 'places with so many elements between them',
    said: [
      'k|d|most|than|least element|number|entry|item|other|value|elements .. between',
      'between them|the|two|both|these|such',
    ],
    answer: (nums, k) => equal(nums, (gap) => gap - 1 <= k),
  },
  {
    asks: 'exactly that distance',
    said: [
      'exactly|precisely k|d|that|as|at',
      'exactly|precisely',
      'equals|equal to k|d',
      'is equal to k',
      'exact distance',
    ],
    answer: (nums, k) => equal(nums, (gap) => gap === k),
  },
  {
    asks: 'at least that distance',
    said: [
      'at least k|d|the|that|this|distance',
      'k|d or more|farther|further',
      'greater|more|larger|farther|further .. than|or k|d|equal',
      'not|no less|closer|nearer',
      'far apart',
      'minimum distance',
    ],
    answer: (nums, k) => equal(nums, (gap) => gap >= k),
  },
  {
    asks: 'more than that distance',
    said: ['more|greater|larger|farther|further than k|d|the', 'exceed|exceeds|exceeding k|d|the', 'beyond'],
    answer: (nums, k) => equal(nums, (gap) => gap > k),
  },
  {
    asks: 'that all duplicates be so near',
    said: [
      'every|all|each pair|duplicate|repeat|two|equal|occurrence|repeated .. is|are|be|at|must|within|lie|stand',
      'every|each duplicate|repeat|pair|repetition|repeated',
      'all equal|duplicate|pairs|occurrences',
    ],
    answer: (nums, k) => nums.every((number, i) => nums.every((other, j) => number !== other || Math.abs(i - j) <= k)),
  },
  {
    asks: 'that there be no such duplicates',
    said: [
      'true if|when|iff no|none|all|every|each',
      'true if|when|iff there is|are no',
      'no two|equal|duplicate|duplicates|such|pair|repeat|repeats',
      'all|are|be distinct|different|unique',
      'false if|when|where .. duplicate|equal|same|two|pair',
      'never repeat|repeats|repeated',
    ],
    answer: (nums, k) => !containsNearbyDuplicate(nums, k),
  },
  {
    asks: 'values that are near one another too (Contains Duplicate III)',
    said: [
      'almost|nearly|similar',
      'value|number|integer|element differ|difference',
      'differ|difference of|in|between their|the|two|both value',
      'abs|absolute|difference nums',
      'consecutive value|values|number|integer',
      'off by|one',
      't|valuediff|tolerance',
    ],
    answer: (nums, k) => anyTwo(nums, (i, j) => j - i <= k && Math.abs(nums[i] - nums[j]) <= k),
  },
  {
    asks: 'values that differ by that much',
    said: [
      'value|number|integer|element differ|difference|apart',
      'differ|difference of|in|between their|the|two|both value',
      'differ by exactly',
      'abs|absolute|difference nums',
    ],
    answer: (nums, k) => anyTwo(nums, (i, j) => Math.abs(nums[i] - nums[j]) === k),
  },
  {
    asks: 'a number that occurs so many times',
    said: [
      'k|than|least|most time|copies|occurrence',
      'three|3 time|equal|same|copies',
      'thrice|triplicate|triple|triplet',
      'occur|occurs|appear|appears|repeated k|at',
    ],
    answer: (nums, k) => nums.some((number) => nums.filter((other) => other === number).length > k),
  },
  {
    asks: 'three equal numbers',
    said: ['three|3 .. equal|same|time|indices|positions|copies', 'thrice|triplicate|triple|triplet|triplets'],
    answer: (nums, k) =>
      nums.some((number, i) => nums.slice(i, i + k + 1).filter((other) => other === number).length > 2),
  },
  {
    asks: 'two different numbers, or a pair with another property, so near',
    said: [
      'different|unequal|distinct number|value|element|values',
      'opposite|negative|negation|sum|sums|add|product|double|multiple|divisible',
      'same|equal absolute',
      'absolute value .. equal|same',
    ],
    answer: (nums, k) => anyTwo(nums, (i, j) => j - i <= k && nums[i] === -nums[j]),
  },
  {
    asks: 'a circle',
    said: ['circular|circle|cyclic|cyclically|wrap|wraps|wrapping|wrapped|ring|round|loop|around'],
    answer: (nums, k) => equal(nums, (gap) => Math.min(gap, nums.length - gap) <= k),
  },
  {
    asks: 'the first so many numbers alone',
    said: ['first|last|initial k|d', 'prefix|suffix', 'disjoint|nonoverlapping|block|blocks|chunk|chunks'],
    answer: (nums, k) => equal(nums.slice(0, k), () => true),
  },
  {
    asks: 'even or odd numbers only',
    said: ['even|odd|positive|negative number|value|element|integer|only|one', 'only even|odd'],
    answer: (nums, k) => anyTwo(nums, (i, j) => nums[i] === nums[j] && nums[i] % 2 === 0 && j - i <= k),
  },
]
