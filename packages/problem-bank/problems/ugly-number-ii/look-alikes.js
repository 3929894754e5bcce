/** The nth positive integer that fits. */
function nthBy(n, fits, from = 1) {
  let found = 0
  for (let number = from; ; number++) if (fits(number) && ++found === n) return number
}

/** What is left of a number without these prime factors. */
const without = (number, primes) =>
  primes.reduce((left, prime) => {
    let rest = left
    while (rest % prime === 0) rest /= prime
    return rest
  }, number)

const isUgly = (number) => without(number, [2, 3, 5]) === 1

const lookAlikes = [
  {
    asks: 'the factors 2 and 3',
    said: ['2 and 3', '2 or 3', 'two and|or three', '3 smooth', '2 3 only|alone'],
    answer: (n) => nthBy(n, (number) => without(number, [2, 3]) === 1),
  },
  {
    asks: 'the factors 2, 3 and 7, or others',
    said: ['7|seven|septuple|11|13', 'given|list|array|set of|list primes|prime', 'super', 'primes array'],
    answer: (n) => nthBy(n, (number) => without(number, [2, 3, 7]) === 1),
  },
  {
    asks: 'the factors 2, 3, 5 and 7',
    said: ['7|seven', 'humble', 'single|one digit prime'],
    answer: (n) => nthBy(n, (number) => without(number, [2, 3, 5, 7]) === 1),
  },
  {
    asks: 'other pairs of factors',
    said: [
      '2 and|or 5',
      'than|to|are|factors|factor|prime|primes|of|among|only|by|from 3 and|or 5',
      'two and|or five',
      'than|to|are|of|by three and|or five',
      'double or quintuple',
      'triple or quintuple',
      'odd',
    ],
    answer: (n) => nthBy(n, (number) => without(number, [2, 5]) === 1),
  },
  {
    asks: 'numbers divisible by one of them',
    said: ['divisible by', 'multiple|multiples of', 'at least one|1', 'any of .. 2|3|5|them|these', 'divided by'],
    answer: (n) => nthBy(n, (number) => number % 2 === 0 || number % 3 === 0 || number % 5 === 0),
  },
  {
    asks: 'numbers that have none of these factors, or other ones',
    said: [
      'not|neither|nor|never|none|no divisible|multiple|ugly',
      'not ugly|divisible|limited|regular|smooth',
      'nonugly',
      'neither 2|by',
      'beautiful|nice|coprime|pretty',
      'relatively prime',
    ],
    answer: (n) => nthBy(n, (number) => !isUgly(number)),
  },
  {
    asks: 'numbers that a certain number does not divide',
    said: [
      'not|never|isnt divisible|multiple',
      'not|never .. multiple of',
      'no|skip|skips|skipping|omit|without|leave|avoid .. multiple|multiples',
      'indivisible|undivided',
      'does not divide',
      'greater|larger|bigger than 5|five .. allowed|may',
    ],
    answer: (n) => nthBy(n, (number) => number % 7 !== 0),
  },
  {
    asks: '1 not to count',
    said: [
      'greater|larger|bigger|more than 1|one',
      '1|one .. not|excluded|never|except',
      'not|without|excluding|except|exclude|excluded|neither|above|exceeding count|include|including|1|one',
      'first .. is 2|two',
      'starting|beginning|starts|begins with|from|at 2|two',
      'at least 2|two|one|1',
    ],
    answer: (n) => nthUglyNumber(n + 1),
  },
  {
    asks: 'numbers counted from zero',
    said: ['0|zero based|indexed|index', 'rank|index|place|position|number 0|zero', 'from 0|zero', 'zeroth|0th'],
    answer: (n) => nthUglyNumber(n + 1),
  },
  {
    asks: 'how many there are up to n',
    said: [
      'how many',
      'number|count of ugly|such|regular|hamming|integers|smooth|numbers|positive',
      'count|counts',
      'up to n|k|num|x',
      'at most n|k|num',
      'not exceed|exceeding',
      'smaller|less|lower than|or n|equal',
    ],
    answer: (n) => Array.from({ length: n }, (_, at) => at + 1).filter(isUgly).length,
  },
  {
    asks: 'the next or the nearest such number',
    said: [
      'next|closest|nearest',
      'smallest|first .. at|greater|larger least|than',
      'at least n|k|num',
      'not|no less|smaller than|n',
      'greater|larger than|or n|equal',
      'largest .. at|most|exceeding|up|below',
    ],
    answer: (n) => nthBy(1, isUgly, n),
  },
  {
    asks: 'a sum of the first ones',
    said: [
      'sum|total|product of|the .. first',
      'first n|k',
      'sum|add|added|adding|difference',
      'last digit',
      'modulo|mod',
    ],
    answer: (n) => Array.from({ length: n }, (_, at) => nthUglyNumber(at + 1)).reduce((a, b) => a + b, 0),
  },
  {
    asks: 'each factor to be there, or only once',
    said: [
      'all|each|every .. once|present|occur|appear|of 2|least',
      'at most|only once',
      'exactly',
      'square|squarefree|squares',
      'distinct|different factors|primes|prime',
      'both|three all of',
    ],
    answer: (n) => 30 * nthUglyNumber(n),
  },
]
