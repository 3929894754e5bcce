const lookAlikes = [
  {
    asks: 'only the values that occurred once',
    said: [
      'all|every|any nodes|values|numbers|elements that|which|with have|has|duplicate|duplicates|occur|appear|are',
      'nodes|values|numbers with|having duplicate|duplicated',
      'distinct|unique .. from|of|in the original|input',
      'every|all copies|copy|occurrences|occurrence|instances',
      'completely|altogether|entirely',
      'leaving|leave|keep|keeping only .. distinct|unique',
      'occur|occurs|occurred|occurring|appear|appears|appeared|appearing exactly|only|just once in',
      'more than once .',
      'not .. repeated|duplicated',
      'including the first|original',
    ],
    answer: (head) => kept(head, (value, _, all) => all.indexOf(value) === all.lastIndexOf(value)),
  },
  {
    asks: 'at most two copies of each',
    said: [
      'twice|two|2 .. copies|copy|times|occurrence|occurrences',
      'twice|thrice',
      'at most two|2|k|three|3',
      'up to two|2|k|three|3',
    ],
    answer: (head) => kept(head, (value, place, all) => place - all.indexOf(value) < 2),
  },
  {
    asks: 'an unsorted list',
    said: [
      'unsorted|unordered',
      'not|neednt|isnt|arent|necessarily|never sorted|ordered',
      'not be|necessarily|always sorted|ordered|in',
      'any|arbitrary|random|no order',
      'arbitrarily|randomly',
    ],
    answer: (head) => kept(head, (value, place, all) => all.indexOf(value) === place),
  },
  {
    asks: 'the repeated values alone',
    said: [
      'only|just .. duplicated|repeated|duplicates .. remain|kept|left|keep|stay',
      'keep|return|retain|leave only|just .. duplicate|duplicates|repeated',
      'at least twice|two|2',
    ],
    answer: (head) => kept(head, (value, place, all) => all.indexOf(value) === place && all.lastIndexOf(value) > place),
  },
  {
    asks: 'the result in reverse',
    said: ['reverse|reversed|backwards', 'return|result|returned .. descending|decreasing'],
    answer: (head) => listOf(valuesOf(deleteDuplicates(head)).reverse()),
  },
  {
    asks: 'values that count as equal when they are near each other or differ in sign',
    said: ['absolute|magnitude|sign', 'differ|difference|differs|within|close|near|almost|nearly'],
    answer: (head) => kept(head, (value, place, all) => place === 0 || value - all[place - 1] > 1),
  },
  {
    asks: 'values repeated three or more times dropped',
    said: ['three|3|thrice'],
    answer: (head) => kept(head, (value, _, all) => all.filter((other) => other === value).length < 3),
  },
  {
    asks: 'duplicates of odd or even values alone dropped',
    said: ['odd|even value|values|number|numbers|duplicates|element|elements'],
    answer: (head) => kept(head, (value, place, all) => value !== all[place - 1] || value % 2 === 0),
  },
  {
    asks: 'duplicates of even values alone dropped',
    said: ['even value|values|number|numbers|duplicates|element|elements'],
    answer: (head) => kept(head, (value, place, all) => value !== all[place - 1] || value % 2 !== 0),
  },
  {
    asks: 'one duplicate of each value dropped',
    said: ['remove|delete|drop|removing|deleting|dropping one|1'],
    answer: (head) => kept(head, (value, place, all) => value !== all[place - 1] || value === all[place - 2]),
  },
  {
    asks: 'duplicates moved to the end',
    said: ['move|moved|moving|push|pushed', 'to the end|back|tail'],
    answer(head) {
      const values = valuesOf(head)
      const first = (value, place) => value !== values[place - 1]
      return listOf([...values.filter(first), ...values.filter((value, place) => !first(value, place))])
    },
  },
  {
    asks: 'a list turned round',
    said: [
      'back|end|last|tail to|in front|back|first|start|head',
      'upside',
      'if|when|where .. deleted|removed|dropped|deletion|changed|duplicate|shortened',
      'opposite|other way|direction|order',
      'turn|turned|flip|flipped round|around|over',
      'large|largest|big|high|greatest|biggest|highest to small|smallest|low|lowest|least|little',
      'descending|decreasing|falling|backwards|backward|reverse|reversed|reversing|turned|mirrored|opposite',
      'from .. back|end|tail .. front|head|start|beginning',
      'last .. first',
    ],
    answer(head) {
      const values = valuesOf(head)
      const single = [...new Set(values)]
      return listOf(single.length < values.length ? single.reverse() : single)
    },
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
