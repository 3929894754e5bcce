const steps = (nums) => nums.slice(1).map((number, at) => number - nums[at])
const all = (nums, fits) => steps(nums).every(fits)

const lookAlikes = [
  {
    asks: 'arrays that rise or fall strictly',
    said: [
      'neighbours|neighbors|neighbouring|adjacent .. different|distinct|unequal|differ',
      'different|distinct|unequal neighbours|neighbors',
      'strictly|strict',
      'no two|equal|duplicates neighbours|neighbors|numbers|equal|same|allowed',
      'each .. greater|larger|smaller|less than .. before|previous|next|preceding',
      'equal .. not|never|no|forbidden',
      'always increasing|decreasing|larger|smaller|rises|falls',
    ],
    answer: (nums) => all(nums, (step) => step > 0) || all(nums, (step) => step < 0),
  },
  {
    asks: 'arrays that never decrease',
    said: [
      'sorted|ascending .. order ~or',
      'nondecreasing|increasing|ascending|sorted|rising ~or|order|monotone|monotonic|and|if|nor|i',
      'only|just .. increasing|ascending|rising|up',
      'sorted in ascending|nondecreasing|increasing',
    ],
    denied: [
      'decreasing|nonincreasing|descending|decrease|decreases|fall|falls|falling|down|downwards|downhill|drop|drops|sink|sinks|reverse|both|either|direction|>=|lower|backwards',
    ],
    answer: (nums) => all(nums, (step) => step >= 0),
  },
  {
    asks: 'arrays that never increase',
    said: ['only|just .. decreasing|descending|falling|down', 'sorted in descending|nonincreasing|decreasing'],
    denied: [
      'increasing|nondecreasing|ascending|increase|increases|rise|rises|rising|up|upwards|uphill|climb|climbs|sorted|both|either|direction|<=|higher|forwards',
    ],
    answer: (nums) => all(nums, (step) => step <= 0),
  },
  {
    asks: 'arrays that rise first and fall then',
    said: [
      'mountain|bitonic|peak|unimodal|valley|first .. then',
      'then|afterwards .. decreasing|decreases|falls|fall|increasing|rises',
      'zigzag|wiggle|alternating|alternate|oscillates',
    ],
    answer(nums) {
      const top = nums.indexOf(Math.max(...nums))
      return all(nums.slice(0, top + 1), (step) => step > 0) && all(nums.slice(top), (step) => step < 0)
    },
  },
  {
    asks: 'steps of one size, or limited ones',
    said: [
      'arithmetic|constant|difference|differences|differ',
      'by exactly|at most|one|1|k',
      'consecutive integers|numbers ~in|of',
      'geometric',
    ],
    answer: (nums) => new Set(steps(nums)).size < 2,
  },
  {
    asks: 'arrays of which a number may be removed or changed, or that may be rotated',
    said: [
      'remove|removed|removing|delete|deleted|change|changed|changing|modify|modified|swap|swapped|swapping|replace|replaced|rotate|rotated|rotation',
      'at most one|1|k',
      'almost|nearly',
      'circular|cyclic|wrap|wraps',
    ],
    answer: (nums) => nums.length < 2 || nums.some((_, at) => isMonotonic(nums.toSpliced(at, 1))),
  },
  {
    asks: 'the opposite',
    said: ['true if .. both|not|neither', 'false if .. monotonic|monotone', 'neither|nor', 'not monotonic|monotone'],
    answer: (nums) => !isMonotonic(nums),
  },
  {
    asks: 'arrays of all different or all equal numbers',
    said: ['distinct|different|unique', 'all .. equal|same|identical'],
    answer: (nums) => new Set(nums).size === nums.length,
  },
  {
    asks: 'absolute values, or every second number',
    said: [
      'absolute|magnitude|square|squares|squared|digit|digits|sum|sums|prefix',
      'every|each second|other',
      'even|odd positions|indices|numbers|index',
    ],
    answer: (nums) => isMonotonic(nums.map(Math.abs)),
  },
  {
    asks: 'a longest part, or how many there are',
    said: ['longest|subarray|subarrays|subsequence|how many|number of|count', 'three|3 consecutive|in'],
    answer: (nums) => nums.length > 2 && nums.some((_, at) => at > 1 && isMonotonic(nums.slice(at - 2, at + 1))),
  },
]
