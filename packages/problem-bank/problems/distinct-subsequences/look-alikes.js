/** The number of ways to find t in s, where `fits` tells of each place whether it may follow the one before. */
function found(s, t, fits, same = (one, other) => one === other) {
  const from = (before, at) => {
    if (at === t.length) return 1
    let ways = 0
    for (let place = before + 1; place < s.length; place++)
      if (same(s[place], t[at]) && (at === 0 || fits(place, before))) ways += from(place, at + 1)
    return ways
  }
  return from(-1, 0)
}

const anywhere = () => true
const sorted = (text) => [...text].sort().join('')
const parts = (s, length) =>
  Array.from({ length: Math.max(0, s.length - length + 1) }, (_, at) => s.slice(at, at + length))

const lookAlikes = [
  {
    asks: 'occurrences in one piece',
    said: [
      'substring|contiguously|consecutively|unbroken',
      'contiguous|consecutive occurrence|part|piece|block|run|letter|segment|copy|position',
      'must|are|is|and contiguous|consecutive|adjacent',
      'one|a piece',
      'without gap|interruption',
    ],
    answer: (s, t) => parts(s, t.length).filter((part) => part === t).length,
  },
  {
    asks: 'whether it occurs at all',
    said: ['1|one if', 'whether|is t|it', '0|zero otherwise|else', 'if it is|can|occurs'],
    answer: (s, t) => Number(found(s, t, anywhere) > 0),
  },
  {
    asks: 'occurrences that share no letter',
    said: [
      'disjoint|nonoverlapping',
      'not|never|without overlap|overlapping',
      'at most|only once',
      'each|every letter|character|position|index .. once|one',
      'share|sharing|shared|reuse|reused',
      'simultaneously|repeatedly',
      'how many copies',
      'copies of',
      'take|cut out',
    ],
    answer(s, t) {
      let [left, count] = [s, 0]
      while (true) {
        const rest = [...left]
        let place = -1
        for (const letter of t) {
          place = left.indexOf(letter, place + 1)
          if (place < 0) return count
          rest[place] = ''
        }
        left = rest.join('')
        count++
      }
    },
  },
  {
    asks: 'the letters in any order',
    said: [
      'any|whatever|arbitrary order',
      'order .. not matter',
      'order .. irrelevant|ignored|free',
      'anagram|anagrams|permutation|permutations|rearrange|rearranged|rearranging|rearrangement|shuffled|scrambled',
      'regardless|irrespective .. order',
    ],
    answer(s, t) {
      const times = (text, letter) => [...text].filter((other) => other === letter).length
      const choose = (n, k) => (k > n ? 0 : k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
      return [...new Set(t)].reduce((ways, letter) => ways * choose(times(s, letter), times(t, letter)), 1)
    },
  },
  {
    asks: 'anagrams of it in one piece',
    said: ['anagram|anagrams|permutation|permutations|rearranged|rearrangement'],
    answer: (s, t) => parts(s, t.length).filter((part) => sorted(part) === sorted(t)).length,
  },
  {
    asks: 'the strings the other way round',
    said: [
      'subsequence|subsequences of t .. equal|equals|s',
      'how often|many .. s .. in t',
      's in|within|inside|from t',
      's|first .. subsequence of t|second',
      's occurs in t',
    ],
    answer: (s, t) => numDistinct(t, s),
  },
  {
    asks: 'the reversed string',
    said: ['reverse|reversed|backward|backwards|reversal|mirrored', 'right to left', 'from the end'],
    answer: (s, t) => numDistinct(s, [...t].reverse().join('')),
  },
  {
    asks: 'letters whatever their case',
    said: [
      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'ignore|ignoring|ignored|regardless|irrespective|disregarding .. case|capital|capitalization|capitalisation',
      'case .. matter|ignored|irrelevant',
      'upper|uppercase|capital .. lower|lowercase .. same|equal|alike|equivalent',
    ],
    answer: (s, t) => numDistinct(s.toLowerCase(), t.toLowerCase()),
  },
  {
    asks: 'no two neighbouring letters chosen',
    said: [
      'no two .. adjacent|neighbouring|neighboring|consecutive|next',
      'must|may|cannot not|be .. adjacent|neighbouring|neighboring|next',
      'nonadjacent',
      'never|not two adjacent|neighbouring|neighboring',
      'at least one|1|k|two .. between|gap|apart',
      'gap of',
    ],
    answer: (s, t) => found(s, t, (place, before) => place > before + 1),
  },
  {
    asks: 'letters that are near one another',
    said: [
      'at most k|one|1|two|2 .. between|gap|apart',
      'within .. of each|another|positions|letters',
      'window',
      'distance',
    ],
    answer: (s, t) => found(s, t, (place, before) => place <= before + 2),
  },
  {
    asks: 'the letters to be deleted or added',
    said: [
      'fewest|minimum|smallest|least|shortest|minimal',
      'number of deletion|removal|edit|letter|character',
      'how many letter|character',
      'edit|insert|insertion',
    ],
    answer: (s, t) => s.length - t.length,
  },
  {
    asks: 'the longest common subsequence',
    said: ['longest|length of', 'common subsequence', 'maximum|largest length'],
    answer(s, t) {
      let before = new Array(t.length + 1).fill(0)
      for (const letter of s) {
        const row = [0]
        for (let at = 1; at <= t.length; at++)
          row.push(t[at - 1] === letter ? before[at - 1] + 1 : Math.max(before[at], row[at - 1]))
        before = row
      }
      return before[t.length]
    },
  },
  {
    asks: 'different strings',
    said: [
      'different|distinct|unique string|strings|words|word|texts',
      'different|distinct nonempty subsequence',
      'count|counted only|as|just once|one',
      'duplicates|duplicate|same string|once .. counted|once',
      'that contain|contains|include|includes t',
      'nonempty subsequence|subsequences',
    ],
    answer(s) {
      const all = new Set([''])
      for (const letter of s) for (const text of [...all]) all.add(text + letter)
      return all.size - 1
    },
  },
  {
    asks: 'a remainder',
    said: ['modulo|mod|remainder', '10 9 7|9 + 7', '1000000007|109', 'parity|even|odd'],
    answer: (s, t) => numDistinct(s, t) % 2,
  },
  {
    asks: 'a string that may be repeated, or begin or end at a certain place',
    said: [
      'same first|last letter|character',
      'prefix|suffix of',
      'must|always begin|start|end',
      'circular|circularly|cyclic|cyclically|circle|wrap|wrapping|ring',
    ],
    answer: (s, t) => (s[0] === t[0] ? numDistinct(s.slice(1), t.slice(1)) : 0),
  },
  {
    asks: 'wildcards, or a letter that may differ',
    said: [
      'wildcard|wildcards|joker|question mark|asterisk|star',
      'at most|up|exactly one|1|k|to mismatch|mismatches|error|errors|different',
      'mismatch|almost|nearly|approximate',
    ],
    answer: (s, t) => found(s, t, anywhere, (one, other) => one === other || other === '?'),
  },
]
