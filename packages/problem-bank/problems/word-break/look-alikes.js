const lookAlikes = [
  {
    asks: 'words that may be used once each',
    said: [
      'no|not|never|cannot .. two|three|several|different|more places|spots|positions|times',
      'card|cards|ticket|tickets|stamp|stamps',
      'left|leaves|leave|leaving your|the|my|his|her|our hand|box|set|supply|list|bag|dictionary',
      'hand|deck|table|played|laid|dealt',
      'use|used|taken|played|spent .. up|gone|away|out',
      'no copies|duplicates|spare|replacement',
      'not .. replaced|returned|put back|come',
      'as often|many .. list|listed|dictionary',
      'run|runs out',
      'most|only|exactly|just once',
      'not|never|cannot|cant|without .. reused|reuse|reusing|again|twice|repeated|repeating|repetition',
      'no word|one|token .. twice|again|reused',
      'no .. reuse|reused|repetition',
      'into different|distinct',
      'single use',
      'used up',
      'no|not|never|without .. more than once',
      'no|never|not .. second|again|another time',
      'gone|struck|crossed|spent|consumed|discarded',
      'second|another time|copy',
      'once each|only|per|apiece',
      'once at most',
      'use|used|taken|needed|spoken|said once',
      'only|just|a one|single copy|panel|token|piece',
      'no two .. same|alike|equal|identical',
      'each|every|any word|token|panel|one|entry .. once',
      'one|single copy|specimen|use',
      'no longer',
      'taken out',
      'all of them different|distinct|unlike',
      'different|unlike words|stamps|pieces|ones used|put|set|laid',
      'crossed|struck|used|taken out|off|up|away',
      'one of each',
      'no|never|not .. twice|again|repeated',
    ],
    answer: (s, wordDict) => cuts(s, wordDict).some((words) => new Set(words).size === words.length),
  },
  {
    asks: 'every word of the dictionary used',
    said: [
      'none|no|not|never|without .. unused|idle|spare|missing',
      'not .. idle|unused',
      'all|every|each word|token must|has|have|should',
      'using|use|uses all|every',
      'all of the word .. used',
      'at least once',
      'permutation|arrangement|concatenation of all|every',
      'must be used',
      'none .. left|unused',
      'all|every must|has|have',
      'gets|takes its|a turn',
      'whole list|dictionary|vocabulary|lexicon',
    ],
    answer: (s, wordDict) => cuts(s, wordDict).some((words) => wordDict.every((word) => words.includes(word))),
  },
  {
    asks: 'every word of the dictionary used exactly once',
    said: ['exactly once', 'using|use|uses all|every', 'permutation|arrangement|concatenation of all|every|the'],
    answer: (s, wordDict) =>
      cuts(s, wordDict).some((words) => String(words.toSorted()) === String(wordDict.toSorted())),
  },
  {
    asks: 'exactly two words',
    said: ['two|2 word|part|piece|token|dictionary', 'exactly|precisely two|2|three|3|k', 'k word|part|piece|token'],
    answer: (s, wordDict) => cuts(s, wordDict).some(({ length }) => length === 2),
  },
  {
    asks: 'at least two words',
    said: [
      '~to|of|no two words|pieces|tokens ~are|is|in',
      'at least two|2',
      'two|2 or more',
      'more than one|1 word|token',
      'several|shorter word',
      'concatenated|compound word',
      'not .. itself|whole',
      'more than one|1|a piece|part|panel|token',
      'two .. or more',
      'at least one|1 cut|space|blank|split|gap',
      'must .. cut|split|divided',
      '~every|each single|one word|token|panel|piece .. not|never|does|no|is',
      'not|never|rather .. ~shorter|longer|first|last|this|that|which|the|need|needs single|one|uncut',
      'actually|really|truly cut|split',
      'by itself',
    ],
    answer: (s, wordDict) => cuts(s, wordDict).some(({ length }) => length >= 2),
  },
  {
    asks: 'at most two words',
    said: [
      'at most two|2|k|three|3',
      'up to two|2|k|three|3',
      'no|not more than',
      'fewer|less than',
      'more than two|2|three|3|four|4|five|k',
      'up to three|3|four|k',
      'only|just|a|one one|1|single cut|split|blank|space|gap',
      'one cut|blank|split',
      'two|three|four words|pieces|tokens|parts',
      'limit',
    ],
    answer: (s, wordDict) => cuts(s, wordDict).some(({ length }) => length <= 2),
  },
  {
    asks: 'exactly one way to cut the text',
    said: [
      'exactly|only|just|precisely one|1 way|segmentation|split|cut|manner|decomposition',
      'unique way|segmentation|split|cut|decomposition',
      'uniquely|unambiguous|unambiguously',
      '~least one|single way|manner',
    ],
    answer: (s, wordDict) => cuts(s, wordDict).length === 1,
  },
  {
    asks: 'two or more ways to cut the text',
    said: [
      'several|two|multiple|different|ambiguous|ambiguously ways|way|segmentations',
      'ambiguous|ambiguously',
      'more than one|1 way|segmentation',
    ],
    answer: (s, wordDict) => cuts(s, wordDict).length >= 2,
  },
  {
    asks: 'palindromes',
    said: ['palindrome|palindromes|palindromic|backwards|backward|reversed|reverse|mirrored|mirror'],
    answer: (s, wordDict) =>
      wordBreak(
        s,
        wordDict.filter((word) => word === [...word].reverse().join('')),
      ),
  },
  {
    asks: 'words that may be turned round as well',
    said: ['backwards|backward|reversed|reverse|mirrored|mirror', 'either direction'],
    answer: (s, wordDict) => wordBreak(s, [...wordDict, ...wordDict.map((word) => [...word].reverse().join(''))]),
  },
  {
    asks: 'words whose letters may be in any order',
    said: [
      'shuffle|shuffles|shuffling|jumble|jumbled|jumbling|reorder|reordered|reordering|stir|stirred|sorted|mixed|unscramble|unscrambled|scramble|scrambling',
      'letters .. reordered|order|arranged|mixed|moved',
      'anagram|anagrams|rearrange|rearranged|rearranging|permuted|permutation|scrambled|shuffled',
      'letters .. any order',
    ],
    answer: (s, wordDict) => {
      const sorted = (text) => [...text].sort().join('')
      return (
        cuts(s, [
          ...new Set(
            wordDict.flatMap((word) =>
              [...s].flatMap((_, at) =>
                sorted(s.slice(at, at + word.length)) === sorted(word) ? [s.slice(at, at + word.length)] : [],
              ),
            ),
          ),
        ]).length > 0
      )
    },
  },
  {
    asks: 'letters whatever the case',
    said: [
      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'ignore|ignoring|ignored|regardless|disregard|disregarding|irrespective|whatever .. case',
      'uppercase|capital .. same|equal',
    ],
    answer: (s, wordDict) =>
      wordBreak(
        s.toLowerCase(),
        wordDict.map((word) => word.toLowerCase()),
      ),
  },
  {
    asks: 'some letters that may be left over',
    said: [
      'at most one|1|k letter|character|leftover',
      'may|can be left|skipped|ignored',
      'letter|character may|can .. left|remain|skipped',
      'skip|skipping|delete|deleting|remove|removing|ignore|ignoring|drop .. one|1|some|most|k letter|character',
      'all but|except one',
      'left aside|at',
      'rest|remainder|remaining .. not|ignored|may|can|whatever',
      'need|neednt not|be .. whole|entire|end|covered',
      'leftover|leftovers|uncovered|trailing|spare',
      'unless',
      'except|apart',
      'at most one|two|1|2|three',
      'one|single|two letter|character|letters',
      'typo|typos|misspelt|misspelled|wrong|error|errors|mistake',
      'stay|stays|remain|remains over|uncovered|unread',
      'letter|letters at|from the end|beginning|start',
    ],
    answer: (s, wordDict) =>
      [...s].some((_, out) => wordBreak(s.slice(0, out) + s.slice(out + 1), wordDict)) || wordBreak(s, wordDict),
  },
  {
    asks: 'words that may overlap',
    said: ['may|can overlap', 'overlap|overlapping .. allowed|permitted'],
    answer: (s, wordDict) =>
      [...s].every((_, at) =>
        wordDict.some((word) => [...word].some((__, back) => back <= at && s.startsWith(word, at - back))),
      ),
  },
  {
    asks: 'no word twice in a row',
    said: [
      'neighbour|neighbours|neighbor|adjacent|consecutive|successive|next .. differ|differs|different|distinct|equal|same',
      'two times|time on|in|running',
      'twice|two|again running|end|succession',
      'twice in ~the|list|array|input|dictionary|worddict|candidates|vocabulary',
      'same word|token .. row|consecutive|consecutively|adjacent|succession',
      'consecutive|adjacent|neighbouring|neighboring|successive word|token',
      'alternate|alternating',
      'same word may|must|can|should|shall|is|does not|never',
      'same word never|not|follow|follows',
      'same word .. follow|follows',
      'not|never follow|repeat',
      'follow|follows itself',
    ],
    answer: (s, wordDict) => cuts(s, wordDict).some((words) => words.every((word, at) => word !== words[at - 1])),
  },
  {
    asks: 'words in the order of the dictionary',
    said: [
      'in the|that|this order|sequence they|words|the|it|given|listed|of|in',
      'as|like listed|they ~are|were|like|often|many|need|as|have',
      'in turn|step',
      'earlier|before|later in|on the list|dictionary',
      'going|moving|reading through|down the list|dictionary',
      'order of .. dictionary|list',
      'same|given|dictionary order',
      'alphabetical|alphabetically|lexicographic|ascending|increasing',
    ],
    answer: (s, wordDict) =>
      cuts(s, wordDict).some((words) =>
        words.every((word, at) => at === 0 || wordDict.indexOf(word) >= wordDict.indexOf(words[at - 1])),
      ),
  },
  {
    asks: 'a beginning that can be cut into words',
    said: ['some|any|longest prefix|suffix|beginning', 'starts|begins|start|begin with .. word'],
    answer: (s, wordDict) => wordDict.some((word) => s.startsWith(word)),
  },
  {
    asks: 'a word that the text contains',
    said: ['substring|subsequence', 'text|s|string contains|contain .. word'],
    answer: (s, wordDict) => wordDict.some((word) => s.includes(word)),
  },
  {
    asks: 'an even or odd number of words, or of letters in each',
    said: ['even|odd number|length|count|many|words'],
    answer: (s, wordDict) => cuts(s, wordDict).some(({ length }) => length % 2 === 0),
  },
  {
    asks: 'the longest word taken each time',
    said: ['greedy|greedily', 'longest word|match|possible'],
    answer(s, wordDict) {
      let rest = s
      while (rest) {
        const [longest] = wordDict.filter((word) => rest.startsWith(word)).sort((a, b) => b.length - a.length)
        if (!longest) return false
        rest = rest.slice(longest.length)
      }
      return true
    },
  },
  {
    asks: 'a wildcard',
    said: ['wildcard|asterisk|joker'],
    answer: (s, wordDict) => wordBreak(s, wordDict),
  },
  {
    asks: 'words of a certain length alone',
    said: [
      'shorter|longer than|word|letters',
      '~a|an|the|one|very|this short|long word|letters',
      'words|tokens|entries under|below|having',
      'words|tokens|entries with ~nothing|no|none',
      'at least|most|than two|2|three|3|four|4|letters',
      'fewer|less|more|longer|shorter|than .. letters|characters',
      'same|equal length',
      'one|single|two letter word|words|token',
      'length .. even|odd|two|three|same|equal',
      'lengths .. same|equal|differ|alternate',
      'single letter|letters|character',
    ],
    answer: (s, wordDict) =>
      wordBreak(
        s,
        wordDict.filter((word) => word.length > 1),
      ),
  },
  {
    asks: 'words that meet in a letter, or differ from their neighbours',
    said: ['last|final letter|character .. first|next', 'next to itself|the|each'],
  },
  {
    asks: 'every word of the dictionary to be used',
    said: [
      'all of which|them|these ~may|can|are|could|is|differ',
      'no|none|not .. unheard|absent|missing|unused',
      'every|each|all word|words|entry|entries .. occurs|occur|appears|appear|used|needed|place|least',
      'every|each|all of the words|entries .. occurs|occur|appears|appear|used|needed|least',
      'uses|using|use|with every|all|each word|words|of the',
      'no word .. left|unused|over|spare',
      'leaves|leaving no word',
    ],
    answer: (s, wordDict) => cuts(s, wordDict).some((words) => wordDict.every((word) => words.includes(word))),
  },
  {
    asks: 'two words or more',
    said: ['compound ~nouns', 'one|1 or more places|cuts'],
  },
]

const MOST_CUTS = 200

function cuts(s, wordDict, known = new Map()) {
  if (s === '') return [[]]
  const found = known.get(s)
  if (found) return found
  const all = wordDict
    .filter((word) => word !== '' && s.startsWith(word))
    .flatMap((word) => cuts(s.slice(word.length), wordDict, known).map((rest) => [word, ...rest]))
    .slice(0, MOST_CUTS)
  known.set(s, all)
  return all
}
