const times = (nums, value) => nums.filter((number) => number === value).length
const twice = (nums) => [...new Set(nums)].filter((value) => times(nums, value) > 1)
const missing = (nums) => Array.from(nums, (_, i) => i + 1).filter((value) => !nums.includes(value))
const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

const position = ['index', 'position|place|location', 'where .. duplicate|repeated|second|first|twice']

const lookAlikes = [
  {
    asks: 'another answer where nothing is repeated',
    said: [
      '0|zero|-1|minus|nothing|none|null if|when|where|otherwise|should',
      'otherwise|else 0|zero|-1|minus|nothing|none|null',
      'or|return 0|zero|-1|minus|null',
      'if|when|where .. no|none|not .. such|duplicate|repeated|twice|exists|exist',
      'if any|there',
    ],
    answer: (nums) => nums.find((value, i) => nums.indexOf(value) < i) ?? 0,
  },

  {
    asks: 'the index of its second occurrence',
    said: position,
    answer: (nums) => nums.findIndex((value, i) => nums.indexOf(value) < i),
  },
  {
    asks: 'the index of its first occurrence',
    said: position,
    answer: (nums) => nums.findIndex((value) => times(nums, value) > 1),
  },
  { asks: 'the index of its last occurrence', said: position, answer: (nums) => nums.lastIndexOf(twice(nums)[0]) },
  {
    asks: 'the position of its second occurrence, counted from one',
    said: position,
    answer: (nums) => nums.findIndex((value, i) => nums.indexOf(value) < i) + 1,
  },
  {
    asks: 'the position of its first occurrence, counted from one',
    said: position,
    answer: (nums) => nums.findIndex((value) => times(nums, value) > 1) + 1,
  },
  {
    asks: 'the position of its last occurrence, counted from one',
    said: position,
    answer: (nums) => nums.lastIndexOf(twice(nums)[0]) + 1,
  },
  {
    asks: 'how often it occurs',
    said: [
      'how many|often .. time|times|occurs|occur|appear|appears|it|copies|copy|is|repeated|same',
      'number|count of time|times|occurrence|occurrences|copies|copy|repetition|repetitions|appearance|its|duplicate',
      'frequency|multiplicity',
      'how often',
      'count .. occurrence|duplicate|repeated|copies|times|repetition',
      'return|give|find .. count',
    ],
    answer: (nums) => times(nums, twice(nums)[0]),
  },
  {
    asks: 'how many copies are too many',
    said: [
      'how many|often .. extra|additional|more|too|surplus|superfluous|remove|removed|copy|copies|repeated|again',
      'extra|surplus|superfluous|additional|redundant|unnecessary .. copy|copies|number|element|ticket|entry|occurrence',
      'number|count of .. extra|surplus|superfluous|additional|redundant|duplicate|duplicates|repetition',
      'removed|deleted|deletion|remove|delete',
      'how many .. duplicate|duplicates|twice|repeated',
    ],
    answer: (nums) => nums.length - new Set(nums).size,
  },
  {
    asks: 'the number of values that are missing or different',
    said: [
      'how many|number|count|many .. missing|absent|distinct|different|unique|unused',
      'number|count|many of .. distinct|different|unique',
      'distinct|different number|value|integer .. count|number|many',
    ],
    answer: (nums) => missing(nums).length,
  },
  { asks: 'the number of different values', said: ['distinct|different|unique'], answer: (nums) => new Set(nums).size },
  {
    asks: 'the missing number',
    said: [
      'return|find|which|give|output|report|determine|what|name|identify .. missing|absent|lacking|lost|skipped',
      'missing|absent|lost|skipped|lacking number|one|integer|value|ticket',
      'number|one|integer|value .. is|are|was|that|not missing|absent|lacking|lost|appear|occur',
      'does|do not|never occur|appear|present|contain',
      'smallest|largest .. missing|absent|not',
      'not|never in|present|contained|among',
    ],
    answer: (nums) => missing(nums)[0] ?? 0,
  },
  {
    asks: 'the largest missing number',
    said: [
      'missing|absent|lacking|lost|skipped',
      'does|do not|never occur|appear|present',
      'largest|greatest|last|highest',
    ],
    answer: (nums) => missing(nums).at(-1) ?? 0,
  },
  {
    asks: 'the missing number below n',
    said: ['missing|absent|lacking|lost|skipped', 'does|do not|never occur|appear|present'],
    answer: (nums) => missing(nums).find((value) => value < nums.length) ?? 0,
  },
  {
    asks: 'the number that occurs once',
    said: [
      'occurs|occur|appears|appear|is|found|present|exists|comes|come only|exactly|just once',
      'exactly|only|just once|one|1',
      'single|unpaired|lonely|unique|alone number|one|integer|element|value',
      'not|never|un repeated|duplicated|paired|twice',
      'unrepeated|unduplicated|unpaired|unmatched',
      'without .. pair|partner|duplicate|copy|twin',
    ],
    answer: (nums) => nums.find((value) => times(nums, value) === 1) ?? 0,
  },
  {
    asks: 'the smallest number that is repeated',
    said: [
      'smallest|lowest|minimum .. repeated|duplicate|twice|more|duplicated',
      'several|multiple|more number|value|integer .. repeated|duplicate|twice|duplicated',
      'any|one|each|all of the duplicate|repeated',
    ],
    answer: (nums) => Math.min(...twice(nums)),
  },
  {
    asks: 'the largest number that is repeated',
    said: [
      'largest|greatest|highest|biggest|maximum .. repeated|duplicate|twice|more|duplicated',
      'several|multiple number|value|integer .. repeated|duplicate|twice',
    ],
    answer: (nums) => Math.max(...twice(nums)),
  },
  {
    asks: 'the number that is repeated first',
    said: [
      'first|earliest .. repeated|duplicate|repeats|repeat|twice|second|again|recurring|recurs|repetition',
      'earliest|soonest',
      'several|multiple number|value|integer .. repeated|duplicate|twice',
    ],
    answer: (nums) => nums.find((value, i) => nums.indexOf(value) < i) ?? 0,
  },
  {
    asks: 'the number that is repeated last',
    said: [
      'last|latest .. repeated|duplicate|twice|second|again',
      'latest',
      'first|earliest .. repeated|duplicate|twice',
    ],
    answer: (nums) => nums.find((value) => times(nums, value) > 1) ?? 0,
  },
  {
    asks: 'the most frequent number',
    said: [
      'most frequent|often|frequently|common',
      'highest|largest|greatest|maximum frequency|count|multiplicity',
      'more than half',
      'than n 2|3',
      'majority|mode',
      'least|exactly|than three|3|k time',
      'majority',
    ],
    answer: (nums) => [...nums].sort((a, b) => times(nums, b) - times(nums, a) || a - b)[0],
  },
  {
    asks: 'the number that occurs three times or an odd number of times',
    said: ['exactly|least three|3|k|four|4 time', 'thrice', 'odd|even number|count of', 'more than twice'],
    answer: (nums) => nums.find((value) => times(nums, value) === 3) ?? 0,
  },
  {
    asks: 'the sum with or without the duplicate',
    said: ['sum|sums|total|add|added|adding|plus', 'together'],
    answer: (nums) => total(twice(nums).map((value) => value * times(nums, value))),
  },
  {
    asks: 'the sum of the numbers that are not repeated',
    said: ['sum|sums|total|add|added|adding|plus', 'together'],
    answer: (nums) => total(nums.filter((value) => times(nums, value) === 1)),
  },
  {
    asks: 'the sum of the duplicate and the missing number',
    said: ['sum|sums|total|add|added|adding|plus', 'together'],
    answer: (nums) => twice(nums)[0] + (missing(nums)[0] ?? 0),
  },
  {
    asks: 'the sum of the different numbers',
    said: ['sum|sums|total|add|added'],
    answer: (nums) => total([...new Set(nums)]),
  },
  {
    asks: 'the difference of the duplicate and the missing number',
    said: ['difference|minus|subtract|subtracted|absolute|differ|differs|xor|product|distance|apart|between'],
    answer: (nums) => Math.abs(twice(nums)[0] - (missing(nums)[0] ?? 0)),
  },
  {
    asks: 'the distance between the occurrences',
    said: ['distance|difference|apart|gap|closest|nearest|farthest|between|steps', 'how far', 'length of|cycle'],
    answer: (nums) => nums.lastIndexOf(twice(nums)[0]) - nums.indexOf(twice(nums)[0]),
  },
  {
    asks: 'the number after or before the duplicate',
    said: [
      'follow|follows|following|after|before|next|previous|preceding|precedes|successor|neighbour|neighbor|adjacent|beside',
    ],
    answer: (nums) => nums[nums.lastIndexOf(twice(nums)[0]) + 1] ?? 0,
  },
  {
    asks: 'the middle, the smallest or the largest of all numbers',
    said: ['median|middle|smallest|largest|minimum|maximum|second|average|mean'],
    answer: (nums) => [...nums].sort((a, b) => a - b)[Math.floor(nums.length / 2)],
  },
]
