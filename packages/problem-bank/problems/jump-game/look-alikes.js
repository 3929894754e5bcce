function reached(nums, start, steps) {
  const seen = new Set([start])
  for (const place of seen) for (const next of steps(place)) if (next >= 0 && next < nums.length) seen.add(next)
  return seen
}

function ahead(from, reach) {
  return Array.from({ length: reach }, (_, step) => from + step + 1)
}

function fewestJumps(nums) {
  let jumps = 0
  let level = [0]
  const seen = new Set(level)
  while (level.length > 0 && !seen.has(nums.length - 1)) {
    level = level
      .flatMap((place) => ahead(place, nums[place]))
      .filter((to) => to < nums.length && !seen.has(to) && seen.add(to))
    jumps++
  }
  return seen.has(nums.length - 1) ? jumps : Infinity
}

const lookAlikes = [
  {
    asks: 'jumps of exactly the given length',
    denied: [
      'most',
      'up to',
      'no|not|never more|longer|larger|greater|farther|further|exceed',
      'maximum|maximal|max|limit|budget|allowed',
      'as many',
      'within|exceed|exceeds|exceeding',
      '<=',
      'fewer|shorter|less',
      'longest|farthest|furthest|any|far|reach|reaches',
    ],
    said: [
      'is the length ~of',
      'is|gives|tells the length of ~the|your|a',
      'is|gives|tells the length of the|your|a ~longest|greatest|farthest|furthest|largest|maximum',
      'jump|leap|hop you|one|he|she make|take',
      'carries|carry|send|throw|fling|catapult you|him|her|it|the',
      'far you|he|she|it jump|leap|hop|fly|move|go',
      'jump|leap|land|lands exactly',
      'no shorter|choice|nearer',
      'neither',
      'go|jump|move|leap|land|lands to|on|at i nums i',
      'go|jump|move|leap|land|lands to|on|at index|place|position|square i nums i',
      'exactly|precisely|exact|fixed',
      'always|must jump|hop|move|leap|advance|go',
      'no|neither more .. less|fewer',
      'not fewer|less|shorter|more',
      'nums|that|this|many .. places|steps|positions ahead|forward|further|right',
      'you jump|hop|move|advance nums|that|as|arr|v',
    ],
    answer: (nums) => reached(nums, 0, (place) => [place + nums[place]]).has(nums.length - 1),
  },
  {
    asks: 'a start of your choice',
    said: [
      'choose|chooses|pick|picks|select|selects|name .. start|place|where|stone|first|begin',
      'start|starts|starting|begin|begins|beginning anywhere|wherever|from|at|on|in any|anywhere|some|whichever|whatever|another',
      'start|starts|starting|begin|begins anywhere|wherever',
      'whichever|wherever|any|whatever .. start|begin|you',
      'start|begin|starting .. your choice|choosing|liking',
      'is there|exists|exist .. from which|where',
    ],
    answer: (nums) =>
      nums.length < 2 ||
      nums
        .slice(0, -1)
        .some((_, start) => reached(nums, start, (place) => ahead(place, nums[place])).has(nums.length - 1)),
  },
  {
    asks: 'jumps of exactly the given length, ahead or back',
    said: [
      'may|can|could .. backward|backwards',
      'backward|backwards or|too|also|as',
      'or|and|also|even|too backward|backwards',

      'jump|hop|move|or|and back',
      'either|both|two direction|directions|way|side',
      'any direction|side',
      'any way ~to|of|at',
      'left or|and',
      'or|and left',
    ],
    answer: (nums) => reached(nums, 0, (place) => [place + nums[place], place - nums[place]]).has(nums.length - 1),
  },
  {
    asks: 'a limited number of jumps',
    said: [
      'jumps|hops|leaps .. limit|limited|more',
      'two|three|four|five|2|3|4|5 .. suffice|enough',
      'third|fourth',
      'at most|up to|maximum|within|no|more|fewer than|of|than|most 2|two|3|three|k|4|four|5|five|one|1|ten .. jumps|hops|moves|leaps|jump|steps',
      '2|two|3|three|k|4|5 jumps|hops|moves|leaps',
      'only|just|at|most|exactly one jumps|hops|moves|leaps',
      '~in|with|by|a|at|per|of|than|between|after|last one jump|hop|move|leap',
      '~in|with|by|a|at|per only|single|one jump|hop|leap|time',
    ],
    answer: (nums) => fewestJumps(nums) <= 2,
  },
  {
    asks: 'a single jump',
    said: [
      '~in|with|per|by|at|each|every|of single|one|1 jump|hop|leap|move',
      'reach|reached|end|last|possible|enough|only|just .. single|one|1 jump|hop|leap|move',
      'at once',
      'directly',
    ],
    answer: (nums) => nums.length === 1 || nums[0] >= nums.length - 1,
  },
  {
    asks: 'a jump beyond the last place',
    said: [
      'beyond|past|behind|escape|exit|outside',
      'off|leave|leaving|over the end|last|array|row',
      'out of .. array|row|bounds',
    ],
    answer: (nums) => canJump([...nums, 0]),
  },
  {
    asks: 'landing on the last place exactly, by the longest jumps',
    said: [
      'past|beyond|over .. fail|fails|lost|lose|fall',
      'past|beyond|over .. not ~matter|harm|hurt|a|bad',
      'past|beyond|over .. counts ~as',
      'too far',
      'shoot',
      'fly|flies past|beyond|over',
      'fall|falls off',
      'maximum|full|longest|greatest .. always|each|every|must',
      'always|must .. maximum|full|longest|furthest|farthest',
      'overshoot|overshooting ~count|counts|is|doesnt|the|does|are',
    ],
    answer: (nums) => reached(nums, 0, (place) => [place + nums[place]]).has(nums.length - 1),
  },
  {
    asks: 'places that must not be stepped on',
    said: [
      'sink|sinks|collapse|breaks|wet|rotten|fatal|kill|kills|lost',
      'on fire',
      'burn|burns the|him|her|it|you|its|them',
      'dead ~end|ends',
      'not|never step|stand|land|touch|rest|visit',
      'zero|zeros|zeroes .. blocked|forbidden|avoid|trap|trapped|not|never|obstacle|water|hole|deadly|without',
      'obstacle|obstacles|trap|traps|forbidden|blocked|avoid|avoiding|broken|mine|hole|holes|water|lava',
      'never|not|without land|landing|stepping|step|standing .. zero|0',
    ],
    answer: (nums) =>
      nums.length === 1 ||
      reached(nums, 0, (place) => ahead(place, nums[place]).filter((to) => nums[to] !== 0)).has(nums.length - 1),
  },
  {
    asks: 'every place to be reached',
    said: [
      'every|all|any place|index|position|stone|tile|cell|platform .. reachable|reached|visited',
      'reach|visit|reached|visited every|each|all',
      'from every|any|each|all',
    ],
    answer: (nums) => nums.every((_, place) => canJump(nums.slice(place))),
  },
  {
    asks: 'a place of value zero to be reached (Jump Game III)',
    said: ['value|with|whose|a|any|is zero|0', 'zero|0 .. reach|reached|land|value'],
    answer: (nums) =>
      reached(nums, 0, (place) => ahead(place, nums[place]))
        .values()
        .some((place) => nums[place] === 0),
  },
  {
    asks: 'the way from the last place to the first',
    said: [
      'from the last|end|right|back',
      'start|starting|stand|begin|positioned .. last|end|right|final .. first|start|beginning|left',
      'reach|get|to the first|beginning|leftmost|start',
      'leftwards|backwards|backward|left',
    ],
    answer: (nums) => canJump([...nums].reverse()),
  },
  {
    asks: 'one place to be changed or one longer jump',
    said: [
      'allowed one|1|a',
      'a single',
      'one|1 jump .. longer|farther|further',
      'may .. one|a',
      'once|free|extra|bonus|boost|double|doubled|twice|special|super|additional|skip|skipping|change|changing|increase|increasing|modify|modifying|remove|removing|ignore',
      'one more|longer',
    ],
    answer: (nums) =>
      canJump(nums) ||
      nums.some((reach, place) => canJump(nums.with(place, 2 * reach)) || canJump(nums.with(place, reach + 1))),
  },
  {
    asks: 'jumps of at least two places, or not to the next one',
    said: [
      'neighbouring|adjacent|next|nearest place|one|stone|index|square|cell .. near|close|out|skip|skipped|never|not|forbidden',
      'too near|close',
      'two|2 to|or|and num|up|more',
      'at least two|2',
      'at least one|1 place|step|stone|forward|jump',
      'not|never|cannot .. next|adjacent|neighbouring|neighboring',
      'even|odd',
      'minimum jump|length|distance',
    ],
    answer: (nums) =>
      reached(nums, 0, (place) => ahead(place, nums[place]).filter((to) => to - place >= 2)).has(nums.length - 1),
  },
  {
    asks: 'energy that is used up and filled again',
    said: [
      'energy|fuel|gas|battery|stamina|petrol|charge',
      'carry|carried|left over',
      'accumulate|accumulated|accumulates|collected|collect|add|added|sum|total',
      'cost|costs|consume|consumes',
    ],
    answer(nums) {
      let fuel = 0
      return nums.slice(0, -1).every((given) => {
        fuel += given - 1
        return fuel >= 0
      })
    },
  },
  {
    asks: 'the opposite: that it is out of reach',
    said: [
      'true if .. cannot|not|never|impossible|unreachable',
      'false if .. can|reach|reachable',
      'stuck|trapped|unreachable|impossible',
    ],
    answer: (nums) => !canJump(nums),
  },
  {
    asks: 'jumps of a bounded length',
    said: [
      'at most two|three|four|five|2|3|4|5',
      'min|minimum .. 2|two|3|three|4|four|5|five|k|d|w|m|c|x|cap|limit|strength|energy|max',
      '~with|where|1|2|3|4|k i 2|3|4|5|k',
      'i 1 i 2 ~i|up|and|to|until',
      'capped',
      'however',
      'even where|if|when',
    ],
    answer: (nums) => reached(nums, 0, (place) => ahead(place, Math.min(nums[place], 3))).has(nums.length - 1),
  },
  {
    asks: 'jumps of different lengths, or shorter and shorter ones',
    said: [
      'twice in|by|running',
      'same|equal length|distance|number|size',
      'shorter|longer than .. previous|before|last|one',
      'tire|tires|tired|tiring|weaker|exhausted',
    ],
  },
  {
    asks: 'a bounded jump of two places',
    said: [
      'at most two|2',
      'min|minimum .. 2|two|k|d|w|m|c|x|cap|limit|strength|energy|max',
      '~1|2|k i 2|k',
      'i 1 i 2 ~i|up|and|to|until',
      'capped',
    ],
    answer: (nums) => reached(nums, 0, (place) => ahead(place, Math.min(nums[place], 2))).has(nums.length - 1),
  },
  {
    asks: 'a further condition or exception',
    said: [
      'more|longer|further|farther|larger|bigger|greater|higher|deeper than two|three|four|five|six|2|3|4|5|6',
      '~out|break|breaks|breaking|broke even ~if|when|though|where|better|so|the|a|an|in|by|after|for|then|agree|share|tempered|handed|keeled|ring|their|its|they|them',
    ],
  },
  {
    asks: 'a limited number of jumps',
    said: [
      'six|sixth|third|fourth|fifth jump|jumps|leap',
      'strength|energy .. out',
      'after the sixth|fifth|third|fourth|kth',
    ],
  },
  {
    asks: 'a place between that must be visited',
    said: [
      'must|has|have|need|needs .. touch|visit|pass|stop|land|call|rest|include|come|among|middle|halfway',
      'middle|halfway|midpoint|centre|center',
      'stop|rest|break|visit|picnic|checkpoint|waypoint|stopover .. at|in|on',
      'via|through|passing index|place|position|stone|the',
      'among the places|stops|indices|positions',
      'on the|your|its way',
    ],
    answer(nums) {
      const middle = nums.length >> 1
      return canJump(nums.slice(0, middle + 1)) && canJump(nums.slice(middle))
    },
  },
  {
    asks: 'jumps around a ring',
    said: [
      'circle|circular|circularly|ring|cyclic|wrap|wraps|wrapping|loop|round|around',
      'from the last .. to the first',
      'last .. next|followed|adjacent|joined|neighbour .. first',
      'modulo|mod',
    ],
    answer: canJump,
  },
  {
    asks: 'several that jump at once',
    said: [
      'two|three|several|both frog|kid|robot|kangaroo|runner|rabbit',
      'never|not both|all|together land|landing|stand|on|stop',
    ],
  },
  {
    asks: 'no landing on an equal value',
    said: [
      'equal|same|identical|alike',
      'differ|differs|different|unequal|other|another .. value|number|from|than',
      'repel|repels|repeat|repeats|repeated|twin|twins',
    ],
    answer: (nums) => {
      const reached = [true]
      for (const [i, reach] of nums.entries())
        for (let to = i + 1; reached[i] && to <= i + reach; to++) if (nums[to] !== reach) reached[to] = true
      return reached[nums.length - 1] === true
    },
  },
  {
    asks: 'jumps one place longer than given',
    said: [
      'can|could|may|be|to|at|over|many leapt|jumped|skipped|hopped|vaulted|cleared|overleapt',
      'leap|leaps|jump|jumps|hop|hops|skip|skips|clear|clears|pass|passes over|across up|at|as|so|that|a|exactly|most',
      'many|number .. between|skipped|over',
      'one more|further|farther|longer',
      'left|lie|lies|stay .. between',
      'land|lands|landing behind|after|past|beyond ~the|end|last',
    ],
    answer: (nums) => {
      let reach = 0
      for (let at = 0; at <= reach && at < nums.length; at++) reach = Math.max(reach, at + nums[at] + 1)
      return reach >= nums.length - 1
    },
  },
]
