const runs = (nums) => nums.flatMap((_, from) => nums.slice(from).map((__, more) => nums.slice(from, from + more + 1)))
const common = (a, b) => {
  const others = new Set(runs(b).map(String))
  return runs(a).filter((run) => others.has(String(run)))
}
const longest = (all) => Math.max(0, ...all.map(({ length }) => length))
const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)
const sorted = (numbers) => [...numbers].sort((a, b) => a - b)

function subsequence(a, b) {
  const row = new Array(b.length + 1).fill(0)
  for (const number of a)
    for (let j = 0, diagonal = 0; j < b.length; j++)
      [diagonal, row[j + 1]] = [row[j + 1], b[j] === number ? diagonal + 1 : Math.max(row[j], row[j + 1])]
  return row.at(-1)
}

const lookAlikes = [
  {
    asks: 'subsequences',
    said: [
      'subsequence|subsequences',
      'not|neednt|without .. contiguous|consecutive|adjacent|neighbouring|together',
      'gaps',
      'noncontiguous',
      'skip|skipping|delete|deleting|leaving|cross|crossing',
    ],
    denied: contiguous(),
    answer: subsequence,
  },
  {
    asks: 'the numbers that both have',
    said: [
      'how many|number of numbers|elements|values|integers|entries',
      'intersection',
      'regardless|whatever|any .. order',
      'in any order',
    ],
    answer: (a, b) => a.filter((number) => b.includes(number)).length,
  },
  {
    asks: 'different numbers that both have',
    said: ['distinct|different|unique numbers|elements|values', 'how many numbers|values', 'intersection'],
    answer: (a, b) => new Set(a.filter((number) => b.includes(number))).size,
  },
  {
    asks: 'runs with the same numbers in any order',
    said: [
      'any order',
      'order .. not|no|irrelevant|ignored',
      'rearranged|rearrangement|permutation|permutations|anagram|permuted',
      'as multisets|sets',
    ],
    answer(a, b) {
      const others = new Set(runs(b).map((run) => String(sorted(run))))
      return longest(runs(a).filter((run) => others.has(String(sorted(run)))))
    },
  },
  {
    asks: 'a run that stands reversed in the other',
    said: ['reverse|reversed|backward|backwards|mirrored|mirror'],
    answer: (a, b) => longest(common(a, [...b].reverse())),
  },
  {
    asks: 'a run at the same places of both',
    said: [
      'same|equal|identical index|indices|position|positions|place|places|time|day|moment',
      'i .. nums2|b i',
      'aligned|simultaneously',
      'same .. both at',
    ],
    answer(a, b) {
      let [best, now] = [0, 0]
      for (const [i, number] of a.entries()) {
        now = number === b[i] ? now + 1 : 0
        best = Math.max(best, now)
      }
      return best
    },
  },
  {
    asks: 'the beginning, or the end, that both share',
    said: [
      'prefix|prefixes|suffix|suffixes',
      'begin|begins|start|starts|beginning|starting at|with|from .. first|both',
      'end|ends of .. beginning|start',
      'overlap|overlaps|overlapping',
    ],
    answer: (a, b) =>
      a.findIndex((number, i) => number !== b[i]) < 0
        ? Math.min(a.length, b.length)
        : a.findIndex((number, i) => number !== b[i]),
  },
  {
    asks: 'the end of one that begins the other',
    said: ['suffix|prefix', 'end|ends|ending|tail .. beginning|start|begins|starts|head', 'overlap|overlaps'],
    answer: (a, b) =>
      longest(
        runs(b).filter(
          (run) =>
            String(run) === String(b.slice(0, run.length)) &&
            String(run) === String(a.slice(-run.length)) &&
            run.length <= a.length,
        ),
      ),
  },
  {
    asks: 'the number of common runs',
    said: ['how many|number|count .. subarrays|runs|common|stretches|both', 'count'],
    answer: (a, b) => new Set(common(a, b).map(String)).size,
  },
  {
    asks: 'the largest sum of a common run',
    said: ['sum|sums|total|totals|heaviest|weight'],
    answer: (a, b) => Math.max(0, ...common(a, b).map(total)),
  },
  {
    asks: 'the shortest run that only one has',
    said: ['shortest|smallest|minimum|least', 'not|never in|occur|the|appear|found', 'only one|first|a|the'],
    answer(a, b) {
      const others = new Set(runs(b).map(String))
      return Math.min(
        ...runs(a)
          .filter((run) => !others.has(String(run)))
          .map(({ length }) => length),
      )
    },
  },
  {
    asks: 'the whole of one inside the other',
    said: ['whether|true|false', 'entire|whole|complete', 'contained|contains|inside'],
    answer: (a, b) => common(a, b).some((run) => run.length === b.length),
  },
  {
    asks: 'runs without repetition',
    said: [
      'distinct|different|unique numbers|elements|values|integers',
      'no|without|never repetition|repeated|duplicate|duplicates|twice|number|repeats',
      'rising|increasing|ascending|sorted|strictly',
    ],
    answer: (a, b) => longest(common(a, b).filter((run) => new Set(run).size === run.length)),
  },
  {
    asks: 'runs that rise',
    said: ['rising|increasing|ascending|sorted|strictly|decreasing|descending|falling|arithmetic'],
    answer: (a, b) => longest(common(a, b).filter((run) => run.every((number, i) => i === 0 || number > run[i - 1]))),
  },
  {
    asks: 'a run with a few differences, or moved by an amount',
    said: [
      'mismatch|mismatches|wildcard|differ|differs|difference|differences|error|errors|mistakes|mistake',
      'transposed|shifted|raised|moved|added|plus|constant|key',
      'at most k|one|two|1',
      'except',
    ],
    answer(a, b) {
      const steps = (nums) => nums.slice(1).map((number, i) => number - nums[i])
      return longest(common(steps(a), steps(b))) + (a.length && b.length ? 1 : 0)
    },
  },
  {
    asks: 'a circle',
    said: ['circular|circle|cyclic|ring|wrap|wraps|around|rotated|rotation'],
    answer: (a, b) =>
      longest(common([...a, ...a], [...b, ...b]).filter((run) => run.length <= Math.min(a.length, b.length))),
  },
  {
    asks: 'a further condition or another figure',
    said: ['~not|never forgiven|tolerated|pardoned|mended|mending|misprint|typo'],
  },
]
