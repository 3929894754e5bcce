/** The nodes in order, and the place of the one that the last leads back to, or -1. */
function walk(head) {
  const places = new Map()
  let node = head
  for (; node && !places.has(node); node = node.next) places.set(node, places.size)
  const values = [...places.keys()].map(({ val }) => val)
  const backTo = node ? places.get(node) : -1
  return {
    values,
    backTo,
    before: backTo === -1 ? values : values.slice(0, backTo),
    ring: backTo === -1 ? [] : values.slice(backTo),
  }
}

const NUMBER = 'two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10|k|n'

const lookAlikes = [
  {
    asks: 'a list that is a ring as a whole',
    said: [
      'circular|circularly|ring',
      'back|lead|point|return|connect|link to|into|at the|its|his|her very|own|first|head|start|beginning',
      'tail|last|end|final .. head|first|start|beginning',
      'whole|entire|every|all .. cycle|loop|ring|circle|round',
      'every|all node|element|stop|member .. part|on|in|inside|belong',
      'start|begin where|from|again',
    ],
    answer: (head) => walk(head).backTo === 0,
  },
  {
    asks: 'a cycle that the first node is no part of',
    said: [
      'head|first|start .. not|never|outside|excluded',
      'not|never|except|but|other .. head|first|start|beginning',
      'lead|tail|way|path .. before|into .. cycle|loop|ring',
      'rho|lasso|lollipop',
    ],
    answer: (head) => walk(head).backTo > 0,
  },
  {
    asks: 'a value that comes twice',
    said: [
      'duplicate|repeated|repeating|recurring value|number|element|data|entry|label',
      'same|equal|identical value|number|data|label|content|name|figure',
      'value|number|data|label|figure .. twice|again|repeat|recur|equal|same|duplicate|once',
      'share|have|carry|hold .. same|equal value|number|label',
      'distinct|unique|different value|number|label|data|figure',
    ],
    answer: (head) => new Set(walk(head).values).size < walk(head).values.length,
  },
  {
    asks: 'a cycle, or a value that comes twice',
    said: [
      'or .. value|number|data|label .. twice|again|repeat|recur|equal|same|duplicate',
      'same|equal value|number|data|label',
      'value|number|data|label .. seen|met|visited|read|occurred|come .. before|already|again|earlier|twice',
      'duplicate',
    ],
    answer: (head) => walk(head).backTo >= 0 || new Set(walk(head).values).size < walk(head).values.length,
  },
  {
    asks: 'a cycle of several nodes',
    said: [
      `at least|minimum ${NUMBER}|one|a`,
      `more|longer|larger|bigger than ${NUMBER}|one|a|1`,
      `${NUMBER} or more|above`,
      'self loop',
      'selfloop',
      'to|at|into itself',
      'itself .. not|no|never|ignore|ignored|count|exclude',
      'own next|successor',
      'single|one|lone node|element|stop .. not|no|never|count',
      'cycle|loop|ring|circle of .. node|element|length|size',
      'proper|genuine|real|nontrivial|trivial',
    ],
    answer: (head) => walk(head).ring.length > 1,
  },
  {
    asks: 'a cycle of so many nodes',
    said: [
      `at least|most|minimum|maximum|exactly|precisely|just ${NUMBER}`,
      `cycle|loop|ring|circle|round .. ${NUMBER}`,
      'length|size|long|short|number .. cycle|loop|ring|circle',
      'cycle|loop|ring|circle .. length|size|long|short|longer|shorter|number|odd|even',
      'cycle|loop|ring|circle of .. node|element|length|size',
    ],
  },
  {
    asks: 'a cycle of an even number of nodes',
    said: [
      'even number|length|size|count|many|cycle|loop|ring',
      'cycle|loop|ring|length|size|number|count .. even',
      'even .. node',
    ],
    answer: (head) => walk(head).backTo >= 0 && walk(head).ring.length % 2 === 0,
  },
  {
    asks: 'a cycle of an odd number of nodes',
    said: [
      'odd number|length|size|count|many|cycle|loop|ring',
      'cycle|loop|ring|length|size|number|count .. odd',
      'odd .. node',
    ],
    answer: (head) => walk(head).ring.length % 2 === 1,
  },
  {
    asks: 'a cycle of most of the nodes',
    said: [
      'half|majority|most|third|quarter|percent .. node|list|element|stop',
      'more|fewer|longer|shorter|larger|smaller .. cycle|loop|ring|circle .. than',
      'cycle|loop|ring|circle .. more|fewer|longer|shorter|larger|smaller .. than ~once',
    ],
    answer: (head) => walk(head).ring.length > walk(head).before.length,
  },
  {
    asks: 'a cycle of certain values',
    said: [
      'value|number|sum|data|label|key .. in|on|inside|within|along|around .. cycle|loop|ring|circle',
      'cycle|loop|ring|circle .. value|sum|number|contain|hold|include|negative|positive|zero|even|odd|target',
      'sum|total|product|average|maximum|minimum|largest|smallest|negative|positive|zero|prime|divisible|multiple',
      'even|odd|negative|positive value|number|node|valued',
      'value .. even|odd|negative|positive|zero|rise|increase|increasing|ascending|sorted|greater|larger|smaller|less|below|above',
      'sorted|ascending|descending|increasing|decreasing|rising',
      'cycle|loop|ring|circle in which',
      'cycle|loop|ring|circle whose',
      'greater|larger|smaller|less|higher|lower|bigger value',
    ],
  },
  {
    asks: 'a cycle of values that are not negative alone',
    said: ['negative|positive|nonnegative'],
    answer: (head) => walk(head).backTo >= 0 && walk(head).ring.every((value) => value >= 0),
  },
  {
    asks: 'a list without a cycle',
    said: [
      'true|1|yes if|when|iff|where|exactly .. no|not|never|without|end|terminate|finite|null',
      'acyclic|terminate|finite|straight|linear|dead',
      'false|0|no if|when|iff|where .. has|contain|is|there .. cycle|loop|ring',
      'whether|if|does|do .. end|ends|terminate|stop|finish|null',
    ],
    answer: (head) => walk(head).backTo === -1,
  },
  {
    asks: 'where the cycle begins, or how long it is',
    said: ['number of node in|on|of the cycle|loop'],
  },
  {
    asks: 'a list of nodes that lead both ways, or to several others',
    said: ['doubly|doublylinked|prev|backward|backwards|bidirectional|both'],
  },
  {
    asks: 'a list that was changed before',
    said: [
      'after|once|when|if|could|can|by|would|still .. remove|removing|removed|delete|deleting|deleted|insert|inserting|inserted|reverse|reversing|reversed|cut|cutting|skip|skipping|swap|drop|dropped|add|adding|added|break|breaking|broken|close|closed|change|changing|changed',
      'remove|removing|delete|deleting|insert|inserting|reverse|reversing|cut|cutting|skip|skipping|swap ~node|the|no|nothing|any',
      'closed|blocked|shut|barred|repair|repairs',
    ],
  },
  {
    asks: 'a cycle through a node that is named',
    said: [
      'through|contain|include|including|pass|involve .. middle|second|third|marked|special|target',
      'middle|median|centre|center',
    ],
  },
  {
    asks: 'a cycle that begins at a certain place',
    said: [
      'first|second|front|back|left|right|early|late|earlier|later half|part',
      'half|third|quarter of',
      'tail|last .. previous|before|neighbour|neighbor|adjacent|second',
      'start|begin|begins|entry|entrance|enter|entered .. early|late|half|middle|before|after|within|beyond',
    ],
  },
  {
    asks: 'a further condition or an exception',
    said: [
      'as if|though',
      '~out|break|breaks|breaking|broke even ~if|when|though|where|better|so|the|a|an|in|by|after|for|then|agree|share|tempered|handed|keeled|ring|their|its|they|them',
      'at least two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'first|last|lowest|highest|top two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      '~left above|below|under|over zero|one|two|three|four|five|ten|2|3|4|5',
    ],
  },
]
