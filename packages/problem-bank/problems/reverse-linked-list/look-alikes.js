const lookAlikes = [
  {
    asks: 'pairs of neighbours swapped',
    said: [
      'adjacent|neighbouring|neighboring|pairwise',
      'pair|pairs|two nodes|by',
      'every two|2|pair',
      'groups|group|blocks|chunks',
      'k at|nodes|group',
      'two|2|k at a time',
    ],
    answer: (head) => inGroups(head, 2),
  },
  {
    asks: 'groups of three reversed',
    said: ['groups|group|blocks|chunks|segments', 'k at|nodes|group', 'three|3|k at a time', 'every three|3|k'],
    answer: (head) => inGroups(head, 3),
  },
  {
    asks: 'the second half reversed',
    said: ['half|halves|middle'],
    answer: (head) =>
      arranged(head, (all) => [
        ...all.slice(0, Math.ceil(all.length / 2)),
        ...all.slice(Math.ceil(all.length / 2)).reverse(),
      ]),
  },
  {
    asks: 'the second half, with the middle node, reversed',
    said: ['half|halves|middle'],
    answer: (head) =>
      arranged(head, (all) => [...all.slice(0, all.length >> 1), ...all.slice(all.length >> 1).reverse()]),
  },
  {
    asks: 'the first half reversed',
    said: ['half|halves|middle'],
    answer: (head) =>
      arranged(head, (all) => [...all.slice(0, all.length >> 1).reverse(), ...all.slice(all.length >> 1)]),
  },
  {
    asks: 'the first half, with the middle node, reversed',
    said: ['half|halves|middle'],
    answer: (head) =>
      arranged(head, (all) => [
        ...all.slice(0, Math.ceil(all.length / 2)).reverse(),
        ...all.slice(Math.ceil(all.length / 2)),
      ]),
  },
  {
    asks: 'the two halves exchanged',
    said: ['half|halves'],
    answer: (head) =>
      arranged(head, (all) => [...all.slice(Math.ceil(all.length / 2)), ...all.slice(0, Math.ceil(all.length / 2))]),
  },
  {
    asks: 'values in descending order',
    said: ['sort|sorted|sorting|descending|decreasing|largest|biggest|greatest|smallest'],
    answer: (head) => arranged(head, (all) => all.sort((a, b) => b - a)),
  },
  {
    asks: 'the first and the last exchanged',
    said: [
      'only|just|alone .. first|last|head|tail',
      'swap|swapped|swapping|exchange|exchanged|exchanging .. first|last|head|tail|ends',
    ],
    answer: (head) =>
      arranged(head, (all) => all.map((value, at) => (at === 0 ? all.at(-1) : at === all.length - 1 ? all[0] : value))),
  },
  {
    asks: 'a rotation to the right',
    said: ['rotate|rotated|rotating|rotation|shift|shifted'],
    answer: (head) => arranged(head, (all) => [...all.slice(-1), ...all.slice(0, -1)]),
  },
  {
    asks: 'a rotation to the left',
    said: ['rotate|rotated|rotating|rotation|shift|shifted'],
    answer: (head) => arranged(head, (all) => [...all.slice(1), ...all.slice(0, 1)]),
  },
  {
    asks: 'all but the first reversed',
    said: [
      'except|apart|but .. first|head|engine',
      'first|head .. stay|stays|fixed|keep|keeps|remains|place',
      'keep|keeping .. first|head',
      'after|behind the first|head',
    ],
    answer: (head) => arranged(head, ([first, ...rest]) => (first === undefined ? [] : [first, ...rest.reverse()])),
  },
  {
    asks: 'all but the last reversed',
    said: [
      'except|apart|but .. last|tail',
      'last|tail .. stay|stays|fixed|keep|keeps|remains',
      'keep|keeping .. last|tail',
      'before the last|tail',
    ],
    answer: (head) => arranged(head, (all) => [...all.slice(0, -1).reverse(), ...all.slice(-1)]),
  },
  {
    asks: 'the values at odd positions reversed',
    said: [
      'odd|even position|positions|index|indexed|indices|place|node|nodes',
      'every other|second',
      'alternate|alternating',
    ],
    answer: (head) => amongThose(head, (_, at) => at % 2 === 0),
  },
  {
    asks: 'the values at even positions reversed',
    said: [
      'odd|even position|positions|index|indexed|indices|place|node|nodes',
      'every other|second',
      'alternate|alternating',
    ],
    answer: (head) => amongThose(head, (_, at) => at % 2 === 1),
  },
  {
    asks: 'the odd values reversed',
    said: ['odd|even value|values|number|numbers|valued', 'value .. odd|even'],
    answer: (head) => amongThose(head, (value) => value % 2 !== 0),
  },
  {
    asks: 'the even values reversed',
    said: ['odd|even value|values|number|numbers|valued', 'value .. odd|even'],
    answer: (head) => amongThose(head, (value) => value % 2 === 0),
  },
  {
    asks: 'each value written backwards',
    said: ['digit|digits', 'bit|bits'],
    answer: (head) =>
      arranged(head, (all) =>
        all.map((value) => Math.sign(value) * Number([...String(Math.abs(value))].reverse().join(''))),
      ),
  },
  {
    asks: 'a reversed list without duplicates',
    said: ['without|remove|removing|removed|drop|dropping|no duplicate|repeated', 'only|each distinct|unique'],
    answer: (head) => arranged(head, (all) => [...new Set(all.reverse())]),
  },
  {
    asks: 'the reversed list joined to the original',
    said: ['append|appended|appending|join|joined|palindrome|mirrored|concatenate|concatenated', 'followed by'],
    answer: (head) => arranged(head, (all) => [...all, ...all.toReversed()]),
  },
  {
    asks: 'a reversal under a further condition',
    said: [
      'without its|the first|last|head|tail|middle',
      'without .. first|last|head|tail|middle',
      'first|last two|2|three|3|k|half|few',
    ],
  },
  {
    asks: 'a reversed list without neighbours of the same value',
    said: [
      'only|just one|once',
      'one|same|equal|identical|common value|number',
      'several|many|two|successive|adjacent|consecutive|neighbouring .. one|same|equal|value',
      '~empty .. stay|stays|remain|remains ~empty|as|a|connected|linked|intact|valid',
      'kept|survives',
      '~list|lists|it|pointers|links|arrows|that|to|should|must|they run|runs ~in|from|the|to|toward|towards|through|backward|backwards|along|opposite|on',
      'streak',
      'again|repeat|repeats|repeated',
      'same|equal|identical value|number|data|as',
      'predecessor|neighbour|neighbours|before|previous .. taken|dropped|removed|deleted|skipped|left|out',
      'taken|dropped|removed|deleted|skipped|thrown|left|weeded out|away|aside',
      'on|along the way',
      'duplicate|duplicates|repeat|repeats|repeated|repetition',
      'twice|once|distinct|unique',
      'remove|removing|drop|dropping|delete|deleting|skip|skipping|omit|omitting',
      'collapse|collapsed|merged|squeezed',
    ],
    answer(head) {
      let kept = null
      for (let node = head; node; node = node.next)
        if (kept === null || kept.val !== node.val) kept = new ListNode(node.val, kept)
      return kept
    },
  },
  {
    asks: 'other changes to the list',
    said: [
      'every|each two|three|four|eight|k node|nodes|one',
      'byte|bytes|block|blocks|group|groups',
      'value -1|0|zero',
      'unlinked|deleted|removed|dropped',
    ],
  },
]

function inGroups(head, size) {
  return arranged(head, (all) => all.flatMap((_, at) => (at % size === 0 ? all.slice(at, at + size).reverse() : [])))
}

function amongThose(head, chosen) {
  return arranged(head, (all) => {
    const turned = all.filter(chosen)
    return all.map((value, at) => (chosen(value, at) ? turned.pop() : value))
  })
}

function arranged(head, order) {
  return listOf(order(valuesOf(head)))
}

function valuesOf(head) {
  return head ? [head.val, ...valuesOf(head.next)] : []
}

function listOf(values) {
  return values.reduceRight((next, value) => new ListNode(value, next), null)
}
