/** The fewest candies for all children: `least` for each, and `step` more than every neighbour of which `outranks` holds. */
function fewest(ratings, { least = 1, step = 1, circle = false, outranks = (a, b) => a > b } = {}) {
  const n = ratings.length
  const candies = ratings.map(() => least)
  for (let round = 0; round <= n; round++)
    for (let child = 0; child < n; child++)
      for (const side of [-1, 1]) {
        const next = circle ? (child + side + n) % n : child + side
        if (next >= 0 && next < n && next !== child && outranks(ratings[child], ratings[next], side))
          candies[child] = Math.max(candies[child], candies[next] + step)
      }
  return candies
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

const lookAlikes = [
  {
    asks: 'children in a circle',
    said: [
      'table|circle|circular|round|ring',
      'circle|circular|circularly|ring|round|cyclic|cyclically|loop|carousel',
      'first and|with|to last .. neighbour|neighbor|neighbouring|neighboring|adjacent|next',
      'last .. next|adjacent|beside .. first',
      'first .. next|adjacent|beside .. last',
      'neighbour|neighbor of the first|last',
      'wrap|wraps|around',
    ],
    answer: (ratings) => sum(fewest(ratings, { circle: true })),
  },
  {
    asks: 'at least two candies, or none, for each',
    said: [
      'at least|minimum|fewer than|less than two|2|three|3|zero|0|no|none',
      'two|2|three|3 or more',
      'may|can|could|might .. no|none|zero|0',
      'two|2|three|3 .. each|every|minimum',
      'zero|0|no candy',
    ],
    answer: (ratings) => sum(fewest(ratings, { least: 2 })),
  },
  {
    asks: 'children that may get nothing',
    said: [
      'zero|0|none|nothing',
      'may|can|could|might|allowed .. no|without',
      'no candy|sweet|token|at all',
      'nonnegative',
    ],
    answer: (ratings) => sum(fewest(ratings, { least: 0 })),
  },
  {
    asks: 'equal numbers for equal neighbours',
    said: [
      'same .. equal|equally|tied|ties',
      'equal|equally .. same',
      'no fewer|less than .. same|equal|equally|alike|tied',

      'rated|rating|score|scored the same',
      'one|same|equal|identical|tied|like rating|score|ratings .. one|same|equal|identical|no',
      'no difference|distinction',
      'differ|differs|difference .. only|no',
      'rated|rating|ratings alike|equally|equal|same',
      'match|matches',
      'equals|equal|same|alike .. equal|equally|alike|same|identical',
      'treat|treated|treats',
      'equally ~many|much|good|old|long|high',
      'as much|many as',
      'fair|fairly|fairness|justice|envy|envious|jealous|jealousy .. equal|same',
      'alike',
      'equal|same|identical .. equal|same|identical',
      'equal|same|identical|tied rating|score|value|rank .. must|get|gets|receive|receives',
      'as many .. equal|same',
      'tie|ties|tied',
    ],
    answer(ratings) {
      const runs = ratings.filter((rating, child) => rating !== ratings[child - 1])
      const candies = fewest(runs)
      let run = -1
      return sum(ratings.map((rating, child) => candies[rating === ratings[child - 1] ? run : ++run]))
    },
  },
  {
    asks: 'more for a rating at least as high',
    said: [
      'not|never .. rated|rating higher|better|above|more',
      'no|not higher|better',
      'at most|least as',
      'at least as high|good|large|great',
      'higher|greater|better|larger or equal|same|the',
      'equal|same or higher|greater|better',
      'than .. neighbour|neighbours|neighbor|neighbors|child|children|player|players|one|those .. not|no|never .. better|higher|greater|larger|above|more',
      'not lower|less|smaller|worse',
      'no lower|less|worse|two|2',
    ],
    answer: (ratings) => sum(fewest(ratings, { outranks: (a, b, side) => a > b || (a === b && side < 0) })),
  },
  {
    asks: 'more for lower ratings',
    said: [
      'lower|smaller|worse|less|lowest rating|rated|score|rank|than',
      'lower|worse .. more',
      'with a|the lower|smaller|worse',
    ],
    answer: (ratings) => sum(fewest(ratings, { outranks: (a, b) => a < b })),
  },
  {
    asks: 'two candies more than a lower neighbour',
    said: [
      'at least two|2|three|3 .. more',
      'two|2|three|3|twice|double more|as|candy|the',
      'twice|double|doubled',
      'exceed|exceeds .. two|2',
    ],
    answer: (ratings) => sum(fewest(ratings, { step: 2 })),
  },
  {
    asks: 'only one side to be minded',
    said: [
      'left|right neighbour|neighbor|side|child|only|hand',
      'only .. left|right|before|ahead|behind|preceding|previous',
      'left|right .. only',
      'before|ahead|behind|preceding|previous',
      'in front',
      'immediate|immediately left|right',
      'to|on their|the|its|his|her left|right',
    ],
    answer: (ratings) => sum(fewest(ratings, { outranks: (a, b, side) => side < 0 && a > b })),
  },
  {
    asks: 'more than every lower rated child',
    said: [
      'than every|all|any|each child|one|pupil|kid|player|employee of|in|whose|who|with',
      'whole|entire class|group|row',
      'no matter where',
      'any two|pair of',
      'than another|other|anyone|somebody|someone|others',
      'whoever|anyone|anybody|everyone|everybody .. than another|other|somebody|someone|anyone|others',
      'than every|all|any|each .. lower|worse|less|smaller',
      'every|any|all|each child|one|pupil|other|employee .. lower|worse|less|smaller',
      'overall|anywhere|regardless|wherever',
      'all lower|worse',
    ],
    answer: (ratings) => sum(ratings.map((rating) => 1 + new Set(ratings.filter((other) => other < rating)).size)),
  },
  {
    asks: 'more than both neighbours only at a peak',
    said: ['both neighbour|neighbor|neighbours|neighbors|sides', 'peak|peaks', 'than both'],
    answer: (ratings) =>
      sum(ratings.map((rating, i) => (rating > (ratings[i - 1] ?? -1) && rating > (ratings[i + 1] ?? -1) ? 2 : 1))),
  },
  {
    asks: 'the most that one child gets',
    denied: asLeast(),
    said: [
      'largest|greatest|maximum|most .. one|single|any|a child|pupil',
      'maximum|largest|greatest number|amount|candy',
      'how many .. single|one child',
      'gets|get|receives|receive the most',
    ],
    answer: (ratings) => Math.max(...fewest(ratings)),
  },
  {
    asks: 'at most so many candies for a child',
    said: [
      'no|not|never .. more than',
      'more than two|three|four|five|2|3|4|5|k',
      'most two|three|four|five|2|3|4|5|k',
      'limit|limited|maximum|capped|cap',
      'no child|kid|one gets|receives|has|more',
    ],
    answer: (ratings) => sum(fewest(ratings).map((count) => Math.min(3, count))),
  },
  {
    asks: 'a number of candies that comes in packs',
    said: [
      'pack|packs|packet|bag|bags|box|boxes|pair|pairs|dozen|bundle|bundles of two|three|four|five|six|ten|2|3|4|5|6|10|k|size|each',
      'in|by pack|packs|packet|bag|bags|pair|pairs|dozen|bundle|bundles|box|boxes',
      'even|odd|divisible|multiple',
    ],
    answer: (ratings) => 2 * Math.ceil(sum(fewest(ratings)) / 2),
  },
  {
    asks: 'candies under one more condition',
    said: ['at least two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10'],
  },
  {
    asks: 'candies with an exception for one child',
    said: [
      'gets|get|receives|receive nothing|none|extra|double',
      'gets|get|receives|receive|is|are none|nothing',
      'best|highest|lowest|worst|first|last|top .. gets|get|receives|receive none|nothing|no|only|just|one|double|twice|extra',
    ],
  },
  {
    asks: 'as many candies more as the rating is higher',
    said: [
      'as many|much .. more|extra|candy|sticker|point|mark .. better|higher|greater|above',
      'by as much|many',
      'difference|gap|lead|margin',
      'for|per each|every point|mark|grade|unit|degree',
      'as great|large|big .. difference|gap|lead|as',
      'one|1 for each|every',
    ],
    answer(ratings) {
      const candies = ratings.map(() => 1)
      for (let round = 0; round <= ratings.length; round++)
        for (let child = 0; child < ratings.length; child++)
          for (const next of [child - 1, child + 1])
            if (ratings[next] < ratings[child])
              candies[child] = Math.max(candies[child], candies[next] + ratings[child] - ratings[next])
      return sum(candies)
    },
  },
]
