const lookAlikes = [
  {
    asks: 'other rules than usual',
    said: [
      'last 5|10|50|100|1000|n|m|k',
      'latest|newest number|value|element',
      'window|last k|recent|last n',
      'lower|upper|left|right|smaller|larger median|middle',
      'lower|upper|smaller|larger of',
      'rounded|round|floor|truncated',
      'integer part',
      'remove|removes|removed|delete|deletes',
      'mode|kth|percentile|quartile',
      'weighted',
      'distinct|unique',
    ],
  },
]
