const lookAlikes = [
  {
    asks: 'only the vowels reversed',
    said: ['vowel|vowels'],
    answer: (s) => reverseThose(s, (letter) => /[aeiou]/i.test(letter)),
  },
  {
    asks: 'only the consonants reversed',
    said: ['consonant|consonants'],
    answer: (s) => reverseThose(s, (letter) => /[b-df-hj-np-tv-z]/i.test(letter)),
  },
  {
    asks: 'only the letters reversed',
    said: [
      'only|just .. letters|alphabetic|alphabetical',
      'nonletter|nonletters|nonalphabetic|nonalphanumeric|punctuation|special|symbol|symbols|digit|digits',
      'not letters|a letter',
      'letters only|alone',
    ],
    answer: (s) => reverseThose(s, (letter) => /[a-z]/i.test(letter)),
  },
  {
    asks: 'spaces kept in place',
    said: ['space|spaces|blank|blanks|whitespace'],
    answer: (s) => reverseThose(s, (letter) => letter !== ' '),
  },
  {
    asks: 'the first half reversed',
    said: ['half|halves|middle'],
    answer: (s) => s.splice(0, s.length >> 1, ...s.slice(0, s.length >> 1).reverse()),
  },
  {
    asks: 'the first half, with the middle, reversed',
    said: ['half|halves|middle'],
    answer: (s) => s.splice(0, Math.ceil(s.length / 2), ...s.slice(0, Math.ceil(s.length / 2)).reverse()),
  },
  {
    asks: 'the second half reversed',
    said: ['half|halves|middle'],
    answer: (s) => s.splice(Math.ceil(s.length / 2), s.length, ...s.slice(Math.ceil(s.length / 2)).reverse()),
  },
  {
    asks: 'the second half, with the middle, reversed',
    said: ['half|halves|middle'],
    answer: (s) => s.splice(s.length >> 1, s.length, ...s.slice(s.length >> 1).reverse()),
  },
  {
    asks: 'each word reversed where it stands',
    said: ['word'],
    answer: (s) =>
      become(
        s,
        s
          .join('')
          .split(' ')
          .map((word) => [...word].reverse().join(''))
          .join(' '),
      ),
  },
  {
    asks: 'the words in reverse order',
    said: ['word'],
    answer: (s) => become(s, s.join('').split(' ').reverse().join(' ')),
  },
  {
    asks: 'the case of the letters changed',
    said: ['uppercase|lowercase|case|capital|capitals|capitalise|capitalize|upper|lower'],
    answer: (s) =>
      become(
        s,
        s.toReversed().map((letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase())),
      ),
  },
  {
    asks: 'pairs of neighbours swapped',
    said: [
      'adjacent|neighbouring|neighboring|pairwise',
      'every two|2|pair|k',
      'pairs|two characters|letters',
      'groups|group|blocks|chunks',
    ],
    answer: (s) =>
      become(
        s,
        s.map((letter, at) => s[at % 2 ? at - 1 : at + 1] ?? letter),
      ),
  },
  {
    asks: 'a rotation',
    said: ['rotate|rotated|rotating|rotation|shift|shifted|shifting'],
    answer: (s) => s.unshift(s.pop()),
  },
  {
    asks: 'a rotation to the left',
    said: ['rotate|rotated|rotating|rotation|shift|shifted|shifting'],
    answer: (s) => s.push(s.shift()),
  },
  {
    asks: 'characters in descending order',
    said: ['sort|sorted|sorting|alphabetical|alphabetically|descending|decreasing|lexicographic|lexicographical'],
    answer: (s) => s.sort().reverse(),
  },
  {
    asks: 'the first and the last exchanged',
    said: ['only|just|alone .. first|last|ends', 'first and last .. swap|swapped|exchange|exchanged'],
    answer: (s) =>
      s.splice(0, s.length, ...s.map((letter, at) => (at === 0 ? s.at(-1) : at === s.length - 1 ? s[0] : letter))),
  },
  {
    asks: 'the ends kept in place',
    said: [
      'except|apart|but|keep|keeping|leave|leaving .. first|last|ends',
      'first|last .. stay|stays|fixed|remain|remains',
    ],
    answer: (s) => s.length > 2 && become(s, [s[0], ...s.slice(1, -1).reverse(), s.at(-1)]),
  },
  {
    asks: 'the characters at odd or even positions reversed',
    said: [
      'odd|even position|positions|index|indexed|indices|place|places',
      'every other|second',
      'alternate|alternating',
    ],
    answer: (s) => reverseThose(s, (_, at) => at % 2 === 0),
  },
]

function become(s, characters) {
  s.splice(0, s.length, ...characters)
}

function reverseThose(s, chosen) {
  const turned = s.filter(chosen)
  become(
    s,
    s.map((letter, at) => (chosen(letter, at) ? turned.pop() : letter)),
  )
}
