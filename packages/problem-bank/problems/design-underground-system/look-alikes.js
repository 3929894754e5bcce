const lookAlikes = [
  {
    asks: 'both directions together, or journeys with a change',
    said: [
      'either|both|any|regardless .. direction|directions|way|ways',
      'whatever direction',
      'no matter .. direction|way',
      'there and back',
      'indirect|indirectly|via|transfer|transfers|interchange',
      'intermediate',
    ],
  },
  {
    asks: 'another figure than the average of all',
    said: [
      'shortest|fastest|longest|slowest|minimum|maximum|quickest',
      'median|mode|variance|standard|weighted|sum|total time',
      'rounded|round|truncated|integer|whole average|number|down|up|minutes',
      'last|latest|recent|past 2|3|5|10|100|k|n|two|three|five|ten journey|journeys|trip|trips|rides|customers|hour',
      'number of journeys|trips|customers|rides',
      'most recent|common|frequent',
    ],
  },
  {
    asks: 'some journeys not to count',
    said: [
      'ignore|ignored|ignores|excluded|excluding|exclude|discard|discarded|skipped|outlier|outliers',
      'not counted|count|included',
      'longer|shorter|more|less than .. minutes|seconds|hours|units',
      'first|last journey|trip|ride|customer .. not|excluded',
      'same station .. not|never',
      'distinct|different|each customer|customers|card|passenger once|only',
      'fare|fares|price|zone|zones|cost',
      'peak|rush|night|midnight',
    ],
  },
]
