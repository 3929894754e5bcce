const lookAlikes = [
  {
    asks: 'a special answer for numerals that are not well formed',
    said: [
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
      'wherever|anywhere',
      'simply|merely|just|plainly|plain|mere sum|total|add|added|adding|addition',
      'place|position|order .. importance|role|account|irrelevant|matter|nothing',
      'iiii',
      'sum|total of all|every',
      'nothing but .. sum|addition|add',
      'always|all|only add|adds|added|plus',
      'neither subtract',
      'in any order',
      'each letter|symbol counts|adds',
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
    said: [
      'back|end to|first',
      'right|last .. first',
      'mirror',
      'backward|backwards|reverse|reversed|mirrored',
      'written from right|smallest',
      'right to left',
    ],
    answer: (s) => romanToInt([...s].reverse().join('')),
  },
  {
    asks: 'the number of symbols',
    said: [
      'how many',
      'number|count of',
      'how many symbol|letter|character|stroke|line|matches|matchstick',
      'number|count of symbol|letter|character|stroke|matches|matchstick|the',
    ],
    answer: (s) => s.length,
  },
  {
    asks: 'the largest symbol',
    said: [
      'largest|highest|greatest|biggest|strongest|most valuable|letter|symbol|single',
      'value|return|find .. largest|highest|greatest|maximum',
      'largest|highest|greatest symbol .. alone|only|used|contains',
    ],
    answer: (s) => Math.max(...[...s].map((symbol) => VALUES[symbol])),
  },
  {
    asks: 'the sum of the decimal digits of the number',
    said: [
      'digit',
      'cross|checksum',
      'tens|units|hundreds alone|only|place',
      'digit|digits .. sum|total|add',
      'sum|total .. digits',
      'last digit',
    ],
    answer: (s) => [...String(romanToInt(s))].reduce((sum, digit) => sum + Number(digit), 0),
  },
  {
    asks: 'symbols in either case',
    said: [
      '~to small|capital ~to|and|number|value|symbol|numeral',
      'case insensitive|insensitively',
      'lowercase|lower',
      'regardless|ignoring|ignore .. case',
      'upper or|and',
    ],
    answer: (s) => romanToInt(s.toUpperCase()),
  },
  {
    asks: 'bars that multiply by a thousand',
    said: [
      'apostrophe|dash|line|stroke over|above|on',
      'overline|overlined|vinculum|bar|bars|underscore|bracket|brackets|parentheses|thousandfold',
      'multiplied|times .. 1000|thousand',
    ],
    answer: romanToInt,
  },
  {
    asks: 'several smaller symbols subtracted from a larger one',
    said: [
      'any|every|all|each number|symbol|letter|smaller .. later|somewhere|anywhere|after',
      'larger|greater .. somewhere|anywhere|later|further',
      'not|need .. directly|immediately|next',
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
      'follow|follows|following .. subtract|subtracted|taken|deducted|off',
      'predecessor|previous .. subtract|subtracted',
      'larger|greater .. left|before',
      'smaller .. after|behind|follows|following|right .. subtract|subtracted',
      'subtract|subtracted .. after|behind|follows|following',
      'larger .. before .. smaller',
    ],
    answer: (s) =>
      [...s].reduce((sum, symbol, at) => sum + (VALUES[symbol] < VALUES[s[at - 1]] ? -1 : 1) * VALUES[symbol], 0),
  },
  {
    asks: 'subtraction for some of the symbols alone',
    said: [
      'only|just .. subtract|subtracted|subtracts',
      'i|x|c|v never|alone|only',
      'never subtracted|subtracts|precedes',
      'none but',
      'no other letter|symbol|character',
      'nothing|none else|other',
      'subtract|subtracted twice|double',
      'no letter|symbol|other but',
    ],
    answer: (s) =>
      [...s].reduce((sum, symbol, at) => sum + (symbol === 'I' && VALUES[s[at + 1]] > 1 ? -1 : 1) * VALUES[symbol], 0),
  },
  {
    asks: 'a further condition or exception',
    said: ['of no importance|use|interest|account|concern|consequence|avail|effect'],
  },
  {
    asks: 'old or irregular numerals as well',
    said: ['four equal|same|identical|like|such', 'in a row .. permitted|allowed|possible|may'],
  },
]
