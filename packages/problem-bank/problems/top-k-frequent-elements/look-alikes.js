const lookAlikes = [
  {
    asks: 'the least frequent elements',
    said: [
      'least|less|lowest|fewest frequent|common|often|popular|frequency|times|frequencies',
      '~at least',
      'fewest',
      'poorest|worst|slowest|unpopular|neglected|unloved',
      'hardly|barely ever|any|sold|asked',
      'rarest|rare|seldom|infrequent|uncommon|scarcest',
      'smallest|lowest|minimum frequency|frequencies|count|counts',
    ],
    answer: (nums, k) => ranked(nums, (a, b) => countOf(nums, a) - countOf(nums, b)).slice(0, k),
  },
  {
    asks: 'the elements that occur at least k times',
    said: ['at least|minimum k|n|count time', 'k|n or more', 'k|n time', 'no|not less|fewer', 'more than k|n'],
    answer: (nums, k) => ranked(nums, () => 0).filter((number) => countOf(nums, number) >= k),
  },
  {
    asks: 'the elements that occur exactly k times',
    said: ['exactly|precisely k|n', 'k|n times|time'],
    answer: (nums, k) => ranked(nums, () => 0).filter((number) => countOf(nums, number) === k),
  },
  {
    asks: 'the elements that occur more than k times',
    said: ['more|greater than k|n|times', 'over k|n', 'exceed|exceeds|exceeding'],
    answer: (nums, k) => ranked(nums, () => 0).filter((number) => countOf(nums, number) > k),
  },
  {
    asks: 'the largest elements',
    said: [
      'largest|biggest|greatest|highest|maximum elements|numbers|values|element|number|integers',
      'k largest|biggest|greatest',
    ],
    answer: (nums, k) => nums.toSorted((a, b) => b - a).slice(0, k),
  },
  {
    asks: 'the largest different elements',
    said: [
      'largest|biggest|greatest|highest .. distinct|unique|different',
      'distinct|unique|different .. largest|biggest|greatest|highest',
    ],
    answer: (nums, k) => ranked(nums, (a, b) => b - a).slice(0, k),
  },
  {
    asks: 'the smallest elements',
    said: ['smallest|lowest|minimum elements|numbers|values|element|number|integers'],
    answer: (nums, k) => nums.toSorted((a, b) => a - b).slice(0, k),
  },
  {
    asks: 'the smaller one of equally frequent elements',
    said: [
      'smaller|lower|lesser|smallest|lowest .. on|in|at|of a|any|draw|draws|equality',
      'draw|draws|drawn|level|equality .. smaller|lower|lesser|smallest|lowest|larger|higher',
      'tie|tied|equally|same frequency|count|often|frequent .. smaller|smallest|lower|less|larger|largest|greater|first|earlier|lexicographically',
      'smaller|smallest|lower|larger|largest|greater|bigger|earlier .. tie|preferred|wins|precedence',
      'tie .. broken|break',
      'break|breaking|broken .. tie',
    ],
    answer: commonest,
  },
  {
    asks: 'the larger one of equally frequent elements',
    said: [
      'equally|same|as often|frequent|frequency|count .. later|last|earlier|ahead|precedes|wins|preferred|chosen|taken|before',
      'ahead of the|its other|others',
      'for the first|last time .. ahead|before|wins|preferred',
      'goes|comes|is|ranks|stands|listed ahead|before .. the other',
      'shows|turns up later|last|earlier',
      'tie|tied|equally .. larger|largest|greater|bigger|later',
      'tie|tied|equally .. last ~spot|place|position|rank',
      'tie .. broken|break',
      'break|breaking|broken .. tie',
      'larger|largest|greater|bigger .. tie|preferred|wins',
    ],
    answer: (nums, k) => ranked(nums, (a, b) => countOf(nums, b) - countOf(nums, a) || b - a).slice(0, k),
  },
  {
    asks: 'the elements ordered by frequency or by value',
    said: [
      'ordered|sorted|sort by|from',
      'order of frequency|occurrence',
      'descending|ascending|decreasing|increasing',
      'most frequent first',
      'from .. most .. to .. least',
    ],
    answer: topKFrequent,
  },
  {
    asks: 'the kth most frequent element',
    said: ['kth|nth most frequent|common', 'k|n th most', 'second most'],
    answer: (nums, k) => [ranked(nums, (a, b) => countOf(nums, b) - countOf(nums, a))[k - 1]],
  },
  {
    asks: 'how often the most frequent elements occur',
    said: ['frequencies|counts of the|each', 'how often they|each|it', 'return .. frequencies|counts'],
    answer: (nums, k) =>
      ranked(nums, (a, b) => countOf(nums, b) - countOf(nums, a))
        .slice(0, k)
        .map((number) => countOf(nums, number)),
  },
  {
    asks: 'the first different elements',
    said: ['first k|n', 'first .. distinct|unique|different'],
    answer: (nums, k) => ranked(nums, () => 0).slice(0, k),
  },
  {
    asks: 'what is left without the most frequent elements',
    said: ['remove|removed|removing|except|excluding|exclude|without|drop|other than the|most|k'],
    answer: (nums, k) => ranked(nums, (a, b) => countOf(nums, b) - countOf(nums, a)).slice(k),
  },
  {
    asks: 'values up to the sign, or digits',
    said: ['absolute|magnitude|digit|digits', 'ignore|ignoring|regardless .. sign'],
    answer: (nums, k) => topKFrequent(nums.map(Math.abs), k),
  },
  {
    asks: 'the elements closest to a number',
    said: ['closest|nearest'],
    answer: (nums, k) => nums.toSorted((a, b) => Math.abs(a - k) - Math.abs(b - k)).slice(0, k),
  },
  {
    asks: 'every copy of the most frequent elements',
    said: ['all|every copies|copy|occurrences|occurrence', 'as often|many times as', 'repeated'],
    answer: (nums, k) => nums.filter((number) => topKFrequent(nums, k).includes(number)),
  },
  {
    asks: 'the positive, odd or even elements alone',
    said: ['even|odd number|element|integer|value'],
    answer: (nums, k) =>
      topKFrequent(
        nums.filter((number) => number % 2 === 0),
        k,
      ),
  },
  {
    asks: 'the elements that are not negative alone',
    said: [
      'negative|positive reading|readings|value|values|number|numbers|integer|integers|element|elements|entry|entries .. not|no|never|only|ignored|ignore|skip|skipped|error|errors|failed|count|counted|left|dropped',
      'below|under|smaller|less zero|0 .. not|no|never|ignored|skip|skipped|error|errors|left|dropped',
      'only|just positive|nonnegative',
      'ignore|ignored|ignoring|skip|skipping|drop|dropping|without .. negative',
    ],
    answer: (nums, k) =>
      topKFrequent(
        nums.filter((number) => number >= 0),
        k,
      ),
  },
  {
    asks: 'frequent elements under a further condition',
    said: ['streak|streaks', 'run of', 'successive|consecutive round|win|day|time', 'in a row', 'k time'],
  },
  {
    asks: 'only elements that occur more than once',
    said: [
      'loner|loners|singleton|singletons|solitary|lone|lonely',
      'seen|occurring|appearing|found|occurs|appears|occur|appear|present|only|just once|one|a|single ~possible|answer|solution|correct|valid|way|right|choice|such|set',
      'a single time',
      'single|one time|occurrence|appearance',
      'shorter|fewer|less than k|that',
      'do|does|may|must|can not make|get|belong|enter|appear|qualify',
      'at least two|2|twice|three',
      'more than once|one|twice',
      'repeated|repeat|repeats',
    ],
    answer: (nums, k) => topKFrequent(nums, k).filter((num) => nums.filter((other) => other === num).length > 1),
  },
  {
    asks: 'numbers without their signs',
    said: ['no matter .. side|sign', 'nonnegative numbers'],
  },
  {
    asks: 'all numbers that are tied with those',
    said: [
      'tie|ties|tied .. included|too|all|also|well',
      'different|distinct counts|frequencies|numbers',
      'as frequent|often|common as',
      'every|all number|numbers|value|values|element|elements whose|that|with|which',
      'more than k',
    ],
    answer(nums, k) {
      const times = Map.groupBy(nums, (number) => number)
      const counts = [...times.values()].map(({ length }) => length).sort((a, b) => b - a)
      return [...times.keys()].filter((number) => times.get(number).length >= counts[Math.min(k, counts.length) - 1])
    },
  },
  {
    asks: 'runs of equal values counted once',
    said: [
      'without|no .. another|other|others .. between',
      'in|direct|immediate|close|quick succession|row',
      'consecutive|consecutively|successive|successively|uninterrupted|unbroken|adjacent|neighbouring|neighboring',
      'one|directly|immediately|right|straight after|behind another|other|itself|it',
      'back to back',
      'side by side',
      'run|runs|streak|streaks|stretch|stretches|block|blocks|burst|bursts|series .. once|one|single',
      'count|counts|counted|taken|registered|reckoned|treated|booked as|for|like one|a|single|once',
      'immediate|immediately|directly|straight repeat|repeats|repeated|again|repetition|repetitions|follows|following',
      'unless|differs|differ|different .. before|previous|preceding|predecessor',
      'same .. as before|the',
      'merged|merge|collapse|collapsed|melted|fused .. one|single',
    ],
    answer: (nums, k) =>
      commonest(
        nums.filter((number, place) => number !== nums[place - 1]),
        k,
      ),
  },
]

function commonest(nums, k) {
  return ranked(nums, (a, b) => countOf(nums, b) - countOf(nums, a) || a - b).slice(0, k)
}

const countOf = (nums, number) => nums.filter((other) => other === number).length
const ranked = (nums, compare) => [...new Set(nums)].sort(compare)
