/** All intervals with the new one, in order of their starts; they are merged where the rule says so. */
function merged(intervals, added, meets) {
  const result = []
  for (const [start, end] of [...intervals, added].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = result.at(-1)
    if (last && meets(last[1], start)) last[1] = Math.max(last[1], end)
    else result.push([start, end])
  }
  return result
}

/** What is left of the intervals without what lies in the range. */
const without = (intervals, [from, to]) =>
  intervals.flatMap(([start, end]) => [
    ...(start < from ? [[start, Math.min(end, from)]] : []),
    ...(end > to ? [[Math.max(start, to), end]] : []),
  ])

const overlaps = ([a, b], [c, d]) => a <= d && c <= b

const lookAlikes = [
  {
    asks: 'intervals that only touch to be kept apart',
    said: [
      'starting|beginning .. ends|end|stops|stop|finishes|ending .. no|not',

      'ends|end|stops|stop|finishes|ending .. begins|begin|starts|start|starting .. no|not',
      'its|their own line|entry|row|interval|span|place',
      'starts|start|starting|begins|beginning .. stops|stop|ends|end|finishes .. own|separate|new|line|apart|alone',
      'kept|keep|stay|remain|left as they',
      'border|adjoin|abut|neighbour .. not|stay|kept|keep|remain|separate|apart|as',
      'only|merely|just border|adjoin|abut|touch|meet|neighbour',
      'share|shares|sharing|overlap|overlaps some|positive|real|actual length|time|duration|minute|minutes',
      'nothing|none|no but|more|except an|one|their|a end|endpoint|point|boundary|border|instant|minute',
      'left|leave|kept|keep|stay|remain|remains as two|separate',
      'the two|both remain|stay|are separate|apart|two|distinct',
      'very|same|exact|exactly minute|moment|instant|point|time|hour|day .. new|separate|apart',
      'touch|touches|touching|share|sharing|shares|abut|abutting .. not|separate|separately|apart|remain|remains|stay|never|unmerged',
      'not .. merge|merged|joined|combined|fused|united .. touch|touching|share|endpoint|boundary|point',
      'not count|counts|counted|considered|regarded|taken|seen|overlapping .. touch|touching|share|endpoint|boundary|point',
      'endpoint|boundary .. not|never merge|merged|overlap|overlapping|count',
      'strictly|properly overlap|overlaps|overlapping|more|less|greater',
      'half open',
      'halfopen|exclusive|open',
      'more than .. point|endpoint|boundary',
      'positive length',
    ],
    answer: (intervals, added) => merged(intervals, added, (end, start) => start < end),
  },
  {
    asks: 'neighbouring numbers to be merged too',
    said: [
      'no|not|nothing .. between',
      'next to',
      'within .. minute|hour|unit|other',
      'close|near to|together|enough|by|neighbour|each|are|is',
      'are|is|lie|lies|very|so|too|how close|near',
      'nearly|almost',
      'less|fewer|closer|nearer|more|further than .. minute|hour|unit|away|apart|day',
      'follow|follows|precede|precedes|directly|immediately .. without|gap|between',
      'without .. between',
      'successive|consecutive day|number|integer',
      'no gap|hole',
      'gap of',
      'adjacent|consecutive|neighbouring|neighboring|abut|abutting|contiguous|successive',
      'directly follow|after|next',
      'gap|distance',
      '~and|are|is|lie|stand apart ~from',
      'at most 1|one|k|two|2',
      'differ by|at',
      'integer .. covered|between',
    ],
    answer: (intervals, added) => merged(intervals, added, (end, start) => start <= end + 1),
  },
  {
    asks: 'the interval to be removed',
    said: [
      'gone|freed|released|vacated|withdrawn',
      'no longer|more',
      'remove|removed|removing|removal|delete|deleted|deleting|subtract|subtracted|cut|erase|cancel|cancelled|canceled',
      'what is|remains|left',
      'difference|except|excluding|outside|free',
    ],
    answer: without,
  },
  {
    asks: 'all intervals without merging',
    said: [
      'without|no|not|never merge|merging|merged|combining|joining',
      'not be merged|combined|joined',
      'unmerged',
      'overlap|overlapping is|are allowed|kept|fine',
      'as it is',
    ],
    answer: (intervals, added) => merged(intervals, added, () => false),
  },
  {
    asks: 'what both have in common',
    said: [
      'intersection|intersections|intersect|common|shared|both',
      'overlap|overlapping part|parts|portion|section|only',
    ],
    answer: (intervals, [from, to]) =>
      intervals
        .filter((interval) => overlaps(interval, [from, to]))
        .map(([start, end]) => [Math.max(start, from), Math.min(end, to)]),
  },
  {
    asks: 'the intervals that it overlaps, to be dropped or returned',
    said: [
      'cancel|cancels|cancelled|canceled|annul|annulled|void|voided|evict|evicted|expel|expelled|delete|deleted|deletes|scrapped|scratched|bumped|lost|lose|loses|withdrawn|revoked|deposed|vanish|vanishes|disappear|disappears|fall|falls|thrown|gives|give',
      'remove|removed|removes|go|goes|out',
      'others|rest .. remain|remains|stay|stays|kept',
      'just|exactly as given|it|is',
      'make|makes way|room|space',
      'replace|replaces|replaced|replacing|drop|dropped|dropping|discard|discarded|override|overwrite|overwrites|displace|win|wins',
      'remove|removed .. overlap|overlapping',
      'only .. overlap|overlapping interval|one|booking',
    ],
    answer: (intervals, added) =>
      [...intervals.filter((interval) => !overlaps(interval, added)), added].sort((a, b) => a[0] - b[0]),
  },
  {
    asks: 'the interval to be added only where it is free',
    said: [
      'if|where|when it|there|that|nothing|nobody|no|some|any|one .. free|booked|overlap|overlaps|taken|busy',
      'as they were',
      'reject|rejected|refuse|refused|decline|declined|unchanged',
      'only if|when',
      'unless',
    ],
    answer: (intervals, added) =>
      intervals.some((interval) => overlaps(interval, added))
        ? intervals
        : [...intervals, added].sort((a, b) => a[0] - b[0]),
  },
  {
    asks: 'the new interval to give way to the old ones',
    said: [
      'trim|trimmed|trimming|shorten|shortened|clip|clipped|split|splits|splitting|cut',
      'priority|precedence',
      'existing .. unchanged|kept',
      'uncovered',
    ],
    answer: (intervals, added) =>
      [...intervals, ...intervals.reduce((rest, interval) => without(rest, interval), [added])].sort(
        (a, b) => a[0] - b[0],
      ),
  },
  {
    asks: 'the old intervals to give way to the new one',
    said: [
      'trim|trimmed|trimming|shorten|shortened|clip|clipped|split|splits|splitting|cut|priority|precedence|overwrite|overwrites|override',
      'new .. unchanged|keeps',
    ],
    answer: (intervals, added) => [...without(intervals, added), added].sort((a, b) => a[0] - b[0]),
  },
  {
    asks: 'another order',
    said: [
      'descending|decreasing|reverse|reversed',
      'by .. end|ends|length',
      'order|sequence of .. end|ends|length',
      'longest|shortest|latest first',
      'at the end|back|front|beginning',
    ],
    answer: (intervals, added) => insert(intervals, added).reverse(),
  },
  {
    asks: 'the gaps between the intervals',
    said: ['gap|free|uncovered|hole|complement|idle'],
    answer(intervals, added) {
      const all = insert(intervals, added)
      return all.slice(1).map(([start], i) => [all[i][1], start])
    },
  },
  {
    asks: 'intervals that are not sorted or may overlap at first',
    said: [
      'unsorted|unordered|shuffled',
      'not sorted|ordered',
      'not in|necessarily|always order|sorted|ordered|in',
      'arbitrary|particular order',
      'may|might|can|could already overlap',
      'array|list|set|collection of overlapping',
    ],
    answer: (intervals, added) => merged(intervals, added, (end, start) => start <= end),
  },
  {
    asks: 'the merged interval or the number only',
    said: [
      'only the|return|give merged|resulting|new|combined interval',
      'return|give the new|merged|resulting|single|combined interval|range|booking',
      'how many',
      'return|count|give the number',
      'longest|largest|shortest',
    ],
    answer: (intervals, added) => [insert(intervals, added).find((interval) => overlaps(interval, added))],
  },
  {
    asks: 'intervals given by their start and length, or in a circle',
    said: [
      'how long',
      'lasts|lasting|long',
      'length of|is',
      'duration|start length|size',
      'length of the interval|range',
      'circular|wrap|wraps|midnight|cyclic',
      'start .. length|duration',
    ],
    answer(intervals, [start, length]) {
      const ends = intervals.map(([from, size]) => [from, from + size])
      return insert(ends, [start, start + length]).map(([from, to]) => [from, to - from])
    },
  },
  {
    asks: 'intervals under a further condition',
    said: ['shorter|longer than', 'kept|stay|remain|left apart'],
  },
  {
    asks: 'the list left as it is where the new interval meets none, or one',
    said: [
      'as it was|is|stood',
      'meets|touches|overlaps|hits|meet none|no|nothing|nobody',
      'meets|touches|overlaps|hits|meet one ~ends|ending|starts|starting|begins|beginning|another',
      'rejected|refused|discarded|dropped|ignored',
      'unless|only if',
    ],
    answer: (intervals, newInterval) =>
      intervals.some(([start, end]) => start <= newInterval[1] && newInterval[0] <= end)
        ? insert(intervals, newInterval)
        : intervals,
  },
  {
    asks: 'neighbours joined as well',
    said: ['between which no'],
  },
  {
    asks: 'neighbours joined over a longer gap',
    said: [
      'gap|distance|pause|break|slack|tolerance',
      'less|fewer|closer|nearer|more|further than .. minute|hour|unit|away|apart|day',
      'close|near to|together|enough|by|neighbour|each|are|is',
      'are|is|lie|lies|very|so|too|how close|near',
      'nearly|almost',
      'within|at .. minute|hour|unit|most|other',
    ],
    answer: (intervals, added) => merged(intervals, added, (end, start) => start <= end + 2),
  },
  {
    asks: 'the new interval to be moved until it fits',
    said: [
      'earliest|next|first time|slot|start|moment|gap',
      'taken|busy|occupied|booked .. earliest|next|first|later',
      'moved|moves|move|shift|shifted|postpone|postponed|delay|delayed|put off|later|earlier|until|till|back',
      'later|earlier|next|first|nearest until|till|free|slot|gap|place',
      'until|till it|there fits|fit|is',
    ],
    answer(intervals, added) {
      let [start, end] = added
      for (const [from, to] of intervals) if (from < end && start < to) [start, end] = [to, to + end - start]
      return [...intervals, [start, end]].sort((a, b) => a[0] - b[0])
    },
  },
  {
    asks: 'the new interval put in its place, and nothing merged',
    said: [
      'without|not|never .. changing|change|altering|touching|affecting|modifying|any|altered|changed',
      'unchanged|unaltered|untouched|intact',
      'overlap .. allowed|fine|remain|kept|stay|tolerated',
      'leave|leaving|keep|keeping .. other|rest|all',
    ],
    answer: (intervals, added) => merged(intervals, added, () => false),
  },
  {
    asks: 'only one of those that overlap to be merged',
    said: [
      'swallowed by|into the|its first|last|one|earliest|left',
      'only|just with|into|by the|one first|last|interval|neighbour',
      'first|last|one|earliest|leftmost of these|those|them',
      'later|others|other|rest|remaining .. stay|remain|kept|untouched|unchanged',
      'only|just the first|last|nearest|earliest',
    ],
    answer(intervals, added) {
      const at = intervals.findIndex((interval) => overlaps(interval, added))
      if (at === -1) return insert(intervals, added)
      const [start, end] = intervals[at]
      return intervals.with(at, [Math.min(start, added[0]), Math.max(end, added[1])])
    },
  },
  {
    asks: 'the new interval given by its start and length',
    said: [
      'length of|is',
      'start .. length|duration|size',
      'duration',
      'lasts|lasting|long',
      'for ~certain|some|a|several .. minute|hour|day',
    ],
    answer: (intervals, [start, length]) => insert(intervals, [start, start + length]),
  },
]
