const lookAlikes = [
  {
    asks: 'another figure than the average of all',
    said: [
      'median|mode|variance|standard|weighted|sum time',
      'rounded|round|truncated|integer|whole average|number|down|up|minutes',
      'last|latest|recent|past 2|3|5|10|100|k|n|two|three|five|ten journey|journeys|trip|trips|rides|customers|hour',
    ],
  },
  {
    asks: 'only some to count, or a condition more',
    said: [
      'both|either|any direction|directions|way|ways',
      'other|opposite|reverse direction|way .. too|also|well|together|likewise|same|included',
      'latest|last|newest|first|recent journey|trip|journeys|trips|ten|three|two|100',
    ],
  },
  {
    asks: 'a call to have another effect',
    said: [
      'last|latest|newest|recent two|three|five|ten|twenty|hundred|2|3|5|20|50|100|k|n ~millisecond|ms|second|minute|hour|day',
    ],
  },
]
