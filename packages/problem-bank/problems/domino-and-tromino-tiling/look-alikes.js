/** The first term of a sequence after n steps, `step` giving the term behind the ones kept. */
function after(n, first, step) {
  let terms = first
  for (let made = 0; made < n; made++) terms = [...terms.slice(1), step(terms) % 1000000007]
  return terms[0]
}

const lookAlikes = [
  {
    asks: 'dominoes alone',
    said: [
      'only|just .. domino|dominoes|dominos',
      'domino|dominoes|dominos only|alone',
      'no|not|without tromino|trominoes|trominos',
      'single|one kind|type|shape',
    ],
    answer: (n) => after(n, [1, 1], ([a, b]) => a + b),
  },
  {
    asks: 'single cells as tiles as well',
    said: [
      '1x1|1 1|monomino|monominoes|square|squares|unit|single',
      'single cell|cells|tile|tiles',
      'three|3 kind|kinds|type|types|tiles',
    ],
    answer: (n) => after(n, [1, 2, 11], ([a, , c]) => 4 * c + 2 * a),
  },
  {
    asks: 'straight trominoes, or tiles of another shape',
    said: [
      'straight|bar|i-shaped|1x3|3x1|1 3|3 1',
      'tetromino|tetrominoes|pentomino|2x2|2 2 square|tile',
      'square tile|tiles',
    ],
    answer: (n) => after(n, [1, 1, 2], ([, b, c]) => c + b),
  },
  {
    asks: 'square tiles of four cells as well',
    said: ['2x2|2 2', 'square tile|tiles|shape|shapes|one', 'four|4 cell|cells'],
    answer: (n) => after(n, [1, 1], ([a, b]) => 2 * a + b),
  },
  {
    asks: 'trominoes alone',
    said: ['only|just .. tromino|trominoes|trominos', 'no|not|without domino|dominoes|dominos'],
    answer: (n) => (n % 3 === 0 ? 2 ** (n / 3) : 0),
  },
  {
    asks: 'mirrored or turned tilings to count once',
    said: ['mirror image|images'],
  },
  {
    asks: 'a board that is 3 or 4 cells high',
    said: ['3|three|4|four|k|m by|x n', '3 n', '3xn|4xn|nxn|n n'],
    answer: (n) => (n % 2 === 1 ? 0 : after(n / 2, [1, 3], ([a, b]) => 4 * b - a)),
  },
  {
    asks: 'colours of the tiles, or cells that stay empty',
    said: [
      'color|colors|colour|colours|colored|coloured|painted|red|black',
      'empty|hole|holes|blocked|missing|uncovered|partial|partially',
    ],
    answer: (n) => after(n, [1, 2, 8], ([a, , c]) => 2 * c + 4 * a),
  },
  {
    asks: 'the number of tiles or the tilings themselves',
    said: ['number|count of tile|tiles|domino|dominoes|tromino|trominoes', 'list|return .. tilings|all', 'whether'],
    answer: (n) => Math.ceil((2 * n) / 3),
  },
  {
    asks: 'two neighbours of a kind to be forbidden',
    said: ['no|not|never .. adjacent|neighbouring|neighboring|next|touch|touching|side|row|corner|meet'],
  },
  {
    asks: 'a further condition or exception',
    said: [
      '~out|break|breaks|breaking|broke even ~if|when|though|where|better|so|the|a|an|in|by|after|for|then|agree|share|tempered|handed|keeled|ring|their|its|they|them',
    ],
  },
]
