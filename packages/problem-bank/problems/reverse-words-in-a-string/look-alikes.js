const lookAlikes = [
  {
    asks: 'the letters of each word reversed',
    said: [
      'reverse|reversed|reversing|flip|mirror .. letters|characters',
      'letters|characters .. reversed|backwards|backward|mirrored|flipped',
      'reverse|reversing|flip each|every|individual',
      'each|every word .. reversed|backwards|backward',
      'original|same order of',
      'preserving|keeping|preserve .. order|positions',
      'within each|a|every',
    ],
    answer: (s) => wordsIn(s).map(mirrored).join(' '),
  },
  {
    asks: 'the letters of each word reversed, all spaces kept',
    said: [
      'reverse|reversed|reversing|flip|mirror .. letters|characters',
      'letters|characters .. reversed|backwards|backward|mirrored|flipped',
      'reverse|reversing|flip each|every|individual',
      'each|every word .. reversed|backwards|backward',
      'preserving|keeping|preserve .. order|whitespace|spaces',
    ],
    answer: (s) => s.split(' ').map(mirrored).join(' '),
  },
  {
    asks: 'the whole text reversed, letter by letter',
    said: [
      'reverse|reversing .. characters|letters',
      'letter|character by',
      'letters|characters .. also|too|well|reversed|backwards',
      'entire|whole string|sentence|text',
    ],
    answer: (s) => mirrored(s),
  },
  {
    asks: 'the words in reverse order, each of them reversed too',
    said: ['letters|characters .. also|too|well|reversed|backwards', 'each|every word .. also|too|reversed|backwards'],
    answer: (s) => wordsIn(s).reverse().map(mirrored).join(' '),
  },
  {
    asks: 'all the spaces kept',
    said: [
      'preserve|preserving|keep|keeping|maintain|maintaining|retain|retaining all|the|every|original|their|same|any|extra|exact space|spacing|whitespace|blank|gap',
      'preserve|preserving|keep|keeping|maintain|maintaining|retain|retaining the|their|all original|same|number|exact|amount .. space|spacing|whitespace|blank|gap',
      'same|original number|amount|spacing .. space|spacing|whitespace|blank|gap',
      'space|spacing|whitespace|blank|gap are|is|stay|remain preserved|kept|retained|maintained|unchanged|where|as|intact|in',
      'original|same space|spacing|whitespace|blank|gap',
      'as many space|spacing|whitespace|blank|gap',
    ],
    answer: (s) => s.split(' ').reverse().join(' '),
  },
  {
    asks: 'the spaces kept where they are',
    said: [
      'preserve|preserving|keep|keeping|maintain|maintaining|retain|retaining all|the|every|original|their|same|any|extra|exact space|spacing|whitespace|blank|gap',
      'preserve|preserving|keep|keeping|maintain|maintaining|retain|retaining the|their|all original|same|number|exact|amount .. space|spacing|whitespace|blank|gap',
      'same|original number|amount|spacing .. space|spacing|whitespace|blank|gap',
      'space|spacing|whitespace|blank|gap are|is|stay|remain preserved|kept|retained|maintained|unchanged|where|as|intact|in',
      'original|same space|spacing|whitespace|blank|gap',
      'as many space|spacing|whitespace|blank|gap',
    ],
    answer(s) {
      const words = wordsIn(s)
      return s.replace(/[^ ]+/g, () => words.pop())
    },
  },
  {
    asks: 'every second word',
    said: [
      'every|each second|other|2nd|third',
      'alternate|alternating',
      'odd|even position|positions|index|indexed|indices|place|places|numbered',
    ],
    answer: (s) =>
      wordsIn(s)
        .reverse()
        .filter((_, at) => at % 2 === 0)
        .join(' '),
  },
  {
    asks: 'words in reverse alphabetical order',
    said: [
      'alphabetical|alphabetically|lexicographic|lexicographical|lexicographically|sort|sorted|sorting|descending|dictionary|ascending',
    ],
    answer: (s) => wordsIn(s).sort().reverse().join(' '),
  },
  {
    asks: 'words in alphabetical order',
    said: [
      'alphabetical|alphabetically|lexicographic|lexicographical|lexicographically|sort|sorted|sorting|dictionary|ascending',
    ],
    answer: (s) => wordsIn(s).sort().join(' '),
  },
  {
    asks: 'words ordered by length',
    said: ['by|of their|word length', 'by .. length', 'longest|shortest'],
    answer: (s) =>
      wordsIn(s)
        .sort((a, b) => b.length - a.length)
        .join(' '),
  },
  {
    asks: 'the first and the last word exchanged',
    said: ['swap|swapped|swapping|exchange|exchanged', 'only|just .. first|last', 'interchange|interchanged'],
    answer(s) {
      const words = wordsIn(s)
      return words.map((word, at) => (at === 0 ? words.at(-1) : at === words.length - 1 ? words[0] : word)).join(' ')
    },
  },
  {
    asks: 'words that were rotated',
    said: ['rotate|rotated|rotating|rotation|shift|shifted|shifting'],
    answer: (s) => [wordsIn(s).at(-1), ...wordsIn(s).slice(0, -1)].join(' '),
  },
  {
    asks: 'capital letters set anew',
    said: [
      'capitalise|capitalize|capitalised|capitalized|capitalizing|capitalising',
      'in|to uppercase|capital',
      'capital|case .. kept|preserved|first|start|adjusted',
    ],
    answer: (s) => [reverseWords(s)].map((text) => text[0].toUpperCase() + text.slice(1).toLowerCase())[0],
  },
  {
    asks: 'all letters made small',
    said: ['to|into|in lowercase|lower', 'lowercased'],
    answer: (s) => reverseWords(s).toLowerCase(),
  },
  {
    asks: 'repeated words listed once',
    said: ['distinct|duplicate|repeated|unique'],
    answer: (s) => [...new Set(wordsIn(s).reverse())].join(' '),
  },
  {
    asks: 'punctuation that stays or goes',
    said: [
      'remove|removing|drop|strip|without|ignore|ignoring .. punctuation|comma',
      'punctuation|comma|period|stop .. stay|kept|removed|place|position|dropped',
    ],
    answer: (s) => reverseWords(s.replace(/[^a-z0-9 ]/gi, '')),
  },
  {
    asks: 'the first word kept in place',
    said: ['except|apart|but|keep|keeping .. first|last word', 'first|last word .. stay|stays|fixed|remain|remains'],
    answer: (s) => [wordsIn(s)[0], ...wordsIn(s).slice(1).reverse()].join(' '),
  },
  {
    asks: 'words put together without spaces',
    said: [
      'without .. between',
      'no space|spaces|blank|blanks between',
      'hyphen|hyphens|underscore|underscores|dash|dashes',
      'without spaces|a|any',
    ],
    answer: (s) => wordsIn(s).reverse().join(''),
  },
]

const wordsIn = (s) => s.split(' ').filter(Boolean)
const mirrored = (text) => [...text].reverse().join('')
