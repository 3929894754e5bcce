const lookAlikes = [
  {
    asks: 'another figure than the sum',
    said: [
      'maximum|minimum|max|min|largest|smallest element|value|number|of|entry',
      'average|mean|median|product|xor|gcd',
      'number|count of .. zeros|ones|positive|negative|even|odd|distinct',
      'absolute|squared|squares|distinct|unique',
      'modulo|mod',
    ],
  },
  {
    asks: 'some of the elements alone',
    said: [
      'border|frame|perimeter|edge|boundary',
      'outside',
      'excluding|excluded|exclude|excludes|exclusive|except|without',
      'not included',
      'strictly inside|between|within',
      'diagonal|diagonals|triangle|cross|corners alone|only',
      'odd|even|positive|negative|prime|nonzero elements|entries|values|numbers|ones',
      'are|is odd|even|positive|negative|prime',
      'every|each second|other|third',
      'checkerboard|chessboard|alternate|alternating',
    ],
  },
  {
    asks: 'corners given in another way, or a matrix that changes',
    said: [
      'any order|corners',
      'width|height',
      'opposite corners in',
      'update|updates|modify|modifies|mutable',
      'wrap|wraps|circular|torus',
      'numbered|counted|starting|indices .. 1|one',
      '1|one based|indexed',
      'half open',
    ],
  },
]
