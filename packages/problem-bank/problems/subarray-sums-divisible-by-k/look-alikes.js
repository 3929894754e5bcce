const runs = (nums) => nums.flatMap((_, start) => nums.slice(start).map((_, end) => nums.slice(start, start + end + 1)))
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const isMultiple = (number, k) => Math.abs(number % k) === 0

/** All ways to take some of the numbers; of many, none. */
const subsetsOf = (nums) =>
  nums.length > 12 ? [] : nums.reduce((subsets, number) => subsets.concat(subsets.map((one) => [...one, number])), [[]])

const lookAlikes = [
  {
    asks: 'sums that equal k',
    said: ['equal|equals|exactly|precisely k', 'sum|sums|add|adds|total is|up to k', 'sum k'],
    answer: (nums, k) => runs(nums).filter((run) => sum(run) === k).length,
  },
  {
    asks: 'subsequences or subsets',
    said: [
      'subset|subsets|subsequence|subsequences|combination|combinations',
      'not|neednt|without .. contiguous|consecutive|adjacent|neighbouring',
      'pick|picking|choose|choosing|select|selecting',
    ],
    answer: (nums, k) => subsetsOf(nums).filter((subset) => subset.length > 0 && isMultiple(sum(subset), k)).length,
  },
  {
    asks: 'pairs of numbers',
    said: ['pair|pairs', 'two numbers|elements|integers|entries|songs'],
    answer: (nums, k) => subsetsOf(nums).filter((subset) => subset.length === 2 && isMultiple(sum(subset), k)).length,
  },
  {
    asks: 'the length of the longest or the shortest one',
    said: [
      'longest|maximum|maximal|largest|greatest|shortest|smallest|minimum|minimal',
      'length|size of .. subarray|such|one',
    ],
    answer: (nums, k) =>
      Math.max(
        0,
        ...runs(nums)
          .filter((run) => isMultiple(sum(run), k))
          .map((run) => run.length),
      ),
  },
  {
    asks: 'subarrays of two numbers or more, of a certain length',
    said: [
      'at least|exactly|most two|2|three|3|k',
      'length|size .. k|two|2|three|even|odd',
      'two|2 or more',
      'longer|shorter than',
      'more than one|1|two',
      'of length|size',
    ],
    answer: (nums, k) => runs(nums).filter((run) => run.length > 1 && isMultiple(sum(run), k)).length,
  },
  {
    asks: 'lengths or products that are divisible',
    said: [
      'length|lengths|size|product|products|xor|bitwise|difference|maximum|minimum|average|mean .. divisible|multiple',
      'product|products|xor|average|mean',
    ],
    answer: (nums, k) =>
      runs(nums).filter((run) =>
        isMultiple(
          run.reduce((product, number) => (product * number) % k, 1),
          k,
        ),
      ).length,
  },
  {
    asks: 'numbers that are all divisible',
    said: [
      'each|every|all element|elements|number|numbers|entry .. divisible|multiple|multiples',
      'elements|numbers divisible|that',
    ],
    answer: (nums, k) => runs(nums).filter((run) => run.every((number) => isMultiple(number, k))).length,
  },
  {
    asks: 'sums that are not divisible, or leave another remainder',
    said: [
      'not|never|nor|no .. divisible|multiple|multiples|divide',
      'remainder .. 1|one|k|two|2|r|other|than|odd',
      'remainder 1|one|r|two',
      'indivisible',
      'leave|leaves|leaving a',
    ],
    answer: (nums, k) => runs(nums).filter((run) => !isMultiple(sum(run), k)).length,
  },
  {
    asks: 'different ones alone, or those that do not overlap',
    said: [
      'distinct|unique|disjoint|nonoverlapping|overlap|overlapping|separate',
      '~are|is|as|at|in|from|be different',
      'same|equal|identical .. once|one',
      'counted|count|counts once|as',
    ],
    answer: (nums, k) =>
      new Set(
        runs(nums)
          .filter((run) => isMultiple(sum(run), k))
          .map(String),
      ).size,
  },
  {
    asks: 'positive or other sums alone',
    said: [
      'positive|negative|nonzero|even|odd sum|sums|multiple',
      'zero .. not|excluded|ignored|count|aside',
      'sum .. positive|nonzero|greater|larger|less|above|below',
      'absolute',
    ],
    answer: (nums, k) => runs(nums).filter((run) => sum(run) > 0 && isMultiple(sum(run), k)).length,
  },
  {
    asks: 'a circular array, or beginnings alone',
    said: [
      'circular|cyclic|wrap|wraps|ring|circle',
      'prefix|prefixes|suffix|suffixes only',
      'begin|begins|start|starts|starting at|with the|its|index',
    ],
    answer: (nums, k) => nums.filter((_, at) => isMultiple(sum(nums.slice(0, at + 1)), k)).length,
  },
  {
    asks: 'subarrays that have or lack a certain number',
    said: [
      'contain|contains|containing|include|includes|including no|a|the|at|only|both|zero|not',
      'no zero|zeros|negative|duplicate|duplicates',
      'without .. zero|zeros|negative|duplicates',
      'first|last element|number|one',
    ],
    answer: (nums, k) => runs(nums).filter((run) => !run.includes(0) && isMultiple(sum(run), k)).length,
  },
]
