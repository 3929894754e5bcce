const lookAlikes = [
  {
    asks: 'other shapes than squares along the axes',
    said: [
      'rotated|tilted|slanted|oblique',
      'any angle|direction|orientation|square',
      'not necessarily|need .. parallel|axis|aligned',
      'zero|degenerate area|squares .. too|also|allowed|included',
    ],
  },
  {
    asks: 'points that count once, or vanish',
    said: [
      'duplicate|duplicates .. ignored|once|removed|one|same',
      'ignored|ignore|ignores|discarded',
      'count|counts|counted only|just once',
      'different|distinct squares',
      'already|before .. ignored|nothing|not',
      'toggle|toggles',
    ],
  },
  {
    asks: 'another figure than the number of ways',
    said: [
      'area|perimeter of the ~square',
      'return|returns|total|sum|largest|smallest|what .. area|perimeter of',
      'modulo|mod',
    ],
  },
  {
    asks: 'other squares than those with the point as a corner',
    said: [
      'all|every squares|square',
      'all .. points .. form',
      'first adds|add|adding',
      'side|sides .. exactly|even|odd|most|k|given',
      'area .. at|exactly|k|given|most|least|even|odd',
    ],
  },
  {
    asks: 'what is gone, or was there once, to count as well',
    said: onceThere(),
  },
  {
    asks: 'only some to count, or a condition more',
    said: [...onlySome(), 'count|counts|counted once|too|also|one'],
  },
  {
    asks: 'a call to have another effect',
    said: [
      ...otherEffects(),
      'also|then adds|add|removes|stores|removed',
      'also counts',
      'then counts ~p|point|q|query|x',
      'count .. also|adds|removes|adding|deletes',
      'ignored|ignores',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: [...otherFigures(), 'squares among|that|which|within|inside', 'rectangles|triangles'],
  },
]
