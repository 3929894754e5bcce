/** The decoded text, each part in brackets being written `times` times by `write`. */
function decodedBy(s, write) {
  let text = s
  for (let round = 0; round < 50 && /\d+\[[^[\]]*\]/.test(text); round++)
    text = text.replace(/(\d+)\[([^[\]]*)\]/, (_, times, part) => write(part, Number(times)))
  return text
}

const reversed = (text) => [...text].reverse().join('')

const lookAlikes = [
  {
    asks: 'every second copy reversed',
    said: [
      'to and fro',
      'end to its|the start|beginning',
      'backward|backwards|reversed',
      'reverse|reversed|reverses|reversing|reversal|backward|backwards|mirror|mirrored|palindrome|flipped',
      'every|each second|other copy|time|repetition',
      'alternate|alternately|alternating',
      'right to',
    ],
    answer: (s) =>
      decodedBy(s, (part, times) =>
        Array.from({ length: times }, (_, copy) => (copy % 2 ? reversed(part) : part)).join(''),
      ),
  },
  {
    asks: 'the part reversed in its copies',
    said: ['reverse|reversed|reverses|reversing|reversal|backward|backwards|mirror|mirrored|flipped', 'right to'],
    answer: (s) => decodedBy(s, (part, times) => reversed(part).repeat(times)),
  },
  {
    asks: 'the whole reversed',
    said: ['reverse|reversed|reverses|reversing|reversal|backward|backwards|mirror|mirrored|palindrome', 'right to'],
    answer: (s) => reversed(decodeString(s)),
  },
  {
    asks: 'each letter repeated by itself',
    said: [
      'each|every|single|individual letter|character|symbol|stitch .. repeated|time|own|doubled',
      'letter|character by letter|character|itself|themselves',
      'letterwise|characterwise|individually|separately',
      'repeat|repeats|repeating each|every letter|character|of',
    ],
    answer: (s) => decodedBy(s, (part, times) => [...part].map((letter) => letter.repeat(times)).join('')),
  },
  {
    asks: 'one level decoded',
    said: [
      'innermost|outermost|toplevel',
      'one|single|1|first|top|outer|inner level|layer|step|round|bracket|pair',
      'only|just once|inner|outer|innermost',
      'inner|nested|deeper .. stay|stays|remain|remains|unchanged|kept|literally|untouched|copied',
      'first|last group|bracket|code',
      'not .. recursively|recursive|nested',
    ],
    answer: (s) => s.replace(/(\d+)\[([^[\]]*)\]/g, (_, times, part) => part.repeat(Number(times))),
  },
  {
    asks: 'the outermost level decoded',
    said: [
      'outermost|toplevel',
      'one|single|1|first|top|outer level|layer|step|round|bracket|pair',
      'only|just once|outer',
      'inner|nested|deeper .. stay|stays|remain|remains|unchanged|kept|literally|untouched|copied',
      'not .. recursively|recursive',
    ],
    answer: (s) => (/\][a-z]*\]/.test(s) ? s : decodeString(s)),
  },
  {
    asks: 'one copy more',
    said: [
      'k|that|n|number|many more|additional|extra|further|other time|copy|copies',
      'additional|extra|further time|copy|copies|repetition',
      'plus one|1',
      '1 time|copies',
      'besides|again|addition to|itself|k|time',
      'once more',
    ],
    answer: (s) => decodedBy(s, (part, times) => part.repeat(times + 1)),
  },
  {
    asks: 'brackets without a number',
    said: [
      'bracket without|alone|lacking',
      'number|count|k|multiplier .. omitted|missing|absent|optional',
      'no|without number|count|k|digit|multiplier .. once|twice|mean|means|1|one',
      'default|defaults|optional',
      'may .. omitted|missing',
    ],
    answer: (s) => decodeString(s.replace(/(^|\D)\[/g, (_, before) => `${before}1[`)),
  },
  {
    asks: 'a result of limited length',
    said: [
      'cut|cuts|truncate|truncated|shorten|shortened|clip|clipped|trim|trimmed|capped|chopped|stop|stops .. after|to|at|off|down',
      '100th|1000th|10th|hundredth|tenth',
      'first 100|1000|10|50|20|hundred|ten|letters|characters|k|n',
    ],
  },
  {
    asks: 'an answer for malformed codes',
    said: [
      'if|when|where|should .. not|never closed|opened|matched|shut|valid',
      'broken|damaged|corrupt|corrupted|incomplete',
    ],
  },
  {
    asks: 'the letters in order, or without repetitions',
    said: [
      'alphabetical|alphabetically|sorted|sort|lexicographic|lexicographically',
      'distinct|unique|different letter|character',
      'collapse|collapsed|remove|removed|removing|delete|deleted|duplicate',
      'each|every letter|character .. once',
    ],
    answer: (s) => [...decodeString(s)].sort().join(''),
  },
  {
    asks: 'a letter of the result',
    said: [
      'first|last|kth|middle|common|frequent|ith|nth letter|character|symbol',
      'letter|character .. most|at|position|index|place',
      'position|index',
      'smallest|largest',
    ],
    answer: (s) => decodeString(s)[0] ?? '',
  },
  {
    asks: 'the last letter of the result',
    said: ['last|kth|nth letter|character|symbol', 'ends'],
    answer: (s) => decodeString(s).at(-1) ?? '',
  },
  {
    asks: 'capitals, or letters changed in the copies',
    said: [
      'copy|copies|part|repetition|result|output .. uppercase|capital|capitals|capitalised|capitalized',
      'uppercase|capital|capitals .. copy|copies|repetition',
      'swap|swapped|toggle|toggled',
      'shift|shifted|next letter',
    ],
    answer: (s) => decodeString(s).toLowerCase(),
  },
  {
    asks: 'counts added or multiplied in another way, or in another base',
    said: [
      'hexadecimal|binary|octal|roman',
      'depth|level .. plus|minus|added|doubled',
      'count|number .. added|summed|add',
      'even|odd .. time|count|copy|copies|number',
    ],
    answer: (s) => decodeString(s),
  },
  {
    asks: 'the shortest code of the text',
    said: ['encode it|the|s|as|text|this', 'short|shortest|shorter', 'compress|compressed|compression', 'encodes'],
    answer: (s) => s,
  },
  {
    asks: 'a number behind the brackets',
    said: [
      'bracket|part|letter followed by',
      'after|behind|following the|its|closing bracket|part|letter|them',
      'number .. after|behind|follows|follow',
    ],
    answer: (s) => s.replace(/\[([a-z]*)\](\d+)/g, (_, part, times) => part.repeat(Number(times))),
  },
  {
    asks: 'another number of repeats in nested brackets',
    said: ['once more|less'],
  },
  {
    asks: 'equal neighbours in the result written once',
    said: [
      'equal|identical|same .. neighbour|neighbours|neighbors|adjacent|consecutive|successive|row|other|another',
      'neighbour|neighbours|neighbors|neighbouring|adjacent|consecutive|successive',
      'written|kept|printed|shown|appears|remains once',
      'collapse|collapsed|merge|merged|squeezed|reduced',
      'run|runs|doubles|duplicates|duplicate',
    ],
    answer: (s) => decodeString(s).replace(/(.)\1+/g, '$1'),
  },
  {
    asks: 'letters repeated by a number of their own',
    said: ['letter|character|one|it .. followed by .. number|digit|count'],
  },
  {
    asks: 'counts that hold only sometimes',
    said: [
      'number|count|multiplier|counts only|just|solely if|when|once|where',
      'inner|nested|outer number|count|counts|multiplier',
      'more|less|fewer|greater|larger|smaller than the|its outer|inner|enclosing',
    ],
  },
  {
    asks: 'a further rule or exception',
    said: ['every second|third|other'],
  },
]
