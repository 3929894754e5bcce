const counts = (nums) => [...Map.groupBy(nums, (value) => value).values()].map((equal) => equal.length)
const within = (nums, most) => nums.some((value, i) => nums.slice(i + 1, i + 1 + most).includes(value))

const lookAlikes = [
  {
    asks: 'equal values close to each other',
    said: [
      'within a|k|two|2|three|3|four|4|five|5|distance|position',
      'at most|than k|two|2|three|3|four|4|five|5 position|place|index|apart|step|element|away',
      'distance|apart|nearby|near|close|closer|window',
      'index .. differ|difference',
      'difference of|between .. index|position',
    ],
    answer: (nums) => within(nums, 3),
  },
  {
    asks: 'equal neighbours',
    said: [
      'adjacent|consecutive|consecutively|neighbour|neighbor|neighbouring|neighboring|successive|contiguous',
      'next to',
      'in a row',
      'side by side',
      'immediately|directly after|follow|following|followed|before',
      'one after',
      'in succession',
    ],
    answer: (nums) => within(nums, 1),
  },
  {
    asks: 'equal values that are not neighbours',
    said: [
      'nonadjacent|nonconsecutive',
      'not .. adjacent|consecutive|neighbour|neighbor|next',
      'at least two|2|three|k .. apart|position|place',
      'apart|separated',
    ],
    answer: (nums) => nums.some((value, i) => nums.slice(i + 2).includes(value)),
  },
  {
    asks: 'a value three times',
    said: [
      'three|3|four|4|k|thrice|triple|triplicate|threefold time|times|or|entry|copy|copies|occurrence|equal|element|value',
      'thrice|triple|triplicate',
      'more than twice|two|2',
      'at least three|3|four|4|k',
      'three or',
    ],
    answer: (nums) => counts(nums).some((count) => count > 2),
  },
  {
    asks: 'a value exactly twice',
    said: ['exactly|precisely|only|just twice|two|2', 'no more often than twice', 'twice and no more'],
    answer: (nums) => counts(nums).includes(2),
  },
  {
    asks: 'a single duplicated value',
    said: ['exactly|only|precisely|just one|1|a|single value|number|element|integer|entry|duplicate', 'no other'],
    answer: (nums) => counts(nums).filter((count) => count > 1).length === 1,
  },
  {
    asks: 'two or more duplicated values',
    said: [
      'two|2|several different|distinct|various value|number|element|integer|entry|duplicate',
      'more than one|1 value|number|element|integer|entry|duplicate .. repeat|repeated|twice|appear|occur',
      'two|2|several value|number|element|integer|entry .. each|both',
      'two|2|several duplicate|pair',
    ],
    answer: (nums) => counts(nums).filter((count) => count > 1).length > 1,
  },
  {
    asks: 'all values to be repeated',
    said: [
      'every|each|all value|number|element|integer|entry appear|occur|is|are|has|have twice|repeated|duplicated',
      'every|each|all value|number|element|integer|entry appear|occur|turn at least|more|two|up',
      'no value|number|element|integer|entry .. once|unique|single|alone',
    ],
    answer: (nums) => counts(nums).every((count) => count > 1),
  },
  {
    asks: 'all values to be distinct',
    said: [
      'true if|when|exactly .. distinct|unique|different|no',
      'true .. no|none|never',
      'false if|when|as .. repeat|repeated|twice|duplicate|equal|again|more',
      'distinct|unique|different .. true',
      'whether .. all|every .. distinct|different|unique',
    ],
    answer: (nums) => !containsDuplicate(nums),
  },
  {
    asks: 'values that are close to one another, or opposite',
    said: [
      'absolute|magnitude|opposite',
      'differ by',
      'difference .. at most',
      'differ .. at most',
      'double|twice another',
    ],
    answer: (nums) => new Set(nums.map(Math.abs)).size < nums.length,
  },
  {
    asks: 'all values to be equal',
    said: ['all|every|whole .. equal|same|identical', 'single|one|same value throughout'],
    answer: (nums) => new Set(nums).size === 1,
  },
  {
    asks: 'a value in more than half of the places',
    said: ['majority', 'half|quarter|third of', 'than half', 'most frequent'],
    answer: (nums) => counts(nums).some((count) => count > nums.length / 2),
  },
  {
    asks: 'a duplicate among some of the values',
    said: [
      'only .. even|odd|positive|negative',
      'even|odd value|number|element|integer|entry',
      'ignoring|ignore|except|excluding|besides',
      'first k|half',
      'apart from',
    ],
    answer: (nums) => containsDuplicate(nums.filter((value) => value !== 0)),
  },
  {
    asks: 'a duplicate an even or odd number of times',
    said: ['even|odd number|times|count', 'same|equal|identical frequency|frequencies', 'same|equal number of times'],
    answer: (nums) => counts(nums).some((count) => count % 2 === 0),
  },
]
