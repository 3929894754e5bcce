const isSame = (text) => text === [...text].reverse().join('')
const digits = (x) => `${Math.abs(x)}`
const inBase = (x, base) => Math.abs(x).toString(base)

/** How many digits must be changed until the text reads the same from both sides. */
const wrong = (text) => [...text].filter((digit, i) => i < text.length / 2 && digit !== text.at(-1 - i)).length
const without = (text) => [...text].map((_, i) => text.slice(0, i) + text.slice(i + 1))
const isPrime = (x) => {
  for (let factor = 2; factor * factor <= x; factor++) if (x % factor === 0) return false
  return x > 1
}

const lookAlikes = [
  {
    asks: 'the sign to be ignored',
    said: [
      'ignore|ignoring|ignored|disregard|disregarding|without|regardless|irrespective|omit|omitting|dropping|drop|strip|stripped .. sign|minus',
      'sign|minus .. ignored|ignore|disregarded|dropped|omitted|irrelevant|skipped|stripped|removed|aside',
      'sign|minus .. not|never|no matter|count|counted|considered|role',
      'absolute|magnitude',
      'negative .. allowed|too|positive|treated',
      'sign|minus .. front',
    ],
    answer: (x) => isSame(digits(x)),
  },
  {
    asks: 'the binary notation',
    said: ['binary|bit|bits|bitwise|base2', 'base 2|two|k|b', '0s and|or 1s'],
    answer: (x) => x >= 0 && isSame(inBase(x, 2)),
  },
  {
    asks: 'the binary notation, the sign ignored',
    said: ['binary|bit|bits', 'base 2|two'],
    answer: (x) => isSame(inBase(x, 2)),
  },
  {
    asks: 'both decimal and binary notation',
    said: ['binary|bit', 'base 2|two', 'both base|notation'],
    answer: (x) => isPalindrome(x) && isSame(inBase(x, 2)),
  },
  {
    asks: 'the octal or the hexadecimal notation',
    said: ['octal|hexadecimal|hex|ternary', 'base 8|16|3|eight|sixteen|three|k|b'],
    answer: (x) => x >= 0 && isSame(inBase(x, 16)),
  },
  { asks: 'the octal notation', said: ['octal', 'base 8|eight|k|b'], answer: (x) => x >= 0 && isSame(inBase(x, 8)) },
  {
    asks: 'the notation to base three',
    said: ['ternary', 'base 3|three|k|b'],
    answer: (x) => x >= 0 && isSame(inBase(x, 3)),
  },
  {
    asks: 'at most one digit to be changed',
    said: [
      'change|changed|changing|replace|replaced|replacing|alter|altering|altered|modify|modifying|edit|correct|correcting|fix|fixing .. one|1|k|single|most|digit',
      'one|1|single|most|digit .. change|changed|replaced|replacement|altered|edit|corrected|modified|wrong',
      'become|made|make|turned|turn .. palindrome|palindromic',
      'almost|nearly|near|quasi',
      'one|1|single mistake|typo|error|mismatch|wrong',
      'mismatch',
      'differ in|by|at',
    ],
    answer: (x) => wrong(digits(x)) <= 1,
  },
  {
    asks: 'at most one digit of a positive number to be changed',
    said: [
      'change|changed|changing|replace|replaced|replacing|alter|altering|modify|edit|correct|correcting .. one|1|k|single|most|digit',
      'one|1|single|most|digit .. change|changed|replaced|altered',
      'almost|nearly',
      'one|1|single mistake|typo|error|mismatch',
    ],
    answer: (x) => x >= 0 && wrong(digits(x)) <= 1,
  },
  {
    asks: 'exactly one digit to be changed',
    said: [
      'change|changed|changing|replace|replaced|replacing|alter|altering|modify|edit|correct|correcting .. one|1|k|single|most|digit',
      'one|1|single|most|digit .. change|changed|replaced|altered',
      'almost|nearly',
      'one|1|single mistake|typo|error|mismatch',
    ],
    answer: (x) => x >= 0 && (wrong(digits(x)) === 1 || (wrong(digits(x)) === 0 && digits(x).length % 2 === 1)),
  },
  {
    asks: 'a digit to be removed',
    said: [
      'remove|removes|removed|removing|removal|delete|deleted|deleting|deletion|erase|erasing|erased|drop|dropping|dropped|strike|striking|crossing|omit|omitting',
      'leave|leaving|left out',
      'take|taking|taken away|out',
      'at most one|1|k',
    ],
    answer: (x) => x >= 0 && [digits(x), ...without(digits(x))].some(isSame),
  },
  {
    asks: 'a digit to be removed, the sign ignored',
    said: ['remove|removed|removing|delete|deleted|deleting|erase|erasing|drop|dropping|omit|omitting'],
    answer: (x) => [digits(x), ...without(digits(x))].some(isSame),
  },
  {
    asks: 'exactly one digit to be removed',
    said: [
      'remove|removed|removing|delete|deleted|deleting|erase|erasing|drop|dropping|omit|omitting',
      'exactly one|1',
    ],
    answer: (x) => x >= 0 && without(digits(x)).some(isSame),
  },
  {
    asks: 'a digit to be added, or zeros put in front',
    said: [
      'add|added|adding|insert|inserted|inserting|append|appended|appending|prepend|prepending|pad|padded|padding',
      'leading zero may|can|are|be|is allowed|be|added|put|permitted|written',
      'trailing zero .. ignored|ignore|dropped|skipped|stripped|removed|disregarded',
      'ignore|ignoring|disregard|disregarding|dropping|strip|stripping|removing .. trailing|zero',
      'zero .. prepended|ignored|stripped',
    ],
    answer: (x) => x >= 0 && isSame(digits(x).replace(/0+$/, '')),
  },
  {
    asks: 'digits that may be rearranged',
    said: [
      'permutation|permutations|permute|permuted|permuting|rearrange|rearranged|rearranging|rearrangement|reorder|reordered|reordering|anagram|shuffle|shuffled|arranged|arrange|arrangement|swap|swapped|swapping|swaps',
      'some|any|another|suitable order',

      'rotate|rotated|rotation|rotating|cyclic|cyclically|shift|shifted|circle|circular',
    ],
    answer: (x) =>
      x >= 0 && [...new Set(digits(x))].filter((digit) => digits(x).split(digit).length % 2 === 0).length <= 1,
  },
  {
    asks: 'a rotation of the digits',
    said: ['rotate|rotated|rotation|rotations|rotating|cyclic|cyclically|shift|shifted|shifting|circle|circular'],
    answer: (x) => x >= 0 && [...digits(x)].some((_, i) => isSame(digits(x).slice(i) + digits(x).slice(0, i))),
  },
  {
    asks: 'a number turned upside down',
    said: [
      'upside|strobogrammatic|rotated|rotate|rotating|180|degree|degrees|turned|seven|calculator|display',
      'up down',
      'head|heads',
    ],
    answer(x) {
      const turned = { 0: '0', 1: '1', 6: '9', 8: '8', 9: '6' }
      return (
        x >= 0 &&
        digits(x) ===
          [...digits(x)]
            .reverse()
            .map((digit) => turned[digit])
            .join('')
      )
    },
  },
  {
    asks: 'no palindrome',
    said: [
      'true|whether|if .. not|no|isnt a|palindrome|palindromic|same',
      'false if|when|for|exactly .. palindrome|palindromic|same|reads',
      'not|no|never|isnt|non a palindrome|palindromic .. true',
      'nonpalindrome|nonpalindromic|asymmetric|unsymmetrical|asymmetrical',
      'true .. differ|differs|different|unequal|changes',
      'reads|read|look|looks differently|different',
    ],
    answer: (x) => !isPalindrome(x),
  },
  {
    asks: 'several digits at the least, or an odd or even number of them',
    said: [
      'at least two|2|three|3',
      'more than one|1|two|2 digit',
      'single|one|1 digit .. not|never|excluded|false',
      'nontrivial|multi',
      'zero|0 is|does|should not|never|false|excluded',
      'two|2|three|3 or more',
      'larger|greater|above than|nine|9|ten|10',
    ],
    answer: (x) => x > 9 && isPalindrome(x),
  },
  {
    asks: 'nought not to be a palindrome',
    said: [
      'zero|0 is|does|should|counts not|never|false|excluded',
      'zero isnt',
      'strictly|only|just positive',
      'except|excluding|but zero|0',
    ],
    answer: (x) => x > 0 && isPalindrome(x),
  },
  {
    asks: 'an even number of digits',
    said: [
      'odd|parity',
      'even number|digit|palindrome|integer|length|count|and|as',
      'divisible|multiple',
      'is|be|also|both|and even',
    ],
    answer: (x) => isPalindrome(x) && digits(x).length % 2 === 0,
  },
  {
    asks: 'an odd number of digits, or an even or odd palindrome',
    said: [
      'odd|parity',
      'even number|digit|palindrome|integer|length|count|and|as',
      'divisible|multiple',
      'is|be|also|both|and even',
    ],
    answer: (x) => isPalindrome(x) && x % 2 !== 0,
  },
  {
    asks: 'an even palindrome',
    said: [
      'odd|parity',
      'even number|digit|palindrome|integer|length|count|and|as',
      'divisible|multiple',
      'is|be|also|both|and even',
    ],
    answer: (x) => isPalindrome(x) && x % 2 === 0,
  },
  {
    asks: 'a palindrome that is prime or a square, or whose square is one',
    said: ['prime|primes', 'square|squares|squared|cube|root|superpalindrome|power', 'super|double|doubled|twice'],
    answer: (x) => isPalindrome(x) && isPrime(x),
  },
  {
    asks: 'a square palindrome',
    said: ['square|squares|squared|root|superpalindrome', 'super'],
    answer: (x) => x >= 0 && isSame(`${x * x}`),
  },
  {
    asks: 'the square and the number to be palindromes',
    said: ['square|squares|squared|root|superpalindrome', 'super'],
    answer: (x) => isPalindrome(x) && Number.isInteger(Math.sqrt(x)),
  },
  {
    asks: 'all digits to be equal, different, rising or falling',
    said: [
      'all|every|each|whose|its|two|2 digit are|is|being|must|be equal|identical|different|distinct|unequal',
      'repdigit|distinct|ascending|descending|increasing|decreasing|alternating|unique',
      'only|just .. first|last',
      'first .. equals|equal|same .. last',
      'whether|if|when .. first and last',
      'rise|rising|falling|mountain|peak|nondecreasing|monotone',
    ],
    answer: (x) => x >= 0 && digits(x)[0] === digits(x).at(-1),
  },
  {
    asks: 'equal digits',
    said: ['all|every|each digit|digits', 'repdigit|identical', 'same digit'],
    answer: (x) => x >= 0 && new Set(digits(x)).size === 1,
  },
  {
    asks: 'the sum of the number and its reverse, or of its digits, to be a palindrome',
    said: ['sum|sums|add|added|adding|plus|total|product', 'reverse and|plus|add|added', 'lychrel|step|steps'],
    answer: (x) => x >= 0 && isSame(`${x + Number([...digits(x)].reverse().join(''))}`),
  },
  {
    asks: 'the sum of the digits to be a palindrome, or both halves to have one sum',
    said: ['sum|sums|add|added|adding|total|product|half|halves|balanced'],
    answer: (x) => x >= 0 && isSame(`${[...digits(x)].reduce((sum, digit) => sum + Number(digit), 0)}`),
  },
]
