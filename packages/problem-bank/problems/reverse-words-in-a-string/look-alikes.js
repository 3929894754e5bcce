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
      'gap|gaps|space|spaces|blank|blanks .. go|goes|keep|keeps|keeping|retain|retains|retaining|width|widths|wide',
      '~single|one|a|each|exactly|only space|blank|gap moves|move|travel|travels|turned|reversed',
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
    said: [
      'swap|swapped|swapping|exchange|exchanged',
      'only|just .. first|last',
      'interchange|interchanged',
      'only .. ends|outer|outermost',
      'outer|outermost',
      'change|changes|trade|trades places',
      'middle|inner|between .. stay|stays|remain|order|unchanged|left',
    ],
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
    said: [
      'distinct|duplicate|repeated|unique ~space|blank|whitespace|gap',
      'twice|again|already',
      'second time',
      'once only',
      'each word once',
      'repeat|repeats',
    ],
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
    said: [
      'except|apart|but|keep|keeping .. first|last word',
      'first|last word .. stay|stays|fixed|remain|remains',
      'word .. not|never move|moves|moved',
      'word at the front|start|head|beginning|end',
      'first|last word .. not|never|exempt|alone',
      'stay|stays|remain|remains put|fixed',
    ],
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
  {
    asks: 'an order in which short words stay where they are',
    said: [
      'short|shorter|long|longer|fewer|less than|words|word|letters',
      'than two|three|four|2|3|4|letters',
      'part in',
      'not|never take|takes part',
      'stay|stays|remain|remains|keep|keeps where|their|put|place|places|position',
      'stay|stays|remain|remains in their|place|position',
      'one|single|two letter words|word',
      'in place|position',
      'left alone|where|in',
      'only words|those|long',
      'hold|holds their|its',
      'little word|words',
      'three letters',
      'of not|no|fewer|less even|more|than',
      'keep|keeps .. place|places|position|positions|seat',
    ],
    answer: (s) => {
      const words = s.trim().split(/ +/)
      const long = words.filter((word) => word.length > 2)
      return words.map((word) => (word.length > 2 ? long.pop() : word)).join(' ')
    },
  },
  {
    asks: 'the last word put first',
    said: [
      'last word .. front|head',
      'only .. last word|one',
      'only|just|alone .. last',
      'rest|others|other|remaining .. order|stay|stays|keep|follow|before|unchanged',
      'by one place|position|step|word',
      'last .. moves|moved|brought|carried',
    ],
    answer: (s) => {
      const words = s.trim().split(/ +/)
      return [words.at(-1), ...words.slice(0, -1)].join(' ')
    },
  },
  {
    asks: 'neighbouring words exchanged',
    said: [
      'neighbour|neighbours|neighbor|neighbors',
      'pair|pairs|pairwise|couples|twos',
      'two by',
      'with the next',
      'every|each two|second',
    ],
    answer: (s) =>
      s
        .trim()
        .replace(/(\S+) +(\S+)/g, '$2 $1')
        .replace(/ +/g, ' '),
  },
  {
    asks: 'short words left out',
    said: [
      'shorter|longer|short|long|tiny',
      'two|2|three|3 characters|letters|character|letter or|at',
      'single|one|1 letter|character|letters|characters',
      'at least two|2|three|3',
      'word|words|scrap|scraps|one|ones|bit|bits|piece|pieces .. lost|dropped|drop|omit|omitted|discard|discarded|vanish|ignored',
      'more|fewer|less than',
    ],
    answer: (s) =>
      reverseWords(s)
        .split(' ')
        .filter((word) => word.length > 1)
        .join(' '),
  },
  {
    asks: 'the letters of each word reversed as well',
    said: ['and|also|plus the letters|characters .. word'],
  },
]

const wordsIn = (s) => s.split(' ').filter(Boolean)
const mirrored = (text) => [...text].reverse().join('')
