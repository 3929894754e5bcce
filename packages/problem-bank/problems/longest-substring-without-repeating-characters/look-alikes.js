function longestPiece(s, fits) {
  let longest = 0
  for (let start = 0; start < s.length; start++)
    for (let end = start + 1; end <= s.length; end++)
      if (fits(s.slice(start, end))) longest = Math.max(longest, end - start)
  return longest
}

const kinds = (text) => new Set(text).size
const mostOfOne = (text) => Math.max(...[...text].map((letter) => text.split(letter).length - 1))

const lookAlikes = [
  {
    asks: 'a subsequence, which may skip letters',
    denied: [
      'substring|substrings|subarray|subarrays|contiguous|consecutive|successive|stretch|piece|part|run|section|row|block|uninterrupted|unbroken|segment|passage|excerpt|fragment|slice|window|range|succession|interval|factor|chunk|connected',
      'neighbouring|neighboring|adjacent|next',
      'without|no gap|gaps|interruption|break',
      'back to back',
      'j i',
    ],
    said: [
      'subsequence|subsequences',
      'skip|skipped|skipping|deleting|removing|leaving|omitting|crossing',
      'not|need necessarily|be|not contiguous|consecutive|adjacent|be|unbroken',
      'noncontiguous',
      'any|whatever order',
    ],
    answer: kinds,
  },
  {
    asks: 'the number of different characters',
    denied: [
      'substring|substrings|subarray|subarrays|contiguous|consecutive|successive|stretch|piece|part|run|section|row|block|uninterrupted|unbroken|segment|passage|excerpt|fragment|slice|window|range|succession|interval|factor|chunk|connected',
      'neighbouring|neighboring|adjacent|next',
      'without|no gap|gaps|interruption|break',
      'back to back',
      'j i',
    ],
    said: [
      'how many|number|count distinct|different|unique',
      'how many substrings|stretches|pieces|ways',
      'number|count of distinct|different|unique',
    ],
    answer: kinds,
  },
  {
    asks: 'at most two different characters',
    said: [
      'at most|up to|no|exactly|only|more two|2|than|k|three|3',
      'two|2|three|3|k distinct|different|unique|kinds|types',
      'kind|kinds|type|types',
    ],
    answer: (s) => longestPiece(s, (text) => kinds(text) <= 2),
  },
  {
    asks: 'at most three different characters',
    said: ['at most|up to|no|exactly|only|more three|3|than|k', 'three|3|k distinct|different|unique|kinds|types'],
    answer: (s) => longestPiece(s, (text) => kinds(text) <= 3),
  },
  {
    asks: 'each character at most twice',
    said: [
      'at most|up to two|2|twice|k',
      'twice .. most',
      'more than twice|two|2|k|three',
      'twice or',
      'no|than .. three|3|thrice',
      'may|can|could .. twice',
      'one|1|single repeat|repetition|repeated|duplicate',
      'may .. twice|repeat',
    ],
    answer: (s) => longestPiece(s, (text) => mostOfOne(text) <= 2),
  },
  {
    asks: 'one repetition allowed',
    said: ['one|1|single repeat|repetition|repeated|duplicate|repeating', 'at most|up to|exactly one|1|once', 'once'],
    answer: (s) => longestPiece(s, (text) => text.length - kinds(text) <= 1),
  },
  {
    asks: 'no character again once another has come after it',
    said: [
      'again|back|returns|return|reappears|reappear|resumed|recurs|repeated after|once|behind another|others|other|different|something',
      'times|twice|often|several running|together|over|end|row|straight|succession',
      'on end|trot',
      'taken up again',
      'interrupted|interruption|interrupts|in between|meantime|meanwhile|encore',
      'in one|a go|block|run|row',
    ],
    answer: (s) => longestPiece(s, (text) => (text.match(/(.)\1*/gs) ?? []).length === kinds(text)),
  },
  {
    asks: 'no equal neighbours',
    said: [
      'followed by itself|the',
      'follow|follows|following|beside itself|the|each|another',
      'double letter|character',
      'twice running|together|over',
      'on the heels',
      'stutter|doubled',
      'i 1',
      'consecutive|consecutively|adjacent|adjacently|neighbouring|neighboring|neighbors|neighbours|successive .. repeating|repeated|repeat|repeats|same|equal|identical|duplicate|different|differ|characters|letters|distinct',
      'same|equal|identical|two|repeat|repeated|repeating|duplicate .. in a row|consecutive|adjacent|neighbouring|successive',
      'consecutive|consecutively|adjacent|neighbouring|neighboring repeating|repeated|repeats|duplicates',
      'in a row',
      'next to each|one|itself',
      'side by side',
      'one after',
    ],
    answer: (s) => longestPiece(s, (text) => !/(.)\1/s.test(text)),
  },
  {
    asks: 'one and the same character',
    said: [
      'same letter|character|symbol',
      'one|single|identical character|letter|characters|letters ~per|for|each|a|an|means|stands|is',
      'equal characters|letters',
      'only one',
      'run of',
    ],
    answer: (s) => longestPiece(s, (text) => kinds(text) === 1),
  },
  {
    asks: 'the number of such substrings',
    said: [
      'how many substrings|stretches|pieces|ways',
      'number|count of|all|the .. substring|substrings|stretches|pieces',
      'count the|all',
      'total number',
    ],
    answer(s) {
      let found = 0
      for (let start = 0; start < s.length; start++)
        for (let end = start + 1; end <= s.length; end++) if (kinds(s.slice(start, end)) === end - start) found++
      return found
    },
  },
  {
    asks: 'the shortest substring with every character',
    said: [
      'shortest|smallest|minimum|minimal',
      'every|each character|letter|symbol|kind|sign of s|the|it',
      'every|each|all .. occurs|occurring|occur|used|present in|of s|the|it',
      'contain|contains|containing|include|includes|has every|each|all',
    ],
    answer(s) {
      for (let length = 0; length <= s.length; length++)
        for (let start = 0; start + length <= s.length; start++)
          if (kinds(s.slice(start, start + length)) === kinds(s)) return length
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

      'upper|capital .. lower|small .. held|seen|thought|regarded|understood .. same|one',
      'large and|or small',
      'once large|small|big|capital',
      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'ignore|ignoring|ignored|regardless|irrespective|disregard|disregarding .. case|capital|capitals|capitalization|capitalisation',
      'case .. ignored|irrelevant|disregarded',
      'case not|doesnt|dont .. matter',
      'uppercase|upper|capital|capitals .. same|equal|equivalent|alike|counts',
    ],
    answer: (s) => lengthOfLongestSubstring(s.toLowerCase()),
  },
  {
    asks: 'spaces left aside or as borders',
    said: [
      'space|blank|whitespace|punctuation|digit .. ignored|skipped|end|break|separate',
      'ignore|ignoring|except|excluding|disregard .. space|blank|whitespace|punctuation|digit',
      'within|inside one|a|single word',
    ],
    answer: (s) => Math.max(0, ...s.split(/[^a-z]+/i).map(lengthOfLongestSubstring)),
  },
  {
    asks: 'the text in a circle',
    said: [
      'circular|circle|cyclic|cyclically|ring|wrap|wrapping|rotate|rotated|rotation|loop',
      'closed|round necklace',
      'a|the necklace ~laid|may|might|is|can|could|cut|has|of|as|consist',
    ],
    answer: (s) => lengthOfLongestSubstring(s + s),
  },
  {
    asks: 'a palindrome',
    said: ['palindrome|palindromic|palindromes', 'same backwards|backward'],
    answer: (s) => longestPiece(s, (text) => [...text].reverse().join('') === text),
  },
  {
    asks: 'a stretch once one character is changed or left out',
    said: [
      'change|changed|changing|replace|replaced|replacing|remove|removed|delete|deleted|deleting|swap',
      'at most|up to|after one|1|k',
      'joker|wildcard',
    ],
    answer: (s) =>
      Math.max(
        lengthOfLongestSubstring(s),
        ...[...s].map((_, place) => lengthOfLongestSubstring(s.slice(0, place) + s.slice(place + 1))),
      ),
  },
  {
    asks: 'characters that rise in the alphabet',
    denied: [
      'repeat|repeated|repeating|repetition|duplicate|duplicated|distinct|different|differing|differ|unique|once|twice|again|same|equal|identical|unlike|dissimilar|double|doubled|recur|recurring|recurrence|nonrepeating|repetitive|reappear|reappearing|several|anew|already|more|coincide',
      's i s j',
      'second time',
    ],
    said: [
      'later|higher|further|earlier .. alphabet|alphabetically|dictionary',
      'after|behind|before|past|precede|precedes .. alphabet',
      'climb|climbs|climbing|ascend|ascends|rise|rises|descend|descends|descending|falling|decreasing|descend',
      'greater|larger|bigger|smaller|higher|lower|later than',
      'alphabet',
      'alphabetical order',
      'increasing|ascending|sorted|rising|alphabetically',
    ],
    answer: (s) => longestPiece(s, (text) => [...text].every((letter, at) => at === 0 || text[at - 1] < letter)),
  },
  {
    asks: 'characters that occur nowhere else in the text',
    said: ['entire|whole string|text|of', 'nowhere|anywhere else', 'only once in', 'exactly once', 'overall'],
    answer: (s) => longestPiece(s, (text) => [...text].every((letter) => s.split(letter).length === 2)),
  },
  {
    asks: 'vowels or consonants only',
    said: ['vowel|vowels|consonant|consonants'],
    answer: (s) => lengthOfLongestSubstring(s.replace(/[^aeiou]/gi, '')),
  },
  {
    asks: 'where the longest starts',
    said: [
      'index|position|start|starting',
      'where .. begin|begins|lie|lies|found|located|first',
      'return .. index|position|start',
    ],
    answer(s) {
      const length = lengthOfLongestSubstring(s)
      return [...s].findIndex((_, start) => kinds(s.slice(start, start + length)) === length)
    },
  },
  {
    asks: 'a substring in which every character occurs twice or more',
    said: [
      'more|often than once',
      'at least|every two|2|twice|k|character',
      'repeated|repeats at',
      'with repeating|repeated',
    ],
    answer: (s) => longestPiece(s, (text) => [...text].every((letter) => text.split(letter).length > 2)),
  },
  {
    asks: 'a stretch under a further condition',
    said: [
      'may|can|could|allowed|free to .. come|comes|return|recur|reappear|stand .. again|twice|once|often|back|back',
      'neighbours|adjacent|neighbouring may|must|can|are|is|have|equal|alike|repeat|count',
      'neighbouring|adjacent letters|characters|letter|character|ones|one may|must|can|are|is|differ|equal|alike',
      'forgiven|tolerated|excused|pardoned|forgive|tolerate|joker|wildcard',
    ],
  },
  {
    asks: 'the stretch at the beginning of the text',
    said: [
      'begin|begins|starts|starting|opens|start .. first|beginning|start|index|0',
      'prefix|opening',
      '~and|cutting from|at|with|in the beginning|start|first',
    ],
    answer: (s) =>
      s.length === 0
        ? 0
        : Math.max(...[...s].map((_, at) => at + 1).filter((size) => new Set(s.slice(0, size)).size === size)),
  },
  {
    asks: 'the stretch at the end of the text',
    said: [
      'ends|ending|end .. last|end|text|string',
      'suffix|closing|final',
      'at|to|until|from|reach|reaches|reaching the end|last',
    ],
    answer: (s) =>
      s.length === 0
        ? 0
        : Math.max(...[...s].map((_, at) => at + 1).filter((size) => new Set(s.slice(-size)).size === size)),
  },
  {
    asks: 'no character equal to one of the two before it',
    said: [
      'precede|precedes|preceding|preceded',
      'two|three|2|3|k that|which|before|preceding|previous|letters|characters',
      'before|after it|them|that',
      'differs|differ|different from|than the|its|both|any',
      'unlike',
      'equals|equal one|any|either|to|the|its|two|before|previous',
      'follow|follows|following|followed|successor',
      'distance|near',
      'before that|it|them',
      'one|letter|character|two|three|k before',
      'preceding|previous|preceded|predecessor|predecessors',
      'directly|immediately|right before|after|behind',
      'within two|three|k|2|3',
      'two|three|k|2|3 place|position|step|letter|character',
      'distance|apart|away|close|near|nearby',
      'neighbour|neighbours|neighbouring|neighbor|adjacent',
      'side by side',
      'next to|but',
    ],
    answer(s) {
      let [longest, start] = [0, 0]
      for (let end = 0; end < s.length; end++) {
        if (end > start && s[end] === s[end - 1]) start = end
        else if (end > start + 1 && s[end] === s[end - 2]) start = end - 1
        longest = Math.max(longest, end - start + 1)
      }
      return longest
    },
  },
  {
    asks: 'no stretch of a single character',
    said: [
      'single|lone|one|1|mere|solitary|isolated letter|character|symbol|sign|bead|one .. not|no|never|nothing|0|zero|isnt',
      'lone|lonely|solitary|isolated',
      'at least|minimum two|2',
      'two|2 or more',
      'longer|more than one|1|a|single',
      'nothing longer|more|better',
      'too short',
      'shorter than two|2',
    ],
    answer: (s) => (lengthOfLongestSubstring(s) > 1 ? lengthOfLongestSubstring(s) : 0),
  },
  {
    asks: 'a further rule or exception',
    said: ['~not|never forgiven|tolerated|pardoned|mended|mending|misprint|typo'],
  },
]
