/** The value by these rules; one that is not given is the usual one. */
function evaluated(tokens, rules) {
  const known = { ...OPERATIONS, ...rules }
  const stack = []
  for (const token of tokens) {
    if (!(token in known)) stack.push(Number(token))
    else {
      const right = stack.pop()
      stack.push(known[token](stack.pop(), right))
    }
  }
  return stack.pop()
}

const lookAlikes = [
  {
    asks: 'operators that stand before their operands',
    said: [
      'prefix',
      'normal|ordinary|plain|forward|non-reverse polish',
      'in|a|the|valid polish notation|form',
      'operator|each|every|symbol .. before|precede|precedes|preceding|ahead its|their|both|the|of|two',
      'operator first|comes first|stands first',
      'from right to left',
      'right to left',
    ],
    answer(tokens) {
      const stack = []
      for (const token of tokens.toReversed())
        stack.push(token in OPERATIONS ? OPERATIONS[token](stack.pop(), stack.pop()) : Number(token))
      return stack.pop()
    },
  },
  {
    asks: 'operators that stand between their operands',
    said: [
      'infix',
      'usual|ordinary|standard|normal|conventional notation',
      'between its|their|the|two operand|operands|number',
      'precedence',
      'parenthesis|parentheses|bracket|brackets',
      'left to right .. precedence',
    ],
    answer(tokens) {
      let value = Number(tokens[0])
      for (let i = 1; i < tokens.length; i += 2) value = OPERATIONS[tokens[i]](value, Number(tokens[i + 1]))
      return value
    },
  },
  {
    asks: 'division rounded down',
    said: [
      'floor|floored|flooring|floors',
      'round|rounded|rounding|rounds down|downward|downwards',
      'toward|towards negative|minus|-infinity|the',
      'down to the|an',
    ],
    answer: (tokens) => evaluated(tokens, { '/': (a, b) => Math.floor(a / b) }),
  },
  {
    asks: 'division rounded up, or to the nearest',
    said: [
      'round|rounded|rounding|rounds up|upward|upwards|half|away',
      'nearest',
      'ceiling|ceil',
      'up to the next|nearest',
      'away from',
    ],
    answer: (tokens) => evaluated(tokens, { '/': (a, b) => Math.round(a / b) }),
  },
  {
    asks: 'exact division',
    said: [
      'exact|true|real division|quotient|result|value',
      'without rounding|truncation|truncating',
      'not rounded|truncated',
    ],
    answer: (tokens) => evaluated(tokens, { '/': (a, b) => a / b }),
  },
  {
    asks: 'the operands the other way round',
    said: [
      'topmost|top|upper|recent|last|latest|newest .. left|first ~operand .. is',
      'top|topmost|recent|last|newest value|number|one|element .. as its|the left|first',
      'beneath|below|under .. right|second',
      'first popped|taken .. left',
      'topmost|top|uppermost|upper .. comes|stands|goes|is first|left',
      'swapped|reversed|flipped operand|operands|order',
      'operand|operands .. swapped|reversed|reverse|flipped|opposite',
      'second|last|top|later|latter minus|divided|from|by|operand .. first|earlier|below|next',
      'first popped|operand .. left',
      'top .. left operand',
      'subtract|subtracts|subtracting|divide|divides the first|earlier|second',
      'reverse|opposite order of .. operand',
    ],
    answer: (tokens) => evaluated(tokens, { '-': (a, b) => b - a, '/': (a, b) => Math.trunc(b / a) }),
  },
  {
    asks: 'remainders, powers or other operators',
    said: [
      'modulo|mod|modulus|power|exponent|exponentiation|exponential|factorial|square|negation',
      'xor|bitwise|logical|dup',
      'five|six|5|6|additional|extra|further operator|operation',
      'maximum|minimum of the two',
    ],
    answer: (tokens) => evaluated(tokens, {}),
  },
  {
    asks: '/ as the remainder, or another meaning of an operator',
    said: [
      'gives|yields|returns|means|denotes|computes|is the remainder',
      'modulo|mod',
      'slash|star|plus|minus|asterisk|symbol .. means|stand|denotes|instead',
    ],
    answer: (tokens) => evaluated(tokens, { '/': (a, b) => a % b }),
  },
  {
    asks: 'differences without a sign',
    said: ['absolute', 'nonnegative result|difference', 'never negative', 'larger minus|less', 'difference between'],
    answer: (tokens) => evaluated(tokens, { '-': (a, b) => Math.abs(a - b) }),
  },
  {
    asks: 'a value that overflows or a modulus',
    said: ['wrap|wraps|clamp|clamped|saturate|saturated', '1000000007', '10 9 7', 'modulo|mod|modulus'],
    answer: (tokens) => evaluated(tokens, {}) % (1e9 + 7),
  },
  {
    asks: 'numbers of another base',
    said: [
      'binary|hexadecimal|octal|roman|hex number|numeral|digit|string|operand|integer',
      'in base|hexadecimal|octal',
    ],
    answer: (tokens) =>
      evaluated(
        tokens.map((token) => (token in OPERATIONS ? token : String(parseInt(token, 16)))),
        {},
      ),
  },
  {
    asks: 'the number of steps or the largest value on the way',
    said: [
      'largest|maximum|deepest|greatest|smallest|minimum',
      'number of step|operation|operator|operators',
      'how many|large|deep|high',
      'stack size|height|depth',
      'intermediate result|value',
    ],
    answer(tokens) {
      let [height, highest] = [0, 0]
      for (const token of tokens) {
        height += token in OPERATIONS ? -1 : 1
        highest = Math.max(highest, height)
      }
      return highest
    },
  },
  {
    asks: 'an error value',
    said: [
      'division|divide|dividing by zero|0 .. return|returns|give|gives|yield|yields',
      'return .. invalid|malformed|illegal|error',
      'divisor .. zero|0 .. return|give|yield',
    ],
    answer: (tokens) => evaluated(tokens, { '/': (a, b) => (b === 0 ? 0 : Math.trunc(a / b)) }),
  },
]
