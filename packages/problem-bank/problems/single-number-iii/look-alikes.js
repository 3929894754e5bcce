const countOf = (nums, number) => nums.filter((other) => other === number).length
const singles = (nums) => nums.filter((number) => countOf(nums, number) === 1)

const lookAlikes = [
  {
    asks: 'the numbers that occur twice',
    said: [
      'return|find|give|list|report .. twice|repeated|duplicates|duplicate|duplicated',
      'numbers|elements|values that occur|appear|are twice|repeated',
      'repeated|duplicate|duplicates|missing',
    ],
    answer: (nums) => [...new Set(nums.filter((number) => countOf(nums, number) === 2))],
  },
  {
    asks: 'the two numbers in ascending order',
    said: [
      'larger|bigger|greater|higher .. first|before',
      'descending|decreasing',
      'first .. appears|occurs|stands',
      'ascending|increasing|sorted|sort order|by|return|result|answer',
      'ascending|increasing',
      'smaller|smallest|lower first|before',
    ],
    answer: (nums) => singles(nums).sort((a, b) => a - b),
  },
  {
    asks: 'one number, or one of another number of occurrences',
    said: [
      'three|3 times|singles|numbers',
      'thrice|triple',
      'k times',
      'odd|even number|times|count',
      'only|just one|a single number|element',
      'one|single number|element ~that|which|of|from|occur|appear',
      'kth',
    ],
    answer: (nums) => singles(nums).slice(0, 1),
  },
  {
    asks: 'the xor, the sum or the difference of the two numbers',
    said: [
      'sum|difference|product|distance|xor of the|both|these|those',
      'how many',
      'positions|indices|index|position of',
    ],
    answer: (nums) => [nums.reduce((all, number) => all ^ number, 0)],
  },
  {
    asks: 'the positions of the two numbers',
    said: ['positions|indices|index|position|places|where'],
    answer: (nums) => nums.flatMap((number, at) => (countOf(nums, number) === 1 ? [at] : [])),
  },
  {
    asks: 'each number once',
    said: ['distinct|unique|different numbers|elements|values ~that', 'remove|removing|without duplicates|duplicate'],
    answer: (nums) => [...new Set(nums)],
  },
  {
    asks: 'the two smallest or largest numbers',
    said: ['smallest|largest|minimum|maximum|greatest|biggest'],
    answer: (nums) => [...nums].sort((a, b) => a - b).slice(0, 2),
  },
  {
    asks: 'numbers up to their sign, or neighbours that are alike',
    said: ['absolute|magnitude|sign|opposite|negative', 'adjacent|neighbouring|neighboring|consecutive|row|beside'],
    answer: (nums) =>
      nums.filter((number) => nums.filter((other) => Math.abs(other) === Math.abs(number)).length === 1),
  },
]
