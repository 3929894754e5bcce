const runs = (nums) => nums.flatMap((_, from) => nums.slice(from).map((__, more) => nums.slice(from, from + more + 1)))
const steps = (run) => run.slice(1).map((number, i) => number - run[i])
const isEven = (run) => new Set(steps(run)).size <= 1
const good = (nums, least = 3) => runs(nums).filter((run) => run.length >= least && isEven(run))

const lookAlikes = [
  {
    asks: 'subsequences',
    said: [
      'subsequence|subsequences|subset|subsets',
      'not|neednt|without .. contiguous|consecutive|adjacent|neighbouring|side',
      'noncontiguous',
      'pick|choose|select|picking|choosing|delete|deleting',
    ],
    denied: contiguous(),
    answer(nums) {
      if (nums.length > 11) return undefined
      const subsets = nums.reduce((made, number) => made.concat(made.map((set) => [...set, number])), [[]])
      return subsets.filter((set) => set.length >= 3 && isEven(set)).length
    },
  },
  {
    asks: 'the length of the longest',
    said: ['longest|maximum|maximal|greatest|largest|biggest', 'length|size of the|a|such|longest'],
    answer: (nums) => Math.max(0, ...good(nums).map(({ length }) => length)),
  },
  {
    asks: 'stretches of two elements as well',
    said: [
      'two|2 elements|numbers|entries|values|readings or|and|also|are|suffice|count',
      'at least two|2',
      'two or more',
      'pair|pairs',
      'more than one',
    ],
    answer: (nums) => good(nums, 2).length,
  },
  {
    asks: 'stretches of any length',
    said: ['single|one|any element|number|length|entry', 'at least one|1', 'one or more', 'every|any stretch'],
    answer: (nums) => good(nums, 1).length,
  },
  {
    asks: 'stretches of exactly three elements',
    said: [
      'exactly|precisely|just|only three|3',
      'three|3 consecutive|neighbouring|adjacent|successive|numbers ~or',
      'triple|triples|triplet|triplets',
      'length|of three|3 ~or',
    ],
    answer: (nums) => good(nums).filter(({ length }) => length === 3).length,
  },
  {
    asks: 'stretches of four elements and more',
    said: ['at least four|4|five|5', 'four|4|five|5 or more', 'more|longer than three|3'],
    answer: (nums) => good(nums, 4).length,
  },
  {
    asks: 'stretches that cannot be made longer',
    said: [
      'not|no|cannot|never|none .. longer|extended|extend|part|inside|within|contained|larger|extensible',
      'maximal|whole',
      'overlap|overlapping|disjoint|nonoverlapping|nonoverlap',
      'number|count of .. blocks|groups|sections ~of',
    ],
    answer(nums) {
      let [count, going] = [0, false]
      for (const [i, step] of steps(nums).entries()) {
        const goesOn = i > 0 && step === steps(nums)[i - 1]
        if (goesOn && !going) count++
        going = goesOn
      }
      return count
    },
  },
  {
    asks: 'elements that rise, or fall',
    said: [
      'rising|rises|rise|increasing|increase|increases|ascending|grow|growing|grows|strictly|climbing|climb',
      'falling|decreasing|descending|fall|falls',
      'positive|negative|nonzero difference|step|differences|steps',
      'constant|equal .. no|not|never|excluded',
      'no|not|never .. zero|constant|0|equal',
      'difference .. not|no|never',
    ],
    answer: (nums) => good(nums).filter((run) => run[1] > run[0]).length,
  },
  {
    asks: 'a step other than zero',
    said: [
      'nonzero|zero|0',
      'constant .. no|not|never|excluded',
      'not|never .. constant|equal|same',
      'different|distinct elements|numbers|values',
    ],
    answer: (nums) => good(nums).filter((run) => run[1] !== run[0]).length,
  },
  {
    asks: 'a step of one',
    said: [
      'difference|step|steps of|is|exactly one|1|two|2|k',
      'by one|1|k|d',
      'consecutive integers',
      'difference|step d|k|given',
    ],
    answer: (nums) => good(nums).filter((run) => Math.abs(run[1] - run[0]) === 1).length,
  },
  {
    asks: 'ratios',
    said: ['geometric|ratio|quotient|factor|multiplied'],
    answer: (nums) =>
      runs(nums).filter((run) => run.length > 2 && run.slice(2).every((c, i) => c * run[i] === run[i + 1] ** 2)).length,
  },
  {
    asks: 'elements in any order',
    said: [
      'rearranged|rearrange|reordered|sorted|sorting|permuted',
      'any order',
      'order .. not|no|irrelevant',
      'absolute',
    ],
    answer: (nums) => runs(nums).filter((run) => run.length > 2 && isEven([...run].sort((a, b) => a - b))).length,
  },
  {
    asks: 'different stretches',
    said: [
      'distinct|unique|different slices|subarrays|stretches|runs|ones|contents|sequences',
      'same|equal|identical|alike .. once|one',
      'counted|count|counts once',
      'duplicate|duplicates',
    ],
    answer: (nums) => new Set(good(nums).map(String)).size,
  },
  {
    asks: 'the sum of their lengths, or of their elements',
    said: ['sum|total of|length|lengths|elements', 'add|adds up'],
    answer: (nums) => good(nums).reduce((sum, { length }) => sum + length, 0),
  },
  {
    asks: 'a circle',
    said: ['circular|circle|cyclic|ring|wrap|wraps|around'],
    answer: (nums) =>
      nums
        .flatMap((_, from) => nums.map((__, more) => [...nums, ...nums].slice(from, from + more + 1)))
        .filter((run) => run.length > 2 && isEven(run)).length,
  },
  {
    asks: 'a further condition or another figure',
    said: [
      '~out|break|breaks|breaking|broke even ~if|when|though|where|better|so|the|a|an|in|by|after|for|then|agree|share|tempered|handed|keeled|ring|their|its|they|them',
      'even|odd length|number',
    ],
  },
]
