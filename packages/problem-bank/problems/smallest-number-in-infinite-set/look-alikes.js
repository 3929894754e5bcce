const lookAlikes = [
  {
    asks: 'a set of other numbers',
    said: ['nonnegative|0 1 2', 'all odd|even|prime|negative|squares|multiples'],
  },
  {
    asks: 'several copies of a number',
    said: ['even if .. already|there'],
  },
  {
    asks: 'another number to be taken',
    said: ['back|released|freed|returned last|latest|first|recently|earliest'],
  },
  {
    asks: 'another rule of putting back',
    said: ['only|just once'],
  },
  {
    asks: 'a call to have another effect',
    said: [
      'without removing|taking',
      'end|back|last|later|first|once|only|twice .. popped|pop|more',
      'popped|pop last|first|once|twice|again|before|earlier|more|only',
    ],
  },
]
