const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The title where the letters are these, the first of them standing for 1. */
function titleIn(letters, number) {
  let title = ''
  for (let left = number; left > 0; left = Math.floor((left - 1) / letters.length))
    title = letters[(left - 1) % letters.length] + title
  return title
}

const turned = (text) => [...text].reverse().join('')

const lookAlikes = [
  {
    asks: 'numbers counted from zero',
    said: [
      '0|zero based|indexed|index|origin|offset',
      'from|at|with 0|zero',
      '0|zero is|gives|becomes|means|for|has a',
      'first column .. 0|zero',
      'a is|has|for|means 0|zero',
    ],
    answer: (columnNumber) => convertToTitle(columnNumber + 1),
  },
  {
    asks: 'the column before or after',
    said: [
      'next|following|previous|preceding|neighbouring column',
      'column .. right|left|next|after|before',
      'insert|inserted',
    ],
    answer: (columnNumber) => convertToTitle(columnNumber + 1),
  },
  {
    asks: 'base 26 with a zero digit',
    said: [
      '0|zero digit',
      'digit 0|zero',
      'ordinary|usual|plain|normal|standard|positional base',
      '0|zero to|through 25',
    ],
    answer: (columnNumber) =>
      [...columnNumber.toString(26)].map((digit) => ALPHABET[Number.parseInt(digit, 26)]).join(''),
  },
  {
    asks: 'letters that are doubled, tripled and so on after Z',
    said: [
      'same letter',
      'letter|letters .. repeated|doubled|twice|tripled|again',
      'doubled|double|doubles|tripled|repeated|twice|thrice letter|letters',
      'aa bb',
      'bb cc',
      'aa .. bb',
      '28|twenty eight .. bb',
      '52 .. zz',
      '53 .. aaa',
    ],
    answer: (columnNumber) => ALPHABET[(columnNumber - 1) % 26].repeat(Math.floor((columnNumber - 1) / 26) + 1),
  },
  {
    asks: 'letters that begin again after Z',
    said: [
      'begin|begins|start|starts|starting|back again|over|to|at|anew with|at|from|a|to',
      'wrap|wraps|wrapping|cycle|cycles|cyclic|circular|around|restart|restarts',
      'single|only one|exactly one letter|character',
      '27 .. a|b again',
      'again',
    ],
    answer: (columnNumber) => ALPHABET[(columnNumber - 1) % 26],
  },
  {
    asks: 'letters followed by a figure after Z',
    said: ['a1|a2|b1|b2|a0|1a|2a', 'row|rows', 'figure|suffix|round', 'letter .. followed by .. number|digit'],
    answer(columnNumber) {
      const round = Math.floor((columnNumber - 1) / 26)
      return ALPHABET[(columnNumber - 1) % 26] + (round === 0 ? '' : round)
    },
  },
  {
    asks: 'the title read from the right',
    said: [
      'reverse|reversed|reversely|backward|backwards|reversing|mirrored|mirror|endian',
      'right to left',
      'least significant .. first|left|front',
      'first|leftmost letter|one|character .. least|units|unit|lowest|ones|fastest',
      'leftmost|first letter .. changes|runs|varies|moves',
      'last|rightmost letter|one|character .. most|highest|slowest',
      'ba .. ca',
      '28|twenty eight .. ba',
    ],
    answer: (columnNumber) => turned(convertToTitle(columnNumber)),
  },
  {
    asks: 'the alphabet the other way',
    said: [
      '1|one is|gives|becomes|means|for|has|to z',
      '26 is|gives|becomes|means|for|has|to a',
      'z is|has|for|means 1|one',
      'z to|through a',
      'reverse|reversed|backward|backwards|descending|inverted|opposite',
    ],
    answer: (columnNumber) => titleIn(turned(ALPHABET), columnNumber),
  },
  ...['A', 'I', 'O', 'Q', 'IO', 'AEIOU'].map((skipped) => ({
    asks: `titles without the letters ${[...skipped].join(' and ')}`,
    said: [
      'skip|skips|skipped|skipping|omit|omitted|omits|missing|leaves|leaving|exclude|excluded|excluding|except|without|unused',
      'i|o|q|a|l and|or|nor i|o|q|l',
      'no i|o|q|vowel',
      'not|never used|occur|appear|use .. i|o|q|letter',
      'confused|confusion|confusing|confusable|looks|ambiguous|mistaken|resemble|resembles',
      '21|24|25 letter',
      'vowel|vowels|consonant|consonants',
      'letter .. i|o|q .. not|never|skipped|left',
    ],
    answer: (columnNumber) =>
      titleIn([...ALPHABET].filter((letter) => !skipped.includes(letter)).join(''), columnNumber),
  })),
  {
    asks: 'small letters, or small ones after the capitals',
    said: [
      'lowercase|small letter|letters|character|one|after|before|a',
      'lowercase|small',
      '52|36',
      'letters and digits',
      'alphanumeric',
    ],
    answer: (columnNumber) => titleIn(`${ALPHABET}${ALPHABET.toLowerCase()}`, columnNumber),
  },
  {
    asks: 'letters and then digits',
    said: ['36', 'letters and|or|then|before|followed digits', 'digits and|or|then|before letters', 'alphanumeric'],
    answer: (columnNumber) => titleIn(`${ALPHABET}0123456789`, columnNumber),
  },
  {
    asks: 'nothing, or a message, beyond a last column',
    said: [
      'empty string|text',
      'error|invalid|null|none|nil',
      'last column',
      'exceed|exceeds|beyond|larger|greater|higher|more|above than|the|16384|702|256|18278|zz|xfd|zzz',
      'return|give|otherwise|else question|dash',
    ],
    answer: (columnNumber) => (columnNumber > 702 ? '' : convertToTitle(columnNumber)),
  },
  {
    asks: 'titles of a fixed length',
    said: ['pad|padded|padding|fill|filled', 'always|exactly two|three|four|2|3|4', 'fixed|same length|width|size'],
    answer: (columnNumber) => convertToTitle(columnNumber).padStart(3, 'A'),
  },
  {
    asks: 'only every second column, or hidden ones',
    said: [
      'every|each second|other|third|two',
      'odd|even|hidden|visible|hide|alternate|double|half',
      'merged|merge|wide',
      'two|2 column',
    ],
    answer: (columnNumber) => convertToTitle(2 * columnNumber - 1),
  },
]
