/** The earliest time at which each node from 1 to n is reached; Infinity where it never is. */
function reachedAt(times, n, k, along = (time, delay) => time + delay, rounds = n) {
  let reached = new Array(n + 1).fill(Infinity)
  reached[k] = 0
  for (let round = 0; round < rounds; round++) {
    const next = [...reached]
    for (const [origin, goal, delay] of times)
      if (Number.isFinite(reached[origin])) next[goal] = Math.min(next[goal], along(reached[origin], delay))
    reached = next
  }
  return reached.slice(1)
}

const latest = (reached) => (reached.every(Number.isFinite) ? Math.max(...reached) : -1)
const reversed = (times) => times.map(([origin, goal, delay]) => [goal, origin, delay])
const finite = (reached) => reached.filter(Number.isFinite)

const lookAlikes = [
  {
    asks: 'the number of nodes that receive it',
    said: [
      'how many node|village|computer|of|nodes|receive|station|city|place',
      'number|count of node|village|computer|station|city|receiver|those .. that|which|receive|reach|reached|reachable|ever|within|can',
      'return|count|find the number|nodes',
    ],
    answer: (times, n, k) => finite(reachedAt(times, n, k)).length,
  },
  {
    asks: 'the nodes that do not receive it',
    said: ['unreachable|unreached', 'how many .. not|never', 'number|count of .. not|never|without'],
    answer: (times, n, k) => n - finite(reachedAt(times, n, k)).length,
  },
  {
    asks: 'edges for both directions',
    said: [
      'undirected|bidirectional|bidirectionally|two-way|twoway|symmetric|mutual',
      'both|either direction|way|side',
      'two way',
      'back and forth',
      'just|equally as long|fast|far|slow|much',
      'between u and|u',
    ],
    answer: (times, n, k) => latest(reachedAt([...times, ...reversed(times)], n, k)),
  },
  {
    asks: 'nodes numbered from zero',
    said: [
      '0|zero to|through|and n|count',
      'from|with|at 0|zero',
      'zero|0 based|indexed',
      'numbered|labeled|labelled|numbering|index|indices 0|zero',
      '0 .. n 1',
    ],
    answer(times, n, k) {
      return latest(
        reachedAt(
          times.map(([origin, goal, delay]) => [origin + 1, goal + 1, delay]),
          n,
          k + 1,
        ),
      )
    },
  },
  {
    asks: 'a signal that is passed on over so many edges',
    said: [
      'most one|1|two|2|three|3|m|k edge|hop|stop|link|road|time|relay|intermediate',
      'exactly one|1|two|2|three|3|m|k edge|hop|stop|link|road|relay',
      'one|two|three|k|many|few hop',
      'hops|stopover|stopovers|intermediate',
      'relay|relays|relayed|forwarded .. twice|two|three|times|most|only|k',
      'dies|fades|expires|vanishes after',
      'ttl|lifetime',
      'no more than',
      'direct|directly edge|neighbour|neighbor|connected|link',
      'passed on only|twice|over',
      'neighbours|neighbors only',
    ],
    answer: (times, n, k) => latest(reachedAt(times, n, k, undefined, 2)),
  },
  {
    asks: 'a signal that goes over one edge, or to the direct neighbours',
    said: [
      'most one|1|two|2|three|3|m|k edge|hop|stop|link|road|time|relay|intermediate',
      'exactly one|1|two|2|three|3|m|k edge|hop|stop|link|road|relay',
      'hop',
      'direct|directly|immediate edge|neighbour|neighbor|connected|link|adjacent',
      'neighbours|neighbors only|of',
    ],
    answer: (times, n, k) => latest(reachedAt(times, n, k, undefined, 1)),
  },
  {
    asks: 'the number of edges instead of the time',
    said: [
      'fewest|least|minimum|minimal|smallest edge|hop|link|step|of',
      'number edge|hop|link|step',
      'number of edges|hops|links|steps',
      'number|count of edge|hop|link|step|round|second',
      'how many edge|hop|link|step|round',
      'round|rounds',
      'ignoring|regardless .. time|weight|delay',
      'one|1 unit|second|minute per|for|each',
      'every|each edge|link|road takes|needs one|1|the',
    ],
    answer: (times, n, k) => latest(reachedAt(times, n, k, (time) => time + 1)),
  },
  {
    asks: 'the time until the first, or a certain node, has it',
    said: [
      'first|nearest|closest node|village|computer|receiver|station|other|one',
      'reach|reaches|reached|to|at|until|when node|village|computer n|t|target',
      'target|destination node|village .. receive|received|has|get|reached',

      'last node n',
      'half|majority',
      'at least half|k|m|most',
      'most of the',
      'half of|the',
    ],
    answer: (times, n, k) => {
      const reached = reachedAt(times, n, k).at(-1)
      return Number.isFinite(reached) ? reached : -1
    },
  },
  {
    asks: 'the time until the first other node has it',
    said: ['first|nearest|closest node|village|computer|receiver|station|other|one', 'soonest'],
    answer: (times, n, k) => {
      const others = finite(reachedAt(times, n, k).toSpliced(k - 1, 1))
      return others.length > 0 ? Math.min(...others) : -1
    },
  },
  {
    asks: 'the time until every reachable node has it',
    denied: ['-1', 'minus|negative one|1', 'all|every|each|whole|entire|everybody|everyone|everything'],
    said: [
      'last|latest time|new|arrival|reception|delivery|hearer|one|to|that',
      'for the last',
      'nobody|no|nothing|none new|newcomer|further|else|more|another',
      'even|although|though if|when|some|not|several|others|it|many',
      'from|since|after when|then|that on|onwards',
      'some|others|few|many|several|rest|those .. not|never .. told|reached|hear|hears|get|gets|reach|receive|know|learn',
      'whether|regardless|no .. all|everybody|everyone|others|rest',
      'stops|stop|ceases|ends spreading|to|travelling|moving|running',
      'reachable|reached node|village|computer|station|ones|one',
      'that .. can|ever .. receive|reach|reached|get',
      'ignore|ignored|ignoring|disregard|exclude|excluding .. unreachable|not|never|cannot',
      'unreachable .. ignored|ignore|excluded|count|skipped',
      'as many .. as|possible',
    ],
    answer: (times, n, k) => Math.max(...finite(reachedAt(times, n, k))),
  },
  {
    asks: 'the sum of the times',
    said: [
      'total of',
      'total|sum .. arrival|delay|weight',
      'sum|average|mean|combined',
      'total weight|cost|delay|length|of',
      'spanning|tree',
      'cheapest|cost',
    ],
    answer: (times, n, k) => {
      const reached = reachedAt(times, n, k)
      return latest(reached) === -1 ? -1 : reached.reduce((sum, time) => sum + time, 0)
    },
  },
  {
    asks: 'the time for all signals to come to the node',
    said: [
      'back to',
      'from all|every|each|any|the other node|computer|village|nodes',
      'all|every|each|other node|nodes|computer|village send|sends',
      'reply|replies|response|acknowledge|acknowledges|acknowledgement|acknowledgment|answer|answers|return|round .. back|trip|source|k',
      'reverse|reversed|backward|backwards|opposite|against',
      'gather|collect|meet',
      'round trip',
    ],
    answer: (times, n, k) => latest(reachedAt(reversed(times), n, k)),
  },
  {
    asks: 'the way there and back',
    said: [
      'reply|response|acknowledge|acknowledgement|acknowledgment|confirm|confirmation|echo|round',
      'back to',
      'and back',
      'return trip|journey|signal',
    ],
    answer: (times, n, k) => {
      const [there, back] = [reachedAt(times, n, k), reachedAt(reversed(times), n, k)]
      return latest(there.map((time, node) => time + back[node]))
    },
  },
  {
    asks: 'a delay at the nodes as well',
    said: [
      'copies|copy|copying|stamps|stamp|reads|reading|checks|checking|registers|unpacks|prepares|preparing|rest|rests .. before|hour|time|takes|minute|unit',
      'before its|it|they|the|passing|sending|forwarding|each .. leave|leaves|sends|send|forwards|forward|go|goes|set|passes',
      'which takes|costs|lasts|needs one|1|an|a|two|2',
      'only|just one other',
      'one .. at a time',
      'one after the other|another',
      'node|it|each|every|server|tower .. work|works|waits|wait|rest|rests|keeps|holds|needs|spends|handles|processes .. before|for',
      'each|every|a node .. needs|takes|waits|delays|holds|adds|pauses|processing',
      'process|processes|processing|pause|pauses|wait|waits|waiting|rest|handling|extra|additional',
      'before passing|forwarding|sending|it passes',
      'plus one|1|two',
    ],
    answer: (times, n, k) => latest(reachedAt(times, n, k, (time, delay) => time + delay + (time > 0 ? 1 : 0))),
  },
  {
    asks: 'the way whose longest edge is shortest, or widest',
    said: [
      'largest|longest|maximum|greatest|slowest|heaviest|smallest edge|single|link|delay|weight|road',
      'bottleneck|bandwidth|capacity|widest|minimax',
      'maximum|largest .. along|path|route|way',
      'largest weight',
    ],
    answer: (times, n, k) => latest(reachedAt(times, n, k, Math.max)),
  },
  {
    asks: 'a product of the weights',
    said: ['product|multiply|multiplied|multiplies|probability|factor', 'modulo|mod|remainder', 'even|odd'],
    answer: (times, n, k) => latest(reachedAt(times, n, k, (time, delay) => Math.max(1, time) * delay)),
  },
  {
    asks: 'the latest arrivals, by the longest ways',
    said: ['longest|slowest|worst path|way|route|case', 'critical path', 'prerequisite|course|task|depends|dependency'],
    answer: (times, n, k) => {
      const longest = (node, seen) =>
        Math.max(
          0,
          ...times
            .filter(([origin, goal]) => origin === node && !seen.includes(goal))
            .map(([, goal, delay]) => delay + longest(goal, [...seen, goal])),
        )
      return n > 8 || networkDelayTime(times, n, k) === -1 ? -1 : longest(k, [k])
    },
  },
  {
    asks: 'an edge to be left out, or free of time',
    said: [
      'one|1|single edge|link|road|connection may|can|could|fail|break',
      'free|skip|skipped|boost|booster|shortcut|teleport|halve|halved|discount|coupon|upgrade',
      'fail|fails|failing|broken|removed|remove|blocked|closed',
      'several|two|2|multiple|many source|sources|sender|senders|start',
      'another source',
      'second|next|new signal|sender',
    ],
    answer: (times, n, k) => networkDelayTime(times, n, k),
  },
  {
    asks: 'the node that receives it last, or another fallback',
    said: [
      'which node|village|computer|station|one',
      'node|village|computer that|which receives|receive|is .. last|latest',
      'return .. label|number|index of',
      'label|number of the node|village|computer',
      'return|give|report 0|zero|infinity',
      '0|zero if|when',
    ],
    answer: (times, n, k) => {
      const reached = reachedAt(times, n, k)
      return latest(reached) === -1 ? -1 : reached.indexOf(latest(reached)) + 1
    },
  },
  {
    asks: 'the nodes reached alone',
    said: ['at all'],
  },
  {
    asks: 'the time until all but some have it',
    said: [
      'last but one|two',
      'all but one|two|the|k',
      'all|every|everyone|everybody|each except|save|bar',
      'but|except|save one|the',
      'penultimate|second|half|majority|most node|to|last|of|have',
      'all of|others .. except|but|save',
    ],
    answer: (times, n, k) => {
      const reached = reachedAt(times, n, k)
      return reached.every(Number.isFinite) ? (reached.sort((a, b) => a - b).at(-2) ?? 0) : -1
    },
  },
]
