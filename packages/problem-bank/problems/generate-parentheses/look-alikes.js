const texts = (length, letters = '()') =>
  length === 0 ? [''] : texts(length - 1, letters).flatMap((start) => [...letters].map((letter) => start + letter))
const depth = (text) => {
  let [open, deepest] = [0, 0]
  for (const letter of text) {
    open += letter === '(' ? 1 : -1
    deepest = Math.max(deepest, open)
  }
  return deepest
}

const lookAlikes = [
  {
    asks: 'how many there are',
    said: [
      'return|count|give|find the number',
      'how many',
      'number of .. combination|way|string|sequence|arrangement|all|valid|such|well',
      'count the|all|of|how',
      'catalan',
    ],
    answer: (n) => (n === 1 ? generateParenthesis(n) : [String(generateParenthesis(n).length)]),
  },
  {
    asks: 'a limit on the depth',
    said: [
      'nested|nesting|deep|depth .. most|exactly|least|more|two|three|k',
      'most|than|exactly|least .. deep|level|depth',
      'depth',
      'two|three|k level|deep',
      'inside one|another',
    ],
    answer: (n) => generateParenthesis(n).filter((text) => depth(text) <= 2),
  },
  {
    asks: 'one pair around everything, or none',
    said: [
      'outermost|outer|enclosing|enclose|enclosed|surrounding|wrapped',
      'primitive|irreducible|indecomposable|prime',
      'first .. matches|matched|closes|closed .. last',
      'cannot|not .. split|divided|broken|decomposed',
    ],
    answer: (n) => generateParenthesis(n - 1).map((text) => `(${text})`),
  },
  {
    asks: 'n characters instead of n pairs',
    said: [
      'n character|characters|bracket|brackets|parentheses|parenthesis|symbol|symbols',
      'length n|k',
      'of n|k bracket|parenthesis|parentheses|character',
      'n|k opening or closing',
    ],
    answer: (n) => (n % 2 ? [] : generateParenthesis(n / 2)),
  },
  {
    asks: 'up to n pairs',
    said: [
      'at most n|k',
      'up to n|k',
      'n|k or fewer|less',
      'from 1|one to',
      'one to n',
      'no more than',
      '1 2 n',
      'every length',
      'fewer|less than',
    ],
    answer: (n) => Array.from({ length: n }, (_, i) => generateParenthesis(i + 1)).flat(),
  },
  {
    asks: 'any order of the brackets, balanced or not',
    said: [
      'not .. well|wellformed|balanced|valid|properly',
      'unbalanced|invalid|malformed',
      'valid|balanced|wellformed or not',
      'any|every arrangement|string of',
      'all arrangement',
      'illformed|ill',
    ],
    answer: (n) => texts(2 * n).filter((text) => text.split('(').length === n + 1),
  },
  {
    asks: 'strings that are not balanced',
    said: ['not well|wellformed|balanced|valid|properly', 'unbalanced|invalid|malformed|incorrect', 'illformed|ill'],
    answer: (n) =>
      texts(2 * n).filter((text) => text.split('(').length === n + 1 && !generateParenthesis(n).includes(text)),
  },
  {
    asks: 'several kinds of brackets',
    said: [
      'square|curly|braces|brace|kinds|types|kind|type|angle',
      'two|2|three|3|different|several|various kind|type|bracket',
    ],
    answer: (n) =>
      texts(n, '([').map(
        (text) =>
          text +
          [...text]
            .reverse()
            .map((letter) => (letter === '(' ? ')' : ']'))
            .join(''),
      ),
  },
  {
    asks: 'only the first, the last or one of them',
    said: [
      'first|last|smallest|largest|any|one|kth|nth|single combination|string|one|valid|wellformed|such|sequence',
      'lexicographically smallest|first|largest|last',
      'only|just one',
      'kth|k th',
      'next',
    ],
    answer: (n) => generateParenthesis(n).slice(0, 1),
  },
  {
    asks: 'nothing nested, or nothing side by side',
    said: [
      'without|no|not|never|none .. nested|nesting|inside|adjacent|consecutive|side',
      'in a row',
      'consecutive|consecutively|adjacent|successive|side by side',
      'empty pair|parentheses|bracket',
      'no .. directly',
    ],
    answer: (n) => generateParenthesis(n).filter((text) => !text.includes('()()')),
  },
  {
    asks: 'symmetric strings',
    said: [
      'symmetric|symmetrical|symmetry|mirror|palindrome|palindromic|mirrored',
      'same .. forward|backward|backwards|left',
    ],
    answer: (n) =>
      generateParenthesis(n).filter(
        (text) =>
          text ===
          [...text]
            .reverse()
            .map((letter) => (letter === '(' ? ')' : '('))
            .join(''),
      ),
  },
  {
    asks: 'each shape once, mirrored or turned ones counting as one',
    said: [
      'up to rotation|reflection|symmetry|mirroring|mirror',
      'rotation|rotated|reflection|cyclic|isomorphic|equivalent',
    ],
    answer: (n) => {
      const turned = (text) =>
        [...text]
          .reverse()
          .map((letter) => (letter === '(' ? ')' : '('))
          .join('')
      return generateParenthesis(n).filter((text) => text <= turned(text))
    },
  },
  {
    asks: 'other characters beside the brackets',
    said: ['star|asterisk|wildcard', 'parenthesize|parenthesise|parenthesized', 'operator|operand|digit'],
    answer: (n) => generateParenthesis(n),
  },
  {
    asks: 'brackets of a limited depth',
    said: [
      'nothing|none further|more|else',
      'hold|holds|contain|contains nothing',
      '~any|arbitrary|whatever|unlimited|how deep|deeper|depth|depths',
      'nesting|nested|nest .. two|three|four|2|3|4|most|more|limit',
      'level|levels|layer|layers',
      'chokes|choke|overflow|overflows|crash|crashes',
      'fourth|third',
      'more|most|than two|three|four|2|3|4',
      'never|not .. more than',
      'at once|time open',
      'leave|left|leaving|omit|omitting|exclude|excluding|skip out|those|such|them',
    ],
    answer: (n) =>
      generateParenthesis(n).filter((text) => {
        let depth = 0
        return [...text].every((bracket) => {
          depth += bracket === '(' ? 1 : -1
          return depth <= 3
        })
      }),
  },
]
