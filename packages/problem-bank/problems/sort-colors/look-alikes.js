const lookAlikes = [
  {
    asks: 'descending order',
    said: [
      'descending|decreasing|nonincreasing',
      'reverse|reversed|opposite',
      'blue .. white .. red',
      '2s .. 1s .. 0s',
      '2|two first',
      'blue first',
      'largest .. first',
      '2 1 0',
      '2s .. first|front',
    ],
    answer: (nums) => nums.sort((a, b) => b - a),
  },
  {
    asks: 'the order 1, 0, 2',
    said: ['white .. red .. blue', '1s .. 0s .. 2s', '1 0 2', 'white first', '1s .. first|front'],
    answer: (nums) => inOrder(nums, [1, 0, 2]),
  },
  {
    asks: 'the order 0, 2, 1',
    said: ['red .. blue .. white', '0s .. 2s .. 1s', '0 2 1', 'white .. last|end|back'],
    answer: (nums) => inOrder(nums, [0, 2, 1]),
  },
  {
    asks: 'the order 1, 2, 0',
    said: ['white .. blue .. red', '1s .. 2s .. 0s', '1 2 0', 'red .. last|end|back'],
    answer: (nums) => inOrder(nums, [1, 2, 0]),
  },
  {
    asks: 'the order 2, 0, 1',
    said: ['blue .. red .. white', '2s .. 0s .. 1s', '2 0 1', 'blue first'],
    answer: (nums) => inOrder(nums, [2, 0, 1]),
  },
  {
    asks: 'the zeros moved to the front, the others keeping their order',
    said: [
      'only|just .. zeros|zeroes|0s|0|red|reds',
      'relative|original order',
      'keep|keeping|preserve|preserving|maintain|maintaining .. order',
      'stable|stably',
    ],
    answer: (nums) => nums.sort((a, b) => Number(a !== 0) - Number(b !== 0)),
  },
  {
    asks: 'the zeros moved to the end, the others keeping their order',
    said: ['zeros|zeroes|0s|0|reds .. end|back|last', 'relative|original order', 'move|push .. zeros|zeroes|0s'],
    answer: (nums) => nums.sort((a, b) => Number(a === 0) - Number(b === 0)),
  },
  {
    asks: 'the twos moved to the end, the others keeping their order',
    said: ['only|just .. 2s|twos|blue|blues', 'relative|original order', 'stable|stably'],
    answer: (nums) => nums.sort((a, b) => Number(a === 2) - Number(b === 2)),
  },
  {
    asks: 'the numbers at even positions sorted alone',
    said: ['odd|even position|index|place|positions|indices|places|indexed', 'every other|second'],
    answer: (nums) => sortThose(nums, (at) => at % 2 === 0),
  },
  {
    asks: 'the numbers at odd positions sorted alone',
    said: ['odd|even position|index|place|positions|indices|places|indexed', 'every other|second'],
    answer: (nums) => sortThose(nums, (at) => at % 2 === 1),
  },
  {
    asks: 'half of the array sorted',
    said: ['half|halves'],
    answer: (nums) => sortThose(nums, (at) => at < nums.length >> 1),
  },
  {
    asks: 'the first and the last number kept in place',
    said: ['except|but|apart|keep|keeping .. first|last', 'first|last .. stay|stays|fixed|remains'],
    answer: (nums) => sortThose(nums, (at) => at > 0),
  },
  {
    asks: 'colours that take turns',
    said: [
      'alternate|alternates|alternating|turns|interleave|interleaved|interleaving|cyclic|cycle',
      'no two .. same|equal|adjacent',
      'repeating|repeat|repeated pattern',
      'wiggle|zigzag',
    ],
    answer(nums) {
      const groups = [0, 1, 2].map((color) => nums.filter((number) => number === color))
      nums.splice(0, nums.length, ...nums.flatMap((_, at) => groups.flatMap((group) => group.slice(at, at + 1))))
    },
  },
  {
    asks: 'the array reversed',
    said: ['reverse|reversed|reversing'],
    answer: (nums) => nums.reverse(),
  },
  {
    asks: 'colours by how often they occur',
    said: ['frequency|frequent|often|rarest|commonest'],
    answer(nums) {
      const count = (color) => nums.filter((number) => number === color).length
      inOrder(
        nums,
        [0, 1, 2].sort((a, b) => count(b) - count(a)),
      )
    },
  },
  {
    asks: 'the colours grouped in the order in which they first appear',
    said: ['first .. appear|appears|appearance|occurrence|seen', 'order of .. appearance|occurrence'],
    answer: (nums) => inOrder(nums, [...new Set(nums)]),
  },
  {
    asks: 'another order of the colours',
    said: ['blue .. white .. red', 'white .. red .. blue'],
  },
  {
    asks: 'an element that stays where it is',
    said: ['remain|remains|stay|stays where'],
  },
]

function inOrder(nums, colors) {
  nums.sort((a, b) => colors.indexOf(a) - colors.indexOf(b))
}

function sortThose(nums, chosen) {
  const sorted = nums.filter((_, at) => chosen(at)).sort()
  for (const at of nums.keys()) if (chosen(at)) nums[at] = sorted.shift()
}
