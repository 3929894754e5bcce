function runs(nums) {
  return nums.flatMap((_, start) => nums.slice(start).map((_, end) => nums.slice(start, start + end + 1)))
}

const sum = (nums) => nums.reduce((total, number) => total + number, 0)
const bestOf = (all) => Math.max(...all.map(sum))

/** The best sum of two runs, the second of which begins at least `apart` places behind the first. */
function twoRuns(nums, apart) {
  const sums = nums
    .slice(apart)
    .map((_, cut) => maxSubArray(nums.slice(0, cut + 1)) + maxSubArray(nums.slice(cut + apart)))
  return Math.max(...sums)
}

const lookAlikes = [
  {
    asks: 'a sum within a bound',
    said: ['sum .. at most|least'],
  },
  {
    asks: 'the smallest sum',
    denied: asMost(),
    said: ['smallest|minimum|minimal|lowest|min|minimise|minimize', '~at least', 'most negative'],
    answer: (nums) => Math.min(...runs(nums).map(sum)),
  },
  {
    asks: 'a subarray in a circle',
    said: [
      'circular|circle|circularly|cyclic|cyclical|cyclically|ring|wrap|wraps|wrapping|loop|carousel|wheel',
      'around the end',
      'last|end .. first|start|beginning again|one|follows',
      'last .. followed .. first',
      'rotate|rotated|rotation',
      'next to the first|last',
      'table|clock|necklace|around|globe|belt',
      '~good|bad|a|an|last|this|one|per|each|every|business|lean|poor|rich year ~2|in|with',
      'come|comes|go|goes|run|runs|turn|turns|way|year|sit|sits|stand|stands|laid|lies|lie|lead|leads|bent|walk|walks|ride|rides|right round',
      'round the|a|an|its|trip|island|lake|pond|course|track',
      'run|runs|go|goes|going|continue|continues over|past|beyond|on|around|through|from .. end|front|start|beginning|last',
      'end and .. front|start|beginning',
      'repeat|repeats|repeated|again',
      'after the last|end',
    ],
    answer: (nums) => bestOf(runs([...nums, ...nums]).filter((run) => run.length <= nums.length)),
  },
  {
    asks: 'the array repeated',
    said: [
      'twice|infinite|infinitely|endless|endlessly|concatenate|concatenated|concatenation',
      'two|2|three|3|k times|copies',
      'repeated|repeating',
    ],
    answer: (nums) => maxSubArray([...nums, ...nums]),
  },
  {
    asks: 'a subsequence',
    denied: contiguous(),
    said: [
      'subsequence|subsequences|subset|subsets',
      'not|need necessarily|be|not contiguous|consecutive|adjacent|neighbouring|neighboring|form|stand|together',
      'need not be ~exactly|equal|the|at|as|sum|larger|returned|printed|reported|given|listed|named|shown',
      'noncontiguous',
      'choose|pick|select any|some elements|numbers|entries',
      'any numbers|elements|entries',
      'skip|skipping|skipped',
    ],
    answer: (nums) => (Math.max(...nums) < 0 ? Math.max(...nums) : sum(nums.filter((number) => number > 0))),
  },
  {
    asks: 'numbers that do not stand next to each other (House Robber)',
    said: [
      'no two .. neighbour|neighbor|touch|touching|beside|together',
      'not|never|nor|without|neither .. neighbour|neighbor|beside|touching',
      'not|never|nor|without|neither .. next to',
      'nonadjacent',
      'no two .. adjacent|neighbouring|neighboring|consecutive|next',
      'nonadjacent|nonconsecutive',
      'must|may not be adjacent|neighbouring',
      'cannot|never be adjacent|neighbouring',
    ],
    answer(nums) {
      let [taken, left] = [nums[0], -Infinity]
      for (const number of nums.slice(1)) [taken, left] = [Math.max(number, number + left), Math.max(taken, left)]
      return Math.max(taken, left)
    },
  },
  {
    asks: 'a subarray with one number left out',
    said: [
      'strike|striking|struck|cross|crossed|crossing|tear|torn|throw|thrown|cut|take|taken|blank|scratch .. out|away|off',
      'spare|forgo|forgive|forgiven|cancel|cancelled|erase|erased|erasing|exclude|excluding|excluded|ignored|forget',
      'do|does|did|go|goes without one|an|a',
      'without|not counting|including one|an|a',
      'one|single|1|an|any .. out|away|off|ignored|forgiven|cancelled|free|erased',
      'delete|deleting|deleted|deletion|remove|removing|removed|removal|skip|skipping|skipped|omit|omitting|omitted|drop|dropped|dropping|discard',
      'leave|leaving|left out',
      'ignore|ignoring',
      'one of .. alone|out|away',
      'left|leave alone|out|aside',
      'may|can|could|might|be|is struck|stricken|crossed|torn|thrown|cut|erased|scratched|forgotten|omitted',
      'one .. struck|crossed|left|dropped|skipped|out',
      'not there|present|counted',
      'pretend|imagine|forget|overlook',
    ],
    answer: (nums) =>
      bestOf(
        runs(nums).flatMap((run) =>
          run.length === 1 ? [run] : [run, ...run.map((_, place) => run.toSpliced(place, 1))],
        ),
      ),
  },
  {
    asks: 'a subarray with one number changed',
    said: [
      'change|changing|replace|replacing|flip|flipping|negate|negating|square|squared|squaring|double|doubled|doubling|reverse|reversing|multiply|multiplied|swap',
      'sign of',
    ],
    answer: (nums) =>
      bestOf(runs(nums).flatMap((run) => [run, ...run.map((number, place) => run.with(place, -number))])),
  },
  {
    asks: 'a subarray that may be empty',
    said: [
      'rather not|none|nothing|skip|pass',
      'total|sum|result|answer|score|value|gain|profit is|be|counts|as|then|becomes|of 0|zero',
      'not|never pick|choose|take|play|select one|any|anything',
      'loses|losing|lose .. 0|zero|nothing',
      'to|of|or|at|in|from|for|even|also nothing|none whatsoever|at|if|all|whatever|too|instead',
      'nothing whatsoever|whatever',
      'or|even|also|including nothing|none',
      '~than nothing ~but',
      'not|neither|nor .. listen|watch|play|go|participate|take|invest|choose .. any|at',
      'leave|leaving|skip|skipping it|everything|all',
      'zero|0|no .. permitted|allowed|fine|possible|acceptable|legal|option|choice',
      'has|have|having|with|contain|contains|of|hold|holds|take no|zero element|elements|number|numbers|entry|entries|member|members|value|values',
      'then|its|whose sum|total|product is|of|be 0|zero',

      'stay|stays|remain|staying at|home|out|away|idle',
      'gain|gains|earn|get|gets|win|score|result|have|has|with|for|of|loses|lose 0|zero|nothing',
      'whole|entire|all time',
      'do|doing|did nothing',
      'not .. at all',
      'sit|sits|keep|keeps out|quiet|off|away',
      'not .. play|take|choose|trade|bet|part',
      'no day|element|number|entry|block|stretch|week|month|game|item whatever|at',
      'none at all',
      'nothing at all',
      'no .. whatever',
      'total|sum|result|profit|score|answer of 0|zero',
      'point|choose|take|pick|select|name|opt|go at|for|with|no|none|nothing no|day|none|nothing|stretch',
      'stay|stays out|away|home|idle',
      'abstain|refrain|pass',
      'never|not|cannot|no .. below|under zero|0',
      'empty .. allowed|permitted|ok|fine|valid|counts|too|well',
      'length|size 0|zero',
      '0|zero if|when .. negative|loss|losses',
      'not .. worse than 0|zero|nothing',
      'may|can|could|might be empty',
      'may|can also|even be empty',
      'is allowed to be empty',
      'possibly|including|choose|take|pick .. empty',
      'possibly empty',
      'empty subarray|stretch|run|one|range|segment is allowed|permitted|valid|fine|ok',
      'empty .. zero|0',
      'all|only|every .. negative .. 0|zero',
      'take|choose|pick nothing|none|no',
      'return 0|zero|nothing',
      'at least 0|zero',
      'zero|0|no or more|element|elements',
    ],
    answer: (nums) => Math.max(0, maxSubArray(nums)),
  },
  {
    asks: 'a subarray of three elements',
    said: [
      'length|size three|3|k|exactly',
      'exactly|precisely three|3|k',
      'three|3|k consecutive|adjacent|contiguous|neighbouring|neighboring|successive|elements',
      'fixed|given length|size',
    ],
    answer: (nums) => bestOf(runs(nums).filter((run) => run.length === 3)),
  },
  {
    asks: 'a subarray of two elements',
    said: [
      'length|size two|2|k|exactly',
      'exactly|precisely two|2|k',
      'two|2|k consecutive|adjacent|contiguous|neighbouring|neighboring|successive|elements',
      'pair of',
    ],
    answer: (nums) => bestOf(runs(nums).filter((run) => run.length === 2)),
  },
  {
    asks: 'a subarray of at least two elements',
    said: [
      'two|2 .. or longer|more',
      'at least|minimum two|2',
      'two|2 .. minimum|upwards',
      'one|single|lone|solitary night|day|element|number|value|entry|hour|item|month|week|alone .. no|not|never',
      'is|are|makes|make|forms|regarded no|not stretch|run|streak|subarray|block|period|series|row|segment|section',
      'at least two|2|k',
      'two|2|k or more',
      'more than one|1|a',
      'longer than one|1',
      'minimum|minimal length|of two',
      'no fewer|less than two|2|k',
      'single|one element|number .. not|excluded',
      'single .. no|not|never|allowed|permitted|enough',
      'alone .. not|never',
      'neighbour|companion|partner',
      'two|2|three at least',
    ],
    answer: (nums) => bestOf(runs(nums).filter((run) => run.length >= 2)),
  },
  {
    asks: 'a subarray of at least three elements',
    said: [
      'three|3 .. or longer|more',
      'at least three|3|k',
      'three|3|k or more',
      'no fewer|less than three|3',
      'more than two|2',
    ],
    answer: (nums) => bestOf(runs(nums).filter((run) => run.length >= 3)),
  },
  {
    asks: 'a subarray of a limited length',
    said: [
      'at most|up to two|2|three|3|k|four|4|five|5 elements|numbers|entries|consecutive|long|hours|days|items|values',
      'no more|longer than two|2|three|3|k',
      'maximum length|size of',
      'length .. at most|up to|exceed',
    ],
    answer: (nums) => bestOf(runs(nums).filter((run) => run.length <= 2)),
  },
  {
    asks: 'a subarray of even length',
    said: ['even length|number|count|size', 'length .. even'],
    answer: (nums) => bestOf(runs(nums).filter((run) => run.length % 2 === 0)),
  },
  {
    asks: 'a subarray of odd length',
    said: ['odd length|number|count|size', 'length .. odd'],
    answer: (nums) => bestOf(runs(nums).filter((run) => run.length % 2 === 1)),
  },
  {
    asks: 'a subarray shorter than the array',
    said: [
      'other than',
      'but|not|except|excluding|save all|everything of',
      'not|never .. all|everything of',
      'at least|one|some|an|something .. out|outside|missing|unused|over|uncovered|remain|remains|left',
      'remain|remains|stays|stay out|outside|unused|over',
      'all of nums|it|them .. not|no|never|excluded',
      'proper',
      'not|except|excluding|other .. whole|entire|full|itself',
      'whole|entire .. not|excluded',
      'shorter than',
    ],
    answer: (nums) => bestOf(runs(nums).filter((run) => run.length < nums.length)),
  },
  {
    asks: 'a subarray without repeated numbers',
    said: [
      'distinct',
      'unique element|elements|number|numbers|value|values|entries',
      'different elements|numbers|values',
      'all|are|be|pairwise different|unique',
      'without|no repeated|repeating|repeats|duplicates|duplicate|repetition',
      'no .. twice',
    ],
    answer: (nums) => bestOf(runs(nums).filter((run) => new Set(run).size === run.length)),
  },
  {
    asks: 'rising numbers',
    said: ['increasing|ascending|rising|sorted|nondecreasing|decreasing'],
    answer: (nums) => bestOf(runs(nums).filter((run) => run.every((number, at) => at === 0 || run[at - 1] < number))),
  },
  {
    asks: 'two disjoint subarrays',
    said: [
      'two|2 .. subarrays|stretches|runs|segments|ranges|parts|pieces',
      'disjoint|nonoverlapping',
      'not overlap|overlapping',
      'without overlapping|overlap',
    ],
    answer: (nums) => twoRuns(nums, 1),
  },
  {
    asks: 'the largest absolute sum',
    said: [
      'absolute|magnitude|abs',
      'regardless|irrespective|ignoring .. sign',
      'sign .. ignored',
      'farthest|furthest from zero|0',
    ],
    answer: (nums) => Math.max(...runs(nums).map((run) => Math.abs(sum(run)))),
  },
  {
    asks: 'the largest product',
    said: ['product|products|multiply|multiplied|multiplying|multiplication'],
    answer: (nums) => Math.max(...runs(nums).map((run) => run.reduce((total, number) => total * number, 1))),
  },
  {
    asks: 'the length of the best subarray',
    said: [
      'return|find|print|output|give|and|report|compute|its|the|smallest|longest|what length',
      'longest|shortest',
      'how long|many',
      'length|size|number of|elements .. subarray|stretch|it|that',
      'smallest|minimum|largest length',
    ],
    answer: (nums) =>
      Math.max(
        ...runs(nums)
          .filter((run) => sum(run) === maxSubArray(nums))
          .map((run) => run.length),
      ),
  },
  {
    asks: 'the shortest length of a best subarray',
    said: [
      'shortest',
      'smallest|minimum|minimal|least|fewest length|elements|size|number',
      'return|print|output|report its|the length',
      'how long|many',
    ],
    answer: (nums) =>
      Math.min(
        ...runs(nums)
          .filter((run) => sum(run) === maxSubArray(nums))
          .map((run) => run.length),
      ),
  },
  {
    asks: 'where the best subarray starts',
    said: ['index|indices|position|positions|where'],
    answer: (nums) =>
      nums.findIndex((_, start) =>
        runs(nums.slice(start)).some((run, length) => length < nums.length - start && sum(run) === maxSubArray(nums)),
      ),
  },
  {
    asks: 'a subarray at the beginning of the array',
    said: [
      'the first so|few|k|m|i|several|many|some|number',
      'beginnings|initial|opening',
      'first element|number|day|entry|value|one|item .. must|always|has|included|is',
      'must|has|have|always|should .. first|start|beginning|front',
      'include|includes|contain|contains|with the|nums first|0',
      'from the|its left|front|beginning',
      'nums|num 0',
      'prefix|prefixes',
      'starting|starts|start|begins|beginning with|at|from .. first|beginning|index',
      'from the start|beginning|first',
    ],
    answer: (nums) => bestOf(runs(nums).slice(0, nums.length)),
  },
  {
    asks: 'a subarray at the end of the array',
    said: [
      'reach|reaches|reaching|extend|extends|extending|up|running|runs|run|go|goes|going|stretches|lasts|lasting|include|includes|including|contain|contains .. last|end|finish|close|today|present',
      'last|final element|number|day|entry|one|item|value|leg',
      'must|has|have|always|should .. last|end|final',
      'until|till|to the last|end|final|very',
      'today',
      'suffix|suffixes',
      'ending|ends|end with|at .. last|end',
      'at the end',
    ],
    answer: (nums) => bestOf(nums.map((_, start) => nums.slice(start))),
  },
  {
    asks: 'signs that alternate (alternating sum), or values less costs',
    said: [
      'alternate|alternates|alternating|alternately',
      'difference|differences|subtract|subtracted|minus|fee|cost|penalty',
    ],
    answer: (nums) =>
      Math.max(...runs(nums).map((run) => sum(run.map((number, at) => (at % 2 === 0 ? number : -number))))),
  },
  {
    asks: 'the second largest sum',
    said: ['second|2nd|third|kth|runner'],
    answer: (nums) => [...new Set(runs(nums).map(sum))].toSorted((a, b) => b - a)[1] ?? maxSubArray(nums),
  },
  {
    asks: 'a sum within a limit',
    said: [
      'sum|total .. below|under|exceed|exceeding|limit',
      'sum|total .. at most|limit',
      'budget',
      'sum|total .. less|smaller than',
      'divisible|multiple|modulo|mod',
      'even|odd sum|total',
      'sum .. even|odd',
    ],
    answer: (nums) =>
      Math.max(
        ...runs(nums)
          .map(sum)
          .filter((total) => total % 2 === 0),
      ),
  },
  {
    asks: 'a subarray that touches neither end',
    said: [
      'either|both end',
      'neither .. first|last|nor|end',
      'reach|reaches|reaching|touch|touching|touches .. end|edge|border|boundary|side',
      'strictly inside|within|between',
      'interior|inner|inside',
      'first and|or|nor last .. not|never|excluded|left|out',
      'not|never|without|nor .. first|last|end|ends|edge',
    ],
    answer: (nums) => bestOf(runs(nums.slice(1, -1))),
  },
  {
    asks: 'a subarray that has a certain number in it',
    said: [
      'contain|contains|containing|include|includes|including|cover|covers|covering|through|over the|nums|element|number|entry|index first|middle|last|maximum|element|0|zero|centre|center|zeroth',
      'must|has .. contain|include|cover .. first|middle|last|zero|positive|negative|largest',
      'middle|central|centre|center',
    ],
    answer: (nums) => bestOf(runs(nums).filter((run) => run.length > nums.length / 2)),
  },
  {
    asks: 'negative numbers counted as zero or left out',
    said: [
      'as zero|0|nothing|positive',
      'only|nothing|none but .. positive|even|odd|negative|nonnegative',
      'positive|nonnegative|even|odd number|element|entry|value|one|term|place|position|index|day .. only|alone|count|counted',
      'negative .. not|ignored|dropped|count|nothing|free|forgiven|out',
      'not|never contain|include|hold|have|cross|pass|go',
      'only|alone .. positive|nonnegative',
      'loss|debt .. forgiven|ignored|not',
      'all .. positive|nonnegative|above',
    ],
    answer: (nums) => (Math.max(...nums) < 0 ? 0 : sum(nums.filter((number) => number > 0))),
  },
  {
    asks: 'a subarray of positive numbers alone',
    said: [
      'positive|nonnegative|even|odd|negative number|element|entry|value|one|term|run|stretch',
      'only|nothing|none but .. positive|even|odd|negative',
      'only|wholly|solely|entirely|purely of|positive|even|nonnegative',
      'not|never|no|without|nor .. negative|zero|0 number|element|entry|value|one|day',
      'zero|negative ends|breaks|interrupts|stops|ends|cuts|separates',
      'stops|stop|ends|end|broken|interrupted|cut|separated at|by|as|when',
    ],
    answer: (nums) => bestOf(runs(nums).filter((run) => run.every((number) => number > 0))),
  },
  {
    asks: 'a subarray of a length of the same parity as the array',
    said: [
      'parity',
      'odd',
      'even ~a|an|the|if|when|though|in|by|for|so|negative|below',
      'length .. even|odd',
      'half|multiple|divisible|divisor',
      'divides|divide ~and',
      'same length|size',
    ],
    answer: (nums) =>
      Math.max(
        ...nums.flatMap((_, from) =>
          nums
            .slice(from)
            .flatMap((_, more) => ((more + 1 - nums.length) % 2 === 0 ? [sum(nums.slice(from, from + more + 1))] : [])),
        ),
      ),
  },
  {
    asks: 'a run no longer than a span of time',
    said: [
      'most|within|than|to|exceed|exceeds a|one week|fortnight|month|dozen|hour',
      'a|one week|fortnight|month|dozen|hour .. most|allowed|limit|longest',
    ],
  },
  {
    asks: 'a run with certain numbers at its ends',
    said: [
      'begin|begins|beginning|start|starts|starting|open|opens .. end|ends|ending|stop|stops|finish|finishes|close|closes with|on|at|in',
      'both|each|either|two end',
      'first and|nor|or last',
      'end|ends|begin|begins|start|starts|starting|ending|beginning with|on|in a|an|the',
      'first|last element|number|entry|value .. positive|negative|even|odd|same|equal',
    ],
    answer: (nums) => bestOf(runs(nums).filter((run) => run[0] > 0 && run[run.length - 1] > 0)),
  },
]
