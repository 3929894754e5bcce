const lookAlikes = [
  {
    asks: 'the length of the array where the target is absent',
    said: ['length|size of the|nums|array|list', 'number of element|entry|value', 'len|length nums'],
    answer: (nums, target) => (nums.includes(target) ? nums.indexOf(target) : nums.length),
  },
  {
    asks: 'the last place where the target fits, behind its equals',
    said: [
      'behind|after it|them|its|the|that|those|one',
      'queue|queues|line|lines|stand|stands|goes|go|comes|placed|put|inserted|sits up|behind|after',
      'newcomer|newest|latest',
      'behind',
      'next to|after',
      'right|just|immediately|directly after|behind',
      'one place|position further|after|later|on',
      'following|subsequent',
      'last|rightmost|highest|largest|latest|final index|position|place|occurrence|insertion|possible',
      'after|behind|right .. equal|existing|all|duplicate|same|last',
      'right of it|equal|existing|all',
      'equal|equals|same .. stand|stands|come|comes|stay|stays|remain|remains before|left',
      'upper bound',
      'first .. strictly greater|larger|bigger',
      'first .. greater|larger|bigger than target|x|it|the',
      'strictly greater|larger|bigger',
      'bisect right',
    ],
    answer: (nums, target) => nums.filter((number) => number <= target).length,
  },
  {
    asks: 'the first place among equal values',
    said: [
      'may|might|can|could contain|have|hold|include|repeat duplicate|repeated|equal|number',
      'contain|containing|with|having|has|possibly|maybe|perhaps duplicate|repeated|equal',
      'not necessarily|always distinct|unique|different',
      'first|leftmost|smallest occurrence|place among|of',
    ],
    answer: (nums, target) => nums.filter((number) => number < target).length,
  },
  {
    asks: 'minus one where the target is absent',
    said: ['-1|minus', 'minus one', 'null if|when'],
    answer: (nums, target) => nums.indexOf(target),
  },
  {
    asks: 'a negative code for the place where an absent target would go',
    said: ['negative .. index|position|place|insertion|number|value', 'negated', '-insertion'],
    answer: (nums, target) => (nums.includes(target) ? searchInsert(nums, target) : -searchInsert(nums, target) - 1),
  },
  {
    asks: 'positions counted from one',
    said: [
      '1|one based|indexed|index',
      'counted|counting|numbered|numbering|start|starts|starting|begin|begins|beginning .. 1|one',
      'first .. position|index|place|number 1|one',
      'number 1|one',
      'place|position|spot 1|one',
      'first .. one|1',
      'ordinary|everyday|natural count|counting|number',
    ],
    answer: (nums, target) => searchInsert(nums, target) + 1,
  },
  {
    asks: 'an array in descending order',
    said: [
      'best|top|strongest|winner|highest|dearest|tallest|oldest|heaviest|biggest|greatest|largest|latest|newest|most to|down|first',
      'never|not|nowhere rise|rises|grow|grows|climb|climbs|increase|increases',
      'downward|downwards|falling|sinking|shrinking|falls|dwindle|dwindling',
      'fall|falls|falling|drop|drops|sink|sinks from',
      'descending|decreasing|nonincreasing',
      'largest .. to .. smallest',
      'high|highest to low|lowest',
      'reverse sorted|order',
    ],
    answer: (nums, target) => nums.filter((number) => number > target).length,
  },
  {
    asks: 'the greatest value below the target',
    said: ['largest|greatest|last|biggest .. less|smaller|below|most', 'floor|predecessor|before|preceding'],
    answer: (nums, target) => searchInsert(nums, target + 1) - 1,
  },
  {
    asks: 'the place of the nearest value',
    said: ['closest|nearest|close|near'],
    answer: (nums, target) =>
      nums.reduce((best, number, at) => (Math.abs(number - target) < Math.abs(nums[best] - target) ? at : best), 0),
  },
  {
    asks: 'how many values are smaller, or greater',
    said: ['number|count|many .. greater|larger|bigger|above|exceed'],
    answer: (nums, target) => nums.filter((number) => number > target).length,
  },
  {
    asks: 'how many values are at most the target',
    said: ['number|count|many .. at most|not|or'],
    answer: (nums, target) => nums.filter((number) => number <= target).length,
  },
  {
    asks: 'an array that was rotated, or is not sorted',
    said: ['rotate|rotated|rotation|pivot|unsorted', 'not sorted'],
    answer: (nums, target) =>
      nums.includes(target)
        ? nums.indexOf(target)
        : searchInsert(
            nums.toSorted((a, b) => a - b),
            target,
          ),
  },
  {
    asks: 'the array length, or zero, where the target is absent',
    said: ['absent|missing|otherwise .. return|give .. length|0|zero|n', 'length of the array if|when'],
    answer: (nums, target) => (nums.includes(target) ? nums.indexOf(target) : nums.length),
  },
  {
    asks: 'a place counted from the end',
    said: ['from the end|back|right|tail'],
    answer: (nums, target) => nums.length - searchInsert(nums, target),
  },
  {
    asks: 'the number of missing values, or of steps',
    said: ['missing numbers|integers|values', 'kth|k th', 'steps|comparisons|iterations|probes'],
    answer: (nums, target) => Math.max(target - nums[0] - searchInsert(nums, target), 0),
  },
  {
    asks: 'the place under one more condition',
    said: ['behind|after equal|its'],
  },
  {
    asks: 'an array that is full, or a place with a bound',
    said: [
      'full|capacity|room',
      'no space|room|place',
      'at most|than|only two|three|four|five|ten|2|3|4|5|10',
      'already has|have|holds|contains 2|3|4|5|10|two|three|four|five|k',
      'gets|get|return|returns|give|yields|is -1',
      '-1',
      'exceed|exceeds',
    ],
    answer: (nums, target) => (nums.includes(target) || nums.length < 5 ? searchInsert(nums, target) : -1),
  },
  {
    asks: 'minus one where the target would come behind the last value',
    said: [
      '-1|minus',
      'nothing|cannot|no|not|never .. behind|after|beyond|past',
      'ends|end|stops|full there|here|already|up',
      'refused|rejected|turned|invalid|impossible',
    ],
    answer: (nums, target) => (searchInsert(nums, target) === nums.length ? -1 : searchInsert(nums, target)),
  },
  {
    asks: 'minus one where the target would come before the first value',
    said: ['-1|minus', 'nothing|cannot|no|not|never .. before|front', 'refused|rejected|turned|invalid|impossible'],
    answer: (nums, target) => (target < nums[0] ? -1 : searchInsert(nums, target)),
  },
  {
    asks: 'the last position where the target would come behind it',
    said: [
      'last|final|rightmost index|position|place|slot|one .. then|returned|instead|anyway',
      'return|give|report|gets|answer .. the|its last|final|rightmost index|position|place|slot',
      'length|size less one|1',
      'length|n minus one|1',
      'replace|replaces|replaced|overwrite|overwrites|pushed|clamped|capped',
    ],
    answer: (nums, target) => Math.min(searchInsert(nums, target), nums.length - 1),
  },
  {
    asks: 'places counted from the end, or from one',
    said: [
      'right|back|rear|last end|to|one',
      'from the right|back|end|rear|last',
      'counted|numbered|counting|numbering .. right|end|back|one|1',
      'descending|decreasing|backwards',
    ],
    answer: (nums, target) => nums.length - searchInsert(nums, target),
  },
  {
    asks: 'the place in a circle',
    said: [
      'start|starts|starting|begin|begins|beginning|go|goes|back over|again',
      'wrap|wraps|wrapping|around|circular|circle|ring|cyclic',
      'back|return|returns to 0|zero|front|start|beginning|first',
      'after|past|beyond the last|end .. 0|zero|first|front',
    ],
    answer: (nums, target) => searchInsert(nums, target) % Math.max(nums.length, 1),
  },
]
