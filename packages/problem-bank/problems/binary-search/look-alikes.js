const lookAlikes = [
  {
    asks: 'positions counted from one',
    said: [
      '1|one based|indexed|index|indexing',
      'counted|counting|count|numbered|numbering|start|starting|starts|begin|beginning|begins .. from|at|with 1|one',
      'first .. 1|one',
      'position 1|one',
      'number 1|one',
      'first .. one|1',
      'place|position 1|one',
      'human|everyday|ordinary|natural count|counting|way|number',
      'first second|third',
      'rank|ranks of|among|in',
      'as 1|one',
      '1 2 ~3|and|4|5',
      'smallest|lowest|least .. 1|one|first',
      'howmanieth',
    ],
    answer: (nums, target) => (nums.includes(target) ? search(nums, target) + 1 : -1),
  },
  {
    asks: 'positions counted from one, or 0',
    said: [
      '1|one based|indexed|index',
      'or 0|zero',
      'return|returns|give|answer 0|zero',
      '0|zero if|when|otherwise',
      'first .. 1|one',
      'otherwise 0|zero',
    ],
    answer: (nums, target) => search(nums, target) + 1,
  },
  {
    asks: 'the place to insert what is missing',
    said: [
      'insert|inserted|insertion|inserting',
      'would|should .. be|belong|go|stand|placed',
      'first .. not less|smaller|below',
      'lower bound|lowerbound|ceiling|ceil',
      'at least|greater|larger',
      'keep|keeping|stay|remain|remains .. sorted|order',
    ],
    answer: (nums, target) => nums.filter((value) => value < target).length,
  },
  {
    asks: 'the last element that is not larger',
    said: [
      'heaviest|biggest|largest|highest|greatest|latest|longest|dearest|most .. can|will|may|could bear|hold|carry|take|lift|buy|pay|reach|afford|stand',
      'good for target',
      'will|can bear|hold|carry|lift|support',
      'target|key|x|it|that or earlier|before|below|less|lower|smaller|fewer',
      'still afford|affords|fits|fit|pay|affordable|covered',
      'not|never|without exceed|exceeds|exceeding|greater|larger|above|more',
      'no greater|larger|more',
      'floor|predecessor',
      'at most target|key|x',
      'less|smaller|lower than or equal',
      'largest|greatest|last|rightmost .. not|less|smaller|below|most',
      'less|smaller than',
    ],
    answer: (nums, target) => nums.findLastIndex((value) => value <= target),
  },
  {
    asks: 'the last element that is smaller',
    said: ['strictly|less|smaller|below less|smaller|than|below', 'predecessor', 'just|right|immediately before'],
    answer: (nums, target) => nums.findLastIndex((value) => value < target),
  },
  {
    asks: 'the first element that is not smaller',
    said: [
      'still catch|reach|make|get|fit|hold|carry|covers|cover',
      'first|earliest|soonest|next bus|train|tram|flight|ferry|departure|lesson|appointment|slot|showing|film',
      'target|key|x|it|that or later|after|above|more|higher|larger|bigger|greater|beyond|up|upwards',
      'reach|reaches|covers|cover target|x|k|it',
      'in time for',
      'not .. miss|missed|too late|low',
      'at least|ceiling|ceil|successor',
      'not less|smaller|below|lower',
      'no less|smaller',
      'greater|larger|more .. than',
      'lower bound|lowerbound',
    ],
    answer: (nums, target) => nums.findIndex((value) => value >= target),
  },
  {
    asks: 'the first element that is larger',
    said: [
      'greater|larger|bigger|higher than',
      'upper bound|upperbound|successor',
      'exceed|exceeds|exceeding',
      'next .. greater|larger',
    ],
    answer: (nums, target) => nums.findIndex((value) => value > target),
  },
  {
    asks: 'the closest element',
    said: [
      'closest|nearest|close',
      'least|smallest|minimal|shortest|minimum|little distance|difference|gap|deviation',
      'comes|come|gets|get .. close|near|nearest',
    ],
    answer: (nums, target) =>
      nums.reduce((best, value, i) => (Math.abs(value - target) < Math.abs(nums[best] - target) ? i : best), 0),
  },
  {
    asks: 'an array in descending order',
    said: [
      'up|upward|upwards|rising|ascending|increasing|growing or|and down|downward|downwards|falling|descending|decreasing|shrinking',
      'downward|downwards|downhill|sinking|shrinking|dwindling|dwindle',
      'direction|order .. unknown|untold|told|tell|say|matter',
      'best|most|dearest|tallest|heaviest|oldest|latest|newest|strongest to|first',
      'never|not|nowhere rise|rises|grow|grows|climb|climbs|increase|increases|go|goes up|upward',
      'never|not|nowhere rise|rises|grow|grows|climb|climbs|increase|increases',
      'descending|decreasing|nonincreasing|reverse|reversed|falling',
      'largest|greatest|highest|biggest .. smallest|lowest|least|first|down',
      'high to low',
      'order unknown|either',
      'ascending or descending',
      'from large',
      'falls|fall|fell ~into|in|between|within|on|at|below|short|to',
    ],
    answer: (nums, target) =>
      search(
        nums.map((value) => -value),
        -target,
      ),
  },
  {
    asks: 'an array that was rotated',
    said: [
      'rotated|rotation|rotate|pivot|pivoted|shifted|cyclically|circular|circularly|unsorted|mountain|bitonic',
      'peak',
      'moved|put|placed|brought|set|hung|shoved|attached|added .. end|back|behind',
      'took|taken|takes|cut|moved .. front|left end',
      'carousel|ring|wheel|spun',
    ],
    answer: (nums, target) => nums.indexOf(target),
  },
  {
    asks: 'the first of equal elements',
    said: [
      'never|not go|goes|going|went down|downward|downwards|lower',
      'no|not|never|nowhere decrease|decreases|decreased|drop|drops|fall|falls|sink|sinks|shrink|shrinks',
      'earliest|leftmost|foremost|topmost copy|entry|element|item|record|one|of',
      'several|many|multiple|some copy|copies|time',
      'may|can|might|could share|coincide|agree|tie',
      'top|topmost|uppermost|upper one|line|row|copy',
      'several|many|multiple .. top|topmost|first|foremost',
      'first|leftmost|earliest|lowest|smallest occurrence|index|position|appearance|copy|match',
      'may|can|could|might .. duplicate|repeat|repeated|equal',
      'with|contains|has|have|holding|holds duplicate|repeat|repeated|equal',
      'duplicate allowed|possible|present|exist|may|can|occur|are',
      'leftmost|earliest|rightmost one|of|such',
    ],
    answer: (nums, target) => nums.indexOf(target),
  },
  {
    asks: 'the last of equal elements',
    said: [
      'final|last|hindmost|latest|newest|youngest|rearmost entry|element|item|record|line|log|reading|card|number|value|one that|which|equal|equals|with|whose',
      'never|not go|goes|going|went down|downward|downwards|lower',
      'no|not|never|nowhere decrease|decreases|decreased|decreasing|drop|drops|fall|falls|sink|sinks|shrink|shrinks',
      'bottom|bottommost|lowest|lower|undermost|hindmost one|line|row|copy',
      'several|many|multiple .. bottom|lowest|last|final|right|hindmost',
      'last|rightmost|latest|largest|highest occurrence|index|position|appearance|place|copy|instance|one',
      'rightmost|latest',
      'end|tail of the|its run|block|stretch|group|series|equal',
      'right end|edge|most',
      'last time',
      'for the last',
    ],
    answer: (nums, target) => nums.lastIndexOf(target),
  },
  {
    asks: 'the number of its occurrences',
    said: ['number|count of .. occurrence|time|element|target', 'how many|often', 'count|counts', 'times'],
    answer: (nums, target) => nums.filter((value) => value === target).length,
  },
  {
    asks: 'the length of the array where it is missing',
    said: [
      'length .. if|when|otherwise',
      'return|returns|give|answer the|its length|size',
      'otherwise .. length|size|n',
      'not found|there|present|exist .. length|size|n',
    ],
    answer: (nums, target) => (nums.includes(target) ? search(nums, target) : nums.length),
  },
  {
    asks: 'the number of looks that it takes',
    said: ['number of comparison|probe|guess|step|iteration', 'how many'],
    answer(nums, target) {
      let [low, high, steps] = [0, nums.length - 1, 0]
      while (low <= high) {
        const middle = (low + high) >> 1
        steps++
        if (nums[middle] === target) break
        if (nums[middle] < target) low = middle + 1
        else high = middle - 1
      }
      return steps
    },
  },
  {
    asks: 'the place counted from the end',
    said: ['from the end|right|back|last'],
    answer: (nums, target) => (nums.includes(target) ? nums.length - 1 - search(nums, target) : -1),
  },
  {
    asks: 'the target under one more condition',
    said: ['missing|absent .. length|size|zero'],
  },
  {
    asks: 'the complement of the place to insert at',
    said: [
      'complement|bitwise',
      'minus|negative|negated|opposite .. place|index|position|point|1|one',
      '-place|-position|-index|-i',
      'place|index|position|insertion|point 1|one',
      'belong|belongs|insertion|inserted|insert',
      'would|should be|stand|go|have',
      'negative|negated number|index|value|position',
    ],
    answer: (nums, target) => {
      const place = nums.filter((num) => num < target).length
      return nums[place] === target ? place : -place - 1
    },
  },
  {
    asks: 'the closest element within a distance',
    said: [
      'closest|nearest|close|near',
      'off|differ|differs by',
      'within one|1|two|2|k|a',
      'tolerance|approximately|roughly|about|almost ~log|logarithmically|logarithmic|log2|ten|twenty|10|20',
      'distance|difference .. more|less|most|at|than|small|than',
    ],
    answer: (nums, target) => nums.findIndex((value) => Math.abs(value - target) <= 1),
  },
  {
    asks: 'an array that rises or falls',
    said: [
      'up|upward|upwards|rising|rises|ascending|increasing|growing or|and|nor down|downward|downwards|falling|falls|descending|decreasing|shrinking',
      'direction|order .. unknown|untold|told|tell|say|matter',
      'either|unknown direction|way|order',
      'forward|forwards or backward|backwards',
      'rises|rise|rising|grows|climbs|up|uphill .. falls|fall|falling|shrinks|drops|down|descends|sinks|downhill',
      'peak|summit|mountain|hill|ridge',
      'up|rise|rises to|until|till some|a|one|its|the point|place|maximum|largest|top',
    ],
    answer: (nums, target) => nums.indexOf(target),
  },
  {
    asks: 'a number that may be a little off',
    said: [
      'one|1|two|2 above|below|more|less|off|away|higher|lower|larger|smaller|either',
      'off by',
      'little|slightly|bit|nearly|almost off|above|below|inexact|wrong|different',
      'good|fine|acceptable|accepted as well|too|also|enough',
    ],
    answer: (nums, target) => nums.findIndex((value) => Math.abs(value - target) <= 1),
  },
]
