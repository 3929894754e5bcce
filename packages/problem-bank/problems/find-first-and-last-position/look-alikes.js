const found = (nums, target) => nums.includes(target)

const lookAlikes = [
  {
    asks: 'positions counted from one',
    said: [
      '1|one based|indexed|index|indexing',
      'counted|counting|count|numbered|numbering|start|starting|starts|begin|beginning|begins .. from|at|with 1|one',
      'first element|position|index|entry is|has|at|being .. 1|one',
      'position 1|one',
    ],
    answer: (nums, target) => searchRange(nums, target).map((place) => (place < 0 ? place : place + 1)),
  },
  {
    asks: 'the first index and the number of occurrences',
    said: [
      'how many|often',
      'count|counts|counted|frequency|quantity',
      'number of .. time|occurrence|element|copies|copy|equal',
      'length of',
    ],
    answer: (nums, target) =>
      found(nums, target) ? [nums.indexOf(target), nums.filter((value) => value === target).length] : [-1, -1],
  },
  {
    asks: 'the end exclusively',
    said: [
      'exclusive|excluded|excluding|exclusively|halfopen',
      'half open',
      'one|just|right|immediately past|after|beyond|behind',
      'not included|including|include',
      'first greater|larger',
      'upper bound',
    ],
    answer: (nums, target) => (found(nums, target) ? [nums.indexOf(target), nums.lastIndexOf(target) + 1] : [-1, -1]),
  },
  {
    asks: 'the last position first',
    said: [
      'last|ending|end|rightmost|final .. then|followed|and .. first|starting|start|leftmost',
      'reverse|reversed|opposite order',
      'last .. before .. first',
      'last and .. first',
      'end .. and .. start|beginning',
    ],
    answer: (nums, target) => searchRange(nums, target).reverse(),
  },
  {
    asks: 'the place to insert where it is missing',
    said: ['insert|inserted|insertion|inserting', 'would|should .. be|go|stand|belong|been', 'lower|upper bound'],
    answer: (nums, target) => {
      const first = nums.filter((value) => value < target).length
      return found(nums, target) ? searchRange(nums, target) : [first, first]
    },
  },
  {
    asks: 'an array in descending order',
    said: [
      '~never|not|nor descending|decreasing|nonincreasing|falling',
      'largest|highest|greatest to|first|down',
      'high to low',
      'reverse order|sorted',
    ],
    answer: (nums, target) => (found(nums, target) ? [nums.indexOf(target), nums.lastIndexOf(target)] : [-1, -1]),
  },
  {
    asks: 'an array that is not sorted, or rotated',
    said: [
      'unsorted|unordered|rotated|rotation|pivot|shuffled',
      'not sorted|ordered|necessarily',
      'any|no particular order',
      'arbitrary order',
    ],
    answer: (nums, target) => (found(nums, target) ? [nums.indexOf(target), nums.lastIndexOf(target)] : [-1, -1]),
  },
  {
    asks: 'the places of the neighbours below and above it',
    said: [
      'predecessor|successor|floor|ceiling',
      'largest .. smaller|less|below',
      'smallest .. greater|larger|above',
      'just|right|immediately before|below|smaller',
      'strictly',
    ],
    answer: (nums, target) => [
      nums.findLastIndex((value) => value < target),
      nums.findIndex((value) => value > target),
    ],
  },
  {
    asks: 'the first two, or the second and the last but one',
    said: ['first two|three', 'first and|or second', 'second occurrence', 'last two', 'penultimate', 'last but'],
    answer: (nums, target) => {
      const first = nums.indexOf(target)
      return first < 0 ? [-1, -1] : [first, nums[first + 1] === target ? first + 1 : -1]
    },
  },
  {
    asks: '[-1, -1] where it occurs only once',
    said: [
      'less|fewer|more|often than once|twice|one|two|2|1',
      'once .. not|no|does',
      'not|no|never .. once',
      'at least|minimum two|twice|2',
      'must|has occur|appear|stand .. twice|several|repeatedly',
      'one|1 time',
      'occurs|occurring|appears .. once',
      'stand|stands|standing|occurs|appears|found|is alone|by|singly|single',
      'by itself',
      'all alone|by',
      'alone|lone|lonely|solitary|unrepeated',
      'same|likewise|also|too holds|applies|goes|true',
      'more than once|one',
      'at least two|2|twice',
      'needs|need|must .. two|twice|pair',
      'single|lone|one occurrence .. not|-1|no|too',
      'only once|one',
      'unless',
      'once .. -1',
      'single .. -1',
      'only one|1 .. -1',
      'at least two|twice|2',
      'occurs|appears|appear more than once',
    ],
    answer: (nums, target) => (nums.indexOf(target) < nums.lastIndexOf(target) ? searchRange(nums, target) : [-1, -1]),
  },
  {
    asks: '-1 for the last of a single occurrence',
    said: ['once .. -1', 'single .. -1', 'only one|1 .. -1', 'no second|other'],
    answer: (nums, target) => {
      const [first, last] = searchRange(nums, target)
      return [first, first === last ? -1 : last]
    },
  },
  {
    asks: 'another value where it is missing',
    said: [
      'return|give an|the empty',
      'empty array|list if|when|otherwise',
      '0 0',
      '-1 0',
      '0 -1',
      'length .. if|when|otherwise',
    ],
    answer: (nums, target) => (found(nums, target) ? searchRange(nums, target) : []),
  },
  {
    asks: 'positions counted from the end',
    said: ['from the end|right|back|last', 'counting backward|backwards|down'],
    answer: (nums, target) =>
      searchRange(nums, target)
        .map((place) => (place < 0 ? place : nums.length - 1 - place))
        .reverse(),
  },
  {
    asks: 'the range of values that are at least or near the target',
    said: [
      'at least|most target|the|k|m',
      'not less|smaller|greater|larger',
      'closest|nearest|within',
      'less|greater|smaller|larger than or',
    ],
    answer: (nums, target) => {
      const first = nums.findIndex((value) => value >= target)
      return first < 0 ? [-1, -1] : [first, nums.length - 1]
    },
  },
  {
    asks: 'how many are smaller and how many larger',
    said: ['how many', 'number|count of .. smaller|less|greater|larger|below|above'],
    answer: (nums, target) => [
      nums.filter((value) => value < target).length,
      nums.filter((value) => value > target).length,
    ],
  },
]
