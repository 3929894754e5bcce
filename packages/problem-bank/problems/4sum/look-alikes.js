/** Every choice of places in ascending order, each at least `step` after the last and at most `reach` after it. */
function placesOf(count, size, step = 1, reach = Infinity, first = 0, last = Infinity) {
  if (size === 0) return [[]]
  const found = []
  for (let place = first; place < count && place <= last; place++)
    for (const rest of placesOf(count, size - 1, step, reach, place + step, place + reach)) found.push([place, ...rest])
  return found
}

/** The different quadruplets (or groups of another size) that a rule on the numbers lets through. */
function groups(nums, fits, size = 4, step = 1, reach = Infinity) {
  const chosen = placesOf(nums.length, size, step, reach).map((places) => places.map((place) => nums[place]))
  const sorted = chosen.filter(fits).map((numbers) => numbers.sort((a, b) => a - b))
  return [...new Map(sorted.map((numbers) => [numbers.join(), numbers])).values()]
}

const added = (numbers) => numbers.reduce((a, b) => a + b, 0)

const lookAlikes = [
  {
    asks: 'the indices of the numbers',
    said: [
      'the|their|zero|0|based index',
      'return|list|give|report|find|name index|position|place',
      'all|every|each index|position',
      'the|their position|place .. of|where|whose|rather|instead|not',
      'index|position rather|instead|not|quadruplet|quadruple|tuple|whose|combination|of',
      'quadruplet|quadruple|tuple|set|group|combination|list of index|position|place',
      'not the value|number',
      'by index|position',
    ],
    answer: (nums, target) =>
      placesOf(nums.length, 4).filter((places) => added(places.map((place) => nums[place])) === target),
  },
  {
    asks: 'positions counted from one',
    said: ['one|1 based|indexed', 'counted|numbered|start|starting .. from|at|with 1|one'],
    answer: (nums, target) =>
      placesOf(nums.length, 4)
        .filter((places) => added(places.map((place) => nums[place])) === target)
        .map((places) => places.map((place) => place + 1)),
  },
  {
    asks: 'the same quadruplet as often as it is found',
    said: [
      'duplicate|repetition|repeat|quadruplet|quadruple are|is allowed|kept|included|listed|permitted|fine',
      'may|can|should|must be kept|included|repeated',
      'including|keeping|allowing duplicate|repetition',
      'even if|when|though .. same|equal|identical|coincide',
      'listed|counted|reported|returned with multiplicity',
      'once for|per each|every',
      'each|every choice|way|selection of',
      'considered|counted|treated|regarded as|to|be different|distinct|separately',
    ],
    answer: (nums, target) =>
      placesOf(nums.length, 4)
        .map((places) => places.map((place) => nums[place]))
        .filter((numbers) => added(numbers) === target)
        .map((numbers) => numbers.sort((a, b) => a - b)),
  },
  {
    asks: 'a sum below the target',
    said: [
      'less|below|under|smaller|lower|fewer .. target|goal|limit|given',
      'sum|total|add|adds .. less|below|under|smaller|lower|most',
      'strictly less|below|under|smaller',
    ],
    answer: (nums, target) => groups(nums, (numbers) => added(numbers) < target),
  },
  {
    asks: 'a sum of at most the target',
    said: [
      'sum|total|add|adds|weight|up .. at most',
      'at most .. target|goal|limit|given|sum|total',
      'not|never|without .. exceed|exceeds|exceeding|more|greater|larger|above',
      'no more|greater|larger|higher than',
      'less|smaller than or equal',
      'target|goal|total or less|below|fewer|under',
    ],
    answer: (nums, target) => groups(nums, (numbers) => added(numbers) <= target),
  },
  {
    asks: 'a sum of at least the target',
    said: [
      'sum|total|add|adds|weight|up .. at least',
      'at least .. target|goal|given|sum|total',
      'not|no less|smaller|lower',
      'greater|larger than or equal',
      'target|goal|total or more|above|greater|higher',
      'reach or exceed',
    ],
    answer: (nums, target) => groups(nums, (numbers) => added(numbers) >= target),
  },
  {
    asks: 'a sum above the target',
    said: [
      'greater|larger|more|higher|above .. target|goal|given',
      'exceed|exceeds|exceeding',
      'sum|total .. above|over',
    ],
    answer: (nums, target) => groups(nums, (numbers) => added(numbers) > target),
  },
  {
    asks: 'the sum nearest to the target',
    said: ['closest|nearest|close|near|differs|approximate|approximately', 'within .. of|target'],
    answer(nums, target) {
      const offs = groups(nums, () => true).map((numbers) => Math.abs(added(numbers) - target))
      return groups(nums, (numbers) => Math.abs(added(numbers) - target) === Math.min(...offs))
    },
  },
  {
    asks: 'numbers that may be used again',
    said: [
      '~no|not|none|never|neither|nor number|value|element|candidate|entry|integer may|can|could|might be picked|chosen|used|taken|drawn|selected more|again|twice|several|as|any|repeatedly|over',
      'may|can|could|might be reused|repeated',
      'may|can|could|might be|appear|occur|serve several|repeatedly|twice|any|multiple|again|more|as|unlimited',
      'may|can|could use|reuse|repeat|take .. several|repeatedly|twice|any|multiple|again|same|more',
      'any number of times',
      'unlimited|unlimitedly|arbitrarily often',
      'not necessarily|need different|distinct|be',
      'with replacement|repetition',
      'reuse .. allowed|permitted',
    ],
    answer: (nums, target) => groups(nums, (numbers) => added(numbers) === target, 4, 0),
  },
  {
    asks: 'four numbers of different value',
    said: [
      'distinct|different|unequal|differing value',
      'pairwise|mutually|all distinct|different|unequal number|value|element',
      'four|4 .. number|value|element .. all|be|are|must distinct|different|unequal',
      'number|value be|are|all|pairwise distinct|different|unequal',
      'number|value|element must|should be distinct|different|unequal',
      'number|value must|should all be distinct|different|unequal',
      'no|without two|2|equal|repeated|same|repeating number|value|element',
      'no|without number|value .. repeated',
    ],
    answer: (nums, target) =>
      groups(nums, (numbers) => added(numbers) === target && new Set(numbers).size === numbers.length),
  },
  {
    asks: 'groups of another size',
    said: [
      'return|find|list|give|all|every|unique|each triplet|triple|trio|threesome|pair|quintuplet|quintuple',
      'three|3|five|5|two|2|six|6 number|element|integer|value|weight|entry|member|item',
      'triplet|triple|pair|quintuplet of|that|whose|with|which',
    ],
    answer: (nums, target) => groups(nums, (numbers) => added(numbers) === target, 3),
  },
  {
    asks: 'at most four numbers',
    said: [
      'at most|up|than four|4|to',
      'four|4 or fewer|less',
      'one to four|4',
      '1 to 4|four',
      'no more than four|4',
      'any number of element|number|value|weight',
    ],
    answer: (nums, target) =>
      [1, 2, 3, 4].flatMap((size) => groups(nums, (numbers) => added(numbers) === target, size)),
  },
  {
    asks: 'two numbers against two, or signs',
    said: [
      'difference|minus|subtract|subtracted|subtracting|subtraction|sign|signs|alternating',
      'two|2 pair',
      'pair .. equal|same|balance',
      'sum of two|2|pair',
    ],
    answer: (nums, target) => groups(nums, ([a, b, c, d]) => a + b - c - d === target),
  },
  {
    asks: 'the product',
    said: ['product|multiply|multiplied|multiplying|multiplies|multiplication|factor'],
    answer: (nums, target) => groups(nums, (numbers) => numbers.reduce((a, b) => a * b, 1) === target),
  },
  {
    asks: 'neighbouring places',
    said: [
      'contiguous|consecutive|subarray|window|run|block|stretch|successive',
      'adjacent|neighbouring|neighboring|next|beside',
      'in a row',
    ],
    answer: (nums, target) => groups(nums, (numbers) => added(numbers) === target, 4, 1, 1),
  },
  {
    asks: 'places that are not neighbours',
    said: [
      'nonadjacent|nonconsecutive|nonneighbouring',
      'adjacent|neighbour|neighbor|neighbouring|neighboring|consecutive|apart|gap',
      'next to',
    ],
    answer: (nums, target) => groups(nums, (numbers) => added(numbers) === target, 4, 2),
  },
  {
    asks: 'rising numbers in the order of the array',
    said: ['increasing|ascending|rising subsequence|order of|index', 'strictly increasing|ascending', 'subsequence'],
    answer: (nums, target) =>
      groups(nums, (numbers) => added(numbers) === target && numbers.every((x, i) => i === 0 || numbers[i - 1] < x)),
  },
  {
    asks: 'absolute values or squares',
    said: ['absolute|magnitude|modulus|square|squared|power|cube'],
    answer: (nums, target) => groups(nums, (numbers) => Math.abs(added(numbers)) === Math.abs(target)),
  },
  {
    asks: 'a sum divisible by the target',
    said: ['divisible|multiple of|modulo|mod|remainder|divisor|divides'],
    answer: (nums, target) => groups(nums, (numbers) => added(numbers) % target === 0),
  },
  {
    asks: 'positive numbers or even ones only',
    said: ['only|just positive|negative|nonnegative|even|odd', 'even|odd number|element|value|weight|entry|index'],
    answer: (nums, target) => groups(nums, (numbers) => added(numbers) === target && numbers.every((x) => x > 0)),
  },
  {
    asks: 'even numbers only, or odd ones',
    said: ['even|odd number|element|value|weight|entry', 'even|odd one'],
    answer: (nums, target) => groups(nums, (numbers) => added(numbers) === target && numbers.every((x) => x % 2 === 0)),
  },
  {
    asks: 'a certain number to be in every quadruplet',
    said: [
      'include|contain|contains|includes|containing|including|use|uses .. first|last|largest|smallest|maximum|minimum|zero|0',
      'exactly|least one|two|1|2 negative|positive|even|odd',
      'first|last|largest|smallest element|number .. must|always',
    ],
    answer: (nums, target) =>
      groups(nums, (numbers) => added(numbers) === target && numbers.includes(Math.max(...nums))),
  },
  {
    asks: 'quadruplets of a certain kind left out',
    said: [
      'zero|0|negative|even|odd|prime .. dropped|left|skipped|excluded|ignored|omitted|out|not|banned',
      'contain|contains|with|holding|hold|has|have a|the|no zero|0|negative',
      'quadruplets|quadruplet .. dropped|skipped|excluded|ignored|omitted|banned',
    ],
    answer: (nums, target) =>
      fourSum(
        nums.filter((num) => num !== 0),
        target,
      ),
  },
]
