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
    denied: contiguous(),
    said: [
      'wherever|scattered|anywhere|everywhere',
      'choose|pick|select|take|taking|choosing|picking one|or|few|several|as',
      'choose|pick|select|take|taking|choosing|picking a ~nonempty|contiguous|continuous|connected|consecutive|unbroken|uninterrupted|stretch|run|section|segment|block|window|slice|subarray|range|piece|gapless|chain|streak|span',
      'whatever|any|different place|position|order|where',
      'leave|leaving|left out',
      'no matter where',
      'as many',
      'subsequence|subsequences|subset|subsets|nonempty set',
      'not|need necessarily|be|not contiguous|consecutive|adjacent|neighbouring|neighboring|form|stand|together',
      'need not be ~exactly|equal|the|at|as|sum|larger',
      'any elements|numbers|entries|factors',
      'noncontiguous',
      'choose|pick|select any|some|numbers|elements',
      'skip|skipping|skipped|omit',
      'leave|leaving out|away|aside|off|one|some|any|two',
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
    said: ['two|2|pair|pairs ~negative|negatives|minus|below', 'pair|pairs'],
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
      'two|2 or more',
      'at least two|2',
      'lone|single|solitary|isolated',
      '~number|element|value|factor|one|it alone',
      'own|itself .. no|not|never',
      'longer|more|greater than one|1|a',
      'numbers or more',
      'not .. on its|their own',
      'two|2 .. or longer|more',
      'not a number|single',
      'one|single|lone|solitary element|number|value|entry|factor|item|one|alone .. no|not|never',
      'is|are|makes|make|forms|regarded|counts no|not|as stretch|run|streak|subarray|block|piece|span|row|segment|section|product',
      'single|lone .. not|never|no|excluded',
      'one .. not|never enough',
      'alone .. not|never',
      'two or|and|at',
      'with|without|has|have|no|least|its|a|one|own|more|some|any|two|direct|adjacent neighbour|companion|partner',
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
    said: ['smallest|minimum|minimal|lowest|min|minimise|minimize', '~at least'],
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
      'left|cross|crossed|strike|struck|cut|thrown|throw|take|taken .. out|away|aside|off',
      'ignore|ignored|ignoring|pass|passed|jump|jumped over|one|a|an',
      'except|but|save one',
      'without one|counting',
      'spare|spared|forgo|erase|erased|cancel|cancelled|exclude|excluded',
      'delete|deleting|deleted|deletion|remove|removing|removed|skip|skipping|skipped|omit|drop|dropped',
      'leave|leaving out|away|aside|off|one|some|any',
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
      'nought|noughts|missing|passed|skip|skipped|part',
      'zero|zeros .. treated|there|exist|count|matter|invisible|transparent|missing|blank|dropped|deleted|struck|crossed|harmless|neutral|gone|out|away',
      'as if|though',
      'without .. zero|zeros',
      'zero|zeros .. not|never|no',
      'drop|dropping|delete|deleting|remove|removing|strike|striking .. zero|zeros',
      'zero|zeros .. 1|one',
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
      'at least two|three|k',
      'below|under|above 20|50|100|k|limit|hundred',
      'three|two|2|3 numbers|elements|entries|in|or|at|consecutive|neighbouring|factors|places',
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
    said: [
      'prefix|prefixes|initial',
      'begin|begins|start|starts|starting|beginning .. first|beginning|0|zero|left|front|outset',
      'first number|element|factor|entry|one|so|few|k|m|i|several|many|some',
      'from|at|with the first|beginning|start|left|front|very',
      'must|has|always|should .. first|front',
      'num 0',
    ],
    answer: (nums) => Math.max(...nums.map((_, at) => product(nums.slice(0, at + 1)))),
  },
  {
    asks: 'a subarray up to the last number',
    said: ['end|ends|ending|suffix|last', 'final ~value|answer|result|product'],
    answer: (nums) => Math.max(...nums.map((_, at) => product(nums.slice(at)))),
  },
  {
    asks: 'a subarray without numbers below zero, or without zeros',
    said: [
      'keep|keeps|steer|stay|stays|steers|stays .. clear|away|off|out',
      'clear|rid|empty|void|devoid of',
      'negative number|value|element|factor|one .. ends|stops|breaks|barrier|wall|forbidden',
      'cross|crosses|touch|touches|pass|meet .. negative|zero',
      'no|not|without|free|nor|never|avoid|avoiding|avoids .. negative|minus|zero|0|nonpositive',
      'only|all|solely|purely|entirely|wholly|just .. positive|nonnegative|negative',
      'positive|nonnegative number|element|entry|value|factor|stretch|run|only',
      '~a positive|nonnegative one',
      'negative|zero|0 .. not|never|no|excluded|stops|ends|breaks|interrupts|avoided',
    ],
    answer: (nums) =>
      Math.max(
        0,
        ...pieces(nums)
          .filter((run) => run.every((number) => number >= 0))
          .map(product),
      ),
  },
]
