const mirrored = (text) => [...text].reverse().join('')
const eachWord = (change) => (s) => s.split(' ').map(change).join(' ')

const lookAlikes = [
  {
    asks: 'the words in reverse order',
    said: [
      'reverse|reversed|reversing|opposite order of ~letters|characters|the|its|each|every',
      'order of the words .. reversed|reverse|opposite|changed',
      'words in reverse|reversed|opposite',
      'reverse|reverses|reversing the words|word ~of|itself',
      'last word first|becomes|comes',
      'word by word',
    ],
    answer: (s) => s.split(' ').reverse().join(' '),
  },
  {
    asks: 'the whole text reversed',
    said: ['whole|entire text|string|sentence|line ~word', 'letter by letter', 'words .. too|also|as well'],
    answer: mirrored,
  },
  {
    asks: 'every second word to be reversed',
    said: [
      'every|each second|other|third',
      'alternate|alternating|alternately',
      'odd|even ~if|when|though',
      'first|last|longest word|words ~is|remains|stays',
    ],
    answer: (s) =>
      s
        .split(' ')
        .map((word, at) => (at % 2 === 0 ? mirrored(word) : word))
        .join(' '),
  },
  {
    asks: 'every second word to be reversed, from the second on',
    said: ['every|each second|other|third', 'alternate|alternating|alternately', 'odd|even ~if|when|though'],
    answer: (s) =>
      s
        .split(' ')
        .map((word, at) => (at % 2 === 1 ? mirrored(word) : word))
        .join(' '),
  },
  {
    asks: 'words of a certain length to be reversed',
    said: [
      'longer|shorter|more|fewer|less than',
      'at least two|three|four|five|six|2|3|4|5|6|k',
      'five|four|six|5|4|6|k or more|letters|characters',
      'length of at|least|k|five|5',
      'long|short words',
    ],
    answer: eachWord((word) => (word.length >= 5 ? mirrored(word) : word)),
  },
  {
    asks: 'the first and the last letter to stay or to be exchanged',
    said: [
      'first and|or|letter|character .. stay|stays|remain|remains|keep|keeps|place|unchanged|fixed',
      'inner|middle|interior letters|characters|part',
      'swap|swapped|exchange|exchanged first|the|last',
      'first and last',
    ],
    answer: eachWord((word) => (word.length < 3 ? word : word[0] + mirrored(word.slice(1, -1)) + word.at(-1))),
  },
  {
    asks: 'signs or capitals to keep their places',
    said: [
      'punctuation|special|signs|symbols|apostrophe|digits .. stay|stays|remain|place|places|keep|kept|position|positions|unchanged|not|skip|ignored',
      'only|just letters|alphabetic|english ~is|are|of|and',
      'capital|capitals|capitalised|capitalized|capitalization|case|uppercase .. stay|stays|remain|place|keep|kept|position|first|preserved',
    ],
    answer: eachWord((word) => {
      const letters = [...word].filter((letter) => /[a-z]/i.test(letter))
      return word.replace(/[a-z]/gi, () => letters.pop())
    }),
  },
  {
    asks: 'vowels, consonants or letters to be sorted',
    said: [
      'vowel|vowels|consonant|consonants',
      'sort|sorted|alphabetical|alphabetically|lexicographic',
      'rotate|rotated|shift|shifted|shuffle|shuffled',
    ],
    answer: eachWord((word) => [...word].sort().join('')),
  },
  {
    asks: 'several spaces to become one, or none',
    said: [
      'several|multiple|extra|surplus|consecutive|trailing|leading space|spaces|blanks .. removed|reduced|dropped|one|single|may|collapse',
      'trim|trimmed|trimming|collapse|squeeze',
    ],
    answer: (s) => s.split(' ').filter(Boolean).map(mirrored).join(' '),
  },
  {
    asks: 'a further condition or exception',
    said: [
      'every|each second element|value|number|entry|item|one|window|position|place|index|group|row|column|node|letter|character|word|house|step|coin|bit|pair|stone|point',
    ],
  },
]
