/** What a page says of places that are taken in turn. */
const OF_POSITIONS = [
  'odd|even|oddly|parity|alternate|alternately|alternating|altogether',
  'every|each|other second|other|two|2|third',
  '3|3rd|third|x_3|n3|a3 .. 5|5th|fifth|x_5|n5|a5',
  'first|1st|1 .. third|3rd|3',
  'one|ones two|twos',
  'counts|counting|count off',
  'twos|seconds',
]

const REVERSED = [
  'reverse|reversed|reversing|reversal|backward|backwards|opposite|inverted|invert|flipped|flip',
  'other|wrong way|direction round|around',
  'turn|turned|turning round|around|about|over|back|the|them|it',
  'back to front',
  'last .. first ~position|place|node|one|odd|then|come',
  'tail .. head',
]

const lookAlikes = [
  {
    asks: 'nodes grouped by whether their values are odd or even',
    said: [
      'odd|even value|valued|val|data|integer|key|content',
      'value|val|data|key is|are|that|being odd|even',
      'holding|holds|hold|containing|contain|contains|carrying|storing odd|even number',
      'odd numbers .. even numbers',
      'odd or even value|number|data',
      'parity of .. value|data|number',
      'divisible by 2|two',
      'value .. divisible',
    ],
    answer: (head) => grouped(head, (_, value) => (value % 2 === 0 ? 1 : 0)),
  },
  {
    asks: 'the nodes with even values first',
    said: [
      'even value|valued|val|data|integer|key',
      'value|val|data|key is|are|that|being even',
      'even numbers .. odd numbers',
    ],
    answer: (head) => grouped(head, (_, value) => Math.abs(value % 2)),
  },
  {
    asks: 'the nodes at even positions first',
    said: [
      'even .. followed|before|then|ahead|precede|preceding .. odd',
      'even .. come|comes|coming|go|goes|placed|put|stand|move|moved first',
      'even .. to|at|in the front|start|beginning|head',
      'odd .. after|behind .. even',
      'start|starting|begin|beginning with .. even',
    ],
    answer: (head) => grouped(head, (place) => (place % 2 === 0 ? 1 : 0)),
  },
  {
    asks: 'positions counted from zero',
    said: [
      '0|zero based|indexed|index',
      'index|position|indices|positions|number|numbered 0|zero',
      'count|counted|counting|numbered|numbering|start|starting|begin|beginning .. 0|zero',
      'first|head|node is|as|counts|considered even and the second',
      'first|head node is|counts|considered|counted even|considered|as|treated even|as',
    ],
    answer: (head) => grouped(head, (place) => (place % 2 === 0 ? 1 : 0)),
  },
  {
    asks: 'positions counted from the end',
    said: [
      'counted|counting|count|numbered|numbering|position|index|indexed .. from|starting .. end|back|tail|last',
      'last|tail node is|counts|has|considered odd|as|considered|index|position|1|one',
      'from the end|tail|back',
    ],
    answer: (head) => grouped(head, (place, _, length) => ((length - place) % 2 === 1 ? 0 : 1)),
  },
  {
    asks: 'the second group reversed',
    said: REVERSED,
    answer: (head) => arranged(head, (odd, even) => [...odd, ...even.reverse()]),
  },
  {
    asks: 'both groups reversed',
    said: REVERSED,
    answer: (head) => arranged(head, (odd, even) => [...odd.reverse(), ...even.reverse()]),
  },
  {
    asks: 'the first group reversed',
    said: REVERSED,
    answer: (head) => arranged(head, (odd, even) => [...odd.reverse(), ...even]),
  },
  {
    asks: 'all but the first reversed',
    denied: OF_POSITIONS,
    said: REVERSED,
    answer(head) {
      const [first, ...others] = valuesOf(head)
      return head && listOf([first, ...others.reverse()])
    },
  },
  {
    asks: 'the second and the third node exchanged',
    denied: OF_POSITIONS,
    said: [
      'swap|swaps|swapped|swapping|exchange|exchanged|exchanging|trade|switch|switched',
      'second|2nd and .. third|3rd',
    ],
    answer: (head) =>
      listOf(valuesOf(head).map((value, at, all) => (all.length > 2 ? all[[0, 2, 1][at] ?? at] : value))),
  },
  {
    asks: 'the second node moved to the end',
    denied: OF_POSITIONS,
    said: ['second|2nd|next .. to|at|behind the end|tail|back|last', 'remove|removed|take|taken .. second'],
    answer(head) {
      const [first, second, ...others] = valuesOf(head)
      return head && listOf([first, ...others, second].filter((value) => value !== undefined))
    },
  },
  {
    asks: 'sorted groups',
    said: ['sort|sorted|sorting|ascending|increasing|smallest'],
    answer: (head) => arranged(head, (odd, even) => [...odd.sort((a, b) => a - b), ...even.sort((a, b) => a - b)]),
  },
  {
    asks: 'groups sorted downwards',
    said: ['descending|decreasing|largest|sorted'],
    answer: (head) => arranged(head, (odd, even) => [...odd.sort((a, b) => b - a), ...even.sort((a, b) => b - a)]),
  },
  {
    asks: 'the nodes at odd positions alone',
    said: [
      'remove|removed|removing|delete|deleted|deleting|drop|dropped|discard|discarded|erase|eliminate|omit|skip',
      'keep|keeping|return|leave|leaving|retain only|just',
      'every other|second node',
    ],
    answer: (head) => arranged(head, (odd) => odd),
  },
  {
    asks: 'neighbours swapped',
    said: [
      'swap|swapped|swapping|exchange|exchanged .. pair|adjacent|neighbour|neighbor|two|neighbouring|neighboring',
      'pairwise',
    ],
    answer: (head) =>
      listOf(valuesOf(head).map((value, place, all) => all[place % 2 ? place - 1 : place + 1] ?? value)),
  },
  {
    asks: 'three groups',
    said: [
      'three|3 group|chain|part',
      'every third',
      'mod|modulo|remainder .. 3|three',
      'multiple|divisible .. 3|three',
    ],
    answer: (head) => grouped(head, (place) => place % 3),
  },
  {
    asks: 'first and last nodes in turn',
    said: ['last .. second .. last', 'first last', 'second last'],
    answer(head) {
      const values = valuesOf(head)
      return listOf(values.map((_, place) => (place % 2 ? values.at(-(place + 1) / 2) : values[place / 2])))
    },
  },
]

function grouped(head, groupOf) {
  const values = valuesOf(head)
  const groups = [[], [], []]
  for (const [place, value] of values.entries()) groups[groupOf(place, value, values.length)].push(value)
  return listOf(groups.flat())
}

function arranged(head, order) {
  const values = valuesOf(head)
  const odd = values.filter((_, place) => place % 2 === 0)
  const even = values.filter((_, place) => place % 2 === 1)
  return listOf(order(odd, even))
}

function valuesOf(head) {
  return head ? [head.val, ...valuesOf(head.next)] : []
}

function listOf(values) {
  return values.reduceRight((next, value) => new ListNode(value, next), null)
}
