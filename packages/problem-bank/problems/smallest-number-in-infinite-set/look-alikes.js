const lookAlikes = [
  {
    asks: 'a set of other numbers',
    said: [
      'nonnegative|0 1 2',
      'from|at|with|starts|starting|begins 0|zero',
      'odd|even|prime|negative numbers|integers|positive|ones|number|ids',
      'all odd|even|prime|negative|squares|multiples',
      'up to n|k|100|1000',
      '1 to n|k|100|1000',
      'n seats|tickets|numbers|hooks|ids',
      'finite',
    ],
  },
  {
    asks: 'several copies of a number',
    said: [
      'copy|copies',
      'bag|multiset',
      'even if .. already|there',
      'twice|duplicates allowed',
      'duplicate|duplicates',
    ],
  },
  {
    asks: 'another number to be taken',
    said: [
      'largest|biggest|greatest|highest|random',
      'back|released|freed|returned last|latest|first|recently|earliest',
      'last|latest|recently|first put|added|released|freed|returned',
      'second smallest|lowest',
      'never .. before|used',
      'larger|greater|smaller|after than|the .. last|previous',
    ],
  },
  {
    asks: 'another rule of putting back',
    said: [
      'only|just once',
      'at most once|twice|k',
      'expire|expires|seconds|minutes|timestamp',
      'not|never|cannot .. back|again .. twice|more',
      'all numbers|integers above|below|up|smaller|larger',
      'throw|throws|raise|raises|exception|error',
      'reset|resets',
    ],
  },
]
