/** The longest chain in which `follows` holds between each number and the next. */
function longestChain(nums, follows) {
  const lengths = nums.map(() => 1)
  for (let i = 0; i < nums.length; i++)
    for (let j = 0; j < i; j++) if (follows(nums[j], nums[i], j, i)) lengths[i] = Math.max(lengths[i], lengths[j] + 1)
  return Math.max(...lengths)
}

function longestRun(nums, follows) {
  return longestChain(
    nums.map((_, place) => {
      let start = place
      while (start > 0 && follows(nums[start - 1], nums[start])) start--
      return place - start
    }),
    (a, b, i, j) => j === i + 1 && b === a + 1,
  )
}

const lookAlikes = [
  {
    asks: 'a non-decreasing subsequence',
    denied: [
      'strict|strictly|increase|increases|increasing|increasingly|rising|rise|rises|ascend|ascends|ascending|climb|climbs|climbing|growing|grow|grows|grew',
      'larger|greater|bigger|higher|taller|harder|stronger|better|older|later|heavier|longer|wider|richer|faster|hotter|warmer|dearer|costlier|brighter|deeper|steeper|more|above|over|than',
      'beat|beats|exceed|exceeds|exceeding|surpass|surpasses|outdo|outdoes|outgrow|top|tops|overtake',
      'up|upward|upwards|uphill',
      'equal|ties|tie|twice|distinct',
      'lis',
      '<|>',
    ],
    said: [
      'no|not|never|none|nobody .. taller|larger|greater|higher|bigger|heavier|older|more than|then .. right|next|behind|after|following|follows',
      'i|j|k|i1|j1|i_1|a_i|x_i <= num|a|v|x|seq|b i|j|k|i2|i_2|j2',
      'or larger|greater|bigger|higher|taller|more|above|better|later|older|heavier|longer|stronger|up',
      'as large|big|high|great|tall|old|heavy|good|strong|long|late|much|far|hard as',
      'no|not|never|nowhere|without|nor .. down|back|downhill|backwards|worse|shrink|shrinks|sink|sinks|dip|dips|descend|descends|descent|drop|drops|decline|declines|worsen|loss|step|younger|shorter|lighter|weaker|lesser',
      'or unchanged|constant|level|equally|even|flat',
      'stay|stays|staying|remain|remains level|equal|same|flat|constant|unchanged|the|where',
      'equals|match|matches|repeats the|its|previous|or',
      'least the|its|that|what',
      'equal|same .. follow|side|fine|accepted|tolerated',
      'as large|big|high|great as',
      'level|plateau|tie|ties',
      'twice in|the',
      'at worst',
      'repeat|repeats|repeated|repetition',
      'nondecreasing|nonstrictly|weakly|nonstrict',
      'not|never decreasing|decrease|decreases|fall|falls|drop|drops|smaller|less|lower|below',
      'no .. smaller|less|lower|decrease|drop',
      'none|neither .. smaller|less|lower',
      'no|none|neither|never|not .. narrower|smaller|less|lower|shorter|lighter|thinner|weaker|younger|slower|cheaper than',
      'at least as|equal',
      'equal|same|repeated|duplicate .. are|is allowed|permitted|fine|ok',
      'equal .. too|also',
      'may|can|could be|stay|repeat equal|same',
      'may|can|could repeat',
      'or equal|same|stay|stays',
      'greater|larger|higher|bigger or equal',
      'not|necessarily strictly|strict',
    ],
    answer: (nums) => longestChain(nums, (a, b) => a <= b),
  },
  {
    asks: 'a decreasing subsequence',
    said: [
      'decreasing|descending|falling|declining|dropping|decrease',
      '~or|as smaller|less|lower than|and',
      'smaller|lower|less .. before|previous',
    ],
    answer: (nums) => longestChain(nums, (a, b) => a > b),
  },
  {
    asks: 'a subsequence that rises or falls, whichever is longer',
    said: [
      'one way or',
      'up or down',
      'either|or increasing|decreasing',
      'or decreasing|falling|descending',
      'longest monotone|monotonic|monotonous',
      'either direction|way|up',
      'or .. down|downward|downwards|downhill|falls|falling|fall|sinks|descending|decreasing|drops',
      'all the time or',
      'be it',
      'whether .. or',
    ],
    answer: (nums) =>
      Math.max(
        longestChain(nums, (a, b) => a < b),
        longestChain(nums, (a, b) => a > b),
      ),
  },
  {
    asks: 'a contiguous stretch',
    said: [
      'must be contiguous',
      'wrapping|wraps',
      'neighbour|neighbouring|neighbours',
      'without a|any|leaving|gap|skipping|break',
      'unbroken',
      'one after',
      'days running',
      'successive',
      'interruption|interrupted',
      'contiguous|continuous|subarray|subarrays|unbroken|uninterrupted|stretch|substring',
      'consecutive element|elements|numbers|days|values|positions|entries|indices|subsequence|run|part',
      'must|are|be|all consecutive|adjacent',
      'run of',
      '~stand|stands|standing|stood|sit|sits|sitting|hang|hangs|lie|lies|are|is|set|up|lined|listed|planted|grow in a row',
      'next to each',
      'side by side',
      'without gaps|skipping|gap',
      'streak',
    ],
    answer: (nums) => longestRun(nums, (a, b) => a < b),
  },
  {
    asks: 'how many of the longest there are',
    said: [
      'how many longest|increasing|such|different|subsequences|of',
      'number|count of|all|the .. subsequences|subsequence|sequences',
      'count the',
      'in how',
    ],
    answer(nums) {
      const ends = nums.map(() => [1, 1])
      for (let i = 0; i < nums.length; i++)
        for (let j = 0; j < i; j++) {
          if (nums[j] >= nums[i]) continue
          if (ends[j][0] + 1 > ends[i][0]) ends[i] = [ends[j][0] + 1, 0]
          if (ends[j][0] + 1 === ends[i][0]) ends[i][1] += ends[j][1]
        }
      const longest = lengthOfLIS(nums)
      return ends.filter(([length]) => length === longest).reduce((total, [, ways]) => total + ways, 0)
    },
  },
  {
    asks: 'steps of exactly one, or of a given difference',
    said: [
      'i 1',
      'one more|larger|greater|higher than',
      'plus one|1',
      'next integer|number|whole',
      'same step|amount|difference|distance',
      'difference|differ|differs|differing',
      'exactly one|1|k',
      'by one|1|two|2|k',
      'consecutive integers|numbers|values',
      'x 1',
      'arithmetic',
    ],
    answer: (nums) => longestChain(nums, (a, b) => b === a + 1),
  },
  {
    asks: 'steps of at least two',
    said: [
      'by at|more|least',
      'no less than',
      'two|2|three|3|k|d|one|1 or more',
      'two|2|three|3|four|4|five|5|ten|10 .. or more',
      'larger|greater|bigger|higher|taller|heavier|longer|older|later|more|above|exceed|exceeds .. by two|2|three|3|four|4|five|5|ten|10|k|d',
      'by a|one|two|2|three|3|some full|whole',
      'at least as',
      'rise|rises|grow|exceed|exceeds|climb|climbs by',
      'difference|differ|differs|apart',
      'at least two|2|k|three|3',
      'more than one|1',
      'exceeds|exceed .. by',
    ],
    answer: (nums) => longestChain(nums, (a, b) => b >= a + 2),
  },
  {
    asks: 'steps of a limited size',
    said: [
      'exceeds|exceed|above|larger|greater .. by at most|no|less',
      'by at most',
      'by no more',
      'no more|further|larger|longer|higher',
      'more than',
      'rise|rises|step|steps|grow|exceed|exceeds .. by|more|most',
      'climb|climbs .. by|more',
      'climb|climbs .. most ~.',
      'gentle|gently|jump|leap',
      'difference|differ|differs|apart',
      'at most|up to k|two|2|three|3|five|5|ten|10',
      'no more than|by',
      'rise|step|jump|climb|increase|gap|difference|growth|distance is|are|be|of|by larger|greater|bigger|at|most|more|no|less|not',
      'no|not|never rise|step|jump|climb|increase|gap|difference|leap .. larger|greater|bigger|more|exceed|exceeds|above|over',
      'by at most|no|not|never',
      'less|more|smaller|larger|greater than double|twice',
    ],
    answer: (nums) => longestChain(nums, (a, b) => a < b && b - a <= 3),
  },
  {
    asks: 'numbers that do not stand next to each other',
    said: [
      'right|directly|immediately|straight beside|behind|after|next|before .. not|never|no|cannot|skipped|taken',
      'no|not|never|cannot .. right|directly|immediately|straight beside|behind|after|next',
      'beside|next .. no|not|never|cannot',
      'skip|skips|skipping|pass|passes over|the|at|it',
      'i j 1|2',
      'at least two|2|one',
      'never|no two .. side|next|running|neighbour',
      'leave|leaving',
      'between .. chosen|kept|taken',
      'no two .. adjacent|neighbouring|neighboring|consecutive|next',
      'nonadjacent|nonconsecutive',
      'must not be adjacent|neighbouring|next',
      'cannot|never be adjacent|neighbouring|next',
      'never .. adjacent|neighbouring|consecutive',
      'at least one|1 .. between|apart',
      'gap between',
    ],
    answer: (nums) => longestChain(nums, (a, b, i, j) => a < b && j > i + 1),
  },
  {
    asks: 'a subsequence that goes up and down in turn (wiggle)',
    said: ['wiggle|zigzag|alternate|alternates|alternating|alternately', 'zig zag', 'up and down', 'oscillating'],
    answer(nums) {
      let up = 1
      let down = 1
      for (let place = 1; place < nums.length; place++) {
        if (nums[place] > nums[place - 1]) up = down + 1
        if (nums[place] < nums[place - 1]) down = up + 1
      }
      return Math.max(up, down)
    },
  },
  {
    asks: 'a subsequence that first rises and then falls (bitonic)',
    said: [
      'bitonic|mountain|hill',
      'a|one|single|the ~highest peak ~he|she|they|we|you|i',
      'then decreasing|decreases|falls|falling|descending|descends|down',
      'first .. then',
    ],
    answer: (nums) =>
      Math.max(
        ...nums.map((top, place) => {
          const before = nums.slice(0, place).filter((number) => number < top)
          const after = nums.slice(place + 1).filter((number) => number < top)
          return lengthOfLIS(before) + 1 + lengthOfLIS(after.reverse())
        }),
      ),
  },
  {
    asks: 'the largest sum of an increasing subsequence',
    said: ['sum|total|add|added|adding|worth|weight'],
    answer(nums) {
      const sums = [...nums]
      for (let i = 0; i < nums.length; i++)
        for (let j = 0; j < i; j++) if (nums[j] < nums[i]) sums[i] = Math.max(sums[i], sums[j] + nums[i])
      return Math.max(...sums)
    },
  },
  {
    asks: 'the fewest removals',
    denied: asMost(),
    said: [
      'minimum|fewest|least|smallest .. remove|removed|removals|deletions|delete|deleted|operations',
      'how many|number .. remove|removed|removals|deleted|deletions|struck',
    ],
    answer: (nums) => nums.length - lengthOfLIS(nums),
  },
  {
    asks: 'a subsequence in a circle',
    said: [
      'circular|circle|cyclic|ring|wrap|wraps|rotate|rotated|rotation|rotating',
      'two|its parts|pieces|halves|blocks',
      'parts|halves|pieces .. exchanged|swapped|places',
      'cut|cuts|cutting',
      'around|round a|the|and',
      'begun|begin|begins|start|starting|starts on|at|from|with|wherever any|wherever|you',
      'after .. last .. first',
      'repeat|repeats',
    ],
    answer: (nums) => Math.max(...nums.map((_, place) => lengthOfLIS([...nums.slice(place), ...nums.slice(0, place)]))),
  },
  {
    asks: 'one number changed or left aside',
    said: [
      'one|1|single .. lower|smaller|drop|fall|slip|mistake|step',
      'once',
      'change|changing|replace|replacing|modify one|at|a|up|any|exactly',
      'be changed|replaced|modified',
      'at most|up to one|1|once',
      'exception|mistake|violation',
    ],
    answer: (nums) =>
      Math.max(
        ...nums.flatMap((_, place) =>
          nums.flatMap((number) => [number - 1, number + 1].map((other) => lengthOfLIS(nums.with(place, other)))),
        ),
      ),
  },
  {
    asks: 'only even or only odd numbers',
    said: [
      'even|odd',
      'negative|negatives',
      'zero|0 .. part|count|skipped|ignored|aside',
      'even number|numbers|values|elements|integers|only',
      'only even|odd',
      'odd',
      'parity',
      'positive numbers|values only',
      'only positive',
    ],
    answer: (nums) => Math.max(0, lengthOfLIS(nums.filter((number) => number % 2 === 0))),
  },
  {
    asks: 'numbers of which each divides the next',
    said: [
      'twice as',
      'multiple|double|doubles',
      'as large|great|big',
      'divisible|divides|divide|multiple|multiples|factor|double|doubles|twice',
    ],
    answer: (nums) => longestChain(nums, (a, b) => a < b && b % a === 0),
  },
  {
    asks: 'a subsequence that starts with the first number or ends with the last',
    said: [
      'first|last .. belong|belongs|among|kept',
      'include|includes|contain|contains|hold|holds',
      'from nums 0',
      'first|last element|number|value|one .. must|include|included|contain|used|part|start|end|kept',
      'start|starts|starting|begin|begins|end|ends|ending with|at',
      'include|including|contain|containing .. first|last',
    ],
    answer: (nums) => 1 + lengthOfLIS(nums.slice(1).filter((number) => number > nums[0])),
  },
  {
    asks: 'numbers in any order',
    said: [
      'order .. importance|matter|free|account',
      'any|whatever order',
      'distinct|different|unique values|numbers|elements',
      'rearrange|rearranged|reorder|reordered|sort|sorted|sorting',
    ],
    answer: (nums) => new Set(nums).size,
  },
  {
    asks: 'numbers that rise in absolute value',
    said: [
      'none|no|not .. negative',
      'must|has|have|should|only|always be positive|negative',
      'be positive or',
      'be negative .. sign|counts|taken|size',
      'absolute|magnitude|modulus',
      'sign .. importance|matter|aside|ignored|dropped',
    ],
    answer: (nums) => longestChain(nums, (a, b) => Math.abs(a) < Math.abs(b)),
  },
  {
    asks: 'places of one kind, or gaps of a limited length',
    said: [
      'position|index|place .. differ|apart|more|far|distance|even|odd|within',
      'within k|two|three|2|3',
      'far apart',
      'skip|skips|skipped at|one|two|three|four|1|2|3|4|k|m|more|only|no|up|just|exactly|every|between|in|is|limit|a',
      'never|not|cannot skip|skips',
      'never|not|cannot be skipped',
      'no|without skipping',
      'two|three|four|2|3|4|k|m|peaks|elements|numbers|values .. may|can|could|are|is be skipped',
      'two|three|four|2|3|4|k|m|many|most .. skipped',
      'j i',
      'parity',
    ],
    answer: (nums) => longestChain(nums, (a, b, i, j) => a < b && j - i <= 2),
  },
  {
    asks: 'a further condition or exception',
    said: [
      'no|never|not|nor more|longer|larger|further|bigger|greater|higher|deeper|fewer|less than one|two|three|four|five|six|2|3|4|5|6',
      'more|longer|further|farther|larger|bigger|greater|higher|deeper than two|three|four|five|six|2|3|4|5|6',
    ],
  },
  {
    asks: 'numbers that are at most twice the one before',
    said: [
      '<=|< 2|3|k|two',
      '<=|< twice|double|num i 1|2',
      'twice|doubled|triple',
      'double the|of|its|that|what|as',
      'factor|ratio|percent',
      '2 num',
      '2 a',
      'times .. previous|predecessor|before|last',
      'times the|that one',
      'more|larger|greater|higher than twice|double|by',
      'j i <=|>=|<|> 1|2|3|4|5|k',
      'num i <=|>=|<|> 1|2|3|k',
    ],
    answer: (nums) => longestChain(nums, (a, b) => b > a && b <= 2 * a),
  },
  {
    asks: 'a subsequence that ends with the last number',
    said: [
      'end|ends|ending|finish|finishes|closing|stop|stops with|at|on|in|by',
      'final|last element|number|value|entry|day|place|position',
      'final|last one ~he|she|it|they|you|i|taken|took|that|picked|bought|chosen|kept',
      'must|has|have include|contain|end|use|take',
      'to include|contain|use',
      'include|includes|including|contain|contains the|num',
    ],
    answer(nums) {
      const last = nums.length - 1
      const lengths = []
      for (let i = 0; i <= last; i++)
        lengths[i] = 1 + Math.max(0, ...lengths.slice(0, i).filter((_, j) => nums[j] < nums[i]))
      return lengths[last]
    },
  },
  {
    asks: 'a subsequence that starts with the first number',
    said: [
      'start|starts|begin|begins|starting|beginning with|at|on|from',
      'first|opening element|number|one|value|entry|day',
      'must|has|have include|contain|start|use|take',
      'to include|contain|use',
      'include|includes|including|contain|contains the|num',
    ],
    answer: (nums) => lengthOfLIS([nums[0], ...nums.filter((num) => num > nums[0])]),
  },
  {
    asks: 'a subsequence that may fall',
    said: ['a|the|longest|any|whose|is|are|be monotone|monotonic ~increasing|selection|increase'],
  },
  {
    asks: 'no rise above a bound',
    said: [
      'no|not|never rise|step|jump|climb|increase|gap|difference|leap .. larger|greater|bigger|more|exceeds|above|over',
    ],
  },
]
