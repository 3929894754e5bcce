const lookAlikes = [
  {
    asks: 'other shapes than squares along the axes',
    said: [
      'rectangle|rectangles|triangle|triangles|rhombus|parallelogram|cube|cubes|trapezoid',
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
      'remove|removes|removed|delete|deletes|expire|expires|last|latest',
      'toggle|toggles',
    ],
  },
  {
    asks: 'another figure than the number of ways',
    said: [
      'largest|smallest|biggest|maximum|minimum|total|sum area|side|square|areas|sides|of|perimeter',
      'area|perimeter of the',
      'modulo|mod',
      'nearest|closest|farthest',
      'whether|exists',
    ],
  },
  {
    asks: 'other squares than those with the point as a corner',
    said: [
      'all|every squares|square',
      'all .. points .. form',
      'center|centre|midpoint|inside|within|contain|contains|border|lies|boundary',
      'first adds|add|adding',
      'lower|upper|bottom|top left|right',
      'side|sides .. exactly|even|odd|most|k|given',
      'area .. at|exactly|k|given|most|least|even|odd',
    ],
  },
]
