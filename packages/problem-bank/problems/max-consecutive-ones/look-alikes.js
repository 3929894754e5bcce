/** The length of the longest part that fits. */
function longestPart(nums, fits) {
  let longest = 0
  for (let start = 0; start < nums.length; start++)
    for (let end = start + 1; end <= nums.length; end++)
      if (end - start > longest && fits(nums.slice(start, end))) longest = end - start
  return longest
}

const zeros = (part) => part.filter((bit) => bit === 0).length
const onesOf = (part) => part.length - zeros(part)
const swapped = (nums) => nums.map((bit) => 1 - bit)
const runs = (nums) => nums.join('').split(/0+/).filter(Boolean)

/** The longest run of ones that a zero ends. */
function longestEnded(nums) {
  let [here, most] = [0, 0]
  for (const bit of nums) {
    if (bit === 0) most = Math.max(most, here)
    here = bit === 0 ? 0 : here + 1
  }
  return most
}

const lookAlikes = [
  {
    asks: 'a run that a zero ends',
    said: ['ended|closed|followed|stopped|bounded|framed|enclosed by', 'between two|zeros', 'after it|which .. zero|0'],
    answer: longestEnded,
  },
  {
    asks: 'one zero that may be flipped',
    said: [
      'flip|flips|flipped|flipping|toggle|toggled|invert|inverted|convert|converted|converting|turn|turned|turning|change|changed|changing|replace|replaced|replacing|swap|swapped|switch|switched',
      'at most one|1 0|zero|rest|gap|miss|single|of',
      'one|1|single|a 0|zero|gap|miss may|can|is|allowed|could|be|between|in|within',
      'forgive|forgiven|tolerate|tolerated|ignored|ignore|skip|skipped|bridge|bridged|joker|exception|excused|wildcard',
      'with at most',
      'including one|1|a',
      'interrupted|interruption|missed',
      'set .. to 1|one',
    ],
    answer: (nums) => longestPart(nums, (part) => zeros(part) <= 1),
  },
  {
    asks: 'several zeros that may be flipped',
    said: [
      'flip|flips|flipped|flipping|toggle|toggled|invert|inverted|convert|converted|turn|turned|change|changed|replace|replaced|swap|swapped',
      'at most|up|to k|two|2|three|3',
      'two|2|k zero|0|gap|miss|rest',
      'forgiven|tolerated|ignored|skipped|allowed',
    ],
    answer: (nums) => longestPart(nums, (part) => zeros(part) <= 2),
  },
  {
    asks: 'one element to be deleted',
    said: [
      'delete|deleted|deleting|deletion|remove|removed|removing|removal|drop|dropped|erase|erased|omit|discard',
      'take|taking|leave|leaving out',
    ],
    answer: (nums) => Math.max(...nums.map((_, at) => findMaxConsecutiveOnes(nums.toSpliced(at, 1)))),
  },
  {
    asks: 'the longest run of zeros',
    said: [
      'consecutive|successive 0|zero|rainy|gap|off',
      'consecutive .. zeros|0s',
      'run|streak|block|row|sequence|stretch|series of 0|zero',
      'zeros|zeroes|0s in a row',
    ],
    answer: (nums) => findMaxConsecutiveOnes(swapped(nums)),
  },
  {
    asks: 'the longest run of zeros or of the gap between ones',
    said: [
      'between two|2|one|ones|1|consecutive|successive|neighbouring',
      'gap|distance|binary gap',
      'surrounded|enclosed|bounded',
    ],
    answer: (nums) =>
      Math.max(
        0,
        ...nums
          .join('')
          .replace(/^0+|0+$/g, '')
          .split(/1+/)
          .map((gap) => gap.length),
      ),
  },
  {
    asks: 'a circular array',
    said: [
      'bracelet|necklace|wheel|clock|ring|circle|circular|loop|belt|drum|wreath',
      'after|past|beyond|behind .. last|end .. first|start|beginning',
      'last .. first',
      'goes|go|going|continue|continues|starts on|over|again with|at|from',
      'circle|circular|circularly|ring|cyclic|cyclically|loop|round|around|wrap|wraps|wrapping|carousel',
      'last .. first .. adjacent|neighbour|neighbours|neighbor|neighbors|next|follows|continue|together|consecutive',
      'first .. last .. adjacent|neighbour|neighbours|neighbor|neighbors|next|follows|continue|together|consecutive',
      'follow|follows|followed|continues .. first|start|beginning',
      'endless|repeats|repeated|repeating|periodic|concatenated|twice',
      'rotate|rotated|rotation|rotations',
    ],
    answer: (nums) => Math.min(nums.length, findMaxConsecutiveOnes([...nums, ...nums])),
  },
  {
    asks: 'where the run begins or ends',
    said: [
      'index|position|indices|place .. start|starts|begin|begins|end|ends|first|last|of|where',
      'where .. start|starts|begin|begins|end|ends',
      'return|find|give|output|determine the index|position|start|end|beginning|first|last',
      'on which|what day',
      'starting|ending|end|first|start index|position',
    ],
    answer: (nums) => {
      const longest = findMaxConsecutiveOnes(nums)
      return longest === 0 ? -1 : nums.findIndex((_, at) => !nums.slice(at, at + longest).includes(0))
    },
  },
  {
    asks: 'where the longest run ends',
    said: ['index|position|place .. end|ends|last', 'where .. end|ends', 'return|find|give the end|last'],
    answer: (nums) => {
      const longest = findMaxConsecutiveOnes(nums)
      return longest === 0 ? -1 : nums.findIndex((_, at) => !nums.slice(at, at + longest).includes(0)) + longest - 1
    },
  },
  {
    asks: 'the number of runs',
    said: [
      'number|count of run|block|group|streak|stretch|series|segment|island|maximal|separate',
      'how many run|block|group|streak|stretch|series|segment|separate|time|maximal',
      'number of time',
    ],
    answer: (nums) => runs(nums).length,
  },
  {
    asks: 'the number of ones',
    said: [
      'total|altogether|overall|entire|whole number|count|of',
      'in|all total|together',
      'number of one|1 altogether|overall',
    ],
    answer: (nums) => onesOf(nums),
  },
  {
    asks: 'the shortest run',
    said: ['shortest|minimum|smallest|minimal|least|lowest', 'minimize|minimise'],
    answer: (nums) => Math.min(...(runs(nums).length > 0 ? runs(nums).map((run) => run.length) : [0])),
  },
  {
    asks: 'the second longest run',
    said: ['second|2nd|third|runner|next longest|largest|best|greatest|biggest', 'second|2nd', 'two longest', 'sum of'],
    answer: (nums) =>
      runs(nums)
        .map((run) => run.length)
        .sort((a, b) => b - a)[1] ?? 0,
  },
  {
    asks: 'the first or last run',
    said: [
      'first|last|initial|final|current|latest|leading|trailing|recent|ongoing run|streak|block|stretch|row|series',
      'at the end|start|beginning',
      'current|latest|recent',
      'up to today|now',
      'until now|today',
    ],
    answer: (nums) => runs(nums)[0]?.length ?? 0,
  },
  {
    asks: 'the run that ends the array',
    said: [
      'last|final|current|latest|trailing|recent|ongoing run|streak|block|stretch|row|series',
      'at the end',
      'current|latest',
      'up to today|now',
    ],
    answer: (nums) => /1*$/.exec(nums.join(''))[0].length,
  },
  {
    asks: 'the longest run of equal bits',
    said: [
      'equal|same|identical|alike element|value|bit|digit|number|entry|day|symbol|kind|weather',
      'equal|identical',
      'same value|digit|bit',
      'either .. zeros|ones|0|1|or .. zeros|ones|1s|0s|1|0',
      'zeros or ones',
      'ones or zeros',
    ],
    answer: (nums) => Math.max(findMaxConsecutiveOnes(nums), findMaxConsecutiveOnes(swapped(nums))),
  },
  {
    asks: 'alternating bits, or as many ones as zeros',
    said: [
      'alternate|alternating|alternately|zigzag',
      'equal|same number|many|count|amount of',
      'as many',
      'balanced|majority',
      'more ones|1|than',
    ],
    answer: (nums) => longestPart(nums, (part) => 2 * onesOf(part) === part.length),
  },
  {
    asks: 'alternating bits',
    said: ['alternate|alternating|alternately|zigzag', 'differ|different|opposite'],
    answer: (nums) => longestPart(nums, (part) => part.every((bit, at) => at === 0 || bit !== part[at - 1])),
  },
  {
    asks: 'runs that count only from a certain length, or of even or odd length',
    said: [
      'at least two|2|k|three|3',
      'even|odd length|number|run|position|index',
      'even|odd',
      'longer than',
      'multiple|divisible|power|prime',
    ],
    answer: (nums) => Math.max(0, ...runs(nums).map((run) => run.length - (run.length % 2))),
  },
  {
    asks: 'runs of the binary form of numbers, or of other values',
    said: ['binary representation|form|notation', 'product|sum of|squares|square', 'squared|product|modulo'],
    answer: (nums) => findMaxConsecutiveOnes(nums),
  },
  {
    asks: 'runs of two or more ones',
    said: [
      'two|2 or more',
      'at least two|2',
      'lone|single|solitary|isolated|alone',
      'own|itself .. no|not|never',
      'longer|more|greater than one|1|a',
      'or more',
      'not .. on its|their own',
      'two|2 .. or longer|more',
    ],
    answer: (nums) => {
      const most = findMaxConsecutiveOnes(nums)
      return most > 1 ? most : 0
    },
  },
  {
    asks: 'runs of odd length',
    said: ['odd|uneven', 'middle|centre|center|central'],
    answer: (nums) =>
      Math.max(
        0,
        ...nums.flatMap((_, start) =>
          nums
            .slice(start)
            .map((_, length) => nums.slice(start, start + length + 1))
            .filter((part) => part.length % 2 === 1 && !part.includes(0))
            .map(({ length }) => length),
        ),
      ),
  },
]
