const lookAlikes = [
  {
    asks: 'distinct palindromes',
    said: [
      'number|count|many|how|all|the|of different|distinct|unique text|texts|palindrome|palindromes|palindromic|strings|words|ones|contents',
      'many different|distinct|unique',
      'different text|texts|word|words|content|contents|palindrome|palindromes|palindromic',
      'met|found|seen|occurring|occurs .. once|twice|again|repeatedly',
      'same text|word|palindrome|content|one at|in|twice|again|is|are|counts',
      'one palindrome|only|alone',
      'is|are|as|for|but|only one|a single palindrome|only|alone',
      'only|just once|one',
      'once',
      'two|several|different place|places|positions .. one|once|same|single',
      'again',
      'number|count|many|set|all|the|of|counting|only|its|counts|find distinct|different|unique palindrome|palindromic|substring|one|piece|content|string|word',
      'counted|count|counts|considered|listed|taken once',
      'only once',
      'duplicate|repeat|repeated|repetition|identical|equal .. ignored|once|excluded|removed|discarded',
      'without|ignoring|excluding duplicate|repetition|repeat|counting',
      'each|every|a text|string|word|content|palindrome .. once',
      'as one',
      'one and the',
      'repeat|repetition|copy|copies .. nothing|not|no|nothing|ignored',
      'once only',
      'no matter how|where',
      'again .. not',
      'set of',
      'variety|kind|kinds|sort|sorts|type|types',
      'however|whatever often|many|frequently',
    ],
    answer: (s) => new Set(palindromesOf(s)).size,
  },
  {
    asks: 'palindromes of even length',
    said: ['even length|number|size|sized', 'length .. even', 'even .. palindrome|palindromic'],
    answer: (s) => palindromesOf(s).filter(({ length }) => length % 2 === 0).length,
  },
  {
    asks: 'palindromes of odd length',
    said: [...hasMiddle(), 'odd length|number|size|sized', 'length .. odd', 'odd .. palindrome|palindromic'],
    answer: (s) => palindromesOf(s).filter(({ length }) => length % 2 === 1).length,
  },
  {
    asks: 'palindromes of two or more letters',
    said: [
      'one|single|lone|solitary letter|character|letters|alone .. no|not|never',
      'is|are|makes|make|forms|regarded no|not palindrome',
      'at least|minimum|least 2|two',
      'longer than 1|one|a',
      'more than one|1|a|single',
      'two or more',
      'single|individual|one|lone letter|character .. not|ignored|excluded|never|dont',
      'not|excluding|exclude|ignore|ignoring|without|except|other than .. single|individual|trivial|one letter|character',
      'nontrivial|trivial',
      'length .. greater|more|least|exceed|exceeds|exceeding|above|over',
      'letter|character alone|itself',
      'on its|their own',
      'by itself|themselves',
      'lone|solitary',
      'one|single|1 letter|character|length .. no|not|never|too|nothing|doesnt',
      'real|genuine|proper|true palindrome',
      'more than one|a|1|single',
      'two|2 letters|characters at|or',
    ],
    answer: (s) => palindromesOf(s).filter(({ length }) => length >= 2).length,
  },
  {
    asks: 'palindromes of three or more letters',
    said: ['at least|minimum 3|three', 'longer|more than 2|two', 'three|3 or more', 'length .. three'],
    answer: (s) => palindromesOf(s).filter(({ length }) => length >= 3).length,
  },
  {
    asks: 'the length of the longest palindrome',
    said: ['longest|maximum|maximal|largest|greatest|biggest'],
    answer: (s) => Math.max(...palindromesOf(s).map(({ length }) => length)),
  },
  {
    asks: 'palindromic subsequences',
    said: [
      'subsequence|subset',
      'not necessarily|need|have|required .. contiguous|adjacent|consecutive',
      'delete|deleting|skip|skipping|removing',
    ],
    answer(s) {
      const count = (from, to) => {
        if (from > to) return 0
        const rest = count(from + 1, to) + count(from, to - 1) - count(from + 1, to - 1)
        return s[from] === s[to] ? rest + count(from + 1, to - 1) + 1 : rest
      }
      return count(0, s.length - 1)
    },
  },
  {
    asks: 'distinct palindromic subsequences',
    said: ['subsequence|subset', 'not necessarily|need|have|required .. contiguous|adjacent|consecutive'],
    answer(s) {
      let found = new Set([''])
      for (const letter of s) found = new Set([...found, ...[...found].map((start) => start + letter)])
      return [...found].filter((text) => text !== '' && isMirror(text)).length
    },
  },
  {
    asks: 'the least number of palindromic parts',
    said: ['partition|partitioned|partitioning|cut|cuts|split|splitting|divide|divided', 'fewest'],
    answer(s) {
      const parts = [0]
      for (let end = 1; end <= s.length; end++) {
        parts[end] = end
        for (let start = 0; start < end; start++)
          if (isMirror(s.slice(start, end))) parts[end] = Math.min(parts[end], parts[start] + 1)
      }
      return parts[s.length]
    },
  },
  {
    asks: 'the most palindromes that do not overlap',
    said: ['overlap|overlapping|nonoverlapping|disjoint'],
    answer: (s) => s.length,
  },
  {
    asks: 'substrings that are no palindromes',
    said: [
      'not palindrome|palindromes|palindromic',
      'nonpalindromic',
      'not a palindrome',
      'arent|isnt .. palindrome|palindromes|palindromic',
      'fail|fails .. palindrome',
    ],
    answer: (s) => (s.length * (s.length + 1)) / 2 - countSubstrings(s),
  },
  {
    asks: 'the total length of the palindromes',
    said: ['total|sum|combined length|lengths|of|number .. length|lengths'],
    answer: (s) => palindromesOf(s).reduce((sum, { length }) => sum + length, 0),
  },
  {
    asks: 'substrings whose letters can be rearranged into a palindrome',
    said: ['rearrange|rearranged|rearranging|rearrangement|reorder|reordered|permutation|permuted|shuffled|anagram'],
    answer: (s) => substringsOf(s).filter((text) => oddLetters(text) <= 1).length,
  },
  {
    asks: 'palindromes whatever the case',
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
      'ignore|ignoring|regardless|disregard|disregarding .. case',
      'upper .. lower .. same|equal',
    ],
    answer: (s) => countSubstrings(s.toLowerCase()),
  },
  {
    asks: 'palindromes that begin the text',
    said: ['prefix', 'start|starts|starting|begin|begins|beginning at|with|from the first|beginning|start'],
    answer: (s) => [...s].filter((_, last) => isMirror(s.slice(0, last + 1))).length,
  },
  {
    asks: 'substrings of equal letters',
    said: [
      'same|equal|identical letter|character only|throughout',
      'all letters|characters|letter|character are|is|the same|equal|identical',
      'consist|consists|consisting of|only one|single',
      'homogeneous|uniform',
    ],
    answer: (s) => substringsOf(s).filter((text) => new Set(text).size === 1).length,
  },
  {
    asks: 'palindromes after at most one change',
    said: ['change|changed|changing|replace|replaced|replacing|delete|deleting|deletion|mismatch|almost|nearly|edit'],
    answer: (s) => substringsOf(s).filter((text) => mismatches(text) <= 1).length,
  },
  {
    asks: 'palindromes under one more condition',
    said: [
      'longer than',
      'two|three letters|characters',
      'no|not|never more|longer|further|larger|greater|higher than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'larger|greater|smaller|less|longer|shorter|fewer|higher|lower|bigger than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
    ],
  },
]

const isMirror = (text) => mismatches(text) === 0
const mismatches = (text) =>
  [...text].filter((letter, place) => place < text.length / 2 && letter !== text.at(-1 - place)).length
const oddLetters = (text) => [...new Set(text)].filter((letter) => text.split(letter).length % 2 === 0).length
const substringsOf = (s) =>
  [...s].flatMap((_, start) => [...s.slice(start)].map((_, length) => s.slice(start, start + length + 1)))
const palindromesOf = (s) => substringsOf(s).filter(isMirror)
