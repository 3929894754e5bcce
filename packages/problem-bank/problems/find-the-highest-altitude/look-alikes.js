function altitudes(gain, start = 0, next = (altitude, change) => altitude + change) {
  const all = [start]
  for (const change of gain) all.push(next(all.at(-1), change))
  return all
}

const largest = (numbers) => numbers.reduce((a, b) => Math.max(a, b), -Infinity)
const smallest = (numbers) => -largest(numbers.map((number) => -number))

const lookAlikes = [
  {
    asks: 'the lowest altitude',
    said: ['lowest|minimum|smallest|least|deepest|minimal'],
    answer: (gain) => smallest(altitudes(gain)),
  },
  {
    asks: 'the points after the start alone',
    said: [
      'start|starting|takeoff|off|beginning|departure .. not one|among|part',
      'start|beginning|first|starting .. not|excluded|ignored|never|except',
      'without|excluding|except|not .. start|beginning|first|starting',
      'after at|the least|first|start|each|every|some|any change|step|day|hour|leg|move',
      'reached|reach .. after',
      'other|later than the start',
    ],
    answer: (gain) => largest(altitudes(gain).slice(1)),
  },
  {
    asks: 'the final altitude',
    said: [
      'final|end|finish|finishes|ends altitude|height|level|at|up',
      'at the end',
      'last point|altitude',
      'where .. ends|finishes',
    ],
    answer: (gain) => altitudes(gain).at(-1),
  },
  {
    asks: 'the largest climb between two points',
    said: [
      'climb|ascent|rise|difference|range|span|gap between',
      'two points|altitudes|places',
      'difference',
      'subarray|contiguous|consecutive|stretch|stretches',
      'from .. lowest',
      'longest|largest|greatest|biggest climb|ascent|rise',
    ],
    answer: (gain) => {
      const all = altitudes(gain)
      return largest(all.flatMap((low, at) => all.slice(at).map((high) => high - low)))
    },
  },
  {
    asks: 'the difference between the highest and the lowest point',
    said: ['difference|range|span|gap', 'highest|maximum|largest .. lowest|minimum|smallest'],
    answer: (gain) => largest(altitudes(gain)) - smallest(altitudes(gain)),
  },
  {
    asks: 'the number of the highest point',
    said: [
      'index|number|position of',
      'which point|stop|station|day|one|hour',
      'at|after which|what',
      'first|earliest|last time|moment|reached|when',
      'when',
    ],
    answer: (gain) => altitudes(gain).indexOf(largest(altitudes(gain))),
  },
  {
    asks: 'all that is climbed',
    said: [
      'total|sum of|all|climbed|climb|ascent',
      'altogether',
      'only positive|gains|climbs|upward',
      'positive|uphill gains|changes|steps|only|parts',
      'absolute|distance|regardless',
    ],
    answer: (gain) => gain.reduce((sum, change) => sum + Math.max(0, change), 0),
  },
  {
    asks: 'the largest single change',
    said: ['single|one|steepest|largest|biggest|greatest change|gain|step|leg|increase', 'steepest'],
    answer: (gain) => largest(gain),
  },
  {
    asks: 'the altitude that is farthest from the start',
    said: ['absolute|farthest|furthest|distance|magnitude', 'below .. above', 'either|both direction|directions'],
    answer: (gain) => largest(altitudes(gain).map(Math.abs)),
  },
  {
    asks: 'a start elsewhere',
    said: [
      'start|starts|starting|begins|begin|beginning .. 1|10|100|1000|first|gain|ten|hundred|one|five|5',
      'start|starting altitude|height|value',
      'first|initial altitude|height|value|element|number gives|of',
    ],
    answer: (gain) => largest(altitudes(gain.slice(1), gain[0])),
  },
  {
    asks: 'altitudes that cannot fall below zero',
    said: [
      'never|not|cannot|no fall|falls|drop|drops|sink|sinks|go|goes|below|lower|negative|under',
      'below|under zero|0|sea|ground',
      'sea|ground|floor level',
      'negative .. zero|0|becomes|counts|treated',
      'reset|resets|clamped|stays at',
    ],
    answer: (gain) => largest(altitudes(gain, 0, (altitude, change) => Math.max(0, altitude + change))),
  },
  {
    asks: 'the second highest altitude, or how often it is reached',
    said: [
      'second|third highest|largest|best',
      'how often|many',
      'number|count of',
      'times',
      'distinct|different|unique',
    ],
    answer: (gain) => altitudes(gain).toSorted((a, b) => b - a)[1],
  },
  {
    asks: 'changes in another order, or some of them',
    said: ['other than'],
  },
]
