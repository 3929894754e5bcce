/** The longest stretch of places that a rule on its bits takes. */
function longest(nums, takes, length = (bits) => bits.length) {
  let best = 0
  for (let start = 0; start < nums.length; start++)
    for (let end = start + 1; end <= nums.length; end++) {
      const bits = nums.slice(start, end)
      if (takes(bits)) best = Math.max(best, length(bits))
    }
  return best
}

const count = (bits, bit) => bits.filter((other) => other === bit).length
const flipped = (nums) => nums.map((bit) => 1 - bit)
const circular = (nums) => [...nums, ...nums]

const lookAlikes = [
  {
    asks: 'gaps that are short enough, however many',
    said: [
      'gap|gaps|hole|holes|interruption|interruptions|pause|pauses|break|breaks .. most|longer|more|than|k|short',
      'k .. in|at a row|time',
      'zero|zeros|zeroes|0|0s|misses|absences|days in a row',
      'each|every|any|per gap|pause|break|interruption',
      'running|succession',
    ],
    answer: (nums, k) =>
      longest(nums, (bits) =>
        bits
          .join('')
          .split('1')
          .every((zeros) => zeros.length <= k),
      ),
  },
  {
    asks: 'a run that starts, or ends, on a one',
    said: ['begin|begins|start|starts|starting|beginning|end|ends|ending on|with|at|in|by'],
    answer: (nums, k) => longest(nums, (bits) => bits[0] === 1 && count(bits, 0) <= k),
  },

  {
    asks: 'a run between two ones',
    said: [
      'begin|begins|beginning|start|starts|starting .. end|ends|ending',
      'both ends|end',
      'first and|or last',
      'flanked|framed|enclosed|bounded|between',
    ],
    answer: (nums, k) => longest(nums, (bits) => bits[0] === 1 && bits.at(-1) === 1 && count(bits, 0) <= k),
  },

  {
    asks: 'zeros to be removed',
    said: [
      'delete|deletes|deleted|deleting|deletion|remove|removes|removed|removing|removal|drop|dropped|erase|erased|discard|skip|skipped|omit|cut',
      'take away|out',
    ],
    answer: (nums, k) =>
      longest(
        nums,
        (bits) => count(bits, 0) <= k,
        (bits) => count(bits, 1),
      ),
  },
  {
    asks: 'exactly k zeros to be flipped',
    denied: [
      'can|may|could|allowed|able .. k|m|n',
      'spare|supply|supplies|stock|reserve',
      'token|tokens|joker|jokers|coupon|coupons',
      'most',
      'up to',
      'no|not|never more|longer|larger|greater|farther|further|exceed',
      'maximum|maximal|max|limit|budget|allowed',
      'as many',
      'within|exceed|exceeds|exceeding',
      '<=',
      'fewer|shorter|less',
    ],
    said: [
      'just|exactly|precisely k',
      'k .. have|has|must|are to be',
      'must be',
      'all k|of',
      'exactly|precisely',
      'must flip|change|turn|repair|use',
      'all k',
      'no|not fewer|less',
      'exact',
    ],
    answer: (nums, k) => longest(nums, (bits) => count(bits, 0) === k),
  },
  {
    asks: 'exactly k elements of the whole to be flipped, the best run',
    said: ['exactly|precisely', 'must flip|change|turn|repair|use', 'all k'],
    answer(nums, k) {
      let best = 0
      const flip = (place, bits, left) => {
        if (left === 0) best = Math.max(best, longestOnes(bits, 0))
        else for (let i = place; i < bits.length; i++) flip(i + 1, bits.with(i, 1 - bits[i]), left - 1)
      }
      flip(0, nums, k)
      return best
    },
  },
  {
    asks: 'a circle',
    said: [
      'circle|circular|circularly|ring|cyclic|cyclically|loop|roundabout|carousel|necklace|clock',
      'wrap|wraps|wrapping|wrapped',
      'first .. adjacent|next|neighbour|neighbor|follows|after .. last',
      'last .. adjacent|next|neighbour|neighbor|followed|connected|continues .. first',
      'last and .. first',
      'first and .. last',
    ],
    answer: (nums, k) => Math.min(nums.length, longestOnes(circular(nums), k)),
  },
  {
    asks: 'a circle, where the flips of both rounds count once',
    said: ['circle|circular|circularly|ring|cyclic|cyclically|loop', 'wrap|wraps|wrapping'],
    answer: (nums, k) =>
      count(nums, 0) <= k
        ? nums.length
        : longest(circular(nums), (bits) => bits.length <= nums.length && count(bits, 0) <= k),
  },
  {
    asks: 'zeros in a row',
    said: [
      'consecutive|successive|adjacent|contiguous zero|0',
      'run|streak|block|stretch|row|subarray|segment of zero|0',
      'zero|0 in a row',
      'flip|flipping|change|changing|turn|turning|convert|converting|replace .. one|1 to|into zero|0',
      'one|1 .. into zero|0',
      'most k|m|n|one one|1',
    ],
    answer: (nums, k) => longestOnes(flipped(nums), k),
  },
  {
    asks: 'equal bits',
    said: [
      'run|streak|block|stretch|subarray|sequence|segment of equal|same|identical',
      'equal|same|identical bit|value|digit|number|symbol|kind',
      'all equal|same|identical|alike',
      'either one|zero|kind|symbol|value',
      'whichever',
      'constant|uniform|homogeneous',
    ],
    answer: (nums, k) => Math.max(longestOnes(nums, k), longestOnes(flipped(nums), k)),
  },
  {
    asks: 'fewer than k flips',
    said: ['under|below k|m|n|the', 'less|fewer|smaller .. k', 'fewer|less than k|m|n|the|that', 'strictly fewer|less'],
    answer: (nums, k) => (k > 0 ? longestOnes(nums, k - 1) : longestOnes(nums, 0)),
  },
  {
    asks: 'at least k zeros',
    said: ['least k|m|n', 'k|m|n or more'],
    answer: (nums, k) => longest(nums, (bits) => count(bits, 0) >= k),
  },
  {
    asks: 'no flip, or one flip',
    said: [
      'most|only|just|exactly|single one|1|a zero|0|flip|element|bit|day|lamp',
      'without|no|never flip|flipping|change|changing',
      'a|one single zero|flip|0|bit',
      'only|just|most|exactly once',
    ],
    answer: (nums) => longestOnes(nums, 1),
  },
  {
    asks: 'one flip after which the zero is not counted',
    said: [
      'number|count|many of 1|one|ones',
      'ones|1 in|within|inside a|the|any',
      'most|many ones|1',
      'number|count of the 1|ones',
      'original|originally|real|genuine .. one|1|count|counted',
      'not counted|count',
      'only .. original|originally',
      'without counting',
    ],
    answer: (nums, k) =>
      longest(
        nums,
        (bits) => count(bits, 0) <= k,
        (bits) => count(bits, 1),
      ),
  },
  {
    asks: 'k runs or neighbouring zeros to be flipped',
    said: [
      'consecutive|adjacent|neighbouring|neighboring|successive zero|0|element|bit|position',
      'k consecutive|adjacent|contiguous|neighbouring|neighboring|successive',
      'one|single operation|block|window',
      'window|block|group|segment of k|m|length|size k|m|zero|0|element',
    ],
    answer(nums, k) {
      let best = longestOnes(nums, 0)
      for (let start = 0; start < nums.length; start++)
        best = Math.max(
          best,
          longestOnes(
            nums.map((bit, i) => (i >= start && i < start + k ? 1 : bit)),
            0,
          ),
        )
      return best
    },
  },
  {
    asks: 'zeros that are not neighbours to be flipped',
    said: [
      'no|not|never two|next|beside|neighbours|adjacent',
      'beside|next|apart one|each|to|from',
      'neighbour|neighbours|neighbouring|adjacent ~green|lit|on|ones|1|lamp|lamps|light|lights|working|good',
      'no|not|never|without .. two .. adjacent|consecutive|neighbouring|neighboring|next|neighbour|neighbor',
      'nonadjacent|nonconsecutive|isolated|apart|surrounded',
      'not|no|never|cannot .. adjacent|neighbouring|neighboring|neighbour|neighbor',
    ],
    answer: (nums, k) =>
      longest(nums, (bits) => count(bits, 0) <= k && bits.every((bit, i) => bit === 1 || bits[i + 1] !== 0)),
  },
  {
    asks: 'whole runs of zeros to be flipped',
    said: [
      'run|gap|group|block|segment|stretch of zero|0|broken|consecutive zero|0',
      'zero|0 run|block|group|gap',
      'most k|m|n run|gap|group|block|segment|stretch',
      'maximal run|block|group',
      'whole|entire run|block|group|gap|stretch',
    ],
    answer: (nums, k) => longest(nums, (bits) => bits.filter((bit, i) => bit === 0 && bits[i - 1] !== 0).length <= k),
  },
  {
    asks: 'the shortest run',
    said: [
      'shortest|smallest|minimum|minimal|fewest|least run|length|streak|block|stretch|subarray|number|sequence|window|possible',
      'shortest',
      'fewest|minimum|smallest|least .. flip|flips|zero|zeros|zeroes|change|changes|repair|repairs',
      'minimise|minimize|minimising',
    ],
    answer: (nums, k) => {
      let best = Infinity
      for (let start = 0; start + k <= nums.length; start++)
        best = Math.min(best, count(nums.slice(start, start + k), 0))
      return Number.isFinite(best) ? best : 0
    },
  },
  {
    asks: 'the number of runs, stretches or ones',
    said: [
      'how many run|runs|subarray|subarrays|block|blocks|window|windows|streak|streaks|way|ways|stretch|stretches|segment|ones|zeros|flip|flips',
      'number|count of .. run|runs|subarray|subarrays|block|blocks|window|windows|streak|streaks|way|ways|segment|segments',
      'count the|all|how',
    ],
    answer(nums, k) {
      let found = 0
      for (let start = 0; start < nums.length; start++)
        for (let end = start + 1; end <= nums.length; end++) if (count(nums.slice(start, end), 0) <= k) found++
      return found
    },
  },
  {
    asks: 'the number of ones altogether, in a row or not',
    said: [
      'total|altogether|overall|anywhere',
      'not|need|necessarily .. consecutive|adjacent|contiguous',
      'subsequence|necessarily',
    ],
    answer: (nums, k) => Math.min(nums.length, count(nums, 1) + k),
  },
  {
    asks: 'the place where the run begins or ends',
    said: [
      'index|indexes|position|positions|where',
      'start|starting|begin|beginning|first|left|leftmost|end|ending place|index|position',
      'place .. begins|starts|ends',
    ],
    answer(nums, k) {
      const most = longestOnes(nums, k)
      return nums.findIndex((_, start) => start + most <= nums.length && count(nums.slice(start, start + most), 0) <= k)
    },
  },
  {
    asks: 'a run at the beginning or the end',
    said: [
      'prefix|suffix',
      'from|at the beginning|start|end|front|first|left|back',
      'beginning|starting|ending|begin|start|starts|ends at|with|in|from the|index|first|last|position|0',
      'last|first|initial|leading|final run|streak|block',
      'current',
    ],
    answer(nums, k) {
      let zeros = 0
      const end = nums.findIndex((bit) => bit === 0 && ++zeros > k)
      return end < 0 ? nums.length : end
    },
  },
  {
    asks: 'a run of even or odd length, or with other bits',
    said: [
      'even|odd length|number|size|count',
      'alternating|alternate|alternately',
      'as many ones|zeros|1|0',
      'equal number|count|many',
      'divisible|multiple',
      'second longest|largest',
    ],
    answer: (nums, k) => longest(nums, (bits) => bits.length % 2 === 0 && count(bits, 0) <= k),
  },
  {
    asks: 'flips of either kind, swaps or a cost',
    said: [
      'swap|swaps|swapped|swapping|exchange|exchanged|move|moved|rearrange|shift|rotate',
      'cost|costs|budget|price|weight',
      'all|every|whole|entire flip|flipped|array|bits|invert|inverted',
      'insert|inserted|add|added|append|appended',
    ],
    answer(nums, k) {
      const ones = count(nums, 1)
      return Math.min(ones, longestOnes(nums, k))
    },
  },
  {
    asks: 'ones that are added',
    said: ['insert|inserted|inserting|insertion|append|appended', 'add|added|adding .. one|ones|1|k'],
    answer: (nums, k) => longestOnes(nums, 0) + k,
  },
  {
    asks: 'a zero that cannot be flipped',
    said: ['leftmost|rightmost|outermost'],
  },
]
