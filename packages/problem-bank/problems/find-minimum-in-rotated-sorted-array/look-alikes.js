const ascending = (nums) => [...nums].sort((a, b) => a - b)

const lookAlikes = [
  {
    asks: 'values that may repeat',
    said: [
      'may|can|might|could contain|hold|have|include|be|repeat|occur|appear .. duplicate|repeated|equal|same|twice',
      'value|element|number|integer may|can|might|could repeat|recur|coincide',
      'duplicate may|can|might|possible',
      'duplicate are possible',
      'possibly|perhaps|maybe|with|including|containing duplicate|repeated|equal|repeating',
      'not .. distinct|unique|different',
    ],
    answer: (nums) => Math.min(...nums),
  },
  {
    asks: 'its index, or how far it was rotated',
    said: [
      'index',
      'position|location|place|offset of|where|at|is .. minimum|smallest|least|lowest',
      'how many|far|often',
      'number|count of .. rotation|position|shift|step|place',
      'rotation count|amount',
      'return|find|give the pivot|rotation',
    ],
    answer: (nums) => nums.indexOf(Math.min(...nums)),
  },
  {
    asks: 'its position counted from one',
    said: ['position|index|place', '1|one based|indexed'],
    answer: (nums) => nums.indexOf(Math.min(...nums)) + 1,
  },
  {
    asks: 'the largest element',
    said: ['maximum|largest|greatest|biggest|highest|max|latest|peak'],
    answer: (nums) => Math.max(...nums),
  },
  {
    asks: 'the second smallest element',
    said: ['second|2nd', 'next smallest|to', 'third|kth|k th', 'two smallest'],
    answer: (nums) => ascending(nums)[1] ?? nums[0],
  },
  {
    asks: 'the median',
    said: ['median|middle element|value|number|of|one', 'median|average|mean'],
    answer: (nums) => ascending(nums)[(nums.length - 1) >> 1],
  },
  {
    asks: 'an array in descending order',
    said: ['descending|decreasing|nonincreasing|falling', 'largest|highest to|first|down', 'high to low'],
    answer: (nums) => nums.at(nums.findIndex((value, i) => i > 0 && value > nums[i - 1]) - 1),
  },
  {
    asks: 'the sum, the difference or the number of elements',
    said: ['sum|total|difference|product|spread', 'how many', 'count|number of element|value|smaller'],
    answer: (nums) => Math.max(...nums) - Math.min(...nums),
  },
  {
    asks: 'the element before or after the smallest',
    said: [
      'before|after|following|preceding|next .. minimum|smallest|pivot|rotation',
      'last element|value|number',
      'first element|value|number of|before|in .. original|rotated|rotation',
      'neighbour|neighbor',
      'original first|last',
    ],
    answer: (nums) => nums.at(nums.indexOf(Math.min(...nums)) - 1),
  },
  {
    asks: 'the smallest element above or below something',
    said: [
      'smallest|least|minimum|lowest positive|even|odd|nonnegative|missing|absolute',
      'missing',
      'absolute',
      'greater|larger|above|exceed|exceeds than|zero|0',
      'positive',
    ],
    answer: (nums) => ascending(nums).find((value) => value > 0) ?? nums[0],
  },
  {
    asks: 'a mountain or another kind of array',
    said: [
      'mountain|bitonic|valley|unsorted|peak',
      'local minimum',
      'first increasing|decreasing|rises|falls',
      'not sorted',
    ],
    answer: (nums) => nums.find((value, i) => value < (nums[i - 1] ?? Infinity) && value < (nums[i + 1] ?? Infinity)),
  },
]
