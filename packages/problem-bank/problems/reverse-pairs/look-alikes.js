const pairs = (nums) => nums.flatMap((_, i) => nums.slice(i + 1).map((__, more) => [i, i + 1 + more]))
const count = (nums, isGood) => pairs(nums).filter(([i, j]) => isGood(nums[i], nums[j], j - i)).length

const lookAlikes = [
  {
    asks: 'inversions',
    said: ['greater|larger|more|bigger|higher than a|nums|the|it|any|later|one ~half|double|2', 'inversion|inversions'],
    answer: (nums) => count(nums, (a, b) => a > b),
  },
  {
    asks: 'at least twice as much',
    said: [
      'at least|minimum twice|double|two|2',
      'greater|larger|more|higher .. or equal',
      'or more|greater|higher|larger',
      '>=',
      'no|not less|smaller|lower|fewer than twice|double|two|2',
      'not|never exceed|exceeds',
      'at most half',
      'no|not more|greater than half',
      'or less|smaller|lower|fewer',
    ],
    answer: (nums) => count(nums, (a, b) => a >= 2 * b),
  },
  {
    asks: 'exactly twice as much',
    said: [
      'exactly|precisely|just|equal|equals twice|double|two|2|half|to|the',
      'is|are|== 2|twice|double|half ~as|as',
      '==',
    ],
    answer: (nums) => count(nums, (a, b) => a === 2 * b),
  },
  {
    asks: 'the later number to be more than twice the earlier',
    said: [
      'later|second|right|next|following|j .. more|greater|larger|exceeds|exceed .. twice|double|two|2',
      'nums|a j > 2|two',
      '2|twice|double nums|a i <',
      'earlier|first|left .. less|smaller|under|below half|than',
      'rise|rises|grow|grows|grew|growth|doubled|doubles',
    ],
    answer: (nums) => count(nums, (a, b) => b > 2 * a),
  },
  {
    asks: 'pairs in any order',
    said: [
      'any|either|whatever|whichever order|way|position|positions',
      'regardless|irrespective .. order|position|place',
      'one|other of .. more than twice',
      'before or',
    ],
    answer: (nums) => count(nums, (a, b) => a > 2 * b || b > 2 * a),
  },
  {
    asks: 'three times as much',
    said: ['three|3|four|4|k|five times', '3|4 nums|a|values', 'triple|thrice|quadruple|third|k'],
    answer: (nums) => count(nums, (a, b) => a > 3 * b),
  },
  {
    asks: 'neighbours alone',
    said: [
      'adjacent|neighbouring|neighbouring|neighbour|neighbours|consecutive|successive|neighboring',
      'next to|one|number|element|day',
      'directly|immediately',
      'following day|one|element|number',
      'side by',
    ],
    answer: (nums) => count(nums, (a, b, gap) => gap === 1 && a > 2 * b),
  },
  {
    asks: 'numbers that are not neighbours, or not too far apart',
    said: [
      'not|never|nor|no .. adjacent|neighbouring|neighbours|consecutive',
      'nonadjacent',
      'at most|least k|two|three|5|five|ten|10',
      'within',
      'apart|distance|gap',
    ],
    answer: (nums) => count(nums, (a, b, gap) => gap > 1 && a > 2 * b),
  },
  {
    asks: 'absolute values',
    said: [
      'absolute|magnitude|magnitudes|abs|amount',
      'sign|signs .. ignored|matter|ignoring|no',
      'regardless|ignoring .. sign|signs',
    ],
    answer: (nums) => count(nums, (a, b) => Math.abs(a) > 2 * Math.abs(b)),
  },
  {
    asks: 'different pairs of values',
    said: [
      'distinct|unique',
      'different pair|pairs|values|value',
      'same values|numbers .. once|one',
      'count|counts|counted once',
      'only once',
    ],
    answer: (nums) =>
      new Set(
        pairs(nums)
          .filter(([i, j]) => nums[i] > 2 * nums[j])
          .map(([i, j]) => `${nums[i]} ${nums[j]}`),
      ).size,
  },
  {
    asks: 'the number of elements with a partner',
    said: [
      'how many|number|count of|numbers|elements|days|entries|indices .. have|has|with .. later|partner|behind|right',
      'how many|number|count of|numbers|elements|days|entries|indices ~pairs|pair|ways|times .. some|any|one|smaller',
    ],
    answer: (nums) => nums.filter((a, i) => nums.slice(i + 1).some((b) => a > 2 * b)).length,
  },
  {
    asks: 'the largest difference or ratio, or the pairs themselves',
    said: [
      'largest|greatest|maximum|biggest|highest|smallest|minimum',
      'list|return all|every|the .. pairs',
      'sum|total of',
      'whether|true|false',
    ],
    answer: (nums) => Math.max(0, ...pairs(nums).map(([i, j]) => nums[i] - 2 * nums[j])),
  },
  {
    asks: 'triples',
    said: ['triple|triples|triplet|triplets|trio|trios', 'three numbers|elements|indices'],
    answer: (nums) =>
      pairs(nums).filter(([i, j]) => nums[i] > 2 * nums[j] && nums.slice(j + 1).some((c) => nums[j] > 2 * c)).length,
  },
  {
    asks: 'sums or differences compared with two',
    said: ['difference|differ|differs|sum|sums|plus|exceeds .. by', 'by more', 'than .. plus'],
    answer: (nums) => count(nums, (a, b) => a > b + 2),
  },
  {
    asks: 'a circle',
    said: ['circular|circle|cyclic|ring|wrap|wraps|around'],
    answer: (nums) => count(nums, (a, b) => a > 2 * b || b > 2 * a),
  },
  {
    asks: 'a further condition or another figure',
    said: [
      '~out|break|breaks|breaking|broke even ~if|when|though|where|better|so|the|a|an|in|by|after|for|then|agree|share|tempered|handed|keeled|ring|their|its|they|them',
      'even|odd',
    ],
  },
]
