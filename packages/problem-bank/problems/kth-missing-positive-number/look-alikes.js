/** The kth number that is missing, counting from `start` in steps. */
function kthAbsent(arr, k, start, step = 1) {
  let number = start
  for (let left = k; ; number += step) {
    if (!arr.includes(number)) left--
    if (left <= 0) return number
  }
}

const isNoPrime = (number) => {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return true
  return number < 2
}

const between = (arr) => {
  const [low, high] = [Math.min(...arr), Math.max(...arr)]
  return Array.from({ length: high - low + 1 }, (_, place) => low + place).filter((number) => !arr.includes(number))
}

const lookAlikes = [
  {
    asks: 'numbers counted from the first element on',
    said: [
      'after|behind|beyond|from its|the|arr first|0|smallest|least',
      'start|starting|begin|beginning at|from|with arr|the|its',
      'between',
      'starting|beginning|start|begin|counting|counted|count from|at|with the|its|arr|nums|a|leftmost|first|smallest ~positive|natural',
      'leftmost',
      'after|from|beyond|above|past the first|smallest|lowest|leftmost element|number|value|one|entry|of',
      'larger|greater|higher|bigger than .. first|smallest|lowest|arr|nums',
      'first|smallest|lowest element|number|entry|value of|in the|arr|nums|array|list',
    ],
    answer: (arr, k) => kthAbsent(arr, k, Math.min(...arr)),
  },
  {
    asks: 'numbers counted from zero',
    said: [
      'nonnegative',
      'from|at|with|including|include 0|zero',
      '0|zero .. counts|count|counted|included|too|also|as',
      'whole number|numbers',
      '0|zero 1|one 2|two',
    ],
    answer: (arr, k) => kthAbsent(arr, k, 0),
  },
  {
    asks: 'missing numbers between the smallest and the largest alone',
    said: [
      'between|within|inside .. smallest|largest|first|last|lowest|highest|extremes|ends',
      '-1',
      'minus one|1',
      'gap|gaps',
      'if .. fewer|less|not enough|no such|too',
      'range',
    ],
    answer: (arr, k) => between(arr)[k - 1] ?? -1,
  },
  {
    asks: 'missing numbers up to the largest alone',
    said: [
      '-1',
      'minus one|1',
      'up to|until|below|under|smaller|less|before than|the|its largest|last|greatest|highest|biggest|maximum',
      'if .. fewer|less|not enough|no such|too',
    ],
    answer(arr, k) {
      const answer = findKthPositive(arr, k)
      return answer < Math.max(...arr) ? answer : -1
    },
  },
  {
    asks: 'the largest missing numbers first',
    said: [
      'kth largest|greatest|highest|biggest|last',
      'largest|greatest|highest|biggest missing|absent|first',
      'from|starting|counting|counted|count the|from|at end|back|right|top|largest|last|highest|end',
      'backward|backwards|downward|downwards|descending|decreasing|down',
      'below|under|less|smaller than|the largest|last|greatest|highest|maximum',
    ],
    answer: (arr, k) => kthAbsent(arr, k, Math.max(...arr), -1),
  },
  {
    asks: 'the kth number after the largest',
    said: ['after|above|beyond|past|exceeding the largest|last|greatest|highest|maximum', 'next'],
    answer: (arr, k) => Math.max(...arr) + k,
  },
  {
    asks: 'an array in any order',
    said: [
      'unsorted|unordered|shuffled',
      'not|need|necessarily sorted|ordered|increasing|ascending',
      'not be|necessarily sorted|ordered|increasing|ascending|distinct|different',
      'any|arbitrary|random order',
      'no particular|special|certain order',
      'duplicate|duplicates|repeats|repetitions|copies .. possible|allowed|may|can|permitted',
      'may|might|can|could contain|have|include|hold|repeat|coincide',
      'may|might|can|could .. twice|repeated|equal|duplicates|repeats',
      'with duplicates|repeats|repetitions',
      'nondecreasing',
      'descending|decreasing',
    ],
    answer: (arr, k) => kthAbsent(arr, k, 1),
  },
  ...[1, 2].map((start) => ({
    asks: `missing ${start === 1 ? 'odd' : 'even'} numbers`,
    said: ['even|odd|parity', 'every|each second|other', 'multiple|multiples|divisible'],
    answer: (arr, k) => kthAbsent(arr, k, start, 2),
  })),
  {
    asks: 'missing prime numbers',
    said: ['prime|primes|composite|square|squares|palindrome|palindromes|coprime|perfect'],
    answer: (arr, k) =>
      kthAbsent([...arr, ...Array.from({ length: 9999 }, (_, number) => number).filter(isNoPrime)], k, 2),
  },
  {
    asks: 'k counted from zero',
    said: [
      'k .. 0|zero based|indexed',
      '0|zero based|indexed',
      'k 0|zero .. first|smallest',
      'k .. from|at 0|zero',
      '0 <= k',
      'k >= 0',
    ],
    answer: (arr, k) => findKthPositive(arr, k + 1),
  },
  {
    asks: 'the kth number that is there',
    said: ['kth smallest|largest element|in', 'kth .. present|contained|occurs', 'not|never missing'],
    answer: (arr, k) => arr.toSorted((a, b) => a - b)[k - 1] ?? -1,
  },
  {
    asks: 'how many are missing, or their sum',
    said: [
      'how many',
      'number|count of missing|absent|positive',
      'sum|total|product|average|mean',
      'first k',
      'k smallest|missing|absent|numbers|integers',
      'all .. missing|absent|numbers up|to',
    ],
    answer: (arr, k) =>
      Array.from({ length: k }, (_, place) => findKthPositive(arr, place + 1)).reduce((sum, number) => sum + number, 0),
  },
  {
    asks: 'missing numbers up to k, or k numbers to be missing in a row',
    said: [
      'up to k',
      'less|smaller|fewer|below|under than k',
      'row|consecutive|consecutively|adjacent|contiguous|stretch|block|run',
      'from 1 to k',
      '1 to k',
    ],
    answer: (arr, k) => kthAbsent(arr, 1, k),
  },
  {
    asks: 'every kth number, or the first that is missing from k on',
    said: [
      'every|each kth',
      'multiple|multiples of k',
      'at least k',
      'larger|greater|higher|bigger|more than k',
      'from|above|after k',
      'k or more|larger|greater|above',
      'step|steps of',
    ],
    answer: (arr, k) => kthAbsent(arr, 1, k, k),
  },
  {
    asks: 'missing negative numbers as well, or numbers on a ring',
    said: ['negative|negatives', 'circle|circular|ring|cyclic|wrap|wraps|around', 'integer .. below|under|less zero|0'],
    answer: (arr, k) => kthAbsent(arr, k, -1, -1),
  },
]
