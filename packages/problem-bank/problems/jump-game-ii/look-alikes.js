function fewest(nums, goal, reaches) {
  const jumps = nums.map((_, place) => (place === 0 ? 0 : Infinity))
  for (let round = 0; round < nums.length; round++)
    for (let from = 0; from < nums.length; from++)
      for (let to = 0; to < nums.length; to++)
        if (to !== from && reaches(nums, from, to)) jumps[to] = Math.min(jumps[to], jumps[from] + 1)
  return jumps[goal] === Infinity ? -1 : jumps[goal]
}

function cheapest(nums, costOf) {
  const cost = nums.map((_, place) => (place === 0 ? 0 : Infinity))
  for (const [from, reach] of nums.entries())
    for (let to = from + 1; to <= Math.min(from + reach, nums.length - 1); to++)
      cost[to] = Math.min(cost[to], cost[from] + costOf(from, to))
  return cost.at(-1)
}

const lookAlikes = [
  {
    asks: 'another answer where the end is out of reach',
    said: [
      'return|returns|give|output|print|or|and|report|answer -1|minus|negative',
      'return|returns|give|gives|output|print 0|zero',
      '-1',
      'if|when|where .. cannot|not|never|impossible|unreachable|unable|no .. reach|reached|reachable|exists|way|get|possible|return|-1',
      'cannot be reached|done',
      'impossible|unreachable',
      'may|might not|be .. reachable|reached|possible|unreachable',
      'not reachable|possible',
      'no way|path|route|such',
      'out of reach',
    ],
    answer: (nums) => fewest(nums, nums.length - 1, (all, from, to) => to > from && to - from <= all[from]),
  },
  {
    asks: 'the least cost, where jumps cost something',
    said: ['cost|costs|price|pay|fee|energy|effort|toll|penalty|coins|expense|cheapest', 'total length|distance'],
    answer: (nums) => cheapest(nums, (from, to) => to - from),
  },
  {
    asks: 'the least cost, where the places pay',
    said: [
      'cost|costs|price|pay|fee|energy|effort|toll|penalty|coins|expense|cheapest',
      'sum|total|score|points .. value|landed|visited|places|stones|indices|elements',
    ],
    answer: (nums) => cheapest(nums, (_, to) => nums[to]),
  },
  {
    asks: 'the number of ways',
    said: [
      'how many|number of .. ways|way|paths|path|routes|route|sequences|possibilities',
      'many|different|distinct|possible ways|paths|routes',
      'count the|all|different|distinct',
    ],
    answer(nums) {
      const best = nums.map((_, place) => (place === 0 ? [0, 1] : [Infinity, 0]))
      for (const [from, reach] of nums.entries())
        for (let to = from + 1; to <= Math.min(from + reach, nums.length - 1); to++) {
          if (best[from][0] + 1 < best[to][0]) best[to] = [best[from][0] + 1, 0]
          if (best[from][0] + 1 === best[to][0]) best[to][1] += best[from][1]
        }
      return best.at(-1)[1]
    },
  },
  {
    asks: 'the number of all ways',
    said: [
      'how many|number of .. ways|way|paths|path|routes|route|sequences|possibilities',
      'many|different|distinct|possible|all ways|paths|routes',
    ],
    answer(nums) {
      const ways = nums.map((_, place) => (place === 0 ? 1 : 0))
      for (const [from, reach] of nums.entries())
        for (let to = from + 1; to <= Math.min(from + reach, nums.length - 1); to++) ways[to] += ways[from]
      return ways.at(-1)
    },
  },
  {
    asks: 'the most jumps',
    denied: asLeast(),
    said: [
      'maximum|maximal|max|largest|greatest|highest|biggest number|count|amount|possible .. jumps|hops|moves|steps|jump|leaps',
      'most|many jumps|hops|moves|steps|leaps',
      'as many .. as possible',
      'maximize|maximise|longest|slowest',
      'as often|slowly',
      'dawdle|linger|slow',
    ],
    answer(nums) {
      const most = nums.map((_, place) => (place === 0 ? 0 : -Infinity))
      for (const [from, reach] of nums.entries())
        for (let to = from + 1; to <= Math.min(from + reach, nums.length - 1); to++)
          most[to] = Math.max(most[to], most[from] + 1)
      return most.at(-1)
    },
  },
  {
    asks: 'jumps of exactly the given length',
    said: [
      'trampoline|catapult|cannon|rocket',

      'either .. or',
      'carry|carries|throw|throws|send|sends|fling|catapult .. you|it|him|her|nums|one',
      'exactly|precisely|always|must jump|hop|move|leap|advance|go|as|nums|that|v|the|by|this',
      'exact|fixed length|distance|number',
      'exactly',
      'no|neither more .. less|fewer',
      'not fewer|less|shorter|more',
      'the length of the|a|your jump|leap|hop|step',
      'is the length|size|distance of',
      'is .. length .. you|jump make',
      'neither',
      'must',
      'full|fixed|whole length|number|distance',
      'from there .. make',
      'gives|tells|names|states the length|distance|number',
      'no shorter',
      'not|never less|fewer|shorter',
      'advance|move|moves|go|goes|skip by|nums|a|the nums|i|exactly|that',
    ],
    answer: (nums) => fewest(nums, nums.length - 1, (all, from, to) => to - from === all[from]),
  },
  {
    asks: 'jumps of exactly the given length, ahead or back',
    said: ['backward|backwards|back|either direction|left|both'],
    answer: (nums) => fewest(nums, nums.length - 1, (all, from, to) => Math.abs(to - from) === all[from]),
  },
  {
    asks: 'jumps between equal values too (Jump Game IV)',
    said: [
      'same|equal|identical value|number|label|color|colour',
      'teleport|teleports|portal|warp',
      'neighbor|neighbour|neighbouring|neighboring|adjacent',
    ],
    answer: (nums) =>
      fewest(nums, nums.length - 1, (all, from, to) => Math.abs(to - from) === 1 || all[to] === all[from]),
  },
  {
    asks: 'jumps beyond the last place',
    said: [
      'leave|leaves|leaving|escape|exit the|last|end|it|nums|row|array',
      'get|jump|leap|go|fly|run past|over|beyond|off|behind|out',
      'beyond|past|off|behind|leave|leaving|exit|escape|outside the|last|end|it',
      'beyond|escape|exit',
    ],
    answer: (nums) => jump([...nums, 0]),
  },
  {
    asks: 'jumps in a circle, back to the start',
    said: [
      'circular|circle|cyclic|ring|wrap|wraps|wrapping|loop|around',
      'return|returns|back to the first|start|beginning',
    ],
    answer: (nums) =>
      fewest(nums, nums.length - 1, (all, from, to) => (to - from + all.length) % all.length <= all[from]),
  },
  {
    asks: 'places that must not be stepped on',
    said: [
      'zero|zeros|zeroes|0s .. blocked|forbidden|avoid|trap|obstacle|water',
      'not|never .. zero',
      'obstacle|obstacles|trap|traps|forbidden|blocked|avoid|broken|mine|hole|holes',
      'may|must|can not land|step|stand',
    ],
    answer: (nums) =>
      fewest(nums, nums.length - 1, (all, from, to) => to > from && to - from <= all[from] && all[to] !== 0),
  },
  {
    asks: 'one longer jump allowed',
    said: ['once|one time|single|free|extra|bonus|boost|double|doubled|twice|power|special|super|additional|skip'],
    answer(nums) {
      return Math.min(jump(nums), ...nums.map((reach, place) => jump(nums.with(place, 2 * reach))))
    },
  },
  {
    asks: 'a start at the end, towards the first place',
    said: [
      'from the last|end|right',
      'start|starting|stand|begin|positioned .. last|end|right|final',
      'reach|get|land|to .. first|beginning|leftmost|0',
    ],
    answer: (nums) => jump([...nums].reverse()),
  },
  {
    asks: 'the fewest jumps under one more condition',
    said: [
      'hop|jump|leap .. differ|unequal',
      'differ|different|unequal in|length|distance',
      'more than two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'but never',
      'never by|more|further|farther|longer',
      '3|2 place|step|index at',
      'stone|place|index|cell .. twice|again|once',
    ],
  },
  {
    asks: 'jumps to the left as well',
    said: [
      'in|to either|both',
      'may|can|could .. back|backward|backwards',
      'or|and left|back|backward|backwards|behind',
      'left or|and|too|also',

      'either|both|any direction|directions|way|ways|side|sides',
    ],
    answer: (nums) => fewest(nums, nums.length - 1, (all, from, to) => Math.abs(to - from) <= all[from]),
  },
  {
    asks: 'jumps of one place or of exactly the given length',
    said: [
      'use the spring',
      'catapult|cannon|rocket',
      'a|an|one|the|its|each|every|this|that|use|using|by trampoline',
      'either .. or',
      'walk|step|one|1|single .. or',
      'or .. walk|step|one|1|single',
    ],
    answer: (nums) =>
      fewest(nums, nums.length - 1, (all, from, to) => to > from && (to - from === 1 || to - from === all[from])),
  },
  {
    asks: 'a place that must be landed on',
    said: [
      'must|has|have|need|needs .. among|visit|touch|pass|include|land|call|rest|come|step',
      'must|has|have|need|needs|wants|get|gets|alight|alights|hop|hops .. off|out at|on ~any|every|each|some|the',
      'must|has|have|need|needs .. stop at|in|for|on|by|once|there|over',
      'among the places|stops|indices|positions|stones',
      'waypoint|checkpoint|stopover|via|picnic|middle|halfway|midpoint',
      'make|makes|making|with|including|includes|takes|take a|one|the stop',
      '~any|every|each|some stop on|by|for|midway|somewhere',
      'visit|visits|visiting|pass|passing|touch|touching',
    ],
    answer: (nums) => (nums.length < 3 ? jump(nums) : 1 + jump(nums.slice(1))),
  },
]
