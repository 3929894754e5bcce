const ascending = (numbers) => numbers.toSorted((a, b) => a - b)
const distance = (a, b) => Math.abs(a - b)

/** Closest first, and of equal ones as `tie` says. */
const byDistance = (numbers, x, tie = (a, b) => a - b) =>
  numbers.toSorted((a, b) => distance(a, x) - distance(b, x) || tie(a, b))

const lookAlikes = [
  {
    asks: 'the larger of two that are equally close',
    said: [
      'larger|greater|bigger|higher|later|right|rightmost|eastern .. preferred|prefer|wins|win|first|chosen|taken|precedence|comes|one',
      'prefer|prefers|preferring|take|choose|pick|decide|favour|favor|favouring|preference .. larger|greater|bigger|higher|later|right|eastern',
      'tie|ties|equally|equal|same .. larger|greater|bigger|higher|largest|later',
      'larger|greater|bigger|higher .. tie|ties|equally',
      'a b and a > b',
    ],
    answer: (arr, k, x) => ascending(byDistance(arr, x, (a, b) => b - a).slice(0, k)),
  },
  {
    asks: 'an answer in order of distance',
    said: [
      'sorted|ordered|order|sort|arranged|listed|ranked by|of .. distance|closeness|proximity|difference|deviation',
      'increasing|ascending|nondecreasing distance',
      'increasing|ascending|nondecreasing order of|by .. distance|closeness|difference',
      'nearest|closest one|value|element|number|integer|entry first|before',
      'nearest|closest first',
      'from nearest|closest|the .. to farthest|furthest|least',
      'beginning|starting|begin|start with the|its closest|nearest',
    ],
    answer: (arr, k, x) => byDistance(arr, x).slice(0, k),
  },
  {
    asks: 'an answer in descending order',
    said: ['descending|decreasing|nonincreasing', 'largest|highest|greatest|biggest first|to', 'reverse|reversed'],
    answer: (arr, k, x) => findClosestElements(arr, k, x).reverse(),
  },
  {
    asks: 'elements other than x',
    said: [
      'not|never|different|other .. equal|equals|than|from x|target|it|t|v',
      'exclude|excludes|excluding|excluded|except|without|besides|apart|ignoring|ignore',
      'x|target|it|itself .. not|excluded|left .. counted|count|included|itself|out',
      'other than',
      'not|never equal|identical|the',
      'unequal|nonequal',
      'strictly',
      'not|never counted|count|included|include',
      'differ|differs|different from',
    ],
    answer: (arr, k, x) =>
      ascending(
        byDistance(
          arr.filter((number) => number !== x),
          x,
        ).slice(0, k),
      ),
  },
  {
    asks: 'the places of the elements',
    said: [
      'index|indices',
      'position|place|location .. of|not',
      'return|give|report the position|place|distance|difference',
    ],
    answer(arr, k, x) {
      const start = Array.from({ length: arr.length - k + 1 }, (_, at) => at).find((at) =>
        findClosestElements(arr, k, x).every((number, i) => arr[at + i] === number),
      )
      return Array.from({ length: k }, (_, at) => start + at)
    },
  },
  {
    asks: 'the farthest elements',
    said: [
      'farthest|furthest|most|remotest distant|far|from',
      'farthest|furthest|remotest',
      'largest|greatest|maximum|maximal|biggest .. distance|difference|deviation',
    ],
    answer: (arr, k, x) => ascending(byDistance(arr, x).reverse().slice(0, k)),
  },
  {
    asks: 'different values',
    said: [
      'distinct|different|unique',
      'no|without|ignore|ignoring|remove .. duplicate|duplicates|repeat|repeated|twice',
      'each value|number once',
    ],
    answer: (arr, k, x) => ascending(byDistance([...new Set(arr)], x).slice(0, k)),
  },
  {
    asks: 'elements that are at most, or at least, x',
    said: [
      'at most|least x|target|it|that',
      'less|smaller|lower|greater|larger|below|above|before|after|exceeding|exceed|not|up than|x|to|target|exceed x|target|it|v|or',
      'greater|larger|less|smaller than x|target|or',
      'not exceed|exceeding|below|above',
      'on the|one|both|each left|right|side|sides',
      'both|each|either side',
    ],
    answer: (arr, k, x) => arr.filter((number) => number <= x).slice(-k),
  },
  {
    asks: 'the elements above x',
    said: [
      'at least x|target',
      'greater|larger than|or .. x|target|equal',
      'above|after|following|successors|next k|x|the',
    ],
    answer: (arr, k, x) => arr.filter((number) => number >= x).slice(0, k),
  },
  {
    asks: 'all elements within a distance',
    said: [
      'within|radius',
      'distance|difference .. at most|exceed|exceeding|than',
      'at most k away|apart|from',
      'no more|farther|further than',
    ],
    answer: (arr, k, x) => arr.filter((number) => distance(number, x) <= k),
  },
  {
    asks: 'squares, remainders or a circle',
    said: [
      'circle|circular|cyclic|modulo|wrap|wraps|clock|ring|absolute value|values|of',
      'squared|square|squares|ratio|digit|digits',
    ],
    answer: (arr, k, x) => ascending(arr.toSorted((a, b) => distance(a * a, x) - distance(b * b, x)).slice(0, k)),
  },
  {
    asks: 'the elements around the middle, or a place',
    said: ['median|average|mean|middle|centre|center', 'around|surrounding the index|position|place', 'arr|nums x|k'],
    answer: (arr, k) => findClosestElements(arr, k, arr[(arr.length - 1) >> 1]),
  },
]
