const lookAlikes = [
  {
    asks: 'the combinations in a certain order',
    said: [
      'lexicographic|lexicographical|lexicographically|alphabetical|alphabetically',
      'dictionary order',
      'in|by|an ascending|increasing|descending|decreasing|sorted',
      'sorted in|by|list|array',
      'must|should be sorted',
      'and sort',
      'reverse|reversed',
    ],
    answer: letterCombinations,
  },
  {
    asks: 'the empty string for no digits',
    said: [
      'list|array .. containing|with|of|holding .. empty string',
      'one|single empty',
      'only the empty',
      'empty .. combination|word|string .. itself',
    ],
    answer: (digits) => (digits === '' ? [''] : letterCombinations(digits)),
  },
  {
    asks: 'combinations without repeated letters',
    said: [
      'with|of|having|only|use|uses distinct|different|unique letter|character',
      'letter|character .. be|are|is .. distinct|different|unique',
      'without|no .. repeated|repeating|duplicate letter|character',
      'no letter|character .. twice|more|repeat|repeated|again|once',
      'no two letter|character',
      'letter|character .. at most once',
      'letter|character .. not|never .. repeat|repeated|twice',
    ],
    answer: (digits) => letterCombinations(digits).filter((word) => new Set(word).size === word.length),
  },
  {
    asks: 'combinations without equal neighbours',
    said: [
      'two|2 equal|same|identical letters|characters .. next|side|adjacent|neighbouring|together',
      'no two|adjacent|neighbouring|neighboring|consecutive',
      'adjacent|neighbouring|neighboring|consecutive|successive .. same|equal|different|identical|letters',
      'in a row',
    ],
    answer: (digits) => letterCombinations(digits).filter((word) => !/(.)\1/.test(word)),
  },
  {
    asks: 'combinations whose letters rise',
    said: [
      'ascending|increasing|nondecreasing|rising',
      '~combination|string|list|in alphabetical|sorted letters|order',
    ],
    answer: (digits) => letterCombinations(digits).filter((word) => [...word].toSorted().join('') === word),
  },
  {
    asks: 'combinations with a vowel',
    said: ['vowel|vowels|consonant|consonants|pronounceable'],
    answer: (digits) => letterCombinations(digits).filter((word) => /[aeiou]/.test(word)),
  },
  {
    asks: 'palindromes',
    said: ['palindrome|palindromes|palindromic', 'backwards|backward'],
    answer: (digits) => letterCombinations(digits).filter((word) => [...word].reverse().join('') === word),
  },
  {
    asks: 'the digits pressed in any order',
    said: [
      'any|every|whatever|all order|ordering .. digits|keys|pressed|press',
      'digits|keys .. any|every|whatever order',
      'rearrange|rearranged|rearranging|permutation|permutations|permute|permuted|shuffled|anagram',
      'reordered|reorder',
    ],
    answer(digits) {
      const orders = (left) =>
        left === ''
          ? ['']
          : [...left].flatMap((digit, at) => orders(left.slice(0, at) + left.slice(at + 1)).map((rest) => digit + rest))
      return digits === '' ? [] : [...new Set(orders(digits).flatMap(letterCombinations))]
    },
  },
  {
    asks: 'the digits read backwards',
    said: ['backward|backwards|reverse|reversed|reversal', 'right to left', 'last .. first'],
    answer: (digits) => letterCombinations([...digits].reverse().join('')),
  },
  {
    asks: 'capital letters',
    said: ['uppercase|capital|capitals|capitalized', 'upper case'],
    answer: (digits) => letterCombinations(digits).map((word) => word.toUpperCase()),
  },
  {
    asks: 'keys pressed several times for one letter (multi-tap)',
    said: [
      'multi|multitap|several|repeated|repeatedly|multiple|more presses|times|tap|press|taps|pressing',
      'press .. times|twice',
      'twice|once|thrice',
      '22|222|33|44|222',
    ],
    answer(digits) {
      const read = (left) =>
        left === ''
          ? ['']
          : [...(LETTERS[left[0]] ?? '')].flatMap((letter, presses) =>
              left.startsWith(left[0].repeat(presses + 1))
                ? read(left.slice(presses + 1)).map((rest) => letter + rest)
                : [],
            )
      return digits === '' ? [] : read(digits)
    },
  },
  {
    asks: 'keys that carry other letters',
    said: ['shifted|unusual|swapped|custom|another keypad|keyboard|mapping|layout', 'q .. missing', 'without q|z'],
    answer: letterCombinations,
  },
  {
    asks: 'words of a given dictionary only',
    said: [
      'only .. real|valid|english|meaningful|dictionary|existing word',
      'appear|listed|contained|found|are|is in .. dictionary|vocabulary',
      'given dictionary|vocabulary',
      'only .. make sense',
    ],
    answer: letterCombinations,
  },
  {
    asks: 'only the first combination, or so many',
    said: [
      'first|last|k|one of|combination|combinations|word',
      'only the|one|first',
      'at most k|10',
      'lexicographically|alphabetically smallest|first|largest|last',
    ],
    answer: (digits) => letterCombinations(digits).slice(0, 1),
  },
  {
    asks: 'equal digits standing for equal letters',
    said: [
      'same|equal|identical|repeated|repeating digit|key .. same',
      'same letter .. same|each|every',
      'consistent|consistently',
    ],
    answer: (digits) =>
      letterCombinations(digits).filter((word) =>
        [...digits].every((digit, at) => word[at] === word[digits.indexOf(digit)]),
      ),
  },
]
