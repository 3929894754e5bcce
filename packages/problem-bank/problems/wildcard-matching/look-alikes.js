/** The pattern as JavaScript writes it, with these meanings of its signs. */
const matchesAs = (s, p, { star = '.*', mark = '.', flags = 's', before = '^', behind = '$' } = {}) =>
  new RegExp(
    `${before}(?:${p.replace(/[.+]/g, '\\$&').replace(/\*+/g, star).replaceAll('?', mark)})${behind}`,
    flags,
  ).test(s)

const lookAlikes = [
  {
    asks: 'a star that repeats what stands before it',
    said: [
      'regular|regex|regexp ~library|libraries|engine|module',
      'preceding|previous|before .. element|character|letter|item',
      'element|character|letter|item before|preceding|previous',
      'repeated|repeat|repeats|repetition|repetitions|times|again',
      'dot|dots|period|point',
    ],
    answer(s, p) {
      return new RegExp(`^(?:${p.replace(/^\*+/, '').replace(/\*+/g, '*').replaceAll('?', '.')})$`).test(s)
    },
  },
  {
    asks: 'a star that takes at least one character',
    said: [
      'one|1 or|and more',
      'at least one|1 ~test',
      'nonempty',
      'not|never .. empty|nothing|zero',
      'more than zero|0|nothing',
      'except|but|excluding|without .. empty',
    ],
    answer: (s, p) => matchesAs(s, p.replace(/\*/g, '?*').replace(/\*+/g, '*')),
  },
  {
    asks: 'a star that takes one character at most',
    said: [
      'zero|0|no or one|1|a',
      'at most one|1|a|two|2|three|3',
      'up to one|1|two|2|three|3',
      'optional|optionally',
      'limited|bounded',
    ],
    answer: (s, p) => matchesAs(s, p.replaceAll('?', '.'), { star: '.?', mark: '?' }),
  },
  {
    asks: 'a question mark that takes one character at most',
    said: [
      'zero|0|no or one|1',
      'at most one|1',
      'up to one|1',
      'optional|optionally',
      'mark|marks .. empty|nothing|none',
    ],
    answer: (s, p) => matchesAs(s, p, { mark: '.?' }),
  },
  {
    asks: 'a question mark that makes what stands before it optional',
    said: ['preceding|previous .. optional|element|character|letter', 'optional'],
    answer: (s, p) => matchesAs(s, p, { mark: '{0,1}' }),
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
    said: ['prefix', 'beginning|start of the|a', 'begins|starts|begin|start with'],
    answer: (s, p) => matchesAs(s, p, { behind: '' }),
  },
  {
    asks: 'a match of the end of the string',
    said: ['suffix|suffixes', 'ends|end with', 'end of the string|text|input'],
    answer: (s, p) => matchesAs(s, p, { before: '' }),
  },
  { asks: 'letters of either case', said: anyCase(), answer: (s, p) => matchesAs(s, p, { flags: 'is' }) },
  {
    asks: 'signs that do not stand for every character',
    said: [
      'vowel|vowels|consonant|consonants|digit|digits|whitespace|space|spaces',
      'except|excluding|but ~also|not|only|just|with',
      'slash|separator|directory|folder',
      'distinct|different|same|equal letter|letters|character|characters',
      'escaped|escape|backslash|literally',
    ],
    answer: (s, p) => matchesAs(s, p, { star: '[b-df-hj-np-tv-z]*', mark: '[b-df-hj-np-tv-z]' }),
  },
  {
    asks: 'the opposite',
    said: ['true|whether|if .. not|no|never match|matches|matched|fit', 'not match|matched|matches'],
    answer: (s, p) => !isMatch(s, p),
  },
]
