/** The most intervals of which none begins before `apart` has passed since the end of another. */
function mostKept(intervals, apart) {
  let lastEnd = -Infinity
  let kept = 0
  for (const [start, end] of intervals.toSorted((a, b) => a[1] - b[1])) {
    if (start < lastEnd + apart) continue
    lastEnd = end
    kept++
  }
  return kept
}

const overlap = (a, b) => a[0] < b[1] && b[0] < a[1]

const lookAlikes = [
  {
    asks: 'intervals that touch to overlap',
    said: [
      'closed',
      'from .. through',
      'inclusive|inclusively|included|including',
      'last|final day|minute|hour|moment|night .. included|too|still|also|as',
      'still|also theirs|occupied|taken|busy|used|there|his|hers|booked',
      'both|ends|end|bound|bounds|endpoint .. included|inclusive|belong|count|occupied',
      'clash|conflict|collision|overlap too|also|likewise|already|nonetheless',
      'begins|starts|begin|start .. ends|end|finishes .. clash|conflict|too|also|not|overlap',
      'is|are a|an|in clash|conflict|collision',
      'just|exactly|right|directly|immediately where|when|as|at|after',
      'even .. begin|begins|start|starts|same|touch|touching|meet',
      'border|boundary|endpoint|end|point|touching is|counts|means a|as|an clash|conflict|collision|overlap|well',
      'clash|conflict|collide|overlap as well|too',
      'as well|too .. clash|conflict|overlap',
      'cannot|not|never both stay|remain|be|keep',
      '1 2 and 2 3 cannot|not|never|must',
      'shared|common|same .. clash|conflict|collision|forbidden|too',
      'must|have|has .. strictly|gap|space',
      'start > end',
      'start2 > end1',
      'space|room|air between',
      'even|also .. one|single|common point|moment',
      'point|instant|moment .. in common|shared|both',
      'no|not .. point|endpoint|border|boundary in|common|shared',
      'point in common',
      'common point',
      'inclusive|closed|inclusively',
      'are|is also|considered|counted|regarded overlapping|conflicting',
      'count|counts as overlapping|overlap|conflict|conflicting',
      'touch|touching .. too|also',
      'also overlap|conflict|clash',
      'not .. even touch|share|at',
      'must not touch',
      'no|not|never .. start|begin in|at|when .. another|other|which',
      'not allowed to touch',
      'nor touch|meet|share',
      'not touch|meet',
      'overlap or|nor touch|meet',
      'strictly after|later|before|less',
      'only .. strictly|later',
      'gap between',
      '2 3 overlap|clash|collide|conflict|intersect',
      'do|already|also|still|even|likewise overlap|clash|collide|conflict|intersect',
      'single|one|common|shared point|end|endpoint|moment .. enough|suffices|overlap|already|suffice',
      'point|endpoint|touch|touching|meet .. enough|suffices|suffice|too|already|clash|conflict',
      'already',
      'including|even|too .. end|endpoint|point',
      'end .. included|belong|belongs|inclusive',
      'not|nor even|touch|meet|share|abut',
      'strictly',
      '1 2 and 2 3 overlap|clash|collide|conflict|intersect',
      'end1 start2 must|has',
    ],
    answer: (intervals) => intervals.length - mostKept(intervals, 1),
  },
  {
    asks: 'a pause between the intervals that stay',
    said: [
      'break|breaks|pause|pauses|cooldown|cleaned|clean|cleaning|gap|buffer|prepare|preparation|setup',
      'minutes|minute|hour|units after|between|before|of',
      'at least .. between|apart|minutes|units',
    ],
    answer: (intervals) => intervals.length - mostKept(intervals, 1),
  },
  {
    asks: 'a longer pause between the intervals that stay',
    said: [
      'break|breaks|pause|pauses|cooldown|cleaned|clean|cleaning|gap|buffer|prepare|preparation|setup',
      'minutes|minute|hour|units after|between|before|of',
      'at least .. between|apart|minutes|units',
    ],
    answer: (intervals) => intervals.length - mostKept(intervals, 5),
  },
  {
    asks: 'the most intervals that can stay',
    denied: asLeast(),
    said: [
      'maximum|maximal|most|greatest|largest|max',
      'how many|number .. stay|remain|kept|keep|attend|attended|held|chosen|selected|scheduled',
      'as many',
      'keep|kept|attend|select|choose|schedule',
    ],
    answer: (intervals) => mostKept(intervals, 0),
  },
  {
    asks: 'the arrows that burst all balloons',
    said: [
      'arrow|arrows|balloon|balloons|shot|burst',
      'points|point .. cover|covers|every|each|hit|hits|stab|contained',
      'photos|guards|nails',
    ],
    answer: (intervals) => mostKept(intervals, 1),
  },
  {
    asks: 'the rooms needed (Meeting Rooms II)',
    said: ['how|number many|of rooms|halls|machines|platforms', 'simultaneously|simultaneous|parallel'],
    answer: (intervals) =>
      Math.max(0, ...intervals.map(([time]) => intervals.filter(([start, end]) => start <= time && time < end).length)),
  },
  {
    asks: 'the number of intervals that overlap another one',
    said: ['how many|number of .. overlap|overlapping|conflict|conflicting', 'count the|how', 'involved'],
    answer: (intervals) => intervals.filter((a, i) => intervals.some((b, j) => i !== j && overlap(a, b))).length,
  },
  {
    asks: 'the number of pairs that overlap',
    said: ['how|number many|of pair', 'count .. pair'],
    answer: (intervals) => intervals.flatMap((a, i) => intervals.slice(i + 1).filter((b) => overlap(a, b))).length,
  },
  {
    asks: 'the total length of what is removed',
    said: [
      'total|sum .. length|time|duration|hours|cost|minutes',
      'length|duration of',
      'cost|costs|weight|weights|profit|value',
    ],
    answer(intervals) {
      const sorted = intervals.toSorted((a, b) => a[1] - b[1])
      const best = [0]
      for (const [at, [start, end]] of sorted.entries()) {
        const before = sorted.slice(0, at).filter((other) => other[1] <= start).length
        best.push(Math.max(best[at], best[before] + end - start))
      }
      return intervals.reduce((total, [start, end]) => total + end - start, 0) - best.at(-1)
    },
  },
  {
    asks: 'the intervals left after merging',
    said: ['merge|merged|merging|combine|combined|join|joined|union'],
    answer: (intervals) =>
      intervals.filter(([start]) => !intervals.some((other) => other[0] < start && other[1] >= start)).length,
  },
  {
    asks: 'intervals covered by others',
    said: ['covered|contained|inside|nested|completely|entirely|fully'],
    answer: (intervals) =>
      intervals.filter((a, i) => intervals.some((b, j) => i !== j && b[0] <= a[0] && a[1] <= b[1])).length,
  },
  {
    asks: 'two intervals at a time allowed',
    said: [
      'two|2|several room|rooms|hall|halls|court|courts|machine|machines|track|tracks|desk|desks|people',
      'up to two',
      'more than two',
      'two|2|k|three|3 .. same time|moment|point|once|overlap',
      'at most|up to two|2|k|one',
      'more than two|2|k',
      'no three|3',
      'two|three at a time',
      'at a time .. fine|allowed|ok',
    ],
    answer(intervals) {
      const kept = []
      for (const each of intervals.toSorted((a, b) => a[1] - b[1])) {
        const busy = kept.filter((other) => overlap(each, other))
        if (!busy.some((a, i) => busy.slice(i + 1).some((b) => overlap(a, b)))) kept.push(each)
      }
      return intervals.length - kept.length
    },
  },
  {
    asks: 'equal intervals counted once',
    said: [
      'exact|identical|equal copy|copies|interval|span|slot',

      'copy|copies|identical|equal|duplicate|twin|twins|same .. not|never|fine|allowed|disturb|count|conflict|ignored|tolerated|together|coexist',
      'duplicate|identical .. once|ignored|ignore|one',
    ],
    answer: (intervals) => eraseOverlapIntervals([...new Map(intervals.map((each) => [String(each), each])).values()]),
  },
  {
    asks: 'the intervals removed in the order given',
    said: [
      'in the|given order',
      'first come',
      'one by|after',
      'earlier|previous .. accepted|kept|stays|accept',
      '~be|has|have|had|already accepted|rejected|declined|refused|reject',
    ],
    answer(intervals) {
      const kept = []
      for (const each of intervals) if (!kept.some((other) => overlap(each, other))) kept.push(each)
      return intervals.length - kept.length
    },
  },
  {
    asks: 'intervals that may be moved or cut',
    said: ['move ~in|out|into|on', 'moved|shifted|shift|shortened|shorten|cut|split|trim|trimmed|postponed'],
    answer: eraseOverlapIntervals,
  },
  {
    asks: 'the fewest removals under one more condition',
    said: [
      'more than two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'no|not|never more|longer|further|larger|greater|higher than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
    ],
  },
  {
    asks: 'one of the intervals to be kept in any case',
    said: [
      'mine|my own',
      'give|giving it|that|this|mine|them up',
      'must be kept|there',
      'must|has|have|cannot .. take place',

      'must|may|can|should not be removed|cancelled|canceled|deleted|dropped|touched|refused',
      'cannot|never be removed|cancelled|canceled|deleted|dropped|touched|refused',
      'must|has|have .. stay|remain|kept|preserved',
      'first|last|longest|main|opening|vip .. stay|remain|kept|fixed|must|always|cannot|never|certain',
      'fixed|mandatory|compulsory|obligatory|guaranteed|immovable',
      'in any case',
    ],
    answer(intervals) {
      const [first, ...rest] = intervals
      const free = rest.filter((each) => !overlap(each, first))
      return rest.length - free.length + eraseOverlapIntervals(free)
    },
  },
  {
    asks: 'the last of the intervals to be kept in any case',
    said: [
      'last|final .. must|stay|remain|kept|fixed|always|cannot|never|certain',
      'must|may|can|should not be removed|cancelled|canceled|deleted|dropped|touched|refused',
      'must|has|have .. stay|remain|kept|preserved',
      'fixed|mandatory|compulsory|obligatory',
    ],
    answer(intervals) {
      const last = intervals.at(-1)
      const free = intervals.slice(0, -1).filter((each) => !overlap(each, last))
      return intervals.length - 1 - free.length + eraseOverlapIntervals(free)
    },
  },
]
