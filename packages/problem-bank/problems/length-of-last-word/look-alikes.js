const wordsIn = (s) => s.split(' ').filter((word) => word !== '')
const lengths = (s) => wordsIn(s).map((word) => word.length)
const lastWord = (s) => wordsIn(s).at(-1)
const countIn = (word, letters) => [...word].filter((letter) => letters.includes(letter)).length

const vowels = 'aeiouAEIOU'

const lookAlikes = [
  {
    asks: 'the first word',
    said: [
      'first|leading|opening|initial|leftmost|starting|1st|earliest word|token|block|name|term',
      'first|leading|opening|leftmost|initial .. word',
    ],
    answer: (s) => lengths(s)[0],
  },
  {
    asks: 'the longest word',
    said: [
      'longest|largest|greatest|biggest ~possible',
      'maximum length|of|word',
      'most letter|character',
      'longer than',
    ],
    answer: (s) => Math.max(...lengths(s)),
  },
  {
    asks: 'the shortest word',
    said: ['shortest|smallest|minimum|minimal|fewest', 'shorter than'],
    answer: (s) => Math.min(...lengths(s)),
  },
  {
    asks: 'the last but one word',
    said: [
      'second|third|next|2nd last|to|from|word',
      'second|third|next|2nd .. last|end|final',
      'last but one|two',
      'penultimate|antepenultimate',
      'before the last|final',
      'second word',
      'one before',
    ],
    answer: (s) => lengths(s).at(-2) ?? 0,
  },
  {
    asks: 'another word by its number',
    said: ['second|2nd|third|3rd|middle|central|kth|nth', 'word in the middle'],
    answer: (s) => lengths(s)[1] ?? 0,
  },
  {
    asks: 'the middle word',
    said: ['middle|central|median'],
    answer: (s) => lengths(s)[Math.floor(lengths(s).length / 2)],
  },
  {
    asks: 'the number of words',
    said: [
      'number|count|amount of word|token|block|term',
      'number|count of different|distinct|separate|all word',
      'how many word|token|block|term',
      'count|counting the|all|how|its word|token',
      'word count',
    ],
    answer: (s) => lengths(s).length,
  },
  {
    asks: 'the vowels of the last word',
    said: ['vowel|vowels'],
    answer: (s) => countIn(lastWord(s), vowels),
  },
  {
    asks: 'the consonants of the last word',
    said: ['consonant|consonants', 'nonvowel', 'vowel'],
    answer: (s) => lastWord(s).length - countIn(lastWord(s), vowels),
  },
  {
    asks: 'the different letters of the last word',
    said: [
      'different|distinct|unique letter|character|symbol',
      'distinct|unique|repeated|duplicate|repetition',
      'letter|character .. once',
      'without repeating|repeats',
    ],
    answer: (s) => new Set(lastWord(s)).size,
  },
  {
    asks: 'the different letters in either case',
    said: [
      'different|distinct|unique letter|character',
      'distinct|unique|insensitive|case|repeated|duplicate',
      'regardless of case',
    ],
    answer: (s) => new Set(lastWord(s).toLowerCase()).size,
  },
  {
    asks: 'the capital or the small letters of the last word',
    said: ['capital|uppercase|upper|capitals|capitalised|capitalized', 'lowercase|lower|small case|letter|letters'],
    answer: (s) => [...lastWord(s)].filter((letter) => letter === letter.toUpperCase()).length,
  },
  {
    asks: 'the small letters of the last word',
    said: ['number|count|many of .. lowercase|small', 'how many .. lowercase|small', 'uncapitalised|uncapitalized'],
    answer: (s) => [...lastWord(s)].filter((letter) => letter === letter.toLowerCase()).length,
  },
  {
    asks: 'the place where the last word begins',
    said: [
      'index|indexes|position|offset',
      'where .. last|final .. starts|start|begins|begin|ends',
      'starting|start|begin|beginning|first place|index|position|of',
      'place|position of|where|at',
    ],
    answer: (s) => s.trimEnd().lastIndexOf(' ') + 1,
  },
  {
    asks: 'the place where the last word ends',
    said: ['index|position|offset', 'where .. ends|end', 'ending|end place|index|position|of'],
    answer: (s) => s.trimEnd().length - 1,
  },
  {
    asks: 'the spaces',
    said: [
      'number|count|many|amount of .. space|spaces|blank|blanks',
      'how many space|spaces|blank|blanks|trailing|leading',
      'count|counting .. space|spaces|blank|blanks',
      'spaces|space|blanks .. included|counted|counts|including|part',
      'including|counting .. space|blank',
    ],
    answer: (s) => s.length - s.trimEnd().length,
  },
  {
    asks: 'the last word with the spaces behind it',
    said: [
      'space|blank are|is|be|also|should included|counted|count',
      'including|plus|counting the|its|any|all trailing|following|space|blank',
      'trailing .. included',
      'trailing space|blank count|counted|belong|also',
      'together with',
      'until|till the end',
      'after the last|final space|blank',
    ],
    answer: (s) => s.length - s.trimEnd().lastIndexOf(' ') - 1,
  },
  {
    asks: 'what stands behind the last space',
    said: [
      'after|behind a space|blank',
      'makes|make|gives|is|be it|that|there 0|zero',
      'cursor|caret',
      'isnt|not in a word',
      'ends|end at|with the|its cursor|line',
      'after|behind|following the last|final space|blank',
      'end|ending .. space|blank .. 0|zero|empty|nothing',
      '0|zero .. end|ending|trailing|space|blank',
      'empty word|string',
    ],
    answer: (s) => s.length - s.lastIndexOf(' ') - 1,
  },
  {
    asks: 'all letters, or the letters before the last word',
    said: [
      'total|altogether|sum|all letter|letters|number|length|characters|of|words|word',
      'sum|total|altogether|together|combined|overall|entire|whole',
      'before|except|excluding|without|but|other .. last|final',
      'all|every|each words|word|letters|characters',
      'of all|every|each',
    ],
    answer: (s) => lengths(s).reduce((sum, length) => sum + length, 0),
  },
  {
    asks: 'the first and the last word together',
    said: [
      'first and .. last',
      'last and .. first',
      'first|last .. plus|minus|difference|both|sum|product|compare',
      'last|final two|2|three|3|k',
      'two|2|three|3|both last|final|words',
      'sum|difference|absolute|product|product|average|mean|rounded',
      'average|mean|median',
    ],
    answer: (s) => lengths(s)[0] + lengths(s).at(-1),
  },
  {
    asks: 'the last two words together',
    said: ['last|final two|2', 'two|2 last|final|words', 'sum|total|together|combined'],
    answer: (s) => lengths(s).at(-1) + (lengths(s).at(-2) ?? 0),
  },
  {
    asks: 'the difference of the first and the last word',
    said: ['difference|differ|differs|absolute|minus|subtract|compared'],
    answer: (s) => Math.abs(lengths(s)[0] - lengths(s).at(-1)),
  },
  {
    asks: 'the last word that is different, longer or begins in some way',
    said: [
      'last|final .. word .. that|which|whose|with|longer|at|having|of .. begin|start|end|contain|longer|length|least|capital|odd|even|repeated|unique',
      'palindrome|palindromic',
      'at least two|2|three|3 letter|character',
      'longer than one|1|two|2|three|3',
      'more than one|1|two|2|three|3 letter|character',
      'even|odd length|number',
      'unique|repeated',
      'word .. begin|start with a|an|the|capital',
    ],
    answer: (s) => lengths(s).findLast((length) => length > 1) ?? 0,
  },
  {
    asks: 'the last word by the alphabet',
    said: ['alphabetically|alphabetical|lexicographically|lexicographical|dictionary|alphabet|sorted'],
    answer: (s) => wordsIn(s).sort().at(-1).length,
  },
  {
    asks: 'words divided by other characters, or letters alone',
    said: [
      'ignore|ignoring|without|excluding|except|not|stripping .. punctuation|digit|hyphen|apostrophe',
      'punctuation|digit|hyphen .. ignored|not|excluded|count|belong',
      'separated|divided|split|separate|divide by|at|on .. comma|hyphen|dash|underscore|tab|dot',
    ],
    answer: (s) => (/([A-Za-z]+)[^A-Za-z]*$/.exec(s)?.[1] ?? '').length,
  },
  {
    asks: 'the last word by another rule',
    said: [
      'larger|greater|smaller|less|longer|shorter|fewer|higher|lower|bigger than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'hyphen|hyphens|dash|dashes|underscore|slash|comma|apostrophe',
      'as|like space|spaces|blank do',
      'just as|like',
    ],
  },
]
