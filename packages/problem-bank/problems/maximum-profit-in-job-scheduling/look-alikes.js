const jobsOf = (startTime, endTime, profit) => profit.map((gain, job) => [startTime[job], endTime[job], gain])

/** The best figure of a choice of jobs of which each two are `apart`. */
function bestChoice(jobs, apart, { most = Infinity, gainOf = ([, , gain]) => gain } = {}) {
  if (jobs.length > 14) return null
  const from = (at, chosen) => {
    if (at === jobs.length) return 0
    const without = from(at + 1, chosen)
    if (chosen.length >= most || !chosen.every((job) => apart(job, jobs[at]))) return without
    return Math.max(without, gainOf(jobs[at]) + from(at + 1, [...chosen, jobs[at]]))
  }
  return from(0, [])
}

const apartBy = (gap) => (one, other) => one[1] + gap <= other[0] || other[1] + gap <= one[0]

const lookAlikes = [
  {
    asks: 'jobs that touch to overlap',
    said: [
      'strictly|inclusive|including|closed',
      'end|ends|ending|finish|finishes .. same|equal|exactly|moment .. overlap|overlaps|conflict|conflicts|not|cannot|clash',
      'touch|touching|touches|adjoining|back-to-back',
      'before .. starts|start|begins strictly',
      'cannot|not|never .. start|begin .. same time|moment|x|when',
      'break|pause|rest|gap|cooldown|minutes|minute|hour|unit|units .. between|after|before|needed',
      'at least one|1|two|2 minute|hour|unit|day|time',
      'also|already overlap|overlaps|conflict|count|counts',
    ],
    answer: (startTime, endTime, profit) => bestChoice(jobsOf(startTime, endTime, profit), apartBy(1)),
  },
  {
    asks: 'the number of jobs instead of the profit',
    said: [
      'number|count|many of job|jobs|intervals|activities|lectures|tasks',
      'how many',
      'most|maximum job|jobs|number|intervals',
      'as many',
      'fewest|least|minimum|minimal|removed|remove',
    ],
    answer: (startTime, endTime, profit) =>
      bestChoice(jobsOf(startTime, endTime, profit), apartBy(0), { gainOf: () => 1 }),
  },
  {
    asks: 'the time worked instead of the profit',
    said: [
      'longest|total|most time|duration|length|hours|working|work',
      'time .. worked|spent|busy|occupied|idle',
      'duration|durations|idle|busy',
    ],
    answer: (startTime, endTime, profit) =>
      bestChoice(jobsOf(startTime, endTime, profit), apartBy(0), { gainOf: ([start, end]) => end - start }),
  },
  {
    asks: 'a profit for each unit of time',
    said: [
      'per|each|every|for hour|minute|day|unit',
      'multiplied|times|product .. duration|length|time',
      'rate|wage|hourly',
    ],
    answer: (startTime, endTime, profit) =>
      bestChoice(jobsOf(startTime, endTime, profit), apartBy(0), {
        gainOf: ([start, end, gain]) => (end - start) * gain,
      }),
  },
  {
    asks: 'at most so many jobs',
    said: [
      'at most|up to|exactly one|two|three|k|2|3 job|jobs|tasks|intervals|events|of',
      'most|than two|three|k|2|3',
      'at most one|two|three|k|2|3',
      'exactly two|three|k|2|3',
      'up to two|three|k|2|3',
    ],
    answer: (startTime, endTime, profit) => bestChoice(jobsOf(startTime, endTime, profit), apartBy(0), { most: 2 }),
  },
  {
    asks: 'two people or machines that work at the same time',
    said: [
      'two|three|k|several|2|3|many machines|workers|people|persons|rooms|employees|servers',
      'parallel|simultaneously|concurrently',
      'both|each of .. machines|workers|friends',
    ],
    answer: (_, __, profit) => profit.reduce((sum, gain) => sum + gain, 0),
  },
  {
    asks: 'the least profit, or the cost of what is left out',
    said: [
      'minimum|least|smallest|lowest|minimal profit|loss|cost|total|value',
      'lost|loss|missed|forgone|cost|costs|rejected|declined|refused|given up',
      'minimize|minimise',
      'not chosen|done|taken',
    ],
    answer: (startTime, endTime, profit) =>
      profit.reduce((sum, gain) => sum + gain, 0) - jobScheduling(startTime, endTime, profit),
  },
  {
    asks: 'the best single job, or the largest overlap',
    said: [
      'largest|best|highest single|one job',
      'most .. at the same time|moment|once',
      'maximum overlap|overlapping|load',
      'running|active .. same time|once|simultaneously',
    ],
    answer: (_, __, profit) => Math.max(...profit),
  },
  {
    asks: 'the second argument to be a duration',
    said: ['takes|lasts|lasting|duration|durations|long|length|lengths', 'start|starts|startTime plus'],
    answer: (startTime, endTime, profit) =>
      bestChoice(
        startTime.map((start, job) => [start, start + endTime[job], profit[job]]),
        apartBy(0),
      ),
  },
]
