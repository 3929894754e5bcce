/** The element at `n` of a sequence by its first elements and the rule for the next. */
function element(n, start, next) {
  const elements = [...start]
  while (elements.length <= n) elements.push(next(...elements.slice(-start.length)))
  return elements[n]
}

const sum = (...numbers) => numbers.reduce((total, number) => total + number, 0)
const first = (n) => Array.from({ length: Math.max(0, n) }, (_, place) => tribonacci(place))
const starting =
  (...start) =>
  (n) =>
    element(n, start, sum)

const beginning = (...numbers) => {
  const inTurn = numbers.join(' ')
  return [
    `${inTurn}`,
    `${numbers[0]} ${numbers[1]} and ${numbers[2]}`,
    `first|initial|start|starting|starts|begin|begins|beginning|seed|seeded|seeds .. ${inTurn}`,
  ]
}

const otherStart = [
  'every|each|all|both|three first|initial|three|3|of|start .. 1|one|equal',
  'first|initial three|3 .. are|being|all|each|equal',
  'starts|begins|start|begin|starting|beginning with|at|from 1|2|3|one|two|three',
  't0|t_0|f0|a0 1|2|3',
  '0 is|equals|has 1|2|3|one',
  't|f|a|s 0 1|2|3|one',
  'no beetle|one never',
]

const lookAlikes = [
  {
    asks: 'numbers that start with 1, 1, 1',
    said: [...beginning(1, 1, 1), ...otherStart, 'three|3 one|ones|1'],
    answer: starting(1, 1, 1),
  },
  {
    asks: 'numbers that start with 0, 0, 1',
    said: [
      ...beginning(0, 0, 1),
      't1|t_1|f1|a1 0',
      't|f|a|s 1 0|zero',
      'two|2 zero|zeros|zeroes|0',
      '0 0',
      'zero twice',
    ],
    answer: starting(0, 0, 1),
  },
  {
    asks: 'numbers that start with 1, 1, 2',
    said: [
      ...beginning(1, 1, 2),
      ...otherStart,
      '1 2 4',
      '1|one based|indexed',
      'counted|starting|start|starts|count|indexes|index|numbered from|at 1|one',
    ],
    answer: starting(1, 1, 2),
  },
  {
    asks: 'numbers that start with 1, 2, 3',
    said: [...beginning(1, 2, 3), ...otherStart, '1 2 3'],
    answer: starting(1, 2, 3),
  },
  {
    asks: 'numbers that start with 1, 2, 4',
    said: [
      ...beginning(1, 2, 4),
      ...otherStart,
      'way|ways|step|steps|stair|stairs|staircase|climb|climbing|hop|hops|jump|jumps|tile|tiling|tilings|composition|compositions',
      'without three|3',
      'binary|bit|bits|string|strings',
    ],
    answer: starting(1, 2, 4),
  },
  {
    asks: 'numbers that start with 0, 1, 2',
    said: [...beginning(0, 1, 2), ...otherStart, 't2|t_2|f2|a2 2', 't|f|a|s 2 2|two'],
    answer: starting(0, 1, 2),
  },
  {
    asks: 'numbers that start with 0, 1, 0',
    said: [...beginning(0, 1, 0), ...otherStart, 't2|t_2 0', 't|f|a|s 2 0|zero'],
    answer: starting(0, 1, 0),
  },
  {
    asks: 'numbers that start with 1, 0, 0',
    said: [...beginning(1, 0, 0), ...beginning(1, 0, 1), ...otherStart],
    answer: starting(1, 0, 0),
  },
  {
    asks: 'numbers that start with 2, 1, 1',
    said: [...beginning(2, 1, 1), ...beginning(3, 1, 3), ...otherStart],
    answer: starting(3, 1, 3),
  },
  {
    asks: 'numbers counted from one',
    said: [
      '1|one based|indexed',
      'counted|counting|starting|start|starts|count|numbered|index|indexes|indexed|positions|position|numbering .. from|at|with 1|one',
      'first|1st .. is|being|number|element 0|zero',
      'n 1|one .. first|0',
      'number|element|term|index|position|t|f|place 1 is|being|equals 0|zero',
      't1|t_1|f1|a1 0',
      't|f|a|s 1 0|zero',
    ],
    answer: (n) => tribonacci(n - 1),
  },
  {
    asks: 'the next number',
    said: [
      'next|following|successor|after',
      'n 1|plus th|st',
      'first|1st .. is|being|number|element 1|one',
      'without|skip|skipping|omitting|ignoring|leaving .. 0|zero',
      '1 1 2 4',
    ],
    answer: (n) => tribonacci(n + 1),
  },
  {
    asks: 'Fibonacci numbers',
    said: [
      'two|2 before|preceding|previous|predecessor|predecessors|prior|last|numbers|terms|elements|earlier|preceding',
      'sum of .. two|2|last|both|previous two|2',
      'previous|last|preceding|prior|foregoing|latest two|2',

      'return|find|compute|give|n .. fibonacci',
    ],
    answer: (n) => element(n, [0, 1], sum),
  },
  {
    asks: 'sums of four numbers',
    said: [
      'four|4 before|preceding|previous|predecessor|predecessors|prior|last|numbers|terms|elements|earlier',
      'previous|last|preceding|prior|latest four|4|five|5',
      'tetranacci|tetrabonacci|quadranacci|pentanacci|quadribonacci',
      'sum of .. four|4',
    ],
    answer: (n) => element(n, [0, 1, 1, 2], sum),
  },
  {
    asks: 'sums of four numbers that start with zeros',
    said: [
      'tetranacci|tetrabonacci|quadranacci',
      'four|4 before|preceding|previous|last|numbers',
      'previous|last|preceding four|4',
    ],
    answer: (n) => element(n, [0, 0, 0, 1], sum),
  },
  {
    asks: 'sums of four numbers that start with 0, 1, 1, 1',
    said: [
      'tetranacci|tetrabonacci',
      'four|4 before|preceding|previous|last',
      'previous|last|preceding four|4',
      '0 1 1 1',
    ],
    answer: (n) => element(n, [0, 1, 1, 1], sum),
  },
  {
    asks: 'sums of the two numbers of two and three steps before',
    said: [
      'skip|skips|skipping|padovan|perrin|except|without|leaving|leaves|omitting|narayana|cow|cows',
      'second|2nd and|plus .. third|3rd',
      'first|last|previous and|plus .. third|3rd',
      'two|2 and|steps .. three|3',
      'not .. last|previous|immediately|immediate',
    ],
    answer: (n) => element(n, [0, 1, 1], (a, b) => a + b),
  },
  {
    asks: 'sums of the last number and the third last',
    said: [
      'narayana|cow|cows|skip|skipping|except|without',
      'last|previous and|plus .. third|3rd',
      'first and|plus .. third',
    ],
    answer: (n) => element(n, [0, 1, 1], (a, _, c) => a + c),
  },
  {
    asks: 'a remainder',
    said: ['modulo|mod|modulus|remainder|divided', 'last|final|units|lowest|unit digit|digits'],
    answer: (n) => tribonacci(n) % 1000,
  },
  {
    asks: 'the last digit',
    said: ['modulo|mod|modulus|remainder|divided', 'last|final|units|lowest|unit|ones digit|digits', 'digit'],
    answer: (n) => tribonacci(n) % 10,
  },
  {
    asks: 'the sum of the first numbers',
    said: [
      'sum of|over .. first|t0',
      'sum of all number|term|element|tribonacci|t0|from|the|value',
      'sum|total|add .. first n|k|num',
      'first n|k|all .. number|term|element|sum',
      'total|altogether|prefix|cumulative|running|accumulated|partial',
      'from t0|t1|0|1|t .. to|through|up .. sum|total',
    ],
    answer: (n) => sum(...first(n + 1)),
  },
  {
    asks: 'the sum of the numbers below the index',
    said: [
      'sum|total .. first|below',
      'first n|k .. number|term|element',
      'altogether|prefix|cumulative|running|accumulated|partial',
    ],
    answer: (n) => sum(...first(n)),
  },
  {
    asks: 'the product of the numbers before',
    said: ['product|products|multiply|multiplied|multiplying|multiplication|factorial'],
    answer: (n) => element(n, [0, 1, 1], (a, b, c) => a * b * c),
  },
  {
    asks: 'the product of numbers that start above nought',
    said: ['product|products|multiply|multiplied|multiplying'],
    answer: (n) => element(n, [1, 1, 2], (a, b, c) => a * b * c),
  },
  {
    asks: 'a constant or the place to be added',
    said: [
      'plus|add|added|adding|adds|additional|extra|more|increased 1|one|n|2|two|the|its|another',
      'plus 1|one|n|2|two',
      'one|1|two|2 more',
      'leonardo|migrate|newcomer',
    ],
    answer: (n) => element(n, [0, 1, 1], (a, b, c) => a + b + c + 1),
  },
  {
    asks: 'differences or weights in the sum',
    said: [
      'minus|subtract|subtracted|difference|alternating|alternate|sign|signs|negative|absolute',
      'twice|double|doubled|times|weighted|weight|half|triple',
      'die|dies|death|lives|lost',
      'maximum|largest|xor|average|mean',
    ],
    answer: (n) => element(n, [0, 1, 1], (a, b, c) => c + b - a),
  },
  {
    asks: 'twice a number in the sum',
    said: ['twice|double|doubled|times|weighted|weight|half|triple', 'two|2|three|3 times'],
    answer: (n) => element(n, [0, 1, 1], (a, b, c) => a + b + 2 * c),
  },
  {
    asks: 'the index of a number, or how many there are',
    said: [
      'index of|in',
      'position of|in|at which',
      'how many tribonacci|numbers|elements|terms|of|even|odd',
      'number|count of .. tribonacci|elements|terms|even|odd',
      'smallest|largest|greatest|first|closest|nearest|next .. tribonacci|at|greater|less|least|exceeding',
      'at least|most n',
      'less|greater|smaller|larger|not than|exceeding',
    ],
    answer: (n) => first(40).filter((number) => number < n).length,
  },
  {
    asks: 'the largest number up to n, or the n-th of a kind',
    said: ['largest|greatest|smallest|closest|nearest|biggest', 'n th|nth even|odd|prime', 'even|odd|prime'],
    answer: (n) => first(40).findLast((number) => number <= n) ?? 0,
  },
  {
    asks: 'numbers of negative or doubled index',
    said: ['negative|backward|backwards|2n|square|squared|squares', 'every second|third|other', 'twice|double'],
    answer: (n) => tribonacci(n) ** 2,
  },
]
