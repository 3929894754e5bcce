function runs(nums) {
  return nums.flatMap((_, start) => nums.slice(start).map((_, end) => nums.slice(start, start + end + 1)))
}

const sum = (nums) => nums.reduce((total, number) => total + number, 0)
const windows = (nums, k) => runs(nums).filter((run) => run.length === k)
const bestOf = (all) => Math.max(...all.map(sum))

const lookAlikes = [
  {
    asks: 'windows of distinct elements only',
    said: [
      'distinct|unique',
      'all|are|be|pairwise|k different',
      'different elements|numbers|values',
      'without|no repeated|repeating|repeats|duplicates|duplicate|repetition',
      'no .. twice|repeat|repeated',
      'no two .. same|equal',
    ],
    answer: (nums, k) => Math.max(0, bestOf(windows(nums, k).filter((run) => new Set(run).size === k))),
  },
  {
    asks: 'the largest average',
    said: ['average|averages|mean'],
    answer: (nums, k) => maxSumSubarray(nums, k) / k,
  },
  {
    asks: 'at most k elements',
    said: [
      'size|length|with|of at most',
      'at most k|w|n',
      'up to k|w|n|size',
      'no more|longer than',
      'k|w|n or fewer|less',
      'not .. more|longer than',
      'size|length .. exceed',
    ],
    answer: (nums, k) => bestOf(runs(nums).filter((run) => run.length <= k)),
  },
  {
    asks: 'at least k elements',
    said: [
      'size|length|with|of at least',
      'of k|w|n or more',
      'k|w|n or more|longer',
      'no fewer|less|shorter than',
      'minimum length|size|of',
    ],
    answer: (nums, k) => bestOf(runs(nums).filter((run) => run.length >= k)),
  },
  {
    asks: 'any k elements',
    said: [
      'not|need necessarily|be|not contiguous|consecutive|adjacent|be|neighbouring|neighboring|form',
      'subsequence|subset|subsets',
      'any k|w|n numbers|elements|days|readings|values',
      'noncontiguous',
      'choose|pick|select any|k',
      'in any order',
    ],
    answer: (nums, k) => sum(nums.toSorted((a, b) => b - a).slice(0, k)),
  },
  {
    asks: 'elements from the two ends',
    said: ['either|both end|ends|side|sides', 'from|at the beginning|start|front|left or', 'first or|and|k|few last'],
    answer: (nums, k) =>
      bestOf(
        Array.from({ length: k + 1 }, (_, left) => [...nums.slice(0, left), ...nums.slice(nums.length - k + left)]),
      ),
  },
  {
    asks: 'the smallest sum',
    said: ['smallest|minimum|minimal|lowest|least|min|worst'],
    answer: (nums, k) => Math.min(...windows(nums, k).map(sum)),
  },
  {
    asks: 'windows in a circle',
    said: [
      'circular|circle|circularly|cyclic|cyclically|ring|wrap|wraps|wrapping|loop',
      'around the end',
      'last .. followed|first',
      'rotate|rotated',
    ],
    answer: (nums, k) => bestOf(windows([...nums, ...nums], k)),
  },
  {
    asks: 'the largest product',
    said: ['product|products|multiply|multiplied|multiplying'],
    answer: (nums, k) => Math.max(...windows(nums, k).map((run) => run.reduce((total, number) => total * number, 1))),
  },
  {
    asks: 'the place where the window starts',
    said: ['index|indices|position|where|starting|start|begins|begin|first day|first'],
    answer: (nums, k) => nums.findIndex((_, start) => sum(nums.slice(start, start + k)) === maxSumSubarray(nums, k)),
  },
  {
    asks: 'windows that do not overlap, one after another',
    said: ['nonoverlapping|disjoint', 'not overlap|overlapping', 'two|2|three|3 .. subarrays|windows', 'chunk'],
    answer: (nums, k) => bestOf(windows(nums, k).filter((_, start) => start % k === 0)),
  },
  {
    asks: 'the largest difference between windows, or within one',
    said: ['difference|differences|range|spread'],
    answer: (nums, k) => Math.max(...windows(nums, k).map((run) => Math.max(...run) - Math.min(...run))),
  },
  {
    asks: 'the absolute value of the sum',
    said: ['absolute|magnitude|abs', 'regardless|ignoring .. sign'],
    answer: (nums, k) => Math.max(...windows(nums, k).map((run) => Math.abs(sum(run)))),
  },
  {
    asks: 'a sum to be found or counted rather than maximised',
    said: ['how many|number of subarrays|windows|stretches|runs', 'count the|how'],
    answer: (nums, k) => windows(nums, k).filter((run) => sum(run) === maxSumSubarray(nums, k)).length,
  },
  {
    asks: 'a window with one element left out',
    said: [
      'delete|deleting|remove|removing|removed|skip|skipping|skipped|omit|omitting|drop|dropped|dropping|discard|ignore|ignoring',
      'leave|leaving|left out',
      'except|excluding',
    ],
    answer: (nums, k) => Math.max(...windows(nums, k).map((run) => sum(run) - Math.min(0, ...run))),
  },
  {
    asks: 'another answer where the array is too short',
    said: [
      'return|give|returns -1',
      'return|returns|give 0|zero|minus|null',
      'if|when .. fewer|less|shorter|smaller than',
      'no such',
      'if .. not|no .. exist|exists|possible|enough',
      'if|when k|w|n .. larger|greater|exceeds|bigger',
    ],
    answer: (nums, k) => (nums.length < k ? -1 : maxSumSubarray(nums, k)),
  },
  {
    asks: 'only positive or only even elements counted',
    said: [
      'even elements|numbers|values|integers|readings',
      'only even|odd|positive',
      'odd',
      'negative .. ignored|zero|skipped|excluded',
    ],
    answer: (nums, k) => Math.max(...windows(nums, k).map((run) => sum(run.filter((number) => number % 2 === 0)))),
  },
  {
    asks: 'the second largest sum',
    said: ['second|2nd|third|runner'],
    answer: (nums, k) =>
      windows(nums, k)
        .map(sum)
        .toSorted((a, b) => b - a)[1] ?? maxSumSubarray(nums, k),
  },
  {
    asks: 'rising windows only',
    said: ['increasing|ascending|rising|sorted|decreasing|nondecreasing'],
    answer: (nums, k) =>
      Math.max(
        0,
        bestOf(windows(nums, k).filter((run) => run.every((number, at) => at === 0 || run[at - 1] < number))),
      ),
  },
]
