const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/** Every choice of places, as places, that a rule on the chosen numbers takes. */
function choices(candidates, takes) {
  const found = []
  const choose = (place, chosen) => {
    if (place === candidates.length) {
      if (chosen.length > 0 && takes(chosen.map((at) => candidates[at]))) found.push(chosen)
      return
    }
    choose(place + 1, [...chosen, place])
    choose(place + 1, chosen)
  }
  choose(0, [])
  return found
}

/** The different combinations that a rule takes. */
function combinations(candidates, takes) {
  const numbers = [...candidates].sort((a, b) => a - b)
  const found = choices(numbers, takes).map((places) => places.map((place) => numbers[place]))
  return [...new Map(found.map((chosen) => [chosen.join(), chosen])).values()]
}

/** The combinations with every number up to `limit` times as often as it stands there. */
const repeated = (candidates, target, limit) =>
  combinationSum2(
    [...new Set(candidates)].flatMap((number) => new Array(Math.min(limit, Math.floor(target / number))).fill(number)),
    target,
  )

const ofLength = (length) => (candidates, target) =>
  combinationSum2(candidates, target).filter((chosen) => chosen.length === length)

const countIn = (numbers, number) => numbers.filter((other) => other === number).length

const exactly = (...numbers) => [
  `exactly|of|only|just|precisely|using|use|with|consist|contains|contain|choose|pick ${numbers.join('|')} number|element|candidate|item|value|article|coin|integer|of|different`,
  `length|size ${numbers.join('|')}`,
  'pair|pairs|triple|triples|triplet|triplets|quadruplet',
]

const lookAlikes = [
  {
    asks: 'equal numbers taken together or not at all',
    said: [
      'all or none|nothing',
      'either|both all|none',
      'all .. or none|nothing|not',
      'equal|same|identical .. together',
      'all copies|of .. or|together',
      'every copy|occurrence',
    ],
    answer: (candidates, target) =>
      combinations(candidates, (numbers) => sum(numbers) === target).filter((numbers) =>
        numbers.every((number) => countIn(numbers, number) === countIn(candidates, number)),
      ),
  },

  {
    asks: 'every number as often as wanted',
    said: [
      'unlimited|unlimitedly|unrestricted|infinite|infinitely|arbitrarily|arbitrary|unbounded',
      'any number|amount of times',
      'as often|many .. as you|wanted|like|likes|wish|want|she|he|needed|possible',
      'no limit|restriction',
      'used|chosen|taken|picked|use|choose|take|repeated .. multiple|many|several times',
      'may|can reuse',
      'may|can be reused',
      'reusable|repeatedly',
      'with replacement',
      'reusing|reuse is|allowed',

      'may|can be used|chosen|taken|picked|included more than once',
      'may|can be used|chosen|taken|picked again|repeatedly|repeated|many|several|any|multiple',
    ],
    answer: (candidates, target) => repeated(candidates, target, Infinity),
  },
  {
    asks: 'every number up to twice',
    said: [
      'most|to|or|even twice',
      'may|can be used|chosen|taken|picked twice',
      'two|2|three|3|k times|time|copy|copies',
      'at most|up|to two|2|three|3|k times|time|copies',
    ],
    answer: (candidates, target) => combinationSum2([...candidates, ...candidates], target),
  },
  {
    asks: 'every different number up to twice',
    said: [
      'most|to|or|even twice',
      'may|can be used|chosen|taken|picked twice',
      'two|2|three|3|k times|time|copy|copies',
      'at most|up|to two|2|three|3|k times|time|copies',
    ],
    answer: (candidates, target) => repeated(candidates, target, 2),
  },
  { asks: 'two numbers', said: exactly('two', '2', 'k'), answer: ofLength(2) },
  { asks: 'three numbers', said: exactly('three', '3', 'k'), answer: ofLength(3) },
  { asks: 'four numbers', said: exactly('four', '4', 'k'), answer: ofLength(4) },
  {
    asks: 'at most two or three numbers',
    said: [
      'at most|to|than|fewer|maximum two|2|three|3|k|four|4|than',
      'no more than two|2|three|3|k|four|4',
      'limit|limited',
      'fewer|less than two|2|three|3|k|four|4',
    ],
    answer: (candidates, target) => combinationSum2(candidates, target).filter((chosen) => chosen.length <= 2),
  },
  {
    asks: 'at least two numbers',
    said: [
      'at least|minimum two|2|three|3|k|four|4',
      'more than one|1|two|2 number|element|candidate|article|item|coin',
      'two|2|three|3 or more',
      'single|lone|sole number|element|candidate .. not|never|excluded',
    ],
    answer: (candidates, target) => combinationSum2(candidates, target).filter((chosen) => chosen.length >= 2),
  },
  {
    asks: 'the shortest combinations',
    said: [
      'shortest|fewest',
      'smallest|minimum|minimal|least|lowest size|length|count',
      'smallest|minimum|minimal|least|lowest number of',
      'as few',
      'minimise|minimize',
      'least number|element|candidate',
    ],
    answer(candidates, target) {
      const found = combinationSum2(candidates, target)
      const shortest = Math.min(...found.map((chosen) => chosen.length))
      return found.filter((chosen) => chosen.length === shortest)
    },
  },
  {
    asks: 'the longest combinations',
    said: [
      'longest',
      'most number|element|candidate|item|article|coin',
      'largest|maximum|maximal|greatest|highest size|length|count',
      'largest|maximum|maximal|greatest|highest number of',
      'as many number|element|candidate|item|article|coin .. as',
      'maximise|maximize',
    ],
    answer(candidates, target) {
      const found = combinationSum2(candidates, target)
      const longest = Math.max(...found.map((chosen) => chosen.length))
      return found.filter((chosen) => chosen.length === longest)
    },
  },
  {
    asks: 'a sum of at most the target',
    said: [
      'at most the|target|t|goal|budget|her|his|amount|total|k|that',
      'not|never|without exceed|exceeds|exceeding|more|greater|above|larger',
      'less|smaller|lower|under|below|within .. target|goal|budget|total|amount|limit',

      'no more|greater|larger|higher than',
      'afford|affordable|affords',
    ],
    answer: (candidates, target) => combinations(candidates, (numbers) => sum(numbers) <= target),
  },
  {
    asks: 'a sum below the target',
    said: ['less|smaller|lower|below|under|strictly .. target|goal|budget|total|amount|k'],
    answer: (candidates, target) => combinations(candidates, (numbers) => sum(numbers) < target),
  },
  {
    asks: 'a sum of at least the target',
    said: [
      'at least the|target|t|goal|budget|amount|total|as|k',
      'not|no less|smaller|below|lower|under',
      'target|amount|total|goal or|and more|above|greater|larger|higher',
      'exceed|exceeding',
      'reach|meet or|and',
      'more|greater|larger|higher than|or .. target|goal|total|budget|amount',
    ],
    answer: (candidates, target) => combinations(candidates, (numbers) => sum(numbers) >= target),
  },
  {
    asks: 'equal combinations of different elements to be listed each',
    said: [
      'including duplicate|repeated|equal combination',
      'duplicate|equal|identical combination|result|list are|is|may|should allowed|kept|listed|be|remain|stay|permitted',
      'different position|index|place .. different|distinct|separate|separately',

      'separately|distinguish|distinguished|distinguishable|individually',
      'once for each|every',
      'position|index|place .. differ|distinct|separate|counted',
      'as often|many as .. way|choice',
    ],
    answer: (candidates, target) =>
      choices(candidates, (numbers) => sum(numbers) === target).map((places) =>
        places.map((place) => candidates[place]).sort((a, b) => a - b),
      ),
  },
  {
    asks: 'every value to be used once',
    said: [
      'distinct|different|unique value|number|integer|element|candidate|price',

      'each|every value .. once|one',
      'no|without equal|repeated|repeating|duplicate number|element|value|candidate',
      'no two number|element|value|integer',
      'duplicate|equal|repeated number|value|element|candidate .. ignored|removed|collapsed|dropped',

      'pairwise',
      'be|are|being|must all different|distinct',
    ],
    answer: (candidates, target) => combinationSum2([...new Set(candidates)], target),
  },
  {
    asks: 'the positions',
    said: [
      'position|index|place instead|rather|not',
      'index|position|place of the|chosen|number|element',
      'return|list|give|find|output .. position|index|place',
      'indexes|subscripts',
    ],
    answer: (candidates, target) => choices(candidates, (numbers) => sum(numbers) === target),
  },
  {
    asks: 'subarrays or neighbours',
    said: [
      'contiguous|consecutive|adjacent|subarray|neighbouring|neighboring|successive|segment|window',
      'next to|side by',
      'in a row',
    ],
    answer(candidates, target) {
      const found = []
      for (let start = 0; start < candidates.length; start++)
        for (let end = start + 1; end <= candidates.length; end++)
          if (sum(candidates.slice(start, end)) === target) found.push(candidates.slice(start, end))
      return [...new Map(found.map((run) => [[...run].sort().join(), run])).values()]
    },
  },
  {
    asks: 'no neighbours',
    said: [
      'no|not|never|without .. adjacent|neighbouring|neighboring|consecutive|neighbour|neighbor|next|successive',
      'nonadjacent|nonconsecutive|nonneighbouring',
      'apart|gap|between',
    ],
    answer(candidates, target) {
      const found = choices(candidates, (numbers) => sum(numbers) === target)
        .filter((places) => places.every((place, i) => i === 0 || place - places[i - 1] > 1))
        .map((places) => places.map((place) => candidates[place]).sort((a, b) => a - b))
      return [...new Map(found.map((chosen) => [chosen.join(), chosen])).values()]
    },
  },
  {
    asks: 'the product',
    said: ['product|multiply|multiplied|multiplication', 'xor|bitwise'],
    answer: (candidates, target) =>
      combinations(candidates, (numbers) => numbers.reduce((product, number) => product * number, 1) === target),
  },
  {
    asks: 'a multiple of the target',
    said: ['divisible|multiple of|by', 'multiple|multiples of .. target|k', 'modulo|mod|remainder'],
    answer: (candidates, target) => combinations(candidates, (numbers) => sum(numbers) % target === 0),
  },
  {
    asks: 'a difference or a closest sum',
    said: ['closest|nearest|difference|absolute|distance|average|mean|median'],
    answer(candidates, target) {
      const near = (numbers) => Math.abs(sum(numbers) - target)
      const nearest = Math.min(...combinations(candidates, () => true).map(near))
      return combinations(candidates, (numbers) => near(numbers) === nearest)
    },
  },
  {
    asks: 'one combination',
    said: [
      'any one|1|single|valid',
      'return|find|give|print|output|report one|1|single|any',
      'return|find|give|print|output|report the smallest|first|largest|lexicographically',
      'lexicographically smallest|first|largest',
      'only|just the|one first|combination',
      'first combination',
      'is|be enough',
      'one|single combination is|suffices|of',
    ],
    answer: (candidates, target) => combinationSum2(candidates, target).slice(0, 1),
  },
  {
    asks: 'every order',
    said: [
      'permutation|arrangement',
      'ordered combination|list|tuple|way|selection',
      'order matter|count',
      'different order|ordering .. different|distinct|separate|another',
      'every|each|all order|ordering',
    ],
    answer(candidates, target) {
      const found = new Map()
      const order = (chosen, left) => {
        if (left.length === 0) found.set(chosen.join(), chosen)
        for (const [i, number] of left.entries()) order([...chosen, number], left.toSpliced(i, 1))
      }
      for (const chosen of combinationSum2(candidates, target)) order([], chosen)
      return [...found.values()]
    },
  },
  {
    asks: 'the chosen numbers to rise in the given order',
    said: ['subsequence', 'strictly increasing|rising|ascending', 'given|original order'],
    answer(candidates, target) {
      const found = choices(candidates, (numbers) => sum(numbers) === target)
        .map((places) => places.map((place) => candidates[place]))
        .filter((chosen) => chosen.every((number, i) => i === 0 || chosen[i - 1] < number))
      return [...new Map(found.map((chosen) => [chosen.join(), chosen])).values()]
    },
  },
  {
    asks: 'only even, odd or prime numbers, or so many of them',
    said: [
      'even number|sum|length|integer|value|count|many|size|candidate|element|amount',
      'odd|prime|parity',
      'square|squares',
    ],
    answer: (candidates, target) => combinationSum2(candidates, target).filter((chosen) => chosen.length % 2 === 0),
  },
  {
    asks: 'only numbers of one parity',
    said: ['even number|sum|length|integer|value|count|many|size|candidate|element|amount', 'odd|prime|parity'],
    answer: (candidates, target) =>
      combinationSum2(candidates, target).filter((chosen) => chosen.every((number) => number % 2 === chosen[0] % 2)),
  },
  {
    asks: 'one number to be in it',
    said: [
      'combination must|always contain|include|use',
      'each|every .. must contain|include',
      'contain|contains|containing|include|includes|including .. first|last|largest|smallest|minimum|maximum',
      'first|last|largest|smallest|minimum|maximum candidate|number|element .. must|included',
    ],
    answer: (candidates, target) =>
      combinationSum2(candidates, target).filter((chosen) => chosen.includes(candidates[0])),
  },
  {
    asks: 'the numbers left out',
    said: [
      'remaining|leftover|complement|unused|discarded number|element|candidate|of',
      'left out|over',
      'remove|removed|removing|delete|deleted',
      'return|list .. rest|remaining',
    ],
    answer: (candidates, target) => combinationSum2(candidates, sum(candidates) - target),
  },
]
