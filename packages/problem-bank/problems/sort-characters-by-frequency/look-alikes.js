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
    said: ['increasing|ascending|rising|nondecreasing order|frequency|number|count|by'],
  },
  {
    asks: 'the order of the alphabet where counts are equal',
    said: [
      'lexicographic|lexicographical|lexicographically|alphabetical|alphabetically|alphabet|ascii',
      'tie|ties .. alphabet|alphabetic|alphabetical|alphabetically|lexicographic|lexicographical|lexicographically|ascii|code|smaller|larger|earlier|later|reverse|backwards|ascending|descending',
      'tie|ties by|go|goes|towards',
      'tie|ties broken|resolved|settled|decided by|in|with|towards',
      'smaller|larger character|letter',
    ],
    answer: (s) => written(countsIn(s).sort((a, b) => b[1] - a[1] || byLetters(a, b))),
  },
  {
    asks: 'the order of first appearance where counts are equal',
    said: [
      'order of|in appearance|occurrence|input',
      'appears|appear|occurs|appeared|seen|met first|earlier|earliest',
      'appears|appear|occurs|appeared|seen|met before ~those|less|rarer|rare|others|ones',
      'comes|came earlier|earliest in|within',
      'comes|came first in|within ~descending|decreasing|falling|order',
      'first|earlier to come|appear|occur',
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
      'tie|ties .. alphabet|alphabetic|alphabetical|alphabetically|lexicographic|lexicographical|lexicographically|ascii|code|smaller|larger|earlier|later|reverse|backwards|ascending|descending',
      'tie|ties by|go|goes|towards',
      'tie|ties broken|resolved|settled|decided by|in|with|towards',
      'reverse|reversed|descending|decreasing alphabetical',
      'reverse|reversed|descending|decreasing order ~of|by|based|according',
      'reverse|reversed|descending|decreasing order of|by the|their|its letter|letters|character|characters|code|codes|alphabet|ascii',
      'reverse|reversed|descending|decreasing order of|by letter|letters|character|characters|code|codes|ascii',
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
      'large|big|capital or|and|as small|little',
      'capital .. count|counts|adds|add|belongs|together|same',
      'lower|lowercase|small|little ~string|word|english|text .. same|equal|equals|equivalent|interchangeable|identical|match|matches ~length|size',
      'case|upper|lower|uppercase|lowercase|capital .. same|equal|equals|alike|identical|one',
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
    asks: 'runs of equal characters counted once',
    said: [
      'stretch|stretches|run|runs|block|blocks|streak|streaks|series',
      'doubled|tripled|repeated letter|character .. once|one|single',
      'consecutive|consecutively|successive|succession|adjacent|neighbouring|neighboring',
      'in a row',
      'count|counts|counted as one|once|single',
      'side by side',
      'directly|immediately after|behind|following',
    ],
    answer: (s) => {
      const groups = s.match(/(.)\1*/g) ?? []
      const found = [...new Set(s)].map((character) => [
        character,
        groups.filter(([first]) => first === character).length,
      ])
      return found
        .sort(([, a], [, b]) => b - a)
        .map(([character]) => character.repeat(s.split(character).length - 1))
        .join('')
    },
  },
]
