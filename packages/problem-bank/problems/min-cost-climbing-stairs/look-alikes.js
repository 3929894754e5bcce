/** The least cost to get past the last stair by steps of the given sizes; null where there is no way. */
function climb(cost, sizes, starts, pick = Math.min, fee = () => 0) {
  const paid = new Array(cost.length + 1).fill(null)
  for (const start of starts) paid[start] = 0
  for (let to = 0; to <= cost.length; to++)
    for (const size of sizes) {
      const before = paid[to - size] ?? null
      if (before === null) continue
      const total = before + cost[to - size] + fee(size)
      paid[to] = paid[to] === null ? total : pick(paid[to], total)
    }
  return paid[cost.length]
}

const lookAlikes = [
  {
    asks: 'steps of three too',
    said: [
      'even three|3',
      'three',
      '2 3',
      'three|3 steps|step|stairs|stair|rungs|rung|at',
      'one two or|and three',
      '1 2 or|and 3',
      'up to three|3|k',
      'at most three|3|k',
      'or|and three|3',
      'k|any steps|stairs|number',
      'third|thrice|triple|treble',
      'after .. after',
      'but two',
      'skip|skips|skipping|leap|leaps|jump|jumps|pass|passes|past|over .. two|both|2',
      'two|2 .. between|untouched|skipped|over|out',
      'next|nearest|following three|3',
    ],
    answer: (cost) => climb(cost, [1, 2, 3], [0, 1]),
  },
  {
    asks: 'steps of three too, starting on the third stair as well',
    said: [
      'three|3 steps|step|stairs|stair|rungs|rung|at',
      'one two or|and three',
      '1 2 or|and 3',
      'up to three|3|k',
      'at most three|3|k',
      'or|and three|3',
      'third',
    ],
    answer: (cost) => climb(cost, [1, 2, 3], [0, 1, 2]),
  },
  {
    asks: 'the most expensive climb',
    denied: asLeast(),
    said: ['maximum|maximal|max|most|greatest|largest|highest|biggest|dearest|expensive|maximize|maximise|costliest'],
    answer: (cost) => climb(cost, [1, 2], [0, 1], Math.max),
  },
  {
    asks: 'a start on the first stair',
    said: [
      'first|initial|starting|opening .. is|be .. 0|zero ~or|and|with|as|1',
      'first|initial|starting|opening stone|step|stair|plank|rung|tile|square|rock .. is|must|has|cannot|always|be',
      'begin|begins|beginning|start|starts|starting|set|sets|enter|enters|stand|stands|standing .. on|at|from|with|upon .. 0|zero ~or|and|with|as|1',
      'begin|begins|beginning|start|starts|starting|set|sets|enter|enters|stand|stands|standing .. on|at|from|with|upon .. first|lowest|bottom|nearest ~or|and|two|i|index|step',
      'begin|begins|beginning|start|starts|starting|set|sets|enter|enters|stand|stands|standing .. on|at|from|with|upon .. first|lowest|bottom|nearest one|step|stone|stair|plank|rung ~or|and|i|index|number|0|no',
      'lowest|bottom|ground .. start|begin|first',
      'climb|climbs|way|walk begins|starts on|at|from|with the',
      'step 0|zero ~or|and|with|as',
      'stair 0|zero ~or|and|with|as',
      'first one .. cannot|never|must|always',
      'start|starting|begin|starts|stand|standing on|at|from .. 0|zero|first|bottom|ground .',
      'start|begin .. 0|zero and|then',
      'start|starting|begin on|at|from the first step|stair|rung',
      'must|always|have|only|always start|begin|to|started',
      'only .. 0|first',
      'from the bottom|ground',
      'first|0 .. must|always',
    ],
    answer: (cost) => climb(cost, [1, 2], [0]),
  },
  {
    asks: 'the last stair as the goal, which is paid',
    said: [
      'onto the last|final|top',
      'last|final|top .. paid|pay|included|count|trodden|touched|must|as',
      'top|uppermost|highest stair|step',
      'reach|reaching|land|stand|stop|arrive on|at|the last|final|topmost|highest',
      'reach|reaching|arrive|stand the|on|at the|last|final last|final|step|stair|topmost|highest',
      'n 1',
      'top .. is .. last',
      'including|included|include .. last|final',
    ],
    answer: (cost) => climb(cost.slice(0, -1), [1, 2], [0, 1]) + cost.at(-1),
  },
  {
    asks: 'the last stair as the goal, which is free',
    said: [
      'onto the last|final|top',
      'goal|target is',
      'reach|reaching|land|stand|stop|arrive on|at|the last|final|topmost|highest',
      'reach|reaching|arrive|stand the|on|at the|last|final last|final|step|stair|topmost|highest',
      'n 1',
      'top .. is .. last',
    ],
    answer: (cost) => climb(cost.slice(0, -1), [1, 2], [0, 1]),
  },
  {
    asks: 'a fee for double steps',
    said: [
      'both',
      'skipped|jumped|passed|left stair|step|over|out',
      'twice as',
      'double|two|2|long step|stride|jump|leap .. cost|costs|dearer|more|paid|twice|half',
      'twice the',
      'half|halves|halved',
      'fee|surcharge|penalty|toll|tax|extra|additional|surplus .. double|two|2|jump|jumping|skipping|big|long',
      'double|two|2|skipping|jumping .. fee|extra|surcharge|penalty|additional',
      'extra|additional',
      'surcharge|penalty',
      'double step|steps|stair|stairs|price|cost',
    ],
    answer: (cost) => climb(cost, [1, 2], [0, 1], Math.min, (step) => (step === 2 ? 3 : 0)),
  },
  {
    asks: 'a smaller fee for double steps',
    said: [
      'fee|surcharge|penalty|toll|tax|extra|additional|surplus .. double|two|2|jump|jumping|skipping|big|long',
      'double|two|2|skipping|jumping .. fee|extra|surcharge|penalty|additional',
      'extra|additional',
      'surcharge|penalty',
    ],
    answer: (cost) => climb(cost, [1, 2], [0, 1], Math.min, (step) => (step === 2 ? 1 : 0)),
  },
  {
    asks: 'one stair for nothing',
    said: [
      'for nothing|free',
      'gift|free|gratis',
      'need not .. paid|pay',
      'dearest|cheapest .. free|off|nothing',
      'half price|cost',
      'coupon|voucher|skip|waive|waived|discount|joker',
      'free step|stair|pass|rung',
      'one .. free|nothing|gratis',
    ],
    answer: (cost) => Math.min(...cost.map((_, stair) => minCostClimbingStairs(cost.with(stair, 0)))),
  },
  {
    asks: 'the fewest steps or the number of ways',
    said: ['how many|number of .. ways|steps|moves|jumps', 'ways', 'fewest|least number|steps|moves'],
    answer(cost) {
      let [before, here] = [1, 1]
      for (let stair = 2; stair <= cost.length; stair++) [before, here] = [here, before + here]
      return here
    },
  },
  {
    asks: 'steps of two or three only, or of two',
    said: [
      'nothing but|else',
      'never .. one|single',
      'two|2 only|at|each|stairs .. always|only|each',
      'two|2 or three|3',
      'exactly|only|always two|2',
      'even|odd',
      'only double',
    ],
    answer: (cost) => climb(cost, [2, 3], [0, 1]) ?? -1,
  },
  {
    asks: 'no two double steps in a row',
    said: [
      'twice in|running',
      'double|two|2|big|long .. twice|again|row|succession|alternate',
      'alternate|alternately|alternating',
      'in turn|succession',
      'in a row',
      'two .. double .. consecutive|successive',
      'never two|twice|double',
    ],
    answer(cost) {
      /** The least cost to stand on each stair, by a single step (or at the start) and by a double one. */
      const least = Array.from({ length: cost.length + 1 }, (_, stair) => [stair < 2 ? 0 : Infinity, Infinity])
      for (const [stair, price] of cost.entries()) {
        const [single, double] = least[stair]
        least[stair + 1][0] = Math.min(least[stair + 1][0], single + price, double + price)
        if (stair + 2 <= cost.length) least[stair + 2][1] = single + price
      }
      return Math.min(...least[cost.length])
    },
  },
  {
    asks: 'a start that costs nothing',
    said: [
      'start|starting|first .. costs|cost|free|nothing|no',
      'arrive|arrives|land|lands|enter|entering',
      'first .. free',
      'upon|on arrival|arriving|landing|entering',
      'land|landing|arrive on|at',
      'when|each|every .. land|arrive|enter',
      'stepping|step onto',
      'first stair|step|rung .. free|nothing',
      'except .. start|first',
      'not .. pay|paid .. start|starting|first',
    ],
    answer: (cost) => Math.min(climb(cost.with(0, 0), [1, 2], [0]), climb(cost.with(1, 0), [1, 2], [1])),
  },
  {
    asks: 'the dearest stair of the way, or another measure',
    said: [
      'largest|highest|maximum|dearest single|one|stair|step|cost',
      'product|multiply|multiplied|average|mean',
      'bottleneck|worst',
    ],
    answer(cost) {
      let [below, here] = [0, 0]
      for (let stair = 2; stair <= cost.length; stair++)
        [below, here] = [here, Math.min(Math.max(here, cost[stair - 1]), Math.max(below, cost[stair - 2]))]
      return here
    },
  },
  {
    asks: 'all stairs paid',
    said: ['every|each|all stair|step|stairs|steps .. must|paid|visited|touched', 'total|sum of all|every'],
    answer: (cost) => cost.reduce((total, price) => total + price, 0),
  },
  {
    asks: 'one double step only',
    said: [
      'at most|only|just|exactly once|twice|two|three',
      'latter|former',
      'at most|only|one|1|single double|big|long|skip|leap',
      'but|than|only once',
      'once you|he|she|one may|leave|skip',
      'skip|leap|double|skips|jump .. once|one|1|limit|limited|two|three|k',
      'no more than',
      'more than once|one|two',
    ],
    answer: (cost) =>
      cost.reduce((total, price) => total + price, 0) -
      Math.max(cost[0] + Math.max(0, ...cost.slice(2)), ...cost.slice(1)),
  },
  {
    asks: 'a further condition or exception',
    said: [
      '~contain|consist|of|hold|is|are|has|have|with nothing but',
      'three .. if|when|where|for',
      'one|every|each|two|three|once .. free',
    ],
  },
  {
    asks: 'a certain first step',
    said: [
      'no other',
      'enter|enters|start|starts|begin|begins at|on the lowest|bottom|first|very step|stair|stone|rung ~or|and|i|index|number|0|no',
    ],
  },
  {
    asks: 'a last step that must be paid',
    said: [
      'skip|skips|skipped|skipping|jump|miss .. final|last|topmost|uppermost',
      'on|touch|pay the final|last|topmost|uppermost rung|step|stair|stone',
    ],
  },
  {
    asks: 'the dearer of two stairs paid each time',
    said: ['larger|higher|greater|dearer|bigger|costlier|maximum|max|sum|cheaper|lower of|the|its|cost', 'both'],
    answer: (cost) => minCostClimbingStairs(cost.map((price, stair) => Math.max(price, cost[stair + 1] ?? 0))),
  },
]
