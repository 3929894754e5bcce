const lookAlikes = [
  {
    asks: 'a palindrome once at most one node is removed',
    said: [
      'remove|removed|removing|removal|delete|deleted|deleting|deletion|drop|dropped|dropping|discard|discarding|skip|skipped|skipping|omit|omitting|erase|erasing',
      'leave|leaving|left out',
      'take|taking|taken|takes|pull|pulling|pulled out|away',
      'without one|a|1 node|value|element',
      'except|but one|1',
    ],
    answer: (head) => isMirror(valuesOf(head)) || valuesOf(head).some((_, out, all) => isMirror(all.toSpliced(out, 1))),
  },
  {
    asks: 'a palindrome once exactly one node is removed',
    said: [
      'remove|removed|removing|delete|deleted|deleting|drop|dropping|skip|skipping|erase|without .. one|single|1|node ~see',
    ],
    answer: (head) => valuesOf(head).some((_, out, all) => isMirror(all.toSpliced(out, 1))),
  },
  {
    asks: 'a palindrome once at most one value is changed',
    said: [
      'change|changed|changing|replace|replaced|replacing|modify|modified|edit|edited|alter|altered|altering .. one|a|single|1 node|value|element',
      'one|1 change|replacement|edit|mistake|mismatch|difference|error|fault',
      'at most one|1',
      'almost|nearly',
    ],
    answer: (head) => mismatches(valuesOf(head)) <= 1,
  },
  {
    asks: 'values that can be put into the order of a palindrome',
    said: [
      'rearrange|rearranged|rearranging|rearrangement|reorder|reordered|reordering|permutation|permute|permuted|shuffle|shuffled|anagram|arranged',
      'any|some|another|other|suitable order',
      'put|placed|laid|brought in|into',
      'become|becomes|turned|turn .. palindrome',
    ],
    answer(head) {
      const odd = new Set()
      for (const value of valuesOf(head)) if (!odd.delete(value)) odd.add(value)
      return odd.size <= 1
    },
  },
  {
    asks: 'a list whose two halves are equal',
    said: [
      'half|halves .. same|equal|identical|repeat|repeated|copy',
      'same|equal|identical .. half|halves',
      'twice in a row',
      'repeat|repeats|repetition',
    ],
    answer: (head) =>
      valuesOf(head).every(
        (value, place, all) =>
          value === all[(place + Math.ceil(all.length / 2)) % all.length] || place === (all.length - 1) / 2,
      ),
  },
  {
    asks: 'digits that make a palindrome in their joined decimal form',
    said: ['concatenate|concatenated|concatenation|concatenating|joined|written one after|string of'],
    answer: (head) => isMirror([...valuesOf(head).join('')]),
  },
  {
    asks: 'a palindrome among the nodes at odd positions',
    said: [
      'odd|even position|index|indexed|indices|place|positioned|numbered',
      'every other|second',
      'alternate|alternating',
      'alternate node',
    ],
    answer: (head) => isMirror(valuesOf(head).filter((_, place) => place % 2 === 0)),
  },
  {
    asks: 'a palindrome among the odd values',
    said: ['odd|even value|valued|element', 'value .. odd|even', 'ignore|ignoring|disregard|disregarding .. odd|even'],
    answer: (head) => isMirror(valuesOf(head).filter((value) => value % 2 !== 0)),
  },
  {
    asks: 'a palindrome without its zeros',
    said: [
      'zero|zeros|zeroes|0 .. ignored|skipped|dropped|disregarded|removed',
      'ignore|ignoring|skip|skipping|drop|without|leading|trailing .. zero|zeros|zeroes|0',
    ],
    answer: (head) => isMirror(valuesOf(head).filter((value) => value !== 0)),
  },
  {
    asks: 'a palindrome of different neighbours collapsed',
    said: [
      'collapse|collapsing|collapsed|compress|compressed|merged|merging',
      'repeated|repeating|consecutive|adjacent .. once|single',
      'duplicate|repeat .. ignored|removed|skipped',
    ],
    answer: (head) => isMirror(valuesOf(head).filter((value, place, all) => value !== all[place - 1])),
  },
  {
    asks: 'a palindrome of all but one end of the list',
    said: [
      'cut|chopped|taken|broken off',
      'without its|the first|last|head|tail',
      'first|last|head node|value|element has|is left|cut|gone|ignored|skipped',
      'from the second',
    ],
    answer: (head) => isMirror(valuesOf(head).slice(1)) || isMirror(valuesOf(head).slice(0, -1)),
  },
  {
    asks: 'equal ends alone',
    said: ['only|just .. first .. last', 'first .. last .. only|alone', 'begin|begins|start|starts and end|ends with'],
    answer: (head) => valuesOf(head)[0] === valuesOf(head).at(-1),
  },
  {
    asks: 'a list that holds a palindrome inside',
    said: [
      'sublist|subsequence|segment|stretch|contiguous',
      'contain|contains|containing|include|includes .. palindrome|palindromic',
      'palindrome|palindromic .. inside|within',
    ],
    answer: (head) =>
      valuesOf(head).some((value, place, all) => place > 0 && (value === all[place - 1] || value === all[place - 2])),
  },
  {
    asks: 'a palindrome up to the sign',
    said: [
      'absolute|magnitude',
      'ignore|ignoring|regardless|disregarding|up .. sign|signs',
      'negated|negation|additive',
    ],
    answer: (head) => isMirror(valuesOf(head).map(Math.abs)),
  },
]

const isMirror = (values) => mismatches(values) === 0

function mismatches(values) {
  return values.filter((value, place) => place < values.length / 2 && value !== values.at(-1 - place)).length
}

function valuesOf(head) {
  return head ? [head.val, ...valuesOf(head.next)] : []
}
