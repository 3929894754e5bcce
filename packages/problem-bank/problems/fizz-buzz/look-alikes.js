/** What is said for the numbers from 1 to n, each word for the multiples of its divisor. */
function said(n, words) {
  return Array.from({ length: n }, (_, index) => {
    const called = words.map(([divisor, word]) => ((index + 1) % divisor === 0 ? word : '')).join('')
    return called || String(index + 1)
  })
}

const isPrime = (number) =>
  number > 1 && !Array.from({ length: number - 2 }, (_, i) => i + 2).some((other) => number % other === 0)
const numbers = (n) => Array.from({ length: n }, (_, index) => index + 1)

const lookAlikes = [
  {
    asks: 'other divisors',
    said: [
      'divisible|multiple|multiples|divides|divided by|of 2|4|6|7|8|9|10|two|four|six|seven|eight|nine|ten',
      '2|4|6|7|8|two|four|six|seven|eight .. fizz|buzz',
      'fizz|buzz .. 2|4|6|7|8|two|four|six|seven|eight',
      '7|seven',
      'every second|fourth|sixth|seventh',
    ],
    answer: (n) =>
      said(n, [
        [2, 'Fizz'],
        [7, 'Buzz'],
      ]),
  },
  {
    asks: 'Fizz for 5 and Buzz for 3',
    said: [
      'buzz .. of|by 3|three',
      '3|three .. buzz .. 5|five .. fizz',
      'buzz .. 3|three .. fizz .. 5|five',
      'fizz .. of|by 5|five',
      'swap|swapped|exchanged',
    ],
    answer: (n) =>
      said(n, [
        [5, 'Fizz'],
        [3, 'Buzz'],
      ]),
  },
  {
    asks: 'a third word',
    said: [
      'bang|pop|bazz|jazz|woof|whizz|zap|boom|prime|primes|pow|hiss|honk|ping',
      'third word|divisor|rule',
      '7|seven',
      'additional|extra|further word|rule|divisor',
      'bingo|ding|dong|fuzz|bozz|hop|hopp|clap|boing|yay|stop',
      'multiples of fifteen|15|both .. bingo|another|own|special',
      'another|own|special word',
    ],
    answer: (n) =>
      said(n, [
        [3, 'Fizz'],
        [5, 'Buzz'],
        [7, 'Bang'],
      ]),
  },
  {
    asks: 'another word for primes or other numbers',
    said: ['prime|primes|square|squares|fibonacci|palindrome|even|odd|power|perfect', 'bang|prime'],
    answer: (n) => fizzBuzz(n).map((word, index) => (isPrime(index + 1) ? 'Bang' : word)),
  },
  {
    asks: 'the numbers downwards',
    said: [
      'descending|decreasing|backward|backwards|reverse|reversed|countdown|down',
      'n to|through|until|down 1|one',
      'n down',
      'largest .. first',
    ],
    answer: (n) => fizzBuzz(n).reverse(),
  },
  {
    asks: 'the numbers from zero',
    said: ['0|zero to|through|and|until n', 'from|with|at 0|zero', '0|zero based|indexed'],
    answer: (n) => ['FizzBuzz', ...fizzBuzz(n)],
  },
  {
    asks: 'the numbers below n',
    said: [
      'below|under|before n',
      'less|smaller than n',
      'n excluded|exclusive',
      'excluding|exclusive|without|n',
      'n 1 .',
      'up to but',
      'not including',
    ],
    answer: (n) => fizzBuzz(n - 1),
  },
  {
    asks: 'one word where both divide',
    said: [
      'otherwise|else|elif .. buzz',
      'but|and|never not|both both',
      'never both|together',
      'fizz|buzz takes|has|wins precedence|priority',
      'fizz|buzz alone|first .. both',
      'both .. fizz|buzz alone|instead|wins',
      'first|last|latter|former rule|word|that|applies|match|matching',
      'only|just|at one|a word',
      'louder|stronger|wins|win|prevails|precedence',
      'never .. together|two|both',
      'most one',
      'both .. only|just|alone|fizz .',
      'both say|get|gets|are|is fizz|buzz',
    ],
    answer: (n) => fizzBuzz(n).map((word) => (word === 'FizzBuzz' ? 'Fizz' : word)),
  },
  {
    asks: 'numbers that hold the digit',
    said: [
      'digit',
      'contain|contains|containing|include|includes|has 3|5|three|five',
      'contain|contains|containing|include|includes|has a|the 3|5|three|five',
      'written with',
      '13|23|31|35|thirty|fifty|thirteen',

      'ends|end|ending in|with|on',

      'appears|occurs in',
      'three in',
      'figure three|five|3|5',
      'a 3|5',
      'with|has|have|having|contains a 3|5|three|five',
      '3|5|three|five in it|them',
    ],
    answer: (n) =>
      numbers(n).map((number) => {
        const digits = String(number)
        const hits = (divisor) => number % divisor === 0 || digits.includes(String(divisor))
        return (hits(3) ? 'Fizz' : '') + (hits(5) ? 'Buzz' : '') || digits
      }),
  },
  {
    asks: 'only the words, or only the numbers',
    said: [
      'only|just .. words|fizz|numbers|multiples',
      'empty string',
      'omit|omits|skip|skipped|skipping|leave|leaving|without|drop .. number|numbers|word|other|others',
      'leave out',
      'remove|removed|removing',
    ],
    answer: (n) => fizzBuzz(n).filter((word) => Number.isNaN(Number(word))),
  },
  {
    asks: 'an empty string in place of other numbers',
    said: ['empty|blank|dash|nothing|null'],
    answer: (n) => fizzBuzz(n).map((word) => (Number.isNaN(Number(word)) ? word : '')),
  },
  {
    asks: 'other words or letters',
    said: ['lowercase|uppercase|lower|upper|capital', 'buzzfizz', 'separated|space|hyphen', 'foo|bar|plus'],
    answer: (n) => fizzBuzz(n).map((word) => word.toLowerCase()),
  },
  {
    asks: 'how many there are of each',
    said: ['count|counts how|the|of|for|each', 'how many|often', 'number of times|fizz|buzz'],
    answer(n) {
      const words = fizzBuzz(n)
      return ['Fizz', 'Buzz', 'FizzBuzz']
        .map((word) => String(words.filter((other) => other === word).length))
        .slice(0, n)
    },
  },
  {
    asks: 'the number itself where both divide',
    denied: ['fizzbuzz', 'fizz buzz'],
    said: [
      'both .. itself|nothing|neither|empty|unchanged|silent|silence',
      'both stay|remain|number',
      'not both|the other|by',
      'exactly|only|just one|either of',
      'but not .. other|both|fifteen|15|five|three|5|3',
      'unless',

      'neither',
      '15|fifteen .. number|itself|silent|nothing|stay|stays|own',
      'cancel|cancels',
      'number itself is|are',
      'gives|give|giving way',
      'other|both .. as well|too then',
      'yield|yields',
      'each .. other',
      'way',
      'both keep|keeps|get|gets|have|has|is|are .. number|nothing|own|silent|itself',
      'keep|keeps|keeping their|its|the number|own',
    ],
    answer: (n) => fizzBuzz(n).map((word, index) => (word === 'FizzBuzz' ? String(index + 1) : word)),
  },
  {
    asks: 'a count under one more condition',
    said: [
      'after|beyond|above|past|from ten|10|twenty|20|thirty|30|fifty|50|hundred|onwards',
      'sleep|asleep|tired|forgets|mistake',
    ],
  },
  {
    asks: 'a list that starts elsewhere or runs another way',
    said: ['n to|down 1|to'],
  },
]
