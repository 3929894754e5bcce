const wordsOf = (s) => s.split(' ').filter((word) => word !== '')
/** Whether every two places fit, given whether their letters and whether their words are equal. */
const everyTwo = (letters, words, fits) =>
  letters.length === words.length &&
  words.every((word, i) => words.every((other, j) => fits(letters[i] === letters[j], word === other)))
const follows = (letters, words) => everyTwo(letters, words, (letter, word) => letter === word)
const countsOf = (items) =>
  items
    .map((item) => items.filter((other) => other === item).length)
    .sort()
    .join()

const lookAlikes = [
  {
    asks: 'different letters that may stand for the same word',
    said: [
      'two|three|both|other|more letter|character|symbol may|can|could|might stand|mean|share|have|use|denote|represent|be',
      '~no|not|never|neither two|three|both letter|character|symbol stand|share|mean|denote|represent|correspond',
      'letter|character|symbol are|is free',
      'free to',
      'nothing forbids|prevents|prohibits|forbid|demanded|required|asked|hinders|against',
      'different|distinct|several|many|multiple|more letter|character|symbol may|can|could|might map|stand|mean|share|have|be|use|correspond|denote|represent',
      'one|same|identical word may|can|could|might',
      'different|distinct letter|character|symbol are|is allowed|permitted|free',
      'letter|character|symbol .. allowed|permitted .. same|identical|equal|one word',
      'word .. for several|many|multiple|more letter|character|symbol',
      'need not|be .. distinct|different|injective|bijection|unique',
      'many to one',
      'letter|character|symbol|card may|might|can|could get|have|take|bring|mean|receive .. same|one|equal word',
      'reverse|converse .. not|need',
      'not .. bijection|injective|bijective|vice',
      'one|only direction',
      'each|every|a letter|character .. word .. but',
      'function from',
      'may|can|could|might|allowed .. share|sharing .. word',
      'share|sharing|shares .. word .. fine|allowed|permitted|possible|alright',
    ],
    answer: (pattern, s) => everyTwo([...pattern], wordsOf(s), (letter, word) => !letter || word),
  },
  {
    asks: 'different words that may stand for the same letter',
    said: [
      'two|three|both|other word may|can|could|might stand|share|have|use|denote|represent|be|belong',
      'different|distinct|several|many|multiple|more word may|can|could|might map|stand|mean|share|have|be|use|correspond|denote|represent',
      'one|same letter|character|symbol may|can|could|might ~never|not',
      'letter|character|symbol .. for several|many|multiple|more word',
      'one to many',
      'only|just direction',
    ],
    answer: (pattern, s) => everyTwo([...pattern], wordsOf(s), (letter, word) => !word || letter),
  },
  {
    asks: 'words that begin with the letters',
    said: [
      'begin|begins|start|starts|starting|beginning with',
      'first|initial|last letter|character of .. word',
      'initials|initial|acronym',
      'word|words .. begin|begins|start|starts|initial',
      'end|ends|ending with',
    ],
    answer: (pattern, s) =>
      wordsOf(s)
        .map((word) => word[0])
        .join('') === pattern,
  },
  {
    asks: 'words without blanks between them (Word Pattern II)',
    said: [
      'without|no|any space|spaces|blank|blanks|separator|separators|delimiter',
      'substring|substrings|segment|segments|split into|partition|concatenated|concatenation|concatenating',
      'nonempty substring|string|part|piece',
    ],
    answer(pattern, s) {
      const splits = (text, parts) =>
        parts === 0
          ? [[]].filter(() => text === '')
          : Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1)).flatMap((part) =>
              splits(text.slice(part.length), parts - 1).map((rest) => [part, ...rest]),
            )
      return splits(s, pattern.length).some((words) => follows([...pattern], words))
    },
  },
  {
    asks: 'the pattern read backwards',
    said: [
      'reverse|reversed|backward|backwards|reversal|mirrored|palindrome',
      'right to left',
      'last word .. first letter',
      'either direction',
    ],
    answer: (pattern, s) => follows([...pattern].reverse(), wordsOf(s)),
  },
  {
    asks: 'the words in any order',
    said: [
      'any|some|whatever order',
      'rearrange|rearranged|reorder|reordered|reordering|rearranging|shuffle|shuffled|permute|permuted|permutation|anagram|scrambled',
      'order .. not|irrelevant|ignored',
      'regardless|irrespective .. order',
      'frequencies|frequency',
    ],
    answer: (pattern, s) => countsOf([...pattern]) === countsOf(wordsOf(s)),
  },
  {
    asks: 'capitals and small letters taken for the same',
    said: [
      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'ignore|ignoring|ignored|regardless|irrespective|disregard|disregarding .. case|capital|capitalization|capitalisation',
      'case .. matter|ignored|irrelevant|disregarded',
      'uppercase|upper|capital|capitals .. same|equal|equivalent|alike|counts',
    ],
    answer: (pattern, s) => follows([...pattern.toLowerCase()], wordsOf(s.toLowerCase())),
  },
  {
    asks: 'words of equal length taken for the same',
    said: [
      'length|lengths|long|size of .. word|words',
      'equal|same|equally|word length|lengths|long',
      'number of letter|character',
    ],
    answer: (pattern, s) =>
      follows(
        [...pattern],
        wordsOf(s).map((word) => word.length),
      ),
  },
  {
    asks: 'words that are anagrams taken for the same',
    said: ['anagram|anagrams|permuted|rearranging', 'letter|character in|another|any|different .. order'],
    answer: (pattern, s) =>
      follows(
        [...pattern],
        wordsOf(s).map((word) => [...word].sort().join('')),
      ),
  },
  {
    asks: 'a pattern that is repeated, or found in a part',
    said: [
      'repeat|repeats|repeated|repeating|repetition|again|over pattern|the|as|until|many',
      'pattern .. repeated|repeat|repeats|cyclically|periodically|cycle',
      'somewhere|contiguous|consecutive|prefix|suffix|subsequence|window|excerpt',
      'contains|contain|part|some|first|beginning .. that|which follow|follows|match|matches',
      'part of s|the|text|sentence|string',
      'longer|shorter than',
      'cyclic|cyclically|periodic|periodically|wrap',
    ],
    answer(pattern, s) {
      const words = wordsOf(s)
      return words.some((_, at) => follows([...pattern], words.slice(at, at + pattern.length)))
    },
  },
  {
    asks: 'a pattern that is repeated until the words end',
    said: [
      'repeat|repeats|repeated|repeating|again',
      'pattern .. repeated|repeat|repeats|cyclically|periodically|cycle',
      'cyclic|cyclically|periodic|periodically',
    ],
    answer: (pattern, s) =>
      follows(
        wordsOf(s).map((_, at) => pattern[at % pattern.length]),
        wordsOf(s),
      ),
  },
  {
    asks: 'neighbours alone to agree',
    said: ['adjacent|neighbouring|neighboring|neighbour|neighbor|consecutive|successive'],
    answer(pattern, s) {
      const words = wordsOf(s)
      return (
        words.length === pattern.length &&
        words.every((word, at) => at === 0 || (word === words[at - 1]) === (pattern[at] === pattern[at - 1]))
      )
    },
  },
  {
    asks: 'the same number of different letters and words',
    said: ['number|count|many of distinct|different|unique', 'equally many', 'how many distinct|different'],
    answer: (pattern, s) => new Set(pattern).size === new Set(wordsOf(s)).size,
  },
  {
    asks: 'one exception allowed',
    said: [
      'at most|up|exactly|except|but|one|single|1 one|1|mismatch|exception|error|change|replacement|word wrong|changed|replaced|deviate',
      'mismatch|mismatches|exception|exceptions|typo|wildcard|joker|almost|nearly',
      'after|by changing|replacing|removing|deleting|dropping',
      'change|replace|remove|delete|drop at|one|a|up',
    ],
    answer: (pattern, s) =>
      wordsOf(s).some((_, at) =>
        follows(
          [...pattern].filter((_, place) => place !== at),
          wordsOf(s).filter((_, place) => place !== at),
        ),
      ),
  },
  {
    asks: 'the opposite: that they do not follow it',
    said: [
      'true if|when|iff .. not|violate|violates|break|breaks',
      'not follow',
      'violates|violate|contradicts|breaks',
    ],
    answer: (pattern, s) => !wordPattern(pattern, s),
  },
  {
    asks: 'words read from the last',
    said: ['last to first'],
  },
]
