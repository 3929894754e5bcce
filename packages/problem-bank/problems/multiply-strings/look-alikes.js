/** An answer worked out on whole numbers instead of strings. */
const onNumbers = (count) => (num1, num2) => `${count(BigInt(num1), BigInt(num2))}`

const inBase = (base, prefix) => (num1, num2) => (BigInt(prefix + num1) * BigInt(prefix + num2)).toString(base)

const commonDivisor = (a, b) => (b === 0n ? a : commonDivisor(b, a % b))
const reversed = (text) => [...text].reverse().join('')

const lookAlikes = [
  {
    asks: 'the sum',
    said: ['sum', 'add|added|adding|addition|plus', 'total of'],
    answer: onNumbers((a, b) => a + b),
  },
  {
    asks: 'the difference',
    said: ['difference', 'subtract|subtracted|subtracting|subtraction', 'larger|first minus', 'apart'],
    answer: onNumbers((a, b) => (a > b ? a - b : b - a)),
  },
  {
    asks: 'a power',
    said: ['power|exponent|exponentiation', 'raise|raised|raising', 'to the num2|b|y|second'],
    answer: onNumbers((a, b) => (b < 1000n ? a ** b : a)),
  },
  {
    asks: 'a quotient or remainder of the division',
    said: ['quotient|division|divide|divided|dividing', 'remainder'],
    answer: onNumbers((a, b) => a / b),
  },
  {
    asks: 'the least common multiple',
    said: ['lcm', 'common multiple|multiples', 'divisible by both', 'least|smallest|lowest .. multiple'],
    answer: onNumbers((a, b) => (a && b ? (a / commonDivisor(a, b)) * b : 0n)),
  },
  {
    asks: 'the greatest common divisor',
    said: ['gcd|hcf', 'common divisor|factor', 'divide|divides both'],
    answer: onNumbers(commonDivisor),
  },
  {
    asks: 'the product modulo a number',
    said: [
      'modulo|mod|modulus|modular',
      'remainder',
      'divided|dividing|division by',
      '1000000007|998244353',
      'congruent',
      'last|final|lowest|low|trailing two|2|three|3|four|4|five|5|six|6|eight|8|nine|9|ten|10|k|n digit',
      'only|just .. last|final|lowest digit',
      'least significant two|2|three|3|four|4|k|n|digit only',
      'first|leading|highest|most two|2|three|3|four|4|k|n digit',
      'truncate|truncated|clipped|cut off|to',
      'on|upon overflow',
    ],
    answer: onNumbers((a, b) => (a * b) % 1000000007n),
  },
  {
    asks: 'binary numbers',
    said: ['binary', 'base two|2', 'bit|bits|bitwise', 'bitstring|bitstrings', 'zeros and ones|1'],
    answer: inBase(2, '0b'),
  },
  {
    asks: 'octal numbers, or some other base',
    said: ['octal', 'base eight|8|three|3|five|5|six|6|seven|7|nine|9|k|b', 'ternary|quaternary'],
    answer: inBase(8, '0o'),
  },
  {
    asks: 'hexadecimal numbers',
    said: ['hexadecimal|hex', 'base sixteen|16|36|thirty|twelve|12', 'letter a to|through|f'],
    answer: inBase(16, '0x'),
  },
  {
    asks: 'numbers written in reverse',
    said: [
      'reverse|reversed|reversal|backward|backwards|mirrored',
      'least significant|units digit first',
      'little endian',
      'lowest|units|ones digit .. first|front',
      'last digit first',
      'right to left .. written|stored|stored|given|represented',
      'written|stored|given|represented .. right to left',
    ],
    answer: (num1, num2) => reversed(multiply(reversed(num1), reversed(num2))),
  },
  {
    asks: 'only the product in reverse',
    said: ['reverse|reversed|reversal|backward|backwards|mirrored', 'right to left', 'last digit first'],
    answer: (num1, num2) => reversed(multiply(num1, num2)),
  },
  {
    asks: 'a product with leading zeros',
    said: [
      'pad|padded|padding|fill|filled|zerofilled',
      'leading zero .. kept|keep|preserved|retained|included|include|remain|stay',
      'keep|keeping|preserve|preserving|retain|retaining|include|including .. leading|zero',
      'with leading zero',
      'fixed length|width|number',
      'always|exactly .. digit|character|long',
    ],
    answer: (num1, num2) => multiply(num1, num2).padStart(num1.length + num2.length, '0'),
  },
  {
    asks: 'a product in groups of digits',
    said: [
      'thousand|thousands separator|comma|group|grouped',
      'comma|space|separator|apostrophe|underscore|dot .. three|3|thousand|group|digit|product|result',
      'group|grouped|block of|by|in three|3',
      'every|each three|3|third',
    ],
    answer: (num1, num2) => multiply(num1, num2).replace(/\B(?=(\d{3})+$)/g, ','),
  },
  {
    asks: 'a product in another notation',
    said: [
      'scientific|exponential|engineering',
      'mantissa',
      'roman numeral|number',
      'spelled',
      'in words',
      'rounded|round',
    ],
    answer: (num1, num2) => {
      const product = multiply(num1, num2)
      return product.length > 9 ? `${product[0]}.${product.slice(1)}e${product.length - 1}` : product
    },
  },
  {
    asks: 'digits multiplied place by place',
    said: [
      'digitwise|pairwise|elementwise|columnwise',
      'digit|place|position|column wise',
      'corresponding|matching|opposite digit|place|position',
      'digit at the same',
      'same|equal place|position|index|column',
      'without|no|ignoring|ignore|dropping|drop|discard|discarding carry|carries|carrying',
      'carryless|carry less|free',
    ],
    answer: (num1, num2) => {
      const size = Math.max(num1.length, num2.length)
      const [upper, lower] = [num1.padStart(size, '0'), num2.padStart(size, '0')]
      return [...upper].map((digit, place) => `${Number(digit) * Number(lower[place])}`).join('')
    },
  },
  {
    asks: 'products of digits without a carry',
    said: [
      'without|no|ignoring|ignore|ignored|dropping|drop|dropped|discard|discarding|forget|forgets|lost carry|carries|carrying|carried',
      'carry|carries .. ignored|dropped|lost|discarded|forgotten|never|not',
      'carryless|carry less|free',
    ],
    answer: (num1, num2) => {
      const digits = new Array(num1.length + num2.length - 1).fill(0)
      for (let i = 0; i < num1.length; i++)
        for (let j = 0; j < num2.length; j++) digits[i + j] = (digits[i + j] + num1[i] * num2[j]) % 10
      return digits.join('').replace(/^0+/, '') || '0'
    },
  },
  {
    asks: 'the product of all their digits',
    said: [
      'product of all|their|every|each digit',
      'multiply|multiplying|multiplied all|every|each|their .. digit',
      'all|every digit .. multiplied|together',
    ],
    answer: (num1, num2) => `${[...num1, ...num2].reduce((product, digit) => product * BigInt(digit), 1n)}`,
  },
  {
    asks: 'the sum of the digits of the product',
    said: [
      'sum of .. digit',
      'digit sum|root',
      'digital root|sum',
      'cross sum',
      'digits .. added|summed|sum',
      'add|adding|sum .. digit',
    ],
    answer: (num1, num2) => `${[...multiply(num1, num2)].reduce((sum, digit) => sum + Number(digit), 0)}`,
  },
  {
    asks: 'something counted in the product',
    said: ['how many', 'number|count of digit|zero|trailing', 'trailing zero', 'length of'],
    answer: (num1, num2) => `${multiply(num1, num2).length}`,
  },
  {
    asks: 'the product without trailing zeros',
    said: [
      'trailing|final|ending zero',
      'zero|zeros at|from .. end|back|right',
      'strip|stripped|remove|removed|drop|dropped|without all|every zero',
    ],
    answer: (num1, num2) => multiply(num1, num2).replace(/(?<=.)0+$/, ''),
  },
  {
    asks: 'the larger of the two, or some other of them',
    said: ['larger|greater|bigger|smaller|maximum|minimum|max|min of|one|number|string', 'compare'],
    answer: onNumbers((a, b) => (a > b ? a : b)),
  },
  {
    asks: 'the two joined',
    said: ['concatenate|concatenated|concatenation|concatenating', 'join|joined|appended|append', 'one after|behind'],
    answer: (num1, num2) => num1 + num2,
  },
]
