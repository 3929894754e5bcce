function valuesOf(head) {
  const values = []
  for (let node = head; node; node = node.next) values.push(node.val)
  return values
}

/** The list of those values for which it holds. */
function kept(head, holds) {
  return valuesOf(head)
    .filter(holds)
    .reduceRight((next, value) => new ListNode(value, next), null)
}

const count = (values, value) => values.filter((other) => other === value).length

const lookAlikes = [
  {
    asks: 'one of each value to be kept',
    said: [
      'appear|appears|occur|occurs|stay|stays|kept|left only|just|exactly|but once .. each|every',
      'each|every element|value|number .. only|exactly|just|but|is once|one',
      'one|single copy|node .. each|left|kept|stay|remain',
      'keep|keeping|leave|leaving one|once|first|single',
      'first of',
    ],
    answer: (head) => kept(head, (value, at, all) => value !== all[at - 1]),
  },
  {
    asks: 'only the repeated values to be kept',
    said: [
      'delete|remove|drop|discard .. that|which|whose .. once|unique|distinct',
      'leaving|leave|keep|keeping|retain|retaining only|just duplicate|duplicates|repeated',
      'occur|occurs|appear|appears .. at least|twice',
    ],
    answer: (head) => kept(head, (value, _, all) => count(all, value) > 1),
  },
  {
    asks: 'values that occur up to twice to be kept',
    said: ['at most two|twice|2', 'more than two|twice|2|k', 'three|3|thrice|third|k'],
    answer: (head) => kept(head, (value, _, all) => count(all, value) <= 2),
  },
  {
    asks: 'at most two of each value to be kept',
    said: ['at most two|twice|2', 'two|2 copy|node'],
    answer: (head) => kept(head, (value, at, all) => value !== all[at - 2]),
  },
  {
    asks: 'values that occur an even number of times to be deleted',
    said: ['even|odd number|time|count', 'exactly twice|two'],
    answer: (head) => kept(head, (value, _, all) => count(all, value) % 2 === 1),
  },
]
