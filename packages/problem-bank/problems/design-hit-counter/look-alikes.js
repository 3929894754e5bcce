const lookAlikes = [
  {
    asks: 'another stretch of time',
    said: ['past|last|previous|next 60|100|minute|hour|day|ten|two|three'],
  },
  {
    asks: 'the hit exactly 300 seconds ago to be counted, or the latest not',
    said: [
      'still|also count|counts|counted|included|include',
      'exactly|precisely 300|five|5 .. old|ago|before|earlier|counts|counted|included|still',
      '300|301 seconds old|ago|before|earlier .. still|counts|counted|included|also|too|count',
    ],
  },
  {
    asks: 'hits at one time to count once',
    said: [
      'count|counts|counted as one|once',
      'same|one|equal|simultaneous second|timestamp|time|moment|hits .. once|one|single|ignored|twice|count|merged|together',
      'seconds|timestamps|minutes|second with|in|during|that|which .. hit|hits|least|one',
    ],
  },
  {
    asks: 'another figure than the number of hits',
    said: ['busiest|maximum|maximal|peak|largest|most number|hits|of|in|at'],
  },
  {
    asks: 'the counter to start anew, or some hits not to be taken',
    said: [
      'since .. call|question|query|asked|reset',
      'since|after|until|between .. call|gethits|last|previous|question|time|read',
      'gethits|getting|asking|question|query|call .. resets|reset|clears|also|counts|removes|empties|zero|clear|itself|starts|forgets|too',
    ],
  },
  {
    asks: 'what is gone, or was there once, to count as well',
    said: [
      'since the|it|its creation|created|beginning|previous|last|start|stack|queue|set|map|cache|object',
      'still count|counts|counted|valid|shown|included|remain|remains|known',
    ],
  },
  {
    asks: 'only some to count, or a condition more',
    said: ['itself .. not|never|excluded'],
  },
]
