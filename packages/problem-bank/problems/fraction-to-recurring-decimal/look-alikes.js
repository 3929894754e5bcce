/** A decimal taken apart: what is before the brackets, and the digits in them. */
const parts = (decimal) => {
  const [, fixed = decimal, repeated = ''] = /^([^(]*)\((\d+)\)$/.exec(decimal) ?? []
  return { fixed, repeated }
}
const changed = (change) => (numerator, denominator) => change(parts(fractionToDecimal(numerator, denominator)))

const lookAlikes = [
  {
    asks: 'other marks around what repeats',
    said: [
      'square|curly|angle|angular bracket|brackets|braces',
      'bracket|braces|overline|overlined|bar|underscore|underlined|dots|ellipsis|asterisk',
      'marked|written|enclosed|put in|with|by|between [|square|a|quotes',
      'followed|ends|end by|with|in dots|three',
    ],
    answer: changed(({ fixed, repeated }) => fixed + (repeated && `[${repeated}]`)),
  },
  {
    asks: 'the repeating digits alone',
    said: [
      'only|just the repeating|recurring|repeated|period|cycle|digits',
      'return|find|give|output|print the repeating|recurring|period|cycle|repetend',
      'empty|-1|no|none',
    ],
    answer: changed(({ repeated }) => repeated),
  },
  {
    asks: 'how long the repeating part is',
    said: [
      'length|number|size|count of .. repeating|recurring|period|cycle|repetend|digits',
      'how long|many',
      'longest|shortest',
    ],
    answer: changed(({ repeated }) => String(repeated.length)),
  },
  {
    asks: 'a certain number of digits',
    said: [
      'round|rounded|rounding|truncate|truncated|cut',
      'exactly|first|up|to|with|only|most two|2|three|3|four|4|five|six|k|n|10|ten digits|decimals|places|decimal',
      'k digits|decimals|places',
      'nearest',
    ],
    answer: (numerator, denominator) => String(Math.round((numerator / denominator) * 100) / 100),
  },
  {
    asks: 'the reduced fraction, or a mixed number',
    said: [
      'reduced|reduce|lowest|simplest|simplify|simplified|irreducible|mixed',
      'as a fraction|ratio',
      'greatest common divisor',
    ],
    answer(numerator, denominator) {
      const divisor = (a, b) => (b === 0 ? Math.abs(a) : divisor(b, a % b))
      const shared = divisor(numerator, denominator)
      return denominator / shared === 1 ? String(numerator / shared) : `${numerator / shared}/${denominator / shared}`
    },
  },
  {
    asks: 'the digits in another base',
    said: ['binary|hexadecimal|ternary|octal'],
  },
  {
    asks: 'a decimal point in every case, or none before zero',
    said: [
      'trailing|leading zero|zeros|zeroes',
      'always|also|too .. point|decimal .0|zero|0',
      '0 .. omitted|dropped|left',
      'without .. leading|zero',
      'integer|integers|whole .. also|too|gets|get|point|zero',
      'point and a|one zero',
      'decimal|point comma',
      'comma',
    ],
    answer: changed(
      ({ fixed, repeated }) => (fixed.includes('.') ? fixed : `${fixed}.0`) + (repeated && `(${repeated})`),
    ),
  },
  {
    asks: 'a repeated zero or nine',
    said: ['(0)', '(9)', 'nine|nines|999', 'repeated|repeating|recurring zero|zeros'],
    answer: changed(({ fixed, repeated }) =>
      repeated ? `${fixed}(${repeated})` : `${fixed}${fixed.includes('.') ? '' : '.'}(0)`,
    ),
  },
  {
    asks: 'the sign left out',
    said: [
      'absolute|magnitude',
      'sign|minus .. ignored|dropped|omitted|without|left',
      'without .. sign|minus',
      'ignore|ignoring .. sign',
    ],
    answer: changed(({ fixed, repeated }) => fixed.replace('-', '') + (repeated && `(${repeated})`)),
  },
  {
    asks: 'what repeats written twice, or without marks',
    said: [
      'twice',
      'once|without brackets|parentheses|marks|any|only',
      'no|not|never .. parentheses|brackets',
      'two|three|several times',
    ],
    answer: changed(({ fixed, repeated }) => fixed + repeated),
  },
  {
    asks: 'the part behind the point alone',
    said: [
      'fractional part only|alone',
      'only|just .. fractional|behind|after',
      'integer|whole part .. ignored|dropped|omitted|left',
      'proper',
    ],
    answer: changed(({ fixed, repeated }) => fixed.replace(/^-?\d+\.?/, '') + (repeated && `(${repeated})`)),
  },
  {
    asks: 'the whole part and a remainder',
    said: ['remainder|modulo|quotient|integer division', 'whole|integer part and'],
    answer: (numerator, denominator) => String(Math.trunc(numerator / denominator)),
  },
  {
    asks: 'whether the decimal ends',
    said: ['whether|true|false', 'terminates|terminating|finite .. or|whether|if'],
    answer: changed(({ repeated }) => String(repeated === '')),
  },
  {
    asks: 'another answer for a denominator of zero',
    said: [
      'denominator|divisor|b .. may|can|is|equals|be 0|zero',
      'division|divide|dividing by zero|0',
      'undefined|infinity|nan|error|empty',
    ],
    answer: (numerator, denominator) => (denominator === 0 ? '' : fractionToDecimal(numerator, denominator)),
  },
]
