const runs = (nums) => nums.flatMap((_, from) => nums.slice(from).map((__, more) => nums.slice(from, from + more + 1)))
const kinds = (run) => new Set(run).size
const count = (nums, isGood) => runs(nums).filter(isGood).length
const lengths = (nums, isGood) =>
  runs(nums)
    .filter(isGood)
    .map(({ length }) => length)
const times = (run, number) => run.filter((other) => other === number).length

const lookAlikes = [
  {
    asks: 'at most k different integers',
    said: [
      'at most',
      'no|not more|greater than',
      'up to',
      'or fewer|less',
      'not|never exceed|exceeds|exceeding',
      'maximum of',
      'k at most',
    ],
    answer: (nums, k) => count(nums, (run) => kinds(run) <= k),
  },
  {
    asks: 'at least k different integers',
    said: ['at least', 'or more', 'no|not fewer|less than', 'minimum of'],
    answer: (nums, k) => count(nums, (run) => kinds(run) >= k),
  },
  {
    asks: 'fewer than k different integers',
    said: ['fewer|less than', 'below|under'],
    answer: (nums, k) => count(nums, (run) => kinds(run) < k),
  },
  {
    asks: 'more than k different integers',
    said: ['more than k|n|m|d|target', 'exceed|exceeds|exceeding|above'],
    answer: (nums, k) => count(nums, (run) => kinds(run) > k),
  },
  {
    asks: 'the length of the longest',
    said: ['longest|maximum|maximal|greatest|largest|biggest', 'length|size of the|a|such|longest'],
    answer: (nums, k) => Math.max(0, ...lengths(nums, (run) => kinds(run) === k)),
  },
  {
    asks: 'the length of the longest with at most k',
    said: ['longest|maximum|maximal|greatest|largest|biggest'],
    answer: (nums, k) => Math.max(0, ...lengths(nums, (run) => kinds(run) <= k)),
  },
  {
    asks: 'the length of the shortest',
    said: ['shortest|minimum|minimal|smallest|least ~at'],
    answer: (nums, k) => Math.min(...lengths(nums, (run) => kinds(run) === k)),
  },
  {
    asks: 'subsequences or subsets',
    said: [
      'subsequence|subsequences|subset|subsets|combination|combinations|selection',
      'not|neednt|without .. contiguous|consecutive|adjacent|neighbouring',
      'noncontiguous',
      'pick|choose|select|picking|choosing',
    ],
    denied: contiguous(),
    answer(nums, k) {
      if (nums.length > 12) return undefined
      const subsets = nums.reduce((made, number) => made.concat(made.map((set) => [...set, number])), [[]])
      return subsets.filter((set) => kinds(set) === k).length
    },
  },
  {
    asks: 'subarrays of length k',
    said: ['length|size|window k|of|exactly|is', 'k number|numbers|elements|consecutive|long', 'window|windows'],
    answer: (nums, k) => count(nums, (run) => run.length === k),
  },
  {
    asks: 'subarrays of length k without repetition',
    said: [
      'length|size|window k|of|exactly',
      'all|pairwise different|distinct|unique',
      'no|without|never repeated|repetition|duplicate|duplicates|repeats',
      'twice',
    ],
    answer: (nums, k) => count(nums, (run) => run.length === k && kinds(run) === k),
  },
  {
    asks: 'different subarrays',
    said: [
      'distinct|unique|different subarray|subarrays|runs|stretches|sublists|contents|segments|ones',
      'same|equal|identical|alike .. once|one',
      'only|counted|counts|count once',
      'content|contents',
      'duplicate|duplicates',
    ],
    answer: (nums, k) =>
      new Set(
        runs(nums)
          .filter((run) => kinds(run) === k)
          .map(String),
      ).size,
  },
  {
    asks: 'integers that occur only once',
    said: [
      'once',
      'occur|occurs|appear|appears exactly|only|just|precisely',
      'unique|uniquely',
      'not|never repeated|repeat',
    ],
    answer: (nums, k) => count(nums, (run) => run.filter((number) => times(run, number) === 1).length === k),
  },
  {
    asks: 'integers that occur several times',
    said: ['twice|repeated|repeat|repeats|duplicate|duplicates|duplicated', 'more than once|one', 'k times', 'times'],
    answer: (nums, k) => count(nums, (run) => new Set(run.filter((number) => times(run, number) > 1)).size === k),
  },
  {
    asks: 'odd or even numbers',
    said: ['odd|even', 'nice', 'prime|primes'],
    answer: (nums, k) => count(nums, (run) => run.filter((number) => number % 2).length === k),
  },
  {
    asks: 'sums',
    said: ['sum|sums|total|add|adds|product'],
    answer: (nums, k) => count(nums, (run) => run.reduce((sum, number) => sum + number, 0) === k),
  },
  {
    asks: 'the pieces of a partition',
    said: [
      'partition|partitioned|split|splits|cut|cuts|divide|divided|pieces',
      'overlap|overlapping|disjoint|nonoverlapping|nonoverlap',
      'fewest|minimum number|many',
    ],
    answer(nums, k) {
      let [found, start] = [0, 0]
      for (const end of nums.keys())
        if (kinds(nums.slice(start, end + 1)) === k) {
          found++
          start = end + 1
        }
      return found
    },
  },
  {
    asks: 'a circle',
    said: ['circular|circle|cyclic|ring|wrap|wraps|around'],
    answer(nums, k) {
      const all = nums.flatMap((_, from) => nums.map((__, more) => [...nums, ...nums].slice(from, from + more + 1)))
      return all.filter((run, at) => (run.length < nums.length || at < nums.length) && kinds(run) === k).length
    },
  },
  {
    asks: 'a further condition or another figure',
    said: [
      '~out|break|breaks|breaking|broke even ~if|when|though|where|better|so|the|a|an|in|by|after|for|then|agree|share|tempered|handed|keeled|ring|their|its|they|them',
      'at least two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'even|odd length',
    ],
  },
]
