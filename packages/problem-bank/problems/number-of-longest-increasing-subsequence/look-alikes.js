/** For each place the length and the number of longest subsequences that end there, each next element fitting the last. */
function endings(nums, fits) {
  const found = []
  for (const [last, number] of nums.entries()) {
    const before = found.filter((_, at) => fits(nums[at], number, at, last))
    const length = Math.max(0, ...before.map((one) => one.length))
    const count = before.reduce((sum, one) => (one.length === length ? sum + one.count : sum), 0)
    found.push({ length: length + 1, count: count || 1 })
  }
  return found
}

function numberOf(nums, fits) {
  const found = endings(nums, fits)
  const longest = Math.max(...found.map(({ length }) => length))
  return found.reduce((sum, { length, count }) => (length === longest ? sum + count : sum), 0)
}

/** All increasing subsequences, as texts; only of short arrays. */
function increasing(nums) {
  let all = []
  if (nums.length > 12) return all
  for (const number of nums)
    all = [...all, [number], ...all.filter((one) => one.at(-1) < number).map((one) => [...one, number])]
  return all
}

const lookAlikes = [
  {
    asks: 'equal neighbours in the subsequence to be allowed',
    said: [
      'nondecreasing|weakly|monotone|monotonic',
      'not .. strictly|decrease|decreasing|decreases|fall|smaller',
      'never falls|decreases',
      'equal .. allowed|permitted|may|can|neighbours',
      'at least as',
      'greater|larger than or equal',
    ],
    answer: (nums) => numberOf(nums, (one, other) => one <= other),
  },
  {
    asks: 'falling subsequences',
    said: ['decreasing|descending|falling|decreases|shrinking|falls'],
    answer: (nums) => numberOf(nums, (one, other) => one > other),
  },
  {
    asks: 'the length of the longest subsequence',
    said: ['return|find|compute|give|determine|what .. length of', 'how long', 'length of .. longest|lis'],
    answer: (nums) => Math.max(...endings(nums, (one, other) => one < other).map(({ length }) => length)),
  },
  {
    asks: 'subsequences that stand in a row',
    said: ['contiguous|continuous|consecutive|subarray|subarrays|substring|run|runs|row|adjacent|streak|streaks'],
    answer: (nums) => numberOf(nums, (one, other, at, last) => one < other && at === last - 1),
  },
  {
    asks: 'different values counted once',
    said: [
      'distinct|unique',
      'different value|values|sequences|content|numbers',
      'same value|values|numbers|elements .. once|one|same|identical|equal',
      'equal|identical|same subsequences|sequences .. once|one',
      'count|counts|counted once|as|only',
    ],
    answer(nums) {
      const all = increasing(nums)
      const longest = Math.max(...all.map(({ length }) => length))
      return new Set(all.filter(({ length }) => length === longest).map((one) => one.join())).size
    },
  },
  {
    asks: 'all increasing subsequences',
    said: [
      'number|count|many of .. all|any increasing',
      'all|every|any increasing|ascending|rising',
      'at least two|2|one',
      'any length',
      'of length k|two|three|2|3',
      'regardless .. length',
    ],
    answer: (nums) => increasing(nums).length,
  },
  {
    asks: 'the largest sum, or the sum of them',
    said: ['sum|total|product|heaviest|largest|maximum|weight'],
    answer: (nums) => nums.reduce((sum, number) => sum + number, 0),
  },
  {
    asks: 'neighbours that differ by a certain amount',
    said: [
      'differ|differs|difference|gap|apart|consecutive integers|by one|by 1',
      'at most|least|exactly k|one|two|1|2',
      'arithmetic|geometric|divides|divisible|multiple',
    ],
    answer: (nums) => numberOf(nums, (one, other) => other - one === 1),
  },
]
