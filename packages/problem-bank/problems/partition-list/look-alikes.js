function valuesOf(head) {
  return head ? [head.val, ...valuesOf(head.next)] : []
}

function listOf(values) {
  return values.reduceRight((next, value) => new ListNode(value, next), null)
}

/** The list with its values in the groups that `groupOf` puts them into. */
function grouped(head, groupOf) {
  const groups = [[], [], []]
  for (const value of valuesOf(head)) groups[groupOf(value)].push(value)
  return listOf(groups.flat())
}

/** The list made of the smaller values and of the others. */
function arranged(head, x, order) {
  const values = valuesOf(head)
  return listOf(
    order(
      values.filter((value) => value < x),
      values.filter((value) => value >= x),
    ),
  )
}

const ascending = (values) => values.sort((a, b) => a - b)

const lookAlikes = [
  {
    asks: 'the larger values first',
    said: [
      'greater|larger|bigger|higher|least|above .. before|precede|precedes|first|front .. less|smaller|lower|below',
      'larger|greater|bigger|larger ones first|before',
      'less|smaller|lower|below .. after|behind|follow|last|end',
      'equal to x|k|p|pivot come|comes|precede|are|stand|go|placed',
      'greater|larger|bigger|more come|comes|precede|stand|go before|first|ahead',
    ],
    answer: (head, x) => arranged(head, x, (smaller, others) => [...others, ...smaller]),
  },
  {
    asks: 'values equal to the bound among the smaller ones',
    said: [
      'less|smaller|lower .. or equal .. before|come|first|precede|front',
      'at most x|k|p|pivot',
      'not|no greater|larger|more .. before|come|first|precede|front',
      'strictly greater|larger',
      'greater|larger than ~or',
      'up to|including x',
    ],
    denied: ['equal|least|not|or|strictly|others|rest|remaining|other|='],
    answer: (head, x) => grouped(head, (value) => (value <= x ? 0 : 1)),
  },
  {
    asks: 'three groups: smaller, equal and larger',
    said: [
      'three|3 group|groups|part|parts|section|sections|pieces',
      'equal .. middle|between|center|centre',
      'then .. equal .. then',
      'between the|them',
      'followed by .. equal',
    ],
    answer: (head, x) => grouped(head, (value) => (value < x ? 0 : value === x ? 1 : 2)),
  },
  {
    asks: 'a sorted list',
    said: ['sort|sorted|sorting|ascending|increasing|descending|decreasing', 'by value|size'],
    answer: (head) => listOf(ascending(valuesOf(head))),
  },
  {
    asks: 'sorted parts',
    said: ['sort|sorted|sorting|ascending|increasing'],
    answer: (head, x) => arranged(head, x, (smaller, others) => [...ascending(smaller), ...ascending(others)]),
  },
  {
    asks: 'parts in reverse',
    said: ['reverse|reversed|reversing|backward|backwards|opposite|inverted|invert|flipped'],
    answer: (head, x) => arranged(head, x, (smaller, others) => [...smaller.reverse(), ...others.reverse()]),
  },
  {
    asks: 'the second part in reverse',
    said: ['reverse|reversed|reversing|backward|backwards|opposite|inverted|invert|flipped'],
    answer: (head, x) => arranged(head, x, (smaller, others) => [...smaller, ...others.reverse()]),
  },
  {
    asks: 'the first part in reverse',
    said: [
      'reverse|reversed|reversing|backward|backwards|opposite|inverted|invert|flipped',
      'front|head|beginning|start .. moved|move|put|inserted|each',
    ],
    answer: (head, x) => arranged(head, x, (smaller, others) => [...smaller.reverse(), ...others]),
  },
  {
    asks: 'one part alone',
    said: [
      'remove|removed|removing|delete|deleted|deleting|drop|dropped|discard|erase|eliminate|omit|skip|cut',
      'keep|keeping|retain only|just',
      'only|just the nodes|values|those',
      'two|2 lists|separate',
    ],
    answer: (head, x) => arranged(head, x, (smaller) => smaller),
  },
  {
    asks: 'the other part alone',
    said: ['remove|removed|removing|delete|deleted|deleting|drop|dropped|discard|erase|eliminate|omit|skip|cut'],
    answer: (head, x) => arranged(head, x, (_, others) => others),
  },
  {
    asks: 'nodes grouped by position, or by parity',
    said: [
      'position|positions|index|indices|place|places',
      'odd|even',
      'divisible|multiple|remainder',
      'first x|k nodes',
      'rotate|rotated',
    ],
    answer: (head, x) => listOf([...valuesOf(head).slice(x), ...valuesOf(head).slice(0, x)]),
  },
]
