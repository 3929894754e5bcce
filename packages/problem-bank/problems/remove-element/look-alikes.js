const counted = (nums, holds) => nums.filter(holds).length

const lookAlikes = [
  {
    asks: 'how often the value occurs',
    said: [
      'how many|often .. removed|deleted|erased|equal|occur|occurs|times',
      'number|count of .. removed|deleted|erased|occurrence|removal',
      'frequency',
    ],
    answer: (nums, val) => counted(nums, (number) => number === val),
  },
  {
    asks: 'only the first or the last of them removed',
    said: ['only|just the first|last|one', 'first|last|single|one occurrence|copy|instance', 'at most one|once|two'],
    answer: (nums, val) =>
      nums.length -
      Math.min(
        1,
        counted(nums, (number) => number === val),
      ),
  },
  {
    asks: 'larger elements removed',
    said: ['greater|larger|bigger|higher|more than', 'at least|most val', 'exceed|exceeds|exceeding|above|over'],
    answer: (nums, val) => counted(nums, (number) => number <= val),
  },
  {
    asks: 'smaller elements removed',
    said: ['less|smaller|lower|fewer than', 'below|under', 'at least val'],
    answer: (nums, val) => counted(nums, (number) => number >= val),
  },
  {
    asks: 'multiples removed',
    said: ['multiple|divisible|remainder|divides|divisor'],
    answer: (nums, val) => counted(nums, (number) => number % val !== 0),
  },
  {
    asks: 'repeats removed as well',
    said: [
      'each other|remaining|kept value|number only|just once',
      'distinct|unique|different|duplicate|duplicates',
      'repeated|repeats|repeat',
      'each|every value|number|element .. once',
    ],
    answer: (nums, val) => new Set(nums.filter((number) => number !== val)).size,
  },
  {
    asks: 'the neighbours of the value removed as well',
    said: ['neighbour|neighbours|neighbor|neighbors|adjacent|next|after|before|following|follows'],
    answer: (nums, val) =>
      counted(
        nums.filter((_, at) => nums[at - 1] !== val && nums[at + 1] !== val),
        (number) => number !== val,
      ),
  },
  {
    asks: 'the element at that place removed',
    said: ['at .. index|position|place val|x|target|k', 'kth|nth'],
    answer: (nums, val) => nums.length - (val >= 0 && val < nums.length ? 1 : 0),
  },
  {
    asks: 'the sum of what stays',
    said: ['sum|total|product|average|largest|smallest|maximum|minimum'],
    answer: (nums, val) => nums.reduce((sum, number) => sum + (number === val ? 0 : number), 0),
  },
  {
    asks: 'the absolute value, or values close to it, removed',
    said: ['absolute|sign|opposite|negated|within|close|near|differ|differs|difference'],
    answer: (nums, val) => counted(nums, (number) => Math.abs(number) !== Math.abs(val)),
  },
]
