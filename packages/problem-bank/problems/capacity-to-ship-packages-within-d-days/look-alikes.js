/** The smallest bound, from `low` to `high`, that is enough. */
function smallest(low, high, enough) {
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (enough(middle)) high = middle
    else low = middle + 1
  }
  return low
}

const sum = (values) => values.reduce((total, value) => total + value, 0)

/** Every way to cut the values into so many runs that are not empty. */
function cuts(values, parts) {
  if (parts === 1) return values.length > 0 ? [[values]] : []
  return values.flatMap((_, at) =>
    cuts(values.slice(at + 1), parts - 1).map((rest) => [values.slice(0, at + 1), ...rest]),
  )
}

/** The best of all cuts into so many runs, by what each is worth; -1 where there is none. */
function bestCut(values, parts, worth, better = Math.min) {
  const worths = cuts(values, parts).map(worth)
  return worths.length === 0 ? -1 : worths.reduce((one, other) => better(one, other))
}

/** Whether the values, in any order, go into so many bins. */
function binned(values, loads, bound) {
  if (values.length === 0) return true
  const [value, ...rest] = values
  return loads.some(
    (load, bin) =>
      load + value <= bound && loads.indexOf(load) === bin && binned(rest, loads.with(bin, load + value), bound),
  )
}

const lookAlikes = [
  {
    asks: 'packages loaded in any order',
    said: [
      'whichever|whatever|any package|packages|parcel|parcels|item|items|day|order|one',
      'one|you|we|it like|likes|please|pleases',
      'distribute|distributed|assign|assigned|spread',
      'whatever|whichever|any|every|arbitrary|own|best|different sequence|order|way|arrangement|succession',
      'suits|suit|likes|pleases|wishes|prefers|wants|liking|convenient ~to',
      'rearrange|rearranged|reorder|reordered|shuffle|shuffled|sort|sorted|mix|mixed',
      'as he|she|they|you|the|one|we .. like|likes|please|pleases|wish|wishes|want|wants',
      'choose|chooses|chosen|pick|picks|select|decide|decides which|freely|what',
      'which of the',
      'any|whatever|arbitrary|own|free order',
      'order .. not matter',
      'order .. free|irrelevant|freely|arbitrary',
      'regardless|irrespective .. order',
      'may|can|could|first be reordered|rearranged|sorted|shuffled|permuted',
      'may|can|could|first reorder|rearrange|sort|shuffle|permute',
      'after reordering|rearranging|sorting',
      'not .. contiguous|consecutive|adjacent',
      'free to',
      'freely|arbitrarily',
      'which .. on|in|to which',
      'choose|choosing|decide|deciding|pick|picking which|any',
      'need not|be .. order|contiguous|consecutive|adjacent|neighbour',
      'any|which .. may|can go on any|whichever|day',
      'subset|subsequence',
      'noncontiguous',
    ],
    denied: [
      'order|ordered|sequence|consecutive|contiguous|consecutively|neighbouring|neighbour|adjacent|row|belt|conveyor|successive|queue|lane|line|subarray|consecutiveness|prefix|segment|block|run|chain',
      'in turn',
      'one after|by',
      'as they|it come|comes|stand|lie|are|is',
    ],
    answer: (weights, days) =>
      smallest(Math.max(0, ...weights), sum(weights), (bound) =>
        binned(
          weights.toSorted((a, b) => b - a),
          new Array(days).fill(0),
          bound,
        ),
      ),
  },
  {
    asks: 'the smallest load of a day to be as large as possible',
    said: [
      'smallest|minimum|least|lightest|lowest sum|load|part|piece|day .. as large|great|heavy|high|big',
      'largest|greatest|highest|biggest possible .. smallest|lightest|minimum|least|lowest',
      'maximise|maximize|maximised|maximized|maximising|maximizing',
      'largest|maximum|greatest minimum',
      'sweetness',
    ],
    answer: (weights, days) => bestCut(weights, days, (runs) => Math.min(...runs.map(sum)), Math.max),
  },
  {
    asks: 'the largest sum of so many days in a row',
    said: [
      'largest|greatest|highest|maximum|most|best total|sum',
      'consecutive|successive day .. most|greatest|largest|highest|best',
    ],
    answer: (weights, days) =>
      Math.max(...weights.map((_, at) => (at < days - 1 ? 0 : sum(weights.slice(at - days + 1, at + 1))))),
  },
  {
    asks: 'the fewest days for a capacity',
    said: [
      'fewest|minimum|smallest|least|lowest number|count of .. day|days|trip|trips|ship|ships|truck|trucks',
      'fewest day|days|trip|trips',
      'how many day|days|trip|trips|ship|ships',
      'number of day|days|trip|trips .. needed|necessary|required',
    ],
    answer(weights, days) {
      let [parts, load] = [1, 0]
      for (const value of weights) {
        if (load + value > days) [parts, load] = [parts + 1, 0]
        load += value
      }
      return parts
    },
  },
  {
    asks: 'so many cuts, which makes one day more',
    said: [
      'k|d|m|n|days cut|divider|separator|wall',
      'number of cut|divider|separator',
      'cut .. k|d|days time',
      'k 1 part|piece|subarray|group|day',
      'one more than',
    ],
    answer: (weights, days) => shipWithinDays(weights, days + 1),
  },
  {
    asks: 'fewer days than that',
    said: ['fewer|less than k|d|m|days|the', 'strictly fewer|less|under'],
    answer: (weights, days) => shipWithinDays(weights, Math.max(1, days - 1)),
  },
  {
    asks: 'at least two values in each day',
    said: [
      'at least two|2|three|3 package|packages|parcel|item|box',
      'two|2|three|3 or more',
      'length|size at|of least|two|2|three',
      'same|equal|equally number|length|size|long|many',
      'minimum length|size|number',
    ],
    answer: (weights, days) =>
      bestCut(weights, days, (runs) => (runs.every((run) => run.length > 1) ? Math.max(...runs.map(sum)) : Infinity)),
  },
  {
    asks: 'at most so many values in each day',
    said: [
      'up|at|no to|most|more .. piece|pieces|package|packages|parcel|parcels|item|items',
      'two|three|2|3 piece|pieces|package|packages|parcel|parcels|item|items',
      'room|space|place|seats|berths|slots .. two|2|three|3|four|five|k|m',
      'besides|beside|addition|additionally',
      'only|just two|2|three|3|four|4 package|parcel|item|box|crate|sack',
      '~least two|2|three|3|four|4 package|parcel|item|box|crate|sack|car',
      'at most|to two|2|three|3|k|m package|packages|parcel|item|box',
      'no more than two|2|three|3|m|k package|packages|parcel|item|box',
      'number|count of package|packages|parcel|item|box .. limit|limited|bounded|exceed',
    ],
    answer: (weights, days) =>
      bestCut(weights, days, (runs) => (runs.every((run) => run.length <= 2) ? Math.max(...runs.map(sum)) : Infinity)),
  },
  {
    asks: 'a circle',
    said: [
      'circular|circle|circularly|cyclic|cyclically|wrap|wraps|wrapping|ring|round|rotate|rotated|rotation',
      'last .. followed .. first',
      'begin|start|starting anywhere|at any',
    ],
    answer: (weights, days) =>
      Math.min(...weights.map((_, at) => shipWithinDays([...weights.slice(at), ...weights.slice(0, at)], days))),
  },
  {
    asks: 'values that may be cut into pieces',
    said: [
      'in part|parts|portions|pieces|halves',
      'part|piece|rest|remainder|portion .. next|following|another|later day|trip',
      'partly|partially|divisible|split|splitting|divide|divided',
      'rest|remainder .. comes|goes|follows|is|left next|following|another|on',
      'package|packages|parcel|parcels|item|load .. may|can|could be split|divided|cut|broken|shared',
      'may|can|could be split|divided|cut|broken|shared',
      'partly|partially|fraction|fractional|fractions',
      'split a|one|single|package|number|value',
    ],
    answer: (weights, days) => Math.ceil(sum(weights) / days),
  },
  {
    asks: 'one value left out',
    said: [
      'one|1 package|parcel|item|box .. left|skipped|skip|removed|remove|dropped|omitted|leave|behind|discarded|deleted',
      'skip|remove|drop|omit|discard|delete|cancel|leave|removing|skipping|leaving|deleting|dropping one|1|a|any|at|up|single|out',
      'may|can|could|is be|stay|allowed left|behind|skipped|dropped|omitted',
      'after removing|deleting|skipping',
    ],
    answer: (weights, days) =>
      Math.min(
        ...weights.map((_, place) =>
          shipWithinDays(
            weights.filter((_, other) => other !== place),
            days,
          ),
        ),
        shipWithinDays(weights, days),
      ),
  },
  {
    asks: 'the difference between the days to be small',
    said: ['difference|differ|differs|gap|deviation|variance|unfairness|imbalance', 'range between|of'],
    answer: (weights, days) =>
      bestCut(weights, days, (runs) => Math.max(...runs.map(sum)) - Math.min(...runs.map(sum))),
  },
  {
    asks: 'the sum of the largest values of the days',
    said: [
      'sum|total of .. maxima|maximums',
      'sum|total of .. maximum|largest|heaviest package|parcel|item|weight|value',
      'heaviest|largest|maximum|costliest package|parcel|item|job|box|weight of|in|on each|every',
      'difficulty|schedule',
      'maxima',
    ],
    answer: (weights, days) => bestCut(weights, days, (runs) => sum(runs.map((run) => Math.max(...run)))),
  },
  {
    asks: 'the largest sum to be as large as possible',
    said: [
      'maximise|maximize|maximised|maximized',
      'largest|maximum|greatest|highest|biggest possible|attainable|achievable',
      'as large|great|high|big as',
    ],
    answer: (weights, days) => bestCut(weights, days, (runs) => Math.max(...runs.map(sum)), Math.max),
  },
  {
    asks: 'another worth of the days',
    said: [
      'product|products|average|averages|mean|median|xor|square|squares|bitwise',
      'length|size .. longest|shortest',
      'odd|even weight|package|sum|load|day|number',
      'modulo|mod',
    ],
    answer: (weights, days) =>
      bestCut(weights, days, (runs) =>
        Math.max(...runs.map((run) => run.reduce((product, value) => product * value, 1))),
      ),
  },
  {
    asks: 'the number of ways',
    said: [
      'how many way|ways|different',
      'number|count of way|ways|split|splits|splitting|partition|partitions',
      'in how many ~minute|hour|day|second|step|move|turn|round|slot|unit|month|week',
    ],
    answer: (weights, days) => cuts(weights, days).length,
  },
  {
    asks: 'two ships, or a day off',
    said: [
      'two|2|several|three ships|ship|ferries|ferry|trucks|vans|belts',
      'second ship|truck',
      'fleet',
      'day off|rest',
      'holiday|maintenance|rests|resting|sunday|weekend',
      'every other|second day',
    ],
    answer: (weights, days) => shipWithinDays(weights, 2 * days),
  },
  {
    asks: 'a rest after each day',
    said: [
      'rest|rests|resting|rested|pause|pauses|idle|lies|repaired|cleaned|sleeps|recovers|serviced',
      'day off',
      'every|each other|second day',
      'alternate|alternating',
      'sunday|holiday|weekend|maintenance',
      'there|out and|then back',
      'return|returns|way|voyage|trip back|home|two|takes',
    ],
    answer: (weights, days) => shipWithinDays(weights, Math.ceil(days / 2)),
  },
  {
    asks: 'as many packages on each day',
    said: [
      'same|equal|equally|identical number|count|many|amount|length|size',
      'as many',
      'equal|equally|even sized|size|long|numbers',
      'evenly',
      'number|count of package|parcel|item|box|crate|chapter .. same|equal|alike|constant',
    ],
    answer: (weights, days) => {
      const counts = [...weights.keys()]
        .map((at) => at + 1)
        .filter((count) => weights.length % count === 0 && weights.length / count <= days)
      const heaviest = (count) =>
        Math.max(...weights.map((_, at) => (at % count === 0 ? sum(weights.slice(at, at + count)) : 0)))
      return Math.min(...counts.map(heaviest))
    },
  },
]
