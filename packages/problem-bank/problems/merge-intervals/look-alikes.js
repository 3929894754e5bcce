function merged(intervals, joins) {
  const blocks = []
  for (const [start, end] of intervals.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = blocks.at(-1)
    if (last && joins(last[1], start)) last[1] = Math.max(last[1], end)
    else blocks.push([start, end])
  }
  return blocks
}

const lookAlikes = [
  {
    asks: 'intervals that touch to stay apart',
    said: [
      'tick|instant|moment|point .. no duration|time|length|overlap',
      'begins|begin|starts|start|starting .. ends|end|stops|stop|finishes|ending .. no|not',
      'ends|end|stops|stop|finishes|ending .. begins|begin|starts|start|starting .. no|not',
      'its|their|an own|entry line|entry|row|interval|span',
      'starts|start|starting|begins|beginning .. stops|stop|ends|end|finishes .. own|separate|new|line|apart|alone',
      'stays|stay|remains|remain|left|stands|stand|counts|count by|on itself|themselves|own',
      'just|right|exactly|precisely when|where|as .. ends|end|stops|stop|finishes|finish .. not|stays|apart|separate|itself|own',
      's2 < e1',
      'start2 < end1',
      'c < b',
      'up to but|and not',
      'border|adjoin|abut .. not|stay|kept|remain|separate|apart',
      'only|merely|just border|adjoin|abut|neighbour',
      'only when|if|where .. both|common|overlap|share',
      'some|a|one point|moment|minute|unit|day .. by|to|in both|two|several',
      'both|each .. some|one point|moment|minute|unit',
      'itself .. not|stay|dry|excluded|free|outside|open',
      'share|shares|sharing|overlap|overlaps some|a|positive|real|actual length|time|duration|minute|minutes',
      'nothing|none|no but|more|except an|one|their|a end|endpoint|point|boundary|border|instant|minute',
      'left|leave|kept|keep|stay|remain|remains as two|separate',
      'the two|both remain|stay|are separate|apart|two|distinct',
      'very|same|exact|exactly minute|moment|instant|point|time|hour|day .. new|separate|apart',
      'starts|begins|opens|start|begin a|another new|fresh stretch|block|interval|entry|shift',
      'no account|means|circumstances',
      'merely|just|only meet|touch',
      'not|never|no .. meet|touch|share',
      'touch|touches|touching|adjacent|adjoining|abutting|share|shares|sharing|meet|meets .. not|separate|apart|never|separately|stay|kept',
      'not|never .. touch|touches|touching|adjacent|abutting',
      'only touch|touching|meet .. not|separate|apart|stay',
      'strict|strictly|properly|truly .. overlap|overlaps|overlapping|less|before',
      'overlap|overlapping strictly',
      'half|right open',
      'exclusive|excluded|excluding|excludes',
      'more than .. point|endpoint',
      'positive length|duration',
      'end .. same .. start .. not|separate|apart',
      '4 and 4 .. not|separate|apart|kept|stay|two',
      'single|one|common|mere point|endpoint|boundary .. not|no|nothing|insufficient',
      'inner|interior',
      'more than a|an|one|its|their',
      'genuinely|really|truly',
      'point .. not enough',
      '4 5 .. not|separate|apart|kept|stay',
      'stay|stays|remain|remains|kept two|distinct|apart',
      'overlap|overlaps|overlapping|share for some|a|any|positive length|time|while|stretch|minute|part',
    ],
    answer: (intervals) => merged(intervals, (end, start) => start < end),
  },
  {
    asks: 'intervals merged over a small gap',
    said: [
      'close to|together|enough|by|neighbour|each',
      'are|is|lie|lies|very|so|too|how close',
      'distance|gap|apart|tolerance|closely|near|nearby|neighbouring|neighboring|nearly',
      'within one|1|two|2|k|five|5',
      'minutes|units of|apart|between',
      'at most one|1|k|two|2|15|5',
      'no more|further|farther than a|an|one|1|two|2|three|3|four|4|five|5|ten|10|k|d|gap|tolerance|that',
      'difference',
      'one|1 ~<= whole|integer|number|unit',
      'next integer|number|whole|day',
      'follow|follows on|directly|immediately',
      'no integer|whole|number|day',
      '1 2 and 3 4',
      'almost|next to',
      'end 1',
      'end1 1',
      '1 start|start2',
    ],
    answer: (intervals) => merged(intervals, (end, start) => start <= end + 1),
  },
  {
    asks: 'intervals merged over a gap of two',
    said: [
      'close to|together|enough|by|neighbour|each',
      'are|is|lie|lies|very|so|too|how close',
      'distance|gap|apart|tolerance|closely|near|nearby|neighbouring|neighboring|nearly',
      'within one|1|two|2|k|five|5',
      'minutes|units of|apart|between',
      'at most one|1|k|two|2|15|5',
      'no more|further|farther than a|an|one|1|two|2|three|3|four|4|five|5|ten|10|k|d|gap|tolerance|that',
      'difference',
    ],
    answer: (intervals) => merged(intervals, (end, start) => start <= end + 2),
  },
  {
    asks: 'consecutive whole numbers joined',
    said: [
      'free|working|empty|whole|full day|hour|night|slot|week',
      'precede|precedes|preceding|succeed|succeeds|predecessor|successor',
      'without|no|any|a free day|hour|night|slot|gap|time|minute',
      'nobody|nothing|noone|no one .. between',
      'nothing|none .. between',
      '1 and 2 ~3',
      '2 and 3 ~6|5',
      '5 and 6',
      '6 and 7',
      '4 and 5 ~6',
      'next day|number|hour|page|place|seat|whole|free|value',
      'next one ~starts|start|begins|begin|opens',
      'day|number|integer|hour after',
      'seamless|seamlessly|back to back',
      'back to back',
      'one more|larger|greater|later than',
      'follow|follows|following on|immediately|directly|at|upon',
      'both inclusive',
      'whole day|days|hours|number|numbers|integers',
      'adjoin|adjoins|adjoining|abut|abuts|abutting',
      'start <= end 1',
      '1 >=',
      'consecutive|successive .. merge|merged|join|joined|too|also|combine|combined|numbers|integers|day',
      'neighbouring|neighboring|directly|immediately',
      'adjacent integer|number|day',
      'plus one|1',
      'integers|pages|days|seats|number .. cover|covered|covers',
      'cover|covers|covering .. integers|number|days|pages|seats',
      'range|ranges of integers|pages|days|numbers|seats',
      'day|page|seat|number|integer after',
    ],
    answer: (intervals) => merged(intervals, (end, start) => start <= end + 1),
  },
  {
    asks: 'the parts covered by several intervals',
    said: [
      'intersection|intersections|intersect|common|shared',
      'at least two|2|k',
      'more than one|once',
      'covered .. twice',
      'conflict|conflicts|double|booked',
    ],
    answer(intervals) {
      const overlaps = intervals.flatMap((a, i) =>
        intervals.slice(i + 1).map((b) => [Math.max(a[0], b[0]), Math.min(a[1], b[1])]),
      )
      return merged(
        overlaps.filter(([start, end]) => start <= end),
        (end, start) => start <= end,
      )
    },
  },
  {
    asks: 'the gaps between the intervals',
    said: ['gap|gaps|free|uncovered|idle|between|empty|missing|available', 'not|no|nobody|none .. covered|any|booked'],
    answer: (intervals) =>
      merge(intervals)
        .slice(1)
        .map(([start], place) => [merge(intervals)[place][1], start]),
  },
  {
    asks: 'only intervals that overlap no other',
    said: [
      'remove|removed|removing|delete|deleted|drop|dropped|discard|discarded|keep|kept|keeping|ignore',
      'overlap|overlaps|overlapping no|none|nothing',
      'without overlap|overlapping|conflict',
      'only .. overlap|conflict',
      'not|never|no overlap|overlapping',
    ],
    answer: (intervals) =>
      intervals.filter((a, i) => !intervals.some((b, j) => i !== j && a[0] <= b[1] && b[0] <= a[1])),
  },
  {
    asks: 'intervals that lie inside others removed, and no more',
    said: [
      'contained in|within|inside',
      'inside|nested|enclosed',
      'completely|entirely|fully covered|contained|inside',
      'within another|others',
      'cover|covers ~the|all|exactly|precisely|every|just',
      'covered|contain|contains|swallow|swallows|include|includes',
      'not|no part|inside|within',
      'part|parts of another|others|some|any',
      'lie|lies|lying in|within|inside',
      'drop|dropped|thrown|away|removed|struck|redundant|superfluous|discarded',
    ],
    answer: (intervals) =>
      intervals.filter(
        (a, i) =>
          !intervals.some(
            (b, j) => i !== j && b[0] <= a[0] && a[1] <= b[1] && (j < i || b[0] !== a[0] || b[1] !== a[1]),
          ),
      ),
  },
  {
    asks: 'the longest block, or so many',
    said: [
      'longest|largest|shortest|biggest .. interval|block|merged|one|booking',
      'kth|k longest|largest',
      'only the|one',
    ],
    answer(intervals) {
      const blocks = merge(intervals)
      const longest = Math.max(...blocks.map(([start, end]) => end - start))
      return blocks.filter(([start, end]) => end - start === longest).slice(0, 1)
    },
  },
  {
    asks: 'one interval around everything',
    said: ['smallest|shortest|minimal interval|range .. all|every|contains|covers', 'from the earliest'],
    answer: (intervals) => [
      [Math.min(...intervals.map(([start]) => start)), Math.max(...intervals.map(([, end]) => end))],
    ],
  },
  {
    asks: 'the blocks in a certain order',
    said: [
      'descending|decreasing|reverse|reversed|backwards',
      'latest|last|longest|largest|shortest first|to',
      'by their|the|its end|ending|length|duration|size',
      'order of .. end|ending|length|duration',
      'sorted|sort|ordered by end|ending|length|duration',
      'sorted|sort|ordered by .. ~left|lower|first end|ending|length|duration',
      'sorted .. descending|decreasing',
      'original|input|given|same order',
      'in the order ~they',
      'keep|keeping|preserve|preserving|maintain .. order',
    ],
    answer: merge,
  },
  {
    asks: 'neighbours merged in the order given, once',
    said: [
      'only|just once',
      'neighbouring|neighboring|adjacent|consecutive .. list|array|intervals|bookings|entries',
      'at most two|2',
      'two|2 at .. time',
    ],
    answer(intervals) {
      const blocks = []
      for (const [start, end] of intervals) {
        const last = blocks.at(-1)
        if (last && start <= last[1] && last[0] <= end)
          blocks.splice(-1, 1, [Math.min(last[0], start), Math.max(last[1], end)])
        else blocks.push([start, end])
      }
      return blocks
    },
  },
  {
    asks: 'blocks given as start and length',
    said: ['duration', 'start and length|duration'],
    answer: (intervals) => merge(intervals).map(([start, end]) => [start, end - start]),
  },
  {
    asks: 'blocks of two intervals or more, or of a certain length',
    said: [
      'at least two|2|three|3|k',
      'longer|shorter than|or',
      'more than one|1',
      'length|duration .. at least|most|exceeds|exceed',
      'changed|actually',
    ],
    answer: (intervals) =>
      merge(intervals).filter((block) => !intervals.some(([start, end]) => start === block[0] && end === block[1])),
  },
  {
    asks: 'a circle, where what ends late goes on early',
    said: ['circular|circle|cyclic|wrap|wrapping|midnight|overnight'],
    answer: merge,
  },
  {
    asks: 'intervals merged by another rule',
    said: [
      'no|not|never more|longer|further|larger|greater|higher than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'but never',
      'length zero|0|1|one',
      'never .. more than two|2',
    ],
  },
  {
    asks: 'short blocks left out',
    said: [
      'noise|discard|discarded|dropped|drop|omitted|omit|ignored|filtered',
      'not be|to returned|listed|reported|kept',
      'length is|of|below|under|at 1|one|2|two|least',
      'shorter|longer',
      'no|not|never .. merged with',
      'nothing .. merged',
      'alone|lone|isolated',
    ],
    answer: (intervals) => {
      const blocks = merge(intervals)
      return blocks.filter(
        (block) => block[1] - block[0] > 1 || !intervals.some((one) => one[0] === block[0] && one[1] === block[1]),
      )
    },
  },
  {
    asks: 'only blocks of several intervals, or of one',
    said: [
      'not|never appear|listed|shown|included|wanted|reported',
      'nobody|nothing|none|nobody|noone crosses|cross|overlaps|overlap|meets|touches|crossed',
      'not reported|listed|returned|wanted',
      'at least two intervals|of',
      'alone|lone|unmerged|untouched',
    ],
    answer: (intervals) =>
      merge(intervals).filter(
        (block) => intervals.filter((one) => one[0] >= block[0] && one[1] <= block[1]).length > 1,
      ),
  },
  {
    asks: 'intervals merged where they overlap by so much',
    said: [
      'two|three|2|3|k|five|ten or more',
      'unit|minute|hour|day|point|number in|of common|overlap',
      'overlap .. by|of ~one|another|at',
      'overlap by|of at|more',
      'at least|most .. common|overlap|share|shared',
      'share at|more|two|three|several',
      'more|longer than one|a|an|two|three|five|ten unit|minute|hour|day|point|number',
      'properly|substantially|considerably|enough',
      'several|enough point|number|day|minute|hour|unit',
    ],
    answer: (intervals) => merged(intervals, (end, start) => start < end - 1),
  },
  {
    asks: 'intervals merged once, or in pairs, without what follows from it',
    said: [
      'already|been|was|were joined|merged|united|combined|fused .. not|no|never',
      'not|never|no joined|merged|united|combined|fused again|further|more|any',
      'in|by twos|pairs|couples',
      'been|once|is|are merged|joined|united .. finished|done|closed|final|settled',
    ],
  },
  {
    asks: 'the common part of those that overlap',
    said: [
      'in common',
      'common part|time|stretch|period|to',
      'keep|keeps|keeping|what|part|time|stretch|period .. share|shared|common',
      'all of them|its|their|those|the',
      'intersection|intersections|intersect',
      'all .. on|running|going|attending|present',
      'everybody|everyone',
    ],
    answer: (intervals) =>
      merged(intervals, (end, start) => start <= end).map(([from, to]) => {
        const parts = intervals.filter(([start, end]) => start <= to && from <= end)
        return [Math.max(...parts.map(([start]) => start)), Math.min(...parts.map(([, end]) => end))]
      }),
  },
]
