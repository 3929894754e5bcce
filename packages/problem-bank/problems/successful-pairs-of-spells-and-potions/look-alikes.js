const counts = (spells, potions, fits) => spells.map((spell) => potions.filter((potion) => fits(spell, potion)).length)

const lookAlikes = [
  {
    asks: 'products above success only',
    said: [
      'surpass|surpasses|exceed|exceeds|beat|beats|top|tops|outdo|outdoes|overtake|overtakes|outstrip',
      'more|greater|larger|higher|bigger|strictly than|above|exceeds|exceed',
      'exceeds|exceed|exceeding|above|strictly|over',
      '> success|target|t|k|threshold',
    ],
    answer: (spells, potions, success) => counts(spells, potions, (a, b) => a * b > success),
  },
  {
    asks: 'products of success and less',
    said: [
      'at most|up to',
      'less|smaller|lower|fewer than|below|under',
      'less|smaller|lower or equal',
      'below|under|beneath',
      'not .. exceed|exceeds|more|greater|larger|above',
      '<= success|target|t|k|threshold|limit',
      '< success|target|t|k|threshold|limit',
      'fail|fails|failing|unsuccessful|too weak',
    ],
    answer: (spells, potions, success) => counts(spells, potions, (a, b) => a * b <= success),
  },
  {
    asks: 'products below success',
    said: [
      'less|smaller|lower than|below',
      'below|under|beneath',
      '< success|target|t|k|threshold|limit',
      'fail|fails|failing|unsuccessful|too weak',
      'not .. least|reach|reaches',
    ],
    answer: (spells, potions, success) => counts(spells, potions, (a, b) => a * b < success),
  },
  {
    asks: 'products of exactly success',
    said: ['exactly|precisely|equals|equal', 'is success|target', 'divisible|multiple|divides'],
    answer: (spells, potions, success) => counts(spells, potions, (a, b) => a * b === success),
  },
  {
    asks: 'sums, differences or other figures instead of products',
    said: [
      'sum|sums|plus|add|added|adding|together|total|combined',
      'difference|differences|minus|quotient|ratio|divided|xor|gcd|power',
    ],
    answer: (spells, potions, success) => counts(spells, potions, (a, b) => a + b >= success),
  },
  {
    asks: 'the number of spells for each potion',
    said: [
      'each|every|per|for potion|nail|tool|of potions|second|b',
      'number|count|many .. spells|first .. each|every potion|second',
      'potions length|each',
      'for potions',
    ],
    answer: (spells, potions, success) => counts(potions, spells, (a, b) => a * b >= success),
  },
  {
    asks: 'the strongest or the weakest potion, not how many there are',
    said: [
      'weakest|strongest|smallest|largest|least|minimum|maximum|cheapest|lowest|highest potion|one|strength|index|partner|that|element|value',
      'first|last potion|index|one',
      'index|indices|position|strength of',
      'which potion',
      '-1',
    ],
    answer: (spells, potions, success) =>
      spells.map((spell) => Math.min(...potions.filter((potion) => spell * potion >= success))),
  },
  {
    asks: 'different strengths counted once',
    said: [
      'equal|same|identical one|ones|value|values|strength|strengths .. one|once|single',
      'count|counts|counted as|once|for one|once|single',
      'distinct|different|unique',
      'same|equal strength|potions .. once',
      'only once|one',
    ],
    answer: (spells, potions, success) => counts(spells, [...new Set(potions)], (a, b) => a * b >= success),
  },
  {
    asks: 'whether there is a partner',
    said: ['whether|true|false', '1|one if .. 0|zero', 'at least one'],
    answer: (spells, potions, success) =>
      counts(spells, potions, (a, b) => a * b >= success).map((count) => Math.min(count, 1)),
  },
  {
    asks: 'only some of the pairs, by their places',
    said: [
      'i|index .. < j',
      'same|different index|place|position',
      'adjacent|consecutive|neighbouring|neighboring|next|before|after|left|right',
      'even|odd',
      'i != j',
    ],
    answer: (spells, potions, success) =>
      spells.map((spell, at) => potions.filter((potion, other) => other !== at && spell * potion >= success).length),
  },
  {
    asks: 'the counts in another order',
    said: ['sorted|ascending|descending|increasing|decreasing', 'order of'],
    answer: (spells, potions, success) => counts(spells, potions, (a, b) => a * b >= success).sort((a, b) => a - b),
  },
  {
    asks: 'the squares or other powers of the strengths',
    said: ['square|squared|doubled|twice|half|halved|cube|cubed'],
    answer: (spells, potions, success) => counts(spells, potions, (a, b) => a * b * b >= success),
  },
  { asks: 'a further condition or exception', said: ['thrown|used up ~to|entirely|exactly|completely'] },
]
