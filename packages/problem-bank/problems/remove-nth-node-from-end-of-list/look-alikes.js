const lookAlikes = [
  {
    asks: 'the node counted from the beginning',
    said: [
      'from|at the|its beginning|start|front|head|left|top',
      'starting|counting|counted|starts .. head|front|beginning|first',
      'first .. 1|one|is the first',
    ],
    answer: (head, n) => kept(head, (place) => place !== n - 1),
  },
  {
    asks: 'the node counted from the beginning and from zero',
    said: ['from|at the|its beginning|start|front|head|left', '0|zero based|indexed|index', 'index|position'],
    answer: (head, n) => kept(head, (place) => place !== n),
  },
  {
    asks: 'positions counted from zero',
    said: [
      '0|zero based|indexed|index|th',
      'count|counts|counted|counting|numbered|numbering|start|starts|starting|begin|begins|beginning .. 0|zero',
      'last .. 0|zero',
      'n|k is|of|may|can .. 0|zero',
    ],
    answer: (head, n) => kept(head, (place, length) => place !== length - 1 - n),
  },
  {
    asks: 'the node itself returned',
    said: [
      'return|find|give|get|report|locate the|that nth|kth|n|k|node',
      'not|without remove|removing|delete|deleting',
      'return .. nth|kth|th node',
      'value of',
    ],
    answer: (head, n) => kept(head, (place, length) => place >= length - n),
  },
  {
    asks: 'the last n nodes removed',
    said: [
      'last n|k|few',
      'n|k last|final',
      'all|everything|every|rest|nodes .. after|behind|following|onwards',
      'n|k nodes .. end|back',
      'n|k nodes|elements',
      'onwards|onward',
    ],
    answer: (head, n) => kept(head, (place, length) => place < length - n),
  },
  {
    asks: 'the first n nodes removed',
    said: ['first n|k', 'n|k nodes|elements', 'all|everything|every|rest|nodes .. before|preceding'],
    answer: (head, n) => kept(head, (place) => place >= n),
  },
  {
    asks: 'every nth node removed',
    said: ['every|each nth|kth|n|k', 'repeatedly|multiples'],
    answer: (head, n) => kept(head, (place, length) => (length - place) % n !== 0),
  },
  {
    asks: 'the node before or after it removed',
    said: ['node|element|one before|preceding|left|ahead|previous', 'preceding|precedes|predecessor|previous'],
    answer: (head, n) => kept(head, (place, length) => place !== length - n - 1),
  },
  {
    asks: 'the node after it removed',
    said: ['node|element|one after|behind|following|right|next', 'following|follows|successor|next'],
    answer: (head, n) => kept(head, (place, length) => place !== length - n + 1),
  },
  {
    asks: 'nodes with that value removed',
    said: ['value|values|val .. equal|equals|is n|k', 'whose value', 'equal|equals to n|k', 'with value'],
    answer: (head, n) => listOf(valuesOf(head).filter((value) => value !== n)),
  },
  {
    asks: 'a list left as it is when it is too short',
    said: [
      'unchanged|unmodified|intact|untouched|invalid',
      'if|when n|k .. exceeds|exceed|larger|greater|bigger|more|longer',
      'fewer|less than n|k',
      'as it is',
    ],
    answer: (head, n) => kept(head, (place, length) => place !== length - n),
  },
  {
    asks: 'a count that wraps around',
    said: ['circular|circularly|modulo|mod|wrap|wraps|wrapping|cyclic|cyclically|ring'],
    answer: (head, n) => kept(head, (place, length) => place !== length - 1 - ((n - 1) % length)),
  },
  {
    asks: 'the middle node removed',
    said: ['middle|centre|center|halfway'],
    answer: (head) => kept(head, (place, length) => place !== Math.floor(length / 2)),
  },
  {
    asks: 'the rest in reverse',
    said: ['reverse|reversed|reversing|backwards'],
    answer: (head, n) => listOf(valuesOf(removeNthFromEnd(head, n)).reverse()),
  },
  {
    asks: 'the nodes counted from both ends removed',
    said: ['both ends|the|from|nodes', 'as well as', 'also the|nth|kth|remove'],
    answer: (head, n) => kept(head, (place, length) => place !== n - 1 && place !== length - n),
  },
]

function kept(head, stays) {
  const values = valuesOf(head)
  return listOf(values.filter((_, place) => stays(place, values.length)))
}

function valuesOf(head) {
  return head ? [head.val, ...valuesOf(head.next)] : []
}

function listOf(values) {
  return values.reduceRight((next, value) => new ListNode(value, next), null)
}
