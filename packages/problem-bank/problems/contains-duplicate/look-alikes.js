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
      'straight|right|at|just|only|shortly|once after|behind|again|afterwards|once',
      'same|equal|alike .. before|previous|last',
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
      'every|each|all|any|whole|nobody|none number|value|element|integer|entry|item|one|ticket|of .. double|twin|partner|duplicate|second|again|elsewhere|copy|match|pair|counterpart|companion',
      'every|each|all|none .. has|have|having|with|without a|an|at|another|its|some double|twin|partner|duplicate|copy|match|companion|counterpart|least',
      'no|nobody|none|nothing .. alone|single|lonely|once',
      'every|each|all .. least|than two|twice|once|one',
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
      'not|without|never counting|including|considering|regarding',
      'zero|zeros .. not|never|no|ignored|aside',
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
  {
    asks: 'equal values under a further condition',
    said: [
      '0|zero .. stand|stands|mean|means|blank|missing|placeholder|absent|filler|padding|nothing|void',
      '2|3|4|5|7|1 and -2|-3|-4|-5|-7|-1',
      'allowed|permitted|fine|harmless ~as|to|for|too|and|by|of',
      'largest|smallest|maximum|minimum|biggest|greatest|highest|lowest',
      'other|else|another .. between',
      'in between',
    ],
  },
  {
    asks: 'some equal values that do not count',
    said: [
      'never makes|make|counts|count',
      'immediate|direct succession',
      'bounce|bounces|stands for one',
      'run stands|counts',
    ],
  },
  {
    asks: 'the first or the last number again',
    said: [
      'first|last|opening|initial|final|leading element|number|value|entry|item|one|ticket|integer|of|in',
      'num 0',
      'begins|starts|ends|opens with|on',
    ],
    answer: (nums) => nums.slice(1).includes(nums[0]),
  },
  {
    asks: 'numbers that agree in part, such as in a digit',
    said: [
      'digit',
      'ending|end|ends|begin|begins|beginning|start|starts in|with|on',
      'remainder|modulo|mod|parity|congruent',
      'both even|odd',
      'when|if|after halved|doubled|rounded',
    ],
    answer: (nums) => new Set(nums.map((number) => number % 10)).size < nums.length,
  },
  {
    asks: 'a value that occurs once only',
    said: [
      'no|not|without|nor .. equal|twin|partner|double|match|copy|like|counterpart|second',
      'unique|unmatched|unpaired|lonely|alone|single|solitary',
      'only|exactly|just once|one',
    ],
    answer: (nums) => counts(nums).includes(1),
  },
  {
    asks: 'an array that reads the same backwards',
    said: [
      'both end',
      'palindrome|palindromic|mirror|symmetric|symmetrical',
      'forward|forwards|backward|backwards|reversed|reverse',
      'read|reads ~the|them|a|off|out|in|all|each|every|through|aloud',
      'read|reads the same|other',
    ],
    answer: (nums) => nums.every((value, at) => value === nums[nums.length - 1 - at]),
  },
]
