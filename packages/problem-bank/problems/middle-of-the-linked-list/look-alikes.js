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
      'middle .. deleted|removed|erased|inserted',
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
    said: ['return|returns|give null|none|nothing|nil', 'no middle|unique', 'if .. even .. return'],
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
    asks: 'another node, or a list cut otherwise',
    said: [
      'fewer|shorter|more than',
      'head|first .. not|excluded|dummy|sentinel|apart',
      'sentinel|dummy',
      'last|final node|tail|one .. not|excluded|omitted|dropped|without',
      'without|ignoring|excluding|omitting',
      'stop|stops',
      'every second',
      'third|quarter',
      'leave|leaving|left out',
      'gone|missing',
      'not counting',
      'backwards|reversed',
      'exactly|one|1 before|after|behind',
      'unless|except',
      'one step more|further',
      'two|three nodes|values|elements alone',
      'more than two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'no|not|never more|longer|further|larger|greater|higher than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'at most one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'up to two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10 or|and more|less|fewer|longer|larger|above|below|over',
      'larger|greater|smaller|less|longer|shorter|fewer|higher|lower|bigger than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'of no importance|consequence|interest|use|account|concern',
      'no role|part',
      'but never',
      'not|never|neither allowed|permitted|admitted|accepted',
      'forbidden|prohibited|banned|disallowed|barred',
      'stay|stays|remain|remains|left|leave .. where|alone|untouched|unchanged|aside',
      'unless|excepting|barring|exception|exempt',
      'except|excluding|besides|excluded|exclude',
      'ignore|ignored|ignoring|disregard|disregarded|overlooked',
      'instead',
      'as soon as',
      'capped|cap|limited',
      'penalty|fee|discount|surcharge',
      'circular|cyclic|wrap|wraps',
      'modulo|remainder',
      'doubled|halved|thrice|triple|tripled',
      'rounded|truncated',
      'odd',
      'prime|divisible|multiple of',
      'every second|third|other',
      'once used|taken|passed|visited|chosen|counted|spent',
      'not take|participate|serve',
      'nothing|none|all but',
      'at least two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'exceed|exceeds|exceeding',
      'first|last|lowest|highest|top two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'only|just the first|last|largest|smallest|left|right|lower|upper|top|lowest|highest',
      'may|can be used|taken|counted|visited|chosen|entered again|twice|repeatedly|more|several',
      'joker|wildcard|asterisk',
      'second|third largest|smallest|longest|best|shortest|highest',
      'do|does|is|are not count|counted|considered|regarded',
      'answer is empty|null|none',
      'even .. empty|none|nothing',
      'up to it',
      'is|are|be enough|sufficient',
      'suffices|suffice',
      'forgiven|tolerated|pardoned|mended|mending|misprint|typo',
      'is|are|get|gets|be gone|lost|thrown|swept|dropped',
      'vanish|vanishes|disappear|disappears',
      'no use|good|avail|effect',
      'is|are|be fine|okay|ok|welcome|harmless',
      'no harm|damage',
      'must contain|include|stand|lie|come|begin|pass|hold',
      'has|have|is|are|ought to contain|include|stand|lie|come|begin|start|end|pass|have',
      'not|no|never .. here',
      'serve|serves twice|several|again|also|as',
      'count|counts|go|goes|belong together',
      'unlike|contrary usual|the|in|to',
      'variant|variation|twist',
      'for once',
      'only those|these|such',
      'none of',
      'count|counts double|twice',
      'house|special|extra|additional rule|rules|condition',
      'above|below|under|over zero|one|two|three|four|five|ten|2|3|4|5',
      'only|just between|every|each|one|two|even|odd|negative|positive|neighbouring|adjacent',
      'third power|place|position|one|element|letter',
      'left|leave|leaves|leaving|taken out|aside|alone',
      'worth|worthless|pointless|useless',
      'until|up to|through index|position|place',
      'outermost|innermost|extreme',
      'than usual',
    ],
  },
]
