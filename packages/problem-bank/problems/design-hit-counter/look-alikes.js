const lookAlikes = [
  {
    asks: 'another stretch of time',
    said: [
      'hour|hours|week|weekly|daily',
      'past|last day',
      'past|last|previous 1|2|3|4|10|15|30|one|two|three|ten|thirty minute|minutes',
      'past|last|previous 10|30|60|100|120|500|600|900|1000|3600|k|n|window second|seconds|units|milliseconds',
      'past|last|previous minute|second',
      'millisecond|milliseconds',
      'next|coming|following 5|five|300',
      'clock|calendar|whole|full minute|minutes|hour',
    ],
  },
  {
    asks: 'the hit exactly 300 seconds ago to be counted, or the latest not',
    said: [
      'still|also count|counts|counted|included|include',
      'inclusive|inclusively',
      'exclude|excludes|excluding|excluded',
      'not|without including|counting itself|the|timestamp',
      'both ends',
    ],
  },
  {
    asks: 'hits at one time to count once',
    said: [
      'count|counts|counted as one|once',
      'once|one per|each|every|only',
      'only once',
      'distinct|different|unique',
      'merge|merged|duplicate|duplicates',
      'at most one',
    ],
  },
  {
    asks: 'another figure than the number of hits',
    said: [
      'busiest|maximum|maximal|peak|largest|most number|hits|of|in|at',
      'average|mean|median|per second|minute',
      'longest|shortest|gap|pause',
      'first|earliest|latest time|timestamp|hit',
      'rounded|approximate|sampled',
    ],
  },
  {
    asks: 'the counter to start anew, or some hits not to be taken',
    said: [
      'since .. call|question|query|asked|reset',
      'reset|resets|cleared|clear|clears|zero again',
      'accepted|rejected|refused|denied|limit|limited|throttle',
      'every other|second|third hit|call',
      'each hit .. two|double|twice|weight',
      'weight|weights|weighted',
      'any order|unordered|chronological not',
      'out of order',
      'not .. chronological',
    ],
  },
]
