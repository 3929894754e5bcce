const dividersOf = (text) =>
  Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1)).filter(
    (piece) => text.length % piece.length === 0 && piece.repeat(text.length / piece.length) === text,
  )

const common = (str1, str2) => dividersOf(str1).filter((piece) => dividersOf(str2).includes(piece))
const sorted = (text) => [...text].sort().join('')

const lookAlikes = [
  {
    asks: 'the shortest such string',
    said: [
      'shortest|smallest|minimal|minimum|least string|pattern|word|bar|root|one|x|common|divisor|that|possible|such',
      'primitive',
      'not .. repeated|repetition itself',
    ],
    answer: (str1, str2) => common(str1, str2)[0] ?? '',
  },
  {
    asks: 'the longest common beginning',
    said: ['prefix|prefixes', 'beginning|begin|begins|start|starts .. both|with', 'both begin|start'],
    answer(str1, str2) {
      let length = 0
      while (length < str1.length && str1[length] === str2[length]) length++
      return str1.slice(0, length)
    },
  },
  {
    asks: 'the longest common part',
    said: [
      'substring|substrings|subsequence|subsequences|suffix',
      'contain|contains|contained|occurs|appears|part in|of|both',
    ],
    answer(str1, str2) {
      let best = ''
      for (const from of [...str1].keys())
        for (let to = from + best.length + 1; to <= str1.length; to++)
          if (str2.includes(str1.slice(from, to))) best = str1.slice(from, to)
      return best
    },
  },
  {
    asks: 'a divisor of the first that the second contains',
    said: ['contained|contains|contain|occurs|appears', 'divides str1|first', 'divides the first', 'substring'],
    answer: (str1, str2) => dividersOf(str1).findLast((piece) => str2.includes(piece)) ?? '',
  },
  {
    asks: 'the least common multiple',
    said: [
      'multiple',
      'lcm',
      'both .. divide',
      'both divide',
      'divisible by both|str1|each',
      'str1|s and|str2|t .. divide x|it',
    ],
    answer(str1, str2) {
      const piece = gcdOfStrings(str1, str2)
      return piece && str1.repeat(str2.length / piece.length)
    },
  },
  {
    asks: 'a string that is repeated at least twice',
    said: [
      'two|2|twice|three or more',
      'at least two|2|twice|three',
      'more than once|one',
      'proper|properly',
      'not .. whole|itself|equal',
      'shorter|smaller than',
      'neither string|str1',
      'other|different than|from .. both|str1|str2|strings|themselves',
    ],
    answer: (str1, str2) =>
      common(str1, str2).findLast((piece) => piece.length < Math.min(str1.length, str2.length)) ?? '',
  },
  {
    asks: 'the same number of repetitions in both',
    said: [
      'same|equal number|times|count .. repeated|repetitions|both|times',
      'equally often',
      'as often',
      'same k|number',
    ],
    answer: (str1, str2) => (str1 === str2 ? str1 : ''),
  },
  {
    asks: 'letters in any order',
    said: [
      'rearrangement|rearrangements|rearrange|rearranged|anagram|anagrams|permutation|permutations|shuffled|reordered',
      'any|alphabetical|whatever order',
      'order .. not|ignored|irrelevant',
    ],
    answer(str1, str2) {
      const counted = (text) => Map.groupBy(text, (letter) => letter)
      const [one, other] = [counted(str1), counted(str2)]
      const counts = [...one.values(), ...other.values()].map((letters) => letters.length)
      const times = (text) =>
        Array.from({ length: text.length }, (_, at) => text.length - at).filter((many) =>
          [...counted(text).values()].every((letters) => letters.length % many === 0),
        )
      if (counts.length === 0 || sorted([...one.keys()].join('')) !== sorted([...other.keys()].join(''))) return ''
      for (const many of times(str1).toReversed()) {
        const piece = [...one].map(([letter, letters]) => letter.repeat(letters.length / many)).join('')
        if (times(str2).some((often) => sorted(piece.repeat(often)) === sorted(str2))) return sorted(piece)
      }
      return ''
    },
  },
  {
    asks: 'a rotated or reversed string, or letters of either case',
    said: [
      'rotation|rotations|rotated|rotate|cyclic|circular',
      'reversed|reverse|backwards|palindrome|palindromic|mirrored',
      'case insensitive|insensitively',
      'upper|lower .. ignored|same|alike',
      'remainder|left over|rest|incomplete|partial|cut|last copy|repetition|part|off',
      'one|1|k letter|character|letters|characters .. removed|changed|differ|wrong|deleted|replaced',
      'lexicographically|lexicographical',
      'concatenation of str1|both|the',
      'overlap|overlaps|overlapping|overlapped',
      'more than two strings',
      'even|odd length',
    ],
    answer(str1, str2) {
      const turned = [...str2].map((_, at) => str2.slice(at) + str2.slice(0, at))
      return turned.map((text) => gcdOfStrings(str1, text)).reduce((a, b) => (b.length > a.length ? b : a), '')
    },
  },
]
