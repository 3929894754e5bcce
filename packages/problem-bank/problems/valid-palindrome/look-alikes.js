const lookAlikes = [
  {
    asks: 'a palindrome to the letter, every character counting',
    said: [
      'case sensitive',
      'every|each|all character counts|matters',
      'space|punctuation counts|count|matter|matters',
      'including .. space|punctuation',
      'to the letter',
      'without ignoring|removing|changing',
    ],
    answer: (s) => mirrors(s),
  },
  {
    asks: 'a palindrome in which case counts',
    denied: ['case|lowercase|uppercase|upper|lower', 'capital|capitals|capitalization|capitalisation', 'small letter'],
    said: [
      'nothing alike',
      'mind|minding|heed|heeding|observe|observing|respect|respecting|keep|keeping|note|watch the|any|every difference',
      'difference .. counts|matters|important|kept|observed',
      'capital|upper|large|big|uppercase .. unlike|different|differ|distinct',
      'they are different|distinct|unequal',
      'capital|upper|large|big|uppercase .. not|never|nothing|no like|alike|equal|match|same',
      'not|never|no .. same|equal|counterpart',
      'capital|uppercase .. different|distinct',
      'large|small letter .. different|distinct|unlike',
      'case sensitive|matters|counts',
      'upper|uppercase|capital|lower .. different|distinct|differ|unequal',
      'different|distinct .. case|upper|uppercase|capital',
      'case matters|counts',
      'case .. respected|significant|distinguished',
      'a and a .. differ|not|different|unequal|distinct|two|never',
      'exactly as|the written|same|typed',
      'without changing|lowering',
      'capital|upper|uppercase .. stay|keep|kept|own|preserved|itself',
    ],
    answer: (s) => mirrors(s.replace(/[^a-z0-9]/gi, '')),
  },
  {
    asks: 'a palindrome whatever the case, other characters counting',
    said: [
      'only|just case|the case',
      'case only|alone',
      'space|punctuation counts|count|matter|matters|stay',
      'space|blank is|are|as a|ordinary|character|any',
      'every|all|each character .. count|counts|compared|including|part',
      'space|blank|comma|punctuation .. kept|remains|real|ordinary',
    ],
    answer: (s) => mirrors(s.toLowerCase()),
  },
  {
    asks: 'a palindrome of letters alone, digits being dropped',
    denied: ['digit|digits|number|numbers|numeral|alphanumeric|nonalphanumeric|figures|numeric', '0 9', 'punctuation'],
    said: [
      'letter only',
      'digit and|or everything|anything|all|whatever',
      'digit .. left|leave|thrown out|aside|away',
      'so|likewise are|is|do digit|figures|numbers|numerals|number',
      'digit|numbers|figures|numerals likewise|alike',
      'only|just letter .',
      '~a|or|nor digit are|is|be removed|dropped|deleted|ignored|skipped|left|thrown',
      'is|are|be not|no letter|letters ~or|and|nor',
      'only|just letter count|counts|are|matter|remain|considered',
      'ignore|ignoring|remove|removing|drop|dropping|skip|skipping|discard|disregard digit|number',
      'digit|figures and|or punctuation|space|symbol',
      'punctuation|space|symbol and|or digit|number|figures',
      'nonletter|nonalphabetic|nonalphabetical',
      'not|no|except|but letter .',
      'not|no|except|but letter blank|blanks|space|spaces|punctuation|comma|commas|including|such|is|are|goes|must|has|should',
      'punctuation|space|spaces|blank|blanks|symbol|symbols|marks number|numbers|digit|digits|figures',
      '~a|nor|or number|numbers|digit|digits|figures punctuation|space|spaces|blank|blanks|symbol|symbols',
      'digit are|count .. like|as punctuation',
      'letter alone',
      'nothing but letter .',
      'only the|its letter .',
      'letter from a to z .',
      'letter from a to z blank|space|comma|punctuation|such|including|even',
      'is|are|be not a|any letter ~or|and|nor|from|of|in',
      'punctuation|blank|space|comma|symbol and|or also|even the|all digit|number|figures',
      'digit like|as|just',
      'like|as digit',
      'digit count for',
      'letter matter|count .. nothing',
    ],
    answer: (s) => isPalindrome(s.replace(/[0-9]/g, '')),
  },
  {
    asks: 'a palindrome of digits alone',
    said: ['only|just digit|number', 'numeric'],
    answer: (s) => mirrors(s.replace(/[^0-9]/g, '')),
  },
  {
    asks: 'a palindrome once spaces are dropped, other characters counting',
    said: [
      'only|just space|whitespace|blank are|is|ignored|removed',
      'whitespace|blank only|alone',
      'punctuation .. counts|count|matters|stays|kept',
    ],
    answer: (s) => mirrors(s.toLowerCase().replaceAll(' ', '')),
  },
  {
    asks: 'a palindrome once at most one character is deleted',
    said: [
      'delete|deleted|deleting|deletion|removing|remove|removed|removal|drop|dropping|skip|skipping|omit|erase|erasing .. one|1|single|most',
      'at most one|1|k',
      'can|could|may be made|turned',
      'can|could|may become',
      'almost|nearly',
      'one|1|single|a letter|character|sign|digit .. struck|crossed|cut|rubbed|thrown|left out|off|away',
    ],
    answer: (s) => isPalindrome(s) || [...cleaned(s)].some((_, out, all) => mirrors(all.toSpliced(out, 1).join(''))),
  },
  {
    asks: 'a palindrome once at most one character is changed',
    said: [
      'one|1|single|a wrong|bad|false|unequal|mismatched|odd|differing',
      'overlook|overlooked|overlooking|pardoned|allowed|ignored|tolerated|permitted .. one|single|wrong|pair|mistake',
      'wrong|bad|unequal|mismatched pair|letter|character|place',
      'up to one|1|two|k',
      'flaw|flaws|blemish|blot|misprint',
      '~least|any|every one|single|1 pair|place|letter|character|mistake',
      'two|three|k pairs|places|letters|characters',
      'one|1|single character|letter|pair|place|position|sign .. may|can|could|might|is|to',
      'disagree|disagrees|deviate|deviates|mismatch|mismatches|differ|differs',
      'all but|except one',
      'forgive|forgiven|tolerate|tolerated|excused|exception|slip',
      'change|changed|changing|replace|replaced|replacing|substitute|edit|alter|mismatch|wrong|typo|error .. one|1|single|k|most',
      'at most one|1|k',
      'one|1|single mismatch|change|mistake|difference|replacement|error|typo',
      'almost|nearly',
      'one|single|1 exception|slip|misprint|pair|disagreement|mistake',
      'up to one|1|two|2',
      'but|except one|1',
    ],
    answer: (s) => mismatches(cleaned(s)) <= 1,
  },
  {
    asks: 'letters that can be rearranged into a palindrome',
    said: [
      'put|brought|laid|set|arranged|sorted|ordered|placed|written .. in|into an|some|any|another|such|suitable',
      'arrange|arranged|arranging|arrangement|scramble|scrambled|jumble|jumbled|mixed|mix',
      'some|any|suitable|an order|ordering|sequence',
      'build|built|made|laid|formed from|of|with the|its|all',

      'rearrange|rearranged|rearranging|rearrangement|reorder|reordered|reordering|permutation|permutations|permuted|anagram|shuffle|shuffled|any order',
    ],
    answer: (s) => [...new Set(cleaned(s))].filter((letter) => cleaned(s).split(letter).length % 2 === 0).length <= 1,
  },
  {
    asks: 'words that read the same in either order',
    said: [
      'sequence|order|row|list of .. word|words',
      'word|words .. forward|forwards|backward|backwards|reverse|reversed|same',
      'word .. units|unit|wise',
      'last word',
      'word by',
      'words .. order|sequence',
      'word palindrome|level|unit',
      'order of .. words',
    ],
    answer(s) {
      const words = s
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter(Boolean)
      return words.every((word, at) => word === words.at(-1 - at))
    },
  },
  {
    asks: 'words that are palindromes each',
    said: ['each|every word'],
    answer: (s) => s.split(' ').every(isPalindrome),
  },
  {
    asks: 'a palindrome somewhere within',
    said: ['substring|subsequence|longest', 'contain|contains|containing .. palindrome|palindromic', 'prefix|suffix'],
    answer: (s) =>
      [...cleaned(s)].some((letter, at, all) => at > 0 && (letter === all[at - 1] || letter === all[at - 2])),
  },
  {
    asks: 'vowels, or consonants, alone',
    said: ['vowel|vowels|consonant|consonants'],
    answer: (s) => mirrors(s.toLowerCase().replace(/[^aeiou]/g, '')),
  },
  {
    asks: 'another answer for a text without letters and digits',
    said: ['empty .. false', 'false .. empty|nothing', 'only punctuation|space .. false', 'nothing .. false'],
    answer: (s) => cleaned(s) !== '' && isPalindrome(s),
  },
  {
    asks: 'a palindrome of odd or even length',
    said: ['odd|even length|number'],
    answer: (s) => cleaned(s).length % 2 === 0 && isPalindrome(s),
  },
  {
    asks: 'letters that look the same in a mirror or upside down',
    said: ['upside|strobogrammatic|rotated|180', 'look|looks .. mirror', 'shape of'],
    answer: (s) => isPalindrome(s) && /^[^b-gj-lnp-sz]*$/i.test(s),
  },
  {
    asks: 'the underscore or another sign counting too',
    said: ['underscore|accent|diacritic'],
    answer: (s) => mirrors(s.toLowerCase().replace(/[^a-z0-9_]/g, '')),
  },
  {
    asks: 'a palindrome by another rule',
    said: [
      '~not|never forgiven|tolerated|pardoned|mended|mending|misprint|typo',
      'forgive|forgiven|tolerate|tolerated|pardon|slip',
    ],
  },
  {
    asks: 'nothing that is left is no palindrome',
    said: ['something|anything is|remains left', 'if something|anything'],
  },
  {
    asks: 'digits taken for letters that look like them',
    said: [
      'zero|0 .. taken|read|treated|considered|regarded|counts|same|equal|equals|stands|is .. o',
      'lookalike|lookalikes|homoglyph|leet|leetspeak',
    ],
  },
  {
    asks: 'a palindrome with a single character in its middle',
    said: [
      'odd|even length|number|many',
      'a|an|single|one|lone|its|own|has|have|with|needs middle|centre|center',
      'single|one|lone|solitary|unpaired letter|character|sign .. middle|centre|center|left|over',
      'unpaired|partnerless',
    ],
    answer: (s) => cleaned(s).length % 2 === 1 && isPalindrome(s),
  },
]

const cleaned = (s) => s.toLowerCase().replace(/[^a-z0-9]/g, '')
const mirrors = (text) => mismatches(text) === 0
const mismatches = (text) =>
  [...text].filter((letter, at) => at < text.length / 2 && letter !== text.at(-1 - at)).length
