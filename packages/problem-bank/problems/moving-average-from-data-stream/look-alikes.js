const lookAlikes = [
  {
    asks: 'other rules than usual',
    said: ['weighted|exponential|weight', 'rounded|round|floor|truncated'],
  },
  {
    asks: 'only some to count, or a condition more',
    said: [
      'without|not|except|excluding .. val|value|newest|latest|just|present|current|last|window',
      'all|every values|numbers|elements so|not',
    ],
  },
  {
    asks: 'a call to have another effect',
    said: ['came|come|stood before'],
  },
]
