const pairs = (nums) => nums.flatMap((a, i) => nums.slice(i + 1).map((b) => [a, b]))
const best = (values) => Math.max(0, ...values)
const xors = (nums) => nums.flatMap((_, i) => nums.slice(i).map((__, more) => nums.slice(i, i + more + 1)))
const all = (numbers) => numbers.reduce((sum, number) => sum ^ number, 0)
const subsets = (nums) =>
  nums.length > 12 ? undefined : nums.reduce((made, number) => made.concat(made.map((xor) => xor ^ number)), [0])

const lookAlikes = [
  {
    asks: 'the exclusive or of a subarray',
    said: [
      ...contiguous(
        'back to back',
        'in a|one row|go|piece|line',
        'i j',
        'l r',
        'r l',
        'j i',
        'i 1',
        'side by',
        'one after',
        'without|no gap|interruption|break|hole',
        'start|starting|begin|beginning|first|from .. end|ending|stop|last|finish|to',
      ),
      'from i to j',
    ],
    answer: (nums) => best(xors(nums).map(all)),
  },
  {
    asks: 'the exclusive or of any subset',
    said: [
      'subset',
      'subset|subsets|subsequence|any number of|subsequences',
      'some|several|any of the',
      'group|selection|collection',
      'one or more',
      'as many',
    ],
    answer: (nums) => subsets(nums) && best(subsets(nums)),
  },
  {
    asks: 'three numbers',
    said: [
      'three|triple|triplet|triples|trio|3|k numbers|elements|values|integers|of|codes',
      'triple|triples|triplet|triplets|trio|trios',
    ],
    answer: (nums) => best(nums.flatMap((a) => nums.flatMap((b) => nums.map((c) => a ^ b ^ c)))),
  },
  {
    asks: 'the least of them',
    said: asLeast('needed|required|necessary|takes|take|do|done at least', '~at least'),
    answer: (nums) => Math.min(...pairs(nums).map(([a, b]) => a ^ b)),
  },
  {
    asks: 'the bitwise and',
    said: ['bitwise|logical and', 'and of|operation|operator', 'common|shared bits|bit'],
    answer: (nums) => best(pairs(nums).map(([a, b]) => a & b)),
  },
  {
    asks: 'the bitwise or',
    said: ['bitwise|logical|inclusive or', '~exclusive|eXclusive or of'],
    answer: (nums) => best(pairs(nums).map(([a, b]) => a | b)),
  },
  {
    asks: 'the sum or the product',
    said: ['sum|sums|total|product|added'],
    answer: (nums) => best(pairs(nums).map(([a, b]) => a + b)),
  },
  {
    asks: 'the most bits that differ',
    said: [
      'number|count|many of bits|positions|places|ones|differing|different',
      'number|count|many bits|positions|places|ones',
      'hamming',
      'how many',
      'set bits|bit',
      'popcount|weight',
    ],
    answer: (nums) => best(pairs(nums).map(([a, b]) => [...(a ^ b).toString(2)].filter((bit) => bit === '1').length)),
  },
  {
    asks: 'neighbours in the array',
    said: [
      'adjacent|neighbouring|neighboring|neighbour|neighbours|neighbor|consecutive|successive',
      'next to',
      'side by',
      'following|next one|number|element',
    ],
    answer: (nums) => best(nums.slice(1).map((number, i) => number ^ nums[i])),
  },
  {
    asks: 'numbers that are not neighbours',
    said: [
      'not|never|nor|no .. adjacent|neighbouring|neighbours|neighbour|beside|consecutive|next',
      'nonadjacent',
      'at least one|two|k .. between',
      'apart',
    ],
    answer: (nums) => best(nums.flatMap((a, i) => nums.slice(i + 2).map((b) => a ^ b))),
  },
  {
    asks: 'numbers near each other in value',
    said: [
      'absolute|abs difference',
      'difference .. at most|least|minimum|smaller|larger|up',
      'differ|differs by|at',
      'strong|abs',
      'both even|odd',
      'same|different parity',
      'even .. odd',
    ],
    answer: (nums) =>
      best(
        pairs(nums)
          .filter(([a, b]) => Math.abs(a - b) <= Math.min(a, b))
          .map(([a, b]) => a ^ b),
      ),
  },
  {
    asks: 'the smaller number before the larger',
    said: [
      'smaller|larger|first|earlier|left .. before|than|left',
      'second|later|right .. larger|greater|bigger|smaller|exceeds|exceed',
      'nums i < nums|a|nums',
      'increasing|ascending|rising',
    ],
    answer: (nums) =>
      best(
        pairs(nums)
          .filter(([a, b]) => a < b)
          .map(([a, b]) => a ^ b),
      ),
  },
  {
    asks: 'how many pairs reach it, or which',
    said: [
      'how many pair|pairs|ways',
      'number|count of .. pair|pairs',
      'return|find|give the two|pair|indices',
      'indices|index of|return',
    ],
    answer(nums) {
      const values = pairs(nums).map(([a, b]) => a ^ b)
      return values.filter((value) => value === best(values)).length
    },
  },
  {
    asks: 'a bound on the result',
    said: ['exceed|exceeds|exceeding'],
  },
  {
    asks: 'the second largest result',
    said: ['second|2nd|kth|third largest|greatest|highest|best|biggest'],
    answer: (nums) => [...new Set([...pairs(nums), [0, 0]].map(([a, b]) => a ^ b))].sort((a, b) => b - a)[1] ?? 0,
  },
  {
    asks: 'a further condition or another figure',
    said: [
      '~out|break|breaks|breaking|broke even ~if|when|though|where|better|so|the|a|an|in|by|after|for|then|agree|share|tempered|handed|keeled|ring|their|its|they|them',
    ],
  },
]
