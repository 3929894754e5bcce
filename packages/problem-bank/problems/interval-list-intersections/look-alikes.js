function unionOf(intervals) {
  const blocks = []
  for (const [start, end] of intervals.toSorted((a, b) => a[0] - b[0])) {
    const last = blocks.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else blocks.push([start, end])
  }
  return blocks
}

const meets = (interval, others) => intervalIntersection([interval], others).length > 0

/** The parts of the first list that the second leaves free, ends shared. */
function leftOver(firstList, secondList) {
  return firstList.flatMap(([start, end]) => {
    const left = []
    let from = start
    for (const [lo, hi] of secondList) {
      if (lo > from) left.push([from, Math.min(lo, end)])
      from = Math.max(from, hi)
    }
    if (from < end) left.push([from, end])
    return left.filter(([lo, hi]) => lo < hi)
  })
}

const lookAlikes = [
  {
    asks: 'the union',
    said: [
      'union of the|both|two|these|firstlist',
      'merge|merged|merging|combine|combined|combining|unite|join|joined',
      'either|least|any one|of|list|is|machine|person|in',
      'one|first|a or both|the',
    ],
    answer: (firstList, secondList) => unionOf([...firstList, ...secondList]),
  },
  {
    asks: 'common points alone not to count',
    said: [
      'positive|nonzero length|duration|measure|span|overlap',
      'touch|touches|touching|point|points|single|endpoint|endpoints|instant .. not|ignored|excluded|never|omit|omitted|skip|disregard|disregarded|dropped',
      'not|never|ignore|ignoring|exclude|excluding|omit|without|no|skip|disregard|drop .. touch|touching|point|points|instant|length|degenerate',
      'strict|strictly|properly|proper|interior|genuinely',
      'more than .. point|instant|moment',
      'zero length|duration',
      'touch|touches|touching|point|points|single|instant|endpoint .. left out',
      'touch|touches|touching|point|points|single|instant|endpoint .. removed|discarded|unreported|uncounted',
      'start|starts .. strictly|less|before than|end',
      'degenerate',
    ],
    answer: (firstList, secondList) =>
      intervalIntersection(firstList, secondList).filter(([start, end]) => start < end),
  },
  {
    asks: 'half-open or open intervals',
    said: [
      'half|right|left|semi open',
      'open',
      'exclusive|exclusively|exclude|excludes|excluding|excluded',
      'not|up .. including|include|included|belong|belongs',
    ],
    answer: (firstList, secondList) =>
      intervalIntersection(firstList, secondList).filter(([start, end]) => start < end),
  },
  {
    asks: 'common parts of a certain length',
    said: [
      'at least 2|3|two|three|k|one|duration|30|15|10|5|that|1|an',
      'last|lasts|lasting|long|length|duration|minimum|longer .. at|least|than|more|duration|minutes|enough',
      'shorter|longer than',
      'minimum|minimal length|duration',
      'long enough',
    ],
    answer: (firstList, secondList) =>
      intervalIntersection(firstList, secondList).filter(([start, end]) => end - start >= 2),
  },
  {
    asks: 'common parts of at least one unit',
    said: ['at least one|1|a', 'longer|more than', 'minimum|minimal length|duration'],
    answer: (firstList, secondList) =>
      intervalIntersection(firstList, secondList).filter(([start, end]) => end > start),
  },
  {
    asks: 'whole intervals of the first list',
    said: [
      'interval|range|period|slot of|from|in the|firstlist first|a|one .. that|which|intersect|intersects|overlap|overlaps|meet|meets',
      'that|which intersect|intersects|overlap|overlaps|overlapping|conflict a|an|some|any|one|with|at',
      'whole|entire|full|complete|unchanged|original interval|range|period|slot',
      'intersecting|overlapping|meeting interval|range|period|slot',
      'unchanged|untrimmed',
    ],
    answer: (firstList, secondList) => firstList.filter((interval) => meets(interval, secondList)),
  },
  {
    asks: 'the intervals of the first list inside one of the second',
    said: [
      'inside|contained|enclosed|subset|within|completely|entirely|fully .. interval|range|period|one|by|in',
      'contains|containing',
    ],
    answer: (firstList, secondList) =>
      firstList.filter(([start, end]) => secondList.some(([lo, hi]) => lo <= start && end <= hi)),
  },
  {
    asks: 'the difference',
    said: [
      'difference|subtract|subtracted|subtracting|minus|remove|removed|removing|delete|except|without|cut',
      'but|and|are|is not .. covered|in|second|busy|other',
      'not|nothing covered|in|busy',
      'left|remains|remaining|remain over|when|after|free|of',
    ],
    answer: leftOver,
  },
  {
    asks: 'what lies in exactly one list',
    said: ['exactly|only|just one|a|single', 'symmetric|exclusive', 'not|never|but both|in both'],
    answer: (firstList, secondList) =>
      unionOf([...leftOver(firstList, secondList), ...leftOver(secondList, firstList)]),
  },
  {
    asks: 'the gaps that both leave',
    said: [
      'neither|gap|gaps|nobody|none|uncovered|idle|complement',
      'busy|booked|occupied|meetings|appointments .. free|available',
      'free|available .. busy|booked|occupied|meetings|appointments',
      'free .. neither',
    ],
    answer(firstList, secondList) {
      const blocks = unionOf([...firstList, ...secondList])
      return blocks.slice(1).map(([start], at) => [blocks[at][1], start])
    },
  },
  {
    asks: 'only one of the common parts',
    said: [
      'longest|shortest|largest|smallest|biggest|earliest|latest .. common|intersection|overlap|slot|period|one|interval|range',
      'first|earliest common|intersection|overlap|slot|period',
      'only|just the|one first|longest|earliest|last',
      'if .. tie',
    ],
    answer: (firstList, secondList) => intervalIntersection(firstList, secondList).slice(0, 1),
  },
  {
    asks: 'touching parts to be joined, or another order',
    said: [
      'adjacent|touching|neighbouring|neighboring|consecutive .. joined|merged|join|merge|combined|united|one',
      'joined|merged|join|merge|combine .. adjacent|touching|neighbouring|neighboring|consecutive',
      'descending|decreasing|reverse|reversed|latest|backwards',
      'by|of length|duration|size|end',
    ],
    answer: (firstList, secondList) =>
      intervalIntersection(firstList, secondList).toSorted((a, b) => a[0] - a[1] - b[0] + b[1]),
  },
  {
    asks: 'lists that are not sorted, or overlap in themselves',
    said: [
      'unsorted|unordered',
      'not|necessarily|neither|nor|needn sorted|ordered|in',
      'not be|necessarily|always sorted|ordered|in',
      'any|no|arbitrary|random|particular order',
      'neither list .. sorted|order|ordered',
      'may|can|could|might overlap|touch',
      'not necessarily|need disjoint|be',
    ],
    answer: (firstList, secondList) => intervalIntersection(unionOf(firstList), unionOf(secondList)),
  },
]
