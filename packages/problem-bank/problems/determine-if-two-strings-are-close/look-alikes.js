const sortedLetters = (word) => [...word].sort().join('')
const sameLetters = (one, other) => new Set(one).symmetricDifference(new Set(other)).size === 0
const spread = (word) => sortedCounts(countLetters(word)).join()

/** Whether the letters of one word can be exchanged for others, one for one, at the places where they are. */
const translates = (one, other) => {
  const pairs = new Set([...one].map((letter, at) => `${letter}${other[at]}`))
  return one.length === other.length && pairs.size === new Set(one).size && pairs.size === new Set(other).size
}

const lookAlikes = [
  {
    asks: 'the letters in another order alone',
    said: [
      'any two|2 .. swapped|exchanged|switched|places',
      'another|some|any|different order',
      'rearrange|rearranged|rearranging|reordered|permuted|laid|shuffled|anagram',
      'anagram|anagrams|permutation|rearrangement|rearranging|rearranged',
      'only|just .. swap|swaps|swapping|reorder|reordering|rearrange|order',
      'one|a single kind|operation|type',
      'same letters|characters .. number|often|counts|count',
    ],
    answer: (word1, word2) => sortedLetters(word1) === sortedLetters(word2),
  },
  {
    asks: 'the same counts, whichever the letters',
    said: [
      'any letter|character|other|lowercase|one letter|of|into|that',
      'any|whatever|arbitrary|every other letter|character|one',
      'new letter|character|letters|characters',
      'not|need occur|exist|present|existing',
      'whether or not',
      'whatever|regardless|irrespective',
      'same|equal frequencies|counts',
    ],
    answer: (word1, word2) => spread(word1) === spread(word2),
  },
  {
    asks: 'the same set of letters',
    said: [
      'same set|letters|characters',
      'set|sets of letters|characters',
      'all|every occurrence|occurrences .. into',
      'no matter|regardless|irrespective|however .. often|many|count|counts|frequency',
      'add|remove|insert|delete|duplicate|repeat',
    ],
    answer: (word1, word2) => sameLetters(word1, word2),
  },
  {
    asks: 'letters exchanged where they stand',
    said: [
      'isomorphic|pattern|cipher|substitution',
      'order|position|positions|place|places .. kept|preserved|same|stay|remain|matters|fixed',
      'without swapping|reordering|moving|rearranging',
      'only|just .. transform|transforming|exchange|second',
      'same|each place|position',
      'letter by letter',
    ],
    answer: translates,
  },
  {
    asks: 'letters exchanged for others, new ones too, where they stand or not',
    said: ['new letter|letters|character|characters', 'may|can|need not .. existing|exist|occur|present'],
    answer: (word1, word2) => spread(word1) === spread(word2) || translates(word1, word2),
  },
  {
    asks: 'a single operation, or a few',
    said: [
      'at most|exactly one|once|two|twice|k|single',
      'one|single|1 operation|swap|exchange|step|move|change',
      'once|twice',
      'limited|k operations|times|swaps',
      'only .. times',
      'each|either|every operation .. once',
    ],
    answer(word1, word2) {
      if (sortedLetters(word1) !== sortedLetters(word2)) return false
      return [...word1].filter((letter, at) => letter !== word2[at]).length <= 2
    },
  },
  {
    asks: 'one occurrence changed at a time',
    said: [
      'one|single|an|any|some occurrence|copy|appearance|place|position',
      'one|a letter|character .. one|another .. at a time',
      'replace|replaced|substitute any|one|single|a',
    ],
    answer: (word1, word2) => word1.length === word2.length && [...word2].every((letter) => word1.includes(letter)),
  },
  {
    asks: 'one word within the other, or of another length',
    said: [
      'substring|subsequence|prefix|part|contained|contains|within',
      'lengths|length may|need|can differ|not|be',
      'shorter|longer',
      'delete|remove|deleting|removing|insert|inserting|append',
    ],
    answer: (word1, word2) => sameLetters(word1, word2) && word1.length <= word2.length,
  },
  {
    asks: 'counts that are close',
    said: [
      'differ|differs|difference|differences',
      'almost|nearly similar|equal|equivalent|same',
      'at most|within',
      'frequency|frequencies|counts .. differ|differs|apart|close',
    ],
    answer(word1, word2) {
      const [one, other] = [countLetters(word1), countLetters(word2)]
      return [...word1, ...word2].every((letter) => Math.abs((one.get(letter) ?? 0) - (other.get(letter) ?? 0)) <= 3)
    },
  },
  {
    asks: 'the fewest operations, or the opposite',
    said: [
      'minimum|fewest|least|smallest|minimal',
      'how many',
      'number of operations|swaps|steps|moves',
      'true .. not close',
      'false .. close',
    ],
    answer: (word1, word2) => !closeStrings(word1, word2),
  },
]
