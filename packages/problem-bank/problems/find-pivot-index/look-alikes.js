const sum = (numbers) => numbers.reduce((a, b) => a + b, 0)
const product = (numbers) => numbers.reduce((a, b) => a * b, 1)
const sidesOf = (nums, index) => [nums.slice(0, index), nums.slice(index + 1)]
const all = (nums, isPivot) => [...nums.keys()].filter(isPivot)
const pivots = (nums) =>
  all(nums, (index) => {
    const [left, right] = sidesOf(nums, index)
    return sum(left) === sum(right)
  })

const lookAlikes = [
  {
    asks: 'the rightmost index',
    said: [
      'rightmost',
      'the last',
      'from|at|through|by the|its|their high|far|right|rear|back|tail|other|upper|opposite|eastern|east end|side ~of|it|itself',
      'walk|walks|walking|walked|search|searches|searching|searched|scan|scans|scanning|scanned|tried|tested|checked|read|visited|look|looks|looking|come|comes|coming|go|goes|going|start|starts|starting|begin|begins|beginning|check|checks|checking|try|tries .. from|at the|its right|end|back|rear|tail|last',
      'right to|towards|toward ~the left',
      'from right',
      'right to the left',
      'highest|largest|greatest|biggest|maximum|maximal value|i|such|possible|index|that|number|place',
      'begin|begins|beginning|start|starts|starting|first with .. last|rightmost|right|end|rear',
      'far|extreme right|end|side',
      'last element|number|one|place|index on|onward|onwards|back|down',
      'closest|nearest|close|near .. end|back|tail|right',
      'backward|backwards|reverse|reversed',
      'largest|highest|greatest|latest index|place|position|one|of',
      'last|latest .. several|many|more',
      'several|many|more .. last|latest|largest|highest|greatest|rightmost',
    ],
    answer: (nums) => pivots(nums).at(-1) ?? -1,
  },
  {
    asks: 'the number of such indices',
    said: [
      'number|count of .. index|indices|pivots|positions|places|ways',
      'how many .. index|indices|pivots|places|positions|ways',
      'how many',
    ],
    answer: (nums) => pivots(nums).length || -1,
  },
  {
    asks: 'the number at the index to belong to a side',
    said: [
      'including|included|inclusive|include .. index|it|itself|left|right|number|element',
      'up to and',
      'index|itself|pivot|number|element|it .. included|inclusive',
      'belongs|belong|counts|count|counted|added to|with|on the|both left|right|first|second|sides|lower|higher',
      'both sides|sums .. include|including|contain',
      'split|cut|divide|divides|divided|separate|partition',
      'before|between two|which',
      'prefix .. suffix',
    ],
    answer: (nums) => all(nums, (index) => sum(nums.slice(0, index + 1)) === sum(nums.slice(index + 1)))[0] ?? -1,
  },
  {
    asks: 'the number at the index to belong to the right side',
    said: [
      'including|included|inclusive|include .. index|it|itself|left|right|number|element',
      'starting|from|beginning .. index|it',
      'index|itself|pivot|number|element|it .. included|inclusive',
      'belongs|belong|counts|count|counted|added to|with|on the|both left|right|first|second|sides|lower|higher',
      'split|cut|divide|divides|divided|separate|partition',
      'prefix .. suffix',
    ],
    answer: (nums) => all(nums, (index) => sum(nums.slice(0, index)) === sum(nums.slice(index)))[0] ?? -1,
  },
  {
    asks: 'a place counted from one',
    said: [
      'counted|numbered|counting|numbering|start|starts|starting|begin|begins .. 1|one',
      '1|one based|indexed',
      'first .. is|has|number 1|one',
    ],
    answer: (nums) => (pivotIndex(nums) === -1 ? -1 : pivotIndex(nums) + 1),
  },
  {
    asks: 'products',
    said: ['product|products|multiply|multiplied|multiplying', 'xor|bitwise'],
    answer: (nums) =>
      all(nums, (index) =>
        sidesOf(nums, index)
          .map(product)
          .every((side, _, sides) => side === sides[0]),
      )[0] ?? -1,
  },
  {
    asks: 'the number at the index, or the sum of a side',
    said: [
      'return|give|report|name|find|print the value|element|number|sum|weight',
      'the element for|that|whose|with|such',
      'the sum .. itself',
      'common sum',
    ],
    answer: (nums) => (pivotIndex(nums) === -1 ? -1 : nums[pivotIndex(nums)]),
  },
  {
    asks: 'the sum of a side',
    said: ['return|give|report|print|find the sum|total', 'common sum|total', 'sum of one|either|each side'],
    answer: (nums) => (pivotIndex(nums) === -1 ? -1 : sum(nums.slice(0, pivotIndex(nums)))),
  },
  {
    asks: 'an index other than the first and the last',
    said: [
      'other than',
      'not|never|neither|except|without|excluding .. first|last|end|ends|edge|edges|border',
      'inner|interior|strictly between|inside',
      'both sides .. nonempty|not|least|element|elements',
      'at least one element|number',
      'nonempty|non empty',
      'sides must|may|have|has',
    ],
    answer: (nums) => pivots(nums).find((index) => index > 0 && index < nums.length - 1) ?? -1,
  },
  {
    asks: 'sums that are nearly equal, or compare in another way',
    said: [
      'smallest|least|minimum|minimal|largest|greatest difference|absolute',
      'difference|closest|nearest|nearly|approximately',
      'left|sum greater|larger|smaller|less|exceeds|exceed',
      'greater|larger|smaller|less|twice|double|half than|the|as|of',
      'opposite|negative|absolute',
      'average|averages|mean|means|median|maximum|minimum',
      'number|count of elements|zeros|ones|odd|even|positive|negative',
      'even|odd|squares|squared|digit|digits',
      'modulo|mod',
    ],
    answer(nums) {
      const gap = (index) => Math.abs(sum(sidesOf(nums, index)[0]) - sum(sidesOf(nums, index)[1]))
      return [...nums.keys()].reduce((best, index) => (gap(index) < gap(best) ? index : best), 0)
    },
  },
  {
    asks: 'a circular array, distances, or a number that may be changed',
    said: [
      'circular|circle|cyclic|ring|rotate|rotated|rotation|wrap|wraps',
      'distance|distances|lever|levers|torque|moment|moments .. weight|times|multiplied|matter|count|from',
      'times|multiplied .. distance',
      'remove|removing|delete|deleting|change|changing|replace one|1|a|an|any',
      'sorted|sort|distinct|unique',
      'two indices|pivots|indexes|cuts',
      'three|four parts|sides',
    ],
    answer: (nums) => all(nums, (index) => sum(nums.map((number, place) => number * (place - index))) === 0)[0] ?? -1,
  },
]
