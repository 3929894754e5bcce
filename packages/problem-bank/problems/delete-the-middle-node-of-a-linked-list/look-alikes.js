function valuesOf(head) {
  return head ? [head.val, ...valuesOf(head.next)] : []
}

function listOf(values) {
  return values.reduceRight((next, value) => new ListNode(value, next), null)
}

/** The list with its values chosen anew. */
const chosen = (head, choose) => listOf(choose(valuesOf(head)))

const lookAlikes = [
  {
    asks: 'the first of two middle nodes to be deleted',
    said: [
      'first|earlier|former|left|1st|lefthand|upper middle|one|center|centre|central|of',
      'middle|middles|center|central|two|both|them|these .. first|earlier|former|left|nearer|closer|leftmost',
      'delete|remove|take|drop|unlink the first|earlier|former|left',
      'nearer|closer|nearest|closest to .. head|start|front|beginning|first',
      'lower middle|median',
      'before the second|other|later',
      'n 1 2',
      'earlier|former|leftmost',
      'not|never the second|later|latter|right',
    ],
    answer: (head) => chosen(head, (values) => values.toSpliced((values.length - 1) >> 1, 1)),
  },
  {
    asks: 'both middle nodes to be deleted',
    said: ['both', 'two middle|nodes .. deleted|removed|go|gone', 'delete|remove|deleting|removing two'],
    answer: (head) =>
      chosen(head, (values) => values.filter((_, at) => at !== values.length >> 1 && at !== (values.length - 1) >> 1)),
  },
  {
    asks: 'nothing to be deleted where there are two middle nodes',
    said: [
      'even .. unchanged|nothing|untouched|not|no|stays|as',
      'only|just if|when|where .. odd',
      'no middle',
      'odd .. otherwise|else',
      'unchanged|untouched',
    ],
    answer: (head) =>
      chosen(head, (values) => (values.length % 2 === 0 ? values : values.toSpliced(values.length >> 1, 1))),
  },
  {
    asks: 'the middle node itself',
    said: [
      'return|give|report|find the middle|center|centre',
      'return|returns .. deleted|removed node|value',
      'value of the|that middle|deleted|removed',
    ],
    answer: (head) => chosen(head, (values) => values.slice(values.length >> 1)),
  },
  {
    asks: 'all nodes but the middle one, or a half, to be deleted',
    said: [
      'half|halves',
      'keep|keeping|except|but the|only',
      'before|after|behind|following|beyond|up the|to|of middle',
      'node|one after|before|behind|following .. middle',
      'everything|all',
    ],
    answer: (head) => chosen(head, (values) => values.slice(0, values.length >> 1)),
  },
  {
    asks: 'the node after or before the middle one to be deleted',
    said: ['after|before|behind|following|preceding|next|previous', 'successor|predecessor|neighbour|neighbor'],
    answer: (head) => chosen(head, (values) => values.toSpliced((values.length >> 1) + 1, 1)),
  },
  {
    asks: 'the median value to be deleted',
    said: ['median', 'middle value|number', 'sorted|sort', 'average|mean', 'largest|smallest|greatest|maximum|minimum'],
    answer(head) {
      const values = valuesOf(head)
      const median = values.toSorted((a, b) => a - b)[values.length >> 1]
      return listOf(values.toSpliced(values.indexOf(median), 1))
    },
  },
  {
    asks: 'all nodes of the middle value to be deleted',
    said: [
      'all|every|each nodes|node with|that|whose|equal',
      'all|every|each occurrence|occurrences',
      'same|equal value|values',
      'value|values .. equal|equals|same|occur|occurs',
      'duplicate|duplicates',
    ],
    answer: (head) => chosen(head, (values) => values.filter((value) => value !== values[values.length >> 1])),
  },
  {
    asks: 'the middle node to be moved or doubled',
    said: [
      'move|moved|moving|put|insert|inserted|double|doubled|duplicate|swap|swapped|replace|replaced|append|appended',
      'reverse|reversed|reversing|backwards',
      'rotate|rotated',
    ],
    answer: (head) =>
      chosen(head, (values) => [values[values.length >> 1], ...values.toSpliced(values.length >> 1, 1)]),
  },
  {
    asks: 'the middle node to be deleted again and again',
    said: [
      'repeat|repeatedly|again|until|times|twice|successively|k',
      'then delete|remove|deleting|removing',
      'one|single node remains|left|is',
      'as long',
    ],
    answer(head) {
      const once = deleteMiddle(head)
      return once && deleteMiddle(once)
    },
  },
  {
    asks: 'another node to be deleted',
    said: [
      'last|tail|penultimate|second|third|quarter|kth|nth node|one|position',
      'from the end|back',
      'third|quarter|kth',
      'given|this|that node',
      'doubly|circular|previous pointer',
      'unless|except',
      ...conditions('no longer'),
    ],
    answer: (head) => chosen(head, (values) => values.slice(0, -1)),
  },
]
