const beginning = (s, n) => Array.from({ length: Math.min(n, 5000) }, (_, place) => s[place % s.length])

const lookAlikes = [
  {
    asks: 'the copies of the string counted',
    said: ['n time', 'repeated|concatenated n', 'n copy|repetition'],
    answer: (s, n) => [...s].filter((letter) => letter === 'a').length * n,
  },
  {
    asks: 'another letter',
    said: [
      'vowel|vowels|consonant|consonants|most',
      'letter|character b|e|c|given',
      'of b',
      'last|first letter .. string',
    ],
    answer: (s, n) => beginning(s, n).filter((letter) => letter === s[0]).length,
  },
  {
    asks: 'capitals as well',
    said: ['capital|uppercase|case'],
    answer: (s, n) => beginning(s.toLowerCase(), n).filter((letter) => letter === 'a').length,
  },
  { asks: 'different letters', said: ['distinct|different|unique'], answer: (s, n) => new Set(beginning(s, n)).size },
  {
    asks: 'letters that are not a',
    said: ['not|other|others|except|no a|letter|than', 'other than'],
    answer: (s, n) => beginning(s, n).filter((letter) => letter !== 'a').length,
  },
  {
    asks: 'the string turned round at each copy',
    said: ['reverse|reversed|alternately|turn|mirror|mirrored|backwards'],
    answer: (s, n) => beginning(s + [...s].reverse().join(''), n).filter((letter) => letter === 'a').length,
  },
]
