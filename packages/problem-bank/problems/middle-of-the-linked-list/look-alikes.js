function nodesOf(head) {
  return head ? [head, ...nodesOf(head.next)] : []
}

function listOf(values) {
  return values.reduceRight((next, val) => new ListNode(val, next), null)
}

const lookAlikes = [
  {
    asks: 'the first of two middle nodes',
    said: [
      'sooner|soonest',
      'meet|met|reach|reached|visited|seen|passed first|earlier',
      'come|comes across|upon first|earlier',
      'round|rounded|rounding up',
      'ceil|ceiling',
      'return|report|keep|show|give|print both',
      'both and|with',
      'begin|begins|start|starts|starting with|from both',
      'first|earlier|former|left|1st|lefthand|upper middle|one|center|centre|central',
      'middle|middles|center|central|two|both|them|these .. first|earlier|former|left|nearer|closer|leftmost',
      'first|earlier|former|left|leftmost|1st of|among|between',
      'choose|pick|return|take|prefer|want|give|select|report the first|earlier|former|left',
      'nearer|closer|nearest|closest to .. head|start|front|beginning|first',
      'lower middle|median',
      'round|rounded|rounding down',
      'floor',
      'comes|come|stands|appears first|earlier',
      'before the second|other|later',
      'n 1 2',
      'earlier|former|lower|left|leftmost',
      'not|never the second|later|latter|right',
      'smaller|lower position|index|number',
      'rather than',
      'just|right|one before',
      'precede|precedes|preceding',
      'nearer|closer',
      'the first .. two|middle|them|these|pair',
      'in front',
      'head .. closer|nearer',
    ],
    answer(head) {
      const nodes = nodesOf(head)
      return nodes[(nodes.length - 1) >> 1] ?? null
    },
  },
  {
    asks: 'the list without its middle node',
    said: ['delete|deleting|deleted|deletion|remove|removing|removed|removal|without|drop|dropping|erase|cut|unlink'],
    answer(head) {
      const values = nodesOf(head).map((node) => node.val)
      return listOf(values.toSpliced(values.length >> 1, 1))
    },
  },
  {
    asks: 'a list changed at its middle node',
    said: [
      'delete|deleting|deleted|remove|removing|removed|erase|unlink|insert|inserting .. middle',
      'modified|changed list',
    ],
  },
  {
    asks: 'both middle nodes, or the middle node alone',
    said: [
      'both middle|nodes|of|the',
      'only|just|alone',
      'by itself',
      'single|one node .. list',
      'new list',
      'detach|detached|isolated',
    ],
    answer(head) {
      const { val } = middleNode(head)
      return listOf([val])
    },
  },
  {
    asks: 'both middle nodes',
    said: ['both'],
    answer(head) {
      const values = nodesOf(head).map((node) => node.val)
      return listOf(values.slice((values.length - 1) >> 1, (values.length >> 1) + 1))
    },
  },
  {
    asks: 'the first half of the list',
    said: [
      'first|front|left|former half|part',
      'half',
      'up|before to|the .. middle',
      'ends|ending|end at|with .. middle',
    ],
    answer: (head) =>
      listOf(
        nodesOf(head)
          .slice(0, nodesOf(head).length >> 1)
          .map((node) => node.val),
      ),
  },
  {
    asks: 'what comes behind the middle node',
    said: [
      'after|following|behind|beyond|past the|of|middle',
      'node|one after|following|behind',
      'next|successor of|node',
      'previous|predecessor|before',
    ],
    answer: (head) => middleNode(head)?.next ?? null,
  },
  {
    asks: 'the list turned at the middle',
    said: [
      'reverse|reversed|reversing|reversal|backwards|backward',
      'swap|swapped|rotate|rotated|reorder|fold|folded|palindrome',
    ],
    answer: (head) =>
      listOf(
        nodesOf(middleNode(head))
          .map((node) => node.val)
          .reverse(),
      ),
  },
  {
    asks: 'the node at a third or another share of the list',
    said: ['third|thirds|quarter|quarters|fourth|kth|nth'],
    answer(head) {
      const nodes = nodesOf(head)
      return nodes[Math.floor(nodes.length / 3)] ?? null
    },
  },
  {
    asks: 'the node of the middle value (median)',
    said: ['median', 'middle value', 'sorted|sort', 'average|mean'],
    answer(head) {
      const sorted = nodesOf(head).toSorted((a, b) => a.val - b.val)
      return sorted[sorted.length >> 1] ?? null
    },
  },
  {
    asks: 'nothing where there are two middle nodes',
    said: [
      'if|when|where|should there|theres is|be|none|no',
      'an|the empty list|.',
      'none|no|one exists|found',
      'there is none|no',
      'return|returns|give null|none|nothing|nil',
      'no middle|unique',
      'if .. even .. return',
    ],
    answer: (head) => (nodesOf(head).length % 2 === 0 ? null : middleNode(head)),
  },
  {
    asks: 'the node behind the last, counted from the end',
    said: ['last node|element|one', 'tail', 'from the end|back', 'penultimate'],
    answer: (head) => nodesOf(head).at(-1) ?? null,
  },
  {
    asks: 'of two middle nodes the larger or the smaller',
    said: ['larger|smaller|greater|bigger|smallest|largest value|one|of|number'],
    answer(head) {
      const nodes = nodesOf(head)
      const [first, second] = [nodes[(nodes.length - 1) >> 1], nodes[nodes.length >> 1]]
      return first && first.val > second.val ? first : (second ?? null)
    },
  },
  {
    asks: 'a condition or an exception put in passing',
    said: [
      '~out|break|breaks|breaking|broke even ~if|when|though|where|better|so|the|a|an|in|by|after|for|then|agree|share|tempered|handed|keeled|ring|their|its|they|them',
    ],
  },
  {
    asks: 'so many nodes of the second half at most',
    said: ['no|not|never|but more|longer than', 'cut|truncated|shortened|limited|capped to|at|after'],
    answer: (head) => middleNode(head),
  },
]
