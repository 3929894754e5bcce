/** The costs of those hired in turn, `pick` choosing among the indices that take part in a session. */
function hired(costs, k, taking, pick) {
  const left = [...costs]
  return Array.from({ length: k }, () => {
    const indices = [...left.keys()].filter((index) => taking(index, left.length))
    return left.splice(pick(indices, left), 1)[0]
  })
}

const cheapestFirst = (indices, costs) => indices.reduce((best, index) => (costs[index] < costs[best] ? index : best))
const cheapestLast = (indices, costs) => indices.reduce((best, index) => (costs[index] <= costs[best] ? index : best))
const dearest = (indices, costs) => indices.reduce((best, index) => (costs[index] > costs[best] ? index : best))
const atBothEnds = (candidates) => (index, length) => index < candidates || index >= length - candidates
const totalOf = (costs) => costs.reduce((total, cost) => total + cost, 0)

const lookAlikes = [
  {
    asks: 'the largest index of equally cheap workers',
    said: [
      'tie|ties|tied|equal|equally|same .. largest|highest|last|later|latest|right|rightmost|greater|larger|bigger',
      'largest|highest|last|later|latest|rightmost|greater|larger|bigger index|position|number',
      'from the right|end|back',
    ],
    answer: (costs, k, candidates) => totalOf(hired(costs, k, atBothEnds(candidates), cheapestLast)),
  },
  {
    asks: 'the most expensive worker of a session',
    said: [
      'highest|largest|greatest|dearest|maximum|costliest cost|costs|wage|price|worker|salary|bid',
      'most expensive',
      'dearest|costliest',
    ],
    answer: (costs, k, candidates) => totalOf(hired(costs, k, atBothEnds(candidates), dearest)),
  },
  {
    asks: 'candidates at one end only',
    said: [
      'only|just .. first|front|beginning|start|last|end|left|right',
      'first|last .. only|alone',
      'one|single|either end|side',
      'front of',
    ],
    answer: (costs, k, candidates) => totalOf(hired(costs, k, (index) => index < candidates, cheapestFirst)),
  },
  {
    asks: 'ends in turn',
    said: [
      'alternate|alternately|alternating|alternates|turns|odd|even|every other',
      'in turn',
      'first .. then .. last',
    ],
    answer(costs, k, candidates) {
      let session = 0
      return totalOf(
        hired(costs, k, atBothEnds(candidates), (indices, left) => {
          const near = session++ % 2 === 0 ? indices.slice(0, candidates) : indices.slice(-candidates)
          return cheapestFirst(near, left)
        }),
      )
    },
  },
  {
    asks: 'the cheapest of all workers, wherever they stand',
    said: ['any|all|every worker|workers .. may|can|could|are', 'anyone|anybody|whole|entire', 'regardless|wherever'],
    answer: (costs, k) => totalOf([...costs].sort((a, b) => a - b).slice(0, k)),
  },
  {
    asks: 'the least total possible',
    said: [
      'minimum|minimal|least|smallest|lowest|cheapest possible|total',
      'minimize|minimise',
      'as cheap|cheaply|low|little as',
      'optimal|optimally',
    ],
    answer: (costs, k) => totalOf([...costs].sort((a, b) => a - b).slice(0, k)),
  },
  {
    asks: 'the cost of the last one hired, or the highest',
    said: [
      'cost|wage|price|salary of .. last|kth|final worker|hired|one|session',
      'highest|largest|maximum|greatest|average|mean|median .. paid|cost|wage|price|salary',
      'return .. index|indices|number|costs of',
      'list|array of .. hired|indices|costs',
      'which worker',
    ],
    answer: (costs, k, candidates) => hired(costs, k, atBothEnds(candidates), cheapestFirst).at(-1),
  },
  {
    asks: 'workers that can be hired again, or cost something else later',
    said: [
      'again|several times|twice|more than once|repeatedly|not removed|stays|stay|remains',
      'increase|increases|rises|raise|grows|doubles|doubled|discount|budget|cheaper|dearer',
      'replaced|replacement',
    ],
    answer: (costs, k, candidates) => {
      const taking = [...costs.keys()].filter((index) => atBothEnds(candidates)(index, costs.length))
      return k * Math.min(...taking.map((index) => costs[index]))
    },
  },
]
