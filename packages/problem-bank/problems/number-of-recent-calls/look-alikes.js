const lookAlikes = [
  {
    asks: 'an end of the range, or the new request, not to be counted',
    said: [
      'exclusive|excluded|excluding|exclude|excludes',
      'not|without counting|including|counted|included|itself',
      'no longer counts|counted|count',
      'earlier|previous|former|other requests|calls|pings|ones came|were|in|within',
    ],
  },
  {
    asks: 'another stretch of time',
    said: ['500|1000|1500|2000|2500|4000|5000|6000|10000|30000|60000 millisecond|milliseconds|ms|units'],
  },
  {
    asks: 'only some to count, or a condition more',
    said: ['itself .. not|never|excluded'],
  },
  {
    asks: 'a call to have another effect',
    said: [
      'exactly 3000 .. not|no|longer|old|excluded|out',
      'earlier|former call|calls|request|requests|ones|pings',
      'not counted|included',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: ['so far', 'price|prices', 'consecutive day|days'],
  },
]
