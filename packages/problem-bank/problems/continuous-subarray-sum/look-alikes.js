const runs = (nums) => nums.flatMap((_, start) => nums.slice(start).map((_, end) => nums.slice(start, start + end + 1)))
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const longRuns = (nums) => runs(nums).filter((run) => run.length > 1)

/** All ways to take some of the numbers; of many, none. */
const subsetsOf = (nums) =>
  nums.length > 12 ? [] : nums.reduce((subsets, number) => subsets.concat(subsets.map((one) => [...one, number])), [[]])

const lookAlikes = [
  {
    asks: 'sums that equal k',
    said: ['equal|equals|exactly|precisely k', 'sum|sums|add|adds|total is|up to k'],
    answer: (nums, k) => longRuns(nums).some((run) => sum(run) === k),
  },
  {
    asks: 'subarrays of a single number as well',
    said: [
      'nonempty',
      'any length',
      'at least one',
      'one or more',
      'single element|number',
      'not empty',
      'length 1|one',
    ],
    denied: ['two|2|pair|longer|lone|single', 'more than one|1'],
    answer: (nums, k) => runs(nums).some((run) => sum(run) % k === 0),
  },
  {
    asks: 'subarrays of another length',
    said: [
      '~least two|2 neighbouring|neighboring|adjacent|consecutive|successive|elements|numbers',
      'exactly|precisely two|2|k|three|3',
      'at least|most three|3|k|four|4',
      'three|3 or more',
      'even|odd length|number|many',
      'length|size k|exactly|three|3|four',
      'longer than two',
    ],
    answer: (nums, k) => runs(nums).some((run) => run.length === 2 && sum(run) % k === 0),
  },
  {
    asks: 'subarrays of three numbers or more',
    said: ['at least three|3', 'three|3 or more', 'more|longer than two|2'],
    answer: (nums, k) => runs(nums).some((run) => run.length > 2 && sum(run) % k === 0),
  },
  {
    asks: 'subsets, subsequences or pairs',
    said: [
      'subset|subsets|subsequence|subsequences|combination|combinations|pair|pairs',
      'not|neednt|without .. contiguous|consecutive|continuous|adjacent|neighbouring|side',
      'any two|2 numbers|elements',
      'pick|picking|choose|choosing|select|selecting',
    ],
    answer: (nums, k) => subsetsOf(nums).some((subset) => subset.length > 1 && sum(subset) % k === 0),
  },
  {
    asks: 'multiples other than zero',
    said: [
      'positive multiple|sum',
      'nonzero',
      'zero|0 .. not|no|never|excluded',
      'multiple .. greater|larger|other|except|positive',
      'sum .. positive|greater|larger',
      'n times k .. n .. positive|least 1',
    ],
    answer: (nums, k) => longRuns(nums).some((run) => sum(run) > 0 && sum(run) % k === 0),
  },
  {
    asks: 'a power of k, or a divisor',
    said: ['power|powers of', 'divisor|divisors|divides|factor of k|the'],
    answer: (nums, k) => longRuns(nums).some((run) => sum(run) > 0 && k % sum(run) === 0),
  },
  {
    asks: 'products, differences or other values',
    said: ['product|products|difference|xor|bitwise|average|mean'],
    answer: (nums, k) =>
      longRuns(nums).some((run) => run.reduce((product, number) => (product * number) % k, 1) % k === 0),
  },
  {
    asks: 'sums that are not multiples, or leave another remainder',
    said: ['not|never|no .. divisible|multiple|multiples', 'remainder .. 1|one|r|two|2|other', 'indivisible'],
    answer: (nums, k) => longRuns(nums).some((run) => sum(run) % k !== 0),
  },
  {
    asks: 'the opposite, or that all subarrays have such a sum',
    said: [
      'all|every|each subarray|subarrays|sum|sums',
      'no|none subarray|such',
      'false if|when .. exists|there',
      'true if .. no|not|none',
    ],
    answer: (nums, k) => !checkSubarraySum(nums, k),
  },
  {
    asks: 'a circular array',
    said: ['circular|cyclic|wrap|wraps|ring|circle', 'remove|removed|removing|delete|split'],
    answer: (nums, k) => longRuns([...nums, ...nums]).some((run) => run.length <= nums.length && sum(run) % k === 0),
  },
]
