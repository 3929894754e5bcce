/** How often each value occurs. */
function frequencies(nums) {
  const counts = new Map()
  for (const number of nums) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts.values()]
}

const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

const lookAlikes = [
  {
    asks: 'each value to be kept once',
    said: [
      'appear|appears|occur|stay|stays|kept|keep only|just|exactly once|one',
      'each|every unique|distinct element|value .. once',
      'at most once|one',
      'number|count of unique|distinct|different',
    ],
    answer: (nums) => new Set(nums).size,
  },
  {
    asks: 'each value to be kept up to three times',
    said: ['three|thrice|3|four|4', 'at most|up|than k'],
    answer: (nums) => sumOf(frequencies(nums).map((count) => Math.min(count, 3))),
  },
  {
    asks: 'values that occur more often than twice to be removed whole',
    said: [
      'remove|delete|drop|discard|eliminate every|all|each number|value|element that|which|with|occurring|appearing',
      'entirely|completely|altogether',
      'no copy|trace',
      'all of its|their|them',
    ],
    answer: (nums) => sumOf(frequencies(nums).filter((count) => count <= 2)),
  },
  {
    asks: 'just the values that occur twice',
    said: ['exactly|precisely twice|two|2', 'at least twice|two|2'],
    answer: (nums) => sumOf(frequencies(nums).filter((count) => count === 2)),
  },
  {
    asks: 'the number of elements that go',
    said: [
      'how many .. removed|deleted|erased|discarded|dropped|go|superfluous|surplus',
      'number|count of .. removed|deleted|erased|discarded|removal|deletion|superfluous',
    ],
    answer: (nums) => nums.length - sumOf(frequencies(nums).map((count) => Math.min(count, 2))),
  },
  {
    asks: 'the number of values that occur several times',
    said: ['how many value|number are|is repeated|duplicated', 'number|count of value|number that|which'],
    answer: (nums) => frequencies(nums).filter((count) => count > 1).length,
  },
  {
    asks: 'the sum of what stays',
    said: ['sum|total|product|average|adding|difference|largest|smallest'],
    answer: (nums) => sumOf(nums.filter((number, at) => at < 2 || number !== nums[at - 2])),
  },
  {
    asks: 'only some values to be thinned out',
    said: [
      'positive|negative|even|odd|zero|zeros|prime|nonnegative',
      'greater|larger|smaller|less|above|below than|zero',
    ],
    answer: (nums) => nums.filter((number, at) => number <= 0 || at < 2 || number !== nums[at - 2]).length,
  },
]
