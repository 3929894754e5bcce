const isPrime = (number) => countPrimes(number + 1) > countPrimes(number)

/** The primes below a limit. */
function primesBelow(limit) {
  const primes = []
  for (let number = 2; number < limit; number++)
    if (primes.every((prime) => prime * prime > number || number % prime !== 0)) primes.push(number)
  return primes
}

const count = (n, takes) => Array.from({ length: Math.max(0, n) }, (_, number) => number).filter(takes).length
const divisors = (number) => count(number + 1, (factor) => factor > 0 && number % factor === 0)

const lookAlikes = [
  {
    asks: 'the limit to be counted',
    said: [
      'less|smaller|lower than or',
      'up to n|the|it|a|that|and|x|m|num|given|including|limit',
      'through',
      'at most n|the|it|x|m|num|that|a',
      'not|never exceed|exceeding n|the|it|x|m|num|that|a',
      'not|never greater|larger|above|more|bigger',
      'no|never larger|greater|more|bigger|higher',
      'is|are|be included|counted',
      'n|limit|bound|itself|num|m|x|it|number included|inclusive|counts|too',
      'and|also including',
      'included|counted too|if|when|as',
      'inclusive|inclusively',
      'from|between 0|1|one|2|two to|through|and|up n|the|x|m|num|number|limit|it|a|to',

      'or equal',
      'does not exceed',
      'until|till',
    ],
    answer: (n) => countPrimes(n + 1),
  },
  {
    asks: 'the sum',
    said: ['sum|total|add|added|adding|adds', 'together'],
    answer: (n) => primesBelow(n).reduce((sum, prime) => sum + prime, 0),
  },
  {
    asks: 'twin primes',
    said: [
      'twin|twins',
      'pair|pairs',
      'two|2 apart',
      'differ|differs|differing|difference|gap|consecutive|cousin|sexy',
    ],
    answer: (n) => count(n - 2, (number) => isPrime(number) && isPrime(number + 2)),
  },
  {
    asks: 'primes that have a twin',
    said: ['twin|twins', 'two|2 apart', 'differ|differs|differing|difference|gap|neighbour|neighbor'],
    answer: (n) =>
      primesBelow(n).filter((prime) => isPrime(prime - 2 > 1 ? prime - 2 : 4) || isPrime(prime + 2)).length,
  },
  {
    asks: 'the different prime factors',
    said: [
      'prime factor|divisor|dividing|divides',
      'divide|divides|dividing|divisor|divisors|factor|factors|factorization|factorisation|factorise .. n|of|number|it|prime',
      'prime|primes .. divide|divides|dividing',
      'factorization|factorisation|decomposition',
    ],
    answer: (n) => primesBelow(n + 1).filter((prime) => n % prime === 0).length,
  },
  {
    asks: 'the prime factors below the number',
    said: ['prime factor|divisor', 'prime|primes .. divide|divides|dividing', 'proper divisor|factor'],
    answer: (n) => primesBelow(n).filter((prime) => n % prime === 0).length,
  },
  {
    asks: 'all prime factors',
    said: ['prime factor|divisor', 'multiplicity|factorization|factorisation|decomposition'],
    answer(n) {
      let factors = 0
      for (let factor = 2; n > 1; factor++) for (; n % factor === 0 && n > 1; n /= factor) factors++
      return factors
    },
  },
  {
    asks: 'the primes that do not divide it',
    said: ['not|never divide|divides|dividing|divisor|factor', 'coprime|relatively|common|gcd'],
    answer: (n) => primesBelow(n).filter((prime) => n % prime !== 0).length,
  },
  {
    asks: 'the numbers without common divisors with it',
    said: ['coprime|relatively|totient|common|gcd', 'divisor|factor in common'],
    answer: (n) =>
      count(n, (number) => number > 0 && count(number + 1, (f) => f > 1 && (number % f) + (n % f) === 0) === 0),
  },
  {
    asks: 'composite numbers',
    said: [
      'nonprime',
      'number|count|many of|composite composite|number',
      'composite number|integer .. less|below|under|smaller|than|up',
      'number|count|many|those|integers .. not prime',
      'that|which|who are|is not prime|a',
      'not being prime',
    ],
    answer: (n) => Math.max(0, n - 2 - countPrimes(n)),
  },
  {
    asks: 'numbers that are not prime',
    said: [
      'nonprime',
      'number|count|many of|composite composite|number',
      'composite number|integer .. less|below|under|smaller|than|up',
      'number|count|many|those|integers .. not prime',
      'that|which|who are|is not prime|a',
      'not being prime',
    ],
    answer: (n) => Math.max(0, n - 1 - countPrimes(n)),
  },
  {
    asks: 'odd primes',
    said: [
      'odd',
      'except|excluding|without|but|ignoring two|2',
      'other than two|2',
      'start|starting from|at|with 3|three',
      'above|over two|2',
    ],
    answer: (n) => Math.max(0, countPrimes(n) - 1),
  },
  {
    asks: 'one to count as a prime',
    said: [
      '1|one|unity .. prime|counts|counted|included|considered|regarded|treated',
      'including|count|counting|consider|regard|treat .. 1|one',
    ],
    answer: (n) => countPrimes(n) + (n > 1 ? 1 : 0),
  },
  {
    asks: 'the largest or another prime',
    said: [
      'largest|greatest|biggest|highest|last|maximum|closest|nearest|smallest|next|previous prime',
      'n th|nth prime',
      'first n prime',
      'largest|greatest|biggest|highest|last|closest|nearest|next|previous',
    ],
    answer: (n) => primesBelow(n).at(-1) ?? 0,
  },
  {
    asks: 'the n-th prime',
    said: ['n th|nth|kth|th', 'first n', 'prime number n|at'],
    answer: (n) => primesBelow(20 * n + 20)[n - 1] ?? 0,
  },
  {
    asks: 'products of two primes',
    said: ['semiprime|semiprimes|product|products|biprime|multiply', 'two|2|distinct prime', 'almost prime'],
    answer: (n) =>
      count(n, (number) => primesBelow(number).some((prime) => number % prime === 0 && isPrime(number / prime))),
  },
  {
    asks: 'powers of primes',
    said: ['exactly|only|just|by one|a|single prime', 'power|powers', 'square|squares|squared|cube'],
    answer: (n) => count(n, (number) => primesBelow(number + 1).filter((prime) => number % prime === 0).length === 1),
  },
  {
    asks: 'sums of two primes',
    said: ['sum|sums|total .. two|2|prime', 'goldbach|way|ways', 'written|expressed|represented|split as'],
    answer: (n) => primesBelow(n / 2 + 0.5).filter((prime) => isPrime(n - prime)).length,
  },
  {
    asks: 'primes by their digits or remainders',
    said: [
      'digit|palindrome|palindromic|reversed|reverse|emirp|backward|backwards',
      'remainder|modulo|mod|congruent|form|plus',
      'bit|bits|binary',
      'sophie|germain|safe|mersenne|fermat|circular|truncatable|superprime|special',
    ],
    answer: (n) => primesBelow(n).filter((prime) => `${prime}` === [...`${prime}`].reverse().join('')).length,
  },
  {
    asks: 'primes with a prime beside them or in a prime place',
    said: [
      'sophie|germain|safe|mersenne|super',
      'index|position|place|rank .. prime',
      'remainder|modulo|mod|congruent|form|plus',
      'twice|double|half',
      'minus|plus one|1',
    ],
    answer: (n) => primesBelow(n).filter((prime) => isPrime(2 * prime + 1)).length,
  },
  {
    asks: 'primes of one remainder or last digit',
    said: ['remainder|modulo|mod|congruent|form|end|ends|ending|last', 'digit|digits'],
    answer: (n) => primesBelow(n).filter((prime) => prime % 4 === 1).length,
  },
  {
    asks: 'primes above half of it',
    said: ['half', 'between n|half', 'above|greater|larger|more than|over half|n'],
    answer: (n) => countPrimes(n) - countPrimes(Math.floor(n / 2) + 1),
  },
  {
    asks: 'the divisors',
    said: [
      'divisor|divisors|factor|factors of n|the|it',
      'number|count|many of .. divisor|factor',
      'how many .. divisor|factor|divide',
    ],
    answer: divisors,
  },
  {
    asks: 'numbers with three or four divisors',
    said: ['exactly|have|has|with three|3|four|4|two|2|odd .. divisor|factor', 'perfect|happy|lucky|ugly'],
    answer: (n) => count(n, (number) => divisors(number) === 3),
  },
  {
    asks: 'ways of arranging',
    said: ['arrange|arranged|arrangement|arrangements|permutation|permutations|order|orders|modulo'],
    answer(n) {
      let ways = 1
      const primes = countPrimes(n + 1)
      for (const places of [primes, n - primes])
        for (let place = 2; place <= places; place++) ways = (ways * place) % 1000000007
      return ways
    },
  },
  {
    asks: 'the largest gap, the product or the mean',
    said: ['gap|gaps|distance|product|average|mean|median|difference|xor|longest|consecutive'],
    answer: (n) => Math.max(0, ...primesBelow(n).map((prime, i, all) => (i > 0 ? prime - all[i - 1] : 0))),
  },
]
