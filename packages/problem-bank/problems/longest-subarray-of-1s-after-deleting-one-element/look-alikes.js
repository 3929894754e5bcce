const runs = (nums, of = 1) =>
  nums
    .join('')
    .split(String(1 - of))
    .map(({ length }) => length)
const longestRun = (nums, of = 1) => Math.max(0, ...runs(nums, of))
const without = (nums, place) => nums.toSpliced(place, 1)
const best = (nums, change) => Math.max(0, ...nums.map((_, place) => longestRun(change(nums, place))))

const lookAlikes = [
  {
    asks: 'a zero to be turned into a one',
    said: [
      'flip|flips|flipped|flipping|change|changed|changing|turn|turned|turning|replace|replaced|switch|set|convert',
      'into|to a|one|1 one|1',
    ],
    answer: (nums) => best(nums, (row, place) => row.with(place, 1)),
  },
  {
    asks: 'up to two zeros to be turned into ones',
    said: ['flip|flips|flipped|flipping|change|changed|turn|turned|replace|replaced|switch .. two|2|k'],
    answer: (nums) => Math.max(...nums.map((_, one) => best(nums.with(one, 1), (row, place) => row.with(place, 1)))),
  },
  {
    asks: 'nothing to have to be deleted',
    said: [
      'at most|up to one|1',
      'may|can|could|optionally|optional delete|deleted|remove|removed|or|strike|leave',
      'if you want|like',
      'or none|nothing|not',
      'need not|no need',
      'without deleting|removing',
    ],
    answer: (nums) => Math.max(longestRun(nums), longestSubarray(nums)),
  },
  {
    asks: 'two elements, or k, to be deleted',
    said: [
      'two|2|three|3|k elements|element|terms|entries|lamps|numbers|are|must|have',
      'delete|remove two|2|three|k',
      'twice',
    ],
    answer: (nums) =>
      nums.length < 2 ? 0 : Math.max(...nums.map((_, place) => longestSubarray(without(nums, place)))),
  },
  {
    asks: 'zeros to be counted',
    said: [
      'only|of|all|just 0|zeros|zeroes',
      'longest|maximum .. 0|zeros|zeroes|off|absence',
      'consecutive|successive 0|zeros|zeroes',
    ],
    answer: (nums) => best(nums, without) && Math.max(...nums.map((_, place) => longestRun(without(nums, place), 0))),
  },
  {
    asks: 'equal elements of either kind',
    said: ['equal|same|identical|alike elements|values|numbers|digits|bits', 'all .. same|equal|identical'],
    answer: (nums) =>
      Math.max(
        0,
        ...nums.map((_, place) => Math.max(longestRun(without(nums, place)), longestRun(without(nums, place), 0))),
      ),
  },
  {
    asks: 'a zero alone to be deleted',
    said: [
      'element|one|term that|which is 0|zero',
      'delete|remove|strike|deleted|removed .. 0|zero|zeros',
      'single zero|0',
      'zero|0 .. deleted|removed|struck',
      'only zeros|0',
    ],
    answer(nums) {
      const zeros = nums.flatMap((number, place) => (number === 0 ? [place] : []))
      return zeros.length === 0 ? nums.length : Math.max(...zeros.map((place) => longestRun(without(nums, place))))
    },
  },
  {
    asks: 'a circular array',
    said: [
      'circular|circle|cyclic|ring|wrap|wraps',
      'end|last .. followed|joined|next .. first|start|beginning',
      'over the end',
    ],
    answer(nums) {
      const ring = (row) => Math.min(row.length, longestRun([...row, ...row]))
      return Math.max(0, ...nums.map((_, place) => ring(without(nums, place))))
    },
  },
  {
    asks: 'the number of ones, subarrays, or deletions',
    said: [
      'number|count of .. subarrays|ways|ones|runs|blocks|deletions',
      'how many subarrays|ways|ones|runs|deletions|elements',
      'minimum|fewest|least|smallest',
      'total',
      'sum',
    ],
    answer: (nums) => nums.reduce((sum, number) => sum + number, 0),
  },
  {
    asks: 'the length with the deleted element',
    said: [
      'including|included|counting|counted .. deleted|zero|removed',
      'deleted|zero|removed .. included|counted|counts',
      'at most one zero|0',
      'window|subarray with|of .. one|1|single zero|0',
    ],
    answer: (nums) => Math.min(nums.length, longestSubarray(nums) + 1),
  },
  {
    asks: 'the shortest block, or the second longest',
    said: [
      'shortest|second|smallest',
      'start|index|position of',
      'even|odd length',
      'at least|most|exactly k|two|three',
    ],
    answer: (nums) => Math.min(...runs(nums).filter((length) => length > 0)),
  },
]
