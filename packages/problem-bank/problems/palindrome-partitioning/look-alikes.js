/** All ways to cut the text into parts that fit. */
function cuts(text, fits) {
  if (text === '') return [[]]
  return Array.from(text, (_, at) => at + 1)
    .filter((end) => fits(text.slice(0, end)))
    .flatMap((end) => cuts(text.slice(end), fits).map((rest) => [text.slice(0, end), ...rest]))
}

const lookAlikes = [
  {
    asks: 'so many parts',
    said: [
      'exactly|precisely|into two|2|three|3|k|four|halves',
      'two|2|three|3|k|four part|piece|substring|palindrome|section|segment',
      'in half|two|halves',
      'halves|pairs',
      'one|a|1|single|k cut|cuts|split',
      'two cuts',
    ],
    answer: (s) => partition(s).filter((parts) => parts.length === 2),
  },
  {
    asks: 'three parts, or at most so many',
    said: ['three|3|k|four part|piece|substring|palindrome', 'into three|3|k', 'at most', 'two|2 cut'],
    answer: (s) => partition(s).filter((parts) => parts.length === 3),
  },
  {
    asks: 'at least two parts',
    said: [
      'at least two|2|one|1|k|three',
      'more than one|1',
      'two|2 or more',
      'proper|properly|nontrivial|trivial',
      'whole|entire .. not|excluded|except|counts',
      'not .. whole|entire|itself|uncut',
      'excluding|except|without the whole|uncut|trivial|text|string|word',
      'several|multiple part|piece|cuts|substring',
      'must be cut',
    ],
    answer: (s) => partition(s).filter((parts) => parts.length > 1),
  },
  {
    asks: 'at most so many parts',
    said: ['at most', 'up to two|2|three|3|k', 'no more than', 'maximum of', 'k or fewer|less', 'not more'],
    answer: (s) => partition(s).filter((parts) => parts.length <= 2),
  },
  {
    asks: 'the ways with the fewest parts',
    said: [
      'fewest|few|least|oftener|minimum|minimal|smallest',
      'no|not|never oftener|more|further than|needed|necessary',
      'sparing|sparingly|longest',
      'fewest|minimum|minimal|smallest|least|few|shortest',
      'as few',
      'minimize|minimise',
      'longest part|piece|palindrome|possible',
    ],
    answer: (s) => {
      const fewest = Math.min(...partition(s).map((parts) => parts.length))
      return partition(s).filter((parts) => parts.length === fewest)
    },
  },
  {
    asks: 'one way only, or the ways with the most parts',
    said: [
      'most|maximum|maximal|largest|greatest number|parts|pieces|many|palindromes',
      'one|any|a single way|partition|such|cut',
      'single way|partition',
      'first|lexicographically|greedy|greedily',
      'any one|of',
      'maximize|maximise',
    ],
    answer: (s) => partition(s).slice(0, 1),
  },
  {
    asks: 'different parts',
    said: [
      'no|not|never .. second time',
      'once|twice',
      'no two',
      'repeat|repeats|repeated|duplicate|duplicates',
      'all|pairwise different|distinct|differ',
      'distinct|unique part|piece|palindrome|substring',
      'different part|piece|palindrome|substring|from',
      'pairwise|all|mutually distinct|different|unequal',
      'part|piece|palindrome|substring|they .. must|are|be|should .. distinct|different|unique|unequal',
      'no part|piece|palindrome|substring|two .. twice|repeated|equal|same|identical|repeats|once',
      'no two|2',
      'without repetition|repeating|repeated|duplicate|repeats',
      'not .. repeat|repeated|twice|equal',
      'used once|twice',
      'at most once',
      'more than once',
    ],
    answer: (s) => partition(s).filter((parts) => new Set(parts).size === parts.length),
  },
  {
    asks: 'parts of a certain length',
    said: [
      'at least|most|than two|2|three|3|k|one character|letter|long|length|characters',
      'length .. at least|most|two|2|three|3|k|even|odd|one|equal|greater|more',
      'even|odd',
      'equal|same length|size|long|number',
      'longer|shorter than',
      'single|one|individual letter|character|letters|characters .. not|no|excluded|forbidden|do|dont',
      'not .. single|one letter|character',
      'without single',
      'two|2|three|3|k or more|longer letters|characters|long',
      'minimum|minimal length',
    ],
    answer: (s) => partition(s).filter((parts) => parts.every((part) => part.length > 1)),
  },
  {
    asks: 'parts of even length',
    said: ['even', 'same|equal length|size|long'],
    answer: (s) => partition(s).filter((parts) => parts.every((part) => part.length % 2 === 0)),
  },
  {
    asks: 'parts of odd length',
    said: hasMiddle(),
    answer: (s) => partition(s).filter((parts) => parts.every((part) => part.length % 2 === 1)),
  },
  {
    asks: 'parts of equal length, or of growing length',
    said: [
      'equal|same|equally length|size|long|sized',
      'increasing|decreasing|nondecreasing|nonincreasing|ascending|descending|growing|longer|shorter',
    ],
    answer: (s) => partition(s).filter((parts) => parts.every((part) => part.length === parts[0].length)),
  },
  {
    asks: 'parts limited in length',
    said: [
      'most|to two|2|three|3|k|four character|letter|long|characters',
      'no longer',
      'length at most',
      'shorter than',
    ],
    answer: (s) => partition(s).filter((parts) => parts.every((part) => part.length <= 2)),
  },
  {
    asks: 'one part that need not be a palindrome',
    said: [
      'at least one|1|two|part',
      'one|1|k part|piece may|can|need|is|could',
      'except|exception|all but',
      'need not|necessarily ~be|cut|split|divided|contain',
      'need not|necessarily be ~cut|split|divided|separated|in|sorted|different|distinct',
      'not necessarily',
      'some|any part|piece|of',
      'may|can change|replace|flip|delete|skip|remove',
    ],
    answer: (s) => cuts(s, () => true).filter((parts) => parts.filter((part) => !isPalindrome(part)).length <= 1),
  },
  {
    asks: 'no part to be a palindrome',
    said: [
      'no part|piece|substring',
      'none|not|never|isnt|nonpalindrome|nonpalindromic .. palindrome',
      'not a|palindromic',
      'nonpalindromic|nonpalindrome',
    ],
    answer: (s) => cuts(s, (part) => !isPalindrome(part)),
  },
  {
    asks: 'every part to be a permutation of a palindrome',
    said: ['permutation|permuted|rearranged|rearrange|rearranging|anagram|reordered|shuffled', 'can be made|turned'],
    answer: (s) =>
      cuts(s, (part) => [...new Set(part)].filter((letter) => part.split(letter).length % 2 === 0).length <= 1),
  },
  {
    asks: 'the different parts themselves',
    said: [
      'all|every|each palindromic|different substring',
      'list|return|find .. substring|palindrome that|which occur|appear',
      'all substrings|subsequences',
      'subsequence',
    ],
    answer(s) {
      const parts = Array.from(s, (_, start) => Array.from(s.slice(start), (_, at) => s.slice(start, start + at + 1)))
      return [[...new Set(parts.flat().filter(isPalindrome))]]
    },
  },
  {
    asks: 'the order of parts to be free, or a multiset of parts once',
    said: [
      'regardless|irrespective|ignoring .. order',
      'order .. part|piece .. not|irrelevant|ignored|doesnt',
      'same part|piece|palindromes|multiset in|order|once|different',
      'multiset',
    ],
    answer: (s) => [...new Map(partition(s).map((parts) => [[...parts].sort().join(' '), parts])).values()],
  },
  {
    asks: 'the parts from right to left, or sorted',
    said: [
      'right to left',
      'reverse|reversed|backward|backwards',
      'sorted|sort|alphabetical|alphabetically|lexicographic|lexicographical|lexicographically',
      'longest|shortest|fewest first',
      'ordered by',
    ],
    answer: (s) => partition(s).map((parts) => [...parts].reverse()),
  },
  {
    asks: 'a circular text, or case and punctuation ignored',
    said: [
      'circle|circular|ring|cyclic|necklace|loop|wrap|wraps',
      'insensitive|caseless',
      'ignore|ignoring|ignored|regardless .. case|space|punctuation|accent',
      'space|spaces|punctuation|hyphen|digit',
    ],
    answer: (s) => cuts(s.toLowerCase(), isPalindrome),
  },
  {
    asks: 'capitals and small letters taken for the same',
    said: [
      ...anyCase(),
      'big|large|capital or|and|as small|little',
      'small|little or|and|as big|large|capital',
      'sound|sounds|ear|hear|hears|heard|spoken|pronounced',
      'as well|good as .. capital|large|big|small',
      'case .. not|ignored|no',
    ],
    answer: (s) =>
      partition(s.toLowerCase()).map((parts) =>
        parts.map(({ length }, place) => {
          const start = parts.slice(0, place).join('').length
          return s.slice(start, start + length)
        }),
      ),
  },
]
