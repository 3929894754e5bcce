/** The places, counted from one, of all pairs that a rule on two numbers takes. */
function pairs(numbers, takes) {
  const found = []
  for (let i = 0; i < numbers.length; i++)
    for (let j = i + 1; j < numbers.length; j++) if (takes(numbers[i], numbers[j], i, j)) found.push([i + 1, j + 1])
  return found
}

const firstPair = (takes) => (numbers, target) => pairs(numbers, (a, b, i, j) => takes(a, b, target, i, j))[0] ?? []
const lastPair = (takes) => (numbers, target) => pairs(numbers, (a, b) => takes(a, b, target)).at(-1) ?? []
const isSum = (a, b, target) => a + b === target

/** The pair whose measure is the smallest, the first of equals. */
function closest(numbers, measure) {
  const by = ([i, j]) => measure(numbers[i - 1], numbers[j - 1])
  return pairs(numbers, () => true).reduce((best, pair) => (best && by(best) <= by(pair) ? best : pair), null)
}

const several = [
  'several|multiple|many pair|solution|answer|such|choice|are|exist',
  'any such|valid|pair|solution',
  'any|one of the|them|these',
  'more than one|1 pair|solution|answer|such|way',
  'if several|multiple|many|more',
  'tie',
  'earliest|latest|leftmost|rightmost pair|such|solution|answer|of|two|first|second|left|right',
  'first|last pair|such|solution|answer|match',
  'first|last one that|which|found|met',
  'smallest|largest|lowest|highest|least first|second|left|right index|position|place',
  'smallest|largest difference|gap|distance|spread',
  'lexicographically|farthest|furthest|widest|narrowest',
  'close|closest|far together|apart|to',
]

const lookAlikes = [
  {
    asks: 'places counted from zero',
    said: [
      '0|zero based|indexed|index|origin|offset',
      'from|at|with 0|zero',
      'counted|counting|starting|start|count|numbered|index|indexed|position|positions .. 0|zero',
      'first .. 0|zero',
    ],
    answer: (numbers, target) => twoSum(numbers, target).map((place) => place - 1),
  },
  {
    asks: 'the numbers themselves',
    said: [
      'number|numbers|value|values|element|elements|price|prices|weight|weights themselves|itself|instead|not',
      'themselves',
      'return|give|output|report|print the|both|two|these|those number|value|element|price|weight',
      'return|give|output|report|print the|these|those two number|value|element|price|weight',
      'which two number|value|element|price|weight',
      'not .. index|indexes|position|positions|place|places',
      'value|values|number|numbers rather|not|instead',
      'return|give|output|report|print .. value|values',
      'the value|values',
      'two different numbers|values|integers|prices|weights',
      'pair of numbers|values|integers|prices|weights',
      'numbers|values|prices|weights in ascending|increasing|sorted|that|order',
      'smaller|lower|lesser|cheaper number|value|one|price|weight first',
      'not|never|rather|instead .. where|index|position|place',
      'what .. are|weigh|cost',
      'list|output|hand|name|tell|state|write .. numbers|values|prices|weights|two',
      'return|give|output|report|print|want both|two|pair',
      'which numbers|values|two|weights|prices',
    ],
    answer: (numbers, target) => twoSum(numbers, target).map((place) => numbers[place - 1]),
  },
  {
    asks: 'the larger place first',
    said: [
      'larger|greater|higher|bigger|later|last|second|right|rightmost place|index|position|one|number|weight|element .. first|before',
      'descending|decreasing|reverse|reversed',
      'first .. larger|greater|higher|bigger',
    ],
    answer: (numbers, target) => twoSum(numbers, target).reverse(),
  },
  {
    asks: 'the closest sum',
    said: [
      'closest|nearest|near|nearer|approximately',
      'distance|deviation',
      'absolute|least|smallest|minimal difference',
      'differ least',
    ],
    answer: (numbers, target) => closest(numbers, (a, b) => Math.abs(a + b - target)),
  },
  {
    asks: 'the largest sum up to the target',
    said: [
      'sum|total .. at most',
      'at most target|the|goal|budget',
      'not|never|without exceed|exceeding',
      'largest|greatest|highest|biggest|maximum sum|total|possible',
      'less|smaller than or|target|the',
      'within|under|below .. budget|target|limit',
      'as close',
    ],
    answer: (numbers, target) => closest(numbers, (a, b) => (a + b <= target ? target - a - b : Infinity)),
  },
  {
    asks: 'the largest sum below the target',
    said: [
      'less|smaller|lower than',
      'strictly less|below|under|smaller',
      'within|under|below .. budget|target|limit',
      'largest|greatest|highest|maximum sum|total',
    ],
    answer: (numbers, target) => closest(numbers, (a, b) => (a + b < target ? target - a - b : Infinity)),
  },
  {
    asks: 'the smallest sum from the target on',
    said: [
      'at least target|the|goal|as|k',
      'smallest|least|lowest|minimum sum|total',
      'exceed|exceeding',
      'not|no less|below|smaller',
      'greater|larger|more than|or',
    ],
    answer: (numbers, target) => closest(numbers, (a, b) => (a + b >= target ? a + b - target : Infinity)),
  },
  {
    asks: 'the first pair of at least the target',
    said: [
      'at least target|the|goal|as|k',
      'exceed|exceeding',
      'greater|larger|more than|or',
      'not|no less|below|smaller',
    ],
    answer: firstPair((a, b, target) => a + b >= target),
  },
  {
    asks: 'the difference',
    said: ['difference|differences|differ|differs|minus|subtract|subtracted|subtracting|apart|distance|gap'],
    answer: firstPair((a, b, target) => Math.abs(b - a) === Math.abs(target)),
  },
  {
    asks: 'the difference, the last such pair',
    said: ['difference|differences|differ|differs|minus|subtract|subtracted'],
    answer: lastPair((a, b, target) => b - a === target),
  },
  {
    asks: 'the product',
    said: ['product|products|multiply|multiplied|multiplying|multiplication|multiplies'],
    answer: firstPair((a, b, target) => a * b === target),
  },
  {
    asks: 'the product, the last such pair',
    said: ['product|products|multiply|multiplied|multiplying'],
    answer: lastPair((a, b, target) => a * b === target),
  },
  {
    asks: 'a quotient, an exclusive or or a mean',
    said: ['quotient|ratio|divided|xor|exclusive|bitwise|average|mean|middle|gcd|divisor'],
    answer: firstPair((a, b, target) => (a ^ b) === target),
  },
  {
    asks: 'the mean',
    said: ['average|mean|middle|midpoint|half'],
    answer: firstPair((a, b, target) => a + b === 2 * target),
  },
  {
    asks: 'a sum divisible by the target',
    said: ['divisible|multiple|modulo|mod|remainder|divides|divide'],
    answer: firstPair((a, b, target) => (a + b) % target === 0),
  },
  {
    asks: 'another sum than the target',
    said: ['not equal|add|sum', 'unequal|other than|different'],
    answer: firstPair((a, b, target) => a + b !== target),
  },
  {
    asks: 'an element that may be used twice',
    denied: [
      'the two number|element|entry|integer',
      'i|p|a|l|x|first|left < j|q|b|r|y|second|right',
      'two well|price|good',
      'two of',
      'both',
      'exactly|precisely|just two',
      'find two',
      'pair of',
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
      'both|two pick|choice|item|article|number|card|product|place|position|index|thing|part|dish may|can|could be|coincide|fall|agree',
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
      'an|the|each|every|same|one element|number|weight|price|it may|can be .. itself|twice|again',
      'you may|can .. pair|combine|add .. itself',
      'it may|can be .. twice|itself',
      'you may|can use|pick|choose|take .. twice|again',
      'may|can be the|equal|same',
      'need not .. different|distinct',
      'necessarily different|distinct',
      'reuse .. allowed|permitted',
    ],
    answer(numbers, target) {
      for (let i = 0; i < numbers.length; i++)
        for (let j = i; j < numbers.length; j++) if (numbers[i] + numbers[j] === target) return [i + 1, j + 1]
      return []
    },
  },
  { asks: 'the first of several pairs', said: several, answer: firstPair(isSum) },
  { asks: 'the last of several pairs', said: several, answer: lastPair(isSum) },
  {
    asks: 'the closest of several pairs',
    said: several,
    answer(numbers, target) {
      const found = pairs(numbers, (a, b) => a + b === target)
      return found.sort(([a, b], [c, d]) => b - a - (d - c))[0] ?? []
    },
  },
  {
    asks: 'the first pair that is complete',
    said: several,
    answer(numbers, target) {
      const found = pairs(numbers, (a, b) => a + b === target)
      return found.sort((a, b) => a[1] - b[1])[0] ?? []
    },
  },
  {
    asks: 'an unsorted array, places after sorting, or a falling order',
    said: [
      'descending|decreasing|nonincreasing|falling',
      'unsorted|rotated|unordered|mountain|arbitrary|shuffled',
      'not|no|never|longer|need sorted|ordered',
      'after sorting',

      'original position|index|place|order',
    ],
    answer: (numbers, target) =>
      firstPair(isSum)(
        [...numbers].sort((a, b) => b - a),
        target,
      ),
  },
  {
    asks: 'neighbouring numbers',
    said: [
      'adjacent|neighbouring|neighboring|consecutive|successive|neighbour|neighbours|neighbor',
      'next to',
      'side by',
      'contiguous|subarray',
    ],
    answer: firstPair((a, b, target, i, j) => j === i + 1 && a + b === target),
  },
  {
    asks: 'a contiguous part with the sum',
    said: ['contiguous|subarray|consecutive|segment|window|stretch|successive', 'sum of .. between'],
    answer(numbers, target) {
      for (let i = 0; i < numbers.length; i++) {
        let sum = 0
        for (let j = i; j < numbers.length; j++) {
          sum += numbers[j]
          if (sum === target) return [i + 1, j + 1]
        }
      }
      return []
    },
  },
  {
    asks: 'numbers that are not neighbours, or are different',
    said: [
      'not|never|no .. adjacent|neighbouring|neighboring|consecutive|neighbours|next',
      'nonadjacent|nonconsecutive|apart|least',
      'different|distinct|unequal value|values|numbers|number|elements|prices|weights',
      'two different|distinct number|numbers|value|values|integers|prices',
    ],
    answer: firstPair((a, b, target, i, j) => j > i + 1 && a + b === target),
  },
  {
    asks: 'unequal numbers',
    said: [
      'different|distinct|unequal value',
      'value|number .. must differ|be unequal|different',
      'not be equal',
      'unequal',
    ],
    answer: firstPair((a, b, target) => a !== b && a + b === target),
  },
  {
    asks: 'an empty list or -1 where there is no pair',
    said: [
      'no such|pair|solution|answer .. return|give|exist|output|empty|-1',
      'if|when|where|otherwise|none .. -1|empty',
      'empty|-1 .. if|when|where|otherwise|none',
      'return|give|output|or -1|empty|null',
      'an empty',
      'may|might|does|do not exist',
      'impossible|nonexistent',
    ],
    answer(numbers, target) {
      const pair = firstPair(isSum)(numbers, target)
      return pair.length > 0 ? pair : [-1, -1]
    },
  },
  {
    asks: 'the number before the places or other numbers with them',
    said: [
      'three|3|four|4|triple|triplet|k',
      'twice|double|doubled|plus|weighted|times .. number|second|first|one|larger|smaller',
      'absolute|square|squares|squared|negative',
    ],
    answer: firstPair((a, b, target) => a + 2 * b === target),
  },
  {
    asks: 'a sum of squares or absolute values',
    said: ['absolute|magnitude|square|squares|squared|squaring'],
    answer: firstPair((a, b, target) => a * a + b * b === target),
  },
  {
    asks: 'a sum of absolute values',
    said: ['absolute|magnitude|sign|signs'],
    answer: firstPair((a, b, target) => Math.abs(a) + Math.abs(b) === target),
  },
  {
    asks: 'places that are counted from the end, or other places',
    said: ['from|at the end|right|back|last', 'right to left', 'counted backward|backwards'],
    answer: (numbers, target) =>
      twoSum(numbers, target)
        .map((place) => numbers.length + 1 - place)
        .reverse(),
  },
  {
    asks: 'the pair whose places are the farthest from one another, or within a limit',
    said: [
      'more than one|1|two|2|three|3|four|4|five|k places|positions|apart|steps|indices',
      'apart|away|separated|wide',
      'far|farthest|furthest|outermost|innermost|widest',
      'within two|2|three|3|k|one',

      'abs',
      'left|right|first|second half',
      'half|halves',
      'neighbour|neighbours|next',
      'of several|many|all|such',
      'larger|smaller|greater first|second|left|right number|value|entry|element|index|place|position|one|of',
      'whose first|second|left|right .. larger|smaller|greater|largest|smallest|greatest',
      'with the larger|smaller|greater|largest|smallest first|second|left|right',
    ],
    answer: (numbers, target) => pairs(numbers, (a, b, i, j) => a + b === target && j - i <= 3)[0] ?? [],
  },
  {
    asks: 'numbers under one more condition',
    said: [
      'both|one|either|neither|of even|odd|positive|negative|prime',
      'even|odd|positive|negative number|value|place|position|index|one',
      'parity',
      'unless',
      'at most',

      'more than two|three',
      'except|apart|excluding',
      'double|half|thrice',
      'plus|minus one|1|their',
      'not equal|alike|same',
      'no part',

      'target itself',
      'three|four|k',
    ],
    answer: (numbers, target) => pairs(numbers, (a, b) => a + b === target && a % 2 === 0)[0] ?? [],
  },
  {
    asks: 'a number to be used twice',
    said: ['~not|never be used|taken|chosen twice|again'],
  },
]
