function lengths(a, b, step) {
  const table = Array.from({ length: a.length + 1 }, () => new Array(b.length + 1).fill(0))
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) table[i][j] = step(table, i, j, a[i - 1] === b[j - 1])
  return table
}

function subsequences(text) {
  let texts = ['']
  for (const letter of text.slice(0, 12)) texts = [...new Set(texts.concat(texts.map((start) => start + letter)))]
  return new Set(texts)
}

function inCommon(text1, text2) {
  const second = subsequences(text2)
  return [...subsequences(text1)].filter((text) => second.has(text))
}

function longestOf(texts) {
  return Math.max(0, ...texts.map((text) => text.length))
}

const turned = (text) => [...text].reverse().join('')

/** How pages forbid characters that stand side by side in a string. */
const SAYS_NO_NEIGHBOURS = [
  'no two|2 .. neighbour|neighbours|adjacent|consecutive|next|beside|side|successive',
  'never|not|no|without .. two .. neighbour|neighbours|adjacent|consecutive|next',
  'no|never|not|without neighbours|neighbour|neighbouring',
  'apart',
]

const lookAlikes = [
  {
    asks: 'the longest common substring',
    denied: [
      'subsequence|subsequences',
      'gap|gaps|between',
      'delete|deleted|deleting|remove|removed|removing|strike|struck|striking|cross|crossed|crossing|drop|dropped|dropping|erase|erased|erasing|omit|omitted|omitting|skip|skipped|skipping|leave|leaving|left',
      'not|need|neednt|without .. adjacent|contiguous|consecutive|together|neighbours|neighbouring|succession|row|side',
      'same|relative|original|that|their|its|this|right order',
      'order',
      'scattered|apart|interrupted|spread',
      'left to right',
      'i1|i_1|j1',
      'lcs',
    ],
    said: [
      'follow|follows|following each|one|another|immediately|directly',
      'immediately|directly',
      'one after another|the',
      'must|has|have be|to in one|contiguous|together|adjacent|touch',
      'side by side',
      'without|no|any interruption|break',
      'substring|substrings|subarray|subarrays',
      'contiguous|consecutive|unbroken|uninterrupted|continuous part|piece|stretch|run|block|segment|section|letters|characters|sequence|subsequence|portion|notes',
      'must|should|have|are be|to contiguous|consecutive|adjacent|be|adjacent',
      'without gaps|gap|skipping|interruption',
      'directly|immediately after|next|following',
      'in a row',
      'in one piece|go|block|stretch',
      'no .. left|omitted|skipped|missing|between',
      'nothing between|missing|omitted',
      'gapless|unbroken|uninterrupted|solid|connected',
      'as a block|whole|chunk|run',
      'without leaving|omitting|dropping|missing|skipping',
      'stand|stands|standing together|next|adjacent',
      'block|chunk|passage|fragment|excerpt',
    ],
    answer: (text1, text2) =>
      Math.max(...lengths(text1, text2, (table, i, j, same) => (same ? table[i - 1][j - 1] + 1 : 0)).flat()),
  },
  {
    asks: 'the number of common subsequences',
    said: [
      'number|count|many .. subsequence|subsequences',
      'count the|all|distinct|different',
      'how many .. common|shared|sequences',
      'total number',
    ],
    answer: (text1, text2) => inCommon(text1, text2).length - 1,
  },
  {
    asks: 'the number of longest common subsequences',
    said: [
      'number|count|many .. subsequence|subsequences',
      'how many longest|common|such|different|subsequences',
      'count the',
    ],
    answer(text1, text2) {
      const texts = inCommon(text1, text2)
      return texts.filter((text) => text.length === longestOf(texts)).length
    },
  },
  {
    asks: 'the shortest common supersequence',
    denied: asMost(),
    said: [
      'supersequence|supersequences|superstring',
      'shortest|smallest|minimum|minimal',
      'has|have|contain|contains|containing|includes|including both',
      'both .. as subsequence|subsequences',
    ],
    answer: (text1, text2) => text1.length + text2.length - longestCommonSubsequence(text1, text2),
  },
  {
    asks: 'a common palindrome',
    said: ['palindrome|palindromes|palindromic', 'same backwards|backward', 'forwards|forward and'],
    answer: (text1, text2) => longestOf(inCommon(text1, text2).filter((text) => text === turned(text))),
  },
  {
    asks: 'the fewest deletions that make them equal',
    said: [
      'deletion|deletions|operations|edits|edit',
      'fewest|minimum|minimal|least|smallest',
      'make|become|making|until|turn .. same|equal|identical',
      'must|need|have|has .. delete|deleted|removed|remove',
      'how many .. deleted|removed|delete|remove',
    ],
    answer: (text1, text2) => text1.length + text2.length - 2 * longestCommonSubsequence(text1, text2),
  },
  {
    asks: 'the edit distance',
    said: [
      'edit|edits|distance|insert|insertion|insertions|levenshtein',
      'convert|transform',
      'replace|replacement|substitute',
    ],
    answer(text1, text2) {
      let above = Array.from({ length: text2.length + 1 }, (_, j) => j)
      for (const [i, a] of [...text1].entries()) {
        const row = [i + 1]
        for (const [j, b] of [...text2].entries())
          row.push(Math.min(above[j] + (a === b ? 0 : 1), above[j + 1] + 1, row[j] + 1))
        above = row
      }
      return above.at(-1)
    },
  },
  {
    asks: 'letters in any order',
    said: [
      'matter where',
      'wherever',
      'regardless|irrespective|whatever .. position|place',
      'any place|position',
      'how many letters .. share|shared|common|both|have|occur',
      'share|shared|common|both .. how many letters',
      'any|whatever|arbitrary order',
      'order .. not matter|irrelevant|ignored|free',
      'order .. irrelevant|ignored',
      'regardless|irrespective|ignoring .. order',
      'may|can|could|after|by rearrange|rearranging|reordering|reorder|shuffle|shuffling',
      'may|can|could be rearranged|reordered|shuffled|permuted',
      'anagram|multiset|permutation|permutations',
      'whatever|any the|their|its order|sequence',
      'bag|multiset|pool',
      'order .. importance|role|interest|whatever|count|counts',
    ],
    answer(text1, text2) {
      const left = [...text2]
      return [...text1].filter((letter) => left.includes(letter) && left.splice(left.indexOf(letter), 1)).length
    },
  },
  {
    asks: 'different letters only',
    said: [
      'every|each|all|any letter|letters|character|characters|symbol .. unique|distinct|different|once',
      'unique',
      'repeated|repeats|repeat|repeating|repetition|duplicate|duplicates',
      'differ|different .. each|one',
      'distinct|different|unique letter|letters|character|characters|notes|symbols',
      'no letter|character|note .. twice|repeated|repeat|again',
      'without|no repeating|repeated|repetition|repeats|duplicate',
      'at most once',
      'letters|characters .. all distinct|different|unique',
      'not .. repeat|repeated|twice',
      'no .. twice|repeated|repeat|again',
      'each|every|a letter|character .. once',
      'once .. only|letter',
      'twice',
    ],
    answer: (text1, text2) => longestOf(inCommon(text1, text2).filter((text) => new Set(text).size === text.length)),
  },
  {
    asks: 'a common subsequence in increasing order',
    said: [
      'increasing|ascending|rising|nondecreasing|alphabetical|alphabetically|decreasing|descending|lexicographic',
      'sorted',
    ],
    answer: (text1, text2) =>
      longestOf(
        inCommon(text1, text2).filter((text) => [...text].every((letter, at) => at === 0 || text[at - 1] < letter)),
      ),
  },
  {
    asks: 'a common prefix',
    said: ['prefix|prefixes|suffix|suffixes', 'start|begin|starts|begins|end|ends with|at', 'beginning|ending'],
    answer(text1, text2) {
      let length = 0
      while (length < text1.length && text1[length] === text2[length]) length++
      return length
    },
  },
  {
    asks: 'letters at the same positions',
    said: [
      'same|equal|identical|matching|corresponding position|positions|index|place|places|indices',
      'position by position',
    ],
    answer: (text1, text2) => [...text1].filter((letter, place) => letter === text2[place]).length,
  },
  {
    asks: 'one of the strings read backwards',
    said: [
      'backward|backwards|reverse|reversed|reversal|reversing',
      'right to left',
      'mirror|mirrored|opposite direction|order',
    ],
    answer: (text1, text2) => longestCommonSubsequence(text1, turned(text2)),
  },
  {
    asks: 'capitals and small letters taken for the same',
    said: [
      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'ignore|ignoring|ignored|regardless|irrespective|disregard|disregarding .. case|capital|capitalization|capitalisation',
      'case .. matter|ignored|irrelevant|disregarded',
      'uppercase|upper|capital|capitals .. same|equal|equivalent|alike|counts|match',
    ],
    answer: (text1, text2) => longestCommonSubsequence(text1.toLowerCase(), text2.toLowerCase()),
  },
  {
    asks: 'no two neighbours of either string',
    said: [
      'no two .. adjacent|consecutive|neighbouring|neighboring|next',
      'nonadjacent|nonconsecutive',
      'at least one|1|k .. between|apart',
      'never .. adjacent|neighbouring|consecutive',
      'may not|must not|cannot be adjacent|consecutive|neighbouring|next',
    ],
    answer: (text1, text2) =>
      lengths(text1, text2, (table, i, j, same) =>
        Math.max(table[i - 1][j], table[i][j - 1], same ? (table[i - 2]?.[j - 2] ?? 0) + 1 : 0),
      )
        .at(-1)
        .at(-1),
  },
  {
    asks: 'no letter twice in a row',
    said: [
      'followed|follow|follows|preceded|succeeded .. same|itself|equal|identical|like|another|copy|twin',
      'same|equal|identical|alike|twin|twins|copies|repeats .. row|succession|next|consecutive|consecutively|adjacent|neighbour|neighbours|neighbouring|running|together|side|beside|directly|behind',
      'row|succession|next|consecutive|consecutively|adjacent|neighbour|neighbours|neighbouring|running|side|beside .. same|equal|identical|alike|differ|different|distinct',
      'twice|doubled|double|doubles|repeat|repeats|repeated|repetition|stutter|stutters',
      'differ|differs|different from the|its|his',
      'never|not|no .. again|itself',
    ],
    answer: (text1, text2) =>
      longestOf(inCommon(text1, text2).filter((text) => [...text].every((letter, at) => letter !== text[at - 1]))),
  },
  {
    asks: 'a rotated string',
    said: ['circular|circle|cyclic|cyclically|ring|rotate|rotated|rotation|rotating|wrap|wraps|loop'],
    answer: (text1, text2) =>
      Math.max(
        ...[...text2].map((_, place) => longestCommonSubsequence(text1, text2.slice(place) + text2.slice(0, place))),
      ),
  },
  {
    asks: 'one change allowed',
    said: ['change|changing|replace|replacing|mismatch|wildcard|joker|swap', 'at most|up to one|1|k', 'once'],
    answer: (text1, text2) => Math.min(longestCommonSubsequence(text1, text2) + 1, text1.length, text2.length),
  },
  {
    asks: 'runs of a certain length, or another measure of what is common',
    said: [
      'weight|weights|worth|score|points|value',
      'vowels|consonants|vowel|consonant',
      'at least|most two|2|three|3|k',
      'length .. even|odd',
      'even|odd length|number',
      'percentage|ratio',
    ],
    answer: (text1, text2) => longestOf(inCommon(text1, text2).filter((text) => text.length % 2 === 0)),
  },
  {
    asks: 'another answer where there is none',
    said: ['-1', 'return|returns|output|print minus|negative', 'none .. minus|-1'],
    answer: (text1, text2) => longestCommonSubsequence(text1, text2) || -1,
  },
  {
    asks: 'the longest common subsequence under one more condition',
    said: ['not take part|place|turns|its|his|her|their', 'vowel|consonant'],
  },
  {
    asks: 'no two neighbours of the first string',
    said: SAYS_NO_NEIGHBOURS,
    answer: (text1, text2) =>
      lengths(text1, text2, (table, i, j, same) =>
        Math.max(table[i - 1][j], table[i][j - 1], same ? (table[i - 2]?.[j - 1] ?? 0) + 1 : 0),
      )
        .at(-1)
        .at(-1),
  },
  {
    asks: 'no two neighbours of the second string',
    said: SAYS_NO_NEIGHBOURS,
    answer: (text1, text2) =>
      lengths(text1, text2, (table, i, j, same) =>
        Math.max(table[i - 1][j], table[i][j - 1], same ? (table[i - 1]?.[j - 2] ?? 0) + 1 : 0),
      )
        .at(-1)
        .at(-1),
  },
]
