const runs = (nums) =>
  nums.flatMap((_, start) => nums.slice(start).map((_, more) => nums.slice(start, start + more + 1)))
const productOf = (run) => run.reduce((product, number) => product * number, 1)
const sumOf = (run) => run.reduce((sum, number) => sum + number, 0)
const counted = (nums, holds) => runs(nums).filter(holds).length

const lookAlikes = [
  {
    asks: 'a product of at most k',
    said: [
      'k|limit|bound .. not|never exceeded|passed|surpassed|topped',
      'not|never exceed|exceeds|exceeded|surpass|above|over|beyond',
      'at most k',
      'at most',
      'less|smaller than or equal',
      'or equal',
      'not .. exceed|exceeds|exceeding|more|greater|larger|above',
      '<= k|limit',
      'no more|greater|larger|higher than',
      'up to',
    ],
    answer: (nums, k) => counted(nums, (run) => productOf(run) <= k),
  },
  {
    asks: 'a larger product',
    said: ['greater|more|larger|above|exceeds|exceeding', 'at least'],
    answer: (nums, k) => counted(nums, (run) => productOf(run) > k),
  },
  {
    asks: 'a product of exactly k',
    said: ['equal|equals|exactly'],
    answer: (nums, k) => counted(nums, (run) => productOf(run) === k),
  },
  {
    asks: 'the sum',
    said: ['sum|sums|add|adds|total|average'],
    answer: (nums, k) => counted(nums, (run) => sumOf(run) < k),
  },
  {
    asks: 'the longest of them',
    said: ['longest|length|largest|maximum|shortest|minimum|size'],
    answer: (nums, k) =>
      Math.max(
        0,
        ...runs(nums)
          .filter((run) => productOf(run) < k)
          .map((run) => run.length),
      ),
  },
  {
    asks: 'subsequences or subsets',
    said: ['subsequence|subsequences|subset|subsets|not .. contiguous|adjacent|consecutive'],
    answer: (nums, k) =>
      nums
        .reduce((products, number) => products.concat(products.map((product) => product * number)).slice(0, 5000), [1])
        .slice(1)
        .filter((product) => product < k).length,
  },
  {
    asks: 'pairs or runs of some length',
    said: ['pair|pairs|two|three|triple|triplet|even|odd', 'of length|size'],
    answer: (nums, k) => counted(nums, (run) => run.length > 1 && productOf(run) < k),
  },
  {
    asks: 'different runs counted once',
    said: [
      'distinct|unique|once|duplicate|duplicates',
      '~at|in|from|as|are different ~position|positions|place|places|start|index|indices',
    ],
    answer: (nums, k) =>
      new Set(
        runs(nums)
          .filter((run) => productOf(run) < k)
          .map(String),
      ).size,
  },
  {
    asks: 'runs of two numbers or more',
    said: [
      'two|2 or more',
      'at least two|2',
      'lone|single|solitary|isolated|alone',
      'own|itself .. no|not|never',
      'longer|more|greater than one|1|a',
      'or more',
      'not .. on its|their own',
      'two|2 .. or longer|more',
      'not single|one|lone',
    ],
    answer: (nums, k) => counted(nums, (run) => run.length > 1 && productOf(run) < k),
  },
]
