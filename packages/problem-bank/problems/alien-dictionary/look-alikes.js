/** The letters, `pick` choosing among those that may come next; '' where there is no order. */
function ordered(words, pick) {
  if (alienOrder(words) === '') return ''
  const pairs = words.slice(1).flatMap((other, at) => {
    const place = [...words[at]].findIndex((letter, index) => letter !== other[index])
    return place === -1 ? [] : [[words[at][place], other[place]]]
  })
  const left = new Set(words.join(''))
  let order = ''
  while (left.size > 0) {
    const free = [...left].filter((letter) => !pairs.some(([a, b]) => b === letter && left.has(a)))
    order += pick(free.sort())
    left.delete(order.at(-1))
  }
  return order
}

const lookAlikes = [
  {
    asks: 'the smallest order in our own alphabet',
    said: [
      'smallest|least|minimum|lowest .. order|orders|answer|string|one|result|lexicographical|alphabetical',
      'lexicographically|alphabetically smallest|first|least|minimum|smaller|earlier|earliest',
      'normal|usual|ordinary|our|standard lexicographical|lexicographic|alphabetical|order|alphabet',
      'in|by|of english|latin order|alphabet',
      'tie|ties|undetermined|undecided|ambiguous|unclear',
      'in alphabetical|lexicographical',
    ],
    answer: (words) => ordered(words, (free) => free[0]),
  },
  {
    asks: 'the largest order in our own alphabet',
    said: [
      'largest|greatest|maximum|last .. order|orders|answer|string|one|result',
      'lexicographically|alphabetically largest|greatest|last',
      'tie|ties',
    ],
    answer: (words) => ordered(words, (free) => free.at(-1)),
  },
  {
    asks: 'the order turned round',
    said: [
      'reverse|reversed|backward|backwards|descending|decreasing|opposite',
      'last|largest .. first',
      'from .. largest|last|greatest|highest to',
    ],
    answer: (words) => [...alienOrder(words)].reverse().join(''),
  },
  {
    asks: 'words read from their ends',
    said: [
      'right to left',
      'suffix|suffixes|ending|endings|backward|backwards',
      'last letter|character|place',
      'from the end|back|right',
    ],
    answer: (words) => alienOrder(words.map((word) => [...word].reverse().join(''))),
  },
  {
    asks: 'the number of orders, or whether it is the only one',
    said: ['uniquely'],
  },
  {
    asks: 'an empty string where there are several orders',
    said: [
      'several|multiple|many|two .. empty|unclear|nothing',
      'not unique|uniquely|determined|clear|certain',
      'uniquely|ambiguous|undetermined',
      'unique order|alphabet|ordering',
    ],
    answer(words) {
      const [first, last] = [ordered(words, (free) => free[0]), ordered(words, (free) => free.at(-1))]
      return first === last ? first : ''
    },
  },
  {
    asks: 'a longer word that may come before its beginning',
    said: [
      'prefix|prefixes|beginning .. any|either|whatever|ignored|allowed|after|irrelevant|free|matter',
      'longer .. before|first|earlier',
      'shorter .. after|behind|later',
      'length|lengths .. irrelevant|ignored|matter',
    ],
    answer: (words) =>
      alienOrder(words.map((word, at) => (words[at + 1] && word.startsWith(words[at + 1]) ? words[at + 1] : word))),
  },
  {
    asks: 'a longer word to come first',
    said: ['length|lengths .. decides|decide|irrelevant|ignored|matter'],
  },
  {
    asks: 'another answer where there is no order',
    said: [
      'null|nil|error|-1|exception',
      'return|give|answer|print none|invalid|impossible',
      'as many|far|long',
      'longest|largest|partial|partially',
      'ignore|ignored|ignoring|drop|dropped|skip|skipped|contradiction|contradictions',
    ],
    answer: (words) => alienOrder(words) || 'INVALID',
  },
  {
    asks: 'capitals and small letters to be the same',
    said: anyCase(),
    answer: (words) => alienOrder(words.map((word) => word.toLowerCase())),
  },
]
