/** The cars' lone arrival times, from the car nearest to the target to the farthest. */
function arrivals(target, position, speed) {
  const nearestFirst = [...position.keys()].sort((a, b) => position[b] - position[a])
  return nearestFirst.map((car) => (target - position[car]) / speed[car])
}

/** The fleets as the numbers of their cars, from the first to arrive to the last; `joins` tells who becomes part. */
function fleetSizes(target, position, speed, joins = (alone, ahead) => alone <= ahead) {
  const sizes = []
  let ahead = -1
  for (const alone of arrivals(target, position, speed)) {
    if (joins(alone, ahead)) sizes[sizes.length - 1]++
    else sizes.push(1)
    ahead = Math.max(ahead, alone)
  }
  return sizes
}

const lookAlikes = [
  {
    asks: 'cars that meet only at the target to stay apart',
    said: [
      'only .. at|on the|its very end|finish|target|goal|arrival',
      'by itself|themselves|alone|separately',
      'very end|last',
      'exactly|just|only|precisely at|on the|target|destination .. not|separate|separately|different|apart',
      'at|in the target|destination|finish|end|lock|line .. not|separate|separately|different|apart|never',
      'not|separate|separately .. at|on the target|destination|finish|end|line',
      'before .. target|destination|finish|end|it',
      'strictly',
      'doe|do not count|form|merge|join|become',
      'regarded|treated|considered|counted|arrive|arrives|arriving|arrival .. separate|separately|apart|independently|distinct',
      'only at|in|on the|its ~start|same|speed|pace',
      'catch|catches|catching|caught|draw|draws|meet|meets .. before ~or|reaching',
      'too late',
      'prior to',
      'only while|if|as|until|long',
      'while|still .. under|way|moving|driving|rolling|travelling|traveling|going',
      'doe|do|will|would not make|couple ~two|separate|different',
      'make|makes|making|form|forms|remain|become two|separate|different|distinct',
      'coincide|coincides|coinciding',
      'uncoupled|unjoined|unmerged|unlinked',
      'remain|remains|stay|stays .. own|alone|single|apart|solo',
    ],
    answer: (target, position, speed) => fleetSizes(target, position, speed, (alone, ahead) => alone < ahead).length,
  },
  {
    asks: 'the size of the largest fleet',
    said: [
      'size|length of .. fleet|group|convoy|largest',
      'largest|biggest|longest|greatest fleet|group|convoy|platoon|size|number',
      'most numerous',
      'largest|greatest|maximum number of cars',
      'how many car',
      'most|maximum car',
      'number of car|boat in|within',
    ],
    answer: (target, position, speed) => Math.max(0, ...fleetSizes(target, position, speed)),
  },
  {
    asks: 'the size of the smallest, first or last fleet',
    said: [
      'size|length of .. fleet|group|convoy',
      'smallest|shortest|first|last|final fleet|group|convoy|size',
      'how many car',
      'number of .. car .. in|within the|a|first|last',
    ],
    answer: (target, position, speed) => fleetSizes(target, position, speed).at(-1) ?? 0,
  },
  {
    asks: 'the size of the fleet that arrives first',
    said: ['size|length of .. fleet|group|convoy', 'first|leading|front fleet|group|convoy', 'how many car'],
    answer: (target, position, speed) => fleetSizes(target, position, speed)[0] ?? 0,
  },
  {
    asks: 'the fleets of at least two cars',
    said: [
      'at least two|2|three',
      'more than one|1',
      'two|2 or more',
      'single|lone|alone|solitary|one car|boat .. not|no',
      'car|boat .. alone|itself|own .. not|no',
      'not .. single|lone|alone|solitary',
      'several|multiple|many cars',
    ],
    answer: (target, position, speed) => fleetSizes(target, position, speed).filter((size) => size > 1).length,
  },
  {
    asks: 'the cars that arrive alone',
    said: [
      'exactly|only one|1|a|single car|boat|cars',
      'car|boat|cars .. arrive|arrives|arriving|drive|travel|remain|stay .. alone|solo|themselves',
      'alone|lone|solo|solitary .. return|count|number|how',
      'number|count|many of lone|solo|solitary|single|car|cars',
      'many lone|solo|solitary|single',
      'never .. catch|join|caught|reach',
      'without .. joining|catching|caught',
    ],
    answer: (target, position, speed) => fleetSizes(target, position, speed).filter((size) => size === 1).length,
  },
  {
    asks: 'the cars that catch up with another',
    said: [
      'how many .. catch|catches|join|joins|slowed|slow|brake|collide|collides|merge',
      'number|count of catch|join|merge|merger|collision|encounter|meeting|overtaking|time',
      'number|count of car|cars that|which',
      'collision|merger|collide',
    ],
    answer: (target, position, speed) => position.length - carFleet(target, position, speed),
  },
  {
    asks: 'the time until all have arrived',
    said: [
      'time .. last|all|every|fleet|slowest',
      'hour|minute|second until|till|before|pass|does|needed|taken',
      'how long',
      'when .. last|all|arrive|arrives',
      'latest|earliest arrival',
      'total|whole time',
      'number of hour|minute',
    ],
    answer: (target, position, speed) => Math.ceil(Math.max(0, ...arrivals(target, position, speed))),
  },
  {
    asks: 'the time until the first has arrived',
    said: ['time .. first', 'hour|minute until|till|before', 'how long', 'when .. first', 'earliest|fastest arrival'],
    answer: (target, position, speed) => Math.ceil(Math.min(...arrivals(target, position, speed))),
  },
  {
    asks: 'cars that may overtake',
    said: [
      'may|can|could|able|allowed|permitted .. overtake|pass|overtaking|passing',
      'overtaking|passing is|are possible|allowed|permitted|fine',
      'several|two|2|multiple|many lane',
      'freely|independently',
      'arrive|arrives|arriving|reach .. same|simultaneously|together',
      'same|equal|simultaneous .. time|moment|arrival',
      'own speed|lane',
    ],
    answer: (target, position, speed) => new Set(arrivals(target, position, speed)).size,
  },
  {
    asks: 'distances to the target instead of positions',
    said: [
      'distance|distances to|from .. target|destination|finish|end',
      'away from|still',
      'remaining|left|missing distance|mile|way',
    ],
    answer: (target, position, speed) =>
      carFleet(
        target,
        position.map((place) => target - place),
        speed,
      ),
  },
  {
    asks: 'cars that drive the other way',
    said: [
      'toward 0|zero|mile|start|origin|the start|zero',
      'from target|right|the right',
      'opposite|backward|backwards|reverse',
      'away',
    ],
    answer: (target, position, speed) =>
      carFleet(
        target,
        position.map((place) => target - place),
        speed,
      ),
  },
  {
    asks: 'a fleet to go at another speed',
    said: [
      'faster|fastest|higher|average|mean|maximum|greater|combined speed',
      'stop|stops|stopped|crash|crashes|removed|vanish|vanishes|explode',
      'speed .. average|doubled|halved',
    ],
    answer(target, position, speed) {
      const times = arrivals(target, position, speed)
      return times.filter((alone, car) => car === 0 || alone > times[car - 1]).length
    },
  },
  {
    asks: 'times instead of speeds',
    said: [
      'minute|hour|second|time per|for|each',
      '~per|a|an|each|every minute|hour|second|time to',
      'time .. mile|kilometre|kilometer|unit',
      '~s|the|its|their|slower|slowest|same|one|at|all|and pace ~of|as|and|thereafter|afterwards|length|are',
      'pace|paces .. minute|minutes|mile per|for|needed|taken',
      'pace .. minute|minutes|time',
      'pace .. per|a|an|each|every|to|one mile',
      'pace .. hour|hours per|for',
      'needs|takes|take|need .. mile|kilometre|kilometer|unit|metre|meter',
    ],
    answer: (target, position, speed) =>
      carFleet(
        target,
        position,
        speed.map((pace) => 1 / pace),
      ),
  },
  {
    asks: 'the fleets by a certain time or place',
    said: [
      'within|after one|1|two|h|t|k|a hour|minute|time|second|unit',
      'within|after h|t|k',
      'at time|moment',
      'exist|exists|formed .. time|moment',
      'halfway|half',
      'distance|gap|length .. at most|between|less',
      'within|at most .. distance|mile|minute|hour|second',
      'close|near enough|to',
      'capacity',
      'at most two|three|k|2|3|four',
      'start|leave at|with different|later|delay',
      'start|leave later|delayed',
      'delay|delayed',
    ],
    answer: (target, position, speed) => carFleet(target, position, speed),
  },
  {
    asks: 'a ring road, or the start as a place to meet',
    said: [
      'circle|circular|ring|loop|lap|roundabout|round',
      '~two|both|all start|starts|starting|begin|begins .. same position|place|mile|point',
      'same starting|start',
    ],
    answer: (target, position, speed) => carFleet(target, position, speed),
  },
]
