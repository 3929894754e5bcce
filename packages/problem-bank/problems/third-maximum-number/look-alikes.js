const falling = (nums) => nums.toSorted((a, b) => b - a)
const distinct = (nums) => [...new Set(falling(nums))]
const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

const lookAlikes = [
  {
    asks: 'the third largest, equal ones counted each',
    said: [
      'counted|counts|count separately|individually|twice|each|several|again|with',
      'not|need|necessarily .. distinct|different|unique',
      'equal|same|duplicate|duplicates|repeated .. separate|separately|each|too|also|different|allowed',
      'in the sorted order|array',
      'including|with duplicates|repetitions|multiplicity',
      'kth|k',
    ],
    denied: [
      'distinct|different|unique|duplicate|duplicates|distinctly',
      'equal|same|tie|ties|twice|repeated|repeats|repetition|repetitions',
      'set',
      'once',
    ],
    answer: (nums) => falling(nums)[2] ?? falling(nums)[0],
  },
  {
    asks: 'the smallest where there are fewer than three',
    said: [
      'return|returns|give|gives|report|reports|answer|is the smallest|minimum|least|lowest|last',
      'otherwise|else|fewer|not|less|without .. smallest|minimum|least|lowest|last|second',
      'smallest|minimum|least|lowest .. instead|otherwise|if|when',
    ],
    answer: (nums) => distinct(nums)[2] ?? distinct(nums).at(-1),
  },
  {
    asks: '-1 or something else where there are fewer than three',
    said: [
      '-1|null|none|nothing|exception|error',
      'minus one|1',
      'otherwise|else|instead .. 0|zero',
      'return|returns 0|zero',
      'guaranteed|always|sure .. three|3',
    ],
    answer: (nums) => distinct(nums)[2] ?? -1,
  },
  {
    asks: 'zero where there are fewer than three',
    said: ['0|zero ~if|and|as|is|or|to'],
    answer: (nums) => distinct(nums)[2] ?? 0,
  },
  {
    asks: 'the third smallest',
    said: [
      'third smallest|minimum|lowest|least|last|earliest|fastest|shortest|quickest',
      'smallest|minimum|lowest .. third',
      'ascending|increasing|fastest|quickest|shortest|earliest|cheapest',
    ],
    answer: (nums) => distinct(nums).reverse()[2] ?? distinct(nums).at(-1),
  },
  {
    asks: 'the third smallest, or the largest',
    said: ['third smallest|minimum|lowest|least'],
    answer: (nums) => distinct(nums).reverse()[2] ?? distinct(nums)[0],
  },
  {
    asks: 'the second largest, or another place',
    said: ['second|fourth|2nd|4th|silver|runner', 'kth|k largest|maximum|highest|place', 'median|middle'],
    answer: (nums) => distinct(nums)[1] ?? distinct(nums)[0],
  },
  { asks: 'the fourth largest', said: ['fourth|4th|four'], answer: (nums) => distinct(nums)[3] ?? distinct(nums)[0] },
  {
    asks: 'the sum or the product of the three largest',
    said: [
      'sum|sums|product|total|add|added|together|average|mean',
      'three|3 largest|greatest|maximum|highest|biggest|best ~distinct|different|numbers|values|seen|so',
    ],
    answer: (nums) => total(distinct(nums).slice(0, 3)),
  },
  {
    asks: 'the product of the three largest',
    said: ['product|products|multiply|multiplied|multiplying'],
    answer: (nums) =>
      falling(nums)
        .slice(0, 3)
        .reduce((product, number) => product * number, 1),
  },
  {
    asks: 'the place of it, or how often it occurs',
    said: [
      'index|position of ~the ~podium',
      'how often|many',
      'number|count of occurrences|times',
      'frequent|frequency|common|occurs most|third',
    ],
    answer: (nums) => nums.indexOf(thirdMax(nums)),
  },
  {
    asks: 'the third most frequent number',
    said: ['frequent|frequency|frequently|common|often', 'most times'],
    answer(nums) {
      const ranked = distinct(nums).sort(
        (a, b) => nums.filter((n) => n === b).length - nums.filter((n) => n === a).length,
      )
      return ranked[2] ?? ranked[0]
    },
  },
  {
    asks: 'absolute values, or only some of the numbers',
    said: [
      'absolute|magnitude',
      'even|odd|positive|negative|prime number|numbers|integers|values|only',
      'only .. even|odd|positive|once',
      'subarray|window|consecutive|adjacent',
    ],
    answer: (nums) => distinct(nums.map(Math.abs))[2] ?? Math.max(...nums.map(Math.abs)),
  },
  {
    asks: 'the numbers that occur once',
    said: ['exactly|only|just once', 'occur|occurs|appear|appears once', 'unique number|numbers ~in'],
    answer(nums) {
      const once = falling(nums).filter((number) => nums.indexOf(number) === nums.lastIndexOf(number))
      return once[2] ?? once[0] ?? -1
    },
  },
  {
    asks: 'a further condition or exception',
    said: ['of no importance|use|interest|account|concern|consequence|avail|effect'],
  },
]
