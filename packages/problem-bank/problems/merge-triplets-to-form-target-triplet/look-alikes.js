const equals = (a, b) => a.every((number, place) => number === b[place])
const joined = (triplets, pick) => triplets.reduce((a, b) => a.map((number, place) => pick(number, b[place])))

/** Whether some of the triplets, so many at least and at most, make the target. */
function someMake(triplets, target, pick, isMade = equals, least = 1, most = Infinity) {
  let made = new Map()
  for (const triplet of triplets) {
    const next = new Map(made)
    for (const { numbers, used } of [...made.values(), { numbers: null, used: 0 }]) {
      const result = numbers === null ? triplet : numbers.map((number, place) => pick(number, triplet[place]))
      const count = Math.min(used + 1, 3)
      next.set(`${result} ${count}`, { numbers: result, used: count })
    }
    made = next
  }
  return [...made.values()].some(({ numbers, used }) => used >= least && used <= most && isMade(numbers, target))
}

const lookAlikes = [
  {
    asks: 'the smaller numbers to be taken',
    said: ['minimum|minima|min|smaller|smallest|lesser|lower'],
    answer: (triplets, target) => someMake(triplets, target, Math.min),
  },
  {
    asks: 'the numbers to be added',
    said: ['sum|sums|add|adds|added|adding|total|totals|together', 'average|averages|mean|product|xor|difference'],
    answer: (triplets, target) =>
      someMake(
        triplets.filter((triplet) => triplet.every((number, place) => number <= target[place])),
        target,
        (a, b) => a + b,
      ),
  },
  {
    asks: 'exactly, or at most, two triplets',
    said: [
      'there are|exist two|2',
      'exactly|at|most|only|just two|2|three|3|once|k',
      'pair|pairs',
      'two|2 triplets|triples|runners|paints|rows whose|that|which',
      'single operation|step|merge',
      'merge|merged|operation once',
      'at most k|once|one',
      'limited',
    ],
    answer: (triplets, target) => someMake(triplets, target, Math.max, equals, 2, 2),
  },
  {
    asks: 'at least the target',
    said: [
      'at least as|target|the|x',
      'or larger|greater|better',
      'exceed|exceeds|exceeding|dominate|dominates|cover|covers|reach|reaches',
      'not below|less|worse than',
      'no worse|less than',
      'greater|larger than or',
    ],
    answer: (triplets, target) => joined(triplets, Math.max).every((number, place) => number >= target[place]),
  },
  {
    asks: 'all the triplets to be used',
    said: [
      'all|every|each .. triplet|triplets|triples|runners|paints|rows .. used|merged|must',
      'merging|merge|mixing|joining|combining all',
      'without|not leaving|omitting|skipping',
      'must .. used|merged',
      'all .. together',
    ],
    answer: (triplets, target) => equals(joined(triplets, Math.max), target),
  },
  {
    asks: 'numbers in any order within a triplet',
    said: [
      'any order',
      'rearrange|rearranged|reorder|reordered|permute|permuted|permutation|permutations|sorted|sort|swap|swapped|shuffled|rotated',
      'order .. not|irrelevant|free',
    ],
    answer(triplets, target) {
      const orders = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
      ]
      const turned = triplets.flatMap((triplet) => orders.map((order) => order.map((place) => triplet[place])))
      return mergeTriplets(turned, target)
    },
  },
  {
    asks: 'the target to be among the triplets, or something else of each',
    said: [
      'already',
      'contains|is one of',
      'adjacent|neighbouring|neighboring|consecutive|contiguous|next',
      'subarray|range|segment',
      'distinct|different triplets',
      'without using|the|operation',
      'strictly',
    ],
    answer: (triplets, target) => triplets.some((triplet) => equals(triplet, target)),
  },
  {
    asks: 'neighbouring triplets alone',
    said: [
      'adjacent|neighbouring|neighboring|consecutive|contiguous|successive|next',
      'subarray|range|segment',
      'in a row',
      'given order',
    ],
    answer: (triplets, target) =>
      triplets.some((_, from) =>
        triplets.slice(from).some((_, more) => equals(joined(triplets.slice(from, from + more + 1), Math.max), target)),
      ),
  },
  {
    asks: 'some places of the target alone',
    said: [
      'two|2|one|1 of .. three|3|positions|places|numbers',
      'any|some|one position|place|component',
      'at least one|two|2 position|place|number',
    ],
    answer(triplets, target) {
      return target.filter((wanted, place) => triplets.some((triplet) => triplet[place] === wanted)).length >= 2
    },
  },
]
