const upTo = (n) => Array.from({ length: n }, (_, place) => place + 1)
const missing = (nums, most = nums.length) => upTo(most).filter((number) => !nums.includes(number))
const times = (nums, number) => nums.filter((other) => other === number).length

const lookAlikes = [
  {
    asks: 'the numbers that occur twice',
    said: [
      'appear|appears|occur|occurs|come twice',
      'duplicate|duplicates',
      'that|which are|is repeated',
      'appear|appears|occur|occurs more than once',
      'present|found',
    ],
    answer: (nums) => upTo(nums.length).filter((number) => times(nums, number) > 1),
  },
  {
    asks: 'the numbers that occur once',
    said: ['exactly|only|just once', 'unique|single'],
    answer: (nums) => upTo(nums.length).filter((number) => times(nums, number) === 1),
  },
  {
    asks: 'zero as well, or a range that begins elsewhere',
    said: ['0 to', 'zero|0 .. n', 'n - 1', 'from 0|zero'],
    answer: (nums) => [0, ...upTo(nums.length - 1)].filter((number) => !nums.includes(number)),
  },
  {
    asks: 'a range up to the largest number',
    said: ['largest|maximum|greatest|highest|max|smallest|minimum|between'],
    answer: (nums) => missing(nums, Math.max(...nums)),
  },
  {
    asks: 'the first or the last of them alone',
    said: ['first|last|smallest|largest|one missing|of'],
    answer: (nums) => missing(nums).slice(0, 1),
  },
  {
    asks: 'odd or even ones alone',
    said: ['odd|even|prime|multiple'],
    answer: (nums) => missing(nums).filter((number) => number % 2 === 1),
  },
  {
    asks: 'numbers missing or repeated together',
    said: ['missing and|or repeated|duplicate', 'wrong number|times', 'not exactly|once'],
    answer: (nums) => upTo(nums.length).filter((number) => times(nums, number) !== 1),
  },
  {
    asks: 'numbers that occur too seldom',
    said: ['fewer|less|at most|than'],
    answer: (nums) => upTo(nums.length).filter((number) => times(nums, number) < 2),
  },
]
