const lookAlikes = [
  {
    asks: 'only the first of them removed',
    said: [
      'first|earliest|leftmost occurrence|appearance|match|instance|such|matching',
      'first node|element|one .. with|whose|that|equal|holding|containing|equals|having',
      'only|just one|once|first',
      'single|one occurrence|instance',
      'first of',
    ],
    answer: (head, val) => kept(head, (_, place, all) => place !== all.indexOf(val)),
  },
  {
    asks: 'only the last of them removed',
    said: [
      'last|final|latest|rightmost occurrence|appearance|match|instance|such|matching',
      'last node|element|one .. with|whose|that|equal|holding|containing|equals|having',
      'last of',
      'only|just .. last',
    ],
    answer: (head, val) => kept(head, (_, place, all) => place !== all.lastIndexOf(val)),
  },
  {
    asks: 'all but the first of them removed',
    said: [
      'except|but|apart|keep|keeping|leave|leaving .. first|one',
      'remain|remains|stay|stays once',
      'at most one|once|1',
      'only|just|exactly one|once',
    ],
    answer: (head, val) => kept(head, (value, place, all) => value !== val || place === all.indexOf(val)),
  },
  {
    asks: 'larger values removed',
    said: ['greater|larger|bigger|higher|more than', 'exceed|exceeds|exceeding|above|over'],
    answer: (head, val) => kept(head, (value) => value <= val),
  },
  {
    asks: 'values at least as large removed',
    said: [
      'at least val|x|the|that|as',
      'greater|larger|bigger|higher .. or equal',
      'or greater|larger|more|higher|above',
      'not|no less|smaller|lower',
      'below|under',
    ],
    answer: (head, val) => kept(head, (value) => value < val),
  },
  {
    asks: 'smaller values removed',
    said: ['less|smaller|lower|fewer than', 'below|under'],
    answer: (head, val) => kept(head, (value) => value >= val),
  },
  {
    asks: 'values at most as large removed',
    said: [
      'at most val|x|the|that|as',
      'less|smaller|lower .. or equal',
      'or less|smaller|lower|below',
      'not|no greater|more|larger',
      'exceed|exceeds|exceeding|above',
    ],
    answer: (head, val) => kept(head, (value) => value > val),
  },
  {
    asks: 'all other values removed',
    said: [
      'other than',
      'not equal|equals',
      'different|differ|differs|differing|unequal',
      'keep|keeping|keeps|leave|leaving|retain|return only|just',
      'except|but .. val|equal|value|those',
      'isnt|doesnt|arent|dont|not .. equal|val|value|hold|match',
    ],
    answer: (head, val) => kept(head, (value) => value === val),
  },
  {
    asks: 'multiples removed',
    said: ['multiple of', 'divisible|divides|divisor|divided|remainder|modulo'],
    answer: (head, val) => kept(head, (value) => value % val !== 0),
  },
  {
    asks: 'the node at that position removed',
    said: ['position|index|nth|kth|place'],
    answer: (head, val) => kept(head, (_, place) => place + 1 !== val),
  },
  {
    asks: 'the node at that position, counted from zero, removed',
    said: ['position|index|nth|kth|place'],
    answer: (head, val) => kept(head, (_, place) => place !== val),
  },
  {
    asks: 'the nodes after such a value removed',
    said: [
      'node|one|element|everything|immediately|directly after|following|behind|next',
      'next node|element|one',
      'successor',
    ],
    answer: (head, val) => kept(head, (_, place, all) => place === 0 || all[place - 1] !== val),
  },
  {
    asks: 'the nodes before such a value removed',
    said: ['node|one|element|everything|immediately|directly before|preceding', 'predecessor|preceding|precedes'],
    answer: (head, val) => kept(head, (_, place, all) => all[place + 1] !== val),
  },
  {
    asks: 'absolute values compared',
    said: ['absolute|magnitude', 'ignore|ignoring|regardless|whatever .. sign'],
    answer: (head, val) => kept(head, (value) => Math.abs(value) !== Math.abs(val)),
  },
  {
    asks: 'such nodes moved to the end',
    said: ['move|moved|moving|push|pushed', 'to the end|back|tail'],
    answer: (head, val) =>
      listOf([...valuesOf(head).filter((value) => value !== val), ...valuesOf(head).filter((value) => value === val)]),
  },
  {
    asks: 'such values replaced',
    said: ['replace|replaced|replacing|overwrite'],
    answer: (head, val) => listOf(valuesOf(head).map((value) => (value === val ? 0 : value))),
  },
  {
    asks: 'the rest in reverse',
    said: ['reverse|reversed|backwards|reversing'],
    answer: (head, val) => listOf(valuesOf(removeElements(head, val)).reverse()),
  },
  {
    asks: 'everything from such a node on removed',
    said: ['everything|rest|onwards|onward|until|up to|truncate|cut'],
    answer: (head, val) => kept(head, (_, place, all) => !all.slice(0, place + 1).includes(val)),
  },
  {
    asks: 'consecutive ones removed',
    said: ['consecutive|adjacent|neighbouring|neighboring|pair|duplicate'],
    answer: (head, val) =>
      kept(head, (value, place, all) => value !== val || (all[place - 1] !== val && all[place + 1] !== val)),
  },
]

function kept(head, stays) {
  return listOf(valuesOf(head).filter(stays))
}

function valuesOf(head) {
  return head ? [head.val, ...valuesOf(head.next)] : []
}

function listOf(values) {
  return values.reduceRight((next, value) => new ListNode(value, next), null)
}
