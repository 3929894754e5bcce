function pieces(nums) {
  return nums.flatMap((_, start) => nums.slice(start).map((_, end) => nums.slice(start, start + end + 1)))
}

const product = (nums) => nums.reduce((total, number) => total * number, 1) + 0
const bestOf = (runs) => Math.max(...runs.map(product))

function choices(nums) {
  return nums.slice(0, 12).reduce((sets, number) => sets.concat(sets.map((set) => set.concat(number))), [[]])
}

const lookAlikes = [
  {
    asks: 'the product of a subsequence',
    said: [
      'subsequence|subsequences|subset|subsets|nonempty set',
      'not|need necessarily|be|not contiguous|consecutive|adjacent|be|neighbouring|neighboring|together|form',
      'any elements|numbers|entries|factors',
      'noncontiguous',
      'choose|pick|select any|some|numbers|elements',
      'skip|skipping|skipped|leave|leaving|omit',
    ],
    answer: (nums) => bestOf(choices(nums).filter((set) => set.length > 0)),
  },
  {
    asks: 'the product of numbers that do not stand next to each other',
    said: [
      'no two .. adjacent|neighbouring|neighboring|consecutive|next',
      'nonadjacent|nonconsecutive',
      'may|must|cannot|can not|be .. adjacent|neighbouring|neighboring',
      'never adjacent',
    ],
    answer(nums) {
      const sets = choices(nums.map((_, place) => place)).filter(
        (set) => set.length > 0 && set.every((place, at) => at === 0 || place > set[at - 1] + 1),
      )
      return bestOf(sets.map((set) => set.map((place) => nums[place])))
    },
  },
  {
    asks: 'the product of two numbers',
    said: ['two|2|pair|pairs', 'pair|pairs'],
    answer: (nums) => bestOf(choices(nums).filter((set) => set.length === 2)),
  },
  {
    asks: 'the product of three numbers',
    said: ['three|3|triplet|triple|triplets|triples'],
    answer: (nums) => bestOf(choices(nums).filter((set) => set.length === 3)),
  },
  {
    asks: 'a subarray of a fixed length',
    said: [
      'length|size two|2|three|3|k|exactly',
      'exactly|precisely two|2|three|3|k',
      'k|two|2|three|3 consecutive|adjacent|contiguous|neighbouring|neighboring|successive',
      'fixed|given length|size',
    ],
    answer: (nums) => bestOf(pieces(nums).filter((run) => run.length === 2)),
  },
  {
    asks: 'a subarray of three numbers',
    said: [
      'length|size three|3|k',
      'exactly|precisely three|3|k',
      'k|three|3 consecutive|adjacent|contiguous|neighbouring|neighboring|successive',
    ],
    answer: (nums) => bestOf(pieces(nums).filter((run) => run.length === 3)),
  },
  {
    asks: 'a subarray of two numbers at least',
    said: [
      'at least two|2|three|3|k',
      'two|2|three|3 or more|numbers',
      'more than one|1',
      'longer than one|1',
      'minimum|minimal length',
    ],
    answer: (nums) => bestOf(pieces(nums).filter((run) => run.length > 1)),
  },
  {
    asks: 'a subarray of a limited length',
    said: [
      'at most|up to two|2|three|3|k elements|numbers|entries|factors|consecutive|neighbouring|long|years',
      'no more|longer than',
      'maximum length|size',
    ],
    answer: (nums) => bestOf(pieces(nums).filter((run) => run.length <= 2)),
  },
  {
    asks: 'the smallest product',
    denied: asMost(),
    said: ['smallest|minimum|minimal|lowest|least|min|minimise|minimize'],
    answer: (nums) => Math.min(...pieces(nums).map(product)),
  },
  {
    asks: 'the largest sum',
    said: ['sum|sums|summed|adding|added|total|totals'],
    answer: (nums) => Math.max(...pieces(nums).map((run) => run.reduce((total, number) => total + number, 0))),
  },
  {
    asks: 'the longest subarray with a positive product',
    said: ['longest|length|long', 'positive product', 'product .. positive'],
    answer: (nums) =>
      Math.max(
        0,
        ...pieces(nums)
          .filter((run) => product(run) > 0)
          .map((run) => run.length),
      ),
  },
  {
    asks: 'the number of subarrays',
    said: ['how many', 'number|count of .. subarrays|subarray|runs|stretches', 'count the'],
    answer: (nums) => pieces(nums).filter((run) => product(run) > 0).length,
  },
  {
    asks: 'the absolute value of the product',
    said: ['absolute|magnitude|abs|regardless', 'ignoring .. sign', 'sign .. ignored'],
    answer: (nums) => Math.max(...pieces(nums).map((run) => Math.abs(product(run)))),
  },
  {
    asks: 'a subarray in a circle',
    said: ['circular|circle|cyclic|ring|wrap|wrapping|loop|rotate|rotated'],
    answer: (nums) => bestOf(pieces([...nums, ...nums]).filter((run) => run.length <= nums.length)),
  },
  {
    asks: 'a subarray that may be empty',
    said: [
      'has|have|having|with|contain|contains|of|hold|holds|take no|zero element|elements|number|numbers|entry|entries|member|members|value|values',
      'then|its|whose sum|total|product is|of|be 0|zero',

      'may|can|could|might|allowed|possibly .. empty|choose no|nothing',
      'possibly empty',
      'empty subarray|stretch|run|product .. 1|one|0|zero|allowed|counts',
      'empty .. product|allowed|1',
    ],
    answer: (nums) => Math.max(1, maxProduct(nums)),
  },
  {
    asks: 'a subarray that may be empty, with product zero',
    said: ['may|can|could|might|allowed|possibly .. empty', 'empty .. 0|zero|allowed', 'at least 0|zero'],
    answer: (nums) => Math.max(0, maxProduct(nums)),
  },
  {
    asks: 'a subarray with one number left out or changed',
    said: [
      'delete|deleting|deleted|deletion|remove|removing|removed|skip|skipping|skipped|omit|leave|leaving|drop|dropped',
      'change|changed|changing|flip|flipping|replace|double|doubled',
      'at most one|1|once',
      'once',
    ],
    answer(nums) {
      const shortened = pieces(nums).flatMap((run) =>
        run.length === 1 ? [run] : [run, ...run.map((_, place) => run.toSpliced(place, 1))],
      )
      return bestOf(shortened)
    },
  },
  {
    asks: 'different numbers only',
    said: [
      'distinct',
      'unique elements|numbers|values|factors',
      'all|are different',
      'different numbers|elements|values',
      'without|no .. repeated|repeating|repeats|duplicates|duplicate',
      'no .. twice',
    ],
    answer: (nums) => bestOf(pieces(nums).filter((run) => new Set(run).size === run.length)),
  },
  {
    asks: 'the product without zeros',
    said: [
      'zero|zeros|zeroes|0s .. ignored|skipped|ignore|skip|excluded|excluding|removed',
      'ignore|ignoring|skip|skipping|excluding|except .. zero|zeros|zeroes',
      'nonzero',
    ],
    answer: (nums) =>
      bestOf(pieces(nums.filter((number) => number !== 0)).concat(nums.every((number) => number === 0) ? [[0]] : [])),
  },
  {
    asks: 'the product of all but one, or of the whole array',
    said: ['whole|entire array', 'all numbers|elements|but|except'],
    answer: (nums) => product(nums),
  },
  {
    asks: 'a modulus',
    said: ['modulo|mod|modulus|remainder'],
    answer: maxProduct,
  },
  {
    asks: 'products under a further condition',
    said: [
      'length|size must|is two|odd|even|three|k|at',
      'even|odd product|length|size|sum',
      'sign|signs alternate|differ|ignored|aside|alone|of',
      'hold|holds|contain|contains .. count|counts',
      'multiple of',
      'unless|except|nothing but|excepting',
      'at least two|three|k',
      'below|under|above 20|50|100|k|limit|hundred',
      'less|smaller|lower than 20|50|100|k|limit|hundred',
      'cap|capped|ceiling',
      'exceed|exceeding 100|k|limit|50|20',
      'positive|negative number|element|entry|factor|one .. only|not|alone|ignored|count|forbidden|out',
      'only|one|single|just|most|two|even|odd|many|few|no .. positive|negative number|element|entry|factor|one .. allowed',
      'positive|negative number|element|entry|factor|one allowed .. once|twice|if|when|only|in|as|unless',
      'not all|whole|entire|longer|shorter|more|fewer',
      'three|two|2|3 numbers|elements|entries|in|or|at|consecutive|neighbouring|factors|places',
      'proper',
      'second largest|best|greatest',
      'alternate|alternating',
      'of no importance|interest',
    ],
  },
  {
    asks: 'a subarray that does not reach the ends',
    said: [
      'reach|reaches|reaching|touch|touches|touching|include|contain .. end|ends|first|last|edge|border',
      'inner|interior|inside',
      'between .. first|ends',
    ],
    answer: (nums) => (nums.length < 3 ? undefined : maxProduct(nums.slice(1, -1))),
  },
  {
    asks: 'a subarray from the first number on',
    said: ['begin|begins|start|starts|starting|beginning|prefix|first'],
    answer: (nums) => Math.max(...nums.map((_, at) => product(nums.slice(0, at + 1)))),
  },
  {
    asks: 'a subarray up to the last number',
    said: ['end|ends|ending|suffix|last|final'],
    answer: (nums) => Math.max(...nums.map((_, at) => product(nums.slice(at)))),
  },
]
