function firstAbsent(nums, start, step = 1) {
  let number = start
  while (nums.includes(number)) number += step
  return number
}

const total = (nums) => nums.reduce((sum, number) => sum + number, 0)

const lookAlikes = [
  {
    asks: 'the smallest positive number that is missing',
    said: [
      'smallest|lowest|first|least .. positive|natural',
      'missing positive',
      'positive .. missing|absent',
      'greater|larger than zero|0',
      'starting from|at|with 1|one',
    ],
    answer: (nums) => firstAbsent(nums, 1),
  },
  {
    asks: 'the smallest number that is missing, where several may be',
    said: [
      'lowest|smallest|least|minimum|earliest|foremost .. nobody|none|no|not|never|without|free|unused|vacant|open|left|unclaimed|untaken|empty|available',
      'first|lowest|smallest|least|minimum free|unused|vacant|open|left|unclaimed|untaken|empty|available|numbered',
      'several|some|few|people|visitors .. same|share|shares|both|coincide|coincides',
      'same .. more than once|one',
      'may|might|can|could|possibly have|be the|named|chosen|taken|given same|twice|repeatedly',
      'with|has|have|contain|contains|possible repeats|repetitions|duplicates|doubles',
      'smallest|lowest|least|first one|lost|gone|lacking',
      'some of .. lost|missing|gone|lack|lacking|absent',
      'are|were missing|lost|gone|lacking|absent',
      'several|various|many|few|more .. lost|gone',
      'smallest|lowest|least|first|minimum missing|absent|nonnegative',
      'smallest|lowest|least|minimum .. missing|absent|not|nonnegative',
      'several|more|many .. missing|absent',
      'may|might|can|could repeat|recur|coincide',
      'may|might|can|could be|occur|appear|stand repeated|twice|several|more|equal|often',
      'smallest|lowest|least|first .. range|absent|lacking|lacks|occur|appear',
      'not|need necessarily|be|always|all distinct|different',
      'duplicate|duplicates|repeat|repeats|repetition|repetitions|copies .. possible|allowed|may|can|permitted',
      'with repetition|repetitions|repeats',
      'several|more|two|both .. missing|absent|lacking|gone',
      'two|2|three numbers|tickets|chairs|values .. missing|absent|gone',
      'smallest|lowest|least .. them|these|those|missing',
      'mex',
      'some .. twice|repeated',
    ],
    answer: (nums) => firstAbsent(nums, 0),
  },
  {
    asks: 'the largest number that is missing',
    said: [
      'largest|greatest|highest|maximum|biggest .. missing|absent|not',
      'largest|greatest|highest|biggest|last .. range|absent|lacking|lacks|occur|appear|them|these',
    ],
    answer: (nums) => firstAbsent(nums, nums.length, -1),
  },
  {
    asks: 'numbers of which one is missing and another one there twice',
    said: [
      'one|another|other .. duplicated|duplicate|repeated|twice|doubled',
      'duplicate|duplicated|repeated and .. missing',
      'instead of',
      'in place of',
      'replaced|replaces|overwritten',
    ],
    answer: (nums) =>
      Array.from({ length: nums.length }, (_, number) => number).find((number) => !nums.includes(number)) ??
      nums.length,
  },
  {
    asks: 'the number that is there twice',
    said: ['twice|duplicate|duplicated|duplicates|repeated|repeat|repeats|double|doubled'],
    answer: (nums) => nums.find((number, place) => nums.indexOf(number) !== place) ?? -1,
  },
  {
    asks: 'the number missing between the smallest and the largest',
    said: [
      'between .. smallest|lowest|minimum|first',
      'smallest|lowest|minimum and|to|through .. largest|highest|maximum',
      'smallest .. and|to .. largest',
      'starting number|value',
      'arithmetic|progression',
      'any|arbitrary start|range|number',
    ],
    answer: (nums) => firstAbsent(nums, Math.min(...nums)),
  },
  {
    asks: 'the number missing from a progression',
    said: ['arithmetic|progression|difference', 'step of', 'even|odd number'],
    answer(nums) {
      const [low, high] = [Math.min(...nums), Math.max(...nums)]
      return ((low + high) * (nums.length + 1)) / 2 - total(nums)
    },
  },
  {
    asks: 'the next number, or how many are missing',
    said: [
      'next',
      'how many|number of .. missing|absent',
      'count of',
      'larger|greater|higher|bigger than all|every|the|any',
      'exceeds|exceed all|every|the',
      'one more|larger|greater than',
      'beyond|after the|all largest|highest|last',
      'follow|follows|following|continue|continues',
      'above|over|past the largest|highest|last',
      'nearest',
    ],
    answer: (nums) => Math.max(...nums) + 1,
  },
  {
    asks: 'how many numbers are missing',
    said: ['how many', 'number|count of missing|absent'],
    answer: (nums) => Math.max(...nums) + 1 - new Set(nums).size,
  },
  {
    asks: 'the number without a partner (Single Number)',
    said: ['once|single|pair|pairs|partner|alone|odd|unpaired'],
    answer: (nums) => nums.reduce((left, number) => left ^ number, 0),
  },
  {
    asks: 'another answer where nothing is missing',
    said: [
      '-1',
      'none|nothing|no .. missing|absent',
      'return|returns|or minus',
      'if .. complete|all|every .. present',
      '~the|a complete|full|intact',
      'lacks|lack nothing|none',
      '0|zero|1 if|when|where .. no|none|nothing',
      'n itself .. not|does|no|never',
      'unless',
      'below|under|less|smaller than n|the',
    ],
    answer: (nums) => (missingNumber(nums) > Math.max(...nums) ? -1 : missingNumber(nums)),
  },
  {
    asks: 'the kth missing number',
    said: ['kth|second|2nd|third'],
    answer: (nums) => firstAbsent(nums, firstAbsent(nums, 0) + 1),
  },
  {
    asks: 'the place where it would stand, or the sum',
    said: ['index|position|place where|it|insert|inserted'],
    answer: (nums) => nums.findIndex((number, place) => number !== place),
  },
  {
    asks: 'the smallest even number that is missing, or one of another kind',
    said: [
      'even ~need|when|if|more|better|have',
      'odd|prime|multiple|multiples|negative',
      'between|inside|within .. largest|smallest|extremes|others|two',
      '~without|no|any gap|gaps|hole|holes',
      'square|squares',
      'not ~forget .. 0|zero',
      'except|excluding|apart|ignoring|disregarding',
      '0|zero .. not|never|does|no count|counts|part|counted|ignored',
    ],
    answer: (nums) => firstAbsent(nums, 0, 2),
  },
  {
    asks: 'a sum, a difference or a distance',
    said: [
      'sum of|and',
      'difference',
      'distance|far',
      'product',
      'index|position|place of|where',
      'twice|double|half',
      'between .. neighbours|largest|smallest',
      'plus|minus one',
      'xor of',
    ],
    answer: (nums) => Math.max(...nums) - Math.min(...nums),
  },
]
