function mostAtOnce(intervals, meets) {
  return Math.max(0, ...intervals.map((each) => intervals.filter((other) => meets(other, each[0])).length))
}

function kept(intervals) {
  let end = -Infinity
  let meetings = 0
  for (const each of intervals.toSorted((a, b) => a[1] - b[1])) {
    if (each[0] < end) continue
    end = each[1]
    meetings++
  }
  return meetings
}

/** The fewest points of which every interval, ends included, has one. */
function fewestPoints(intervals) {
  let last = -Infinity
  let points = 0
  for (const [start, end] of intervals.toSorted((a, b) => a[1] - b[1])) {
    if (start <= last) continue
    last = end
    points++
  }
  return points
}

const lookAlikes = [
  {
    asks: 'points that lie in every interval',
    said: [
      'number of point|arrow',
      'point .. every|each interval',
      'interval contain|contains',
      'hit|hits|pierce|pierces|stab|stabs|burst',
      'finite p|set',
    ],
    answer: fewestPoints,
  },
  {
    asks: 'a room that is not yet free at the moment when its meeting ends',
    said: [
      'too early|soon',
      'after .. has|have ended|finished|stopped',
      'begins|starts|begin|start after .. ended|finished|end',
      'somewhere|elsewhere',
      'starts|starting|begins|beginning|start|begin .. must|needs|has .. somewhere|elsewhere|another|other|different',
      'linger|lingers|lingering',
      'not|cant be used|taken|given|reused|assigned|entered|handed .. starts|start|begins|begin',
      'and|up including',
      'from|until .. including',
      'never|not|cannot|no .. starts|start|begins|begin when|as|at|exactly|just .. ends|end|over|finishes',
      'whole of',
      'throughout',
      'through .. hour|minute|day|slot end',
      'fill|fills|occupy|occupies|cover|covers|take|takes the hours|minutes|days|slots',
      '9 10 and 11',
      '1 2 and 3',
      'to the end of',
      'very|whole end',
      'until .. end|close of',
      'end|ending included|inclusive|counts|belongs',
      'end .. is|still|also occupied|taken|used|in',
      'through end',
      'start > end',
      'first|next|only .. after end',
      'inclusive|closed|inclusively',
      'also|do|even|still overlap|conflict|clash|collide',
      'are|is also|considered|counted|regarded|treated .. overlapping|conflicting|overlap|conflict',
      'count|counts as|like .. overlap|overlapping|conflict|conflicting',
      'end|ends|ending|touch|touching|touches .. cannot|not .. share|same|held',
      'not .. free .. moment|minute|instant|until',
      'only .. free .. after',
      'cannot|not|never .. immediately|directly|straight',
      'including .. end|ends|endpoints|both',
      'only .. later|strictly',
      'strictly after|later',
      'still .. occupied|taken|busy|used',
      'still counts|count',
      'starts|start|begins .. cannot|never use|take|have|get .. ends|end',
      'end|endpoint|endpoints|both .. inclusive|included|belongs',
      'touch|end|ending|touching .. needs|need two|separate|different rooms',
      'do|does overlap|clash|conflict|collide',
      'overlap|clash|conflict|collide too|also|already',
      'common|shared|same|equal endpoint|end|point .. conflict|clash|overlap',
      'closed interval',
      'one|a minute|hour|unit after|later',
      'belong|belongs',
      'both ends|endpoints',
      'still|not|yet busy|taken|empty|occupied|vacated',
      'not|yet free|available',
      'not|never|cannot .. immediately|touch|touching',
      'only after|later',

      'ends|end .. still|belongs|included|too|inclusive|closed',
      'touch|touching .. two|separate|own|need',

      'already over|gone',

      'unless',
      'means|mean|is a clash|conflict|collision|overlap',
      'start end of',
      'end start of',
      'equal|equality .. clash|conflict|overlap|collision',

      'last|final minute|hour|moment|instant|day',
      'part of the',
    ],
    answer: (intervals) => mostAtOnce(intervals, ([start, end], time) => start <= time && time <= end),
  },
  {
    asks: 'a pause between the meetings of a room',
    said: [
      'break|pause|cooldown|cleaned|clean|cleaning|gap|buffer|prepare|preparation|prepared|setup|aired|tidy|tidied|disinfected',
      'minutes|minute|hour after|between',
      'at least .. minutes|units|between',
      'before .. used|reused again',
      'cool down',
      'units|unit after',
      'airing|air|aired|ventilate|ventilated|turnover|turnaround|sweep|swept|vacuumed|idle|unused',
      'one|two|three|five|ten|fifteen later',

      'lies|lie|passes|pass between',

      'not|never .. immediately|directly|straight',
      'empty|free|unused|vacant for one|an|a|five|ten|half|at',
      'must|has stay|remain|be empty|free|unused|vacant|aired|idle',
      'recover|rested',
    ],
    answer: (intervals) => minMeetingRooms(intervals.map(([start, end]) => [start, end + 1])),
  },
  {
    asks: 'a pause of five between the meetings of a room',
    said: [
      'break|pause|cooldown|cleaned|clean|cleaning|gap|buffer|prepare|preparation|prepared|setup|aired|tidy|tidied|disinfected',
      'minutes|minute|hour after|between',
      'at least .. minutes|units|between',
      'before .. used|reused again',
      'cool down',
      'units|unit after',
      'airing|air|aired|ventilate|ventilated|turnover|turnaround|sweep|swept|vacuumed|idle|unused',
      'one|two|three|five|ten|fifteen later',

      'lies|lie|passes|pass between',

      'not|never .. immediately|directly|straight',
      'empty|free|unused|vacant for one|an|a|five|ten|half|at',
      'must|has stay|remain|be empty|free|unused|vacant|aired|idle',
    ],
    answer: (intervals) => minMeetingRooms(intervals.map(([start, end]) => [start, end + 5])),
  },
  {
    asks: 'the most meetings that one room can hold',
    denied: [...asLeast(), 'how many .. needed|required|necessary|must|suffice'],
    said: [
      'maximum|max|most|greatest|largest|many number|meetings|lectures|as|possible|meeting|count',
      '~into|fit|fits|in single|one|1|only room|hall',
      'how many meetings|lectures|events',
      'one room|hall can',
    ],
    answer: kept,
  },
  {
    asks: 'the fewest meetings to cancel',
    said: [
      'cancel|canceled|cancelled|remove|removed|drop|dropped|skip|skipped|reject|rejected|delete|deleted',
      'how|many|few|fewest|least|must|have|has .. moved|move',
    ],
    answer: (intervals) => intervals.length - kept(intervals),
  },
  {
    asks: 'the number of meetings that overlap another one, or of pairs',
    said: [
      'how many|number|count pair',
      'pair overlap|overlapping|overlaps',
      'how many|number of .. overlap|conflict|clash|collide|overlapping|conflicting',
    ],
    answer: (intervals) =>
      intervals.flatMap((a, i) => intervals.slice(i + 1).filter((b) => a[0] < b[1] && b[0] < a[1])).length,
  },
  {
    asks: 'rooms that are never used twice at neighbouring times',
    said: ['each|every .. own|separate room', 'not shared|reused'],
    answer: (intervals) => intervals.length,
  },
  {
    asks: 'intervals given as start and duration',
    said: ['duration', 'start .. length', 'hours|minutes long'],
    answer: (intervals) => minMeetingRooms(intervals.map(([start, length]) => [start, start + length])),
  },
  {
    asks: 'the blocks of time that are left when meetings are merged',
    said: ['merge|merged|merging|combined|union', 'busy|free time'],
    answer: (intervals) =>
      intervals.filter(([start]) => !intervals.some((other) => other[0] < start && other[1] >= start)).length,
  },
  {
    asks: 'the total or the longest time',
    said: [
      'total|longest|sum time|duration|length|hours',
      'whole duration|length|hours',
      '~the whole time',
      'longest',
      'how long',
    ],
    answer: (intervals) =>
      Math.max(...intervals.map(([, end]) => end)) - Math.min(...intervals.map(([start]) => start)),
  },
  {
    asks: 'the time at which most rooms are in use',
    said: ['when|time|moment|hour|minute .. most|busiest|maximum|peak', 'busiest|peak', 'earliest|latest'],
    answer(intervals) {
      const rooms = minMeetingRooms(intervals)
      return Math.min(
        ...intervals
          .map(([start]) => start)
          .filter((time) => intervals.filter(([from, to]) => from <= time && time < to).length === rooms),
      )
    },
  },
  {
    asks: 'rooms for two meetings at once, or seats',
    said: [
      'capacity',
      'may|can|could|would share',
      'shared',
      'at most|up to two|2|k',
      'two|2|three|pair|couple meetings|lectures|bookings at|together|simultaneously',
      'room|hall takes|take|holds|hold|fits|serves two|three|2|3',
      'seats|benches',
    ],
    answer: (intervals) => Math.ceil(minMeetingRooms(intervals) / 2),
  },
  {
    asks: 'a day that goes round midnight',
    // Times are often counted in minutes after midnight.
    said: [
      '~after|since|past|from|before midnight',
      '~minute|minutes|hour|hours|second|seconds|counted|measured|counting after|since|past|from|before midnight',
      'may|might|can|could run|last|continue|stretch|extend .. past|after|beyond midnight',
      'overnight|circular',
    ],
    answer: minMeetingRooms,
  },
  {
    asks: 'meetings that may be moved',
    said: [
      '~not be moved|postponed|delayed|rescheduled|shifted|rearranged',
      'postpone|reschedule|rearrange|delay',
      'may|can wait|move',
    ],
    answer: minMeetingRooms,
  },
  {
    asks: 'short meetings left out',
    said: [
      'short|shorter|longer|brief|briefer|long than',
      'lasting|lasts|last less|more|only|under|at|longer',
      'zero|no length|duration',
      'length|duration under|over|below',
      'too short|brief',
      'short|brief|tiny|long meeting|meetings|ones|bookings|slots',
      'less|shorter than ten|five|two|one|an',
      'of|take|takes|under|only one|two|ten|five|less hour|unit|minutes|than',
    ],
    answer: (intervals) => minMeetingRooms(intervals.filter(([start, end]) => end - start > 1)),
  },
  {
    asks: 'equal meetings held together',
    said: [
      'identical|equal meetings|times|slots|bookings',
      'same slot|slots',
      'for the same hour|hours',
      'same start and',
      'joint|jointly',
      'coincide|coincides|coinciding',

      'twice|duplicate|duplicates|repeated|repeat',
    ],
    answer: (intervals) => minMeetingRooms([...new Map(intervals.map((each) => [String(each), each])).values()]),
  },
  {
    asks: 'rooms under one more condition',
    said: ['needs|need|requires none', 'room of her|his|their'],
  },
  {
    asks: 'meetings past midnight',
    said: ['following|next|same|every|each day'],
  },
  {
    asks: 'the fewest rooms when a meeting or more need not be held',
    said: [
      'cancel|canceled|cancelled|remove|removed|drop|dropped|skip|skipped|reject|rejected|delete|deleted|refuse|decline|declined',
      'may|can|could|might .. cancel|skip|drop|leave|refuse|decline|online|omit|postpone',
      'all but',
      'except|exception|rest|remaining|others',
    ],
    answer: (intervals) =>
      Math.min(
        minMeetingRooms(intervals),
        ...intervals.map((_, out) => minMeetingRooms(intervals.toSpliced(out, 1)) || 1),
      ),
  },
  {
    asks: 'the most meetings that one of them overlaps',
    said: [
      'for each|every meeting|interval|one|of',
      'itself .. included|counted|too',
      'including itself',
      'overlap|meets|intersect|conflict .. most|largest|greatest|highest|many',
      'how many|number of other|others',
      'most|largest|greatest|highest|maximum .. overlap|conflict|clash|intersect',
    ],
    answer: (intervals) =>
      Math.max(...intervals.map((a) => intervals.filter((b) => a[0] < b[1] && b[0] < a[1]).length)),
  },
]
