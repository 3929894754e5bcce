/** The pattern as JavaScript writes it, once it was changed so. */
const matchesAs = (s, p, { star = '*', flags = '', before = '^', behind = '$' } = {}) =>
  new RegExp(`${before}(?:${p.replaceAll('*', star)})${behind}`, flags).test(s)

const lookAlikes = [
  {
    asks: 'a star that stands for any characters by itself',
    said: [
      'wildcard|wildcards|glob',
      'any sequence|string|run|number of character|characters|letter|letters',
      'sequence of character|characters|letters',
      'question mark|marks',
      'star|asterisk .. matches|stands .. any|arbitrary string|sequence|characters|text',
    ],
    answer: (s, p) => matchesAs(s, p.replaceAll('*', '[a-z]{0,}')),
  },
  {
    asks: 'a star that takes one or more',
    said: [
      'one|1 or|and more',
      'at least one|once|1',
      'more than zero|0',
      'not .. missing|empty|absent|omitted|zero',
      'positive number|times',
      'nonempty|non empty',
      'plus',
    ],
    answer: (s, p) => matchesAs(s, p, { star: '+' }),
  },
  {
    asks: 'a star that takes at most one',
    said: ['zero|0 or one|1|once', 'at most|up to one|once|two|twice|k|three', 'optional|optionally', 'once or'],
    answer: (s, p) => matchesAs(s, p, { star: '?' }),
  },
  {
    asks: 'a match of a part of the string',
    said: [
      'some|any|a part|substring|portion|piece|subsequence of',
      'substring|substrings|subsequence|anywhere|somewhere|occurs|contains|contain|search|find|found|within',
      'partial match|matches|matching is|are|allowed|enough|suffices',
      'need not .. whole|entire',
    ],
    answer: (s, p) => matchesAs(s, p, { before: '', behind: '' }),
  },
  {
    asks: 'a match of the beginning of the string',
    said: [
      'prefix',
      'beginning|start|begins|starts of|with the|a',
      'begins|starts|begin|start with',
      'from the start|beginning .',
    ],
    answer: (s, p) => matchesAs(s, p, { behind: '' }),
  },
  {
    asks: 'a match of the end of the string',
    said: ['suffix', 'ends|end with', 'end of the string|text|input'],
    answer: (s, p) => matchesAs(s, p, { before: '' }),
  },
  {
    asks: 'letters of either case',
    said: [
      'case insensitive|insensitively',
      'upper|lower|capital .. ignored|same|alike|equal|no',
      'ignoring|ignore|regardless|irrespective .. case',
      'uppercase',
    ],
    answer: (s, p) => matchesAs(s, p, { flags: 'i' }),
  },
  {
    asks: 'a dot that matches another set of characters',
    said: [
      'vowel|vowels|consonant|consonants|digit|digits|whitespace|space|spaces',
      'zero or one character|letter',
      'dot|point|period .. empty|nothing|no|full stop|literal|itself|not|different',
      'any|one character|letter except|but|other|different',
      'except|excluding',
      'escaped|escape|backslash|literally',
    ],
    answer: (s, p) => matchesAs(s, p.replace(/\.(?!\*)/g, '.?')),
  },
  {
    asks: 'further signs, or a star that repeats in another way',
    said: [
      'plus sign|signs',
      'bracket|brackets|class|classes|range|ranges|alternation|alternatives|negation|group|groups|anchor|anchors',
      'following|next|succeeding element|character|letter|one',
      'twice|exactly|even|odd .. times|number|repeated|repetitions',
      'even|odd number|times',
      'everything|all before|preceding',
      'reversed|reverse|backwards|palindrome|anagram',
      'number|count of ways|matches|strings',
      'greedy|lazy|shortest|longest',
    ],
    answer: (s, p) => matchesAs(s, p.replace(/(.)\*/g, '(?:$1$1)*').replaceAll('+', '\\+')),
  },
]
