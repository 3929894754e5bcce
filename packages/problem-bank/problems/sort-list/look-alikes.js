/** What pages say of an order by value. */
const OF_SORTING = [
  'sort|sorted|sorting|sorts|mergesort|quicksort|merge',
  'ascending|increasing|increase|increases|nondecreasing|rising|rise|rises|growing|grow|grows|decrease|decreases|climb|climbs|descend|descends',
  'smallest|least|lowest|smaller|lightest|lighter|shortest|youngest|earliest|cheapest|less|larger|greater|heavier',
  '<=',
]

const lookAlikes = [
  {
    asks: 'descending order',
    said: [
      'descending|decreasing|nonincreasing',
      'reverse|reversed',
      'largest|greatest|biggest|highest|heaviest first|to',
      'large|big|high to small|low',
      'never increase|rise|grow',
    ],
    answer: (head) => sortedBy(head, (value) => -value),
  },
  {
    asks: 'the order of absolute values',
    said: [
      'absolute|magnitude|magnitudes',
      'ignoring|ignore|regardless|without .. sign|signs',
      'distance',
      'squares|squared|square',
    ],
    answer: (head) => sortedBy(head, Math.abs),
  },
  {
    asks: 'odd values before even ones',
    said: ['odd|even|parity'],
    answer: (head) => sortedBy(head, (value) => Math.abs((value + 1) % 2)),
  },
  {
    asks: 'even values before odd ones',
    said: ['odd|even|parity'],
    answer: (head) => sortedBy(head, (value) => Math.abs(value % 2)),
  },
  {
    asks: 'odd values sorted before even ones',
    said: ['odd|even|parity'],
    answer: (head) => sortedBy(sortList(head), (value) => Math.abs((value + 1) % 2)),
  },
  {
    asks: 'even values sorted before odd ones',
    said: ['odd|even|parity'],
    answer: (head) => sortedBy(sortList(head), (value) => Math.abs(value % 2)),
  },
  {
    asks: 'duplicates dropped',
    said: [
      'without|remove|removing|removed|drop|dropping|delete|deleting|eliminate|discard .. duplicate|repeated|repeat|repetition',
      'distinct|unique value|element|one',
      'each value|number once',
      'only once',
      'strictly increasing|ascending',
    ],
    answer: (head) => listOf([...new Set(valuesOf(sortList(head)))]),
  },
  {
    asks: 'all but the last reversed',
    denied: OF_SORTING,
    said: ['opposite|reverse|reversed|backward|backwards|inverted'],
    answer(head) {
      const values = valuesOf(head)
      return listOf([...values.slice(0, -1).reverse(), ...values.slice(-1)])
    },
  },
  {
    asks: 'neighbours exchanged',
    denied: OF_SORTING,
    said: [
      'swap|swaps|swapped|swapping|exchange|exchanged|exchanging|trade|switch .. pair|pairs|neighbours|neighbors|adjacent|two',
    ],
    answer: (head) => listOf(valuesOf(head).map((value, at, all) => all[at % 2 ? at - 1 : at + 1] ?? value)),
  },
  {
    asks: 'the list reversed',
    denied: OF_SORTING,
    said: ['reverse|reversed|reversing|backwards'],
    answer: (head) => listOf(valuesOf(head).reverse()),
  },
  {
    asks: 'one pass, or neighbours alone exchanged',
    said: [
      'one|single pass .. bubble|swap|exchange',
      'bubble',
      'adjacent|neighbouring|neighboring pairs|pair',
      'partially|partly|nearly',
    ],
    answer(head) {
      const values = valuesOf(head)
      for (let at = 1; at < values.length; at++)
        if (values[at - 1] > values[at]) values.splice(at - 1, 2, values[at], values[at - 1])
      return listOf(values)
    },
  },
  {
    asks: 'the order of the decimal texts',
    said: [
      'lexicographic|lexicographical|lexicographically|alphabetical|alphabetically|strings|string|digit|digits|dictionary',
    ],
    answer: (head) => listOf(valuesOf(head).map(String).sort().map(Number)),
  },
  {
    asks: 'the order of frequency',
    said: ['frequency|frequencies|frequent|often|occurrences'],
    answer(head) {
      const values = valuesOf(head)
      const count = (value) => values.filter((other) => other === value).length
      return listOf(values.sort((a, b) => count(a) - count(b) || a - b))
    },
  },
  {
    asks: 'negative values first, the order being kept otherwise',
    said: ['negative|negatives|positive|positives|nonnegative .. first|before|front|then', 'relative|original order'],
    answer: (head) => sortedBy(head, Math.sign),
  },
  {
    asks: 'a list split at a value or at its first node',
    said: ['partition|partitioned|pivot|median', 'less|smaller|lower than .. before|first'],
    answer: (head) => sortedBy(head, (value) => Number(value >= head.val)),
  },
  {
    asks: 'a part of the list sorted',
    said: [
      'half|halves|sublist',
      'first|last k|n|half',
      'except|but|apart|keep|keeping|leaving .. first|head|last|tail',
      'head|first .. stay|stays|fixed',
    ],
    answer(head) {
      const values = valuesOf(head)
      return listOf([...values.slice(0, 1), ...values.slice(1).sort((a, b) => a - b)])
    },
  },
  {
    asks: 'a list that rises and falls in turn',
    said: ['zigzag|wiggle|alternate|alternating|alternately|wave'],
    answer(head) {
      const values = valuesOf(sortList(head))
      return listOf(values.map((_, at) => (at % 2 ? values.at(-(at + 1) / 2) : values[at / 2])))
    },
  },
]

function sortedBy(head, key) {
  return listOf(valuesOf(head).sort((a, b) => key(a) - key(b)))
}

function valuesOf(head) {
  return head ? [head.val, ...valuesOf(head.next)] : []
}

function listOf(values) {
  return values.reduceRight((next, value) => new ListNode(value, next), null)
}
