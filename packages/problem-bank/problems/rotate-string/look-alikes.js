const rotations = (s) => Array.from(s, (_, shift) => s.slice(shift) + s.slice(0, shift))
const turned = (s) => [...s].reverse().join('')
const sortedLetters = (s) => [...s].sort().join('')

const lookAlikes = [
  {
    asks: 'the letters in any order',
    said: [
      'anagram|anagrams|permutation|permuted|rearrange|rearranged|rearranging|reorder|reordered|shuffle|shuffled|scramble',
      'same letters|characters',
      'letters|characters .. any order',
    ],
    answer: (s, goal) => sortedLetters(s) === sortedLetters(goal),
  },
  {
    asks: 'the string read backwards',
    said: ['reverse|reversed|reversing|reverses|backward|backwards|mirror|mirrored|palindrome|reversal'],
    answer: (s, goal) => turned(s) === goal,
  },
  {
    asks: 'a rotation of it or of the string read backwards',
    said: [
      'reverse|reversed|reversing|reverses|backward|backwards|mirror|mirrored|flip|flipped|necklace',
      'either|both direction|directions',
    ],
    answer: (s, goal) => rotations(s).includes(goal) || rotations(turned(s)).includes(goal),
  },
  {
    asks: 'at most or exactly so many shifts',
    said: [
      'exactly|once one|two|three|1|2|3|k|shift|shifts|move|moves|rotation',
      'at most|least one|two|three|1|2|3|k|half',
      'two|2|three|3 shift|shifts|move|moves|step|steps|rotation|rotations|time|times|place|places|positions',
      'even|odd number|shifts',
      'only once|one',
      'just once|one|two',
      'by two|2|three|3|k',
    ],
    answer: (s, goal) => s.slice(2) + s.slice(0, 2) === goal,
  },
  {
    asks: 'one shift, or at least one',
    said: [
      'exactly|only|just one|once|1',
      'at least one|1|once',
      'single shift|move|step|rotation',
      'once',
      'proper|nontrivial|itself|identical|different|unchanged|distinct',
    ],
    answer: (s, goal) => s.slice(1) + s.slice(0, 1) === goal,
  },
  {
    asks: 'at least one shift',
    said: [
      'at least one|1|once',
      'proper|nontrivial',
      'itself|identical|different|unchanged|distinct|equal',
      'not .. same|equal|itself',
    ],
    answer: (s, goal) => rotations(s).slice(1).includes(goal),
  },
  {
    asks: 'two letters swapped',
    said: ['swap|swaps|swapped|swapping|exchange|exchanged|interchange'],
    answer: (s, goal) => s.length === goal.length && [...s].filter((letter, at) => letter !== goal[at]).length <= 2,
  },
  {
    asks: 'the other string to be part of a rotation, or of the string',
    said: [
      'substring|substrings|contain|contains|contained|containing',
      'part|prefix|suffix|begins|starts .. of|rotation|in|with',
      'occurs|found in',
      'subsequence',
    ],
    answer: (s, goal) => (s + s).includes(goal),
  },
  {
    asks: 'capitals and small letters to be the same',
    said: anyCase(),
    answer: (s, goal) => rotateString(s.toLowerCase(), goal.toLowerCase()),
  },
  {
    asks: 'the opposite, or the number of shifts',
    said: [
      'true if .. not|cannot|never|no',
      'how many',
      'number|count of shifts|moves|rotations|steps',
      'fewest|least|minimum',
    ],
    answer: (s, goal) => !rotateString(s, goal),
  },
]
