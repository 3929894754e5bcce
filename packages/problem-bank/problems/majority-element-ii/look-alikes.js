const timesOf = (nums, number) => nums.filter((other) => other === number).length
const values = (nums) => [...new Set(nums)]
const often = (nums, enough) => values(nums).filter((number) => enough(timesOf(nums, number)))

const lookAlikes = [
  {
    asks: 'the numbers that occur twice',
    said: [
      'appear|appears|occur|occurs|there|present|repeated|stored twice|again',
      'more than once',
      'duplicates|duplicated',
    ],
    answer: (nums) => [...new Set(nums.filter((number, place) => nums.indexOf(number) !== place))],
  },
  {
    asks: 'at least a third',
    said: [
      'at least n|the|third|33',
      'at least a|one|1 third|3',
      'not|no less|fewer|below',
      'third|3 or more',
      'greater than or equal',
      'or equal|more|above',
      'reach|reaches|reaching a|one|the|n|third',
    ],
    answer: (nums) => often(nums, (times) => 3 * times >= nums.length),
  },
  {
    asks: 'more than half',
    said: ['half|50|halves', 'than|least|most|floor n 2', 'n divided by 2', 'absolute majority'],
    answer: (nums) => often(nums, (times) => 2 * times > nums.length),
  },
  {
    asks: 'more than a quarter',
    said: ['quarter|fourth|25', 'than|least|most|floor n 4'],
    answer: (nums) => often(nums, (times) => 4 * times > nums.length),
  },
  {
    asks: 'more than another share, or a number of times that is given',
    said: [
      'n k',
      'than|least|floor n 5|10|6',
      'fifth|sixth|tenth|20|percent|k time',
      'more than one|1|two|2|three|3|once|twice|k time',
      'more than once|twice',
      'twice',
      'occur|appear two|2|several time',
      'duplicate|repeated|repeating',
    ],
    answer: (nums) => often(nums, (times) => times > 1),
  },
  {
    asks: 'the most frequent numbers',
    said: [
      'most frequent|common|often|popular',
      'mode|modes',
      'top two|2|k',
      'highest|largest|greatest|maximum frequency|count|number',
    ],
    answer(nums) {
      const most = Math.max(0, ...nums.map((number) => timesOf(nums, number)))
      return often(nums, (times) => times === most)
    },
  },
  {
    asks: 'the two most frequent numbers',
    said: [
      'two|2 most',
      'most frequent|common|often|popular',
      'top two|2|k',
      'highest|largest|greatest frequency|count|number',
    ],
    answer: (nums) =>
      values(nums)
        .sort((a, b) => timesOf(nums, b) - timesOf(nums, a) || a - b)
        .slice(0, 2),
  },
  {
    asks: 'at most a third',
    said: ['at most', 'less|fewer|rarer than', 'not|no more than|exceed|exceeding', 'below|under|rare|seldom'],
    answer: (nums) => often(nums, (times) => 3 * times <= nums.length),
  },
  {
    asks: 'numbers that occur once, or exactly a third of the time',
    said: [
      'exactly|precisely once|twice|one|a|n|1',
      'single|unique number|element|value|ones',
      'only once',
      'occur|occurs|appear|appears once',
    ],
    answer: (nums) => often(nums, (times) => times === 1),
  },
  {
    asks: 'exactly a third',
    said: ['exactly|precisely a|one|n|1|third', 'equal|equals to|a|n third|n|one'],
    answer: (nums) => often(nums, (times) => 3 * times === nums.length),
  },
  {
    asks: 'the answer in a certain order',
    said: [
      'sorted|sort|ascending|descending|increasing|decreasing order|result|list|output|array|by|in|from|numerically',
      'in|by ascending|descending|increasing|decreasing|order of|nondecreasing|rising|falling',
      'smallest|largest|smaller|larger|lowest|highest|most|frequent first',
      'order of .. appearance|occurrence|frequency|count',
      'order in which',
    ],
    answer: majorityElement,
  },
  {
    asks: 'the positions or the counts of these numbers',
    said: ['index|position|positions of|where|at', 'together|along with', 'return|report .. count|frequency|often'],
    answer: (nums) => majorityElement(nums).map((number) => nums.indexOf(number)),
  },
  {
    asks: 'a stretch of equal numbers that fills a third',
    said: ['consecutive|consecutively|contiguous|adjacent|row|run|stretch|streak|block', 'in a row'],
    answer: (nums) =>
      values(nums).filter((number) => {
        let [run, longest] = [0, 0]
        for (const other of nums) {
          run = other === number ? run + 1 : 0
          longest = Math.max(longest, run)
        }
        return 3 * longest > nums.length
      }),
  },
  {
    asks: 'even, odd or positive numbers only',
    said: ['even|odd|positive|negative|nonzero number|element|value|only|integer|one', 'only even|odd|positive'],
    answer: (nums) => majorityElement(nums).filter((number) => number % 2 === 0),
  },
  {
    asks: 'the share among the different numbers',
    said: ['number|count of distinct|different|unique', 'distinct|different|unique value|number|element .. third|3'],
    answer: (nums) => often(nums, (times) => 3 * times > values(nums).length),
  },
  {
    asks: 'runs of equal values counted once',
    said: [
      'in|direct|immediate|close|quick succession|row',
      'consecutive|consecutively|successive|successively|uninterrupted|unbroken|adjacent|neighbouring|neighboring',
      'one|directly|immediately|right|straight after|behind another|other|itself|it',
      'back to back',
      'side by side',
      'run|runs|streak|streaks|stretch|stretches|block|blocks|burst|bursts|series .. once|one|single',
      'count|counts|counted|taken|registered|reckoned|treated|booked as|for|like one|a|single|once',
      'immediate|immediately|directly|straight repeat|repeats|repeated|again|repetition|repetitions|follows|following',
      'unless|differs|differ|different .. before|previous|preceding|predecessor',
      'same .. as before|the',
      'merged|merge|collapse|collapsed|melted|fused .. one|single',
    ],
    answer: (nums) => majorityElement(nums.filter((number, place) => number !== nums[place - 1])),
  },
]
