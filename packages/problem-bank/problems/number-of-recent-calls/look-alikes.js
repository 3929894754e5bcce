const lookAlikes = [
  {
    asks: 'an end of the range, or the new request, not to be counted',
    said: [
      'exclusive|excluded|excluding|exclude|excludes',
      'not|without counting|including|counted|included|itself',
      'no longer counts|counted|count',
      'open interval|range',
      'strictly less|within|inside|between|after|more|later|before|newer|earlier than|t|the',
      'half open',
      'earlier|previous|former|other requests|calls|pings|ones came|were|in|within',
      'before the new|current|latest',
    ],
  },
  {
    asks: 'another stretch of time',
    said: [
      '500|1000|1500|2000|2500|4000|5000|6000|10000|30000|60000 millisecond|milliseconds|ms|units',
      'past|last|previous 1|2|4|5|10|30|60|one|two|four|five|ten|thirty|sixty second|seconds|minute|minutes',
      'consecutive day|days',
      't - 1000|2000|5000|6000|10000',
      'next 3000|milliseconds',
      'whole|full|calendar second|seconds|minute',
    ],
  },
  {
    asks: 'another figure than the number in the range',
    said: ['made so far', 'also return|returns'],
  },
  {
    asks: 'some requests not to be taken',
    said: ['every other|second|third', 'at most .. requests|calls|pings .. range|window|time', 'once|one per'],
  },
  {
    asks: 'what is gone, or was there once, to count as well',
    said: onceThere('still count|counts|counted|valid|shown|included|remain|remains|known'),
  },
  {
    asks: 'only some to count, or a condition more',
    said: onlySome(),
  },
  {
    asks: 'a call to have another effect',
    said: [
      ...otherEffects(),
      'count|counts|counted once|twice|as one|double',
      'anew|afresh|reset|resets|restarts',
      'after|every 10|100|1000|ten|hundred calls|pings|requests',
      'extends|extend|prolongs|widens|grows|shrinks',
      'exactly 3000 .. not|no|longer|old|excluded|out',
      'earlier|former call|calls|request|requests|ones|pings',
      'not counted|included',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: [...otherFigures(), 'all calls|requests|pings so|ever|made|recorded', 'so far'],
  },
]
