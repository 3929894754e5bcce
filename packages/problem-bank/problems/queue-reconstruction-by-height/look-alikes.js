/** The first order of the people in which `isRight` holds of each and those placed before, or nothing where there is none. */
function arranged(people, isRight) {
  const queue = []
  let tries = 2000
  const isFilled = (left) => {
    if (left.length === 0) return true
    for (const [at, person] of left.entries()) {
      if (tries-- < 0) return false
      if (!isRight(person, queue)) continue
      queue.push(person)
      if (isFilled(left.toSpliced(at, 1))) return true
      queue.pop()
    }
    return false
  }
  return isFilled(people.toSorted(([h1, k1], [h2, k2]) => h1 - h2 || k1 - k2)) ? queue : undefined
}

/** Whether k is how many of those before are as `counts` says, beside the person's own height. */
const counting =
  (counts) =>
  ([height, k], before) =>
    before.filter(([other]) => counts(other, height)).length === k

const lookAlikes = [
  {
    asks: 'only those in front who are strictly taller to be counted',
    said: [
      'strictly',
      'taller|higher|greater|larger|bigger than ~or|the|him',
      '~or taller|higher|greater|larger|bigger person|people|ones|persons|in|stand|standing',
      'no|not|never|nobody .. same|equal|equally height|heights|tall',
      'same|equal height|heights .. not|never',
    ],
    answer: (people) =>
      arranged(
        people,
        counting((other, height) => other > height),
      ),
  },
  {
    asks: 'those in front who are shorter to be counted',
    said: [
      'shorter|smaller|lower ~height|one|number|k|than|the',
      'shorter|smaller|less|lower than|or',
      'at most as',
      'no taller|higher',
      'not taller|higher',
    ],
    answer: (people) =>
      arranged(
        people,
        counting((other, height) => other < height),
      ),
  },
  {
    asks: 'those in front who are no taller to be counted',
    said: [
      'shorter|smaller|less|lower than|or|than',
      'at most as',
      'no|not|none|nobody taller|higher|larger',
      'equal|same or shorter|smaller|less',
    ],
    answer: (people) =>
      arranged(
        people,
        counting((other, height) => other <= height),
      ),
  },
  {
    asks: 'those behind to be counted',
    said: [
      'behind|back|follow|follows|following',
      'after him|her|them|it|that|the',
      'to|on|at|his|her|their the|right right|hand|side',
    ],
    answer: (people) =>
      arranged(
        people,
        counting((other, height) => other >= height),
      )?.reverse(),
  },
  {
    asks: 'those behind who are strictly taller to be counted',
    said: ['behind|back|follow|follows|following', 'after him|her|them|it|that'],
    answer: (people) =>
      arranged(
        people,
        counting((other, height) => other > height),
      )?.reverse(),
  },
  {
    asks: 'all who stand in front to be counted',
    said: [
      'however|whatever tall|their|the',
      'exactly k|ki people|persons|others ~of|with|whose|who|at|as|that|in|somewhere',
      'position|place|index is|of|in|equals',
      'whether or',
    ],
    answer: (people) =>
      arranged(
        people,
        counting(() => true),
      ),
  },
  {
    asks: 'those who can be seen, or stand directly in front',
    said: [
      'see|sees|seen|visible|view|hidden|hides|block|blocks|blocked',
      'directly|immediately|right in|before|ahead',
      'nearest|next|adjacent|neighbour|neighbours',
      'in a row|one',
    ],
    answer(people) {
      const seen = ([height, k], before) => {
        const run = before.toReversed().findIndex(([other]) => other < height)
        return (run < 0 ? before.length : run) === k
      }
      return arranged(people, seen)
    },
  },
  {
    asks: 'at most or at least so many in front',
    said: [
      'at most|least k|ki|that|so|as',
      'no|not more|fewer|less than k|ki|that|so',
      'k|ki or more|fewer|less',
      'up to k|ki',
    ],
    answer: (people) =>
      arranged(people, ([height, k], before) => before.filter(([other]) => other >= height).length <= k),
  },
  {
    asks: 'the people sorted',
    said: ['sort|sorted|sorts by|in', 'ascending|descending|increasing|decreasing', 'order of .. height|heights|size'],
    answer: (people) => people.toSorted(([h1, k1], [h2, k2]) => h2 - h1 || k1 - k2),
  },
  {
    asks: 'the people sorted by how many stand in front',
    said: ['sort|sorted|sorts by|in', 'ascending|descending|increasing|decreasing', 'ties'],
    answer: (people) => people.toSorted(([h1, k1], [h2, k2]) => k1 - k2 || h1 - h2),
  },
  {
    asks: 'the counts for a given queue',
    said: [
      'return|give|find|compute|count|output for each|every|everyone',
      'how many .. for each|every',
      'given|original|same order',
      'in the order given|received',
    ],
    answer: (people) =>
      people.map(([height], place) => [height, people.slice(0, place).filter(([other]) => other >= height).length]),
  },
  {
    asks: 'the queue from its other end',
    said: [
      'back to front',
      'last first',
      'from the back|end|last|rear',
      'reverse|reversed|backwards',
      'last person|one first',
    ],
    answer: (people) => reconstructQueue(people).reverse(),
  },
  {
    asks: 'the heights or the places alone',
    said: [
      'only|just|return|output|list|give|print the|their heights|height|indices|index|positions',
      'heights|height alone|only',
      'index|indices|positions|numbers of the people|persons',
    ],
    answer: (people) => reconstructQueue(people).map(([height]) => height),
  },
  {
    asks: 'the height or the place of one person',
    said: ['person|one at position|place|index', 'kth|nth|ith place|position|in', 'who is|stands at|last|first|in'],
    answer: (people) => reconstructQueue(people).slice(0, 1),
  },
  {
    asks: 'whether there is such a queue, or what to return where there is none',
    said: [
      'whether|true|false',
      'no such|valid|queue|order|arrangement',
      'impossible|inconsistent|contradict|contradictory|invalid|liar|lie|lies|lying|mistaken',
      'empty array|list|queue',
      '-1',
      'if .. exists|possible',
    ],
    answer: (people) =>
      arranged(
        people,
        counting((other, height) => other >= height),
      ) ?? [],
  },
  {
    asks: 'how many queues or steps there are',
    said: [
      'how many queues|orders|ways|swaps|different',
      'number of queues|orders|ways|swaps|different|moves',
      'fewest|minimum',
    ],
    answer: (people) => people.length,
  },
  {
    asks: 'one of several queues that is first in some order',
    said: [
      'lexicographic|lexicographical|lexicographically|earliest|smallest queue|order|such|arrangement',
      'any|several|all queues|orders|valid',
    ],
    answer: (people) =>
      arranged(
        people,
        counting((other, height) => other >= height),
      ),
  },
  {
    asks: 'another figure than the height beside it',
    said: ['heavier|lighter|older|younger'],
  },
  {
    asks: 'a circle of people',
    said: ['in|into|around|round|form|forms|forming|make|makes a|the|one circle|ring|round|table'],
  },
]
