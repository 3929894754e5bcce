const countOf = (text, letter) => text.split(letter).length - 1
const isSubsequence = (part, wanted) => {
  let met = 0
  for (const letter of part) if (letter === wanted[met]) met++
  return met === wanted.length
}
const covers = (part, wanted) =>
  [...new Set(wanted)].every((letter) => countOf(part, letter) >= countOf(wanted, letter))

/** All parts of the text, shorter ones first and of equally long ones the first. */
function partsOf(text) {
  const parts = []
  for (let length = 1; length <= text.length; length++)
    for (let start = 0; start + length <= text.length; start++) parts.push(text.slice(start, start + length))
  return parts
}

const shortest = (text, fits) => partsOf(text).find(fits) ?? ''

const lookAlikes = [
  {
    asks: 'the characters in the given order',
    said: [
      'subsequence',
      'same|given|that|this|right|their|exact order|sequence',
      'in order',
      'order .. preserved|kept|maintained|appear|respected|same|retained|counts',
      'order matters',
      'one after another|the',
      'consecutively|successively',
      'keeping|preserving|maintaining|respecting .. order',
      'as they|in come|stand|written',
      'one before|after|behind',
      'left to right',
      'follow|follows|followed|following',
      'before',
      'in turn',
      'in the|this|that|which order|sequence',
      'first .. then',
    ],
    answer: (s, t) => shortest(s, (part) => isSubsequence(part, t)),
  },
  {
    asks: 'each different character once',
    said: [
      'whatever|regardless|irrespective .. number|count|often|many',
      'consists|consist|made|composed of|up',
      'sort|sorts|kind|kinds|type',
      'one of a|each|every',
      'distinct|unique character|letter|symbol',
      'each|every|all different character|letter|symbol',
      'at least once',
      'once each',
      'each|every|one .. only|least|suffices|enough once',
      'once suffices|enough|is|only',
      'without|ignoring|ignore|ignored|regardless|irrespective|disregarding .. duplicate|multiplicity|repeat|repetition|often|count|times|frequency',
      'duplicate|repeat|repetition|multiplicity .. ignored|ignore|irrelevant|once|collapsed|needless',
      'not .. duplicate|duplicates|multiplicity|multiplicities',
      'as a set',
      'no matter how',
      'regardless of how',
      'one|single occurrence|copy',
      'repeated .. once',
      'how often',
      'often|many|frequently .. no|not matter|count|importance',
      'one|single of each',
      'present|occur|occurs|appear|appears at',
      'once .. enough|suffices|sufficient',
      'enough .. once|one',
      'any|some occurrence',
      'kinds|kind|types of',

      'more often|than once .. no',
      'a set',
      'need|needs|have|has only|just|merely .. once|one',
      'need|needs|present|there|found|contained|occur|occurs|appear|appears|held|covered|met only|just|merely once',
      'only|just|merely once|one',
      'a single time|copy|one',
      'twice|double|doubled|repeats|repetition|duplicate .. no|nothing|like|same|single|one|more',
      'each|every|all kind|kinds|type|types',
      'no importance|account|consequence',
    ],
    answer: (s, t) => shortest(s, (part) => [...t].every((letter) => part.includes(letter))),
  },
  {
    asks: 'no other characters',
    said: [
      'whose letters|characters|signs .. occur|come|belong|appear|are',
      'nothing|none|no .. outside|missing|absent|elsewhere',
      'all|each|every of whose',
      'made|make|makes|consists|consist|composed|built up|only|from',
      '~that|and consist|consists|composed|made|built of ~a|many|lowercase|uppercase|upper|english|n|m',
      '~the|is|be|exist|exists|one only|nothing|pure|purely ~upper|lower|uppercase|lowercase|english|letter|letters|one',
      'no other|additional|extra|further character|letter|symbol',
      'nothing else|more|but',
      'only .. characters|letters of|from|in',
      'exactly the|these|those|this|as',
      'only the|those|these',
      'other characters .. not|forbidden',
      'anagram|anagrams|permutation|permutations|rearrangement',
      'window|substring|piece|stretch|part|it|that consist only|exactly',

      'made only|exactly',
      'surplus|excess|foreign|stranger|strangers',
      'spare',
      'no|nothing .. besides|else|other|alien',
      'unneeded|superfluous|unwanted',
    ],
    answer: (s, t) => shortest(s, (part) => covers(part, t) && [...part].every((letter) => t.includes(letter))),
  },
  {
    asks: 'exactly as many of each character',
    said: [
      'exactly as|the|that|once|those|many|so',
      'exactly|precisely .. many|number|often|times|count|frequency|once',
      'same|equal number|count|frequency',
      'not more|fewer',
      'anagram|anagrams|permutation|permutations|rearrangement',
      'no more than',
    ],
    answer: (s, t) => shortest(s, (part) => [...t].every((letter) => countOf(part, letter) === countOf(t, letter))),
  },
  {
    asks: 'an anagram of the wanted characters',
    said: ['anagram|permutation|rearrangement', 'exactly the|these|those', 'no other|additional|extra', 'nothing else'],
    answer: (s, t) => shortest(s, (part) => part.length === t.length && covers(part, t)),
  },
  {
    asks: 'upper and lower case to be the same',
    said: [
      'large|big|capital or small|little',
      'small|lower|lowercase|little .. well|good as .. capital|large|upper|uppercase|big',
      'capital|large|upper|uppercase .. well|good as .. small|lower|lowercase|little',
      'either|any|whatever size|case',
      'capital|capitals|uppercase|upper|lower|lowercase|small|large|case .. not differ|different|distinguished|told|apart|separate|separated',
      'not .. distinguish|distinguished|tell|told|separate .. case|capital|capitals|upper|uppercase|lowercase',
      'without|no|not|little regard|respect|heed|attention|distinction|difference|distinguishing .. case|capital|capitals|capitalisation|capitalization|upper|lowercase|uppercase',
      'case .. no difference|distinction|role|part|bearing|influence|effect',
      'capital|uppercase|upper .. serve|serves|stand|stands|pass|passes|replace|replaces|good|substitute|match|matches .. small|lower|lowercase',
      'lower|lowercase|small letter .. serve|serves|stand|stands|pass|passes|replace|replaces|good|substitute|match|matches .. capital|upper|uppercase',
      'a|b|q .. as good as a|an|b|q',
      'be|is|are it|they|letter|large|small|capital|upper|lower .. or|and large|small|capital|upper|lower .. alike|same|irrelevant|indifferent',

      'insensitive|insensitively|caseless',
      'a and a .. same|equal|alike',
      'case ignored|folded|does|doesnt',
      'ignore|ignoring|ignores|regardless|irrespective|disregard|disregarding .. case',
      'upper|uppercase|capital|lower|lowercase .. are|as|count|considered|treated|is the|as same',
      'upper|uppercase|capital|lower|lowercase .. are|as|count|considered|treated|is equal|alike|identical|interchangeable|equivalent',
      'case is|are irrelevant|ignored|immaterial|unimportant',
      'case .. not|doesnt matter|important|distinguished|count',
      'regardless|whether of|upper|lower|capital case',
      'either case',
    ],
    answer: (s, t) => shortest(s, (part) => covers(part.toLowerCase(), t.toLowerCase())),
  },
  {
    asks: 'any of the characters, or all but some',
    said: [
      'one|some .. miss|misses|forgo|without|spare',
      'but|except for|at|one|a',
      'one|some .. lack|lacking|lacks|missing|absent',
      'all but',
      'lack|lacks|lacking|miss|misses|missing|forgo|dispense .. one|single|at',
      'any|one|some of the character|letter',
      'at least one|two|k|half|1|2 of|character|letter|different|distinct',
      'all but|except one|1|k|two',
      'most .. characters',
      'missing|lacks|lack|lacking one|1|at|k',
      'may|can be missing|absent|skipped|omitted',
    ],
    answer: (s, t) => shortest(s, (part) => [...t].some((letter) => part.includes(letter))),
  },
  {
    asks: 'none of the characters',
    said: [
      'none|without|no .. character|letter of|from|in',
      'none of',
      'not contain|include|containing|including',
      'avoid|avoids|avoiding|free of',
      'excluding|excludes|lacks',
      'contains|containing no|none',
    ],
    answer: (s, t) => partsOf(s).findLast((part) => ![...t].some((letter) => part.includes(letter))) ?? '',
  },
  {
    asks: 'the longest substring',
    said: ['longest|largest|maximum|maximal|biggest|greatest', 'maximize|maximise'],
    answer: (s, t) => partsOf(s).findLast((part) => covers(part, t)) ?? '',
  },
  {
    asks: 'the longest substring of the wanted characters',
    said: ['longest|largest|maximum|maximal|biggest|greatest', 'only|nothing'],
    answer: (s, t) => partsOf(s).findLast((part) => [...part].every((letter) => t.includes(letter))) ?? '',
  },
  {
    asks: 'the last of several shortest substrings',
    said: [
      'last|rightmost|latest|later one|such|window|substring|of|piece|in',
      'rightmost|latest',
      'several|multiple|many|two|tie .. last|rightmost|latest|largest|later',
      'lexicographic|lexicographical|lexicographically|alphabetical|alphabetically',
      'largest|greatest|highest start|index|starting|position',
      'ends|end last',
      'ends|starts latest',
    ],
    answer: (s, t) => {
      const all = partsOf(s).filter((part) => covers(part, t))
      return all.findLast((part) => part.length === all[0].length) ?? ''
    },
  },
  {
    asks: 'the lexicographically smallest of the shortest substrings',
    said: [
      'lexicographic|lexicographical|lexicographically|alphabetical|alphabetically|alphabet|dictionary',
      'comes first',
    ],
    answer: (s, t) => {
      const all = partsOf(s).filter((part) => covers(part, t))
      return all.filter((part) => part.length === all[0].length).sort()[0] ?? ''
    },
  },
  {
    asks: 'the first or leftmost substring',
    said: [
      'first substring|window|piece|stretch|such',
      'leftmost|earliest',
      'ends|end earliest|first|soonest',
      'starts|start|begins earliest|first|at',
      'prefix|suffix',
      'begin|begins|start|starts|starting .. beginning|start|first',

      'from the left|front',
    ],
    answer: (s, t) => Array.from(s, (_, at) => s.slice(0, at + 1)).find((part) => covers(part, t)) ?? '',
  },
  {
    asks: 'the shortest ending',
    said: ['suffix|tail|ending', 'at the end', 'ends at|with'],
    answer: (s, t) => Array.from(s, (_, at) => s.slice(s.length - at - 1)).find((part) => covers(part, t)) ?? '',
  },
  {
    asks: 'a circular text',
    said: [
      'circle|circular|circularly|ring|cyclic|cyclically|loop|around|wrap|wraps|wrapping',
      'rotation|rotated|rotate',
    ],
    answer: (s, t) => shortest(s + s, (part) => part.length <= s.length && covers(part, t)),
  },
  {
    asks: 'each character twice, or one more than asked for',
    said: [
      'twice|two times|double|doubled',
      'each .. least two|2|twice|k|three',
      'at least two|2|k|three|twice',
      'twice as',
    ],
    answer: (s, t) => shortest(s, (part) => covers(part, t + t)),
  },
  {
    asks: 'a substring that begins or ends with a given character',
    said: [
      'begin|beginning|start|starting|end|ending with',
      'first .. last .. character|letter',
      'first|last character|letter of',
      'between .. first|last',
      'begins|starts|ends|begin|start|end|opening|closing with|in|on',
      'opens|open|closes|close with',
      'whose first|last',
      'from .. first|last character|letter',
    ],
    answer: (s, t) => shortest(s, (part) => covers(part, t) && part.startsWith(t[0])),
  },
  {
    asks: 'the characters of the text in the pattern',
    said: ['of t that contains .. s', 'shorter|longer of', 'either', 'reverse|reversed|backward|backwards', 'sorted'],
    answer: (s, t) => minWindow(s, t) || minWindow(t, s),
  },
  {
    asks: 'a substring that avoids or limits other characters',
    said: [
      'at most k|one|1|two|2|three other|character|letter|distinct|different',
      'at least k|three character|letter|long',
      'length .. at least|most|even|odd|k',
      'vowel|digit|space|consonant',
      'wildcard|joker',
      'replace|replaced|change|changed',
    ],
    answer: (s, t) => minWindow(s, t),
  },
  {
    asks: 'another of several, or an end that differs',
    said: ['most|more recent', 'begin|begins|start|starts and end .. same|different'],
  },
  {
    asks: 'a substring of two characters at least',
    said: [
      'at least two|2 letter|character|symbol long|in',
      'long|length .. at least two|2',
      'longer than one|1',
      'two|2 letter|character|symbol long|or',
      'single|lone|mere|solitary letter|character|one .. not|no|never|too|nothing',
      'too short',
      'shorter than two|2',
      'minimum length',
    ],
    answer: (s, t) => shortest(s, (part) => part.length > 1 && covers(part, t)),
  },
  {
    asks: 'a substring with a character that is not wanted',
    said: [
      't .. not|lacks|lack|without',
      'not|never .. in|of|from|to t',
      'foreign|alien|stranger|strangers|outside',
      'at least one|1 other|further|more|letter|character|additional|extra',
      'other|further|additional|extra letter|character .. must|has|have|needed|required',
    ],
    answer: (s, t) => shortest(s, (part) => covers(part, t) && [...part].some((letter) => !t.includes(letter))),
  },
  {
    asks: 'a further rule or exception',
    said: ['is|are|be enough|sufficient', 'none of'],
  },
]
