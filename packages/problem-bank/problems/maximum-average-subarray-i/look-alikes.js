const sum = (numbers) => numbers.reduce((a, b) => a + b, 0)
const mean = (numbers) => sum(numbers) / numbers.length

/** All neighbours of these numbers, at least so many and at most so many. */
function stretches(nums, least, most = least) {
  return nums.flatMap((_, from) =>
    Array.from({ length: nums.length - from }, (_, more) => nums.slice(from, from + more + 1)).filter(
      ({ length }) => length >= least && length <= most,
    ),
  )
}

const largest = (numbers) => numbers.reduce((a, b) => Math.max(a, b), -Infinity)
const sorted = (numbers) => numbers.toSorted((a, b) => a - b)

const lookAlikes = [
  {
    asks: 'at least so many numbers',
    said: [
      'at least k|n|m|d|w|size',
      'greater|longer|larger than or|k',
      'or more|longer|larger',
      'no|not shorter|less|fewer than',
      'minimum length',
      'k or more',
    ],
    answer: (nums, k) => largest(stretches(nums, k, nums.length).map(mean)),
  },
  {
    asks: 'at most so many numbers',
    said: [
      'at most k|n|m|d|w|size',
      'up to k|n',
      'less|shorter than or|k',
      'or fewer|less|shorter',
      'no|not longer|more than',
      'any length',
    ],
    answer: (nums, k) => largest(stretches(nums, 1, k).map(mean)),
  },
  {
    asks: 'the smallest average',
    said: [
      'minimum|smallest|lowest|minimal|least average|mean|value|one',
      'lower is',
      'worst',
      'lowest|smallest|minimum',
    ],
    answer: (nums, k) => -largest(stretches(nums, k).map((part) => -mean(part))),
  },
  {
    asks: 'numbers that need not be neighbours',
    said: [
      'subsequence|subset',
      'any k|n|m',
      'adjacent|contiguous|consecutive or not',
      'not necessarily|need .. adjacent|contiguous|consecutive|neighbouring',
      'choose|pick|select any|k',
      'no|never two .. adjacent|neighbouring',
      'k largest|best',
    ],
    answer: (nums, k) => mean(sorted(nums).slice(-k)),
  },
  {
    asks: 'a circular array',
    said: ['circular|circle|cyclic|ring|wrap|wraps|around', 'last|end .. followed|next .. first|start|beginning'],
    answer: (nums, k) => findMaxAverage([...nums, ...nums.slice(0, k - 1)], k),
  },
  {
    asks: 'the sum',
    said: [
      'return|give|report|print the sum|total',
      'maximum|largest|greatest|highest|maximal sum|total',
      'sum of the|that subarray|window|stretch',
    ],
    answer: (nums, k) => largest(stretches(nums, k).map(sum)),
  },
  {
    asks: 'the median',
    said: ['median', 'middle value|element|number'],
    answer: (nums, k) =>
      largest(stretches(nums, k).map((part) => mean(sorted(part).slice((k - 1) >> 1, (k >> 1) + 1)))),
  },
  {
    asks: 'the average without the extremes, or of some numbers',
    said: [
      'without|excluding|ignoring|except|discard|discarding|dropping .. largest|smallest|highest|lowest|extremes|negative|zeros|zeroes',
      'largest|smallest|highest|lowest .. not|excluded|ignored|dropped|discarded|removed',
      'trimmed|outlier|outliers',
      'even|odd|negative|distinct|different|unique numbers|values|elements|readings|days|ones',
      'all distinct|different|even|odd|positive',
      'absolute|squared|squares|weighted|weights|weight',
      'one|1 element|number .. removed|deleted|changed|replaced|skipped',
      'after removing|deleting',
    ],
    answer: (nums, k) =>
      k > 2 ? largest(stretches(nums, k).map((part) => mean(sorted(part).slice(1, -1)))) : undefined,
  },
  {
    asks: 'a rounded average, or where it is',
    said: [
      'rounded|round|truncated|floor|ceiling|integer|whole part|number|down|up|average|value',
      'rounded|truncated',
      'rounded|round .. nearest|down|up|decimals|places',
      'index|position|start of|where',
      'second|third largest|best|highest',
      'modulo|mod',
    ],
    answer: (nums, k) => Math.floor(findMaxAverage(nums, k)),
  },
  {
    asks: 'the largest difference, or maximum, of a window',
    said: [
      'difference|differences|range',
      'maximum|minimum|largest|smallest element|number of|in each|every',
      'product|geometric|harmonic',
    ],
    answer: (nums, k) =>
      largest(stretches(nums, k).map((part) => largest(part) + largest(part.map((number) => -number)))),
  },
]
