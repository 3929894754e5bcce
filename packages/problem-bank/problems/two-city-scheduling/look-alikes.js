const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)
const largest = (numbers) => numbers.reduce((a, b) => Math.max(a, b), -Infinity)

/** For each number of people sent to the first city, the least that all flights cost. */
function leastByCount(costs, add = (sum, cost) => sum + cost) {
  let least = [0]
  for (const [a, b] of costs) {
    least = Array.from({ length: least.length + 1 }, (_, count) =>
      Math.min(add(least[count - 1] ?? Infinity, a), add(least[count] ?? Infinity, b)),
    )
  }
  return least
}

const lookAlikes = [
  {
    asks: 'the largest cost',
    said: [
      'maximum|largest|highest|greatest|maximal|most',
      'maximise|maximize',
      'profit|profits|gain|earn|earns|revenue',
    ],
    answer: (costs) => -twoCitySchedCost(costs.map((pair) => pair.map((cost) => -cost))),
  },
  {
    asks: 'the cheaper city for everyone',
    said: [
      'any|arbitrary|whatever number|many|distribution',
      'no matter|restriction|limit|condition',
      'as many .. wish|like|want',
      'each|every person .. cheaper',
      'cheaper city|one',
      'regardless|irrespective|need not',
    ],
    answer: (costs) => sumOf(costs.map((pair) => Math.min(...pair))),
  },
  {
    asks: 'another number of people in each city',
    said: [
      'at least|most',
      'third|thirds|quarter|k|m people|persons|to|in',
      'more|fewer|less people|persons|than',
      'differ|differs|difference',
      'up to',
      'no more|fewer|less',
      'exactly one|1|two|2|k',
      'one|1|a single person',
    ],
    answer: (costs) => Math.min(...leastByCount(costs).slice(1, -1)),
  },
  {
    asks: 'the smallest cost of the dearest flight',
    said: [
      'dearest|costliest',
      'most|largest|highest|maximum expensive|single|cost|flight|fare',
      'single|one flight',
      'largest|maximum .. minimal|minimum|small|smallest',
      'bottleneck',
    ],
    answer: (costs) => leastByCount(costs, Math.max)[costs.length / 2],
  },
  {
    asks: 'the first half to the first city, or neighbours together',
    said: [
      'first|second|other half|n .. people|persons',
      'consecutive|adjacent|neighbouring|neighbours|row|block|contiguous',
      'order|sequence',
      'couple|couples|pairs|together',
      'alternate|alternately|alternating',
    ],
    answer(costs) {
      const half = costs.length / 2
      const sent = (one, other) => sumOf(costs.map((pair, at) => pair[at < half ? one : other]))
      return Math.min(sent(0, 1), sent(1, 0))
    },
  },
  {
    asks: 'three cities, or one for all',
    said: [
      'three|3|k cities|city',
      'third city',
      'same|one|single city',
      'only|just one',
      'everyone|all .. same',
      'city|cities .. same',
    ],
    answer: (costs) => Math.min(sumOf(costs.map(([a]) => a)), sumOf(costs.map(([, b]) => b))),
  },
  {
    asks: 'who goes where, or how many ways there are',
    said: [
      'who',
      'which people|persons|person',
      'list|index|indices|assignment of',
      'number|count of ways',
      'how many',
      'average|mean',
    ],
    answer: (costs) => twoCitySchedCost(costs) / costs.length,
  },
  {
    asks: 'what is saved, or the difference of both',
    said: ['save|saved|saving|savings', 'difference|compared', 'extra|additional|surplus', 'more than'],
    answer: (costs) => sumOf(costs.map((pair) => largest(pair))) - twoCitySchedCost(costs),
  },
]
