/** All sums that arise when each number is multiplied by one of the factors, with repetition. */
function sums(nums, factors) {
  return nums.reduce(
    (totals, number) => totals.flatMap((total) => factors.map((factor) => total + factor * number)),
    [0],
  )
}

const timesIn = (totals, target) => totals.filter((total) => total === target).length
const signed = (nums) => sums(nums, [1, -1])

/** The signs of each way, in the order of the numbers. */
const waysOf = (nums) =>
  nums.reduce(
    (ways, _) =>
      ways.flatMap((signs) => [
        [...signs, 1],
        [...signs, -1],
      ]),
    [[]],
  )
const totalOf = (nums, signs) => nums.reduce((total, number, at) => total + number * signs[at], 0)
const waysTo = (nums, target, fits) =>
  waysOf(nums).filter((signs) => totalOf(nums, signs) === target && fits(signs)).length

/** How many more plus than minus signs there are. */
const surplusOf = (signs) => signs.reduce((sum, sign) => sum + sign, 0)

const lookAlikes = [
  {
    asks: 'sums closest to the target',
    said: [
      'closest|nearest|near|close',
      'as close',
      'smallest|least|minimal|minimum distance|difference|deviation',
      'approximate|approximately',
    ],
    answer(nums, target) {
      const totals = signed(nums)
      const least = Math.min(...totals.map((total) => Math.abs(total - target)))
      return totals.filter((total) => Math.abs(total - target) === least).length
    },
  },
  {
    asks: 'numbers that may be left out',
    said: [
      'skip|skips|skipped|skipping|omit|omitted|omitting|ignore|ignored|unused|optional|optionally',
      'leave|leaving|left|leaves it|them|out|away',
      'not .. all|every|each .. used|use',
      'need not',
      'some|any|subset of the|numbers|nums|them',
      'minus or|and 0|zero|nothing|skip',
      'zero|0 instead|sign|coefficient|factor',
      'or 0|zero|nothing|none|neither|skip|not',
      'neither',
      'three|3 option|options|choices|possibilities',
      '-1 0',
      'subset|subsets',
      'not necessarily',
      'may|can be dropped|left|excluded|discarded',
    ],
    answer: (nums, target) => timesIn(sums(nums, [1, -1, 0]), target),
  },
  {
    asks: 'the subsets with this sum',
    said: [
      'subset|subsets|subsequence|subsequences|subcollection|choose|chosen|pick|picked|select|selected|combination of',
      'subset|subsequence|subcollection',
      'some of',
      'choose|pick|select|choosing|picking|selecting some|any|number|numbers|element|elements',
    ],
    answer: (nums, target) => timesIn(sums(nums, [1, 0]), target),
  },
  {
    asks: 'the subarrays with this sum',
    said: ['subarray|subarrays|contiguous|consecutive|stretch|range|segment|substring'],
    answer: (nums, target) =>
      nums
        .flatMap((_, start) => nums.slice(start).map((_, at) => nums.slice(start, start + at + 1)))
        .filter((part) => part.reduce((a, b) => a + b, 0) === target).length,
  },
  {
    asks: 'the number modulo something',
    said: ['modulo|mod|modulus|remainder', '1000000007|998244353', '10 9 7'],
    answer: (nums, target) => findTargetSumWays(nums, target) % 1000000007,
  },
  {
    asks: 'either sign of the target',
    said: [
      'absolute|magnitude',
      'either|both target|sign|of',
      'target or|and minus|its|negative|-target',
      'plus or minus target|goal|k',
      'regardless|irrespective of sign|the',
      'negation|opposite|mirrored',
      'distance .. from|target|origin|zero|0',
    ],
    answer: (nums, target) => signed(nums).filter((total) => Math.abs(total) === Math.abs(target)).length,
  },
  {
    asks: 'sums of at least the target',
    said: [
      'or higher|better|beyond|upwards',
      'at least target|the|goal|k|as|that',
      'greater|larger|more|higher than|or',
      'not less|smaller|below',
      'or more|above|greater|larger',
      'exceed|exceeds|exceeding|above|over|reach|reaches',
    ],
    answer: (nums, target) => signed(nums).filter((total) => total >= target).length,
  },
  {
    asks: 'sums of at most the target',
    said: [
      'at most target|the|goal|k|that',
      'less|smaller|lower than|or',
      'not more|greater|larger|exceed|above',
      'below|under',
      'not|never|without .. exceed|exceeds|exceeding',
    ],
    answer: (nums, target) => signed(nums).filter((total) => total <= target).length,
  },
  {
    asks: 'sums divisible by the target',
    said: ['divisible|divides|multiple|multiples|modulo|mod|remainder'],
    answer: (nums, target) => signed(nums).filter((total) => total % target === 0).length,
  },
  {
    asks: 'a product, or other operators',
    said: [
      'first|leading|opening .. forward|forwards|positive|plus|added|right|up|deposit|paid',
      'multiply|multiplied|multiplication|multiplying|product|divide|division|operators|times sign|or',
      'multiply|multiplied|multiplication|product|division|parentheses|bracket|concatenation',
      'plus minus and|or times|multiplication',
      'or times',
      'between',
      'first|leading .. no|without|positive|plus|unsigned',
      'in between',
      'before .. except|but|other|after .. first',
    ],
    answer: (nums, target) => (nums.length === 0 ? 0 : timesIn(sums(nums.slice(1), [1, -1]), target - nums[0])),
  },
  {
    asks: 'numbers that may be multiplied',
    said: ['multiply|multiplied|multiplication|multiplying|product', 'or times', 'operator'],
    answer: (nums, target) =>
      timesIn(
        nums
          .slice(1)
          .reduce(
            (totals, number) => totals.flatMap((total) => [total + number, total - number, total * number]),
            [nums[0]],
          ),
        target,
      ),
  },
  {
    asks: 'different expressions or results by value',
    said: [
      'regarded|considered|treated|seen|taken|counted|count as the|one|a|equal|identical|same',
      'same even|if|when|though|whenever',
      'distinct|unique',
      'different result|sum|value|total|outcome',
      'same|equal number|value .. once|same|one|interchangeable|indistinguishable',
      'zeros|zero|0|0s .. once|one|single',
      'minus zero|0',
      'zeros .. not .. double|twice',
      'how many .. results|totals|values|sums',
      'number of different|distinct result|sum|total|value',
      'identical',
      'multiset|multisets',
    ],
    answer(nums, target) {
      const expressions = waysOf(nums).filter((signs) => totalOf(nums, signs) === target)
      return new Set(
        expressions.map((signs) =>
          nums
            .map((number, at) => (number === 0 ? 0 : number * signs[at]))
            .sort((a, b) => a - b)
            .join(' '),
        ),
      ).size
    },
  },
  {
    asks: 'zeros that count once',
    said: [
      'zero|0 .. once|one|single|same',
      'minus|plus zero|0 .. same|equal|once|identical|interchangeable',
      'not .. double|twice',
      'count|counts|counted only|just once',
    ],
    answer: (nums, target) =>
      findTargetSumWays(
        nums.filter((number) => number !== 0),
        target,
      ),
  },
  {
    asks: 'the numbers in any order',
    said: [
      'any order',
      'reorder|reordered|rearrange|rearranged|permutation|permutations|permute|permuted|shuffle|shuffled|arrangement',
      'order .. free|matters|any|may|can',
      'orders',
    ],
    answer: (nums, target) => nums.reduce((ways, _, at) => ways * (at + 1), findTargetSumWays(nums, target)),
  },
  {
    asks: 'so many minus signs, or none side by side',
    said: [
      'exactly|precisely .. minus|negative|subtracted',
      'exactly one|two|k|half|1|2|three minus|negative|plus',
      '~of at most|least one|two|k|half|1|2|three',
      'at most|least .. minus|negative',
      'number of minus|plus|negative',
      'as many minus|plus',
      'no two|2',
      'never|not .. adjacent|consecutive|neighbouring|neighboring',
      'two|three|minuse|sign|signs in a row',
      'adjacent|consecutive|neighbouring|neighboring|alternate|alternating|alternately',
      'even|odd number|count',
    ],
    answer: (nums, target) =>
      nums.length > 12
        ? Infinity
        : waysTo(nums, target, (signs) => !signs.some((sign, at) => sign < 0 && signs[at + 1] < 0)),
  },
  {
    asks: 'at most one minus sign',
    said: [
      'exactly one|two|k|half|1|2|three minus|negative|plus',
      '~of at most|least one|two|k|half|1|2|three',
      'at most|least .. minus|negative',
      'most one|1|k|two|half',
      'up to one|1|k|two',
      'single|one|only minus',
      'no more|fewer than',
    ],
    answer: (nums, target) =>
      nums.length > 12 ? Infinity : waysTo(nums, target, (signs) => signs.filter((sign) => sign < 0).length <= 1),
  },
  {
    asks: 'a sum that must not fall below zero on the way',
    said: [
      'behind|before|beyond|past|under the|his|her|its|their start|starting|origin|beginning|zero|ground',
      'never|not|no .. behind|overdrawn|debt|red',
      'never|not|without .. negative|below|zero|0|fall|drop|falls|drops',
      'running|partial|intermediate|prefix|between|interim',
      'at any time|point|moment',
      'must stay|remain',
      'leave|leaves|leaving .. board|line|field',
      'stay|stays|remain|remains .. nonnegative|positive|within|between|above',
    ],
    answer: (nums, target) =>
      nums.length > 12
        ? Infinity
        : waysTo(nums, target, (signs) => nums.every((_, at) => totalOf(nums.slice(0, at + 1), signs) >= 0)),
  },
  {
    asks: 'the fewest signs, or the most',
    said: [
      'fewest|minimum|minimal|maximum|maximal|largest|smallest|greatest|least|most number|count|minus|plus|sum|signs|sign|many|of',
      'minimum|maximum|fewest|largest|smallest',
      'longest|shortest',
    ],
    answer(nums, target) {
      if (nums.length > 12) return -1
      const fitting = waysOf(nums).filter((signs) => totalOf(nums, signs) === target)
      return fitting.length === 0 ? -1 : Math.min(...fitting.map((signs) => signs.filter((sign) => sign < 0).length))
    },
  },
  {
    asks: 'numbers that may be used again',
    said: [
      'any number of times',
      'unlimited|repeatedly|reuse|reused|repetition',
      'as often',
      'more than once',
      'infinite',
    ],
    answer(nums, target) {
      const ways = [1, ...new Array(Math.max(0, target)).fill(0)]
      for (const number of nums.filter((value) => value > 0))
        for (let total = number; total <= target; total++) ways[total] += ways[total - number]
      return target < 0 ? 0 : ways[target]
    },
  },
  {
    asks: 'two groups with this difference',
    said: [
      'absolute difference',
      'two|2 group|groups|subset|subsets|part|parts|team|teams|pile|piles',
      'nonempty|partition|partitions|split|divide',
    ],
    answer: (nums, target) => findTargetSumWays(nums, target) / (target === 0 ? 2 : 1),
  },
  {
    asks: 'a zero with one sign or none',
    said: ['zero|0 .. has|gets|takes|have|needs no|one sign'],
  },
  {
    asks: 'signs that may not stand side by side',
    said: ['not|never|no .. both', 'next to each other'],
  },
  {
    asks: 'as many plus as minus signs',
    said: [
      'as many',
      'equal|equally|same number|many|often|count|amount',
      'half',
      'balanced|balance|balances',
      'pluses|minuses .. equal|same|alike',
    ],
    answer: (nums, target) => (nums.length > 12 ? Infinity : waysTo(nums, target, (signs) => surplusOf(signs) === 0)),
  },
  {
    asks: 'more plus than minus signs',
    said: [
      'more|fewer|less|oftener|rarer plus|pluses|minus|minuses|negative|positive',
      'majority|mostly|outnumber|outnumbers|prevail|dominate',
      'more often',
    ],
    answer: (nums, target) => (nums.length > 12 ? Infinity : waysTo(nums, target, (signs) => surplusOf(signs) > 0)),
  },
  {
    asks: 'a first number that keeps its sign',
    said: [
      'between',
      'first|leading|opening|initial .. positive|plus|without|no|keeps|keep|always|never|sign|as|unsigned',
      'from the second',
    ],
    answer: (nums, target) => findTargetSumWays(nums.slice(1), target - nums[0]),
  },
]
