/** The letters that `longer` has more often than `shorter`, in their order, each as often as it is in excess. */
function excess(shorter, longer) {
  const left = [...shorter]
  return [...longer].filter((letter) => {
    const place = left.indexOf(letter)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

const lookAlikes = [
  {
    asks: 'the removed letter',
    said: [
      'removed|removing|removal|remove|removes|deleted|deleting|delete|deletion|missing|lost|loses|lose|losing',
      'dropped|drops|dropping|vanished|vanishes|disappeared|disappears|gone|erased|omitted|omits|stolen|struck',
      'taken|took|takes|left out|away|off',
      'fell|falls|lacks|lacking',
    ],
    answer: findTheDifference,
  },
  {
    asks: 'one of several added letters',
    said: [
      'two|2|three|3|several|multiple|many|some|k letter|character|extra|additional|tile',
      'one|1 or more|two|several|2',
      'any number',
      'at least one letter|character',
      'twice|thrice',
      'two|three|same letter|character added|twice|inserted',
      'smallest|largest|alphabetically|lexicographically',
      'first|last|earliest added|extra|additional|inserted|alphabetically',
    ],
    answer: (s, t) => excess(s, t).sort()[0] ?? '',
  },
  {
    asks: 'the last or the largest of several added letters',
    said: [
      'two|2|three|3|several|multiple|many|some|k letter|character|extra|additional|tile',
      'one|1 or more|two|several|2',
      'any number',
      'smallest|largest|alphabetically|lexicographically|latest',
      'first|last added|extra|additional|inserted',
    ],
    answer: (s, t) => excess(s, t).sort().at(-1) ?? '',
  },
  {
    asks: 'a changed letter',
    said: [
      'replaced|replacing|replace|replaces|replacement|exchanged|exchange|exchanging|substituted|substitute|substituting|substitution',
      'changed|changing|changes|change|altered|altering|alter one|a|1|letter|character|single',
      'letter|character .. changed|turned|altered|overwritten|misspelt|misspelled',
      'same|equal length',
    ],
    answer: (s, t) => excess(s, t)[0] ?? '',
  },
  {
    asks: 'letters compared whatever their case',
    said: [
      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'ignore|ignores|ignoring|regardless|disregard|disregarding|irrespective .. case',
      'upper|uppercase|capital .. same|equal|equals|alike|identical',
    ],
    answer: (s, t) => findTheDifference(s.toLowerCase(), t.toLowerCase()),
  },
  {
    asks: 'a result where nothing was added',
    said: [
      'if|when|or .. nothing|none',
      'no letter|character .. added',
      'if .. same|identical',
      'may|might|could .. unchanged|nothing|none',
      'at most one letter|character',
      'zero|0 or one|1',
    ],
    answer: (s, t) => excess(s, t)[0] ?? '',
  },
  {
    asks: 'the letter next to the added one',
    said: [
      'next to|letter|after',
      'neighbour|neighbor|neighbouring|neighboring|adjacent|precede|precedes|preceding|follow|follows|following',
      'letter|character before|after|left|right|behind .. added|inserted|it|new|extra',
      'directly|immediately|right before|after|behind',
      'successor|predecessor',
    ],
    answer: (s, t) => t[[...t].findIndex((letter, place) => letter !== s[place]) - 1] ?? '',
  },
  {
    asks: 'the letter that is there most often',
    said: ['most|least often|frequent|frequently|common', 'frequent'],
    answer(_s, t) {
      const counts = new Map()
      for (const letter of t) counts.set(letter, (counts.get(letter) ?? 0) + 1)
      return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
    },
  },
  {
    asks: 'a letter that the first string does not have at all',
    said: ['not|never .. occur|occurs|contain|contains|contained|appear|appears|present', 'absent|unknown'],
    answer: (s, t) => [...t].find((letter) => !s.includes(letter)) ?? '',
  },
  {
    asks: 'letters and spaces or other signs that do not count',
    said: [
      'ignore|ignores|ignoring|disregard|disregarding|except .. space|punctuation|digit|blank',
      'vowel|consonant',
      'space|punctuation|digit .. ignored|count|disregarded',
    ],
    answer: (s, t) => excess(s, t).filter((letter) => /[a-z]/i.test(letter))[0] ?? '',
  },
]
