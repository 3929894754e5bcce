const tokensOf = (s) => s.match(/\d+|[-+*/]/g) ?? []

const operations = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => Math.trunc(a / b),
}

/** Applies the operators of each group, from left to right, before those of the groups after it. */
function byGroups(s, groups, meanings = operations) {
  let tokens = tokensOf(s).map((token) => (/\d/.test(token) ? Number(token) : token))
  if (tokens[0] === '-' || tokens[0] === '+') tokens.unshift(0)
  for (const group of groups) {
    const left = tokens.slice(0, 1)
    for (let place = 1; place < tokens.length; place += 2) {
      if (group.includes(tokens[place])) left.push(meanings[tokens[place]](left.pop(), tokens[place + 1]))
      else left.push(tokens[place], tokens[place + 1])
    }
    tokens = left
  }
  return tokens[0]
}

const divided = (divide) => (s) => byGroups(s, ['*/', '+-'], { ...operations, '/': divide })

const lookAlikes = [
  {
    asks: 'the operators from left to right, without precedence',
    said: [
      'strictly',
      'simply|purely|always left|from',
      'no|without|any precedence|priority|hierarchy',
      'no operator|such|order precedence|priority|of',
      'without any|operator|regard|considering|usual precedence|priority|hierarchy|to',
      'ignore|ignores|ignoring|regardless|disregard|disregarding .. precedence|priority|hierarchy|rank',
      'precedence|priority .. ignored|disregarded',
      'all|every|four .. equal|same precedence|priority|rank',
      'in the order they|in|that|given',
      'order of appearance|occurrence|entry',
      'order .. written|appear|typed|entered|occur',
      'one after another|the',
      'as they|it are|is|come|stand|appear|written|typed',
      'it|expression|everything|all|formula|string|value|result .. from left',
      'it|expression|everything|all|formula|string|calculation .. left to',
      'evaluate|compute|calculate from|left left|to',
      'no operator .. before|stronger',
      'does not know .. first|precedence',
    ],
    answer: (s) => byGroups(s, ['+-*/']),
  },
  {
    asks: 'addition and subtraction first',
    said: [
      'addition|plus|sum|adding|add|subtraction|minus .. before|stronger|tighter|higher|first|precede|precedes|over .. multiplication|times|product|multiplying|multiply|division|divided|dividing|*',
      'addition|plus|subtraction|minus .. first|tighter|stronger|higher',
      'reversed|inverted|opposite|swapped|reverse|unusual|other precedence|priority|order|way',
      'precedence|priority|order .. reversed|inverted|swapped|opposite',
      'multiplication|division .. lower|weaker|last|after|later|looser',
    ],
    answer: (s) => byGroups(s, ['+-', '*/']),
  },
  {
    asks: 'the operators from right to left',
    said: [
      'right to',
      'from right',
      'from the right',
      'right associative|associativity',
      'backward|backwards|reverse|reversed',
    ],
    answer(s) {
      const tokens = tokensOf(s)
      let value = Number(tokens.pop())
      while (tokens.length > 1) {
        const operator = tokens.pop()
        value = operations[operator](Number(tokens.pop()), value)
      }
      return value
    },
  },
  {
    asks: 'multiplication before division, or addition before subtraction',
    said: [
      'multiplication|multiplying|product|multiply before|over|precedes|precede .. division|divide|dividing',
      'than|before|over division|dividing',
      'division|dividing before|over|precedes .. multiplication|multiply|multiplying',
      'addition|adding before|over|precedes .. subtraction|subtracting',
      'than|before|over subtraction|subtracting',
      'subtraction|subtracting before|over|precedes .. addition|adding',
    ],
    answer: (s) => byGroups(s, ['*', '/', '+', '-']),
  },
  {
    asks: 'division before multiplication',
    said: [
      'division|dividing|divide before|over|precedes .. multiplication|multiply|multiplying',
      'division .. stronger|higher|tighter than multiplication',
    ],
    answer: (s) => byGroups(s, ['/', '*', '+-']),
  },
  {
    asks: 'a quotient rounded up',
    said: [
      'round|rounds|rounded|rounding up|upward|upwards|away',
      'up to the next',
      'ceil|ceiling|upward|upwards',
      'next .. larger|higher',
    ],
    answer: divided((a, b) => Math.ceil(a / b)),
  },
  {
    asks: 'a quotient rounded to the nearest integer',
    said: ['nearest|closest|commercially', 'round|rounds|rounded|rounding half|halves|to|off', 'half up'],
    answer: divided((a, b) => Math.round(a / b)),
  },
  {
    asks: 'exact fractions, cut at the end',
    said: [
      'exact|exactly|real|floating|rational|fractional|decimal division|arithmetic|quotient|number|point|value|result',
      'only|just the final|result|end',
      'only|just from|in|after|of the|a|this end|final|last|value|result|total',
      'fraction|fractions|decimals|remainders .. kept|carried|stay|stays|remain|keep|keeps',
      'final|end|last value|result|total .. dropped|drop|dropping|lost|removed',
      'only|just at the end',
      'final|end result .. rounded|truncated|cut|truncate|round',
    ],
    answer: (s) => Math.trunc(divided((a, b) => a / b)(s)) + 0,
  },
  {
    asks: 'the remainder for the sign /, or another meaning of a sign',
    said: [
      'modulo|mod|modulus|percent',
      'remainder operator|operation|instead',
      'return|give|gives|yield|yields|mean|means|stands|denote|denotes .. remainder',
      'means|denotes|stands|represents|mean|denote|stand|represent .. remainder|power|exponent|concatenation',
      'power|exponent|exponentiation|caret|factorial|xor',
    ],
    answer: divided((a, b) => a % b),
  },
  {
    asks: 'parentheses',
    said: [
      'and|nested|matching|balanced|round|opening|inside|within|between|also|plus|with|in parenthesis|parentheses|bracket|paren|brace',
      'may|can|might|could|possibly contain|use|include|have|hold parenthesis|parentheses|bracket|paren',
      'parenthesis|parentheses|bracket .. innermost|override|evaluated',
      'parenthesised|parenthesized|bracketed|subexpression',
    ],
    answer(s) {
      let flat = s
      while (/\([^()]*\)/.test(flat)) flat = flat.replace(/\(([^()]*)\)/g, (_, inner) => String(calculate(inner)))
      return calculate(flat)
    },
  },
  {
    asks: 'numbers below zero, or a sign before a number',
    said: [
      'unary',
      'number|operand|integer|literal .. may|can|could .. negative|minus|sign',
      'leading|preceding|own minus|sign',
      '~no|not|nor|without sign in front',
      '~no|not|nor|without minus in front',
      'including|and|or|also|allow|with|even negative',
      'minus sign before|in',
      'negation|negate|negated',
    ],
    answer(s) {
      const terms = []
      for (const [, operator, digits] of s.matchAll(/([-+*/]?) *(-? *\d+)/g)) {
        const number = Number(digits.replaceAll(' ', ''))
        if (operator === '*') terms.push(terms.pop() * number)
        else if (operator === '/') terms.push(Math.trunc(terms.pop() / number))
        else terms.push(operator === '-' ? -number : number)
      }
      return terms.reduce((sum, term) => sum + term, 0)
    },
  },
  {
    asks: 'the number of operators or of numbers',
    said: [
      'number|count of operator|operation|operand|term|integer|sign|multiplication|addition',
      'how many operator|operation|operand|number|term|integer|sign|multiplication',
      'count the|all|how',
    ],
    answer: (s) => tokensOf(s).filter((token) => !/\d/.test(token)).length,
  },
  {
    asks: 'the number of numbers',
    said: [
      'number|count of number|operand|term|integer|factor|summand',
      'how many operand|number|term|integer|factor|summand',
      'count the|all|how',
    ],
    answer: (s) => tokensOf(s).filter((token) => /\d/.test(token)).length,
  },
  {
    asks: 'the sum, the largest or another value of the numbers',
    said: [
      'sum of .. number|integer|operand',
      'largest|greatest|maximum|maximal|highest|biggest|smallest|minimum|minimal|lowest',
      'only|just|first .. addition|plus|term|number',
    ],
    answer: (s) => tokensOf(s).reduce((sum, token) => sum + (Number(token) || 0), 0),
  },
  {
    asks: 'the absolute value, or a value kept within bounds',
    said: ['absolute value|amount', 'magnitude', 'clamp|clamped|saturate|saturates|saturating|cap|capped'],
    answer: (s) => Math.abs(calculate(s)),
  },
  {
    asks: 'a value that is never below zero',
    said: [
      'result|value|display .. never',
      'negative result|value|total|amount',
      'negative .. 0|zero',
      'clamp|clamped|saturate|cap|capped',
      'result|value .. at least 0|zero',
    ],
    answer: (s) => Math.max(0, calculate(s)),
  },
]
