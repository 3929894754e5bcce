const lookAlikes = [
  {
    asks: 'repeated values as often as both have them',
    denied: [
      'unique|distinct|once|different|set|sets|duplicate|duplicates|repeat|repeated|repeats|repetition|repetitions|twice',
    ],
    said: [
      'as many time|copies|as',
      'as often as',
      'same number of time',
      '~however many time .. both|show|appear|occur|shared',
      'multiplicity|multiplicities|multiset|multisets|bag',
      'including|include|included|keep|keeping|count|counting|allow|allowing|with|retain .. duplicate|repeats|repetition',
      'duplicate|repeats|repetition .. kept|included|counted|allowed|retained|preserved|stay|remain',
      'each|every copy|occurrence',
      'paired|pair|matched .. copy|off|up',
      'smaller|minimum|lesser|lower .. count|frequency|number of',
      'twice in both',
    ],
    answer(nums1, nums2) {
      const left = [...nums2]
      return nums1.filter((number) => left.includes(number) && left.splice(left.indexOf(number), 1))
    },
  },
  {
    asks: 'every occurrence in the first array of a value of the second',
    said: [
      'all|every|each occurrence|element|entry|item of nums1|first|the',
      'elements of nums1',
      'first array|list .. that .. second',
      'filter|filtered',
    ],
    answer: (nums1, nums2) => nums1.filter((number) => nums2.includes(number)),
  },
  {
    asks: 'the values in a certain order',
    said: [
      'in|by|an ascending|increasing|descending|decreasing|sorted|numeric|numerical|reverse|nondecreasing|rising|falling',
      'sorted in|ascending|by|increasingly|descending|from|numerically',
      'must|should|be sorted',
      'and sort',
      'sorted list|array of',
      'small|smallest|low|lowest|lesser first|to',
      'large|largest|high|highest|biggest|greatest first|to',
      'in the order',
      'in which they|it|each appear|occur|appears|occurs|come|stand',
      'keep|keeping|kept|preserve|preserving|preserved|maintain|maintaining .. order',
      'order of nums1|nums2|first|appearance|occurrence|their',
      'same order as',
      'reverse|reversed',
    ],
    answer: intersection,
  },
  {
    asks: 'the values that either array has',
    said: [
      'union',
      'in|of either',
      'either|any of|one',
      'at least one of',
      'one or both|the',
      'combined|combine|merge|merged',
    ],
    answer: (nums1, nums2) => [...new Set([...nums1, ...nums2])],
  },
  {
    asks: 'values at the same position of both',
    said: [
      'same|equal|identical|matching|corresponding position|index|place|spot|slot|day|indices',
      'position by position',
      'aligned',
    ],
    answer: (nums1, nums2) => [...new Set(nums1.filter((number, place) => nums2[place] === number))],
  },
  {
    asks: 'values that occur once in each array',
    said: [
      'once in both|each|nums1|nums2|either|one|every',
      'exactly|only|just one time|occurrence .. both|each|nums1',
      'one time in',
      'not repeated in',
      'repeated .. ignored|excluded|skipped',
      'more than once .. ignored|excluded|skipped|not',
    ],
    answer(nums1, nums2) {
      const once = (nums, number) => nums.indexOf(number) === nums.lastIndexOf(number)
      return intersection(nums1, nums2).filter((number) => once(nums1, number) && once(nums2, number))
    },
  },
  {
    asks: 'values that occur several times',
    said: [
      'at least two|twice|2|k',
      'more than once|one .. both|each|in',
      'twice|several times|repeatedly .. in|both|each',
      'two or more',
    ],
    answer(nums1, nums2) {
      const often = (nums, number) => nums.indexOf(number) !== nums.lastIndexOf(number)
      return intersection(nums1, nums2).filter((number) => often(nums1, number) && often(nums2, number))
    },
  },
  {
    asks: 'even values only',
    said: ['even number|value|element|integer|one|id|member', 'only|are|is even', 'even common|shared'],
    answer: (nums1, nums2) => intersection(nums1, nums2).filter((number) => number % 2 === 0),
  },
  {
    asks: 'odd values only',
    said: ['odd'],
    answer: (nums1, nums2) => intersection(nums1, nums2).filter((number) => number % 2 !== 0),
  },
  {
    asks: 'values other than zero',
    said: [
      'nonzero',
      'except|excluding|ignore|ignoring|other than zero|0',
      'zero .. ignored|excluded|skipped|not',
      'only positive',
      'greater|larger|more than zero|0',
    ],
    answer: (nums1, nums2) => intersection(nums1, nums2).filter((number) => number > 0),
  },
  {
    asks: 'values of the one array that the other one lacks',
    said: [
      'not|never in|present|found|appear|occur|contained|both',
      'missing from',
      'difference',
      'exactly|only|just one of',
      'absent',
    ],
    answer: (nums1, nums2) => [...new Set(nums1.filter((number) => !nums2.includes(number)))],
  },
  {
    asks: 'the positions of the common values',
    said: ['index|indices|position|positions .. of|where|at', 'places|where .. stand'],
    answer: (nums1, nums2) => intersection(nums1, nums2).map((number) => nums1.indexOf(number)),
  },
  {
    asks: 'the longest stretch that both arrays share',
    said: ['contiguous|consecutive|subarray|subarrays|stretch|run', 'subsequence', 'longest'],
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
