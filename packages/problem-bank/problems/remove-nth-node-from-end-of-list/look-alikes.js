const lookAlikes = [
  {
    asks: 'the node counted from the beginning',
    said: [
      'n|k 1 .. before|ahead|front|precede|preceding|above|left',
      'preceded|precede|precedes by|it|which',
      'before|ahead|preceding|above it|which',
      'from|at the|its beginning|start|front|head|left|top',
      'starting|counting|counted|starts .. head|front|beginning|first',
      'first .. 1|one|is the first',
      'head|front .. 1|one|first',
      'head|front is|being .. node',
      'nth|kth|n|k node|element of the list',
      'node|number|position|place 1|one',
      'first .. node|number',
      'from left',
      'of the list',
      'kth|nth in',
    ],
    answer: (head, n) => kept(head, (place) => place !== n - 1),
  },
  {
    asks: 'the node counted from the beginning and from zero',
    said: ['from|at the|its beginning|start|front|head|left', '0|zero based|indexed|index', 'index|position'],
    answer: (head, n) => kept(head, (place) => place !== n),
  },
  {
    asks: 'positions counted from zero',
    said: [
      '0|zero based|indexed|index|th',
      'count|counts|counted|counting|numbered|numbering|start|starts|starting|begin|begins|beginning .. 0|zero',
      'last .. 0|zero',
      'n|k is|of|may|can .. 0|zero',
      'n|k .. behind|after|follow|following|right|later|beyond',
      'followed by',
      'behind it|which|whom',
      'tail .. 0|zero',
      'n|k other|others|more|further',
      'before the last|tail|end',
      'steps|places|positions from|before',
    ],
    answer: (head, n) => kept(head, (place, length) => place !== length - 1 - n),
  },
  {
    asks: 'the node itself returned',
    said: [
      'return|find|give|get|report|locate the|that nth|kth|n|k|node',
      'not|without remove|removing|delete|deleting',
      'return .. nth|kth|th node',
      'value of',
    ],
    answer: (head, n) => kept(head, (place, length) => place >= length - n),
  },
  {
    asks: 'the last n nodes removed',
    said: [
      'last n|k|few',
      'n|k last|final',
      'all|everything|every|rest|nodes .. after|behind|following|onwards',
      'n|k nodes .. end|back',
      'n|k nodes|elements',
      'onwards|onward',
      'from .. on|onward|onwards',
      'up to|and the|everything|all|those end|tail|behind|after',
      'n|k rearmost|hindmost|rear|trailing',
      'with|including all|everything|those',
      'shorten|shortened|cut by|off',
      'tail|rest|remainder',
    ],
    answer: (head, n) => kept(head, (place, length) => place < length - n),
  },
  {
    asks: 'the first n nodes removed',
    said: ['first n|k', 'n|k nodes|elements', 'all|everything|every|rest|nodes .. before|preceding'],
    answer: (head, n) => kept(head, (place) => place >= n),
  },
  {
    asks: 'every nth node removed',
    said: ['every|each nth|kth|n|k', 'repeatedly|multiples'],
    answer: (head, n) => kept(head, (place, length) => (length - place) % n !== 0),
  },
  {
    asks: 'the node before or after it removed',
    said: [
      'node|element|one before|preceding|left|ahead|previous',
      'preceding|precedes|predecessor|previous',
      'left neighbour|neighbor',
      'neighbour|neighbor',
      'before|ahead it|this|that|of',
    ],
    answer: (head, n) => kept(head, (place, length) => place !== length - n - 1),
  },
  {
    asks: 'the node after it removed',
    said: [
      'node|element|one after|behind|following|right|next',
      'following|follows|successor|next',
      'right neighbour|neighbor',
      'neighbour|neighbor',
      'behind|after|beyond it|this|that',
    ],
    answer: (head, n) => kept(head, (place, length) => place !== length - n + 1),
  },
  {
    asks: 'nodes with that value removed',
    said: ['value|values|val .. equal|equals|is n|k', 'whose value', 'equal|equals to n|k', 'with value'],
    answer: (head, n) => listOf(valuesOf(head).filter((value) => value !== n)),
  },
  {
    asks: 'a list left as it is when it is too short',
    said: [
      'not|never that|so|as|enough many|nodes|long',
      'too few|short|large|big|many|small',
      'less|fewer nodes|than|elements',
      'no such',
      'not|never long enough',
      'unchanged|unmodified|intact|untouched|invalid ~order|sequence',
      'remove|removing|removed|delete|deleted|drop|dropped|happens nothing|none|nobody',
      'if|when n|k .. exceeds|exceed|larger|greater|bigger|more|longer',
      'fewer|less than n|k',
      'left as it is',
    ],
    answer: (head, n) => kept(head, (place, length) => place !== length - n),
  },
  {
    asks: 'a count that wraps around',
    said: ['circular|circularly|modulo|mod|wrap|wraps|wrapping|cyclic|cyclically|ring'],
    answer: (head, n) => kept(head, (place, length) => place !== length - 1 - ((n - 1) % length)),
  },
  {
    asks: 'the middle node removed',
    said: ['middle|centre|center|halfway'],
    answer: (head) => kept(head, (place, length) => place !== Math.floor(length / 2)),
  },
  {
    asks: 'the rest in reverse',
    said: ['reverse|reversed|reversing|backwards'],
    answer: (head, n) => listOf(valuesOf(removeNthFromEnd(head, n)).reverse()),
  },
  {
    asks: 'the nodes counted from both ends removed',
    said: [
      'both ends|the|from|nodes',
      'as well as',
      'also the|nth|kth|remove',
      'and then|again',
      'as well',
      'twice',
      'likewise|too',
      'too',
    ],
    answer: (head, n) => kept(head, (place, length) => place !== n - 1 && place !== length - n),
  },
  {
    asks: 'that node alone',
    said: [
      'keep|keeping|keeps|leave|leaving|retain',
      'nothing but',
      'only|just .. remains|left|kept|stays|remain|stay',
      'all|every|everything other|others|else',
      'except|but for|the|that|it',
      'alone',
      '~know|knows|see|sees|has|have|points|linked only ~who|the|in|one|once',
    ],
    answer(head, n) {
      const values = []
      for (let node = head; node; node = node.next) values.push(node.val)
      return new ListNode(values.at(-n), null)
    },
  },
  {
    asks: 'a list whose head is never removed',
    said: [
      'nobody|noone|nothing|none|no .. head|first|front',
      'nothing happens|changes|is',
      'head|first .. cannot|nobody|though|however|exempt|safe',
      'in that|this|such case',
      'no|without change|effect|removal',
      'screwed|fixed|bolted|welded|nailed|glued|protected|immune|sacred|anchor|anchored',
      'head|first .. screwed|fixed|down|permanent|sentinel|holy|protected',
      'returned|stays|left|remains as it',
      'as it was|stood',
      'unchanged|unaltered|untouched|unharmed',
      'its turn',
      'would be|have',
      'head|first|front .. never|not|stays|remains|kept|safe|spared|untouched|exempt|protected',
      'never|not .. head|first|front',
      'unless',
      'except|excepting|excluding',
      'stays|remain|remains|keep|keeps where|put|anyway|always|alone',
    ],
    answer(head, n) {
      let length = 0
      for (let node = head; node; node = node.next) length++
      return length === n ? head : removeNthFromEnd(head, n)
    },
  },
  {
    asks: 'a node moved or changed instead',
    said: ['return|give|find|report the nth|kth|n node', 'not|without remove|removing|delete|deleting'],
  },
  {
    asks: 'other nodes removed with it',
    said: ['all|every .. with the same'],
  },
  {
    asks: 'a condition or an exception put in passing',
    said: ['unless|excepting|barring|exception|exempt'],
  },
  {
    asks: 'the smallest of the last n nodes',
    said: ['smallest|lowest|minimum|lightest|cheapest|poorest|weakest'],
    answer(head, n) {
      const last = valuesOf(head).slice(-n)
      const out = valuesOf(head).length - last.length + last.indexOf(Math.min(...last))
      return kept(head, (place) => place !== out)
    },
  },
  {
    asks: 'the largest of the last n nodes',
    said: ['largest|highest|greatest|maximum|biggest|heaviest|dearest|tallest|longest|richest|strongest'],
    answer(head, n) {
      const last = valuesOf(head).slice(-n)
      const out = valuesOf(head).length - last.length + last.indexOf(Math.max(...last))
      return kept(head, (place) => place !== out)
    },
  },
  {
    asks: 'the nodes behind it in reverse',
    said: [
      'reverse|reversed|reverses|reversing|opposite|inverted|flipped ~counting|count',
      'turn|turned|turns round|around',
    ],
    answer(head, n) {
      const values = valuesOf(head)
      return listOf([...values.slice(0, values.length - n), ...values.slice(values.length - n + 1).reverse()])
    },
  },
  {
    asks: 'all nodes with the same value removed',
    said: [
      'same|equal|identical|like number|value|label|key|batch',
      'all|every node|nodes|one|ones|others that|which|with|whose|of|like|equal',
      'like it|that|this',
      'twin|twins|copies|clones|duplicates|doubles',
    ],
    answer(head, n) {
      const out = valuesOf(head).at(-n)
      return listOf(valuesOf(head).filter((value) => value !== out))
    },
  },
]

function kept(head, stays) {
  const values = valuesOf(head)
  return listOf(values.filter((_, place) => stays(place, values.length)))
}

function valuesOf(head) {
  return head ? [head.val, ...valuesOf(head.next)] : []
}

function listOf(values) {
  return values.reduceRight((next, value) => new ListNode(value, next), null)
}
