/** For each number how many of the others are as `counts` says, given both and how many places further right they are. */
const counted = (counts) => (nums) =>
  nums.map((number, i) => nums.filter((other, j) => i !== j && counts(other, number, j - i)).length)

/** The first place further right with a number as `isFound` says, or -1. */
const firstAfter = (nums, i, isFound) => nums.findIndex((other, j) => j > i && isFound(other, nums[i]))

const lookAlikes = [
  {
    asks: 'greater numbers counted',
    said: [
      'greater|larger|higher|bigger|taller|more expensive|warmer than|ones|numbers|elements|values|to|after|behind|later',
    ],
    answer: counted((other, own, distance) => distance > 0 && other > own),
  },
  {
    asks: 'equal numbers counted as well',
    said: [
      'equal|same ~value|number|numbers|time|length|size',
      'at most as',
      'no|not greater|larger|higher|bigger',
      'greater|larger|higher than or',
      'nums j <= nums',
      'a j <= a',
      'or equal|as',
    ],
    answer: counted((other, own, distance) => distance > 0 && other <= own),
  },
  {
    asks: 'numbers to the left counted',
    said: ['left|before|preceding|earlier|previous|ahead|front|precede|so far', 'j < i', 'already|so far|until'],
    answer: counted((other, own, distance) => distance < 0 && other < own),
  },
  {
    asks: 'greater numbers to the left counted',
    said: ['left|before|preceding|earlier|previous|ahead|front|precede', 'inversion table', 'j < i'],
    answer: counted((other, own, distance) => distance < 0 && other > own),
  },
  {
    asks: 'all smaller numbers counted, wherever they are',
    denied: [
      'right|after|behind|later|follow|follows|following|followed|next|rest|remaining|afterwards|subsequent|ahead|suffix|succeeding|come|comes|inversions|rear',
      'j > i',
      'i < j',
      'before|precede|precedes|ahead|left',
    ],
    said: [
      'whole|entire|either|both|anywhere|elsewhere|all array|sides|side|other|others|numbers|directions',
      'in the array|list',
    ],
    answer: counted((other, own) => other < own),
  },
  {
    asks: 'different smaller numbers counted once',
    said: [
      'distinct|different|unique ~numbers|array',
      'distinct|different|unique numbers|values|elements|ones .. right|after|smaller|less',
      'once|duplicates',
    ],
    answer: (nums) => nums.map((number, i) => new Set(nums.slice(i + 1).filter((other) => other < number)).size),
  },
  {
    asks: 'all inversions, as one number',
    said: ['total|sum of|number', 'number|count of inversions|pairs', 'how many pairs|inversions|swaps'],
    answer: (nums) => [countSmaller(nums).reduce((sum, count) => sum + count, 0)],
  },
  {
    asks: 'the first smaller number to the right, or its place',
    said: [
      'next|first|nearest|closest smaller|lower|lesser|number|one|value|element|that',
      'wait|until|till|distance|far',
      '-1',
      'index|position|place of ~each|every|nums|i|the',
    ],
    answer: (nums) => nums.map((_, i) => nums[firstAfter(nums, i, (other, own) => other < own)] ?? -1),
  },
  {
    asks: 'how far away a smaller number is',
    said: ['wait|until|till|distance|far|days|steps', 'next|first|nearest|closest'],
    answer: (nums) => nums.map((_, i) => Math.max(0, firstAfter(nums, i, (other, own) => other < own) - i)),
  },
  {
    asks: 'the run of smaller numbers directly behind each',
    said: [
      'consecutive|consecutively|contiguous|directly|immediately|row|adjacent|run',
      'see|sees|seen|visible|view|block|blocks|blocked',
      'until|before a|the|an|it|one|first|reaching',
      'in a row',
    ],
    answer: (nums) =>
      nums.map((number, i) => {
        const end = firstAfter(nums, i, (other) => other >= number)
        return (end < 0 ? nums.length : end) - i - 1
      }),
  },
  {
    asks: 'the smallest, the largest or the sum of what follows',
    said: [
      'sum|total|smallest|minimum|largest|greatest|maximum|product|average|median ~right|integer',
      'largest|greatest|smallest of|number|element|value|one',
      'replace|replaced',
    ],
    answer: (nums) =>
      nums.map((number, i) => nums.slice(i + 1).reduce((sum, other) => sum + (other < number ? other : 0), 0)),
  },
  {
    asks: 'the numbers themselves',
    said: ['return|list|give|output the smaller|lower|lesser number|value|element', 'themselves'],
  },
  {
    asks: 'numbers that are smaller by so much',
    said: [
      'twice|double|half|k|threshold|difference',
      'at least|most one|two|2|k|three|ten|1|five',
      'more than one|twice|two|k',
      'smaller|less|lower by',
      'much smaller|lower|less',
    ],
    answer: counted((other, own, distance) => distance > 0 && 2 * other < own),
  },
  {
    asks: 'only the next few numbers looked at',
    said: [
      'within|next k|three|two|2|3|d|window',
      'window|windows',
      'at most|up k|two|three|to',
      'k places|positions|days',
    ],
    answer: counted((other, own, distance) => distance > 0 && distance < 3 && other < own),
  },
  {
    asks: 'a circular array',
    said: ['circular|circle|cyclic|wrap|wraps|around|ring'],
    answer: counted((other, own) => other < own),
  },
  {
    asks: 'absolute values, digits or remainders compared',
    said: [
      'absolute|abs|magnitude|digit|digits|remainder|modulo|even|odd|parity|divisor|divisors|divides|divisible|negative|positive ~integer|integers|numbers|number',
    ],
    answer: counted((other, own, distance) => distance > 0 && Math.abs(other) < Math.abs(own)),
  },
  {
    asks: 'the counts sorted, the greatest count, or the numbers from their counts',
    said: [
      'largest|greatest|highest|maximum|most count|counts|often',
      'sorted|sort|order|descending|ascending',
      'permutation|reconstruct|restore|recover|original',
    ],
    answer: (nums) => countSmaller(nums).toSorted((a, b) => b - a),
  },
]
