const lookAlikes = [
  {
    asks: 'one taken away',
    said: [
      'subtract|subtracted|subtracting|subtraction|minus|decrement|decremented|decrementing|decrease|decreased|decreasing|predecessor|previous',
      'one less|lower|smaller',
      'take|taken|taking away',
    ],
    answer: (digits) => digitsOf(BigInt(digits.join('')) - 1n),
  },
  {
    asks: 'one added in binary',
    said: ['binary|bit', 'base 2|two'],
    answer(digits) {
      if (digits.some((digit) => digit > 1)) return undefined
      return digitsOf(BigInt((BigInt(`0b${digits.join('')}`) + 1n).toString(2)))
    },
  },
  {
    asks: 'one added in another base',
    said: [
      'never|not|no .. grow|grows|gains|longer|length',
      'never|not|no .. ~the|leading|a|single|hundred|many|of|more digit',
      'same|fixed number|length|width|size',
      'length|number .. stays|same|fixed|unchanged ~form|way|manner|order|format|array|list|kind|fashion',
      'back to|at 0|zero',
      'starts|start again|over|anew',
      'base 3|4|5|6|7|8|9|16|b|k|three|four|five|eight|sixteen',
      'octal|hexadecimal|hex|ternary|radix',
    ],
    answer: plusOne,
  },
  {
    asks: 'digits with the least significant first',
    said: [
      'last .. highest|most|greatest',
      'first|front .. lowest|least|ones|units',
      'highest|most digit|significant|place .. last|end',
      'backward|backwards|reverse|reversed',
      'least significant .. first|before',
      'least .. to .. most',
      'reverse|reversed',
      'lowest|unit|units|ones|smallest place|digit .. first',
      'little endian',
      'backward|backwards',
      'right to left',
      'unit|units|ones .. front|first|foremost',
      'unit|units in|at|come|comes|stand|stands front|first|the',
      'lowest|smallest|last .. in front',
      'front|first .. unit|units|ones',
    ],
    answer: (digits) => plusOne(digits.toReversed()).toReversed(),
  },
  {
    asks: 'two added',
    said: [
      'plus|add|adding|adds|increase|increased|increment|incremented|by two|2',
      'two|2 .. added|more|higher|larger|bigger',
      'two|2 to the number|integer',
      'after two|2',
    ],
    answer: (digits) => digitsOf(BigInt(digits.join('')) + 2n),
  },
  {
    asks: 'ten added',
    said: ['plus|add|adding|adds|increase|increased|increment|incremented|by ten|10', 'ten|10 .. added|more|to the'],
    answer: (digits) => digitsOf(BigInt(digits.join('')) + 10n),
  },
  {
    asks: 'every digit increased by one',
    said: [
      'add|adding|increment|incrementing|incremented|increase|increasing|added|1|one .. each|every|all',
      'add|adding|increment|increase|added .. each|every|all digit',
      'each|every digit .. increment|incremented|increased|by one|by 1|plus',
      'each|every|all .. one|by|up|on',
      'all digits|figures|wheels',
    ],
    answer: (digits) => digits.map((digit) => digit + 1),
  },
  {
    asks: 'every digit increased by one, nine becoming zero',
    said: [
      'add|adding|increment|increase|added .. each|every|all digit',
      'each|every digit .. increment|incremented|increased|by one|by 1|plus',
      'each|every|all .. one|by|up|on',
      'all digits|figures|wheels',
    ],
    answer: (digits) => digits.map((digit) => (digit + 1) % 10),
  },
  {
    asks: 'the first digit increased by one',
    said: [
      'to|increment|increase|at|on the|its first|leading|leftmost|most',
      'first|leading|leftmost digit .. increment|incremented|increased|by',
      'first|leading|leftmost|foremost|front digit|figure|wheel',
      'leftmost|foremost',
    ],
    answer: (digits) => [digits[0] + 1, ...digits.slice(1)],
  },
  {
    asks: 'no carry',
    said: [
      'no|without|ignore|ignoring|drop|dropping|discard|discarding .. carry|carries|carrying',
      'carry .. dropped|ignored|discarded|lost',
      'carry .. nothing|no|not|never|forgotten|left|away',
      'forget|forgets|forgotten|forgetting',
      'each|every digit|figure|wheel .. itself|independent|independently',
      'neighbour|neighbours|neighbor',
    ],
    answer: (digits) => digits.with(-1, (digits.at(-1) + 1) % 10),
  },
  {
    asks: 'as many digits as before, all nines becoming zeros',
    said: [
      'same length|number|amount|size',
      'overflow|overflows|roll|rolls|rollover|wrap|wraps|wrapping|fixed|lost|modulo|restart|restarts',
      'back to zero|zeros|zeroes|0|all',
      'length .. same|unchanged|change|grow',
      'as many digits|figures|wheels|places',
      'no|not|never .. wider|longer|grow|grows',
      'only so many',
      'starts|begins|start|begin again|anew|over',
      'falls|fall|jumps|goes|turns back',
      'three|four|two|five wheels|digits|places|figures',
      'lost|vanishes|disappears|drops|dropped',
      'width',

      'register',
      'number|count of .. cannot|fixed|constant|change',
      'cannot|never change|grow|lengthen',
      'after|follows|comes 999|99|9999',
      '000|00|0000',
    ],
    answer: (digits) => plusOne(digits).slice(-digits.length),
  },
  {
    asks: 'the number doubled',
    said: ['twice|double|doubled|doubling|multiply|multiplied|multiplying|times|product'],
    answer: (digits) => digitsOf(BigInt(digits.join('')) * 2n),
  },
  {
    asks: 'the result with its digits reversed',
    said: ['reverse|reversed', 'least significant .. first', 'backward|backwards'],
    answer: (digits) => plusOne(digits).toReversed(),
  },
  {
    asks: 'leading zeros dropped',
    said: [
      'may|might|can have|contain|include|hold|start|begin|carry .. zero|0',
      'strip|stripped|remove|removed|removing|drop|dropped|trim|trimmed .. zero|0',
    ],
    answer: (digits) => digitsOf(BigInt(digits.join('')) + 1n),
  },
  {
    asks: 'leading zeros kept',
    said: [
      'may|might|can have|contain|include|hold|start|begin|carry .. zero|0',
      'keep|keeping|kept|preserve|preserved|retain|preserving .. zero|0',
    ],
    answer: plusOne,
  },
  {
    asks: 'the next number with the same digits, or of another kind',
    said: [
      'palindrome|palindromic',
      'permutation|rearrange|rearranged|rearranging|rearrangement',
      'same digits|digit',
      'next|nearest|smallest .. even|odd|prime|multiple|divisible',
    ],
    answer(digits) {
      for (let next = BigInt(digits.join('')) + 1n; ; next++)
        if (String(next) === digitsOf(next).reverse().join('')) return digitsOf(next)
    },
  },
  {
    asks: 'a last digit that stays nine, or the only one to change',
    said: [
      'nine|9 .. stay|stays|remain|remains|nine|9|kept|unchanged',
      'stays|remains|stay|remain nine|9',
      'capped|cap|saturate|saturates|saturating|clamp|clamped',
      'last|final|rightmost|units digit|figure alone|only',
      'only|just|nothing but|alone .. last|final|rightmost|units',
      'other|others|remaining|rest .. unchanged|stay|left|alone|same|untouched',
      'left alone',
      'nothing .. carried',
      'never|not|no .. carried|carry|passed',
      'unless ~the|it|number|just',
      'nine|9 .. stays|stay|not|never|remains',
      'it stays',
      'not|never become|becomes ten|10',
    ],
    answer: (digits) => digits.with(-1, Math.min(9, digits.at(-1) + 1)),
  },
  {
    asks: 'the next number of a certain kind, or one under another condition',
    said: ['superstitious|lucky|unlucky'],
  },
  {
    asks: 'a number of fixed width',
    said: [
      'never|not|no .. grow|grows|gains|longer|length',
      'never|not|no .. ~the|leading|a digit',
      'same|fixed number|length|width|size',
      'length|number .. stays|same|fixed|unchanged ~form|way|manner|order|format|array|list|kind|fashion',
      'starts|start again|over|anew',
      'all nines|zeros',
    ],
    answer: (digits) => plusOne(digits).slice(-digits.length),
  },
]

const digitsOf = (number) => [...String(number)].map(Number)
