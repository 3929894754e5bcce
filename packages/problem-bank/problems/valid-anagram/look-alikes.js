const lookAlikes = [
  {
    asks: 'anagrams whatever the case',
    said: [
      'no odds|difference|matter .. capital|capitals|case|upper|lower',
      'capital or not|small|lowercase',
      'capital|capitals|uppercase|upper|lower|lowercase|small|large|case .. not differ|different|distinguished|told|apart|separate|separated',
      'not .. distinguish|distinguished|tell|told|separate .. case|capital|capitals|upper|uppercase|lowercase',
      'without|no|not|little regard|respect|heed|attention|distinction|difference|distinguishing .. case|capital|capitals|capitalisation|capitalization|upper|lowercase|uppercase',
      'case .. no difference|distinction|role|part|bearing|influence|effect',
      'capital|uppercase|upper .. serve|serves|stand|stands|pass|passes|replace|replaces|good|substitute|match|matches .. small|lower|lowercase',
      'lower|lowercase|small letter .. serve|serves|stand|stands|pass|passes|replace|replaces|good|substitute|match|matches .. capital|upper|uppercase',
      'a|b|q .. as good as a|an|b|q',
      'be|is|are it|they|letter|large|small|capital|upper|lower .. or|and large|small|capital|upper|lower .. alike|same|irrelevant|indifferent',

      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'capital|upper|lower|small .. one|alike|equivalent|stand|taken',
      'size of .. letter',
      'a and a',
      'ignore|ignoring|ignored|regardless|disregard|disregarding|irrespective|whatever|forget .. case|capitalisation|capitalization|capitals',
      'case .. ignored|irrelevant|disregarded',
      'case doesnt|not matter',
      'uppercase|capital|upper .. same|equal|equals|treated|count|as',
    ],
    answer: (s, t) => isAnagram(s.toLowerCase(), t.toLowerCase()),
  },
  {
    asks: 'anagrams whatever the spaces and the punctuation',
    said: [
      'letter|letters .. count|counts|matter|matters .. not|no|never .. blank|blanks|space|spaces|punctuation|comma|commas',
      'only|just|solely the|letter letter|letters|matter|considered|compared|relevant',
      'only|just|solely letter count .|not|and|but|while|blank|space|comma',

      'space|blank|punctuation|hyphen|hyphens|apostrophe .. part|matter|importance|alone|overlooked|skipped|free',
      'nothing but letter',
      'ignore|ignoring|ignored|regardless|disregard|disregarding|without|remove|removing|except|skip|skipping .. space|whitespace|blank|punctuation|nonletter',
      'space|whitespace|blank|punctuation .. ignored|matter|count|disregarded|dropped|removed',
    ],
    answer: (s, t) => isAnagram(lettersOf(s), lettersOf(t)),
  },
  {
    asks: 'an anagram within the other text',
    said: [
      'piece|part|stretch|section|run of t|s|the',
      'part of',
      'substring|window|inside|within|somewhere|contiguous',
      'contain|contains|includes .. anagram|permutation|rearrangement',
    ],
    answer: (s, t) => [...t].some((_, at) => at + s.length <= t.length && isAnagram(s, t.slice(at, at + s.length))),
  },
  {
    asks: 'a word whose letters are all in the other, letters to spare allowed',
    said: [
      'leave|left|leaving|set some|any|several|a|few',
      'some .. aside|over|out',
      'may|can|could|some|several|will|are|is .. left over',
      '~no|a|any|single|one letters|tiles .. left over',
      'leftover|leftovers|surplus|excess|unused',
      'more letter',
      'length may|need',
      'longer',
      'not all|every',
      'enough',
      'cut|spelled|spelt|made|written out of|from',
      'supply|supplies|supplied',
      'subset|spare|superset',
      'need not .. all|every',
      'some of .. letter|character',
      'not|without .. using|use|used .. all|every',
      'letter may|might|can be .. left|unused',
      'left over may|can|allowed',
      'may|can be left|unused',
      'at least as often|many',
    ],
    answer: (s, t) => lacking(t, s) === 0,
  },
  {
    asks: 'a first word whose letters are all in the second',
    said: [
      'may|can|could|some|several|will|are|is .. left over',
      '~no|a|any|single|one letters|tiles .. left over',
      'leftover|leftovers|surplus|excess|unused',
      'more letter',
      'length may|need',
      'longer',
      'enough',
      'subset|spare|superset',
      'contain|contains all|every .. letter|character',
      'at least as often|many',
    ],
    answer: (s, t) => lacking(s, t) === 0,
  },
  {
    asks: 'anagrams other than the word itself',
    said: [
      'nobody|noone|no one calls|call|would',
      'read|reads|are|is|look|spelled|equal|identical the|exactly same|alike|equal .. no|false|not',
      's and t .. same|equal|identical .. no|false|not',
      's|t equal|equals|is t|s .. no|false|not',
      'no|false if|when .. same|equal|identical ~letter|number|count|character|amount|frequency|length',
      'itself|identical .. no|not|false',
      's == t',
      's != t',
      'genuine|real|true|proper anagram',
      'actually|really|truly .. rearranged|moved|changed|different',
      'at least one letter|character .. place|position|moves|moved',
      'trivial',
      's and t .. differ',
      'no anagram of',
      'different|other from|than',
      'not .. identical|itself',
      'not the same word|string|text',
      'proper|strict|strictly anagram',
      'itself ~and|while|but .. not|isnt|never',
      'must differ',
      'unequal',
    ],
    answer: (s, t) => s !== t && isAnagram(s, t),
  },
  {
    asks: 'the same set of letters, however often each',
    said: [
      'how often|many|frequently',
      'as often|many .. like|likes|want|wants|pleases',
      'number of .. importance|matter|account',
      'set of distinct|unique|different|letter|character',
      'regardless|irrespective|ignoring|whatever|disregarding .. often|many|count|times|frequency|multiplicity|number',
      'however often|many',
      'any number of time',
      'same distinct|unique|set',
      'distinct letter|character',
      'at least once',
      'count|number|frequency|multiplicity .. irrelevant|ignored',
    ],
    answer: (s, t) => [...s].every((letter) => t.includes(letter)) && [...t].every((letter) => s.includes(letter)),
  },
  {
    asks: 'one swap that makes the words equal',
    said: [
      'trade|trading|traded|change|changing places',
      'pair of letter',
      'two places|positions',
      'twist',
      'swap|swapping|swapped|exchange|exchanging|interchanging|transposing .. one|two|exactly|once|2|single|most',
      'one|single|exactly|1|two|2 swap|exchange|transposition',
      'two|2 letter|character .. swapped|exchanged',
    ],
    answer: (s, t) => {
      const places = [...s].flatMap((letter, at) => (letter === t[at] ? [] : [at]))
      if (s.length !== t.length) return false
      if (places.length === 0) return new Set(s).size < s.length
      return places.length === 2 && isAnagram(s, t)
    },
  },
  {
    asks: 'at most one swap',
    said: [
      'trade|trading|traded|change|changing places',
      'no more than',
      'two places|positions',
      'pair of letter',
      'two letter',
      'at most one|1|a swap|exchange|single',
      'swap|swapping|swapped|exchange|exchanging .. once|one|most|two|2',
    ],
    answer: (s, t) => isAnagram(s, t) && [...s].filter((letter, at) => letter !== t[at]).length <= 2,
  },
  {
    asks: 'anagrams but for one letter',
    said: [
      'one|1|single letter|character more|too|over|less|fewer|off',
      'tolerated|forgiven|forgive|allowed|overlooked',
      'no more than',
      'a|one|single misprint|typo|mistake|error',
      'at most one|1|k|two',
      'one|1|single letter|character .. different|changed|replaced|removed|deleted|inserted|added|extra|missing|change',
      'all but|except one',
      'change|changing|replace|replacing|delete|deleting|remove|removing|insert|inserting .. letter|letters|character|characters',
      'almost|nearly|differ|wildcard',
      'extra|additional letter|character',
    ],
    answer: (s, t) => Math.max(lacking(s, t), lacking(t, s)) <= 1,
  },
  {
    asks: 'the word backwards',
    said: ['backward|backwards|reverse|reversed|reversal|reversing|mirror|mirrored'],
    answer: (s, t) => [...s].reverse().join('') === t,
  },
  {
    asks: 'a rotation of the word',
    said: [
      'front|beginning|head .. end|back|rear',
      'cut .. two',
      'cut once',
      'turn|turned|turning',
      'rotate|rotated|rotating|rotation|rotations|cyclic|cyclically|shift|shifted|shifting',
    ],
    answer: (s, t) => s.length === t.length && (s + s).includes(t),
  },
  {
    asks: 'letters renamed one for one',
    said: [
      'isomorphic|isomorphism|pattern|renamed|renaming|substitution|mapped|mapping',
      'replaced .. preserving|by|with',
    ],
    answer: (s, t) =>
      String([...s].map((letter) => s.indexOf(letter))) === String([...t].map((letter) => t.indexOf(letter))),
  },
  {
    asks: 'the same counts, whatever the letters',
    said: ['close', 'transform|operation'],
    answer: (s, t) => String(countsOf(s)) === String(countsOf(t)),
  },
  {
    asks: 'the first and the last letter kept in place',
    said: [
      'both begin|start|end',
      'begin|start|starts|end with',
      'first|last letter',
      'same first|initial',
      'initial',
      'first|last letter|letters|character .. stay|stays|same|fixed|place|unchanged',
      'keep|keeping|keeps .. first|last',
    ],
    answer: (s, t) => isAnagram(s, t) && s[0] === t[0] && s.at(-1) === t.at(-1),
  },
  {
    asks: 'words in which every letter has moved',
    said: [
      'stay|stays|remain|remains|keeps|keep|stands|stand',
      'where it was|is|stood',
      'same place|position|index',
      's i t i',
      'no letter|character .. place|position|own',
      'every|each letter|character .. moved|moves|different|new place|position',
      'every|each letter|character .. moved|moves',
      'derangement|deranged',
      'leave|leaves|left its|their place|position',
      'another|other|new place|position',
    ],
    answer: (s, t) => isAnagram(s, t) && [...s].every((letter, at) => letter !== t[at]),
  },
  {
    asks: 'the same vowels or consonants alone',
    said: ['vowel|vowels|consonant|consonants'],
    answer: (s, t) => isAnagram(s.replace(/[aeiou]/gi, ''), t.replace(/[aeiou]/gi, '')),
  },
  {
    asks: 'a further condition or exception',
    said: [
      'of no importance|use|interest|account|concern|consequence|avail|effect',
      'stay|stand|remain|keep in|at|their|its|where place|they|it',
    ],
  },
  {
    asks: 'an anagram with the same first letter',
    said: [
      'same|its|their|that|equal first|last|initial|final letter|character',
      'start|starts|starting|begin|begins|beginning|end|ends|ending .. same|letter|with|as|like|alike',
      'first|last|initial|final letter|character|letters',
      'initial|initials',
    ],
    answer: (s, t) => isAnagram(s, t) && s[0] === t[0],
  },
  {
    asks: 'an anagram with the same last letter',
    said: [
      'same|its|their|that|equal first|last|initial|final letter|character',
      'start|starts|starting|begin|begins|beginning|end|ends|ending .. same|letter|with|as|like|alike',
      'first|last|initial|final letter|character|letters',
      'initial|initials',
    ],
    answer: (s, t) => isAnagram(s, t) && s.at(-1) === t.at(-1),
  },
  {
    asks: 'a further rule',
    said: [
      'of no importance|consequence|interest|use|account|concern',
      'ignore|ignored|ignoring|disregard|disregarded|overlooked',
    ],
  },
]

const lettersOf = (text) => text.replace(/[^a-z0-9]/gi, '')
const countsOf = (text) => [...new Set(text)].map((letter) => text.split(letter).length).sort()

function lacking(wanted, given) {
  const left = [...given]
  return [...wanted].filter((letter) => {
    const at = left.indexOf(letter)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  }).length
}
