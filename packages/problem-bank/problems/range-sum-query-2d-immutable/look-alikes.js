const lookAlikes = [
  {
    asks: 'another figure than the sum',
    said: ['maximum|minimum|max|min|largest|smallest element|value|number|of|entry'],
  },
  {
    asks: 'some of the elements alone',
    said: ['outside', 'not included', 'are|is odd|even|positive|negative|prime'],
  },
  {
    asks: 'only some to count, or a condition more',
    said: ['corners|corner|edges|border|ends|boundary .. not|excluded|only|alone|without', 'not included|counted|part'],
  },
  {
    asks: 'another figure to be returned',
    said: ['squared|absolute|modulo|difference|minus'],
  },
]
