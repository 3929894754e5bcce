/** Whether three places in their order are as wished, given their numbers and the places themselves. */
const someTriple = (fits) => (nums) =>
  nums.some((a, i) =>
    nums.some((b, j) => j > i && nums.some((c, k) => k > j && fits([a, b, c], [i, j, k], nums.length))),
  )

const isPattern = ([a, b, c]) => a < c && c < b

const lookAlikes = [
  {
    asks: 'three numbers that rise',
    said: [
      '123',
      'increasing|rising|ascending|climbs|rises|rise .. triplet|triple|subsequence|times|each|twice',
      'nums i < nums j < nums k',
      'i < a j < a|v k',
      'three|3 .. increasing|rising|ascending',
    ],
    answer: someTriple(([a, b, c]) => a < b && b < c),
  },
  {
    asks: 'three numbers that fall',
    said: [
      '321',
      'decreasing|falling|descending',
      'nums i > nums j > nums k',
      'each smaller|lower|less than|and',
      'falls|fall twice|again',
    ],
    answer: someTriple(([a, b, c]) => a > b && b > c),
  },
  {
    asks: 'the largest last, and the smallest in the middle',
    said: [
      '213',
      'nums j < nums i < nums k',
      'drops|drop|falls|fall|dips|dip|sinks|down .. then|and|before .. rises|rise|climbs|climb|higher|up',
      'middle|second .. smallest|least|lowest',
      'last|third .. largest|greatest|highest|above both',
    ],
    answer: someTriple(([a, b, c]) => b < a && a < c),
  },
  {
    asks: 'the largest in the middle, and the smallest last',
    said: [
      '231',
      'nums k < nums i < nums j',
      'last|third .. smallest|least|lowest|below|under|smaller|lower .. first|both|start|all',
      'falls|fall|drops|drop|sinks|ends|end below|under|lower',
      'lower|smaller|less than the first|start|where|it',
    ],
    answer: someTriple(([a, b, c]) => c < a && a < b),
  },
  {
    asks: 'the largest first',
    said: [
      '312',
      'nums j < nums k < nums i',
      'first .. largest|greatest|highest|biggest',
      'partly|half|part .. recovers|recover|recovery',
      'falls|drops|fall|drop .. recovers|rises|climbs|recover|rise',
    ],
    answer: someTriple(([a, b, c]) => b < c && c < a),
  },
  {
    asks: 'a peak, whatever the order of its two sides',
    said: [
      'both sides|outer',
      'either|any|whatever order|order|outer',
      'nums i < nums j > nums k',
      'nums i < nums j and nums k < nums j',
    ],
    answer: someTriple(([a, b, c]) => a < b && c < b),
  },
  {
    asks: 'the last one equal to the first, or above it',
    said: [
      'nums i <= nums k',
      'a i <= a k',
      'v i <= v k',
      'no|not|never|none smaller|lower|less|below|under',
      'at least as|the|where',
      'or equal|level|same',
      'equal|same .. allowed|count|counts|too|fine|may|suffices|enough',
      'i <= nums|a|x|v k',
      'all the way back|down',
    ],
    answer: someTriple(([a, b, c]) => a <= c && c < b),
  },
  {
    asks: 'the last one equal to the middle one, or below it',
    said: [
      'nums k <= nums j',
      'k <= nums|a|x|v j',
      'no|not|never|none larger|higher|greater|more|above|bigger',
      'at most as|the|that',
      'or equal|level|same',
      'equal|same .. allowed|count|counts|too|fine|may|suffices|enough',
    ],
    answer: someTriple(([a, b, c]) => a < c && c <= b),
  },
  {
    asks: 'equal numbers allowed throughout',
    said: [
      '<= nums|a|x|v k|j <= nums|a|x|v',
      'not|necessarily|need strictly|strict',
      'or equal',
      'equal .. allowed|too|fine|may',
    ],
    answer: someTriple(([a, b, c]) => a <= c && c <= b),
  },
  {
    asks: 'three neighbouring numbers',
    said: [
      'adjacent|consecutive|neighbouring|successive elements|numbers|values|integers|triple|triplet|readings|places|positions|indices',
      'three|3 adjacent|consecutive|neighbouring|successive',
      'consecutively|contiguous|contiguously|succession|neighbours|subarray|window',
      'in a row',
      'times running',
      'one directly|immediately|right after',
      'directly|immediately after|before|follow|follows|following|next|one',
      'next to',
      'i 1 i|nums|a 2',
      'k j 1|i',
    ],
    answer: someTriple((numbers, [i, , k]) => k === i + 2 && isPattern(numbers)),
  },
  {
    asks: 'the first two, or the last two, side by side',
    said: [
      'adjacent|consecutive|neighbouring|successive elements|numbers|values|integers|readings|places|positions|indices',
      'neighbours|side by',
      'directly|immediately|right after|before|follow|follows|following',
      'next to|day|number|element|one|reading|value',
      'j 1',
      'i 1',
    ],
    answer: someTriple((numbers, [i, j, k]) => (j === i + 1 || k === j + 1) && isPattern(numbers)),
  },
  {
    asks: 'places that are not side by side',
    said: [
      'between each|any|every two|pair',
      'at least one|two other',
      'no|not|never|none .. adjacent|neighbours|neighbouring|consecutive|side',
      'nonadjacent|apart',
      'at least two|three|2|3',
    ],
    answer: someTriple((numbers, [i, j, k]) => j > i + 1 && k > j + 1 && isPattern(numbers)),
  },
  {
    asks: 'places within some distance',
    said: [
      'within|distance|window',
      '~time|far|any apart',
      'k i <=',
      'no|not|never .. than|after .. days|places|steps',
      'most|up .. apart|later|places|days',
    ],
    answer: someTriple((numbers, [i, , k]) => k - i < 5 && isPattern(numbers)),
  },
  {
    asks: 'differences of a certain size',
    said: [
      'by|of|is at least|exactly|more',
      'difference|differ|differs|gap|halfway|arithmetic|average|mean|midpoint',
      'twice|double|half',
      'exactly between',
    ],
    answer: someTriple((numbers) => isPattern(numbers) && 2 * numbers[2] === numbers[0] + numbers[1]),
  },
  {
    asks: 'consecutive numbers, as one, two and three are',
    said: ['consecutive|successive numbers|integers|values', 'x 1|2', 'exactly one|1|two|2', 'nums i 1|2'],
    answer: someTriple(([a, b, c]) => c === a + 1 && b === a + 2),
  },
  {
    asks: 'a circular array',
    said: ['circular|circle|cyclic|circularly|ring|wrap|wraps|around|rotation|rotate|rotated'],
    answer: (nums) => nums.some((_, start) => find132pattern([...nums.slice(start), ...nums.slice(0, start)])),
  },
  {
    asks: 'the three numbers in any order',
    denied: [
      'i|j|k|l|p|q|x|s|t',
      'order|subsequence|later|after|afterwards|then|before|follow|follows|following|left|right|next|first|between|behind|earlier|finally|132',
    ],
    said: ['any|whatever|regardless order', 'regardless|irrespective', 'rearrange|rearranged|rearranging|reorder'],
    answer: (nums) => new Set(nums).size > 2,
  },
  {
    asks: 'that there is no such pattern',
    said: [
      'avoid|avoids|avoiding|free|without|lacks|lack',
      'true if|when|exactly|only .. no|not|none|nowhere|never',
      'no .. true',
      'false if|when there|one|it .. is|exists|has|contains',
      'not|never contain|contains|have|has|occur|occurs',
    ],
    answer: (nums) => !find132pattern(nums),
  },
  {
    asks: 'a pattern of more numbers',
    said: [
      'four|five|4|5 places|indices|numbers|elements|integers|positions|days',
      '1324|1432|2413|3142|1342|1423|13254',
    ],
  },
]
