const lookAlikes = [
  {
    asks: 'parentheses that mean nothing',
    said: [
      'ignore|ignored|ignoring|skip|without parenthesis|parentheses|bracket|brackets',
      'parenthesis|parentheses|bracket|brackets .. ignored|meaning|effect|absolute',
    ],
    answer: (s) => calculate(s.replace(/[()]/g, '')),
  },
  {
    asks: 'a value from right to left',
    said: ['right to left', 'from the right', 'right associative'],
    answer(s) {
      return fromTheRight(s.match(/\d+|[-+()]/g))
    },
  },
  {
    asks: 'the absolute value',
    said: ['absolute|magnitude', 'without .. sign', 'sign .. ignored|dropped|left'],
    answer: (s) => Math.abs(calculate(s)),
  },
  { asks: 'a remainder', said: ['modulo|modulus|remainder|mod'], answer: (s) => calculate(s) % 1000 },
  {
    asks: 'numbers of one digit',
    said: ['single|one digit', 'each|every digit'],
    answer: (s) => calculate(s.replace(/(\d)(?=\d)/g, '$1+')),
  },
  {
    asks: 'the number of operations or the depth',
    said: ['number|count of', 'how many', 'depth|nested|deepest'],
    answer: (s) => (s.match(/[-+]/g) ?? []).length,
  },
]

/** The value where each sign holds for all that follows in its parenthesis. */
function fromTheRight(tokens) {
  let at = 0
  const value = () => {
    let first = 0
    if (tokens[at] === '(') {
      at++
      first = value()
      at++
    } else if (tokens[at] !== '-' && tokens[at] !== '+') first = Number(tokens[at++])
    const sign = tokens[at]
    if (sign !== '+' && sign !== '-') return first
    at++
    return sign === '+' ? first + value() : first - value()
  }
  return value()
}
