const setBits = (number) => [...(number >>> 0).toString(2)].filter((bit) => bit === '1').length
const between = (a, b) => setBits(a ^ b)
const added = (values) => values.reduce((a, b) => a + b, 0)

/** What each pair of numbers of different places gives. */
const pairs = (nums, value) => nums.flatMap((b, j) => nums.slice(0, j).map((a, i) => value(a, b, i, j)))

/** The numbers as rows of equally many digits in a base. */
function rows(nums, base) {
  const width = Math.max(...nums.map((number) => number.toString(base).length))
  return nums.map((number) => number.toString(base).padStart(width, '0'))
}
const unlike = (a, b) => [...a].filter((digit, at) => digit !== b[at]).length

const lookAlikes = [
  {
    asks: 'the largest distance of a pair',
    said: ['largest|greatest|maximum|max|highest|farthest|furthest|most', 'apart'],
    answer: (nums) => Math.max(0, ...pairs(nums, between)),
  },
  {
    asks: 'the smallest distance of a pair',
    said: ['smallest|least|minimum|min|lowest|closest|nearest'],
    answer: (nums) => (nums.length < 2 ? 0 : Math.min(...pairs(nums, between))),
  },
  {
    asks: 'neighbouring numbers alone',
    said: [
      'neighbour|neighbours|neighbouring|neighbor|neighbors|neighboring|adjacent|consecutive|successive|next',
      'from one|each .. to|and the|its next',
      'i 1',
      'each|every one|number|element .. the|its one|next|previous|following|before',
    ],
    answer: (nums) => added(pairs(nums, (a, b, i, j) => (j === i + 1 ? between(a, b) : 0))),
  },
  {
    asks: 'neighbours around a circle',
    said: ['circular|circle|cyclic|ring|around|wrap|wraps', 'last .. first'],
    answer: (nums) => added(nums.map((number, i) => between(number, nums[(i + 1) % nums.length]))),
  },
  {
    asks: 'the distance of each number to the first one, or to a fixed one',
    said: [
      'first|last|0|zero|reference|leader number|element|one|value',
      'to|from the|nums first|0|last|zero',
      'fixed|reference',
    ],
    answer: (nums) => added(nums.map((number) => between(number, nums[0]))),
  },
  {
    asks: 'the set bits of all numbers',
    said: ['set|1|one bits|bit ~differ', 'ones in|of', 'number|count of .. set|ones'],
    answer: (nums) => added(nums.map(setBits)),
  },
  {
    asks: 'the places that agree',
    said: [
      'agree|agrees|same|equal|identical|match|matches|matching|coincide|coincides|alike|similarity .. bit|bits|digit|digits|position|positions|place|places|in|at',
      'bit|bits|digit|digits|position|positions|place|places .. agree|same|identical|match|coincide|alike',
      'similarity',
    ],
    answer(nums) {
      const written = rows(nums, 2)
      return added(pairs(written, (a, b) => a.length - unlike(a, b)))
    },
  },
  {
    asks: 'the ones in common',
    said: ['common|share|shared|sharing|both', 'bitwise and', 'intersection|overlap'],
    answer: (nums) => added(pairs(nums, (a, b) => setBits(a & b))),
  },
  {
    asks: 'the ones of either number',
    said: ['either|union|least', 'bitwise or', 'inclusive'],
    answer: (nums) => added(pairs(nums, (a, b) => setBits(a | b))),
  },
  {
    asks: 'the sum of exclusive ors',
    said: [
      'xor|xors|exclusive ~1|has|whose|is',
      'sum|total of .. xor|xors|exclusive',
      'value|values of .. xor|exclusive',
    ],
    answer: (nums) => added(pairs(nums, (a, b) => a ^ b)),
  },
  {
    asks: 'the sum of differences',
    said: ['absolute|abs|arithmetic', 'difference|differences between|of ~bits|bit', 'subtract|subtracted|minus'],
    answer: (nums) => added(pairs(nums, (a, b) => Math.abs(a - b))),
  },
  {
    asks: 'every pair in both orders',
    said: [
      'ordered pairs|pair',
      'both|either order|orders|directions|ways',
      'i and|or j .. ~i',
      'i j .. including i j',
      'twice',
      'order|direction matters|counts',
      'j|i .. and j|i .. separately',
    ],
    answer: (nums) => 2 * totalHammingDistance(nums),
  },
  {
    asks: 'different numbers only once',
    said: [
      'distinct|different|unique numbers|integers|values|codes|ones|cards',
      'duplicates|duplicate|repeated|repeats .. once|ignored|removed|dropped|not',
      'counted|taken only|just once',
    ],
    answer: (nums) => totalHammingDistance([...new Set(nums)]),
  },
  {
    asks: 'decimal digits',
    said: ['decimal', 'base 10|ten|3|three|8|16|k|b', 'ternary|octal|hexadecimal'],
    answer: (nums) => added(pairs(rows(nums, 10), unlike)),
  },
  {
    asks: 'the average distance',
    said: ['average|mean|expected|median'],
    answer: (nums) => Math.floor((2 * totalHammingDistance(nums)) / Math.max(1, nums.length * (nums.length - 1))),
  },
  {
    asks: 'how many pairs have a certain distance',
    said: [
      'how many|number|count of|the pairs',
      'pairs that|which|whose|with|of .. differ|distance',
      'exactly one|two|k|1|2',
      'at least one|two|k|1|2',
    ],
    answer: (nums) => pairs(nums, between).filter((distance) => distance === 1).length,
  },
  {
    asks: 'the places at which not all numbers agree',
    said: [
      'all|every number|numbers .. agree|same|differ',
      'places|positions|bits at|in|where|which .. not|some|least',
    ],
    answer: (nums) => setBits(nums.reduce((a, b) => a | b, 0) & ~nums.reduce((a, b) => a & b, nums[0])),
  },
  {
    asks: 'the fewest changes that make all numbers equal',
    said: [
      'fewest|minimum|minimal|few|least flips|changes|bits|flip',
      'make|making|become|turn .. equal|same|identical|alike',
      'flip|flips|flipped|flipping|toggle',
    ],
    answer: (nums) =>
      added(
        Array.from({ length: 30 }, (_, place) => {
          const ones = nums.filter((number) => (number >> place) & 1).length
          return Math.min(ones, nums.length - ones)
        }),
      ),
  },
]
