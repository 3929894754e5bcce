const backwards = (letters) => [...letters].reverse().join('')
const isPalindrome = (text) => text === backwards(text)
const longest = (texts) => Math.max(0, ...texts.map(({ length }) => length))

const substrings = (s) =>
  [...s].flatMap((_, start) => [...s.slice(start)].map((_, more) => s.slice(start, start + more + 1)))

/** Every different palindrome that is left of the text when letters are crossed out, the empty one not among them. */
function palindromes(s) {
  let kept = new Set([''])
  for (const letter of s) kept = new Set([...kept, ...[...kept].map((text) => text + letter)])
  return [...kept].filter((text) => text !== '' && isPalindrome(text))
}

const frequencies = (s) => [...new Set(s)].map((letter) => s.split(letter).length - 1)

const lookAlikes = [
  {
    asks: 'the longest palindromic substring',
    said: [
      'longest|palindromic|palindrome substring|subarray|block|run|stretch|segment|section|contiguous',
      'substring that|which|is|reads|whose',
      'contiguous|consecutive|unbroken|uninterrupted palindrome|palindromic|part|piece|block|stretch|run|letter|character|section',
      'must|should|have|all be|to|letters contiguous|consecutive|adjacent',
      'must|should be contiguous|consecutive|adjacent',
      'without gap|skipping|interruption|leaving',
    ],
    answer: (s) => longest(substrings(s).filter(isPalindrome)),
  },
  {
    asks: 'the number of different palindromic subsequences',
    said: [
      'number|count of .. palindrome|palindromic|subsequence|distinct|different',
      'how many .. palindrome|palindromic|subsequence|different|distinct',
      'count the|all|distinct|different|every|palindromic',
    ],
    answer: (s) => palindromes(s).length,
  },
  {
    asks: 'the number of palindromic subsequences',
    said: [
      'number|count of .. palindrome|palindromic|subsequence',
      'how many .. palindrome|palindromic|subsequence|way',
      'count the|all|palindromic|every',
    ],
    answer(s) {
      let kept = ['']
      for (const letter of s) kept = [...kept, ...kept.map((text) => text + letter)]
      return kept.filter((text) => text !== '' && isPalindrome(text)).length
    },
  },
  {
    asks: 'the number of the longest ones',
    said: ['number|count of .. longest', 'how many .. longest', 'count the|all longest', 'how many way'],
    answer(s) {
      const found = palindromes(s).map(({ length }) => length)
      return found.filter((length) => length === Math.max(...found)).length
    },
  },
  {
    asks: 'the letters to be inserted or crossed out',
    said: [
      'minimum|fewest|least|smallest|minimal number|insertion|deletion|letter|character|step|operation|removal|change|cost|count|amount',
      'minimum|fewest|least|smallest|minimal .. insert|inserted|insertion|delete|deleted|deletion|remove|removed|add|added|crossed|removal',
      'how many .. inserted|insertion|insertions|removed|deleted|deletion|added|crossed|erased|dropped|removal|deletions',
      'must|need|needed be inserted|removed|deleted|added|crossed|erased|to',
      'to make|turn .. palindrome',
      'becomes a palindrome',
      'number of .. deletion|insertion|removed|deleted|inserted|added|removal|crossed',
    ],
    answer: (s) => s.length - longestPalindromeSubseq(s),
  },
  {
    asks: 'the letters to be changed',
    said: [
      'number|how|fewest|minimum|least .. change|changed|replaced|replacement|substitution|replace',
      'change|changed|replace|replaced|substitute',
    ],
    answer: (s) => [...s].filter((letter, at) => at < s.length >> 1 && letter !== s.at(-1 - at)).length,
  },
  {
    asks: 'a palindrome of even length',
    said: [
      'even length|number|size|palindrome|many|count',
      'length|number .. even',
      'even|evenly sized|many',
      'length|number is|be|must even',
    ],
    answer: (s) => longest(palindromes(s).filter(({ length }) => length % 2 === 0)),
  },
  {
    asks: 'a palindrome of odd length',
    said: [
      ...hasMiddle(),
      'odd length|number|size|palindrome|count',
      'length|number .. odd',
      'odd sized|many',
      'middle|central|centre|center letter|character',
    ],
    answer: (s) => longest(palindromes(s).filter(({ length }) => length % 2 === 1)),
  },
  {
    asks: 'no two equal letters side by side',
    said: [
      'no|without|never two|2|adjacent|consecutive|equal|neighbouring|neighboring|same',
      'adjacent|neighbouring|neighboring|consecutive letter|character .. equal|same|differ|different|distinct|identical|alike',
      'consecutive|adjacent equal|same|identical|equals|differ|different',
      'equal|same|identical consecutive|adjacent|neighbour',
    ],
    answer: (s) => longest(palindromes(s).filter((text) => !/(.)\1/.test(text))),
  },
  {
    asks: 'an even palindrome without equal letters side by side but in the middle',
    said: [
      'good palindrome|palindromic|subsequence',
      'except|but .. middle|two|centre|center',
      'even length',
      'consecutive|adjacent .. equal|same|except|middle',
    ],
    answer: (s) =>
      longest(palindromes(s).filter((text) => text.length % 2 === 0 && !/(.)\1/.test(text.slice(text.length / 2)))),
  },
  {
    asks: 'letters crossed out that were not side by side',
    said: [
      'chosen|kept|selected|taken .. not|never|nonadjacent adjacent|consecutive|neighbour',
      'nonadjacent|nonconsecutive',
      'at least one|1|two .. between',
    ],
    answer: (s) => {
      let kept = [['', -2]]
      for (const [at, letter] of [...s].entries())
        kept = [...kept, ...kept.flatMap(([text, last]) => (at > last + 1 ? [[text + letter, at]] : []))]
      return longest(kept.map(([text]) => text).filter(isPalindrome))
    },
  },
  {
    asks: 'the longest palindrome that can be built of the letters',
    said: [
      'rearrange|rearranged|rearranging|rearrangement|reorder|reordered|reordering|permute|permuted|shuffle|shuffled|permutation',
      'any|whatever|arbitrary order',
      'built|build|assembled|constructed|arranged .. palindrome|from|of|with',
      'formed|made|make|form .. from|of|with|using the|its|these|those|given|all letter|character',
      'order .. free|irrelevant|freely',
      'order doesnt|not matter',
      'regardless|irrespective .. order',
    ],
    answer: (s) => {
      const paired = frequencies(s).reduce((total, times) => total + times - (times % 2), 0)
      return Math.min(s.length, paired + 1)
    },
  },
  {
    asks: 'a palindrome after a change of one letter',
    said: [
      'at most one|1|two|2|k .. change|changed|replace|replaced|mismatch|substitution|letter|character|edit',
      'change|changing|replace|replacing|altering|flip one|1|a|at|up|k',
      'wildcard|joker|mismatch|mismatches|almost|nearly',
      'one|1|single .. changed|replaced|altered|substituted|mismatch',
    ],
    answer: (s) =>
      Math.max(
        ...[...s].flatMap((_, at, all) =>
          [...new Set(s)].map((x) => longestPalindromeSubseq(all.with(at, x).join(''))),
        ),
      ),
  },
  {
    asks: 'a palindrome by few deletions',
    said: [
      'at most|up|exactly|only one|1|k|two|2|to|three .. deletion|deleted|removed|removal|crossed|letter|character',
      'delete|deleting|remove|removing|cross|crossing up|exactly|one|1|k',
      'exactly one|1|k|two|2',
    ],
    answer: (s) =>
      longest(
        [s, ...[...s].map((_, out, all) => all.toSpliced(out, 1).join(''))].flatMap(substrings).filter(isPalindrome),
      ),
  },
  {
    asks: 'letters whatever the case',
    said: [
      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'ignore|ignoring|regardless|irrespective|whatever|disregarding .. case|capitalisation|capitalization',
      'letter|upper|lower case .. ignored|irrelevant|matter',
      'case doesnt|not matter',
      'case ignored',
      'uppercase|upper|capital .. same|equal|count',
    ],
    answer: (s) => longestPalindromeSubseq(s.toLowerCase()),
  },
  {
    asks: 'some characters passed over',
    said: [
      'ignore|ignoring|disregard|disregarding|skip .. space|blank|punctuation|vowel|digit|nonletter',
      'space|blank|punctuation|digit .. ignored|skipped',
    ],
    answer: (s) => longestPalindromeSubseq(s.replace(/[^a-zA-Z0-9]/g, '')),
  },
  {
    asks: 'a text in a circle',
    said: [
      'circle|circular|circularly|cyclic|cyclically|ring|rotate|rotated|rotation|rotations|rotating|necklace|wrap|wraps|shift|shifted',
    ],
    answer: (s) => Math.max(...[...s].map((_, turn) => longestPalindromeSubseq(s.slice(turn) + s.slice(0, turn)))),
  },
  {
    asks: 'a palindrome other than the text itself, or of several letters',
    said: [
      'proper',
      'other|shorter|different than|from',
      'at least|minimum one|1 .. crossed|deleted|removed|deletion|left|dropped|omitted',
      'must .. cross|delete|remove|drop|omit',
      'not|except|excluding the|s whole|itself|entire|s',
      'strictly shorter|fewer',
    ],
    answer: (s) => longest(palindromes(s).filter((text) => text !== s)),
  },
  {
    asks: 'a palindrome of two letters at least',
    said: [
      'at least|longer|length two|2|three|3|than',
      'single|one|1 letter|character .. not|no|never',
      'trivial|nontrivial',
      'or -1',
    ],
    answer: (s) => {
      const length = longestPalindromeSubseq(s)
      return length > 1 ? length : 0
    },
  },
  {
    asks: 'a palindrome that uses the first letter, or both ends',
    said: [
      'include|includes|including|contain|contains|containing|use|uses|using|keep|keeps .. first|last|both',
      'start|starts|begin|begins|starting|beginning with|at the|s|its first|same|letter|character',
      'end|ends|ending with',
      'first letter|character .. must|kept|included',
      'prefix|suffix',
    ],
    answer(s) {
      const end = s.lastIndexOf(s[0])
      return end === 0 ? 1 : 2 + (longestPalindromeSubseq(s.slice(1, end)) ?? 0)
    },
  },
  {
    asks: 'a palindrome that uses the last letter',
    said: [
      'include|includes|including|contain|contains|containing|use|uses|using|keep|keeps .. last',
      'end|ends|ending with',
      'last letter|character .. must|kept|included',
      'suffix',
    ],
    answer(s) {
      const start = s.indexOf(s.at(-1))
      return start === s.length - 1 ? 1 : 2 + (longestPalindromeSubseq(s.slice(start + 1, -1)) ?? 0)
    },
  },
  {
    asks: 'a palindromic prefix or suffix',
    said: ['palindromic|palindrome|longest|a|the prefix', 'start|starts|begin|begins|beginning|starting of|with'],
    answer: (s) => longest(substrings(s).filter((text) => isPalindrome(text) && s.startsWith(text))),
  },
  {
    asks: 'a palindromic suffix',
    said: ['suffix', 'end|ends|ending of|with'],
    answer: (s) => longest(substrings(s).filter((text) => isPalindrome(text) && s.endsWith(text))),
  },
  {
    asks: 'equal letters only, or letters that differ',
    said: [
      'repeated|repeating|repeats letter|character|subsequence',
      'of the|one same|single letter|character',
      'all equal|identical|same|alike',
      'most frequent|common|often',
    ],
    answer: (s) => Math.max(...frequencies(s)),
  },
  {
    asks: 'letters that come up at most twice, or in a rising order',
    said: [
      'distinct|different|unique letter|character',
      'at most twice|two|2',
      'each letter|character .. once|twice',
      'ascending|increasing|alphabetical|nondecreasing|sorted',
    ],
    answer: (s) => longest(palindromes(s).filter((text) => new Set(text).size === Math.ceil(text.length / 2))),
  },
  {
    asks: 'vowels or consonants only',
    said: ['vowel|vowels|consonant|consonants'],
    answer: (s) => longestPalindromeSubseq(s.replace(/[^aeiou]/g, '')) ?? 0,
  },
  {
    asks: 'two palindromes, or their product',
    said: ['product|disjoint|nonoverlapping', 'two|2 .. palindrome|subsequence|palindromic', 'non overlapping'],
    answer: (s) =>
      Math.max(
        1,
        ...[...s].map((_, at) => (longestPalindromeSubseq(s.slice(0, at)) ?? 0) * longestPalindromeSubseq(s.slice(at))),
      ),
  },
  {
    asks: 'the pairs of letters, or half the palindrome',
    said: ['pair|pairs|half|halves', 'number|count of .. pair|match|matching|mirror', 'both side|half'],
    answer: (s) => longestPalindromeSubseq(s) >> 1,
  },
  {
    asks: 'the shortest',
    said: ['shortest|smallest', 'minimum|minimal length', 'second|2nd longest'],
    answer(s) {
      const lengths = [...new Set(palindromes(s).map(({ length }) => length))].sort((a, b) => b - a)
      return lengths[1] ?? lengths[0]
    },
  },
  {
    asks: 'the sum of the lengths or a weight of the letters',
    said: ['sum|total|weight|weights|value|values|score|cost|costs|points'],
    answer: (s) => palindromes(s).reduce((sum, { length }) => sum + length, 0),
  },
]
