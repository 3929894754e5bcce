/** How many opening and closing parentheses have no partner. */
function unpaired(s) {
  let open = 0
  let closing = 0
  for (const parenthesis of s) {
    if (parenthesis === '(') open++
    else if (open > 0) open--
    else closing++
  }
  return [open, closing]
}

const lookAlikes = [
  {
    asks: 'parentheses to be turned round',
    said: [
      'flip|flips|flipped|flipping|turn|turned|turning|reverse|reversed|reversing|reversal|reversals|change|changed|changing|changes',
      'replace|replaced|replacing|replacements|invert',
      'into the other',
    ],
    answer: (s) => (s.length % 2 === 0 ? unpaired(s).reduce((sum, count) => sum + Math.ceil(count / 2), 0) : -1),
  },
  {
    asks: 'parentheses to be swapped or moved',
    said: [
      'swap|swaps|swapped|swapping|exchange|exchanges|exchanged',
      'move|moved|moving .. parenthesis|bracket|character|it|to|end|beginning|another|elsewhere',
      'rotate|rotated|rotation|shift|shifted|rearrange|rearranged|reorder',
    ],
    answer: (s) => Math.ceil(Math.max(...unpaired(s)) / 2),
  },
  {
    asks: 'two closing parentheses for each opening one',
    said: [
      'two|2|three closing|consecutive|close|right|successive',
      'two .. for|per each|every|an|one',
      'closed by two',
      'double',
      'twice',
    ],
    answer(s) {
      let [needed, added] = [0, 0]
      for (const parenthesis of s) {
        if (parenthesis === '(') {
          if (needed % 2 === 1) {
            added++
            needed--
          }
          needed += 2
        } else if (--needed < 0) {
          added++
          needed += 2
        }
      }
      return added + needed
    },
  },
  {
    asks: 'closing, or opening, parentheses alone to be inserted',
    said: [
      'only|just .. closing|opening|right|left|close|open',
      'only|just .. end|beginning|front|back|start',
      'at the end|beginning|front|back|start|ends',
      'append|appended|appending|prepend|prepended',
      'opening|left|closing|right .. deleted|removed|dropped',
    ],
    answer: (s) => unpaired(s)[0],
  },
  {
    asks: 'opening parentheses alone to be inserted',
    said: [
      'only|just .. opening|left|open',
      'front|beginning|start',
      'prepend|prepended',
      'closing|right without|that',
    ],
    answer: (s) => unpaired(s)[1],
  },
  {
    asks: 'as many of the one kind as of the other, in any order',
    said: [
      'any|whatever order',
      'same|equal number|count|amount',
      'as many',
      'equally many',
      'order .. not|irrelevant|matter',
      'number of .. equal|equals|same',
    ],
    answer: (s) => Math.abs(s.split('(').length - s.split(')').length),
  },
  {
    asks: 'the parentheses that have a partner',
    said: [
      'matched|paired|balanced|valid pair|pairs|parentheses|brackets|part|prefix|substring',
      'longest',
      'length of the|a',
      'number|count of pairs|matched|valid|balanced',
      'how many pairs|matched',
      'maximum|largest|greatest|most',
      'subsequence|substring',
    ],
    answer: (s) => s.length - minAddToMakeValid(s),
  },
  {
    asks: 'whether it is valid, the string itself, or ways',
    said: [
      'whether',
      'true|false|1 if',
      'return|give|print the|a|any string|valid|resulting',
      'ways|number of ways|distinct|different',
      'depth|deepest|nesting',
      'index|position of|where',
    ],
    answer: (s) => (minAddToMakeValid(s) === 0 ? 1 : 0),
  },
  {
    asks: 'moves that cost, or do more',
    said: [
      'cost|costs|price|weight',
      'pair|pairs at a time',
      'insert|inserts|add|adds|adding|inserting a|one|two|k pair|pairs|parentheses|substring',
      'up to two|k|three',
      'at most two|k|three',
      'insert|add .. or .. remove|delete|change|replace|swap',
      'remove|removing|removed|delete .. prefix|suffix|substring|pair|first|last',
      'nested|nest|nesting .. at|deeper|limit|most|more',
      ...conditions('no longer'),
    ],
    answer: (s) => Math.max(...unpaired(s)),
  },
]
