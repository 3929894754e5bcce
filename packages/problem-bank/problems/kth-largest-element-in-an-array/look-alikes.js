const lookAlikes = [
  {
    asks: 'the kth smallest',
    said: [
      '~to worst',
      'kth|th|k|nth|n smallest|lowest|least|cheapest|shortest|youngest|minimum',
      'smallest|lowest|least element|value|number|score|price|one',
      'lowest|smallest|least|low to highest|largest|greatest|high|biggest',
      'ascending|increasing order',
      'in|by ascending|increasing|nondecreasing',
      'from the start|front|beginning|bottom',
      'small|low|light|cheap|weak to|first',
      'bottom|lightest|slowest|lowest|youngest|shortest|weakest|cheapest',
      'rising|rises|rise|upward|upwards|ascending|increasing|nondecreasing',
      'from the left|bottom|small',
      'smaller|lower|lesser .. k',
      'k .. smaller|lower|less',
      'quicker|faster|cheaper|lower|smaller|less|lighter|fewer|shorter the better|best',
      'the quicker|faster|lower|smaller|fewer|less|cheaper|shorter',
      'quickest|fastest|lap|laps|sprint|golf|race|races',
      'best time|times|price|prices|offer',
      'fewest|least win|wins',
    ],
    answer: (nums, k) => findKthLargest(nums, nums.length - k + 1),
  },
  {
    asks: 'the kth largest of the distinct values',
    said: [
      'already listed|seen|counted|taken|named|there',
      'skipped|skip|skipping|passed over',
      'share|shares|sharing a|the|one|place|rank',
      'equal|same|identical|alike score|value|number|bid|mark|result|element .. one|same|single|a|the|that place|rank|position|line',
      'equal|same|identical|alike score|value|number|bid|mark|result|element .. once|share|merge|merged|together',
      'once',
      'ex aequo',
      'kth|nth|k|n|place|th largest|highest|greatest|biggest distinct|different|unique',
      'kth|nth|k|n|place|th distinct|different|unique largest|highest|greatest|biggest|maximum',
      'distinct|different|unique largest|highest|greatest|biggest|maximum',
      'among|of|between|over|the .. distinct|different|unique values|elements|numbers|scores',
      'count|counts|counted|counting|considered|treated|taken|ranked .. once|one|single|same rank',
      'equal|same|repeated|duplicate|identical .. once|share|ignored|removed|collapsed|merged',
      'equal|same|repeated|duplicate|identical .. as|into|only|just|gets|get|take|takes|for one|single',
      'equal|same|repeated|duplicate|identical .. single',
      'duplicates|repeats|repetitions .. ignored|removed|skipped|dropped|collapsed',
      'ignore|ignoring|remove|removing|without|skip|skipping|excluding|disregard|drop .. duplicates|duplicate|repeats|repeated',
      'dense',
      'tie|ties|tied .. once|one|1|same|share|shared|single|together|collapse|skip|merge',
      'share|shares|shared|sharing',
      'one|single|same rank|place|position',
      'equal|same|identical|alike .. as|share|shares|only|just|together|but|for|get|gets one|same|single',
      'equal|same|identical|alike .. the|a same|single',
      'takes|take|occupy|occupies|gets|get|fill|fills one|a|the|single',
      'different values|scores|numbers|elements|weights|heights|prices',
      'set of',
      'repeat|repeats|repeated|duplicate|duplicates|copies .. not|no|never|one|nothing|single',
      'strictly larger|greater|higher|smaller|less',
      'exactly k',
      'not|no|never .. twice|again|repeated|copies',
      'times|often .. once',
      'several|many|multiple|more time .. one|single|once',
      'several .. one|once|single',
      'twin|twins',
      'once only|each|per',
      'only once',
    ],
    answer: (nums, k) => findKthLargest([...new Set(nums)], k),
  },
  {
    asks: 'the kth largest distinct value, or the largest where there are fewer (Third Maximum)',
    said: [
      'distinct|different|unique maximum',
      'does not exist',
      'fewer than',
      'otherwise .. maximum|largest',
      'if .. not exist',
    ],
    answer: (nums, k) => findKthLargest([...new Set(nums)], k) ?? Math.max(...nums),
  },
  {
    asks: 'a rank counted from zero',
    said: [
      'zero|0 based|indexed',
      'counted|counting|numbered|starting|starts|start .. zero|0',
      'k .. 0 .. largest|maximum|highest',
      '0 .. is|means|gives|for the largest|maximum|highest',
      '0th|zeroth',
      'k .. are|is|be larger|greater|above|bigger|higher',
      'exceeded|beaten|surpassed by',
      'after|once .. removed|removing|discarding|discarded|struck|taken|gone',
      'remove|removing|discard|discarding|strike|striking|take|drop|dropping .. k|largest',
      'left|remains|remaining|remain',
      'k larger|greater|higher|bigger|others',
      'without the',
      'from zero|0|nought',
      'k 0',
      'k .. from 0|zero',
      'zero .. the largest|highest',
    ],
    answer: (nums, k) => findKthLargest(nums, k + 1),
  },
  {
    asks: 'the kth element of the unsorted array',
    said: ['without reordering', 'position|place|index k', 'as given', 'original order'],
    answer: (nums, k) => nums[k - 1],
  },
  {
    asks: 'the kth largest by absolute value',
    said: [
      'absolute|magnitude|abs',
      'regardless|irrespective|ignoring .. sign',
      'farthest|furthest from zero|0',
      'sign .. ignored',
      'deviation|deviations|distance|distances|far|away from 0|zero',
      'size|sizes ~of',
      'sign|signs .. aside|away|off|dropped',
    ],
    answer: (nums, k) => nums.toSorted((a, b) => Math.abs(b) - Math.abs(a))[k - 1],
  },
  {
    asks: 'the kth largest even number',
    said: ['even number|element|value|one|integer|score', 'only|largest|are|is even'],
    answer: (nums, k) =>
      findKthLargest(
        nums.filter((number) => number % 2 === 0),
        k,
      ),
  },
  {
    asks: 'the kth largest odd number',
    said: ['odd'],
    answer: (nums, k) =>
      findKthLargest(
        nums.filter((number) => number % 2 !== 0),
        k,
      ),
  },
  {
    asks: 'the kth largest positive number',
    said: [
      'positive element|value|entry|score',
      'greater|larger|more than zero|0',
      'only|largest|among positive',
      'ignore|ignoring|excluding .. negative|zero',
    ],
    answer: (nums, k) =>
      findKthLargest(
        nums.filter((number) => number > 0),
        k,
      ),
  },
  {
    asks: 'where it stands',
    said: [
      'index|position|where|location',
      'indices|positions',
      'which of the|his|her|its|these',
      'counted|counting|numbered from 0|zero',
    ],
    answer: (nums, k) => nums.indexOf(findKthLargest(nums, k)),
  },
  {
    asks: 'the kth most frequent value',
    said: ['frequent|frequently|frequency|often|common|occurrence|occurrences|popular'],
    answer(nums, k) {
      const count = (number) => nums.filter((other) => other === number).length
      return [...new Set(nums)].toSorted((a, b) => count(b) - count(a))[k - 1]
    },
  },
  {
    asks: 'the sum of the k largest',
    said: [
      'sum|total|add|added|adding|together|combined',
      'k largest|highest|greatest|biggest|best|top elements|values|numbers|scores',
    ],
    answer: (nums, k) =>
      nums
        .toSorted((a, b) => b - a)
        .slice(0, k)
        .reduce((total, number) => total + number, 0),
  },
  {
    asks: 'the largest sum or difference of two, or the kth of them',
    said: ['difference|differences|pair|pairs|gap', 'sums|pairwise', 'product|products'],
    answer: (nums, k) =>
      findKthLargest(
        nums.flatMap((a, i) => nums.slice(i + 1).map((b) => Math.abs(a - b))),
        k,
      ),
  },
  {
    asks: 'the kth missing number',
    said: ['missing|absent'],
    answer(nums, k) {
      const missing = []
      for (let number = 1; missing.length < k; number++) if (!nums.includes(number)) missing.push(number)
      return missing[k - 1]
    },
  },
  {
    asks: 'the kth largest of a part of the numbers',
    said: [
      'even|odd|positive|negative|nonnegative',
      'zero|zeros|zeroes',
      'first|last k|half|elements|numbers|three',
      'prefix|suffix|window|stream',
      'index|position|place .. even|odd',
      'peak|peaks|neighbour|neighbours|neighbor|neighbors',
      'except|excluding|without|unless|apart .. first|last|largest|negative|zero',
      'below|under|above|over|beyond|exceeding|exceed .. not|ignored|count|only|dropped',
      'no part',
      'left alone|out|aside',
      'not|never count|counted|considered|eligible ~as|one|once',
      'disqualified|eligible|excluded|outlier|outliers',
    ],
    answer: (nums, k) => nums.filter((number) => number > 0).sort((a, b) => b - a)[k - 1] ?? findKthLargest(nums, k),
  },
  {
    asks: 'the kth largest by another measure',
    said: [
      'digit|digits',
      'last digit',
      'distance|far|near|nearest|closest|farthest',
      'remainder|modulo|mod',
      'square|squares|squared',
      'without|disregarding .. sign',
      'sign|signs',
      'alphabetical|alphabetically|lexicographic|lexicographically|text|strings',
      'difference|gap|minus',
      'average|median',
      '~each|every times|often .. it|occurs|occur',
      'circular|wrap|wraps|modulo',
    ],
    answer: (nums, k) => nums.toSorted((a, b) => Math.abs(b) - Math.abs(a))[k - 1],
  },
  {
    asks: 'the kth largest under one more condition',
    said: [
      'unless',
      'of no importance|consequence|account',
      'forbidden|banned',
      'as soon as',
      'no part in',
      'left aside|alone',
    ],
  },
]
