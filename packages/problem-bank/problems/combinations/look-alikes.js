/** Every choice of `size` numbers from `first` to `last` in ascending order, each at least `step` above the one before. */
function chosen(first, last, size, step = 1) {
  if (size === 0) return [[]]
  const found = []
  for (let number = first; number <= last; number++)
    for (const rest of chosen(number + step, last, size - 1, step)) found.push([number, ...rest])
  return found
}

function arranged(numbers) {
  if (numbers.length < 2) return [numbers]
  return numbers.flatMap((number, at) => arranged(numbers.toSpliced(at, 1)).map((rest) => [number, ...rest]))
}

const sizes = (n) => [...new Array(n + 1).keys()]
const added = (numbers) => numbers.reduce((a, b) => a + b, 0)

const lookAlikes = [
  {
    asks: 'every order of the numbers',
    said: [
      'order matter|matters',
      'permutation|permutations|arrangement|arrangements|ordered|ordering|tuple|tuples|variation|variations',
      'different|another order .. counted|differ|distinct|separate|separately|listed',
      'all|every|possible sequence|string|code|line',
      'arranged|arranging|lined|arrange',
      'order .. important|relevant|significant',
    ],
    answer: (n, k) => combine(n, k).flatMap(arranged),
  },
  {
    asks: 'numbers that may be repeated',
    said: [
      '~no|not|none|never|neither|nor number|value|element|candidate|entry|integer may|can|could|might be picked|chosen|used|taken|drawn|selected more|again|twice|several|as|any|repeatedly|over',
      'with|allowing|allow|permitting repetition|replacement|repeat|repeats|duplicate',
      'may|can|could|might be repeated|reused',
      'may|can|could repeat|recur|reuse',
      'may|can|could|might be|appear|occur|come used|chosen|taken|picked|several|repeatedly|again|any|multiple|twice|more',
      'repetition|repeats|duplicates allowed|permitted|possible',
      'multiset|multisets|nondecreasing',
      'not necessarily|need different|distinct|be',
      'any number of times',
      'as often as',
    ],
    answer: (n, k) => chosen(1, n, k, 0),
  },
  {
    asks: 'ordered numbers that may be repeated',
    said: ['tuple|tuples|sequence|sequences|string|code|word', 'with repetition|replacement', 'order matter|matters'],
    answer: (n, k) =>
      chosen(1, n, k, 0).flatMap((numbers) => [...new Map(arranged(numbers).map((x) => [`${x}`, x])).values()]),
  },
  {
    asks: 'no two neighbouring numbers',
    said: [
      'no|without|never two|2|adjacent|consecutive|neighbouring|neighboring|successive',
      'adjacent|neighbour|neighbor|neighbouring|neighboring|nonadjacent|nonconsecutive',
      'not|never|cannot|nor .. consecutive|successive|beside',
      'consecutive|successive|side by side',
      'differ|difference .. at least|most|than|by',
      'at least two|2|three|3|k apart|between|away',
      'apart|gap',
      'next to',
    ],
    answer: (n, k) => chosen(1, n, k, 2),
  },
  {
    asks: 'consecutive numbers only',
    said: ['consecutive|successive|contiguous|run|block|window|subarray'],
    answer: (n, k) => combine(n, k).filter((numbers) => numbers[k - 1] - numbers[0] === k - 1),
  },
  {
    asks: 'no two neighbours, the first and the last being neighbours too',
    said: ['circle|circular|ring|round|cyclic|wrap|wraps', 'first and last'],
    answer: (n, k) => chosen(1, n, k, 2).filter((numbers) => k < 2 || numbers[k - 1] - numbers[0] < n - 1),
  },
  {
    asks: 'numbers counted from zero',
    said: [
      'from 0|zero',
      '0|zero to|through|and|up|until',
      'between 0|zero',
      'less|below|smaller than n',
      'start|starts|starting|begin|beginning .. 0|zero',
      'including 0|zero',
      'zero|0 based|indexed',
    ],
    answer: (n, k) => chosen(0, n - 1, k),
  },
  {
    asks: 'numbers from zero to n',
    said: ['from 0|zero', '0|zero to|through|and|up|until', 'between 0|zero', 'including 0|zero'],
    answer: (n, k) => chosen(0, n, k),
  },
  {
    asks: 'numbers below n',
    said: ['below|under|before n', 'less|smaller than n', 'exclusive|excluding|excluded|excludes', '1 to n 1'],
    answer: (n, k) => chosen(1, n - 1, k),
  },
  {
    asks: 'at most k numbers',
    said: [
      'at most k|size|so|two|three',
      'up to k|size',
      'k|size or fewer|less|smaller',
      'no more than k',
      'not more than k',
      'any size',
      '1|one to k',
      'size|length .. at most|up',
    ],
    answer: (n, k) =>
      sizes(k)
        .slice(1)
        .flatMap((size) => combine(n, size)),
  },
  {
    asks: 'at most k numbers, none as well',
    said: ['at most|up k|size|to', 'empty', 'k or fewer|less', 'no more than k', 'any size', '0|zero to k'],
    answer: (n, k) => sizes(k).flatMap((size) => combine(n, size)),
  },
  {
    asks: 'at least k numbers',
    said: [
      'at least k|size|so|two',
      'k|size or more|larger',
      'no|not fewer|less than',
      'k or greater',
      'minimum|least size|of|k',
    ],
    answer: (n, k) =>
      sizes(n)
        .slice(k)
        .flatMap((size) => combine(n, size)),
  },
  {
    asks: 'subsets of any size, whatever k is for',
    said: ['power set', 'all subset of .. any|every', 'any|every|all size', 'whatever size'],
    answer: (n) => sizes(n).flatMap((size) => combine(n, size)),
  },
  {
    asks: 'numbers that add up to k or n',
    said: [
      'sum|sums|summing|total|totals|totalling|totaling',
      'add|adds|adding up|to',
      'partition|partitions|composition',
    ],
    answer: (n, k) =>
      sizes(n)
        .slice(1)
        .flatMap((size) => combine(n, size))
        .filter((numbers) => added(numbers) === k),
  },
  {
    asks: 'k numbers that add up to n',
    said: [
      'sum|sums|summing|total|totals|totalling|totaling',
      'add|adds|adding up|to',
      'partition|partitions|composition',
    ],
    answer: (n, k) => combine(n, k).filter((numbers) => added(numbers) === n),
  },
  {
    asks: 'an even or odd sum',
    said: ['even|odd', 'sum|total|product|divisible|multiple|modulo'],
    answer: (n, k) => combine(n, k).filter((numbers) => added(numbers) % 2 === 0),
  },
  {
    asks: 'odd or even numbers only',
    said: ['even|odd|prime|primes|square|squares|parity'],
    answer: (n, k) => combine(n, k).filter((numbers) => numbers.every((number) => number % 2 === numbers[0] % 2)),
  },
  {
    asks: 'coprime numbers, or none that divides another',
    said: ['coprime|divides|divide|divisor|factor|multiple|gcd', 'common divisor|factor'],
    answer: (n, k) => combine(n, k).filter((all) => !all.some((a) => all.some((b) => a < b && b % a === 0))),
  },
  {
    asks: 'the number 1 to be among them',
    said: [
      'include|includes|including|contain|contains|containing .. 1|one|first|number|member|captain|president|leader',
      'must|always contain|include|be',
      'number|member 1|one .. must|always|in every',
    ],
    answer: (n, k) => combine(n, k).filter(([first]) => first === 1),
  },
  {
    asks: 'the number n to be among them',
    said: [
      'include|includes|including|contain|contains|containing .. n|largest|last|maximum',
      'must|always contain|include',
      'n .. must|always|in every',
    ],
    answer: (n, k) => combine(n, k).filter((numbers) => numbers.at(-1) === n),
  },
  {
    asks: 'the numbers that are left out',
    said: [
      'leave|leaves|leaving|left out|over|behind',
      'omit|omits|omitting|omitted|drop|dropped|dropping|remove|removed|removing|complement|remaining|rest',
      'without k|exactly',
      'all but k',
      'exclude|excluding|excluded',
    ],
    answer: (n, k) => combine(n, n - k),
  },
  {
    asks: 'groups of k into which the numbers are split',
    said: [
      'split|splits|splitting|divide|divided|dividing|partition|partitioned|disjoint',
      'k|into group|part|team .. each|equal',
    ],
    answer: (n, k) => {
      const groups = []
      for (let first = 1; first <= n; first += k)
        groups.push(
          sizes(Math.min(k, n - first + 1))
            .slice(1)
            .map((i) => first + i - 1),
        )
      return groups
    },
  },
]
