/** Every way to take three of the numbers, places in rising order. */
function choices(nums, size = 3, from = 0) {
  if (size === 0) return [[]]
  return nums.flatMap((_, i) => (i < from ? [] : choices(nums, size - 1, i + 1).map((rest) => [i, ...rest])))
}

function distinct(lists) {
  const sorted = lists.map((list) => [...list].sort((a, b) => a - b))
  return [...new Map(sorted.map((list) => [list.join(), list])).values()]
}

const valuesAt = (nums, size = 3) => choices(nums, size).map((places) => places.map((place) => nums[place]))
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

const lookAlikes = [
  {
    asks: 'positions instead of the numbers',
    said: [
      'index|position triplet|triple|triad',
      'triplet|triple of index|position',
      'return|give|list|report .. index|position of',
      'index|position instead|rather',
      'index|position .. not .. value|number',
    ],
    answer: (nums) => choices(nums).filter((places) => sum(places.map((place) => nums[place])) === 0),
  },
  {
    asks: 'equal triplets to be listed again for other places',
    denied: [
      'duplicate|unique|distinct|different|differ|twice|once|same|repeat|repeated|repeating|repetition|only|just|set|sets|again|equal|identical|distinctness',
    ],
    said: [
      'duplicate|equal|identical|repeated|same triplet|triple|group .. allowed|kept|included|listed|counted|appear|may|count',
      'include|including|keep|allow|with duplicate|repeated',
      'as often|many times as',
      'even if|when|though .. same value|number',
      'every|each choice|selection|combination of index|position',
      'listed|list|counted|given|returned|reported|named each|separately|singly|individually',
      'not|never .. merged|united|collapsed|removed|folded|filtered|dropped|weeded|combined|joined',
      'each|every occurrence|copy|position|place|index',
      'own right',
      'though|although|even .. agree|coincide|equal|alike',
      'for itself',
      'of its|their own',
      '~at|from|in|of|on|with|three|their|its|has|have|i|under different|other|distinct places|positions|indices',
      'different|other|distinct places|positions|indices .. listed|counted|given|returned|reported|separately|count|counts',
    ],
    answer: (nums) => valuesAt(nums).filter((three) => sum(three) === 0),
  },
  {
    asks: 'triplets that may use one element again',
    denied: [
      'distinct|different|differ|separate|another|other',
      'not|never|cannot|cant|mustnt|no|neither|without|nor .. same|twice|again|reuse|reused|reusing|repeatedly|itself|double|doubled|repeat|repeated|more|two',
      'once',
      'i !=|< j',
      'i j .. !=|<',
      'single|one|each use|once',
      'reuse|reusing|repetition|coincide',
      '0 <= i < j',
      'unique|duplicate',
      'three place|position|entry|element|number|card|integer|value|item',
    ],
    said: [
      '~no|not|none|never|neither|nor number|value|element|candidate|entry|integer may|can|could|might be picked|chosen|used|taken|drawn|selected more|again|twice|several|as|any|repeatedly|over',
      'may|can be used|taken|chosen',
      'used again',
      'more than once|one',
      'again',
      'as often',
      'not|need .. different|distinct',
      'reuse|reused|reusing|repetition',
      'element|number|value|integer|entry may|can be used|chosen|taken|picked|repeated',
      'with replacement',
      'index|place|position may|can .. same|equal|coincide',
      'any number of times',
    ],
    answer: (nums) => distinct(valuesAt([...nums, ...nums, ...nums])).filter((three) => sum(three) === 0),
  },
  {
    asks: 'three neighbours',
    said: [
      'directly|immediately|straight|right behind|after|beside|following|next|before',
      'one behind|beside|after|following',
      'unbroken|uninterrupted|without',
      'touch|touching|together|succession|sequence ~of',
      'without a gap',
      'one after',
      'stretch|run|block|window|subarray',
      'i 1',
      'consecutive|adjacent|contiguous|neighbour|neighbor|neighbouring|neighboring|successive',
      'next to',
      'in a row',
      'side by side',
    ],
    answer: (nums) => distinct(nums.slice(2).map((_, i) => nums.slice(i, i + 3))).filter((three) => sum(three) === 0),
  },
  {
    asks: 'triplets in which two numbers sum to the third',
    said: [
      'the third',
      'other two',
      'two .. sum|add|total .. third|other|remaining',
      'sum|total of .. two',
      'a b equal|equals c',
      'a b c .',
      'b c .',
      'j equal|equals .. k',
    ],
    answer: (nums) =>
      distinct(valuesAt(nums).filter((three) => three.some((number) => sum(three) - number === number))),
  },
  {
    asks: 'three numbers whose product is zero',
    said: ['product|multiply|multiplied|multiplying|times'],
    answer: (nums) => distinct(valuesAt(nums).filter((three) => three.includes(0))),
  },
  {
    asks: 'three numbers that all differ',
    said: [
      'no .. amount|value|number may occur|come|appear twice in|within',
      'amount|value|number .. occur|appear|come twice in a trio|triplet|triple',
      'twice in|within .. triplet',
      'no|not .. same number|value',
      'three different|distinct|unequal ~index|indices|position|positions|place|places',
      'differ',
      'no value|number .. twice|repeated|repeats',
      'nums i nums j',
      'distinct|different|unequal|unique value|number|integer|element',
      'value|number|integer|element .. pairwise|all|mutually distinct|different|unequal',
      'pairwise|mutually distinct|different',
      'no two .. equal|same|alike',
    ],
    answer: (nums) => threeSum(nums).filter((three) => new Set(three).size === 3),
  },
  {
    asks: 'three numbers whose sum is not above zero',
    said: [
      'or less|below|fewer',
      'zero|0 or',
      'at most|less|smaller|below|under|negative|nonpositive',
      'not exceed|exceeding|above|more|greater|positive',
    ],
    answer: (nums) => distinct(valuesAt(nums).filter((three) => sum(three) <= 0)),
  },
  {
    asks: 'three numbers whose sum is not below zero',
    said: [
      'zero|0 or more|above',
      'at least|above|over|nonnegative',
      'greater|more|larger than',
      'positive sum|total',
      'sum|total .. positive',
    ],
    answer: (nums) => distinct(valuesAt(nums).filter((three) => sum(three) >= 0)),
  },
  {
    asks: 'the triplet whose sum is closest to zero',
    said: ['closest|nearest|close|near', 'smallest|least|minimum absolute'],
    answer(nums) {
      const triplets = distinct(valuesAt(nums))
      const nearest = Math.min(...triplets.map((three) => Math.abs(sum(three))))
      return triplets.filter((three) => Math.abs(sum(three)) === nearest)
    },
  },
  {
    asks: 'a sum divisible by some number',
    said: ['even|odd ~if|when|though', 'divisible|multiple|modulo|mod|remainder'],
    answer: (nums) => distinct(valuesAt(nums).filter((three) => sum(three) % 3 === 0)),
  },
  {
    asks: 'pairs, or groups of four',
    said: ['pair|couple|four|quadruple|quadruplet', 'two number|element|integer|entry'],
    answer: (nums) => distinct(valuesAt(nums, 2).filter((two) => sum(two) === 0)),
  },
  {
    asks: 'one triplet, or the best of them, only',
    said: [
      'none .. shared|share',
      'used up',
      'no element|number .. two|more|several',
      'part of one|only|at',
      'once .. used|taken',
      'disjoint',
      'share|shares|sharing',
      'as soon|many',
      'any one',
      'a single',
      'only one|first|single',
      'just one',
      'first triplet|triple|group',
      'largest|smallest|greatest|maximum|minimum',
    ],
    answer: (nums) => threeSum(nums).slice(0, 1),
  },
  {
    asks: 'another order',
    said: ['descending|decreasing|reverse|reversed', 'largest|greatest .. first', 'order .. appear|occur|original'],
    answer: (nums) => threeSum(nums),
  },
  {
    asks: 'three numbers at places that are no neighbours',
    said: [
      'between any|each|every|the two|chosen|three|picked',
      'between .. at least one',
      'not|never chosen|picked|taken|selected',
      'no two .. neighbour|neighbouring|adjacent|next|side|consecutive',
      'adjacent|neighbour|neighbouring|neighbors',
      'gap|apart|distance',
      'i j k 1|2',
      'at least one .. between',
      'next to|beside',
      'side by',
      'touch|touches|touching',
      'not|never|no .. neighbours|neighbour|together',
      'separated|apart|separate',
    ],
    answer: (nums) =>
      distinct(
        choices(nums)
          .filter(([i, j, k]) => j > i + 1 && k > j + 1)
          .map((places) => places.map((place) => nums[place])),
      ).filter((three) => sum(three) === 0),
  },
  {
    asks: 'three numbers that rise in the order given',
    said: [
      'rise|rises|rising|increasing|ascending|climbing|grow',
      'nums i nums j nums k',
      'in the order',
      'from left',
      'order .. given|array|stand',
      'small|smaller|smallest|low|least to|before|then',
      'one after the',
      'further|farther|later right|on|than',
      'appear|appears|stand|stands|come|comes|occur in|from|left',
      'grow|grows|growing|climb|climbs|larger|greater|bigger than .. before|previous|last',
      'left to',
    ],
    answer: (nums) =>
      distinct(valuesAt(nums).filter((three) => sum(three) === 0 && three[0] < three[1] && three[1] < three[2])),
  },
  {
    asks: 'three numbers without a zero',
    said: [
      'zero|0 .. part|itself|ignored|skipped|excluded|left|allowed|count|aside|out|never',
      'no zero',
      'nonzero',
      'none .. zero|0',
      'without .. zero|0',
      'negative and|or positive',
      'zero|0 themselves|itself|alone',
      'zero|0 may|must|can|should|could|do|does|is|are|will not|never',
      'zero|0 is|are|be left|skipped|ignored|excluded|out|blank|forbidden|barred|no|just|only',
      'only|just|nothing positive|negative',
      'positive|negative only|alone',
      'not|never|no|ignore|skip|omit|except zero|0',
    ],
    answer: (nums) => threeSum(nums).filter((three) => !three.includes(0)),
  },
  {
    asks: 'a further condition or exception',
    said: ['left|leave|leaving|let alone|untouched|aside'],
  },
  {
    asks: 'triplets of a certain kind left out',
    said: [
      'zero|0|equal|even|odd|prime .. dropped|left|skipped|excluded|ignored|omitted|banned',
      'contain|contains|with|holding a|the|no zero|0',
      'of no value|use',
      'coincide|coincides',
      'have|has|share not the same|equal',
      'no .. have|share|has the same',
    ],
    answer: (nums) => threeSum(nums).filter((triple) => new Set(triple).size === 3),
  },
  {
    asks: 'some of the triples only',
    said: [
      'leave|leaving|left|skip|skipping|omit|omitting|except out|aside triples|triplets|those|ones|sets|groups with|whose|containing|holding',
    ],
  },
  {
    asks: 'three numbers of certain signs or kinds',
    said: [
      'exactly|only|just|precisely|single one|1|two|2|single|a negative|positive|even|odd|prime',
      'one|two|2|1|some|least|most|three|all|both .. negative|positive|even|odd|prime',
      'negative|positive|even|odd number|element|entry|value|one|member ~and|may',
      'parity|sign',
    ],
    answer: (nums) => threeSum(nums).filter((three) => three.filter((number) => number < 0).length === 1),
  },
  {
    asks: 'triplets with a certain number in them',
    said: [
      'one of the|them|these|three|which .. must|has|have|be|is|should',
      'must|has|have|should|always|needs .. include|contain|be|belong|use|involve .. first|last|largest|smallest|middle|num',
      'include|includes|including|contain|contains|containing|involve|involves|use|uses|using the|num first|last|largest|smallest|middle|0',
      'first|last element|number|entry|item|value|one of|in|is|must|has|belong|takes',
      'num 0',
    ],
    answer: (nums) =>
      distinct(
        choices(nums)
          .filter(([first]) => first === 0)
          .map((places) => places.map((place) => nums[place])),
      ).filter((three) => sum(three) === 0),
  },
  {
    asks: 'triplets without a number and its opposite',
    said: [
      'opposite|opposites|negation',
      'own negative',
      'negative of',
      'none in|of|with which|that|whose',
      'number and its',
      'together|along with its|the|their negative|opposite|counterpart',
    ],
    answer: (nums) =>
      threeSum(nums).filter((three) => !three.some((number, at) => three.indexOf(-number, at + 1) > at)),
  },
  {
    asks: 'a sum that is a multiple of some number',
    said: ['whole|round|full number of tens|dozens|hundreds|thousands'],
  },
]
