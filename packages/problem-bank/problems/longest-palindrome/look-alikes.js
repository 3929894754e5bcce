const countsOf = (text) => {
  const counts = new Map()
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts.values()]
}

const isPalindrome = (text) => [...text].reverse().join('') === text
const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

function longestPart(text, fits = isPalindrome) {
  let longest = 0
  for (let start = 0; start < text.length; start++)
    for (let end = start + 1; end <= text.length; end++)
      if (fits(text.slice(start, end))) longest = Math.max(longest, end - start)
  return longest
}

function longestSubsequence(text) {
  if (text.length < 2) return text.length
  if (text[0] === text.at(-1)) return 2 + longestSubsequence(text.slice(1, -1))
  return Math.max(longestSubsequence(text.slice(1)), longestSubsequence(text.slice(0, -1)))
}

const lookAlikes = [
  {
    asks: 'the longest palindrome within the text',
    said: [
      'substring|contiguous|consecutive|connected|slice|section',
      'within|inside',
      'part|stretch|piece|segment|block|run|passage of',
      'adjacent|neighbouring|neighboring',
      'occurs|appears|contained|found in',
      'longest palindrome in',
      'without .. rearranging|reordering|moving|changing',
      'stand|stands|standing',
      'prefix|suffix|begin|begins|start|starts|end|ends',
    ],
    answer: (s) => longestPart(s),
  },
  {
    asks: 'the longest palindrome at the beginning or end',
    said: ['prefix|suffix|begin|begins|beginning|start|starts|end|ends|front', 'first letters|characters'],
    answer: (s) =>
      Array.from(s, (_, at) => at + 1)
        .filter((end) => isPalindrome(s.slice(0, end)))
        .at(-1) ?? 0,
  },
  {
    asks: 'the letters in the order of the text',
    said: [
      'subsequence',
      'keep|keeps|keeping|kept|preserve|preserving|maintain|maintaining|retain|retaining .. order',
      'same|original|given|relative order|sequence',
      'order .. kept|preserved|maintained|unchanged|same|fixed|matters|remain|remains|stay|change',
      'in order',
      'delete|deletes|deleting|deleted|remove|removes|removing|removed|erase|erasing|strike|striking|cross|crossing|deletion|deletions',
      'without .. rearranging|reordering|swapping|changing',
      'left to right',
    ],
    answer: (s) => longestSubsequence(s),
  },
  {
    asks: 'upper and lower case to be the same',
    said: [
      'big|large|capital|capitals|upper|uppercase .. face|faces|match|matches|partner|pair|pairs|meet|meets|opposite|replace|replaces|together|mirror|mirrors|serve|serves|answer|answers|correspond|corresponds .. small|little|lower|lowercase',
      'small|little|lower|lowercase .. face|faces|match|matches|partner|pair|pairs|meet|meets|opposite|replace|replaces|together|mirror|mirrors|serve|serves|answer|answers|correspond|corresponds .. big|large|capital|upper|uppercase',
      'big|large|small|little .. same kind|sort|type|family',
      'size|sizes .. not|no|either|any|whatever|irrelevant|ignored',
      'big|large|capital and|or small|little',
      'small|little and|or big|large|capital',
      'large|big|capital|upper or|and small|little|lower .. no account|importance|consequence|interest|matter|difference',
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest|same',
      'case ignored|folded|does|doesnt',
      'insensitive|insensitively|caseless',
      'not case',
      'ignore|ignores|ignoring|regardless|irrespective|disregard|disregarding .. case',
      'regardless|irrespective of case|whether',
      'case .. not|doesnt matter|important|relevant|distinguished|distinguish',
      'case is|are irrelevant|immaterial|unimportant|ignored',
      'upper|uppercase|capital|big|lower|lowercase .. are|as|count|considered|treated|is the|as same',
      'upper|uppercase|capital|big|lower|lowercase .. are|as|count|considered|treated|is equal|alike|identical|interchangeable|equivalent',

      'aa is|be|count|form|make a|also|considered|as .. palindrome',
      'same letter|character in|whatever|either',
    ],
    answer: (s) => longestPalindrome(s.toLowerCase()),
  },
  {
    asks: 'a palindrome of even length, or of pairs only',
    said: [
      'length|result|total .. to be|is|must|has even',
      'even length|number',
      'even|odd length|palindrome|number|size',
      'even count|size|pairs|frequency',
      'must .. even|odd|pairs',
      'pairs only',
      'without .. middle|centre|center',
      'no .. middle|centre|center',
      'single .. middle|centre|center .. not|forbidden',
    ],
    answer: (s) => total(countsOf(s).map((count) => count - (count % 2))),
  },
  {
    asks: 'a palindrome of odd length',
    said: [
      ...hasMiddle(),
      'odd|uneven length|palindrome|number|size',
      'odd count|size|frequency',
      'with .. middle|centre|center',
      'must .. odd|middle|centre|center',
    ],
    answer: (s) => {
      const pairs = total(countsOf(s).map((count) => count - (count % 2)))
      return pairs < s.length ? pairs + 1 : pairs - 1
    },
  },
  {
    asks: 'different letters only, or each letter used so often',
    said: [
      '~are|is|as|count|counted|considered|treated|two|always distinct|unique letter|character|symbol',
      'different letter|character only|each',
      'all|pairwise different|distinct',
      'most twice|two|2|k|three',
      'exactly twice|once|two',
      'than twice|two|2|k',
    ],
    answer: (s) => {
      const counts = countsOf(s)
      return (
        total(counts.map((count) => (count > 1 ? 2 : 0))) +
        (counts.some((count) => count % 2 === 1 || count > 2) ? 1 : 0)
      )
    },
  },
  {
    asks: 'the number of palindromes',
    said: [
      'how many palindrome|palindromic|different|distinct|way',
      'number|count of palindrome|palindromic|different|distinct|way',
      'fewest|least|minimum number|palindrome',
      'permutation .. number|count|many',
    ],
    answer: (s) => Math.max(1, countsOf(s).filter((count) => count % 2 === 1).length),
  },
  {
    asks: 'the letters that are left over, added or changed',
    said: [
      'left|leftover|unused|remaining|remain|over|removed|spare',
      'fewest|least|minimum|minimal|smallest|few',
      'added|add|insert|inserted|insertion|append|appended|change|changed|changes|replace|replaced|replacing|swap|swaps',
      'extra|additional|wildcard|joker|blank',
    ],
    answer: (s) => s.length - longestPalindrome(s),
  },
  {
    asks: 'one letter that may be changed or added',
    said: [
      'add|added|insert|inserted|append|appended|change|changed|replace|replaced|replacing|substitute|substituted',
      'extra|additional|wildcard|joker|blank',
      'at most one|1|k',
    ],
    answer: (s) => {
      const odd = countsOf(s).filter((count) => count % 2 === 1).length
      return s.length - Math.max(0, odd - 2) + (odd === 1 || odd === 0 ? 1 : 0)
    },
  },
  {
    asks: 'the shortest palindrome, or all letters used',
    said: [
      'shortest|smallest|minimum|minimal|least',
      'all|every letter|character|tile must|is|are|have',
      'must .. all|every',
      '0|zero if|when|otherwise',
      '-1',
      'or 0|zero',
    ],
    answer: (s) => (longestPalindrome(s) === s.length ? s.length : 0),
  },
  {
    asks: 'letters, vowels or digits only',
    said: [
      'vowel|consonant|digit|punctuation|alphanumeric|space|spaces|blank|hyphen',
      'only upper|lower|uppercase|lowercase|capital|vowels|letters',
      'ignore|ignores|ignoring|ignored',
    ],
    answer: (s) => longestPalindrome(s),
  },
  {
    asks: 'words as letters, or two palindromes',
    said: ['two|2|three|three palindrome', 'product|multiply|sum of', 'second|2nd longest', 'modulo|mod'],
    answer: (s) => longestPalindrome(s),
  },
  {
    asks: 'the longest run or part with no letter twice',
    said: ['repeating|repeat|repeats', 'without .. twice|repeated|repeating|duplicate', 'square|squares|run|streak'],
    answer: (s) => longestPart(s, (part) => new Set(part).size === part.length),
  },
]
