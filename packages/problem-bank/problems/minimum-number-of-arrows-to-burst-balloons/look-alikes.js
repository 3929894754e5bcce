/** The fewest shots when one reaches so much farther to the right. */
function shots(points, reach) {
  let [count, last] = [0, -Infinity]
  for (const [start, end] of points.toSorted((a, b) => a[1] - b[1])) {
    if (start <= last + reach) continue
    count++
    last = end
  }
  return count
}

const overlap = (a, b) => a[0] <= b[1] && b[0] <= a[1]
const at = (points, place) => points.filter(([start, end]) => start <= place && place <= end).length
const places = (points) => points.flat()

const lookAlikes = [
  {
    asks: 'balloons that are not burst at their ends',
    said: [
      'rim|edge|border|boundary|end|ends|tip|margin|side .. glances|glance|bounces|misses|slides|nothing|spared|off|survives|unharmed',
      'just|only|merely|barely at|touches|touch|grazes|graze|brushes|on its|the|a|an',
      'grazes|grazing|graze|glances|glancing|bounces|glance',
      'interior|inner|inward',
      'graze|grazes|grazing|glances|glance',
      'leaves|leave it|them whole|unharmed',
      '< x <',
      'strictly|properly between|inside|within|in',
      'open interval',
      'only if|when|where',
      'real|fractional|noninteger coordinate|position|x|value',
      'fractional|noninteger number',
      'exclusive|exclusively|interior',
      'touch|touches|touching|graze|grazes|grazing .. not|only',
      'not .. touch|touching|edge|edges|border|ends|endpoint|endpoints|boundary|rim',
      'excluding|except|without .. end|ends|endpoint|endpoints|edge|border|boundary|rim|bounds',
      'ends|endpoint|endpoints|edge|edges|border|rim .. not|excluded|survive|survives',
    ],
    answer(points) {
      let [count, last] = [0, -Infinity]
      for (const [start, end] of points.toSorted((a, b) => a[1] - b[1])) {
        if (start < last) continue
        count++
        last = end
      }
      return count
    },
  },
  {
    asks: 'the intervals to remove so that the rest is apart',
    said: [
      'remove|removed|removing|erase|delete|deleted|discard|cancel|drop',
      'rest|remaining .. nonoverlapping|disjoint|overlap',
      'nonoverlapping',
    ],
    answer: (points) => points.length - shots(points, 0),
  },
  {
    asks: 'the intervals left after merging',
    said: [
      'merge|merged|merging|combine|combined|join|joined|union',
      'cluster|clusters|groups|group|components|connected|islands',
    ],
    answer(points) {
      let [count, reached] = [0, -Infinity]
      for (const [start, end] of points.toSorted((a, b) => a[0] - b[0])) {
        if (start > reached) count++
        reached = Math.max(reached, end)
      }
      return count
    },
  },
  {
    asks: 'the most balloons that one arrow bursts',
    denied: asLeast(),
    said: [
      'most|maximum|largest|greatest|highest|max number|balloon|balloons|interval|intervals|overlap|possible',
      'one|single|a|1 arrow|shot|nail|point .. most|maximum|many',
      'by|with|using|that one|single|1 arrow|shot|nail',
      'how many balloon|balloons|interval|intervals|segment|segments .. one|single|at',
      'as many|maximise|maximize',
      'simultaneously|simultaneous|same time',
    ],
    answer: (points) => Math.max(0, ...places(points).map((place) => at(points, place))),
  },
  {
    asks: 'the rooms needed at the same time',
    said: [
      'room|platform|machine .. needed|required|necessary',
      'how many room|platform|machine|hall',
      'number of room|platform|machine|hall',
      'simultaneously|simultaneous|parallel|same time',
    ],
    answer: (points) =>
      Math.max(0, ...points.map(([place]) => points.filter(([start, end]) => start <= place && place < end).length)),
  },
  {
    asks: 'every balloon hit twice',
    said: ['twice|doubly', 'at least two|k|2', 'two|2|k arrow|shot|hit|time|guard|nail', 'two different|distinct'],
    answer(points) {
      const chosen = []
      for (const [start, end] of points.toSorted((a, b) => a[1] - b[1] || b[0] - a[0])) {
        const inside = chosen.filter((place) => start <= place && place <= end).length
        for (let place = end, left = 2 - inside; left > 0 && place >= start; place--)
          if (!chosen.includes(place)) {
            chosen.push(place)
            left--
          }
      }
      return chosen.length
    },
  },
  {
    asks: 'arrows that reach farther',
    said: [
      'radius|blast|lamp',
      'reach|within k|d|one|1|two|2|distance',
      'k|one|1|unit away',
      'either|both side|direction',
      'length|long k|d',
    ],
    answer: (points) => shots(points, 1),
  },
  {
    asks: 'arrows that burst only so many balloons',
    said: [
      'at most|up|only k|two|2|three|3|to balloon|balloons|two|2|three|3|k',
      'at most|capacity|limit|limited',
      'no more than',
    ],
    answer(points) {
      const left = points.toSorted((a, b) => a[1] - b[1])
      let count = 0
      while (left.length > 0) {
        const [, end] = left.shift()
        const partner = left.findIndex(([start]) => start <= end)
        if (partner >= 0) left.splice(partner, 1)
        count++
      }
      return count
    },
  },
  {
    asks: 'arrows shot in the given order, or a balloon at a time',
    said: [
      'given|same|original order',
      'in the order',
      'first come',
      'adjacent|neighbouring|neighboring|consecutive balloon|balloons|interval|intervals',
      'one after',
    ],
    answer(points) {
      let [count, shared] = [0, null]
      for (const balloon of points) {
        if (shared && overlap(shared, balloon))
          shared = [Math.max(shared[0], balloon[0]), Math.min(shared[1], balloon[1])]
        else {
          count++
          shared = balloon
        }
      }
      return count
    },
  },
  {
    asks: 'the number of pairs that overlap',
    said: ['how|number many|of pair|pairs|overlaps|intersections'],
    answer: (points) => points.flatMap((a, i) => points.slice(i + 1).filter((b) => overlap(a, b))).length,
  },
  {
    asks: 'the balloons that overlap none, or another one',
    said: [
      'how many|number of .. alone|isolated|overlap|overlaps|overlapping|intersect',
      'count the|all|how',
      'isolated|lonely',
    ],
    answer: (points) => points.filter((a, i) => points.every((b, j) => i === j || !overlap(a, b))).length,
  },
  {
    asks: 'the length that is covered',
    said: ['total|sum|combined .. length|width|area', 'length|width|area covered|of|that', 'covered length|area'],
    answer(points) {
      let [total, reached] = [0, -Infinity]
      for (const [start, end] of points.toSorted((a, b) => a[0] - b[0])) {
        total += Math.max(0, end - Math.max(start, reached))
        reached = Math.max(reached, end)
      }
      return total
    },
  },
  {
    asks: 'intervals needed to cover the whole line',
    said: [
      'cover|covers|covering|covered .. line|range|whole|entire|from|target',
      'fewest|minimum|smallest|least interval|clip|segment',
      'number of interval|clip|segment .. cover|needed|necessary',
      'tile|watering|clips',
    ],
    answer(points) {
      const sorted = points.toSorted((a, b) => a[0] - b[0])
      let [count, reached] = [0, sorted[0]?.[0] ?? 0]
      const last = Math.max(...points.map(([, end]) => end))
      while (reached < last) {
        const next = Math.max(...sorted.filter(([start]) => start <= reached).map(([, end]) => end))
        if (next <= reached) return -1
        reached = next
        count++
      }
      return count
    },
  },
  {
    asks: 'the position of an arrow',
    said: [
      'position|coordinate of .. arrow|shot',
      'leftmost|rightmost|smallest|first|last|largest position|coordinate|place',
    ],
    answer: (points) => Math.min(...points.map(([, end]) => end)),
  },
]
