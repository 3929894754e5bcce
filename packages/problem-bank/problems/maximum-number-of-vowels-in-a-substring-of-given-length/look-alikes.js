const isVowel = (letter) => VOWELS.includes(letter)
const windows = (s, k) => Array.from({ length: Math.max(0, s.length - k + 1) }, (_, at) => s.slice(at, at + k))
const vowelsIn = (text) => [...text].filter(isVowel).length
const largest = (numbers) => numbers.reduce((a, b) => Math.max(a, b), 0)
const longestOf = (s, fits) =>
  largest(Array.from({ length: s.length }, (_, less) => s.length - less).filter((many) => windows(s, many).some(fits)))

const lookAlikes = [
  {
    asks: 'consonants',
    said: ['consonant|consonants', 'not|no|non vowel|vowels', 'nonvowel|nonvowels', 'other letter|letters than'],
    answer: (s, k) => largest(windows(s, k).map((text) => k - vowelsIn(text))),
  },
  {
    asks: 'different vowels',
    said: [
      'distinct|different|unique|various',
      'kind|kinds|sort|sorts of vowel|vowels',
      'counted|counts|count once',
      'repeated|duplicate|duplicates',
    ],
    answer: (s, k) => largest(windows(s, k).map((text) => new Set([...text].filter(isVowel)).size)),
  },
  {
    asks: 'the fewest vowels',
    said: ['minimum|fewest|least|smallest|minimal|lowest'],
    answer: (s, k) => Math.min(...windows(s, k).map(vowelsIn)),
  },
  {
    asks: 'the number of substrings',
    said: [
      'number|count of .. substring|substrings|windows|subarrays',
      'how many substrings|substring|windows|of',
      'in how many ~minute|hour|day|second|step|move|turn|round|slot|unit|month|week',
    ],
    answer: (s, k) => windows(s, k).filter((text) => vowelsIn(text) > 0).length,
  },
  {
    asks: 'vowels in a row, or the longest substring',
    said: [
      'longest',
      'length of the|a|that',
      'consecutive|successive|contiguous|adjacent vowel|vowels',
      'vowels .. row|consecutive|succession|adjacent|together',
      'at most k|n|m vowel|vowels',
      'exactly k|n|m vowel|vowels',
      'only|nothing but vowel|vowels',
    ],
    answer: (s, k) => Math.min(k, largest(s.split(/[^aeiou]/).map(({ length }) => length))),
  },
  {
    asks: 'the longest substring with at most k vowels',
    said: ['longest', 'length of the|a', 'at most k|n|m vowel|vowels'],
    answer: (s, k) => longestOf(s, (text) => vowelsIn(text) <= k),
  },
  {
    asks: 'letters that need not be neighbours',
    said: [
      'subsequence|subsequences|subset',
      'any k',
      'not necessarily',
      'choose|pick|delete|deleting|removing|remove',
      'rearrange|rearranged|reorder|any order',
    ],
    answer: (s, k) => Math.min(k, vowelsIn(s)),
  },
  {
    asks: 'substrings of at least that length',
    said: ['at least k|n|m', 'or more|longer', 'no|not shorter|less|fewer than', 'longer than', 'minimum length'],
    answer: (s) => vowelsIn(s),
  },
  {
    asks: 'a circular string',
    said: ['circular|circle|cyclic|ring|wrap|wraps|around', 'end|last .. followed|next .. first|start|beginning'],
    answer: (s, k) => maxVowels(s + s.slice(0, k - 1), k),
  },
  {
    asks: 'y as a vowel',
    said: ['y|w is|counts|count|as|too|also|also', 'and|or y', 'u and|or y', 'o u y', 'six vowels'],
    answer: (s, k) =>
      largest(windows(s, k).map((text) => [...text].filter((letter) => `${VOWELS}y`.includes(letter)).length)),
  },
  {
    asks: 'substrings that do not overlap',
    said: [
      'overlap|overlaps|overlapping|disjoint|nonoverlapping|blocks|chunks|split|divided',
      'start|starts .. multiple',
    ],
    answer: (s, k) =>
      largest(
        windows(s, k)
          .filter((_, at) => at % k === 0)
          .map(vowelsIn),
      ),
  },
  {
    asks: 'capital vowels too, or the lead over consonants',
    said: [
      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'upper|uppercase|capital|capitals',
      'difference|minus|more vowels|lead|surplus',
      'share|ratio|percentage|percent|fraction|average',
      'first|start|starting|leftmost index|position|place|where',
      'change|replace|replaced|changed|swap|flip',
    ],
    answer: (s, k) => largest(windows(s, k).map((text) => 2 * vowelsIn(text) - k)),
  },
]
