/** How many terms it takes if every free course is taken at once; Infinity where a course is never free. */
function terms(count, prerequisites) {
  const done = new Set()
  let term = 0
  while (done.size < count) {
    const free = [...new Array(count).keys()].filter(
      (course) => !done.has(course) && prerequisites.every(([later, first]) => later !== course || done.has(first)),
    )
    if (free.length === 0) return Infinity
    for (const course of free) done.add(course)
    term++
  }
  return term
}

/** In how many orders all can be taken, counted up to two. */
function orders(count, prerequisites, taken = []) {
  if (taken.length === count) return 1
  let found = 0
  for (let course = 0; course < count && found < 2; course++)
    if (!taken.includes(course) && prerequisites.every(([later, first]) => later !== course || taken.includes(first)))
      found += orders(count, prerequisites, [...taken, course])
  return found
}

function connected(count, pairs) {
  const reached = new Set([0])
  for (let round = 0; round < count; round++)
    for (const [a, b] of pairs)
      if (reached.has(a) || reached.has(b)) {
        reached.add(a)
        reached.add(b)
      }
  return reached.size === count
}

const lookAlikes = [
  {
    asks: 'an order with a certain beginning or end',
    said: [
      'open|opens|opening|begin|begins|beginning|start|starts|starting|led|leads with|by|at|in',
      'first|last course|task|one|of must|is|be|comes',
      'end|ends|ending|finish|finishes|close|closes with|at',
      'comes|come|taken|done first|last',
    ],
    answer: (count, prerequisites) => canFinish(count, prerequisites) && prerequisites.every(([later]) => later !== 0),
  },

  {
    asks: 'one of the courses alone',
    said: [
      'last|final|particular|specific|certain|chosen|desired|favourite|favorite course|module|exam|task|class|subject|target|one',
      'course|task|class|module|job|node n 1 is|can|be',
      'get|gets to .. course|exam',
      'thesis|diploma|degree|graduation|goal|favourite|favorite',
      'reach|reached|reaches',
    ],
    answer(count, prerequisites) {
      const needed = new Set([count - 1])
      for (const course of needed) for (const [later, first] of prerequisites) if (later === course) needed.add(first)
      return canFinish(
        count,
        prerequisites.filter(([later]) => needed.has(later)),
      )
    },
  },
  {
    asks: 'courses that may be taken at the same time',
    said: [
      'same term|semester|time|year|day|moment|week|month|round',
      'no|not later than',
      'alongside|corequisite|corequisites|concurrent|concurrently|simultaneous|simultaneously|parallel|together',
      'at latest',
      'before or|and with|together|along|at|in|during|while',
      'during',
    ],
    answer: () => true,
  },
  {
    asks: 'a plan in one piece',
    said: [
      'hang|hangs|hanging|held|holds together',
      'unrelated|separate|disconnected|isolated|unconnected|independent|connected|linked|coherent',
      'one|single piece|component|whole|network',
      'fall|falls apart',
      'two or more',
      'every|each|all .. related|reachable|depends|connected|linked',
    ],
    answer: (count, pairs) => canFinish(count, pairs) && connected(count, pairs),
  },

  {
    asks: 'all courses within some terms',
    said: [
      'semester|term|trimester',
      '~goes|go|going|come|comes|all|way|other|turn|run|runs round',
      'at most|within two|2|three|3|k|four|4',
      'parallel|simultaneously|concurrently',
      'deadline|duration',
      'within|most .. day|week|month|year|hour',
    ],
    answer: (count, prerequisites) => terms(count, prerequisites) <= 2,
  },
  {
    asks: 'exactly one order',
    said: [
      'settled|settle|settles|determined|fixed|forced|dictated|prescribed|unambiguous|unambiguously|uniquely',
      'no|without|any choice|freedom|alternative',
      'just|exactly|only|precisely|but one|a|single order|sequence|way|plan',
      'exactly|only|precisely|just one|1|a|single order|way|ordering|sequence|valid|possible',
      'unique order|ordering|sequence|way|schedule',
      'order|ordering|sequence|schedule|way is|be unique',
      'uniquely',
      'single|one valid|possible order|way',
      'no other order|way',
    ],
    answer: (count, prerequisites) => orders(count, prerequisites) === 1,
  },
  {
    asks: 'more than one order',
    said: [
      'more than one|1',
      'at least two|2',
      'several|multiple|different order|way|ordering|sequence',
      'two|2 different|order|way',
    ],
    answer: (count, prerequisites) => orders(count, prerequisites) > 1,
  },
  {
    asks: 'whether there is a cycle',
    said: [
      'true if|when|exactly|iff .. cycle|circular|impossible|cannot|deadlock|not|loop',
      'whether|if|detect|determine .. cycle|circular|deadlock|loop',
      'has|have|contain|contains|there .. cycle|deadlock|loop',
      'false if|when .. possible|can',
    ],
    answer: (count, prerequisites) => !canFinish(count, prerequisites),
  },
  {
    asks: 'pairs without a direction',
    said: [
      'undirected|bidirectional',
      'tree|forest|bipartite',
      'conflict|conflicting',
      'both direction',
      'either direction',
    ],
    answer(count, pairs) {
      const group = [...new Array(count).keys()]
      const find = (node) => (group[node] === node ? node : find(group[node]))
      return pairs.every(([a, b]) => {
        const [x, y] = [find(a), find(b)]
        group[x] = y
        return x !== y
      })
    },
  },
  {
    asks: 'whether all are connected',
    said: ['connected|connect|reachable|reach|reached|linked', 'visit|visits every|each|all|room'],
    answer: connected,
  },
  {
    asks: 'any one of the courses needed',
    said: [
      'any of them|these|those',
      'any of .. has|have|must|opens|will',
      'whichever|either',
      'one of .. lead|leads|open|opens|unlock|unlocks|enough|suffices|passed|done|taken|finished',
      'any of .. enough|suffices|do|does|opens|unlocks',
      'alternative|alternatives|instead',
      'any|either of|one .. prerequisite|requirement',
      'at least one',
      '~every|each one of its|their|them|these',
      'any one',
      'suffices|suffice|alternative',
      'one .. enough',
      'enough ~to',
    ],
    answer(count, prerequisites) {
      const done = new Set()
      for (let round = 0; round <= count; round++)
        for (let course = 0; course < count; course++) {
          const needed = prerequisites.filter(([later]) => later === course)
          if (needed.length === 0 || needed.some(([, first]) => done.has(first))) done.add(course)
        }
      return done.size === count
    },
  },
  {
    asks: 'some or most of the courses, or one to leave out',
    said: [
      'all but',
      'skip|skipped|drop|dropped|omit|waive|waived|remove|removed|removing|removal',
      'at least half|two|k',
      'half of',
    ],
    answer: (count, prerequisites) =>
      canFinish(count, prerequisites) ||
      prerequisites.some((_, left) =>
        canFinish(
          count,
          prerequisites.filter((_, i) => i !== left),
        ),
      ),
  },
  {
    asks: 'the courses to be taken in the order of their numbers',
    said: [
      'ascending|increasing|numerical|numeric',
      'order of .. number|label|index',
      'given|this|listed order',
      'order given|listed',
    ],
    answer: (_, prerequisites) => prerequisites.every(([later, first]) => first < later),
  },
  {
    asks: 'a timetable under one more condition',
    said: [
      'no|not|never more|longer|further|larger|greater|higher than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'larger|greater|smaller|less|longer|shorter|fewer|higher|lower|bigger than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'is|are|be enough|sufficient',
      'one .. dropped|ignored|cancelled|skipped',
      'except|but|save one|two|course',
      'chain .. longer|long|length|than',
      'no|without choice',
      'right|directly|immediately|straight|just before|after|behind|afterwards',
    ],
  },
]
