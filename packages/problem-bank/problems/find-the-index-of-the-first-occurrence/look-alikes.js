const places = (text, word, fits = (part) => part === word) =>
  Array.from({ length: Math.max(0, text.length - word.length + 1) }, (_, i) => i).filter((i) =>
    fits(text.slice(i, i + word.length)),
  )
const first = (text, word, fits) => places(text, word, fits)[0] ?? -1
const sorted = (word) => [...word].sort().join('')
const plain = (text) => text.replace(/[^a-z0-9]/gi, '')

const lookAlikes = [
  {
    asks: 'the last occurrence',
    said: [
      'last|final of its|the|all|these|those|any',
      'last|final|latest|rightmost occurrence|time|index|position|place|appearance|match|start|one|copy|instance',
      'latest|rightmost',
      'for the last',
      'begins|occurs|appears last',
      'from the right|back',
      'largest|highest|greatest index|position|place|start',
    ],
    answer: (text, word) => text.lastIndexOf(word),
  },
  {
    asks: 'the second occurrence',
    said: [
      'second|2nd|third|kth|nth occurrence|time|appearance|match|index|one|copy',
      'second|2nd|third',
      'for the second',
      'next occurrence',
    ],
    answer: (text, word) => places(text, word)[1] ?? -1,
  },
  {
    asks: 'how often it occurs',
    said: ['how often|many', 'number|count of .. occurrence|time|copies|match|appearance'],
    answer: (text, word) => places(text, word).length,
  },
  {
    asks: 'how often it occurs, or -1',
    said: ['how often|many', 'number|count of .. occurrence|time|copies|match|appearance', 'count|counts|counted'],
    answer: (text, word) => places(text, word).length || -1,
  },
  {
    asks: 'how often it occurs without overlaps',
    said: ['nonoverlapping|overlap|overlaps|overlapping|disjoint'],
    answer: (text, word) => text.split(word).length - 1,
  },
  {
    asks: 'a position counted from one',
    said: [
      '1|one based|indexed|index|indexing',
      'counted|counting|count|numbered|numbering|start|starting|starts|begin|beginning|begins .. from|at|with 1|one',
      'first character|letter|position|index is|has|at|being .. 1|one',
      'position 1|one',
    ],
    answer: (text, word) => (text.includes(word) ? text.indexOf(word) + 1 : -1),
  },
  {
    asks: 'a position counted from one, or 0',
    said: ['or 0|zero', 'return|give|answer 0|zero', '1|one based|indexed'],
    answer: (text, word) => text.indexOf(word) + 1,
  },
  {
    asks: 'where it ends',
    said: [
      'end|ends|ending|finish|finishes|stop|stops index|position|place|at|of|for',
      'where|index|position|place .. end|ends|finishes|stops|last',
      'after the first occurrence',
      'last character|letter of',
    ],
    answer: (text, word) => (text.includes(word) ? text.indexOf(word) + word.length - 1 : -1),
  },
  {
    asks: 'letters whatever their case',
    said: [
      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'ignoring|ignore|ignores|ignored|regardless|irrespective|disregard|disregarding|whatever .. case|capital|capitalization|capitalisation',
      'case .. ignored|irrelevant',
      'upper|uppercase|capital .. lower|lowercase .. same|equal|alike|equivalent',
    ],
    answer: (text, word) => text.toLowerCase().indexOf(word.toLowerCase()),
  },
  {
    asks: 'a rearrangement of the word',
    said: [
      'anagram|anagrams|permutation|permutations|rearrangement|rearranged|rearranging|scrambled|shuffled',
      'any order',
      'order of .. letter|character',
    ],
    answer: (text, word) => first(text, word, (part) => sorted(part) === sorted(word)),
  },
  {
    asks: 'the word read backwards',
    said: ['reverse|reversed|backward|backwards|reversal|mirrored|right to left'],
    answer: (text, word) => text.indexOf([...word].reverse().join('')),
  },
  {
    asks: 'the word as a whole, between blanks',
    said: [
      'whole|entire|complete|separate|standalone word',
      'word boundary|boundaries',
      'as a word',
      'nth|number of word|words',
      'prefix of|some|any|a',
      'which word',
      'word in the sentence',
      'sentence',
    ],
    answer: (text, word) => text.split(' ').indexOf(word),
  },
  {
    asks: 'the word at a beginning or an end only',
    said: ['prefix|suffix', 'starts|begins|start|begin|ends with', 'at the beginning|start|end of'],
    answer: (text, word) => (text.startsWith(word) ? 0 : -1),
  },
  {
    asks: 'a subsequence',
    said: [
      'subsequence',
      'not necessarily contiguous|consecutive|adjacent',
      'in order but',
      'scattered|gap|gaps|noncontiguous',
    ],
    answer(text, word) {
      let at = -1
      let start = -1
      for (const letter of word) {
        at = text.indexOf(letter, at + 1)
        if (at < 0) return -1
        if (start < 0) start = at
      }
      return start
    },
  },
  {
    asks: 'the first place of any of its letters',
    said: ['any|one of its|the letter|character', 'any letter|character', 'any of'],
    answer: (text, word) => [...text].findIndex((letter) => word.includes(letter)),
  },
  {
    asks: 'a wildcard, or one letter that may differ',
    said: [
      'wildcard|wild|asterisk|star|question mark|regular|regex|joker',
      'at most|up|exactly one|1|k|to',
      'mismatch|mismatches|typo|approximate|approximately|almost|nearly|differ|differs',
      'any single|one|1 character|letter',
      'one|1 character|letter .. different|wrong|off|changed',
    ],
    answer: (text, word) =>
      first(text, word, (part) => [...part].filter((letter, i) => letter !== word[i]).length <= 1),
  },
  {
    asks: 'the strings the other way round',
    said: [
      'haystack in|within .. needle',
      'haystack|text|first .. occurs|appears|part|found in|of needle|pattern|second',
      'occurrence of haystack|text in needle|pattern',
    ],
    answer: (text, word) => word.indexOf(text),
  },
  {
    asks: 'a text around its own end, or repeated',
    said: ['circular|circularly|cyclic|circle|wrap|wraps|wrapping|ring|repeated|repeating|rotation|rotated'],
    answer: (text, word) => (text + text.slice(0, word.length - 1)).indexOf(word),
  },
  {
    asks: 'a text without its blanks and marks',
    said: ['ignoring|ignore|skip|skipping|disregarding|disregard .. space|blank|punctuation|whitespace|hyphen'],
    answer: (text, word) => plain(text).indexOf(plain(word)),
  },
  {
    asks: 'the length of the text where it is missing',
    said: ['return|give|otherwise|or .. length|size .. if|when|haystack|text', 'otherwise .. length|size'],
    answer: (text, word) => (text.includes(word) ? text.indexOf(word) : text.length),
  },
]
