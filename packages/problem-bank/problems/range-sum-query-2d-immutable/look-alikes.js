const lookAlikes = [
  {
    asks: 'another figure than the sum',
    said: ['maximum|minimum|max|min|largest|smallest element|value|number|of|entry', 'modulo|mod'],
  },
  {
    asks: 'some of the elements alone',
    said: [
      'outside',
      'not included',
      'strictly inside|between|within',
      'diagonal|diagonals|triangle|cross|corners alone|only',
      'are|is odd|even|positive|negative|prime',
      'checkerboard|chessboard|alternate|alternating',
    ],
  },
  {
    asks: 'corners given in another way, or a matrix that changes',
    said: ['opposite corners in', 'half open'],
  },
  {
    asks: 'what is gone, or was there once, to count as well',
    said: onceThere(),
  },
  {
    asks: 'only some to count, or a condition more',
    said: [
      ...onlySome(),
      'even if',
      'corners|corner|edges|border|ends|boundary .. not|excluded|only|alone|without',
      'not included|counted|part',
    ],
  },
  {
    asks: 'a call to have another effect',
    said: [...otherEffects(), 'each|every|a query|call|question sets|doubles|resets|changes|removes|clears|increases'],
  },
  {
    asks: 'another figure to be returned',
    said: [
      ...otherFigures(),
      'rows|columns|row|column that|which|meets|touched|whole|entire|through',
      'whole|entire rows|columns|matrix',
      'squared|absolute|modulo|difference|minus',
    ],
  },
]
