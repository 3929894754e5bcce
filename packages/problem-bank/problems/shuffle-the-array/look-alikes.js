const halves = (nums, n) => [nums.slice(0, n), nums.slice(n)]
const dealt = (one, other) => one.flatMap((number, at) => [number, other[at]])

const lookAlikes = [
  {
    asks: 'the second half to begin',
    said: [
      'y1 x1',
      'second|other|last|right|lower|back half|part|pile|list|array .. first|begins|begin|starts|start|leads|top',
      'begin|begins|beginning|start|starts|starting|first .. second|other|last|right|lower|y1|n',
      'in shuffle|inshuffle',
    ],
    answer: (nums, n) => dealt(nums.slice(n), nums.slice(0, n)),
  },
  {
    asks: 'the second half from its end',
    said: [
      'backward|backwards|reverse|reversed|reversing',
      'first and last',
      'last|outer|outside .. first|inwards|inside|second',
      'from the end|back|right|outside|both',
      'x1 yn',
      'fold|folded|zigzag',
    ],
    answer: (nums, n) => dealt(nums.slice(0, n), nums.slice(n).reverse()),
  },
  {
    asks: 'the first half from its end',
    said: ['backward|backwards|reverse|reversed|reversing', 'xn y1'],
    answer: (nums, n) => dealt(nums.slice(0, n).reverse(), nums.slice(n)),
  },
  {
    asks: 'the way back',
    said: [
      'unshuffle|undo|undone|deinterleave|separate|separated|split|restore|original|inverse',
      'odd|even .. first|then|followed|before|places|positions|index|indexes',
      'every|each other|second',
      'x1 x2 xn y1 y2 yn .. return|becomes|into|output',
    ],
    answer: (nums) => [...nums.filter((_, at) => at % 2 === 0), ...nums.filter((_, at) => at % 2 === 1)],
  },
  {
    asks: 'the halves swapped',
    said: [
      'swap|swapped|swapping|exchange|exchanged|interchange|rotate|rotated|rotation|cut',
      'second half|part then|before|followed',
    ],
    answer: (nums, n) => halves(nums, n).reverse().flat(),
  },
  {
    asks: 'neighbours swapped',
    said: ['swap|swapped|swapping|exchange|exchanged', 'neighbour|neighbours|neighbor|neighbors|adjacent|neighbouring'],
    answer: (nums) => nums.map((_, at) => nums[at ^ 1]),
  },
  {
    asks: 'each half in order of size',
    said: [
      'sort|sorted|ascending|descending|increasing|decreasing|smaller|larger|smallest|largest|merge|merged',
      'order of size',
    ],
    answer: (nums, n) =>
      dealt(
        nums.slice(0, n).sort((a, b) => a - b),
        nums.slice(n).sort((a, b) => a - b),
      ),
  },
  {
    asks: 'the smaller of each pair first',
    said: ['smaller|larger|minimum|maximum|lower|higher|greater|min|max'],
    answer: (nums, n) => nums.slice(0, n).flatMap((number, at) => [number, nums[n + at]].sort((a, b) => a - b)),
  },
  {
    asks: 'sums or lists of two',
    said: ['sum|sums|add|added|product|difference|total', 'list|array of pairs|arrays|lists|tuples', 'as pairs|tuples'],
    answer: (nums, n) => nums.slice(0, n).map((number, at) => number + nums[n + at]),
  },
  {
    asks: 'several shuffles, or blocks of another size',
    said: [
      'k|m|n|twice|two|three|several|many|repeat|repeated|repeatedly times|shuffles|rounds',
      'twice|repeatedly|again',
      'block|blocks|chunk|chunks|group|groups|two|three at|of',
      'thirds|three|k parts|piles|stacks',
    ],
    answer: (nums, n) => shuffle(shuffle(nums, n), n),
  },
  {
    asks: 'turns that change which half is first',
    said: ['alternate|alternates|alternating', 'changes|change|turns .. order|direction|lead|first', 'snake|zigzag'],
    answer: (nums, n) =>
      nums.slice(0, n).flatMap((number, at) => (at % 2 === 0 ? [number, nums[n + at]] : [nums[n + at], number])),
  },
  {
    asks: 'the first and the last card to stay, or another condition',
    said: conditions(),
    answer: (nums, n) => [nums[0], ...dealt(nums.slice(n, -1), nums.slice(1, n)), nums.at(-1)],
  },
]
