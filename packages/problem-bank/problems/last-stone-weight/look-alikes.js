const sum = (numbers) => numbers.reduce((a, b) => a + b, 0)
const descending = (stones) => [...stones].sort((a, b) => b - a)

/** Takes stones turn by turn while there are two or more: `turn` is given them in descending order and gives those left. */
function smashed(stones, turn, turns = Infinity) {
  let left = descending(stones)
  let done = 0
  for (; left.length > 1 && done < turns; done++) left = descending(turn(left))
  return { left, done }
}

const onlyPositive = (weight) => (weight > 0 ? [weight] : [])
const usual = ([first, second, ...others]) => [...onlyPositive(first - second), ...others]
const lastBy = (stones, turn) => smashed(stones, turn).left[0] ?? 0

/** Smashes the first two stones of an unsorted row, `put` saying where what is left of them goes. */
function alongRow(stones, put) {
  let row = [...stones]
  while (row.length > 1) row = put(onlyPositive(Math.abs(row[0] - row[1])), row.slice(2))
  return row[0] ?? 0
}

const lookAlikes = [
  {
    asks: 'the least weight when any two may be chosen',
    said: [
      'any two|2|pair',
      'two|2 arbitrary|freely|of',
      'smallest|minimum|minimal|least|lowest possible|weight|last|final|remaining|result|achievable',
      'as small|light|little',
      'minimise|minimize|minimising|minimizing',
      'best|optimal|optimally|wish|freely|arbitrary|arbitrarily|random',
      'of your choice',
    ],
    answer(stones) {
      const total = sum(stones)
      let reached = new Set([0])
      for (const stone of stones) reached = new Set([...reached].flatMap((weight) => [weight, weight + stone]))
      return Math.min(...[...reached].map((weight) => Math.abs(total - 2 * weight)))
    },
  },
  {
    asks: 'the two lightest stones',
    said: [
      'two|2 lightest|smallest|least|lowest|weakest|shortest|minimum',
      'lightest|smallest|least|weakest two|2|stone|rock|pair',
      'lightest and|with|one',
    ],
    answer: (stones) => lastBy(stones, (left) => [...left.slice(0, -2), ...onlyPositive(left.at(-2) - left.at(-1))]),
  },
  {
    asks: 'the heaviest and the lightest stone',
    said: [
      'heaviest|largest|biggest|strongest .. and|with|against .. lightest|smallest|weakest',
      'lightest|smallest|weakest .. and|with|against .. heaviest|largest|biggest|strongest',
      'lightest|smallest',
    ],
    answer: (stones) =>
      lastBy(stones, ([first, ...others]) => [...onlyPositive(first - others.at(-1)), ...others.slice(0, -1)]),
  },
  {
    asks: 'the heaviest and the third heaviest, or other places',
    said: ['third|3rd|middle|median|second|2nd heaviest|largest|biggest|and|stone', 'middle|median'],
    answer: (stones) =>
      lastBy(stones, (left) =>
        left.length < 3 ? usual(left) : [...onlyPositive(left[0] - left[2]), left[1], ...left.slice(3)],
      ),
  },
  {
    asks: 'the three heaviest stones',
    said: ['three|3|k heaviest|largest|biggest|stone|rock|at', 'heaviest|largest three|3|k'],
    answer: (stones) =>
      lastBy(stones, ([first, second, third = 0, ...others]) => [...onlyPositive(first - second - third), ...others]),
  },
  {
    asks: 'the number of turns',
    said: [
      'number|count of turn|round|smash|step|collision|fight|match|operation|times|blow|time',
      'how many turn|round|smash|smashes|step|collision|fight|match|operation|times|blow',
      'how often',
      'count the|how turn|round|smash|smashes|step',
    ],
    answer: (stones) => smashed(stones, usual).done,
  },
  {
    asks: 'how many stones are left or destroyed',
    said: [
      'number|count of .. stone|rock|weight',
      'how many stone|rock|are|remain|left|destroyed|survive',
      'count .. stone|rock',
    ],
    answer: (stones) => smashed(stones, usual).left.length,
  },
  {
    asks: 'the sum of the two weights to stay',
    said: [
      'sum|added|add|adds|adding|combined|combine|combines|joined|join|merge|merged|merges|merging|fuse|fused|together weigh|with|into|to',
      'sum of|stays|is',
      'their sum|total',
      'merge|merged|merges|fuse|fused|glue|glued',
    ],
    answer: sum,
  },
  {
    asks: 'what all the turns cost or destroy together',
    said: [
      'total|sum|overall .. cost|destroyed|lost|loss|crushed|dust|difference|weight|energy|turn|smash|smashes',
      'cost|costs|energy|score|points',
    ],
    answer: (stones) => sum(stones) - lastStoneWeight(stones),
  },
  {
    asks: 'the sum of the differences, or of the weights smashed',
    said: ['total|sum|overall', 'cost|costs|energy|score|points|add up'],
    answer(stones) {
      let total = 0
      smashed(stones, (left) => {
        total += left[0] - left[1]
        return usual(left)
      })
      return total
    },
  },
  {
    asks: 'the mean or half of the weights to stay',
    said: ['average|mean|half|halved|halves|rounded|round down|up', 'average|mean|halved|halves'],
    answer: (stones) =>
      lastBy(stones, ([first, second, ...others]) => [...onlyPositive((first - second) >> 1), ...others]),
  },
  {
    asks: 'the mean of the two weights to stay',
    said: ['average|mean|midpoint', 'half .. sum'],
    answer: (stones) => lastBy(stones, ([first, second, ...others]) => [(first + second) >> 1, ...others]),
  },
  {
    asks: 'the product, the remainder or another value to stay',
    said: ['product|remainder|modulo|mod|divided|quotient|gcd|xor|multiply|multiplied'],
    answer: (stones) => lastBy(stones, ([first, second, ...others]) => [...onlyPositive(first % second), ...others]),
  },
  {
    asks: 'the difference less or more one',
    said: [
      'plus|minus|one|1 more|less|one|1',
      'additional|additionally|extra|further|also loses|lose|loss',
      'loses|lose|lost one|1|another',
    ],
    answer: (stones) =>
      lastBy(stones, ([first, second, ...others]) => [...onlyPositive(first - second - 1), ...others]),
  },
  {
    asks: 'the lighter stone to stay whole',
    said: [
      'lighter|smaller .. stays|remains|survives|kept|unharmed|returned|unchanged',
      'heavier|larger .. destroyed|broken|gone|breaks|lost|removed',
      'both .. stay|remain|kept|returned|put',
    ],
    answer: (stones) => {
      const left = descending(stones)
      return left.at(-1) ?? 0
    },
  },
  {
    asks: 'one of two equal stones to stay',
    said: [
      'equal|equally|same|alike|tie|tied .. one|both of|stay|stays|remain|remains|survive|survives|kept|only',
      'equal|same|tie|tied|alike .. survive|survives|unchanged|intact',
      'both stay|remain|survive',
      'only|just one|1 of .. destroyed|lost|broken|them',
      'equal|same|alike .. merge|double|doubles|merged|fuse|join|combined|sum',
    ],
    answer: (stones) =>
      lastBy(stones, ([first, second, ...others]) => [
        ...onlyPositive(first === second ? first : first - second),
        ...others,
      ]),
  },
  {
    asks: 'two equal stones to become one of twice the weight',
    said: ['equal|same|alike .. merge|double|doubles|merged|fuse|fused|join|combined|sum|twice', 'twice'],
    answer: (stones) =>
      lastBy(stones, ([first, second, ...others]) => [first === second ? 2 * first : first - second, ...others]),
  },
  {
    asks: 'stones in their order in the row',
    said: [
      'one after|by',
      'before|after it|them',
      'first two',
      'next|following',
      'in turn|order|line|row|file|succession',
      'first two|2|stone|and',
      'neighbouring|neighboring|adjacent|neighbour|neighbor|consecutive|successive|next to',
      'from the left|front|start|beginning',
      'in|by order|turn|the original|listed',
      'queue',
      'in a|the|one row|line|queue',
      'left to right',
    ],
    answer: (stones) => alongRow(stones, (kept, rest) => [...kept, ...rest]),
  },
  {
    asks: 'stones in a queue, what is left going to its back',
    said: ['queue|conveyor', 'in a|the|one row|line', 'back|end of|to', 'first two|2', 'appended|append|rear'],
    answer: (stones) => alongRow(stones, (kept, rest) => [...rest, ...kept]),
  },
  {
    asks: 'stones taken from the end of the row',
    said: ['last two|2|and', 'stack|top', 'from the right|end|back|top', 'right to left'],
    answer: (stones) => alongRow(descending([]).concat([...stones].reverse()), (kept, rest) => [...kept, ...rest]),
  },
  {
    asks: 'the stones sorted but once',
    said: ['sorted|sort|sorting once|only', 'only|just sorted|sort', 'once .. sorted', 'end|back of the queue|line'],
    answer: (stones) => alongRow(descending(stones), (kept, rest) => [...kept, ...rest]),
  },
  {
    asks: 'a limited number of turns',
    said: [
      'set|put|laid aside',
      'two|2|three|3|k|first turn|round|smash|step|collision|fight|times',
      'after one|1|a|two|2|k|three|3|the|first',
      'at most|exactly|only k|two|2|three|3|twice',
      'twice',
    ],
    answer: (stones) => smashed(stones, usual, 1).left[0] ?? 0,
  },
  {
    asks: 'the heaviest stone after two turns',
    said: ['two|2|k turn|round|smash|step|collision|fight|times', 'after two|2|k', 'twice'],
    answer: (stones) => smashed(stones, usual, 2).left[0] ?? 0,
  },
  {
    asks: 'the weight of all the stones left',
    said: ['total|sum|together|all of|weight|stone|remaining|left', 'until .. two|2|three|3|k|same|equal'],
    answer: (stones) => sum(smashed(stones, usual, 1).left),
  },
  {
    asks: 'the heaviest last stone, the order being free',
    said: [
      'largest|maximum|greatest|heaviest|highest|maximal possible|achievable|attainable|final',
      'largest|maximum|greatest|highest|maximal last|weight',
      'maximise|maximize',
      'as heavy|large|big',
    ],
    answer(stones) {
      const [heaviest = 0, ...others] = descending(stones)
      const kept = lastBy(others, (left) => [...left.slice(0, -2), ...onlyPositive(left.at(-2) - left.at(-1))])
      return heaviest - kept
    },
  },
  {
    asks: 'the stones smashed last, or the one destroyed last',
    said: [
      'last destroyed|smashed|crushed|broken|removed|pair|turn|fight|smash',
      'destroyed|smashed|crushed|broken|removed last',
      'second last|heaviest',
      'last two|2|turn|fight|smash',
    ],
    answer(stones) {
      let lighter = 0
      smashed(stones, (left) => {
        lighter = left[1]
        return usual(left)
      })
      return lighter
    },
  },
  {
    asks: 'another answer where no stone is left',
    said: ['-1', 'minus one', 'negative'],
    answer: (stones) => lastStoneWeight(stones) || -1,
  },
  {
    asks: 'the place of the last stone',
    said: ['index|position|number of', 'which stone|rock|one|wrestler'],
    answer: (stones) => stones.indexOf(Math.max(...stones)),
  },
  {
    asks: 'light stones swept up',
    said: [
      'chip|chips|crumb|crumbs|gravel|splinter|splinters|fragment|fragments|sand',
      'pebble|pebbles .. swept|thrown|away|removed|ignored|dropped|discarded',
      '~to|into|as|are|both|is dust',
      'sweep|swept|brushed|blown',
      'weight|weighs|weighing|weigh 1|one|2|two|3|under|below',
      'light|small|tiny stone|one|ones|piece|pieces|enough|to',
      'lighter|smaller|less than one|two|three|2|3|1|k',
      'discarded|discard|thrown|lost|vanish|vanishes|disappear|disappears .. too|light|small',
      'too small|light',
      '< 2|3|k',
      '<= 1|2|3|k',
    ],
    answer: (stones) =>
      lastBy(stones, ([first, second, ...others]) => (first - second > 1 ? [first - second, ...others] : others)),
  },
]
