/** The first number from `start` on, by steps, that the test lets through. */
function firstFrom(start, fits, step = 1) {
  let number = start
  while (!fits(number)) number += step
  return number
}

/** The place in order of a missing positive number: 1 for the smallest. */
function missing(nums, place) {
  let number = 0
  for (let left = place; left > 0; left--) number = firstFrom(number + 1, (candidate) => !nums.includes(candidate))
  return number
}

const isPrime = (number) =>
  number > 1 && !Array.from({ length: number - 2 }, (_, at) => at + 2).some((divisor) => number % divisor === 0)

const lookAlikes = [
  {
    asks: 'zero as well',
    said: [
      '0|zero to|through|up|and|n',
      'range|from|between 0|zero',
      'nonnegative',
      'natural number .. 0|zero',
      '0|zero included|inclusive|counts',
      'including|include|includes 0|zero',
      'from|at|with 0|zero',
      '0 or greater|larger|more|above|positive',
      'zero or greater|larger|more|above|positive|a',
      'not negative',
      'at least 0|zero',
      'numbered|numbering|count|counted|counting|begin|start|starting .. 0|zero',
      'k 0',
      'whole number',
      'mex',
    ],
    answer: (nums) => firstFrom(0, (number) => !nums.includes(number)),
  },
  {
    asks: 'the second smallest missing one',
    said: [
      'second|2nd smallest|lowest|missing|least|first|absent|free|positive',
      'second',
      'after the first|smallest',
      'next smallest',
      'smallest but one',
    ],
    answer: (nums) => missing(nums, 2),
  },
  {
    asks: 'the kth smallest missing one',
    said: ['third|3rd|kth|fourth|fifth|k smallest|lowest|missing|least|first|absent|free|positive|th', 'third', 'kth'],
    answer: (nums) => missing(nums, 3),
  },
  {
    asks: 'the smallest missing even or odd number',
    said: ['even', 'odd'],
    answer: (nums) => firstFrom(2, (number) => !nums.includes(number), 2),
  },
  {
    asks: 'the smallest missing odd number',
    said: ['odd', 'even'],
    answer: (nums) => firstFrom(1, (number) => !nums.includes(number), 2),
  },
  {
    asks: 'the smallest missing number of a kind',
    said: [
      'prime',
      'composite',
      'multiple|divisible',
      'perfect square',
      'power of two|2',
      'square',
      'palindrome|palindromic',
    ],
    answer: (nums) => firstFrom(2, (number) => isPrime(number) && !nums.includes(number)),
  },
  {
    asks: 'the largest missing number below the maximum',
    said: [
      'largest|greatest|highest|biggest|maximum|maximal|last .. missing|absent|lacking|free|not',
      'missing|absent|free .. largest|greatest|highest|biggest',
      'largest|greatest|highest|biggest|maximum positive|integer|number|missing|id|free|one',
      'smaller|less|lower than|then the|all|max|maximum|some|largest',
      'below|under the max|maximum|largest',
    ],
    answer: (nums) => {
      for (let number = Math.max(...nums) - 1; number > 0; number--) if (!nums.includes(number)) return number
      return Math.max(0, ...nums) + 1
    },
  },
  {
    asks: 'the smallest missing number above the minimum',
    said: [
      'greater|larger|higher|more|bigger than the|all|its|some|any|min|minimum',
      'above|beyond|over its|the|their smallest|minimum|least|lowest',
      'above|after|from|over the min|minimum|smallest|first|lowest',
      'between .. minimum|min|smallest|lowest|maximum|max|largest',
      'between the|its|two',
      'within the range',
      'gap',
      'larger|greater than .. element|minimum|smallest|value|entry',
      'not smaller|less than the|its',
    ],
    answer: (nums) => firstFrom(Math.max(1, Math.min(...nums)), (number) => !nums.includes(number)),
  },
  {
    asks: 'the smallest positive number above the maximum',
    said: [
      'greater|larger|higher|bigger than all|every|any|each|the',
      'above all|every|the',
      'larger|greater .. maximum|largest|all|every',
      'exceeds|exceed|exceeding',
      'next .. maximum|largest',
    ],
    answer: (nums) => Math.max(0, ...nums) + 1,
  },
  {
    asks: 'the smallest positive number that is there',
    said: [
      'smallest|least|lowest positive .. occurs|present|contained|in the|that is in',
      'smallest|least|lowest .. present|occurring',
      'that is present|contained',
      'duplicate .. return|smallest|first|find',
      'repeated|duplicated|twice .. return|smallest|first|find',
      'smallest|first|find|return .. repeated|duplicated|duplicate|twice',
    ],
    answer: (nums) => Math.min(...nums.filter((number) => number > 0)),
  },
  {
    asks: 'the missing negative number nearest to zero',
    said: [
      'negative integer|number|id|value|one .. missing|absent|not',
      'missing|absent negative',
      'largest|greatest|highest|first|biggest negative',
      'closest|nearest to 0|zero',
      'absolute',
    ],
    answer: (nums) => firstFrom(-1, (number) => !nums.includes(number), -1),
  },
  {
    asks: 'the signs ignored',
    said: [
      'absolute|magnitude',
      'ignore|ignoring|regardless|disregarding .. sign',
      'neither .. nor .. negative',
      'negation|negated|opposite',
    ],
    answer: (nums) => firstMissingPositive(nums.map(Math.abs)),
  },
  {
    asks: 'the number of missing numbers, or their sum',
    said: [
      'how many|number|count of .. missing|absent',
      'how many positive|number|integer|id|missing',
      'number|count of missing|positive|absent',
      'sum of|the .. missing|absent|positive',
      'total',
      'all missing',
    ],
    answer: (nums) => {
      const present = new Set(nums.filter((number) => number > 0))
      return Math.max(0, ...present) - present.size
    },
  },
  {
    asks: 'the first number that is not a sum of the given ones',
    said: [
      'sum|subset',
      'formed|form|expressed|represented|obtained|made|paid|written',
      'multiple|product|combination|divides',
    ],
    answer(nums) {
      let reach = 1
      for (const number of nums.filter((given) => given > 0).sort((a, b) => a - b)) if (number <= reach) reach += number
      return reach
    },
  },
  {
    asks: 'the first of two or more missing neighbours',
    said: [
      'two|2|three|3|k consecutive|adjacent|successive|neighbouring|neighboring',
      'consecutive|successive|adjacent',
      'both .. missing|absent',
      'pair',
      'along with|and its|successor',
    ],
    answer: (nums) => firstFrom(1, (number) => !nums.includes(number) && !nums.includes(number + 1)),
  },
  {
    asks: 'a number that occurs too seldom',
    said: [
      'at least twice|two|2',
      'exactly twice|two|2',
      'less|fewer than two|2|twice|k',
      'exactly once',
      'unique',
      'only once',
      'twice|pairs',
    ],
    answer: (nums) => firstFrom(1, (number) => nums.filter((given) => given === number).length < 2),
  },
  {
    asks: 'an upper limit, or -1 where none is missing',
    said: [
      'at most|up to k|m|limit|100',
      'return|returns -1|0|zero',
      '-1|0 if|when|where',
      'none|nothing is missing',
      'if no|all|every|none|nothing .. missing|present|contained|taken',
      'from 1|one to n|k',
      'between 1|one and',
      'range 1|one',
    ],
    answer: (nums) => {
      const smallest = firstMissingPositive([...nums])
      return smallest > nums.length ? -1 : smallest
    },
  },
  {
    asks: 'counting that begins elsewhere',
    said: [
      'from|at|with 2|two|10|100|k|ten',
      'begin|start|starting|least|above 2|two|10|100|k',
      'greater than 1|one|10|k',
      'above|over 1|one|k',
    ],
    answer: (nums) => firstFrom(2, (number) => !nums.includes(number)),
  },
  {
    asks: 'the place of the first number that stands wrong',
    said: ['index|position|place .. return|first', 'return .. index|position', 'wrong place|position', 'modulo|mod'],
    answer: (nums) => {
      const wrong = nums.findIndex((number, place) => number !== place + 1)
      return wrong === -1 ? nums.length + 1 : wrong + 1
    },
  },
]
