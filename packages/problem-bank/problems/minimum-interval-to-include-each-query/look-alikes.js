/** For each query what is made of the intervals that hold it, -1 where none does. */
function answered(intervals, queries, make, holds = ([left, right], query) => left <= query && query <= right) {
  return queries.map((query) => {
    const found = intervals.filter((interval) => holds(interval, query))
    return found.length > 0 ? make(found, query) : -1
  })
}

const sizesOf = (intervals) => intervals.map(([left, right]) => right - left + 1)
const smallest = (intervals) => intervals.reduce((a, b) => (b[1] - b[0] < a[1] - a[0] ? b : a))

const lookAlikes = [
  {
    asks: 'the length as the difference of the ends',
    said: [
      'length .. right left .',
      'right left .',
      'difference',
      'distance between|from',
      'right left or|and|the|where',
      'half open',
      'minus',
    ],
    answer: (intervals, queries) => answered(intervals, queries, (found) => Math.min(...sizesOf(found)) - 1),
  },
  {
    asks: 'the largest interval',
    said: ['largest|longest|biggest|widest|maximum|greatest|broadest', 'most widely'],
    answer: (intervals, queries) => answered(intervals, queries, (found) => Math.max(...sizesOf(found))),
  },
  {
    asks: 'the number of intervals',
    said: [
      'number|count of interval|intervals|segments|ranges|offers|stations|spans',
      'how many interval|intervals|segments|ranges|offers|stations',
      'in|by how many interval|intervals|segments|ranges',
      'counts|count .. intervals|segments|ranges',
    ],
    answer: (intervals, queries) => answered(intervals, queries, (found) => found.length),
  },
  {
    asks: 'the number of intervals, 0 where there is none',
    said: [
      'number|count of interval|intervals|segments|ranges|offers|stations|spans',
      'how many interval|intervals|segments|ranges|offers|stations',
      'otherwise|else|answer|none|no 0|zero',
      '0|zero if|when|where|for',
    ],
    answer: (intervals, queries) =>
      answered(intervals, queries, (found) => found.length).map((count) => Math.max(0, count)),
  },
  {
    asks: 'the place of the smallest interval',
    said: [
      'index|position|place|number of the',
      'which interval|segment|range|one',
      'index|id|identifier',
      'counted|numbered|0|1 .. from|indexed|based',
    ],
    answer: (intervals, queries) => answered(intervals, queries, (found) => intervals.indexOf(smallest(found))),
  },
  {
    asks: 'an end of the smallest interval',
    said: [
      'left|right|start|end|lower|upper end|endpoint|bound|border|point of',
      'start|end of the smallest|shortest|interval',
      'smallest|least left|right|start|end',
      'where it starts|ends|begins',
    ],
    answer: (intervals, queries) => answered(intervals, queries, (found) => smallest(found)[0]),
  },
  {
    asks: 'the right end of the smallest interval',
    said: [
      'right|end|upper end|endpoint|bound|border of',
      'end of the smallest|shortest|interval',
      'smallest|least right|end',
      'where it ends',
    ],
    answer: (intervals, queries) => answered(intervals, queries, (found) => smallest(found)[1]),
  },
  {
    asks: 'the intervals without their ends',
    said: [
      'ends|end|endpoints|right|left .. excluded|exclusive|not|without|excluding',
      'open interval|intervals',
      'exclusive|exclusively|excluded|excluding|strictly',
      'left < query',
      'inside .. not',
    ],
    answer: (intervals, queries) =>
      answered(
        intervals,
        queries,
        (found) => Math.min(...sizesOf(found)),
        ([left, right], query) => left < query && query < right,
      ),
  },
  {
    asks: 'the nearest interval',
    said: [
      'nearest|closest|next|following|preceding|previous',
      'at least .. query',
      'after|before the query|point|day',
      'starts|begins after|before',
    ],
    answer: (intervals, queries) =>
      answered(
        intervals,
        queries,
        (found) => Math.min(...found.map(([left]) => left)),
        ([left], query) => left >= query,
      ),
  },
  {
    asks: 'the second smallest interval, or all of them together',
    said: [
      'second|third|kth|2nd smallest|shortest',
      'sum|total|average|mean|median|union|intersection|common|overlap',
      'together',
      'at least two|2|k|three',
      'exactly one|1|two|2|k',
      'modulo|mod',
    ],
    answer: (intervals, queries) =>
      answered(intervals, queries, (found) => sizesOf(found).sort((a, b) => a - b)[1] ?? -1),
  },
  {
    asks: 'the total size of the intervals',
    said: ['sum|total|together|union|altogether'],
    answer: (intervals, queries) => answered(intervals, queries, (found) => sizesOf(found).reduce((a, b) => a + b)),
  },
  {
    asks: 'answers in another order',
    said: [
      'sorted|ascending|descending|increasing|decreasing order|answers|queries',
      'in order of the queries values|size',
      'distinct|unique|different',
    ],
    answer: (intervals, queries) =>
      minInterval(
        intervals,
        queries.toSorted((a, b) => a - b),
      ),
  },
]
