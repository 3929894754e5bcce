/** The best total of bursting one balloon after another until `kept` are left, by a rule on what a burst earns. */
function burst(nums, earned, { better = Math.max, kept = 0, may = () => true } = {}) {
  const known = new Map()
  const from = (row) => {
    if (row.length <= kept) return 0
    const key = row.join()
    if (!known.has(key)) {
      const totals = row.flatMap((_, i) => (may(i, row) ? [earned(row, i) + from(row.toSpliced(i, 1))] : []))
      known.set(key, totals.length > 0 ? better(...totals) : 0)
    }
    return known.get(key)
  }
  return from(nums)
}

const product = (row, i) => (row[i - 1] ?? 1) * row[i] * (row[i + 1] ?? 1)
const around = (row, i) => row[i] * row.at(i - 1) * row[(i + 1) % row.length]

const circle = [
  'circle|circular|circularly|ring|cyclic|cyclically|loop|carousel|wreath|wheel|necklace',
  'in a round',
  'wrap|wraps|wrapping|wrapped',
  'first and|with|to .. last .. neighbour|neighbor|adjacent|next|touch',
  'last .. next|adjacent|beside|neighbour|neighbor .. first',
  'first .. next|adjacent|beside|neighbour|neighbor .. last',
]

const lookAlikes = [
  {
    asks: 'the fewest coins',
    denied: asMost(),
    said: [
      'minimum|smallest|minimal|fewest|lowest',
      'least coin|number|total|possible|score|amount',
      'minimise|minimize|minimising|minimizing|cheapest|cheaply|worst',
      'cost|costs|pay|pays|lose|loses|energy|penalty',
    ],
    answer: (nums) => burst(nums, product, { better: Math.min }),
  },
  {
    asks: 'the sum of the numbers',
    said: ['sum|sums|add|adds|added|plus|adding', 'together'],
    answer: (nums) => burst(nums, (row, i) => (row[i - 1] ?? 1) + row[i] + (row[i + 1] ?? 1)),
  },
  {
    asks: 'the sum of the neighbours',
    said: ['sum|sums|add|adds|added|plus|adding', 'together'],
    answer: (nums) => burst(nums, (row, i) => (row[i - 1] ?? 1) + (row[i + 1] ?? 1)),
  },
  {
    asks: 'the sum with nothing beyond the ends',
    said: ['sum|sums|add|adds|added|plus|adding', 'together'],
    answer: (nums) => burst(nums, (row, i) => (row[i - 1] ?? 0) + row[i] + (row[i + 1] ?? 0)),
  },
  {
    asks: 'its number and the sum of its neighbours',
    said: ['sum|sums|add|adds|added|plus|adding', 'together'],
    answer: (nums) => burst(nums, (row, i) => row[i] * ((row[i - 1] ?? 0) + (row[i + 1] ?? 0))),
  },
  {
    asks: 'the product of the neighbours alone',
    said: [
      'product of its|the|both|two neighbour|neighbours|neighbor|adjacent|numbers|left',
      'product|multiply|multiplied .. two|both .. neighbour|neighbor|adjacent|balloon',
      'neighbour|neighbor|adjacent .. alone|only',
      'only|not .. neighbour|neighbor|own|itself',
      'without|excluding|except|ignoring its|itself|the',
      'two|2 neighbour|neighbor .. product|multiplied',
      'times .. the other',
    ],
    answer: (nums) => burst(nums, (row, i) => (row[i - 1] ?? 1) * (row[i + 1] ?? 1)),
  },
  {
    asks: 'the product with one neighbour alone',
    said: [
      'left|right|one|larger|smaller|next|previous|either|single neighbour|neighbor|side|one .. alone|only',
      'only|just|solely the|its|one|with left|right|larger|smaller|neighbour|neighbor|next|previous',
      'one|1|either of .. neighbour|neighbor',
      'larger|smaller|bigger|greater|higher|lower of',
      'right hand|neighbour|neighbor',
    ],
    answer: (nums) => burst(nums, (row, i) => row[i] * (row[i + 1] ?? 1)),
  },
  {
    asks: 'balloons in a circle',
    said: circle,
    answer: (nums) => burst(nums, (row, i) => (row.length > 1 ? around(row, i) : row[0])),
  },
  {
    asks: 'balloons in a circle, the last being its own neighbour',
    said: circle,
    answer: (nums) => burst(nums, around),
  },
  {
    asks: 'balloons in a circle, a sole neighbour counting once',
    said: circle,
    answer: (nums) =>
      burst(nums, (row, i) => (row.length > 2 ? around(row, i) : row.reduce((all, number) => all * number, 1))),
  },
  {
    asks: 'nothing earned at the ends',
    said: [
      '0|zero|nothing|no coin .. neighbour|neighbor|bound|beyond|end|missing|outside|edge',
      'neighbour|neighbor|bound|beyond|end|missing|outside|edge|none .. 0|zero|nothing|no',
      'labelled|labeled|painted|value|number|treat|treated|count|counts|counted as|with|a 0|zero|balloon',
      'earns|earn|gives|scores|worth|yields nothing|0|zero|none|no',
    ],
    answer: (nums) => burst(nums, (row, i) => (row[i - 1] ?? 0) * row[i] * (row[i + 1] ?? 0)),
  },
  {
    asks: 'the ends to be left',
    said: [
      'first and|or .. last .. cannot|not|never|remain|stay|kept|left|must|except|fixed|glued',
      'except|but|excluding|without .. first|last|end|ends|outer|outermost',
      'end|ends|outer|outermost|first|last .. cannot|not|never|remain|remains|stay|stays|kept',
      'cannot|not|never .. end|ends|first|last|outermost',
      'inner|interior|middle balloon|one|only|element',
      'only inner|interior|those|between',
      'until|till .. two|2|first|end',
    ],
    answer: (nums) => burst(nums, product, { kept: 2, may: (i, row) => i > 0 && i < row.length - 1 }),
  },
  {
    asks: 'one balloon to be burst',
    said: [
      'exactly|only|just|single|most|any|precisely one|1|single|a balloon|bubble|element|of|burst|number|removal|k',
      'single|sole balloon|bubble|burst|element|removal|pop',
      'only|exactly|just|most once',
      'first burst|balloon|pop',
      'one of the|them|these',
    ],
    answer: (nums) => burst(nums, product, { kept: nums.length - 1 }),
  },
  {
    asks: 'two or k balloons to be burst',
    said: [
      'exactly|only|just|most|precisely|than|to|any k|two|2|three|3|half',
      'k balloon|bubble|element|burst|of|time',
      'two|2|three|3 balloon|bubble|burst|of the|them|time|element',
      'half of',
      'limit|limited|dart|darts|arrow|arrows|shot|shots|needle',
    ],
    answer: (nums) => burst(nums, product, { kept: Math.max(0, nums.length - 2) }),
  },
  {
    asks: 'balloons to be left over',
    said: [
      'one|1|a|single|last .. left|remains|remain|remaining|kept|survive|survives|unburst',
      'leave|leaving|keep|keeping|until|except|but|spare|skip one|1|a|single|last|only|two|some',
      'last .. not|cannot|never|free|nothing',
      'all but|except',
      'stop|stopping|quit',
      'may|can|need .. not|leave|keep|stop|unburst',
    ],
    answer: (nums) => burst(nums, product, { kept: 1 }),
  },
  {
    asks: 'gaps that stay open',
    said: [
      'original|initial|former|first|starting neighbour|neighbor|row|position|place|array|number',
      'gap|hole|place|position|slot|space .. remain|remains|stay|stays|empty|open|left|not',
      'not|never|no .. close|closes|move|moves|shift|shifts|become|together',
      'empty place|position|slot|spot|space|gap',
      'counts|count|treated|becomes|replaced as|by|with .. 1|0|zero|one .. burst|gone|popped',
      'burst|popped|gone|removed .. counts|count|treated|becomes|replaced as|by|with|1|0|zero',
      'turns|turn into|to',
    ],
    answer: (nums) => {
      let best = 0
      const from = (row, earned) => {
        if (row.every((number) => number === null)) best = Math.max(best, earned)
        for (const [i, number] of row.entries())
          if (number !== null) from(row.with(i, null), earned + (row[i - 1] ?? 1) * number * (row[i + 1] ?? 1))
      }
      from(nums, 0)
      return best
    },
  },
  {
    asks: 'the product of the first neighbours, or no choice of the order',
    said: [
      'left to right',
      'from|starting the|at left|right|first|front|beginning|end',
      'in .. order|sequence .. given|left|index|array|ascending|increasing',
      'given|fixed|ascending|descending|increasing|decreasing|sorted order',
      'leftmost|rightmost',
      'smallest|largest|lowest|highest|biggest .. first',
      'always .. smallest|largest|first|greatest',
      'original|initial|starting',
      'turn|turns|player|alternate|alternately|opponent',
    ],
    answer: (nums) => nums.reduce((sum, number, i) => sum + number * (nums[i + 1] ?? 1), 0),
  },
  {
    asks: 'balloons burst from the ends',
    said: [
      'end|ends|either|both side|end|ends|of|first|last|can|may',
      'only|always|must .. first|last|end|ends|leftmost|rightmost|outermost',
      'first or .. last',
      'leftmost or|and|rightmost',
      'from either|both|one|the end|ends|side',
    ],
    answer: (nums) => burst(nums, product, { may: (i, row) => i === 0 || i === row.length - 1 }),
  },
  {
    asks: 'the most coins of a single burst',
    said: [
      'single burst|pop|removal|step|move',
      'largest|highest|maximum|greatest|most .. single|one|any|individual burst|pop|removal|step',
      'best burst|pop',
      'in one|a|any burst|pop|step|move',
    ],
    answer: (nums) => {
      const row = [...nums].sort((a, b) => b - a)
      return (row[0] ?? 1) * (row[1] ?? 1) * (row[2] ?? 1)
    },
  },
  {
    asks: 'the number of orders',
    said: [
      'number|count|many of .. order|way|sequence|permutation|different',
      'how many order|way|sequence|different|balloon',
      'in how many ~minute|hour|day|second|step|move|turn|round|slot|unit|month|week',
    ],
    answer: (nums) => nums.reduce((orders, _, i) => orders * (i + 1), 1),
  },
  {
    asks: 'coins by difference, maximum, square or other rule',
    said: [
      'difference|absolute|xor|average|mean|maximum of|minimum',
      'largest|maximum|greatest|smallest|minimum of .. three|neighbour|neighbor|its|the',
      'square|squared|cube|double|doubled|twice|bonus|half|odd|even|parity',
      'modulo|mod|remainder',
    ],
    answer: (nums) => burst(nums, (row, i) => Math.max(row[i - 1] ?? 1, row[i], row[i + 1] ?? 1)),
  },
]
