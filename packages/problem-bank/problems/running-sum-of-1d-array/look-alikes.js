const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

/** For each place what a rule makes of the numbers up to it. */
const upTo = (rule) => (nums) => nums.map((_, at) => rule(nums.slice(0, at + 1), at))

/** A total that is carried along, changed by a rule before each number is added. */
const carrying = (rule) => (nums) => {
  let carried = 0
  return nums.map((number, at) => {
    carried = rule(carried, number, at)
    return carried
  })
}

const lookAlikes = [
  {
    asks: 'sums from the end',
    said: [
      'suffix',
      'from|at the end|right|back|last',
      'to|through|until|till the end|last|right',
      'right to left',
      'backward|backwards|reverse|reversed',
      'i to n|the',
      'remaining|remains|rest|left to|over',
      'after it|index|i|that',
    ],
    answer: (nums) => nums.map((_, at) => total(nums.slice(at))),
  },
  {
    asks: 'sums of the numbers before, without the number itself',
    said: [
      'before it|index|i|that|him|her|nums',
      'exclusive|excluding|exclude|excludes|excluded|without|except',
      'not|never including|included|include|counting|itself',
      'smaller|less than i',
      'strictly',
      'preceding|previous|earlier|prior ~total|sum|one|ones',
      'to the left',
      'i 1',
      'starts|start|begins|begin|beginning|starting with|at 0|zero',
    ],
    answer: (nums) => nums.map((_, at) => total(nums.slice(0, at))),
  },
  {
    asks: 'sums of all the other numbers',
    said: ['other|others|rest|except|itself'],
    answer: (nums) => nums.map((number) => total(nums) - number),
  },
  {
    asks: 'products',
    said: ['product|products|multiply|multiplied|multiplying|factorial'],
    answer: upTo((numbers) => numbers.reduce((product, number) => product * number, 1)),
  },
  {
    asks: 'the largest or the smallest number so far',
    said: ['largest|maximum|max|greatest|highest|biggest|record', 'smallest|minimum|min|least|lowest'],
    answer: upTo((numbers) => Math.max(...numbers)),
  },
  {
    asks: 'the smallest number so far',
    said: ['smallest|minimum|min|least|lowest'],
    answer: upTo((numbers) => Math.min(...numbers)),
  },
  {
    asks: 'averages or medians so far',
    said: ['average|averages|mean|median|averaged'],
    answer: upTo((numbers) => Math.floor(total(numbers) / numbers.length)),
  },
  {
    asks: 'differences of neighbours',
    said: ['difference|differences|minus|subtract|subtracted|change|changes'],
    answer: (nums) => nums.map((number, at) => number - (nums[at - 1] ?? 0)),
  },
  {
    asks: 'signs that alternate',
    said: [
      'alternate|alternating|alternately|turn|turns|sign',
      'added|adding|add and|or subtracted|subtract|subtracting',
      'plus .. minus',
    ],
    answer: carrying((sum, number, at) => sum + (at % 2 === 0 ? number : -number)),
  },
  {
    asks: 'sums of two neighbours',
    said: [
      'neighbour|neighbours|neighbor|neighbors|adjacent|pair|pairs',
      'last|previous|preceding two|three|2|3|k',
      'window|windows|sliding|moving|most recent|recent',
      'and the|its next|one|number|element after|behind|before',
      'previous|preceding|next element|number|value',
    ],
    answer: (nums) => nums.map((number, at) => number + (nums[at - 1] ?? 0)),
  },
  {
    asks: 'sums of three neighbours',
    said: [
      'last|previous|preceding two|three|2|3|k',
      'window|windows|sliding|moving|recent',
      'neighbour|neighbours|neighbor|adjacent',
    ],
    answer: (nums) => nums.map((_, at) => total(nums.slice(Math.max(0, at - 2), at + 1))),
  },
  {
    asks: 'a total that never falls below zero, or begins anew',
    said: [
      'reset|resets|anew|afresh|starts|start over|again',
      'below|under|less than zero|0',
      'negative .. zero|0|instead|skipped|ignored|not|count|skip|ignore',
      'if|when|whenever|once .. negative|zero|exceeds|reaches',
      'never .. negative|below|under',
    ],
    answer: carrying((sum, number) => Math.max(0, sum + number)),
  },
  {
    asks: 'the largest sum that ends there',
    said: ['subarray|subarrays', 'ending|ends|end at|in|with|there', 'best|maximum|largest'],
    answer: carrying((sum, number) => Math.max(sum, 0) + number),
  },
  {
    asks: 'the positive numbers alone',
    said: [
      'only|just positive|negative|even|odd',
      'positive|even|odd numbers|elements|ones|values ~only|integers',
      'negative .. skipped|ignored|not',
      'absolute|magnitude|magnitudes',
    ],
    answer: carrying((sum, number) => sum + Math.max(0, number)),
  },
  {
    asks: 'absolute values',
    said: ['absolute|magnitude|magnitudes', 'sign|signs'],
    answer: carrying((sum, number) => sum + Math.abs(number)),
  },
  {
    asks: 'sums of squares',
    said: ['square|squares|squared|cube|cubes|power'],
    answer: carrying((sum, number) => sum + number * number),
  },
  {
    asks: 'remainders, or last digits',
    said: ['modulo|mod|remainder|remainders|digit|digits|parity|modulus'],
    answer: upTo((numbers) => total(numbers) % 10),
  },
  {
    asks: 'the exclusive or',
    said: ['xor|exclusive|bitwise|and|or .. so|bits'],
    answer: carrying((sum, number) => sum ^ number),
  },
  {
    asks: 'every number only once',
    said: [
      'distinct|different|unique|duplicate|duplicates',
      'only|just|counted|once ~for|in',
      'seen|occurred|appeared .. before|already',
    ],
    answer: upTo((numbers) => total([...new Set(numbers)])),
  },
  {
    asks: 'sums of every second number',
    said: ['every|each second|other', 'even|odd index|indices|place|places|position|positions', 'parity'],
    answer: (nums) => nums.map((_, at) => total(nums.filter((_, place) => place <= at && place % 2 === at % 2))),
  },
  {
    asks: 'sums of the numbers in ascending order, or of the running sums',
    said: ['sort|sorted|ascending|descending|increasing', 'sum|sums of .. running|prefix', 'twice|second time|again'],
    answer: (nums) => runningSum(nums.toSorted((a, b) => a - b)),
  },
]
