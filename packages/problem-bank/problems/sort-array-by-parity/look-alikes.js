const isEven = (number) => number % 2 === 0
const evens = (nums) => nums.filter(isEven)
const odds = (nums) => nums.filter((number) => !isEven(number))
const rising = (nums) => nums.toSorted((a, b) => a - b)

const lookAlikes = [
  {
    asks: 'the odd numbers first',
    said: [
      'odd|odds .. first|before|front|begin|beginning|left|followed|then',
      'first|begin|beginning|left|front odd|odds',
      'even|evens .. last|after|behind|end|right',
    ],
    answer: (nums) => [...odds(nums), ...evens(nums)],
  },
  {
    asks: 'even numbers at even places',
    said: [
      'even|odd index|indexes|position|positions|place|places',
      'index|indexes|position|positions|place .. even|odd',
      'alternate|alternates|alternating|alternately|turn|turns',
      'every second|other',
    ],
    answer: (nums) => {
      const [one, other] = [evens(nums), odds(nums)]
      return nums.map((_, at) => (at % 2 === 0 ? one.shift() : other.shift()) ?? 0)
    },
  },
  {
    asks: 'each part in ascending order',
    said: [
      'ascending|increasing|smallest|smaller|nondecreasing|ascendingly|rising',
      'sorted|sort each|both|group|part|half|separately|within|among',
      'order of size',
      'each|both|within .. sorted|sort|ordered',
    ],
    answer: (nums) => [...rising(evens(nums)), ...rising(odds(nums))],
  },
  {
    asks: 'each part in descending order',
    said: ['descending|decreasing|largest|larger|falling'],
    answer: (nums) => [...rising(evens(nums)).reverse(), ...rising(odds(nums)).reverse()],
  },
  {
    asks: 'the even numbers up and the odd ones down',
    said: ['ascending|increasing|descending|decreasing'],
    answer: (nums) => [...rising(evens(nums)), ...rising(odds(nums)).reverse()],
  },
  {
    asks: 'the even or the odd numbers alone',
    said: [
      'only|just even|odd|evens|odds',
      'remove|removed|removing|delete|deleted|drop|discard|filter|without',
      'only|just the',
    ],
    answer: evens,
  },
  {
    asks: 'the places of the numbers',
    said: ['return|give|output|of the|all index|indexes|positions|places', 'index|indexes of'],
    answer: (nums) => nums.flatMap((number, at) => (isEven(number) ? [at] : [])),
  },
  {
    asks: 'how many there are, or the swaps needed',
    said: ['how many', 'number|count of .. even|odd|swaps|moves', 'swaps|minimum|fewest'],
    answer: (nums) => [evens(nums).length, odds(nums).length],
  },
  {
    asks: 'numbers by how many bits or digits they have',
    said: ['bit|bits|ones', 'digit|digits|sum of', 'number of .. bits|digits|ones|divisors'],
    answer: (nums) => rising(nums),
  },
  {
    asks: 'sign or another property instead',
    said: ['positive|negative|zero|zeros|zeroes|prime|divisible|multiple|multiples|three|3|pivot|smaller|less'],
    answer: (nums) => [...nums.filter((number) => number > 0), ...nums.filter((number) => number <= 0)],
  },
  {
    asks: 'the numbers sorted as a whole',
    said: ['ascending|increasing|sorted|nondecreasing'],
    answer: rising,
  },
  {
    asks: 'an order that is reversed',
    said: ['reverse|reversed|backwards'],
    answer: (nums) => [...evens(nums).reverse(), ...odds(nums).reverse()],
  },
  {
    asks: 'groups of even and of odd numbers that stay apart',
    said: [
      'same parity .. swap|swapped|adjacent',
      'adjacent|neighbouring|neighboring|consecutive swap|swapped|swaps|elements|numbers',
    ],
    answer: (nums) => nums,
  },
]
