function runs(nums) {
  return nums.flatMap((_, start) => nums.slice(start).map((_, end) => nums.slice(start, start + end + 1)))
}

const sum = (nums) => nums.reduce((total, number) => total + number, 0)

/** The least or greatest length among the runs that fit; 0 where none does. */
function lengthOf(nums, pick, fits) {
  const lengths = runs(nums)
    .filter(fits)
    .map((run) => run.length)
  return lengths.length === 0 ? 0 : pick(...lengths)
}

const lookAlikes = [
  {
    asks: 'a sum of exactly the target',
    denied: [
      'need|needs',
      'will do',
      'further|longer|heavier|farther|deeper|exceeding|surpass|surpasses',
      'at least|minimum|minimal',
      'or more|above|greater|larger|higher|over|beyond|exceed|exceeds|bigger',
      'greater|larger|more|higher|bigger',
      'less|smaller|lower|below|under|short',
      '>=',
      'enough|suffice|suffices|exceed|exceeds|reach|reaches|reached|reaching',
    ],
    said: [
      'no|not|neither more and|or|nor no|not|less',
      'more|less and|nor|or no|not|less|more less|more',
      'comes|amounts|adds|sums|totals to|up exactly',
      'comes|amounts|adds|sums|totals to target|exactly ~or|at',
      'to the unit|cent|point|last|dot|penny',
      'no change|surplus|excess|remainder|rest',
      'change .. given',
      'works|comes|adds|add|work out',
      'on the nose',
      'hit|hits|hitting',
      '==',
      'neither|nor|not more|less',
      'exactly|precisely|exact',
      'sum|total equal|equals',
      'sum|total is equal|target|k|s|goal',
      'reach .. exactly',
    ],
    answer: (target, nums) => lengthOf(nums, Math.min, (run) => sum(run) === target),
  },
  {
    asks: 'a sum above the target',
    denied: [
      'need|needs',
      'will do',
      'or further|longer|heavier|farther',
      'at least|minimum|minimal',
      'greater|more|larger|higher|bigger|above|over than or equal',
      'or equal|equals|more|above|greater|larger|higher|over|beyond|bigger',
      'less|smaller|lower|below|under|short',
      '>=',
      'reach|reaches|reached|reaching|attain|attains|hit|hits|amount|amounts|cover|covers|meet|meets|enough|suffice|suffices|fill|fills|earn|earned',
    ],
    said: [
      'above|over|beyond target|the|s|k|it|goal',
      'lies|lie|is|stands|goes|gets|rises|climbs above|over|beyond|past',
      '> target|s|k',
      'surpass|surpasses|exceed|exceeds|exceeding|outweighs',
      'not|never enough|suffice|sufficient .. equal|reach|hit',
      'past',
      'strictly',
      'must|that|which|strictly|sum|total exceed|surpass',
      'is|are above|over|beyond',
      'greater|more|larger|bigger|higher than target|k|s|goal|the',
    ],
    answer: (target, nums) => lengthOf(nums, Math.min, (run) => sum(run) > target),
  },
  {
    asks: 'a sum of at most the target',
    said: [
      'at most',
      'less|smaller|lower|no|not|fewer .. than|or',
      'up to|below|under|within|budget',
      'not exceed|exceeding',
    ],
    answer: (target, nums) => lengthOf(nums, Math.min, (run) => sum(run) <= target),
  },
  {
    asks: 'the longest subarray with a sum of at most the target',
    said: ['longest|maximum|maximal|largest|greatest|most|max|longer', 'at most'],
    answer: (target, nums) => lengthOf(nums, Math.max, (run) => sum(run) <= target),
  },
  {
    asks: 'the longest subarray with a sum of exactly the target',
    said: ['longest|maximum|maximal|largest|greatest|most|max|longer'],
    answer: (target, nums) => lengthOf(nums, Math.max, (run) => sum(run) === target),
  },
  {
    asks: 'the longest subarray with a sum below the target',
    said: ['longest|maximum|maximal|largest|greatest|most|max|longer'],
    answer: (target, nums) => lengthOf(nums, Math.max, (run) => sum(run) < target),
  },
  {
    asks: 'any numbers, not necessarily neighbours',
    denied: [
      'l r',
      'r l',
      'i j',
      'left right',
      'start end',
      'i 1',
      'side by',
      'in a|one row|line|go',
      'chain|connected|series|sequence|streak|span|period|sublist|running',
      'substring|substrings|subarray|subarrays|contiguous|consecutive|successive|stretch|piece|part|run|section|row|block|uninterrupted|unbroken|segment|passage|excerpt|fragment|slice|window|range|succession|interval|factor|chunk|connected',
      'neighbouring|neighboring|adjacent|next',
      'without|no gap|gaps|interruption|break',
      'back to back',
      'j i',
    ],
    said: [
      'subsequence|subset|subsets|subsequences',
      'not|need necessarily|be|not contiguous|consecutive|adjacent|neighbouring|neighboring|form|stand|together',
      'need not be ~exactly|equal|the|at|as|sum|larger',
      'any numbers|elements|songs|days|order',
      'noncontiguous',
      'choose|pick|select any|some|as',
    ],
    answer(target, nums) {
      const falling = nums.toSorted((a, b) => b - a)
      return falling.findIndex((_, last) => sum(falling.slice(0, last + 1)) >= target) + 1
    },
  },
  {
    asks: 'numbers below zero too, and another answer where there is none',
    said: ['negative', 'below zero|0', '-1', 'return|returns|or|give|output|print minus|infinity|null', 'any integers'],
    answer: (target, nums) => lengthOf(nums, Math.min, (run) => sum(run) >= target) || -1,
  },
  {
    asks: 'numbers below zero too',
    said: [
      'may|can|could|might|also|even|or|possibly|some|include|contain .. negative',
      'negative number|integer|value|element|one may|can|could|allowed|too',
      'negative too|also',
      'below zero|0',
      'any integers|sign',
    ],
    answer: (target, nums) => lengthOf(nums, Math.min, (run) => sum(run) >= target),
  },
  {
    asks: 'the array length or more where there is none',
    said: ['return|or|give n|infinity', 'length plus one|1', 'n plus one|1'],
    answer: (target, nums) => lengthOf(nums, Math.min, (run) => sum(run) >= target) || nums.length + 1,
  },
  {
    asks: 'a product of at least the target',
    said: ['product|multiply|multiplied|multiplying'],
    answer: (target, nums) => lengthOf(nums, Math.min, (run) => run.reduce((a, b) => a * b, 1) >= target),
  },
  {
    asks: 'a circle',
    said: ['circular|circle|cyclic|ring|wrap|wraps|wrapping|loop', 'around the end', 'last .. followed|next .. first'],
    answer: (target, nums) =>
      lengthOf([...nums, ...nums], Math.min, (run) => run.length <= nums.length && sum(run) >= target),
  },
  {
    asks: 'an array repeated without end',
    said: ['infinite|infinitely|endless|endlessly|repeated|repeating', 'over and over', 'again and again'],
    answer: (target, nums) => lengthOf(Array(12).fill(nums).flat(), Math.min, (run) => sum(run) >= target),
  },
  {
    asks: 'the number of subarrays',
    said: ['how many|number of subarray|subarrays|stretches|ways|runs', 'count the|how'],
    answer: (target, nums) => runs(nums).filter((run) => sum(run) >= target).length,
  },
  {
    asks: 'the sum rather than the length',
    said: ['return|find|print|its|the|smallest|minimum|least sum|total', 'smallest|minimum|least|closest .. sum|total'],
    answer: (target, nums) =>
      Math.min(
        ...runs(nums)
          .map(sum)
          .filter((total) => total >= target),
        Infinity,
      ),
  },
  {
    asks: 'where it starts or ends',
    said: ['index|position|where|indices', 'first day|song', 'earliest'],
    answer(target, nums) {
      const length = minSubArrayLen(target, nums)
      return length === 0 ? 0 : nums.findIndex((_, start) => sum(nums.slice(start, start + length)) >= target)
    },
  },
  {
    asks: 'a start at the first number',
    said: [
      '0 among|included|inside|belongs|in',
      'num 0',
      'in|among which num|the',
      'contain|contains|containing|include|includes|including the first',
      'of the first',
      'how many of .. first',
      'prefix',
      'from the first|beginning|start',
      'starting|start|begin with|at|from',
    ],
    answer: (target, nums) => nums.findIndex((_, end) => sum(nums.slice(0, end + 1)) >= target) + 1,
  },
  {
    asks: 'distinct numbers, or at least two of them',
    said: [
      'element|number|value|entry|item|which|them|day .. are|is|be|must different|distinct|unequal|unlike',
      'no .. twice|equal|repeated|repeat|repeats|again',
      'no two',
      'all|mutually|pairwise different|distinct|unequal',
      'not|never .. twice|repeat|repeated',
      'contain|contains|containing|has|have|having no|each .. twice|same|once',
      'distinct|unique',
      'different numbers|elements|values',
      'without|no repeated|repeats|duplicates|repeating',
    ],
    answer: (target, nums) => lengthOf(nums, Math.min, (run) => new Set(run).size === run.length && sum(run) >= target),
  },
  {
    asks: 'at least two numbers',
    said: [
      'one|single|lone|solitary night|day|element|number|value|entry|hour|item|month|week|alone .. no|not|never',
      'is|are|makes|make|forms|regarded no|not stretch|run|streak|subarray|block|period|series|row|segment|section',
      'at least two|2',
      'two|2 or more',
      'more than one|1',
    ],
    answer: (target, nums) => lengthOf(nums, Math.min, (run) => run.length > 1 && sum(run) >= target),
  },
  {
    asks: 'a largest element, a difference or a mean of at least the target',
    said: ['average|mean|difference|range|maximum|largest'],
    answer: (target, nums) => lengthOf(nums, Math.min, (run) => Math.max(...run) - Math.min(...run) >= target),
  },
  {
    asks: 'a sum in absolute value, or of even numbers only',
    said: ['absolute|magnitude', 'even numbers|elements|values', 'only even|odd', 'odd'],
    answer: (target, nums) =>
      lengthOf(nums, Math.min, (run) => sum(run.filter((number) => number % 2 === 0)) >= target),
  },
  {
    asks: 'a subarray with equal ends',
    said: [
      'first .. equals|equal|same|like|matches|last',
      'last .. equals|equal|same|like|matches|first',
      'its first|last|ends|outer|outermost|border',
      'start|starts|begin|begins .. end|ends',
      'ends|end .. same|equal|alike|agree|equals',
      'beginning .. end',
      'two|both end|ends',
      'end|ends of|have|has|hold|holds|are|must|equal|agree|match',
      'same value|number|element',
      'first and|equals|equal last',
      'starts|start|begins|begin and ends|end',
      'boundary|outer|outermost|border',
      'parity|distinct',
    ],
    answer(target, nums) {
      let shortest = Infinity
      for (let start = 0; start < nums.length; start++) {
        let total = 0
        for (let end = start; end < nums.length; end++) {
          total += nums[end]
          if (total >= target && nums[start] === nums[end]) shortest = Math.min(shortest, end - start + 1)
        }
      }
      return shortest === Infinity ? 0 : shortest
    },
  },
  {
    asks: 'a subarray that starts or ends at certain places',
    said: [
      'num 0',
      'in which num',
      'contain|contains|containing|include|includes|including the first|last',
      'start|starts|begin|begins|starting|beginning .. even|odd|at|first|position|index',
      'end|ends|ending at|with|on|in',
      'position|index|place',
      'must|to contain|include|start|begin|end',
      'must has|contain|include|start|begin|end',
      'first|last element|number|one|day',
    ],
    answer: (target, nums) => {
      let shortest = Infinity
      for (let start = 0; start < nums.length; start += 2) {
        let total = 0
        for (let end = start; end < nums.length; end++) {
          total += nums[end]
          if (total >= target) {
            shortest = Math.min(shortest, end - start + 1)
            break
          }
        }
      }
      return shortest === Infinity ? 0 : shortest
    },
  },
  {
    asks: 'a sum with an upper bound too',
    said: [
      'at most',
      'not|never|no|nor|without .. exceed|exceeds|more|above|over|beyond|twice|double',
      'between',
      'than|exceed|exceeding|exceeds|most|reach|below|under|within twice|double',
      'and below|under|less|at',
      'but below|under|less|not|at',
    ],
    answer: (target, nums) => lengthOf(nums, Math.min, (run) => sum(run) >= target && sum(run) <= 2 * target),
  },
]
