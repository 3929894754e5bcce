const ordered = (numbers) => [...numbers].sort((a, b) => a - b)
const together = (nums1, nums2) => ordered([...nums1, ...nums2])
const medianOf = (numbers) => findMedianSortedArrays(ordered(numbers), [])
const meanOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const lookAlikes = [
  {
    asks: 'the lower median',
    said: [
      'weaker|lower|smaller|lesser|poorer of',
      'lower|left|smaller|lesser|former median|middle|of|one',
      'first median|middle',
      'median|middle .. lower|smaller|lesser|left of|one|number|value|element',
      'take|takes|return|choose|use|counts|pick .. smaller|lower|left|lesser|first',
      'low median',
      'not .. average|averaged|mean',
      'no average|averaging',
      'instead of .. average|mean',
      'without averaging',
    ],
    answer: (nums1, nums2) => together(nums1, nums2)[(nums1.length + nums2.length - 1) >> 1],
  },
  {
    asks: 'the upper median',
    said: [
      'stronger|higher|larger|greater|better of',
      'upper|right|larger|greater|higher|bigger|latter median|middle|of|one',
      'second median|middle',
      'median|middle .. upper|larger|greater|higher|bigger of|one|number|value|element',
      'take|takes|return|choose|use|counts|pick .. larger|upper|right|greater|higher',
      'high median',
      'not .. average|averaged|mean',
      'no average|averaging',
      'instead of .. average|mean',
      'without averaging',
    ],
    answer: (nums1, nums2) => together(nums1, nums2)[(nums1.length + nums2.length) >> 1],
  },
  {
    asks: 'the median rounded',
    said: [
      'round|rounded|rounding|rounds|floor|floored|truncate|truncated|truncating|ceil|ceiling',
      'integer part|division|quotient',
      'nearest',
      'whole number',
    ],
    answer: (nums1, nums2) => Math.floor(findMedianSortedArrays(nums1, nums2)),
  },
  {
    asks: 'the mean',
    said: [
      'mean|average of all|their|every|each|entries|everything',
      'mean|average of both|the array|list|team|union|combined|merged',
      'mean|average of the combined|merged|union|whole|whole',
      'mean|average over|across',
      'mean|average value|salary|time of|over|across all|both|every',
      'overall|total|joint|combined mean|average',
      'sum .. divided|divide',
      'not .. median',
    ],
    answer: (nums1, nums2) => meanOf([...nums1, ...nums2]),
  },
  {
    asks: 'the median of the different numbers',
    said: [
      'distinct number|value|element|integer|entry|time|salary',
      'different value|element|integer|entry',
      'unique number|value|element|integer|entry|time|salary',
      'duplicate|repeated|repetition|repeat|equal .. once|removed|ignored|dropped|removal|discarded|collapsed|deleted|single',
      'without|removing|ignoring|dropping|discarding|deleting|eliminating|remove|ignore|drop|discard|delete duplicate|repetition|repeated|repeat|equal',
      'only|just|counted|counts|count|taken|occurs once',
      'one|single time|copy',
      'set union',
      'as a set',
      'deduplicate|deduplicated',
    ],
    answer: (nums1, nums2) => medianOf(new Set([...nums1, ...nums2])),
  },
  {
    asks: 'the median of the common numbers',
    said: [
      'common|intersection|shared',
      'appear|appears|occur|occurs|contained|present in both|each',
      'both .. contain|share',
    ],
    answer: (nums1, nums2) => medianOf(nums1.filter((number) => nums2.includes(number))),
  },
  {
    asks: 'the median of the numbers of one array only',
    said: [
      'symmetric difference',
      'exactly in|one of',
      'occur|occurs|appear|appears|contained|present|are|is in only|exactly|just one',
      'first .. but not .. second',
      'not .. shared|common',
    ],
    answer: (nums1, nums2) =>
      medianOf([...nums1.filter((n) => !nums2.includes(n)), ...nums2.filter((n) => !nums1.includes(n))]),
  },
  {
    asks: 'the median of the sums of pairs',
    said: ['sum|sums', 'pair|pairs|pairing|cartesian', 'one|number|element from each'],
    answer: (nums1, nums2) => medianOf(nums1.flatMap((a) => nums2.map((b) => a + b))),
  },
  {
    asks: 'the median of the products or differences of pairs',
    said: ['product|difference|distance|gap', 'pair|pairs|cartesian', 'absolute'],
    answer: (nums1, nums2) => medianOf(nums1.flatMap((a) => nums2.map((b) => a * b))),
  },
  {
    asks: 'the mean of the two medians',
    said: [
      'mean|average of .. both|their median',
      'both|their median',
      'median of each|every|either',
      'each|respective|own|individual median',
      'each array|list|team .. median',
      'median of median',
      'sum|add|difference .. median',
      'median .. separately',
    ],
    answer: (nums1, nums2) => (medianOf(nums1) + medianOf(nums2)) / 2,
  },
  {
    asks: 'the difference, the larger or the sum of the two medians',
    said: [
      'difference|sum|larger|greater|smaller|maximum|minimum of .. median',
      'median of each|every|either',
      'each|respective|own|individual median',
      'each array|list|team .. median',
      'median .. differ',
      'both|their median',
    ],
    answer: (nums1, nums2) => Math.max(medianOf(nums1), medianOf(nums2)),
  },
  {
    asks: 'the middle between the smallest and the largest number',
    said: [
      'smallest|least|minimum|lowest and|plus .. largest|greatest|maximum|highest',
      'midrange|extreme',
      'midway|midpoint',
    ],
    answer(nums1, nums2) {
      const all = together(nums1, nums2)
      return (all[0] + all.at(-1)) / 2
    },
  },
  {
    asks: 'the most frequent number',
    said: ['mode', 'most|least frequent|common|often|frequently', 'majority'],
    answer(nums1, nums2) {
      const all = together(nums1, nums2)
      const often = (number) => all.filter((other) => other === number).length
      return all.reduce((best, number) => (often(number) > often(best) ? number : best))
    },
  },
  {
    asks: 'a quartile, or the number of another rank',
    said: ['quartile|percentile|quantile|decile', 'kth|k th|third|second|fourth smallest|largest|greatest', 'rank'],
    answer(nums1, nums2) {
      const all = together(nums1, nums2)
      return all[Math.floor(all.length / 4)]
    },
  },
  {
    asks: 'the median without the smallest or the largest number',
    said: [
      'without|excluding|removing|dropping|ignoring|discarding|except|remove|drop|discard|exclude|excluded|removed|dropped|discarded|ignored .. smallest|largest|minimum|maximum|extreme|outlier|lowest|highest|first|last',
      'smallest|largest|minimum|maximum|extreme|outlier|lowest|highest .. removed|dropped|discarded|excluded|ignored|without|left',
      'trimmed|outlier',
    ],
    answer: (nums1, nums2) => medianOf(together(nums1, nums2).slice(1)),
  },
  {
    asks: 'the median without the largest number',
    said: [
      'without|excluding|removing|dropping|ignoring|discarding|except|remove|drop|discard|exclude|excluded|removed|dropped|discarded|ignored .. largest|maximum|extreme|outlier|highest|last',
      'largest|maximum|extreme|outlier|highest .. removed|dropped|discarded|excluded|ignored|without|left',
      'trimmed|outlier',
    ],
    answer: (nums1, nums2) => medianOf(together(nums1, nums2).slice(0, -1)),
  },
  {
    asks: 'the median of absolute values',
    said: [
      'absolute value|amount|number',
      'magnitude',
      'regardless .. sign',
      'square|squared|squares',
      'without .. sign',
    ],
    answer: (nums1, nums2) => medianOf([...nums1, ...nums2].map(Math.abs)),
  },
  {
    asks: 'the median of the positive numbers',
    said: [
      'only|just positive|nonnegative|nonzero',
      'ignore|ignoring|without|excluding .. negative|zero|0',
      'positive|nonnegative number|value|element|entry .. only|alone',
    ],
    answer: (nums1, nums2) => medianOf([...nums1, ...nums2].filter((number) => number > 0)),
  },
  {
    asks: 'the median of the even or odd numbers',
    said: [
      'only|just even|odd',
      'even|odd value|element|entry',
      'only|all|the even|odd number .. both|arrays|lists|two',
    ],
    answer: (nums1, nums2) => medianOf([...nums1, ...nums2].filter((number) => number % 2 === 0)),
  },
  {
    asks: 'arrays in another order',
    said: [
      'descending|decreasing|nonincreasing|unsorted|unordered|nonsorted|rotated',
      'not|neither .. sorted|ordered',
      'opposite order',
    ],
    answer: (nums1, nums2) => medianOf([...nums1, ...nums2]),
  },
  {
    asks: 'numbers with weights',
    said: ['weight|weighted|weights|multiplicities|frequency|frequencies', 'how often'],
    answer: (nums1, nums2) => medianOf(nums1.flatMap((number, place) => new Array(nums2[place]).fill(number))),
  },
]
