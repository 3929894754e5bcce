const backwards = (text) => [...text].reverse().join('')
const letters = (s) => s.replaceAll('*', '')

/** What is left when each star takes away what `take` makes of the letters before it. */
function after(s, take) {
  let left = []
  for (const character of s) left = character === '*' ? take(left) : [...left, character]
  return left.join('')
}

const lookAlikes = [
  {
    asks: 'the letter to the right to be removed',
    said: ['right|following|behind', 'letter|character after|next', 'delete|del forward|key .. right|ahead'],
    answer: (s) => backwards(removeStars(backwards(s))),
  },
  {
    asks: 'the stars alone to be removed',
    said: [
      'letters|characters|others|rest .. stay|stays|remain|remains|kept|keep|unchanged|untouched',
      'only|just|nothing .. stars|star|but',
      'without .. stars|asterisks',
    ],
    answer: letters,
  },
  {
    asks: 'two letters to be removed at once, or none',
    said: [
      'two|2|three|3|k|several closest|nearest|letters|characters|last|adjacent|at',
      'both|either .. sides|side|neighbours|neighbors|left|right',
      'left and|or|as right',
    ],
    answer: (s) => after(s, (left) => left.slice(0, -2)),
  },
  {
    asks: 'all letters before a star to be removed',
    said: [
      'all|every|everything|each .. left|before|so far',
      'whole|entire|current line|word|string|text',
      'clear|clears|cleared|wipes|empties',
      'group|run|block|equal|same letters of|letters',
    ],
    answer: (s) => after(s, () => []),
  },
  {
    asks: 'a star to stand for another letter',
    said: [
      'copy|copies|repeat|repeats|repeated|double|doubles|doubled|duplicate|duplicates',
      'stands for',
      'replace|replaced|replaces .. star|stars|asterisk',
      'any letter|character',
      'wildcard|joker',
    ],
    answer: (s) => after(s, (left) => [...left, left.at(-1)]),
  },
  {
    asks: 'the smallest letter to be removed',
    said: [
      'smallest|largest|lowest|highest|minimum|maximum|lexicographically|lexicographical',
      'earliest|first letter|character|left|of',
      'oldest|leftmost|farthest',
    ],
    answer(s) {
      return after(s, (left) => {
        const place = left.lastIndexOf(left.reduce((a, b) => (b < a ? b : a)))
        return left.toSpliced(place, 1)
      })
    },
  },
  {
    asks: 'the first letter to be removed',
    said: ['first|leftmost|oldest|earliest|farthest|bottom|lowest'],
    answer: (s) => after(s, (left) => left.slice(1)),
  },
  {
    asks: 'equal neighbours to be removed',
    said: [
      'adjacent|neighbouring|neighboring|consecutive .. equal|same|identical|duplicates|duplicate',
      'equal|same|identical|duplicate .. adjacent|neighbours|neighbors|letters|pairs',
      'pair|pairs',
    ],
    answer: (s) => letters(s).replace(/(.)\1/g, ''),
  },
  {
    asks: 'a star to undo, to move or to toggle something',
    said: [
      'undo|undoes|redo|restore|restores|cursor|caps|uppercase|capital|toggle|toggles|reverse|reverses|reversed|swap|swaps',
      'vowel|vowels|consonant|consonants',
      'every|each second|third|other star',
      'at most|only|exactly one|1|k|two',
      'digit|digits|number|spaces|space',
      'sorted|sort|alphabetical|alphabetically',
    ],
    answer: (s) => backwards(removeStars(s)),
  },
]
