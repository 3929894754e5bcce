/** Number n of the sequence that begins so and goes on by the rule, which sees all numbers before. */
function sequence(n, begin, next) {
  const numbers = [...begin]
  while (numbers.length <= n) numbers.push(next(numbers))
  return numbers[n]
}

const lastTwo = (numbers) => numbers.at(-1) + numbers.at(-2)
const upTo = (n) => Array.from({ length: n + 1 }, (_, k) => fib(k))
const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

const lookAlikes = [
  {
    asks: 'the sum of the three numbers before',
    said: [
      'three|3 before|preceding|previous|predecessor|last|number|term|prior|earlier|ones|immediately|month|value',
      'tribonacci',
      'n 3',
      'sum of three|3',
      'sum of the|its|these three|3',
      'preceding|previous|last three|3',
    ],
    answer: (n) => sequence(n, [0, 1, 1], (numbers) => numbers.at(-3) + lastTwo(numbers)),
  },
  {
    asks: 'the sum of the three numbers before, beginning with two zeros',
    said: [
      'three|3 before|preceding|previous|predecessor|last|number|term|prior|earlier|ones|immediately|month|value',
      'tribonacci',
      'n 3',
      '0 0 1',
    ],
    answer: (n) => sequence(n, [0, 0, 1], (numbers) => numbers.at(-3) + lastTwo(numbers)),
  },
  {
    asks: 'four or all numbers before',
    said: [
      'four|4|k before|preceding|previous|predecessor|last|number|term',
      'tetranacci',
      'all .. before|preceding|previous|earlier|prior',
      'sum of all|every',
    ],
    answer: (n) => sequence(n, [0, 1, 1, 2], (numbers) => total(numbers.slice(-4))),
  },
  {
    asks: 'the number modulo something',
    said: [
      'modulo|mod|modulus|remainder|modular',
      '1000000007|998244353',
      '10 9 7',
      'last|final|unit|lowest .. digit',
      'divided|division',
    ],
    answer: (n) => fib(n) % 1000000007,
  },
  {
    asks: 'the last digit',
    said: ['modulo|mod|modulus|remainder|modular', 'last|final|units|unit|ones|lowest|trailing digit', 'mod|modulo 10'],
    answer: (n) => fib(n) % 10,
  },
  {
    asks: 'a first digit, the number of digits, or their sum',
    said: ['digit|digits'],
    answer: (n) => total([...String(fib(n))].map(Number)),
  },
  {
    asks: 'the beginning 1, 1',
    said: [
      '1|one and|then 1|one',
      'with|from two|2 ones|1',
      'with|from 1|one and 1|one',
      'f 0 1',
      'f0 1',
      'f_0 1',
      'first two .. both|ones',
      'first two .. are|is|being 1|one',
      'two ones',
      'both 1|one',
    ],
    answer: (n) => fib(n + 1),
  },
  {
    asks: 'the beginning 1, 2',
    said: [
      'f 0 1',
      'f 1 2',
      'f_1 2',
      'stair|stairs|step|steps|climb|climbing|tile|tiling|domino',
      'with|from 1 2',
      'number|count of way',
      'how many way',
    ],
    answer: (n) => fib(n + 2),
  },
  {
    asks: 'another beginning, as of the Lucas numbers',
    said: ['lucas', '2|two and 1|one', '2 1', 'f 0 2', 'f_0 2', 'a and b'],
    answer: (n) => sequence(n, [2, 1], lastTwo),
  },
  {
    asks: 'a count that begins with one',
    said: [
      'first .. is|being 0|zero',
      'f 1 0',
      'f_1 0',
      'f1 0',
      '1-indexed',
      'counted|counting|numbered|numbering from|starting .. 1|one',
      'one|1 based|indexed',
      'index|indices|position|count|counting start|starts|begin|begins .. 1|one',
    ],
    answer: (n) => fib(Math.max(0, n - 1)),
  },
  {
    asks: 'the sum of the numbers up to it',
    said: [
      'sum of all|numbers|fibonacci|every',
      'sum of all|every|the fibonacci|number|term|n|numbers from',
      'sum of the first|fibonacci',
      'sum|total .. first|up|through|from .. n|f|k',
      'add up all|the',
      'add all',
      'cumulative|running|altogether',
      'total .. of',
    ],
    answer: (n) => total(upTo(n)),
  },
  {
    asks: 'the sum of the first n numbers',
    said: [
      'sum of all|fibonacci|every',
      'sum of the first',
      'sum|total .. first .. n',
      'cumulative|running|altogether',
    ],
    answer: (n) => total(upTo(n - 1)),
  },
  {
    asks: 'the sum of the even ones, or even ones only',
    said: ['even|odd', 'every|each second|other|third', 'divisible|multiple'],
    answer: (n) => {
      let sum = 0
      for (let k = 0; fib(k) <= n; k++) if (fib(k) % 2 === 0) sum += fib(k)
      return sum
    },
  },
  {
    asks: 'even ones by their count',
    said: ['even|odd', 'divisible|multiple', 'parity'],
    answer: (n) => fib(3 * n),
  },
  {
    asks: 'the sum of the odd ones, or odd ones only',
    said: ['even|odd', 'every|each second|other|third', 'divisible|multiple'],
    answer: (n) => total(upTo(n).filter((number) => number % 2 === 1)),
  },
  {
    asks: 'the largest number up to n, or the next one',
    said: [
      'largest|greatest|biggest|highest|closest|nearest',
      'smallest|least|first|next .. greater|larger|above|least|exceed|exceeding|after|not',
      'at most n|x|k',
      'not|no|never greater|larger|more',
      'less|smaller|lower than|or n|x|k|the|it|a|equal',
      'exceed|exceeding',
      'not .. exceed|exceeds|exceeding|above|greater|larger',
      'below|above|under n|x|the',
    ],
    answer: (n) => Math.max(...upTo(Math.max(2, n)).filter((number) => number <= n)),
  },
  {
    asks: 'the least number from n on',
    said: [
      'smallest|least|closest|nearest',
      'first|next fibonacci .. that|greater|larger|after|above|from|at',
      'at least n|x|k',
      'greater|larger|more than|or equal|x|the|it|a',
      'exceed|exceeding',
    ],
    answer: (n) => Math.min(...upTo(n + 2).filter((number) => number >= n)),
  },
  {
    asks: 'how many numbers there are up to n, or a place in the sequence',
    said: [
      'how many fibonacci|number|term|of|element|distinct|different',
      'number|count of fibonacci|term|distinct',
      'return|find|determine|compute the index|position|place',
      'which position|index|place',
    ],
    answer: (n) => new Set(upTo(n + 2).filter((number) => number <= n)).size,
  },
  {
    asks: 'the different numbers only',
    said: ['distinct|unique|different|duplicate', 'only once', '1 2 3 5'],
    answer: (n) => (n < 2 ? n : fib(n + 1)),
  },
  {
    asks: 'the product or the difference of the two before',
    said: [
      'product|multiply|multiplied|multiplying|difference|absolute|subtract|subtracting|minus|xor',
      'average|mean',
    ],
    answer: (n) => sequence(n, [1, 2], (numbers) => numbers.at(-1) * numbers.at(-2)),
  },
  {
    asks: 'a sequence with weights, as the Pell numbers',
    said: [
      'twice|double|doubled|times|thrice|pell|jacobsthal|half|halved',
      '2 f|times|x',
      'plus|add|adds|added one|1|n|two|2|three|3|its',
      'increased by|weighted',
      'leonardo',
    ],
    answer: (n) => sequence(n, [0, 1], (numbers) => 2 * numbers.at(-1) + numbers.at(-2)),
  },
  {
    asks: 'twice the number two before',
    said: ['twice|double|doubled|times|jacobsthal|half|halved', '2 f|times|x', 'pair produces|produce .. two|2'],
    answer: (n) => sequence(n, [0, 1], (numbers) => numbers.at(-1) + 2 * numbers.at(-2)),
  },
  {
    asks: 'one more than the sum',
    said: ['plus|add|adds|added one|1|n|two|2|its', 'one|1 more', 'increased|leonardo', 'sum .. plus one|1|n'],
    answer: (n) => sequence(n, [0, 1], (numbers) => lastTwo(numbers) + 1),
  },
  {
    asks: 'numbers further back, as the Padovan numbers',
    said: [
      'padovan|perrin|narayana',
      'n 3|4',
      'two|2|three|3 place|month|step|year|position|term before|earlier|back|ago',
      'second and third',
      'before last',
      'ago',
    ],
    answer: (n) => sequence(n, [0, 1, 1], (numbers) => numbers.at(-2) + numbers.at(-3)),
  },
  {
    asks: 'rabbits that die',
    said: ['die|dies|dead|death|mortal|live|lives|removed|sold|lost|lifespan', 'after .. month|year .. die|leave|gone'],
    answer: (n) => sequence(n, [0, 1, 1], (numbers) => numbers.at(-2) + numbers.at(-3)),
  },
  {
    asks: 'squares or negative places',
    said: ['square|squared|squares|cube|cubed|power', 'negative|negafibonacci', 'alternate|alternating|sign'],
    answer: (n) => fib(n) ** 2,
  },
]
