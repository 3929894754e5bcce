/** How many pairs of places, the first before the second, are as wished. */
function pairs(nums, isGood) {
  let good = 0
  for (const [j, b] of nums.entries()) for (let i = 0; i < j; i++) if (isGood(nums[i], b, i, j)) good++
  return good
}

const times = (nums, number) => nums.filter((other) => other === number).length
const distinct = (nums) => [...new Set(nums)]

const lookAlikes = [
  {
    asks: 'pairs that share no element',
    said: [
      'disjoint|matched|matching|partner|socks|gloves|shoes',
      'each|every|no|one .. one|at|only pair|most',
      'once in|a|used|taken|per|at',
      'only|just|most|than one|once',
      'form|formed|make|made|remove|removed|sell|sold|put|pair up',
      'can be formed|made|paired|removed|taken|sold',
    ],
    answer: (nums) => distinct(nums).reduce((sum, number) => sum + Math.floor(times(nums, number) / 2), 0),
  },
  {
    asks: 'equal neighbours',
    said: [
      'adjacent|neighbour|neighbours|neighbor|neighbors|neighbouring|neighboring|consecutive|successive|next',
      'in a row',
    ],
    answer: (nums) => pairs(nums, (a, b, i, j) => a === b && j === i + 1),
  },
  {
    asks: 'how many values are repeated',
    said: [
      'number|count of .. duplicate|duplicates|repeated|distinct|different|values',
      'how many .. duplicate|duplicates|repeated|distinct|different|values|numbers|elements',
      'appear|appears|occur|occurs more|at|twice|exactly',
      'distinct|different|unique pair|pairs|value|values|number|numbers',
    ],
    answer: (nums) => distinct(nums).filter((number) => times(nums, number) > 1).length,
  },
  {
    asks: 'how many values occur exactly twice',
    said: ['exactly|precisely|just|only two|twice|2', 'occur|occurs|appear|appears .. twice|2'],
    answer: (nums) => distinct(nums).filter((number) => times(nums, number) === 2).length,
  },
  {
    asks: 'how many elements repeat an earlier one',
    said: [
      'removed|remove|delete|deleted|removals',
      'repeat|repeats|repeating|already|earlier|before|previous',
      'make .. distinct|unique',
    ],
    answer: (nums) => nums.length - distinct(nums).length,
  },
  {
    asks: 'both orders of a pair',
    said: [
      'ordered pair|pairs',
      'both order|orders|ways|directions',
      'order matters|counts',
      'twice',
      'i j and j i',
      'different|distinct from j i',
      'i != j',
    ],
    answer: (nums) => 2 * pairs(nums, (a, b) => a === b),
  },
  {
    asks: 'an element with itself',
    said: ['itself|themselves', 'i <= j', 'not|necessarily .. different|distinct', 'same index|place|position|element'],
    answer: (nums) => pairs(nums, (a, b) => a === b) + nums.length,
  },
  {
    asks: 'pairs that differ',
    said: ['not|never equal|the|same|identical|alike|match', 'differ|differs|unequal|distinct|different', '!='],
    answer: (nums) => pairs(nums, (a, b) => a !== b),
  },
  {
    asks: 'pairs with a sum or a difference',
    said: [
      'sum|sums|add|adds|difference|differences|absolute|product|xor|distance|divisible|multiple|apart|k|target',
      'plus|minus|within',
    ],
    answer: (nums) => pairs(nums, (a, b) => Math.abs(a - b) === 1),
  },
  {
    asks: 'pairs near to each other',
    said: [
      'next to',
      'something|somebody|others|another .. between',
      'at most|least .. apart|away|places|positions|steps|k',
      'within',
      'distance|apart|far|near|close',
      'i k',
    ],
    answer: (nums) => pairs(nums, (a, b, i, j) => a === b && j - i <= 2),
  },
  {
    asks: 'pairs with nothing larger, or nothing equal, between them',
    said: ['between', 'in between', 'visible|see|sees|greet'],
    answer: (nums) => pairs(nums, (a, b, i, j) => a === b && nums.slice(i + 1, j).every((other) => other < a)),
  },
  {
    asks: 'each value with its next occurrence',
    said: ['next|nearest|closest|previous|last|following occurrence|equal|same|one', 'between'],
    answer: (nums) => pairs(nums, (a, b, i, j) => a === b && !nums.slice(i + 1, j).includes(a)),
  },
  {
    asks: 'pairs of which the first is larger or smaller',
    said: ['larger|greater|smaller|less|more|lower|higher than', 'inversion|inversions', '< nums', '> nums', '2 nums'],
    answer: (nums) => pairs(nums, (a, b) => a > b),
  },
  {
    asks: 'equal triples',
    said: ['triple|triples|triplet|triplets|three|3'],
    answer: (nums) =>
      distinct(nums).reduce((sum, number) => {
        const many = times(nums, number)
        return sum + (many * (many - 1) * (many - 2)) / 6
      }, 0),
  },
  {
    asks: 'only some numbers or places',
    said: ['even|odd|positive|negative|prime|nonzero', 'only .. first|last'],
    answer: (nums) => pairs(nums, (a, b, i, j) => a === b && (j - i) % 2 === 1),
  },
  {
    asks: 'whether there is such a pair',
    said: ['whether|true|false|exists'],
    answer: (nums) => pairs(nums, (a, b) => a === b) > 0,
  },
  {
    asks: 'pairs that are not neighbours',
    said: [
      'next to',
      'something|somebody|others|another|anything .. between',
      'not|never|no .. adjacent|neighbours|neighbouring|neighbors|beside|side|consecutive',
      'apart|separated|away',
      'in between',
    ],
    answer: (nums) =>
      nums.reduce((count, number, i) => count + nums.filter((other, j) => j > i + 1 && other === number).length, 0),
  },
]
