const lookAlikes = [
  {
    asks: 'the length of the longest such subarray',
    said: [
      'longest|maximum|maximal|largest|greatest|biggest',
      'length|size of the|a|such|every|each longest|shortest|largest|such|run|stretch|subarray',
    ],
    answer: (nums, k) =>
      Math.max(
        0,
        ...runs(nums)
          .filter((run) => sum(run) === k)
          .map(({ length }) => length),
      ),
  },
  {
    asks: 'the length of the shortest such subarray',
    said: ['shortest|smallest|minimum|minimal|fewest'],
    answer: (nums, k) =>
      Math.min(
        ...runs(nums)
          .filter((run) => sum(run) === k)
          .map(({ length }) => length),
      ),
  },
  {
    asks: 'subsets or subsequences',
    denied: contiguous(),
    said: [
      'subset|subsets|subsequence|subsequences|combination|combinations',
      'not|neednt|without .. contiguous|consecutive|adjacent|neighbouring',
      'noncontiguous',
      'pick|picking|choose|choosing|select|selecting',
    ],
    answer: (nums, k) => subsetsOf(nums).filter((subset) => sum(subset) === k && subset.length).length,
  },
  {
    asks: 'pairs of numbers',
    said: ['pair|pairs', 'two numbers|elements|integers|entries'],
    answer: (nums, k) => subsetsOf(nums).filter((subset) => subset.length === 2 && sum(subset) === k).length,
  },
  {
    asks: 'sums below the bound',
    said: ['less|smaller|lower|fewer than', 'below|under'],
    answer: (nums, k) => runs(nums).filter((run) => sum(run) < k).length,
  },
  {
    asks: 'sums of at most the bound',
    said: [
      'or lower|below|beneath|under|smaller',
      'at most',
      'less|smaller .. or equal',
      'not|never|without .. exceed|exceeds|exceeding|more|greater',
      'or less|fewer|smaller',
      'up to',
      'no more|greater|larger',
    ],
    answer: (nums, k) => runs(nums).filter((run) => sum(run) <= k).length,
  },
  {
    asks: 'sums of at least the bound',
    said: [
      'or higher|above|over|beyond|bigger',
      'at least',
      'greater|larger|more .. or equal',
      'or more|greater|larger',
      'no|not less|fewer|smaller',
      'reach|reaches',
    ],
    answer: (nums, k) => runs(nums).filter((run) => sum(run) >= k).length,
  },
  {
    asks: 'sums above the bound',
    said: ['greater|larger|more|higher than', 'above|exceed|exceeds|exceeding'],
    answer: (nums, k) => runs(nums).filter((run) => sum(run) > k).length,
  },
  {
    asks: 'sums that are multiples',
    said: ['divisible|divides|multiple|multiples|remainder|modulo|mod'],
    answer: (nums, k) => runs(nums).filter((run) => sum(run) % k === 0).length,
  },
  {
    asks: 'different subarrays',
    said: [
      'alike are|count|counts|is|as one|once|only|as|a|the',
      'read|look|looks|reads .. alike|same .. one|once',
      'alike .. once|one',
      'different in|by',
      'counted|count|counts|taken|listed for|as|only|but one|once|single',
      'one and the same',
      'two|several|many|other place|places|positions|spots',
      'same row|sequence|list|series|numbers|order',
      'met|found|seen|occurs|appears again|twice|several|repeatedly|at|elsewhere',
      'different row|rows|sequence|sequences|list|lists|series|content',
      'same subarray|one|stretch|run|to|thing',
      'list|lists|listing|hold|holds|holding|contain|contains|read|reads|show|shows .. same number|numbers|values|elements',
      'same number|value|values|numbers|elements ~k|of',
      'content|contents',
      'wherever|elsewhere|anywhere',
      'once|one only',
      'twin|twins|copy|copies|equal|identical subarray|subarrays|stretches|runs|content|ones',
      'once',
      'kind|kinds|sort|sorts|pattern|patterns of',
      'distinct|unique',
      'number|count|many .. different subarray|subarrays|runs|contents',
      'different|identical content|contents',
      'same .. counted|count|counts once',
      'counted|count|counts once',
      'only once',
      'duplicate|duplicates',
    ],
    answer: (nums, k) =>
      new Set(
        runs(nums)
          .filter((run) => sum(run) === k)
          .map(String),
      ).size,
  },
  {
    asks: 'products',
    said: ['product|products|multiply|multiplied'],
    answer: (nums, k) => runs(nums).filter((run) => run.reduce((product, number) => product * number, 1) === k).length,
  },
  {
    asks: 'the exclusive or',
    said: ['xor|bitwise|exclusive'],
    answer: (nums, k) => runs(nums).filter((run) => run.reduce((all, number) => all ^ number, 0) === k).length,
  },
  {
    asks: 'averages',
    said: ['average|averages|mean|median'],
    answer: (nums, k) => runs(nums).filter((run) => sum(run) === k * run.length).length,
  },
  {
    asks: 'subarrays of two or more numbers',
    said: [
      'one|single|lone|solitary night|day|element|number|value|entry|hour|item|month|week|alone .. no|not|never',
      'is|are|makes|make|forms|regarded no|not stretch|run|streak|subarray|block|period|series|row|segment|section',
      'at least two|2',
      'two or more',
      'two|2 number|element|value|entry|item or more',
      'length .. two',
      'more than one|1',
      'longer than',
      'begins|begin|starts|start|first .. ends|end|last .. never|not|different|differ',
      'takes|needs|spans|lasts .. night|step|change',
    ],
    answer: (nums, k) => runs(nums).filter((run) => run.length > 1 && sum(run) === k).length,
  },
  {
    asks: 'subarrays of a circular array',
    said: ['circular|circularly|circle|wrap|wraps|wrapping|cyclic|ring'],
    answer: (nums, k) =>
      nums
        .flatMap((_, from) => nums.map((__, more) => [...nums, ...nums].slice(from, from + more + 1)))
        .filter((run, at) => (run.length < nums.length || at < nums.length) && sum(run) === k).length,
  },
  {
    asks: 'the most subarrays that do not overlap',
    said: [
      'no|not|never|none|without .. share|shares|sharing|shared|common',
      'side by side',
      'each|every|a|one entry|element|number|value .. once|one|single',
      'nonoverlapping|disjoint',
      'overlap .. not|never|cannot',
      'not|no|without|never|cannot|dont overlap|overlapping',
    ],
    answer(nums, k) {
      let [count, from] = [0, 0]
      for (const end of nums.keys())
        if (nums.slice(from, end + 1).some((_, at, run) => sum(run.slice(at)) === k))
          [count, from] = [count + 1, end + 1]
      return count
    },
  },
  {
    asks: 'subarrays of length k',
    said: ['length|size k', 'k elements|numbers|consecutive'],
    answer: (nums, k) => runs(nums).filter(({ length }) => length === k).length,
  },
  {
    asks: 'prefixes, or suffixes',
    said: [
      'number of prefix|suffix',
      'prefix|suffix whose|with|that',
      'start|starts|starting|begin|begins|beginning .. first|beginning|start',
    ],
    answer: (nums, k) => nums.filter((_, end) => sum(nums.slice(0, end + 1)) === k).length,
  },
  {
    asks: 'the difference of the largest and the smallest, or of the ends',
    said: ['difference|largest|maximum|minimum|absolute'],
    answer: (nums, k) => runs(nums).filter((run) => Math.max(...run) - Math.min(...run) === k).length,
  },
  {
    asks: 'the absolute value of the sum',
    said: ['absolute|magnitude|either sign'],
    answer: (nums, k) => runs(nums).filter((run) => Math.abs(sum(run)) === Math.abs(k)).length,
  },
  {
    asks: 'sums other than this one',
    said: ['not equal|equals', 'differs|differ|different from', 'other than', 'unequal'],
    answer: (nums, k) => runs(nums).filter((run) => sum(run) !== k).length,
  },
  {
    asks: 'subarrays with k odd or distinct numbers',
    said: ['k|exactly odd|even|distinct|different|zeros|ones', 'odd|even number|numbers|length'],
    answer: (nums, k) => runs(nums).filter((run) => run.filter((number) => number % 2).length === k).length,
  },
  {
    asks: 'subarrays of an even length',
    said: ['odd|even number|length|size|count', 'length|size .. odd|even|divisible|multiple'],
    answer: (nums, k) => runs(nums).filter((run) => run.length % 2 === 0 && sum(run) === k).length,
  },
  {
    asks: 'the empty subarray counted as well',
    said: [
      'empty .. one|too|also|counts|included|well|them|sum',
      'possibly|including|even empty',
      'empty subarray|one|stretch',
      'zero|no elements',
    ],
    answer: (nums, k) => subarraySum(nums, k) + (k === 0 ? 1 : 0),
  },
  {
    asks: 'whether there is one',
    said: [
      'return|returns|print|output|give|answer|report 1|one|true|yes if|when|where|exactly',
      'whether|does|is there',
      'else|otherwise|if 0|zero|false|no',
      'exists|exist',
      '1 if|when|for',
      'at least one .. return|exist|exists',
    ],
    answer: (nums, k) => (subarraySum(nums, k) > 0 ? 1 : 0),
  },
  {
    asks: 'runs with certain numbers at their ends',
    said: [
      'first .. equals|equal|same|like|matches|is|than .. last',
      'last .. equals|equal|same|like|matches|is|than .. first',
      'first and|or|nor last',
      'whose|its first|last',
      'both|each|either|two end',
      'end|ends|begin|begins|start|starts with|on|in',
    ],
    answer: (nums, k) => runs(nums).filter((run) => sum(run) === k && run[0] === run[run.length - 1]).length,
  },
]

const sum = (nums) => nums.reduce((total, number) => total + number, 0)
const runs = (nums) => nums.flatMap((_, from) => nums.slice(from).map((__, more) => nums.slice(from, from + more + 1)))

function subsetsOf(nums) {
  return nums.reduce((found, number) => found.concat(found.map((subset) => [...subset, number])), [[]])
}
