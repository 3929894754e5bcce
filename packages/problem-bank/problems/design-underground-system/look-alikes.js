const lookAlikes = [
  {
    asks: 'both directions together, or journeys with a change',
    said: [
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
      'median|mode|variance|standard|weighted|sum time',
      'rounded|round|truncated|integer|whole average|number|down|up|minutes',
      'last|latest|recent|past 2|3|5|10|100|k|n|two|three|five|ten journey|journeys|trip|trips|rides|customers|hour',
      'number of journeys|customers|rides',
      'most recent|common|frequent',
    ],
  },
  {
    asks: 'some journeys not to count',
    said: [
      'longer|shorter|more|less than .. minutes|seconds|hours|units',
      'first|last journey|trip|ride|customer .. not|excluded',
      'same station .. not|never',
      'distinct|different|each customer|customers|card|passenger once|only',
    ],
  },
  {
    asks: 'what is gone, or was there once, to count as well',
    said: onceThere(),
  },
  {
    asks: 'only some to count, or a condition more',
    said: [
      ...onlySome(),
      'both|either|any direction|directions|way|ways',
      'other|opposite|reverse direction|directions|way|ways ~is|counts|are|does|separately|belongs',
      'other|opposite|reverse direction|way .. too|also|well|together|likewise|same|included',
      'too|also .. count|counts|counted',
      'latest|last|newest|first|recent journey|trip|journeys|trips|ten|three|two|100',
      'since|until|after the last|previous|question|call|first',
      'before the last|previous|question|first',
      'each|every customer|passenger|card|person .. once|only|one|latest',
    ],
  },
  {
    asks: 'a call to have another effect',
    said: [...otherEffects(), 'first|last journey|trip'],
  },
  {
    asks: 'another figure to be returned',
    said: [...otherFigures(), 'no|never|none journey|journeys|trip|trips .. -1|0|return|returns|null'],
  },
]
