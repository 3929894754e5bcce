function counted(hand) {
  const counts = new Map()
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}

const lookAlikes = [
  {
    asks: 'groups of equal cards',
    said: [
      'same|equal|identical value|number|rank|card|cards|values|numbers',
      'all .. same|equal|identical|alike',
      'are|be equal|identical|alike',
      'only one|a single value|number',
      'pairs|triplets|triples of',
    ],
    answer: (hand, groupSize) => [...counted(hand).values()].every((count) => count % groupSize === 0),
  },
  {
    asks: 'groups of different cards',
    said: [
      'no two .. same|equal|identical|alike',
      'distinct|different|unique card|cards|value|values|number|numbers',
      'all different|distinct',
      'pairwise|mutually',
      'without .. repeated|repetition|duplicates',
      'no .. twice|repeated|duplicate|duplicates',
    ],
    answer: (hand, groupSize) =>
      hand.length % groupSize === 0 && Math.max(...counted(hand).values()) <= hand.length / groupSize,
  },
  {
    asks: 'groups of at least so many cards',
    said: [
      'at least groupsize|k|n|m|w|three|3|that|so',
      'or more|longer|larger',
      'minimum|least length|size|of',
      'no|not|never .. fewer|less|shorter than',
      'any length|size',
    ],
    answer(hand, groupSize) {
      const counts = counted(hand)
      // Each card lengthens the shortest group that ends just below it, or begins one.
      let open = []
      for (const card of [...counts.keys()].sort((a, b) => a - b)) {
        const goingOn = open.filter(({ last }) => last === card - 1).sort((a, b) => a.length - b.length)
        if (open.some(({ last, length }) => last < card - 1 && length < groupSize)) return false
        const count = counts.get(card)
        if (goingOn.slice(count).some(({ length }) => length < groupSize)) return false
        const grown = goingOn.slice(0, count).map(({ length }) => ({ last: card, length: length + 1 }))
        open = [...grown, ...Array.from({ length: count - grown.length }, () => ({ last: card, length: 1 }))]
      }
      return open.every(({ length }) => length >= groupSize)
    },
  },
  {
    asks: 'one such group, with cards left over',
    said: [
      'may|can|could|allowed|permitted .. left over',
      'some|other|others|rest .. left over',
      'at least one|1|two group|straight|run|set',
      'some|a single|any group|straight|run .. formed|made|exists|found',
      'not all|every card|cards',
      'need not|no need .. all|every|used',
      'may|can|could|some .. unused|remain|remaining',
      'discard|discarded|thrown',
      'contains|has|there|exists a|one straight|run|group',
      'subset',
    ],
    answer: (hand, groupSize) =>
      hand.some((card) =>
        Array.from({ length: groupSize }, (_, place) => card + place).every((next) => hand.includes(next)),
      ),
  },
  {
    asks: 'so many groups, not groups of so many',
    said: [
      'groupsize|k|n|m|w groups|sets|players|piles|rows|runs|straights',
      'number of groups|sets|players|piles|rows|straights is|equals|given',
      'exactly|into groupsize|k|n|m|w|two|three consecutive|groups|runs|sequences|straights',
    ],
    answer: (hand, groupSize) => hand.length % groupSize === 0 && isNStraightHand(hand, hand.length / groupSize),
  },
  {
    asks: 'another step between the cards of a group',
    said: [
      'two|2|three|3|k apart',
      'differ|differs|difference|differences|gap|step|distance .. two|2|three|3|k|most|equal',
      'every|each second|other number|card|value',
      'arithmetic progression|sequence',
      'all even|odd',
      'even|odd numbers|cards|values',
      'parity',
      'descending|decreasing order',
      'power|powers|double|doubles|twice of|the|as',
    ],
    answer: (hand, groupSize) =>
      [0, 1].every((rest) =>
        isNStraightHand(
          hand.filter((card) => card % 2 === rest).map((card) => (card - rest) / 2),
          groupSize,
        ),
      ),
  },
  {
    asks: 'the cards as they lie',
    said: [
      'as they lie|are|stand|come',
      'given|original|dealt|same order',
      'order .. given|dealt|appear|original|kept',
      'without .. rearranging|moving|sorting|reordering',
      'not|never|cannot .. rearrange|reorder|move|sort|rearranged|reordered|moved|sorted',
      'neighbouring|neighboring|adjacent|contiguous cards|numbers|elements|block|blocks|subarray|subarrays|segment|segments',
      'subarray|subarrays|blocks|slices|segments',
      'subsequence|subsequences',
    ],
    answer: (hand, groupSize) =>
      hand.length % groupSize === 0 &&
      hand.every((card, place) => place % groupSize === 0 || card === hand[place - 1] + 1),
  },
  {
    asks: 'all cards but one',
    said: [
      'one|1|single card|number|ticket|element .. removed|discarded|left|out|remove|discard|ignored|thrown|extra',
      'after|by removing|discarding|deleting|adding|leaving|throwing|drawing|buying',
      'remove|discard|delete|drop|add|buy|draw|throw one|1|a|k|up|any|at|exactly',
      'except|but one|1',
    ],
    answer: (hand, groupSize) =>
      isNStraightHand(hand, groupSize) || hand.some((_, place) => isNStraightHand(hand.toSpliced(place, 1), groupSize)),
  },
  {
    asks: 'jokers, cards that may be changed, or a circle of values',
    said: [
      '1|one|0|zero|first comes|come|follows|follow after|on|upon',
      'joker|jokers|wild|wildcard|wildcards|any value',
    ],
  },
  {
    asks: 'pairs or triples beside the straights',
    said: ['either|or .. same|equal|identical', 'meld|melds|mahjong|rummy|set of equal', 'three of a'],
    answer: (hand, groupSize) =>
      isNStraightHand(hand, groupSize) || [...counted(hand).values()].every((count) => count % groupSize === 0),
  },
]
