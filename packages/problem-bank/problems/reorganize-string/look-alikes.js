/** All arrangements of the letters that fit, in the order of the alphabet; only of short texts. */
function arrangements(s, fits) {
  const found = []
  const fill = (text, left) => {
    if (found.length > 500) return
    if (left === '') found.push(text)
    for (const letter of new Set(left)) if (fits(text, letter)) fill(text + letter, left.replace(letter, ''))
  }
  if (s.length < 12) fill('', [...s].sort().join(''))
  return found
}

const apart = (text, letter) => text.at(-1) !== letter
const countOf = (s, letter) => s.split(letter).length - 1

const lookAlikes = [
  {
    asks: 'the first arrangement by the alphabet',
    said: [
      'lexicographic|lexicographical|lexicographically|alphabetical|alphabetically',
      'smallest|first|least arrangement|string|such|result|answer|one',
    ],
    answer: (s) => arrangements(s, apart)[0] ?? '',
  },
  {
    asks: 'the last arrangement by the alphabet',
    said: [
      'lexicographic|lexicographical|lexicographically|alphabetical|alphabetically',
      'largest|last|greatest arrangement|string|such|result|answer|one',
    ],
    answer: (s) => arrangements(s, apart).at(-1) ?? '',
  },
  {
    asks: 'an arrangement in a circle',
    said: ['last .. first'],
  },
  {
    asks: 'equal letters together',
    said: [
      'together|grouped|group|side by|beside|next .. equal|same|identical',
      'must|should .. together|equal|same',
      'sorted|sort',
    ],
    answer: (s) => [...s].sort().join(''),
  },
  {
    asks: 'letters to be removed, added or replaced',
    said: [
      'remove|removed|removing|delete|deleted|drop|dropped|add|added|insert|inserted|replace|replaced|change|changed',
      'fewest|minimum|least|few|longest|as many|swap|swaps|moves',
      'subsequence|substring',
    ],
    answer: (s) => [...s].filter((letter, at) => letter !== s[at - 1]).join(''),
  },
  {
    asks: 'another answer where there is no arrangement',
    said: [
      'unchanged|null|nil|none|error|impossible|not possible',
      '-1|minus',
      'return|returns|give|output|print s|itself|original|0|no|false',
      'sorted|original|as it is',
    ],
    answer: (s) => reorganizeString(s) || s,
  },
  {
    asks: 'another answer where there is no arrangement, as a number or a word',
    said: ['-1|minus', 'impossible|invalid|no'],
    answer: (s) => reorganizeString(s) || '-1',
  },
  {
    asks: 'the most frequent letters alone, or each letter once',
    said: ['each|every letter once|one', 'distinct|unique|different letters|ones', 'most frequent|common', 'once'],
    answer: (s) => [...new Set(s)].sort((a, b) => countOf(s, b) - countOf(s, a)).join(''),
  },
  {
    asks: 'some letters to stay where they are',
    said: ['first|last|middle character|letter .. stays|stay|staying|remain|remains|kept|fixed|same|place|where'],
  },
]
