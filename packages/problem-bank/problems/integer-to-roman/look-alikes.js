const DIGITS = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

function greedily(num, symbols) {
  let left = num
  return symbols.reduce((numeral, [value, symbol]) => {
    const times = Math.floor(left / value)
    left -= times * value
    return numeral + symbol.repeat(times)
  }, '')
}

function additive(num) {
  return greedily(
    num,
    SYMBOLS.filter(([, symbol]) => symbol.length === 1),
  )
}

const lookAlikes = [
  {
    asks: 'numerals that only add, so that 4 is IIII',
    said: [
      'additive|additively|nonsubtractive|iiii|viiii|xxxx|cccc|lxxxx|dcccc',
      'without .. subtractive|subtraction|subtracting|subtract|smaller|pairs',
      'no subtractive|subtraction|subtracting|smaller',
      'never .. subtract|subtracted|before',
      'not .. subtractive|subtraction',
      'four|4 times|equal|identical|in',
      'up to|most four|4',
      'simply|only|just|merely add|added|adding|adds|repeated|repeating|repeat',
      'clock face',
      'old|older|early|earlier|medieval style|notation|form|convention',
      'leave|leaving out .. subtractive',
      'descending|decreasing order only',
    ],
    answer: additive,
  },
  {
    asks: 'subtraction for nines only or for fours only',
    said: [
      'nine|nines|9 only|alone',
      'only .. nine|nines|9',
      'four|fours|4 only|alone',
      'only .. fours|four|4',
      'but not .. four|nine|4|9',
    ],
    answer: (num) => intToRoman(num).replace('IV', 'IIII').replace('XL', 'XXXX').replace('CD', 'CCCC'),
  },
  {
    asks: 'small letters',
    said: ['lowercase|lowercased|uncapitalized', 'lower case', 'small letter|i|roman', 'minuscule'],
    answer: (num) => intToRoman(num).toLowerCase(),
  },
  {
    asks: 'the shortest numeral, with any smaller symbol before any larger one',
    said: [
      'shortest|fewest|briefest|tersest',
      'few|little symbol|letter|character as',
      'minimum|minimal|smallest|least number|length|count|amount .. symbol|letter|character|numeral',
      'short as possible',
      'any smaller|lower|lesser|symbol',
      'any .. may|can|could|is .. before|subtracted|precede',
      'ic|im|xm|vc|vm|il|id|ld|xd',
    ],
    answer(num) {
      const letters = Object.entries(DIGITS)
      const pairs = letters.flatMap(([large, value]) =>
        letters.filter(([, less]) => less < value / 2).map(([small, less]) => [value - less, small + large]),
      )
      const all = [...letters.map(([letter, value]) => [value, letter]), ...pairs]
      return greedily(
        num,
        all.sort((a, b) => b[0] - a[0] || a[1].length - b[1].length),
      )
    },
  },
  {
    asks: 'the numeral backwards',
    said: [
      'reverse|reversed|backward|backwards|mirrored|reversal',
      'right to left',
      'smallest|lowest|least to|first|before largest|highest|greatest|first',
      'smallest|lowest|least .. first',
      'ascending|increasing',
    ],
    answer: (num) => [...intToRoman(num)].reverse().join(''),
  },
  {
    asks: 'its symbols in alphabetical order',
    said: ['alphabetical|alphabetically|lexicographic|lexicographical|lexicographically|sorted|sort'],
    answer: (num) => [...intToRoman(num)].sort().join(''),
  },
  {
    asks: 'something between the parts',
    said: [
      'separate|separated|separating|separator|delimiter|delimited|joined|divided',
      'space|hyphen|dash|dot|comma|period|blank|point .. between|after|before',
      'between .. space|hyphen|dash|dot|comma|point|blank',
      'grouped',
    ],
    answer(num) {
      const text = String(num)
      return [...text]
        .map((digit, place) => intToRoman(digit * 10 ** (text.length - 1 - place)))
        .filter(Boolean)
        .join(' ')
    },
  },
  {
    asks: 'each digit written by itself',
    said: [
      'digit .. separately|individually|itself|independently|own|alone|one',
      'digit by digit',
      'regardless|irrespective .. place|position',
      'concatenate|concatenated .. digit',
    ],
    answer: (num) => [...String(num)].map((digit) => intToRoman(Number(digit))).join(''),
  },
  {
    asks: 'some symbols left out',
    said: [
      'every|each second|other|third symbol|letter|one',
      'left out|off',
      'leave|leaving out',
      'omit|omitted|omitting|dropped|drop|skip|skipped|skipping',
    ],
    answer: (num) => [...intToRoman(num)].filter((_, place) => place % 2 === 0).join(''),
  },
  {
    asks: 'each symbol once, with equal neighbours collapsed',
    said: [
      'collapse|collapsed|compress|compressed|deduplicated',
      'run length',
      'distinct|different|unique symbol|letter|character',
      'repeated .. once',
      'without .. repetition|repeats|repeating|duplicates',
    ],
    answer: (num) => intToRoman(num).replace(/(.)\1+/g, '$1'),
  },
  {
    asks: 'a bar over what is taken a thousandfold, for numbers of 4000 and more',
    said: [
      'bar|overline|overlined|vinculum|parenthesis|parentheses|bracket|apostrophus',
      'thousand time|fold',
      '4000 or|and more|above|up',
      'above|over|beyond|exceed|exceeding 3999',
    ],
    answer: intToRoman,
  },
]
