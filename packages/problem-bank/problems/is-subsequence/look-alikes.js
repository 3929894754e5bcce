const lookAlikes = [
  {
    asks: 'a substring, without gaps',
    said: [
      '~necessarily|be|stand one right|directly|immediately|straight after|behind',
      'is|are|as|if|whether|forms|form a|substring substring|contiguous|consecutive|continuous|unbroken',
      'whether|if .. substring',
      'without|no gap|gaps|interruption|skipping',
      'contiguous|consecutive|unbroken|uninterrupted|continuous piece|part|block|stretch|run|substring|portion|segment|section',
      'stand|standing|appear|appears|appearing|occur|occurs|letters contiguously|consecutively|adjacent|uninterrupted',
      'in one piece|block',
      'order side by side',
      'standing side by side',
      'next to|directly after one|each',
      'adjacent|immediately|directly',
    ],
    answer: (s, t) => t.includes(s),
  },
  {
    asks: 'a beginning of the other string',
    said: ['prefix|beginning|start|starts|begins|begin'],
    answer: (s, t) => t.startsWith(s),
  },
  {
    asks: 'a subsequence that uses the first letter of the other string',
    said: [
      'initial|opening letter|character|one',
      'first letter|character',

      'first letter|character .. used|kept|chosen|included|same|stay|match|part',
      'starting|beginning|start|begin|starts|begins with',
      'keep|keeping|include|including .. first',
    ],
    answer: (s, t) => isSubsequence(s, t) && s[0] === t[0],
  },
  {
    asks: 'a subsequence that ends with the last letter of the other string',
    said: [
      'final|closing letter|character|one',
      'end|ends|ending on|at|with',
      'finish|finishes|finishing',
      'last letter|character',

      'last letter|character .. used|kept|chosen|included|same|stay|match|part',
      'end|ends|ending with|in',
      'keep|keeping|include|including .. last',
    ],
    answer: (s, t) => isSubsequence(s, t) && s.at(-1) === t.at(-1),
  },
  {
    asks: 'a subsequence once a letter is changed',
    said: [
      'one|1|single|k mismatch|mistake|typo|error|change|replacement|substitution|edit|joker|wildcard',
      'one|1|single|k letter|character ~for|per|to',
      'at most|up to one|1|two|2|k|once',
      'after|by|allowed|may|can|could changing|change|replacing|replace|substituting|substitute|altering',
      'changing|change|replacing|replace|substituting|alter|altering .. letter|character',
      'wildcard|joker|wild',
    ],
    answer: (s, t) =>
      isSubsequence(s, t) ||
      [...s].some((_, place) =>
        [...t].some((letter) => isSubsequence(s.slice(0, place) + letter + s.slice(place + 1), t)),
      ),
  },
  {
    asks: 'a subsequence once a letter of the short string is left out',
    said: [
      'removing|deleting|dropping|skipping|ignoring|omitting|leaving at most|up|out|one|a|exactly|any|single',
      'remove|delete|drop|skip|ignore|omit at most|up|one|a|exactly|single',
      'at most|up to one|1|two|2|k|once',
      'one letter|character .. removed|deleted|dropped|missing|ignored|omitted|skipped|absent',
      'but|except one',
    ],
    answer: (s, t) =>
      isSubsequence(s, t) || [...s].some((_, place) => isSubsequence(s.slice(0, place) + s.slice(place + 1), t)),
  },
  {
    asks: 'a subsequence in a circle',
    said: [
      'circular|circle|cyclic|cyclical|cyclically|circularly|ring|rotation|rotated|rotating|rotate|wheel|necklace|loop|wrap|wraps|wrapping|wrapped',
      'around the end',
      'end .. continue|continues|continuing|go|goes .. start|beginning|first',
      'from the end to the start|beginning',
    ],
    answer: (s, t) =>
      isSubsequence(s, t) || [...t].some((_, place) => isSubsequence(s, t.slice(place) + t.slice(0, place))),
  },
  {
    asks: 'a subsequence of the string repeated',
    said: [
      'infinite|infinitely|endless|endlessly|forever|concatenation|concatenated|concatenating',
      'over and over',
      'again and again',
      'repeated|repeating infinitely|endlessly|forever|as|any|until|again|many',
      'repeating t',
      'repeated copies|concatenation',
      'as often as',
      'many|several|more copies|passes|times',
    ],
    answer: (s, t) => [...s].every((letter) => t.includes(letter)),
  },
  {
    asks: 'its letters in any order',
    said: [
      'in any|whatever|arbitrary order',
      'order .. not matter|irrelevant|unimportant|ignored|free',
      'order does|is not',
      'regardless|irrespective|independent of .. order',
      'may|can|could|you rearrange|reorder|permute|shuffle',
      'may|can|could be rearranged|reordered|permuted|shuffled',
      'after|by rearranging|reordering|permuting|shuffling',
      'anagram|anagrams|permutation|scrambled|jumbled|rearrangement',
    ],
    answer(s, t) {
      const left = [...t]
      return [...s].every((letter) => left.includes(letter) && left.splice(left.indexOf(letter), 1))
    },
  },
  {
    asks: 'capitals and small letters taken for the same',
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
      'ignore|ignoring|ignored|regardless|irrespective|disregard|disregarding .. case|capital|capitalization|capitalisation',
      'case .. matter|ignored|irrelevant|disregarded|unimportant',
      'uppercase|upper|capital|capitals .. same|equal|equals|equivalent|alike|counts|match|matches',
      'same letter .. case',
    ],
    answer: (s, t) => isSubsequence(s.toLowerCase(), t.toLowerCase()),
  },
  {
    asks: 'a subsequence read from right to left',
    said: [
      'backward|backwards|reverse|reversed|reversal|reversing|opposite order|direction',
      'backward|backwards|reverse|reversed|reversal|reversing',
      'right to left',
      'from the end|back|right',
      'either|both|any direction',
    ],
    answer: (s, t) => isSubsequence([...s].reverse().join(''), t),
  },
  {
    asks: 'a subsequence in either direction',
    said: [
      'backward|backwards|reverse|reversed|reversal',
      'either|both|any direction|directions',
      'either way',
      'right to left',
    ],
    answer: (s, t) => isSubsequence(s, t) || isSubsequence([...s].reverse().join(''), t),
  },
  {
    asks: 'a subsequence that is not the whole string',
    said: [
      'proper',
      'strictly|truly shorter|smaller',
      'at least one|1 .. deleted|removed|crossed|left|struck|dropped|erased|deletion',
      'not equal|itself|identical|whole',
      'deleting|removing|crossing .. at least one|1',
      'different from',
      'one or more',
    ],
    answer: (s, t) => isSubsequence(s, t) && s !== t,
  },
  {
    asks: 'the empty string to be none',
    said: [
      'empty .. return|gives|is|counts|yields false|not|no',
      'empty .. false|never',
      'nonempty subsequence',
      'false .. empty',
    ],
    answer: (s, t) => s !== '' && isSubsequence(s, t),
  },
  {
    asks: 'a subsequence without neighbouring letters',
    said: [
      'always|must .. between',
      'two .. never|not|cannot stand|be|are|follow|come .. next|beside|adjacent|directly|right',
      'never|not|no .. next to each',
      'always something|another|some|others',
      'between any two',
      'at least one further|other|more letter|character',
      'no two .. adjacent|consecutive|neighboring|neighbouring|neighbors|neighbours|next|side|adjacently',
      'nonadjacent|nonconsecutive|nonneighbouring',
      'at least one|1 .. between|gap',
      'at least .. gap|apart',
      'never .. adjacent|neighbouring|consecutive',
    ],
    answer(s, t) {
      let place = -2
      return [...s].every((letter) => {
        place = t.indexOf(letter, place + 2)
        return place >= 0
      })
    },
  },
  {
    asks: 'a subsequence found twice',
    said: [
      'twice|thrice',
      'two|2|k|three|several times|occurrences|ways',
      'more than once',
      'at least two|2|k',
      'exactly|precisely once',
      'exactly|only|precisely one way|time|place',
      'unique|single way|subsequence',
      'uniquely',
    ],
    answer(s, t) {
      const ways = [1, ...[...s].fill(0)]
      for (const letter of t)
        for (let end = s.length; end > 0; end--) if (s[end - 1] === letter) ways[end] += ways[end - 1]
      return ways[s.length] > 1
    },
  },
  {
    asks: 'a subsequence found in exactly one way',
    said: [
      'exactly|precisely once',
      'exactly|only|precisely one way|time|place',
      'unique|single way|subsequence',
      'uniquely',
      'just one',
    ],
    answer(s, t) {
      const ways = [1, ...[...s].fill(0)]
      for (const letter of t)
        for (let end = s.length; end > 0; end--) if (s[end - 1] === letter) ways[end] += ways[end - 1]
      return ways[s.length] === 1
    },
  },
  {
    asks: 'the opposite: that it is none',
    said: ['true if .. is not', 'not a subsequence', 'false if .. is a'],
    answer: (s, t) => !isSubsequence(s, t),
  },
  {
    asks: 'a subsequence under a further condition',
    said: [
      'more than one|two|three|once|k letter|letters|character|characters|places|apart|gap|twice',
      'may|can be used again|repeatedly',
      'used again|repeatedly',
    ],
  },
  {
    asks: 'either string to be in the other',
    said: [
      'one of the|them two|strings|both|words',
      'either',
      'whichever',
      'vice versa',
      'no matter|whatever which',
      'other way',
      'each|one in|of the|within other',
      'shorter|longer .. longer|shorter',
    ],
    answer: (s, t) => isSubsequence(s, t) || isSubsequence(t, s),
  },
  {
    asks: 'a subsequence whose gaps are limited',
    said: [
      'most|than|to|exactly|just|only|precisely|k one|two|three|four|five|k|1|2|3|4|5|a other|others|letter|letters|character|characters|foreign|place|places|position|positions|between|skipped',
      'between .. no|not more|fewer',
      'more than .. between|skipped',
    ],
  },
  {
    asks: 'a further rule',
    said: [
      'no|never|not|nor more|longer|larger|further|bigger|greater|higher|deeper|fewer|less than one|two|three|four|five|six|2|3|4|5|6',
      'more|longer|further|farther|larger|bigger|greater|higher|deeper than two|three|four|five|six|2|3|4|5|6',
      'more than two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'no|not|never more|longer|further|larger|greater|higher than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'may|can be used|taken|counted|visited|chosen|entered again|twice|repeatedly|more|several',
    ],
  },
]
