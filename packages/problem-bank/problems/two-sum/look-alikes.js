/** All pairs of places, the earlier one first, in lexicographical order. */
function placePairs(nums) {
  return nums.flatMap((_, i) => nums.slice(i + 1).map((_, later) => [i, i + 1 + later]))
}

const pairOf = (nums, fits) => placePairs(nums).find(([i, j]) => fits(nums[i], nums[j], i, j)) ?? []

/** The first of the pairs for which the score is lowest. */
function lowest(pairs, score) {
  return pairs.reduce((best, pair) => (best.length === 0 || score(pair) < score(best) ? pair : best), [])
}

const lookAlikes = [
  {
    asks: 'positions counted from one',
    said: [
      '1|one based|indexed|index',
      'counted|counting|numbered|numbering|start|starting|beginning|begin|count .. 1|one',
      'first .. is|has|gets|being number|position|index|place 1|one',
      'index1|index2',
      'added by|plus|increased one|1',
    ],
    answer: (nums, target) => twoSum(nums, target).map((place) => place + 1),
  },
  {
    asks: 'the two values',
    said: [
      'what they cost|weigh|hold|say|show',
      'what they are worth',
      'values|numbers|elements|price|amount themselves',
      'not|rather|instead .. index|position|indices|place',
      'return|give|report|output|find .. two|both value',
      'return|output the two|both number|integer|element|entry|value',
      'pair of value|number .. return',
      'return the pair of value|number',
      'ascending|increasing',
      'summand|addend|term',
      'different number|integer|entry|value of|in',
      'what they are',
      'the|these|those two|both entry|item|price|amount',
    ],
    answer: (nums, target) => twoSum(nums, target).map((place) => nums[place]),
  },
  {
    asks: 'two neighbours',
    said: [
      'adjacent|neighboring|neighbouring|consecutive|neighbour|neighbor|contiguous|subarray|successive|adjoining',
      'next to',
      'side by side',
      'after|behind|following another|the',
      'directly|immediately after|behind|following',
      'beside|touching',
    ],
    answer: (nums, target) => pairOf(nums, (a, b, i, j) => j === i + 1 && a + b === target),
  },
  {
    asks: 'two numbers that are no neighbours, or far enough apart',
    said: [
      'adjacent|neighboring|neighbouring|consecutive|neighbour|neighbor',
      'next to',
      'side by side',
      'apart|distance|gap',
      'at least two|2|k|three|3',
      'more than two|2|k|three|3',
      'between them',
      'between .. at least one|1|a',
      'pass|passes|skip|skips|leaves .. at least one|1|a other|another',
      'touch|touches|touching|adjoining',
    ],
    answer: (nums, target) => pairOf(nums, (a, b, i, j) => j > i + 1 && a + b === target),
  },
  {
    asks: 'two numbers with this difference',
    said: [
      'outweigh|outweighs|exceed|exceeds|surpass|surpasses|outdo|outdoes|overtop|overtops',
      'other|second by',
      'more|higher|heavier|dearer|taller|larger|greater|older than the|its other',
      'apart|ahead by',
      'lies|lie|is|are target|goal|that|this|so above|below|over|under',
      'difference|differ|apart',
      'subtract|subtracting|subtracted|minus|subtraction',
      'exceeds .. by',
    ],
    answer: (nums, target) => pairOf(nums, (a, b) => Math.abs(a - b) === target),
  },
  {
    asks: 'two numbers with this product',
    said: ['product|multiply|multiplied|multiplication|multiplying', 'times each', 'multiply to'],
    answer: (nums, target) => pairOf(nums, (a, b) => a * b === target),
  },
  {
    asks: 'two numbers with this exclusive or, or another operation',
    said: ['xor|exclusive|bitwise|gcd|divisor|quotient|ratio|concatenation|concatenated'],
    answer: (nums, target) => pairOf(nums, (a, b) => (a ^ b) === target),
  },
  {
    asks: 'two numbers whose average is the target',
    said: ['average|mean|midpoint|halfway|half'],
    answer: (nums, target) => pairOf(nums, (a, b) => a + b === 2 * target),
  },
  {
    asks: 'the sum closest to the target',
    said: [
      'closest|nearest|close|near|approximate|approximately|closer|nearer',
      'smallest|least|minimal|minimum|lowest distance|deviation|difference|error|gap',
      'as close|near',
      'deviate|deviates|differ|differs .. least',
    ],
    answer: (nums, target) => lowest(placePairs(nums), ([i, j]) => Math.abs(nums[i] + nums[j] - target)),
  },
  {
    asks: 'the largest sum up to the target',
    said: [
      'not|without|never .. exceed|exceeding|exceeds|surpass|above|greater|larger|more',
      'at most the|target|equal|as',
      'most target',
      'less|smaller|lower than|or the|target|equal|a|it|budget|goal|this',
      'below|under|within the|target|budget',
      'largest|greatest|maximum|highest|biggest|maximal|most sum|total|possible',
      'largest|greatest|maximum|highest|biggest .. sum|total',
      'maximize|maximise',
      '~exactly as much|large|high|great',
    ],
    answer: (nums, target) =>
      lowest(
        placePairs(nums).filter(([i, j]) => nums[i] + nums[j] <= target),
        ([i, j]) => -nums[i] - nums[j],
      ),
  },
  {
    asks: 'the largest sum below the target',
    said: [
      'less|smaller|lower than the|target|it|this|goal',
      'below|under the|target',
      'strictly',
      'not reach|reaching',
    ],
    answer: (nums, target) =>
      lowest(
        placePairs(nums).filter(([i, j]) => nums[i] + nums[j] < target),
        ([i, j]) => -nums[i] - nums[j],
      ),
  },
  {
    asks: 'a sum of at least the target',
    said: [
      'at least the|target|that|as',
      'or more|above|greater|larger|higher|exceed ~first',
      'greater|larger|more|higher than the|target|or|goal|it',
      'exceed|exceeds|exceeding|reach|reaches|cover|covers',
      'not less|smaller|below',
      'smallest|lowest|least|minimum|minimal .. sum|total',
    ],
    answer: (nums, target) =>
      lowest(
        placePairs(nums).filter(([i, j]) => nums[i] + nums[j] >= target),
        ([i, j]) => nums[i] + nums[j],
      ),
  },
  {
    asks: 'a sum divisible by the target, or equal to it modulo something',
    said: ['divisible|divides|divide|multiple', 'modulo|mod|remainder|congruent'],
    answer: (nums, target) => pairOf(nums, (a, b) => (a + b) % target === 0),
  },
  {
    asks: 'a given answer where there is no such pair',
    said: ['-1 -1'],
  },
  {
    asks: 'the first of several pairs',
    said: [
      'several|multiple|many|various .. pair|solution|answer|exist|possible|qualify',
      'more than one pair|solution|answer|such|exist',
      'lexicographic|lexicographical|lexicographically',
      'smallest|lowest|least|minimal|minimum|earliest|leftmost|first index|position|pair|place|sum',
      'smallest|lowest .. index|position|place',
      'smaller|lower .. index|position|place ~first|before|and|one|comes|goes|stands',
      'earliest|leftmost|tie|ties',
      'which comes|appears|occurs first',
    ],
    answer: (nums, target) => pairOf(nums, (a, b) => a + b === target),
  },
  {
    asks: 'the last of several pairs',
    said: [
      'largest|highest|greatest|latest|rightmost|last|maximal|maximum index|position|pair|place|sum',
      'larger|later .. index|position|place',
      'latest|rightmost|tie|ties',
      'last pair|such',
      'from the end|right|back',
    ],
    answer: (nums, target) =>
      placePairs(nums)
        .reverse()
        .find(([i, j]) => nums[i] + nums[j] === target) ?? [],
  },
  {
    asks: 'the pair furthest apart',
    said: [
      'furthest|farthest|widest|far|wide|farther',
      'further ~integer|number|value|argument|parameter',
      'largest|greatest|maximum|maximal|biggest distance|gap|span|difference|separation',
      'apart|distance',
    ],
    answer: (nums, target) =>
      lowest(
        placePairs(nums).filter(([i, j]) => nums[i] + nums[j] === target),
        ([i, j]) => i - j,
      ),
  },
  {
    asks: 'the pair nearest to each other',
    said: [
      'close|closest|nearest to|together',
      'smallest|least|minimum|minimal|shortest distance|gap|span|separation',
      'distance|closest|nearest',
    ],
    answer: (nums, target) =>
      lowest(
        placePairs(nums).filter(([i, j]) => nums[i] + nums[j] === target),
        ([i, j]) => j - i,
      ),
  },
  {
    asks: 'the larger position first, or the positions ordered by their values',
    said: [
      'index|position|place of .. smaller|larger|greater|cheaper|lower|bigger .. front|ahead|second|last',
      'smaller|larger|greater|bigger|lower|cheaper|dearer number|value|element|price|amount .. front|ahead|second|last',
      'larger|greater|higher|later|second|bigger index|position|one|place|indices first',
      'descending|decreasing|decreasingly',
      'smaller|larger|greater|bigger|lower|cheaper|dearer number|value|element|price|amount .. first|before|comes',
      'index|position|place of .. smaller|larger|greater|cheaper|lower .. first',
      'order|ordered|sorted by .. value',
    ],
    answer: (nums, target) => twoSum(nums, target).reverse(),
  },
  {
    asks: 'an element that may be used twice',
    denied: [
      'the two number|element|entry|integer',
      'exactly|precisely|just two',
      'distinct|different|differ|separate|another|other',
      'not|never|cannot|cant|mustnt|no|neither|without|nor .. same|twice|again|reuse|reused|reusing|repeatedly|itself|double|doubled|repeat|repeated|more|two',
      'once',
      'i !=|< j',
      'i j .. !=|<',
      'single|one|each use|once',
      'reuse|reusing|repetition|coincide',
      '0 <= i < j',
    ],
    said: [
      'minds|mind|harm|objection|objections|objects|problem|wrong|matter .. same|twice|itself|one|again',
      'both|two pick|choice|item|article|number|card|product|place|position|index|thing|part|dish may|can|could coincide|fall|agree',
      'both|two pick|choice|item|article|number|card|product|place|position|index|thing|part|dish may|can|could be the|one|equal|identical|alike',
      'plenty|unlimited|inexhaustible|restocked|replenished|refilled|endless',
      'stock|supply of',
      'put|puts|putting|placed|thrown|laid back',
      'copy|piece|unit|portion|specimen of the|each|every|one|any',
      'may|can|could|also|even|possibly|maybe .. with|to itself',
      'same|one item|article|element|number|place|position|index|card|product|entry|value two time',
      'taking|using|picking|choosing|buying|naming|counting .. same|one .. twice|two|double',
      'may|can|could coincide',
      'i j may|can|need|equal',
      '<= j',
      'not|neednt|nor|never need|have|has|necessarily .. different|distinct',
      'twice|double counted|as|is|in',
      'both time',
      'even twice|the',
      'or|maybe|perhaps|possibly one|the|a|same .. twice|two|double',
      'same element|index|number|entry|item|one|position can|may|could|is|are|counts',
      'same element|index|number|entry|item|one|position twice is|are|if',
      '~no|nor|neither element|index|number|entry|item|it|one|position|they can|may|could be used|taken|chosen|picked twice|more|several|repeatedly',
      'you|i|one|we|and can|may|could use|pick|choose|take .. twice|again',
      'twice .. allowed|permitted|fine|ok',
      'twice count|counts',
      'same .. is|are|being allowed|permitted|fine|ok',
      'not necessarily distinct|different',
    ],
    answer: (nums, target) => {
      for (let i = 0; i < nums.length; i++)
        for (let j = i; j < nums.length; j++) if (nums[i] + nums[j] === target) return [i, j]
      return []
    },
  },
  {
    asks: 'two different values',
    said: [
      'num j .. not equal|same|identical|alike',
      'num i != num j',
      'are not equal|alike|identical',
      'of different|differing|unequal value|size|kind|amount|price|weight',
      'distinct|different|unequal|differing value|price',
      'value|number .. must|should|have .. differ|different|distinct',
      'not equal value|number',
      'number|value|entry|price that|which|must differ',
      'not|never the same value|price',
    ],
    answer: (nums, target) => pairOf(nums, (a, b) => a !== b && a + b === target),
  },
  {
    asks: 'two equal values, or two of the same kind',
    said: [
      'equal|identical|same value|number|parity|sign',
      'both|two even|odd|positive|negative|prime',
      'even|odd number|element|index|position|value|place',
      'opposite sign|parity',
      'one even|odd|positive|negative',
      'positive and|or .. negative',
    ],
    answer: (nums, target) => pairOf(nums, (a, b) => (a - b) % 2 === 0 && a + b === target),
  },
  {
    asks: 'absolute values or squares',
    said: ['absolute|magnitude', 'regardless of sign', 'square|squared|cube', 'ignoring .. sign'],
    answer: (nums, target) => pairOf(nums, (a, b) => Math.abs(a) + Math.abs(b) === target || a * a + b * b === target),
  },
  {
    asks: 'a subarray with the sum',
    said: ['subarray|contiguous|stretch|range|segment|between', 'first and last', 'start|starts|begin .. end|ends'],
    answer: (nums, target) =>
      placePairs(nums).find(([i, j]) => nums.slice(i, j + 1).reduce((a, b) => a + b, 0) === target) ?? [],
  },
  {
    asks: 'three or more numbers',
    said: ['three|3|triple|triplet|four|quadruple', 'two or more', 'any number of', 'subset'],
    answer(nums, target) {
      for (const [i, j] of placePairs(nums))
        for (let k = j + 1; k < nums.length; k++) if (nums[i] + nums[j] + nums[k] === target) return [i, j, k]
      return []
    },
  },
  {
    asks: 'two numbers under one more condition',
    said: ['taken|read|weighed|is|are double|doubly', 'second .. times|twice|half'],
  },
  {
    asks: 'a pair without zeros, or of a certain kind',
    said: [
      'zero|0 .. count|counts|not|never|no|valid|excluded',
      'pair|pairs does|do not|never ~use|reuse|take|pick',
      'pair .. not|never count|counts|valid|wanted ~a|an|one|any|the|single|either',
      'if one of the|them',
      'neither .. zero|0',
    ],
    answer: (nums, target) => pairOf(nums, (a, b) => a !== 0 && b !== 0 && a + b === target),
  },
  {
    asks: 'places that are no neighbours',
    said: ['right|directly|immediately beside|next|adjacent', 'neighbour|neighbours|neighbor|neighbors|adjacent'],
  },
  {
    asks: 'two numbers from different halves',
    said: ['half', 'halves', 'left|right|first|second|front|back|rear part|side|section', 'middle|centre|center'],
    answer: (nums, target) =>
      pairOf(nums, (a, b, i, j) => a + b === target && i < nums.length / 2 && j >= nums.length / 2),
  },
]
