const lookAlikes = [
  {
    asks: 'two contiguous parts',
    said: [
      'knife|saw|scissors|stroke',
      'one|a|single|some place|point|cut|spot|stroke',
      'before .. after',
      'left .. right',
      'line|row|chain',
      'must|should|to be|form|stay contiguous|consecutive|adjacent|together',
      'are|is|each|both|two|into contiguous|consecutive|adjacent',
      'contiguous|consecutive part|subarray|piece|half|group|section|block|run|segment',
      'subarray|subarrays|prefix|suffix',
      'cut|split|break|divided|divide at|after some|a|one|any|position',
      'left .. right part|half|side|piece',
      'order .. kept|preserved|unchanged|maintained',
      'keep|keeping|preserve|preserving|without changing|changing|rearranging|reordering .. order',
      'one cut',
      'two halves .. left|first',
    ],
    answer(nums) {
      const total = sum(nums)
      return nums.some((_, place) => place < nums.length - 1 && 2 * sum(nums.slice(0, place + 1)) === total)
    },
  },
  {
    asks: 'three parts',
    said: [
      'three|3 .. part|subset|group|set|share|pile|team|bag|box|heap|way|equal',
      'third',
      'each of the three|3',
      'into three|3',
    ],
    answer: (nums) => partsOfEqualSum(nums, 3),
  },
  {
    asks: 'four parts',
    said: ['four|4 .. part|subset|group|set|share|pile|team|side|equal', 'square|quarter', 'into four|4'],
    answer: (nums) => partsOfEqualSum(nums, 4),
  },
  {
    asks: 'sums that differ by at most one',
    said: [
      'differ|difference|differs .. at most|most|more|less|exceed|exceeds|1|one',
      'at most 1|one',
      'as equal|close|near as',
      'almost|nearly|approximately|roughly',
      'minimum|smallest|minimal|least .. difference',
    ],
    answer: (nums) => splits(nums).some(([first, second]) => Math.abs(sum(first) - sum(second)) <= 1),
  },
  {
    asks: 'sums that differ by exactly one',
    said: ['differ|difference|differs .. 1|one|exactly', 'one more|larger|greater|bigger'],
    answer: (nums) => splits(nums).some(([first, second]) => Math.abs(sum(first) - sum(second)) === 1),
  },
  {
    asks: 'equal averages',
    said: ['average|averages|mean|arithmetic'],
    answer: (nums) =>
      splits(nums).some(
        ([first, second]) => first.length && second.length && sum(first) * second.length === sum(second) * first.length,
      ),
  },
  {
    asks: 'equal products',
    said: ['product|products|multiply|multiplied|multiplying|multiplication'],
    answer: (nums) => splits(nums).some(([first, second]) => product(first) === product(second)),
  },
  {
    asks: 'parts of equal size as well',
    said: [
      'in size|number|numbers|count|headcount',
      'headcount|heads|equinumerous',
      'strength|weight|sum|value|total .. and|also|as size|number|count',
      'neither|none .. more|fewer|larger|longer',
      'no|not|never .. more|fewer than',
      'more|fewer card|cards|number|numbers|element|elements|items|coins|than',
      'as many .. as',
      'equally many|long|large|numerous',
      'both .. same|equal size|number|length',
      'half of|the .. each',
      'size|sizes|length|lengths|count|counts .. equal|same|differ|agree',
      'equal|same|equally size|sized|length|number|count|cardinality|many',
      'as many|numerous',
      'same .. number|count of',
      'equal .. size|length|number|cardinality',
      'number|count of .. equal|same',
      'half of the element|number|item|integer',
      'n 2 element|number|item',
    ],
    answer: (nums) =>
      splits(nums).some(([first, second]) => first.length === second.length && sum(first) === sum(second)),
  },
  {
    asks: 'one sum twice the other',
    said: ['twice|double|doubled|doubles', 'half as|the|that|its', 'two times', 'times .. other|as|large'],
    answer: (nums) => splits(nums).some(([first, second]) => sum(first) === 2 * sum(second)),
  },
  {
    asks: 'two equal subsets that need not use everything',
    denied: [
      'partition|partitioned|split|divide|divided|all|every|each|whole|entire|everything|total|half|rest|distribute|distributed|dealt|deal|shared|share|remaining|other|others|remainder|halves|complement|not',
    ],
    said: [
      'not|neednt|without .. use|used|using|take|belong|assigned',
      'some|others|rest|any .. left over|out|unused|behind|aside',
      'leave|leaving .. out|over|unused|aside',
      'discard|discarded|discarding|ignore|ignored|ignoring|unused|disjoint|skip|skipped|optional',
    ],
    answer: (nums) =>
      splits(nums).some(
        ([first]) => first.length && splits(first).some(([a, b]) => a.length && b.length && sum(a) === sum(b)),
      ),
  },
  {
    asks: 'equal parts once one number is removed',
    said: [
      'remove|removed|removing|removal|delete|deleted|deleting|drop|dropped|dropping|except|excluding|omit|omitting .. one|single|1|a|an',
      'leave|leaving out',
    ],
    answer: (nums) => nums.some((_, out) => canPartition(nums.toSpliced(out, 1))),
  },
  {
    asks: 'signs that make the sum zero',
    said: ['sign|signs|plus or minus|negate|negated|negative'],
    answer: (nums) => canPartition(nums),
  },
  {
    asks: 'the odd and the even numbers in different parts',
    said: ['odd|even number|integer|value|element|one|index|position|place|indices'],
    answer: (nums) => 2 * sum(nums.filter((number) => number % 2)) === sum(nums),
  },
  {
    asks: 'different numbers in each part',
    said: ['distinct|unique|no duplicate|duplicates|repeated', 'different number|value|element|integer'],
    answer: (nums) =>
      splits(nums).some(
        (parts) => sum(parts[0]) === sum(parts[1]) && parts.every((part) => new Set(part).size === part.length),
      ),
  },
  {
    asks: 'no neighbours in the same part',
    said: [
      'adjacent|neighbour|neighbor|neighbouring|neighboring|consecutive|next to|alternate|alternating|alternately',
    ],
    answer: (nums) => 2 * sum(nums.filter((_, place) => place % 2)) === sum(nums),
  },
  {
    asks: 'a certain number alone, or apart from another',
    said: [
      'alone|lone|single',
      'by itself|themselves',
      'largest|smallest|biggest|first|last number|element|one|coin|item .. must|has|stay|stays|alone|not|cannot',
      'apart|separate|separated|together',
    ],
    answer: (nums) => {
      const largest = Math.max(...nums)
      return nums.reduce((sum, num) => sum + num, 0) === 2 * largest
    },
  },
]

const sum = (nums) => nums.reduce((total, number) => total + number, 0)
const product = (nums) => nums.reduce((total, number) => total * number, 1)

function splits(nums) {
  return nums.reduce(
    (found, number) =>
      found.flatMap(([first, second]) => [
        [[...first, number], second],
        [first, [...second, number]],
      ]),
    [[[], []]],
  )
}

function partsOfEqualSum(nums, count) {
  const share = sum(nums) / count
  const fill = (rest, part) =>
    rest.length === 0
      ? part.every((total) => total === share)
      : part.some((total, at) => total + rest[0] <= share && fill(rest.slice(1), part.with(at, total + rest[0])))
  return fill(nums, new Array(count).fill(0))
}
