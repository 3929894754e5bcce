function nearest(points, k, distance) {
  return [...points].sort((a, b) => distance(a) - distance(b) || euclidean(a) - euclidean(b)).slice(0, k)
}

const euclidean = ([x, y]) => x * x + y * y

const lookAlikes = [
  {
    asks: 'the farthest points',
    said: [
      'farthest|furthest|remotest|remote|distant',
      'far|away|distance .. most|greatest|largest|longest|maximum|biggest',
      'most|greatest|largest|longest|maximum .. distant|distance|away|far',
    ],
    answer: (points, k) => nearest(points, k, (point) => -euclidean(point)),
  },
  {
    asks: 'Manhattan distance',
    said: [
      'up down|left',
      'down left|right',
      'left|right or|and|to right|left|up|down',
      'step|steps|hop|hops|move|moves .. up|down|left|right|north|south',
      'north|south|east|west',
      'east west',
      'north south',
      'through|along|over the|its|these street|streets|roads|road|grid|blocks|avenues',
      'length of the|a walk|way|drive|route|ride',
      'right angles|angle',
      'walks|walking|walk|go|goes|drive|drives|ride .. street|streets|blocks|roads',
      'manhattan|taxicab|rectilinear|l1',
      'city block',
      'cab distance',
      'sum|adding|add|total .. absolute|coordinates|x|horizontal',
      'absolute|abs',
      'horizontal|horizontally|vertical|vertically',
      'along .. streets|grid|axes|streets',
      'grid|block|blocks',
    ],
    answer: (points, k) => nearest(points, k, ([x, y]) => Math.abs(x) + Math.abs(y)),
  },
  {
    asks: 'Chebyshev distance, the larger of the two coordinates',
    said: [
      'chebyshev|chessboard|king|kings|diagonal|diagonally',
      'larger|maximum|max|greater|bigger|larger .. coordinate|coordinates|x|absolute|two',
      'larger|greater|bigger|longer|higher of',
      'whichever|which .. larger|greater|bigger|longer|more',
      'max',
    ],
    answer: (points, k) => nearest(points, k, ([x, y]) => Math.max(Math.abs(x), Math.abs(y))),
  },
  {
    asks: 'the distance to one axis only',
    said: ['axis|axes', 'x|y coordinate|value only|alone', 'only .. x|y|horizontal|vertical'],
    answer: (points, k) => nearest(points, k, ([x]) => Math.abs(x)),
  },
  {
    asks: 'the distance to the other axis',
    said: ['axis|axes', 'y coordinate|value only|alone', 'only .. y|vertical'],
    answer: (points, k) => nearest(points, k, ([, y]) => Math.abs(y)),
  },
  {
    asks: 'the distance to the first point, or another one than the origin',
    said: [
      'first|last point|shop|entry|taxi|one',
      'from|to|of points 0',
      'nearest|closest|close to each|one|another',
      'point 1|2|3|5|10',
      '~the|at|of|these|all given point|center|centre|location',
      'another|reference|target|query point|center|centre|location',
      'to|from the|a given point ~s',
    ],
    answer: (points, k) => nearest(points, k, ([x, y]) => euclidean([x - points[0][0], y - points[0][1]])),
  },
  {
    asks: 'the k-th closest point alone',
    said: ['kth', 'k th', 'only the k', 'rank|ranked', 'single point'],
    answer: (points, k) => nearest(points, k, euclidean).slice(-1),
  },
  {
    asks: 'points in a certain order',
    said: [
      'beginning|starting|ending|finishing|begin|end|begins|ends with|at|from',
      'start|starts with|from',
      'next door',
      'nearest|closest|nearer|closer|farthest|furthest .. ending|last|end|finally|on',
      'nearest|closest|nearer|closer|farthest|furthest|best first',
      'from|with|by the .. nearest|closest|best .. to|on|onwards|outwards',
      'outward|outwards|inward|inwards',
      'nearest|closest|best .. at|on the top|front|head|start|beginning',
      'in .. order of|from|by',
      'ranking|ranked',
      'sorted|sort|ordered|ordering|arranged .. by|from|in|ascending|according|nearest|closest|distance',
      'in|by ascending|increasing|descending|decreasing|sorted|order',
      'nearest|closest|nearer|closer first|to farthest|furthest|last',
      'starting|beginning with .. closest|nearest',
      'from|the nearest|closest to .. farthest|furthest',
      'in order of|from',
      'original|input|given|same order',
      'keep|keeping|preserve|preserving|maintain .. order',
      'farthest|furthest first',
      'order matter|matters',
    ],
    answer: kClosest,
  },
  {
    asks: 'a rule for points equally far away',
    said: [
      'tie|tied .. broken|break|smaller|lower|larger|first|prefer|earlier',
      'break|breaking|broken|resolve .. tie',
      'tiebreak',
      'if|when|where|among|of .. equal|same|equally|identical|equidistant|tied|tie',
      'if two|several|multiple .. same|equal',
      'smaller|lower|larger|greater|bigger x|y|index',
    ],
    answer: (points, k) =>
      nearest(
        points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]),
        k,
        euclidean,
      ),
  },
  {
    asks: 'points counted once',
    said: [
      'single time',
      'each|every .. once|one|single',
      'in|on|at one|the same hole|place|spot|square|point|house|stop',
      'place|places|point|points|spot|spots|location|locations|position|positions|stop|house .. once',
      'several|many|multiple|more|two time|place|point|spot|shop|house|of .. once|one|single',
      'twin|twins|copy|copies|double|doubles|twice|duplicate|duplicates|repetition',
      'same place|spot|point|position|location|coordinate .. one|once|single|only',
      'distinct|unique|different|unlike place|spot|shop|stop|house|town',
      'distinct|unique point|location',
      'point .. counted|count|listed once',
      'duplicate|repeated|repeats|identical|coinciding .. once|ignored|removed|skipped|counted|collapse',
    ],
    answer: (points, k) => nearest([...new Map(points.map((point) => [String(point), point])).values()], k, euclidean),
  },
  {
    asks: 'all as near as the k-th',
    said: [
      'all|every points|point .. as|equally|tied|tie',
      'k distinct|different|smallest distances|distance',
      'more than k',
      'including ties|all|those',
    ],
    answer(points, k) {
      const last = euclidean(nearest(points, k, euclidean).at(-1))
      return points.filter((point) => euclidean(point) <= last)
    },
  },
  {
    asks: 'all points within distance k',
    said: ['within|inside|radius|circle|disc|disk', 'distance .. at most|less|smaller|exceed|k', 'no farther|further'],
    answer: (points, k) => points.filter((point) => euclidean(point) <= k * k),
  },
  {
    asks: 'points of one quadrant only',
    said: [
      'quadrant|positive|negative|nonnegative|above|below|right|left',
      'except|excluding|other than .. origin|itself',
      'not .. origin itself|included',
    ],
    answer: (points, k) =>
      nearest(
        points.filter(([x, y]) => x > 0 && y > 0),
        k,
        euclidean,
      ),
  },
  {
    asks: 'other points than the origin itself',
    said: [
      'are|is|lie|lies|stand not at|on|in',
      'not at|on 0|the|origin',
      'on|at|in my|its|your|our|the own|same|very spot|place|position|point|location|doorstep',
      'zero distance|way',
      'distance .. is|of|equals zero|0 ~0',
      'not|never count|counted|included|considered|listed|returned|qualify|eligible',
      'already there|here',
      'origin|zero|myself|yourself|itself .. not|never|nor',
      'except|excluding|exclude|ignore|ignoring|other|skip|skipping .. origin|itself|zero',
      'origin .. ignored|excluded|skipped|count|not',
      'distance .. zero|0 .. not|ignored|excluded',
    ],
    answer: (points, k) =>
      nearest(
        points.filter(([x, y]) => x !== 0 || y !== 0),
        k,
        euclidean,
      ),
  },
  {
    asks: 'the second k closest, or the others',
    said: [
      'rest|remaining|remain|others|next k',
      'remove|removing|removed|delete|deleting|drop|discard',
      'except|but|excluding .. k|closest|nearest',
      'skip|skipping',
    ],
    answer: (points, k) => points.toSorted((a, b) => euclidean(a) - euclidean(b)).slice(k),
  },
  {
    asks: 'points in an order of its own',
    said: ['in order of|from', 'order matter|matters|counts|important'],
    denied: ['order|ordering|sequence|unordered|sorted|arrangement|permutation', 'order|ordered'],
  },
]
