const turned = (text) => [...text].reverse().join('')
const sortedLetters = (text) => [...text].sort().join('')

/** Cuts a text into pieces of each length that divides its own, at least two of them. */
const cuts = (s) =>
  Array.from({ length: Math.floor(s.length / 2) }, (_, place) => place + 1)
    .filter((size) => s.length % size === 0)
    .map((size) => Array.from({ length: s.length / size }, (_, place) => s.slice(place * size, (place + 1) * size)))

const areEqual = (pieces) => pieces.every((piece) => piece === pieces[0])
const isCut = (s, holds) => cuts(s).some((pieces) => areEqual(pieces) && holds(pieces))

const hasPeriod = (s, most) =>
  Array.from({ length: most }, (_, place) => place + 1).some((size) => s.startsWith(s.slice(size)))

const lookAlikes = [
  {
    asks: 'exactly two copies',
    said: [
      'exactly|just|only|precisely two|twice|2',
      'two|both half|halves',
      'half|halves',
      'two|2 equal|identical|same|copies',
      'tandem|square|twin|twins',
      'written|repeated|typed|doubled|said twice',
      'doubled|doubling|double',
    ],
    answer: (s) => isCut(s, ({ length }) => length === 2),
  },
  {
    asks: 'at least three copies',
    said: [
      'at least three|3|four|4|k',
      'more than two|twice|2',
      'three|four|3|4 or more',
      'three|3|four|4 copies|times|repetitions|pieces|parts',
      'exactly three|3|four|4',
      'thrice',
    ],
    answer: (s) => isCut(s, ({ length }) => length >= 3),
  },
  {
    asks: 'an even or odd number of copies',
    said: ['even|odd number|times|copies|repetitions|count'],
    answer: (s) => isCut(s, ({ length }) => length % 2 === 1),
  },
  ...[(s) => s.length - 1, (s) => Math.floor(s.length / 2)].map((most) => ({
    asks: 'copies of which the last may be cut',
    said: [
      'partial|incomplete|truncated|unfinished|partially|incompletely|broken',
      'last|final copy|one|piece|repetition .. shorter|cut|part|short|begun|only|end|stop|need',
      'cut|breaks|break|broken|ends|stops off|short|early|anywhere',
      'prefix of .. copy|it|pattern|piece|copies|repetition|repetitions',
      'may|can|could end|stop|break|cut|finish',
      'in the middle',
      'border',
    ],
    answer: (s) => hasPeriod(s, most(s)),
  })),
  {
    asks: 'copies of which every second one is read backwards',
    said: [
      'reverse|reversed|reversing|reversal|backward|backwards|mirror|mirrored|flipped',
      'palindrome|palindromes|palindromic',
      'alternate|alternates|alternating|alternately',
    ],
    answer: (s) =>
      cuts(s).some((pieces) => areEqual(pieces.map((piece, place) => (place % 2 === 0 ? piece : turned(piece))))),
  },
  {
    asks: 'copies whose letters may be in another order',
    said: [
      'anagram|anagrams|permutation|permutations|rearrange|rearranged|rearranging|rearrangement|shuffle|shuffled|reorder|reordered|scrambled',
      'any|another|different|other order',
      'same letters|characters',
    ],
    answer: (s) => cuts(s).some((pieces) => areEqual(pieces.map(sortedLetters))),
  },
  {
    asks: 'a piece of several letters',
    said: [
      'at least two|2|three|3 letters|characters|long',
      'longer|more than one|1|a|two|2',
      'single letter|character',
      'length two|2|three|3|greater|larger|more|at',
      'two|2|three|3 letters|characters or|long|at',
      'one letter|character .. not|does|never|no|too',
    ],
    answer: (s) => isCut(s, ([piece]) => piece.length >= 2),
  },
  {
    asks: 'a piece of different letters',
    said: [
      'distinct|different|unique|pairwise letter|letters|character|characters',
      'no letter|character .. twice|repeated|again|once',
    ],
    answer: (s) => isCut(s, ([piece]) => new Set(piece).size === piece.length),
  },
  {
    asks: 'copies after a letter is changed or removed',
    said: [
      'changing|change|replacing|replace|deleting|delete|removing|remove|inserting|insert|adding|add|dropping|drop|altering one|1|a|an|single|any|at',
      'changed|replaced|deleted|removed|inserted|added|dropped|altered|wrong|mistyped',
      'typo|misprint|mistake|error',
    ],
    answer: (s) =>
      repeatedSubstringPattern(s) ||
      [...s].some((_, place) =>
        ['', ...new Set(s)].some((letter) => {
          const mended = s.slice(0, place) + letter + s.slice(place + 1)
          return mended !== '' && repeatedSubstringPattern(mended)
        }),
      ),
  },
  {
    asks: 'a piece that occurs twice somewhere',
    said: [
      'somewhere|anywhere',
      'contains|contain|containing|has|have .. twice|repeated|repeating|copies|adjacent',
      'twice|immediately|directly in|followed|adjacent',
      'side by|to',
      'overlap|overlaps|overlapping',
      'occurs|occur|appears|appear twice|again|more|at|elsewhere',
    ],
    answer: (s) =>
      Array.from(s, (_, from) => from).some((from) =>
        Array.from(s, (_, place) => place + 1).some((size) => {
          const piece = s.slice(from, from + size)
          return piece.length === size && s.startsWith(piece, from + size)
        }),
      ),
  },
  {
    asks: 'any letter to occur twice',
    said: [
      'letter|character .. twice|again|repeated|more|repeats',
      'repeated|repeating|duplicate|duplicates letter|character|letters',
    ],
    answer: (s) => new Set(s).size < s.length,
  },
  {
    asks: 'every letter to occur as often as the others',
    said: ['equally|often|frequently', 'same|equal number|frequency|count', 'as many'],
    answer: (s) => new Set(Object.values(Object.groupBy(s, (letter) => letter)).map(({ length }) => length)).size === 1,
  },
  {
    asks: 'equal letters alone',
    said: [
      'all|only|every letters|characters|letter|character .. same|equal|identical',
      'one|single letter|character only|alone',
    ],
    answer: (s) => s.length > 1 && new Set(s).size === 1,
  },
  {
    asks: 'one copy to be enough',
    said: [
      'one|1|single copy .. enough|suffices|allowed|fine|too',
      'once|one or more|several',
      'at least once|one|1',
      'itself .. counts|too|allowed',
    ],
    answer: () => true,
  },
  {
    asks: 'capitals and small letters to be the same',
    said: anyCase(),
    answer: (s) => repeatedSubstringPattern(s.toLowerCase()),
  },
  {
    asks: 'the opposite',
    said: [
      'true if|when|where|exactly|iff .. not|cannot|never|no',
      'primitive|aperiodic|nonperiodic|nonrepeating|irreducible',
      'whether .. not|cannot|never',
      'otherwise|else true',
    ],
    answer: (s) => !repeatedSubstringPattern(s),
  },
]
