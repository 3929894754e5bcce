function some(nums, fits) {
  return nums.some((a, i) => nums.some((b, j) => i < j && nums.some((c, k) => j < k && fits(a, b, c, i, j, k))))
}

const lookAlikes = [
  {
    asks: 'three neighbours',
    said: [
      'three|3 consecutive|adjacent|neighbouring|neighboring|successive|contiguous',
      'consecutive|adjacent|neighbouring|neighboring|contiguous elements|numbers|values|entries|indices|places|days',
      'three|3 in a row',
      'subarray',
      'i 1',
      'next to|directly|immediately',
    ],
    answer: (nums) => some(nums, (a, b, c, i, _j, k) => a < b && b < c && k === i + 2),
  },
  {
    asks: 'three numbers that fall',
    said: [
      'decreasing|descending|falling|falls|fall|smaller|lower|colder|shorter',
      'nums|a i > nums|a',
      'each .. less|smaller|lower',
    ],
    answer: (nums) => some(nums, (a, b, c) => a > b && b > c),
  },
  {
    asks: 'numbers that may be equal',
    said: [
      'nondecreasing|monotone',
      'or equal|as',
      'not .. decreasing|decrease|fall|smaller|less',
      'equal .. allowed|permitted|too|also|may',
      'may|can be equal',
      'at least as',
    ],
    answer: (nums) => some(nums, (a, b, c) => a <= b && b <= c),
  },
  {
    asks: 'more than three numbers, or two',
    said: [
      'four|4|five|5|k|m|n numbers|elements|indices|terms|days|values',
      'quadruple|quadruplet|quadruples|pair',
      'i j k l|and',
      'of length 4|5|k|four|five|2|two',
      'two|2 numbers|elements|indices|days',
      'j k l',
    ],
    answer: (nums) => some(nums, (a, b, c, _i, _j, k) => a < b && b < c && nums.some((d, l) => k < l && c < d)),
  },
  {
    asks: 'three numbers in another order of size',
    said: [
      '132|213|231|312 pattern',
      'pattern',
      'peak|mountain|valley|middle .. largest|smallest|highest|lowest',
      'nums|a k nums|a j',
      'nums|a j nums|a i',
      'between',
      'largest|smallest|highest|lowest .. middle|between',
    ],
    answer: (nums) => some(nums, (a, b, c) => a < c && c < b),
  },
  {
    asks: 'a peak or a valley of three',
    said: [
      'peak|mountain|valley|bend|zigzag',
      'middle .. largest|smallest|highest|lowest|larger|smaller',
      'rise|rises .. fall|falls',
    ],
    answer: (nums) => some(nums, (a, b, c) => (a < b && b > c) || (a > b && b < c)),
  },
  {
    asks: 'equal steps, or a sum',
    said: [
      'difference|differences|equal steps|gaps',
      'arithmetic|geometric',
      'same|equal distance|step|steps|gap|difference',
      'sum|add|adds|total|target|product',
      'by|exactly one|1',
      'consecutive integers',
      'evenly',
    ],
    answer: (nums) => some(nums, (a, b, c) => a < b && b - a === c - b),
  },
  {
    asks: 'some of the numbers, or a circle',
    said: [
      'circular|circle|cyclic|wrap|wraps|rotate|rotated|rotation',
      'even|odd|positive|negative|prime numbers|elements|values|ones|indices',
      'all even|odd|positive|negative|prime',
      'at least|most .. apart|distance|between|places',
      'apart|distance',
      'within|window',
      'absolute',
      'exactly|only one such|triple|triplet',
      'unique|number|count of',
      'two|disjoint triples|triplets',
      'triplets|triples .. disjoint|each',
      'sorted|reorder|rearrange|rearranged',
      'any order',
      'distinct',
    ],
    answer: (nums) => new Set(nums).size >= 3,
  },
]
