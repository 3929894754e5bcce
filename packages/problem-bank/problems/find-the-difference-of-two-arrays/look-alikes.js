const kept = (one, other) => one.filter((number) => !other.includes(number))
const ordered = (lists) => lists.map((list) => list.toSorted((a, b) => a - b))
const once = (list, whole) => list.filter((number) => whole.filter((same) => same === number).length === 1)

function leftOver(one, other) {
  const left = [...one]
  for (const number of other) {
    const place = left.indexOf(number)
    if (place !== -1) left.splice(place, 1)
  }
  return left
}

const lookAlikes = [
  {
    asks: 'repeated numbers as often as they are there',
    said: [
      'duplicate|duplicates|repeats|repeated|repetitions .. kept|keep|included|retained|remain|stay|allowed|count',
      'keep|keeping|including|include|with .. duplicate|duplicates|repeats|repetitions',
      'as often|many',
      'every|each|all occurrence|occurrences',
      'multiplicity|multiplicities|multiset|multisets',
    ],
    answer: (nums1, nums2) => [kept(nums1, nums2), kept(nums2, nums1)],
  },
  {
    asks: 'how much more often a number is there than in the other',
    said: [
      'as often|many',
      'more often|times than',
      'multiplicity|multiplicities|multiset|multisets|surplus|excess',
      'cancel|cancels|cancelled|pair|paired|matched one|off|out|up',
      'each|every occurrence|copy',
    ],
    answer: (nums1, nums2) => [leftOver(nums1, nums2), leftOver(nums2, nums1)],
  },
  {
    asks: 'what both arrays have',
    said: [
      'common|shared|intersection',
      'both arrays|lists|of|in|nums1',
      'in|of both',
      'present|occur|occurs|appear|appears|are|is also',
    ],
    answer: (nums1, nums2) => [[...new Set(nums1)].filter((number) => nums2.includes(number)), kept(nums2, nums1)],
  },
  {
    asks: 'the other list first',
    said: ['first list .. nums2|second|b', 'second|nums2|b .. first list', 'reverse|reversed|swapped|swap'],
    answer: (nums1, nums2) => findDifference(nums2, nums1),
  },
  {
    asks: 'sorted lists',
    said: ['sorted|sort|ascending|increasing|nondecreasing', 'smallest|least first', 'order of size'],
    answer: (nums1, nums2) => ordered(findDifference(nums1, nums2)),
  },
  {
    asks: 'lists sorted downwards',
    said: ['descending|decreasing', 'largest|greatest first'],
    answer: (nums1, nums2) => ordered(findDifference(nums1, nums2)).map((list) => list.reverse()),
  },
  {
    asks: 'numbers that their own array has once',
    said: [
      'exactly|only|just once',
      'once in|within its|their|the own|array',
      'unique in|within',
      'not|never repeated|repeat|duplicated',
      'single|1 time|occurrence',
    ],
    answer: (nums1, nums2) => findDifference(nums1, nums2).map((list, at) => once(list, at ? nums2 : nums1)),
  },
  {
    asks: 'places instead of numbers',
    said: ['index|indexes|positions|position|places|place|where'],
    answer: (nums1, nums2) =>
      [
        [nums1, nums2],
        [nums2, nums1],
      ].map(([one, other]) => one.flatMap((number, at) => (other.includes(number) ? [] : [at]))),
  },
  {
    asks: 'one list, or how many there are',
    said: [
      'number|count of .. numbers|elements|integers|values|distinct',
      'how many',
      'single|one list|array',
      'symmetric',
      'sum|sums|total|size|sizes',
    ],
    answer: (nums1, nums2) => [findDifference(nums1, nums2).flat()],
  },
  {
    asks: 'the differences of numbers at the same place',
    said: [
      'subtract|subtracted|subtracting|minus',
      'elementwise|element by',
      'same|corresponding index|place|position',
      'absolute',
    ],
    answer: (nums1, nums2) => [nums1.map((number, at) => number - nums2[at])],
  },
  {
    asks: 'a further condition, or near numbers counted as the same',
    said: ['apart|aside from ~the|an'],
  },
]
