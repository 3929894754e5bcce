const lookAlikes = [
  {
    asks: 'its position, counted from one',
    said: ['where', 'position|positions|place|index|spot|slot|rank', 'counted|counting from'],
    answer: (nums) => nums.findIndex((number) => countOf(nums, number) === 1) + 1,
  },

  {
    asks: 'the one among values that come three times',
    said: [
      'three|3 of',
      'trio|trios|third',
      'three|3 times|occurrences|copies',
      'thrice|triple|triples|triplet|triplets|threes|threefold',
      'multiplicity 3|three',
    ],
    answer: (nums) => nums.find((number) => countOf(nums, number) === 1),
  },
  {
    asks: 'the one among values that come several times',
    said: [
      'even|any number|amount|count|many',
      'two|three or',
      'pair or',
      'four|4|five|5|k|m times|occurrences|copies',
      'even number|amount of times',
      'even times',
      'at least twice|two|2',
      'twice or more',
      'may|can|could|might|others|rest|all|every|each|everything .. more than once|twice',
      'more than once|twice except|but|save|apart',
      'several|many|multiple times',
      'two or more|three',
      'any number of',
    ],
    answer: (nums) => nums.find((number) => countOf(nums, number) === 1),
  },
  {
    asks: 'the first value that comes once',
    said: [
      'first .. once|unique|single|nonrepeating|nonrepeated|unrepeated',
      'first unique|nonrepeating|single',
      'if .. none|no such|several|more',
      'return|returns|gives|give|or -1',
    ],
    answer: (nums) => nums.find((number) => countOf(nums, number) === 1) ?? -1,
  },
  {
    asks: 'the value that comes an odd number of times',
    said: ['cannot|not be .. paired|pair', 'odd number|amount of time', 'odd count|frequency|multiplicity', 'oddly'],
    answer: (nums) => nums.find((number) => countOf(nums, number) % 2 === 1),
  },
  {
    asks: 'the value that comes twice',
    said: [
      'only|just one|1 .. twice|duplicate|duplicated|repeated',
      'except .. twice',
      'find|return .. twice|duplicate|duplicated|repeated',
      'all|every|others|rest .. once|distinct|unique|different',
      'appears|occurs|appear|occur once except',
      'once .. except .. twice',
    ],
    answer: (nums) => nums.find((number) => countOf(nums, number) === 2),
  },
  {
    asks: 'the index of the single one',
    said: [
      'where',
      'place|spot|slot',
      'counted from',
      'how far',
      'index|position|indexes|indices',
      'where .. stands|stand|located|is',
    ],
    answer: (nums) => nums.findIndex((number) => countOf(nums, number) === 1),
  },
  {
    asks: 'the sum of the values that come once',
    said: ['sum|total|added|together', 'add up', 'sum of', 'add .. up|together'],
    answer: (nums) => nums.filter((number) => countOf(nums, number) === 1).reduce((sum, number) => sum + number, 0),
  },
  {
    asks: 'how many values come once',
    said: ['how many', 'number of|how such', 'number|count of .. elements|values|numbers|unique|singles|integers'],
    answer: (nums) => nums.filter((number) => countOf(nums, number) === 1).length,
  },
  {
    asks: 'the largest of the values that come once',
    said: [
      'largest|maximum|greatest|biggest|highest|larger',
      'largest|maximum|greatest|biggest|highest .. once|unique|single|alone',
    ],
    answer: (nums) => Math.max(...nums.filter((number) => countOf(nums, number) === 1)),
  },
  {
    asks: 'the smallest of the values that come once',
    said: ['smallest|minimum|least|lowest|smaller', 'smallest|minimum|least|lowest .. once|unique|single|alone'],
    answer: (nums) => Math.min(...nums.filter((number) => countOf(nums, number) === 1)),
  },
  {
    asks: 'two values that come once',
    said: [
      'two|2 such',
      'smaller|larger|lesser|greater of|one',
      'first of',
      'pair of single',
      'earlier',
      'the|one|that|them|which later',
      'later of|one|in|single',
      'exactly|precisely two|2 element|number|value|integer|single|of',
      'two|2 element|number|value|integer|single|unique|distinct .. once',
      'two singles',
      'except for two|2',
    ],
    answer: singleNumber,
  },
  {
    asks: 'the missing number',
    said: ['absent|lacking|gap', 'missing', '0|1 to n', 'range|consecutive'],
    answer: (nums) => [...nums.keys(), nums.length].find((number) => !nums.includes(number)),
  },
  {
    asks: 'the most or the least frequent value',
    said: ['most|least|frequent|majority|mode often|frequent|common|frequently', 'majority|mode'],
    answer: (nums) => nums.toSorted((a, b) => countOf(nums, b) - countOf(nums, a) || a - b)[0],
  },
  {
    asks: 'the exclusive or of the values that come twice',
    said: ['xor|bitwise|exclusive'],
    answer: (nums) =>
      [...new Set(nums.filter((number) => countOf(nums, number) === 2))].reduce((all, number) => all ^ number, 0),
  },
  {
    asks: 'values that make pairs up to the sign',
    said: [
      'sign|minus|opposites',
      'cancel|cancels out|each',
      'x and',
      'sum to|zero|0',
      'negated',
      'absolute|magnitude|opposite|negation|additive',
      'up to|ignoring|regardless .. sign',
      'negative counterpart|partner',
    ],
    answer: (nums) => nums.find((number) => nums.filter((other) => Math.abs(other) === Math.abs(number)).length === 1),
  },
  {
    asks: 'equal neighbours that leave together',
    said: [
      'neighbour|neighbor|neighbouring|adjacent|neighbours',
      'side by side',
      'next to',
      'vanish|vanishes|disappear|disappears|cancel|annihilate|collapse',
      'in a row|succession',
      'consecutive|successive',
    ],
    answer: (nums) => {
      const left = []
      for (const number of nums) {
        if (left.at(-1) === number) left.pop()
        else left.push(number)
      }
      return left[0]
    },
  },
  {
    asks: 'the last value that comes once, or another one than the only',
    said: [
      'last|latest|second .. once|single|unpaired|unique|alone',
      'if .. several|more|many|none|no',
      'unless',
      'by value',
    ],
    answer: (nums) => nums.findLast((number) => countOf(nums, number) === 1),
  },
]

const countOf = (nums, number) => nums.filter((other) => other === number).length
