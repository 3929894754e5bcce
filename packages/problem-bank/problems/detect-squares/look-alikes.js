const lookAlikes = [
  {
    asks: 'other shapes than squares along the axes',
    said: ['rotated|tilted|slanted|oblique', 'any angle|direction|orientation|square'],
  },
  {
    asks: 'points that count once, or vanish',
    said: ['ignored|ignore|ignores|discarded', 'already|before .. ignored|nothing|not'],
  },
  {
    asks: 'another figure than the number of ways',
    said: ['area|perimeter of the ~square', 'return|returns|total|sum|largest|smallest|what .. area|perimeter of'],
  },
  {
    asks: 'other squares than those with the point as a corner',
    said: ['all|every squares|square', 'all .. points .. form', 'first adds|add|adding'],
  },
  {
    asks: 'only some to count, or a condition more',
    said: ['count|counts|counted once|too|also|one'],
  },
  {
    asks: 'a call to have another effect',
    said: ['count .. also|adds|removes|adding|deletes', 'ignored|ignores'],
  },
  {
    asks: 'another figure to be returned',
    said: ['squares among|that|which|within|inside', 'rectangles|triangles'],
  },
]
