const stretches = (fruits) =>
  fruits.flatMap((_, from) => fruits.slice(from).map((_, more) => fruits.slice(from, from + more + 1)))
const typesIn = (fruits) => new Set(fruits).size
const largest = (numbers) => numbers.reduce((a, b) => Math.max(a, b), 0)
const longest = (fruits, fits) =>
  largest(
    stretches(fruits)
      .filter(fits)
      .map(({ length }) => length),
  )
const countsIn = (fruits) =>
  [...new Set(fruits)].map((type) => fruits.filter((same) => same === type).length).sort((a, b) => b - a)

const lookAlikes = [
  {
    asks: 'another number of types',
    said: [
      'three|four|five|3|4|k basket|baskets|types|type|kinds|kind|distinct|different|values|numbers',
      'at most|exactly three|3|k|one|four',
      'no fourth|second',
      'fourth|second type|kind',
      'one|single|1 basket',
      'all|every distinct|different|fruits are|type|kind',
    ],
    answer: (fruits) => longest(fruits, (part) => typesIn(part) <= 3),
  },
  {
    asks: 'a single type',
    said: ['one|single|1 basket', 'all .. same|equal', 'same|equal|identical type|kind|value', 'second type|kind'],
    answer: (fruits) => longest(fruits, (part) => typesIn(part) === 1),
  },
  {
    asks: 'different fruits alone',
    said: [
      'all|pairwise distinct|different|unique',
      'no|never two .. same|equal',
      'not|no|without repeat|repeating|repeated|duplicate|duplicates|twice',
      'different each|every|all',
    ],
    answer: (fruits) => longest(fruits, (part) => typesIn(part) === part.length),
  },
  {
    asks: 'exactly two types',
    said: [
      'exactly|precisely two|2',
      'both baskets|must|types|have|used|filled|full',
      'neither .. empty',
      'not|no|none|never .. empty',
      'each|every basket must|has',
    ],
    answer: (fruits) => longest(fruits, (part) => typesIn(part) === 2),
  },
  {
    asks: 'trees that may be left out',
    said: [
      '~without|not|never|no|may skip|skipped|skipping|leave|leaving|omit|pass|passing|jump',
      '~at|from|with any order|trees|tree you',
      'not necessarily|need',
      'subsequence|subset',
      'anywhere|wherever',
      'adjacent|contiguous|consecutive or not',
    ],
    answer: (fruits) =>
      countsIn(fruits)
        .slice(0, 2)
        .reduce((a, b) => a + b, 0),
  },
  {
    asks: 'a circle of trees',
    said: [
      'circle|circular|ring|round|around|cyclic|wrap|wraps',
      'last .. followed|next .. first',
      'back to .. first|start',
    ],
    answer: (fruits) => Math.min(fruits.length, totalFruit([...fruits, ...fruits])),
  },
  {
    asks: 'baskets that hold only so much',
    said: [
      'basket|baskets .. holds|hold|capacity|room|limited|space|fit|fits .. at|most|up|k|two|three|five|ten|limited',
      'capacity|capacities',
      'at most .. fruits|pieces each|in|per',
      'full',
      'weight|kilograms',
    ],
    answer: (fruits) => longest(fruits, (part) => typesIn(part) <= 2 && largest(countsIn(part)) <= 3),
  },
  {
    asks: 'the number of such stretches, or where one is',
    said: [
      'how many subarrays|stretches|ways|starting|trees|segments|windows',
      'number|count of .. subarrays|stretches|ways|segments|starting|windows|types|kinds|distinct|different',
      'index|position of|where',
      'which tree|type|types',
      'start|starting tree|position should|is',
    ],
    answer: (fruits) => stretches(fruits).filter((part) => typesIn(part) <= 2).length,
  },
  {
    asks: 'the shortest, or the fewest',
    said: ['shortest|fewest|minimum|smallest|least|minimal', 'at least two|2'],
    answer: (fruits) =>
      -largest(
        stretches(fruits)
          .filter((part) => typesIn(part) === 2)
          .map(({ length }) => -length),
      ),
  },
  {
    asks: 'more fruits on a tree than one, or their worth',
    said: [
      'worth|value|price|sum|weight|amount|total value|price|worth|weight|sugar',
      'all fruits|its|the of|from each|every|a tree',
      'several|many|fruits[i] fruits|pieces .. tree',
      'number of fruits on|at tree|each|the',
    ],
    answer: (fruits) =>
      largest(
        stretches(fruits)
          .filter((part) => typesIn(part) <= 2)
          .map((part) => part.reduce((a, b) => a + b, 0)),
      ),
  },
  {
    asks: 'the length of the stretch with the largest sum',
    said: ['sum|total'],
    answer(fruits) {
      let best = [-Infinity, 0]
      for (let from = 0; from < fruits.length; from++)
        for (let [to, sum] = [from, 0]; to < fruits.length; to++) {
          sum += fruits[to]
          if (sum > best[0] || (sum === best[0] && to - from + 1 > best[1])) best = [sum, to - from + 1]
        }
      return best[1]
    },
  },
]
