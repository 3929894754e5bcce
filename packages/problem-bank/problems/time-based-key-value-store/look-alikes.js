const lookAlikes = [
  {
    asks: 'the value of another time',
    said: [
      'smaller|less|earlier|lower|older than the|timestamp|it|that|given|one|this ~or|and',
      'next|following|coming|subsequent moment|tick|instant|second|unit',
      'recently|latest|last|newest|immediately|just|directly before ~or|and|at|than',
      '~or|to|and|time|timestamp before that|this|the|timestamp|it|moment|instant ~or|and|inclusive|including|itself|was',
      'at or|and after|later|above|beyond|greater|from|larger',
      'not at|equal|included|counted|including',
      'very moment|instant|second|time',
      'strictly|exclusive|exclusively|excluded before|less|earlier|smaller|older|below|of',
      'newest|latest|current|last value|one|set|entry stored of|for|under a|the|that|its|this key|name ~whose|at|with|by|before|up|until|no|not|as|among|having|stored|recorded|that|which',
      'earlier or|and later',
      'whether|either .. earlier|later|before|after',
    ],
  },
  {
    asks: 'a call to have another effect',
    said: ['any key'],
  },
]
