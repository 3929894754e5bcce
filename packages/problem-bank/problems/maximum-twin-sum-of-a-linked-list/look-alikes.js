function valuesOf(head) {
  return head ? [head.val, ...valuesOf(head.next)] : []
}

/** What each node of the first half makes with its twin. */
const ofTwins = (head, made) => {
  const values = valuesOf(head)
  return values.slice(0, values.length >> 1).map((value, at) => made(value, values.at(-1 - at)))
}
const sums = (head) => ofTwins(head, (one, other) => one + other)
const largest = (numbers) => numbers.reduce((a, b) => Math.max(a, b), -Infinity)
const total = (numbers) => numbers.reduce((a, b) => a + b, 0)

const lookAlikes = [
  {
    asks: 'the smallest twin sum',
    said: ['smallest|minimum|minimal|least|lowest'],
    answer: (head) => -largest(sums(head).map((sum) => -sum)),
  },
  {
    asks: 'the sum of neighbours',
    said: [
      'adjacent|neighbouring|neighboring|neighbours|neighbors|consecutive|successive',
      'next node|to|one',
      'followed|following|after each',
    ],
    answer(head) {
      const values = valuesOf(head)
      return largest(values.slice(1).map((value, at) => value + values[at]))
    },
  },
  {
    asks: 'the sum of neighbours taken two by two',
    said: ['adjacent|neighbouring|neighboring|neighbours|neighbors|consecutive|successive', 'two by'],
    answer(head) {
      const values = valuesOf(head)
      return largest(values.flatMap((value, at) => (at % 2 ? [value + values[at - 1]] : [])))
    },
  },
  {
    asks: 'twins at the same place of both halves',
    said: [
      'half|halves',
      'i n 2',
      'n 2',
      'same|corresponding position|place|index',
      'distance|steps .. half|n',
      'apart',
    ],
    answer(head) {
      const values = valuesOf(head)
      const half = values.length >> 1
      return largest(values.slice(0, half).map((value, at) => value + values[at + half]))
    },
  },
  {
    asks: 'the largest sum of any two nodes',
    said: [
      'any|some two|pair|other',
      'two|pair .. whatever|anywhere|largest|different|distinct|arbitrary',
      'choose|pick|select',
      'two largest|biggest|greatest',
    ],
    answer: (head) =>
      total(
        valuesOf(head)
          .toSorted((a, b) => b - a)
          .slice(0, 2),
      ),
  },
  {
    asks: 'the largest difference of twins',
    said: ['difference|differences|differ|absolute|minus|gap'],
    answer: (head) => largest(ofTwins(head, (one, other) => Math.abs(one - other))),
  },
  {
    asks: 'the largest product of twins',
    said: ['product|products|multiply|multiplied|times'],
    answer: (head) => largest(ofTwins(head, (one, other) => one * other)),
  },
  {
    asks: 'all twin sums together, or their average',
    said: ['all twin sums|the|of', 'total|average|mean|together|altogether', 'sum of all|the twin', 'add|added up'],
    answer: (head) => total(sums(head)),
  },
  {
    asks: 'the number of something, or where it is',
    said: [
      'number|count of .. twins|twin|pairs|sums|equal|distinct|different',
      'how many',
      'index|position of|where',
      'same|equal value|values|twin|sum|sums',
      'distinct|different|unique',
      'second|third largest|highest|greatest',
    ],
    answer: (head) => new Set(sums(head)).size,
  },
  {
    asks: 'the range of twin sums',
    said: ['between the largest|smallest|maximum|highest', 'range', 'largest|maximum .. smallest|minimum'],
    answer: (head) => largest(sums(head)) + largest(sums(head).map((sum) => -sum)),
  },
]
