const timesIn = (nums, number) => nums.filter((other) => other === number).length
const valuesBy = (nums, fits) => [...new Set(nums)].filter((number) => fits(timesIn(nums, number)))

const lookAlikes = [
  {
    asks: 'pairs instead of triples',
    said: [
      'twice except|but|save|other',
      'every|each|all .. twice|two|2|pair|pairs',
      'appear|appears|occur|occurs|stand|stands|come twice|two|2',
      'in pairs|duplicate',
      'pair|pairs',
      'twice',
    ],
    answer: (nums) => nums.reduce((single, number) => single ^ number, 0),
  },
  {
    asks: 'a number that stands twice where the others stand three times',
    said: [
      'twice|double',
      'two|2 time|copy|occurrence',
      'exactly|only|just two|2|twice',
      'missing|lost|lacks|lacking one|a|1|single|its|copy',
      'one|a|1|single copy|occurrence|time less|fewer|is',
    ],
    answer: (nums) => valuesBy(nums, (times) => times === 2)[0],
  },
  {
    asks: 'any number of repeats',
    said: [
      'any|arbitrary|different|various|varying|several number|time|count|often',
      'first|earliest|leftmost|last|rightmost .. once|single|unique|one|number|value|nonrepeating',
      'more than once',
      'at least|most|up two|three|twice|thrice|to|3|2',
      'may|can|could|might appear|occur|come',
      'multiple time',
      'repeated|repeats|repeating',
      'if|when .. no|none|not|several',
    ],
    answer: (nums) => valuesBy(nums, (times) => times === 1)[0],
  },
  {
    asks: 'the number that stands three times',
    said: [
      'number|value|element|one|integer|that|which appears|appear|occurs|occur|stands|appearing|occurring .. three|3|thrice',
      'every|each|all .. once .. except|but|save',
      'return|find|give|output|report|which .. three|triple|thrice',
      'most frequent|often|common',
      'majority|mode',
    ],
    answer: (nums) => valuesBy(nums, (times) => times === 3)[0] ?? nums[0],
  },
  {
    asks: 'its place',
    said: ['index|position|place|location|where', 'how many', 'number|count of .. distinct|different|group|triple'],
    answer: (nums) => nums.indexOf(singleNumber(nums)),
  },
  {
    asks: 'the largest or smallest of several single numbers',
    said: [
      'largest|greatest|biggest|highest|maximum|max',
      'smallest|least|lowest|minimum|min',
      'several|some|others|many|two|2 .. once',
    ],
    answer: (nums) => Math.max(...valuesBy(nums, (times) => times === 1)),
  },
  {
    asks: 'a sum, a count or an exclusive or',
    said: ['sum|total|add|product|difference|average', 'xor|exclusive .. all|every|of|value'],
    answer: (nums) => valuesBy(nums, (times) => times === 1).reduce((sum, number) => sum + number, 0),
  },
  {
    asks: 'another number of repeats',
    said: [
      'four|4|five|5|k|six|6|seven|7|odd|even time',
      'k|m|five|four|odd|even .. time except|but',
      'odd|even number|time|count',
      'p|n|k|m time',
      'sevenfold|fivefold|fourfold|kfold',
    ],
    answer: (nums) => valuesBy(nums, (times) => times % 2 === 1).at(-1),
  },
  {
    asks: 'absolute values or signs to count as equal',
    said: [
      'absolute|sign|opposite|magnitude|modulo|parity|negated|negative .. same|equal|count|of',
      'absolute|regardless|magnitude|sign',
    ],
    answer: (nums) => nums.find((number) => nums.filter((other) => Math.abs(other) === Math.abs(number)).length === 1),
  },
]
