const turned = (text) => [...text].reverse().join('')

function pieces(text) {
  return [...text].flatMap((_, start) => [...text.slice(start)].map((_, end) => text.slice(start, start + end + 1)))
}

function longestOf(texts) {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '')
}

const palindromes = (text) => pieces(text).filter((piece) => piece === turned(piece))

function tied(text) {
  const { length } = longestPalindrome(text)
  return palindromes(text).filter((piece) => piece.length === length)
}

const lookAlikes = [
  {
    asks: 'a palindromic subsequence',
    denied: [
      'substring|substrings|subarray|subarrays|contiguous|consecutive|successive|stretch|piece|part|run|section|row|block|uninterrupted|unbroken|segment|passage|excerpt|fragment|slice|window|range|succession|interval|factor|chunk|connected',
      'neighbouring|neighboring|adjacent|next',
      'without|no gap|gaps|interruption|break',
      'back to back',
      'hidden|contained|buried in|inside|within|somewhere',
      'j i',
    ],
    said: [
      'passed|passing over',
      'pass|leave over|out',
      'may|can|could|some|several|are|any left out|over',
      'may|can|could|some|several .. left out|over',
      'keep|keeping|kept some|letter|character',
      '~no|without|any gap|gaps',
      'struck|crossed out',
      '~a|no|mere|any subsequence|subsequences',
      'is|find|return|longest|of|as|forms|form|contains|that .. a subsequence',
      'not|need necessarily|be|not contiguous|consecutive|adjacent|together',
      'not be connected|joined|contiguous',
      'deleting|removing|crossing|skipping|omitting|leaving|dropping|erasing',
      'delete|remove|skip|omit|erase|drop|strike',
      'noncontiguous',
    ],
    answer(s) {
      const all = [...s.slice(0, 14)].reduce((texts, letter) => texts.concat(texts.map((text) => text + letter)), [''])
      return longestOf(all.filter((text) => text === turned(text)))
    },
  },
  {
    asks: 'a palindrome built from its letters',
    said: [
      'built|build|building|made|make|formed|form|constructed|construct|assembled|arranged from|of|with|using|by',
      'rearrange|rearranging|rearranged|rearrangement|reorder|reordering|permute|permutation|shuffle|anagram',
      'any order',
    ],
    answer(s) {
      const letters = [...new Set(s)].toSorted()
      const half = letters.map((letter) => letter.repeat((s.split(letter).length - 1) >> 1)).join('')
      const odd = letters.find((letter) => (s.split(letter).length - 1) % 2 === 1) ?? ''
      return half + odd + turned(half)
    },
  },
  {
    asks: 'the last of several',
    said: [
      'met|encountered|seen|read|comes|come|found|occurs|discovered last',
      'last met|encountered|seen|read|found|discovered',
      'last',
      'the later|latter|latest|hindmost|furthest|rightmost',
      'end of s',
      'nearest the end',
      'larger|largest|greater|highest|later start|index|position|beginning',
      'last|latter|later|second one|palindrome|found|place',
      'further|farther|furthest|farthest right|back|on',
      'stand|stands|lies|occurs|found last',
      'last|rightmost|latest|final one|of|such|longest|palindrome|substring|occurrence',
      'rightmost|latest',
      'tie|ties|several|multiple|more|many|equal .. last|later|latest|right|rightmost|end|ends',
      'starts|start|begins|stands last|latest|later|rightmost',
      'closest|nearest .. end',
    ],
    answer: (s) => tied(s).at(-1),
  },
  {
    asks: 'the alphabetically smallest of several',
    said: [
      'first in|by alphabetical|alphabet|the alphabet',
      'alphabet|abc',
      'lexicographic|lexicographical|lexicographically|alphabetical|alphabetically|dictionary',
      'smallest letter|one|text|string',
    ],
    answer: (s) => tied(s).toSorted()[0],
  },
  {
    asks: 'the alphabetically largest of several',
    said: ['lexicographic|lexicographical|lexicographically|alphabetical|alphabetically|dictionary'],
    answer: (s) => tied(s).toSorted().at(-1),
  },
  {
    asks: 'the shortest palindrome made by adding letters',
    said: [
      'adding|add|added|appending|append|prepending|inserting|insert|extend|extending|complete|completing',
      'shortest|smallest|minimal|minimum',
    ],
    answer(s) {
      const beginning = longestOf(palindromes(s).filter((piece) => s.startsWith(piece)))
      return turned(s.slice(beginning.length)) + s
    },
  },
  {
    asks: 'the shortest palindrome made by adding letters behind',
    said: [
      'adding|add|added|appending|append|inserting|insert|extend|extending|complete|completing',
      'shortest|smallest|minimal|minimum',
    ],
    answer(s) {
      const end = longestOf(palindromes(s).filter((piece) => s.endsWith(piece)))
      return s + turned(s.slice(0, s.length - end.length))
    },
  },
  {
    asks: 'a palindrome at the beginning',
    said: [
      's 0',
      'begin|begins|start|starts|opens|open with|at|s|in|the',
      'front|head|beginning',
      'starts|begins|starting|beginning at the start|beginning|front',
      'prefix',
      'at the start|beginning|front',
      'first character|letter',
    ],
    answer: (s) => longestOf(palindromes(s).filter((piece) => s.startsWith(piece))),
  },
  {
    asks: 'a palindrome at the end',
    said: [
      'tail',
      'close|closes|ends|finish|finishes|stop|stops s|with|at|in|the',
      'very end',
      'suffix|suffixes|ending',
      'at the end',
      'ends with|at',
      'last character|letter',
    ],
    answer: (s) => longestOf(palindromes(s).filter((piece) => s.endsWith(piece))),
  },
  {
    asks: 'capitals and small letters taken for the same',
    said: [
      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'a and a',
      'size of .. letter',
      'capital|upper .. one|alike|equivalent|match',
      'ignore|ignoring|ignored|regardless|irrespective|disregard|disregarding .. case|capital|capitals|capitalization|capitalisation',
      'case .. ignored|irrelevant|disregarded',
      'case not|doesnt|dont .. matter',
      'uppercase|upper|capital|capitals .. same|equal|equivalent|alike|counts|match',
    ],
    answer(s) {
      const found = longestPalindrome(s.toLowerCase())
      const start = s.toLowerCase().indexOf(found)
      return s.slice(start, start + found.length)
    },
  },
  {
    asks: 'only letters counted, without spaces and punctuation',
    said: [
      'digit|digits|number|numbers .. part|ignored|skipped|count|aside|out|not',
      'letters|character|nothing but|else|only letter',
      'vowel|vowels|consonant|consonants',
      'space|punctuation|whitespace|blank|nonalphanumeric .. ignored|skipped|disregarded|ignore|matter',
      'ignore|ignoring|skip|disregard|without .. space|punctuation|whitespace|nonalphanumeric',
      'only .. alphanumeric',
    ],
    answer: (s) => longestPalindrome(s.replace(/[^a-z0-9]/gi, '')),
  },
  {
    asks: 'a palindrome of even length',
    said: [
      'no middle|centre|center',
      'without a middle|centre|center',
      'middle|centre|center letter|character',
      'even length|number|size|many',
      'fold|folds|folded|folding|crease .. between|line|border',
      'line|border|gap|crease between',
      'length .. even',
    ],
    answer: (s) => longestOf(palindromes(s).filter((piece) => piece.length % 2 === 0)),
  },
  {
    asks: 'a palindrome of odd length',
    said: [
      'odd|uneven',
      'has|have|having|with|possess|possesses|around|round|about .. middle|centre|center',
      'central|middle|centre|center',
      'turn|turns|fold|folds|mirrored|reflected around|about|at|round',
      'gap',
      'one|single|a central',
      'between two|letters',
      'not .. gap|pair|between',
      'odd|even',
      'letter|character|one in|at|for its|the|a middle|centre|center',
      'middle|centre|center .. own|its|needs|need|has|letter|character',
      'needs|need|must|has|have .. middle|centre|center',
      'axis|pivot|heart|core',
      'its own mirror|reflection|partner',
      'around|about|round a|one single|letter|character|centre|center',
      '1 3 5',
      'not .. two equal|halves',
      'single|one middle|centre|center',
      'has a middle|centre|center',
      'middle|centre|center letter|character',
      'odd length|number|size',
      'length .. odd',
    ],
    answer: (s) => longestOf(palindromes(s).filter((piece) => piece.length % 2 === 1)),
  },
  {
    asks: 'a palindrome of at least two letters, or of three',
    said: [
      'lone|solitary|isolated|lonely|mere letter|character|one',
      'letter|character alone|itself .. not|no|never',
      'letter|character .. not|no|never .. palindrome',
      'nothing longer|better|bigger',
      'real|true|genuine|proper palindrome',

      'two or more',
      'longer than',
      'two|three|2|3 letter|character at',
      'at least|most two|2|three|3|k',
      'longer than one|1|two|2',
      'single letter|character|letters|characters .. not|excluded|count|ignored',
      'more than one|1|two|2 letter|character',
      'minimum length',
      'nontrivial',
    ],
    answer: (s) => (longestPalindrome(s).length > 1 ? longestPalindrome(s) : ''),
  },
  {
    asks: 'a palindrome shorter than the text',
    said: [
      'not s itself',
      's itself',
      'whole|full|entire .. count|itself|excluded|out|no|not',
      'must be shorter',
      'true|real|genuine|mere|smaller|strict|shorter part|piece|substring',
      'proper',
      'shorter than',
      'not .. whole|entire|itself|full',
      'whole|entire|itself .. not|excluded|except',
      'other than|except .. whole|entire|itself',
    ],
    answer: (s) => longestOf(palindromes(s).filter((piece) => piece !== s)),
  },
  {
    asks: 'a palindrome in a circle',
    said: ['circular|circle|cyclic|cyclically|ring|wrap|wrapping|rotate|rotated|rotation|necklace|loop'],
    answer: (s) => longestOf(palindromes(s + s).filter((piece) => piece.length <= s.length)),
  },
  {
    asks: 'a palindrome once one letter is changed',
    said: [
      'one|1|single pair|mistake|misprint|error|exception|place|position|mismatch',
      'forgiven|tolerated|overlooked|tolerate|forgive|spoiled|spoilt',
      'all but one',
      'but for',
      'change|changing|changed|replace|replacing|replaced|mismatch|wildcard|joker|swap|swapping|typo',
      'at most|up to|exactly one|1|k',
      'almost|nearly',
    ],
    answer: (s) =>
      longestOf(
        pieces(s).filter((piece) => [...piece].filter((letter, at) => letter !== piece.at(-1 - at)).length <= 2),
      ),
  },
  {
    asks: 'a stretch without repeated letters, or of one letter',
    said: [
      'repeating|repeated|repeat|repeats|distinct|unique|different',
      'same|identical|equal letter|character',
      'single character|letter repeated',
    ],
    answer: (s) => longestOf(pieces(s).filter((piece) => new Set(piece).size === 1)),
  },
  {
    asks: 'a stretch that begins and ends with one letter',
    said: [
      'first and last',
      'begins|starts|start|begin|opens and ends|end|closes',
      'same letter|character at',
      'ends|both ends|ends alike',
      'last equals|equal',
      'outer|outermost',
    ],
    answer: (s) => longestOf(pieces(s).filter((piece) => piece[0] === piece.at(-1))),
  },
  {
    asks: 'a palindrome of a limited length',
    said: [
      'at most|to two|three|four|five|2|3|4|5|k',
      'no|not|never longer|larger|greater',
      'longer than',
      'palindrome|substring|piece|block|stretch|result|answer .. exceed|exceeds|limit|limited',
    ],
    answer: (s) => longestOf(palindromes(s).filter((piece) => piece.length <= 3)),
  },
  {
    asks: 'a palindrome that occurs again',
    said: [
      'two|several|2|more|different|other place|places|position|positions|times|spots',
      'elsewhere|anew|again|repeat|repeated|repeatedly|recurs|recurring',

      'occurs|appears|occur|appear|stands|found twice|again|more|once|several|at',
      'more than once',
      'repeated|repeats',
      'overlap|overlapping',
      'only once',
    ],
    answer: (s) => longestOf(palindromes(s).filter((piece) => s.indexOf(piece) !== s.lastIndexOf(piece))),
  },
  {
    asks: 'a further condition or exception',
    said: [
      'of no importance|use|interest|account|concern|consequence|avail|effect',
      'more|longer|further|farther|larger|bigger|greater|higher|deeper than two|three|four|five|six|2|3|4|5|6',
      'left|leave|leaving|let alone|untouched|aside',
    ],
  },
  {
    asks: 'a substring whose reverse occurs elsewhere',
    said: ['opposite|reverse order .. also|elsewhere|found|occurs|appears'],
  },
  {
    asks: 'a further rule',
    said: [
      'larger|greater|smaller|less|longer|shorter|fewer|higher|lower|bigger than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'of no importance|consequence|interest|use|account|concern',
    ],
  },
]
