function valuesOf(list) {
  return list ? [list.val, ...valuesOf(list.next)] : []
}

function listOf(values) {
  return values.reduceRight((next, val) => new ListNode(val, next), null)
}

const both = (list1, list2) => [...valuesOf(list1), ...valuesOf(list2)].toSorted((a, b) => a - b)

function inTurn(first, second) {
  const longest = Math.max(first.length, second.length)
  return Array.from({ length: longest }, (_, at) => [...first.slice(at, at + 1), ...second.slice(at, at + 1)]).flat()
}

const lookAlikes = [
  {
    asks: 'a list in descending order',
    said: [
      'descending|decreasing|nonincreasing|reverse|reversed|backwards',
      'largest|highest|greatest|biggest|large|high first|to',
      'from large|largest|high|highest|big|biggest',
    ],
    answer: (list1, list2) => listOf(both(list1, list2).reverse()),
  },
  {
    asks: 'each value once',
    said: [
      'without|no|remove|removing|removed|drop|dropping|eliminate|eliminating|skip|omit|discard|ignore|ignoring .. duplicate|duplicates|repeats|repeated|repetition|twice|repeat',
      'duplicate|duplicates|repeats|repeated|equal|same|both .. once|removed|dropped|single|one|eliminated|ignored|collapsed',
      'distinct|unique',
      'each|every .. only|exactly|once',
      'at most|only once',
      'different values',
      'union',
    ],
    answer: (list1, list2) => listOf([...new Set(both(list1, list2))]),
  },
  {
    asks: 'only values that occur once',
    said: [
      'exactly once',
      'only one|once',
      'exactly one',
      'not|but both|in both',
      'duplicate|duplicates|repeated .. all|entirely|completely|removed',
      'unique',
    ],
    answer: (list1, list2) =>
      listOf(both(list1, list2).filter((value, _, values) => values.indexOf(value) === values.lastIndexOf(value))),
  },
  {
    asks: 'the values that both lists have',
    said: ['common|shared|intersection', 'in both|each|either', 'present|found|occur|occurring in both'],
    answer: (list1, list2) => listOf(valuesOf(list1).filter((value) => valuesOf(list2).includes(value))),
  },
  {
    asks: 'the second list behind the first',
    said: [
      'concatenate|concatenated|concatenating|concatenation|append|appended|appending|attach',
      'end to end|of',
      'one after|behind',
      'after the|each first|end|last',
      'in the order',
    ],
    answer: (list1, list2) => listOf([...valuesOf(list1), ...valuesOf(list2)]),
  },
  {
    asks: 'nodes taken in turn',
    said: [
      'in turn',
      'turns|alternate|alternates|alternately|alternating|interleave|interleaved|interleaving',
      'one .. then one',
    ],
    answer: (list1, list2) => listOf(inTurn(valuesOf(list1), valuesOf(list2))),
  },
  {
    asks: 'nodes taken in turn, the second list first',
    said: ['in turn', 'turns|alternate|alternates|alternately|alternating|interleave|interleaved|interleaving'],
    answer: (list1, list2) => listOf(inTurn(valuesOf(list2), valuesOf(list1))),
  },
  {
    asks: 'the sum of two numbers written as lists',
    said: ['sum|sums|add|added|adding|digit|digits|total|carry'],
    answer(list1, list2) {
      const [a, b] = [valuesOf(list1), valuesOf(list2)]
      return listOf(Array.from({ length: Math.max(a.length, b.length) }, (_, at) => (a[at] ?? 0) + (b[at] ?? 0)))
    },
  },
  {
    asks: 'the larger or the smaller of the nodes at the same place',
    said: [
      'same|corresponding position|index|place',
      'larger|smaller|greater|maximum|minimum of|at|value|one',
      'pairwise',
    ],
    answer(list1, list2) {
      const [a, b] = [valuesOf(list1), valuesOf(list2)]
      return listOf(
        Array.from({ length: Math.max(a.length, b.length) }, (_, at) =>
          Math.max(a[at] ?? -Infinity, b[at] ?? -Infinity),
        ),
      )
    },
  },
  {
    asks: 'the values of one list that the other lacks',
    said: ['not|never|absent|missing in|from|present|found|occur', 'difference', 'subtract|minus'],
    answer: (list1, list2) => listOf(valuesOf(list1).filter((value) => !valuesOf(list2).includes(value))),
  },
  {
    asks: 'only even, odd or positive values',
    said: [
      'even value|values|number|numbers|elements|only',
      'only even|odd|positive',
      'odd',
      'positive value|values|number|numbers',
      'negative .. removed|dropped|skipped|ignored|left',
      'nonzero',
    ],
    answer: (list1, list2) => listOf(both(list1, list2).filter((value) => value % 2 === 0)),
  },
  {
    asks: 'only the first so many nodes',
    said: [
      'first|smallest|lowest k|n|three|3|ten|10|five|5',
      'k|n smallest|lowest|nodes',
      'at most .. nodes|values|elements',
      'half',
    ],
    answer: (list1, list2) => listOf(both(list1, list2).slice(0, valuesOf(list1).length)),
  },
  {
    asks: 'an order by size rather than by value',
    said: ['absolute|magnitude|abs'],
    answer: (list1, list2) => listOf(both(list1, list2).toSorted((a, b) => Math.abs(a) - Math.abs(b))),
  },
  {
    asks: 'lists that are not sorted, or sorted in different ways',
    said: ['unsorted|descending|decreasing', 'opposite order'],
    answer: (list1, list2) => listOf(both(list1, list2)),
  },
]
