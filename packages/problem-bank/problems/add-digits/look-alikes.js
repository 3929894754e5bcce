const digitsOf = (number) => [...String(number)].map(Number)
const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

/** What `step` makes of the number and of each result with more than one digit, the number itself first. */
function chain(num, step, below = 10) {
  const results = [num]
  while (results.at(-1) >= below && results.length < 50) results.push(step(digitsOf(results.at(-1))))
  return results
}

const lookAlikes = [
  {
    asks: 'the sum of the digits, taken once',
    said: [
      'return|returns the|its digit sum',
      'return|returns the sum of its|all|the',
      'sum .. only|just once',
      'only|just once',
      'single|one|1 round|pass|addition|step|iteration|summation',
      'once only',
      'not|never|without repeat|repeated|repeating|repetition|again',
      'do|does not repeat|continue|go',
      'may|can|could .. more than one|1 digit',
    ],
    answer: (num) => sumOf(digitsOf(num)),
  },
  {
    asks: 'at most two rounds, or so many',
    said: [
      'twice',
      'thrice',
      'two|2|three|3|k|four|4 round|time|pass|addition|step|iteration|summation',
      'at most|up two|2|three|3|k|to',
      'at most .. round|time|pass|addition|step|iteration',

      'limited|fixed number',
    ],
    answer: (num) => sumOf(digitsOf(sumOf(digitsOf(num)))),
  },
  {
    asks: 'the number of rounds',
    said: [
      'how many|often round|time|step|addition|pass|iteration|sum|operation|does|must|is',
      'how often',
      'number|count of round|time|step|addition|pass|iteration|sum|operation',
      'count .. round|step|addition|pass|iteration',
      'persistence',
      'how many .. round|step|addition|pass|iteration',
    ],
    answer: (num) => chain(num, sumOf).length - 1,
  },
  {
    asks: 'products of the digits',
    said: ['multiply|multiplied|multiplying|multiplies|multiplication|product|multiplicative', 'times each'],
    answer: (num) => chain(num, (digits) => digits.reduce((product, digit) => product * digit, 1)).at(-1),
  },
  {
    asks: 'products of the digits other than zero',
    said: ['multiply|multiplied|multiplying|multiplication|product|multiplicative', 'nonzero', 'not zero|0'],
    answer: (num) =>
      chain(num, (digits) => digits.filter(Boolean).reduce((product, digit) => product * digit, 1)).at(-1),
  },
  {
    asks: 'squares or other powers of the digits',
    said: ['square|squared|squaring|power|cube|cubed|cubes', 'happy'],
    answer: (num) => chain(num, (digits) => sumOf(digits.map((digit) => digit * digit))).at(-1),
  },
  {
    asks: 'digits added and subtracted in turn',
    said: [
      'alternating|alternately|alternate|alternated',
      'subtract|subtracted|subtracting|difference|minus|deduct|deducted',
      'plus and',
    ],
    answer: (num) =>
      chain(num, (digits) => Math.abs(sumOf(digits.map((digit, place) => (place % 2 ? -digit : digit))))).at(-1),
  },
  {
    asks: 'a result of two digits at most, or under another bound',
    said: [
      'until|till .. two|2|three|3|k digit',
      'below|under|than 100|20|12|k|hundred|22',
      'at most|than two|2|three|3',
      'less|fewer than three|3|k',
      'until .. k|prime|even|odd|palindrome|bound|limit',
      'prime|palindrome',
    ],
    answer: (num) => chain(num, sumOf, 100).at(-1),
  },
  {
    asks: 'only some of the digits',
    said: [
      'even|odd',
      'every second|other|third digit',
      'each second|third digit',
      'distinct|different|unique',
      'duplicate|repeated digit',
      'only|just those|distinct',
      'skip|skipping|ignore|ignoring|except|excluding',
      'equal digit .. once',
      'same digit .. once',
    ],
    answer: (num) => chain(num, (digits) => sumOf([...new Set(digits)])).at(-1),
  },
  {
    asks: 'the first and the last digit',
    said: [
      'first and',
      'outer|outermost|leading|last|first two|2|three|digit',
      'largest|smallest|biggest|highest|lowest',
    ],
    answer: (num) => chain(num, (digits) => digits[0] + digits.at(-1)).at(-1),
  },
  {
    asks: 'digits in another base',
    said: [
      'binary|octal|hexadecimal|ternary|hex',
      'base 2|3|8|16|k|b|two|eight|sixteen|seven',
      'bit of|count|representation',
      'xor',
      'another|other base',
    ],
    answer: (num) => chain(num, (digits) => digits.reduce((xor, digit) => xor ^ digit, 0)).at(-1),
  },
  {
    asks: 'the remainder by nine, so 0 instead of 9',
    said: [
      'remainder',
      'nine|9 .. as|is|are|becomes|become|counts|count|counted|written|with|by zero|0|nothing',
      'instead of 9|nine',
      'cast|casting out',
      'drop|dropped|dropping|discard|discarding|remove|removing|strike|striking',
      'digit 9|nine .. 0|zero|dropped|removed|ignored',
    ],
    answer: (num) => num % 9,
  },
  {
    asks: 'numbers below zero, with their sign',
    said: [
      'may|might|could|can be|also negative',
      'if .. negative',
      'sign|minus',
      'negative number|integer|num|value|input',
    ],
    answer: (num) => Math.sign(num) * addDigits(Math.abs(num)),
  },
  {
    asks: 'the sum of all the results, or the one before the last',
    said: [
      'intermediate',
      'along the way',
      'every|all|each sum|result',
      'sum|total of all|every|each|the .. sum|result',
      'penultimate',
      'last but one',
      'second last',
      'last|largest|greatest|biggest number|sum|result|value .. before|more|two|2|at',
    ],
    answer: (num) => sumOf(chain(num, sumOf).slice(1)),
  },
  {
    asks: 'the result before the last',
    said: [
      'penultimate',
      'last but one',
      'second last',
      'last|final|largest .. before|more|two|2|at',
      'just|right before',
    ],
    answer: (num) => chain(num, sumOf).at(-2) ?? num,
  },
]
