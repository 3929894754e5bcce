const runs = (arr) => arr.flatMap((_, from) => arr.slice(from).map((__, more) => arr.slice(from, from + more + 1)))
const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)
const least = (run) => Math.min(...run)
const most = (run) => Math.max(...run)
const over = (arr, figure, isGood = () => true) => total(runs(arr).filter(isGood).map(figure))

const lookAlikes = [
  {
    asks: 'the largest elements',
    said: ['maximum|maximums|maxima|largest|greatest|biggest|highest|tallest|heaviest|most ~at'],
    answer: (arr) => over(arr, most),
  },
  {
    asks: 'the differences between largest and smallest',
    said: ['difference|differences|range|ranges|spread|minus', 'maximum|largest|greatest|highest'],
    answer: (arr) => over(arr, (run) => most(run) - least(run)),
  },
  {
    asks: 'the smallest and the largest elements',
    said: ['maximum|maximums|largest|greatest|highest', 'both|plus'],
    answer: (arr) => over(arr, (run) => most(run) + least(run)),
  },
  {
    asks: 'the sums of all subarrays',
    said: ['sums|totals of all|every|each', 'all elements|numbers|entries of', 'every|each element'],
    answer: (arr) => over(arr, total),
  },
  {
    asks: 'the sum of minimum times sum, or times length',
    said: ['times|multiplied|product|products|multiply|weighted|length|lengths|area'],
    answer: (arr) => over(arr, (run) => least(run) * total(run)),
  },
  {
    asks: 'minimum times length',
    said: ['times|multiplied|product|products|multiply|weighted|length|lengths|area|rectangle'],
    answer: (arr) => over(arr, (run) => least(run) * run.length),
  },
  {
    asks: 'subsequences',
    said: [
      'subsequence|subsequences|subset|subsets|combination|combinations|selection',
      'not|neednt|without .. contiguous|consecutive|adjacent|neighbouring',
      'noncontiguous',
      'pick|choose|select',
    ],
    denied: contiguous(),
    answer: (arr) =>
      arr.length > 11
        ? undefined
        : total(
            arr
              .reduce((made, number) => made.concat(made.map((set) => [...set, number])), [[]])
              .slice(1)
              .map(least),
          ),
  },
  {
    asks: 'subarrays of one length, or of two elements and more',
    said: [
      'of|with length|size',
      'length|size k|two|three',
      'at least two|2|three',
      'two|2 or more',
      'longer than',
      'k consecutive|elements',
      'more than one',
      'exactly two|three|k',
      'pairs of',
    ],
    answer: (arr) => over(arr, least, (run) => run.length > 1),
  },
  {
    asks: 'pairs of neighbours',
    said: ['pair|pairs', 'exactly two', 'length two|2'],
    answer: (arr) => over(arr, least, (run) => run.length === 2),
  },
  {
    asks: 'subarrays of odd or even length',
    said: ['odd|even'],
    answer: (arr) => over(arr, least, (run) => run.length % 2 === 1),
  },
  {
    asks: 'different subarrays, or different minimums',
    said: [
      'distinct',
      'distinct|unique|different subarray|subarrays|minimums|minima|values|stretches|numbers|contents|ones',
      'same|equal|identical .. once|one',
      'count|counts|counted once|one',
      'only once',
    ],
    answer: (arr) => total([...new Map(runs(arr).map((run) => [String(run), least(run)])).values()]),
  },
  {
    asks: 'the largest of the minimums',
    said: ['largest|greatest|maximum|highest|biggest', 'maximise|maximize'],
    answer: (arr) => Math.max(...arr),
  },
  {
    asks: 'the products of the minimums, or their number',
    said: ['product', 'how many', 'number|count of', 'average|mean|median', 'xor|bitwise'],
    answer: (arr) => new Set(arr).size,
  },
  {
    asks: 'beginnings or ends of the array alone',
    said: [
      'prefix|prefixes|suffix|suffixes',
      'start|starts|starting|begin|begins|beginning|end|ends .. first|last|index 0|zero',
      'contain|contains|containing|include|includes the first|last|middle|index',
    ],
    answer: (arr) => total(arr.map((_, i) => least(arr.slice(0, i + 1)))),
  },
  {
    asks: 'a circle',
    said: ['circular|circle|cyclic|ring|wrap|wraps|around|round'],
    answer: (arr) =>
      total(
        arr
          .flatMap((_, from) => arr.map((__, more) => least([...arr, ...arr].slice(from, from + more + 1))))
          .slice(0, arr.length === 1 ? 1 : undefined),
      ),
  },
  {
    asks: 'the second smallest elements',
    said: ['second|2nd|third smallest|least|lowest', 'but one'],
    answer: (arr) => over(arr, (run) => [...run].sort((a, b) => a - b)[1] ?? 0),
  },
  {
    asks: 'a further condition or another figure',
    said: [
      'at least two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'at most k|one|two|100|ten|three',
      'most .. elements|long',
    ],
  },
]
