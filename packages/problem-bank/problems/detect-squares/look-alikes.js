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
  {
    asks: 'what is gone, or was there once, to count as well',
    said: onceThere(),
  },
  {
    asks: 'only some to count, or a condition more',
    said: [
      ...onlySome(),
      'repeatedly|repeated|twice|again|more .. once|one|counted|count|ignored',
      'count|counts|counted once|too|also|one',
      'may|can serve|be|belong|used .. once|one|rotated|square|only|tilted',
      'one square|side',
      'single',
      'odd|even|prime|larger|smaller|shorter|least side|sides|area|squares|than',
      'rotated|tilted|turned|diamond',
    ],
  },
  {
    asks: 'a call to have another effect',
    said: [
      ...otherEffects(),
      'also|then adds|add|removes|stores|counts|removed',
      'count .. also|adds|removes|adding|deletes',
      'deletes',
      'forget|forgets|latest|newest',
      'ignored|ignores',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: [
      ...otherFigures(),
      'perimeter|largest|smallest|biggest',
      'squares among|that|which|within|inside',
      'contain|contains|containing|enclose',
      'rectangles|triangles',
    ],
  },
]
