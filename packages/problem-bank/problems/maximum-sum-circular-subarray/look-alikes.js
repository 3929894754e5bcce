const sum = (numbers) => numbers.reduce((a, b) => a + b, 0)

/** All stretches of a ring with so many numbers, at least and at most. */
function stretches(nums, least = 1, most = nums.length) {
  const twice = [...nums, ...nums]
  return nums.flatMap((_, start) =>
    Array.from({ length: nums.length }, (_, more) => twice.slice(start, start + more + 1)).filter(
      ({ length }) => length >= least && length <= most,
    ),
  )
}

const largest = (numbers) => numbers.reduce((a, b) => Math.max(a, b), -Infinity)

const lookAlikes = [
  {
    asks: 'the smallest sum',
    said: ['minimum|smallest|lowest|least|minimal sum|total|possible|value|amount', 'lowest|smallest'],
    answer: (nums) => -maxSubarraySumCircular(nums.map((number) => -number)),
  },
  {
    asks: 'a subarray that may be empty',
    said: [
      'has|have|having|with|contain|contains|of|hold|holds|take no|zero element|elements|number|numbers|entry|entries|member|members|value|values',
      'then|its|whose sum|total|product is|of|be 0|zero',

      'may|can|possibly be empty',
      'possibly|maybe empty',
      'or|also|even|of|do|doing|did|to|rather|rent|rents|take|takes|buy|buys|pick|picks|choose|chooses|collect|skip nothing|none',
      'nothing|none whatsoever|at|if|instead|is|and|earn|for|too',
      'stay|stays|remain|staying at|home|out|away|idle',
      'gain|gains|earn|earns|get|gets|win|score|result|have|has|with|for|of|loses|lose 0|zero|nothing',
      'not|never|neither|nor .. at all',
      'not|never have|need|obliged|forced|compelled to',
      'decline|declines|refrain|refrains|abstain|abstains|refuse|pass|optional|optionally|voluntary',
      'never|not|nor .. negative|below|worse|loss',
      'at least 0|zero',
      'zero|0|no or more',
      'sit|sits|keep|keeps out|quiet|off|away',
      'empty subarray|stretch|one|set|choice|sum .. allowed|permitted|has|is|with|counts',
      'empty .. allowed|permitted|0|zero',
      '0|zero if|when .. negative|no|none',
      'no elements|numbers|stalls at all',
      'negative .. return|answer 0|zero',
    ],
    answer: (nums) => Math.max(0, maxSubarraySumCircular(nums)),
  },
  {
    asks: 'an array that is not circular',
    said: [
      'not .. wrap|circular|circle|around|over|cross|crosses',
      'no|without wraparound|wrap|wrapping|circular',
      'straight|linear row|line|array',
    ],
    answer(nums) {
      let [here, best] = [0, -Infinity]
      for (const number of nums) {
        here = Math.max(here, 0) + number
        best = Math.max(best, here)
      }
      return best
    },
  },
  {
    asks: 'a limited number of elements',
    said: [
      'at most two|2|three|3|five|5|k|half',
      'length|size .. most|exceed|exceeds|more|limit',
      'no|not more|longer than|k|two|three',
      'up to two|2|three|3|k',
      'limit|limited',
    ],
    answer: (nums) => largest(stretches(nums, 1, 3).map(sum)),
  },
  {
    asks: 'exactly, or at least, so many elements',
    said: [
      'exactly|precisely two|2|three|3|k',
      'at least two|2|three|3|k',
      'two|2|three|3|k or more',
      'of length|size two|2|three|3|k',
      'more than one|1|two',
    ],
    answer: (nums) => (nums.length < 2 ? undefined : largest(stretches(nums, 2).map(sum))),
  },
  {
    asks: 'not all the elements',
    said: [
      'not|never .. all|every|whole|entire',
      'all|every|whole|entire .. not|except|but',
      'proper',
      'at least one|1 .. left|out|missing|excluded|remains',
      'fewer than n|all',
      'less than n|the',
      'leave|leaves|leaving out',
    ],
    answer: (nums) => (nums.length < 2 ? undefined : largest(stretches(nums, 1, nums.length - 1).map(sum))),
  },
  {
    asks: 'elements no two of which are neighbours',
    said: [
      'no|never two|neighbours|adjacent',
      'nonadjacent|subsequence|subset',
      'not .. adjacent|neighbours|neighbors',
      'adjacent elements|numbers|houses|ones|stalls .. cannot|not|never',
      'skip|skips|skipping',
      'every|each second',
      'every other',
    ],
    answer(nums) {
      const best = (row) => row.reduce(([took, left], number) => [left + number, Math.max(took, left)], [0, 0])
      const most = (row) => Math.max(...best(row))
      return nums.length === 1 ? nums[0] : Math.max(most(nums.slice(1)), most(nums.slice(0, -1)))
    },
  },
  {
    asks: 'elements that may be taken several times',
    said: [
      'twice around',
      'several|many|two|k|any times|rounds|laps',
      'may|can|could|might|even|also .. more than once',
      '~not|never|no|none|it|part|used|taken|counted|included more than once',
      'is|are|be|being used|taken|counted|included|part more than once',
      'repeated|concatenated|copies',
      '~one again',
      'two|2|k copies|rounds|times|laps',
      'may|can be taken|counted|passed twice|again',
    ],
    answer(nums) {
      const twice = [...nums, ...nums]
      return largest(
        twice.flatMap((_, from) => twice.slice(from).map((_, more) => sum(twice.slice(from, from + more + 1)))),
      )
    },
  },
  {
    asks: 'a product, an absolute value, or the length',
    said: [
      'product|multiply|xor|average|mean|median',
      'absolute|abs|squares|squared',
      'length|number|size of .. the|that|a subarray|stretch|elements|with|largest|longest',
      'longest|shortest',
      'how many',
      'index|position of|where',
      'modulo|mod|divisible',
    ],
    answer: (nums) => largest(stretches(nums).map((part) => Math.abs(sum(part)))),
  },
  {
    asks: 'a change of one number, or some of the numbers',
    said: [
      'delete|deletes|deleting|remove|removes|removing|change|changing|flip|flipping|double|doubling|replace one|1|a|an|up|at|any|k',
      'one|1|single element|number|stall .. deleted|removed|left|skipped|changed|flipped|doubled|ignored',
      'even|odd|positive|negative|prime|distinct|different|unique numbers|elements|values|ones|alone|only',
      'only even|odd|positive|negative',
      'two|2|disjoint subarrays|stretches|parts',
      'start|starts|starting|begin|begins .. first|index|0|at the',
      'fee|cost|penalty',
      'second largest|best',
    ],
    answer: (nums) => largest(stretches(nums).map((part) => sum(part) - (part.length > 1 ? Math.min(...part) : 0))),
  },
]
