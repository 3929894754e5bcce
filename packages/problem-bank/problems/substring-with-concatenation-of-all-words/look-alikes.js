const sorted = (items) => String([...items].sort())
const pieces = (text, width) =>
  Array.from({ length: text.length / width }, (_, i) => text.slice(i * width, i * width + width))
const starts = (s, size, isGood) =>
  [...s].flatMap((_, i) => (i + size <= s.length && isGood(s.slice(i, i + size)) ? [i] : []))
const size = (words) => words.join('').length
const isMade = (words) => (part) => sorted(pieces(part, words[0].length)) === sorted(words)

const lookAlikes = [
  {
    asks: 'the words in the given order',
    said: [
      'given|same|listed|their|this order',
      'order of|given|in words|the|which ~irrelevant',
      'exact|exactly concatenation|order',
      'in order',
      'order .. kept|preserved|matters|fixed|listed',
    ],
    answer: (s, words) => starts(s, size(words), (part) => part === words.join('')),
  },
  {
    asks: 'each of the words, wherever it occurs',
    said: ['any|one|some|each of the words', 'occurrence|occurrences of .. word', 'any word'],
    answer: (s, words) => starts(s, words[0].length, (part) => words.includes(part)),
  },
  {
    asks: 'the letters of the words in any order',
    said: [
      'anagram|anagrams|permutation|permutations|rearrangement of|letters|the letters',
      'letters .. rearranged|any order|mixed|shuffled',
      'scrambled|jumbled',
    ],
    answer: (s, words) => starts(s, size(words), (part) => sorted(part) === sorted(words.join(''))),
  },
  {
    asks: 'each different word once',
    said: [
      'once|one only',
      'repeated|duplicate|duplicates|twice|repetition .. ignored|once|not|no|counts',
      'distinct|different|unique words|word',
      'set of',
    ],
    answer: (s, words) => {
      const kinds = [...new Set(words)]
      return starts(s, size(kinds), isMade(kinds))
    },
  },
  {
    asks: 'a word to be used again',
    said: [
      'any number of times|copies',
      'repeatedly|several|again',
      'reused|reuse',
      'as often as',
      'some|any of the words',
      'not .. all',
    ],
    answer: (s, words) =>
      starts(s, size(words), (part) => pieces(part, words[0].length).every((piece) => words.includes(piece))),
  },
  {
    asks: 'where they end',
    said: [
      'end|ends|ending|last|final index|indices|position|positions|place|places|of',
      'where .. end|ends',
      'behind|after the last|substring',
    ],
    answer: (s, words) => findSubstring(s, words).map((start) => start + size(words) - 1),
  },
  {
    asks: 'positions counted from one',
    said: [
      '1|one based|indexed|index|indexing',
      'counted|counting|count|numbered|numbering|start|starting|starts|begin|beginning|begins .. from|at|with 1|one',
      'first character|letter|position|index is|has|at|being .. 1|one',
      'position 1|one',
    ],
    answer: (s, words) => findSubstring(s, words).map((start) => start + 1),
  },
  {
    asks: 'substrings that do not overlap',
    said: [
      'overlap|overlaps|overlapping|nonoverlapping|disjoint',
      'continue|continues|goes|go|resume|resumes on|after|behind',
      'share|shares a|no|any letter|letters',
    ],
    answer(s, words) {
      const kept = []
      for (const start of findSubstring(s, words).sort((a, b) => a - b))
        if (kept.length === 0 || start >= kept.at(-1) + size(words)) kept.push(start)
      return kept
    },
  },
  {
    asks: 'the first of them, or the last',
    said: [
      'first|leftmost|earliest|last|rightmost|latest start|one|such|place|position|index|occurrence|of|substring',
      'only the first|last',
    ],
    answer: (s, words) =>
      findSubstring(s, words)
        .sort((a, b) => a - b)
        .slice(0, 1),
  },
  {
    asks: 'starts at whole words',
    said: ['multiple|multiples|divisible of|by', 'aligned|boundary|boundaries', 'offset'],
    answer: (s, words) => findSubstring(s, words).filter((start) => start % words[0].length === 0),
  },
  {
    asks: 'words read backwards',
    said: ['reverse|reversed|backward|backwards|mirrored'],
    answer: (s, words) => starts(s, size(words), isMade(words.map((word) => [...word].reverse().join('')))),
  },
  {
    asks: 'all words but one',
    said: ['but|except|save one|a', 'all but', 'one .. missing|absent|left|omitted|lacking', 'at least', 'missing'],
    answer: (s, words) =>
      starts(s, size(words.slice(1)), (part) => words.some((_, i) => isMade(words)(part + words[i]))),
  },
  {
    asks: 'a ring of letters',
    said: ['circular|circle|cyclic|ring|wrap|wraps|around'],
    answer: (s, words) => starts(s + s.slice(0, size(words) - 1), size(words), isMade(words)),
  },
  {
    asks: 'letters between the words, or a window that holds them',
    said: ['letter|character|space|blank between'],
  },
  {
    asks: 'letters whatever their case',
    said: anyCase(),
    answer: (s, words) =>
      findSubstring(
        s.toLowerCase(),
        words.map((word) => word.toLowerCase()),
      ),
  },
  {
    asks: 'a further condition or another figure',
    said: ['ignore|ignored|ignoring|disregard|disregarded|overlooked'],
  },
]
