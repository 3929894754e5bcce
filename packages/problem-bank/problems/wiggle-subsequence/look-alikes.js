/**
 * The most that a subsequence whose steps go up and down in turn can have, each number worth `worth` of itself. `first` is the
 * direction of its first step, where one is prescribed.
 */
function bestWiggle(
  nums,
  { goesUp = (a, b) => a < b, goesDown = (a, b) => a > b, worth = () => 1, first = null } = {},
) {
  const [up, down] = [[], []]
  for (const [at, number] of nums.entries()) {
    const alone = worth(number)
    const after = (lengths, goes, mayBegin) =>
      nums
        .slice(0, at)
        .map((before, i) =>
          goes(before, number, i, at) ? Math.max(lengths[i], mayBegin ? worth(before) : -Infinity) + alone : -Infinity,
        )
    up.push(Math.max(-Infinity, ...after(down, goesUp, first !== 'down')))
    down.push(Math.max(-Infinity, ...after(up, goesDown, first !== 'up')))
  }
  return Math.max(...nums.map(worth), ...up, ...down)
}

/** The length of the longest part without gaps that is as wished. */
function longestPart(nums, isGood) {
  for (let length = nums.length; length > 0; length--)
    for (let start = 0; start + length <= nums.length; start++)
      if (isGood(nums.slice(start, start + length))) return length
  return 0
}

const isWiggle = (part) =>
  part.length < 2 ||
  (part[0] !== part[1] && part.slice(2).every((number, at) => (part[at + 1] - part[at]) * (number - part[at + 1]) < 0))

const lookAlikes = [
  {
    asks: 'a part without gaps',
    said: [
      'subarray|contiguous|unbroken|uninterrupted|stretch|segment|turbulent',
      'consecutive|successive elements|part|run|positions|days|places',
      'in a row',
      'without|no gaps|gap|skipping|leaving|removing|interruption',
      'days|times running',
      'turbulence',
    ],
    answer: (nums) => longestPart(nums, isWiggle),
  },
  {
    asks: 'a first step that rises',
    said: [
      'begin|begins|beginning|start|starts|starting|first .. up|upward|upwards|rise|rises|rising|increase|increases|positive|higher|larger|climb',
      'first|1|one <|rises|smaller|lower',
      'up first',
    ],
    answer: (nums) => bestWiggle(nums, { first: 'up' }),
  },
  {
    asks: 'a first step that falls',
    said: [
      'begin|begins|beginning|start|starts|starting|first .. down|downward|downwards|fall|falls|drop|drops|decrease|negative|lower|smaller|descent',
      'first|1|one >|falls|larger|higher',
      'down first',
    ],
    answer: (nums) => bestWiggle(nums, { first: 'down' }),
  },
  {
    asks: 'equal neighbours allowed',
    said: [
      'equal|same|level|flat|zero ~no|never .. allowed|permitted|fine|may|can|too|count|counts',
      '<= .. >=',
      '>= .. <=',
      'nonnegative|nonpositive|nondecreasing|nonincreasing|weakly',
      'not necessarily|need strictly|strict',
      'no|not|never lower|smaller|less|higher|larger|greater than',
      'at least|most as',
      'or equal|level|stay|stays|equally',
    ],
    answer: (nums) => bestWiggle(nums, { goesUp: (a, b) => a <= b, goesDown: (a, b) => a >= b }),
  },
  {
    asks: 'the largest sum',
    said: ['sum|sums|total|add|adds|weight', 'worth|value|money|profit|gain'],
    answer: (nums) => bestWiggle(nums, { worth: (number) => number }),
  },
  {
    asks: 'how many must be removed',
    said: [
      'number|many of .. removed|deleted|erased|struck|taken|dropped|deletions|removals',
      'how many .. ~kept|remain|stay|left must|to remove|removed|deleted|delete|erase|go|leave',
      'number of deletions|removals',
    ],
    answer: (nums) => nums.length - wiggleMaxLength(nums),
  },
  {
    asks: 'how many steps or turns there are',
    said: [
      'number|count|many of|the steps|moves|changes|turns|peaks|turning|times|local|direction',
      'how many|often steps|moves|changes|turns|times|peaks|direction|directions|the',
      'steps|moves|turns|differences in|of the longest',
    ],
    answer: (nums) => wiggleMaxLength(nums) - 1,
  },
  {
    asks: 'a subsequence that rises',
    said: ['strictly|longest increasing|rising|ascending', 'increasing subsequence'],
    answer: (nums) => {
      const lengths = []
      for (const [i, number] of nums.entries())
        lengths.push(1 + Math.max(0, ...lengths.filter((_, j) => j < i && nums[j] < number)))
      return Math.max(...lengths)
    },
  },
  {
    asks: 'a rise and then a fall',
    said: ['mountain|bitonic|peak|top|summit', 'then|before decreasing|falling|descending', 'once'],
    answer: (nums) =>
      Math.max(
        ...nums.map((_, at) => {
          const chain = (values) => {
            const lengths = []
            for (const [i, number] of values.entries())
              lengths.push(1 + Math.max(0, ...lengths.filter((_, j) => j < i && values[j] < number)))
            return lengths.at(-1)
          }
          return chain(nums.slice(0, at + 1)) + chain(nums.slice(at).reverse()) - 1
        }),
      ),
  },
  {
    asks: 'even and odd numbers, or signs, in turn',
    said: [
      'even|odd|parity',
      'positive|negative ~difference|differences|and|or|step|steps|then|in|change|changes|one|ones',
      'sign|signs of the|its numbers|elements|values',
      'positive|negative numbers|elements|values|integers',
    ],
    answer: (nums) => 1 + nums.slice(1).filter((number, at) => (number - nums[at]) % 2 !== 0).length,
  },
  {
    asks: 'steps of a certain size',
    said: [
      'by at least|most|exactly|more|k|one|two',
      'at least|most two|three|k|d|2|3',
      'step|steps|difference|differences .. larger|smaller|least|exceed|exceeds|within|grow|grows|growing|shrink|size',
      'exactly one|1|k',
      'larger|smaller than the|its|that previous|last|step|one|difference',
    ],
    answer: (nums) => bestWiggle(nums, { goesUp: (a, b) => b - a > 1, goesDown: (a, b) => a - b > 1 }),
  },
  {
    asks: 'numbers that stood side by side left out',
    said: [
      'no|never|not|without two|both .. adjacent|neighbours|neighbouring|consecutive|side',
      'nonadjacent',
      'side by',
    ],
    answer: (nums) =>
      bestWiggle(nums, { goesUp: (a, b, i, j) => a < b && j > i + 1, goesDown: (a, b, i, j) => a > b && j > i + 1 }),
  },
  {
    asks: 'a circular array',
    said: ['circular|circle|cyclic|circularly|ring|wrap|wraps', 'last .. first|again'],
    answer: (nums) =>
      Math.max(...nums.map((_, start) => wiggleMaxLength([...nums.slice(start), ...nums.slice(0, start)]))),
  },
  {
    asks: 'the numbers in any order',
    said: [
      'rearrange|rearranged|rearranging|reorder|reordered|reordering|arrange|arranged|permutation',
      'any|whatever order',
    ],
    answer: (nums) => new Set(nums).size,
  },
  {
    asks: 'an odd or even number of elements',
    said: ['odd|even length|number|many', 'peak .. end|ends|last', 'end|ends|ending .. up|down|rise|fall|lower|higher'],
    answer: (nums) => wiggleMaxLength(nums) - (1 - (wiggleMaxLength(nums) % 2)),
  },
  {
    asks: 'how many such subsequences there are',
    said: ['how many|number|count of|the wiggle|zigzag|alternating|such|subsequences|different', 'modulo|mod'],
    answer: (nums) => nums.length,
  },
  {
    asks: 'the shortest one',
    denied: asMost(),
    said: ['shortest'],
    answer: () => 1,
  },
  {
    asks: 'a further condition',
    said: [
      'no|never|not|nor more|longer|larger|further|bigger|greater|higher|deeper|fewer|less than one|two|three|four|five|six|2|3|4|5|6',
      'more|longer|further|farther|larger|bigger|greater|higher|deeper than two|three|four|five|six|2|3|4|5|6',
      '~out|break|breaks|breaking|broke even ~if|when|though|where|better|so|the|a|an|in|by|after|for|then|agree|share|tempered|handed|keeled|ring|their|its|they|them',
      '~always|necessarily|not|simply|just every other',
    ],
  },
]
