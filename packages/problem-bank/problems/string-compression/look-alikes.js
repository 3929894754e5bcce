const runsOf = (chars) => {
  const runs = []
  for (const char of chars) {
    if (runs.at(-1)?.[0] === char) runs.at(-1).push(char)
    else runs.push([char])
  }
  return runs.map(({ length }) => length)
}
const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)
const coded = (length) => (length > 1 ? 1 + String(length).length : 1)

const lookAlikes = [
  {
    asks: 'a count also behind characters that stand alone',
    said: [
      'also|even .. single|alone|once|1|one',
      'count|length|number .. always|every|including|even',
      'every|each run|group|block .. followed|plus|and .. its|the count|length|size',
      'always .. count|length|number|digit|digits',
      'followed by 1|one',
      'single|lone character|letter|symbol .. 1|one|too|count|also',
    ],
    answer: (chars) => sumOf(runsOf(chars).map((length) => 1 + String(length).length)),
  },
  {
    asks: 'only runs of three or more shortened',
    said: [
      'three|3|four|4 time',
      'three|3|four|4 or',
      'often than|enough',
      'three|3|four|4 or more|longer',
      'longer|more than two|three|2|3',
      'at least three|four|3|4',
      'shorter than three|four|3|4',
      'two|2 .. unchanged|same|left|stay|stays|kept',
      'pair|pairs',
    ],
    answer: (chars) => sumOf(runsOf(chars).map((length) => (length > 2 ? coded(length) : length))),
  },
  {
    asks: 'the number of runs, or the length without repeats',
    said: [
      'number|count of run|group|block|stretch|streak',
      'how many run|group|block|stretch|streak',
      'drop|dropped|delete|deleted|remove|removed .. repeat|repeats|duplicate|duplicates|copies|rest',
      'without .. count|number|length|digit|digits',
      'only|just .. letter|letters|character|once',
    ],
    answer: (chars) => runsOf(chars).length,
  },
  {
    asks: 'the number of places saved',
    said: [
      'saved|save|saves|saving|savings|gain|gained|freed|spare|shorter by|freed up',
      'how much shorter',
      'difference',
      'removed|dropped|deleted .. place|places|cell|cells|character',
    ],
    answer: (chars) => chars.length - compress([...chars]),
  },
  {
    asks: 'the counts of each character in the whole array',
    said: [
      'whole|entire array|string|text|list|tape',
      'anywhere|everywhere|altogether|overall|together',
      'frequency|frequencies|histogram|multiplicity',
      'each|every|any distinct|different|unique character|letter|symbol',
      'need|must|do|does not .. adjacent|neighbouring|neighbours|consecutive|next',
      'occurrence|occurrences .. array|anywhere',
    ],
    answer: (chars) => sumOf([...new Set(chars)].map((char) => coded(chars.filter((other) => other === char).length))),
  },
  {
    asks: 'counts of one digit, so that long runs are split',
    said: [
      'single|one|1 digit',
      'at most nine|9',
      'more|longer than nine|9',
      'split|splits|cut|broken|divided .. nine|9|single|digit|two|piece|pieces',
      'nine|9',
      'one|single|a place|cell|byte|character for|per|each .. count|number|length',
      'count|length|number .. one|single|a place|cell|byte|character',
    ],
    answer: (chars) =>
      sumOf(runsOf(chars).map((length) => 2 * Math.floor(length / 9) + (length % 9 > 1 ? 2 : length % 9))),
  },
  {
    asks: 'a count that takes one place',
    said: [
      'one|single|a place|cell|entry|element|slot',
      'count|number|length .. one|single entry|element',
      'regardless|however|whatever|matter .. digit|digits|long|large|big',
    ],
    answer: (chars) => sumOf(runsOf(chars).map((length) => Math.min(length, 2))),
  },
  {
    asks: 'capitals and small letters to be the same',
    said: anyCase(),
    answer: (chars) => compress(chars.map((char) => char.toLowerCase())),
  },
  {
    asks: 'the characters themselves where that is not longer',
    said: [
      'shorter|smaller|worthwhile|pays',
      'otherwise .. original|unchanged|itself|input',
      'original length|array|size',
      'uncompressed|unchanged',
    ],
    answer: (chars) => Math.min(chars.length, compress([...chars])),
  },
  {
    asks: 'the longest run',
    said: ['longest|maximum|largest|greatest|shortest|most|minimum'],
    answer: (chars) => Math.max(...runsOf(chars)),
  },
]
