/** Every choice of `size` of the indices below `length`. */
function choices(length, size, from = 0) {
  if (size === 0) return [[]]
  const found = []
  for (let first = from; first <= length - size; first++)
    for (const rest of choices(length, size - 1, first + 1)) found.push([first, ...rest])
  return found
}

const sumAt = (numbers, chosen) => chosen.reduce((sum, index) => sum + numbers[index], 0)
const minAt = (numbers, chosen) => Math.min(...chosen.map((index) => numbers[index]))
const maxAt = (numbers, chosen) => Math.max(...chosen.map((index) => numbers[index]))

/** The largest of the scores of all choices of k indices, as far as they can be tried. */
const bestOf = (nums1, k, scoreOf, pick = Math.max) => pick(...choices(nums1.length, k).map(scoreOf))

const lookAlikes = [
  {
    asks: 'up to k indices',
    said: ['at most|up to k|m|count|size', 'up to', 'k or fewer|less', 'no|not more than', 'any number of', 'nonempty'],
    answer: (nums1, nums2, k) =>
      Math.max(...Array.from({ length: k }, (_, fewer) => maxScore(nums1, nums2, fewer + 1))),
  },
  {
    asks: 'indices that stand side by side',
    said: [
      'contiguous|consecutive|adjacent|neighbouring|neighboring|subarray|window|segment|row|side',
      'in succession',
    ],
    answer: (nums1, nums2, k) =>
      Math.max(
        ...nums1.slice(k - 1).map((_, start) => {
          const chosen = Array.from({ length: k }, (_, offset) => start + offset)
          return sumAt(nums1, chosen) * minAt(nums2, chosen)
        }),
      ),
  },
  {
    asks: 'no two chosen indices side by side',
    said: ['no|not|never .. adjacent|consecutive|neighbouring|neighboring|neighbours'],
  },
  {
    asks: 'the largest of nums2 instead of the smallest',
    said: [
      'times|by|multiplied|with .. maximum|largest|greatest|highest|max of',
      'maximum|largest|greatest|highest|max .. nums2|b|second|factors|efficiency|weights|quality',
      'sum .. largest|greatest|highest',
    ],
    answer: (nums1, nums2, k) => bestOf(nums1, k, (chosen) => sumAt(nums1, chosen) * maxAt(nums2, chosen)),
  },
  {
    asks: 'the smallest score',
    said: [
      'minimum|smallest|least|lowest|minimal possible|score|product|value|result|cost',
      'minimize|minimise|minimizing|minimising',
      'as small|low as',
    ],
    answer: (nums1, nums2, k) => bestOf(nums1, k, (chosen) => sumAt(nums1, chosen) * minAt(nums2, chosen), Math.min),
  },
  {
    asks: 'a sum instead of the product',
    said: [
      'plus|added|add|adding|increased .. minimum|smallest|least|lowest|min',
      'minimum|smallest .. added|plus',
      'minus|less|subtract|subtracted|reduced',
    ],
    answer: (nums1, nums2, k) => bestOf(nums1, k, (chosen) => sumAt(nums1, chosen) + minAt(nums2, chosen)),
  },
  {
    asks: 'the sum of both, or the products of the pairs',
    said: [
      'sum of .. product|products|nums1 i nums2',
      'sum .. times|multiplied .. sum',
      'sums|both .. sum|sums',
      'dot|scalar product',
    ],
    answer: (nums1, nums2, k) => bestOf(nums1, k, (chosen) => sumAt(nums1, chosen) * sumAt(nums2, chosen)),
  },
  {
    asks: 'the smaller of all elements, or of nums1',
    said: [
      'smallest|minimum|least|min .. both|nums1|all',
      'product of .. nums1|first',
      'either array|list',
      'smallest|minimum|least .. whole|entire|remaining|other|not|unchosen',
    ],
    answer: (nums1, nums2, k) => maxScore(nums2, nums1, k),
  },
  {
    asks: 'the score modulo a number',
    said: ['modulo|mod|remainder', '10 9 7', '10^9', '1000000007'],
    answer: (nums1, nums2, k) => bestOf(nums1, k, (chosen) => sumAt(nums1, chosen) * minAt(nums2, chosen)) % 1000000007,
  },
]
