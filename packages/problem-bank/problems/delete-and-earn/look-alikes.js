const sum = (values) => values.reduce((total, value) => total + value, 0)
const valuesOf = (nums) => [...new Set(nums)].sort((a, b) => a - b)
const timesOf = (nums, number) => nums.filter((other) => other === number).length

/** The best choice of values by a rule on each two of them, the smaller one first. */
function best(nums, worth, apart, better = Math.max) {
  const values = valuesOf(nums)
  const choices = [[]]
  for (const value of values)
    choices.push(
      ...choices.filter((chosen) => chosen.every((other) => apart(other, value))).map((chosen) => [...chosen, value]),
    )
  return choices.map((chosen) => sum(chosen.map(worth))).reduce((one, other) => better(one, other))
}

const earned = (nums) => (value) => value * timesOf(nums, value)
const farther = (gap) => (one, other) => other - one > gap

/** The best choice of places, never two adjacent ones. */
function rob(amounts) {
  let [older, newer] = [0, 0]
  for (const amount of amounts) [older, newer] = [newer, Math.max(newer, older + amount)]
  return newer
}

const lookAlikes = [
  {
    asks: 'neighbouring places instead of neighbouring values',
    said: [
      'adjacent|neighbouring|neighboring|next|nearby|consecutive element|place|position|index|entry|item',
      'left and|or right',
      'position|house',
      'beside it|them|each',
      'next to it|them|each',
      'side by side',
    ],
    answer: rob,
  },
  {
    asks: 'only larger values lost',
    said: [
      'only|just .. larger|greater|bigger|above|higher|plus',
      'only|just nums i .. deleted|removed',
      'nothing else|smaller|lower',
      'smaller|lower ones|elements|numbers stay|remain',
      '1|smaller|lower|less|below stay|remain|survive|kept|untouched',
    ],
    answer: (nums) => sum(nums),
  },
  {
    asks: 'only smaller values lost',
    said: [
      'only|just .. smaller|lower|less|below|minus',
      'only|just element|number equal',
      'nothing else|larger|greater',
      'larger|greater|higher ones|elements|numbers stay|remain',
      '1|larger|greater|higher|more|above stay|remain|survive|kept|untouched',
    ],
    answer: (nums) => sum(nums),
  },
  {
    asks: 'values farther away lost as well',
    said: [
      'n|x|v|number|value|it|i minus|plus|less 2|two|3|three',
      'n|x|v|number|value|i 2|3',
      'minus|plus 2|two|3|three',
      'two|2|three|3 larger|smaller|higher|lower|more|less|above|below|up|down|off|away',
      'next two|2|three|3',
      'distance|difference .. two|2|three|3',
      'two|2|k|three|3 away|less|more|larger|smaller|greater|apart',
      'most|within two|2|k|three|3',
      'by 1|one or|and|to 2|two',
      'plus|minus|or 2|two|k',
      'nums i 2',
      'x|v|value|it|k 2',
      'differ|differs|difference|distance .. two|2|k|three|3',
    ],
    answer: (nums) => best(nums, earned(nums), farther(2)),
  },
  {
    asks: 'each value earned once',
    said: [
      'only|just once',
      'one time',
      'distinct|unique',
      'itself',
      'same value',
      'equal to nums i to|or|and|as|too|also',
      'all|other copies .. too|also|well|deleted|removed|lost',
    ],
    answer: (nums) => best(nums, (value) => value, farther(1)),
  },
  {
    asks: 'the number of deletions',
    said: [
      'largest|greatest|maximum|maximal|most number of deletion|operation|move|turn|step',
      'how many deletion|operation|move|turn|step|time|number|element',
      'as many deletion|operation|move|turn|step',
      'one|1|a single point .. each|every|per|for',
    ],
    answer: (nums) => best(nums, (value) => timesOf(nums, value), farther(1)),
  },
  {
    asks: 'the smallest number of points',
    said: ['minimum|smallest|minimal|lowest|fewest', 'least point|score|total|sum', 'minimise|minimize'],
    answer(nums) {
      const values = valuesOf(nums)
      let least = Infinity
      const go = (left, points) => {
        if (left.length === 0) least = Math.min(least, points)
        for (const value of left)
          go(
            left.filter((other) => Math.abs(other - value) > 1),
            points + earned(nums)(value),
          )
      }
      go(values, 0)
      return least
    },
  },
  {
    asks: 'what is left over or lost',
    said: [
      'left|remaining|lost|unearned|forfeited sum|total|point',
      'sum|total|points .. left|remaining|lost|forfeited',
      'penalty|fee',
    ],
    answer: (nums) => sum(nums) - deleteAndEarn(nums),
  },
  {
    asks: 'at most so many operations',
    said: [
      'at most|only|exactly|up k|one|1|two|2|three|3|to operation|operations|times|time|moves|k|deletions|turns',
      'k|two|2|three|3 operation|time|move|turn|deletion',
      'limit|limited',
      'no more than',
      'only|just once',
      'single operation|deletion',
    ],
    answer: (nums) => Math.max(...nums),
  },
  {
    asks: 'a circle of values',
    said: [
      'circular|circle|cyclic|cyclically|wrap|wraps|wrapping|ring',
      'largest|highest|last and|with smallest|lowest|first',
      'modulo|mod',
    ],
    answer(nums) {
      const points = new Array(Math.max(...nums)).fill(0)
      for (const number of nums) points[number - 1] += number
      return points.length < 3 ? Math.max(...points) : Math.max(rob(points.slice(1)), rob(points.slice(0, -1)))
    },
  },
  {
    asks: 'multiples or divisors lost',
    said: ['multiple|multiples|divisor|divisors|divisible|divides|factor|factors|coprime|double|twice|half'],
    answer: (nums) => best(nums, earned(nums), (one, other) => other % one !== 0),
  },
  {
    asks: 'one of the neighbouring values lost, as one likes',
    said: ['may|can|could keep|stay', 'instead|unless|except', 'only|just one of'],
    answer: (nums) => sum(nums),
  },
  {
    asks: 'another worth of a value',
    said: [
      'product|multiply|multiplied|square|squares|squared|cube|xor|average|mean',
      'frequency',
      'odd',
      'even number|value|element',
    ],
    answer: (nums) => best(nums, (value) => value * value * timesOf(nums, value), farther(1)),
  },
  {
    asks: 'values one after the other in order',
    said: [
      'increasing|decreasing|ascending|descending|subsequence|subarray|contiguous|in the order|given',
      'from left',
      'first or last',
      'front',
      'either end',
    ],
    answer(nums) {
      const from = (place, last) =>
        place === nums.length
          ? 0
          : Math.max(
              from(place + 1, last),
              Math.abs(nums[place] - last) === 1 ? 0 : nums[place] + from(place + 1, nums[place]),
            )
      return from(0, -Infinity)
    },
  },
  {
    asks: 'the other copies of a number to be lost',
    said: ['also .. other copies|occurrences'],
  },
]
