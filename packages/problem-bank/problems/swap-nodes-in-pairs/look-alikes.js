const lookAlikes = [
  {
    asks: 'groups of three reversed',
    said: [
      'three|3|k nodes|at|by|consecutive|adjacent',
      'groups|group|block|blocks|chunks of|k',
      'every three|3|k',
      'triple|triples',
      'k at',
    ],
    answer: (head) => arranged(head, (all) => all.flatMap((_, at) => (at % 3 ? [] : all.slice(at, at + 3).reverse()))),
  },
  {
    asks: 'whole groups of three reversed',
    said: [
      'three|3|k nodes|at|by|consecutive|adjacent',
      'groups|group|block|blocks|chunks of|k',
      'every three|3|k',
      'triple|triples',
      'k at',
    ],
    answer: (head) =>
      arranged(head, (all) =>
        all.flatMap((_, at) => (at % 3 ? [] : all.length < at + 3 ? all.slice(at) : all.slice(at, at + 3).reverse())),
      ),
  },
  {
    asks: 'groups of growing length reversed',
    said: [
      'one more',
      'growing|increasing|longer|larger group|groups|length|lengths|size|sizes',
      'even length|group|groups|size',
      'k being',
    ],
    answer: (head) =>
      arranged(head, (all) => {
        const groups = []
        for (let size = 1, at = 0; at < all.length; at += size, size++) {
          const group = all.slice(at, at + size)
          groups.push(group.length % 2 ? group : group.reverse())
        }
        return groups.flat()
      }),
  },
  {
    asks: 'the whole list reversed',
    said: ['reverse|reversed|reversing .. list|order|all|whole|entire'],
    answer: (head) => arranged(head, (all) => all.reverse()),
  },
  {
    asks: 'the first and the last exchanged',
    said: ['first .. last|end', 'kth|nth|k th|n th|middle', 'beginning .. end', 'swap|exchange the first|head', 'ends'],
    answer: (head) =>
      arranged(head, (all) => all.map((value, at) => (at === 0 ? all.at(-1) : at === all.length - 1 ? all[0] : value))),
  },
  {
    asks: 'the first two nodes alone exchanged',
    said: ['only|just .. first|one|two|2', 'first pair|two', 'only|just once'],
    answer: (head) =>
      arranged(head, ([first, second, ...rest]) => [second, first, ...rest].filter((value) => value !== undefined)),
  },
  {
    asks: 'the last two nodes alone exchanged',
    said: ['only|just .. last', 'last|final pair|two'],
    answer: (head) => arranged(head, (all) => [...all.slice(0, -2), ...all.slice(-2).reverse()]),
  },
  {
    asks: 'pairs counted from the end',
    said: [
      'from the end|back|tail',
      'starting|counting|counted|begin|beginning|start .. end|back|tail',
      'first node .. alone|unpaired',
    ],
    answer: (head) => arranged(head, (all) => swapped(all.reverse()).reverse()),
  },
  {
    asks: 'pairs from the second node on',
    said: [
      'second .. third',
      'except|but|skip|skipping|leaving|keep|keeping .. first|head',
      'first|head .. stay|stays|fixed|remains',
      'after the head|first',
    ],
    answer: (head) => arranged(head, ([first, ...rest]) => (first === undefined ? [] : [first, ...swapped(rest)])),
  },
  {
    asks: 'every second pair swapped',
    said: [
      'every|each other|second|alternate pair|pairs',
      'alternate|alternating pair|pairs',
      'first|odd pair|pairs',
      'skip|skipping',
    ],
    answer: (head) => arranged(head, (all) => swapped(all).map((value, at) => (at % 4 < 2 ? value : all[at]))),
  },
  {
    asks: 'neighbouring pairs exchanged with each other',
    said: ['pairs of pairs', 'pair with .. next|following|other', 'swap .. pairs with', 'pairs|pair as a whole'],
    answer: (head) => arranged(head, (all) => all.map((value, at) => all[at % 4 < 2 ? at + 2 : at - 2] ?? value)),
  },
  {
    asks: 'pairs swapped when they are out of order',
    said: [
      'taller|shorter|older|younger|heavier|lighter|faster|slower|richer|stronger|dearer',
      'higher|lower|greater|larger|bigger|smaller|less',
      'if|when|only|whose|where .. larger|greater|smaller|bigger',
      'out of order',
      'first|second|former|latter|one is larger|greater|smaller|bigger',
      'sort|sorted|sorting|ascending|descending|smaller|larger',
    ],
    answer: (head) =>
      arranged(head, (all) =>
        all.map((value, at) => {
          const other = all[at % 2 ? at - 1 : at + 1]
          if (other === undefined) return value
          return at % 2 ? Math.max(value, other) : Math.min(value, other)
        }),
      ),
  },
  {
    asks: 'pairs swapped so that the larger one comes first',
    said: [
      'taller|shorter|older|younger|heavier|lighter|faster|slower|richer|stronger|dearer',
      'higher|lower|greater|larger|bigger|smaller|less',
      'out of order',
      'if|when|only|whose|where .. larger|greater|smaller|bigger',
      'descending|larger|bigger',
    ],
    answer: (head) =>
      arranged(head, (all) =>
        all.map((value, at) => {
          const other = all[at % 2 ? at - 1 : at + 1]
          if (other === undefined) return value
          return at % 2 ? Math.min(value, other) : Math.max(value, other)
        }),
      ),
  },
  {
    asks: 'the nodes at odd positions, or two apart, exchanged',
    said: [
      'odd|even position|positions|index|indices|place|value|values',
      'two apart|steps',
      'one apart|between',
      'every other|second node',
    ],
    answer: (head) =>
      arranged(head, (all) => all.map((value, at) => (at % 2 ? value : (all[at % 4 ? at - 2 : at + 2] ?? value)))),
  },
  {
    asks: 'the list rotated',
    said: ['rotate|rotated|rotation|shift|shifted'],
    answer: (head) => arranged(head, (all) => [...all.slice(1), ...all.slice(0, 1)]),
  },
  {
    asks: 'a last node without a partner dropped',
    said: ['odd|last|leftover|unpaired|single .. dropped|removed|deleted|discarded', 'drop|remove|delete|discard'],
    answer: (head) => arranged(head, (all) => swapped(all).slice(0, all.length - (all.length % 2))),
  },
  {
    asks: 'a condition or an exception put in passing',
    said: [
      '~out|break|breaks|breaking|broke even ~if|when|though|where|better|so|the|a|an|in|by|after|for|then|agree|share|tempered|handed|keeled|ring|their|its|they|them',
      'prime|divisible|multiple of',
    ],
  },
  {
    asks: 'pairs of some kind alone swapped',
    said: [
      'parity',
      'if|when|only|where|provided|whose|unless they are|have|differ|both|do|disagree',
      'values|value|sum differ|differs',
      'both even|odd|positive|negative|equal',
      'swap|swapped|exchange|exchanged|swapping|exchanging|pairs|pair only|just|if|when|whose|provided|unless ~there|it|possible',
      'must not|never be swapped|exchanged',
    ],
    answer: (head) => swapPairs(head),
  },
  {
    asks: 'so many swaps alone',
    said: [
      'swap|swaps|exchange|exchanges|pair|pairs|dance stop|stops|halt|halts',
      'after the|that second|third|2nd|3rd|two|three',
      'after two|three|2|3|k swap|swaps|exchanges|pairs',
      'then|and stop|stops|halt',
      'at most two|three|2|3|k|one',
      'first|only|just two|three|2|3|k pair|pairs|swaps|exchanges',
      'more|further swap|swaps|exchanges',
    ],
    answer: (head) => arranged(head, (all) => [...swapped(all.slice(0, 4)), ...all.slice(4)]),
  },
]

function swapped(all) {
  return all.map((value, at) => all[at % 2 ? at - 1 : at + 1] ?? value)
}

function arranged(head, order) {
  return listOf(order(valuesOf(head)))
}

function valuesOf(head) {
  return head ? [head.val, ...valuesOf(head.next)] : []
}

function listOf(values) {
  return values.reduceRight((next, value) => new ListNode(value, next), null)
}
