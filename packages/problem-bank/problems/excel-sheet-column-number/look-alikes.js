const values = (title) => [...title].map((letter) => letter.charCodeAt(0) - 64)
const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)
const inBase = (digits, base) => digits.reduce((number, digit) => number * base + digit, 0)
const digitsOf = (number) => [...`${number}`].map(Number)

const lookAlikes = [
  {
    asks: 'numbers counted from zero',
    said: [
      '0|zero based|indexed|index|origin|offset',
      'from|at|with 0|zero',
      'a is|has|being|equals|gets|counts|maps|means|as|stands|to|for|denotes 0|zero|to',
      'z is|has|being|equals|gets|counts|maps|means|denotes 25',
      'aa is|has|being|equals|gets|counts|maps|means|denotes 26',
      'first column .. 0|zero',
      'z 25',
      'a 0|zero',
    ],
    answer: (columnTitle) => titleToNumber(columnTitle) - 1,
  },
  {
    asks: 'the columns before, after or between',
    said: [
      'before|left|precede|preceding|precedes|earlier|ahead',
      'how many column .. before|left|precede|between|come',
      'previous|preceding column',
      'strictly',
    ],
    answer: (columnTitle) => titleToNumber(columnTitle) - 1,
  },
  {
    asks: 'the next column',
    said: [
      'next|following|after|successor|right column|one|of|the',
      'after|right|follows|inserted|shifted|plus',
      'two|2 based',
    ],
    answer: (columnTitle) => titleToNumber(columnTitle) + 1,
  },
  {
    asks: 'the sum of the letters',
    said: ['sum|sums|add|adds|added|adding|plus', 'total of|value|number', 'together|score|weight|worth'],
    answer: (columnTitle) => total(values(columnTitle)),
  },
  {
    asks: 'the product of the letters',
    said: ['product|products|multiply|multiplied|multiplying|multiplication'],
    answer: (columnTitle) => values(columnTitle).reduce((product, value) => product * value, 1),
  },
  {
    asks: 'a remainder',
    said: ['modulo|mod|modulus|remainder|parity|checksum', 'last|final|lowest digit|digits', 'divided|divisible by'],
    answer: (columnTitle) => titleToNumber(columnTitle) % 1000,
  },
  {
    asks: 'a small remainder',
    said: ['modulo|mod|modulus|remainder|parity|checksum', 'last|final|lowest digit|digits', 'divided by'],
    answer: (columnTitle) => titleToNumber(columnTitle) % 26 || 26,
  },
  {
    asks: 'the digits of the number',
    said: ['digit|digits|digital|decimal', 'reversed|reverse|reversing'],
    answer: (columnTitle) => total(digitsOf(titleToNumber(columnTitle))),
  },
  {
    asks: 'the title read from the right',
    said: [
      'reverse|reversed|reversely|backward|backwards|reversing|mirrored|mirror|endian',
      'right to left',
      'least significant .. first|left',
      'from|starting the right|end|last',
      'first|leftmost|left letter|one|character .. least|units|unit|lowest|ones',
      'last|rightmost letter|one|character .. most|highest',
    ],
    answer: (columnTitle) => titleToNumber([...columnTitle].reverse().join('')),
  },
  {
    asks: 'base 26 with a zero digit',
    said: [
      'a is|has|being|equals|counts|maps|stands|as|for|denotes|means 0|zero|for',
      '0|zero to|through 25',
      'z is|has|being|equals|counts 25',
      'ordinary|usual|plain|normal|standard|positional base',
      'base 26 .. digit|0|zero',
      'a 0|zero',
      'digit|digits',
    ],
    answer: (columnTitle) =>
      inBase(
        values(columnTitle).map((value) => value - 1),
        26,
      ),
  },
  {
    asks: 'another base',
    said: [
      'base|radix 2|10|27|16|36|100|ten|27|25|24',
      '27',
      'power|powers of 10|27|ten|100',
      'decimal',
      'concatenate|concatenated|concatenation|joined|joining',
    ],
    answer: (columnTitle) => inBase(values(columnTitle), 27),
  },
  {
    asks: 'the values written one after another',
    said: [
      'concatenate|concatenated|concatenation|joined|joining|append|appended|string',
      'one after',
      'written|side by|after',
    ],
    answer: (columnTitle) => Number(values(columnTitle).join('')),
  },
  {
    asks: 'the alphabet the other way',
    said: [
      'z is|has|being|equals|gets|counts|maps|stands|as|for|denotes|means|to 1|one|0|for',
      'a is|has|being|equals|gets|counts|maps|stands|as|for|denotes|means|to 26',
      'reverse|reversed|backward|backwards|opposite|inverted alphabet|order',
      'z to|through a',
      'reverse|reversed|backward|backwards|descending',
    ],
    answer: (columnTitle) =>
      inBase(
        values(columnTitle).map((value) => 27 - value),
        26,
      ),
  },
  {
    asks: 'letters that are skipped',
    said: [
      'skip|skips|skipped|skipping|omit|omitted|omits|missing|left|leaves|leaving|exclude|excluded|excluding|except|without|unused',
      'i and|or o',
      'no i|o',
      'not|never used|occur|appear|use .. i|o|letter',
      'confused|confusion|confusing|confusable|looks|ambiguous',
      '24|25 letter',
      'letter .. i|o .. not|never|skipped',
    ],
    answer: (columnTitle) =>
      inBase(
        [...columnTitle].map((letter) => 'ABCDEFGHJKLMNPQRSTUVWXYZ'.indexOf(letter) + 1),
        24,
      ),
  },
  {
    asks: 'one letter to be skipped',
    said: [
      'skip|skips|skipped|omit|omitted|missing|left|exclude|excluded|except|without|unused',
      'no i|o',
      '25 letter',
      'letter i|o',
    ],
    answer: (columnTitle) =>
      inBase(
        [...columnTitle].map((letter) => 'ABCDEFGHJKLMNOPQRSTUVWXYZ'.indexOf(letter) + 1),
        25,
      ),
  },
  {
    asks: 'another ending, first letters or the largest letter',
    said: [
      'largest|greatest|biggest|highest|smallest|lowest|maximum|minimum|latest|earliest',
      'last|final letter|character|one .. only|alone|number|of',
      'only|just the last|first|largest',
      'vowel|vowels|consonant|consonants',
    ],
    answer: (columnTitle) => Math.max(...values(columnTitle)),
  },
  {
    asks: 'the difference of the letters',
    said: ['difference|differences|subtract|subtracted|minus|alternating|alternate|alternately|distance|xor|absolute'],
    answer: (columnTitle) => values(columnTitle).reduce((sum, value, i) => sum + (i % 2 === 0 ? value : -value), 0),
  },
  {
    asks: 'the number of letters or titles',
    said: [
      'number|count|many of letter|character|distinct|different|title|label|column',
      'how many letter|character|distinct|title|label|name|column',
      'length|distinct|permutation|permutations|anagram|anagrams',
    ],
    answer: (columnTitle) => columnTitle.length,
  },
  {
    asks: 'the titles up to it that have as many letters',
    said: ['same|equal length|number', 'length', 'among|rank'],
    answer: (columnTitle) =>
      inBase(
        values(columnTitle).map((value) => value - 1),
        26,
      ) + 1,
  },
  {
    asks: 'every second column, or hidden ones',
    said: [
      'every|each second|other|third|two',
      'odd|even|hidden|visible|alternate|double|doubled|twice|half|square|squared',
      'two|2 column',
    ],
    answer: (columnTitle) => Math.ceil(titleToNumber(columnTitle) / 2),
  },
  {
    asks: 'small and large letters to count apart',
    said: [
      'lowercase|small .. 27|after|worth|52',
      '52',
      'case sensitive|insensitive',
      'lowercase and uppercase',
      'uppercase and lowercase',
    ],
    answer: (columnTitle) =>
      inBase(
        [...columnTitle].map((letter) => (letter > 'Z' ? letter.charCodeAt(0) - 70 : letter.charCodeAt(0) - 64)),
        52,
      ),
  },
  {
    asks: 'the code of the letters',
    said: ['ascii|unicode|code|codes|codepoint|ordinal', 'row|rows'],
    answer: (columnTitle) => total([...columnTitle].map((letter) => letter.charCodeAt(0))),
  },
]
