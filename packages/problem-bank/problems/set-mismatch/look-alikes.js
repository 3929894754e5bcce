const upTo = (n, from = 1) => Array.from({ length: n }, (_, place) => place + from)
const times = (nums, number) => nums.filter((other) => other === number).length
const lacking = (nums, from = 1) => upTo(nums.length, from).filter((number) => !nums.includes(number))
const repeatedIn = (nums) => [...new Set(nums)].filter((number) => times(nums, number) > 1)

const lookAlikes = [
  {
    asks: 'the missing number first',
    said: [
      'missing|lost|absent|lacking one|number|value|and|first .. duplicate|duplicated|repeated|twice|then|first',
      'missing|lost|absent first',
      '~the which|what number .. missing|lost|absent .. which|twice|repeated',
      'in|and this|that|ascending|increasing|descending|sorted order',
      'smaller|lower|larger|greater|higher one|number|first',
    ],
    answer: (nums) => findErrorNums(nums).reverse(),
  },
  {
    asks: 'both in order of size',
    said: ['sorted|ascending|increasing|smaller|lower|order', 'order of size'],
    answer: (nums) => findErrorNums(nums).sort((a, b) => a - b),
  },
  {
    asks: 'numbers from 0 on',
    said: ['0|zero to|through|until|and', 'from|with 0|zero', 'n 1', 'n - 1', '0|zero .. n'],
    answer: (nums) => [repeatedIn(nums)[0], lacking(nums, 0)[0]],
  },
  {
    asks: 'the repeated number alone',
    said: [
      'only|just the duplicate|duplicated|repeated|one',
      'return|find|give the duplicate|duplicated|repeated|missing number|one|value ~and|that|which',
    ],
    answer: (nums) => repeatedIn(nums),
  },
  {
    asks: 'the missing number alone',
    said: [
      'only|just the missing|lost|absent',
      'return|find|give the missing|lost|absent number|one|value ~and|that|which',
    ],
    answer: (nums) => lacking(nums),
  },
  {
    asks: 'two numbers that are missing',
    said: [
      'two|2|both .. missing|lost|absent',
      'missing|lost|absent two|2|both numbers|values',
      'missing|lost numbers|values',
    ],
    answer: (nums) => lacking(nums),
  },
  {
    asks: 'two numbers that are repeated',
    said: ['two|2|both .. repeated|duplicated|twice|duplicates', 'repeated|duplicated numbers|values', 'duplicates'],
    answer: (nums) => repeatedIn(nums),
  },
  {
    asks: 'the places of the repeated number',
    said: ['index|indexes|position|positions|place|places|where'],
    answer: (nums) => {
      const [repeated] = repeatedIn(nums)
      return [nums.indexOf(repeated), nums.lastIndexOf(repeated)]
    },
  },
  {
    asks: 'their sum, difference or distance',
    said: ['sum|difference|distance|product|xor of', 'sum|difference|distance|product between', 'absolute'],
    answer: (nums) => [Math.abs(findErrorNums(nums)[0] - findErrorNums(nums)[1])],
  },
  {
    asks: 'a range that begins with the smallest number',
    said: ['smallest|minimum|largest|maximum|lowest|highest', 'consecutive|arithmetic|progression'],
    answer: (nums) => [repeatedIn(nums)[0], lacking(nums, Math.min(...nums))[0]],
  },
  {
    asks: 'a number that occurs three times or more',
    said: ['three|3 times', 'thrice|triple', 'more than twice|two', 'several|many times', 'how often|many'],
    answer: (nums) => [repeatedIn(nums)[0], lacking(nums)[0]],
  },
  {
    asks: 'how often the number occurs',
    said: ['how often|many', 'count|number of times|occurrences', 'occurrences|frequency'],
    answer: (nums) => [repeatedIn(nums)[0], times(nums, repeatedIn(nums)[0])],
  },
  {
    asks: 'another answer where nothing is wrong',
    said: [
      'if .. nothing|no|none .. wrong|error|missing|duplicate|repeated',
      'may|might be correct|right|complete',
      '-1|empty',
    ],
    answer: (nums) => (repeatedIn(nums).length > 0 ? [repeatedIn(nums)[0], lacking(nums)[0]] : [-1, -1]),
  },
]
