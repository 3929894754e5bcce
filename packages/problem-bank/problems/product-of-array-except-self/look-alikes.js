const lookAlikes = [
  {
    asks: 'sums',
    said: ['sum|add|adding|added|addition|total|totals'],
    answer: (nums) => nums.map((_, out) => others(nums, out).reduce((sum, number) => sum + number, 0)),
  },
  {
    asks: 'the product of the neighbours',
    said: [
      'to either|each',
      'closest|nearest',
      'just|right before|after',
      'one place|step',
      'adjacent|neighbour|neighbor|neighbouring|neighboring',
      'next to',
      'immediately|directly before|after|left|right',
      'left and right',
      'either|each side',
      'beside',
    ],
    answer: (nums) => nums.map((_, at) => (nums[at - 1] ?? 1) * (nums[at + 1] ?? 1)),
  },
  {
    asks: 'products modulo a number',
    said: ['modulo|modulus|mod|remainder', 'divided by', 'last digit'],
    answer: productExceptSelf,
  },
  {
    asks: 'products that include the element itself',
    said: [
      'including|include|included|includes',
      'whole|entire|full|complete array|list|product',
      'all .. elements|numbers .',
    ],
    answer: (nums) => nums.map(() => productOf(nums)),
  },
  {
    asks: 'the product of what comes before',
    said: [
      'before|preceding|precede|precedes|left|earlier it|itself|i|position|only|alone',
      'elements|numbers|all before|preceding|earlier',
      'to the|its left',
      'prefix product',
      'smaller index|indices',
    ],
    answer: (nums) => nums.map((_, at) => productOf(nums.slice(0, at))),
  },
  {
    asks: 'the product of what comes after',
    said: [
      'after|following|follow|follows|right|later it|itself|i|position|only|alone',
      'elements|numbers|all after|following|later',
      'to the|its right',
      'suffix product',
      'larger|greater|higher index|indices',
    ],
    answer: (nums) => nums.map((_, at) => productOf(nums.slice(at + 1))),
  },
  {
    asks: 'the running product',
    said: ['running|cumulative|up to|so far|prefix product'],
    answer: (nums) => nums.map((_, at) => productOf(nums.slice(0, at + 1))),
  },
  {
    asks: 'the largest of the others',
    said: ['top|best', 'maximum|max|largest|greatest|biggest|highest'],
    answer: (nums) => nums.map((_, out) => Math.max(...others(nums, out))),
  },
  {
    asks: 'the smallest of the others',
    said: ['minimum|min|smallest|lowest'],
    answer: (nums) => nums.map((_, out) => Math.min(...others(nums, out))),
  },
  {
    asks: 'zeros passed over',
    said: [
      'zero|0 .. missing|blank|absent|enter|entered|neutral|lost|void|placeholder|gap|hole|dropped|discarded|harmless',
      'do|does|must|should|shall|may not enter|join|take|count|spoil|matter',
      'missing|blank|placeholder|neutral',
      'zero|0 .. not|never',
      'zero|0 .. part|aside|alone|count|nothing|left|one|1|out|never',
      'zero|0 is|are|as|for one|1',
      'nothing but zero',
      'nonzero',
      'ignore|ignoring|ignored|skip|skipping|disregard|disregarding|exclude|excluding|except|besides|treat|without .. zero|zeros|zeroes|0',
      'zero|zeros|zeroes|0 .. ignored|skipped|disregarded|excluded|treated|count as',
    ],
    answer: (nums) => nums.map((_, out) => productOf(others(nums, out).filter(Boolean))),
  },
  {
    asks: 'absolute values',
    said: [
      'sign .. dropped|importance|matter|ignored|off|lost|aside|away',
      'minus',
      'positive|nonnegative',
      'as if',
      'absolute|magnitude|magnitudes',
      'ignore|ignoring|regardless|without .. sign|signs',
    ],
    answer: (nums) => nums.map((_, out) => Math.abs(productOf(others(nums, out)))),
  },
  {
    asks: 'every copy of the value left out',
    said: [
      'equal|same|identical .. left|excluded|skipped|too|also|well',
      'equal|same|identical .. out ~i|k|of',
      'other value',
      'whose value|values .. not|differ|differs|different|other',
      'differ|differs from',
      'nums j nums i',
      'twins|copies|copy|duplicates',
      'distinct|different value|number|element',
      'different from nums|it|its',
      'not equal to nums|it|its|this|that|the',
      'every|all|each occurrence|copy|equal',
      'equal to it|nums',
    ],
    answer: (nums) => nums.map((left) => productOf(nums.filter((number) => number !== left))),
  },
  {
    asks: 'each distinct value counted once',
    said: ['distinct value|number|element|factor', 'duplicate|repeated .. once|single'],
    answer: (nums) => nums.map((_, out) => productOf([...new Set(others(nums, out))])),
  },
  {
    asks: 'only the numbers at positions of the same or other parity',
    said: [
      'same|other|opposite parity',
      'even|odd',
      'odd|even index|position|indexed|place|value|number|indices',
      'every other|second element|position|index',
      'parity',
    ],
    answer: (nums) => nums.map((_, at) => productOf(nums.filter((_, other) => (other - at) % 2 !== 0))),
  },
  {
    asks: 'the exclusive or of the others',
    said: ['xor|exclusive|bitwise|gcd|divisor|lcm'],
    answer: (nums) => nums.map((_, out) => others(nums, out).reduce((all, number) => all ^ number, 0)),
  },
  {
    asks: 'the results in reverse',
    said: ['reverse|reversed|backwards'],
    answer: (nums) => productExceptSelf(nums).reverse(),
  },
  {
    asks: 'the sign alone',
    said: ['sign', 'positive .. negative'],
    answer: (nums) => productExceptSelf(nums).map(Math.sign),
  },
  {
    asks: 'the product without its neighbours',
    said: [
      'itself and|or',
      'neither',
      'neighbour|neighbor|adjacent|beside',
      'next to',
      'more than one .. away',
      'at least two',
      'away|apart|distance',
      'abs i j',
      'i j 1|2',
    ],
    answer: (nums) => nums.map((_, at) => productOf(nums.filter((_, other) => Math.abs(other - at) > 1))),
  },
  {
    asks: 'the product of smaller or of larger numbers alone',
    said: [
      'smaller|larger|greater|less|bigger|lower|higher|exceed|exceeding|above|below',
      'smaller|larger|greater|less than',
    ],
    answer: (nums) => nums.map((number) => productOf(nums.filter((other) => other < number))),
  },
  {
    asks: 'the product of larger numbers alone',
    said: ['smaller|larger|greater|less|bigger|lower|higher|exceed|exceeding|above|below', 'larger|greater than'],
    answer: (nums) => nums.map((number) => productOf(nums.filter((other) => other > number))),
  },
  {
    asks: 'a product with a bound',
    said: ['no larger|greater|bigger'],
  },
  {
    asks: 'a further condition or exception',
    said: [
      'of no importance|use|interest|account|concern|consequence|avail|effect',
      'take|taking|playing|play no part|role',
      'no|never|not|nor more|longer|larger|further|bigger|greater|higher|deeper|fewer|less than one|two|three|four|five|six|2|3|4|5|6',
      'more|longer|further|farther|larger|bigger|greater|higher|deeper than two|three|four|five|six|2|3|4|5|6',
      'stay|stand|remain|keep in|at|their|its|where place|they|it',
      'provided|providing|assuming that',
      'as if|though|soon',
      'thrown|used up|away|out',
      'no longer',
    ],
  },
  {
    asks: 'the product without a neighbour as well',
    said: [
      'neighbour|neighbours|neighboring|neighbouring|neighbor|adjacent',
      'along with|together it|them|its',
      'next to',
      'left out|aside',
      'before|after it|them',
    ],
    answer: (nums) =>
      nums.map((_, at) =>
        nums.reduce((product, num, other) => (other === at || other === at - 1 ? product : product * num), 1),
      ),
  },
  {
    asks: 'all equal numbers left out',
    said: ['value other than', 'different from nums'],
  },
]

const others = (nums, out) => nums.toSpliced(out, 1)
const productOf = (nums) => nums.reduce((product, number) => product * number, 1)
