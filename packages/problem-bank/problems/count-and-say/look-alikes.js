const runsOf = (text) => text.match(/(.)\1*/g) ?? []
const turnedRound = (text) => [...text].reverse().join('')

/** The nth member of the sequence in which each member is made from the one before. */
function memberOf(n, start, next) {
  let member = start
  for (let at = 1; at < n; at++) member = next(member)
  return member
}

const said = (text) =>
  runsOf(text)
    .map((run) => `${run.length}${run[0]}`)
    .join('')

const lookAlikes = [
  {
    asks: 'the digit before its count',
    said: [
      'digit|character|symbol|value first|before|followed|and|then .. count|many|often|number|length|times|size',
      'followed by its|the|their count|length|frequency|size|number|multiplicity',
      'count|length|size after|behind',
      'digit and|then how|its|the',
    ],
    answer: (n) =>
      memberOf(n, '1', (text) =>
        runsOf(text)
          .map((run) => `${run[0]}${run.length}`)
          .join(''),
      ),
  },
  {
    asks: 'all equal digits counted, in order of first appearance',
    said: [
      'in all|total|altogether',
      'total|overall',
      'appearance|occurrence',
      'wherever|anywhere|everywhere|regardless',
      'how often|frequently',
      'occurs|occur|appears|appear .. in',
      'each|every distinct|different digit',
      'frequency|frequencies',
    ],
    answer: (n) =>
      memberOf(n, '1', (text) => [...new Set(text)].map((digit) => `${text.split(digit).length - 1}${digit}`).join('')),
  },
  {
    asks: 'all equal digits counted, in order of the digits',
    said: [
      'ascending|descending|increasing|decreasing|sorted|smallest|largest',
      'order of .. digit|size|value',
      'from 0|zero|the to|smallest 9|nine|largest',
    ],
    answer: (n) =>
      memberOf(n, '1', (text) =>
        [...new Set(text)]
          .sort()
          .map((digit) => `${text.split(digit).length - 1}${digit}`)
          .join(''),
      ),
  },
  {
    asks: 'another start',
    said: [
      'starts|start|starting|begins|begin|beginning|first with|from|term|is 2|3|0|two|three|zero|22|d|s',
      'seed|given|initial digit|start|string|term|value',
      'first term|member|row|line is 2|3|0|two|three|zero',
    ],
    answer: (n) => memberOf(n, '2', said),
  },
  {
    asks: 'members counted from zero',
    said: [
      '0|zero based|indexed|index',
      'number|term|member|index|row|line 0|zero',
      'from 0|zero',
      'after|following|n step|steps|iterations|rounds|times',
      'zeroth|0th',
      'apply|applied|repeat|repeated .. n|k time',
      'n|k time .. apply|applied|repeat|repeated',
    ],
    answer: (n) => countAndSay(n + 1),
  },
  {
    asks: 'the member turned round',
    said: ['backwards|backward|reversed|reverse|mirrored|reversal'],
    answer: (n) => turnedRound(countAndSay(n)),
  },
  {
    asks: 'members read from right to left',
    said: [
      'right to left',
      'from the right|end|back',
      'from right|behind',
      'backwards|backward|reverse|reversed',
      'last .. first',
    ],
    answer: (n) => memberOf(n, '1', (text) => said(turnedRound(text))),
  },
  {
    asks: 'counts of one to be left out',
    said: [
      'omit|omitted|omitting|skip|skipped|drop|dropped|leave|left|without|only|not|no .. count|one|1|single|alone',
      'single|lone digit|digits .. not|no|without|unchanged|stay|stays|alone|themselves|copied|as',
      'only .. longer|more|several|repeated',
      'count .. only .. than|repeated',
    ],
    answer: (n) =>
      memberOf(n, '1', (text) =>
        runsOf(text)
          .map((run) => (run.length === 1 ? run : `${run.length}${run[0]}`))
          .join(''),
      ),
  },
  {
    asks: 'the length, the sum or the number of ones',
    said: [
      'length|size of the|term|member .. as',
      'return|give|find|compute the length|sum|number|count|total',
      'sum|total|average of',
      'how many .. digit|character|ones|runs .. nth|term|member|have|has|there',
    ],
    answer: (n) => String(countAndSay(n).length),
  },
  {
    asks: 'the first or several members',
    said: [
      'first n|k|few',
      'all|every members|terms|rows|lines',
      'up to|through',
      'joined|separated|concatenated|concatenate',
    ],
    answer: (n) => Array.from({ length: n }, (_, at) => countAndSay(at + 1)).join(','),
  },
  {
    asks: 'another alphabet or base',
    said: ['binary|base|letters|letter|words|roman|alphabet|hexadecimal', 'spelled|spelt'],
    answer: (n) =>
      memberOf(n, '1', (text) =>
        runsOf(text)
          .map((run) => run.length.toString(2) + run[0])
          .join(''),
      ),
  },
  {
    asks: 'the step the other way, or of a given number',
    said: [
      'decode|decoded|decoding|inverse|undo|decompress|expand',
      'given|number|string|integer|digits .. itself|once',
      'describe|say n|the number|digits given|n|itself|once',
      'digits|decimal of n|the|given',
    ],
    answer: (n) => said(String(n)),
  },
]
