const others = (candies, kid) => candies.toSpliced(kid, 1)
const forEach = (candies, isTrue) => candies.map((own, kid) => isTrue(own, kid))

const lookAlikes = [
  {
    asks: 'strictly more than all the others',
    said: [
      'more|taller|larger|greater .. than|over each|every|any|all other',
      'towers|tower|surpass|surpasses|exceeds|outdoes|beats over|each|every|all|any|the|everyone',
      'taller|larger|richer than everyone|everybody|anyone|anybody',
      'strictly',
      'more|greater|larger|higher|taller than every|all|each|any|the',
      'alone .. first|most|greatest',
      'only|sole|single|unique kid|one|player|winner|child',
      'no|without tie|ties|other .. many|same',
      'ties .. not|false|lose',
      'unique|uniquely',
    ],
    answer: (candies, extra) => forEach(candies, (own, kid) => own + extra > Math.max(...others(candies, kid))),
  },
  {
    asks: 'the fewest candies',
    said: [
      'fewest|smallest|lowest|minimum|shortest',
      'the least',
      'taking|taken|take|giving|give|eats|loses|lose away|up|them',
      'subtract|subtracting|less',
    ],
    answer: (candies, extra) => forEach(candies, (own) => own - extra <= Math.min(...candies)),
  },
  {
    asks: 'the average to be reached',
    said: ['average|mean|median|half|sum|total'],
    answer: (candies, extra) =>
      forEach(candies, (own) => own + extra >= candies.reduce((a, b) => a + b) / candies.length),
  },
  {
    asks: 'another place than the first to be enough',
    said: [
      'second',
      'at most one|1|two|2|k|three .. more|larger|greater',
      'second|third|top place|greatest|largest|highest|most|two|three|k',
      'kth',
      'among the top|best|k|two|three',
      'at least .. others',
    ],
    answer: (candies, extra) =>
      forEach(candies, (own, kid) => others(candies, kid).filter((other) => other > own + extra).length <= 1),
  },
  {
    asks: 'the neighbours alone to be compared',
    said: [
      'neighbour|neighbours|neighbor|neighbors|adjacent|beside|next',
      'left|right|before|after kid|one|side|of',
      'so far|before|previous|earlier',
    ],
    answer: (candies, extra) =>
      forEach(candies, (own, kid) => own + extra >= Math.max(candies[kid - 1] ?? 0, candies[kid + 1] ?? 0)),
  },
  {
    asks: 'the extra candies for every kid, or none',
    said: [
      'every|each|all kid|kids|child|children|player|players is|are|get|gets|receive|receives',
      'every|each|all kid|kids|children given',
      'currently|already|now',
      'before giving|the',
      'without .. extra',
    ],
    answer: (candies) => forEach(candies, (own) => own === Math.max(...candies)),
  },
  {
    asks: 'exactly as many as the greatest number',
    said: ['exactly', 'precisely', 'equal|equals to|the', 'not more|exceed|exceeding'],
    answer: (candies, extra) => forEach(candies, (own) => own + extra === Math.max(...candies)),
  },
  {
    asks: 'the extra candies to be shared, doubled or taken from another',
    said: [
      'shared among|between|by',
      'split|divided|distribute|distributed',
      'half|double|doubled|twice|multiplied',
      'from another|others|the',
      'steal|steals|takes|taken|swap',
      'up to|at most|any extracandies|extra|number|part',
      'even|odd|prime',
    ],
    answer: (candies, extra) => forEach(candies, (own) => own * extra >= Math.max(...candies)),
  },
  {
    asks: 'the opposite',
    said: ['false if|when|iff', 'not|never .. greatest|most|first', 'fewer|less than', 'still', 'cannot'],
    answer: (candies, extra) => kidsWithCandies(candies, extra).map((is) => !is),
  },
  {
    asks: 'kids in another order',
    said: ['sorted|sort|ascending|descending|reverse|reversed|order of', 'circle|circular'],
    answer: (candies, extra) =>
      kidsWithCandies(
        candies.toSorted((a, b) => a - b),
        extra,
      ),
  },
  {
    asks: 'strictly more than all others',
    said: ['ahead of each|all|every|everyone|everybody', 'more than all|every|each|any other|others'],
  },
  {
    asks: 'extra candies that every kid keeps',
    said: [
      'keep|keeps|kept|retain|retains',
      'in|by turn|turns',
      'one after|by',
      'those|the .. before|already|earlier',
      'stay|stays|remain|remains with|his|her|theirs',
    ],
    answer: (candies, extraCandies) =>
      candies.map((own, kid) =>
        candies.every((other, place) => own + extraCandies >= other + (place < kid ? extraCandies : 0)),
      ),
  },
]
