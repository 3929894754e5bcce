/** All choices of so many of the numbers, each from another place. */
function chosen(nums, count) {
  if (count === 0) return [[]]
  return nums.flatMap((number, at) => chosen(nums.slice(at + 1), count - 1).map((rest) => [number, ...rest]))
}

const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)
const tripletSums = (nums, fits = () => true) => chosen(nums, 3).filter(fits).map(total)

/** The value nearest to the target; of two equally near ones the first. */
function nearest(sums, target) {
  return sums.reduce((best, sum) => (Math.abs(sum - target) < Math.abs(best - target) ? sum : best), sums[0])
}

const descending = (a, b) => b - a

const lookAlikes = [
  {
    asks: 'two numbers',
    said: ['two|2 number|element|integer|value|entry|coin|item|of|different|distinct', 'pair', 'both number|element'],
    answer: (nums, target) => nearest(chosen(nums, 2).map(total), target),
  },
  {
    asks: 'four numbers',
    said: ['four|4 number|element|integer|value|entry|coin|item|of|different|distinct', 'quadruplet|quadruple|quartet'],
    answer: (nums, target) => nearest(chosen(nums, 4).map(total), target),
  },
  {
    asks: 'any number of numbers, or up to three',
    said: [
      'up to three|3',
      'any number|amount|many|subset|selection',
      'subset|subsequence|subarray',
      'one two or|to three|3',
      'two or three|3',
      'one|1 to three|3',
      'some of',
    ],
    answer: (nums, target) =>
      nearest(
        [1, 2, 3].flatMap((count) => chosen(nums, count).map(total)),
        target,
      ),
  },
  {
    asks: 'a sum that is not above the target',
    said: [
      'and no|not|never more',
      'can|may lift|carry|bear|hold',
      'not|without|never|no .. exceed|exceeds|exceeding|surpass|above|greater|larger|higher|overshoot|overshooting|over',
      'not more|over',
      'at most the|target|equal|that|as',
      'less|smaller|lower than|or the|target|equal|it|a|price|goal',
      '~from below|beneath|under the|target|or|it',
      'from below ~or|and|as',
      'cannot|mustnt|must go over|exceed',
      'largest|greatest|maximum|highest|biggest sum|total|possible|value|weight',
    ],
    answer: (nums, target) => Math.max(...tripletSums(nums).filter((sum) => sum <= target)),
  },
  {
    asks: 'a sum below the target',
    said: [
      'less|smaller|lower than the|target|it|a|price|goal',
      'strictly',
      'below|beneath|under the|target|it',
      'without reaching',
    ],
    answer: (nums, target) => Math.max(...tripletSums(nums).filter((sum) => sum < target)),
  },
  {
    asks: 'a sum that is not below the target',
    said: [
      'not|never|without|nor|no .. short',
      'fall|falls|falling short',
      'at least the|target|that|equal|as',
      'not|without|never|no .. below|less|lower|smaller|under|undershoot',
      'greater|larger|more|higher|bigger than|or the|target|equal|it|a|price|goal',
      '~or above the|target|or|it',
      'from above',
      'reach|reaches|exceed|exceeds|cover|covers .. target|price|goal|it',
      'smallest|least|lowest|minimum sum|total|possible|weight',
    ],
    answer: (nums, target) => Math.min(...tripletSums(nums).filter((sum) => sum >= target)),
  },
  {
    asks: 'a sum above the target',
    said: [
      'greater|larger|more|higher|bigger than the|target|it|a|price|goal',
      'strictly',
      '~or above the|target|it',
      'exceed|exceeds|exceeding',
    ],
    answer: (nums, target) => Math.min(...tripletSums(nums).filter((sum) => sum > target)),
  },
  {
    asks: 'any sum but the target itself',
    said: ['but not .. equal|equals|target|exactly', 'excluding|except|exclude', 'unequal', 'nonzero'],
    answer: (nums, target) =>
      nearest(
        tripletSums(nums).filter((sum) => sum !== target),
        target,
      ),
  },
  {
    asks: 'the distance to the target',
    said: [
      'return|give|output|report .. absolute difference|distance|deviation|gap|error',
      'return|give|output|report|find the smallest|minimum|minimal|least|lowest difference|distance|deviation|gap|error|absolute',
      'how far|close',
      'smallest|minimum|minimal|least absolute difference',
      'difference between .. return',
      'return the difference|distance|deviation|gap|error',
    ],
    answer: (nums, target) => Math.abs(threeSumClosest(nums, target) - target),
  },
  {
    asks: 'the sum furthest from the target',
    said: [
      'furthest|farthest|remotest',
      'most distant|remote',
      'far .. from|possible',
      'largest|greatest|maximum|maximal distance|difference|deviation',
    ],
    answer: (nums, target) =>
      tripletSums(nums).reduce((best, sum) => (Math.abs(sum - target) > Math.abs(best - target) ? sum : best)),
  },
  {
    asks: 'the product closest to the target',
    said: ['product|multiply|multiplied|multiplying|multiplication', 'times each other'],
    answer: (nums, target) =>
      nearest(
        chosen(nums, 3).map(([a, b, c]) => a * b * c),
        target,
      ),
  },
  {
    asks: 'three neighbours',
    said: [
      'consecutive|adjacent|contiguous|neighbouring|neighboring|neighbour|neighbor|successive|subarray',
      'in a row',
      'side by side',
      'next to',
      'window',
    ],
    answer: (nums, target) =>
      nearest(
        nums.slice(2).map((number, at) => nums[at] + nums[at + 1] + number),
        target,
      ),
  },
  {
    asks: 'numbers that are no neighbours',
    said: [
      'no two|2',
      'not|non|never|nonadjacent|nonconsecutive .. adjacent|neighbouring|neighboring|consecutive|next',
      'nonadjacent|nonconsecutive',
      'apart',
    ],
    answer: (nums, target) => {
      const places = chosen([...nums.keys()], 3).filter(([i, j, k]) => j > i + 1 && k > j + 1)
      return nearest(
        places.map((triplet) => total(triplet.map((place) => nums[place]))),
        target,
      )
    },
  },
  {
    asks: 'three different values',
    said: [
      'distinct|different|unequal|differing value|price',
      'pairwise|all|mutually different|distinct|unequal',
      'different|distinct from|in each|value',
      'no two .. equal|same|identical',
      'no value|number .. twice|more',
      'duplicate .. once|ignored|collapsed|removed',
    ],
    answer: (nums, target) => nearest(tripletSums([...new Set(nums)]), target),
  },
  {
    asks: 'numbers that may be used again',
    said: [
      'many|plenty|lots|enough|several|heap|stack|pile|stock|supply|supplies|copies|unlimited|number of each|every|all|them|any',
      'plenty|unlimited|inexhaustible|restocked|replenished|refilled|endless',
      'put|puts|putting|placed|thrown|laid back',
      'same .. two|three time',
      'two|three|both copies|pieces|units of',
      'may|can|could|also|even with|to itself',
      '~not|never|no|nor taken|used|drawn|picked|paid|chosen|bought twice|two|three|again',
      'also|even|including|include twice|thrice|three',
      '<= j',
      '~no|not|none|never|neither|nor number|value|element|candidate|entry|integer may|can|could|might be picked|chosen|used|taken|drawn|selected more|again|twice|several|as|any|repeatedly|over',
      'can|may|might be used|chosen|picked|taken|repeated|reused .. twice|more|several|again|repeatedly',
      'can|may repeat|reuse|recur',
      'can|may be repeated|reused',
      'repetition|repetitions|replacement',
      'not necessarily .. distinct|different',
      'need not .. distinct|different',
      'neednt .. distinct|different',
      'more than once',
      'reuse|reused|repeatedly',
      'any number of times',
      'same .. twice|several|three|repeatedly .. allowed|may|can|permitted',
    ],
    answer: (nums, target) =>
      nearest(
        nums.flatMap((a) => nums.flatMap((b) => nums.map((c) => a + b + c))),
        target,
      ),
  },
  {
    asks: 'the smaller of two equally close sums',
    said: [
      'tie|draw .. smaller|smallest|lower|lowest|larger|largest|greater|greatest|higher|highest|first|last|return|choose|prefer',
      'tie broken|resolved|go|break',
      'break|breaking|resolve .. tie',
      'tied|equally',
      'if|when|where two|several|multiple|more|both .. close|near|closest|nearest|sum|total|triplet|triple|answer|solution|qualify',
      'same distance|difference|closeness',
      'smaller|smallest|lower|lowest|lesser one|sum|of',
      'prefer|preferred|favour|favor',
    ],
    answer: (nums, target) => nearest(tripletSums(nums).sort(descending).reverse(), target),
  },
  {
    asks: 'the larger of two equally close sums',
    said: [
      'tie|draw .. smaller|smallest|lower|lowest|larger|largest|greater|greatest|higher|highest|first|last|return|choose|prefer',
      'tie broken|resolved|go|break',
      'break|breaking|resolve .. tie',
      'tied|equally',
      'if|when|where two|several|multiple|more|both .. close|near|closest|nearest|sum|total|triplet|triple|answer|solution|qualify',
      'same distance|difference|closeness',
      'larger|largest|greater|greatest|bigger|higher|highest one|sum|of',
      'prefer|preferred|favour|favor',
    ],
    answer: (nums, target) => nearest(tripletSums(nums).sort(descending), target),
  },
  {
    asks: 'numbers of one kind only',
    said: [
      'even|odd number|integer|element|value|sum|one|position|index',
      'only .. positive|nonnegative|even|odd',
      'positive|nonnegative number|element|entry|value only',
      'at least one negative|positive|even|odd',
      'sum .. even|odd|divisible',
      'increasing|ascending|decreasing',
    ],
    answer: (nums, target) =>
      nearest(
        tripletSums(nums, (triplet) => total(triplet) % 2 === 0),
        target,
      ),
  },
  {
    asks: 'absolute values',
    said: ['magnitude', 'ignoring|regardless .. sign', 'sum of .. squares|squared', 'modulo|mod|remainder'],
    answer: (nums, target) => nearest(tripletSums(nums.map(Math.abs)), target),
  },
  {
    asks: 'the average of three numbers',
    said: ['average|mean|median'],
    answer: (nums, target) => nearest(tripletSums(nums), 3 * target) / 3,
  },
  {
    asks: 'how often it is reached, or where',
    said: [
      'how many|number|count of triplet|triple|way',
      'how many way|triplet|triple|combination',
      'number|count of way|triplet|triple|combination',
      'index|indices|position of',
    ],
    answer: (nums, target) => {
      const closest = threeSumClosest(nums, target)
      return tripletSums(nums).filter((sum) => sum === closest).length
    },
  },
  {
    asks: 'three numbers that rise in the order given',
    said: [
      'num i < num j',
      'a < b',
      'increasing|ascending|rising|rise|rises|climb|climbs|climbing|grow|grows|sorted',
      'larger|greater|bigger|more than the|its previous|one|before|last',
      'in order|size',
    ],
    answer: (nums, target) =>
      nearest(
        tripletSums(nums, ([a, b, c]) => a < b && b < c),
        target,
      ),
  },
  {
    asks: 'three numbers with a certain one among them',
    said: [
      'being|is|be|must one of',
      'largest|smallest|greatest|first|last|middle|highest|lowest element|number|entry|item|value|one|price|coin .. being|is|as|has|must',
      'one of them|which|these|the|whom must|has|is|being|should',
      'num 0|1',
      'first|last|middle element|number|entry|item|value|one|integer|coin|of',
      'must|has|have|should|always|needs .. include|contain|involve ~three|exactly|3',
      'must|has|have|should|always|needs .. among them|the|these',
      'and two further|other|more',
      'include|includes|including|contain|contains|containing|involve|using the first|last|largest|smallest|middle',
      'largest|smallest|greatest element|number|entry|item|value|one .. must|always|included|among',
      'compulsory|mandatory|fixed|obligatory',
    ],
    answer: (nums, target) =>
      nearest(
        chosen(nums.slice(1), 2).map((two) => nums[0] + total(two)),
        target,
      ),
  },
]
