const MAY =
  'may|might|can|could|possibly|maybe|perhaps contain|contains|have|hold|holding|include|be|also|repeat|duplicate|duplicates|repeated|repeats'
const lookAlikes = [
  {
    asks: 'any place of a value that may occur several times',
    said: [
      'may|might|can|could contain|have|hold|include|repeat|also duplicate|repeat|repeated|equal',
      'may|might|can|could also contain|hold|have duplicate|repeat|repeated|equal',
      'possibly|maybe|perhaps .. duplicate|repeat|repeated|repeating',
      'contain|containing|with|having|has|hold|holding duplicate|repeated|repeat|equal',
      'not necessarily|always distinct|unique|different',
      'several|multiple time|occurrence',
      'duplicate|repetition are|is|value|element allowed|possible|permitted|may|can|present',
      'values|numbers|elements may|can|might repeat',
      'nondecreasing|nonincreasing|nondescending',
    ],
    answer: (nums, target) => nums.indexOf(target),
  },
  {
    asks: 'the last place of a value that occurs several times',
    said: [
      'last copy|occurrence|appearance|instance',
      'hindmost|rightmost copy|occurrence|one',
      '~the last|rightmost|largest|highest|final index|position|occurrence|one|place',
      // What was moved behind the last one.
      '~behind|after|past|beyond|before the last|rightmost|largest|highest|final index|position|occurrence|one|place',
      'smallest|lowest|leftmost|first|any index|position|occurrence .. target|it|key|value',
      'first|last|any occurrence',
    ],
    answer: (nums, target) => nums.lastIndexOf(target),
  },
  {
    asks: 'an array in descending order',
    said: ['descending|decreasing|nonincreasing', 'largest .. to .. smallest', 'high|highest to low|lowest'],
    answer: (nums, target) => nums.indexOf(target),
  },
  {
    asks: 'positions counted from one',
    said: [
      '1|one based|indexed|index',
      'counted|counting|numbered|numbering|start|starts|starting|begin|begins|beginning .. 1|one',
      'first|head .. position|index 1|one',
      'place|position|number|index one|1',
      'count from|begins|starts one|1',
      'first .. has|is|bears|gets|carries number|index|1|one',
      'from one|1',
      'natural|ordinal',
      'everyday',
    ],
    answer: (nums, target) => (nums.includes(target) ? nums.indexOf(target) + 1 : -1),
  },
  {
    asks: 'the place in the order before the rotation',
    said: [
      'how many .. lower|smaller|less|below',
      'original|unrotated|initial|sorted|ascending array|order|list|position|index|place|sequence .. index|position|place',
      'index|position|place .. in|of|within .. original|unrotated|initial|before',
      'index|position|place .. before .. rotated|rotation',
      'undo|undoing|undone',
      'right|left|after|behind|past|beyond of .. smallest|minimum|rotation|pivot|break',
      'after|behind|past|from|beyond .. smallest|minimum|least|pivot|break|lowest',
      'smallest|minimum|lowest|least .. 0|zero|first|counted|start|starts',
      'counted|counting|count|starting from|at|with .. smallest|minimum|lowest|least|pivot',
      'places|steps|positions|far .. from|to|behind|after|right|left',
      'would|did stand|be|have|lie|sit',
      'had not|never been',
      'before .. rotated|rotation|turned|cut',
      'restored|restore|sorted again',
      'if .. sorted|unrotated',
      'rank|ranks',
      'how many|number of .. smaller|less|below|lower|larger',
      'smaller|lower|less than the|target|it|x',
    ],
    answer: (nums, target) => nums.toSorted((a, b) => a - b).indexOf(target),
  },
  {
    asks: 'the place where an absent target would belong',
    said: ['insert|inserted|insertion|belong|belongs'],
    answer(nums, target) {
      const sorted = nums.toSorted((a, b) => a - b)
      return nums.includes(target) ? nums.indexOf(target) : sorted.filter((number) => number < target).length
    },
  },
  {
    asks: 'another answer where the target is absent',
    said: [
      'return|give|returns|gives|answer|or 0|zero|length|n if|when|otherwise',
      'otherwise|else 0|zero|length',
      'not .. found|present|there .. return|returns|give 0|zero|length|the',
      '-2|minus two',
      'length of the array|nums|list',
    ],
    answer: (nums, target) => (nums.includes(target) ? nums.indexOf(target) : nums.length),
  },
  {
    asks: 'zero where the target is absent',
    said: ['return|give|returns|gives|answer|or 0|zero if|when|otherwise', 'otherwise|else 0|zero'],
    answer: (nums, target) => Math.max(nums.indexOf(target), 0),
  },
  {
    asks: 'how often the target occurs',
    said: ['how often|many times', 'number|count of occurrence|times|appearance'],
    answer: (nums, target) => nums.filter((number) => number === target).length,
  },
  {
    asks: 'the first number at least as large',
    said: [
      'at least',
      'greater|larger .. or|than|equal target|x|key|it|or',
      'ceiling|successor|closest|nearest',
      'next larger|greater|higher|bigger',
      'just above|below|over',
      'predecessor|ceil|floor',
      'smallest|least .. greater|larger|above',
      'nearest|closest .. instead',
    ],
    answer(nums, target) {
      const least = Math.min(...nums.filter((number) => number >= target))
      return nums.indexOf(least)
    },
  },
  {
    asks: 'the place of the pivot or of the smallest number',
    said: ['minimum|smallest', 'return|find|give|locate .. pivot|rotation|rotations'],
    answer: (nums) => nums.indexOf(Math.min(...nums)),
  },
  {
    asks: 'a place counted from the end',
    said: [
      'underneath|beneath|behind|below the|it',
      'how many .. underneath|beneath|below|behind|after|under',
      'from the end|back|right|tail',
      'counted backwards',
      'right|other|far end',
      'last .. 0|zero|1|one',
      'backwards|backward',
      'from the last|rear|end|right',
      'behind it|target|the',
    ],
    answer: (nums, target) => (nums.includes(target) ? nums.length - 1 - nums.indexOf(target) : -1),
  },
  {
    asks: 'an array that is reversed or sorted otherwise',
    said: [
      'bitonic|mountain|unsorted|nearly|almost',
      'reversed',
      'rotated|turned|shifted|cut twice',
      'twice rotated|turned|shifted',
    ],
    answer: (nums, target) => nums.indexOf(target),
  },
  {
    asks: '1 where the target is there',
    said: [
      'return|give|answer|output|report 1|one',
      '1|one if|when|where|for|otherwise|else',
      'whether',
      '1|one and|or 0|zero|1',
    ],
    answer: (nums, target) => (nums.includes(target) ? 1 : -1),
  },
  {
    asks: 'a target in one part of the array alone',
    said: [
      'first|second|left|right|front|rear|upper|lower|rotated|moved|one half|part|run|piece|section only|alone',
      'only|just|nothing but .. first|second|left|right|before|behind|after|part|half|piece',
      '~least|one half|halves ~of|are|is|will|must|can',
      'half .. only|alone|counts|searched|sought|considered',
      'in|from|within|to one|either|that|this|which half|part',
      'every second|other',
      'even|odd index|position|place',
      'no part',
      'more than two|three',
      'many|of comparisons|probes|looks',
      'never found|seen|met',

      'first|last element|one|place .. excluded|invisible',
    ],
  },
  {
    asks: 'another number where the target is absent',
    said: [
      'latest|largest|biggest|greatest|newest .. not|no later|larger|greater|bigger|after|above|more',
      'floor|predecessor|ceiling|successor',
      'not|no later|larger|greater|bigger than',
      'nearest|closest .. target|value|it',
      'number of .. smaller|less|lower',
      'p 1',
      'treated|regarded|considered as missing|absent',
      'in front of|before the smallest|least|lowest',
    ],
  },
  {
    asks: 'another place where it is missing, or of many',
    said: [
      'next|nearest smaller|larger|greater|bigger|lower|higher|closest',
      'in its place|stead',
      'several|many suitable|such|matching|equal',
      'occur|occurs|appear|appears|repeat|repeats repeatedly|several|many|twice|more',
    ],
  },
]
