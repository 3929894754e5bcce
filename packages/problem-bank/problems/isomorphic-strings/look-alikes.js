function mapsOnto(s, t) {
  const becomes = new Map()
  return (
    s.length === t.length &&
    [...s].every((letter, place) => {
      if (!becomes.has(letter)) becomes.set(letter, t[place])
      return becomes.get(letter) === t[place]
    })
  )
}

function counts(text) {
  return [...new Set(text)].map((letter) => text.split(letter).length).sort((a, b) => a - b)
}

const lookAlikes = [
  {
    asks: 'a replacement that may make different letters the same',
    denied: [
      'no|not|never|nor|neither|none|only|without|cannot|two',
      'bijection|bijective|injective|injection|vice|versa|conversely|reversible|invertible|undone|back|one|both|unique|different|distinct',
      'inverse',
    ],
    said: [
      '~no|not|nor|neither|where|two several|different|distinct|both character|letter|symbol can|could|may|might .. same|one|equal|well|end',
      '~no|not|nor|neither|where two different|distinct|character|letter|symbol .. can|could|may|might .. same|one|equal|well|end',
      'very well',
      'can|could|may|might end|turn|come .. same|one|equal|alike',
      'different|distinct|several .. allowed|permitted|free|fine|ok',
      'same|one target|image|replacement|letter|character .. allowed|fine|several|more',
      'collide|collides|collision|collisions|coincide|overlap',
      'only|just|merely one|a direction|way',
      'need not|neednt',
      'may|can|could|might share',
      'free|welcome|able|allowed to share',
      'merge|merged|collapse|coincide',
      'may|can stand for ~itself',
      'no matter|harm|objection',
      'one image|partner|target .. several|two|many',
      'even if|when .. same',
      'more than one letter|character',
      'onto',
      '. two|different|several|many|multiple .. may|can|could|allowed|permitted map|become|turn|be|to|share|have',
      'several|multiple|many .. may|can|could map|become|turn|be|share',
      'allowed|permitted|fine|okay .. two|several|different .. same',
      'may|can both',
      '. two|different .. may|can|could .. same',
      'several|multiple|many letters|characters .. same',
      'many to one',
      'need not .. one|bijection|different|distinct|injective|unique',
      'not|needn .. injective|bijective|bijection|unique|reversible',
      'may|can share',
      '~not|no|never|neither allowed to .. same',
    ],
    answer: mapsOnto,
  },
  {
    asks: 'a mapping from the second string to the first',
    said: [
      'reverse|back',
      't .. get|give|obtain|turned into s',
      'second .. into the first',
      'characters|letters in|of t .. replaced',
      'several|multiple|many letters|characters .. same',
      'may|can|could become|be|map .. different',
    ],
    answer: (s, t) => mapsOnto(t, s),
  },
  {
    asks: 'no letter to stand for itself',
    said: [
      'never|cannot|not|nor for|to|by|with|into|as|onto the|a|its|it|that|own letter|character|itself|symbol|self',
      'never|cannot|not|nor for|to|by|with|into|as|onto itself|themselves',
      'rather than itself|themselves',
      'fixed|set|certain different letter|character|symbol',
      'something|anything|any|letter|character|one but|except itself',
      'really|truly|genuinely|always new|another|different|other',
      'another|other one|letter always',
      'every|each letter with another|other',
      'each|every|any character|letter|sign|symbol by|with a|another different|one|letter|character',
      'by|with a different one',
      'not|never keep|keeps|stay|stays|remain|remains',
      'every|each letter|character changes|changed|really',
      'truly|really|actually changed|different|changes',
      's i t i',
      'no|every letter|character|symbol may|can|is|stands|maps|must|cannot|should .. itself',
      'may|can|must|should|does not|never map|stand|be|become|stay|replace|replaced .. itself|unchanged',
      'cannot map|stand|be|become|stay|replace|represent .. itself',
      'different from itself',
      'must .. differ|different from',
      'none|no .. unchanged',
      'another|different letter|character|one than itself',
      'letter|character .. other than itself',
      'derangement',
      'itself .. not|forbidden|never|disallowed',
      'forbidden .. itself',
    ],
    answer: (s, t) => isIsomorphic(s, t) && [...s].every((letter, place) => letter !== t[place]),
  },
  {
    asks: 'strings that are isomorphic once a character is changed',
    said: [
      'tolerated|forgiven|forgive|overlooked|misprint|typo|mistake|error',
      'one|single|1 place|position|exception',
      'one|single|1 letter|character ~per|for|to|receive|receives|at',
      'all but',
      'save|but for|one',
      'at most|up to|exactly|after one|1|two|k|changing|single|once|replacing|deleting|removing',
      'one|1|single|k change|mismatch|error|edit|deletion|replacement|typo|exception|swap',
      'changing|deleting|removing|editing|altering at most|one|a|up|any|exactly|single',
      'but|except one|for',
      'almost|nearly',
    ],
    answer(s, t) {
      const letters = [...new Set(t), '\u0000']
      return (
        isIsomorphic(s, t) ||
        [...t].some((_, place) =>
          letters.some((letter) => isIsomorphic(s, t.slice(0, place) + letter + t.slice(place + 1))),
        )
      )
    },
  },
  {
    asks: 'anagrams',
    said: [
      'scrambled|jumbled|mixed',
      'same letter',
      'anagram|anagrams|permutation|permutations|rearrange|rearranged|rearranging|rearrangement|shuffled|reordered',
      'same letters|characters .. same|as|in|number|any',
    ],
    answer: (s, t) => [...s].sort().join('') === [...t].sort().join(''),
  },
  {
    asks: 'the counts of the letters alone to agree',
    said: [
      'equally|as often',
      'how often|many',
      'order|place|places|position .. importance|role|matter|irrelevant',
      'histogram|tally',
      'number|count of .. each|letters|occurrences',
      'in any order',
      'order .. not matter',
      'order .. irrelevant|free',
      'regardless|irrespective .. order',
      'may|can|could|allowed|after|by|to rearrange|rearranged|reorder|reordered|shuffle|permute|rearranging|reordering|permuting|shuffling',
      'may|can|could be rearranged|reordered|shuffled|permuted',
      'swap|swapping ~each|every .. letters|characters|positions',
      'frequency|frequencies|multiset',
      'same .. counts|frequency|frequencies',
      'close',
    ],
    answer: (s, t) => counts(s).join() === counts(t).join(),
  },
  {
    asks: 'the same number of different letters',
    said: [
      'how many',
      'many different|distinct',
      'number|count|many .. distinct|different|unique',
      'equally many',
      'same|equal number|amount|count',
    ],
    answer: (s, t) => new Set(s).size === new Set(t).size,
  },
  {
    asks: 'a shift by the same distance for every letter',
    said: [
      'step|steps|moved|further|along',
      'same|constant|fixed .. every|all|each',
      'key',
      'shift|shifts|shifted|shifting|caesar|rotate|rotated|rotating|offset|alphabet|rot13',
      'same|fixed|constant distance|amount|difference|step|number|offset',
    ],
    answer: (s, t) =>
      new Set([...s].map((letter, place) => (t.charCodeAt(place) - letter.charCodeAt(0) + 26) % 26)).size === 1,
  },
  {
    asks: 'letters swapped in pairs, back and forth',
    said: [
      'whenever|if|when .. then',
      'replaced|swapped .. then .. replaced|swapped',
      'vice versa',
      'each other',
      'conversely',
      'if .. becomes|maps .. then',
      'mutually|partner|partners|pair',
      'back and forth',
      'swap|swapped|exchange|exchanged places|pairs',
      'swapping|exchanging pairs|two',
      'involution|mutual|mutually|reciprocal',
      'in pairs',
      'symmetric|symmetrical',
    ],
    answer: (s, t) => isIsomorphic(s + t, t + s),
  },
  {
    asks: 'the order of the alphabet kept among the letters',
    said: [
      'alphabetical|alphabetic|alphabetically|lexicographic|lexicographically|monotone|monotonic',
      'earlier|later|smaller|larger|greater .. alphabet|letter|character',
      'order preserving',
      'relative .. alphabet',
    ],
    answer: (s, t) =>
      [...s].every((a, i) =>
        [...s].every(
          (b, j) => Math.sign(a.charCodeAt(0) - b.charCodeAt(0)) === Math.sign(t.charCodeAt(i) - t.charCodeAt(j)),
        ),
      ),
  },
  {
    asks: 'capitals and small letters taken for the same',
    said: [
      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'ignore|ignoring|ignored|regardless|irrespective|disregard|disregarding .. case|capital|capitalization|capitalisation',
      'case .. matter|ignored|irrelevant|disregarded',
      'uppercase|upper|capital|capitals .. same|equal|equivalent|alike|counts',
    ],
    answer: (s, t) => isIsomorphic(s.toLowerCase(), t.toLowerCase()),
  },
  {
    asks: 'the second string read backwards',
    said: [
      'back|end',
      'direction',
      'reverse|reversed|reversal|reversing|backward|backwards|mirror|mirrored',
      'right to left',
      'from the end',
      'either direction|way',
    ],
    answer: (s, t) => isIsomorphic(s, [...t].reverse().join('')),
  },
  {
    asks: 'one of the strings turned round before',
    said: ['rotate|rotated|rotation|rotating|cyclic|cyclically|circular|circle|ring|wrap'],
    answer: (s, t) => [...t].some((_, place) => isIsomorphic(s, t.slice(place) + t.slice(0, place))),
  },
  {
    asks: 'vowels to become vowels and consonants consonants',
    said: [
      'vowel|vowels|consonant|consonants',
      'class|classes',
      'vowel|consonant',
      'spaces|space|blank|whitespace .. stay|ignored|ignore|skip|skipped|unchanged|themselves|remain|map',
    ],
    answer: (s, t) =>
      isIsomorphic(s, t) && [...s].every((letter, place) => /[aeiou]/i.test(letter) === /[aeiou]/i.test(t[place])),
  },
  {
    asks: 'the opposite: that they are not',
    said: ['true if .. not', 'not isomorphic', 'cannot be'],
    answer: (s, t) => !isIsomorphic(s, t),
  },
  {
    asks: 'a mapping of a few letters alone',
    said: ['two|three|2|3|k letters|characters|letter .. change|changed|replaced|renamed|changes'],
  },
  {
    asks: 'a further condition or exception',
    said: [
      'no|never|not|nor more|longer|larger|further|bigger|greater|higher|deeper|fewer|less than one|two|three|four|five|six|2|3|4|5|6',
      'more|longer|further|farther|larger|bigger|greater|higher|deeper than two|three|four|five|six|2|3|4|5|6',
    ],
  },
  {
    asks: 'no character kept as it is',
    said: ['different .. itself', 'from itself'],
  },
]
