const lookAlikes = [
  {
    asks: 'nothing moved where the count is as large as the list, or larger',
    said: [
      'nobody|nothing|none .. moves|moved|happens|stirs|budges',
      'lock|locks|locked|jam|jams|jammed|blocked|brake|refuses|refused|invalid|rejected|ignored',
      'if|when|whenever|where|once|unless .. larger|greater|exceeds|exceed|bigger|more|reaches|least .. unchanged|untouched|nothing|nobody|no|same|stays|stay|stop|remains',
      'capped|cap|clamped|clipped|limited',
    ],
    answer: (head, k) => arranged(head, (all) => (k < all.length ? turned(all, -k) : all)),
  },
  {
    asks: 'a rotation to the left',
    said: [
      'rotate|rotated|rotating|rotation|shift|shifted|shifting|move|turn .. left|leftward|leftwards',
      'to the left',
      'left rotation|shift|by',
      'counterclockwise|anticlockwise',
      'first|head|front .. to the end|back|tail',
      'first|head|front .. behind|after .. last|tail',
    ],
    answer: (head, k) => arranged(head, (all) => turned(all, k)),
  },
  {
    asks: 'a rotation of the first k nodes',
    said: ['first|leading|only k', 'first k', 'sublist|part|prefix|segment'],
    answer: (head, k) => arranged(head, (all) => [...turned(all.slice(0, k), -1), ...all.slice(k)]),
  },
  {
    asks: 'a rotation of each group of k nodes',
    said: ['group|groups|block|blocks|chunk|chunks', 'k at|nodes|group', 'every k'],
    answer: (head, k) =>
      arranged(head, (all) =>
        k < 1 ? all : all.flatMap((_, at) => (at % k === 0 ? turned(all.slice(at, at + k), -1) : [])),
      ),
  },
  {
    asks: 'nodes reversed',
    said: ['reverse|reversed|reversing|backwards'],
    answer: (head, k) => arranged(head, (all) => [...all.slice(0, k).reverse(), ...all.slice(k)]),
  },
  {
    asks: 'the last k nodes put in front in reverse',
    said: ['reverse|reversed|reversing|backwards'],
    answer: (head, k) =>
      arranged(head, (all) => [
        ...turned(all, -k)
          .slice(0, k % all.length)
          .reverse(),
        ...all.slice(0, all.length - (k % all.length)),
      ]),
  },
  {
    asks: 'the whole list reversed',
    said: ['reverse|reversed|reversing|backwards'],
    answer: (head) => arranged(head, (all) => all.reverse()),
  },
  {
    asks: 'groups of k nodes reversed',
    said: ['reverse|reversed|reversing|backwards'],
    answer: (head, k) =>
      arranged(head, (all) =>
        k < 1 ? all : all.flatMap((_, at) => (at % k === 0 ? all.slice(at, at + k).reverse() : [])),
      ),
  },
  {
    asks: 'the nodes shifted out lost',
    said: ['lost|dropped|discarded|removed|deleted|remove|delete|drop', 'zero|zeros|0 .. filled|fill|padded'],
    answer: (head, k) =>
      arranged(head, (all) => [...all.map(() => 0), ...all].slice(Math.max(all.length - k, 0)).slice(0, all.length)),
  },
  {
    asks: 'the other direction for a negative count',
    said: [
      'negative .. left|opposite|other|means',
      'if|when|where k|n|it is|be|are negative',
      'k|n may|can|might be negative',
      'negative k|n',
    ],
    answer: (head, k) => arranged(head, (all) => turned(all, -k)),
  },
  {
    asks: 'the head kept in its place',
    said: ['except|but|apart|keep|keeping|leave|leaving .. first|head', 'first|head .. stay|stays|fixed|remains'],
    answer: (head, k) =>
      arranged(head, ([first, ...rest]) => (first === undefined ? [] : [first, ...turned(rest, -k)])),
  },
  {
    asks: 'the list left as it is when k is too large',
    said: ['unchanged|unmodified|untouched|intact'],
    answer: (head, k) => arranged(head, (all) => (k > all.length ? all : turned(all, -k))),
  },
  {
    asks: 'the halves or the nodes at odd or even positions',
    said: ['half|halves', 'odd|even value|number|position|index|place|node', 'every other|second'],
    answer: (head, k) =>
      arranged(head, (all) => [...turned(all.slice(0, all.length >> 1), -k), ...all.slice(all.length >> 1)]),
  },
  {
    asks: 'the kth node from the end alone moved',
    said: ['only|just .. kth|node|one', 'kth|nth node', 'k th|n th'],
    answer: (head, k) =>
      arranged(head, (all) => (k < 1 || k > all.length ? all : [all.at(-k), ...all.toSpliced(all.length - k, 1)])),
  },
]

function arranged(head, order) {
  return listOf(order(valuesOf(head)))
}

function turned(all, left) {
  return all.map((_, at) => all[(((at + left) % all.length) + all.length) % all.length])
}

function valuesOf(head) {
  return head ? [head.val, ...valuesOf(head.next)] : []
}

function listOf(values) {
  return values.reduceRight((next, value) => new ListNode(value, next), null)
}
