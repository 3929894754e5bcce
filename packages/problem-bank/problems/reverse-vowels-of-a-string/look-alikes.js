const isVowel = (letter) => 'aeiouAEIOU'.includes(letter)
const isLetter = (letter) => /[a-zA-Z]/.test(letter)

/** The text with what is taken of it in another order, in the same places. */
function rearranged(s, takes, order) {
  const taken = order([...s].filter(takes))
  return [...s].map((character) => (takes(character) ? taken.shift() : character)).join('')
}

const reversed = (items) => items.reverse()

const lookAlikes = [
  {
    asks: 'all the characters reversed',
    said: [
      'all|every|whole|entire .. character|characters|string|letters in',
      'reverse the whole|entire|string|word',
      'backwards',
    ],
    answer: (s) => [...s].reverse().join(''),
  },
  {
    asks: 'the consonants reversed',
    said: [
      'reverse|reversed|reversing .. consonant|consonants',
      'consonant|consonants .. reversed|reverse|opposite',
      'vowels .. stay|remain|keep|fixed|unmoved|unchanged',
    ],
    answer: (s) => rearranged(s, (letter) => isLetter(letter) && !isVowel(letter), reversed),
  },
  {
    asks: 'all the letters reversed',
    said: [
      'letters|letter .. reversed|reverse',
      'reverse .. letters|letter',
      'nonletters|special characters',
      'digits|digit',
    ],
    answer: (s) => rearranged(s, isLetter, reversed),
  },
  {
    asks: 'y to be a vowel',
    said: [
      'y',
      'six vowel',
      'u and|or|as y',
      'y is|counts|too|also|included|as',
      'i o u y',
      'including|also|and y',
      'letter y',
    ],
    answer: (s) => rearranged(s, (letter) => isVowel(letter) || /y/i.test(letter), reversed),
  },
  {
    asks: 'small, or capital, vowels alone',
    said: [
      'only|just lower|upper|small|lowercase|uppercase|capital',
      'upper|capital|capitals|uppercase .. not|stay|ignored|unchanged|remain|fixed',
      'lowercase|uppercase|lower|upper|small|capital vowels|case only|alone',
      'in lower|upper case .',
      'case sensitive',
      'not .. upper|capital|uppercase',
    ],
    answer: (s) => rearranged(s, (letter) => 'aeiou'.includes(letter), reversed),
  },
  {
    asks: 'capitals to stay in their places',
    said: [
      'capital|capitals|big|large .. stay|stays|remain|remains|where|after|there',
      'stay|stays|remain|remains .. capital|capitals|big|large|uppercase',
      'capitalisation|capitalization|capitalised|capitalized|case of each|every',
      'capitals .. stays|stay|keeps|keep|remains|preserved|position|place',
      'case stays|stay|remains ~with',
      'case pattern|patterns',
      'pattern|places|positions of capitals|case|capital',
      'case of|at|in each|every|a|the|its position|place|index',
      'first letter .. capital',
    ],
    answer: (s) =>
      [...reverseVowels(s)]
        .map((letter, place) => (s[place] === s[place].toUpperCase() ? letter.toUpperCase() : letter.toLowerCase()))
        .join(''),
  },
  {
    asks: 'the vowels of each word, or the words, reversed',
    said: [
      'each|every|single word',
      'word by word',
      'words .. reversed|reverse|order|own',
      'for itself',
      'within|inside a|each|every|the word|words',
      'line|lines|sentence|half',
    ],
    answer: (s) => s.split(' ').map(reverseVowels).join(' '),
  },
  {
    asks: 'the vowels removed, or replaced',
    said: [
      'remove|removed|removing|delete|deleted|drop|omit|omitted|strip',
      'replace|replaced|replacing|next vowel|by',
      'without vowels',
      'next vowel',
    ],
    answer: (s) => [...s].filter((letter) => !isVowel(letter)).join(''),
  },
  {
    asks: 'the vowels sorted, or moved round',
    said: [
      'sort|sorted|sorting|alphabetical|alphabetically|ascending|descending',
      'rotate|rotated|shift|shifted|cyclic|cyclically',
      'front|beginning|end of the',
      'lexicographic',
    ],
    answer: (s) => rearranged(s, isVowel, (vowels) => vowels.sort()),
  },
  {
    asks: 'some of the vowels alone',
    said: [
      'first|last|second|k|two vowels|vowel only|and|are|is|k',
      'only .. first|last|k vowels',
      'distinct|different|unique|duplicate|duplicates',
      'every|each second|third vowel|vowels',
      'at most|exactly one|two|k',
      'even|odd',
      'adjacent|neighbouring|consecutive',
    ],
    answer(s) {
      const places = [...s].flatMap((letter, place) => (isVowel(letter) ? [place] : []))
      const characters = [...s]
      if (places.length > 1) [characters[places[0]], characters[places.at(-1)]] = [s[places.at(-1)], s[places[0]]]
      return characters.join('')
    },
  },
]
