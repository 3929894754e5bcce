/** For each interval the place of the one that is preferred among those that are as wished, or -1. */
function chosen(intervals, isRight, prefers) {
  return intervals.map((interval, i) => {
    const good = [...intervals.keys()].filter((j) => isRight(interval, intervals[j], i, j))
    const best = good.toSorted((a, b) => prefers(intervals[a], intervals[b]) || a - b)[0]
    return best ?? -1
  })
}

const earliestStart = ([a], [b]) => a - b
const isLater = ([, end], [start]) => start >= end
const shown = (change) => (intervals) =>
  findRightInterval(intervals).map((j, i) => (j < 0 ? -1 : change(intervals, j, i)))

const lookAlikes = [
  {
    asks: 'a start that is greater than the end',
    said: [
      'strictly',
      'start|starts|begin|begins|start_j|startj > end|end_i|endi',
      'greater|larger|later|bigger|higher|more than ~or',
      'after .. ends|end|ended|finishes|over ~or',
      'a break|gap|pause|rest',
    ],
    answer: (intervals) => chosen(intervals, ([, end], [start]) => start > end, earliestStart),
  },
  {
    asks: 'the interval itself excluded',
    said: [
      'another|other|different ~start|starts|starting|point|points interval|one|meeting|j|index|trip|shift|segment',
      'j != i',
      'i != j',
      'itself|own .. not|never|excluded|cannot',
      'not|never|except|excluding|than itself|i',
    ],
    answer: (intervals) => chosen(intervals, (a, b, i, j) => i !== j && isLater(a, b), earliestStart),
  },
  {
    asks: 'the interval on the left',
    said: [
      'left interval|one|neighbour',
      'end|ends .. at most|before|less|smaller|not|no .. start|starts|begin|begins',
      'largest|greatest|latest end',
      'preceding|predecessor|previous',
      'ends|end|ended|finishes before',
    ],
    answer: (intervals) =>
      chosen(
        intervals,
        ([start], [, end]) => end <= start,
        ([, a], [, b]) => b - a,
      ),
  },
  {
    asks: 'the later interval that ends first',
    said: [
      'ends|end|finishes|smallest|earliest first|soonest|earliest|end|ends',
      'smallest|minimum|least|earliest end|ending|finish|arrival',
      'shortest',
    ],
    answer: (intervals) => chosen(intervals, isLater, ([, a], [, b]) => a - b),
  },
  {
    asks: 'the interval that starts last',
    said: [
      'largest|greatest|maximum|latest|maximal|biggest|last start|starts|starting|begins|one',
      'farthest|furthest',
      'start|starts .. largest|greatest|maximum|latest|last',
    ],
    answer: (intervals) => chosen(intervals, isLater, ([a], [b]) => b - a),
  },
  {
    asks: 'the first one in the list',
    said: [
      'first|earliest|smallest|lowest in|index',
      'smallest|lowest|least|minimum index|position|place',
      'order|further .. list|array|given',
      'behind|following|after|later .. in|of the list|array',
      'list|array .. behind|following|later',
      'j > i',
      'i < j',
    ],
    answer: (intervals) => chosen(intervals, isLater, () => 0),
  },
  {
    asks: 'the next one further on in the list',
    said: [
      'order|further|later|rest .. list|array',
      'behind|following|later .. in|of the list|array',
      'list|array .. behind|following|later',
      'j > i',
      'i < j',
    ],
    answer: (intervals) => chosen(intervals, (a, b, i, j) => j > i && isLater(a, b), earliestStart),
  },
  {
    asks: 'a start that is not before the start of the interval',
    said: [
      'start|starts|begin|begins .. start|starts|beginning',
      'next start|starts|beginning',
      'overlap|overlaps|overlapping|intersect|intersects',
    ],
    answer: (intervals) => chosen(intervals, ([start], [other]) => other > start, earliestStart),
  },
  {
    asks: 'indices that begin with one',
    said: [
      '1|one based|indexed',
      'numbered|counted|counting|numbers|starting|indices|index|positions .. 1|one',
      '1 to n',
      'first .. number|index 1|one',
    ],
    answer: shown((_, j) => j + 1),
  },
  {
    asks: 'the start instead of the index',
    said: [
      'return|give|list|array|output|report|print|find|the|with starts|start|starting|beginning|time|times|points|point|departure',
      'start|starts|point|time of the|its|each right|next',
      'instead|rather',
    ],
    answer: shown((intervals, j) => intervals[j][0]),
  },
  {
    asks: 'how long it takes to the next one',
    said: [
      'how long|far|much|many',
      'distance|gap|wait|waiting|waits|idle|pause|length|time ~slot|slots|apart|table ~slots|span',
      'difference|between',
    ],
    answer: shown((intervals, j, i) => intervals[j][0] - intervals[i][1]),
  },
  {
    asks: 'how many intervals are further right',
    said: ['how many', 'number|count of ~intervals|the|rows|meetings|shifts|trips|interval|journeys', 'count|counts'],
    answer: (intervals) => intervals.map((a) => intervals.filter((b) => isLater(a, b)).length),
  },
  {
    asks: 'another sign where there is none',
    said: ['return|put|enter|write|give|use|is|or n|0|zero|null|length|i|itself|its', 'own index'],
    answer: (intervals) => findRightInterval(intervals).map((j) => (j < 0 ? 0 : j)),
  },
  {
    asks: 'the first one again where there is none',
    said: [
      'wrap|wraps|around|circular|circle|cyclic|cyclically',
      'next day|week|morning',
      'daily|weekly|again|tomorrow',
    ],
    answer(intervals) {
      const first = Math.min(...intervals.map(([start]) => start))
      return findRightInterval(intervals).map((j) => (j < 0 ? intervals.findIndex(([start]) => start === first) : j))
    },
  },
  {
    asks: 'a longest chain of intervals, or the merged ones',
    said: ['chain|chains|merge|merged|merging|overlapping', 'longest|maximum|most|fewest'],
    answer: (intervals) => intervals.map(() => 1),
  },
  {
    asks: 'the indices in another order, or of the sorted intervals',
    said: ['sorted list|array|intervals|order', 'after|once sorting|sorted', 'order|sorted of|by .. start|starts'],
    answer(intervals) {
      const sorted = intervals.toSorted(earliestStart)
      return findRightInterval(sorted)
    },
  },
]
