/** The score where a core, a pair around a string and two strings in a row score as told. */
function scored(s, { core = 1, around = (score) => 2 * score, both = (one, other) => one + other }) {
  const scores = []
  let depth = 0
  let start = 0
  for (const [place, parenthesis] of [...s].entries()) {
    depth += parenthesis === '(' ? 1 : -1
    if (depth > 0) continue
    const inner = s.slice(start + 1, place)
    scores.push(inner === '' ? core : around(scored(inner, { core, around, both })))
    start = place + 1
  }
  return scores.reduce(both)
}

function depths(s) {
  let depth = 0
  return [...s].map((parenthesis) => (parenthesis === '(' ? ++depth : depth--))
}

const lookAlikes = [
  {
    asks: 'a pair around a string to add one',
    said: [
      'a|score|x|v plus|and one|1',
      'one|1 more|plus|added',
      'adds|add|increases|increase|plus one|1',
      'one|1 .. added',
      'score a 1',
      '1 a',
      'increased|incremented by',
    ],
    answer: (s) => scored(s, { around: (score) => score + 1 }),
  },
  {
    asks: 'a pair around a string to score otherwise',
    said: [
      'three|3|four|4|ten times|a|x|score|times',
      'triple|triples|tripled|thrice|square|squared|squares|half|halved|halves',
      'same score|as|value',
      'score a a',
      'product|multiplied|multiply|multiplies .. itself',
      'power',
    ],
    answer: (s) => scored(s, { around: (score) => 3 * score }),
  },
  {
    asks: 'the square of what is inside',
    said: ['square|squared|squares', 'itself', 'a a'],
    answer: (s) => scored(s, { around: (score) => score ** 2 }),
  },
  {
    asks: 'strings in a row to be multiplied',
    said: [
      'product|multiplied|multiply|multiplies|multiplying|multiplication',
      'a|x times b|y',
      'larger|largest|maximum|greater|max|minimum|difference of|a|the',
      'a b .. larger|maximum|greater',
    ],
    answer: (s) => scored(s, { both: (one, other) => one * other }),
  },
  {
    asks: 'the larger of strings in a row',
    said: ['larger|largest|maximum|greater|max', 'deepest|depth|nesting|nested'],
    answer: (s) => scored(s, { both: Math.max }),
  },
  {
    asks: 'another score of the innermost pair',
    said: [
      'score|scores|worth|value|counts|has|is two|2|0|zero|three|3|ten|five|5|10',
      'empty|innermost|pair|core .. two|2|0|zero|three|3|ten|five|5|10',
    ],
    answer: (s) => scored(s, { core: 2 }),
  },
  {
    asks: 'the number of pairs',
    said: ['number|count of .. pairs|parentheses|cores|groups|primitive', 'how many', 'length of'],
    answer: (s) => s.length / 2,
  },
  {
    asks: 'the greatest depth',
    said: ['depth|deepest|deep|nesting|nested|levels|level', 'maximum|greatest|largest'],
    answer: (s) => Math.max(...depths(s)),
  },
  {
    asks: 'the sum of the depths',
    said: [
      'sum|total of .. depths|depth|levels',
      'its|the|own depth|level',
      'depth .. score|scores|counts|adds|worth|points',
      'as many points .. around|open',
    ],
    answer: (s) =>
      depths(s)
        .filter((_, place) => s[place] === '(')
        .reduce((sum, depth) => sum + depth, 0),
  },
  {
    asks: 'other brackets, a modulus, or a further rule',
    said: [
      'square|curly|angle|braces|types|kinds|kind|type',
      'different|other|several brackets',
      'modulo|mod|remainder',
      'unbalanced|invalid|not balanced|valid',
      'negative|minus|subtract|subtracted|alternately|alternating',
      'at most|limit|limited|cap|capped',
      'first|last|outer|outermost pair|parenthesis|parentheses|one',
      'remove|removing|removed|insert|inserting|add|adding',
      'ignore|ignored|except|only outermost|outer|innermost',
      ...conditions('no longer'),
    ],
    answer: (s) => -scoreOfParentheses(s),
  },
]
