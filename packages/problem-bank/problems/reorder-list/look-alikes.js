const lookAlikes = [
  {
    asks: 'the nodes at odd positions first',
    said: [
      'odd|even position|positions|index|indexed|indices|place|numbered|nodes',
      'odd .. before|then|followed .. even',
      'every other|second node',
    ],
    answer: (head) =>
      rewrite(head, (all) => [...all.filter((_, at) => at % 2 === 0), ...all.filter((_, at) => at % 2)]),
  },
  {
    asks: 'the last node first',
    said: [
      'last|tail|back|end .. first',
      'opens|open|headed|led|starts|begins|begin|start with|by',
      'ln l0',
      'back .. front .. back',
      'last first|head',
      'last node .. first node .. second',
      'start|starts|starting|begin|begins|beginning with|from|at .. last|tail|end',
      'last .. then .. first',
      'tail .. head',
    ],
    answer: (head) => rewrite(head, (all) => fromBothEnds([...all].reverse())),
  },
  {
    asks: 'the two halves in turn, neither of them reversed',
    said: [
      'cards',
      'deck of|is|into|in|which',
      'cut in',
      'without .. reverse|reversing|reversed|turning',
      'second half .. in',
      'half|halves .. order',
      'interleave|interleaved|interleaving|shuffle|shuffled|riffle|zip|weave',
      'half|halves|middle',
      'l0 lm|lk|lmid|ln 2',
      'without reversing',
      'same|original|unreversed order',
    ],
    answer: (head) => rewrite(head, (all) => shuffled(all, Math.ceil(all.length / 2))),
  },
  {
    asks: 'the second half reversed',
    said: ['latter|later|second|back half|part', 'half|halves'],
    answer: (head) => rewrite(head, (all) => halfReversed(all, Math.floor(all.length / 2))),
  },
  {
    asks: 'the second half reversed, a middle node staying',
    said: ['half|halves'],
    answer: (head) => rewrite(head, (all) => halfReversed(all, Math.ceil(all.length / 2))),
  },
  {
    asks: 'the whole list reversed',
    said: ['reverse|reversed|reversing|backwards .. whole|entire|list|order', 'backwards'],
    answer: (head) => rewrite(head, (all) => all.reverse()),
  },
  {
    asks: 'neighbours swapped',
    said: [
      'neighbour|neighbours|neighbouring|adjacent',
      'trade|change|exchange|swap places',
      'swap|swapped|swapping|exchange .. pair|pairs|adjacent|neighbouring|neighboring|two|every',
      'pairwise',
      'every two',
    ],
    answer: (head) => rewrite(head, (all) => all.map((value, at) => all[at % 2 ? at - 1 : at + 1] ?? value)),
  },
  {
    asks: 'the smallest and the largest in turn',
    said: [
      'smallest|largest|minimum|maximum|lowest|highest|smaller|larger|greater|biggest',
      'sorted|sort|sorting|ascending|increasing|descending|decreasing',
      'zigzag|wiggle',
      'by value',
    ],
    answer: (head) => rewrite(head, (all) => fromBothEnds(all.sort((a, b) => a - b))),
  },
  {
    asks: 'the largest and the smallest in turn',
    said: [
      'smallest|largest|minimum|maximum|lowest|highest|smaller|larger|greater|biggest',
      'sorted|sort|sorting|ascending|increasing|descending|decreasing',
      'zigzag|wiggle',
      'by value',
    ],
    answer: (head) => rewrite(head, (all) => fromBothEnds(all.sort((a, b) => b - a))),
  },
  {
    asks: 'the last node alone moved behind the first',
    said: [
      'only|just one|the last|tail',
      'inserted|insert|put|placed|moved|moves|goes .. after|behind',
      'one|single node|move',
      'only|just .. last',
      'last node|one .. second|after|behind .. place|position|head',
      'once',
    ],
    answer: (head) => rewrite(head, (all) => (all.length > 1 ? [all[0], all.at(-1), ...all.slice(1, -1)] : all)),
  },
  {
    asks: 'everything behind the first node reversed',
    said: [
      'first|head|front .. alone|place|untouched|stays|stay|remains|leave|left',
      'all but|except',
      'rest|remaining|others .. reversed|backward|backwards|reverse',
      'except|apart|but .. first|head',
      'first|head .. stay|stays|fixed|keep|keeps',
      'after|behind the first|head .. reverse|reversed|backwards',
    ],
    answer: (head) => rewrite(head, (all) => [all[0], ...all.slice(1).reverse()]),
  },
  {
    asks: 'the list rotated',
    said: ['moved|moves|move|goes to|front', 'in circle', 'rotate|rotated|rotating|rotation|shift|shifted'],
    answer: (head) => rewrite(head, (all) => [all.at(-1), ...all.slice(0, -1)]),
  },
  {
    asks: 'odd and even values apart or in turn',
    said: ['odd|even value|values|number|numbers|valued', 'value .. odd|even'],
    answer: (head) =>
      rewrite(head, (all) => [...all.filter((value) => value % 2), ...all.filter((value) => value % 2 === 0)]),
  },
  {
    asks: 'two nodes of each end in turn',
    said: [
      'two|2|three|3|pair|pairs from|of|at|off',
      'two|three first|last|front',
      'two .. then',
      'k',
      'by two|twos|pairs',
      'in pairs',
      'two .. first|front|beginning .. two .. last|end|back',
      'first two|2',
      'last two|2',
      'k nodes|first|last',
    ],
    answer(head) {
      rewrite(head, (all) => {
        const order = []
        while (all.length) order.push(...all.splice(0, 2), ...all.splice(-2).reverse())
        return order
      })
    },
  },
  {
    asks: 'the order from the middle outwards',
    said: ['from .. middle', 'middle .. first', 'outside|out', 'middle|centre|center|outward|outwards|inside'],
    answer: (head) => rewrite(head, (all) => fromBothEnds(all).reverse()),
  },
  {
    asks: 'a node or two left where they are',
    said: ['last|final|tail .. stay|stays|remain|remains|keeps|untouched|alone'],
  },
  {
    asks: 'a further condition or exception',
    said: [
      'more|longer|further|farther|larger|bigger|greater|higher|deeper than two|three|four|five|six|2|3|4|5|6',
      'stay|stand|remain|keep in|at|their|its|where place|they|it',
      '~out|break|breaks|breaking|broke even ~if|when|though|where|better|so|the|a|an|in|by|after|for|then|agree|share|tempered|handed|keeled|ring|their|its|they|them',
    ],
  },
  {
    asks: 'nodes taken out before',
    said: [
      'negative',
      'before|first .. rearrange|rearrangement|rearranged|reorder|reordering|reordered',
      'unlinked|removed|deleted|dropped',
    ],
  },
]

function rewrite(head, order) {
  const nodes = []
  for (let node = head; node; node = node.next) nodes.push(node)
  for (const [at, value] of order(nodes.map(({ val }) => val)).entries()) nodes[at].val = value
}

function fromBothEnds(all) {
  return all.map((_, at) => (at % 2 ? all.at(-(at + 1) / 2) : all[at / 2]))
}

function shuffled(all, half) {
  return all.map((_, at) => (at % 2 ? all[half + (at - 1) / 2] : all[at / 2]))
}

function halfReversed(all, half) {
  return [...all.slice(0, half), ...all.slice(half).reverse()]
}
