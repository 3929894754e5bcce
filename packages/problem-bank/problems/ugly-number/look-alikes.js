/** Whether a positive number has no prime factors but these. */
const madeOf =
  (...primes) =>
  (n) => {
    let left = n
    for (const prime of primes) while (left > 0 && left % prime === 0) left /= prime
    return left === 1
  }

/** The prime factors of a number, each as often as it divides it. */
function factorsOf(n) {
  const factors = []
  let left = n
  for (let factor = 2; factor * factor <= left; factor++)
    while (left % factor === 0) {
      factors.push(factor)
      left /= factor
    }
  return left > 1 ? [...factors, left] : factors
}

const dividedBy = (n) => [2, 3, 5].filter((prime) => n % prime === 0)

const lookAlikes = [
  {
    asks: 'the factors 2, 3 and 7, or others',
    said: ['7|seven|11|eleven|13|thirteen', 'given|list|array|set of|list primes|prime', 'super', 'primes array'],
    answer: madeOf(2, 3, 7),
  },
  {
    asks: 'the factors 2, 3, 5 and 7',
    said: ['7|seven', 'humble', 'single|one digit prime'],
    answer: madeOf(2, 3, 5, 7),
  },
  {
    asks: 'the factors 2 and 3',
    said: ['2|two and|or|nor 3|three ~and|or|nor|5|five', 'only|just two factors|primes', '3 smooth'],
    answer: madeOf(2, 3),
  },
  {
    asks: 'the factors 2 and 5, or 3 and 5',
    said: [
      '2|two and|or|nor 5|five',
      'to|are|of|by|among|only 3|three and|or|nor 5|five',
      'terminating|terminates|finite decimal',
    ],
    answer: madeOf(2, 5),
  },
  {
    asks: 'the factors 3 and 5',
    said: ['to|are|of|by|among|only 3|three and|or|nor 5|five', 'odd'],
    answer: madeOf(3, 5),
  },
  {
    asks: 'a number divisible by one of them',
    said: [
      'divisible by 2 3 or 5',
      'divisible by at|one|any|some',
      'multiple|multiples of',
      'at least one|1 of',
      'any of .. 2|3|5|them|these',
      'divides|divide it|n|the|num',
    ],
    answer: (n) => dividedBy(n).length > 0,
  },
  {
    asks: 'a number divisible by all of them',
    said: [
      'divisible|multiple .. all|each|every|both|30|thirty',
      'all|each|every of .. 2|3|5|them|these|three',
      'both',
    ],
    answer: (n) => n > 0 && dividedBy(n).length === 3,
  },
  {
    asks: 'a product that has each of them',
    said: ['all|each|every .. once|present|occur|appear|least', 'at least once', 'three of them'],
    answer: (n) => isUgly(n) && n % 30 === 0,
  },
  {
    asks: 'a number that none of them divides',
    said: [
      'not|neither|nor|never|none|no divisible|multiple|ugly|2',
      'coprime|pretty|beautiful|nonugly',
      'relatively prime',
      'neither 2|by',
    ],
    answer: (n) => n > 0 && dividedBy(n).length === 0,
  },
  {
    asks: 'factors that occur once at most, or several times',
    said: [
      'at most|only|exactly once',
      'square|squarefree|squares',
      'distinct|different factors|primes|prime|factor',
      'twice',
      'no .. repeated|repeats|twice',
    ],
    answer: (n) => isUgly(n) && new Set(factorsOf(n)).size === factorsOf(n).length,
  },
  {
    asks: 'a certain number of factors',
    said: [
      'exactly two|2|three|3|k',
      'at most|least two|2|three|3|k ~of',
      'number|count of factors|primes|divisors|prime',
      'how many',
    ],
    answer: (n) => n > 0 && factorsOf(n).length === 2,
  },
  {
    asks: '1 not to count',
    said: [
      '1|one is|does|itself|should|counts|count not|excluded|false|none|no|as',
      'except|excluding|exclude|but|besides 1|one',
      'greater|larger|more than|above 1|one',
      'at least one|1|two|2 prime|factor',
    ],
    answer: (n) => n > 1 && isUgly(n),
  },
  {
    asks: 'the sign to be ignored',
    said: [
      'absolute|magnitude',
      'ignore|ignoring|ignored|regardless|disregarding|irrespective|without .. sign|minus',
      'sign .. ignored|irrelevant|disregarded|matter',
      'negative number|integer|ones .. too|also|can|may',
    ],
    answer: (n) => isUgly(Math.abs(n)),
  },
  {
    asks: 'zero to count',
    said: ['0|zero also|counts|too|is', 'including 0|zero'],
    answer: (n) => n === 0 || isUgly(n),
  },
  {
    asks: 'a power of two, three or five',
    said: ['power|powers of', 'single|one|same prime', 'prime power'],
    answer: (n) => [2, 3, 5].some((prime) => madeOf(prime)(n)),
  },
  { asks: 'a power of two', said: ['power|powers of', 'only 2|two ~and|or|3|three'], answer: madeOf(2) },
  {
    asks: 'a prime',
    said: [
      'is|a prime ~factor|factors|divisor|divisors|number|numbers',
      'prime number ~factor|other|2|except|besides|but|only',
      'composite',
    ],
    answer: (n) => n > 1 && factorsOf(n).length === 1,
  },
  {
    asks: 'the opposite',
    said: ['not ugly', 'true if|when|where|unless .. not|no ugly|other', 'beautiful|nonugly'],
    answer: (n) => !isUgly(n),
  },
  {
    asks: 'the largest factor to be 5, or the sum of the factors',
    said: [
      'largest|greatest|smallest|biggest prime|factor|divisor ~is|at',
      'sum|product of the|all|its prime|factors|divisors|digits',
    ],
    answer: (n) => factorsOf(n).at(-1) === 5,
  },
  {
    asks: 'digits of 2, 3 and 5',
    said: ['digit|digits'],
    answer: (n) => [...String(n)].every((digit) => '235'.includes(digit)),
  },
]
