const pairs = (height) =>
  height.flatMap((a, i) =>
    height.slice(i + 1).map((b, gap) => ({ a, b, width: gap + 1, between: height.slice(i + 1, i + 1 + gap) })),
  )
const best = (values) => Math.max(0, ...values)

const lookAlikes = [
  {
    asks: 'the rain water trapped between bars',
    said: [
      'rain|raining|rains|rainwater|trap|trapped|trapping|traps|collect|collected|accumulate',
      'total|sum|altogether|together .. water',
      'after rain|raining',
      'elevation|bars of width|terrain|landscape|histogram',
    ],
    answer(height) {
      return height.reduce(
        (sum, bar, i) => sum + Math.min(Math.max(...height.slice(0, i + 1)), Math.max(...height.slice(i))) - bar,
        0,
      )
    },
  },
  {
    asks: 'the least water',
    said: ['smallest|minimum|minimal|fewest|lowest|min', '~at least', 'as little'],
    answer: (height) => Math.min(...pairs(height).map(({ a, b, width }) => Math.min(a, b) * width)),
  },
  {
    asks: 'the higher of the two lines',
    said: [
      'left .. <= right|height|h',
      'higher|taller|larger|greater|longer|bigger of|line|one|wall|height|side|board|post',
      'maximum|max of|height',
    ],
    answer: (height) => best(pairs(height).map(({ a, b, width }) => Math.max(a, b) * width)),
  },
  {
    asks: 'only the room between the lines as its width',
    said: [
      'line|board|post|wall|bar|strictly|lie|lies|number|count|many|those|room|space|gap between',
      'thickness|thick',
      'width|unit|each .. 1|one wide|unit|thick',
      'excluding|exclude|without|minus .. line|board|post|wall',
      'one|1 less|minus|fewer',
      'j i 1',
      'places|positions|cells|squares between|inside|within',
      'strictly',
      'lines themselves|take|takes|occupy|occupies',
    ],
    answer: (height) => best(pairs(height).map(({ a, b, width }) => Math.min(a, b) * (width - 1))),
  },
  {
    asks: 'the lines themselves counted in the width',
    said: [
      'inclusive|including|include|included|inclusively',
      'both line|lines|wall|end|ends',
      'rectangle|histogram',
      'width .. 1|one',
      'j i 1',
      'plus|add|added one|1',
      'both|counting|including end|ends|line|lines|wall|walls',
      'themselves',
      'from .. through',
    ],
    answer: (height) => best(pairs(height).map(({ a, b, width }) => Math.min(a, b) * (width + 1))),
  },
  {
    asks: 'water that lines between displace or limit',
    said: [
      'lower|higher|taller|shorter line|bar|post|board|wall between',
      '~distance|gap|width|room|space between .. lower|shorter|block|displace|take|obstruct|space|volume|subtract|subtracted',
      'no line|bar|post .. higher|taller|between',
      'line|bar|post|board|wall in|standing between .. take|takes|block|blocks|limit|room|too|lower|higher|push',
      'displace|displaced|displaces|obstruct|subtract|inner|inside',
    ],
    answer: (height) =>
      best(
        pairs(height).map(({ a, b, width, between }) =>
          between.some((line) => line >= Math.min(a, b)) ? 0 : Math.min(a, b) * width,
        ),
      ),
  },
  {
    asks: 'a bound to how high the water stands, or to how much there is',
    said: [
      'rises|rise|stands|reaches above|over|higher|deeper|beyond ~the|them|it|its|than',
      'higher|deeper than ~the|its|their|either|both',
    ],
  },
  {
    asks: 'the largest rectangle of bars',
    said: ['histogram|rectangle|rectangular|bars of width'],
    answer: (height) =>
      best([...height, ...pairs(height).map(({ a, b, width, between }) => Math.min(a, b, ...between) * (width + 1))]),
  },
  {
    asks: 'neighbouring lines',
    said: [
      'two|2|only|pair adjacent|consecutive|neighbouring|neighboring|successive|neighbour|neighbor',
      'must|both .. adjacent|consecutive|neighbour|neighbor|next',
      'pair of adjacent|consecutive|neighbouring|neighboring',
      'must|chosen|only|pair|not|never .. side by side',
      'next to each|one|another',
    ],
    answer: (height) => best(pairs(height).map(({ a, b, width }) => (width === 1 ? Math.min(a, b) : 0))),
  },
  {
    asks: 'lines that are not neighbours or lie near enough',
    said: [
      'at least two|2|three|3|k .. apart|between|position|away',
      'at most two|2|three|3|k .. apart|between|position|away',
      'not .. adjacent|neighbour|neighbor|neighbours',
      'nonadjacent',
    ],
    answer: (height) => best(pairs(height).map(({ a, b, width }) => (width > 1 ? Math.min(a, b) * width : 0))),
  },
  {
    asks: 'lines around a circle',
    said: ['circle|circular|circularly|ring|cyclic|wrap|wraps', 'around a|the circle|ring|pool'],
    answer: (height) =>
      best(pairs(height).map(({ a, b, width }) => Math.min(a, b) * Math.max(width, height.length - width))),
  },
  {
    asks: 'equal lines, or the widest pair',
    said: [
      'equal|same height|length|high',
      'equally high|tall',
      'widest|farthest|furthest pair|two|line|board|apart',
      'one|equal|common|single|identical|alike height',
      'level ~of|with',
      'equally',
      'neither|none|not .. higher|taller|lower|shorter',
      'same|alike',
    ],
    answer: (height) => best(pairs(height).map(({ a, b, width }) => (a === b ? a * width : 0))),
  },
  {
    asks: 'the heights added, or their product',
    said: [
      'sum|average|mean|added|add',
      'slant|slanted|tilt|tilted allowed',
      'may|can be slanted|tilted',
      'trapezoid|trapezium',
    ],
    answer: (height) => best(pairs(height).map(({ a, b, width }) => ((a + b) / 2) * width)),
  },
  {
    asks: 'the second largest, or the number of containers',
    said: [
      'second largest|most|best|greatest|highest',
      'how many container|pair',
      'number of container|pair|way',
      'distance between .. return',
      'width of',
    ],
    answer: (height) =>
      pairs(height)
        .map(({ a, b, width }) => Math.min(a, b) * width)
        .sort((a, b) => b - a)[1] ?? 0,
  },
  {
    asks: 'the most water under one more condition',
    said: [
      'any|none|each of the .. passes|crosses|spans',
      'rounded|truncated',
      '~left above|below|under|over zero|one|two|three|four|five|ten|2|3|4|5',
      'leak|leaks|leaking|evaporate|evaporates|spill',
      'even|odd distance|gap|width|index|place|position',
      'wider|further|farther than',
      'first|last line|wall|post must|has',
    ],
  },
  {
    asks: 'no taller line between the chosen two, or water among the lines',
    said: [
      'no|none line|board|wall|taller|higher|bar|post|one .. between|in',
      'between .. is|are|be|being higher|taller|lower|shorter|above|below',
      'no other|further line|lines|wall|walls',
      'over|through|across .. between',
      'every|each|all .. between',
      'line|lines|wall|walls|bar|bars|one|post|posts between .. must|not|never|may|cannot|no',
      'rise|rises|rising|stick|sticks|protrude|protrudes|tower|towers|reach|reaches|poke|pokes above|out|over|beyond',
      'between .. take|takes|occupy|occupies|displace|displaces|room|block|blocks|leak',
      'is|are|be|being|stand|stands|get|gets in the way',
      '~side|top|front|cross see|sees|visible|view|sight',
      'no|without .. taller|higher|obstacle .. between',
      'under|below .. water|surface|level',
      'unobstructed|obstructed|blocked|interrupted',
    ],
    answer(height) {
      let most = 0
      for (let left = 0; left < height.length; left++)
        for (let right = left + 1; right < height.length; right++) {
          const level = Math.min(height[left], height[right])
          if (height.slice(left + 1, right).every((line) => line <= level))
            most = Math.max(most, level * (right - left))
        }
      return most
    },
  },
  {
    asks: 'lines that are no neighbours',
    said: [
      'not .. next|adjacent|beside',
      'must|should|needs|has|have .. between',
      'something .. between',
      'with .. standing between them',
    ],
  },
  {
    asks: 'a certain one of the two lines, or one that is no taller than the other',
    said: [
      'line|wall|pane|post|bar|board at|with|of index|position|place|number|the is|must|has|0|1|2|first|last',

      'first|last|leftmost|rightmost|middle line|wall|pane|post|bar|board',
      'fixed|given line|wall|pane|post|board',
      'i <= height|h|a|heights',
      'i >= height|h|a|heights',
      'i < height|h|a|heights',
      'left .. not|no|lower|shorter|higher|taller|smaller|larger|most|least .. than|right',
      'lower|shorter|higher|taller|smaller|larger .. on the left|right',
    ],
    answer: (height) => best(pairs(height).map(({ a, b, width }) => (a <= b ? a * width : 0))),
  },
  {
    asks: 'a certain line to be one of the two',
    said: [
      'best other side|line|wall|one',
      'has|have|must to be one of',
      'at index|position|place 1|2|3|k',
      'choose|pick|find|select the other|second|partner',
      'first|last|leftmost|rightmost|middle|tallest|shortest|highest|lowest line|wall|pane|post|bar|board|side is|must|has|serves|always|stays',
    ],
  },
  {
    asks: 'the slanting area between the two tops',
    said: [
      'trapezoid|trapezium|slant|slants|slanting|slanted|sloping|slopes|slope|oblique|roof',
      'top|tip|peak|end .. to|with the|that|other|second top|tip|peak|end',
      'average|mean|middle of|height',
      'sum|half of|the .. height',
      'higher side|end .. lower|other',
    ],
    answer: (height) => best(pairs(height).map(({ a, b, width }) => ((a + b) * width) / 2)),
  },
]
