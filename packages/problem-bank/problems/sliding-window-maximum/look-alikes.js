/** What a rule gives for each window, the first beginning at the first place. */
function windows(nums, k, measure, step = 1) {
  const found = []
  for (let start = 0; start + k <= nums.length; start += step) found.push(measure(nums.slice(start, start + k), start))
  return found
}

const falling = (window) => [...window].sort((a, b) => b - a)
const total = (window) => window.reduce((sum, number) => sum + number, 0)
const perWindow = (measure) => (nums, k) => windows(nums, k, measure)
const largest = (window) => Math.max(...window)
const smallest = (window) => Math.min(...window)

const lookAlikes = [
  {
    asks: 'the minimum',
    said: ['minimum|minima|minimal|min|smallest|lowest|least|coldest|cheapest|shortest'],
    answer: perWindow(smallest),
  },
  {
    asks: 'the median',
    said: ['median|medians|middle|central|centre|center'],
    answer: perWindow(
      (window) =>
        (falling(window)[Math.floor((window.length - 1) / 2)] + falling(window)[Math.floor(window.length / 2)]) / 2,
    ),
  },
  {
    asks: 'the lower median',
    said: ['median|medians|middle'],
    answer: perWindow((window) => falling(window)[Math.floor(window.length / 2)]),
  },
  {
    asks: 'the upper median',
    said: ['median|medians|middle'],
    answer: perWindow((window) => falling(window)[Math.floor((window.length - 1) / 2)]),
  },
  {
    asks: 'the second largest',
    said: [
      'but one',
      'largest .. aside|ignored|discarded|removed|dropped',
      'two largest',
      '2nd|third|3rd|runner',
      '~every|each|one|per|k|consecutive|of second|next ~after|later|in|and|before|by|of|from|has|is',
      'kth|k th|nth',
    ],
    answer: perWindow((window) => falling(window)[1] ?? window[0]),
  },
  {
    asks: 'the second largest different number',
    said: [
      '2nd|third|distinct|different|runner',
      'second|next largest|greatest|highest|biggest|loudest|best|maximum|most|up|place|different|distinct|value',
    ],
    answer: perWindow((window) => falling([...new Set(window)])[1] ?? window[0]),
  },
  {
    asks: 'the second largest different number, or -1',
    said: [
      '2nd|third|distinct|different|runner',
      'second|next largest|greatest|highest|biggest|loudest|best|maximum|most|up|place|different|distinct|value',
    ],
    answer: perWindow((window) => falling([...new Set(window)])[1] ?? -1),
  },
  {
    asks: 'the sum',
    said: ['sum|sums|total|totals|add|added', 'together'],
    answer: perWindow(total),
  },
  {
    asks: 'the average',
    said: [
      'mean|means|rounded|averaged',
      'average|averages of|is|in|for',
      'return|give|report|find|compute .. average|averages',
      'the|its average',
    ],
    answer: perWindow((window) => Math.floor(total(window) / window.length)),
  },
  {
    asks: 'the exact average',
    said: ['mean|means|averaged', 'average|averages of|is|in|for', 'the|its average'],
    answer: perWindow((window) => total(window) / window.length),
  },
  {
    asks: 'the product',
    said: ['product|products|multiply|multiplied', 'xor|bitwise'],
    answer: perWindow((window) => window.reduce((product, number) => product * number, 1)),
  },
  {
    asks: 'the difference of maximum and minimum',
    said: ['difference|differences|range|spread|span|minus|swing|amplitude|variation', 'minimum|smallest|lowest'],
    answer: perWindow((window) => largest(window) - smallest(window)),
  },
  {
    asks: 'the sum of maximum and minimum',
    said: ['sum|plus|add|added', 'minimum|smallest|lowest'],
    answer: perWindow((window) => largest(window) + smallest(window)),
  },
  {
    asks: 'windows that do not overlap',
    said: [
      'in common',
      'one after|by',
      'next begins|starts where|after',
      'nonoverlapping|disjoint|separate|separated|distinct|successive|partition|partitioned|divided|split|chunk|chunks|divide|cut|tumbling',
      'not|never|no|without overlap|overlapping|share|overlapped',
      'block|blocks|group|groups|batch|batches .. k|of|size|length',
      'k step|steps|position|positions|place|places|element|elements|numbers at',
      'jump|jumps|moves|advances|move|shifts|shift|steps by|of k|size|its|the|w|m',
      'by k|m|w|its|the',
      'moves|move|moving|jumps .. by|k|whole',
      'every|each k th|kth',
    ],
    answer: (nums, k) => windows(nums, k, largest, k),
  },
  {
    asks: 'blocks that do not overlap, the last one shorter',
    said: [
      'nonoverlapping|disjoint|separate|partition|partitioned|divided|split|chunk|chunks|divide|cut|tumbling',
      'not|never|no|without overlap|overlapping',
      'block|group|batch ~of|is|has|begins|starts|slides|moves',
      'shorter|incomplete|remaining|rest|fewer',
    ],
    answer: (nums, k) => nums.flatMap((_, start) => (start % k === 0 ? [largest(nums.slice(start, start + k))] : [])),
  },
  {
    asks: 'windows that move by two places',
    said: [
      'leap|leaps|hop|hops',
      'every other',
      'every second ~and|for|as|is|in|of|.',
      'two|three places',
      'two|2|three|3 step|steps|position|positions|place|places|element|elements|at|numbers',
      'every|each|only other|two|2',
      'each|only second ~and|for|as|is|in|of|.',
      'by two|2|three|3',
      'stride',
      'skip|skips|skipping',
    ],
    answer: (nums, k) => windows(nums, k, largest, 2),
  },
  {
    asks: 'shorter windows at the ends',
    said: [
      'up to|at most|or fewer',
      'at most k|m|w|last|the',
      'last k|m|w|numbers|elements|span|hours|days|values|up',
      'shorter|partial|partially|incomplete|truncated|fewer|smaller|clipped|available|preceding|previous|trailing',
      'beginning|start|end|edge|edges|border|borders|boundary .. shorter|fewer|smaller|partial|cut',
      'for|at each|every place|position|index|element|number|day|hour|i|point',
      'as many|long as',
      'ending|ends|end at|in|with|on',
      'so far|yet',
    ],
    answer: (nums, k) => nums.map((_, end) => largest(nums.slice(Math.max(0, end - k + 1), end + 1))),
  },
  {
    asks: 'shorter windows at the right end',
    said: [
      'up to|at most|or fewer',
      'next|following|ahead|shorter|partial|incomplete|truncated|fewer|available',
      'for|at each|every place|position|index|element|number|i',
      'beginning|starting|starts|begins at|in|with',
    ],
    answer: (nums, k) => nums.map((_, start) => largest(nums.slice(start, start + k))),
  },
  {
    asks: 'windows around each place',
    said: [
      'around|both side|sides|either|centre|center|centred|centered|surrounding|neighbour|neighbours|neighborhood|radius|distance|within',
      'side|sides',
      'left and right',
    ],
    answer: (nums, k) => nums.map((_, at) => largest(nums.slice(Math.max(0, at - k), at + k + 1))),
  },
  {
    asks: 'windows of at least that size, or growing ones',
    said: [
      'or more|longer',
      'all before',
      'at least',
      'prefix|prefixes|running|so|cumulative|growing|suffix',
      'all size|sizes|lengths|length',
      'from the beginning|start',
    ],
    answer(nums) {
      let most = -Infinity
      return nums.map((number) => (most = Math.max(most, number)))
    },
  },
  {
    asks: 'a circle',
    said: [
      'past|beyond|over|after .. end .. beginning|start|front|first',
      'end .. goes|continues|continue .. beginning|start',
      'circle|circular|circularly|ring|cyclic|cyclically|loop|wrap|wraps|wrapping|wrapped|around|clock',
      'last .. followed|next|adjacent|continues|connected .. first',
      'first .. follows|after|next .. last',
      'first and .. last|adjacent',
    ],
    answer: (nums, k) => nums.map((_, start) => largest([...nums, ...nums].slice(start, start + k))),
  },
  {
    asks: 'the place of the maximum',
    said: [
      'index|indexes|position|positions .. of|where|in|maximum|largest|highest|greatest',
      'where .. maximum|largest|highest|greatest',
      'place|places of|where',
      'index|indexes|argmax',
      'which hour|day|place|position',
    ],
    answer: perWindow((window, start) => start + window.indexOf(largest(window))),
  },
  {
    asks: 'the place of the maximum in its window',
    said: [
      'index|position|offset|place .. of|within|inside|in',
      'index|argmax',
      'where .. maximum|largest|highest|greatest',
    ],
    answer: perWindow((window) => window.indexOf(largest(window))),
  },
  {
    asks: 'how often the maximum occurs, or how many numbers are different',
    said: [
      'how many|often',
      'times',
      'number|count of .. distinct|different|occurrence|times|unique|maximum|greater|larger|even|odd|negative|positive',
      'distinct|different|unique',
      'count|counts|frequency|frequent|often|mode',
    ],
    answer: perWindow((window) => new Set(window).size),
  },
  {
    asks: 'the most frequent, or the first, the last or a negative number',
    said: [
      'frequent|often|mode|common',
      'first|last|earliest negative|positive|even|odd|number|element',
      'negative|beauty',
    ],
    answer: perWindow((window) => window.find((number) => number < 0) ?? 0),
  },
  {
    asks: 'the most frequent number',
    said: ['~at most ~recent', '~at least', 'frequent|often|mode|common', 'occurs|appears most|often'],
    answer: perWindow(
      (window) =>
        [...window].sort(
          (a, b) => window.filter((n) => n === b).length - window.filter((n) => n === a).length || b - a,
        )[0],
    ),
  },
  {
    asks: 'the largest absolute value, or the largest number of some kind',
    said: [
      'sign',
      'below|above zero',
      'absolute|magnitude|modulus',
      'even|odd|negative|positive|prime|square|unique|repeated|once number|numbers|element|value|values|largest|maximum|only',
    ],
    answer: perWindow((window) => largest(window.map(Math.abs))),
  },
  {
    asks: 'the largest of the numbers that occur once in their window',
    said: [
      'once|unique|uniquely|single|singly|sole|solely|alone|lone|unrepeated|unmatched',
      'no|not|nobody|none|never else|other|another|twice|repeated|again',
      'repeat|repeats|repeated|twice|duplicate|duplicates|tie|ties|tied|shared|shares|double|doubles',
      'different|differs from all|every|each|any',
      '-1 if|where|when',
      'or -1',
    ],
    answer: perWindow((window) =>
      Math.max(-1, ...window.filter((number) => window.indexOf(number) === window.lastIndexOf(number))),
    ),
  },
  {
    asks: 'the largest of the numbers that occur several times in their window',
    said: [
      'at least|more than twice|once|two',
      'twice|repeat|repeats|repeated|duplicate|duplicates|several|pair|pairs|double|shared',
      'or -1',
      '-1 if|where|when',
    ],
    answer: perWindow((window) =>
      Math.max(-1, ...window.filter((number) => window.indexOf(number) !== window.lastIndexOf(number))),
    ),
  },
  {
    asks: 'the largest number but the ends, or of even numbers',
    said: [
      'rim|border|edge|margin|flank|outermost',
      'first|last|ends|end|border|outer .. part|count|counts|ignored|out|skipped|aside|alone|not',
      'inner|inside|interior',
      'without its|the',
      'even|odd|once|unique|repeated',
      'excluding|except|without|ignoring|exclude|skipping',
    ],
    answer: perWindow((window) => Math.max(...window.filter((number) => number % 2 === 0), -1)),
  },
  {
    asks: 'the windows from right to left',
    said: [
      'right to .. left',
      'reverse|reversed|backward|backwards',
      'from|starting|beginning the right|end|last',
      'last .. first',
    ],
    answer: (nums, k) => maxSlidingWindow(nums, k).reverse(),
  },
  {
    asks: 'the maximums sorted or without repetition',
    said: [
      'sorted|ascending|descending|increasing|decreasing|distinct|unique|different|duplicate|duplicates|repetition|repeated',
    ],
    answer: (nums, k) => [...new Set(maxSlidingWindow(nums, k))],
  },
  {
    asks: 'the maximums sorted',
    said: ['sorted|ascending|descending|nondecreasing', 'increasing|decreasing order'],
    answer: (nums, k) => maxSlidingWindow(nums, k).sort((a, b) => a - b),
  },
  {
    asks: 'the window itself of the largest sum, or the k largest numbers',
    said: [
      'k largest|greatest|highest|biggest|maximum',
      'largest k|m',
      'window|subarray|block|stretch with|having .. largest|greatest|maximum|highest',
      'subsequence|itself',
    ],
    answer: (nums, k) => falling(nums).slice(0, k),
  },
  {
    asks: 'the smallest of the maximums, or the largest minimum',
    said: [
      'smallest|minimum|largest|greatest of the|all|those|these maximum|maxima|maximums',
      'of all maximum|maxima',
      'single',
    ],
    answer: (nums, k) => [Math.min(...maxSlidingWindow(nums, k))],
  },
  {
    asks: 'windows one number longer or shorter',
    said: [
      'k 1|plus|minus',
      'one more|less|fewer|longer',
      'plus|minus|additional|extra|exclusive|excluding|excluded',
      'before|previous|preceding|strictly|after|following',
    ],
    answer: (nums, k) => maxSlidingWindow(nums, Math.min(nums.length, k + 1)),
  },
  {
    asks: 'the larger of the two ends',
    said: [
      'two|both|either|its end',
      'end of it|each|every|the|a window|stretch|span|block|group',
      'first and|or last',
      'outer|outermost',
      'both end',
    ],
    answer: (nums, k) => windows(nums, k, (window) => Math.max(window[0], window.at(-1))),
  },
  {
    asks: 'a maximum each time it changes',
    said: [
      'change|changes|changed|changing',
      'same .. again|twice|once|row',
      'repeat|repeated|repeats|anew|new',
      'differ|differs|different from',
      'in succession',
      'once',
    ],
    answer: (nums, k) => maxSlidingWindow(nums, k).filter((most, at, all) => most !== all[at - 1]),
  },
  {
    asks: 'a further condition or exception',
    said: ['of no importance|use|interest|account|concern|consequence|avail|effect'],
  },
]
