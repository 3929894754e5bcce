/** The distances in a minimum spanning tree. */
function spanning(points, distance) {
  const edges = points.flatMap((a, i) => points.slice(0, i).map((b, j) => ({ cost: distance(a, b), i, j })))
  let groups = points.map((_, place) => place)
  const costs = []
  for (const { cost, i, j } of edges.sort((a, b) => a.cost - b.cost)) {
    if (groups[i] === groups[j]) continue
    const [kept, gone] = [groups[i], groups[j]]
    groups = groups.map((group) => (group === gone ? kept : group))
    costs.push(cost)
  }
  return costs
}

const manhattan = (a, b) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0)

/** The shortest way through all the points, and back to its first where it is closed. */
function tour(points, isClosed) {
  const walk = (at, left, first) =>
    left.length === 0
      ? isClosed
        ? manhattan(at, first)
        : 0
      : Math.min(...left.map((next, place) => manhattan(at, next) + walk(next, left.toSpliced(place, 1), first)))
  if (points.length > 7) return undefined
  const starts = isClosed ? points.slice(0, 1) : points
  return Math.min(
    ...starts.map((start) =>
      walk(
        start,
        points.filter((point) => point !== start),
        start,
      ),
    ),
  )
}

const lookAlikes = [
  {
    asks: 'the most expensive connection',
    said: [
      'most expensive|costly',
      'largest|longest|maximum|greatest single|connection|edge|cable|pipe|cost|distance|link',
      'largest|longest|maximum .. used|needed|connection|edge|cable|pipe',
      'bottleneck',
      'minimise|minimize the longest|maximum|largest',
    ],
    answer: (points) => Math.max(0, ...spanning(points, manhattan)),
  },
  {
    asks: 'a way through all the points',
    said: [
      'visit|visits|visiting|visited|pass|passes|passing',
      'tour|salesman|journey|courier',
      'a|one|the|his|her|their|closed|single walk',
      'of|and|who|guide walks',
      '~simple route',
      'one after another|the',
      'single|one line|path|chain|polyline',
      'chain|succession',
      '~a|the|each|every|of|any|such|telephone|power|telegraph line ~between|from|of|joins|connects',
      'two|2 .. at most',
      'more than two|2',
      'at most|exactly two|2 connections|neighbours|neighbors|others|points',
    ],
    answer: (points) => tour(points, false),
  },
  {
    asks: 'a closed way through all the points',
    said: [
      'visit|visits|visiting|visited|pass|passes|passing',
      'tour|salesman|circuit|cycle|ring|loop|closed',
      '~simple route',
      'return|returns|returning|back .. start|beginning|home',
      'exactly two|2 connections|neighbours|neighbors',
    ],
    answer: (points) => tour(points, true),
  },
  {
    asks: 'another distance',
    said: [
      'square|squared|squares of|distance|euclidean|difference',
      '2 yi|y',
      'sum of squares',
      'squared',
      'euclidean',
    ],
    answer: (points) => sum(spanning(points, (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)),
  },
  {
    asks: 'the larger of the two differences as the cost',
    said: [
      'max|chebyshev|chessboard|king',
      'larger|greater|maximum|bigger|longer|higher|largest|greatest|longest|biggest of|difference|one|coordinate|component|distance|gap|among|deviation|offset',
      'whichever|whatever .. larger|greater|bigger|longer|higher|more|further|largest|greatest',
      'which|whose|difference|one|y|x|d|two|them|gap|distance is|are the larger|greater|bigger|longer|higher|largest|greatest',
      'which|whose is|are larger|greater|bigger|longer|higher',
      'larger|greater|bigger|longer|higher counts|count|decides|matters|wins|alone|only',
      'maximum norm',
      'longer|larger|greater|bigger|longest side|leg|edge|part|stretch|extent',
      'diagonal|diagonally|diagonals',
    ],
    answer: (points) => sum(spanning(points, (a, b) => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])))),
  },
  {
    asks: 'the smaller of the two differences as the cost',
    said: [
      'min|smaller|lesser|minimum xi|x|of|abs|difference',
      'smaller|lesser|shorter|lower|smallest|shortest of|difference|one|coordinate|component|distance|gap|among|deviation|offset',
      'either coordinate',
      'whichever|whatever .. smaller|less|shorter|lower|smallest|least',
      'which|whose|difference|one|y|x|d|two|them|gap|distance is|are the smaller|less|lesser|shorter|lower|smallest',
      'which|whose is|are smaller|less|lesser|shorter|lower',
    ],
    answer: (points) => sum(spanning(points, (a, b) => Math.min(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])))),
  },
  {
    asks: 'the difference of one coordinate as the cost',
    said: [
      'only|just|alone|merely|nothing but .. x|y|column|columns|row|rows|first|second|horizontal|vertical|width|height|longitude|latitude',
      'x|y|horizontal|vertical|first|second coordinate|difference|distance|part|component only|alone|counts|matters',
      'difference|distance of|between|in their|the|its x|y|column|columns|row|rows|height|heights|first|second ~and',
      'height|heights|level|levels .. free|ignored|nothing',
    ],
    answer: (points) => sum(spanning(points, (a, b) => Math.abs(a[0] - b[0]))),
  },
  {
    asks: 'the difference of the other coordinate as the cost',
    said: [
      'only|just|alone|merely|nothing but .. x|y|column|columns|row|rows|first|second|horizontal|vertical|width|height|longitude|latitude',
      'x|y|horizontal|vertical|first|second coordinate|difference|distance|part|component only|alone|counts|matters',
      'difference|distance of|between|in their|the|its x|y|column|columns|row|rows|height|heights|first|second ~and',
    ],
    answer: (points) => sum(spanning(points, (a, b) => Math.abs(a[1] - b[1]))),
  },
  {
    asks: 'one connection for nothing, or two groups',
    said: [
      'free|nothing|gratis|waived',
      'one|1|single|k connection|edge|cable|pipe|link .. free|nothing|removed|skipped|saved|not',
      'two|2|k|three|at groups|clusters|components|parts|nets|networks|most',
      'groups|clusters|components .. remain|remains|left',
      'all but one|1',
      'except one|1',
    ],
    answer: (points) => sum(spanning(points, manhattan).slice(0, -1)),
  },
  {
    asks: 'the greatest cost',
    said: [
      'maximum|largest|greatest|highest|most total|cost|sum|length',
      'maximal|dearest',
      'as expensive|large|long|much as possible',
    ],
    answer: (points) => -sum(spanning(points, (a, b) => -manhattan(a, b))),
  },
  {
    asks: 'all points joined with one of them',
    said: [
      'first|one|central|common|single point|house|hub|tap|centre|center',
      'star|hub|centre|center|central|headquarters|median',
      'directly .. each|every|all|with|to',
      'every|each pair|two .. directly',
      'directly connected|linked|joined',
      'meeting point|place',
    ],
    answer: (points) => Math.min(...points.map((centre) => sum(points.map((point) => manhattan(centre, point))))),
  },
  {
    asks: 'a further charge or condition',
    said: [
      'fee|charge|surcharge|tax|fixed cost|base',
      'plus|additional one|1|k|per|for each',
      'well|wells|already connected|joined|linked',
      'budget|at most|limit',
      'second best|cheapest|smallest',
      'modulo|mod',
      'number of connections|edges|cables|pipes|ways',
      'even|odd',
    ],
    answer: (points) => sum(spanning(points, manhattan)) + points.length - 1,
  },
]
