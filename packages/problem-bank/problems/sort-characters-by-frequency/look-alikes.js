const countsIn = (s) => {
  const counts = new Map()
  for (const character of s) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts]
}
const written = (counts) => counts.map(([character, count]) => character.repeat(count)).join('')
const byLetters = ([a], [b]) => (a < b ? -1 : 1)

const lookAlikes = [
  {
    asks: 'the least frequent first',
    said: [
      'increasing|ascending|rising|nondecreasing order|frequency|number|count|by',
      'least|rarest|lowest|smallest|fewest frequent|common|often|frequency|first|to',
      'rarest|rare|seldom',
      'from .. lowest|least|rarest|smallest to|up',
      'most .. last',
    ],
  },
  {
    asks: 'the order of the alphabet where counts are equal',
    said: [
      'lexicographic|lexicographical|lexicographically|alphabetical|alphabetically|alphabet|ascii',
      'tie|ties',
      'smaller|larger character|letter',
    ],
    answer: (s) => written(countsIn(s).sort((a, b) => b[1] - a[1] || byLetters(a, b))),
  },
  {
    asks: 'the order of first appearance where counts are equal',
    said: [
      'order of|in appearance|occurrence|input',
      'appears|appear|occurs|appeared|seen|met|comes|came first|earlier|before|earliest',
      'original|input order',
      'stable',
      'tie|ties .. first|original|appearance|earlier|broken',
    ],
    answer: (s) => written(countsIn(s).sort((a, b) => b[1] - a[1])),
  },
  {
    asks: 'the order of the alphabet backwards where counts are equal',
    said: [
      'lexicographic|lexicographical|lexicographically|alphabetical|alphabetically|alphabet|ascii',
      'tie|ties',
      'reverse|reversed|descending|decreasing order|alphabetical',
    ],
    answer: (s) => written(countsIn(s).sort((a, b) => b[1] - a[1] || -byLetters(a, b))),
  },
  {
    asks: 'characters in the order of the alphabet',
    said: ['lexicographic|lexicographical|lexicographically|alphabetical|alphabetically|alphabet|ascii'],
    answer: (s) => written(countsIn(s).sort(byLetters)),
  },
  {
    asks: 'each character once',
    said: [
      'distinct|unique|different',
      'each|every .. once|one|single',
      'without repetition|duplicates|repeating',
      'only|just once|one',
      'duplicates|repetitions .. removed|dropped',
    ],
    answer: (s) =>
      countsIn(s)
        .sort((a, b) => b[1] - a[1])
        .map(([character]) => character)
        .join(''),
  },
  {
    asks: 'characters with their counts',
    said: [
      'followed|with by|its|the count|counts|number|frequency',
      'compress|compressed|encoded|encoding|run length',
      'and its|their count|number',
    ],
    answer: (s) =>
      countsIn(s)
        .sort((a, b) => b[1] - a[1])
        .map(([character, count]) => `${character}${count}`)
        .join(''),
  },
  {
    asks: 'capitals and small letters to be the same',
    said: [
      ...anyCase(
        'small|little and|or large|big|capital',
        'large|big and|or small|little',
        'capital and|or|as|like small|little|lower|lowercase',
        'a and a',
        'b and b',
      ),
      'case|upper|lower|uppercase|lowercase|capital .. same|equal|equals|alike|identical|one',
    ],
  },
  {
    asks: 'some characters alone',
    said: [
      'vowel|vowels|consonant|consonants',
      'letters|digits|spaces|punctuation .. ignored|removed|dropped|stay|only|aside',
      'only|just|ignore|ignoring|remove|without|except letters|digits|characters|spaces|those',
      'more than once',
      'at least two|2|twice|k',
      'k|first most|characters',
    ],
  },
  {
    asks: 'the most frequent character, or words',
    said: [
      'word|words',
      'most frequent character|letter ~first|s|comes|stands',
      'return .. character|letter that',
      'kth',
    ],
    answer: (s) => frequencySort(s)[0],
  },
  {
    asks: 'equal characters apart, or in rounds',
    said: [
      'apart|adjacent|neighbouring|round|rounds|separate|separated|interleave|interleaved',
      'no two equal|same|identical',
      'one of each',
    ],
  },
  {
    asks: 'characters of another string',
    said: ['another|second|given|custom order|string', 'relative order', 'substring|subsequence|palindrome'],
  },
  {
    asks: 'a further condition or exception',
    said: conditions(
      'must|may|shall|can|should only',
      'only if|when|where',
      'multiple|divisible|remainder',
      'wherever|whichever|whenever',
    ),
  },
]
