const falling = (nums) => nums.toSorted((a, b) => b - a)
const productOf = (nums) => nums.reduce((product, number) => product * number, 1)
const windows = (nums, width) => nums.slice(width - 1).map((_, start) => nums.slice(start, start + width))

/** Every choice of so many numbers, in the order of the array. */
function choices(nums, many) {
  if (many === 0) return [[]]
  return nums.flatMap((number, at) => choices(nums.slice(at + 1), many - 1).map((others) => [number, ...others]))
}

const most = (lists) => (lists.length === 0 ? 0 : Math.max(...lists.map(productOf)))

const lookAlikes = [
  {
    asks: 'the product of the three largest alone',
    said: [
      'product of|the|its the|three|its three|largest|greatest|biggest|highest largest|greatest|biggest|highest|numbers',
      'multiply|multiplied|multiplying|product .. three|3 largest|greatest|biggest|highest|best',
    ],
    answer: (nums) => productOf(falling(nums).slice(0, 3)),
  },
  {
    asks: 'three numbers in a row',
    said: [
      'consecutive|contiguous|adjacent|neighbouring|neighboring|successive|neighbours|subarray|window|substring',
      'in a row',
      'next|side to|by each|one|side',
      'one after another|the',
      'following|follow each|one another|other',
    ],
    answer: (nums) => most(windows(nums, 3)),
  },
  {
    asks: 'any run of numbers',
    said: ['subarray|contiguous|run|stretch', 'any number|length|count of'],
    answer: (nums) =>
      most(nums.flatMap((_, start) => nums.slice(start).map((__, end) => nums.slice(start, start + end + 1)))),
  },
  {
    asks: 'two numbers',
    said: ['two|2|pair|both numbers|elements|values|integers|factors|of', 'pair|pairs'],
    answer: (nums) => most(choices(nums, 2)),
  },
  {
    asks: 'four numbers, or another number of them',
    said: [
      'four|4|five|5|k|m numbers|elements|values|integers|factors|of',
      'up to three|3',
      'at most three|3',
      'one two or',
    ],
    answer: (nums) => most(choices(nums, 4)),
  },
  {
    asks: 'up to three numbers',
    said: ['up to three|3', 'at most three|3', 'no more than three|3', 'three|3 or fewer|less', 'one two or'],
    answer: (nums) => Math.max(...[1, 2, 3].map((many) => most(choices(nums, many)))),
  },
  {
    asks: 'the smallest product',
    denied: asMost(),
    said: ['smallest|minimum|minimal|least|lowest|minimise|minimize|min product|possible|result'],
    answer: (nums) => Math.min(...choices(nums, 3).map(productOf)),
  },
  {
    asks: 'the largest size of a product, whatever its sign',
    said: [
      'absolute|magnitude',
      'ignore|ignoring|regardless|irrespective|disregarding|whatever .. sign|minus',
      'sign .. ignored|irrelevant|matter',
    ],
    answer: (nums) => Math.max(...choices(nums, 3).map((chosen) => Math.abs(productOf(chosen)))),
  },
  {
    asks: 'the sum',
    said: ['sum|sums|total|add|added|adding|adds'],
    answer: (nums) =>
      falling(nums)
        .slice(0, 3)
        .reduce((sum, number) => sum + number, 0),
  },
  {
    asks: 'numbers that differ',
    said: [
      'distinct|different|unequal|differing numbers|values|elements|integers|ones|factors',
      'distinct|different|unique .. value|values',
      'equal numbers|values|ones .. once|not|never',
      'pairwise distinct|different',
      'duplicate|duplicates',
    ],
    answer: (nums) => most(choices([...new Set(nums)], 3)),
  },
  {
    asks: 'a number used several times',
    said: [
      'again|repeatedly|reused|reuse|repetition|replacement',
      'several|more|many|three times|often',
      'more than once',
      'same .. twice|thrice|again',
    ],
    answer: (nums) => Math.max(...nums.flatMap((a) => nums.flatMap((b) => nums.map((c) => a * b * c)))),
  },
  {
    asks: 'numbers that rise from left to right',
    said: [
      'increasing|rising|ascending|decreasing|falling',
      'nums < nums',
      'larger|greater|smaller|higher than the one|previous|before|last',
      'subsequence',
    ],
    answer: (nums) => most(choices(nums, 3).filter(([a, b, c]) => a < b && b < c)),
  },
  {
    asks: 'numbers that are not next to each other',
    said: ['no|not|never|nor .. adjacent|neighbouring|neighboring|neighbours|consecutive|next', 'nonadjacent|apart'],
    answer: (nums) =>
      most(
        choices([...nums.keys()], 3)
          .filter(([a, b, c]) => b > a + 1 && c > b + 1)
          .map((places) => places.map((place) => nums[place])),
      ),
  },
  {
    asks: 'only some of the numbers',
    said: [
      'positive|negative|even|odd|prime numbers|integers|values|elements|ones|factors|only',
      'only|just .. positive|negative|even|odd|prime',
      'exactly|precisely|only one|two|three negative|positive|even|odd',
    ],
    answer: (nums) =>
      most(
        choices(
          nums.filter((number) => number > 0),
          3,
        ),
      ),
  },
  {
    asks: 'a product that is even, odd or divisible by something',
    said: [
      'even|odd product|result',
      'product .. even|odd|divisible|multiple|modulo|remainder',
      'modulo|remainder|divisible',
    ],
    answer: (nums) =>
      Math.max(
        ...choices(nums, 3)
          .map(productOf)
          .filter((product) => product % 2 === 0),
      ),
  },
  {
    asks: 'the numbers themselves, or their places',
    said: ['return|returns|give|report|print|output the three|3|index|indexes|places|positions|triple|triplet'],
    answer: (nums) => falling(nums).slice(0, 3),
  },
  {
    asks: 'the third largest',
    said: ['third|3rd'],
    answer: (nums) => falling(nums)[2],
  },
  { asks: 'a further condition', said: ['of no importance|use|interest|account|concern|consequence|avail|effect'] },
]
