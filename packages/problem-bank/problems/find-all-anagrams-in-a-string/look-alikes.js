const sorted = (word) => [...word].sort().join('')
const starts = (s, p, fits, size = p.length) =>
  size > s.length
    ? []
    : Array.from({ length: s.length - size + 1 }, (_, i) => i).filter((i) => fits(s.slice(i, i + size), p))
const apart = (places, gap) => {
  const kept = []
  for (const place of places) if (kept.length === 0 || place - kept.at(-1) >= gap) kept.push(place)
  return kept
}
const missing = (a, b) => [...b].reduce((rest, letter) => rest.replace(letter, ''), a).length

const lookAlikes = [
  {
    asks: 'positions counted from one',
    said: [
      '1|one based|indexed|index|indexing',
      'counted|counting|count|numbered|numbering|start|starting|starts|begin|beginning|begins .. from|at|with 1|one',
      'first character|letter|position|index is|has|at|being .. 1|one',
      'position 1|one',
    ],
    answer: (s, p) => findAnagrams(s, p).map((start) => start + 1),
  },
  {
    asks: 'where they end',
    said: [
      'end|ends|ending|last|final|finish|stop index|position|place|indices',
      'index|position|place .. end|ends|finish|last',
      'end of',
      'right|rightmost end',
      'where .. end|ends',
    ],
    answer: (s, p) => findAnagrams(s, p).map((start) => start + p.length - 1),
  },
  {
    asks: 'anagrams that are subsequences',
    said: [
      'subsequence|subsequences',
      'not necessarily contiguous|consecutive|adjacent',
      'scattered|gap|gaps|noncontiguous',
      'with .. between|gap|gaps|holes',
      'start|starts|starting|begin|begins|beginning|end|ends|ending with',
      'spread',
    ],
    answer: (s, p) =>
      starts(s, p, (_, word) => word.length > 0, 1).filter((i) => p.includes(s[i]) && missing(p, s.slice(i)) === 0),
  },
  {
    asks: 'exact occurrences',
    said: [
      'exact|exactly occurrence|match|copy|equal|same|equals',
      'equal to p',
      'occurrence of p',
      'same order',
      'identical',
    ],
    answer: (s, p) => starts(s, p, (part) => part === p),
  },
  {
    asks: 'rearrangements other than the word itself',
    said: [
      'excluding|exclude|except|besides .. itself|p|exact|word|pattern',
      'itself .. not|never|excluded',
      'not|never|other .. itself',
      'different|other than|from p|the|itself',
      'proper|true anagram|rearrangement|permutation',
      'but not|never .. p|same|equal|identical|word',
      'not|never equal|identical',
      'differ|differs|differing from',
    ],
    answer: (s, p) => starts(s, p, (part) => part !== p && sorted(part) === sorted(p)),
  },
  {
    asks: 'reversals of the word',
    said: ['reverse|reversed|reversal|backward|backwards|palindrome|mirror'],
    answer: (s, p) => starts(s, p, (part) => part === [...p].reverse().join('')),
  },
  {
    asks: 'rotations of the word',
    said: ['rotation|rotated|cyclic|cyclically', 'circular shift'],
    answer: (s, p) => starts(s, p, (part) => (p + p).includes(part)),
  },
  {
    asks: 'occurrences that do not overlap',
    said: [
      'cut|cuts|cutting|taken|snipped out|off|away',
      'is|are gone|removed|consumed|spent',
      'go|goes|going|continue|continues|search|searching|resume|resumes|move|moves on|after|behind|from|right|directly .. after|behind|end',
      'used|removed|taken|consumed|erased up|again',
      'as soon as',
      'taken|cut|removed off|out|away',
      'goes|go|continue|continues on behind|after',
      'nonoverlapping|disjoint',
      'not|never|no|without .. overlap|overlapping',
      'overlap .. not|forbidden|skip|ignored',
      'share|shares no',
      'share|shares a letter|character',
    ],
    answer: (s, p) => apart(findAnagrams(s, p), p.length),
  },
  {
    asks: 'letters whatever their case, or without blanks',
    said: [
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
      'ignoring|ignore|regardless|irrespective|disregard|disregarding .. case|capital|space|spaces|punctuation',
      'upper and lower .. same|equal',
    ],
    answer: (s, p) => findAnagrams(s.toLowerCase(), p.toLowerCase()),
  },
  {
    asks: 'rearrangements with one letter wrong',
    said: [
      'almost|nearly|near|close|mismatch|mismatches|typo',
      'at most one|1|k|two|2',
      'one|1|two|2 letter|character .. different|differ|wrong|changed|replaced|off|missing|deleted|removed',
      'up to one|1|k',
      'but one',
      'change|changing|replace|replacing one|1|a',
    ],
    answer: (s, p) => starts(s, p, (part) => missing(part, p) <= 1),
  },
  {
    asks: 'substrings of the same set of letters',
    said: [
      'same|equal|identical set',
      'set of letter|character',
      'only letter|character .. of|from|in',
      'each|every|all letter|character .. at least once',
      'however often|many',
      'regardless of .. count|often|frequency|number|many',
    ],
    answer: (s, p) => starts(s, p, (part) => sorted([...new Set(part)]) === sorted([...new Set(p)])),
  },
  {
    asks: 'only the first or the last of them',
    said: [
      'first|last|leftmost|rightmost|earliest|smallest anagram|occurrence|one|match|start|such|rearrangement|index|position',
      'only the|one',
    ],
    answer: (s, p) => findAnagrams(s, p).slice(0, 1),
  },
  {
    asks: 'anagrams around the end of the string',
    said: ['circular|circularly|cyclic|circle|wrap|wraps|wrapping|around|ring'],
    answer: (s, p) =>
      s.length < p.length ? [] : starts(s + s.slice(0, p.length - 1), p, (part) => sorted(part) === sorted(p)),
  },
  {
    asks: 'the start in descending order',
    said: [
      'from the largest|highest|greatest|last|biggest|right|end|back|rightmost',
      'largest|highest|greatest|last|rightmost|biggest|latest first|down|to',
      'backward|backwards',
      'reverse|reversed|opposite order',
      'falling|sinking|diminishing order|sequence',
      'descending|decreasing',
      'largest|last|highest first',
      'right to left',
    ],
    answer: (s, p) => findAnagrams(s, p).reverse(),
  },
  {
    asks: 'how many there are',
    said: ['how many', 'count|number of .. anagram|rearrangement', 'return|count the number'],
    answer: (s, p) => (findAnagrams(s, p).length ? [findAnagrams(s, p).length] : []),
  },
  {
    asks: 'each different anagram once',
    said: [
      'different|distinct|unique anagram|rearrangement|string|substring|word|permutation|arrangement|one',
      'same|equal|identical string|substring|word|anagram|letters|text|arrangement|order .. again|once|twice|only|first|ignored|skipped|before',
      'first occurrence|appearance|time',
      'again',
      'repeat|repeated|repeats|duplicate|duplicates|repetition',
      'already seen|found|met|reported|listed',
    ],
    answer: (s, p) =>
      findAnagrams(s, p).filter(
        (start, at, all) =>
          all.findIndex((other) => s.slice(other, other + p.length) === s.slice(start, start + p.length)) === at,
      ),
  },
  {
    asks: 'substrings of letters that the word has',
    said: [
      'all|each|only|solely .. occur|occurs|appear|appears|belong|belongs|found|come|comes|taken|contained .. p|pattern|word',
      'made|built|formed|composed|consist|consists|consisting only|solely|entirely|exclusively',
      'made|built|formed|composed up|entirely|solely|only from|of',
      'only|solely|nothing|none .. letter|character|but|other',
      'every|each letter|character .. occur|occurs|is|appears|contained|found|belongs',
    ],
    answer: (s, p) => starts(s, p, (part) => [...part].every((letter) => p.includes(letter))),
  },
  {
    asks: 'a further rule or exception',
    said: ['~true|false|start|starts|begin|begins as soon', '~true|false|start|starts|begin|begins as soon as'],
  },
]
