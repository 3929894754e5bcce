/** Takes one course after another, `pick` choosing among those whose needs `isFree` finds met. */
function taken(numCourses, prerequisites, pick, isFree = (needs, done) => needs.every((course) => done.has(course))) {
  const needs = Array.from({ length: numCourses }, () => [])
  for (const [course, needed] of prerequisites) needs[course].push(needed)
  const done = new Set()
  for (;;) {
    const free = needs.flatMap((needed, course) => (!done.has(course) && isFree(needed, done) ? [course] : []))
    if (free.length === 0) return [...done]
    done.add(pick(free))
  }
}

const smallest = (courses) => Math.min(...courses)
const largest = (courses) => Math.max(...courses)
const allOf = (numCourses, order) => (order.length === numCourses ? order : [])
const turned = (prerequisites) => prerequisites.map(([a, b]) => [b, a])

const lookAlikes = [
  {
    asks: 'pairs read the other way round',
    said: [
      'a|ai|x|u before b|bi|y|v',
      'a|ai|x|u must|should|has|needs|is|comes|goes|precedes|runs|first .. before .. b|bi|y|v',
      'a|ai|x|u is a|the prerequisite|requirement|precondition',
      'a|ai|x|u precedes',
      'a|ai|x|u .. needed|required|prerequisite for|by|of .. b|bi|y|v',
      'b|bi|y|v after|requires|needs|depends|relies|only a|ai|x|u|on|after',
      'first|former .. before .. second|latter',
      'first|former|left .. prerequisite|requirement of|for',
      'second|latter|right .. requires|needs|depends|after',
      'from prerequisite|earlier|needed',
      'leads to',
    ],
    answer: (numCourses, prerequisites) => findOrder(numCourses, turned(prerequisites)),
  },
  {
    asks: 'the smallest order, or ties in order of number',
    said: [
      'lexicographic|lexicographical|lexicographically|lexicographicaly|alphabetical|alphabetically',
      'smallest|lowest|least|smaller|lower',
      'tie|ties|tied',
      'ascending|increasing|numerical|numeric order',
      'in order of number|label|index|id',
    ],
    answer: (numCourses, prerequisites) => allOf(numCourses, taken(numCourses, prerequisites, smallest)),
  },
  {
    asks: 'the largest order',
    said: [
      'largest|highest|greatest|biggest|larger|higher',
      'lexicographic|lexicographical|lexicographically',
      'descending|decreasing',
      'tie|ties|tied',
    ],
    answer: (numCourses, prerequisites) => allOf(numCourses, taken(numCourses, prerequisites, largest)),
  },
  {
    asks: 'the order turned round',
    said: [
      'reverse|reversed|backward|backwards|undo|undone|uninstall|uninstalled|removed|teardown|dismantle|dismantled',
      'last to first',
      'opposite',
    ],
    answer: (numCourses, prerequisites) => [...findOrder(numCourses, prerequisites)].reverse(),
  },
  {
    asks: 'the smallest order turned round',
    said: ['reverse|reversed|backward|backwards|undo|uninstall|removed', 'last to first', 'opposite'],
    answer: (numCourses, prerequisites) => allOf(numCourses, taken(numCourses, prerequisites, smallest)).toReversed(),
  },
  {
    asks: 'as many courses as can be taken',
    said: [
      'as many',
      'most|maximum|maximal|largest|longest course|task|number|job|possible|order|ordering',
      'partial|partially',
      'even if|though|when .. not|cannot|cycle|impossible',
      'those|course|task|job that|which can|could',
      'can still|nevertheless',
    ],
    answer: (numCourses, prerequisites) => taken(numCourses, prerequisites, smallest),
  },
  {
    asks: 'as many courses as can be taken, level by level',
    said: ['as many', 'partial|partially', 'those|course|task that|which can|could', 'can still|nevertheless'],
    answer: (numCourses, prerequisites) => {
      const order = []
      taken(numCourses, prerequisites, (free) => {
        const next = free.find((course) => !order.includes(course)) ?? free[0]
        order.push(next)
        return next
      })
      return order
    },
  },
  {
    asks: 'the courses that can never be taken',
    said: [
      'return|list|find|give|report .. stuck|blocked|unreachable|deadlocked|impossible course|task',
      'that|which cannot|never|cant',
      'can never',
      'course|task|job .. on|in|part|of a|the cycle|circle',
      'involved|caught|trapped',
    ],
    answer: (numCourses, prerequisites) => {
      const order = new Set(taken(numCourses, prerequisites, smallest))
      return [...new Array(numCourses).keys()].filter((course) => !order.has(course))
    },
  },
  {
    asks: 'the semester of each course',
    said: [
      'semester|level|stage|round|layer|day|rank|depth|wave .. each|every|course|task',
      'each|every|course|task .. semester|level|stage|round|layer|rank|depth|wave',
      'earliest|soonest',
      'parallel|simultaneously',
    ],
    answer(numCourses, prerequisites) {
      const semesters = new Array(numCourses).fill(1)
      for (const course of taken(numCourses, prerequisites, smallest))
        for (const [later, needed] of prerequisites)
          if (needed === course) semesters[later] = Math.max(semesters[later], semesters[course] + 1)
      return allOf(numCourses, taken(numCourses, prerequisites, smallest)).length ? semesters : []
    },
  },
  {
    asks: 'the place of each course in the order',
    said: ['position|place|rank|index of|at each|every|which|course', 'each|every .. position|place|rank in|of'],
    answer(numCourses, prerequisites) {
      const order = findOrder(numCourses, prerequisites)
      return order.map((_, course) => order.indexOf(course))
    },
  },
  {
    asks: 'how many courses each one needs',
    said: ['number|count of .. each|every|needed|prerequisite', 'how many course|task|prerequisite'],
    answer: (numCourses, prerequisites) =>
      [...new Array(numCourses).keys()].map((course) => prerequisites.filter(([later]) => later === course).length),
  },
  {
    asks: 'one of the prerequisites to be enough',
    said: [
      'any|one|either|some|1 of its|the|their|these|those prerequisite|requirement|needed|required',
      'prerequisite|requirement .. enough|suffice|suffices|sufficient',
      'one of .. enough|suffice|suffices|sufficient',
      'at least one|1|half|two|2 of|prerequisite|requirement',
      'either prerequisite|course|one|task',
      'alternative|alternatives',
    ],
    answer: (numCourses, prerequisites) =>
      allOf(
        numCourses,
        taken(
          numCourses,
          prerequisites,
          smallest,
          (needs, done) => needs.length === 0 || needs.some((course) => done.has(course)),
        ),
      ),
  },
  {
    asks: 'one prerequisite that may be passed over',
    said: [
      'ignored|ignore|waive|waived|waiver|skip|skipped|overlook|drop|dropped|disregard',
      'one|1|single pair|prerequisite|requirement .. may|can|could',
      'exception|exempt',
    ],
    answer(numCourses, prerequisites) {
      const lists = [prerequisites, ...prerequisites.map((_, out) => prerequisites.toSpliced(out, 1))]
      return lists.map((list) => findOrder(numCourses, list)).find((order) => order.length) ?? []
    },
  },
  {
    asks: 'only the courses that stand in a pair',
    said: [
      'only|just .. mentioned|appear|appears|involved|occur|named|listed',
      'course|task .. no prerequisite|requirement .. omitted|excluded|skipped',
    ],
    answer: (numCourses, prerequisites) =>
      findOrder(numCourses, prerequisites).filter((course) => prerequisites.flat().includes(course)),
  },
  {
    asks: 'only the courses that the last one needs',
    said: ['last|final|goal|target course|task|job', 'only|just .. needed|required|necessary', 'graduate'],
    answer(numCourses, prerequisites) {
      const needed = new Set([numCourses - 1])
      for (const course of needed)
        for (const [later, earlier] of prerequisites) if (later === course) needed.add(earlier)
      return findOrder(numCourses, prerequisites).filter((course) => needed.has(course))
    },
  },
  {
    asks: 'courses counted from one',
    said: [
      'from 1|one to|through|up|onward',
      'one|1 based|indexed',
      '1|one to|through n|numcourses',
      'start|starts|starting|begin|beginning .. 1|one',
    ],
    answer: (numCourses, prerequisites) =>
      findOrder(
        numCourses,
        prerequisites.map((pair) => pair.map((course) => course - 1)),
      ).map((course) => course + 1),
  },
  {
    asks: 'another answer where there is no order',
    said: ['-1', 'minus one', 'null|nil', 'throw|exception|error'],
    answer(numCourses, prerequisites) {
      const order = findOrder(numCourses, prerequisites)
      return order.length === numCourses ? order : [-1]
    },
  },
]
