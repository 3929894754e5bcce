function values(head) {
  const found = []
  for (let node = head; node; node = node.next) found.push(node.val)
  return found
}

const listOf = (numbers) => numbers.reduceRight((next, val) => new ListNode(val, next), null)

/** A list whose part from one place to another, counted from nought and both included, is changed. */
function changed(head, from, to, change) {
  const numbers = values(head)
  const [start, end] = [Math.max(0, from), Math.max(0, to + 1)]
  return listOf([
    ...numbers.slice(0, start),
    ...change(numbers.slice(start, end)),
    ...numbers.slice(Math.max(start, end)),
  ])
}

const backward = (part) => [...part].reverse()
const onPart = (change) => (head, left, right) => changed(head, left - 1, right - 1, change)

const lookAlikes = [
  {
    asks: 'positions counted from zero',
    said: [
      '0|zero based|indexed|index|origin|offset',
      'counted|counting|starting|start|count|numbered|index|indexed|position|positions|numbering .. 0|zero',
      'from|at|with 0|zero',
      'first|head|front|leading node|wagon|element|position|one|place .. 0|zero',
      'position|place|index|node 0|zero',
    ],
    answer: (head, left, right) => changed(head, left, right, backward),
  },
  {
    asks: 'the right end not to be included',
    said: [
      'exclusive|exclusively|excluded|excluding|exclude',
      'half open',
      'right|end|last|second|b|n|hi .. not|excluded|exclusive|excluding',
      'not|but|without including',
      'up to but',
      'before position|place|right',
      'until position',
    ],
    answer: (head, left, right) => changed(head, left - 1, right - 2, backward),
  },
  {
    asks: 'the left end not to be included',
    said: [
      'exclusive|exclusively|excluded|excluding',
      'half open',
      'left|start|first|a|m|lo .. excluded|exclusive',
      'after position|place|left',
    ],
    answer: (head, left, right) => changed(head, left, right - 1, backward),
  },
  {
    asks: 'neither end to be included',
    said: [
      'exclusive|exclusively|excluded|excluding|open|strictly|neither|inside',
      'strictly|only|lie|those|all between',
      'end|both|neither .. stay|excluded|remain|fixed|keep|unchanged',
      'neither|nor',
      'without .. left|end|both',
    ],
    answer: (head, left, right) => changed(head, left, right - 2, backward),
  },
  {
    asks: 'zero-based positions without the right end',
    said: ['0|zero based|indexed', 'from|at|with 0|zero', 'exclusive|excluded|excluding', 'half open'],
    answer: (head, left, right) => changed(head, left, right - 1, backward),
  },
  {
    asks: 'the whole list to be reversed',
    said: [
      'reverse|reversed|reversing|turn .. whole|entire|all|complete|completely',
      'whole|entire|complete .. reversed|backward|backwards',
      'all node|of|wagon|element',
      'every node|wagon|element',
    ],
    answer: (head) => listOf(backward(values(head))),
  },
  {
    asks: 'the two nodes to be swapped',
    said: [
      'swap|swapped|swapping|exchange|exchanged|exchanging|interchange|interchanged|switch|switched|switching',
      'change|trade place',
      'only|just the two|2|both|end',
    ],
    answer: onPart((part) => (part.length > 1 ? [part.at(-1), ...part.slice(1, -1), part[0]] : part)),
  },
  {
    asks: 'the part to be removed',
    said: [
      'remove|removes|removed|removing|removal|delete|deletes|deleted|deleting|deletion|drop|dropped|dropping|cut|uncouple|uncoupled|detach|detached|discard|discarded|erase|skip|take|taken out|away',
      'without the|those|nodes',
    ],
    answer: onPart(() => []),
  },
  {
    asks: 'the part alone',
    said: [
      'return|give|output .. only|just|alone',
      'return|give|output only|just',
      'sublist|extract|extracted|slice',
      'alone|itself',
      'rest|other|remaining .. removed|dropped|discarded|deleted|cut|away|ignored',
      'cut out',
    ],
    answer: (head, left, right) => listOf(backward(values(head).slice(left - 1, right))),
  },
  {
    asks: 'the part alone, as it is',
    said: [
      'sublist|extract|extracted|slice|cut',
      'return|give|output .. only|just|alone',
      'without reversing',
      'keep|keeps|kept only',
    ],
    answer: (head, left, right) => listOf(values(head).slice(left - 1, right)),
  },
  {
    asks: 'all but the part to be reversed',
    said: [
      'outside|except|excluding|beyond',
      'before|after .. reversed|reverse',
      'reverse .. before|outside|except|beyond|rest',
      'stay|remain|unchanged .. between|inside|from|part',
    ],
    answer: (head, left, right) =>
      listOf([
        ...backward(values(head).slice(0, left - 1)),
        ...values(head).slice(left - 1, right),
        ...backward(values(head).slice(right)),
      ]),
  },
  {
    asks: 'the values outside to be reversed across the part',
    said: ['outside|except|excluding|beyond', 'reverse .. rest|remaining|other'],
    answer(head, left, right) {
      const numbers = values(head)
      const outside = [...numbers.slice(0, left - 1), ...numbers.slice(right)]
      return listOf(numbers.map((number, i) => (i >= left - 1 && i < right ? number : outside.pop())))
    },
  },
  {
    asks: 'positions counted from the end',
    said: [
      'from the end|back|tail|rear|last',
      'counted|counting|numbered .. end|back|tail|rear',
      'counted|counting|numbered|backwards from the last',
      'last|final|tail node|wagon|element .. 1|number|first|position',
      'counted|counting|count|numbered backward|backwards',
      'tail',
      'right to left',
    ],
    answer: (head, left, right) => changed(head, values(head).length - right, values(head).length - left, backward),
  },
  {
    asks: 'the part to be sorted',
    said: ['sort|sorts|sorted|sorting|ascending|increasing|nondecreasing|arranged|arrange|smallest|order by'],
    answer: onPart((part) => part.sort((a, b) => a - b)),
  },
  {
    asks: 'the part to be sorted downward',
    said: ['sort|sorts|sorted|sorting|descending|decreasing|nonincreasing|largest'],
    answer: onPart((part) => part.sort((a, b) => b - a)),
  },
  {
    asks: 'the part to be turned by a place',
    said: [
      'rotate|rotated|rotating|rotation|shift|shifted|shifting|cycle|cyclic|cyclically|move|moved|moving',
      'front|beginning|end|back .. moved|move|placed',
    ],
    answer: onPart((part) => [...part.slice(-1), ...part.slice(0, -1)]),
  },
  {
    asks: 'the part to be turned by a place, to the left',
    said: [
      'rotate|rotates|rotated|rotating|rotation|shift|shifts|shifted|shifting|cycle|cyclic|cyclically|move|moved|moves|moving',
    ],
    answer: onPart((part) => [...part.slice(1), ...part.slice(0, 1)]),
  },
  {
    asks: 'the part to be moved to the end or the front',
    said: [
      'move|moved|moves|moving|append|appended|append|put|placed|attach|attached|relocate|insert|inserted|couple|coupled',
      'to|at the end|front|beginning|head|tail|back',
    ],
    answer: (head, left, right) =>
      listOf([
        ...values(head).slice(0, left - 1),
        ...values(head).slice(right),
        ...values(head).slice(left - 1, right),
      ]),
  },
  {
    asks: 'the part to be moved to the front',
    said: [
      'move|moved|moves|moving|put|placed|attach|attached|relocate|insert|inserted',
      'to|at the front|beginning|head|start',
    ],
    answer: (head, left, right) =>
      listOf([
        ...values(head).slice(left - 1, right),
        ...values(head).slice(0, left - 1),
        ...values(head).slice(right),
      ]),
  },
  {
    asks: 'pairs or groups to be reversed',
    said: [
      'pair|pairs|pairwise|group|groups|every|each two|2|three|3|k|pair',
      'group|groups|pairs|pairwise|chunk|chunks|block|blocks|batches',
      'every|each second|other',
      'alternate|alternately|alternating',
    ],
    answer: onPart((part) => part.flatMap((_, i) => (i % 2 === 0 ? backward(part.slice(i, i + 2)) : []))),
  },
  {
    asks: 'every second node of the part to be reversed, or only some values',
    said: [
      'every|each|only second|other|even|odd',
      'even|odd position|place|node|value|number|index|wagon',
      'alternate|alternately|alternating',
      'only positive|negative|prime|distinct',
    ],
    answer: onPart((part) => {
      const even = part.filter((_, i) => i % 2 === 0)
      return part.map((number, i) => (i % 2 === 0 ? even.pop() : number))
    }),
  },
  {
    asks: 'values in place of positions',
    said: [
      'value left|between|from|lie|a|m',
      'from|between value',
      'from|between the value',
      'node with|whose|containing|holding|having value',
      'node with|containing|holding|having the value',
      'whose value|number',
      'containing|holding the|value|number',
      'numbers between',
      'value .. range',
    ],
    answer(head, left, right) {
      const numbers = values(head)
      const places = [numbers.indexOf(left), numbers.indexOf(right)].sort((a, b) => a - b)
      return places[0] < 0 ? listOf(numbers) : changed(listOf(numbers), places[0], places[1], backward)
    },
  },
  {
    asks: 'so many nodes, or the first ones',
    said: [
      'length right|k|n',
      'count|number of node|wagon',
      'right|k|next|following|many|b node|wagon',
      'first left|right|k|n|m node|wagon',
    ],
    answer: (head, left, right) => changed(head, left - 1, left + right - 2, backward),
  },
  {
    asks: 'the first nodes to be reversed',
    said: ['first right|k|n|m|b', 'prefix'],
    answer: (head, _, right) => changed(head, 0, right - 1, backward),
  },
  {
    asks: 'the last nodes to be reversed',
    said: ['suffix|onward|tail', 'until the end|tail|last', 'last right|left|k|n|m|b node'],
    answer: (head, left) => changed(head, left - 1, Infinity, backward),
  },
]
