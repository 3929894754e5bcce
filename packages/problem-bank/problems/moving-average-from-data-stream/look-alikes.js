const lookAlikes = [
  {
    asks: 'other rules than usual',
    said: [
      'weighted|exponential|weight',
      'median|maximum|minimum|max|min|largest|smallest',
      'rounded|round|floor|truncated',
      'integer part',
      'without|excluding|except|ignoring|ignore',
      'second|seconds|minute|minutes|timestamp',
      'distinct|unique',
    ],
  },
]
