/** The fewest boats for everyone when a group may go together if `fits` says so, Infinity where not all can go. */
function fewestGroups(people, fits) {
  let fewest = Infinity
  const place = (person, boats) => {
    if (boats.length >= fewest) return
    if (person === people.length) {
      if (boats.every(fits)) fewest = boats.length
      return
    }
    for (const boat of boats) {
      boat.push(people[person])
      if (boat.length > 2 ? fits(boat) || boat.length < 3 : true) place(person + 1, boats)
      boat.pop()
    }
    boats.push([people[person]])
    place(person + 1, boats)
    boats.pop()
  }
  place(0, [])
  return fewest
}

const weightOf = (boat) => boat.reduce((sum, weight) => sum + weight, 0)

/** The most pairs of people who may go together. */
function mostPairs(people, fits) {
  if (people.length < 2) return 0
  const [first, ...others] = people
  let most = mostPairs(others, fits)
  for (const [place, other] of others.entries())
    if (fits(first, other)) most = Math.max(most, 1 + mostPairs(others.toSpliced(place, 1), fits))
  return most
}

const withPairs = (fits) => (people, limit) =>
  people.length - mostPairs(people, (first, second) => fits(first, second, limit))

const lookAlikes = [
  {
    asks: 'up to three people in a boat',
    said: [
      'three|3|four|4|five|5|k|six|6 people|person|passenger|child|children|seat|guest|rider|at|per|in|to|together|or|men|survivor',
      'three|four seater|place',
      'up to three|3|four|4|k|five|5',
      'at most|to|than|or three|3|four|4|k|five|5',
    ],
    answer: (people, limit) => fewestGroups(people, (boat) => boat.length <= 3 && weightOf(boat) <= limit),
  },
  {
    asks: 'any number of people in a boat',
    denied: ['two|2|pair|pairs|couple|both|alone|double|second'],
    said: [
      'any|arbitrary|unlimited|unrestricted number of people|person|passenger|child|children|guest|survivor',
      'any|arbitrary|unlimited people|person|passenger|child|children|guest',
      'as many people|person|passenger|child|children|guest',
      'as many as fit|fits|wanted|like',
      'no limit|restriction|bound on|to the number of people|person|passenger|child|children|guest',
      'no limit|restriction|bound on|to people|person|passenger',
      'however many',
      'regardless of how',
      'only the|by weight|its',
      'only limited|bounded|restricted',
      'whatever|irrespective .. number|many',
    ],
    answer: (people, limit) => fewestGroups(people, (boat) => weightOf(boat) <= limit),
  },
  {
    asks: 'people in the order of the queue',
    said: [
      'given|original|same|this|that|input|array|their|fixed|queue order',

      'in order they|of|from|and|one',
      'order .. kept|preserved|given|changed|queue|line|stand|array|arrive|arrived|board',
      'order of|in',
      'queue|row|line|neighbour|neighbor|neighbouring|neighboring|adjacent|consecutive|successive',
      'next|beside to|each|one',
      'not|cannot|without .. reorder|rearrange|sort|sorted|reordered|rearranged|swap|overtake',
      'one after',
    ],
    answer(people, limit) {
      let boats = 0
      for (let person = 0; person < people.length; person++) {
        if (people[person] + (people[person + 1] ?? Infinity) <= limit) person++
        boats++
      }
      return boats
    },
  },
  {
    asks: 'any number of people in the order of the queue',
    said: [
      'given|original|same|this|that|input|array|their|fixed|queue order',

      'queue|line|row|consecutive|adjacent|neighbouring|neighboring|successive',
      'order .. kept|preserved|given|changed',
      'any|arbitrary|unlimited number of people|person|passenger|child|children',
    ],
    answer(people, limit) {
      let [boats, load] = [1, 0]
      for (const weight of people) {
        if (load + weight > limit) {
          boats++
          load = 0
        }
        load += weight
      }
      return boats
    },
  },
  {
    asks: 'the number of full boats, or of pairs',
    said: [
      'exactly|precisely|always two|2',
      'must .. two|2|pair|partner|both',
      'number|count of .. pair|full|filled|couple',
      'most|largest|maximum|greatest|maximal|highest number of',
      'most|largest|maximum|greatest number|pair|boat',
      'as many boat|pair|full',
      'how many .. pair|full|filled|couple|two|2',
      'nobody|never|not|none .. alone',
      'no one .. alone',
      'full|filled|paired|completely boat|two|2|filled|cabin',
      'maximise|maximize',
    ],
    answer: (people, limit) => mostPairs(people, (first, second) => first + second <= limit),
  },
  {
    asks: 'the number of people who go alone',
    said: [
      'how many|number .. alone|single|themselves|own|one',
      'number|count of .. alone|lone|single|solitary|unpaired',
      'travel|travels|go|goes|ride|sit alone .. count|number',
      'half empty|full',
      'only|just one|1 person|passenger|people|child',
      'unpaired|lone',
    ],
    answer: (people, limit) => people.length - 2 * mostPairs(people, (first, second) => first + second <= limit),
  },
  {
    asks: 'less weight than the limit, strictly',
    said: [
      'strictly',
      'less|lighter|lower|smaller than limit|the|its|this|that|their|capacity|maximum',
      'under|below the|limit|its|capacity',
      'not|never|without|cannot reach|reaching|equal|equalling|attain',
      'reach|reaches .. limit .. not|sink|sinks',
      'limit .. sink|sinks|itself|excluded|exclusive',
      'limit|capacity or more',
    ],
    answer: (people, limit) =>
      people.some((weight) => weight >= limit)
        ? -1
        : withPairs((first, second) => first + second < limit)(people, limit),
  },
  {
    asks: 'a difference of weights within the limit',
    said: ['differ|differs|difference|apart|gap|imbalance', 'balance|balanced|similar'],
    answer: withPairs((first, second, limit) => Math.abs(first - second) <= limit),
  },
  {
    asks: 'at least the limit',
    said: [
      'at least limit|capacity|load|as|k',
      'sum|total|together|combined .. at least',
      'weigh|weighs|weighing at least',
      'not less|lighter|below',
      'no less',
      'minimum|minimal load|weight|sum',
      'or more|heavier|above',
    ],
    answer: (people, limit) => mostPairs(people, (first, second) => first + second >= limit),
  },
  {
    asks: 'at least or exactly the limit, everyone carried',
    said: [
      'exactly limit|the|to|capacity|k',
      'exactly .. limit|capacity|load|weight|sum|total',
      'sum|total|together|combined .. exactly',
      'must|should|has|have|together|sum|total equal|equals',
    ],
    answer: withPairs((first, second, limit) => first + second === limit),
  },
  {
    asks: 'pairs of the same kind, or not of the same',
    said: [
      'same|equal|different|distinct|identical weight|parity|kind|age|family|group',
      'even|odd',
      'adult|parent|supervised|accompanied|guide|rower',
      'one .. even|odd|adult|light|heavy',
    ],
    answer: withPairs((first, second, limit) => first + second <= limit && first !== second),
  },
  {
    asks: 'the crossings of one boat',
    said: [
      'crossing|back|trip|ferry|return|returning|row|rows|forth|journey .. back|forth|count|number|journey|trip|crossing',
      'only|just|single|one one|1|boat .. back|trip|crossing|crosses|returns|cross',
      'back and',
      'come|comes|bring|brings|brought|rowed|row|rows back',
      'shuttle|shuttles',
    ],
    answer: (people, limit) => 2 * numRescueBoats(people, limit) - 1,
  },
  {
    asks: 'those who are too heavy left behind',
    said: [
      'too heavy',
      'left|leave|stay|stays|remain|remains|wait|waits|keep|kept .. ashore',
      'ashore .. left|stay|stays|remain|remains|wait|waits',
      'heavier|more than .. limit .. cannot|stay|stays|left|ignored|skipped|not|alone',
      '-1',
      'some .. heavier|overweight',
      'return 0|null',
    ],
    answer: (people, limit) =>
      numRescueBoats(
        people.filter((weight) => weight <= limit),
        limit,
      ),
  },
  {
    asks: 'the capacity left unused, or the load of a boat',
    said: [
      'unused|wasted|spare|remaining|leftover|free capacity|weight|space|load|room',
      'heaviest|lightest boat|pair|load|sum',
      'smallest|least|minimum|minimal|lowest limit|capacity|load|weight|difference|sum|total|waste',
      'total cost|price|waste',
    ],
    answer: (people, limit) => numRescueBoats(people, limit) * limit - weightOf(people),
  },
  {
    asks: 'an exception: a larger boat, or a person left out',
    said: [
      'one|1|single|first|last .. exception|larger|bigger|twice|double|overload|overloaded',
      'overload|overloaded|exception|except',
      'leave|leaving|left|drop|skip|omit .. one|person|out',
      'swim|swims|swimming',
    ],
    answer: (people, limit) => numRescueBoats(people.toSorted((a, b) => a - b).slice(0, -1), limit),
  },
  {
    asks: 'a product of weights, or people heaviest first',
    said: ['product|multiplied', 'heaviest .. first|always|start|next', 'greedy|greedily', 'sorted order'],
    answer: withPairs((first, second, limit) => first * second <= limit),
  },
  {
    asks: 'a sum that stays below the limit',
    said: [
      'below|under|beneath|short limit|the|it|this|that|of',
      'less|smaller|lower|lighter than limit|the|it|this|that',
      'strict|strictly',
      '< limit|the',
      'not|never reach|reaches|equal|attain',
      'reach|reaches|reaching',
    ],
    denied: [
      'at most|maximum',
      'exceed|exceeds|exceeding|exceeded|over|above|beyond|surpass|overload|overloaded',
      'more|greater|heavier|larger|higher than',
      'up to',
      '<=',
      'within|limit|carry|carries|bear|bears|hold|holds|capacity',
    ],
    answer(people, limit) {
      const waiting = [...people].sort((a, b) => a - b)
      let boats = 0
      while (waiting.length > 0) {
        const heaviest = waiting.pop()
        if (waiting.length > 0 && waiting[0] + heaviest < limit) waiting.shift()
        boats++
      }
      return boats
    },
  },
]
