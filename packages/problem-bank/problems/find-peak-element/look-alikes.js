/** The places whose number is above both neighbours, by what stands beyond the ends and by what counts as above. */
function peaks(nums, { beyond = -Infinity, above = (a, b) => a > b } = {}) {
  const places = [...nums.keys()]
  return places.filter((at) => above(nums[at], nums[at - 1] ?? beyond) && above(nums[at], nums[at + 1] ?? beyond))
}

const orMinusOne = (place) => place ?? -1
const highest = (nums) => Math.max(...nums)

const lookAlikes = [
  {
    asks: 'the number at the peak',
    said: [
      'the|its|his|peak|a|any|return|that value|height|elevation|altitude of|at|itself|rather|instead|not',
      'return|returns|give|output|report|find its|the|a|any|peak value|height|elevation|altitude',
      'return|returns|give|output|report .. itself',
      'peak|element|number|value itself',
      'peak value|height|elevation',
      'how high|tall|large|big|much',
      'not|rather|instead .. index|position',
      'height|elevation|altitude of|at|itself',
    ],
    answer: (nums) => nums[findPeakElement(nums)],
  },
  {
    asks: 'the number at the first peak',
    said: ['first|leftmost peak|one', 'value|height|elevation|altitude of|at|itself'],
    answer: (nums) => nums[peaks(nums)[0]],
  },
  {
    asks: 'the first peak',
    said: [
      'first|1st peak|such|one|index|hill|place|position|summit|mountain|local|maximum|of',
      'leftmost|earliest|westernmost|foremost',
      'smallest|lowest|least|smaller|lower|minimum index|position|place|number|possible',
      'from the left|start|beginning|front',
      'nearest|closest|close',
    ],
    answer: (nums) => peaks(nums)[0],
  },
  {
    asks: 'the last peak',
    said: [
      'last peak|such|one|index|hill|place|position|summit|mountain|local|maximum|of',
      'rightmost|latest|final',
      'largest|highest|greatest|biggest|maximum index|position',
      'from the right|end|back',
    ],
    answer: (nums) => peaks(nums).at(-1),
  },
  {
    asks: 'the second peak',
    said: ['second|2nd|kth|third|middle peak|such|one|highest|largest|from'],
    answer: (nums) => orMinusOne(peaks(nums)[1]),
  },
  {
    asks: 'the highest peak',
    said: [
      'highest|tallest|largest|maximum|greatest|biggest|global|absolute|overall .. peak|element|value|one|point|number|place|all',
      'highest|tallest|global',
      'greatest|largest|higher|greater of all|them|others',
      'all other|others',
      'most prominent|prominence',
    ],
    answer: (nums) => nums.indexOf(highest(nums)),
  },
  {
    asks: 'the last of the highest numbers',
    said: [
      'highest|tallest|largest|greatest|global',
      '~local maximum',
      'last|rightmost of|peak|peaks|summit|one|highest|maximum|such|index|position|occurrence|local',
      'rightmost',
    ],
    answer: (nums) => nums.lastIndexOf(highest(nums)),
  },
  {
    asks: 'the lowest peak',
    said: ['lowest|smallest|least|minimum peak|value|height|of|summit|hill|one', 'lowest'],
    answer(nums) {
      const found = peaks(nums)
      const lowest = Math.min(...found.map((at) => nums[at]))
      return found.find((at) => nums[at] === lowest)
    },
  },
  {
    asks: 'a valley',
    said: [
      'neighbour|neighbours|neighbor|neighbors|both|all|those .. greater|larger|higher|bigger',
      'lower|smaller|less|deeper|below',
      'valley|valleys|trough|troughs|dip|pit|hollow|sink|basin|bottom',
      'local minimum|minima',
      'smaller|less|lower than .. neighbour|neighbor|both|left|right|place|beside|adjacent',
      'positive infinity',
    ],
    answer: (nums) => findPeakElement(nums.map((number) => -number)),
  },
  {
    asks: 'a number at least as large as its neighbours',
    said: [
      'no|none|nothing|nobody|neither .. higher|taller|larger|bigger|greater|above|louder|older|exceeds|more',
      'not|never .. exceeded|surpassed|overtopped|topped|overlooked|lower',
      'at least as',
      'greater|larger|higher than or|equal equal|to',
      'not|no|never smaller|less|lower',
      'plateau|plateaus|flat|nonstrict|nonstrictly|weak|weakly',
      'or equal',
      'neither .. neighbour|neighbor',
      'may|can|could be equal',
    ],
    answer: (nums) => orMinusOne(peaks(nums, { above: (a, b) => a >= b })[0]),
  },
  {
    asks: 'a peak that is not at an end',
    said: [
      'end|ends|first|last|boundary|border|edge|endpoint|outer|outermost .. never|cannot|cant|excluded|ineligible',
      'end|ends|first|last|boundary|border|edge|endpoint|outer|outermost .. not|nor .. peak|qualify|eligible|candidate|considered',
      'never|cannot|cant .. end|ends|boundary|border|edge|endpoint|endpoints',
      'inner|interior|internal',
      'has|have|having|with|exactly both|two neighbour|neighbor',
      'two|2 neighbour|neighbor .. only|must|exist',
      'except|excluding|exclude|excludes|apart|without .. first|last|end|ends|edge',
      '-1|none|null if|when|where',
      'if there is no|none',
      'plus|positive infinity',
    ],
    answer: (nums) => orMinusOne(peaks(nums, { beyond: Infinity })[0]),
  },
  {
    asks: 'the last peak that is not at an end',
    said: [
      'inner|interior',
      'end|ends|first|last .. not|never|cannot',
      '~or|as|most two neighbour|neighbor',
      'excluding|except',
    ],
    answer: (nums) => orMinusOne(peaks(nums, { beyond: Infinity }).at(-1)),
  },
  {
    asks: 'positions counted from one',
    said: [
      '1|one based|indexed|index|indexing',
      'counted|numbered|numbering|counting|start|starts|starting|begin|indexing .. from|at|with 1|one',
      'first .. position|place|index|number|numbered 1|one',
    ],
    answer: (nums) => findPeakElement(nums) + 1,
  },
  {
    asks: 'the first peak, counted from one',
    said: ['1|one based|indexed|index', 'counted|numbered|starting .. 1|one', 'from|at|with 1'],
    answer: (nums) => peaks(nums)[0] + 1,
  },
  {
    asks: 'an array in a circle',
    said: [
      'circular|circularly|circle|ring|cyclic|cyclically|round|around|loop',
      'wrap|wraps|wrapping',
      'first and last .. neighbour|neighbor|adjacent',
    ],
    answer: (nums) =>
      orMinusOne(
        peaks(nums).find((at) => at % (nums.length - 1) !== 0 || nums[at] > nums[at === 0 ? nums.length - 1 : 0]),
      ),
  },
  {
    asks: 'the number of peaks',
    said: [
      'the|total|find|count number|count|amount of .. peak|summit|hill',
      'how many peak|summit|hill|are|such|element|place',
      'count the|all|peak',
      'count of',
    ],
    answer: (nums) => peaks(nums).length,
  },
  {
    asks: 'the number of peaks between the ends',
    said: [
      'the|total|find|count number|count of .. peak|summit|hill',
      'how many peak|summit|hill|are|such|element|place',
      'count the|all|peak',
    ],
    answer: (nums) => peaks(nums, { beyond: Infinity }).length,
  },
  {
    asks: 'a number above one neighbour only',
    said: [
      'only|just|merely .. right|left|next|previous|following|successor|preceding',
      'at least one|1|either|any neighbour|neighbor|of',
      'descent|decrease',
      'drop|drops ~away|off|without|in|into|to|down|below|steeply|below|at|from',
    ],
    answer: (nums) => nums.findIndex((number, at) => number > (nums[at + 1] ?? -Infinity)),
  },
  {
    asks: 'a number above all before it, or all after it',
    said: [
      'all|every|any element|number|value|one|those|earlier|previous|later|following|preceding .. before|left|previous|right|after|earlier|it|element',
      'leader|record|dominates|visible',
      'everything|anything|all before|after|left|right|earlier|later|else|ahead|behind|to|on|that|beside|following|preceding',
    ],
    answer: (nums) => nums.findIndex((number, at) => nums.slice(at + 1).every((later) => later < number)),
  },
  {
    asks: 'a peak over two neighbours on each side',
    said: [
      'two|2|k|three|3 neighbour|neighbor|element|number|place .. each|either|both|left',
      'two|2|k .. each|either|both side',
      'within|distance two|2|k|three',
      'four|4 neighbour|neighbor|nearest',
    ],
    answer: (nums) =>
      orMinusOne(peaks(nums).find((at) => [at - 2, at + 2].every((place) => nums[at] > (nums[place] ?? -Infinity)))),
  },
  {
    asks: 'a peak that stands out by some height, or is even',
    said: [
      'at least k|twice|double|by',
      'by at|more|k|two',
      'twice|double',
      'even|odd index|number|value|position|peak|place',
      'difference|sum of|between|greater|exceeds|larger',
    ],
    answer: (nums) =>
      orMinusOne(
        peaks(nums).find((at) => [at - 1, at + 1].every((place) => nums[at] > 1 + (nums[place] ?? -Infinity))),
      ),
  },
]
