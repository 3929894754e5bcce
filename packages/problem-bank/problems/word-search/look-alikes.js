const STRAIGHT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]
const lookAlikes = [
  {
    asks: 'the word read either way',
    said: [
      'backward|backwards|reverse|reversed|reversal|mirror|mirrored',
      'back to front',
      'end to start|beginning|front',
      'either|both way|ways|direction|directions|order|end|ends',
      'right to left',
      'from the|its|either back|end|last',
    ],
    answer: (board, word) => traced(board, word) || traced(board, [...word].reverse().join('')),
  },
  {
    asks: 'a path over every cell',
    said: [
      'exactly|precisely once',
      'every|each|all|whole|entire .. must|has|have|need|needs|should|shall .. used|visited|covered|touched|stepped|entered|passed',
      'use|uses|using|visit|visits|visiting|cover|covers|covering|fill|fills|exhaust|exhausts|take|takes|touch|touches every|each|all|whole|entire|up',
      'left|leave|leaving over|unused|out|unvisited|aside|none|nothing|no',
      'no|none .. left|unused|over|remaining',
      'hamiltonian',
      'entire|whole board|grid',
    ],
    answer: (board, word) => word.length === board.flat().length && traced(board, word),
  },
  {
    asks: 'a path that closes',
    said: [
      'closed|loop|ring|circle|cycle|circuit|round|necklace',
      'back|return|returns at|to|where|beside|next',
      'last .. first',
      'first .. last',
      'end|ends .. start|started|began|begins|beginning',
    ],
    answer: (board, word) => traced(board, word) && word.length > 3,
  },

  {
    asks: 'diagonal steps as well',
    denied: [
      'horizontal|horizontally|vertical|vertically|orthogonal|orthogonally',
      'four|4|4directionally|fourdirectionally',
      'side|sides|edge|edges',
      'up|above|north|left|down',
      'adjacent|neighbouring|neighboring|neighbour|neighbor|neighbours|neighbors|beside|next',
      'diagonal|diagonally|diagonals',
      'simple|graph',
    ],
    said: [
      'across|over|through|via the|a|its corner|corners',
      'cornerwise|slantwise|aslant|askew|obliquely|oblique',
      'or|and|also|including|even|plus diagonal|diagonally|diagonals',
      'diagonally too|also|as|adjacent',
      'diagonal moves|steps|move|step|neighbours|neighbors too|also|as',
      '8|eight .. direction|directions|neighbour|neighbours|neighbor|neighbors|neighbouring|neighboring|adjacent|surrounding|cells',
      '8|eight directional|directionally',
      'touch|touches|touching|share|shares|sharing|through|across|over|at .. corner|corners',
      'king',
      'diagonal|diagonally .. well|too|also|count|counts|fine|allowed|included',
      'corner|corners',
      'all around',
      'in|to|of all|any|every direction|directions|neighbour|neighbours|side',
      'surround|surrounds|surrounding|around',
      'even diagonal|diagonally',
    ],
    answer: (board, word) => traced(board, word, { steps: [...STRAIGHT, ...DIAGONAL] }),
  },
  {
    asks: 'diagonal steps only',
    said: ['only|just|solely|exclusively diagonal|diagonally|diagonals', 'diagonally only|adjacent', 'bishop'],
    answer: (board, word) => traced(board, word, { steps: DIAGONAL }),
  },
  {
    asks: 'cells that may be used again',
    denied: [
      'full|occupied|blocked|burnt|crossed',
      'another',
      'not|never|no|cannot|without .. back',
      'covered|sink|sinks|sank|melts|breaks|collapses|collapse|vanish|vanishes|disappear|disappears|gone|removed',
      'self avoiding',
      'once',
      'again|twice|reuse|reused|reusing|repeat|repeated|revisit|revisited|revisiting',
      'same cell|square|letter|tile|field|place|position|box',
      'different|distinct|already|several|more|second|new|unvisited|unused|fresh',
      'cross|crosses|crossing|itself|simple',
    ],
    said: [
      'may|can|might|could be .. second|third time',
      'may|can|might|could .. again|twice|repeatedly',
      'twice at the most|best',
      'at most|best twice',
      'two|2|three visits|times',
      'most|maximum two|2|three|twice',
      'twice .. most|maximum',
      '~not|never|no|cannot|without|nor|cant step|stepping|steps|go|going|come|coming|move|moving|turn|turning|walk|walking back|backwards|over',
      'perfectly|perfect|absolutely|quite fine|ok|legal|allowed|fair|welcome',
      'is|are fine|ok|okay|allowed|legal|welcome|permitted',
      'used|use|visited|visit|taken|take|passed|passes|pass|entered|stepped|touched|reused|reuse|cell|cells|letter|tile|tiles|field|square|them|over as often',
      'return|returning to',
      'nothing|no .. against|wrong|harm|forbids|rule',
      'may|can|might|could be reused|revisited',
      'may|can|might|could be used|visited|entered|touched|stepped more|several|multiple|any|again|repeatedly|as|twice',
      'may|can|might|could use|visit|reuse|revisit|step .. again|cell|same',
      'any number of times',
      'used|use|visited|visit|taken|take|passed|passes|pass|entered|stepped|touched|reused|reuse|cell|cells|letter|tile|tiles|field|square|them|over .. as often|many ~turn',
      'repeatedly',
      'same cell may|can be',
      'at most twice|two|2|three|k times',
      'may|can|could come|go|step|pass|return|cross|visit|walk',
      '~not|never|no|cannot|without|nor|cant come|comes|coming|go|goes|return|returns|step back',
      'is|are|be allowed|fine|ok|permitted|welcome',
      'remain|remains|stay|stays available|usable|free',
      'never|not used up|consumed|spent|lost',
      'cross|crosses|crossing itself|own',
      'reuse|reused|revisit|revisited .. freely|fine|allowed|ok',
      'again .. allowed|fine|ok|permitted',
      'several|many|two|2 time|times',
      'serve|serves twice|again|several|more',
      'not|never lost|consumed|spent',
      'share|shares .. cell|square',
    ],
    answer: (board, word) => traced(board, word, { again: true }),
  },
  {
    asks: 'a straight line',
    said: [
      'straight|line|lines',
      'same|one|single direction|row|column|line',
      'row or column|a',
      'horizontally or vertically .. straight|line|without',
      'without turning|turns|bending',
      'left to right|top',
      'top to bottom',
      'crossword|wordsearch',
    ],
    answer: (board, word) => traced(board, word, { turns: false }),
  },
  {
    asks: 'a straight line to the right or downwards',
    said: ['left to right', 'top to bottom', 'rightwards|downwards|rightward|downward', 'straight|line', 'crossword'],
    answer: (board, word) =>
      traced(board, word, {
        steps: [
          [1, 0],
          [0, 1],
        ],
        turns: false,
      }),
  },
  {
    asks: 'a straight line in any of eight directions',
    said: ['straight|line|lines', '8|eight .. direction|directions', 'diagonal|diagonally'],
    answer: (board, word) => traced(board, word, { steps: [...STRAIGHT, ...DIAGONAL], turns: false }),
  },
  {
    asks: 'steps to the right and down only',
    said: ['only|just right|down|to', 'right or|and down only|alone', 'never|not|cannot left|up|go|back'],
    answer: (board, word) =>
      traced(board, word, {
        steps: [
          [1, 0],
          [0, 1],
        ],
      }),
  },
  {
    asks: 'steps within a row only',
    said: ['row|sideways only|alone', 'only|just horizontally .', 'same row', 'within|in|along a|one|single|some row'],
    answer: (board, word) => traced(board, word, { steps: STRAIGHT.slice(2) }),
  },
  {
    asks: 'steps within a column only',
    said: ['column only|alone', 'only|just vertically .', 'same column', 'within|in|along a|one|single|some column'],
    answer: (board, word) => traced(board, word, { steps: STRAIGHT.slice(0, 2) }),
  },
  {
    asks: 'letters whatever the case',
    said: [
      'capital|capitals|uppercase|upper|case|size .. no difference|importance|influence|matter',
      'capital|capitals|uppercase|case .. same|alike|equal|ignored|irrelevant',
      'capital|capitals|case|uppercase|lowercase|upper|lower .. difference|matter|matters|distinguished|distinction',
      'not|no .. distinguish|distinguished|distinction|matter|matters .. case|capital|capitals|uppercase|upper',
      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'ignore|ignoring|ignored|regardless|disregard|disregarding|irrespective|whatever .. case',
      'uppercase|capital|upper .. same|equal|equals|interchangeable|as',
      'case .. ignored|irrelevant',
      'a|b|c|d|q|x for|as|like a|b|c|d|q|x',
    ],
    answer: (board, word) =>
      traced(
        board.map((line) => line.map((letter) => letter.toLowerCase())),
        word.toLowerCase(),
      ),
  },
  {
    asks: 'letters anywhere on the board',
    said: [
      'neednt|need not|regardless|irrespective .. adjacent|neighbouring|neighboring|neighbour|neighbor|connected|next|touch',
      'collect|collected',
      'enough letter',
      'lie|stand anywhere',
    ],
    answer(board, word) {
      const left = board.flat()
      return [...word].every((letter) => left.includes(letter) && left.splice(left.indexOf(letter), 1))
    },
  },
  {
    asks: 'the word backwards',
    said: [
      'backward|backwards|reverse|reversed|reversal|right to left',
      'from its|the end|back|last',
      'end to start|beginning',
    ],
    answer: (board, word) => traced(board, [...word].reverse().join('')),
  },
  {
    asks: 'the letters of the word in any order',
    said: [
      'anagram|anagrams|permutation|permutations|rearrangement|rearranged|rearranging|scrambled',
      'any order',
      'mixed|jumbled|shuffled|mix',
      'whichever|whatever|whatsoever .. first|order|comes|sequence',
      'just|merely|only the letters',
      'picks|pick|collects|collect|collected|gathers|gather|gathered .. letters',
      'letters of word .. order|first|mixed',
    ],
    answer(board, word) {
      const orders = (text) =>
        text.length < 2
          ? [text]
          : [...text].flatMap((letter, at) =>
              orders(text.slice(0, at) + text.slice(at + 1)).map((rest) => letter + rest),
            )
      return word.length > 6 ? undefined : orders(word).some((order) => traced(board, order))
    },
  },
  {
    asks: 'a board whose edges are joined',
    said: ['wrap|wraps|wrapped|wrapping|torus|toroidal|cyclic|circular|joined', 'opposite edge|edges|side|sides'],
    answer: (board, word) => traced(board, word, { wraps: true }),
  },
  {
    asks: 'a word that starts in the corner or at the edge',
    said: [
      'entrance|entry|gate',
      'enter|enters at|through|by|from',
      'enter|enters|enters the maze|grid|board|garden|field|hall',
      'top|upper|bottom|lower left|right',
      'northwest|southeast',
      'north west',
      'first letter|cell|tile|square of|on the board|grid|maze',
      'from|at the top|first|left',
      'start|starts|starting|begin|begins|beginning .. corner',
      'in|at|from the|a corner',
    ],
    answer: (board, word) => traced(board, word, { starts: ([row, column]) => row === 0 && column === 0 }),
  },
  {
    asks: 'a word that starts at the edge',
    said: ['start|starts|starting|begin|begins|beginning .. edge|border|boundary|rim'],
    answer: (board, word) =>
      traced(board, word, {
        starts: ([row, column]) =>
          row === 0 || column === 0 || row === board.length - 1 || column === board[0].length - 1,
      }),
  },
  {
    asks: 'exactly one such path',
    said: ['exactly|precisely|only|just one|1 way|path|place|occurrence', 'unique|single way|path|place|occurrence'],
    answer: (board, word) => countPaths(board, word) === 1,
  },
  {
    asks: 'two such paths',
    said: [
      'at least two|twice|2',
      'more than one|1 way|path|place',
      'several|two|multiple|different ways|paths|places',
    ],
    answer: (board, word) => countPaths(board, word) >= 2,
  },
  {
    asks: 'at most one wrong letter, or one cell passed over',
    said: [
      'at most one|1|k letter|character|mismatch|wildcard|mistake|replacement',
      'one|1|single letter|character .. wrong|differ|differs|changed|replaced|missing',
      'wildcard|joker|asterisk|mismatch',
      'all but|except one',
      'replace|replaced|change|changed .. one|a',
    ],
    answer: (board, word) => [...word].some((_, at) => traced(board, word, { joker: at })),
  },
  {
    asks: 'steps of two cells or of a knight',
    said: ['knight|knights|jump|jumps|jumping|leap|skip|skips|skipping', 'two|2 cells|steps|squares away|apart|at'],
    answer: (board, word) =>
      traced(board, word, {
        steps: [
          [1, 2],
          [1, -2],
          [-1, 2],
          [-1, -2],
          [2, 1],
          [2, -1],
          [-2, 1],
          [-2, -1],
        ],
      }),
  },
  {
    asks: 'a turn at every step, or at most one turn',
    said: [
      'every|each step .. turn',
      'must turn|alternate',
      'alternate|alternating|alternately|zigzag',
      'at most .. turn',
      'same direction',
    ],
    answer: (board, word) => traced(board, word, { turns: true }),
  },
  {
    asks: 'a path under one more condition',
    said: [
      '~left above|below|under|over zero|one|two|three|four|five|ten|2|3|4|5',
      'direction|directions .. twice|once|more|than|change|changes',
      '~may|can|could|to change|changes direction|course',
    ],
  },
]

function pathsOf(
  board,
  word,
  { steps = STRAIGHT, again = false, turns, wraps = false, starts = () => true, joker = -1 } = {},
) {
  const [rows, columns] = [board.length, board[0].length]
  const used = new Set()
  const paths = (row, column, place, last) => {
    if (place === word.length) return 1
    const key = row * columns + column
    if ((place !== joker && board[row]?.[column] !== word[place]) || board[row]?.[column] === undefined) return 0
    if (!again && used.has(key)) return 0
    if (place === word.length - 1) return 1
    used.add(key)
    let found = 0
    for (const step of steps) {
      if (turns !== undefined && last && turns === (step === last)) continue
      let [nextRow, nextColumn] = [row + step[0], column + step[1]]
      if (wraps) [nextRow, nextColumn] = [(nextRow + rows) % rows, (nextColumn + columns) % columns]
      found += paths(nextRow, nextColumn, place + 1, step)
    }
    used.delete(key)
    return found
  }
  return board.flatMap((line, row) => line.map((_, column) => (starts([row, column]) ? paths(row, column, 0) : 0)))
}

function traced(board, word, rules) {
  return pathsOf(board, word, rules).some((found) => found > 0)
}

function countPaths(board, word) {
  return pathsOf(board, word).reduce((sum, found) => sum + found, 0)
}
