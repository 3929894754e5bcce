const lookAlikes = [
  {
    asks: 'a permutation of the second text within the first',
    said: [
      's1 contain|contains|includes|holds .. s2',
      's2 permutation|permutations',
      'permutation|anagram|rearrangement of s2',
      'substring of s1',
      'vice versa',
      'either|one of the two',
    ],
    answer: (s1, s2) => checkInclusion(s2, s1),
  },
  {
    asks: 'letters that need not stand together',
    said: [
      'cross|crossing|crossed|strike|striking|struck|rub|rubbed|cut out|off|away',
      'cross|crossing|erase|erasing|erased|remove|removing|removed|deleted|delete|omit|omitting|leave|leaving',
      'pick|picking|picked|choose|choosing|chosen|select|selecting|gather|collect',
      'left over|to',
      'spread|distant|far',
      '~taken|take|takes|taking|pulled|picked|cut|cuts|fall|falls|told|torn|tell|set|broken apart',
      'other letters|characters between|among',

      'wherever|anywhere',
      'no matter|whatever where',
      'subsequence',
      'not|neednt|without .. contiguous|consecutive|adjacent|together|next|substring',
      'noncontiguous|scattered',
      'not necessarily',
      'skip|skipping|deleting|delete|dropping',
    ],
    answer: (s1, s2) => lacking(s1, s2) === 0,
  },
  {
    asks: 'the text itself rather than a permutation of it',
    said: [
      'still|stays|remains|remain|keeps|kept in|at|its|front|first|place',
      'first|last letter|character .. first|last|front|still|place',
      'same|original|exact|given|exactly order',
      'in order',
      'without rearranging|reordering',
      'exact copy|match|occurrence',
      'as it is|stands',
    ],
    answer: (s1, s2) => s2.includes(s1),
  },
  {
    asks: 'a permutation other than the text itself',
    said: [
      'order different|other|another',
      'different|another order',
      'other|different than|from .. itself',
      'other than',
      'other than|itself',
      'proper|different permutation|anagram|order|arrangement|rearrangement',
      'different from s1|itself|the|word|pattern',
      'not .. equal|identical|same .. s1|itself|word|pattern',
      'not s1|itself',
      'unequal|nontrivial|apart from',
      'except s1|itself|the|for',
    ],
    answer: (s1, s2) => windows(s1, s2).some((window) => lacking(s1, window) === 0 && window !== s1),
  },
  {
    asks: 'a permutation after at most one change',
    said: [
      'at most one|1',
      'change|changed|changing|replace|replaced|replacing|substitute|substituting|modify|modifying|alter|altering|edit|swap',
      'mismatch|mismatched|wildcard|almost|nearly|differ|differs|error|typo',
      'one|1 letter|character .. different|differ|wrong|off|may|can',
      'all but|except one|1',
    ],
    answer: (s1, s2) => windows(s1, s2).some((window) => lacking(s1, window) <= 1),
  },
  {
    asks: 'letters whatever the case',
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
      'ignore|ignoring|ignored|regardless|disregard|disregarding|irrespective|whatever .. case|capitalisation|capitalization',
      'uppercase|capital .. same|equal|equals|count',
    ],
    answer: (s1, s2) => checkInclusion(s1.toLowerCase(), s2.toLowerCase()),
  },
  {
    asks: 'the same set of letters, however often each',
    said: [
      'once .. even|though|although|however|regardless|if',
      'even|although|though .. several|twice|more|repeatedly|often',
      'often|many times .. not|no|plays|matter',
      'single time|copy .. even|each',
      'duplicate|duplicates|repeated|repetition .. ignored|dropped|removed|once|count|collapsed',

      'distinct|unique letter|character',
      'set of .. letter|character',
      'regardless|irrespective|ignoring|whatever|matter .. often|count|many|times|multiplicity|frequency',
      'however often|many',
      'at least once',
      'any number of times',
    ],
    answer: (s1, s2) =>
      substringsOf(s2).some(
        (text) => new Set(text).size === new Set(s1).size && [...s1].every((letter) => text.includes(letter)),
      ),
  },
  {
    asks: 'a window that holds all the letters and maybe others',
    said: [
      'no|not longer|wider|larger|more than',
      'at most|least|up twice|double|one|two|k|to|as',
      'stretch|window|substring|part|section|block|piece .. includes|include|including|contain|contains|containing|cover|covers|holds|hold',
      'surplus|spare|superfluous|more|left',

      'extra|additional|other|further letter|character',
      'at least|contains|containing|covers|covering|includes all|every|each',
      'superset|window .. contain',
    ],
    answer: (s1, s2) => lacking(s1, s2) === 0,
  },
  {
    asks: 'the text turned round',
    said: ['reverse|reversed|reversal|reversing|backward|backwards|mirror|mirrored'],
    answer: (s1, s2) => s2.includes(s1) || s2.includes([...s1].reverse().join('')),
  },
  {
    asks: 'a rotation of the text',
    said: ['rotate|rotated|rotating|rotation|rotations|cyclic|cyclically|shift|shifted'],
    answer: (s1, s2) => [...s1].some((_, turn) => s2.includes(s1.slice(turn) + s1.slice(0, turn))),
  },
  {
    asks: 'a circular text',
    said: ['circular|circle|cyclic|ring|wrap|wraps|wrapped|wrapping|loop|round|around'],
    answer: (s1, s2) => s1.length <= s2.length && checkInclusion(s1, s2 + s2.slice(0, s1.length - 1)),
  },
  {
    asks: 'a permutation that begins the text',
    said: [
      'prefix',
      'begin|begins|beginning|start|starts|starting with|of s2',
      'at the start|beginning|front|head',
      'start|starts|begin|begins with',
    ],
    answer: (s1, s2) => s1.length <= s2.length && lacking(s1, s2.slice(0, s1.length)) === 0,
  },
  {
    asks: 'a permutation that ends the text',
    said: ['suffix', 'end|ends|ending with|of s2', 'at the end|back|tail'],
    answer: (s1, s2) => s1.length <= s2.length && lacking(s1, s2.slice(-s1.length)) === 0,
  },
  {
    asks: 'exactly one such place',
    said: [
      'exactly|precisely|only|just one|1 substring|place|position|permutation|window|such|anagram|occurrence|spot|of',
      'unique place|position|substring|window',
    ],
    answer: (s1, s2) => windows(s1, s2).filter((window) => lacking(s1, window) === 0).length === 1,
  },
  {
    asks: 'two such places',
    said: [
      'two|several|multiple|different permutation|substring|place|anagram|position|window',
      'at least two|twice|2',
      'more than one|once',
    ],
    answer: (s1, s2) => windows(s1, s2).filter((window) => lacking(s1, window) === 0).length >= 2,
  },
  {
    asks: 'every permutation to occur',
    said: [
      'every|all permutation|permutations|anagram|anagrams|arrangement|arrangements|rearrangement|rearrangements',
      'each permutation',
      'all of .. permutation|anagram',
    ],
    answer: (s1, s2) => ordersOf(s1).every((order) => s2.includes(order)),
  },
  {
    asks: 'the whole texts to be rearrangements of each other',
    said: [
      'whole|entire s2|string|text|word',
      's2 is|be a permutation|anagram|rearrangement',
      'anagram|permutation|rearrangement|reordering|shuffling of each|one',
      'anagram|permutation|rearrangement|reordering of the other|second|whole',
      'each other|others',
      'both|two|these word|string|text .. anagram|permutation|rearrangement',
      'are|is|be|form|just|merely|only anagram',
      'have|has|share|having|show|with|of the|an same|equal|identical parikh|letter|character',
      'and|do v|t|b|y|second|w have|has|share .. same|equal parikh|letter|character',
      'parikh vector .. equal|coincide|coincides|agree|agrees|same|identical|match',
      'equal|identical|coinciding parikh',
      'same|equal length .. letter|character|permutation|anagram',
      'rearranged|reordered|shuffled|permuted|rearranging|reordering|shuffling .. into|to|give|obtain|become|becomes|yield|get',
      'none|nothing added|left|over',
    ],
    answer: (s1, s2) => s1.length === s2.length && lacking(s1, s2) === 0,
  },
  {
    asks: 'a permutation that is another',
    said: ['differs|differ|different from|than the|s1|pattern|word|itself'],
  },
  {
    asks: 'a further rule or exception',
    said: ['no longer', 'unlike|contrary usual|the|in|to'],
  },
]

const windows = (s1, s2) => substringsOf(s2).filter(({ length }) => length === s1.length)
const substringsOf = (s) =>
  [...s].flatMap((_, start) => [...s.slice(start)].map((_, length) => s.slice(start, start + length + 1)))
const ordersOf = (s) =>
  s.length < 2
    ? [s]
    : [...s].flatMap((letter, at) => ordersOf(s.slice(0, at) + s.slice(at + 1)).map((rest) => letter + rest))

function lacking(wanted, given) {
  const left = [...given]
  return [...wanted].filter((letter) => {
    const at = left.indexOf(letter)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  }).length
}
