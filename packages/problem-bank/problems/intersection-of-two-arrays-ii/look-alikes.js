const timesIn = (nums, number) => nums.filter((other) => other === number).length
const values = (...lists) => [...new Set(lists.flat())]
const both = (nums1, nums2) => values(nums1).filter((number) => nums2.includes(number))
/** Every value, as often as `times` says of its two counts. */
const repeated = (nums1, nums2, times) =>
  values(nums1, nums2).flatMap((number) =>
    new Array(Math.max(0, times(timesIn(nums1, number), timesIn(nums2, number)))).fill(number),
  )

const lookAlikes = [
  {
    asks: 'every common value once',
    said: [
      'unique|distinct',
      'only|just|exactly|listed|appears|appear|reported|given|included|counted|once once',
      'each|every value|number|element|one|item once|only',
      'must be unique|distinct|different',
      'without|no|remove|removing|ignore|ignoring|ignored duplicate|repeat|repetition',
      'duplicate|repeat|repetition .. removed|ignored|dropped|once|collapsed|discarded',
      'at most once',
      'one time each|only',
      'set intersection',
      'regardless|irrespective|no .. how often|many',
    ],
    answer: both,
  },
  {
    asks: 'every occurrence in the first array of a value of the second',
    denied: [
      'times|often|many|occurrence|occurrences|count|counts|minimum|smaller|copies|copy|multiset|multisets|frequency|pair|pairs|multiplicity|twice|duplicate|duplicates|bag|bags|counter|matched',
    ],
    said: [
      'all|every each occurrence|element|entry|item of nums1|first|the|a',
      'filter|filtered|filtering',
      'first|nums1 .. that|which .. anywhere|somewhere .. second|nums2',
      'even|also if .. fewer|once|less',
      'all its|their occurrence|copies',
      'no matter|regardless .. how often|many',
    ],
    answer: (nums1, nums2) => nums1.filter((number) => nums2.includes(number)),
  },
  {
    asks: 'every occurrence in the second array of a value of the first',
    said: [
      'all|every|each occurrence|element|entry|item of nums2|second',
      'filter|filtered|filtering',
      'second|nums2 .. that|which .. anywhere|somewhere .. first|nums1',
      'all its|their occurrence|copies',
    ],
    answer: (nums1, nums2) => nums2.filter((number) => nums1.includes(number)),
  },
  {
    asks: 'all copies of both arrays',
    said: [
      'total|sum|combined|together|added|add .. time|copies|occurrence|count|frequency',
      'both copies',
      'in total',
      'as many time|copies .. together|total|combined',
      'sum of',
    ],
    answer: (nums1, nums2) => repeated(nums1, nums2, (one, other) => (one && other ? one + other : 0)),
  },
  {
    asks: 'common values as often as the array has them that holds more',
    said: [
      'maximum|max|larger|greater|higher|bigger of|count|frequency|number',
      'more often|frequent',
      'union',
      'larger|greater|higher|bigger .. count|frequency',
    ],
    answer: (nums1, nums2) => repeated(nums1, nums2, (one, other) => (one && other ? Math.max(one, other) : 0)),
  },
  {
    asks: 'the union',
    said: ['union', 'in|of either', 'at least one of', 'any of the', 'merge|merged|merging'],
    answer: (nums1, nums2) => repeated(nums1, nums2, Math.max),
  },
  {
    asks: 'what is left of the first array',
    said: [
      'difference|minus|subtract|subtracting|subtracted|remaining|remain|remains|unmatched|unpaired|without partner',
      'left over|after',
      'leftover|missing|absent|lack|lacks',
      'not in|shared|found|present|common|matched .. second|nums2|other|both',
      'removed|removing|remove from nums1|first',
    ],
    answer: (nums1, nums2) => repeated(nums1, nums2, (one, other) => one - other),
  },
  {
    asks: 'what one array has more of than the other',
    said: [
      'symmetric difference|disjunctive',
      'exactly|only one of',
      'not both|shared|common',
      'unmatched|unpaired|leftover|difference|surplus',
    ],
    answer: (nums1, nums2) => repeated(nums1, nums2, (one, other) => Math.abs(one - other)),
  },
  {
    asks: 'values at the same position of both',
    said: [
      'same|equal|identical|matching|corresponding position|index|place|spot|slot|day',
      'position by position',
      'aligned|positionwise',
    ],
    answer: (nums1, nums2) => nums1.filter((number, place) => nums2[place] === number),
  },
  {
    asks: 'the values in a certain order',
    said: [
      'in|by|an ascending|increasing|descending|decreasing|sorted|numeric|numerical|reverse|nondecreasing|rising|falling order|list|array|sequence|manner',
      'must|should|be sorted',
      'return|returned|output|result|answer .. sorted|ascending|descending',
      'and|then sort',
      'small|smallest|low|lowest|lesser first|to',
      'large|largest|high|highest|biggest|greatest first|to',
      'in the same|original order',
      'in the order',
      'in which they|it|each appear|occur|appears|occurs|come|stand',
      'keep|keeping|kept|preserve|preserving|preserved|maintain|maintaining .. order',
      'order of nums1|nums2|first|appearance|occurrence|their',
    ],
    answer: intersect,
  },
  {
    asks: 'common values that are repeated in both',
    said: [
      'at least two|twice|2|k .. both|each|time',
      'more than once .. both|each',
      'in both|each .. more than once|twice|repeatedly',
      'repeated|duplicated in both|each',
      'twice',
    ],
    answer: (nums1, nums2) =>
      repeated(nums1, nums2, (one, other) => (Math.min(one, other) > 1 ? Math.min(one, other) : 0)),
  },
  {
    asks: 'values that both have equally often',
    said: [
      'same|equal|identical count|frequency|frequencies|multiplicity',
      'same|equal|identical number of time|copies|occurrence',
      'exactly as often|many',
      'equally often|many',
      'counts|frequencies agree|match|equal|coincide',
    ],
    answer: (nums1, nums2) => repeated(nums1, nums2, (one, other) => (one === other ? one : 0)),
  },
  {
    asks: 'even, odd or positive values only',
    said: [
      'even|odd number|value|element|integer|one|only|common|shared',
      'only|are|is even|odd|positive',
      'positive|nonzero|prime',
    ],
    answer: (nums1, nums2) => intersect(nums1, nums2).filter((number) => number % 2 === 0),
  },
  {
    asks: 'odd values only',
    said: ['odd number|value|element|integer|one|only|common|shared', 'only|are|is odd'],
    answer: (nums1, nums2) => intersect(nums1, nums2).filter((number) => number % 2 !== 0),
  },
  {
    asks: 'the positions of the common values',
    said: ['index|position .. of|where|at', 'positions|where .. stand'],
    answer: (nums1, nums2) => both(nums1, nums2).map((number) => nums1.indexOf(number)),
  },
  {
    asks: 'the longest stretch that both arrays share',
    said: ['contiguous|consecutive|subarray|stretch|run', 'subsequence|longest'],
    answer(nums1, nums2) {
      let longest = []
      for (let i = 0; i < nums1.length; i++)
        for (let j = 0; j < nums2.length; j++) {
          let length = 0
          while (i + length < nums1.length && nums1[i + length] === nums2[j + length]) length++
          if (length > longest.length) longest = nums1.slice(i, i + length)
        }
      return longest
    },
  },
]
