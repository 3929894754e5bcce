const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

/** The most that can be had where each thing is taken as a whole or not at all. */
function mostWhole(things, room) {
  if (room > 10_000) return undefined
  let most = Array.from({ length: room + 1 }, () => 0)
  for (const [size, worth] of things)
    most = most.map((known, left) => (size <= left ? Math.max(known, (most[left - size] ?? 0) + worth) : known))
  return most.at(-1)
}

const lookAlikes = [
  {
    asks: 'types that are taken as a whole or not at all',
    said: [
      'whole|entire|complete|all type|types|boxes|batch|or',
      'all or',
      'either all',
      'not|cannot|never be split|divided|broken|separated|opened',
      'indivisible|knapsack',
      'each type|item .. once|whole',
    ],
    answer: (boxTypes, truckSize) =>
      mostWhole(
        boxTypes.map(([boxes, units]) => [boxes, boxes * units]),
        truckSize,
      ),
  },
  {
    asks: 'things of a weight and a worth',
    said: ['weight|weights|weighs|heavy|volume|value|worth|price', 'capacity .. weight', 'kilograms|kg|tons'],
    answer: (boxTypes, truckSize) => mostWhole(boxTypes, truckSize),
  },
  {
    asks: 'pairs that are told the other way round',
    said: [
      'units .. number|count of boxes|them|such',
      'numberofunitsperbox numberofboxes',
      'units .. first',
      'first .. units',
      'units boxes',
      'first .. units|contents .. second',
      'reversed|swapped|second first',
    ],
    answer: (boxTypes, truckSize) =>
      maximumUnits(
        boxTypes.map(([a, b]) => [b, a]),
        truckSize,
      ),
  },
  {
    asks: 'the fewest units',
    said: ['minimum|fewest|smallest|minimal', 'least units|number|total|possible', 'as few'],
    answer(boxTypes, truckSize) {
      const boxes = boxTypes.flatMap(([count, units]) =>
        Array.from({ length: Math.min(count, truckSize) }, () => units),
      )
      return sumOf(boxes.sort((a, b) => a - b).slice(0, truckSize))
    },
  },
  {
    asks: 'how many boxes are needed, or loaded',
    said: [
      'how many boxes|types|trucks|crates',
      'number of boxes|types|trucks needed|loaded|that|used|to',
      'number of trucks|trips',
      'boxes needed|loaded|used',
      'needed',
    ],
    answer(boxTypes, truckSize) {
      let needed = truckSize
      let boxes = 0
      for (const [count, units] of boxTypes.toSorted((a, b) => b[1] - a[1])) {
        const taken = Math.min(count, Math.ceil(needed / units))
        boxes += taken
        needed -= taken * units
        if (needed <= 0) return boxes
      }
      return -1
    },
  },
  {
    asks: 'any number of boxes of a type',
    said: [
      'unlimited|unbounded|infinite|infinitely|arbitrarily',
      'any number of boxes|each|every|times',
      'as many boxes .. like|wish|want',
      'supply|reused|refilled',
    ],
    answer: (boxTypes, truckSize) => truckSize * Math.max(...boxTypes.map(([, units]) => units)),
  },
  {
    asks: 'one box of each type',
    said: [
      'one|single|1 box of|per|from each|every|any|a',
      'at most one|1|two|2|k|half',
      'each|every type .. once|one',
      'no|not more than one|two|k|half',
      'different|distinct types|type|kinds',
    ],
    answer: (boxTypes, truckSize) =>
      sumOf(
        boxTypes
          .map(([, units]) => units)
          .sort((a, b) => b - a)
          .slice(0, truckSize),
      ),
  },
  {
    asks: 'the boxes in the given order',
    said: ['order|sequence|turn|queue|line', 'adjacent|consecutive|neighbouring|contiguous', 'stack|stacked|top'],
    answer(boxTypes, truckSize) {
      let room = truckSize
      return sumOf(
        boxTypes.map(([boxes, units]) => {
          const loaded = Math.min(boxes, room)
          room -= loaded
          return loaded * units
        }),
      )
    },
  },
  {
    asks: 'exactly so many boxes, or so many types',
    said: [
      'exactly|precisely',
      'must be full|filled',
      'full truck',
      'at least truck|truckSize|k',
      'number|count of types',
      'two|second|several|three trucks|truck',
      'units left|remaining|behind',
      'remain|remains|remaining|leftover',
    ],
    answer: (boxTypes, truckSize) =>
      sumOf(boxTypes.map(([boxes]) => boxes)) < truckSize ? -1 : maximumUnits(boxTypes, truckSize),
  },
]
