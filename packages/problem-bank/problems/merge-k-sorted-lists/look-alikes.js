function valuesOf(list) {
  return list ? [list.val, ...valuesOf(list.next)] : []
}

function listOf(values) {
  return values.reduceRight((next, val) => new ListNode(val, next), null)
}

const all = (lists) => lists.flatMap(valuesOf).toSorted((a, b) => a - b)

const lookAlikes = [
  {
    asks: 'a list in descending order',
    said: [
      'descending|decreasing|nonincreasing|reverse|reversed|backwards',
      'largest|highest|greatest|biggest|large|high first|to',
      'from large|largest|high|highest|big|biggest',
    ],
    answer: (lists) => listOf(all(lists).reverse()),
  },
  {
    asks: 'each value once',
    said: [
      'taken|occur|occurs|appear|appears|listed|kept|come|comes|written|put|stand|stands once',
      'once in the|our|its result|merged|new|list|answer',
      'once each|alone',
      'double|doubles|copies .. removed|once|go|dropped|out',
      'without|no|remove|removing|removed|drop|dropping|eliminate|eliminating|skip|omit|discard|ignore|ignoring .. duplicate|duplicates|repeats|repeated|repetition|twice|repeat',
      'duplicate|duplicates|repeats|repeated|equal|same .. once|removed|dropped|single|one|eliminated|ignored|collapsed',
      'distinct|unique',
      'each|every .. only|exactly|once',
      'at most|only once',
      'different values',
    ],
    answer: (lists) => listOf([...new Set(all(lists))]),
  },
  {
    asks: 'only values that occur once',
    said: [
      'exactly once',
      'only one|once',
      'duplicate|duplicates|repeated .. all|entirely|completely|removed',
      'unique',
    ],
    answer: (lists) =>
      listOf(all(lists).filter((value, _, values) => values.indexOf(value) === values.lastIndexOf(value))),
  },
  {
    asks: 'the values that all lists share',
    said: [
      'common|shared|intersection',
      'in all|every|each of|list|lists|one',
      'present|found|occur in all|every|each',
    ],
    answer: (lists) =>
      listOf([...new Set(all(lists))].filter((value) => lists.every((list) => valuesOf(list).includes(value)))),
  },
  {
    asks: 'the lists joined end to end',
    said: [
      'concatenate|concatenated|concatenating|concatenation|append|appended|appending|attach',
      'end to end',
      'one after|behind',
      'chain|chained',
      'in the order',
    ],
    answer: (lists) => listOf(lists.flatMap(valuesOf)),
  },
  {
    asks: 'nodes taken from the lists in turn',
    said: ['turn|turns|alternate|alternately|alternating|interleave|interleaved|robin|zigzag|zip'],
    answer(lists) {
      const columns = lists.map(valuesOf)
      const longest = Math.max(0, ...columns.map((column) => column.length))
      return listOf(
        Array.from({ length: longest }, (_, at) => columns.flatMap((column) => column.slice(at, at + 1))).flat(),
      )
    },
  },
  {
    asks: 'the sums of the nodes at the same place',
    said: ['sum|sums|add|added|adding|total|digit|digits', 'same|corresponding position|index|place'],
    answer(lists) {
      const columns = lists.map(valuesOf)
      const longest = Math.max(0, ...columns.map((column) => column.length))
      return listOf(
        Array.from({ length: longest }, (_, at) => columns.reduce((total, column) => total + (column[at] ?? 0), 0)),
      )
    },
  },
  {
    asks: 'only the first so many nodes',
    said: [
      'first|smallest|lowest k|n|three|3|ten|10|five|5',
      'k|n smallest|lowest|nodes',
      'at most .. nodes|values|elements',
      'smallest of|from each',
      'kth',
    ],
    answer: (lists) => listOf(all(lists).slice(0, lists.length)),
  },
  {
    asks: 'only even, odd or positive values',
    said: [
      'even value|values|number|numbers|elements|only',
      'only even|odd|positive',
      'odd',
      'positive value|values|number|numbers',
      'negative .. removed|dropped|skipped|ignored|left',
    ],
    answer: (lists) => listOf(all(lists).filter((value) => value % 2 === 0)),
  },
  {
    asks: 'only the heads or the last nodes',
    said: ['only .. head|heads|first|last', 'heads only', 'last|tail node|nodes|element'],
    answer: (lists) => listOf(lists.flatMap((list) => valuesOf(list).slice(0, 1)).toSorted((a, b) => a - b)),
  },
  {
    asks: 'lists that are sorted the other way, or not at all',
    said: ['unsorted|descending|decreasing'],
    answer: (lists) => listOf(all(lists)),
  },
  {
    asks: 'an order by size rather than by value',
    said: ['absolute|magnitude|abs', 'frequency|frequent'],
    answer: (lists) => listOf(all(lists).toSorted((a, b) => Math.abs(a) - Math.abs(b))),
  },
]
