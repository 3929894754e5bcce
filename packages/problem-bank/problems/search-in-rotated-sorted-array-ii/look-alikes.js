const timesIn = (nums, target) => nums.filter((number) => number === target).length

const lookAlikes = [
  {
    asks: 'a target or a number next to it',
    said: [
      'target|x|key|value or|and|plus|minus target|its|1|one|the|a',
      'or target|x|key',
      'both',
      'double|twice|half',
      'target 1|2',
    ],
    answer: (nums, target) => search(nums, target) || search(nums, target + 1),
  },
  {
    asks: 'a target that occurs several times',
    said: [
      'at least|more twice|than|two|2|k|three',
      'more than once',
      'twice|thrice',
      'several|multiple|two|2 times|occurrences|copies',
      'repeated|duplicated in|is|target',
      'target .. repeated|duplicate|duplicated',
      'k times',
    ],
    answer: (nums, target) => timesIn(nums, target) > 1,
  },
  {
    asks: 'a target that occurs exactly once',
    said: ['exactly|only|precisely|just once|one', 'unique|single|without duplicate|occurrence|copy'],
    answer: (nums, target) => timesIn(nums, target) === 1,
  },
  {
    asks: 'a target that most elements equal',
    said: ['majority|half|quarter|most|often|frequent|percent'],
    answer: (nums, target) => timesIn(nums, target) > nums.length / 2,
  },
  {
    asks: 'two elements with this sum',
    said: [
      'add|adds|adding|sum|sums|total|difference|product|differ|together',
      'pair|pairs|two|2 element|number|value|entry|integer|distinct|member|card|reading',
      'pair|pairs',
    ],
    answer: (nums, target) => nums.some((a, i) => nums.some((b, j) => i < j && a + b === target)),
  },
  {
    asks: 'the smallest or the largest element',
    said: [
      'smallest|least|lowest|minimum|largest|greatest|highest|maximum|biggest element|number|value|entry|one|of|member',
      'its|the smallest|minimum|largest|maximum|greatest',
      'median|middle element|of|value',
    ],
    answer: (nums, target) => Math.min(...nums) === target,
  },
  {
    asks: 'the largest element',
    said: ['largest|greatest|highest|maximum|biggest', 'median|kth'],
    answer: (nums, target) => Math.max(...nums) === target,
  },
  {
    asks: 'an element at least as large, or as small',
    said: [
      'greater|larger|higher|less|smaller|lower|bigger than',
      'at least|most',
      'exceed|exceeds|exceeding|above|below',
      'or equal|more|greater|larger|less',
    ],
    answer: (nums, target) => nums.some((number) => number >= target),
  },
  {
    asks: 'an element at most as large',
    said: ['less|smaller|lower than', 'at most', 'below|under'],
    answer: (nums, target) => nums.some((number) => number <= target),
  },
  {
    asks: 'a certain place',
    said: [
      'begins|begin|ends|end|start with|on',
      'is|stands|at|in the first|last|pivot|middle element|number|value|place|position|one|index',
      'at index|position|place target|0|k|i',
      'before|after|left|right|behind of|the pivot',
      'number of .. rotations|places|positions .. target|equals|is',
      'rotated exactly|by target|k',
    ],
    answer: (nums, target) => nums[0] === target,
  },
  {
    asks: 'a target that is missing',
    said: [
      'true if|when|exactly .. not|absent|missing',
      'absent|missing|lacks|lacking',
      'false if|when .. is in|contained|found|present|occurs',
    ],
    answer: (nums, target) => !search(nums, target),
  },
  {
    asks: 'nearly the target',
    said: [
      'close|closest|nearest|near|within|distance|tolerance|approximately',
      'absolute|square|squared|multiple|divisible|opposite|negative .. target|element|of|value',
      'neighbor|neighbour|adjacent|consecutive|successive',
    ],
    answer: (nums, target) => nums.some((number) => Math.abs(number - target) <= 1),
  },
  {
    asks: 'descending order, or none',
    said: ['descending|decreasing|nonincreasing', 'unsorted', 'not sorted', 'reversed|reverse', 'bitonic|mountain'],
    answer: (nums, target) => nums.includes(target),
  },
]
