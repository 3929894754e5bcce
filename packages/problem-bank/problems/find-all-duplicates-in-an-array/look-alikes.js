const upTo = (n) => Array.from({ length: n }, (_, place) => place + 1)
const times = (nums, number) => nums.filter((other) => other === number).length
const twice = (nums) => [...new Set(nums)].filter((number) => times(nums, number) > 1)

const lookAlikes = [
  {
    asks: 'the numbers that are missing',
    said: ['missing|disappeared|absent|lacking|lack', 'not|never|neither .. appear|occur|present|in|contained'],
    answer: (nums) => upTo(nums.length).filter((number) => !nums.includes(number)),
  },
  {
    asks: 'the numbers that occur once',
    said: ['exactly|only|just once', 'unique|single|singles|alone', 'occur|occurs|appear|appears once ~or'],
    answer: (nums) => upTo(nums.length).filter((number) => times(nums, number) === 1),
  },
  {
    asks: 'the repeated number and the missing one',
    said: ['missing|lost|absent|replaced'],
    answer: (nums) => [...twice(nums), ...upTo(nums.length).filter((number) => !nums.includes(number))],
  },
  {
    asks: 'one of them alone',
    said: [
      'first|last|smallest|largest|one duplicate|repeated|number|value|integer ~appears|occurs|from',
      'the duplicate|repeated|duplicated number|one|value|integer',
      'first that|to|one',
      'any one',
    ],
    answer: (nums) => twice(nums).slice(0, 1),
  },
  {
    asks: 'how many there are',
    said: ['number|count of .. duplicate|duplicates|repeated|numbers|values', 'how many'],
    answer: (nums) => [twice(nums).length],
  },
  {
    asks: 'their places',
    said: ['index|indexes|position|positions|places|where'],
    answer: (nums) => nums.flatMap((number, at) => (nums.indexOf(number) < at ? [at] : [])),
  },
  {
    asks: 'each as often as it occurs',
    said: ['as often|many', 'both occurrences|copies', 'all|every occurrences|copies|occurrence'],
    answer: (nums) => nums.filter((number) => times(nums, number) > 1),
  },
  {
    asks: 'an array without the repeated ones',
    said: ['remove|removed|removing|delete|deleted|deduplicate|without', 'distinct|different|unique'],
    answer: (nums) => [...new Set(nums)],
  },
  {
    asks: 'numbers that occur three times or more',
    said: [
      'three|3|k times',
      'thrice',
      'more than|at twice|two|least|k|three',
      'at least k|three|3',
      'exactly|precisely|just k|three|3',
    ],
    answer: (nums) => twice(nums).filter((number) => times(nums, number) > 2),
  },
  {
    asks: 'equal neighbours',
    said: [
      'adjacent|consecutive|neighbour|neighbours|neighbor|neighbors|neighbouring|row|within|distance|apart|nearby',
    ],
    answer: (nums) => [...new Set(nums.filter((number, at) => number === nums[at + 1]))],
  },
  {
    asks: 'a certain order',
    said: [
      'ascending|increasing|descending|decreasing|sorted|sort',
      'largest|smallest first',
      'order .. appear|occur|occurrence|appearance|size',
      'in|by|of order|size ~is',
    ],
    answer: (nums) => twice(nums).sort((a, b) => a - b),
  },
  {
    asks: 'only some of them',
    said: [
      'even|odd|prime|positive|negative duplicates|duplicate|numbers|values|ones|integers',
      'only|just .. even|odd|prime',
    ],
    answer: (nums) => twice(nums).filter((number) => number % 2 === 0),
  },
  {
    asks: 'how often each occurs, or their sum',
    said: ['how often', 'sum|total|xor|product of', 'frequency|frequencies|counts', 'pairs|pair'],
    answer: (nums) => [twice(nums).reduce((sum, number) => sum + number, 0)],
  },
  {
    asks: 'what two arrays share',
    said: ['two|both arrays|lists', 'intersection|common'],
    answer: (nums) => twice(nums),
  },
  {
    asks: 'a further condition',
    said: [
      '~out|break|breaks|breaking|broke even ~if|when|though|where|better|so|the|a|an|in|by|after|for|then|agree|share|tempered|handed|keeled|ring|their|its|they|them',
    ],
  },
]
