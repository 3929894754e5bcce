/** The number of sequences with the sum, each number being allowed by what came before it. */
function sequences(nums, target, allowed, before = []) {
  if (target === 0) return 1
  return nums
    .filter((number) => number <= target && allowed(number, before))
    .reduce((ways, number) => ways + sequences(nums, target - number, allowed, [...before, number]), 0)
}

const lookAlikes = [
  {
    asks: 'ways without regard to order',
    said: [
      'order .. not|no|irrelevant|regardless|ignored|disregarded',
      'regardless|irrespective|without regard .. order',
      'any order|unordered|multiset|multisets',
      'not|no .. order',
      'same numbers|values|coins count|once|are|in',
      'permutation|permutations .. same|once|one',
      'partition|partitions',
      'two combinations are|differ .. frequency',
    ],
    answer(nums, target) {
      const ways = [1, ...new Array(target).fill(0)]
      for (const number of nums) for (let total = number; total <= target; total++) ways[total] += ways[total - number]
      return ways[target]
    },
  },
  {
    asks: 'each number at most once',
    said: [
      'at most|only|just once',
      'not|never|cannot|no|without .. twice|again|repeated|repeat|repetition|repetitions|reused|reuse',
      'not more than once',
      'used|use|taken|chosen once',
      'one|single copy|piece|of each',
      'subset|subsets|different numbers|distinct numbers in',
    ],
    answer: (nums, target) => sequences(nums, target, (number, before) => !before.includes(number)),
  },
  {
    asks: 'each number at most twice',
    said: ['twice|thrice', 'at most two|2|three|3|k times', 'two|2|k copies|pieces'],
    answer: (nums, target) =>
      sequences(nums, target, (number, before) => before.filter((known) => known === number).length < 2),
  },
  {
    asks: 'no number twice in a row',
    said: [
      'in a row',
      'succession|consecutive|consecutively|adjacent|adjacently|neighbouring|neighboring|successive',
      'same|equal .. next to|twice|following|follow',
      'different from|than the one|last|previous',
      'alternate|alternating',
    ],
    answer: (nums, target) => sequences(nums, target, (number, before) => before.at(-1) !== number),
  },
  {
    asks: 'a limited number of numbers',
    said: [
      'at most two|2|three|3|four|4|five|5|k numbers|terms|elements|summands|tiles|jumps|steps',
      'exactly two|2|three|3|four|4|five|5|k',
      'at least two|2|three|3|k',
      'two|three|k or more|fewer|less',
      'more|fewer|less than two|2|three|3|four|4|five|5|k',
      'limit|limited',
    ],
    answer: (nums, target) => sequences(nums, target, (_, before) => before.length < 3),
  },
  {
    asks: 'numbers that do not fall, or rise',
    said: [
      'nondecreasing|nonincreasing|increasing|decreasing|ascending|descending|monotone',
      'not|never .. smaller|larger|less|greater|shorter|longer than',
      'strictly',
      'sorted',
    ],
    answer: (nums, target) => sequences(nums, target, (number, before) => number > (before.at(-1) ?? 0)),
  },
  {
    asks: 'a product',
    said: ['product|multiply|multiplied|multiplying|multiplication|times each', 'xor|bitwise'],
    answer(nums, target) {
      const ways = (left) =>
        nums
          .filter((number) => number > 1 && left % number === 0)
          .reduce((sum, number) => sum + ways(left / number), left === 1 ? 1 : 0)
      return target === 0 ? 1 : ways(target)
    },
  },
  {
    asks: 'the fewest, or the most, numbers',
    said: [
      'fewest|smallest|least|minimum|minimal|shortest|largest|most|maximum|longest number|numbers|of|possible|sequence|length|combination',
      'as few|many as',
      'minimum|maximum',
    ],
    answer(nums, target) {
      const fewest = [0]
      for (let total = 1; total <= target; total++)
        fewest.push(1 + Math.min(...nums.map((number) => fewest[total - number] ?? Infinity)))
      return Number.isFinite(fewest[target]) ? fewest[target] : 0
    },
  },
  {
    asks: 'sums up to the target, or at least as large',
    said: [
      'at most target|the|n',
      'not|never exceed|exceeds|exceeding|larger|greater|above|more',
      'up to|less|smaller|below target|than|the',
      'at least target|the|n',
      'smaller|less|greater|larger than|or target|equal|the',
      'or more|less',
    ],
    answer: (nums, target) =>
      Array.from({ length: target + 1 }, (_, total) => combinationSum4(nums, total)).reduce((a, b) => a + b),
  },
  {
    asks: 'a remainder, a circle or a further condition',
    said: [
      'modulo|mod|remainder',
      'circle|circular|rotation|rotations|mirror|mirrored|reflection|reversed|palindrome|palindromic|symmetric',
      'first|last|begin|begins|start|starts|end|ends .. must|with|not|never|same|different',
      'even|odd number|numbers|length|times|many|of',
      'negative|signs|minus|subtract|subtracted',
      'every number|value|coin|element|tile .. least|once|used',
      'all numbers .. used',
      'fee|cost|colour|color|colours|colors',
    ],
    answer: (nums, target) =>
      sequences(nums, target, (number, before) => before.length > 0 || number === Math.max(...nums)),
  },
]
