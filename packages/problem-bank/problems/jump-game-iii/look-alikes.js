/** The places that can be reached, by what can be reached from each. */
function reached(arr, start, steps) {
  const seen = new Set([start])
  for (const place of seen) for (const next of steps(place)) if (next >= 0 && next < arr.length) seen.add(next)
  return [...seen]
}

const exact = (arr) => (place) => [place + arr[place], place - arr[place]]
const within = (arr) => (place) => Array.from({ length: 2 * arr[place] + 1 }, (_, step) => place - arr[place] + step)
const hasZero = (arr) => (place) => arr[place] === 0

const lookAlikes = [
  {
    asks: 'jumps of at most the given length',
    said: [
      'at most arr|nums|that|the|its|a|as|this|so',
      'up to',
      'maximum|max|maximal jump|length|distance',
      'or fewer|less|shorter',
      'any distance|number|length ~of',
      'no|not more|further|farther than',
    ],
    answer: (arr, start) => reached(arr, start, within(arr)).some(hasZero(arr)),
  },
  {
    asks: 'jumps to the right alone',
    said: [
      'only|just|always|never .. right|left|forward|forwards|ahead|backward|back',
      'forward|forwards|ahead|rightwards|right only|alone',
    ],
    answer: (arr, start) => reached(arr, start, (place) => [place + arr[place]]).some(hasZero(arr)),
  },
  {
    asks: 'jumps to the left alone',
    said: ['only|just|always|never .. left|right|backward|back', 'left|backward|backwards|back only|alone'],
    answer: (arr, start) => reached(arr, start, (place) => [place - arr[place]]).some(hasZero(arr)),
  },
  {
    asks: 'the last index to be reached',
    said: [
      'last|final|rightmost index|place|position|element|stone|cell|field',
      'reach the end|last|right',
      'end of the',
    ],
    answer: (arr, start) => reached(arr, start, exact(arr)).includes(arr.length - 1),
  },
  {
    asks: 'the first index to be reached',
    said: [
      'first|leftmost|zeroth index|place|position|element|stone|cell|field',
      'index 0|zero',
      'reach the beginning|first|left|start',
      'back to|at the start|beginning|begin|home',
    ],
    answer: (arr, start) => reached(arr, start, exact(arr)).includes(0),
  },
  {
    asks: 'every index or every zero to be reached',
    said: [
      'every|all|each zero|zeros|zeroes|0|index|indices|place|places|position|positions ~i|may|has|you|holds|shows|carries|bears',
      'every|all|each .. reached|reachable|visited',
    ],
    answer: (arr, start) => reached(arr, start, exact(arr)).length === arr.length,
  },
  {
    asks: 'all zeros to be reached',
    said: ['every|all|each zero|zeros|zeroes|0|of'],
    answer(arr, start) {
      const seen = reached(arr, start, exact(arr))
      return arr.every((number, place) => number !== 0 || seen.includes(place))
    },
  },
  {
    asks: 'a ring',
    said: ['circular|circle|ring|cyclic|cyclically|wrap|wraps|around|modulo|round'],
    answer: (arr, start) =>
      reached(arr, start, (place) => exact(arr)(place).map((next) => (next + arr.length) % arr.length)).some(
        hasZero(arr),
      ),
  },
  {
    asks: 'the array to be left',
    said: [
      'leave|leaves|leaving|escape|escapes|exit|out|outside|off ~not|cannot|never the|of ~bounds|range',
      'beyond|past the end|last|edge|border',
    ],
    answer(arr, start) {
      const seen = reached(arr, start, exact(arr))
      return seen.flatMap(exact(arr)).some((next) => next < 0 || next >= arr.length)
    },
  },
  {
    asks: 'jumps to places of the same value as well',
    said: ['same|equal value|number|values', 'adjacent|neighbour|neighbor|neighbouring|next to', 'i 1'],
    answer: (arr, start) =>
      reached(arr, start, (place) => [...exact(arr)(place), place + 1, place - 1]).some(hasZero(arr)),
  },
  {
    asks: 'the fewest jumps, or a limited number of them',
    said: [
      'fewest|minimum|min|least|smallest|shortest',
      'at most|within|exactly two|three|k|2|3|one',
      'how many',
      'number of jumps|steps|hops|moves',
    ],
    answer: (arr, start) => exact(arr)(start).some((place) => arr[place] === 0),
  },
  {
    asks: 'a single jump',
    said: ['single|one|1 jump|hop|step|move', 'at once', 'directly|direct'],
    answer: (arr, start) => [start, ...exact(arr)(start)].some((place) => arr[place] === 0),
  },
  {
    asks: 'the opposite',
    said: ['true|whether|if .. not|never|cannot|impossible|unreachable', 'stuck|trapped|loop|loops|forever'],
    answer: (arr, start) => !canReach(arr, start),
  },
  {
    asks: 'another value than zero',
    said: ['value|target|number one|1|two|k|target|x|3|5', 'positive|negative|maximum|largest'],
    answer: (arr, start) => reached(arr, start, exact(arr)).some((place) => arr[place] === 1),
  },
]
