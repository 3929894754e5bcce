function apart(intervals, pause) {
  const byStart = intervals.toSorted((a, b) => a[0] - b[0])
  return byStart.every(([start], place) => place === 0 || start - byStart[place - 1][1] >= pause)
}

function without(intervals, place) {
  return intervals.toSpliced(place, 1)
}

const lookAlikes = [
  {
    asks: 'meetings that touch to be in conflict',
    said: [
      'ends|end|finishes|finish .. starts|start|begins|begin .. late|problem|trouble',
      'still away|busy|occupied|there|in',
      'very|whole end',
      'last|final day|minute|hour|moment .. too|also|as|still|busy',

      'starts|start|begins|begin .. late|conflict|clash|overlap|problem',
      'too late|tight',
      'would|will|am|are|is|be come|comes|be|too late|tardy',
      'never|not|cannot|no .. starts|start|begins|begin when|as|at|exactly|just .. ends|end|over|finishes',
      'inclusive|closed|inclusively',
      'also|do|still overlap|conflict|clash|collide',
      'are|is also|considered|counted|regarded|treated .. overlapping|conflicting|overlap|conflict',
      'count|counts as|like .. overlap|overlapping|conflict|conflicting',
      'end|ends|ending|touch|touching .. cannot|impossible .. both|attend|attended',
      'end|ends|start|starts .. same .. is a conflict|clash|overlap',
      'cannot|not|never .. immediately|directly|straight',
      'not .. back to back|same',
      'starts|start|begins|begin .. moment|minute|instant|time .. ends|end .. cannot|not|never|impossible',
      'strictly after|later|before|between',
      'only .. strictly|later',
      'must|should|has|have|needs|need .. between',
      'including .. end|ends|endpoints|both',
      'also a conflict|clash',
      'even touching|equal',
      'missed|miss|misses|late|too|far apart|away',
      'far apart|away',
      'time|minutes|while .. get|go|move|walk|reach',
    ],
    answer: (intervals) => apart(intervals, 1),
  },
  {
    asks: 'a pause of one between meetings',
    said: [
      'break|breather|breath|pause|gap|buffer|travel|traveling|travelling|prepare|cooldown|commute|walk|walking|recover|recovery|relax|rest|nap',
      'minutes|minute|hour after|between|rest',
      'rest between|of',
      'at least .. minutes|minute|hour|units|unit|between|later',
      'units|unit|hour of|between',
    ],
    answer: (intervals) => apart(intervals, 1),
  },
  {
    asks: 'a pause of two between meetings',
    said: [
      'break|breather|breath|pause|gap|buffer|travel|traveling|travelling|prepare|cooldown|commute|walk|walking|recover|recovery|relax|rest|nap',
      'minutes|minute|hour after|between|rest',
      'rest between|of',
      'at least .. minutes|minute|hour|units|unit|between|later',
      'units|unit|hour of|between',
    ],
    answer: (intervals) => apart(intervals, 2),
  },
  {
    asks: 'a pause of five or more between meetings',
    said: [
      'break|breather|breath|pause|gap|buffer|travel|traveling|travelling|prepare|cooldown|commute|walk|walking|recover|recovery|relax|rest|nap',
      'minutes|minute|hour after|between|rest',
      'rest between|of',
      'at least .. minutes|minute|hour|units|unit|between|later',
      'units|unit|hour of|between',
    ],
    answer: (intervals) => apart(intervals, 5),
  },
  {
    asks: 'all but one of the meetings',
    said: [
      'of my|your|his|her|ones choice',
      'all|every other|others',
      'absent|absence|excused',
      'one|1|k|single|two|2 .. removed|canceled|cancelled|skipped|missed|dropped|moved|deleted|remove|cancel|skip|miss|drop|shortened',
      'removing|canceling|cancelling|skipping|missing|dropping|deleting|leaving|remove|cancel|skip|miss|drop at most|one|up|any|exactly|a|out',
      'at most|up to one|1|k|two|2',
      'but|except one',
      'after .. removed|canceled|cancelled',
      'one|single conflict|exception',
    ],
    answer: (intervals) =>
      canAttendMeetings(intervals) || intervals.some((_, place) => canAttendMeetings(without(intervals, place))),
  },
  {
    asks: 'two people or rooms to share the meetings',
    said: [
      'two|2|k|three|3 people|persons|rooms|halls|colleagues|assistants|calendars|doctors|teachers|rows|courts',
      'at most|up to two|2|k',
      'pair|twins|both of|share|shared|sharing|split|divide|divided',
    ],
    answer(intervals) {
      return intervals.every(([time]) => intervals.filter(([start, end]) => start <= time && time < end).length <= 2)
    },
  },
  {
    asks: 'meetings that follow one another without a gap',
    said: [
      'without .. gap|gaps|break|pause|idle',
      'no gap|gaps|break|idle',
      'exactly when',
      'gapless|seamlessly|seamless|continuous',
      'cover|covers|covered|fill|filled|whole|entire',
    ],
    answer(intervals) {
      const byStart = intervals.toSorted((a, b) => a[0] - b[0])
      return byStart.every(([start], place) => place === 0 || byStart[place - 1][1] === start)
    },
  },
  {
    asks: 'all meetings to overlap',
    said: [
      'all|every .. overlap|common|at once|simultaneously',
      'all|every|they|everybody .. at the same time',
      'common time|moment',
    ],
    answer: (intervals) =>
      Math.max(...intervals.map(([start]) => start)) < Math.min(...intervals.map(([, end]) => end)),
  },
  {
    asks: 'no meeting to lie inside another',
    said: [
      'inside another|the|one|other',
      'nested',
      'contained in|within',
      'completely|entirely|fully inside|contained|covered|overlap',
      'partly|partially|partial',
    ],
    answer: (intervals) => !intervals.some((a, i) => intervals.some((b, j) => i !== j && b[0] <= a[0] && a[1] <= b[1])),
  },
  {
    asks: 'the meetings in the order given',
    said: [
      'in|by the|this given|listed|order|same|original',
      'given order',
      'order .. listed|given',
      'next one|meeting in',
    ],
    answer: (intervals) => intervals.every(([start], place) => place === 0 || intervals[place - 1][1] <= start),
  },
  {
    asks: 'meetings given as start and duration',
    said: ['duration', 'start and|with length'],
    answer: (intervals) => canAttendMeetings(intervals.map(([start, length]) => [start, start + length])),
  },
  {
    asks: 'meetings at different starts only',
    said: [
      'same start|starting|beginning',
      'start|starts|begin|begins .. same time|moment',
      'start .. same time|moment',
      'distinct|different start|starts|starting',
    ],
    answer: (intervals) => new Set(intervals.map(([start]) => start)).size === intervals.length,
  },
  {
    asks: 'meetings that can be moved or fit into a day',
    said: ['budget|capacity', 'moved|shifted|postponed|rescheduled|delayed', 'midnight|overnight'],
    answer: canAttendMeetings,
  },
  {
    asks: 'meetings of two people',
    said: [
      'couple|pair|twins|partner|partners|husband|wife|deputy|substitute|colleague|assistant|spouse|brother|sister|together',
      'one of the|them|us two|them|us',
      'either of|one',
      'one|each of .. two|both|them|us',
    ],
    answer: (intervals) =>
      intervals.every(([time]) => intervals.filter(([start, end]) => start <= time && time < end).length <= 2),
  },
  {
    asks: 'meetings of which a part may be missed',
    said: [
      'present|attend|seen .. some|a moment|minute|part',
      'late .. not|no|mind|fine|allowed|ok|tolerated|accepted|may|can',
      'not|no|nobody|may|can|fine|ok|allowed|mind|minds .. late|later',
      'leave|leaving|go|come|arrive|arriving early|late|earlier|later',
      'tolerate|tolerated|tolerates|tolerance|grace',
      'overlap .. one|a|by|of minute|hour|unit|most|up',
      'overlap of|by|up|at',
      'suffice|suffices|enough|sufficient .. present|attend|moment|part|see|drop|be',
      'part|half|some|moment|piece of|in each|every|a|it',

      'partly|partially|partial|briefly|brief|half',
      'drop in|by',
    ],
    answer: (intervals) => apart(intervals, -1),
  },
  {
    asks: 'meetings that may lie inside one another',
    said: [
      'no|not|never|fine|allowed|ok|harmless|without .. within|inside|nested|contained',
      'within|inside|nested|contained .. fine|allowed|ok|harmless|no|not',
      'partial|partly|partially|crossing|cross',
    ],
    answer: (intervals) =>
      !intervals.some((a, i) => intervals.some((b, j) => i !== j && a[0] < b[0] && b[0] < a[1] && a[1] < b[1])),
  },
  {
    asks: 'meetings under one more condition',
    said: ['all but', 'at least two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10'],
  },
]
