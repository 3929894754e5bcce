const lookAlikes = [
  {
    asks: 'a special answer for numerals that are not well formed',
    said: [
      'invalid|malformed|illegal|ill',
      'not|isnt well|valid|properly|correctly|a|legal',
      'return|or|give|gives|answer -1|0|zero if|when|otherwise',
      'minus one',
      'whether .. valid|well|legal',
    ],
    answer: romanToInt,
  },
  {
    asks: 'the product of the symbols',
    said: ['product|multiply|multiplied|multiplying|times'],
    answer: (s) => [...s].reduce((product, symbol) => product * VALUES[symbol], 1),
  },
  {
    asks: 'the plain sum of the symbols, nothing being subtracted',
    said: [
      'never|nothing|no|ignore|ignoring|without|none .. subtract|subtracted|subtraction|subtractive',
      'additive',
      'regardless|irrespective|whatever .. order|position|place',
      'order .. matter|irrelevant',
      'always added|add',
      'viiii|xxxx',
    ],
    answer: (s) => [...s].reduce((sum, symbol) => sum + VALUES[symbol], 0),
  },
  {
    asks: 'a numeral read from right to left',
    said: ['backward|backwards|reverse|reversed|mirrored', 'written from right|smallest', 'right to left'],
    answer: (s) => romanToInt([...s].reverse().join('')),
  },
  {
    asks: 'the number of symbols',
    said: [
      'how many symbol|letter|character|stroke|line|matches|matchstick',
      'number|count of symbol|letter|character|stroke|matches|matchstick|the',
    ],
    answer: (s) => s.length,
  },
  {
    asks: 'the largest symbol',
    said: [
      'value|return|find .. largest|highest|greatest|maximum',
      'largest|highest|greatest symbol .. alone|only|used|contains',
    ],
    answer: (s) => Math.max(...[...s].map((symbol) => VALUES[symbol])),
  },
  {
    asks: 'the sum of the decimal digits of the number',
    said: ['digit|digits .. sum|total|add', 'sum|total .. digits', 'last digit'],
    answer: (s) => [...String(romanToInt(s))].reduce((sum, digit) => sum + Number(digit), 0),
  },
  {
    asks: 'symbols in either case',
    said: ['case insensitive|insensitively', 'lowercase|lower', 'regardless|ignoring|ignore .. case', 'upper or|and'],
    answer: (s) => romanToInt(s.toUpperCase()),
  },
  {
    asks: 'bars that multiply by a thousand',
    said: [
      'overline|overlined|vinculum|bar|bars|underscore|bracket|brackets|parentheses|thousandfold',
      'multiplied|times .. 1000|thousand',
    ],
    answer: romanToInt,
  },
  {
    asks: 'several smaller symbols subtracted from a larger one',
    said: [
      'several|multiple .. smaller|lower .. before|precede|preceding|left',
      'iix|iic|xxc|iiix',
      'any larger|greater .. later|after|right|follows',
      'somewhere|anywhere .. after|later|right',
    ],
    answer: (s) =>
      [...s].reduce(
        (sum, symbol, at) =>
          sum + ([...s.slice(at)].some((later) => VALUES[later] > VALUES[symbol]) ? -1 : 1) * VALUES[symbol],
        0,
      ),
  },
  {
    asks: 'a remainder of the number',
    said: ['modulo|mod|remainder|modulus'],
    answer: romanToInt,
  },
  {
    asks: 'a smaller symbol behind a larger one subtracted',
    said: [
      'smaller .. after|behind|follows|following|right .. subtract|subtracted',
      'subtract|subtracted .. after|behind|follows|following',
      'larger .. before .. smaller',
    ],
    answer: (s) =>
      [...s].reduce((sum, symbol, at) => sum + (VALUES[symbol] < VALUES[s[at - 1]] ? -1 : 1) * VALUES[symbol], 0),
  },
]
