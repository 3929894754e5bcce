/** The tree whose roots stand at the place that `rootOf(start, end)` names, `end` being exclusive. */
function builtBy(nums, rootOf, start = 0, end = nums.length) {
  if (start >= end) return null
  const root = rootOf(start, end)
  return new TreeNode(nums[root], builtBy(nums, rootOf, start, root), builtBy(nums, rootOf, root + 1, end))
}

const leftMiddle = (start, end) => (start + end - 1) >> 1

function mirrored(node) {
  return node && new TreeNode(node.val, mirrored(node.right), mirrored(node.left))
}

/** Where the root of a complete tree, its last level filled from the left, stands. */
function completeRoot(start, end) {
  const size = end - start
  let lastLevel = 1
  while (lastLevel * 2 <= size) lastLevel *= 2
  const inner = lastLevel - 1
  return start + Math.floor((inner - 1) / 2) + Math.min(size - inner, Math.ceil(lastLevel / 2))
}

const lookAlikes = [
  {
    asks: 'the left of two middle elements as the root',
    said: [
      'left|lower|smaller|first|earlier|former|leftmost|lesser middle|median|center|centre|mid|candidate|central',
      'left|lower|smaller|first|earlier|former|leftmost|lesser of|one|among|from .. two|middle|median|center|centre',
      'two middle|median|central|center|centre|candidate .. left|lower|smaller|first|earlier|former',
      'middle|median|mid|index|root .. rounded|rounding|floor|rounds',
      'floor',
      'even .. left|lower|smaller|first|earlier',
      'left|lower|smaller|earlier|former|lesser one',
      'always|tie|ties .. left|lower|smaller|first',
      'toward|towards|to the left .. tie|even|middle',
    ],
    answer: (nums) => builtBy(nums, leftMiddle),
  },
  {
    asks: 'the middle elements in turn from the left and the right, or by another rule',
    said: ['alternate|alternately|alternating', 'even|odd level|depth', 'random|randomly|golden|third|quarter'],
    answer: (nums) =>
      builtBy(nums, (start, end) => ((end - start) % 4 === 0 ? leftMiddle(start, end) : (start + end) >> 1)),
  },
  {
    asks: 'a complete tree',
    said: [
      'complete',
      'heap',
      'filled|fill|fills from|left|completely|fully',
      'last|lowest|bottom|deepest level|row|leaves .. left',
      'as far left',
      'leftmost|rightmost',
    ],
    answer: (nums) => builtBy(nums, completeRoot),
  },
  {
    asks: 'a tree that is not balanced',
    said: [
      'insert|inserted|inserting|insertion',
      'chain|degenerate|unbalanced|skewed|imbalanced|vine',
      'not .. balanced',
      'first|smallest|last|largest element|number|value .. root',
      'maximum|maximal|largest|greatest|most|highest height|depth|tall',
      'tallest|deepest',
      'one by one',
      'right child only',
      'only .. right|left child|children',
    ],
    answer: (nums) => builtBy(nums, (start) => start),
  },
  {
    asks: 'larger values on the left',
    said: [
      'larger|greater|bigger|higher .. left',
      'smaller|lower|lesser .. right',
      'mirror|mirrored|reversed|inverted|flipped|reverse|reversal|invert|descending|decreasing|nonincreasing',
      'swap|swapped',
      'left .. larger|greater|bigger|higher',
      'right .. smaller|lesser|lower',
    ],
    answer: (nums) => mirrored(sortedArrayToBST(nums)),
  },
  {
    asks: 'a descending array',
    said: ['descending|decreasing|nonincreasing|reverse|reversed|largest'],
    answer: (nums) => sortedArrayToBST([...nums].reverse()),
  },
  {
    asks: 'duplicates left out',
    said: [
      'duplicate|repeated|repeat|repetition .. once|removed|dropped|ignored|skipped|discarded|omitted',
      'remove|removing|drop|dropping|ignore|ignoring|skip|skipping|discard|deduplicate .. duplicate|repeated|repetition|equal',
      'only|each|every distinct|different|unique',
      'distinct|unique|different value|number|element only|alone|once',
    ],
    answer: (nums) => sortedArrayToBST([...new Set(nums)]),
  },
  {
    asks: 'a tree of only some of the numbers',
    said: [
      'even|odd|prime',
      'only|just .. positive|negative|nonnegative|k|numbers',
      'every second|other',
      'between low|k|lo|l',
      'trim|trimmed|range',
    ],
    answer: (nums) => sortedArrayToBST(nums.filter((number) => number % 2 === 0)),
  },
  {
    asks: 'a tree with other values in its nodes',
    said: [
      'sum of .. subtree|greater|larger|descendant|node',
      'greater sum',
      'index|position|height|depth|size of .. as|instead|value|stored|node',
      'replace|replaced|replacing',
      'store|stores|holds|hold|contain|contains|value .. index|place|position|depth|height|size|sum|count',
      'absolute|squared|square',
    ],
    answer: (nums) => sortedArrayToBST(nums.map((_, place) => place)),
  },
  {
    asks: 'numbers not sorted, or a rotated array',
    said: ['unsorted|unordered|rotated|rotation|shuffled', 'not .. sorted', 'arbitrary|random order', 'nonsorted'],
    answer: (nums) => sortedArrayToBST([...nums].sort((a, b) => a - b)),
  },
]
