/** The sums of the digits from the right, without a carry. */
function columnSums(num1, num2) {
  const width = Math.max(num1.length, num2.length)
  const [above, below] = [num1.padStart(width, '0'), num2.padStart(width, '0')]
  return [...above].map((digit, at) => Number(digit) + Number(below[at]))
}

const trimmed = (digits) => digits.replace(/^0+(?=.)/, '')
const turnedRound = (text) => [...text].reverse().join('')

function sumInBase(num1, num2, base) {
  const digits = []
  let carry = 0
  for (const sum of columnSums(num1, num2).reverse()) {
    digits.push((sum + carry) % base)
    carry = Math.floor((sum + carry) / base)
  }
  if (carry > 0) digits.push(carry)
  return trimmed(digits.reverse().join(''))
}

const lookAlikes = [
  {
    asks: 'the product',
    said: ['product|multiply|multiplied|multiplication|multiplying|times|power'],
    answer: (num1, num2) => String(BigInt(num1) * BigInt(num2)),
  },
  {
    asks: 'the difference',
    said: ['difference|subtract|subtracted|subtraction|subtracting|minus|less|apart', 'how much more|larger|longer'],
    answer(num1, num2) {
      const difference = BigInt(num1) - BigInt(num2)
      return String(difference < 0n ? -difference : difference)
    },
  },
  {
    asks: 'a sum without carries',
    said: [
      'without|no|ignore|ignores|ignoring|drop|drops|dropping|forget|forgets|forgetting|omit|omitting|discard|discarding|lose|never|skip .. carry|carries|carrying|carried',
      'carry|carries .. dropped|ignored|lost|forgotten|discarded|omitted|not',
      'modulo|mod|last digit|only',
      'forget|forgets|ignored|careless',
    ],
    answer: (num1, num2) =>
      trimmed(
        columnSums(num1, num2)
          .map((sum) => sum % 10)
          .join(''),
      ),
  },
  {
    asks: 'the digit sums side by side',
    said: [
      'concatenate|concatenated|concatenation|joined|written|glued|side',
      'each|every sum|column|pair .. written|appended|string',
      'digitwise|pairwise|columnwise',
    ],
    answer: (num1, num2) => trimmed(columnSums(num1, num2).join('')),
  },
  {
    asks: 'digits in reverse',
    said: [
      'least|lowest significant|digit .. first|front|left',
      'reverse|reversed|backwards|backward',
      'ones|units|unit digit|place|position .. first|front',
      'last digit first',
      'right to left .. written|stored|read',
      'starting|begins|begin with|at .. ones|units|least',
      'little endian',
    ],
    answer: (num1, num2) => turnedRound(addStrings(turnedRound(num1), turnedRound(num2))),
  },
  {
    asks: 'binary digits',
    said: ['binary|bit|bits|base 2|two', '0s and 1s', 'zeros and ones', 'base two'],
    answer: (num1, num2) => sumInBase(num1, num2, 2),
  },
  {
    asks: 'another base',
    said: [
      'octal|hexadecimal|hex|ternary|duodecimal',
      'base 3|4|5|6|7|8|9|12|16|36|b|k|three|five|seven|eight|nine|sixteen',
      'base',
    ],
    answer: (num1, num2) => sumInBase(num1, num2, 7),
  },
  {
    asks: 'signed numbers',
    said: [
      'negative|signed|minus number|integer|value|may|can|sign|or',
      'sign|leading minus',
      'positive or',
      'may|can|could be negative',
    ],
    answer: (num1, num2) => String(BigInt(num1) + BigInt(num2)),
  },
  {
    asks: 'leading zeros to stay',
    said: [
      'keep|keeping|keeps|preserve|preserving|retain|padded|pad .. leading zero',
      'same length|width',
      'fixed|exactly length|width|digits',
      'leading zero .. kept|stay|remain|preserved|may|can|allowed',
    ],
    answer: (num1, num2) => addStrings(num1, num2).padStart(Math.max(num1.length, num2.length), '0'),
  },
  {
    asks: 'the strings joined, or the larger one',
    said: [
      'larger|greater|bigger|largest|maximum|smaller|minimum|compare',
      'concatenation|concatenate|append|appended',
    ],
    answer: (num1, num2) => (BigInt(num1) > BigInt(num2) ? num1 : num2),
  },
  {
    asks: 'the sum of all digits, or its last digits',
    said: [
      'sum|total of .. all|every|its|their digit',
      'digit sum',
      'last|first k|9|ten|10|two|three digits|digit',
      'modulo|remainder',
      'number|count of .. carry|carries|digits',
      'average|mean|half',
    ],
    answer: (num1, num2) => String([...(num1 + num2)].reduce((sum, digit) => sum + Number(digit), 0)),
  },
]
