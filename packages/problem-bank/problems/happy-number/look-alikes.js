/** Whether the process of a rule ends in a goal. */
function ends(n, next, isGoal = (number) => number === 1) {
  const seen = new Set()
  let number = n
  while (!isGoal(number) && !seen.has(number)) {
    seen.add(number)
    number = next(number)
  }
  return isGoal(number)
}

const digits = (number, base = 10) => [...number.toString(base)].map((digit) => Number.parseInt(digit, base))
const powers = (power, base) => (number) => digits(number, base).reduce((sum, digit) => sum + digit ** power, 0)

const lookAlikes = [
  {
    asks: 'cubes of the digits',
    said: [
      'third power',
      'd d d',
      'd times d times',
      'three times|copies|factors',
      'cube|cubes|cubed|cubing',
      'third power|powers',
      'power .. 3|three|4|four',
      'fourth power|powers',
      'raised to',
    ],
    answer: (n) => ends(n, powers(3)),
  },
  {
    asks: 'the digits themselves',
    said: [
      'sum of its|the|their|all digit',
      'digit sum',
      'digital root',
      'add|adding its|the|their|all digit .',
      'add|adding its|the|their|all digit together|up|again|until',
    ],
    answer: (n) => ends(n, powers(1)),
  },
  {
    asks: 'the product of the digits',
    said: ['product|multiply|multiplied|multiplying|multiplication'],
    answer: (n) => ends(n, (number) => digits(number).reduce((product, digit) => product * digit ** 2, 1)),
  },
  {
    asks: 'the square of the sum',
    said: [
      'square of the|their sum|total',
      'square of .. digit sum',
      'squared sum',
      'sum .. then square|squared|squaring',
      'squaring the sum',
      'square the sum|result|total',
    ],
    answer: (n) => ends(n, (number) => powers(1)(number) ** 2 % 1e9),
  },
  {
    asks: 'each digit raised to the number of digits, or to itself',
    said: [
      'number of digit',
      'narcissistic|armstrong',
      'digit count',
      'to its own|the power',
      'power of itself',
      'own power',
    ],
    answer: (n) => ends(n, (number) => powers(digits(number).length)(number)),
  },
  {
    asks: 'differences or other sums of the squares',
    said: ['difference|subtract|alternating|alternately|minus|absolute|xor', 'twice|plus one|1', 'reverse|reversed'],
    answer: (n) =>
      ends(n, (number) => Math.abs(digits(number).reduce((sum, digit, i) => sum + (i % 2 ? -1 : 1) * digit ** 2, 0))),
  },
  {
    asks: 'the digits in another base',
    said: ['binary|octal|hexadecimal|ternary', 'base 2|3|4|5|6|7|8|9|16|two|three|eight|sixteen', 'bit|bits'],
    answer: (n) => ends(n, powers(2, 8)),
  },
  {
    asks: 'some of the digits only',
    said: [
      'even|odd|nonzero|prime|first|last|distinct|different|largest|smallest|unique digit|digits',
      'only .. digit|even|odd|first|last',
      'except|excluding|without|ignoring .. digit',
    ],
    answer: (n) => ends(n, (number) => powers(2)(Number([...new Set(String(number))].join('')))),
  },
  {
    asks: 'another number at the end',
    said: [
      'reach|reaches|reaching|becomes|equals|hits 0|zero|4|four|7|seven|89|itself',
      'end|ends|ending|arrive|arrives in|at|with|to 0|zero|4|four|7|seven|89|itself',
      'return|returns|come|comes|back to .. itself|start|n|original',
    ],
    answer: (n) => ends(n, powers(2), (number) => number === 4),
  },
  {
    asks: 'a limit on the steps',
    said: [
      'within|in|after|exactly|most k|two|three|four|five|six|ten|2|3|4|5|6|10 step|round|iteration|time|repetition|replacement',
      'within|after|most .. step|round|iteration',
      'no|not more than',
      'twice',
      'limit|limited',
      'number of step|iteration',
    ],
    answer: (n) => {
      let number = n
      for (let step = 0; step < 3 && number !== 1; step++) number = powers(2)(number)
      return number === 1
    },
  },
  {
    asks: 'numbers that are not happy',
    said: [
      'unhappy|sad',
      'true if|when|exactly|iff .. not|never|cycle|loop|loops|endless|endlessly|unhappy',
      'false if|when .. ends|reaches|reach|happy',
      'not happy',
      'never reach|reaches|ends',
      'whether .. loop|loops|cycle|never|endless',
    ],
    answer: (n) => !isHappy(n),
  },
  {
    asks: 'happy numbers that are also prime or otherwise special',
    said: ['prime', 'palindrome|palindromic', 'happy and .. odd|even|prime', 'both happy'],
    answer: (n) =>
      isHappy(n) &&
      n > 1 &&
      !Array.from({ length: Math.min(n, 1000) }, (_, i) => i + 2).some((d) => d < n && n % d === 0),
  },
  {
    asks: 'other kinds of numbers',
    said: ['perfect|divisor|divisors|factor|factors|collatz|ugly|triple|half|halve|halved|armstrong', '3n'],
    answer: (n) => ends(n, (number) => (number % 2 ? 3 * number + 1 : number / 2)),
  },
  {
    asks: 'numbers that are happy by another rule',
    said: [
      'more than two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'no|not|never more|longer|further|larger|greater|higher than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'third power|place|position|one|element|letter',
      'or to|at|in 7|10|0',
    ],
  },
]
