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
      'as|by|into|to|a single|one|joint|combined entry|element|node|item|record|card|number|line',
      'each|every different|value|number|one once|only',
      'duplicates|doubles|repeats|repetitions|twins',
      'without|no|remove|removing|removed|drop|dropping|eliminate|eliminating|skip|omit|discard|ignore|ignoring .. duplicate|duplicates|repeats|repeated|repetition|twice|repeat',
      'duplicate|duplicates|repeats|repeated|equal|same|both .. once|removed|dropped|single|one|eliminated|ignored|collapsed',
      'distinct|unique',
      'each|every .. only|exactly|once',
      'at most|only once',
      'different values',
      'union',
      'already|again|anew',
      'second|another time|copy|one',
      'no value|number|ticket .. twice|again|more|repeated',
      'not|never .. twice|again|repeated|repeat',
      'one copy|node|of|per',
      'tie|ties',
      'equal values|ones .. once|one|single',
      'strictly|strict',
      'kept|appears|appear|occurs|occur|stands|stand|listed|shown|taken once',
      'once each|only|per',
      'just once',
      'no two|equal',
      'all different',
      'unless',
      'differ',
      'set of',
    ],
    answer: (list1, list2) => listOf([...new Set(both(list1, list2))]),
  },
  {
    asks: 'only values that occur once',
    said: [
      'both|all .. gone|vanish|disappear|lost|eliminated|die|leave|leaves',
      'fight|duel|destroy|annihilate',
      'exactly once',
      'only one|once',
      'exactly one',
      'not|but both|in both',
      'duplicate|duplicates|repeated .. all|entirely|completely|removed',
      'unique',
      'both|two list .. not|neither|nor|out|dropped|left|cancel',
      'cancel|cancels|annihilate',
      'neither',
      'one list .. other|only|not',
      'not .. both|other',
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
    said: [
      'in|of|with|without no|any|whatever|particular|special order',
      'no|without order',
      'out of order',
      'arbitrary|random|whatever|any|mixed|particular|jumbled order|sequence',
      'unordered|unsorted|jumbled|shuffled',
      'need|must not be|have|come sorted|order',
      'unsorted|descending',
      '~never|not|nor decreasing',
      'opposite order',
    ],
    answer: (list1, list2) => listOf(both(list1, list2)),
  },
  {
    asks: 'a list that ends where one of the two ends',
    said: [
      'stop|stops|stopping|ends|finish|finished|finishes|done when|as|once|where|at|here|there|if',
      'as soon as',
      'runs|run out|dry',
      'exhausted|used|empty|over .. rest|remainder|remaining|left|other|stop|stops|dropped|lost|end|ends',
      'rest|remainder|remaining .. not|dropped|lost|ignored|left|discarded|thrown|forgotten',
      'shorter|longer list',
      'leftover|leftovers|left over',
    ],
    answer: (list1, list2) => {
      const end = Math.min(valuesOf(list1).at(-1) ?? -Infinity, valuesOf(list2).at(-1) ?? -Infinity)
      return listOf(both(list1, list2).filter((value) => value <= end))
    },
  },
  {
    asks: 'the second list put behind or into the first',
    said: [
      'behind|followed|follows|follow',
      'insert|inserted|inserting|spliced after|between|behind|at',
      'first .. then .. second',
      'whole|entire list1|first|a|second',
      'blocks|block|two by',
      'not .. order|sorted|sort',
      'order|sorting of|is|does no|not|never|matter',
      'without .. sorting|sorted|comparing',
      'hung|hang|joined|tied|attached|put|placed|set to|at|behind the|end|tail',
      'to the end|tail|back',
    ],
    answer: (list1, list2) => listOf([...valuesOf(list1), ...valuesOf(list2)]),
  },
  {
    asks: 'equal values bounded, or another order',
    said: [
      'at most twice|thrice|two|three|2|3|k',
      'twice|two .. same size|value',
      'further|more ones .. sold|dropped|removed',
      'absolute|distance .. value|values|zero',
      'equally far',
    ],
  },
  {
    asks: 'a condition or an exception put in passing',
    said: ['~true|false|start|starts|begin|begins as soon', '~true|false|start|starts|begin|begins as soon as'],
  },
]
