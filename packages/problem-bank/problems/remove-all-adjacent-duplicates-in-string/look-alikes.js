/** Groups that a pattern finds are removed from the text again and again. */
function reduced(s, groups, replaced = '') {
  for (let next = s.replace(groups, replaced); next !== s; next = s.replace(groups, replaced)) s = next
  return s
}

/** A letter cancels the last one that is kept where a rule says so. */
function cancelling(s, cancels) {
  const kept = []
  for (const letter of s) {
    if (kept.length > 0 && cancels(kept.at(-1), letter)) kept.pop()
    else kept.push(letter)
  }
  return kept.join('')
}

/** Each `count` equal letters in a row vanish. */
function groupsOf(s, count) {
  const kept = []
  for (const letter of s) {
    if (kept.at(-1)?.letter === letter) kept.at(-1).times++
    else kept.push({ letter, times: 1 })
    if (kept.at(-1).times === count) kept.pop()
  }
  return kept.map(({ letter, times }) => letter.repeat(times)).join('')
}

const code = (letter) => letter.charCodeAt(0)
const reversed = (s) => [...s].reverse().join('')

const lookAlikes = [
  {
    asks: 'groups of three',
    said: [
      'three|3|triple|triples|triplet|triplets|trio|thrice',
      'k equal|adjacent|same|identical|letter|letters|consecutive|neighbouring',
      'group|groups of',
    ],
    answer: (s) => groupsOf(s, 3),
  },
  { asks: 'groups of four', said: ['four|4|quadruple|quadruples|k', 'group|groups of'], answer: (s) => groupsOf(s, 4) },
  {
    asks: 'groups of three or more',
    said: ['three|3|triple|triples|triplet', 'or more|longer', 'at least three|3|four|4|k'],
    answer: (s) => reduced(s, /(.)\1\1+/g),
  },
  {
    asks: 'whole runs, again and again',
    said: [
      'run|group|block|stretch|cluster|streak|series',
      'two|2 or more',
      'at least two|2',
      'or more|longer',
      'maximal|entirely|wholly',
      'whole|entire|complete run|group|block|sequence|substring',
      'all copies',
      'more than one|1',
      'any number|length',
      'all .. at once|together|simultaneously',
      'longer than',
    ],
    answer: (s) => reduced(s, /(.)\1+/g),
  },
  {
    asks: 'whole runs, once',
    said: [
      'run|runs|group|groups|block|blocks|stretch|stretches|cluster|clusters|streak|streaks|series',
      'or more|longer',
      'maximal|entire|entirely|whole|completely|altogether',
      'once|single|pass|original|originally',
      'neighbour|neighbor|neighbours|adjacent .. different|differs|differ|unlike',
      'letter|character|letters|characters .. equal|equals|same .. neighbour|neighbor|either|next|adjacent',
      'all|every|each letter|character|letters|characters that|which',
    ],
    answer: (s) => s.replace(/(.)\1+/g, ''),
  },
  {
    asks: 'one letter of each run to be kept',
    said: [
      'one|1|single|first|copy|last|a .. kept|left|remain|remains|stay|stays|survive|survives|keep|leave|retained',
      'keep|keeps|keeping|leave|leaves|leaving|retain|retaining .. one|1|single|first|only|copy|last|a',
      'collapse|collapses|collapsed|collapsing|squeeze|squeezed|compress|compressed|merge|merged|shrink|shrinks|reduced|reduce|condensed|deduplicate',
      'replace|replaced|replacing|becomes|become|turn|turned|turns .. one|1|single|a|by|with',
      'to one|a|1|single',
      'only|just one|1|the|a|single',
      'one|single|1 of|copy|letter|from|instead|each',
      'extra|surplus|second|repeated|redundant|superfluous|later|further',
      'consecutive duplicate|duplicates|repeats',
    ],
    answer: (s) => s.replace(/(.)\1+/g, '$1'),
  },
  {
    asks: 'two letters of each run to be kept',
    said: ['most|keep|than two|2', 'two|2 .. kept|left|remain|remains|stay|survive', 'two|2 copies|of', 'twice'],
    answer: (s) => s.replace(/(.)\1\1+/g, '$1$1'),
  },
  {
    asks: 'a single pass, left to right',
    said: [
      'only|just|exactly|a one|once|single pass|round|sweep|step',
      'single pass|sweep|round',
      'simultaneously|simultaneous',
      'one|1|first|k pass|removal|step|round|sweep|operation',
      'only|just once',
      'not|never|no|without .. again|repeat|repeated|repeatedly|cascade|chain|newly',
      'original|originally|initially|newly|arise|arising',
      'gap|gaps stay|remain|left|open',
    ],
    answer: (s) => s.replace(/(.)\1/g, ''),
  },
  {
    asks: 'a single removal',
    said: [
      'one|1|single|first|k removal|step|move|operation|pair|time',
      'only|just|exactly|most one|once|k',
      'leftmost|rightmost',
      'first|last pair|duplicate',
    ],
    answer: (s) => s.replace(/(.)\1/, ''),
  },
  {
    asks: 'a letter and its capital to cancel',
    said: [
      'whichever|whatever|either|any|of its|their|of|the size|sizes|case',
      'big|large|capital or|and|as small|little',
      'small|little or|and|as big|large|capital',
      'big|large|capital .. small|little',
      'capital|capitals .. count|counts|adds|add|belongs|belong|same|alike|together',
      'size|sizes .. not|no|matter|irrelevant',
      'same as|to us small|little|lower|big|large',
      'a and a',
      'capital|uppercase|upper|case|insensitive|sensitive',
      'same letter .. different|case',
      'opposite|polarity',
      'regardless of case',
    ],
    answer: (s) => cancelling(s, (a, b) => a !== b && a.toLowerCase() === b.toLowerCase()),
  },
  {
    asks: 'equal letters in either case to cancel',
    said: [
      'whichever|whatever|either|any|of its|their|of|the size|sizes|case',
      'big|large|capital or|and|as small|little',
      'small|little or|and|as big|large|capital',
      'big|large|capital .. small|little',
      'capital|capitals .. count|counts|adds|add|belongs|belong|same|alike|together',
      'size|sizes .. not|no|matter|irrelevant',
      'same as|to us small|little|lower|big|large',
      'a and a',
      'capital .. same|equal|small',
      'insensitive|insensitively',
      'regardless|ignoring|irrespective|disregarding|whatever|either|without .. case',
      'case .. ignored|matter|irrelevant',
    ],
    answer: (s) => cancelling(s, (a, b) => a.toLowerCase() === b.toLowerCase()),
  },
  {
    asks: 'neighbours in the alphabet to cancel',
    said: [
      'alphabet|alphabetical|alphabetically|successive|successor|following|consecutive',
      'differ|differs|differing|different|unequal|distinct|unlike',
      '~no|any|makes|make difference',
      'ab|cd|bracket|brackets|parenthesis|parentheses|opposite|matching|complementary',
      'lexicographically|smallest|largest|ascending|increasing',
    ],
    answer: (s) => cancelling(s, (a, b) => Math.abs(code(a) - code(b)) === 1),
  },
  {
    asks: 'different letters to cancel',
    said: ['differ|differs|different|unequal|distinct|unlike', 'not equal|the|same|identical'],
    answer: (s) => cancelling(s, (a, b) => a !== b),
  },
  {
    asks: 'neighbours or equal letters in the alphabet to cancel',
    said: [
      'alphabetical|alphabetically|differ|distance',
      'difference of|between|in|is|at|1|one',
      'neighbour|neighbor|next|successive .. alphabet',
    ],
    answer: (s) => cancelling(s, (a, b) => Math.abs(code(a) - code(b)) <= 1),
  },
  {
    asks: 'all duplicates, adjacent or not',
    said: [
      'anywhere|wherever|entire|distance',
      'not|need|necessarily .. adjacent|neighbouring|neighboring|next|consecutive|side',
      'adjacent or not|otherwise',
      'earlier|previously|already|seen|before',
      'every|each|all letter|character|letters|characters .. once',
      'first occurrence|occurrences|appearance',
      'distinct|unique|nonadjacent',
      'later|further|second occurrence|occurrences|copies',
      'occurs|occur|appears|appear|appearing|occurring .. before|twice|once|more|than',
    ],
    answer: (s) => [...new Set(s)].join(''),
  },
  {
    asks: 'only letters that occur once',
    said: [
      'occurs|occur|appears|appear|appearing|occurring .. once|twice|more|than',
      'anywhere|distinct',
      '~is|be|always unique',
      'more than once',
      'every|each|all letter|character .. that|which',
    ],
    answer: (s) => [...s].filter((letter) => s.split(letter).length === 2).join(''),
  },
  {
    asks: 'a circle',
    said: [
      'circle|circular|circularly|ring|cyclic|cyclically|loop|wrap|necklace|bracelet',
      'first and .. last',
      'last and .. first',
    ],
    answer(s) {
      let left = removeDuplicates(s)
      while (left.length > 1 && left[0] === left.at(-1)) left = left.slice(1, -1)
      return left
    },
  },
  {
    asks: 'pairs that become one letter',
    said: [
      'replace|replaced|replacing|replaces|becomes|become|turn|turned|turns|merge|merged|fuse|fused|merges|swap|convert|converted',
      'next letter|one|character',
      'one|1 of .. them|two|pair|equal|is|are',
      'into|star|marked|placeholder|dash|symbol',
    ],
    answer: (s) => reduced(s, /(.)\1/g, (pair) => String.fromCharCode(code(pair) + 1)),
  },
  {
    asks: 'letters two apart to cancel',
    said: [
      'palindrome|palindromes|palindromic|aba',
      'two|2|one apart|between|letter|places|away',
      'every second|other',
      'mirror|surrounded|enclosed|around',
    ],
    answer: (s) => reduced(s, /(.).\1/g),
  },
  {
    asks: 'vowels, consonants or some letters alone to cancel',
    said: [
      'save|except|but|excepting|unless for|the|a|vowel|vowels|it|that',
      'letter a|b|x|z|q ~and|or',
      'never|not .. taken|removed|struck|cancelled|touched|vanish|disappear',
      'immune|protected|exempt|spared',
      'vowel|consonant',
    ],
    answer: (s) => cancelling(s, (a, b) => a === b && 'aeiou'.includes(a)),
  },
  {
    asks: 'consonants alone to cancel',
    said: ['vowel|consonant'],
    answer: (s) => cancelling(s, (a, b) => a === b && !'aeiou'.includes(a)),
  },
  {
    asks: 'what was removed, or the rest in another order',
    said: [
      'removed letters|letter|characters|pairs|parts',
      'return|give|output .. removed|deleted|vanished|pairs',
      'removed|deleted|vanished .. order|return|returned|instead',
      'order of removal',
      'which letters',
    ],
    answer(s) {
      const kept = []
      let removed = ''
      for (const letter of s) {
        if (kept.at(-1) === letter) removed += kept.pop()
        else kept.push(letter)
      }
      return removed
    },
  },
  {
    asks: 'the rest reversed',
    said: ['reverse|reversed|backward|backwards|reversing|mirrored', 'right to left'],
    answer: (s) => reversed(removeDuplicates(s)),
  },
  {
    asks: 'the rest sorted, or its length or another word for nothing',
    said: ['sorted|sort|alphabetically|alphabetical|lexicographic|lexicographical|ascending'],
    answer: (s) => [...removeDuplicates(s)].sort().join(''),
  },
  {
    asks: 'a word for an empty rest',
    said: ['-1', 'return|print|output|give none|null', 'literal|word|text|message none|empty|nothing'],
    answer: (s) => removeDuplicates(s) || 'Empty String',
  },
]
