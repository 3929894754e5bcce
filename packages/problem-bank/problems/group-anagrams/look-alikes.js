function grouped(strs, keyOf) {
  return [...Map.groupBy(strs, keyOf).values()]
}

const sorted = (word) => [...word].sort().join('')
const letters = (word) => sorted([...new Set(word)])
const rotations = (word) => [...(word || ' ')].map((_, i) => word.slice(i) + word.slice(0, i)).sort()[0]
const steps = (word) => [...word].map((letter) => (letter.charCodeAt(0) - word.charCodeAt(0) + 26) % 26).join()
const pattern = (word) => [...word].map((letter) => word.indexOf(letter)).join()

const lookAlikes = [
  {
    asks: 'groups of at least two, or of some size',
    said: [
      'pile|piles|heap|heaps|bundle|bundles|stack|family|class|set|list|those|ones of|with|holding one|1',
      'is|are|be not returned|reported|listed|shown|wanted',
      'one|single|lone .. not returned|listed|kept|reported|shown',
      'at least|exactly|only|than two|2|three|3|k|one|1 word|string|member|element|item|entry|anagram',
      'two|2|three|3|k or more',
      'more than one|1',
      'group|bucket|set|groups|family|class with|of|having|containing at|more|exactly|only|size|two|three|k',
      'single|singleton|lone|alone|partner|without|no .. omit|omitted|dropped|excluded|skip|left|anagram|partner|match|removed|discard',
      'omit|drop|exclude|skip|discard|remove|ignore|leave|except|without|excluding .. single|alone|lone|no|unmatched|partner|singleton|out',
      'no anagram|partner|match',
    ],
    answer: (strs) => groupAnagrams(strs).filter((group) => group.length > 1),
  },
  {
    asks: 'each word once in its group',
    said: [
      'more than once|one',
      'only|just|but once',
      'twice|repeatedly|several',
      'repeated .. once|dropped|removed|ignored|left|skipped',
      'given|listed|present|contained|found .. more|twice|repeatedly|several',
      'one|single|a copy',
      'same word|string|entry',
      'no|not|never .. twice|repeated|again|repeat',
      'single time|copy|entry|instance',
      'repeatedly|repeated|repeats|several|multiple|many|twice .. once|single|one',
      'goes|enters|put .. single|once',
      'only|just|but one|a copy|of|single',
      'exact|verbatim duplicate|duplicates|copy|copies|same',
      'doubles|doublets|duplicates|copies|twins',
      'set|sets',
      'duplicate|repeated|repeat|equal|identical .. removed|once|dropped|ignored|collapsed|omitted|discarded|merged',
      'each|every distinct|different|unique word|string',
      'distinct|unique|different word|string only|once',
      'remove|removing|drop|dropping|ignore|ignoring|without|discard|collapse|eliminate duplicate|repeat|repetition|repeated',
    ],
    answer: (strs) => groupAnagrams([...new Set(strs)]),
  },
  {
    asks: 'groups or words in a certain order',
    said: [
      'alphabetical|lexicographic|lexicographical|ascending|descending|increasing|decreasing',
      'dictionary order',
      'as in a dictionary',
      'order|ordered|sort|sorted .. alphabetically|lexicographically',
      'group|bucket|list|word|string sorted|ordered',
      'sorted|ordered by',
      'largest|smallest|biggest|longest|shortest group|first|to',
      'order of .. appearance|occurrence|input|size',
      'first appearance|occurrence|seen|appear',
      'same|original|input order as|they|in|of',
    ],
    answer: (strs) => groupAnagrams(strs),
  },
  {
    asks: 'words of the same set of letters, however often',
    said: [
      'same|equal|identical set',
      'set of letter|character',
      'however often|many',
      'regardless|irrespective|ignoring|disregarding .. often|many|count|frequency|number|multiplicity|repetition',
      'distinct|different|unique letter|character',
      'at least once',
      'matter|matters how often|many',
      'how often|many|frequently',
      'number .. letter|character .. no|not|irrelevant',
      'used|use same letter|character',
      'often|count|counts of|is|does|do no|not|never|matter',
      'letter|letters|character|characters|it|each|which|that|one may be|occur|appear doubled|repeated|several|twice|again',
      'a and aa',
      'as often or|need',
      'as often is|does|do .. not|matter',
      'not|need|neednt .. as often',
      'times .. unimportant|irrelevant|immaterial|not|no',
      'unimportant|immaterial|irrelevant',
    ],
    answer: (strs) => grouped(strs, letters),
  },
  {
    asks: 'words of the same length',
    said: [
      'same|equal|identical|by|their|in length|lengths',
      'equally long',
      'length alone',
      'number of letter|character',
      'as many letter|character',
    ],
    answer: (strs) => grouped(strs, (word) => word.length),
  },
  {
    asks: 'words with the same first or last letter',
    said: [
      'first|last|initial|starting|final letter|character',
      'start|starts|begin|begins|end|ends with',
      'prefix|suffix|rhyme',
    ],
    answer: (strs) => grouped(strs, (word) => word[0] ?? ''),
  },
  {
    asks: 'words that are rotations of one another',
    said: [
      'rotation|rotations|rotated|rotating|rotate|cyclic|cyclically|circular',
      'front|start|beginning|head|first .. back|end|behind|rear|last',
      'back|end|rear|last .. to|at|in the front|start|beginning|head',
      'wheel|wheels|ring|circle|turned|turning|turn|turns',
    ],
    answer: (strs) => grouped(strs, rotations),
  },
  {
    asks: 'words that are reversals of one another',
    said: [
      'right to left|the',
      'read|reads|spelled|spelt .. right|end',
      'turned|turning round|around',

      'read|reads|readable from the end|back|right',
      'from|in both ends|directions',
      'from its|their end|back',
      'reverse|reversed|reversal|reversing|backward|backwards|palindrome|mirror',
    ],
    answer: (strs) => grouped(strs, (word) => [word, [...word].reverse().join('')].sort()[0]),
  },
  {
    asks: 'words shifted along the alphabet',
    said: ['shift|shifted|shifting|caesar|successive'],
    answer: (strs) => grouped(strs, steps),
  },
  {
    asks: 'words of the same pattern',
    said: [
      'letter|letters .. renamed|exchanged|substituted',
      'shape|shapes|scheme|schemes',
      'pattern|scheme of',

      'pattern|patterns|isomorphic|isomorphism|substitution|mapping|mapped|structure',
      'replace|replaced|replacing',
    ],
    answer: (strs) => grouped(strs, pattern),
  },
  {
    asks: 'equal words',
    said: ['equal|identical|same word|string|strings|words', 'identical|exact'],
    answer: (strs) => grouped(strs, (word) => word),
  },
  {
    asks: 'words whatever their case, or without blanks',
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
      'ignoring|ignore|ignores|regardless|irrespective|disregard|disregarding|whatever .. case|capital|capitalization|space|spaces|punctuation|blank',
      'case .. ignored|irrelevant',
      'upper|uppercase|capital .. lower|lowercase .. same|equal|alike|equivalent',
      'capital|capitals|upper .. small|lower|lowercase',
      'small|lower and|or|as|like capital|capitals|upper',

      'case does',
    ],
    answer: (strs) => grouped(strs, (word) => sorted(word.toLowerCase().replace(/[^a-z]/g, ''))),
  },
  {
    asks: 'the same vowels, consonants or other letters alone',
    said: [
      'vowel|vowels|consonant|consonants|even|odd',
      'sum|product|score|value of',
      'one|single|1 letter|character .. differ|different|apart|off|changed',
      'swap|swaps|swapping|swapped|exchange',
    ],
    answer: (strs) => grouped(strs, (word) => sorted(word.replace(/[^aeiou]/g, ''))),
  },
  {
    asks: 'the largest group only, or one word of each',
    said: [
      'largest|biggest|greatest|smallest|maximum|longest group|set|bucket|class|family',
      'group .. most|largest|biggest|maximum',
      'one|first|single word|string|of|per|from .. each|every|group',
      'representative',
      'how many group',
      'number|size|count of group|the',
    ],
    answer(strs) {
      const groups = groupAnagrams(strs)
      const most = Math.max(...groups.map((group) => group.length))
      return groups.filter((group) => group.length === most)
    },
  },
  {
    asks: 'neighbouring words only',
    said: ['adjacent|consecutive|neighbouring|neighboring|successive|contiguous', 'next to', 'in a row'],
    answer(strs) {
      const runs = []
      for (const [i, word] of strs.entries()) {
        if (i > 0 && sorted(word) === sorted(strs[i - 1])) runs.at(-1).push(word)
        else runs.push([word])
      }
      return runs
    },
  },
  {
    asks: 'positions instead of words',
    said: ['index|position|indices', 'index of'],
    answer: (strs) => grouped(strs, sorted).map((group) => group.map((word) => String(strs.indexOf(word)))),
  },
  {
    asks: 'anagrams of which a part is left out',
    said: [
      'fewer|shorter|less|longer than|letters',
      'than two|2|three|3|four|4|k',
      'least two|2|three|3|four|4|k',
      'empty string|word|one .. not|ignored|dropped|left|out|skipped|no|never|removed',
      'ignore|drop|skip|omit|without|no|except|excluding .. empty',
      'part in',
      'no part',
      'takes|take part',
      'left out|aside|alone',
      'short word|string',
      'no|not|never listed|reported|shown|returned|mentioned|output|included',
    ],
    answer: (strs) => groupAnagrams(strs.filter((word) => word.length > 2)),
  },
  {
    asks: 'anagrams that agree in one letter',
    said: [
      'first|last|initial|final|starting|same place|position',
      'agree|agrees|match|matches in|at',
      'begin|begins|start|starts|end|ends',
    ],
    answer: (strs) => grouped(strs, (word) => (word[0] ?? '') + sorted(word)),
  },
  {
    asks: 'a further rule or exception',
    said: [
      '~out|break|breaks|breaking|broke even ~if|when|though|where|better|so|the|a|an|in|by|after|for|then|agree|share|tempered|handed|keeled|ring|their|its|they|them',
      'at least two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
    ],
  },
]
