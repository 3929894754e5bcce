const lookAlikes = [
  {
    asks: 'minus one where there is no number',
    said: [
      'return|give|returns|gives|answer|or -1',
      '-1 if|when|for|where .. no|not|nothing|digit|number',
      'minus one',
      'return|throw|raise|throws|signal|gives .. error|exception|null|nan',
    ],
    answer: (s) => (/^ *[+-]?[0-9]/.test(s) ? myAtoi(s) : -1),
  },
  {
    asks: 'zero for numbers outside the range',
    said: [
      'not|cannot fit .. reported|given|read|taken|returned|becomes|is as|0|zero',
      'too large|big|small|long .. reported|given|becomes|is .. 0|zero',
      'overflow|overflows|overflowing|out|outside|beyond|exceed|exceeds|exceeding|fit|fits .. return|returns|give|yields|is|answer|are 0|zero',
      'return|returns|give|gives|answer 0|zero .. overflow|overflows|outside|out|exceed|exceeds|exceeding|beyond|range|fit',
      'error|errors|fault|faults|invalid|failure|failures',
      'large|big|small|great|long|out .. 0|zero',
      'overflow|overflows|overflowing .. 0|zero|nothing|ignored',
    ],
    answer: (s) => (Math.abs(read(s)) > HIGHEST && read(s) !== LOWEST ? 0 : read(s)),
  },
  {
    asks: 'numbers outside the range wrapped round',
    said: ['wrap|wraps|wrapped|modulo', 'overflow|overflows silently|naturally'],
    answer: (s) => read(s) | 0,
  },
  {
    asks: 'numbers of any size',
    said: [
      'no|without .. limit|clamp|clamping',
      'arbitrary|unlimited|any size|magnitude',
      'need|do not|worry .. overflow|clamp',
      'always fits|fit',
      'to .. 64 bit',
      '64 bit signed',
      'signed 64 bit',
    ],
    answer: read,
  },
  {
    asks: 'a range of 16 bits',
    said: ['16 bit', '32767|32768'],
    answer: (s) => Math.max(-32768, Math.min(read(s), 32767)),
  },
  {
    asks: 'an unsigned range',
    said: ['unsigned', 'negative number|value|result .. 0|zero', '4294967295', 'nonnegative'],
    answer: (s) => Math.max(0, Math.min(read(s), 2 ** 32 - 1)),
  },
  {
    asks: 'no sign',
    said: [
      'ignore|ignoring|disregard|drop the|its|any|all sign|minus',
      'ignore|ignoring sign',
      'absolute|magnitude',
      'sign is|are ignored|dropped|disregarded',
    ],
    answer: (s) => Math.abs(myAtoi(s)),
  },
  {
    asks: 'letters among the digits passed over',
    said: [
      'skip|skipped|skipping|remove|removing|removed|delete|discard .. letter|nonnumeric',
      'nondigit|nonnumeric|letter are|is ignored|skipped|dropped|removed|discarded',
      'ignore|ignoring|remove|removing|drop|skip all|every|any|other|the nondigit|nonnumeric|letter',
      'all|every digit in|of|from',
      'anywhere',
      'digits .. wherever',
    ],
    answer: (s) => Number(s.replace(/[^0-9]/g, '')) * (s.includes('-') ? -1 : 1),
  },
  {
    asks: 'the first number wherever it stands',
    said: [
      'first number|integer|run|group .. anywhere|in|within|occurs|occurring|appears|that',
      'anywhere|wherever|somewhere|embedded',
      'skip|skipping|ignore|ignoring .. until .. first digit',
      'leading letter|nondigit|word|garbage',
      'words|letters before|in front|precede',
    ],
    answer: (s) => Number(/-?[0-9]+/.exec(s)?.[0] ?? 0),
  },
  {
    asks: 'the last number',
    said: ['last|trailing|final number|integer|digit', 'right to left', 'backwards|reverse|reversed'],
    answer: (s) => Number(/(-?[0-9]+)[^0-9]*$/.exec(s)?.[1] ?? 0),
  },
  {
    asks: 'zero unless the whole text is a number',
    said: [
      'whole|entire|complete|full string|text|input',
      'invalid|malformed|trailing|extra .. 0|zero|error',
      'must .. only|entirely',
      'trailing .. not|invalid|error|makes|zero|0',
      'strict|strictly',
    ],
    answer: (s) => (/^ *[+-]?[0-9]+ *$/.test(s) ? myAtoi(s) : 0),
  },
  {
    asks: 'leading spaces that are not skipped',
    said: [
      'space|whitespace|blank .. invalid|not|make|makes',
      'without|no leading space|whitespace|blank',
      'not .. skip|skipped|ignore|ignored|trim|trimmed .. space|whitespace|blank',
    ],
    answer: (s) => (/^ /.test(s) ? 0 : myAtoi(s)),
  },
  {
    asks: 'several signs',
    said: [
      'several|multiple|many|repeated|consecutive|double|two sign|minus',
      'signs cancel|multiply',
      'series|sequence|run of .. signs',
    ],
    answer(s) {
      const [, signs, digits] = /^ *([+-]*)([0-9]*)/.exec(s)
      return Number(digits) * (signs.replaceAll('+', '').length % 2 ? -1 : 1)
    },
  },
  {
    asks: 'a decimal fraction or an exponent',
    said: [
      'fraction|fractional',
      'decimal part|place',
      'float|floating|exponent|scientific',
      'rounded to the nearest|closest integer|whole',
      'nearest integer|whole',
      'e notation',
    ],
    answer: (s) => Math.round(Number(/^ *([+-]?[0-9]*\.?[0-9]*)/.exec(s)[1]) || 0),
  },
  {
    asks: 'another base',
    said: ['hexadecimal|hex|binary|octal|radix|0x', 'base 2|8|16|k|b'],
    answer: (s) => Number.parseInt(s, /^ *[+-]?0x/i.test(s) ? 16 : 10) || 0,
  },
  {
    asks: 'the number of digits, or their sum',
    said: ['number|count of .. digits', 'how many digits', 'sum|total of .. digits'],
    answer: (s) => /^ *[+-]?([0-9]*)/.exec(s)[1].length,
  },
  {
    asks: 'the sum of the digits',
    said: ['sum|total|add|adding .. digits'],
    answer: (s) => [...String(Math.abs(read(s)))].reduce((sum, digit) => sum + Number(digit), 0),
  },
  {
    asks: 'separators between the digits',
    said: ['thousand|separator|underscore|apostrophe', 'comma .. skipped|ignored|allowed|removed'],
    answer: (s) => myAtoi(s.replace(/[,_']/g, '')),
  },
]

function read(s) {
  return Number(/^ *([+-]?[0-9]+)/.exec(s)?.[1] ?? 0)
}
