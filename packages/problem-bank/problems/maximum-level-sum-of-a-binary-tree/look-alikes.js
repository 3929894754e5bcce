function levels(root) {
  const all = []
  for (let level = [root]; level.length > 0; level = level.flatMap(({ left, right }) => [left, right].filter(Boolean)))
    all.push(level.map(({ val }) => val))
  return all
}

const sumOf = (values) => values.reduce((sum, value) => sum + value, 0)
const largest = (numbers) => numbers.reduce((a, b) => Math.max(a, b), -Infinity)
const firstLargest = (numbers) => numbers.indexOf(largest(numbers)) + 1
const sumsOf = (root) => levels(root).map(sumOf)

const lookAlikes = [
  {
    asks: 'the sum itself',
    said: [
      'return|give|report|print|find|what the|is maximum|largest|greatest|highest|biggest|maximal|level sum|total',
      'return|give|report|print|find the sum|total',
      'sum|total of the|that level',
      'value of the',
    ],
    denied: ['level|levels|row|floor|depth|generation|which|number|index|smallest|first|upper|uppermost'],
    answer: (root) => largest(sumsOf(root)),
  },
  {
    asks: 'the level of the smallest sum',
    said: [
      'smallest|minimum|least|lowest|minimal sum|total',
      'sum|total .. minimal|smallest|minimum|least|lowest',
      'minimum',
    ],
    answer: (root) => firstLargest(sumsOf(root).map((sum) => -sum)),
  },
  {
    asks: 'the lowest of several levels',
    denied: [
      'smallest|lowest|least|minimum|minimal|smaller|lower|low|small level|number|numbered|index|such|x|one|of|row|depth|tier|floor|label|ordinal|generation',
      'smallest|lowest|least|minimum|minimal|smaller|lower|wins',
      'first|upper|uppermost|earliest|earlier|nearest|nearer|closest|closer|top|topmost|highest|higher|shallowest|shallower|above',
    ],
    said: [
      'furthest|farthest|further|farther|far|remotest|away .. root|top|summit|start|ceo|boss|owner|head',
      'deepest|deeper|bottommost|latest|later|lowermost',
      'nearest|nearer|closest|closer|next .. leaves|bottom|ground|base',
      'largest|greatest|highest|biggest such|number|x|index',
      'largest|greatest|highest|maximal|maximum|biggest level ~sum|total',
      'largest|greatest|highest|biggest of them|those',
      'last|lowest|deepest|lower|deeper|bottommost such|level|of|one|them|two',
      'tie|ties|several|equal .. last|lowest|deepest|largest|greatest|lower|deeper',
    ],
    answer: (root) => sumsOf(root).lastIndexOf(largest(sumsOf(root))) + 1,
  },
  {
    asks: 'levels counted from zero',
    said: [
      'root .. level|depth|row|at|on|is 0|zero',
      '0|zero indexed|based',
      'level|depth|row|levels|counting|counted|numbered 0|zero',
      'from|with|at 0|zero',
      'depth|distance',
    ],
    answer: (root) => maxLevelSum(root) - 1,
  },
  {
    asks: 'levels counted from the bottom',
    said: [
      'bottom|upward|upwards|reverse|reversed|deepest|below',
      'leaves|lowest|last .. level|is|are 1|one',
      'from .. leaves|end',
    ],
    answer: (root) => firstLargest(sumsOf(root).reverse()),
  },
  {
    asks: 'the level of the most nodes',
    said: ['most|many|number|count nodes|of|node', 'widest|width', 'how many nodes'],
    answer: (root) => firstLargest(levels(root).map((level) => level.length)),
  },
  {
    asks: 'the level of the largest average',
    said: ['average|averages|mean|median'],
    answer: (root) => firstLargest(levels(root).map((level) => sumOf(level) / level.length)),
  },
  {
    asks: 'the level of the largest value or product',
    said: [
      'product|products',
      'largest|maximum|greatest|biggest|highest value|node|element|number|single',
      'absolute|squares|squared|distinct|different|unique',
    ],
    answer: (root) => firstLargest(levels(root).map(largest)),
  },
  {
    asks: 'columns, diagonals, paths or subtrees',
    said: ['column|columns|vertical|diagonal|diagonals|path|paths|subtree|subtrees|horizontal', 'kth|second|third|two'],
    answer: (root) => sumsOf(root).toSorted((a, b) => b - a)[1],
  },
  {
    asks: 'all the levels down to one, or a number of levels',
    said: [
      'up|down to|until level|it|that|this',
      'cumulative|running|prefix|together with|together',
      'how many|number|count of levels',
      'two|consecutive|adjacent|neighbouring|successive levels',
      'difference|greater|larger|more than .. previous|above|parent',
    ],
    answer(root) {
      const sums = sumsOf(root)
      return firstLargest(sums.map((_, at) => sumOf(sums.slice(0, at + 1))))
    },
  },
  {
    asks: 'some levels or nodes alone',
    said: [
      'odd|even level|levels|value|values|node|nodes|numbered|depth|number|numbers',
      'leaf|leaves',
      'positive|negative only|values|nodes',
      'only|just .. positive|leaves|left|right|even|odd',
      'not|except|without|excluding|other .. root|first|leaves',
      'zero .. all|negative',
      '0|none|-1 if|when|where',
      ...conditions('no longer'),
    ],
    answer: (root) => firstLargest(levels(root).map((level) => sumOf(level.filter((value) => value > 0)))),
  },
]
