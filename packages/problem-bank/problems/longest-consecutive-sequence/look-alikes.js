function longestRun(nums, goesOn) {
  let longest = 0
  let length = 0
  for (let place = 0; place < nums.length; place++) {
    length = place > 0 && goesOn(nums[place - 1], nums[place]) ? length + 1 : 1
    longest = Math.max(longest, length)
  }
  return longest
}

/** How pages let a run go on where a number is missing. */
const SAYS_BRIDGED = [
  'one|single .. missing|absent|lacking|lack|lacks|gap|hole|bridged|bridge|jumped|skipped|lost|omitted|nobody|unowned|unused|overlooked|excused|ignored|imagined|borrowed',
  'may|can|could|might be|have|been|also missing|absent|lacking|bridged|lost|skipped|omitted|jumped|left',
  'bridged|bridge|bridging|lacking|omitted|jumped|skipped',
  'at most|up to|exactly one|1|k',
  'joker|wildcard|wild|insert|adding|added|extra|blank|free',
  'add ~to|up|nothing',
  'may|can change|replace',
  'jump|jumps|leap|leaps|hop|hops|skip|skips|skipping over|across|one|a|past',
  'single|one .. not|never .. end|ends|interrupt|interrupts|break|breaks|stop|stops',
  'lost|lose|loses|stolen|torn|dropped|unfinished|tolerated|forgiven|excused|pardoned',
  'every|each .. but|except|save one|a',
  'next but one',
  'one|1 or two|2',
]

function chain(nums, step) {
  return longestConsecutive(nums.filter((number) => number % step === 0).map((number) => number / step))
}

/** The most numbers that rise from left to right, others left out. */
function longestRise(nums) {
  const ends = []
  for (const number of nums) {
    const place = ends.findIndex((end) => end >= number)
    ends[place === -1 ? ends.length : place] = number
  }
  return ends.length
}

const lookAlikes = [
  {
    asks: 'the least number that is missing',
    said: [
      'least|smallest|lowest|first .. no|not|never|none|missing|absent|free|unused',
      'missing|absent|free|unused|untaken number|ticket|place|seat|value|integer',
    ],
    answer: (nums) => nums.toSorted((a, b) => a - b).reduce((least, num) => (num === least ? least + 1 : least), 0),
  },
  {
    asks: 'the longest rise, in the order given',
    said: [
      'strictly above|greater|larger|higher|taller|rising|rises|increasing|ascending',
      'above the one|previous',
      'forward in time',
      'order of date|time|day',
    ],
    answer: longestRise,
  },
  {
    asks: 'steps of one or two',
    said: [
      'one|1 or|and by|two|2',
      'at most two|2',
      'differ|larger|higher|greater|more .. by|than|at one|1 or|and two|2',
      'or two|2',
    ],
    answer: (nums) =>
      longestRun(
        [...new Set(nums)].sort((a, b) => a - b),
        (a, b) => b - a <= 2,
      ),
  },

  {
    asks: 'a run of rising neighbours',
    said: [
      'increasing|ascending|rising|rise|grow|grows|growing|climb',
      'strictly',
      'contiguous|subarray|subarrays',
      'each .. larger|greater|bigger|more',
    ],
    answer: (nums) => longestRun(nums, (a, b) => a < b),
  },
  {
    asks: 'consecutive numbers that stand next to each other',
    said: [
      'contiguous|contiguously|subarray|subarrays|adjacent|adjacently|substring',
      'neighbouring|neighboring|neighbors|neighbours place|position|element|entry',
      'next to|beside|after each|one|another',
      'side by side',
      'one after another',
      'stand|standing|appear|appearing|occur|placed|lie|come together|consecutively|directly|immediately|next',
      'in this|that|the|given|same|original order',
      'in the array order',
      'in a row',
      'without .. rearranging|reordering|sorting',
      'order .. kept|preserved|matters|maintained',
      'consecutive positions|places|indices|index',
    ],
    answer: (nums) => longestRun(nums, (a, b) => b === a + 1),
  },
  {
    asks: 'consecutive numbers in their order, not necessarily next to each other',
    said: [
      'subsequence|subsequences',
      'order .. kept|preserved|matters|maintained|keep',
      'keep|keeping|preserve|preserving|maintain|maintaining .. order',
      'in this|that|the|given|same|original order',
      'left to right',
      'deleting|removing',
      'later|further|behind .. right|array|list',
      'left|right of',
      'from left',
      'successor .. later|after|behind|right',
      'come|comes|stand|stands|appear|appears|occur|occurs after|later|before|behind|right',
    ],
    answer(nums) {
      const lengths = new Map()
      for (const number of nums)
        lengths.set(number, Math.max(lengths.get(number) ?? 0, (lengths.get(number - 1) ?? 0) + 1))
      return Math.max(0, ...lengths.values())
    },
  },
  {
    asks: 'neighbours that differ by one, either way',
    said: ['differ|differs|difference', 'up or down', 'plus or minus', 'increasing or decreasing', 'either direction'],
    answer: (nums) => longestRun(nums, (a, b) => Math.abs(a - b) === 1),
  },
  {
    asks: 'a harmonious choice, where repeats count',
    said: [
      'copy|copies|repeats|duplicates .. count|counts|counted|included|too|also|allowed|all|again|run|extend|added|longer',
      'each|all|every counted|counting',
      'equal|repeated one|ones',
      'including|include duplicate|repeats|repetition',
      'duplicate|repeats|copies|doubles|equal .. included|separately|allowed|too|extend|also',
      'each copy|occurrence',
      'weakly increasing',
      'nondecreasing',
      'as often|many as',
      'each time',
      'every|each occurrence|copy|appearance',
      'counting|including repetition|repeat|multiplicity|duplicate|copies',
    ],
    answer(nums) {
      const sorted = nums.toSorted((a, b) => a - b)
      return longestRun(sorted, (a, b) => b - a <= 1)
    },
  },
  {
    asks: 'repeats that break the run',
    said: ['exactly once', 'duplicate|duplicates|repeats|repeated .. break|breaks|end|ends|invalid'],
    answer: (nums) => longestConsecutive(nums.filter((number) => nums.indexOf(number) === nums.lastIndexOf(number))),
  },
  {
    asks: 'a run of equal numbers or of ones',
    said: [
      'same|equal|identical number|numbers|element|elements|value|values',
      '1s',
      'consecutive|successive|many|all|only|equal|of ones ~x|after|before|that|which|greater|larger',
      'consecutive|successive 1|ones',
      'binary',
      'repeated|repeating',
    ],
    answer: (nums) =>
      longestRun(
        nums.map((number) => (number === 1 ? 1 : NaN)),
        (a, b) => a === b,
      ) &&
      Math.max(
        ...nums
          .join(' ')
          .split(/[^1 ]/)
          .map((part) => part.split(' ').filter(Boolean).length),
      ),
  },
  {
    asks: 'even numbers that follow one another',
    said: ['even', 'step|steps|gap|gaps|difference|differ of|by two|2', 'every second|other'],
    answer: (nums) => chain(nums, 2),
  },
  {
    asks: 'numbers in steps of two',
    said: [
      'two|2 above|more|apart|greater|larger|higher',
      'even|odd',
      'step|steps of',
      'step|steps|gap|gaps|difference|differ of|by two|2|k',
      'odd|parity',
      'every second|other',
      'apart',
      'arithmetic',
    ],
    answer: (nums) =>
      Math.max(
        chain(nums, 2),
        chain(
          nums.map((number) => number + 1),
          2,
        ),
      ),
  },
  {
    asks: 'a run in which one number may be missing',
    said: [
      'missing|gap|gaps|skip|skipped|skipping|hole|holes|absent',
      'may|can be missing|absent|lacking|bridged',
      ...SAYS_BRIDGED,
    ],
    answer: (nums) => Math.max(1, ...nums.map((number) => longestConsecutive([...nums, number + 1]))),
  },
  {
    asks: 'the numbers there are in a run in which one may be missing',
    said: SAYS_BRIDGED,
    answer(nums) {
      const present = new Set(nums)
      const lengthFrom = (number, step) => (present.has(number) ? 1 + lengthFrom(number + step, step) : 0)
      return Math.max(
        0,
        ...nums.map(
          (number) => lengthFrom(number, -1) + Math.max(0, lengthFrom(number + 1, 1), lengthFrom(number + 2, 1)),
        ),
      )
    },
  },
  {
    asks: 'a run in a circle',
    said: [
      'december|january|sunday|saturday|midnight|weekday|weekdays|dial',
      'last|largest|highest|greatest .. followed|adjoins|neighbours|leads .. first|smallest|lowest|least',
      'after|behind|beyond .. again|anew .. zero|0|1|one|first',
      'start|starts|begin|begins again|anew|over',
      'circular|circle|cyclic|cyclically|wrap|wraps|wrapping|ring|modulo|mod|clock',
      'wrap around',
    ],
    answer(nums) {
      const top = Math.max(0, ...nums) + 1
      return Math.min(new Set(nums).size, longestConsecutive([...nums, ...nums.map((number) => number + top)]))
    },
  },
  {
    asks: 'the first or the last number of the run',
    said: [
      'first|smallest|lowest|start|starting|beginning|last|largest|end number|value|element|of',
      'start of',
      'begins|starts',
      'with which',
      'return .. smallest|first|largest|last',
    ],
    answer(nums) {
      const length = longestConsecutive(nums)
      return (
        nums
          .filter(
            (number) =>
              longestConsecutive(nums.filter((other) => other >= number && other < number + length)) === length,
          )
          .toSorted((a, b) => a - b)[0] ?? 0
      )
    },
  },
  {
    asks: 'the sum of the run',
    said: ['sum|total|add|added|adding|worth'],
    answer(nums) {
      const length = longestConsecutive(nums)
      const start = nums.filter((number) =>
        Array.from({ length }, (_, at) => number + at).every((other) => nums.includes(other)),
      )
      return length === 0 ? 0 : Math.max(...start) * length + (length * (length - 1)) / 2
    },
  },
  {
    asks: 'the number of runs',
    said: [
      'how many .. runs|chains|sequences|groups|streaks|ranges|blocks',
      'number|count of runs|chains|sequences|groups|streaks|ranges|blocks',
      'count the',
      'fewest|minimum|smallest number',
    ],
    answer: (nums) => new Set(nums.filter((number) => !nums.includes(number - 1))).size,
  },
  {
    asks: 'the shortest run',
    said: ['shortest|minimum|minimal|smallest run|chain|sequence|streak|length|of', 'shortest'],
    answer(nums) {
      const starts = [...new Set(nums)].filter((number) => !nums.includes(number - 1))
      const lengthFrom = (number) => (nums.includes(number) ? 1 + lengthFrom(number + 1) : 0)
      return starts.length === 0 ? 0 : Math.min(...starts.map(lengthFrom))
    },
  },
  {
    asks: 'the largest gap',
    said: ['gap|gaps|missing|absent|difference'],
    answer(nums) {
      const sorted = nums.toSorted((a, b) => a - b)
      return Math.max(0, ...sorted.slice(1).map((number, place) => number - sorted[place]))
    },
  },
  {
    asks: 'positive numbers only',
    said: [
      'of|consecutive|only|just positive|natural|nonnegative',
      'positive|natural number|numbers|integer|integers|ones|values',
      'positive number|numbers|values|value|integers only',
      'only positive',
      'negative .. ignored|ignore|excluded|not',
      'ignore|ignoring|excluding .. negative|negatives|zero',
    ],
    answer: (nums) => longestConsecutive(nums.filter((number) => number > 0)),
  },
  {
    asks: 'the longest run under one more condition',
    said: [
      'larger|greater|smaller|less|longer|shorter|fewer|higher|lower|bigger than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      '~left above|below|under|over zero|one|two|three|four|five|ten|2|3|4|5',
      'above|below zero|0|ten',
    ],
  },
  {
    asks: 'sequences of two numbers or more',
    said: [
      'takes|needs|requires|consists two|2|at|three',
      'two|2|three|3 to|number|numbers|element|elements',
      'without one|any|such',
      'if|when|where .. no|none .. 0|zero',
      'no .. ~in|input 0|zero',
      'length|size of one|1|two|2',
      'proper|real|true|genuine',
      'without|no|lone|single|least .. neighbour|neighbours|partner|company',
      'partner|company',
      'lone|loner|loners|hermit',
      'alone|lone|isolated|solitary|lonely',
      'single ~integer|line|number|pass|value|loop',
      'on|by its|itself own',
      'by itself',
      'has|have|of|with length|size 0|zero',
      'no sequence|run|chain|streak',
      'at least two|2|three|3',
      'two|2|three|3 or more',
      'longer|more than one|1',
      'return|returns|answer|or 0|zero ~if|when',
    ],
    answer: (nums) => {
      const length = longestConsecutive(nums)
      return length < 2 ? 0 : length
    },
  },
  {
    asks: 'runs that do not cross zero',
    said: [
      'break|breaks|broken|ends|end|stop|stops at|with|before|on|by 0|zero',
      'negative and nonnegative|positive',
      'positive and|or negative|nonpositive',
      'same sign',
      'sign|signs',
      'cross|crosses|crossing|past|over|through|pass|passes|bridge|span|jump 0|zero',
      'at|around|across 0|zero',
      'zero|0 .. break|breaks|separates|divides|ends|border|barrier|wall',
      'never|not|cannot in|of one|the|a',
    ],
    answer: (nums) =>
      Math.max(longestConsecutive(nums.filter((num) => num < 0)), longestConsecutive(nums.filter((num) => num >= 0))),
  },
  {
    asks: 'numbers that stand together, in any order',
    said: [
      'nothing|none|no|without else|other|one|anything .. between',
      'in between',
      'interrupted|interruption|interruptions',
      'stretch|run|part|piece|section|block|segment of the array|list|row|input|line',
      'uninterrupted|unbroken ~stretch|run|chain|series|sequence|streak|row|line',
      'uninterrupted|unbroken stretch|run|chain|series|sequence|streak|row|line of the|its|their|a|an|element|entry|position|place|index|neighbour|item',
      'uninterrupted|unbroken stretch|run|chain|series|sequence|streak|row|line in|within|inside',
      'side by side',
      'next to',
      'one after the other|another',
      'contiguous|contiguously|subarray|subarrays|window|adjacent|neighbouring|neighboring',
      'among themselves',
      'consecutive|successive places|positions|entries',
      'consecutive|successive elements ~sequence|run|chain|streak',
    ],
    answer: (nums) =>
      Math.max(
        0,
        ...nums.flatMap((_, start) =>
          nums
            .slice(start)
            .map((_, at) => nums.slice(start, start + at + 1))
            .filter(
              (part) => new Set(part).size === part.length && Math.max(...part) - Math.min(...part) === part.length - 1,
            )
            .map(({ length }) => length),
        ),
      ),
  },
  {
    asks: 'the run with all its copies',
    said: [
      'with|all|and|including|counting their|its|all|every|the copy|copies|repeats|duplicates|doubles',
      'multiplicity',
      'equal|repeated|same one|ones|number|numbers .. each|all|too|also|counted|count|counts',
      'each|all|every|separately counted',
      'how many of num|the',
    ],
    answer: (nums) => {
      const has = (number) => nums.includes(number)
      const runs = [...new Set(nums)]
        .filter((number) => !has(number - 1))
        .map((start) => {
          let end = start
          while (has(end + 1)) end++
          return nums.filter((number) => number >= start && number <= end).length
        })
      return Math.max(0, ...runs)
    },
  },
]
