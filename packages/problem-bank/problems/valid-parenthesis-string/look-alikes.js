/** Whether some reading is balanced, each asterisk being one of these, `limit` of them something, `depth` deep at most. */
function canBalance(s, readings, limit = Infinity, depth = Infinity) {
  let states = new Map([['0 0', [0, 0]]])
  for (const character of s) {
    const steps = character === '*' ? readings : [character === '(' ? 1 : -1]
    const next = new Map()
    for (const [open, used] of states.values())
      for (const step of steps) {
        const spent = limit === Infinity ? 0 : used + (character === '*' && step !== 0 ? 1 : 0)
        if (open + step >= 0 && open + step <= depth && spent <= limit)
          next.set(`${open + step} ${spent}`, [open + step, spent])
      }
    states = next
  }
  return [...states.values()].some(([open]) => open === 0)
}

const lookAlikes = [
  {
    asks: 'an asterisk that is never empty',
    said: [
      'not|never|cannot|neither .. empty|nothing|removed|omitted|dropped|deleted|skipped',
      'must|has|have .. replaced|become|be|treated|turned .. left|right|parenthesis|bracket|one',
      'exactly one parenthesis|bracket|of',
      'always .. parenthesis|bracket|one',
    ],
    answer: (s) => canBalance(s, [1, -1]),
  },
  {
    asks: 'an asterisk that can only open, or only close, or only vanish',
    denied: [
      'right|rightward|close|closes|closing|closer|closed|ending|end|ends',
      'either|wild|wildcard|any|each|some|every',
    ],
    said: [
      'may|might|can|could be an opening|left bracket|parenthesis|one or nothing|none|empty',
      'never|not|only|cannot|just|solely .. left|right|opening|closing|open|close',
      'only|just|solely .. empty|nothing',
      'must|has to be empty|removed|ignored|deleted',
      'ignore|ignored|ignores|ignoring',
      'both|either at once',
    ],
    answer: (s) => canBalance(s, [1, 0]),
  },
  {
    asks: 'an asterisk that can only close or vanish',
    said: [
      'never|not|only|cannot|just|solely .. left|right|opening|closing|open|close',
      'closes|close all|any|several',
      'any number|amount of',
      'several|many|arbitrarily|zero or parentheses|brackets|more',
    ],
    answer: (s) => canBalance(s, [-1, 0]),
  },
  {
    asks: 'a few of the asterisks to be used',
    said: [
      'at most|only|up to|just one|1|two|2|k|three asterisk|asterisks|star|stars|of|may|can|be',
      'at most one|1|two|2|k|three',
      'one|single|1|two|k asterisk|asterisks|star|stars may|can|is|are|be',
      'limit|limited|budget',
      'first|last asterisk|star',
    ],
    answer: (s) => canBalance(s, [1, -1, 0], 1),
  },
  {
    asks: 'all asterisks to be the same',
    said: [
      'all .. same|alike|identical|equally',
      'same way|role|meaning|choice|character|replacement|sign|thing|reading',
      'consistently|consistent|uniformly',
    ],
    answer: (s) => [1, -1, 0].some((reading) => canBalance(s, [reading])),
  },
  {
    asks: 'as many of the one as of the other, in any order',
    said: [
      'order .. not|irrelevant|ignored|nothing',
      'any order',
      'equal number|numbers|many|count|counts',
      'same number|count|amount of',
      'as many',
      'numbers|counts of .. equal',
      'regardless|irrespective',
    ],
    answer(s) {
      const count = (wanted) => [...s].filter((character) => character === wanted).length
      return Math.abs(count('(') - count(')')) <= count('*')
    },
  },
  {
    asks: 'parentheses of a limited depth',
    said: [
      'nested|nesting|deep|depth|levels|level .. most|more|two|2|three|3|k|than|limit',
      'more|most|exceed .. deep|depth|levels|nested',
      'no|not|never|without .. nested|nesting',
      'at most two|2|three|3|k .. open',
    ],
    answer: (s) => canBalance(s, [1, -1, 0], Infinity, 2),
  },
  {
    asks: 'a parenthesis more to be changed, added or dropped',
    said: [
      'remove|removing|delete|deleting|add|adding|insert|inserting|change|changing|flip|flipping|swap|swapping|drop|dropping .. one|1|two|k|parenthesis|parentheses|bracket|character',
      'one|1|single parenthesis|bracket|character .. removed|deleted|changed|flipped|wrong|missing|added',
      'after .. removal|removing|deleting|swap',
      'almost|nearly',
    ],
    answer: (s) =>
      checkValidString(s) || [...s].some((_, place) => checkValidString(s.slice(0, place) + s.slice(place + 1))),
  },
  {
    asks: 'a string that begins and ends in a certain way, or is a circle',
    said: [
      'circular|circle|ring|rotated|rotation|rotate|cyclic',
      'reversed|reverse|backwards|right to',
      'substring|prefix|suffix|subsequence',
      'begin|begins|start|starts|end|ends .. with',
      'nonempty|non empty|primitive',
      'square|curly|angle|braces',
    ],
    answer: (s) => s !== '' && [...s].some((_, place) => checkValidString(s.slice(place) + s.slice(0, place))),
  },
]
