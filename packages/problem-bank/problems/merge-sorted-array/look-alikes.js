/** Writes what `arranged` makes of the two sorted parts over nums1, with zeros behind it. */
function written(nums1, m, nums2, n, arranged) {
  const values = arranged(nums1.slice(0, m), nums2.slice(0, n))
  for (const place of nums1.keys()) nums1[place] = values[place] ?? 0
}

const rising = (a, b) => a - b

const lookAlikes = [
  {
    asks: 'descending order',
    said: [
      'fall|falls|falling|down|downward|descending|decreasing',
      'greatest|largest|highest .. down|first|front|least|smallest',
      'from .. greatest|largest|highest',
      'descending|decreasing|nonincreasing',
      'largest|biggest|greatest|highest|tallest|heaviest|latest|newest to smallest|lowest|least|shortest|oldest',
      'largest|biggest|greatest|highest|tallest|heaviest value|element|number|one|score first',
      'largest|biggest|greatest|highest|tallest|heaviest first|front',
      'reverse|reversed order|sorted',
      'begins|begin|starts|start with the largest|biggest|greatest|highest',
      'falling order',
    ],
    answer: (nums1, m, nums2, n) => written(nums1, m, nums2, n, (a, b) => [...a, ...b].sort((x, y) => y - x)),
  },
  {
    asks: 'equal values once',
    said: [
      'single time|copy',
      'doubles|double|duplicates|duplicate|copies|copy|repeats|repetitions',
      'equal|same|both .. once|one|single',
      'drop|dropping|dropped|discard|discarded',
      'once',
      'duplicate|repeat|repetition .. once|removed|dropped|eliminated|discarded|omitted|skipped|collapsed|single',
      'remove|removing|drop|dropping|eliminate|skip|discard|without|no|omit|omitting duplicate|repeat|repetition|repeated',
      'distinct|unique value|number|element|integer|one|merged|order',
      'distinct|unique|deduplicate|deduplicated',
      'only|just|exactly|at once',
      'appears|appear|occurs|occur|written|listed|kept|stored once',
      'strictly increasing|ascending',
      'set union',
      'met|seen|found|present twice',
    ],
    answer: (nums1, m, nums2, n) => written(nums1, m, nums2, n, (a, b) => [...new Set([...a, ...b])].sort(rising)),
  },
  {
    asks: 'the second array behind the first, unsorted',
    said: [
      'append|appended|appending|concatenate|concatenated|concatenation',
      'copy|copied|put|place .. after|behind the first',
      'no|without|not sorting|sorted|reordering',
      'order .. unchanged|preserved|kept',
    ],
    answer: (nums1, m, nums2, n) => written(nums1, m, nums2, n, (a, b) => [...a, ...b]),
  },
  {
    asks: 'the second array before the first',
    said: ['prepend|prepended|prepending', 'in front|before the first|nums1|elements', 'second first'],
    answer: (nums1, m, nums2, n) => written(nums1, m, nums2, n, (a, b) => [...b, ...a]),
  },
  {
    asks: 'the values of both in turn',
    said: [
      'alternate|alternates|alternating|alternately|interleave|interleaved|interleaving|zip|riffle',
      'in turn|turns',
      'one from each',
      'taking|take turns',
    ],
    answer: (nums1, m, nums2, n) =>
      written(nums1, m, nums2, n, (a, b) =>
        Array.from({ length: Math.max(m, n) }, (_, place) => [
          ...a.slice(place, place + 1),
          ...b.slice(place, place + 1),
        ]).flat(),
      ),
  },
  {
    asks: 'the values that both have',
    said: ['intersection|common|shared|both contain', 'in|of|from both|each array|list|arrays', 'present in both'],
    answer: (nums1, m, nums2, n) => written(nums1, m, nums2, n, (a, b) => a.filter((value) => b.includes(value))),
  },
  {
    asks: 'the values of the first that the second lacks',
    said: ['not in|present|contained|found|appear|occur .. nums2|second', 'subtract|difference|missing from|absent'],
    answer: (nums1, m, nums2, n) => written(nums1, m, nums2, n, (a, b) => a.filter((value) => !b.includes(value))),
  },
  {
    asks: 'values that only one array has',
    said: ['exactly|only one of', 'symmetric difference', 'not both', 'cancel|cancels|cancelled|annihilate'],
    answer: (nums1, m, nums2, n) =>
      written(nums1, m, nums2, n, (a, b) =>
        [...a.filter((value) => !b.includes(value)), ...b.filter((value) => !a.includes(value))].sort(rising),
      ),
  },
  {
    asks: 'only the smallest or the largest values',
    said: [
      'only|just|keep|keeping|retain the m|n|k|smallest|largest|biggest|lowest|highest',
      'm|n|k smallest|largest|lowest|highest|biggest',
      'capacity|truncate|truncated|cut off',
    ],
    answer: (nums1, m, nums2, n) => written(nums1, m, nums2, n, (a, b) => [...a, ...b].sort(rising).slice(0, m)),
  },
  {
    asks: 'the order of absolute values',
    said: [
      'absolute|magnitude',
      'ignoring|regardless|whatever .. sign',
      'distance from|to zero|0',
      'square|squares|squared',
    ],
    answer: (nums1, m, nums2, n) =>
      written(nums1, m, nums2, n, (a, b) => [...a, ...b].sort((x, y) => Math.abs(x) - Math.abs(y))),
  },
  {
    asks: 'sums, or another value, of each two',
    said: [
      'sum|sums|add|added|adding of|the|to|up|each',
      'pairwise|elementwise',
      'average|product|running|prefix|cumulative',
    ],
    answer: (nums1, m, nums2, n) =>
      written(nums1, m, nums2, n, (a, b) =>
        Array.from({ length: Math.max(m, n) }, (_, place) => (a[place] ?? 0) + (b[place] ?? 0)),
      ),
  },
  {
    asks: 'odd and even values apart',
    said: ['even|odd', 'parity', 'negative .. before|first|positive'],
    answer: (nums1, m, nums2, n) =>
      written(nums1, m, nums2, n, (a, b) => [...a, ...b].sort((x, y) => Math.abs(x % 2) - Math.abs(y % 2) || x - y)),
  },
  {
    asks: 'positive values only, or values other than zero',
    said: [
      'positive|nonzero number|value|element|only|one',
      'ignore|ignoring|skip|skipping|drop|except|excluding .. negative|zero|0|zeros|zeroes .. value|number|element|real',
      'only|just positive|nonnegative|negative',
      'drop|dropped|discard|discarded|excluded',
    ],
    answer: (nums1, m, nums2, n) =>
      written(nums1, m, nums2, n, (a, b) => [...a, ...b].filter((value) => value > 0).sort(rising)),
  },
  {
    asks: 'the free places kept in front',
    said: [
      'front|beginning|start|head .. zero|zeros|zeroes|free|empty',
      'zero|zeros|zeroes|free|empty .. front|beginning|start|head',
    ],
    answer(nums1, m, nums2) {
      const all = [...nums1.slice(nums1.length - m), ...nums2].sort(rising)
      for (const place of nums1.keys()) nums1[place] = all[place] ?? 0
    },
  },
  {
    asks: 'equal values kept once',
    said: ['once only', 'member|members of both', 'distinct|unique ~integer'],
  },
]
