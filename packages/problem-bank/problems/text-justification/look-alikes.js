/** The words of each line: as many as fit. */
function linesOf(words, width) {
  const lines = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line && [...line, word].join(' ').length <= width) line.push(word)
    else lines.push([word])
  }
  return lines
}

/** All lines as `write` writes them, given the words, the width and whether it is the last. */
const written = (write) => (words, width) => {
  const lines = linesOf(words, width)
  return lines.map((line, at) => write(line, width, at === lines.length - 1))
}

/** A line filled to both sides; the gap with the number `at` gets what `more` says of the spaces left over. */
function filled(line, width, more) {
  const gaps = line.length - 1
  if (gaps === 0) return line[0].padEnd(width)
  const spare = width - line.join('').length
  return line
    .map((word, at) => word + (at < gaps ? ' '.repeat(Math.floor(spare / gaps) + more(at, spare % gaps, gaps)) : ''))
    .join('')
}

const fromLeft = (at, spare) => (at < spare ? 1 : 0)
const flush = (line, width) => line.join(' ').padEnd(width)
const right = (line, width) => line.join(' ').padStart(width)
function centred(line, width) {
  const text = line.join(' ')
  return text.padStart(text.length + Math.floor((width - text.length) / 2)).padEnd(width)
}

const lookAlikes = [
  {
    asks: 'all lines flush left',
    said: [
      'left align|aligned|justified|justify ~and|no|with|except|but',
      'single space|spaces ~last',
      'exactly|just one|single space|blank ~last',
      'flush|ragged left|right',
      'word wrap|wrapped|wrapping',
      'every|all|each line|lines .. left justified|aligned',
    ],
    answer: written(flush),
  },
  {
    asks: 'all lines flush left with nothing behind',
    said: [
      'no|not|without .. trailing|padding|padded|pad',
      'at most maxwidth|width|k',
      'no longer',
      'trailing|wrap|wrapped|wrapping',
    ],
    answer: written((line) => line.join(' ')),
  },
  {
    asks: 'all lines flush right',
    said: [
      'right aligned|justified|align|justify|flush|adjusted',
      'to|on the right ~side|sides|than|ones|gaps|slots',
      'flush|aligned right',
      'spaces|padded .. left side|of|front',
    ],
    answer: written(right),
  },
  {
    asks: 'the lines centred',
    said: ['centred|centered|center|centre|middle|central'],
    answer: written(centred),
  },
  {
    asks: 'the last line in the middle or on the right',
    said: [
      'last line .. right|centred|centered|middle|center|centre',
      'right aligned|justified|align|justify|flush',
      'centred|centered|center|centre',
    ],
    answer: written((line, width, isLast) => (isLast ? right(line, width) : filled(line, width, fromLeft))),
  },
  {
    asks: 'the spaces left over to go to the right',
    said: [
      'right .. get|gets|receive|receives|have|are|is ~fewer|less',
      'go|goes|given .. right',
      'rightmost|last|later|final gap|gaps|slots|spaces|ones',
      'from the right|end|back',
    ],
    answer: written((line, width, isLast) =>
      isLast ? flush(line, width) : filled(line, width, (at, spare, gaps) => (at >= gaps - spare ? 1 : 0)),
    ),
  },
  {
    asks: 'the spaces left over to go to one gap, or to the end',
    said: [
      'all .. to|in|into|at|after the first|last|end',
      'first|last gap|word ~gets|get',
      'rest|remaining|surplus|spare|leftover|left|extra .. at the end',
      'end of .. line',
      'alternate|alternately|alternating|random|randomly|either',
    ],
    answer: written((line, width, isLast) =>
      isLast ? flush(line, width) : filled(line, width, (at, spare) => (at === 0 ? spare : 0)),
    ),
  },
  {
    asks: 'the last line to be justified as well',
    said: [
      'last line .. too|also|well|same|like|including|included',
      'including|even the last',
      'every|all|each line|lines .. fully|both|justified|last',
      'no exception|exceptions',
      'last line no|not',
    ],
    denied: ['last|final|ending|lastly|end|closing|bottom line|one|row|lines|part|left'],
    answer: written((line, width) => filled(line, width, fromLeft)),
  },
  {
    asks: 'lines of one word in the middle or on the right',
    said: [
      'single|one|lone|only word .. right justified|aligned|flush|adjusted',
      'right justified|aligned|flush|adjusted',
      'centred|centered|center|centre|middle',
    ],
    answer: written((line, width, isLast) =>
      line.length === 1 && !isLast ? right(line, width) : isLast ? flush(line, width) : filled(line, width, fromLeft),
    ),
  },
  {
    asks: 'lines without spaces behind the last or a single word',
    said: [
      'no|not|without .. trailing|padding|padded|pad|filled',
      'trailing|ragged|shorter',
      'may|can be shorter',
      'need|needs not|neednt',
    ],
    answer: (words, maxWidth) => fullJustify(words, maxWidth).map((line) => line.trimEnd()),
  },
  {
    asks: 'the words divided so that the lines are even, or the cost is least',
    said: [
      'minimize|minimise|minimum|minimal|least|smallest|fewest|best|optimal ~of|one|a|between|that|space|number',
      'cost|badness|penalty|raggedness|square|squares|squared|cube',
    ],
  },
  {
    asks: 'other signs than spaces, or marks around the lines',
    said: [
      'dot|dots|star|stars|asterisk|asterisks|underscore|underscores|dash|dashes|hyphen|hyphens|tab|tabs|border|frame|zeros|zeroes',
      'hyphenate|hyphenated|hyphenation|split|broken|cut|divided ~evenly|as|among|between|equally|into|over|up',
    ],
  },
  {
    asks: 'words that are longer than a line',
    said: [
      'longer|wider than',
      'too long',
      'exceed|exceeds|exceeding',
      'split|splits|break|breaks|broken|cut ~into|the|up',
    ],
    answer: fullJustify,
  },
  {
    asks: 'the number of lines or of spaces',
    said: ['how many', 'number|count of lines ~needed', 'return|give|find the number|count|total|length'],
    answer: (words, maxWidth) => linesOf(words, maxWidth).map(({ length }) => `${length}`),
  },
  {
    asks: 'a fixed number of words or lines',
    said: ['exactly k|n|two|three words|lines', 'k|n|three|two words ~or'],
  },
  {
    asks: 'words in another order',
    said: [
      'any|other|different|best order',
      'reorder|reordered|rearrange|rearranged|sort|sorted|reverse|reversed',
      'order .. free|matter|any|changed|chosen',
    ],
    answer: (words, maxWidth) => fullJustify(words.toSorted(), maxWidth),
  },
  {
    asks: 'one text with breaks in it',
    said: ['single|one string|text ~of', 'joined|concatenated|newline|newlines'],
    answer: (words, maxWidth) => [fullJustify(words, maxWidth).join('\n')],
  },
]
