/** The cheapest way to turn one word into the other at these prices; an edit without a price is not allowed. */
function price(word1, word2, { insert = Infinity, remove = Infinity, replace = Infinity, swap = Infinity } = {}) {
  const best = Array.from({ length: word1.length + 1 }, () => [])
  for (let i = 0; i <= word1.length; i++)
    for (let j = 0; j <= word2.length; j++) {
      const options = [i + j === 0 ? 0 : Infinity]
      if (i > 0) options.push(best[i - 1][j] + remove)
      if (j > 0) options.push(best[i][j - 1] + insert)
      if (i > 0 && j > 0) options.push(best[i - 1][j - 1] + (word1[i - 1] === word2[j - 1] ? 0 : replace))
      if (i > 1 && j > 1 && word1[i - 1] === word2[j - 2] && word1[i - 2] === word2[j - 1])
        options.push(best[i - 2][j - 2] + swap)
      best[i][j] = Math.min(...options)
    }
  const found = best[word1.length][word2.length]
  return Number.isFinite(found) ? found : -1
}

/** The fewest edits where one of a kind takes in any number of characters side by side. */
function blockwise(a, b, kind) {
  const best = Array.from({ length: a.length + 1 }, () => [])
  for (let i = 0; i <= a.length; i++)
    for (let j = 0; j <= b.length; j++) {
      const removed = kind === 'remove' ? best.slice(0, i).map((row) => row[j]) : i > 0 ? [best[i - 1][j]] : []
      const inserted = kind === 'insert' ? best[i] : best[i].slice(-1)
      const options = [...removed, ...inserted].map((edits) => edits + 1)
      if (i > 0 && j > 0) options.push(best[i - 1][j - 1] + Number(a[i - 1] !== b[j - 1]))
      best[i].push(i + j === 0 ? 0 : Math.min(...options))
    }
  return best[a.length][b.length]
}

/** The fewest edits to any piece of a word. */
function toPiece(a, b) {
  let fewest = a.length
  for (let start = 0; start < b.length; start++)
    for (let end = start + 1; end <= b.length; end++) fewest = Math.min(fewest, minDistance(a, b.slice(start, end)))
  return fewest
}

const commonLength = (a, b) => (a.length + b.length - price(a, b, { insert: 1, remove: 1 })) / 2
const folded = (word) => word.toLowerCase()

const lookAlikes = [
  {
    asks: 'insertions and deletions only',
    denied: [
      'replace|replaces|replaced|replacing|replacement|replacements|substitute|substitutes|substituted|substituting|substitution|substitutions',
      'overwrite|overwrites|overwriting|overwritten|overtype|alter|alters|altering|altered|exchange|exchanges|exchanging|modify|modifies|modifying|correct|corrects|retype|rewrite|rewrites|edit|edits|levenshtein',
      'change|changes|changing|changed|turn|turns|turning|swap|swaps|swapping|switch|switches|mutate|mutates|mutating a|an|one|any|some|single|letter|character|symbol|base|nucleotide|of|it|another',
      'changed|turned|mutated|swapped|wrong|other|another|different|mutation|mutations|over|put|write|writes|type|types|set|point',
    ],
    said: [
      'takes|take|counts|count|costs|cost|needs|need as|for two|2',
      'takes|take|costs|cost|needs|need|worth two|2 step|steps|edits|operations|moves',
      'is|are done|made|achieved|possible|replaced by|through|with removing|deleting',
      'insert|insertion|add|addition|adding or|and|either delete|deletion|remove|removal|drop|erase|erasing|removing|deleting .',
      'delete|deletion|remove|removal or|and insertion|insert|add|addition .',
      'insert|add one|a|any|single character|letter or|and delete|remove|drop|erase|strike|deletes|removes one|a|any|single character|letter .',
      'insert|add a|any|one character|letter at|in .. or delete|remove|drop|erase .',
      'delete|remove|drop|erase one|a|any|single character|letter or|and insert|add one|a|any|single character|letter .',
      'two|2 operation|kind|edit|way',
      'only|just .. delete|deletes|deleting|deletion|remove|removes|removing|removal|insert|insertion|inserting|add',
      'delete|deletes|deleting|deletion|remove|removes|removing|removal .. only|either|both',
      'either|both word|string ~may|can|might|is|are|could|consist|be|has|contain',
      'from either',
      'not|no|cannot|without|never .. replace|replacement|replacing|substitution|substituting|substitute|replaced',
      'replace|replacement|replacing|substitution|substituting|substitute .. not|forbidden|disallowed|prohibited|unavailable',
      'only|just|merely|solely|nothing|no .. adding|taking|removal|insertion|insertions|deletion|deletions',
      'nothing|no else|other',
    ],
    answer: (a, b) => price(a, b, { insert: 1, remove: 1 }),
  },
  {
    asks: 'swaps of neighbours too',
    said: [
      'reverse|reversed|opposite|wrong|swapped|interchanged order|sequence|place',
      'pair of .. neighbours|neighbors|adjacent|letter|characters',
      'may|can|could|also be swapped|interchanged|reversed|transposed|exchanged|flipped|flip ~for|by|against',
      'are|is|get|gets|were|was|and|two swapped|interchanged|reversed|transposed|exchanged|flipped|flip',
      'or swapped|interchanged|reversed|transposed|flipped|flip',
      '~be swapped ~one|a|any|it|for|in|out',
      'swap|swaps|swapping|switch|switching|interchange|interchanging ~one|a|any|it|for|in|out',
      'wrong way|order|sequence',
      'way round|around',
      'next to each|one',
      'adjacent|neighbouring|neighboring|neighbour letters|characters',
      'transpose|transposition|transposing|transposed',
      'exchange|exchanging two|2|adjacent|neighbouring|neighboring|neighbour|neighbor|places',
      'exchange|exchanging .. adjacent|neighbouring|neighboring|neighbour|neighbor|places',
      'four|4 operation|edit|kind|type',
      'change|changes|changing|changed|trade|trades|trading|traded place|places|position|positions|order',
      'two letters|characters|keys|neighbours|neighboring|neighbouring',
    ],
    answer: (a, b) => price(a, b, { insert: 1, remove: 1, replace: 1, swap: 1 }),
  },
  {
    asks: 'edits of different prices',
    said: [
      'at|for|by|with|as two|2|three|3|twice|double ~letters|letter|characters|character|words|strings|word|string|texts|adjacent',
      'two|2|three|3|double cent|coin|dollar|euro|penny|pence|credit|token|minute|second|unit|drop|gold',
      'one|1|a|single cent|coin|dollar|euro|penny|pence|credit|token|minute|second|unit|point each|apiece|per',
      'dearer|costlier|pricier|costs|cost more|less|as|twice|double',
      'takes|take|need|needs|lasts|worth two|2|three|3|twice|double|longer',
      'twice|double|more|longer|dearer than|the',
      'weighted|penalty',
      'cost|costs two|2|three|3|twice|double|different',
      'different|higher|lower|own cost|price|weight',
      'replace|replacement|replacing|substitution|substituting|substitute .. two|2|twice|double|three|3',
      'two|2|twice|double|three|3 for .. replace|replacement|replacing|substitution|substituting|substitute',
      'counts|count|counted as|for|twice|double two|2',
      'twice as',
      'free|no cost',
      'cost nothing|0|zero|no',
      'point|points',
      'dear|expensive|costly|cheap as',
      'as dear|expensive|costly',
      'replacing|replaced|altered|altering|changed|changing|overwriting|overwritten .. two|2|double|twice|dear|both',
      'lowest|least|total price',
      'price of|for|is',
    ],
    answer: (a, b) => price(a, b, { insert: 1, remove: 1, replace: 2 }),
  },
  {
    asks: 'prices of another kind',
    said: [
      'weighted|penalty',
      'cost|costs two|2|three|3|twice|double|different',
      'different|higher|lower|own cost|price|weight',
      'replace|replacement|replacing|substitution|substituting|substitute .. two|2|twice|double|three|3',
      'two|2|twice|double|three|3 for .. replace|replacement|replacing|substitution|substituting|substitute',
      'counts|count|counted as|for|twice|double two|2',
      'twice as',
      'free|no cost',
      'cost nothing|0|zero|no',
    ],
    answer: (a, b) => price(a, b, { insert: 2, remove: 2, replace: 1 }),
  },
  {
    asks: 'free or dear insertions or deletions',
    said: [
      'weighted|penalty',
      'cost|costs two|2|three|3|twice|double|different',
      'different|higher|lower|own cost|price|weight',
      'replace|replacement|replacing|substitution|substituting|substitute .. two|2|twice|double|three|3',
      'two|2|twice|double|three|3 for .. replace|replacement|replacing|substitution|substituting|substitute',
      'counts|count|counted as|for|twice|double two|2',
      'twice as',
      'free|no cost',
      'cost nothing|0|zero|no',
    ],
    answer: (a, b) => price(a, b, { insert: 1, remove: 0, replace: 1 }),
  },
  {
    asks: 'replacements only',
    said: [
      'hamming',
      'only|just .. replace|replacement|replacing|substitution|substituting|substitute|change',
      'replace|replacement|replacing|substitution|substituting|substitute .. only',
      'position|place .. differ|different',
    ],
    answer: (a, b) => price(a, b, { replace: 1 }),
  },
  {
    asks: 'insertions only',
    said: [
      'only|just .. insert|insertion|insertions|inserting|add|adding',
      'insert|insertion|insertions|add .. only',
      'not|no|cannot|never|without .. delete|deletion|remove|removing',
    ],
    answer: (a, b) => price(a, b, { insert: 1, replace: 1 }),
  },
  {
    asks: 'deletions and replacements only',
    said: [
      'not|no|cannot|never|without .. insert|insertion|inserting|add|adding',
      'only .. delete|remove',
      'delete|remove|deletion or replace|replacement|change',
    ],
    answer: (a, b) => price(a, b, { remove: 1, replace: 1 }),
  },
  {
    asks: 'the length of what both have in common',
    said: ['common|lcs|shared'],
    answer: commonLength,
  },
  {
    asks: 'letters whatever their case',
    said: [
      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'ignoring|ignore|regardless|irrespective|disregard|disregarding .. case|capital',
      'letter case',
      'upper and lower .. same|equal',
      'but|except|save|apart for|from capital|capitals|case',
      'a into|to a ~word|string|text|given|new',
      'capital|capitals .. none|nothing|free|no|not',
    ],
    answer: (a, b) => minDistance(folded(a), folded(b)),
  },
  {
    asks: 'whole words, runs or more than one character in an edit',
    said: [
      'several|multiple|many|consecutive|block|run character|letter|of',
      'any number of',
      'substring|block|whole',
      'move|moving|reverse|reversing|rotate|copy|paste|duplicate',
    ],
    answer: (a, b) => Number(a !== b),
  },
  {
    asks: 'words in any order of their letters',
    said: [
      'anagram|anagrams|rearrange|rearranged|rearranging|permutation|reorder|shuffle',
      'any order',
      'order .. matter|ignored|irrelevant',
      'rearrangement|rearrangements|reordering|reordered',
      'letters of word2|the|second',
      'whatever order|sequence|place',
      'mixed|scrambled|jumbled|shuffled|mix',
      'same letters',
    ],
    answer(a, b) {
      const left = [...b]
      const missing = [...a].filter((letter) => {
        const at = left.indexOf(letter)
        if (at >= 0) left.splice(at, 1)
        return at < 0
      })
      return Math.max(left.length, missing.length)
    },
  },
  {
    asks: 'the most edits, or the letters to keep',
    said: ['maximum|most|largest|longest|greatest', 'unchanged|kept|keep|similarity|percentage'],
    answer: (a, b) => Math.max(a.length, b.length) - minDistance(a, b),
  },
  {
    asks: 'a limit on the edits, or -1',
    said: ['-1', 'at most|limit|limited k|two|2|three|3|to', 'more than k|two|2|three|3', 'return 0|zero if'],
    answer: (a, b) => (minDistance(a, b) > 2 ? -1 : minDistance(a, b)),
  },
  {
    asks: 'edits at the ends only',
    said: ['at the|either|both end|beginning|front|back', 'append|prepend|appending|prepending', 'first or last'],
    answer(a, b) {
      let longest = 0
      for (let start = 0; start < a.length; start++)
        for (let end = start + 1; end <= a.length; end++)
          if (b.includes(a.slice(start, end))) longest = Math.max(longest, end - start)
      return a.length + b.length - 2 * longest
    },
  },
  {
    asks: 'edits under a further condition',
    said: ['vowel|consonant', 'alphabet|alphabetical', 'keyboard', 'cost|costs 2|3|two|three|as'],
  },
  {
    asks: 'any text inserted by one edit',
    said: [
      'several|multiple|many|consecutive|block|run character|letter|of',
      'any number of|text|string|passage|piece',
      'substring|block|whole|chunk|paste|pasting|pasted|stretch|passage|phrase|fragment',
      'any|some|whole text|string|piece|word|sequence',
      'one or more',
    ],
    answer: (a, b) => blockwise(a, b, 'insert'),
  },
  {
    asks: 'any piece deleted by one edit',
    said: [
      'several|multiple|many|consecutive|block|run character|letter|of',
      'any number of|text|string|passage|piece',
      'substring|block|whole|chunk|paste|pasting|pasted|stretch|passage|phrase|fragment',
      'any|some|whole text|string|piece|word|sequence',
      'one or more',
    ],
    answer: (a, b) => blockwise(a, b, 'remove'),
  },
  {
    asks: 'edits to a piece of the second word',
    said: [
      'somewhere in|inside|within ~the|it|word|string|text',
      'somewhere in|inside|within the|its|a ~word|string|first|other|second|text',
      'appear|appears|occurring|found|be|is|stands somewhere',
      'some|any|a|best piece|part|substring|section|portion|fragment|passage|slice .. of|in',
      'piece|part|substring|portion|fragment of',
      'contain|contains|containing|occurs|appears',
    ],
    answer: toPiece,
  },
  {
    asks: 'edits of a piece of the first word',
    said: [
      'somewhere in|inside|within ~the|it|word|string|text',
      'somewhere in|inside|within the|its|a ~word|string|first|other|second|text',
      'appear|appears|occurring|found|be|is|stands somewhere',
      'some|any|a|best piece|part|substring|section|portion|fragment|passage|slice .. of|in',
      'piece|part|substring|portion|fragment of',
      'contain|contains|containing|occurs|appears',
    ],
    answer: (a, b) => toPiece(b, a),
  },
]
