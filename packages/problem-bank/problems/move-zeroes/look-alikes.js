/** Puts `order(nums)` into the array itself. */
function rearrange(nums, order) {
  nums.splice(0, nums.length, ...order(nums))
}

const lookAlikes = [
  {
    asks: 'each zero moved by one place',
    said: [
      'swap|swaps|exchange|exchanges|swapped .. once|after|next|neighbour|neighbor|following',
      'one|single|1 place|step|position|spot',
      'a place|step|position ~that|of',
    ],
    answer: (nums) =>
      rearrange(nums, (all) => {
        const moved = [...all]
        for (let place = moved.length - 2; place >= 0; place--)
          if (moved[place] === 0) [moved[place], moved[place + 1]] = [moved[place + 1], 0]
        return moved
      }),
  },

  {
    asks: 'the smallest values at the end',
    said: ['smallest|minimum|lowest|least|minimal'],
    answer: (nums) =>
      rearrange(nums, (all) => {
        const least = Math.min(...all)
        return [...all.filter((number) => number !== least), ...all.filter((number) => number === least)]
      }),
  },

  {
    asks: 'zeroes at the front',
    said: [
      'ahead|front of|the|all',
      'to|at|in|into|toward the beginning|front|start|head|left|top',
      'before|ahead of the|all|others|rest',
      'front|beginning|begin|start|head|left|leftmost',
      'zero|zeros|zeroes|0|0s first',
      'first .. zero|zeros|zeroes|0',
      'before the|all|any|other|every nonzero|others|other|rest',
    ],
    answer: (nums) =>
      rearrange(nums, (all) => [...all.filter((number) => number === 0), ...all.filter((number) => number !== 0)]),
  },
  {
    asks: 'the others in sorted order',
    said: ['sort|sorted|sorting|ascending|increasing|nondecreasing', 'small|smallest|lowest to|first'],
    answer: (nums) =>
      rearrange(nums, (all) => [
        ...all.filter((number) => number !== 0).toSorted((a, b) => a - b),
        ...all.filter((number) => number === 0),
      ]),
  },
  {
    asks: 'the others in descending order',
    said: ['sort|sorted|sorting|descending|decreasing|nonincreasing', 'large|largest|highest to|first'],
    answer: (nums) =>
      rearrange(nums, (all) => [
        ...all.filter((number) => number !== 0).toSorted((a, b) => b - a),
        ...all.filter((number) => number === 0),
      ]),
  },
  {
    asks: 'the others in reversed order',
    said: ['reverse|reversed|reversing|backwards|backward', 'opposite order'],
    answer: (nums) =>
      rearrange(nums, (all) => [
        ...all.filter((number) => number !== 0).reverse(),
        ...all.filter((number) => number === 0),
      ]),
  },
  {
    asks: 'the others in any order',
    denied: [
      'behind|after|ahead|before it|they|them|which|whom|those',
      'overtaking|overtakes|passing|swap|stay|stays|unchanged|kept|keep|keeps',
      'order|relative|sequence|stable|stably|shuffled|arranged|arrangement|succession|overtake',
    ],
    said: [
      'any|whatever|arbitrary order',
      'order .. not matter|irrelevant|free',
      'order .. does not',
      'regardless|irrespective .. order',
      'not keep|preserve|maintain .. order',
      'need not .. order',
    ],
    answer: moveZeroes,
  },
  {
    asks: 'negative numbers at the end',
    said: [
      'below|under|beneath 0|zero',
      'negative .. end|back|last',
      'end|back .. negative',
      'below|less|smaller than|zero zero|0',
    ],
    answer: (nums) =>
      rearrange(nums, (all) => [...all.filter((number) => number >= 0), ...all.filter((number) => number < 0)]),
  },
  {
    asks: 'zeroes and negative numbers at the end',
    said: [
      'below|under|beneath 0|zero',
      'negative .. end|back|last',
      'end|back .. negative',
      'nonpositive',
      'positive numbers|elements|ones|values',
      'zero or|and less|negative|below',
    ],
    answer: (nums) =>
      rearrange(nums, (all) => [...all.filter((number) => number > 0), ...all.filter((number) => number <= 0)]),
  },
  {
    asks: 'even numbers at the end',
    said: ['even number|numbers|elements|ones|values|integers', 'odd|parity', 'all even'],
    answer: (nums) =>
      rearrange(nums, (all) => [
        ...all.filter((number) => number % 2 !== 0),
        ...all.filter((number) => number % 2 === 0),
      ]),
  },
  {
    asks: 'ones or another value at the end',
    said: ['all 1', '1s', 'given value', 'every 1', 'value k|val|x|equal', 'smallest|minimum|largest|maximum'],
    answer: (nums) =>
      rearrange(nums, (all) => [...all.filter((number) => number !== 1), ...all.filter((number) => number === 1)]),
  },
  {
    asks: 'zeroes taken out',
    said: ['remove|removing|removed|delete|deleting|deleted|discard|drop|dropped|erase', 'get rid', 'shorten|shrink'],
    answer: (nums) => rearrange(nums, (all) => all.filter((number) => number !== 0)),
  },
  {
    asks: 'zeroes doubled',
    said: ['duplicate|duplicated|duplicating|double|doubled|twice', 'fixed length'],
    answer: (nums) =>
      rearrange(nums, (all) => all.flatMap((number) => (number === 0 ? [0, 0] : [number])).slice(0, all.length)),
  },
  {
    asks: 'equal neighbours joined first (2048)',
    said: [
      'equal neighbour|neighbor|adjacent|number|element',
      'adjacent|neighbouring|neighboring .. equal|same',
      'merge|merged|merging|combine|combined|double|doubled|slide',
    ],
    answer(nums) {
      for (let place = 0; place + 1 < nums.length; place++)
        if (nums[place] === nums[place + 1]) nums.splice(place, 2, 2 * nums[place], 0)
      moveZeroes(nums)
    },
  },
  {
    asks: 'equal values only once',
    said: ['distinct|unique', 'without|remove|removing .. duplicates|repeats|repetitions', 'only once', 'duplicate'],
    answer: (nums) =>
      rearrange(nums, (all) => [
        ...new Set(all.filter((number) => number !== 0)),
        ...all.filter((number) => number === 0),
      ]),
  },
  {
    asks: 'zeroes in the middle or at every second place',
    said: ['middle|center|centre|alternate|alternating|alternately', 'every|each second|other'],
    answer(nums) {
      rearrange(nums, (all) => {
        const others = all.filter((number) => number !== 0)
        return [
          ...others.slice(0, others.length >> 1),
          ...all.filter((number) => number === 0),
          ...others.slice(others.length >> 1),
        ]
      })
    },
  },
  {
    asks: 'only one zero, or the first so many, moved',
    said: [
      'only|just the|one|a first|last|zero|single',
      'at most k|one|two',
      'single zero|0',
      'first|k zero|0',
      'each .. one place|position|step',
    ],
    answer: (nums) =>
      rearrange(nums, (all) => (all.includes(0) ? [...all.toSpliced(all.indexOf(0), 1), 0] : all.slice())),
  },
  {
    asks: 'zeroes exchanged with the last elements',
    said: [
      'swap|swaps|swapping|exchange|exchanging .. last|end',
      'few|fewest|minimum|least|minimal .. swaps|writes|moves|operations',
    ],
    answer(nums) {
      let end = nums.length - 1
      for (let place = 0; place < end; place++) {
        while (end > place && nums[end] === 0) end--
        if (nums[place] === 0) [nums[place], nums[end]] = [nums[end], nums[place]]
      }
    },
  },
  {
    asks: 'a rotation',
    said: ['rotate|rotated|rotation|cyclic|circular'],
    answer: (nums) => rearrange(nums, (all) => [...all.slice(1), ...all.slice(0, 1)]),
  },
  {
    asks: 'zeroes moved by another rule',
    said: [
      'more than two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'no|not|never more|longer|further|larger|greater|higher than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'stays where it',
      'very front|beginning|start',
    ],
  },
]
