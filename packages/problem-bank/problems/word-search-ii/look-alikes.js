const SIDES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
]
const CORNERS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
]

/** The words that can be read by these moves; cells may be used again, and a move may have to be kept. */
function readable(board, words, { moves = SIDES, again = false, straight = false } = {}) {
  const goesOn = (word, place, row, column, used, kept) => {
    const cell = `${row} ${column}`
    if (board[row]?.[column] !== word[place] || (!again && used.includes(cell))) return false
    if (place === word.length - 1) return true
    const next = straight && kept ? [kept] : moves
    return next.some((move) => goesOn(word, place + 1, row + move[0], column + move[1], [...used, cell], move))
  }
  return words.filter((word) =>
    board.some((letters, row) => letters.some((_, column) => goesOn(word, 0, row, column, [], null))),
  )
}

const lookAlikes = [
  {
    asks: 'diagonal neighbours as well',
    said: [
      'across|over|through|via the|a|its corner|corners',
      'cornerwise|slantwise|aslant|askew|obliquely|oblique',
      'or|and|also|including|even diagonally|diagonal|diagonals',
      'diagonally|diagonal .. adjacent|neighbouring|neighboring|too|allowed|well|permitted|count',
      'eight|8 directions|neighbours|neighbors|cells|dice',
      'touch|touches|touching|corner|corners',
      'king|kings',
    ],
    answer: (board, words) => readable(board, words, { moves: [...SIDES, ...CORNERS] }),
  },
  {
    asks: 'cells that may be used again',
    denied: [
      'once',
      'again|twice|reuse|reused|repeat|repeated|revisit|revisited',
      'same',
      'different|distinct|already|several|more|second|new|unused',
      'simple',
    ],
    said: [
      'may|can be used|visited|taken more|again|several|repeatedly|any|twice|as',
      'may|can|allowed .. reuse|reused|revisit|revisited',
      'used .. as often|many',
      'more than once .. allowed|permitted',
    ],
    answer: (board, words) => readable(board, words, { again: true }),
  },
  {
    asks: 'words in a straight line',
    said: [
      'straight|line|lines',
      'row or column',
      'without .. turn|turning|bend',
      'left to right',
      'in|within one|a single row|column|direction',
    ],
    answer: (board, words) => readable(board, words, { straight: true }),
  },
  {
    asks: 'words to the right and down only',
    said: [
      'right|down or|and down|right',
      'only|just .. right|down|downwards',
      'never .. left|up|back',
      'left to right',
    ],
    answer: (board, words) =>
      readable(board, words, {
        moves: [
          [1, 0],
          [0, 1],
        ],
      }),
  },
  {
    asks: 'the words that are not on the board',
    said: ['not|cannot|never|nowhere .. found|constructed|formed|read|traced|board|grid', 'missing|absent'],
    answer(board, words) {
      const found = readable(board, words)
      return words.filter((word) => !found.includes(word))
    },
  },
  {
    asks: 'the longest, or some, of the words',
    said: [
      'longest|shortest|first|last of|word|words|one|ones',
      'longest|shortest',
      'at least|most .. letters|long|characters',
      'palindrome|palindromes|palindromic|reversed|backwards',
      'distinct|different letters',
      'begin|begins|start|starts|beginning|starting .. corner|border|edge|top|upper|first|vowel',
    ],
    answer(board, words) {
      const found = readable(board, words)
      return found.filter(({ length }) => length === Math.max(...found.map((word) => word.length)))
    },
  },
  {
    asks: 'letters from anywhere on the board',
    said: [
      'adjacent or not',
      'anywhere on',
      'not necessarily|need .. adjacent|neighbouring|neighboring',
      'regardless|whatever .. position|place',
    ],
    answer(board, words) {
      const letters = board.flat()
      const count = (all, letter) => all.filter((each) => each === letter).length
      return words.filter((word) => [...word].every((letter) => count(letters, letter) >= count([...word], letter)))
    },
  },
  {
    asks: 'the words in alphabetical order',
    said: [
      'sorted|lexicographic|lexicographical|lexicographically|alphabetical|alphabetically',
      'order of length|appearance',
      'same order',
    ],
    answer: (board, words) => readable(board, words),
  },
  {
    asks: 'a board that wraps, has wildcards, or rules of its own',
    said: [
      'wrap|wraps|torus|circular|cyclic',
      'wildcard|wildcards|joker|blank|any letter|asterisk|question',
      'case insensitive|insensitively',
      'one|1 letter|cell .. changed|wrong|skipped|replaced|missing',
      'prefix|prefixes|beginning|beginnings of|with',
      'two|both words .. share|same|common|different',
      'no|not cell .. two words',
      'each|every cell .. only one word',
      'number|count of .. times|ways|words',
      'score|points|worth',
      'jump|jumps|skip|skips|knight',
      'monotone|increasing',
    ],
    answer(board, words) {
      const tall = [...board, ...board, ...board].map((row) => [...row, ...row, ...row])
      return readable(tall, words)
    },
  },
]
