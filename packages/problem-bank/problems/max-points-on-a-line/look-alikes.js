const onLine = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) === (b[1] - a[1]) * (c[0] - a[0])
const pairs = (points) => points.flatMap((a, i) => points.slice(i + 1).map((b) => [a, b]))
const sizes = (points, isGood = () => true) =>
  pairs(points)
    .filter(([a, b]) => isGood(a, b))
    .map(([a, b]) => points.filter((c) => onLine(a, b, c)).length)
const most = (points, isGood) => Math.max(1, ...sizes(points, isGood))
const flat = (a, b) => a[1] === b[1]
const upright = (a, b) => a[0] === b[0]
const slanted = (a, b) => Math.abs(a[0] - b[0]) === Math.abs(a[1] - b[1])

const lookAlikes = [
  {
    asks: 'lines along the axes',
    said: [
      'horizontal|horizontally|vertical|vertically|axis|axes|parallel',
      'same x|y|row|column|abscissa|ordinate',
      'row or|and column',
    ],
    answer: (points) => most(points, (a, b) => flat(a, b) || upright(a, b)),
  },
  {
    asks: 'lines that are horizontal',
    said: ['horizontal|horizontally', 'same y|row|height|ordinate'],
    answer: (points) => most(points, flat),
  },
  {
    asks: 'lines that are vertical',
    said: ['vertical|vertically', 'same x|column|abscissa'],
    answer: (points) => most(points, upright),
  },
  {
    asks: 'lines that are neither horizontal nor vertical',
    said: ['horizontal|horizontally|vertical|vertically|axis|axes|parallel', 'slanted|oblique|sloping'],
    answer: (points) => most(points, (a, b) => !flat(a, b) && !upright(a, b)),
  },
  {
    asks: 'lines that rise, or fall',
    said: [
      'rise|rises|rising|fall|falls|falling|ascending|descending|upwards|downwards|increasing|decreasing',
      'positive|negative slope|gradient|slopes',
    ],
    answer: (points) => most(points, (a, b) => (a[0] - b[0]) * (a[1] - b[1]) > 0),
  },
  {
    asks: 'diagonals',
    said: ['diagonal|diagonals|diagonally', '45', 'slope 1|one|of'],
    answer: (points) => most(points, slanted),
  },
  {
    asks: 'lines along the axes or diagonals',
    said: ['diagonal|diagonals|diagonally|queen|eight', '45 degrees|degree'],
    answer: (points) => most(points, (a, b) => flat(a, b) || upright(a, b) || slanted(a, b)),
  },
  {
    asks: 'lines through the origin',
    said: ['origin', 'through|from|of|at 0 0|the', '0 0 ~and'],
    answer: (points) => Math.max(1, ...points.map((a) => points.filter((c) => onLine([0, 0], a, c)).length)),
  },
  {
    asks: 'lines through the first point',
    said: ['first|last|certain|fixed point|star|dot|tree', 'points 0', 'index 0|zero'],
    answer: (points) => most(points, (a, b) => a === points[0] || b === points[0]),
  },
  {
    asks: 'whether all lie on one line',
    said: ['whether|true|false', 'all .. line|collinear|aligned'],
    answer: (points) => most(points) === points.length,
  },
  {
    asks: 'the number of lines',
    said: [
      'how many line|lines|straight|different|distinct|rays|rows',
      'number|count|fewest|minimum|least of .. lines|triples|triplets|slopes|directions',
      'number|fewest|minimum|least lines',
      'minimum|fewest|least number',
      'lines .. needed|required|necessary|cover|hold|contain',
      'triple|triples|triplet|triplets|trio|trios',
      'cover|covers|covering',
    ],
    answer: (points) =>
      new Set(pairs(points).map(([a, b]) => points.map((c) => (onLine(a, b, c) ? 1 : 0)).join(''))).size,
  },
  {
    asks: 'the number of triples on a line',
    said: ['triple|triples|triplet|triplets|trio|trios|three', 'how many', 'number of ways|triples'],
    answer: (points) =>
      pairs(points).reduce(
        (sum, [a, b]) => sum + points.filter((c) => c !== a && c !== b && onLine(a, b, c)).length,
        0,
      ) / 3,
  },
  {
    asks: 'the points off the line',
    said: [
      'remove|removed|removing|delete|deleted|erase|erased|discard|takes|taken|rest|remaining|left',
      'off|outside|beside|not on|the|it|that|lie',
      'do|does not',
    ],
    answer: (points) => points.length - most(points),
  },
  {
    asks: 'points one after another in the list',
    said: [
      ...contiguous(
        'back to back',
        'in a|one row|go|piece|line',
        'i j',
        'l r',
        'r l',
        'j i',
        'i 1',
        'side by',
        'one after',
        'without|no gap|interruption|break|hole',
        'start|starting|begin|beginning|first|from .. end|ending|stop|last|finish|to',
      ),
      'order of|given',
    ],
    answer: (points) =>
      Math.max(
        ...points.flatMap((_a, i) =>
          points.slice(i).flatMap((_, more) => {
            const run = points.slice(i, i + more + 1)
            return run.every((c) => run.length < 3 || onLine(run[0], run[1], c)) ? [run.length] : []
          }),
        ),
      ),
  },
  {
    asks: 'the second best line',
    said: ['second|2nd|third largest|greatest|highest|best|most|biggest'],
    answer: (points) => [...new Set([...sizes(points), 1])].sort((a, b) => b - a)[1] ?? 1,
  },
  {
    asks: 'lines parallel to one another',
    said: ['parallel', 'same slope|gradient|direction', 'slope|slopes|direction|directions .. same|equal|most|common'],
    answer(points) {
      const same = ([a, b], [c, d]) => (b[0] - a[0]) * (d[1] - c[1]) === (b[1] - a[1]) * (d[0] - c[0])
      const all = pairs(points)
      return Math.max(0, ...all.map((one) => all.filter((other) => same(one, other)).length))
    },
  },
  {
    asks: 'the length of a line, or a circle',
    said: ['distance|longest|furthest|farthest'],
  },
  {
    asks: 'another count of the points',
    said: [
      'zero|0|nothing if|where|when|unless .. three',
      'equally|evenly spaced|apart',
      'equal|same distance|distances|gaps|spacing',
    ],
  },
  {
    asks: 'a further condition or another figure',
    said: [
      'at least two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'second|third largest|smallest|longest|best|shortest|highest',
    ],
  },
]
