function valuesOf(head) {
  const values = []
  for (let node = head; node; node = node.next) values.push(node.val)
  return values
}

const listOf = (values) => values.reduceRight((next, value) => new ListNode(value, next), null)
const chunks = (values, size) =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size))

/** The list with its groups, the last of which may be short, changed. */
const byGroup = (head, k, change) => listOf(chunks(valuesOf(head), k).flatMap(change))
const turned = (group) => [...group].reverse()

const lookAlikes = [
  {
    asks: 'a short last group to be reversed as well',
    said: [
      'still|nonetheless|anyway|nevertheless|likewise reverse|reversed|turned',
      'reversed anyway|nevertheless|nonetheless|likewise',
      'reverse them|it|these|those too|also|as|anyway|nevertheless|all',
      'reversed too|also',
      'reversed as well',
      'also|likewise be|is|are reversed|turned',
      'also|likewise reverse|reversed',
      'last|final|remaining|incomplete|leftover|shorter|rest .. also|well|likewise|anyway|nevertheless',
      'even if .. fewer|less|incomplete|shorter',
      'last|final|left|remaining|rest|remainder|incomplete|leftover|shorter|short|smaller|tail .. same|alike|equally|included',
      'last|final|left|remaining|rest|remainder|incomplete|leftover|shorter|short|smaller|tail .. too ~few|short|small|little',
      'just|all|exactly|much the same',
      'shorter|fewer|left|remaining|incomplete|remain|remains .. is|are|be|gets|get turned|reversed|flipped',
      'tail|last|final|rest|remainder .. included|including|no exception',
      'whether .. full|complete|short|shorter|size or',
      'however short|few|many|small',
      'same way|manner|treatment|happens|holds|applies|goes',
      'treated|handled alike|likewise|equally',
      'including .. last|incomplete|shorter|remaining|rest|final',
      'every group .. even|including',
    ],
    answer: (head, k) => byGroup(head, k, turned),
  },
  {
    asks: 'every second group',
    said: [
      'every|each second|other|third|2nd group|block|k|chunk|run',
      'every|each|in second|other|alternate group|block|chunk|set|one',
      'alternate|alternating|alternately',
      'odd|even group|block|chunk|numbered|length|sized|size',
      'skip|skipping|skipped',
      'then leave|keep|skip|pass',
      'leave|keep|skip the next',
      'k .. unchanged .. k',
    ],
    answer: (head, k) => byGroup(head, k, (group, at) => (at % 2 === 1 && group.length === k ? turned(group) : group)),
  },
  {
    asks: 'every second group, beginning with the first',
    said: [
      'every|each second|other|third|2nd group|block|k|chunk|run',
      'every|each|in second|other|alternate group|block|chunk|set|one',
      'alternate|alternating|alternately',
      'odd|even group|block|chunk|numbered|length|sized|size',
      'skip|skipping|skipped',
      'then leave|keep|skip|pass',
      'leave|keep|skip the next',
    ],
    answer: (head, k) => byGroup(head, k, (group, at) => (at % 2 === 0 && group.length === k ? turned(group) : group)),
  },
  {
    asks: 'the groups counted from the end',
    said: [
      'from the end|back|tail|right|rear',
      'from end|back|tail',
      'end|back|tail to|towards',
      'counted|counting|starting|beginning|begin|start|grouped .. end|tail|back|right',
      'first|leading|front|initial group|node|one .. fewer|short|shorter|incomplete|unchanged|untouched',
      'fewer .. front|start|beginning',
      'front|start|beginning .. unchanged|stay|remain|shorter|fewer',
      'right to left',
      'backward|backwards',
    ],
    answer(head, k) {
      const values = valuesOf(head)
      const rest = values.length % k
      return listOf([...values.slice(0, rest), ...chunks(values.slice(rest), k).flatMap(turned)])
    },
  },
  {
    asks: 'the first group only',
    said: [
      'only the|reverse first|initial|leading|k',
      'first k|group|block|m|n only|node|nodes|element|elements',
      'first group|block|k',
      'single group|block|time',
      'group|nodes only',
      'just|only once',
    ],
    answer: (head, k) => byGroup(head, k, (group, at) => (at === 0 ? turned(group) : group)),
  },
  {
    asks: 'the last k nodes only',
    said: ['last k|group|m|n', 'only the last', 'last|final group|block only|is|be', 'final k|group'],
    answer(head, k) {
      const values = valuesOf(head)
      return listOf([...values.slice(0, -k), ...turned(values.slice(-k))])
    },
  },
  {
    asks: 'the order of the groups reversed, the nodes within staying',
    said: [
      'order|sequence of .. group|block|chunk|groups',
      'group|block|chunk in reverse|reversed|opposite order',
      'reverse|reversed|reversing the|order|sequence|all groups|blocks|chunks|of',
      'within|inside|in each|a|every|the|one group|block|chunk .. keep|keeps|kept|stay|remain|same|order|unchanged',
      'last group|block|chunk first|comes',
      'groups themselves',
      'but not within|inside|the',
    ],
    answer: (head, k) => listOf(chunks(valuesOf(head), k).reverse().flat()),
  },
  {
    asks: 'the whole list reversed, or reversed and then grouped',
    said: ['whole|entire|complete|full list', 'all nodes|node|of', 'reverse the list', 'then .. again', 'both'],
    answer: (head) => listOf(turned(valuesOf(head))),
  },
  {
    asks: 'a rotation by k places',
    said: [
      'rotate|rotated|rotating|rotation|shift|shifted|shifting|cyclic|cyclically|circular',
      'k place|position|step',
      'to the right|left|front',
    ],
    answer(head, k) {
      const values = valuesOf(head)
      const cut = values.length - (k % values.length)
      return listOf([...values.slice(cut), ...values.slice(0, cut)])
    },
  },
  {
    asks: 'each group rotated',
    said: [
      'rotate|rotated|rotating|rotation|shift|shifted|shifting|cyclic|cyclically|circular',
      'move|moved .. front|end|last|first',
    ],
    answer: (head, k) =>
      byGroup(head, k, (group) => (group.length === k ? [group.at(-1), ...group.slice(0, -1)] : group)),
  },
  {
    asks: 'a rotation to the left',
    said: [
      'rotate|rotated|rotating|rotation|shift|shifted|shifting|cyclic|cyclically|circular',
      'to the left|end|back',
    ],
    answer(head, k) {
      const values = valuesOf(head)
      const cut = k % values.length
      return listOf([...values.slice(cut), ...values.slice(0, cut)])
    },
  },
  {
    asks: 'two nodes swapped',
    said: [
      'swap|swapped|swapping|exchange|exchanged|exchanging|interchange .. first|end|kth|outer|outermost|two|last',

      'first and last',
      'kth node|from',
      'ends of',
    ],
    answer: (head, k) =>
      byGroup(head, k, (group) =>
        group.length === k && k > 1 ? [group.at(-1), ...group.slice(1, -1), group[0]] : group,
      ),
  },
  {
    asks: 'the kth node from both ends swapped',
    said: [
      'swap|swapped|swapping|exchange|exchanged|exchanging|interchange .. first|end|kth|outer|outermost|two|last',
      'kth node|from',
    ],
    answer(head, k) {
      const values = valuesOf(head)
      const from = values.length - k
      return listOf(values.map((value, at) => (at === k - 1 ? values[from] : at === from ? values[k - 1] : value)))
    },
  },
  {
    asks: 'groups that are sorted, or grow by one',
    said: [
      'sort|sorted|sorting|ascending|descending|increasing|decreasing',
      'one|1|growing|increasing|larger .. longer|bigger|larger|more',
      'group .. of size|length|sizes 1|one|2',
      'natural number|numbers',
      'even length|number|group',

      'sum|maximum|minimum|average',
    ],
    answer: (head, k) => byGroup(head, k, (group) => (group.length === k ? [...group].sort((a, b) => a - b) : group)),
  },
  {
    asks: 'the groups of growing size, those of even length reversed',
    said: ['natural', 'size|length 1|one 2|two', 'one|1 .. more|longer|larger'],
    answer(head) {
      const [values, groups] = [valuesOf(head), []]
      for (let size = 1; values.length > 0; size++) groups.push(values.splice(0, size))
      return listOf(groups.flatMap((group) => (group.length % 2 === 0 ? turned(group) : group)))
    },
  },
  {
    asks: 'the short last group to be dropped',
    said: [
      'drop|dropped|discard|discarded|remove|removed|delete|deleted|omit|omitted|cut|dropping|removing|deleting|truncate|truncated|lost',

      'not|no longer .. part of|appear|included|returned',
    ],
    answer: (head, k) => byGroup(head, k, (group) => (group.length === k ? turned(group) : [])),
  },
  {
    asks: 'the nodes in another place or order',
    said: [
      'from|between position|place|index',
      'position|positions left|m|from',
      'to position',
      'zigzag|weave|interleave|fold',
      'kth node',
    ],
    answer: (head, k) => {
      const values = valuesOf(head)
      return listOf([...values.slice(0, k - 1), ...turned(values.slice(k - 1))])
    },
  },
  {
    asks: 'every kth node removed',
    said: ['remove|removed|delete|deleted|removing|deleting|drop|dropped', 'every kth|k node'],
    answer: (head, k) => byGroup(head, k, (group) => (group.length === k ? group.slice(0, -1) : group)),
  },
]
